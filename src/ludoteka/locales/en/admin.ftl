# Commands for hosts: accounts, bans, reports, and what hosts did.

cli-admin-add-user-help = Make an account; prints a one-time link with which its owner chooses the password.
cli-admin-reset-password-help = Print a one-time link with which somebody chooses a new password.
cli-admin-rename-help = Give somebody another name.
cli-admin-make-host-help = Let an account use the hosts’ page.
cli-admin-unmake-host-help = Take the hosts’ page from an account.
cli-admin-tokens-help = List somebody’s API tokens.
cli-admin-revoke-help = Revoke a token.
cli-admin-ban-help = Keep a person out, or the guests of a network.
cli-admin-unban-help = Let a person or the guests of a network in again.
cli-admin-bans-help = List who is banned now.
cli-admin-reports-help = List what players reported; with a report’s id, show it with the chat around it.
cli-admin-close-report-help = Close a report; --why says what came of it.
cli-admin-audit-help = List what hosts did, and why.

cli-parameter-because = Why; kept with the action, and told to who is banned.
cli-parameter-hours = For how many hours; for good if nothing is said.
cli-parameter-network = An address or a network, such as 203.0.113.0/24.
cli-parameter-new-name = The new name.
cli-parameter-token = The id of the token, as in the list.
cli-parameter-closed = Those that are closed.

cli-heading-banned = Banned until
cli-heading-token = Token
cli-heading-label = For
cli-heading-scopes = May
cli-heading-used = Last used
cli-heading-who = Who
cli-heading-until = Until
cli-heading-why = Why
cli-heading-reporter = Reported by
cli-heading-by = By
cli-admin-reset = A link for { $name } to choose a password. It holds once, for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }:
cli-admin-renamed = { $old } is called { $name } now.
cli-admin-host-made = { $name } is a host now.
cli-admin-host-unmade = { $name } is no longer a host.
cli-admin-no-tokens = No tokens.
cli-admin-revoked = The token { $token } of { $name } is revoked.
cli-admin-banned = { $name } is banned until { $time }.
cli-admin-unbanned = { $name } may come in again.
cli-admin-no-bans = Nobody is banned.
cli-admin-no-reports = No reports.
cli-admin-report-closed = The report { $report } is closed.
cli-admin-reason = { $reason ->
        [insult] insults
        [cheating] cheating
        [name] name
        [spam] spam
       *[other] other
    }
cli-admin-action = { $what ->
        [add-user] made the account
        [ban] banned
        [ban-network] banned the network
        [close-report] closed the report
        [close-table] closed the table
        [delete-user] deleted
        [make-host] made a host
        [make-token] made a token
        [mute] muted
        [rename] renamed
        [reset-password] made a password link
        [revoke-token] revoked a token
        [unban] unbanned
        [unmake-host] took the host’s rights
       *[unmute] unmuted
    }
error-person-or-network = Name a person, or a network with --network, not both.

# Commands for hosts: accounts, bans, reports, and what hosts did.

cli-admin-add-user-help = Create an account; prints a one-time link with which its owner chooses the password.
cli-admin-reset-password-help = Print a one-time link for choosing a new password.
cli-admin-rename-help = Rename a user.
cli-admin-make-host-help = Give an account access to the hosts’ page.
cli-admin-unmake-host-help = Take the hosts’ page from an account.
cli-admin-tokens-help = List a user’s API tokens.
cli-admin-revoke-help = Revoke a token.
cli-admin-ban-help = Ban a user, or the guests of a network.
cli-admin-unban-help = Unban a user, or the guests of a network.
cli-admin-bans-help = List current bans.
cli-admin-reports-help = List reports; with a report’s id, show it with the chat around it.
cli-admin-close-report-help = Close a report; --why says what came of it.
cli-admin-audit-help = List what hosts did, and why.

cli-parameter-because = The reason; kept with the action, and shown to the banned user.
cli-parameter-hours = Number of hours (default: for good).
cli-parameter-network = An address or a network, such as 203.0.113.0/24.
cli-parameter-new-name = The new name.
cli-parameter-token = The id of the token, as in the list.
cli-parameter-closed = Show closed reports.

cli-heading-banned = Banned until
cli-heading-token = Token
cli-heading-label = For
cli-heading-scopes = Permissions
cli-heading-used = Last used
cli-heading-who = Who
cli-heading-until = Until
cli-heading-why = Why
cli-heading-reporter = Reported by
cli-heading-by = By
cli-admin-reset = A link for { $name } to choose a password. It works once, for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }:
cli-admin-renamed = { $old } is now called { $name }.
cli-admin-host-made = { $name } is now a host.
cli-admin-host-unmade = { $name } is no longer a host.
cli-admin-no-tokens = No tokens.
cli-admin-revoked = The token { $token } of { $name } is revoked.
cli-admin-banned = { $name } is banned until { $time }.
cli-admin-unbanned = { $name } is no longer banned.
cli-admin-no-bans = Nobody is banned.
cli-admin-no-reports = No reports.
cli-admin-report-closed = Report { $report } is closed.
cli-admin-reason = { $reason ->
        [insult] insults
        [stalling] stalling
        [cheating] cheating
        [name] name
        [spam] spam
        [game] the game did something wrong
       *[other] other
    }
cli-admin-action = { $what ->
        [add-user] created the account
        [ban] banned
        [ban-network] banned the network
        [close-report] closed the report
        [close-table] closed the table
        [delete-user] deleted
        [make-host] made a host
        [make-token] created a token
        [mute] muted
        [rename] renamed
        [reset-password] created a password link
        [revoke-token] revoked a token
        [unban] unbanned
        [unmake-host] removed the host’s rights
       *[unmute] unmuted
    }
error-person-or-network = Name a user, or a network with --network, not both.

# Refusals about bans, blocks, reports and what hosts do.

error-banned = You are banned from this server { $until ->
        [never] for good
       *[other] until { $until }
    }. Reason: { $why }
error-banned-network = Guests from your network are banned here { $until ->
        [never] for good
       *[other] until { $until }
    }. If you have an account, log in. Reason: { $why }
error-hosts-only = This is for the hosts of this server.
error-host-is-protected = { $name } is a host: do this at the server’s console.
error-why-missing = Give a reason, in a few words.
error-bad-network = “{ $network }” is not an address or a network.
error-wide-network = { $network } is too wide: the part after the slash must be { $least } or more.
error-not-banned = { $name } is not banned.
error-banned-with-owner = { $name } is banned together with its owner: end the ban of the owner.
error-no-such-ban = There is no ban “{ $ban }”.
error-no-such-report = There is no open report “{ $report }”.
error-no-such-line = This chat has no line { $seq }.
error-report-yourself = You cannot report yourself.
error-report-nobody = Say who you mean: a person, or a line of a table’s chat.
error-report-line-nowhere = A line of chat belongs to a table: say which one.
error-report-game-nowhere = Say at which table the game did something wrong, and no person or line of chat.
error-block-yourself = You cannot block yourself.
error-too-many-blocks = You have blocked or muted { $most } people already; unblock one first.
error-blocked-here = A player at this table has blocked you.
error-not-blocked = You have neither blocked nor muted this person.
error-blocked-by = { $name } has blocked you.
error-wrong-reset = This link is unknown, used or expired. Ask a host for a new one.
error-reset-needs-account = { $name } has no password: only accounts have one.
error-host-needs-account = { $name } is not an account: only accounts can be hosts.
error-last-host = { $name } is the only host: make someone else a host first.
error-guests-have-no-tokens = { $name } is a guest: only accounts and their bots have tokens.

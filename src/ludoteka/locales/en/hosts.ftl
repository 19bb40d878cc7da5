# Commands for hosts: the server, its people and tables, its database.

cli-serve-help = Start the server: tables for friends, bots and spectators in the browser.
cli-admin-help = Manage users and tables (also while servers are running).
cli-admin-users-help = List users.
cli-admin-tables-help = List tables.
cli-admin-bot-failures-help = List moves that bots failed to make; with a report’s name, show all of it (when the match is over).
cli-admin-mute-help = Mute a user for a while.
cli-admin-unmute-help = Unmute a user.
cli-admin-close-help = Close a table for good; its game stays unfinished.
cli-admin-stats-help = Count users, tables and games.
cli-admin-token-help = Create an API token, for example for a program that plays.
cli-admin-delete-user-help = Delete a user; their games stay for the others, without the name.
cli-migrate-help = Upgrade the database to the current schema.
cli-backup-help = Save the whole database to one file, also while servers are running.
cli-restore-help = Fill a database from a backup; stop its servers first.

cli-parameter-report = The name of a report, as in the list or in a log line.
cli-parameter-config = A TOML file of settings.
cli-parameter-host = Address to listen on.
cli-parameter-port = Port to listen on; 0 takes a free one.
cli-parameter-lan = Let friends in the same network join, too.
cli-parameter-shared = Allow other servers with this option to use the same SQLite file.
cli-parameter-database = sqlite:///path or postgresql://user@host/name (default: from the settings).
cli-parameter-redis = redis://host:6379/0, to connect several nodes.
cli-parameter-browser = Open it in the browser (default: when started from a terminal).
cli-parameter-log-level = debug, info, warning or error.
cli-parameter-part = Filter by name.
cli-parameter-most = How many at most, the latest first.
cli-parameter-status = Only tables that are open, live, over or closed.
cli-parameter-person = The user’s name.
cli-parameter-minutes = Number of minutes.
cli-parameter-table = The id of the table, as in its link.
cli-parameter-scopes = What the token may do: play, read, account, admin.
cli-parameter-label = What the token is for, in a few words.
cli-parameter-days = Days until it expires (default: never).
cli-parameter-yes = Do not ask for confirmation.
cli-parameter-file = The file of the backup.
cli-parameter-replace = Replace everything in the database.

cli-serve-open = Ludoteka { $release } is running ({ $form } engine).
cli-serve-here = On this computer
cli-serve-public = In public
cli-serve-friends = In your network
cli-serve-no-network = this computer is not on a network
cli-serve-data = Data
cli-serve-stop = Stop
cli-serve-how-to-stop = Ctrl+C; games continue at the next start
cli-serve-scan = For phones in the same network:
cli-serve-no-browser = No browser was found here: open { $url } yourself.
cli-serve-no-client = The web client is not built, so the browser shows a plain page. To build it: make build
cli-serve-stopped = Stopped. Nothing is lost: games continue at the next start.

cli-heading-report = Report
cli-heading-when = When
cli-heading-problem = Problem
cli-heading-kind = Kind
cli-heading-since = Here since
cli-heading-seen = Last seen
cli-heading-games = Games
cli-heading-muted = Muted until
cli-heading-table = Table
cli-heading-status = Status
cli-heading-title = Title
cli-heading-host = Host
cli-heading-changed = Changed
cli-heading-count = Number
cli-admin-kind = { $kind ->
        [host] host
        [guest] guest
        [account] account
       *[bot] bot
    }
cli-admin-status = { $status ->
        [open] open
        [live] live
        [over] over
       *[closed] closed
    }
cli-admin-nobody = No users.
cli-admin-no-failures = No bot has failed.
cli-admin-no-tables = No tables.
cli-admin-muted = { $name } is muted until { $time }.
cli-admin-unmuted = { $name } is no longer muted.
cli-admin-closed = Table { $table } is closed.
cli-admin-token = Token of { $name } ({ $scopes }). It is shown only once:
cli-admin-sure = Delete { $name } for good?
cli-admin-deleted = { $name } is deleted.
cli-admin-kept = Nothing was deleted.
cli-admin-count = { $what ->
        [accounts] accounts
        [guests] guests
        [bots] bots
        [tokens] API tokens
        [tables-open] tables: open
        [tables-live] tables: live
        [tables-over] tables: over
        [tables-closed] tables: closed
        [entries] log entries
        [results] results
        [records] uploaded records
       *[challenges] challenges
    }
cli-migrate-done = { $address }: upgraded from revision { $before } to { $after }.
cli-migrate-new = { $address }: created, revision { $after }.
cli-migrate-nothing = { $address }: revision { $after }, nothing to do.
cli-backup-done = Saved { $rows } rows of { $address } to { $path }.
cli-restore-done = Filled { $address } with { $rows } rows of { $path }.

error-port-taken = Port { $port } is used by another program (perhaps another Ludoteka): stop that one, or choose another port, such as { $next }.
error-port-forbidden = Port { $port } is for administrators only: choose one above 1023, such as 8420.
error-cannot-listen = Can’t listen on { $host }, port { $port }: { $problem }.
error-no-database = There is no database { $address } yet: “ludoteka serve” or “ludoteka migrate” creates it.
error-unknown-status = There is no status “{ $status }”. Known: { $known }.
error-unknown-scope = There is no scope “{ $scope }”. Known: { $known }.
error-table-ended = Table { $table } can’t be closed: it is already { $status ->
        [over] over
       *[closed] closed
    }.

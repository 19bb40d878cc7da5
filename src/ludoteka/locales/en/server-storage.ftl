# The server's database.

error-bad-database-url = A database address can’t start with “{ $scheme }”. Addresses: sqlite:///path or postgresql://user@host/name.
error-unusable-database = Can’t use the database { $address }: { $problem }.
error-database-newer = The database has revision { $found }, and this program knows revisions up to { $known }: install a newer program.
error-database-in-use = Another server is using the database { $path }. Stop it, or start both with --shared if you mean it.
error-damaged-database = The database { $path } is damaged: { $problem }. Restore a backup into a new file (ludoteka restore), and keep the damaged one.

# The bus between nodes.

error-bad-bus-url = A bus address can’t start with “{ $scheme }”. Addresses: redis://host:6379/0 or postgresql://user@host/name.
error-unusable-bus = Can’t use the bus { $address }: { $problem }.

# Backups.

error-unusable-backup-file = Can’t use the file { $path }: { $problem }.
error-damaged-backup = The file { $path } isn’t a backup, or it is damaged: { $problem }. Nothing was changed.
error-bad-backup-format = The backup has the format “{ $found }”; this program reads “{ $known }”.
error-backup-newer = The backup has revision { $found }, and this program knows revisions up to { $known }: install a newer program.
error-database-not-empty = The database { $address } is not empty: there is something in “{ $table }”. Use an empty one, or --replace everything in it.

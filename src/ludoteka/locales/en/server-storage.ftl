# The server's database.

error-bad-database-url = “{ $scheme }” does not begin the address of a database. Addresses: sqlite:///path or postgresql://user@host/name.
error-unusable-database = The database { $address } cannot be used: { $problem }.
error-database-newer = The database has the revision { $found }, and this program knows those up to { $known }: install a newer program.
error-database-in-use = Another server uses the database { $path }. Stop that one, or start both with --shared if you mean it.
error-damaged-database = The database { $path } is damaged: { $problem }. Restore a backup into a new file (ludoteka restore), and keep the damaged one.

# The bus between nodes.

error-bad-bus-url = “{ $scheme }” does not begin the address of a bus. Addresses: redis://host:6379/0 or postgresql://user@host/name.
error-unusable-bus = The bus { $address } cannot be used: { $problem }.

# Backups.

error-unusable-backup-file = The file { $path } cannot be used: { $problem }.
error-damaged-backup = The file { $path } is no backup, or it is damaged: { $problem }. Nothing was changed.
error-bad-backup-format = The backup has the format “{ $found }”; this program reads “{ $known }”.
error-backup-newer = The backup has the revision { $found }, and this program knows those up to { $known }: install a newer program.
error-database-not-empty = The database { $address } is not empty: there is something in “{ $table }”. Take an empty one, or say that the backup is to replace all that is there.

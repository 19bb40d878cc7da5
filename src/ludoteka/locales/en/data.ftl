# Records and rows of matches: `ludoteka export`, `ludoteka arena --records`.

cli-export-help = Write recorded matches as rows, to study them or to learn from them.
cli-parameter-records = Write the records of all matches into this file, one per line.
cli-parameter-sources = Files of records: .ndjson with one per line, or .json with one record.
cli-parameter-target = The file to write.
cli-parameter-rows = What a row is: “decisions” (observation, mask, action, reward), “reviews” (what each decision cost) or “matches”.
cli-parameter-reward = The reward at the end of a match: win, rank or score.
cli-export-done = Matches: { $matches }, rows: { $rows }. File: { $path }
error-journal-without-moves = { $path } has matches without their moves, so there are no records of them: use a new file, or leave out --records.
error-bad-record-line = { $path }, line { $line }, is not a record: { $problem }.
error-record-of-other-rules = A record of { $game } was played by version { $found } of the rules, and version { $known } would replay it differently.
error-mixed-tables = The rows of one file are of one size: { $game } with { $seats } seats doesn’t go together with { $other } with { $other_seats } seats. Export them separately; options that change the moves, too.
error-export-onto-itself = { $path } is one of the files to read.
error-unknown-rows = “{ $rows }” isn’t a kind of row. Kinds: { $known }.
error-bad-data-file = Can’t tell the format of { $path }. Known endings: { $known }.
cli-admin-export-matches-help = Write the records of all finished public matches into a file, one per line, without people’s names.
cli-parameter-only-game = Only this game.
cli-parameter-names = Keep people’s names: they are personal data.
cli-admin-exported = Matches: { $count }. File: { $path }

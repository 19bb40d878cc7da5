# Replays, uploaded records and verification in the web client.

web-replay-of = Replay of { $day }
web-replay-hand = { $name }’s hand
web-replay-open = All cards open
web-replay-stopped = Stopped without a result: other hands stay hidden.
web-replay-link = Link to this moment
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-speed = Speed { $speed }; faster
web-replay-step = Step { $step } of { $steps }
web-replay-download = Download the record
web-upload-title = Replay a record
web-upload-more = A record is a file of a whole match: download one from any finished game, or save one with “ludoteka play”.
web-upload-choose = Choose a file
web-upload-reading = Reading the file…
web-upload-drop = or drop it here
web-file-large = “{ $name }” is too large for a record: the limit is one megabyte.
web-file-foreign = “{ $name }” isn’t a record of Ludoteka. Records are JSON files that begin with their format, ludoteka-record-1.
web-file-partial = “{ $name }” is a record of an unfinished match, from one player’s view. Download it again when the match is over.
web-file-version = “{ $name }” was written by another version of Ludoteka; this one can’t read it.
web-file-broken = “{ $name }” begins like a record, but parts of it are missing.
web-verify = Verify the deal
web-verify-title = Was the deal fair?
web-verify-more = Your browser deals this match again from the numbers in its record, and compares every step.
web-verify-native = It computes the first five steps itself; the last two need the rules of the game, so it asks the server.
web-verify-own = This page came over plain http, where browsers lock their cryptography, so the page computes the fingerprints with its own code. The last two steps need the rules of the game: there it asks the server.
web-verify-running = Checking…
web-verify-running-more = One step after the other.
web-verify-good = The deal is genuine
web-verify-good-more = Every step agrees with the record.
web-verify-bad = This deal does not match its record
web-verify-bad-more = The first step that fails is red; what follows it proves nothing.
web-verify-unknown = This could not be checked
web-verify-unknown-more = Can’t read the record.
web-verify-skipped = Skipped: an earlier step failed.
web-verify-state-holds = agrees
web-verify-state-fails = failed
web-verify-state-skipped = skipped
web-verify-by-browser = computed in your browser
web-verify-by-server = checked by the server
web-verify-same = same as
web-verify-other = not
web-verify-table = the table
web-verify-commitment = The server committed to its number in advance
web-verify-commitment-holds = Before the deal it published the fingerprint of its secret number. The number shown now has that fingerprint.
web-verify-commitment-fails = The secret number in the record has another fingerprint than the one published before the deal.
web-verify-entropy = The players added randomness
web-verify-entropy-holds =
    { $count ->
        [one] One seat added its own number. No one could know it before the server had committed itself.
       *[other] { $count } seats added their own numbers. No one could steer the deal without knowing all of them.
    }
web-verify-entropy-fails = Seats: { $claimed }. Numbers from them: { $found }.
web-verify-deal-seed = Together they give the seed
web-verify-deal-seed-holds = The seed of the deal follows from the secret number and the seats’ numbers.
web-verify-deal-seed-fails = The secret number and the seats’ numbers give another seed than the one in the record.
web-verify-deal = Every shuffle follows from the seed
web-verify-deal-holds =
    { $acts ->
        [one] The one random act of this match was repeated, and all { $found } results agree: cards, roles, who starts.
       *[other] All { $acts } random acts of this match were repeated, from the first deal to the last shuffle, and all { $found } results agree: cards, roles, who starts.
    }
web-verify-deal-fails = Of { $claimed } random results, { $found } agree.
web-verify-differs = The first difference, in random act { $act }, for { $where }: the record has “{ $claimed }”, the seed gives “{ $found }”.
web-verify-moves = Every move was legal
web-verify-moves-holds = Played again by the engine: { $found } moves, each allowed.
web-verify-moves-fails = Of { $claimed } moves, the engine could play { $found }.
web-verify-rules = The match was played by version { $played } of the rules; the server has version { $now }.
web-verify-result = The result is right
web-verify-result-holds = Played again, the match ends with the same ranks and scores.
web-verify-result-fails = The record says { $claimed }. Played again, it is { $found }.
web-verify-offline = Check it without us:
web-verify-limited = The record agrees, as far as it can show
web-verify-limited-more = Nothing contradicts it. What it cannot show is marked with a dash.
web-verify-warned = The deal holds, with a remark
web-verify-warned-more = Every step agrees. What you should know is amber.
web-verify-state-warns = agrees, with a remark
web-verify-state-unproved = cannot be shown
web-verify-told = the server said so afterwards
web-verify-deal-missing = The events of this match are missing, or do not reach its end.
web-verify-hashes = The players committed to their numbers in advance
web-verify-hashes-fails = What was revealed is not what had been fixed.
web-verify-remark-no-memory = This browser has kept nothing from before this deal: it was not there, or it was another device. It can only compare the record with itself.
web-verify-remark-first-edition = This match was dealt by the first edition of the protocol: seats sent their numbers without sending fingerprints first. Nothing shows that the numbers were fixed before the server knew the deal.
web-verify-remark-drawn-by-server = Each seat has a number in the record. Those of bots and silent seats were drawn by the server itself.
web-verify-remark-withheld = Did not reveal: { $names }. The deal was made without them, as the record says.
web-verify-remark-elsewhere = { $names }: another window or device of yours took part, says the server. If there was none, it was the server itself.
web-verify-remark-silent = Added nothing: { $names }.
web-verify-remark-missed = Nothing from this browser went into the deal for { $names }: it came too late, or the server did not ask.
web-verify-remark-alone = No seat added anything; bots of the server never do. The server drew this deal alone, so it could have picked it.
web-verify-remark-foreign-commitment = Before the deal this browser saw another fingerprint. The server has changed its secret number, or shows different people different ones.
web-verify-remark-no-hashes = The record lacks the fingerprints that seats sent before the deal.
web-verify-remark-without-hash = { $names }: a number without a fingerprint. Nothing fixed it before the deal, so it could have been picked afterwards.
web-verify-remark-other-hash = { $names }: the number does not have the fingerprint that was fixed before it was revealed.
web-verify-remark-foreign-hashes = { $names }: before the deal this browser saw another fingerprint, or none.
web-verify-remark-left-out = { $names }: your browser revealed its number and the server took it, but the record says that none came.
web-verify-remark-foreign-entropy = { $names }: the record has another number than the one that your browser drew.
web-verify-remark-not-asked = { $names }: your browser had committed itself, but was never asked for its number. It was away, or the server left it out.
web-verify-remark-not-taken = { $names }: your browser sent its number, but the server did not say that it took it, and dealt without it.
web-verify-remark-none-ours = Numbers came from { $names }, none from this browser. It cannot know whether one of them is independent of the server.
web-verify-remark-dealt = Compared with the cards that this browser was dealt: { $names }.
web-verify-remark-foreign-deal = { $names }: this browser was dealt other cards than the seed gives.
web-verify-seen =
    { $count ->
        [one] seen by this browser before the deal · { $count } thing compared
       *[other] seen by this browser before the deal · { $count } things compared
    }
web-verify-hashes-holds =
    { $count ->
        [0] No seat sent a fingerprint, and none revealed a number.
        [one] One seat sent a fingerprint before anything was revealed, and what was revealed has it.
       *[other] { $count } seats sent fingerprints before anything was revealed, and what was revealed has them.
    }
web-review = Review

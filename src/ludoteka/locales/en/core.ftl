# What all games say, and errors.

core-event-asked = { $seats }: { $decision }
core-event-ended = The match is over. { $result }
core-winners =
    { $count ->
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }
core-by-seat = { $seat } { $value }
core-nothing = nothing

error-unknown-game = There is no game “{ $game }”{ $near ->
        [none] {""}
       *[other] ; did you mean “{ $near }”
    }. Games: { $known }.
error-bad-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. Options: { $known }.
error-bad-option = Option { $option }: “{ $value }” will not do ({ $problem }).
error-bad-option-data = Option { $option } holds no JSON data: { $problem }.
error-limit-and-deals = Agree on a limit ({ $limit }) or on a number of deals ({ $deals }), not on both.
error-unknown-language = There is no language “{ $language }”. Languages: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for { $game }. Bots: { $known }, or your own as module:Class or file.py:Class.
error-bad-bot = Bot “{ $bot }” cannot be used: { $problem }.
error-bad-budget = There is no budget “{ $budget }”: a number of simulations such as 500, or a time such as 0.3s or 50ms.
error-no-budget = Bot “{ $bot }” does not search and takes no budget: leave out the @ and what follows.
error-bad-bot-name = “{ $naming }” names no bot: write name=module:Class or name=file.py:Class; the name in small letters, digits and hyphens, and not one of the levels.
error-bad-journal = { $path } cannot serve as the journal of an arena: { $problem }.
error-other-journal = { $path } is the journal of another contest. Name a new file, or repeat the options it was begun with.
error-bad-sprt = A test is two numbers of percentage points above par, the lower first, such as 0:3; not “{ $text }”.
error-league-bots = A league needs at least two different bots, each named once; different ones here: { $bots }.
error-bots-by-side = By side, two bots play each other; here there are { $bots }.
error-league-by-side = A league seats each bot alone among the others: choose --league or --by-side.
error-league-with-sprt = A league plays a fixed number of matches for each pair: choose --league or --sprt.
error-arena-workers-die = Worker processes died { $times } times in a row, last at deal { $block }. A bot may crash Python or need more memory than there is; --jobs 1 shows where.
error-arena-bot-failed = Bot “{ $bot }” at seat { $seat } failed ({ $problem }): { $game }, deal { $block } of seed { $seed }, rotation { $rotation }, after { $made } moves. Legal were: { $moves }. Deal seed: { $deal }.
error-missing-extra = This needs more than is installed: pip install "ludoteka[{ $extra }]".
error-bad-picture = { $path } is no file for a picture; its name has to end in one of { $known }.
error-bad-picture-file = The picture { $path } cannot be written: { $problem }.
error-no-folder = There is no folder { $path }.
error-no-ray = No Ray could be reached at “{ $address }”: { $problem }
error-ray-runs-already = Ray is already running in this process.
error-other-rules = A machine of the cluster plays { $game } by version { $found } of its rules, not by version { $wanted }: install the same Ludoteka everywhere.
error-unknown-move = “{ $text }” is no move of this game; a move looks like “{ $example }”.
error-unknown-move-number = There is no move number { $move }; they go from 0 to { $most }.
error-bad-position = This is no position of { $game }: { $problem }.
error-bad-record = This is no record: { $problem }.
error-bad-record-format = The record has the format “{ $found }”; this program reads “{ $known }”.
error-bad-record-move = Move { $number } of the record cannot be played: { $problem }.
error-no-seed = The record does not show its seeds (yet), so it can be neither replayed nor verified.
error-bad-seed = “{ $value }” is no seed: a seed has { $digits } hexadecimal digits.
error-bad-hex = “{ $value }” is not hexadecimal.
error-long-entropy = A seat’s entropy has at most { $most } bytes, not { $bytes }.
error-bad-memory = This is not the memory of a client: { $problem }.
error-bad-scenario = This is no scenario: { $problem }.
error-unknown-clause = { $game } has no clause “{ $clause }”. Clauses: { $known }.
error-no-such-seat = There is no seat { $seat } at this table; seats go from 0 to { $most }.
error-no-such-choice = There is no move number { $number } in the list; they go from 1 to { $most }.
error-which-choice = “{ $number }” could be “{ $listed }” (number { $number } of the list) or “{ $named }”: type #{ $number } or “{ $named }”.
error-too-many-bots = { $bots } bots do not fit at a table of { $seats }.
error-bad-pair = “{ $pair }” is no option: write NAME=VALUE.
error-unreadable-file = { $path } cannot be read: { $problem }.
error-unwritable-file = { $path } cannot be written: { $problem }.
error-bad-scenario-file = { $path } is no scenario file: { $problem }.

check-rules = Rules version
check-entropy = What the seats contributed
check-hashes = Hashes fixed before anything was revealed
check-deal = Cards dealt from the seed
check-commitment = Commitment to the server seed
check-deal-seed = Deal seed from server seed and entropy
check-moves = Moves legal and replayed
check-result = Result

verify-told-otherwise = Played by an earlier version of the rules. The same moves give the same match by today’s.
verify-seen = Seen by this client before the deal.
verify-told = Told by the server afterwards: there is no memory of it from before the deal.
verify-other-commitment = Before the deal this client saw another commitment.
verify-entropy-unhashed = The entropy of { $seats } does not fit the hash in the record: it was put in afterwards.
verify-other-hash = Before the deal this client saw another hash of { $seats }.
verify-not-own-hash = The hash of { $seats } is not the one that this client sent: it came from another device of yours, or from the server.
verify-withheld = Sent a hash, but did not reveal: { $seats }.
verify-gave = Contributed: { $seats }.
verify-nobody = Nobody but the server contributed: it could have drawn seeds until a deal pleased it.
verify-late = The hash of this client came too late, so it is not in the deal: { $seats }.
verify-not-asked = This client was not asked to reveal: it was away, or the server kept the hashes from it: { $seats }.
verify-other-device = Not this client, but another device of yours (or the server in its name) contributed: { $seats }.
verify-not-taken = This client sent the entropy, and the server did not say that it took it: { $seats }.
verify-none-ours = Nothing of this client is in the deal. It cannot know whether one of those who contributed is independent of the server.
verify-no-hashes = The record lacks the hashes that seats sent before the deal.
verify-left-out = This client revealed the entropy of { $seats }, but the record leaves it out or has another.
verify-first-edition = Made under the first edition: the server drew the entropy of bots and silent seats itself, and nothing shows that the rest was fixed before it knew the seeds. It could have chosen this deal.
verify-other-deal = { $seats } got other cards than the seed gives.

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

error-unknown-speed = There is no speed “{ $speed }”. Speeds: { $known }.
error-speed-without-watch = --speed goes with --watch: your own moves take as long as you like.
error-unknown-game = There is no game “{ $game }”. { $near ->
        [none] {""}
       *[other] Did you mean “{ $near }”?{" "}
    }Games: { $known }.
error-bad-seats = { $least ->
        [2] { $most ->
                [2] { $game } is for exactly 2 players, not for { $seats }.
               *[other] { $game } is for { $least } to { $most } players, not for { $seats }.
            }
       *[other] { $game } is for { $least } to { $most } players, not for { $seats }.
    }
error-unknown-option = { $game } has no option “{ $option }”. Options: { $known }.
error-bad-option = Option { $option }: “{ $value }” isn’t valid ({ $problem }).
error-bad-option-data = Option { $option } isn’t valid JSON: { $problem }.
error-limit-and-deals = Choose a limit ({ $limit }) or a number of deals ({ $deals }), not both.
error-unknown-language = There is no language “{ $language }”. Languages: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for { $game }. Bots: { $known }, or your own as module:Class or file.py:Class.
error-bad-bot = Bot “{ $bot }” cannot be used: { $problem }.
error-bad-budget = “{ $budget }” isn’t a valid budget: give a number of simulations such as 500, or a time such as 0.3s or 50ms.
error-no-budget = Bot “{ $bot }” does not search and takes no budget: leave out the @ and what follows.
error-bad-bot-name = “{ $naming }” isn’t a valid bot: write name=module:Class or name=file.py:Class; the name in small letters, digits and hyphens, and not one of the levels.
error-bad-journal = { $path } can’t be used as the journal of an arena: { $problem }.
error-other-journal = { $path } is the journal of another contest. Name a new file, or repeat the options it was started with.
error-bad-sprt = A test is two numbers of percentage points above par, the lower first, such as 0:3; not “{ $text }”.
error-league-bots = A league needs at least two different bots, each named once; different ones here: { $bots }.
error-bots-by-side = By side, two bots play each other; you named { $bots }.
error-league-by-side = A league seats each bot alone among the others: choose --league or --by-side.
error-league-with-sprt = A league plays a fixed number of matches for each pair: choose --league or --sprt.
error-arena-workers-die = Worker processes died { $times } times in a row, last at deal { $block }. A bot may crash Python or need more memory than there is; --jobs 1 shows where.
error-arena-bot-failed = Bot “{ $bot }” at seat { $seat } failed ({ $problem }): { $game }, deal { $block } of seed { $seed }, rotation { $rotation }, after { $made } moves. Legal moves: { $moves }. Deal seed: { $deal }.
error-missing-extra = This needs an optional package: pip install "ludoteka[{ $extra }]".
error-bad-picture = { $path } can’t be a picture: its name must end in one of { $known }.
error-bad-picture-file = Can’t write the picture { $path }: { $problem }.
error-no-folder = There is no folder { $path }.
error-no-ray = Can’t reach Ray at “{ $address }”: { $problem }
error-ray-runs-already = Ray is already running in this process.
error-other-rules = A machine of the cluster plays { $game } by version { $found } of its rules, not by version { $wanted }: install the same Ludoteka everywhere.
error-unknown-move = “{ $text }” isn’t a move of this game; a move looks like “{ $example }”.
error-unknown-move-number = There is no move number { $move }; they go from 0 to { $most }.
error-bad-position = This isn’t a valid position of { $game }: { $problem }.
error-bad-record = This isn’t a valid record: { $problem }.
error-bad-record-format = The record has the format “{ $found }”; this program reads “{ $known }”.
error-bad-record-move = Move { $number } of the record can’t be played: { $problem }.
error-no-seed = The record doesn’t contain its seeds (yet), so it can’t be replayed or verified.
error-bad-seed = “{ $value }” isn’t a seed: a seed has { $digits } hexadecimal digits.
error-bad-hex = “{ $value }” is not hexadecimal.
error-long-entropy = A seat’s entropy has at most { $most } bytes, not { $bytes }.
error-bad-memory = This isn’t the memory of a client: { $problem }.
error-bad-scenario = This isn’t a valid scenario: { $problem }.
error-unknown-clause = { $game } has no clause “{ $clause }”. Clauses: { $known }.
error-no-such-seat = There is no seat { $seat } at this table; seats go from 0 to { $most }.
error-no-such-choice = There is no move number { $number } in the list; they go from 1 to { $most }.
error-which-choice = “{ $number }” could be “{ $listed }” (number { $number } of the list) or “{ $named }”: type #{ $number } or “{ $named }”.
error-too-many-bots = { $bots } bots do not fit at a table of { $seats }.
error-bad-pair = “{ $pair }” isn’t an option: write NAME=VALUE.
error-unreadable-file = Can’t read { $path }: { $problem }.
error-unwritable-file = Can’t write { $path }: { $problem }.
error-bad-scenario-file = { $path } isn’t a scenario file: { $problem }.

check-rules = Rules version
check-entropy = What the seats contributed
check-hashes = Hashes fixed before anything was revealed
check-deal = Cards dealt from the seed
check-commitment = Commitment to the server seed
check-deal-seed = Deal seed from server seed and entropy
check-moves = Moves legal and replayed
check-result = Result

verify-told-otherwise = Played by an earlier version of the rules. Today’s rules give the same match from the same moves.
verify-seen = Seen by this client before the deal.
verify-told = The server said so afterwards: this client has no memory from before the deal.
verify-other-commitment = Before the deal this client saw another commitment.
verify-entropy-unhashed = The entropy of { $seats } does not fit the hash in the record: it was added afterwards.
verify-other-hash = Before the deal this client saw another hash of { $seats }.
verify-not-own-hash = The hash of { $seats } is not the one that this client sent: it came from another device of yours, or from the server.
verify-withheld = Sent a hash, but did not reveal: { $seats }.
verify-gave = Contributed: { $seats }.
verify-nobody = Only the server contributed: it could have drawn seeds until it liked a deal.
verify-late = The hash of this client came too late and is not in the deal: { $seats }.
verify-not-asked = This client was not asked to reveal: it was away, or the server kept the hashes from it: { $seats }.
verify-other-device = Not this client, but another device of yours (or the server in its name) contributed: { $seats }.
verify-not-taken = This client sent the entropy, and the server did not say that it took it: { $seats }.
verify-none-ours = Nothing from this client is in the deal. It can’t know whether any contributor is independent of the server.
verify-no-hashes = The record lacks the hashes that seats sent before the deal.
verify-left-out = This client revealed the entropy of { $seats }, but the record leaves it out or has another.
verify-first-edition = Made under the first edition: the server drew the entropy of bots and silent seats itself, and nothing shows that the rest was fixed before it knew the seeds. It could have chosen this deal.
verify-other-deal = { $seats } got other cards than the seed gives.

# The `ludoteka` command.

cli-help = Card games: play them, watch them, study them, program them.
cli-games-help = List the games.
cli-rules-help = Show the rules of a game, or one clause of them.
cli-play-help = Play a match in the terminal, against bots.
cli-replay-help = Replay a recorded match, move by move.
cli-verify-help = Check a record: seeds, moves and result.
cli-scenario-help = Run scenario files.
cli-arena-help = Let bots play each other, on the same deals from every seat.
cli-bench-help = Measure the engine (next to OpenSpiel and RLCard if they are installed), or the server with --server.
cli-soak-help = Play many random matches and check every one of them.

cli-options = Options
cli-arguments = Arguments
cli-commands = Commands

cli-parameter-version = Show the version and whether the engine is compiled.
cli-parameter-help = Show this help.
cli-parameter-game = The game, by its key (see “ludoteka games”).
cli-parameter-clause = One clause, such as 6N-7.
cli-parameter-lang = Language: en, ru or uk (also LUDOTEKA_LANG).
cli-parameter-install-completion = Set up Tab completion for your shell.
cli-parameter-show-completion = Print what Tab completion needs, to copy or adapt it.
cli-parameter-as-json = Print JSON.
cli-parameter-seats = Number of seats.
cli-parameter-bots = Bots by level, from weak to strong: random, beginner, greedy, sampler, expert, master; expert@500 has 500 simulations for a move; or your own as module:Class.
cli-parameter-seat = The seat, counted from 0.
cli-parameter-name = Your name.
cli-parameter-option = An option of the game; may be repeated.
cli-parameter-watch = Watch bots play among themselves.
cli-parameter-speed = With --watch: how fast the table is shown; step waits for Enter, max does not wait.
cli-parameter-record = The file of the record.
cli-parameter-boards = Draw the table after every move.
cli-parameter-seen = What your client saw before the deal: its memory file.
cli-parameter-files = Scenario files (YAML).
cli-parameter-matches = Number of matches.
cli-parameter-seed = Seed: the number that decides all chance of the run.
cli-parameter-jobs = Number of processes (default: all cores).
cli-parameter-why = After the match, show what the bots said about their moves.
cli-parameter-sprt = Play until it is clear whether the first bot is HIGH or only LOW percentage points above par (such as 0:3).
cli-parameter-plot = Draw the result into this file (.png or .svg).
cli-parameter-ray = Play on a Ray cluster: its address, “auto”, or “local” for one on this machine.
cli-parameter-league = All against all: pay-offs and ratings; --games counts for each pair.
cli-parameter-by-side = Two bots: each has a whole side in turn (BANG!), the other bot all the others.
cli-parameter-save = Keep what has been played in this file (for a league: folder) and continue from it.
cli-parameter-seconds = Seconds per measurement, in each of several rounds.

cli-version = ludoteka { $release } ({ $form } engine, Python { $python })
cli-you = Player
cli-heading-game = Game
cli-heading-players = Players
cli-heading-bot = Bot
cli-heading-seats = Seats
cli-heading-wins = Wins
cli-heading-score = Score
cli-heading-rank = Rank
cli-heading-name = Name
cli-heading-what = What
cli-heading-rate = Per second
cli-heading-rating = Rating
cli-heading-among = among { $bot }
cli-game-facts = options: { $options }; bots: { $bots }
cli-games-next = Play: ludoteka play GAME · Rules: ludoteka rules GAME

cli-play-greeting = At the table with you: { $bots }.
cli-play-watching = Playing among themselves: { $bots }.
cli-watch-keys = Enter pauses, Enter again goes on; Ctrl+C leaves.
cli-watch-step = Enter: next
cli-watch-paused = Paused. Enter goes on.
cli-play-more = Enter: to the table 
cli-play-commitment = Commitment to this deal: { $commitment }
cli-play-keys = Type the number of a move or its text; ? for help, log for what happened, quit to leave.
cli-play-explained =
    Type the number of a move in the list (3 or #3), or its text, in English or as it is shown.
    ? { $clause } shows a clause · log shows everything that happened · board draws the whole table · quit saves the record and leaves
    All rules: ludoteka rules { $game }
cli-play-many = { $count } moves: type how one begins to see more of it, or all of it, such as “{ $example }”.
cli-play-no-undo = Not here: the bots have already seen your move. At a table in the browser, a move can be taken back until someone has learned from it.
cli-play-left = Goodbye! The match is unfinished.
cli-play-no-reasons = The bots said nothing about their moves.
cli-play-saved = Record: { $path }

cli-move-number = Move { $number } of { $count }
cli-check-differs = the record says { $claimed }, recomputed: { $found }
cli-verify-holds = Everything matches: this match was dealt and played as recorded.
cli-verify-unfinished = Everything matches so far; the match is unfinished.
cli-verify-limited = Nothing contradicts this record. What it cannot show is marked with “–”.
cli-verify-warned = Everything matches. What you should know is marked with “!”.
cli-verify-failed =
    { $count ->
        [one] { $count } check failed: this record is not what it claims to be.
       *[other] { $count } checks failed: this record is not what it claims to be.
    }
cli-scenario-step = step { $step }
cli-scenario-summary = Passed: { $passed }. Failed: { $failed }.

cli-arena-running = arena
cli-arena-title = { $game }, { $seats } seats: { $matches } matches on { $blocks } deals, every deal from every seat
cli-arena-par = Wins per seat; equal players would have { $par }. Intervals: 95%, over deals.
cli-arena-league-par = Wins of one seat while the other bot has all the others; equal players would have { $par }. Ratings: Plackett–Luce on Elo’s scale, their mean is 0. Intervals: 95%, over deals.
cli-arena-better = Decided: { $bot } is better, by about { $high } percentage points per seat rather than { $low }. { $evidence }
cli-arena-not-better = Decided: { $bot } is not better: { $low } percentage points per seat rather than { $high }. { $evidence }
cli-arena-open = Not decided yet: more matches are needed. { $evidence }
cli-bench-running = measuring
cli-bench-no-peers = Install the extra “peers” to compare with OpenSpiel and RLCard.
cli-soak-done = { $matches } random matches, { $moves } moves (on average { $average } per match), all checks passed; { $seconds } s ({ $form }).
cli-soak-wins = Wins by seat: { $shares }. Shared wins: { $shared } of the matches.
cli-usage = Usage:
cli-default = [default: { $value }]
cli-required = [required]
cli-try-help = Help: { $command }
cli-aborted = Cancelled.
cli-missing-extra = “{ $module }” is not installed. To run a server: pip install "ludoteka[{ $extra }]"
cli-mistake-option = There is no option “{ $option }”.
cli-mistake-missing = “{ $parameter }” is missing.
cli-mistake-value = “{ $parameter }” has a wrong value.
cli-mistake-usage = The option “{ $option }” is used wrongly.
error-unknown-command = There is no command “{ $command }”. { $near ->
        [none] {""}
       *[other] Did you mean “{ $near }”?{" "}
    }Commands: { $known }.

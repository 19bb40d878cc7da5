# The review of a finished match: what decisions cost, and what was luck.

review-mark-find = Find
review-mark-best = Best
review-mark-good = Good
review-mark-slip = Slip
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-told-worse = { $mark }: { $played }. Better: { $best }.
review-told-find = { $played }. Best, and everything else was clearly worse.
review-told-best = { $played }. The best move.
review-told-close = { $played }. About as good: { $best }. Too close to call.
review-cost = Chance to win: { $chance }% instead of { $best }%; lost: { $points } ± { $margin } points.
review-unit-bulls = Bull heads in this deal, on average: { $played } instead of { $best }.
review-unit-tokens = Tokens after this round, on average: { $played } instead of { $best }.
review-unit-seals = Seals after this round, on average: { $played } instead of { $best }.
review-unit-lives = Life points a round later, on average: { $played } instead of { $best }.
review-hint = { $move }: { $hint }.
review-bang-belief = Chances by then: { $who } is a Deputy { $deputy }%, an Outlaw { $outlaw }%, a Renegade { $renegade }%.

review-luck-deal = Deal
review-luck-draw = Draw
review-luck-turn = Turned card
review-luck-take = Card taken at random
review-luck-shuffle = Shuffle
review-luck-dice = Bots’ own dice

error-review-no-judge = Matches of { $game } can’t be reviewed. Games with a review: { $known }.
error-review-unfinished = Only finished matches are reviewed; this record ends after { $moves } moves without a result.
error-review-unverified = This record doesn’t verify: “{ $check }” doesn’t match ({ $problem }). Only what was really played is reviewed; see “ludoteka verify”.
error-review-budget = A decision takes from { $least } to { $most } simulations, not { $budget }.
error-bad-review = This isn’t a valid review: { $problem }.
error-bad-review-format = The review has the format “{ $found }”; this program reads “{ $known }”.

review-page-title = Review: { $game }
review-note = Every decision is judged by what its player knew then. Chances are estimates: ± is a 95% interval, and a mistake is marked only where chance does not explain the difference.
review-heading-summary = Summary
review-heading-curve = Chance to win
review-heading-luck = Luck
review-luck-of = { $event }, move { $move }: { $player } { $points } points.
review-heading-decisions = Decisions
review-curve-caption = In percent, for each reviewed player as they could judge it at their own decisions. Triangles: slips, mistakes and blunders; stars: finds. Below: the luck of the player with the thick line.
review-decision = Move { $move }, { $player }:
review-column-player = Player
review-column-accuracy = Accuracy
review-column-loss = Lost per decision
review-column-mistakes = Mistakes
review-column-start = Start
review-column-luck = Luck
review-column-decisions = Decisions
review-column-result = Result
review-column-adjusted = Without luck

cli-review-help = Review a finished match: what each decision cost, and what was luck.
cli-review-running = Reviewing
cli-review-written = Page: { $path }
cli-review-clean = No mistakes and no finds. All decisions: --all
cli-parameter-budget = Simulations per decision.
cli-parameter-page = Write one page with curve and bars into this file.
cli-parameter-every = Show every decision, not only mistakes and finds.
cli-parameter-match = Which match of a file with several, counted from 1 (default: all).
error-review-one-output = Choose either --json or --html.
error-review-one-page = { $path } has several matches, and a page shows one: choose it with --match.
error-no-such-match = { $path } has no match { $number }; matches: { $count }.

cli-parameter-adjust = Measure the luck of every match and subtract it: the same verdict from fewer matches.
cli-heading-adjusted = Without luck
cli-heading-factor = Worth
cli-arena-adjusted = Worth: how many times as many matches give the same precision with luck in the result.
error-league-adjusted = Luck isn’t subtracted in a league: choose --league or --adjust.

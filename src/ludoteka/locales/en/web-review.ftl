# The review in the web client: what each decision cost, what was luck, and tries.

web-review-curve = Chance to win
web-review-chance = chance to win
web-review-move = Move
web-review-mark = Mark
web-review-alternatives =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
web-review-all = Show all { $count } moves
web-review-best = best
web-review-best-played = best, and played
web-review-tag-better = better
web-review-you = played
web-review-unit-bulls = bull heads
web-review-unit-tokens = tokens
web-review-unit-seals = seals
web-review-unit-lives = life points
web-review-back = Previous marked decision
web-review-on = Next marked decision
web-review-place = { $at } of { $count }
web-review-decision = Decision
web-review-better = Better: { $best }.
web-review-find = A find: { $best }.
web-review-right = The best move: { $best }.
web-review-you-played = You chose: { $move }.
web-review-they-played = { $name } chose: { $move }.
web-review-cost = The chance to win fell from { $best }% to { $chance }%: { $points }{ "\u00A0" }±{ "\u00A0" }{ $margin } points.
web-review-close = The two are too close to call.
web-review-longer = Look longer: ten times as many simulations
web-review-looking = Looking longer…
web-review-changed = After looking longer: { $mark }.
web-review-chance-now = Chance to win: { $chance }%.
web-review-knew = What was known
web-review-then = What happened then
web-review-could = What others could be:
web-review-seen = { $seen } of { $count } cards seen
web-review-gap =
    { $count ->
        [one] { $count } unseen between { $low } and { $high }
       *[other] { $count } unseen between { $low } and { $high }
    }
web-review-layers = On the board
web-review-before = Before
web-review-compare = Compare
web-review-after = After
web-review-judged =
    { $count ->
        [one] Judged by { $count } simulation of what this player could know. No hidden card was looked at.
       *[other] Judged by { $count } simulations of what this player could know. No hidden card was looked at.
    }
web-review-previous = Previous mistake
web-review-next = Next mistake
web-review-again = Try again
web-review-title = What did each decision cost?
web-review-more = Every decision is judged by what its player knew then, and what was luck is counted separately. It takes a minute or two.
web-review-ask = Review this match
web-review-failed = This match can’t be reviewed
web-review-failed-more = The server could not replay its record with the rules it has now.
web-review-retry = Try again
web-review-running = Reviewing the match…
web-review-queued =
    { $count ->
        [one] Waiting: one review comes first
       *[other] Waiting: { $count } reviews come first
    }
web-review-stopped = The review was stopped
web-review-done = { $done } of { $moves } moves reviewed
web-review-leave = You can leave this page: the review goes on.
web-review-kept = What is done is kept. Accuracy, luck and the summary need the whole match.
web-review-begin = Look at the first mistake
web-review-stop = Stop
web-review-go-on = Go on
web-review-summary = Summary
web-review-winner = Winner: { $names }
web-review-accuracy-yours = Your accuracy: { $accuracy }.
web-review-accuracy-theirs = { $name }: accuracy { $accuracy }.
web-review-lucky = Luck helped.
web-review-unlucky = Luck was on the other side.
web-review-even = Luck changed little.
web-review-go =
    { $count ->
        [one] Go through the mistake
       *[other] Go through { $count } mistakes
    }
web-review-look = Go through the decisions
web-review-share = Share as a picture
web-review-player = Player
web-review-accuracy = Accuracy
web-review-loss = Lost per decision
web-review-marks = Finds, slips, mistakes, blunders
web-review-luck = Luck
web-review-without = Without luck
web-review-note = Lost and luck: percentage points of the chance to win. Without luck: the share of the win that would be left.
web-review-best-move = Best move
web-review-costliest = Costliest move
web-review-clean = No mistakes.
web-review-find-gap = Every other move was at least { $points } points worse.
web-review-lost = Lost: { $points } points.

web-try-title = What would you play now?
web-try-more = This is what the player saw then. Choose a move on the board.
web-try-judging = Judging your choice…
web-try-judged = Your choice is judged.
web-try-nothing = There is nothing to try here
web-try-back = Back to the review
web-try-solved = Solved
web-try-not = There is something better
web-try-chose = Your choice: { $move }.
web-try-best = That is the best move.
web-try-as-good = As good as { $best }.
web-try-unjudged = Decisions like this one aren’t judged.
web-try-next = Next puzzle

web-review-own = How you play
web-review-puzzles = Your puzzles:
web-review-puzzles-more = Positions from your own matches where another move was better. Solved three times, a puzzle is done.
web-review-practise = Practise
web-review-average = { $accuracy } on average
web-review-luck-in-all =
    { $count ->
        [one] { $points } points in one match
       *[other] { $points } points in { $count } matches
    }
web-review-habits = What costs you most
web-review-costs = −{ $points } points each time
web-review-times =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
web-review-against = Against others
web-review-opponent = Opponent
web-review-score = Matches won
web-review-opponents = All { $count } opponents
web-review-matches = Reviewed matches
web-review-with-luck = Share of the win: { $result }%, without luck { $adjusted }%

web-review-kind-six-nimmt-choose-card = Choosing a card
web-review-kind-six-nimmt-choose-row = Choosing the row to take
web-review-kind-six-nimmt-take-card = Drafting a card
web-review-kind-face-to-face-play-card = Playing a card
web-review-kind-face-to-face-play-or-end = Playing on or ending the turn
web-review-kind-sakura-choose-card = Choosing a card
web-review-kind-sakura-choose-cards = Choosing two cards
web-review-kind-sakura-direct-emperor = Choosing the Emperor’s direction
web-review-kind-sakura-direct-artist = Choosing your artist’s direction
web-review-kind-intrigo-keep-card = Keeping a card
web-review-kind-intrigo-act = Playing or buying a card
web-review-kind-bang-play = Your own turn
web-review-kind-bang-discard = Discarding at the end of a turn
web-review-kind-bang-take-back = Taking a Bang! back
web-review-kind-bang-draw-jesse = Drawing as Jesse Jones
web-review-kind-bang-draw-pedro = Drawing as Pedro Ramirez
web-review-kind-bang-put-back = Putting a card back
web-review-kind-bang-choose-card = Choosing a turned card
web-review-kind-bang-answer-shot = Answering a shot
web-review-kind-bang-answer-indians = Answering Indians!
web-review-kind-bang-answer-duel = Answering in a Duel
web-review-kind-bang-take-card = Taking a card from the General Store
web-review-kind-bang-rescue = Saving the last life point
web-review-kind-bang-discard-second = Choosing the second card for a life point
web-review-kind-bang-discard-all = Discarding all cards
web-review-kind-bang-keep-character = Keeping a character or not
web-review-kind-bang-offer = Choosing a character to auction
web-review-kind-bang-price = Opening bid
web-review-kind-bang-raise = Raising or passing
web-review-kind-bang-keep-cards = Keeping cards for the next game

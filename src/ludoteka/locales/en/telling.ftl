# The narrator: how the story of the table is told.

web-telling = What happens
web-telling-place = { $number } of { $count }.
web-telling-your-move = Your move.
web-telling-answer = Your move
web-telling-back = Step back (Left)
web-telling-on = Step forward (Right)
web-telling-pause = Pause (Space)
web-telling-go-on = Continue (Space)
web-telling-now = Back to now
web-telling-now-key = Back to now (End)
web-telling-more = Speed, steps and sound
web-telling-pace = Speed
web-telling-pace-of-others = Speed of the others’ moves
web-telling-slow = Slow
web-telling-normal = Normal
web-telling-fast = Fast
web-telling-step = Step by step
web-telling-stops = Stop at what affects me
web-telling-stops-more = until I press Continue
web-telling-sound-on = Turn sound on (M)
web-telling-sound-off = Turn sound off (M)
web-telling-keys = Space: pause · Left and Right: step (with Shift on the board, too) · End: back to now

## The end of a match

web-over-you-win = You win
web-over-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-over-you-resigned = You resigned
web-over-resigned =
    { $count ->
        [one] { $names } resigned, and a bot played on.
       *[other] { $names } resigned, and bots played on.
    }
web-over-place = Your place: { $place } of { $seats }.
web-over-again = Play again
web-over-replay = Replay
web-over-review = Review
web-over-share = Share
web-over-home = Home
web-over-copied = Link copied. Anyone who has it can see this match.
web-over-shared = Anyone who has the link can see this match.
web-over-table = Look at the table
web-over-table-key = Look at the table (Esc)
web-over-result = Result

## After a deal or a game

web-interlude = Break
web-interlude-goes-on = Continues automatically
web-interlude-soon =
    { $seconds ->
        [one] The next one starts in { $seconds } second
       *[other] The next one starts in { $seconds } seconds
    }
web-interlude-wait = Wait
web-interlude-waits = Only you wait: the others go on
web-interlude-waits-clock = Only you wait: the others go on, and your clock runs
web-interlude-next = Continue
web-interlude-next-key = Continue (Enter)

## What happened since my last move

web-since =
    { $count ->
        [one] { $count } thing
       *[other] { $count } things
    }
web-since-your-turn = since your turn
web-since-older = { $count } earlier, in the log
web-since-look = { $text } Look at that moment
web-telling-board = The table

# What a table refuses.

error-seat-taken = Seat { $seat } is taken: choose a free one.
error-seat-free = Seat { $seat } is free already.
error-unknown-table-bot = Bots at a table go by their short names, such as greedy, not { $bot }.
error-seats-free = { $count ->
    [one] One seat is still free: invite somebody or add a bot.
   *[other] { $count } seats are still free: invite people or add bots.
}
error-not-all-ready = Not everybody is ready yet: { $names }.
error-resigned = You have left this match to a bot for good.
error-stand-in-plays = A bot plays for you just now: take your seat over first.
error-question-changed = The table has moved on since you looked: choose again.
error-not-live = No match is being played here.
error-nothing-to-take-back = You have made no move that could be taken back.
error-match-ended = The match is over.
error-match-not-over = The match is not over yet.
error-already-asked-back = Somebody has asked to take a move back: answer that first.
error-no-request = Nobody asks to take a move back.
error-already-answered = You have answered that already.
error-nobody-stands-in = You play this seat yourself already.
error-not-at-table = Only those who sit at this table may do that.
error-bot-plays-already = A bot plays this seat already.
error-chat-off = There is no chat at this table.
error-muted = You may not write for the time being.
error-already-started = The match has begun already.
error-not-started = The match has not begun yet.
error-only-host = Only the host of the table may do that.
error-no-seat-here = There is no seat { $seat }: this table has seats 1 to { $most }.
error-not-your-seat = Seat { $seat } is not yours.
error-rules-changed = The rules of { $game } have been corrected since this match began: nothing can be taken back any more.
error-busy-table = Too much happens at this table at once: try again.
error-no-such-table = There is no such table: perhaps the link is incomplete.
error-no-such-lesson = { $game } has no lesson { $number }.
error-too-many-seated = { $own } own seats and { $bots } bots do not fit on { $seats } seats.
error-still-here = This player is here, or has not been away for long enough.
error-binary-frame = Frames are text (JSON), not binary data.
error-too-fast = Too fast: wait a moment.
error-bad-command = This is no command that we know: { $problem }.
error-bad-page = A page begins before a time of 0 or more, not { $before }.
error-not-for-spectators = This table is for its players only.
error-no-such-record = There is no such record, or it is not shared with you.
error-no-such-name = Nobody here is called { $name }.
error-no-such-challenge = There is no such challenge for you.
error-challenge-settled = This challenge is settled already: { $status ->
    [accepted] it was accepted
    [declined] it was declined
   *[other] it was withdrawn
}.
error-no-such-failure = There is no report “{ $report }” of a bot that failed.
error-failure-of-live-match = Report “{ $report }” shows a hand of a match that is still being played. Ask again when it is over.

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
error-starting = The match is about to begin: seats can no longer change.
error-hashes-fixed = It is too late to take part in the shuffle: all hashes are fixed.
error-already-committed = Seat { $seat } has sent another hash already: one per deal.
error-no-reveal-now = Entropy is revealed only while the deal waits for it.
error-other-entropy = This is not the entropy that seat { $seat } sent the hash of.
error-not-started = The match has not begun yet.
error-only-host = Only the host of the table may do that.
error-no-seat-here = There is no seat { $seat }: this table has seats 1 to { $most }.
error-not-your-seat = Seat { $seat } is not yours.
error-rules-changed = The rules of { $game } have been corrected since this match began: nothing can be taken back any more.
error-busy-table = Too much happens at this table at once: try again.
error-no-such-table = There is no such table: perhaps the link is incomplete.
error-no-such-lesson = { $game } has no lesson { $number }.
error-too-many-seated = { $own } own seats and { $bots } bots do not fit on { $seats } seats.
error-bad-stand-in = The setting stand_in names no bot that can play { $game }: “{ $bot }”. Bots: { $known }.
error-too-many-bot-seats = Too many bots at your tables (at most { $most }): finish a match first, or try again in a few minutes.
error-too-many-bot-seats-address = Too many bots at tables opened from your network (at most { $most }): try again in a few minutes.
error-too-many-bot-tables = You have enough tables where only bots play (at most { $most }): wait until a match there ends.
error-too-many-bot-tables-address = There are enough tables where only bots play from your network (at most { $most }): wait until a match there ends.
error-too-many-bot-tables-house = Bots play among themselves at enough tables of this server (at most { $most }): try again in a few minutes.
error-still-here = { $name } is here, or left only a moment ago.
error-time-not-up = { $name } still has time on the clock. A bot can take over only after it has run out.
error-away-too-short = { $minutes ->
    [one] { $name } has not been away long enough: a bot can take over in { $minutes } minute.
   *[other] { $name } has not been away long enough: a bot can take over in { $minutes } minutes.
}
error-relief-waits = You have agreed already. Waiting for: { $names }.
error-no-relief-request = Nobody is asking for a bot to take over now.
error-absence-unknown = This server shares its database with others and cannot tell who is away: a bot takes over only when the clock has run out three times.
error-absent-cannot-agree = A bot is playing for { $names }, who cannot agree to a take-back while away.
error-removed-here = The host removed you from this table. Choose another one.
error-one-seat-each = You, or a program of yours, have a seat here already. The host did not allow several seats per person.
error-seatings-full = You have changed seats at this table { $most } times: that is enough. Open another table.
error-take-backs-full = Moves were taken back or asked back { $most } times in this match: no more.
error-table-full = So much has happened at this table ({ $most } entries) that the match can only be finished now.
error-id-used = The id “{ $id }” was already used for another command. Send this one with a new id.
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

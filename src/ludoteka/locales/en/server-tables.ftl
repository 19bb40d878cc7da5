# What a table refuses.

error-seat-taken = Seat { $seat } is taken: choose a free one.
error-seat-free = Seat { $seat } is already free.
error-unknown-table-bot = Bots at a table have short names, such as greedy, not { $bot }.
error-seats-free = { $count ->
    [one] One seat is still free: invite someone or add a bot.
   *[other] { $count } seats are still free: invite people or add bots.
}
error-not-all-ready = Not everyone is ready yet: { $names }.
error-resigned = You resigned; a bot has taken your seat.
error-stand-in-plays = A bot is playing for you: take over first.
error-question-changed = The situation has changed. Please choose again.
error-not-live = No match is being played here.
error-nothing-to-take-back = You have made no move that could be taken back.
error-match-ended = The match is over.
error-match-not-over = The match is not over yet.
error-match-was-stopped = This match was stopped, so the other hands stay hidden.
error-already-asked-back = There is already a request to take a move back: answer it first.
error-no-request = There is no request to take a move back.
error-already-answered = You have already answered.
error-nobody-stands-in = You are already playing this seat yourself.
error-not-at-table = Only players at this table can do that.
error-bot-plays-already = A bot is already playing this seat.
error-chat-off = There is no chat at this table.
error-muted = You are muted for now.
error-already-started = The match has already started.
error-starting = The match is about to start: seats can no longer change.
error-hashes-fixed = It is too late to take part in the shuffle: all hashes are fixed.
error-already-committed = Seat { $seat } has already sent another hash: one per deal.
error-no-reveal-now = Entropy is revealed only while the deal waits for it.
error-other-entropy = This is not the entropy that seat { $seat } sent the hash of.
error-not-started = The match has not started yet.
error-only-host = Only the host of the table can do that.
error-no-seat-here = There is no seat { $seat }: this table has seats 1 to { $most }.
error-not-your-seat = Seat { $seat } is not yours.
error-rules-changed = The rules of { $game } have been corrected since this match started: moves can no longer be taken back.
error-busy-table = The table is busy. Try again.
error-no-such-table = There is no such table: the link may be incomplete.
error-no-such-lesson = { $game } has no lesson { $number }.
error-too-many-seated = { $own } own seats and { $bots } bots do not fit on { $seats } seats.
error-bad-stand-in = The setting stand_in must name a bot that can play { $game }, not “{ $bot }”. Bots: { $known }.
error-too-many-bot-seats = Too many bots at your tables (at most { $most }): finish a match first, or try again in a few minutes.
error-too-many-bot-seats-address = Too many bots at tables opened from your network (at most { $most }): try again in a few minutes.
error-too-many-bot-tables = You have enough tables where only bots play (at most { $most }): wait until a match there ends.
error-too-many-bot-tables-address = There are enough tables where only bots play from your network (at most { $most }): wait until a match there ends.
error-too-many-bot-tables-total = Bots play among themselves at enough tables of this server (at most { $most }): try again in a few minutes.
error-still-here = { $name } is here, or left only a moment ago.
error-time-not-up = { $name } still has time on the clock. A bot can take over only after it has run out.
error-away-too-short = { $minutes ->
    [one] { $name } has not been away long enough: a bot can take over in { $minutes } minute.
   *[other] { $name } has not been away long enough: a bot can take over in { $minutes } minutes.
}
error-relief-waits = You have already agreed. Waiting for: { $names }.
error-no-relief-request = There is no request for a bot to take over.
error-absence-unknown = This server shares its database with others and cannot tell who is away: a bot takes over only when the clock has run out three times.
error-absent-cannot-agree = A bot is playing for { $names }, who cannot agree to a take-back while away.
error-removed-here = The host removed you from this table. Choose another one.
error-one-seat-each = You, or a program of yours, already have a seat here. The host did not allow several seats per person.
error-seatings-full = You have changed seats at this table { $most } times, the limit. Open another table.
error-take-backs-full = Moves were taken back or asked back { $most } times in this match: no more.
error-table-full = So much has happened at this table ({ $most } entries) that the match can only be finished now.
error-id-used = The id “{ $id }” was already used for another command. Send this one with a new id.
error-binary-frame = Messages are text (JSON), not binary data.
error-too-fast = Too fast: wait a moment.
error-bad-command = Unknown command: { $problem }.
error-bad-page = “before” must be 0 or greater, not { $before }.
error-not-for-spectators = Only the players can see this table.
error-no-such-record = There is no such record, or it is not shared with you.
error-no-such-name = There is no one called { $name }.
error-no-such-challenge = There is no such challenge for you.
error-challenge-settled = This challenge is already settled: { $status ->
    [accepted] it was accepted
    [declined] it was declined
   *[other] it was withdrawn
}.
error-no-such-failure = There is no report “{ $report }” of a bot that failed.
error-failure-of-live-match = Report “{ $report }” shows a hand of a match that is still being played. Ask again when it is over.

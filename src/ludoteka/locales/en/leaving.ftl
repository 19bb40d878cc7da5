# The table's menu, ways out of a game, and comforts of slow games.

web-leaving-menu = Menu of this table
web-leaving-menu-comfort = Help and comfort
web-leaving-menu-ways-out = Ways out
web-leaving-menu-pace = Pace
web-leaving-menu-invite = Invite someone to watch
web-leaving-menu-report = Report a person
web-leaving-report-who = Who is it about?

web-leaving-stop = Offer to stop
web-leaving-stop-short = no result, if all agree
web-leaving-leave = Leave
web-leaving-leave-short = a bot plays on for you
web-leaving-resign = Resign
web-leaving-resign-short = you come last
web-leaving-close-game = Close this game
web-leaving-close-game-short = no result, costs nothing

web-leaving-stay = Stay
web-leaving-play-on = Play on
web-leaving-undo = Undo

web-leaving-leave-ask = Leave this table?
web-leaving-leave-do = Leave
web-leaving-leave-more = A bot sits down for you and plays on.
web-leaving-leave-back = You can come back and take your seat as long as the game runs.
web-leaving-leave-seen = plays for { $name }, everyone sees it
web-leaving-leave-price = { $count ->
    [one] The result counts for you as it ends. { $names } plays on.
   *[other] The result counts for you as it ends. { $names } play on.
}
web-leaving-left = You left: a bot plays for you.

web-leaving-resign-ask = Resign this game?
web-leaving-resign-ask-series = Resign the whole match?
web-leaving-resign-series = This gives up all games of the match. To give up only this one, leave: a bot finishes it, and you take your seat again for the next.
web-leaving-resign-two = { $name } wins.
web-leaving-resign-many = You come last, whatever happens next.
web-leaving-resign-final = You cannot take this back.
web-leaving-resign-bot = A bot plays your seat to the end, so that the others can finish.
web-leaving-resign-rated = A bot plays your seat to the end. The game is rated: you are counted last.
web-leaving-others-resigned = { $count ->
    [one] { $names } resigned: you finish ahead, however it ends.
   *[other] { $names } resigned: you finish ahead, however it ends.
}
web-leaving-finish = To the end ▸▸

web-leaving-you-are-asked = You are asked
web-leaving-stop-asked = { $name } offers to stop here
web-leaving-stop-more = No winner, the game is kept for replay.
web-leaving-stop-agree = Agree
web-leaving-stop-offered = You offered to stop
web-leaving-stop-agreed = You agreed to stop
web-leaving-stop-agrees = agrees
web-leaving-stop-thinks = thinks
web-leaving-stop-meanwhile = The game goes on meanwhile. { $left } left.
web-leaving-stop-withdraw = Withdraw

web-leaving-close-done = { $game } is closed.
web-leaving-close-gone = It is gone from My games.
web-leaving-ended-agreed = You all agreed to stop
web-leaving-ended-alone = This game was closed
web-leaving-ended-more = There is no result, and nothing is rated.
web-leaving-ended-untouched = Nobody came back to it for two weeks, so it ended without a result.
web-leaving-ended-replay = Watch the replay

web-leaving-vacation = Vacation
web-leaving-vacation-short = your clock stands still
web-leaving-vacation-more = Your clock in this game stands still, and everyone sees it.
web-leaving-vacation-left = { $days ->
    [0] No days left in this game.
    [one] One day left in this game.
   *[other] { $days } days left in this game.
}
web-leaving-vacation-days = Days
web-leaving-vacation-go = Go on vacation
web-leaving-vacation-until = Your clock stands still until { $until }.
web-leaving-vacation-end = I am back
web-leaving-on-vacation = { $name } is on vacation until { $until }.

web-leaving-standing = Answers ahead
web-leaving-standing-short = so that nobody waits for you
web-leaving-standing-more = Answered for you when you are asked, after a short while. Nobody is told.
web-leaving-standing-none = This game asks nothing that could be answered ahead.
web-leaving-standing-save = Save
web-leaving-standing-shot = If I am shot at: Barrel, then Missed!, else take the hit
web-leaving-standing-indians = If there are Indians!: play a Bang!, else take the hit
web-leaving-standing-rescue = If the last life goes: drink a Beer
web-leaving-standing-row = If I must take a row: the cheapest

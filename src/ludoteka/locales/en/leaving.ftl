# The table's menu, ways out of a game, and comforts of slow games.

web-leaving-menu = Table menu
web-leaving-menu-comfort = Help and comfort
web-leaving-menu-ways-out = Leave the game
web-leaving-menu-pace = Pace
web-leaving-menu-invite = Invite someone to watch
web-leaving-menu-report = Report a player or a problem
web-leaving-report-who = What is it about?

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
web-leaving-leave-more = A bot takes your seat and plays on.
web-leaving-leave-back = You can come back and take over again while the game is running.
web-leaving-leave-seen = plays for { $name }; everyone can see that
web-leaving-leave-price = { $count ->
    [one] The result counts for you as it ends. { $names } plays on.
   *[other] The result counts for you as it ends. { $names } play on.
}
web-leaving-left = You left: a bot is playing for you.

web-leaving-resign-ask = Resign this game?
web-leaving-resign-ask-series = Resign the whole match?
web-leaving-resign-series = This gives up all games of the match. To give up only this one, leave: a bot finishes it, and you take your seat again for the next.
web-leaving-resign-two = { $name } wins.
web-leaving-resign-many = You come last, whatever happens next.
web-leaving-resign-final = You cannot take this back.
web-leaving-resign-bot = A bot plays your seat to the end, so the others can finish.
web-leaving-resign-rated = A bot plays your seat to the end. The game is rated: you are counted last.
web-leaving-others-resigned = { $count ->
    [one] { $names } resigned: you finish ahead, however it ends.
   *[other] { $names } resigned: you finish ahead, however it ends.
}
web-leaving-finish = To the end ▸▸

web-leaving-you-are-asked = Your answer?
web-leaving-stop-asked = { $name } offers to stop here
web-leaving-stop-more = No winner; you can still replay the game.
web-leaving-stop-agree = Agree
web-leaving-stop-offered = You offered to stop
web-leaving-stop-agreed = You agreed to stop
web-leaving-stop-agrees = agrees
web-leaving-stop-thinks = thinks
web-leaving-stop-meanwhile = The game goes on meanwhile. { $left } left.
web-leaving-stop-withdraw = Withdraw

web-leaving-close-done = { $game } is closed.
web-leaving-close-gone = It is no longer in My games.
web-leaving-ended-agreed = You all agreed to stop
web-leaving-ended-alone = This game was closed
web-leaving-ended-more = No result, and nothing is rated.
web-leaving-ended-untouched = No one played here for many days, so the game ended without a result.
web-leaving-ended-replay = Watch the replay

web-leaving-vacation = Vacation
web-leaving-vacation-short = your clock stops
web-leaving-vacation-more = Your clock in this game stops, and everyone can see that.
web-leaving-vacation-left = { $days ->
    [0] No vacation days left in this game.
    [one] One vacation day left in this game.
   *[other] { $days } vacation days left in this game.
}
web-leaving-vacation-days = Days
web-leaving-vacation-go = Go on vacation
web-leaving-vacation-until = Your clock is stopped until { $until }.
web-leaving-vacation-end = I am back
web-leaving-on-vacation = { $name } is on vacation until { $until }.

web-leaving-standing = Answer in advance
web-leaving-standing-short = so no one waits for you
web-leaving-standing-more = Your answer is given for you, after a short while. No one is told.
web-leaving-standing-none = This game has no questions you could answer in advance.
web-leaving-standing-save = Save
web-leaving-standing-shot = If I am shot at: Barrel, then Missed!, else take the hit
web-leaving-standing-indians = Against Indians!: discard a Bang!, else take the hit
web-leaving-standing-rescue = If I would lose my last life point: drink a Beer
web-leaving-standing-row = If I must take a row: the cheapest

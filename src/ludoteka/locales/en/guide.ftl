# The player's guide: one source for the page /guide and for docs/playing*.md.
# A section is a message with its title, then -1, -2 … its paragraphs. `ask-` are questions.

web-guide = How it works
web-guide-lead = Everything around the games: tables, bots, timers, replays. The rules of each game are on its own page.

web-guide-start = Start a game
web-guide-start-1 = Choose a game on the home page. “Play now” seats you with bots at once. “With friends” lets you set up a table and gives you a link to share. “Quick match” finds people who want to play now.
web-guide-start-2 = You don’t need an account. Choose a name; this browser remembers you and your games.
web-guide-start-3 = New to a game? “Learn to play” teaches it in ten short lessons, on the real board.

web-guide-seats = Seats and bots
web-guide-seats-1 = You decide who each seat of a new table is for: yourself, a friend with the link, anyone who finds the table on the home page, a person on this device, or a bot.
web-guide-seats-2 = Bots have faces and strengths, from one pip to five. They see exactly what a player on their seat sees: their own cards, never yours. After a game you can read why they played as they did.
web-guide-seats-3 = Until the match starts, the host can swap seats, replace a missing person with a bot and change the settings.

web-guide-clock = Timers and stand-ins
web-guide-clock-1 = A table has no time limit, a real-time timer (5 minutes plus 10 seconds per turn), or days per move for games you play on the side.
web-guide-clock-2 = If your time runs out, a bot makes that move. After three times in a row it plays for you until you press “Take over”.
web-guide-clock-3 = When someone is away for long, the others can agree that a bot takes over. The person gets the seat back on return.
web-guide-clock-4 = In games with days per move you can go on vacation, which stops your clock, and answer some questions in advance.

web-guide-back = Taking a move back
web-guide-back-1 = You can take your last move back freely as long as no one has learned anything from it: no card was revealed and no one has answered.
web-guide-back-2 = Otherwise the others are asked, and each of them must allow it. A match in which that happened is not rated.

web-guide-device = Several people on one device
web-guide-device-1 = When you set up the table, choose “On this device” for a seat. Between turns the screen covers the cards and asks you to pass the device on.

web-guide-watch = Watching
web-guide-watch-1 = Spectators see the table, but no hands. The host decides whether spectators are allowed. You can choose whether your name is shown when you watch.

web-guide-replay = Replays and fair deals
web-guide-replay-1 = Every finished game can be replayed step by step, through the eyes of any player or with all cards open. You can share a link to one moment, or download the record.
web-guide-replay-2 = No one can choose a deal. Before the cards are dealt, the server fixes a secret number and shows its fingerprint; then every player’s browser adds a number of its own. Afterwards everything is revealed, and “Verify the deal” checks it in your browser.

web-guide-rating = Accounts and ratings
web-guide-rating-1 = An account keeps your name, games and ratings and lets you log in from other devices. It takes a name and a password, nothing else.
web-guide-rating-2 = A match is rated if its host chose so and at least two people with accounts play it to the end. Bots don’t count. A rating starts at 1500; “?” means fewer than ten rated matches.

web-guide-leave = Leaving a game
web-guide-leave-1 = The menu with three dots at the table has every way out, and says what it costs: leave (a bot plays on and you can come back), resign (you come last), or offer to stop (no result if everyone agrees).
web-guide-leave-2 = A game against bots only can simply be closed. It costs nothing.
web-guide-leave-3 = Closing the tab does no harm: the game is on your home page when you come back.

web-guide-notify = Notifications
web-guide-notify-1 = On your own page you can turn on notifications in this browser or by mail: when it is your turn, when time runs out, when a match ends. They name the game and the people, never cards.
web-guide-notify-2 = You can set quiet hours, or get one summary per day.

web-guide-keys = Keyboard and screen reader
web-guide-keys-1 = Space pauses what is shown, ← and → go step by step, End returns to now, M turns the sound on or off. Esc puts a chosen card back or closes a window. In the rules, / searches.
web-guide-keys-2 = Tab and the arrow keys reach every card and every target; Enter plays. The number keys choose a card in your hand. The list of moves has every legal move as text, and the line under the board says what happens.

web-guide-phone = On the phone
web-guide-phone-1 = Everything works on a phone. Tap a card, then its target. Add the page to your home screen to use it like an app and, on an iPhone, to get notifications.

web-guide-faq = Questions
web-guide-ask-refused = Why can’t I make this move?
web-guide-ask-refused-1 = The message says why and names a clause of the rules, such as BA-7. Click it to read the clause.
web-guide-ask-bots = Do bots cheat?
web-guide-ask-bots-1 = No. A bot gets the same view as a player on its seat, and stronger bots only think longer.
web-guide-ask-gone = Someone has left. Is the game lost?
web-guide-ask-gone-1 = No. A bot can play on for them, and games survive a restart of the server.
web-guide-ask-fast = The bots play too fast to follow.
web-guide-ask-fast-1 = Open the settings at the table and choose a slower speed or “Step by step”. The story on the side tells everything again.
web-guide-ask-password = I forgot my password.
web-guide-ask-password-1 = If you confirmed a mail address, you can get a link by mail. Otherwise ask a host of the server for a link.
web-guide-ask-data = What is stored about me?
web-guide-ask-data-1 = Your name, your games and what you write at tables. On your own page you can download all of it or delete your account.

# The web client: what only the page says.

web-waiting = Waiting for { $names }
web-over = The match is over.
web-you = you
web-bot = bot
web-take-back = Take back
web-skip = Skip
web-name-six-nimmt = 6 nimmt!
web-name-face-to-face = Face to Face
web-title = Ludoteka: card games
web-language = Language
web-lamp = Light or dark
web-light = Light
web-dark = Dark
web-motion = Motion
web-motion-off = none
web-motion-normal = usual
web-motion-slow = slow
web-home-title = Which room tonight?
web-home-more = Five card games, with friends or bots. Two clicks and you are seated; no account.
web-no-server = The server does not answer. This page tries again by itself.
web-asked = You are asked
web-to-table = To the table
web-play-now = Play now
web-with-friends = With friends
web-my-games = My games
web-open-tables = Open tables
web-no-games = No game of yours is running.
web-no-tables = No open table now.
web-your-turn = Your turn
web-waiting-people = Waiting for people
web-sit-down = Sit down
web-watch = Watch
web-nowhere = There is no such page
web-nowhere-more = The address may be mistyped.
web-all-rooms = All rooms
web-no-table = There is no such table
web-no-table-more = The link may be mistyped, or the table is not open to you.
web-closed-table = This table was closed
web-closed-table-more = Its host closed it before the match began.
web-log = Log
web-chat = Chat
web-say = Write to the table
web-send = Send
web-moves = Moves
web-no-moves = Nothing is asked of you now.
web-rules = Rules
web-learn = Learn to play
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } place found
       *[other] { $count } places found
    }
web-settings = Settings
web-people = At this table
web-close = Close
web-line-down = The line is down: try now
web-qr = Code of the link
web-invite = Whoever opens this link takes a free seat. Show the code to someone beside you, or send the link.
web-link = Link to the table
web-copy = Copy
web-copied = Copied
web-free = Free
web-ready = ready
web-start = Start
web-i-am-ready = I am ready
web-setup-more = Set the table, then call the others.
web-seats = Seats
web-who = Who plays
web-who-friends = Friends
web-who-friends-more = by link
web-who-bots = Only bots
web-who-bots-more = begins at once
web-who-device = One device
web-who-device-more = pass it round
web-bots-among = Bots among them
web-bots = Bots
web-bot-random = Random
web-bot-random-more = any legal move
web-bot-beginner = Beginner
web-bot-beginner-more = knows the game, often slips
web-bot-greedy = Casual
web-bot-greedy-more = the best move now, no plans
web-bot-sampler = Skilled
web-bot-sampler-more = imagines how it could go on
web-bot-expert = Expert
web-bot-expert-more = goes through many ways to go on
web-bot-master = Master
web-bot-master-more = thinks for up to a second
web-options = The game
web-clock = Clock
web-clock-none = None
web-clock-none-more = take your time
web-clock-live = Live
web-clock-live-more = 5 min + 10 s a turn
web-clock-slow = Slow
web-clock-slow-more = a day a move
web-door = Door
web-private = Private
web-private-more = by link only
web-listed = Listed
web-listed-more = on the home page
web-spectators = Watchers, who see no hands
web-open-table = Open the table
web-pass-more = Everyone else looks away.
web-let-back = Let it be taken back
web-it-stands = It stands
web-stood-in = You were away: a bot plays for you.
web-take-seat = Take my seat
web-rematch = Once more
web-to-rematch = To the next match
web-name-bang = BANG!
web-name-sakura = Sakura
web-name-intrigo = Intrigo
web-pitch-bang = Everyone knows the Sheriff. Nobody knows his friends.
web-pitch-sakura = Walk close behind the Emperor, but never bump into him.
web-pitch-six-nimmt = Do not lay the sixth card: whoever does takes the bulls.
web-pitch-face-to-face = Four piles for two. Help the other and refill your hand.
web-pitch-intrigo = Five families, one palace, a plot behind every door.
web-players =
    { $most ->
        [one] { $range } player
       *[other] { $range } players
    }
web-minutes = { $minutes } min
web-start-bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
web-pass = Give it to { $name }
web-pass-me = I am { $name }
web-asks-back = { $name } would like to take the last move back.
web-setup-bots =
    { $bots ->
        [one] You and { $bots } bot.
       *[other] You and { $bots } bots.
    }
web-setup-friends = You, friends: { $friends }, bots: { $bots }.
web-setup-device = People at this device: { $people }, bots: { $bots }.
web-me = You
web-my-name = Your name at the tables
web-save = Save
web-saved = Saved.
web-finished = Finished games
web-no-finished = Nothing here yet: every game you end is kept on this shelf.
web-place = Place: { $place }
web-replay = Replay
web-no-replay = There is nothing to replay
web-upload-link = Replay a record from a file
web-eyes = Through whose eyes
web-eyes-public = Spectator
web-step = One step on
web-step-back = One step back
web-run = Play
web-pause = Pause
web-moment = Moment of the match
web-thought = Why { $name } moved so
web-thoughts = Why the bots moved so
web-no-thought = No bot explains this step.

# Setting a table and waiting at it.

# The seats of a new table
web-room-seat = Seat { $seat }
web-room-seat-label = Seat { $seat } of { $seats }: { $who }
web-room-number-of-seats = Number of seats
web-room-you = you
web-room-you-name = You
web-room-you-plate = You
web-room-you-host = You, the host
web-room-friend = A friend
web-room-friend-short = by link or code
web-room-friend-more = When the table is open you get a link and a code. The first person to open it takes the seat: send the link, or show the code to someone next to you.
web-room-bot = A bot
web-room-anyone = Anyone
web-room-anyone-short = lists the table on the home page
web-room-anyone-more = The table is listed on the home page, and the first to sit down takes this seat. Until then it stays free; you can put a bot there at any time.
web-room-on-this-device = On this device
web-room-on-device = on this device
web-room-device-short = someone next to you; pass and play
web-room-device-more = You pass the device: between turns the cards are covered until the next player confirms.
web-room-name-at-table = name at the table
web-room-their-name = Their name
web-room-guest-number = Player { $seat }
web-room-sit-here = Sit here
web-room-sit-here-short = you swap places
web-room-all-like-this = Make all seats like this one
web-room-not-here = not here yet
web-room-door-open = open seat
web-room-link-open = link is open
web-room-which-bot = Which bot
web-room-turns = strength
web-room-weaker = { $name }: weaker
web-room-stronger = { $name }: stronger
web-room-already-here = { $count ->
    [one] { $names } is already at this table.
   *[other] Already at this table: { $names }.
}
web-room-your-name = Your name
web-room-keep-name = Keep it
web-room-type-name = What is your name?

# What is played
web-room-length = Length
web-room-minutes = { $least }–{ $most } min
web-room-hours = { $least }–{ $most } h
web-room-house-rules = Options
web-room-data-own = Your own
web-room-data-file = from a JSON file
web-room-no-data = { $file } contains neither a JSON list nor a JSON object.
web-room-data-owned = your own
web-room-invite-known = Invite someone you know
web-room-invite = invite
web-room-invite-here = here now · invite
web-room-invited = invited
web-room-usual = Standard
web-room-usual-six-nimmt = To 66 bull heads
web-room-from-to = { $least } to { $most }
web-room-only-seats = { $least ->
    [2] { $most ->
        [2] Only with two players:
       *[other] Only with up to { $most } players:
    }
   *[other] Only with { $least } to { $most } players:
}
web-room-only-with = Only with “{ $value }”:
web-room-watchers = Spectators
web-room-watchers-more = can’t see hands
web-room-watchers-allowed = spectators allowed
web-room-chat-more = players only
web-room-several = Several seats
web-room-several-more = guests may share a device
web-room-option-value = { $label }: { $value }
web-room-clock-none = no time limit
web-room-clock-live = { $minutes } min + { $seconds } s per turn
web-room-clock-slow = { $hours ->
    [1] an hour per move
    [24] a day per move
   *[other] { $hours } hours per move
}
web-room-private = private
web-room-listed = public
web-room-new-to-it = New to it?
web-room-same-again = Same as last time

# The whole in one sentence
web-room-at-table = { $seats ->
    [2] Two at the table:
    [3] Three at the table:
    [4] Four at the table:
    [5] Five at the table:
    [6] Six at the table:
    [7] Seven at the table:
    [8] Eight at the table:
    [9] Nine at the table:
    [10] Ten at the table:
   *[other] { $seats } at the table:
}
web-room-terms = { $terms }.
web-room-beside = { $names } on this device
web-room-some-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-room-some-friends = { $count ->
    [one] a friend
   *[other] { $count } friends
}
web-room-some-open = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
web-room-middle-bang = { $seats ->
    [3] With three: a Deputy, an Outlaw and a Renegade
    [4] With four: a Sheriff, two Outlaws and a Renegade
    [5] With five: a Sheriff, a Deputy, two Outlaws and a Renegade
    [6] With six: a Sheriff, a Deputy, three Outlaws and a Renegade
    [7] With seven: a Sheriff, two Deputies, three Outlaws and a Renegade
   *[other] With eight: a Sheriff, two Deputies, three Outlaws and two Renegades
}
web-room-middle-sakura = Three trees pay the artists
web-room-middle-six-nimmt = Ten cards each, four rows
web-room-middle-intrigo = Families are dealt when all are seated

# Waiting
web-room-tab = ({ $taken }/{ $seats }) { $game } – waiting
web-room-seats-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
web-room-all-here = Everyone is here
web-room-starts-in = Starts in { $seconds }
web-room-held = The table is waiting for you
web-room-send-link = Anyone with this link can take a free seat. Share it, or let someone next to you scan the code.
web-room-share = Share
web-room-change = Change
web-room-change-title = Change the settings
web-room-change-more = No one loses their seat. Everyone waiting sees the change.
web-room-change-do = Save changes
web-room-keep = Cancel
web-room-free-seat = Free seat
web-room-for-friend = for a friend
web-room-for-anyone = for anyone
web-room-or-sits = or { $name } sits down
web-room-put-bot = Add a bot
web-room-beside-me = Next to me
web-room-host = host
web-room-the-host = the host
web-room-here = here
web-room-moment = one moment
web-room-line-dropped = disconnected
web-room-away-since = disconnected since { $time }
web-room-more = More about { $name }
web-room-swap = Swap seats
web-room-swap-with = Seat { $seat }: { $name }
web-room-replace = Replace with a bot
web-room-ask-leave = Ask to leave
web-room-free-it = Free the seat
web-room-take-away = Remove
web-room-stand-up = Stand up
web-room-watching = { $count ->
    [0] No spectators
    [one] 1 spectator
   *[other] { $count } spectators
}
web-room-tap-free = Tap a free seat to add a bot
web-room-needs-moment = { $count ->
    [one] { $names } needs a moment
   *[other] Need a moment: { $names }
}
web-room-away = Disconnected: { $names }
web-room-away-more = { $count ->
    [one] The seat is kept until you free it or put a bot there.
   *[other] Their seats are kept until you free them or put bots there.
}
web-room-would-come = { $count ->
    [one] { $names } would take the free seat.
   *[other] { $names } would take the free seats.
}
web-room-start-without = Start without { $names }
web-room-without-more = A bot takes the seat; they can watch.
web-room-hold = Wait
web-room-unhold = Let it start
web-room-close = Close the table
web-room-close-ask = Close it for everyone?
web-room-close-yes = Close
web-room-close-no = Keep it open
web-room-you-sit = You sit at { $host }’s table
web-room-you-sit-here = You have a seat
web-room-they-wait = The others are waiting for you.
web-room-starts-when-full = It starts by itself when all seats are taken.
web-room-starts-soon = It starts as soon as everyone is ready.
web-room-leave = Leave
web-room-one-moment = One moment
web-room-seat-for-you = { $host } is holding a seat for you
web-room-seat-for-you-here = There is a seat for you
web-room-you-watch = You are watching
web-room-full = All seats are taken. You can watch, but you can’t see hands.
web-room-full-private = All seats are taken, and only the players can see this match.
web-room-kept-for-friends = The free seats are kept for friends of the host.
web-room-sat = { $name } sat down
web-room-bot-sat = { $name } takes a seat
web-room-left = { $name } left
web-room-rules-changed = The host changed the table

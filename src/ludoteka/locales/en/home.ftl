### The home page: what is asked of me, doors, my games, open tables, finished games.

web-home-your-move = Your move
web-home-move-of = { $name } to move
web-home-waits-for =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
web-home-no-clock = no time limit
web-home-clock-live = { $minutes } min + { $seconds } s
web-home-clock-hours = { $hours } h per move
web-home-clock-days =
    { $days ->
        [one] a day per move
       *[other] { $days } days per move
    }
web-home-left = { $time } left
web-home-more-of = More about { $name }
web-home-go = Go to the table
web-home-copy = Copy the link
web-home-leave = Leave, a bot plays on
web-home-close = Close the table
web-home-table-of = { $name }’s table
web-home-seats = Seats taken:
web-home-you-won = You won
web-home-you-lost = You lost
web-home-stopped = No result
web-home-stopped-agreed = you all agreed to stop
web-home-stopped-alone = the game was closed
web-home-stopped-untouched = no one played on
web-home-stopped-by-host = closed by a host
web-home-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
web-home-place = Place { $place } of { $seats }
web-home-score-bulls =
    { $score ->
        [one] { $score } bull head
       *[other] { $score } bull heads
    }
web-home-score-blossoms =
    { $score ->
        [one] { $score } blossom
       *[other] { $score } blossoms
    }
web-home-and-others =
    { $count ->
        [one] { $names } and { $count } other
       *[other] { $names } and { $count } others
    }
web-home-all = All games
web-home-none-running = You have no games in progress
web-home-none-running-more = Games you start will appear here.
web-home-none-open = No open tables right now
web-home-none-open-more = Open one to everyone, and others will see it on their home page.
web-home-none-over = No finished games yet
web-home-none-over-more = Games you finish will appear here, each with its deal to check.
web-home-name = Your name
web-home-name-more = Others see it at the table. You can change it at any time.
web-cancel = Cancel
web-quick = Quick match
web-quick-title = { $game }: quick match
web-quick-about = You play with other people who are looking for a game now.
web-quick-players = Players
web-quick-any = Any number
web-quick-bots = Add bots if it takes long
web-quick-find = Find players
web-quick-count =
    { $here ->
        [one] { $game }: you are the first of { $seats }
       *[other] { $game }: { $here } of { $seats } are here
    }
web-quick-since = Looking for players, { $time }
web-quick-bots-now = Start with bots now

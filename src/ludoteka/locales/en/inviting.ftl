### Invitations and watchers, on every page.

web-circle = People
web-invitation = You are invited
web-invited-by = { $name } invites you to play { $game }
web-not-now = Not now
web-watch-you = You are watching.
web-watch-no-chat = Only players can write here. You can read along.
web-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-watchers-named =
    { $count ->
        [one] { $names } is watching
       *[other] { $names } are watching
    }
web-watchers-and =
    { $count ->
        [one] { $names } and { $count } other are watching
       *[other] { $names } and { $count } others are watching
    }

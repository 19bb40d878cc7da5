### Invitations and watchers, on every page.

web-circle = People
web-invitation = You are invited
web-invited-by = { $name } invites you to { $game }
web-not-now = Not now
web-watch-you = You are watching.
web-watch-no-chat = Only players write here. You can read along.
web-watchers =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
web-watchers-named =
    { $count ->
        [one] { $names } watches
       *[other] { $names } watch
    }
web-watchers-and =
    { $count ->
        [one] { $names } and { $count } other watch
       *[other] { $names } and { $count } others watch
    }

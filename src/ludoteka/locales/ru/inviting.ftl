### Приглашения и зрители, на всех страницах.

web-circle = Люди
web-invitation = Вас приглашают
web-invited-by = { $name } приглашает вас за стол: { $game }
web-not-now = Не сейчас
web-watch-you = Вы смотрите.
web-watch-no-chat = Здесь пишут только игроки. Вы можете читать.
web-watchers =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }
web-watchers-named =
    { $count ->
        [one] Смотрит { $names }
        [few] Смотрят { $names }
       *[many] Смотрят { $names }
    }
web-watchers-and =
    { $count ->
        [one] Смотрят { $names } и ещё { $count }
        [few] Смотрят { $names } и ещё { $count }
       *[many] Смотрят { $names } и ещё { $count }
    }

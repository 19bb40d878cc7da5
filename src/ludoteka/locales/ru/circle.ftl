### Люди: друзья, приглашения, кто здесь, кто смотрит.

web-circle-asking = Запросы в друзья
web-circle-asking-more = Друзья видят, когда вы здесь, только если вы включите это ниже.
web-circle-friends = Друзья
web-circle-no-friends = Друзей пока нет. Добавьте тех, с кем играли.
web-circle-played = С кем вы играли
web-circle-nobody = Здесь появятся те, с кем вы играете.
web-circle-last =
    { $count ->
        [one] { $count } партия, последняя: { $game }, { $when }
        [few] { $count } партии, последняя: { $game }, { $when }
       *[many] { $count } партий, последняя: { $game }, { $when }
    }
web-here-now = Сейчас здесь
web-together = Вы вдвоём
web-together-matches =
    { $count ->
        [0] Вместе ещё не играли.
        [one] В последнее время вместе: { $count } партия.
        [few] В последнее время вместе: { $count } партии.
       *[many] В последнее время вместе: { $count } партий.
    }
web-friend-ask = Добавить в друзья
web-friend-withdraw = Отозвать
web-friend-accept = Принять
web-friend-decline = Отклонить
web-friend-remove = Убрать из друзей
web-friend-pending = Запрос отправлен
web-friend-asks = { $name } хочет добавить вас в друзья.
web-friend-asked = Вы отправили запрос в друзья игроку { $name }.
web-invite-deed = Пригласить
web-invite-to-table = Пригласить за стол
web-invite-name = Пригласить игрока { $name }
web-invite-mine = За ваш стол: { $table }
web-invite-new = За новый стол: { $game }
web-seen = Что видят другие
web-seen-presence = Друзья видят, когда я здесь
web-seen-presence-more = С точностью до нескольких минут и без названия стола.
web-seen-watching = Моё имя видно там, где я смотрю
web-seen-watching-more = Иначе видно только число зрителей.

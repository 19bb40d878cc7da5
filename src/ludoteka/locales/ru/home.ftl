### Главная страница: что спрашивают у меня, двери, мои игры, открытые столы, законченные партии.

web-home-your-move = Ваш ход
web-home-move-of = Ходит { $name }
web-home-waits-for =
    { $count ->
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
       *[many] Ждём { $count } игроков
    }
web-home-no-clock = без лимита
web-home-clock-live = { $minutes } мин + { $seconds } с
web-home-clock-hours = { $hours } ч на ход
web-home-clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
web-home-left = осталось { $time }
web-home-more-of = Ещё о столе «{ $name }»
web-home-go = К столу
web-home-copy = Скопировать ссылку
web-home-leave = Уйти, за меня сыграет бот
web-home-close = Закрыть стол
web-home-table-of = Стол игрока { $name }
web-home-seats = Занято мест:
web-home-you-won = Вы победили
web-home-you-lost = Вы проиграли
web-home-stopped = Без результата
web-home-stopped-agreed = по согласию всех
web-home-stopped-alone = партия закрыта
web-home-stopped-untouched = партию никто не продолжил
web-home-stopped-by-host = партию закрыл хозяин
web-home-won =
    { $count ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
       *[many] Общая победа: { $names }
    }
web-home-place = { $place }-е место из { $seats }
web-home-score-bulls =
    { $score ->
        [one] { $score } бык
        [few] { $score } быка
       *[many] { $score } быков
    }
web-home-score-blossoms =
    { $score ->
        [one] { $score } цветок
        [few] { $score } цветка
       *[many] { $score } цветков
    }
web-home-and-others =
    { $count ->
        [one] { $names } и ещё { $count }
        [few] { $names } и ещё { $count }
       *[many] { $names } и ещё { $count }
    }
web-home-all = Все партии
web-home-none-running = У вас нет начатых партий
web-home-none-running-more = Начатые партии появятся здесь.
web-home-none-open = Сейчас нет открытых столов
web-home-none-open-more = Откройте стол для всех, и его увидят здесь, на главной странице.
web-home-none-over = Законченных партий пока нет
web-home-none-over-more = Каждая сыгранная партия останется здесь, и её раздачу можно проверить.
web-home-name = Ваше имя
web-home-name-more = Его видят за столом. Сменить можно когда угодно.
web-cancel = Отмена
web-quick = Быстрая игра
web-quick-title = { $game }: быстрая игра
web-quick-about = Вас посадят с теми, кто тоже хочет играть сейчас.
web-quick-players = Игроков
web-quick-any = Сколько угодно
web-quick-bots = Если ждать долго, добавить ботов
web-quick-find = Найти игроков
web-quick-count =
    { $here ->
        [one] { $game }: пока { $here } из { $seats }
        [few] { $game }: собралось { $here } из { $seats }
       *[many] { $game }: собралось { $here } из { $seats }
    }
web-quick-since = Ищем игроков, { $time }
web-quick-bots-now = Начать с ботами

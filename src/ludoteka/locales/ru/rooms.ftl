# Как накрывают стол и ждут за ним.

# Места нового стола
web-room-seat = Место { $seat }
web-room-seat-label = Место { $seat } из { $seats }: { $who }
web-room-number-of-seats = Число мест
web-room-you = вы
web-room-you-name = Вы
web-room-you-plate = Вы
web-room-you-host = Вы, хозяин
web-room-friend = Друг
web-room-friend-short = по ссылке или коду
web-room-friend-more = Когда стол откроется, вы получите ссылку и код. Место достанется тому, кто откроет её первым: отправьте ссылку или покажите код тому, кто рядом.
web-room-bot = Бот
web-room-anyone = Любой
web-room-anyone-short = стол появится на главной
web-room-anyone-more = Стол виден на главной странице, место займёт первый, кто сядет. До тех пор оно свободно; бота можно посадить в любой момент.
web-room-on-this-device = За этим экраном
web-room-on-device = за этим экраном
web-room-device-short = кто-то рядом, экран передаёте по кругу
web-room-device-more = Экран передают из рук в руки: между ходами карты закрыты, пока не подтвердит следующий игрок.
web-room-name-at-table = имя за столом
web-room-their-name = Имя игрока
web-room-guest-number = Гость { $seat }
web-room-sit-here = Сесть сюда
web-room-sit-here-short = вы поменяетесь местами
web-room-all-like-this = Сделать такими все места
web-room-not-here = ещё не здесь
web-room-door-open = место открыто
web-room-link-open = ссылка открыта
web-room-which-bot = Какой бот
web-room-turns = сила бота
web-room-weaker = { $name }: слабее
web-room-stronger = { $name }: сильнее
web-room-already-here = { $count ->
    [1] Уже за этим столом { $names }.
    [one] Уже за этим столом: { $names }.
    [few] Уже за этим столом: { $names }.
   *[many] Уже за этим столом: { $names }.
}
web-room-your-name = Ваше имя
web-room-keep-name = Оставить
web-room-type-name = Как вас зовут?

# Во что играют
web-room-length = Длина
web-room-minutes = { $least }–{ $most } мин
web-room-hours = { $least }–{ $most } ч
web-room-house-rules = Правила стола
web-room-data-own = По-своему
web-room-data-file = из файла JSON
web-room-no-data = В файле { $file } нет списка или объекта в JSON.
web-room-data-owned = из файла
web-room-invite-known = Позвать знакомых
web-room-invite = позвать
web-room-invite-here = сейчас здесь · позвать
web-room-invited = приглашение отправлено
web-room-usual = Как обычно
web-room-usual-six-nimmt = До 66 быков
web-room-from-to = от { $least } до { $most }
web-room-only-seats = { $least ->
    [2] { $most ->
        [2] Только вдвоём:
       *[other] Только до { $most } игроков:
    }
   *[other] Только при { $least }–{ $most } игроках:
}
web-room-only-with = Только если выбрано «{ $value }»:
web-room-watchers = Зрители
web-room-watchers-more = не видят карт в руках
web-room-watchers-allowed = зрители разрешены
web-room-chat-more = только игроки
web-room-several = Несколько мест
web-room-several-more = гости могут играть за одним экраном
web-room-option-value = { $label }: { $value }
web-room-clock-none = без ограничения времени
web-room-clock-live = { $minutes } мин + { $seconds } с на ход
web-room-clock-slow = { $hours ->
    [24] день на ход
   *[other] { $hours } ч на ход
}
web-room-private = по ссылке
web-room-listed = открыт для всех
web-room-new-to-it = Впервые?
web-room-same-again = Как в прошлый раз

# Всё одним предложением
web-room-at-table = { $seats ->
    [2] Двое за столом:
    [3] Трое за столом:
    [4] Четверо за столом:
    [5] Пятеро за столом:
    [6] Шестеро за столом:
    [7] Семеро за столом:
    [8] Восемь за столом:
    [9] Девять за столом:
    [10] Десять за столом:
   *[other] За столом { $seats }:
}
web-room-terms = { $terms }.
web-room-beside = { $names } (за этим экраном)
web-room-some-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
web-room-some-friends = { $count ->
    [1] друг
    [one] { $count } друг
    [few] { $count } друга
   *[many] { $count } друзей
}
web-room-some-open = { $count ->
    [1] одно открытое место
    [one] { $count } открытое место
    [few] { $count } открытых места
   *[many] { $count } открытых мест
}
web-room-middle-bang = { $seats ->
    [3] Втроём: житель, бандит и предатель
    [4] Вчетвером: шериф, два бандита и предатель
    [5] Впятером: шериф, житель, два бандита и предатель
    [6] Вшестером: шериф, житель, три бандита и предатель
    [7] Всемером: шериф, два жителя, три бандита и предатель
   *[other] Ввосьмером: шериф, два жителя, три бандита и два предателя
}
web-room-middle-sakura = Три дерева платят художникам
web-room-middle-six-nimmt = По десять карт, четыре ряда
web-room-middle-intrigo = Семьи раздают, когда все сели

# Ожидание
web-room-tab = ({ $taken }/{ $seats }) { $game } – ждём
web-room-seats-free = { $count ->
    [1] Одно место свободно
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
}
web-room-all-here = Все в сборе
web-room-starts-in = Начало через { $seconds }
web-room-held = Стол ждёт вас
web-room-send-link = Отправьте ссылку или дайте тому, кто рядом, отсканировать код. Свободное место займёт тот, кто откроет её первым.
web-room-share = Поделиться
web-room-change = Изменить
web-room-change-title = Изменить настройки стола
web-room-change-more = Никто не потеряет места. Перемену увидят все, кто ждёт.
web-room-change-do = Изменить
web-room-keep = Оставить как есть
web-room-free-seat = Свободное место
web-room-for-friend = для друга
web-room-for-anyone = для любого
web-room-or-sits = или сядет { $name }
web-room-put-bot = Посадить бота
web-room-beside-me = Рядом со мной
web-room-host = хозяин
web-room-the-host = хозяин
web-room-here = здесь
web-room-moment = минутку
web-room-line-dropped = нет связи
web-room-away-since = нет связи с { $time }
web-room-more = Подробнее об игроке { $name }
web-room-swap = Поменять местами
web-room-swap-with = Место { $seat }: { $name }
web-room-replace = Посадить бота
web-room-ask-leave = Попросить выйти
web-room-free-it = Освободить место
web-room-take-away = Убрать
web-room-stand-up = Встать
web-room-watching = { $count ->
    [0] Никто не смотрит
    [one] Смотрит { $count }
    [few] Смотрят { $count }
   *[many] Смотрят { $count }
}
web-room-tap-free = Нажмите на свободное место, чтобы посадить бота
web-room-needs-moment = { $count ->
    [1] Просит минутку: { $names }
    [one] Просят минутку: { $names }
    [few] Просят минутку: { $names }
   *[many] Просят минутку: { $names }
}
web-room-away = Нет связи: { $names }
web-room-away-more = { $count ->
    [1] Место ждёт, пока вы его не освободите или не посадите туда бота.
    [one] Места ждут, пока вы их не освободите или не посадите туда ботов.
    [few] Места ждут, пока вы их не освободите или не посадите туда ботов.
   *[many] Места ждут, пока вы их не освободите или не посадите туда ботов.
}
web-room-would-come = { $count ->
    [1] Свободное место займёт { $names }.
    [one] На свободные места: { $names }.
    [few] На свободные места: { $names }.
   *[many] На свободные места: { $names }.
}
web-room-start-without = Начать, не дожидаясь: { $names }
web-room-without-more = Место займёт бот, смотреть можно дальше.
web-room-hold = Подождать
web-room-unhold = Пусть начинается
web-room-close = Закрыть стол
web-room-close-ask = Закрыть для всех?
web-room-close-yes = Закрыть
web-room-close-no = Не закрывать
web-room-you-sit = Вы за столом игрока { $host }
web-room-you-sit-here = У вас есть место
web-room-they-wait = Остальные ждут вас.
web-room-starts-when-full = Партия начнётся сама, когда займут все места.
web-room-starts-soon = Партия начнётся, как только все будут готовы.
web-room-leave = Выйти
web-room-one-moment = Минутку
web-room-seat-for-you = { $host } держит для вас место
web-room-seat-for-you-here = Для вас есть место
web-room-you-watch = Вы смотрите
web-room-full = Все места заняты. Партию видно, карты в руках — нет.
web-room-full-private = Все места заняты, а партия только для игроков.
web-room-kept-for-friends = Свободные места оставлены для друзей хозяина.
web-room-sat = За стол садится { $name }
web-room-bot-sat = Место занимает { $name }
web-room-left = Из-за стола выходит { $name }
web-room-rules-changed = Хозяин изменил стол

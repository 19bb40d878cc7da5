# Як накривають стіл і чекають за ним.

# Місця нового столу
web-room-seat = Місце { $seat }
web-room-seat-label = Місце { $seat } з { $seats }: { $who }
web-room-number-of-seats = Кількість місць
web-room-you = ви
web-room-you-name = Ви
web-room-you-plate = Ви
web-room-you-host = Ви, господар
web-room-friend = Друг
web-room-friend-short = за посиланням або кодом
web-room-friend-more = Коли стіл відкриється, ви отримаєте посилання й код. Місце дістанеться тому, хто відкриє його першим: надішліть посилання або покажіть код тому, хто поруч.
web-room-bot = Бот
web-room-anyone = Будь-хто
web-room-anyone-short = стіл з’явиться на головній
web-room-anyone-more = Стіл видно на головній сторінці, місце займе перший, хто сяде. Доти воно вільне; бота можна посадити будь-коли.
web-room-on-this-device = За цим екраном
web-room-on-device = за цим екраном
web-room-device-short = хтось поруч, екран передаєте по колу
web-room-device-more = Екран передають із рук у руки: між ходами карти закриті, доки не підтвердить наступний гравець.
web-room-name-at-table = ім’я за столом
web-room-their-name = Ім’я гравця
web-room-guest-number = Гість { $seat }
web-room-sit-here = Сісти сюди
web-room-sit-here-short = ви поміняєтеся місцями
web-room-all-like-this = Зробити такими всі місця
web-room-not-here = ще не тут
web-room-door-open = місце відкрите
web-room-link-open = посилання відкрите
web-room-which-bot = Який бот
web-room-turns = сила бота
web-room-weaker = { $name }: слабше
web-room-stronger = { $name }: сильніше
web-room-already-here = { $count ->
    [1] Уже за цим столом { $names }.
    [one] Уже за цим столом: { $names }.
    [few] Уже за цим столом: { $names }.
   *[many] Уже за цим столом: { $names }.
}
web-room-your-name = Ваше ім’я
web-room-keep-name = Залишити
web-room-type-name = Як вас звати?

# У що грають
web-room-length = Довжина
web-room-minutes = { $least }–{ $most } хв
web-room-hours = { $least }–{ $most } год
web-room-house-rules = Правила столу
web-room-data-own = По-своєму
web-room-data-file = з файлу JSON
web-room-no-data = У файлі { $file } немає списку чи об’єкта в JSON.
web-room-data-owned = з файлу
web-room-invite-known = Покликати знайомих
web-room-invite = покликати
web-room-invite-here = зараз тут · покликати
web-room-invited = запрошення надіслано
web-room-usual = Як звичайно
web-room-usual-six-nimmt = До 66 биків
web-room-from-to = від { $least } до { $most }
web-room-only-seats = { $least ->
    [2] { $most ->
        [2] Лише вдвох:
       *[other] Лише до { $most } гравців:
    }
   *[other] Лише за { $least }–{ $most } гравців:
}
web-room-only-with = Лише якщо вибрано «{ $value }»:
web-room-watchers = Глядачі
web-room-watchers-more = не бачать карт на руках
web-room-watchers-allowed = глядачів дозволено
web-room-chat-more = лише гравці
web-room-several = Кілька місць
web-room-several-more = гості можуть грати за одним екраном
web-room-option-value = { $label }: { $value }
web-room-clock-none = без обмеження часу
web-room-clock-live = { $minutes } хв + { $seconds } с на хід
web-room-clock-slow = { $hours ->
    [24] день на хід
   *[other] { $hours } год на хід
}
web-room-private = за посиланням
web-room-listed = відкритий для всіх
web-room-new-to-it = Уперше?
web-room-same-again = Як минулого разу

# Усе одним реченням
web-room-at-table = { $seats ->
    [2] Двоє за столом:
    [3] Троє за столом:
    [4] Четверо за столом:
    [5] П’ятеро за столом:
    [6] Шестеро за столом:
    [7] Семеро за столом:
    [8] Восьмеро за столом:
    [9] Дев’ятеро за столом:
    [10] Десятеро за столом:
   *[other] За столом { $seats }:
}
web-room-terms = { $terms }.
web-room-beside = { $names } (за цим екраном)
web-room-some-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
}
web-room-some-friends = { $count ->
    [1] друг
    [one] { $count } друг
    [few] { $count } друзі
   *[many] { $count } друзів
}
web-room-some-open = { $count ->
    [1] одне відкрите місце
    [one] { $count } відкрите місце
    [few] { $count } відкриті місця
   *[many] { $count } відкритих місць
}
web-room-middle-bang = { $seats ->
    [3] Утрьох: мешканець, бандит і зрадник
    [4] Учотирьох: шериф, два бандити й зрадник
    [5] Уп’ятьох: шериф, мешканець, два бандити й зрадник
    [6] Ушістьох: шериф, мешканець, три бандити й зрадник
    [7] Усімох: шериф, два мешканці, три бандити й зрадник
   *[other] Увісьмох: шериф, два мешканці, три бандити й два зрадники
}
web-room-middle-sakura = Три дерева платять художникам
web-room-middle-six-nimmt = По десять карт, чотири ряди
web-room-middle-intrigo = Родини роздають, коли всі сіли

# Очікування
web-room-tab = ({ $taken }/{ $seats }) { $game } – чекаємо
web-room-seats-free = { $count ->
    [1] Одне місце вільне
    [one] Вільне { $count } місце
    [few] Вільні { $count } місця
   *[many] Вільно { $count } місць
}
web-room-all-here = Усі зібралися
web-room-starts-in = Початок за { $seconds }
web-room-held = Стіл чекає на вас
web-room-send-link = Надішліть посилання або дайте тому, хто поруч, відсканувати код. Вільне місце займе той, хто відкриє його першим.
web-room-share = Поділитися
web-room-change = Змінити
web-room-change-title = Змінити налаштування столу
web-room-change-more = Ніхто не втратить місця. Зміну побачать усі, хто чекає.
web-room-change-do = Змінити
web-room-keep = Лишити як є
web-room-free-seat = Вільне місце
web-room-for-friend = для друга
web-room-for-anyone = для будь-кого
web-room-or-sits = або сяде { $name }
web-room-put-bot = Посадити бота
web-room-beside-me = Поруч зі мною
web-room-host = господар
web-room-the-host = господар
web-room-here = тут
web-room-moment = хвилинку
web-room-line-dropped = немає зв’язку
web-room-away-since = немає зв’язку з { $time }
web-room-more = Докладніше про гравця { $name }
web-room-swap = Поміняти місцями
web-room-swap-with = Місце { $seat }: { $name }
web-room-replace = Посадити бота
web-room-ask-leave = Попросити вийти
web-room-free-it = Звільнити місце
web-room-take-away = Прибрати
web-room-stand-up = Встати
web-room-watching = { $count ->
    [0] Ніхто не дивиться
    [one] Дивиться { $count }
    [few] Дивляться { $count }
   *[many] Дивляться { $count }
}
web-room-tap-free = Торкніться вільного місця, щоб посадити бота
web-room-needs-moment = { $count ->
    [1] Просить хвилинку: { $names }
    [one] Просять хвилинку: { $names }
    [few] Просять хвилинку: { $names }
   *[many] Просять хвилинку: { $names }
}
web-room-away = Немає зв’язку: { $names }
web-room-away-more = { $count ->
    [1] Місце чекає, доки ви його не звільните або не посадите туди бота.
    [one] Місця чекають, доки ви їх не звільните або не посадите туди ботів.
    [few] Місця чекають, доки ви їх не звільните або не посадите туди ботів.
   *[many] Місця чекають, доки ви їх не звільните або не посадите туди ботів.
}
web-room-would-come = { $count ->
    [1] Вільне місце займе { $names }.
    [one] На вільні місця: { $names }.
    [few] На вільні місця: { $names }.
   *[many] На вільні місця: { $names }.
}
web-room-start-without = Почати, не чекаючи: { $names }
web-room-without-more = Місце займе бот, дивитися можна далі.
web-room-hold = Зачекати
web-room-unhold = Хай починається
web-room-close = Закрити стіл
web-room-close-ask = Закрити для всіх?
web-room-close-yes = Закрити
web-room-close-no = Не закривати
web-room-you-sit = Ви за столом гравця { $host }
web-room-you-sit-here = У вас є місце
web-room-they-wait = Решта чекає на вас.
web-room-starts-when-full = Партія почнеться сама, коли займуть усі місця.
web-room-starts-soon = Партія почнеться, щойно всі будуть готові.
web-room-leave = Вийти
web-room-one-moment = Хвилинку
web-room-seat-for-you = { $host } тримає для вас місце
web-room-seat-for-you-here = Для вас є місце
web-room-you-watch = Ви дивитеся
web-room-full = Усі місця зайняті. Партію видно, карти на руках — ні.
web-room-full-private = Усі місця зайняті, а партія лише для гравців.
web-room-kept-for-friends = Вільні місця залишено для друзів господаря.
web-room-sat = За стіл сідає { $name }
web-room-bot-sat = Місце займає { $name }
web-room-left = З-за столу виходить { $name }
web-room-rules-changed = Господар змінив стіл

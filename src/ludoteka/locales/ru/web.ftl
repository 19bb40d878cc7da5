# Веб-клиент: то, что говорит только страница.

web-waiting = Ждём: { $names }
web-over = Партия окончена.
web-you = вы
web-bot = бот
web-take-back = Взять назад
web-skip = Пропустить
web-name-six-nimmt = 6-й берёт!
web-name-face-to-face = Лицом к лицу
web-title = Лудотека: карточные игры
web-language = Язык
web-lamp = Светло или темно
web-light = Светло
web-dark = Темно
web-motion = Движение
web-motion-off = нет
web-motion-normal = обычное
web-home-title = В какую комнату сегодня?
web-home-more = Пять карточных игр с друзьями или ботами. До стола два щелчка, без регистрации.
web-no-server = Сервер не отвечает. Страница попробует ещё раз сама.
web-to-table = К столу
web-play-now = Играть
web-with-friends = С друзьями
web-my-games = Мои игры
web-open-tables = Открытые столы
web-waiting-people = Ждём игроков
web-shuffling = Тасуем вместе…
web-alarm = С этой раздачей что-то не так
web-alarm-commitment = Сервер показывает другое обязательство, чем раньше. Возможно, он сменил тайное число.
web-alarm-own-hash = Сервер принял отпечаток вашего числа, а теперь его нет в списке.
web-alarm-hashes = Список отпечатков не тот, что был закреплён.
web-alarm-entropy = Сервер принял ваше число, но раздал без него.
web-alarm-not-asked = Сервер принял отпечаток вашего числа, но раздал, не спросив само число.
web-alarm-more = Ваш браузер здесь больше ничего не открывает. Не полагайтесь на эту раздачу.
web-sit-down = Сесть
web-watch = Смотреть
web-nowhere = Такой страницы нет
web-nowhere-more = Возможно, в адресе опечатка.
web-all-rooms = Все комнаты
web-no-table = Такого стола нет
web-no-table-more = Возможно, в ссылке опечатка или стол не для всех.
web-closed-by = { $name }: стол закрыт
web-closed-table = Этот стол закрыт
web-closed-table-more = Хозяин закрыл его до начала партии.
web-log = Журнал
web-chat = Чат
web-say = Написать за столом
web-send = Отправить
web-earlier = Показать более ранние сообщения
web-moves = Ходы
web-no-moves = Сейчас от вас ничего не требуется.
web-rules = Правила
web-learn = Как играть
web-rules-search = Искать в правилах
web-rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найдено { $count } место
        [few] Найдено { $count } места
       *[many] Найдено { $count } мест
    }
web-settings = Настройки
web-people = За этим столом
web-close = Закрыть
web-line-down = Связь прервалась: попробовать
web-hurry = Сервер занят: боты думают меньше
web-qr = Код ссылки
web-link = Ссылка на стол
web-copy = Копировать
web-copied = Готово
web-free = Свободно
web-ready = на месте
web-start = Начать
web-i-am-ready = Можно начинать
web-setup-more = Накройте стол и зовите остальных.
web-seats = Места
web-bot-random = Случайный
web-bot-random-more = любой разрешённый ход
web-bot-beginner = Новичок
web-bot-beginner-more = правила знает, часто ошибается
web-bot-greedy = Любитель
web-bot-greedy-more = лучший ход сейчас, без планов
web-bot-sampler = Опытный
web-bot-sampler-more = прикидывает, что будет дальше
web-bot-expert = Знаток
web-bot-expert-more = перебирает много продолжений
web-bot-master = Мастер
web-bot-master-more = думает над ходом до секунды
web-clock = Часы
web-clock-none = Без часов
web-clock-none-more = не спешите
web-clock-live = Живые
web-clock-live-more = 5 мин + 10 с на ход
web-clock-slow = Долгие
web-clock-slow-more = сутки на ход
web-door = Дверь
web-private = Закрытая
web-private-more = только по ссылке
web-listed = Открытая
web-listed-more = на главной странице
web-open-table = Открыть стол
web-pass-more = Остальные отворачиваются.
web-let-back = Разрешить
web-it-stands = Ход остаётся
web-stood-in = Вас не было: за вас играет бот.
web-take-seat = На своё место
web-to-rematch = К следующей партии
web-name-bang = Бах!
web-name-sakura = Портрет Императора
web-name-intrigo = Интриго
web-pitch-bang = Шерифа знают все. Кто за него, не знает никто.
web-pitch-sakura = Идите следом за Императором, но не налетите на него.
web-pitch-six-nimmt = Не кладите шестую карту: кто положил, забирает быков.
web-pitch-face-to-face = Четыре стопки на двоих. Помог другому — добрал карты.
web-pitch-intrigo = Пять семей, один дворец, и за каждой дверью заговор.
web-players =
    { $most ->
        [one] { $range } игрок
        [few] { $range } игрока
       *[many] { $range } игроков
    }
web-minutes = { $minutes } мин
web-start-bots =
    { $count ->
        [one] Начать с { $count } ботом
        [few] Начать с { $count } ботами
       *[many] Начать с { $count } ботами
    }
web-pass = Передайте устройство: { $name }
web-pass-me = Это я, { $name }
web-asks-back = { $name }: можно взять последний ход назад?
web-me = Вы
web-my-name = Ваше имя за столами
web-save = Сохранить
web-saved = Сохранено.
web-finished = Сыгранные партии
web-no-finished = Пока пусто: здесь хранится каждая сыгранная партия.
web-place = Место: { $place }
web-replay = Повтор
web-no-replay = Повторять нечего
web-upload-link = Повтор по записи из файла
web-eyes = Чьими глазами
web-eyes-public = Зритель
web-step = Шаг вперёд
web-step-back = Шаг назад
web-run = Пуск
web-pause = Пауза
web-moment = Момент партии
web-thought = Почему так: { $name }
web-thoughts = Почему боты ходили так
web-no-thought = К этому шагу боты ничего не поясняют.
web-host = Для хозяев
web-line-more = Действия с тем, что пишет { $name }
web-guest-of = { $name } (вместе с { $host })
web-rating = Рейтинг
web-rated = На рейтинг
web-rated-more = ставка — очки
web-casual = Без рейтинга
web-casual-more = просто поиграть
web-is-rated = Партия на рейтинг.
web-is-unrated = Без рейтинга.
web-unrated-casual = Так выбрал хозяин стола.
web-unrated-alone = За столом только один человек.
web-unrated-guest = Не у всех есть аккаунт.
web-unrated-several-seats = Кто-то играет за несколько мест.
web-unrated-own-bot = Кто-то играет вместе со своим ботом.
web-unrated-taken-back = Ход вернули с согласия остальных.
web-unrated-gone = Соперники удалили свои аккаунты.
web-unrated-relieved = Соперника по просьбе остальных сменил бот.
web-unrated-stopped = Игра закончилась без результата.
web-rated-rule = Партия идёт в рейтинг, если так выбрал хозяин и с самой раздачи играют хотя бы два разных человека с аккаунтами, каждый за одно место. Ваши собственные боты считаются вами. Боты дома могут играть со всеми, но считаются только места людей между собой. Если кому-то пришлось разрешить возврат хода, партия в рейтинг не идёт. Игрок, которого по просьбе остальных сменил бот или который удалил аккаунт, не учитывается; если он сдался или истекло его время — учитывается.
web-start-when-ready = Начать, как только все будут готовы
web-away = { $name } отсутствует. Если согласны все, кто здесь, сыграет бот.
web-relieve = Пусть играет бот
web-relief-asked = { $name } отсутствует. Пусть пока играет бот?
web-relief-no = Подождать ещё
web-relief-waits = Вы согласились на бота вместо игрока { $name }. Ждём остальных.

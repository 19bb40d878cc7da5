# Веб-клиент: то, что говорит только страница.

web-waiting = Ждём: { $names }
web-over = Партия окончена.
web-you = вы
web-bot = бот
web-take-back = Вернуть ход
web-skip = Пропустить
web-name-six-nimmt = 6-й берёт!
web-name-face-to-face = Лицом к лицу
web-title = Ludoteka: карточные игры
web-language = Язык
web-lamp = Тема
web-light = Светлая
web-dark = Тёмная
web-system = Как в системе
web-motion = Анимация
web-motion-off = выключена
web-motion-normal = обычная
web-home-title = Во что играем?
web-home-more = Пять карточных игр с друзьями или ботами. Два клика, без регистрации.
web-no-server = Сервер недоступен. Повторяем…
web-to-table = К столу
web-play-now = Играть
web-with-friends = С друзьями
web-my-games = Мои партии
web-open-tables = Открытые столы
web-waiting-people = Ждём игроков
web-shuffling = Тасуем вместе…
web-alarm = С этой раздачей что-то не так
web-alarm-commitment = Сервер показывает другое обязательство, чем до раздачи. Возможно, он сменил тайное число.
web-alarm-own-hash = Сервер принял отпечаток вашего числа, а теперь его нет в списке.
web-alarm-hashes = Список отпечатков не тот, что был закреплён.
web-alarm-entropy = Сервер принял ваше число, но раздал без него.
web-alarm-not-asked = Сервер принял отпечаток вашего числа, но раздал, не спросив само число.
web-alarm-more = Ваш браузер здесь больше ничего не открывает. Не полагайтесь на эту раздачу.
web-sit-down = Сесть
web-watch = Смотреть
web-nowhere = Такой страницы нет
web-nowhere-more = Возможно, в адресе опечатка.
web-all-rooms = Все игры
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
web-no-moves = Сейчас от вас ничего не нужно.
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
web-line-down = Связь прервалась. Повторить
web-hurry = Сервер занят: боты думают меньше
web-qr = QR-код
web-link = Ссылка на стол
web-copy = Копировать
web-copied = Скопировано
web-free = Свободно
web-ready = готово
web-start = Начать
web-i-am-ready = Готово
web-setup-more = Настройте стол и позовите друзей.
web-seats = Места
web-bot-random = Случайный
web-bot-random-more = любой разрешённый ход
web-bot-beginner = Новичок
web-bot-beginner-more = правила знает, часто ошибается
web-bot-greedy = Любитель
web-bot-greedy-more = лучший ход сейчас, без планов
web-bot-sampler = Опытный
web-bot-sampler-more = думает на несколько ходов вперёд
web-bot-expert = Знаток
web-bot-expert-more = просматривает много вариантов
web-bot-master = Мастер
web-bot-master-more = думает над ходом до секунды
web-clock = Время на ход
web-clock-none = Без лимита
web-clock-none-more = не спешите
web-clock-live = Быстро
web-clock-live-more = 5 мин + 10 с на ход
web-clock-slow = По переписке
web-clock-slow-more = сутки на ход
web-door = Кто видит стол
web-private = По ссылке
web-private-more = вы зовёте сами
web-listed = Все
web-listed-more = на главной странице
web-open-table = Открыть стол
web-pass-more = Остальным не подглядывать!
web-let-back = Разрешить
web-it-stands = Отказать
web-stood-in = За вас играет бот.
web-take-seat = Вернуться за стол
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
web-asks-back = { $name } просит вернуть последний ход.
web-me = Вы
web-my-name = Ваше имя за столами
web-save = Сохранить
web-saved = Сохранено.
web-finished = Сыгранные партии
web-no-finished = Законченных партий пока нет. Они появятся здесь.
web-place = Место: { $place }
web-replay = Повтор
web-no-replay = Повторять нечего
web-upload-link = Повтор по записи из файла
web-eyes = Смотреть как
web-eyes-public = Зритель
web-step = Шаг вперёд
web-step-back = Шаг назад
web-run = Пуск
web-pause = Пауза
web-moment = Момент партии
web-thought = Почему так ходит { $name }
web-thoughts = Почему боты ходили так
web-no-thought = К этому шагу боты ничего не поясняют.
web-host = Для хозяев
web-line-more = Действия с тем, что пишет { $name }
web-guest-of = { $name } (за экраном игрока { $host })
web-rating = Рейтинг
web-rated = На рейтинг
web-rated-more = меняет рейтинг
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
web-unrated-stopped = Партия закончилась без результата.
web-rated-rule = Партия идёт в рейтинг, если так выбрал хозяин и с самой раздачи играют хотя бы два разных человека с аккаунтами, каждый за одно место. Ваши собственные боты считаются вами. Боты сервера могут играть со всеми, но считаются только места людей между собой. Если кому-то пришлось разрешить возврат хода, партия в рейтинг не идёт. Игрок, которого по просьбе остальных сменил бот или который удалил аккаунт, не учитывается; если он сдался или истекло его время — учитывается.
web-start-when-ready = Начать, как только все будут готовы
web-away = { $name } отсутствует. Если согласны все, кто здесь, сыграет бот.
web-relieve = Пусть играет бот
web-relief-asked = { $name } отсутствует. Пусть пока играет бот?
web-relief-no = Подождать ещё
web-relief-waits = Вы согласились на бота вместо игрока { $name }. Ждём остальных.
web-guide-link = Как тут всё устроено

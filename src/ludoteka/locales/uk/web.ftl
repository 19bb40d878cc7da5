# Вебклієнт: те, що каже лише сторінка.

web-waiting = Чекаємо на гравців: { $names }
web-over = Партію завершено.
web-you = ви
web-bot = бот
web-take-back = Повернути хід
web-skip = Пропустити
web-name-six-nimmt = 6 бере!
web-name-face-to-face = Віч-на-віч
web-title = Ludoteka: карткові ігри
web-language = Мова
web-lamp = Тема
web-light = Світла
web-dark = Темна
web-system = Як у системі
web-motion = Анімація
web-motion-off = вимкнена
web-motion-normal = звичайна
web-home-title = У що граємо?
web-home-more = П’ять карткових ігор із друзями чи ботами. Два кліки, без реєстрації.
web-no-server = Сервер недоступний. Повторюємо…
web-to-table = До столу
web-play-now = Грати
web-with-friends = З друзями
web-my-games = Мої партії
web-open-tables = Відкриті столи
web-waiting-people = Чекаємо на гравців
web-shuffling = Тасуємо разом…
web-alarm = Із цією роздачею щось не так
web-alarm-commitment = Сервер показує інше зобов’язання, ніж до роздачі. Можливо, він змінив таємне число.
web-alarm-own-hash = Сервер прийняв відбиток вашого числа, а тепер його немає у списку.
web-alarm-hashes = Список відбитків не той, що був закріплений.
web-alarm-entropy = Сервер прийняв ваше число, але роздав без нього.
web-alarm-not-asked = Сервер прийняв відбиток вашого числа, але роздав, не спитавши саме число.
web-alarm-more = Ваш браузер тут більше нічого не відкриває. Не покладайтеся на цю роздачу.
web-sit-down = Сісти
web-watch = Дивитися
web-nowhere = Такої сторінки немає
web-nowhere-more = Можливо, в адресі помилка.
web-all-rooms = Усі ігри
web-no-table = Такого столу немає
web-no-table-more = Можливо, у посиланні помилка або стіл не для всіх.
web-closed-by = { $name }: стіл закрито
web-closed-table = Цей стіл закрито
web-closed-table-more = Господар закрив його до початку партії.
web-log = Журнал
web-chat = Чат
web-say = Написати за столом
web-send = Надіслати
web-earlier = Показати раніші повідомлення
web-moves = Ходи
web-no-moves = Зараз від вас нічого не треба.
web-rules = Правила
web-learn = Як грати
web-rules-search = Шукати в правилах
web-rules-found =
    { $count ->
        [0] Нічого не знайдено
        [one] Знайдено { $count } місце
        [few] Знайдено { $count } місця
       *[many] Знайдено { $count } місць
    }
web-settings = Налаштування
web-people = За цим столом
web-close = Закрити
web-line-down = Зв’язок урвався. Повторити
web-hurry = Сервер зайнятий: боти думають менше
web-qr = QR-код
web-link = Посилання на стіл
web-copy = Копіювати
web-copied = Скопійовано
web-free = Вільно
web-ready = готово
web-start = Почати
web-i-am-ready = Готово
web-setup-more = Налаштуйте стіл і покличте друзів.
web-seats = Місця
web-bot-random = Випадковий
web-bot-random-more = будь-який дозволений хід
web-bot-beginner = Новачок
web-bot-beginner-more = правила знає, часто помиляється
web-bot-greedy = Аматор
web-bot-greedy-more = найкращий хід зараз, без планів
web-bot-sampler = Досвідчений
web-bot-sampler-more = думає на кілька ходів уперед
web-bot-expert = Знавець
web-bot-expert-more = переглядає багато варіантів
web-bot-master = Майстер
web-bot-master-more = думає над ходом до секунди
web-clock = Час на хід
web-clock-none = Без ліміту
web-clock-none-more = не поспішайте
web-clock-live = Швидко
web-clock-live-more = 5 хв + 10 с на хід
web-clock-slow = За листуванням
web-clock-slow-more = доба на хід
web-door = Хто бачить стіл
web-private = За посиланням
web-private-more = ви кличете самі
web-listed = Усі
web-listed-more = на головній сторінці
web-open-table = Відкрити стіл
web-pass-more = Решті не підглядати!
web-let-back = Дозволити
web-it-stands = Відмовити
web-stood-in = За вас грає бот.
web-take-seat = Повернутися за стіл
web-to-rematch = До наступної партії
web-name-bang = Бах!
web-name-sakura = Сакура
web-name-intrigo = Інтриго
web-pitch-bang = Шерифа знають усі. Хто за нього, не знає ніхто.
web-pitch-sakura = Ідіть слідом за Імператором, але не налетіть на нього.
web-pitch-six-nimmt = Не кладіть шосту карту: хто поклав, забирає биків.
web-pitch-face-to-face = Чотири стоси на двох. Допоміг іншому — добрав карти.
web-pitch-intrigo = П’ять родин, один палац, і за кожними дверима змова.
web-players =
    { $most ->
        [one] { $range } гравець
        [few] { $range } гравці
       *[many] { $range } гравців
    }
web-minutes = { $minutes } хв
web-start-bots =
    { $count ->
        [one] Почати з { $count } ботом
        [few] Почати з { $count } ботами
       *[many] Почати з { $count } ботами
    }
web-pass = Передайте пристрій: { $name }
web-pass-me = Це я, { $name }
web-asks-back = { $name } просить повернути останній хід.
web-me = Ви
web-my-name = Ваше ім’я за столами
web-save = Зберегти
web-saved = Збережено.
web-finished = Зіграні партії
web-no-finished = Завершених партій ще немає. Вони з’являться тут.
web-place = Місце: { $place }
web-replay = Повтор
web-no-replay = Нема чого повторювати
web-upload-link = Повтор за записом із файлу
web-eyes = Дивитися як
web-eyes-public = Глядач
web-step = Крок уперед
web-step-back = Крок назад
web-run = Пуск
web-pause = Пауза
web-moment = Момент партії
web-thought = Чому так ходить { $name }
web-thoughts = Чому боти ходили так
web-no-thought = До цього кроку боти нічого не пояснюють.
web-host = Для господарів
web-line-more = Дії з тим, що пише { $name }
web-guest-of = { $name } (за екраном гравця { $host })
web-rating = Рейтинг
web-rated = На рейтинг
web-rated-more = змінює рейтинг
web-casual = Без рейтингу
web-casual-more = просто пограти
web-is-rated = Партія на рейтинг.
web-is-unrated = Без рейтингу.
web-unrated-casual = Так обрав господар столу.
web-unrated-alone = За столом лише одна людина.
web-unrated-guest = Не всі мають акаунт.
web-unrated-several-seats = Хтось грає за кілька місць.
web-unrated-own-bot = Хтось грає разом зі своїм ботом.
web-unrated-taken-back = Хід повернули за згодою решти.
web-unrated-gone = Суперники видалили свої акаунти.
web-unrated-relieved = Суперника на прохання решти замінив бот.
web-unrated-stopped = Партія завершилася без результату.
web-rated-rule = Партія йде в рейтинг, якщо так обрав господар і від самої роздачі грають щонайменше дві різні людини з акаунтами, кожна за одне місце. Ваші власні боти вважаються вами. Боти сервера можуть грати з усіма, але рахуються лише місця людей між собою. Якщо комусь довелося дозволити повернення ходу, партія в рейтинг не йде. Гравець, якого на прохання решти замінив бот або який видалив акаунт, не враховується; якщо він здався або вийшов його час — враховується.
web-start-when-ready = Почати, щойно всі будуть готові
web-away = Гравця { $name } немає. Якщо згодні всі, хто тут, зіграє бот.
web-relieve = Хай грає бот
web-relief-asked = Гравця { $name } немає. Хай поки грає бот?
web-relief-no = Зачекати ще
web-relief-waits = Ви погодилися на бота замість гравця { $name }. Чекаємо на решту.
web-guide-link = Як тут усе влаштовано

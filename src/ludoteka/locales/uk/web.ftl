# Вебклієнт: те, що каже лише сторінка.

web-waiting = Чекаємо: { $names }
web-over = Партію закінчено.
web-you = ви
web-bot = бот
web-take-back = Взяти назад
web-skip = Пропустити
web-name-six-nimmt = 6 бере!
web-name-face-to-face = Віч-на-віч
web-title = Лудотека: карткові ігри
web-language = Мова
web-lamp = Світло чи темрява
web-light = Світло
web-dark = Темно
web-system = Як у системі
web-motion = Рух
web-motion-off = без руху
web-motion-normal = звичайний
web-home-title = До якої кімнати сьогодні?
web-home-more = П’ять карткових ігор із друзями чи ботами. До столу два клацання, без реєстрації.
web-no-server = Сервер не відповідає. Сторінка спробує ще раз сама.
web-to-table = До столу
web-play-now = Грати
web-with-friends = З друзями
web-my-games = Мої ігри
web-open-tables = Відкриті столи
web-waiting-people = Чекаємо на гравців
web-shuffling = Тасуємо разом…
web-alarm = Із цією роздачею щось не так
web-alarm-commitment = Сервер показує інше зобов’язання, ніж раніше. Можливо, він змінив таємне число.
web-alarm-own-hash = Сервер прийняв відбиток вашого числа, а тепер його немає у списку.
web-alarm-hashes = Список відбитків не той, що був закріплений.
web-alarm-entropy = Сервер прийняв ваше число, але роздав без нього.
web-alarm-not-asked = Сервер прийняв відбиток вашого числа, але роздав, не спитавши саме число.
web-alarm-more = Ваш браузер тут більше нічого не відкриває. Не покладайтеся на цю роздачу.
web-sit-down = Сісти
web-watch = Дивитися
web-nowhere = Такої сторінки немає
web-nowhere-more = Можливо, в адресі помилка.
web-all-rooms = Усі кімнати
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
web-line-down = Зв’язок урвався: спробувати
web-hurry = Сервер зайнятий: боти думають менше
web-qr = Код посилання
web-link = Посилання на стіл
web-copy = Копіювати
web-copied = Готово
web-free = Вільно
web-ready = на місці
web-start = Почати
web-i-am-ready = Можна починати
web-setup-more = Накрийте стіл і кличте решту.
web-seats = Місця
web-bot-random = Випадковий
web-bot-random-more = будь-який дозволений хід
web-bot-beginner = Новачок
web-bot-beginner-more = правила знає, часто помиляється
web-bot-greedy = Аматор
web-bot-greedy-more = найкращий хід зараз, без планів
web-bot-sampler = Досвідчений
web-bot-sampler-more = уявляє, що буде далі
web-bot-expert = Знавець
web-bot-expert-more = перебирає багато продовжень
web-bot-master = Майстер
web-bot-master-more = думає над ходом до секунди
web-clock = Годинник
web-clock-none = Без годинника
web-clock-none-more = не поспішайте
web-clock-live = Живий
web-clock-live-more = 5 хв + 10 с на хід
web-clock-slow = Повільний
web-clock-slow-more = доба на хід
web-door = Двері
web-private = Зачинені
web-private-more = лише за посиланням
web-listed = Відчинені
web-listed-more = на головній сторінці
web-open-table = Відкрити стіл
web-pass-more = Решта відвертаються.
web-let-back = Дозволити
web-it-stands = Хід лишається
web-stood-in = Вас не було: за вас грає бот.
web-take-seat = На своє місце
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
web-asks-back = { $name }: чи можна взяти останній хід назад?
web-me = Ви
web-my-name = Ваше ім’я за столами
web-save = Зберегти
web-saved = Збережено.
web-finished = Зіграні партії
web-no-finished = Поки порожньо: тут зберігається кожна зіграна партія.
web-place = Місце: { $place }
web-replay = Повтор
web-no-replay = Нічого повторювати
web-upload-link = Повтор за записом із файлу
web-eyes = Чиїми очима
web-eyes-public = Глядач
web-step = Крок уперед
web-step-back = Крок назад
web-run = Пуск
web-pause = Пауза
web-moment = Мить партії
web-thought = Чому так: { $name }
web-thoughts = Чому боти ходили так
web-no-thought = До цього кроку боти нічого не пояснюють.
web-host = Для господарів
web-line-more = Дії з тим, що пише { $name }
web-guest-of = { $name } (разом із { $host })
web-rating = Рейтинг
web-rated = На рейтинг
web-rated-more = ставка — очки
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
web-unrated-stopped = Гра закінчилася без результату.
web-rated-rule = Партія йде в рейтинг, якщо так обрав господар і від самої роздачі грають щонайменше дві різні людини з акаунтами, кожна за одне місце. Ваші власні боти вважаються вами. Боти дому можуть грати з усіма, але рахуються лише місця людей між собою. Якщо комусь довелося дозволити повернення ходу, партія в рейтинг не йде. Гравець, якого на прохання решти замінив бот або який видалив акаунт, не враховується; якщо він здався або вийшов його час — враховується.
web-start-when-ready = Почати, щойно всі будуть готові
web-away = { $name } немає. Якщо згодні всі, хто тут, зіграє бот.
web-relieve = Хай грає бот
web-relief-asked = { $name } немає. Хай поки грає бот?
web-relief-no = Зачекати ще
web-relief-waits = Ви погодилися на бота замість гравця { $name }. Чекаємо на решту.

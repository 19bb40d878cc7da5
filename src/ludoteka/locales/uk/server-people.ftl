# Налаштування сервера, люди та відмови в мережі.

error-unknown-setting = Налаштування «{ $key }» ({ $source }) немає{ $near ->
        [none] {""}
       *[other] ; може, «{ $near }»
    }. Налаштування: { $known }.
error-bad-setting = Налаштування { $key } ({ $source }): «{ $value }» не підходить ({ $problem }).
error-bad-settings-file = { $path } — не файл налаштувань: { $problem }.

error-name-length = «{ $name }» не підходить: в імені має бути від { $least } до { $most } знаків.
error-name-character = В імені можуть бути лише літери (латиниця, кирилиця, грецькі), цифри, пробіли та - _ . ', але не { $character }.
error-name-without-letter = «{ $name }» не підходить: ім’я має починатися з літери або цифри й містити хоча б одну літеру.
error-name-mixed = У слові «{ $word }» змішано абетки; пишіть кожне слово однією абеткою.
error-name-reserved = Слово «{ $word }» зарезервовано; виберіть інше ім’я.
error-empty-chat = Повідомлення порожнє.
error-long-chat = У повідомленні щонайбільше { $most } знаків, а не { $length }.
error-password-length = У паролі від { $least } до { $most } знаків.
error-password-common = Цей пароль надто поширений; виберіть інший.
error-password-is-name = Пароль не має збігатися з імâям.
error-busy-passwords = Зараз входить забагато людей; спробуйте за кілька секунд.
error-busy-readers = Зараз сервер готує забагато повторів; спробуйте за кілька секунд.
error-name-taken = Імâя «{ $name }» зайняте або надто схоже на зайняте.
error-log-in-blocked = Забагато неправильних паролів; спробуйте за { $retry_after } с.
error-wrong-password = Неправильне імâя або пароль.
error-registration-closed = Нові акаунти на цьому сервері створює лише господар.
error-already-registered = Гравець { $name } уже має акаунт; щоб створити інший, вийдіть.
error-unknown-person = Нікого з id «{ $person }» немає.
error-unknown-token = У вас немає токена «{ $token }».
error-too-many-tokens = У вас уже { $most } токенів; відкличте той, що більше не потрібен.

error-too-often = Забагато спроб. Повторіть за { $retry_after } с.
error-log-in-first = Спершу увійдіть або зайдіть гостем.
error-missing-scope = Цьому токену таке не дозволено: він не має права «{ $scope }».
error-bad-authorization = «{ $scheme }» тут не годиться для входу; надішліть «Authorization: Bearer» і токен.
error-wrong-token = Цей токен невідомий, відкликаний або прострочений.
error-wrong-origin = Сторінці «{ $origin }» тут таке не дозволено.
error-not-json = Надсилайте application/json, а не { $kind }.
error-storage-down = Сервер не може звâязатися зі своєю базою даних; спробуйте трохи згодом.
error-deep-json = Дані вкладено надто глибоко.
error-failed = Щось пішло не так на нашому боці; номер помилки: { $id }.
error-not-yours = У вас немає прав на цю дію.
error-no-such-page = За адресою { $path } нічого немає.
error-no-such-method = { $method } тут неможливий.
error-too-large = Запит завеликий.
error-bad-request = Не вдається розібрати запит: { $problem }.
error-bad-field = { $field } не підходить: { $problem }.
error-bots-need-account = Для цього потрібен акаунт: боти належать акаунтам.
error-too-many-bots-owned = У вас уже { $most } ботів; спершу видаліть одного.
error-tokens-need-account = Для цього потрібен акаунт: токени належать акаунтам.
error-scope-not-yours = Створений тут токен не може мати права «{ $scope }». Права: { $allowed }.
error-unknown-name = Нікого на імâя «{ $name }» немає.

error-disk-low = Диск сервера майже заповнений: партії тривають, але нічого нового зберегти не можна, поки господар сервера не звільнить місце.
error-records-full = Можна зберігати щонайбільше записів: { $most }, разом до { $kilobytes } КБ; спершу видаліть зайві.
error-record-text-long = У записі є текст завдовжки { $length } знаків; більше за { $most } не можна.
error-record-time = У записі є хід із неможливим часом: дозволено від 0 до { $most } мс.
error-options-long = Налаштування партії займають { $length } байтів; більше за { $most } не можна.
error-chat-full = За цим столом уже написано рядків чату: { $most }, більше не можна.
error-too-many-listed = У вас уже столів, відкритих для всіх, які чекають гравців: { $most }; спершу почніть партію або закрийте один із них.
error-bad-encoding = Запит — не UTF-8.

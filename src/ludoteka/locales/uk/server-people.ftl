# Налаштування сервера, люди та відмови в мережі.

error-unknown-setting = Налаштування «{ $key }» ({ $source }) немає.{ $near ->
        [none] {" "}Усі вони перелічені в документації, на сторінці «Settings».
       *[other] {" "}Можливо, «{ $near }»?
    }
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
error-password-is-name = Пароль не має збігатися з ім’ям.
error-busy-passwords = Зараз входить забагато людей; спробуйте за кілька секунд.
error-busy-readers = Зараз сервер готує забагато повторів; спробуйте за кілька секунд.
error-name-taken = Ім’я «{ $name }» зайняте або надто схоже на зайняте.
error-log-in-blocked = Забагато неправильних паролів; спробуйте за { $retry_after } с.
error-wrong-password = Неправильне ім’я або пароль.
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
error-no-origin = Самого cookie тут замало: надішліть і заголовок «Origin: { $origin }» або використайте токен замість cookie.
error-not-json = Надсилайте application/json, а не { $kind }.
error-storage-down = Сервер не може зв’язатися зі своєю базою даних; спробуйте трохи згодом.
error-deep-json = Дані вкладено надто глибоко.
error-failed = Щось пішло не так на нашому боці; номер помилки: { $id }.
error-not-yours = У вас немає прав на цю дію.
error-no-such-page = За адресою { $path } нічого немає.
error-no-such-method = Метод { $method } тут не дозволено.
error-too-large = Запит завеликий.
error-bad-request = Не вдається розібрати запит: { $problem }.
error-bad-field = { $field } не підходить: { $problem }.
error-bots-need-account = Для цього потрібен акаунт: боти належать акаунтам.
error-too-many-bots-owned = У вас уже { $most } ботів; спершу видаліть одного.
error-tokens-need-account = Для цього потрібен акаунт: токени належать акаунтам.
error-scope-not-yours = Створений тут токен не може мати права «{ $scope }». Права: { $allowed }.
error-unknown-name = Нікого на ім’я «{ $name }» немає.

error-disk-low = Диск сервера майже заповнений: партії тривають, але нічого нового зберегти не можна, поки господар сервера не звільнить місце.
error-records-full = Записів можна зберігати не більше ніж { $most }, разом до { $kilobytes } КБ; спершу видаліть зайві.
error-record-text-long = У записі є текст завдовжки { $length } знаків; більше за { $most } не можна.
error-record-time = У записі є хід із неможливим часом: дозволено від 0 до { $most } мс.
error-options-long = Налаштування партії займають { $length } байтів; більше за { $most } не можна.
error-chat-full = Чат цього столу заповнено (рядків: { $most }).
error-too-many-listed = Ваших відкритих для всіх столів, де чекають на гравців, уже { $most }; спершу почніть партію або закрийте один із них.
error-bad-encoding = Запит — не UTF-8.
error-too-many-reviews = Ви вже чекаєте на розбори: { $most }; попросіть знову, коли один із них буде готовий.
error-busy-reviews = Зараз у черзі забагато розборів; спробуйте за кілька хвилин.
error-no-reviews = Цей сервер не розбирає партій.
error-no-review-under-way = Розбір цієї партії зараз не готується.
error-not-your-review = Зупинити розбір може лише той, хто його попросив.
error-no-such-move = У цій партії немає ходу { $number }.

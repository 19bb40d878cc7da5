# Що кажуть усі ігри, та помилки.

core-event-asked = { $seats }: { $decision }
core-event-ended = Партію завершено. { $result }
core-winners =
    { $count ->
        [one] Переможець: { $winners }.
        [few] Переможці: { $winners }.
       *[many] Переможці: { $winners }.
    }
core-by-seat = { $seat } { $value }
core-nothing = нічого

error-unknown-speed = Швидкості «{ $speed }» немає. Швидкості: { $known }.
error-speed-without-watch = --speed працює разом із --watch: над власними ходами можна думати скільки завгодно.
error-unknown-game = Гри «{ $game }» немає. { $near ->
        [none] {""}
       *[other] Можливо, «{ $near }»?{" "}
    }Ігри: { $known }.
error-bad-seats = { $least ->
        [2] { $most ->
                [2] { $game }: потрібно рівно 2 гравці, а не { $seats }.
               *[other] { $game }: потрібно від { $least } до { $most } гравців, а не { $seats }.
            }
       *[other] { $game }: потрібно від { $least } до { $most } гравців, а не { $seats }.
    }
error-unknown-option = У грі { $game } немає налаштування «{ $option }». Налаштування: { $known }.
error-bad-option = Налаштування { $option }: «{ $value }» не підходить ({ $problem }).
error-bad-option-data = Налаштування { $option }: це не JSON: { $problem }.
error-limit-and-deals = Вкажіть або межу ({ $limit }), або кількість роздач ({ $deals }), але не те й інше.
error-unknown-language = Мови «{ $language }» немає. Мови: { $known }.
error-unknown-bot = Для гри { $game } немає бота «{ $bot }». Боти: { $known } або власний: модуль:Клас або файл.py:Клас.
error-bad-bot = Бот «{ $bot }» не підходить: { $problem }.
error-bad-budget = «{ $budget }» — неправильний бюджет ходу: потрібна кількість симуляцій, наприклад 500, або час, наприклад 0.3s чи 50ms.
error-no-budget = Бот «{ $bot }» не перебирає ходи, і бюджет йому не потрібен: приберіть @ і все після нього.
error-bad-bot-name = «{ $naming }» — неправильне ім’я бота: пишіть ім’я=модуль:Клас або ім’я=файл.py:Клас; ім’я з малих латинських літер, цифр і дефісів, і не одне з імен рівнів.
error-bad-journal = { $path } не підходить для журналу арени: { $problem }.
error-other-journal = { $path } — журнал іншого змагання. Назвіть новий файл або повторіть налаштування, з яких його розпочато.
error-bad-sprt = Перевірка — це два числа відсоткових пунктів понад рівну частку, менше перше, наприклад 0:3; не «{ $text }».
error-league-bots = Лізі потрібні щонайменше два різні боти, кожен названий один раз; різних тут: { $bots }.
error-bots-by-side = За сторонами один з одним грають два боти; тут ботів { $bots }.
error-league-by-side = У лізі кожен бот сидить один серед інших: виберіть --league або --by-side.
error-league-with-sprt = Ліга грає задану кількість партій на пару: виберіть --league або --sprt.
error-arena-workers-die = Робочі процеси аварійно завершувалися (разів поспіль: { $times }), востаннє на роздачі { $block }. Можливо, бот валить Python або йому мало пам’яті; --jobs 1 покаже де.
error-arena-bot-failed = Збій бота «{ $bot }» на місці { $seat } ({ $problem }): { $game }, роздача { $block } сіда { $seed }, поворот { $rotation }, зроблено ходів: { $made }. Дозволені ходи: { $moves }. Сід роздачі: { $deal }.
error-missing-extra = Для цього потрібен додатковий пакет: pip install "ludoteka[{ $extra }]".
error-bad-picture = { $path } не підходить для картинки: ім’я файлу має закінчуватися на одне з { $known }.
error-bad-picture-file = Не вдається записати картинку { $path }: { $problem }.
error-no-folder = Теки { $path } немає.
error-no-ray = За адресою «{ $address }» немає Ray: { $problem }
error-ray-runs-already = У цьому процесі Ray вже працює.
error-other-rules = Одна з машин кластера грає в { $game } за версією правил { $found }, а не { $wanted }: встановіть усюди ту саму Ludoteka.
error-unknown-move = «{ $text }» — не хід цієї гри; хід виглядає так: «{ $example }».
error-unknown-move-number = Ходу номер { $move } немає; номери від 0 до { $most }.
error-bad-position = Це не позиція гри { $game }: { $problem }.
error-bad-record = Це не запис партії: { $problem }.
error-bad-record-format = Формат запису — «{ $found }»; ця програма читає «{ $known }».
error-bad-record-move = Хід { $number } запису неможливий: { $problem }.
error-no-seed = Сідів у записі (поки що) немає, тому його не можна ані повторити, ані перевірити.
error-bad-seed = «{ $value }» — не сід: потрібні шістнадцяткові цифри, рівно { $digits }.
error-bad-hex = «{ $value }» — не шістнадцяткове число.
error-long-entropy = Внесок місця у випадковість — щонайбільше { $most } байтів, а не { $bytes }.
error-bad-memory = Це не пам’ять клієнта: { $problem }.
error-bad-scenario = Це не сценарій: { $problem }.
error-unknown-clause = У правилах { $game } немає пункту «{ $clause }». Пункти: { $known }.
error-no-such-seat = За цим столом немає місця { $seat }; місця — від 0 до { $most }.
error-no-such-choice = Ходу під номером { $number } у списку немає; номери — від 1 до { $most }.
error-which-choice = «{ $number }» може бути «{ $listed }» (номер { $number } у списку) або «{ $named }»: введіть #{ $number } або «{ $named }».
error-too-many-bots = Ботів { $bots }, а місць за столом { $seats }.
error-bad-pair = «{ $pair }» — не налаштування: пишіть НАЗВА=ЗНАЧЕННЯ.
error-unreadable-file = Не вдається прочитати файл { $path }: { $problem }.
error-unwritable-file = Не вдається записати файл { $path }: { $problem }.
error-bad-scenario-file = { $path } — не файл сценаріїв: { $problem }.

check-rules = Версія правил
check-entropy = Внесок гравців
check-hashes = Хеші зібрано до розкриття
check-deal = Карти роздано за сідом
check-commitment = Зобов’язання щодо сіда сервера
check-deal-seed = Сід роздачі із сіда сервера та внесків
check-moves = Ходи дозволені й повторені
check-result = Підсумок

verify-told-otherwise = Партію зіграли за попередньою версією правил. За нинішньою ті самі ходи дають ту саму партію.
verify-seen = Цей клієнт бачив це до роздачі.
verify-told = Це сказав сервер уже потім: пам’яті про те, що було до роздачі, немає.
verify-other-commitment = До роздачі цей клієнт бачив інше зобов’язання.
verify-entropy-unhashed = Ентропія не пасує до хешу в записі (місце: { $seats }): її підставили потім.
verify-other-hash = До роздачі цей клієнт бачив інший хеш (місце: { $seats }).
verify-not-own-hash = Цей клієнт надсилав інший хеш (місце: { $seats }): у записі хеш з іншого вашого пристрою або від сервера.
verify-withheld = Хеш є, але ентропію не розкрито: { $seats }.
verify-gave = Долучилися: { $seats }.
verify-nobody = Долучився лише сервер: він міг перебирати сіди, доки роздача йому не сподобається.
verify-late = Хеш цього клієнта запізнився й до роздачі не ввійшов: { $seats }.
verify-not-asked = Цього клієнта не просили розкрити ентропію: він був не на зв’язку або сервер не показав йому хеші: { $seats }.
verify-other-device = Долучився не цей клієнт, а інший ваш пристрій (або сервер від його імені): { $seats }.
verify-not-taken = Цей клієнт надіслав ентропію, але сервер не підтвердив, що прийняв її: { $seats }.
verify-none-ours = Від цього клієнта в роздачі нічого немає. Він не може знати, чи є серед учасників хоч один, хто не пов’язаний із сервером.
verify-no-hashes = У записі немає хешів, які місця надіслали до роздачі.
verify-left-out = Цей клієнт розкрив ентропію (місце: { $seats }), але в записі її немає або стоїть інша.
verify-first-edition = Перша редакція протоколу: ентропію ботів і мовчазних місць сервер брав сам, і ніщо не показує, що решта була відома раніше за сіди. Він міг вибрати цю роздачу.
verify-other-deal = { $seats }: роздано не ті карти, що дає сід.

# Команда `ludoteka`.

cli-help = Карткові ігри: грати, дивитися, вивчати, програмувати.
cli-games-help = Показати список ігор.
cli-rules-help = Показати правила гри або один їхній пункт.
cli-play-help = Зіграти партію в терміналі проти ботів.
cli-replay-help = Показати записану партію хід за ходом.
cli-verify-help = Перевірити запис: сіди, ходи й підсумок.
cli-scenario-help = Перевірити файли сценаріїв.
cli-arena-help = Звести ботів між собою: ті самі роздачі з кожного місця.
cli-bench-help = Виміряти швидкість рушія (поруч з OpenSpiel і RLCard, якщо вони є) або, з --server, сервер.
cli-soak-help = Зіграти дуже багато випадкових партій і перевірити кожну.

cli-options = Параметри
cli-arguments = Аргументи
cli-commands = Команди

cli-parameter-version = Показати версію і те, чи скомпільовано рушій.
cli-parameter-help = Показати цю довідку.
cli-parameter-game = Гра за її ключем (див. «ludoteka games»).
cli-parameter-clause = Один пункт, наприклад 6N-7.
cli-parameter-lang = Мова: en, ru або uk (також LUDOTEKA_LANG).
cli-parameter-install-completion = Налаштувати доповнення за Tab для вашої оболонки.
cli-parameter-show-completion = Вивести те, що потрібно для доповнення за Tab, щоб скопіювати чи змінити.
cli-parameter-as-json = Вивести JSON для програм.
cli-parameter-seats = Кількість місць.
cli-parameter-bots = Боти за рівнем, від слабких до сильних: random, beginner, greedy, sampler, expert, master; expert@500 має на хід 500 симуляцій; або власний: модуль:Клас.
cli-parameter-seat = Місце, рахуючи від 0.
cli-parameter-name = Ваше ім’я.
cli-parameter-option = Налаштування гри; можна повторювати.
cli-parameter-watch = Дивитися, як боти грають між собою.
cli-parameter-speed = З --watch: як швидко показувати стіл; step чекає на Enter, max не чекає.
cli-parameter-record = Файл запису.
cli-parameter-boards = Малювати стіл після кожного ходу.
cli-parameter-seen = Що ваш клієнт бачив до роздачі: файл його пам’яті.
cli-parameter-files = Файли сценаріїв (YAML).
cli-parameter-matches = Кількість партій.
cli-parameter-seed = Сід: число, від якого залежить уся випадковість запуску.
cli-parameter-jobs = Скільки процесів використати (типово всі ядра).
cli-parameter-why = Після партії показати, що боти кажуть про свої ходи.
cli-parameter-sprt = Грати, доки не стане ясно, на скільки відсоткових пунктів перший бот вищий за рівну частку: радше HIGH чи LOW (наприклад, 0:3).
cli-parameter-plot = Намалювати результат у цей файл (.png або .svg).
cli-parameter-ray = Грати на кластері Ray: його адреса, «auto» або «local» — на цій машині.
cli-parameter-league = Кожен з кожним: частки перемог і рейтинги; --games рахується на кожну пару.
cli-parameter-by-side = Два боти: кожен по черзі грає за цілу сторону (BANG!), другий — за всі інші.
cli-parameter-save = Зберігати зігране в цьому файлі (для ліги в теці) і продовжувати з нього.
cli-parameter-seconds = Секунд на вимірювання в кожному з кількох кіл.

cli-version =
    ludoteka { $release } (рушій: { $form ->
        [compiled] скомпільований
       *[other] не скомпільований
    }, Python { $python })
cli-you = Гість
cli-heading-game = Гра
cli-heading-players = Гравці
cli-heading-bot = Бот
cli-heading-seats = Місця
cli-heading-wins = Перемоги
cli-heading-score = Рахунок
cli-heading-rank = Місце
cli-heading-name = Ім’я
cli-heading-what = Що
cli-heading-rate = За секунду
cli-heading-rating = Рейтинг
cli-heading-among = серед { $bot }
cli-game-facts = налаштування: { $options }; боти: { $bots }
cli-games-next = Грати: ludoteka play GAME · Правила: ludoteka rules GAME

cli-play-greeting = З вами за столом: { $bots }.
cli-play-watching = Грають між собою: { $bots }.
cli-watch-keys = Enter — пауза, ще раз Enter — далі; Ctrl+C — вихід.
cli-watch-step = Enter — далі
cli-watch-paused = Пауза. Enter — далі.
cli-play-more = Enter — до столу 
cli-play-commitment = Зобов’язання щодо цієї роздачі: { $commitment }
cli-play-keys = Введіть номер ходу або його текст; ? — підказка, log — що було, quit — вихід.
cli-play-explained =
    Введіть номер ходу зі списку (3 або #3) чи його текст — англійською або як показано.
    ? { $clause } показує пункт · log показує все, що було · board малює весь стіл · quit зберігає запис і виходить
    Усі правила: ludoteka rules { $game }
cli-play-many = Ходів: { $count }. Наберіть початок ходу, щоб побачити їх докладніше, або весь хід, наприклад «{ $example }».
cli-play-no-undo = Тут не можна: боти вже бачили ваш хід. За столом у браузері хід можна повернути, доки ніхто нічого з нього не дізнався.
cli-play-left = До зустрічі! Партія лишилася недограною.
cli-play-no-reasons = Боти нічого не сказали про свої ходи.
cli-play-saved = Запис: { $path }

cli-move-number = Хід { $number } із { $count }
cli-check-differs = у записі { $claimed }, перерахунок дає { $found }
cli-verify-holds = Усе збігається: партію роздано й зіграно так, як записано.
cli-verify-unfinished = Поки що все збігається; партію не завершено.
cli-verify-limited = Запису ніщо не суперечить. Чого він показати не може, позначено знаком «–».
cli-verify-warned = Усе збігається. Про що варто знати, позначено знаком «!».
cli-verify-failed =
    { $count ->
        [one] Не збіглася { $count } перевірка: запис недостовірний.
        [few] Не збіглися { $count } перевірки: запис недостовірний.
       *[many] Не збіглося { $count } перевірок: запис недостовірний.
    }
cli-scenario-step = крок { $step }
cli-scenario-summary = Збіглося: { $passed }. Не збіглося: { $failed }.

cli-arena-running = арена
cli-arena-title = { $game }, місць: { $seats }; партій: { $matches }, роздач: { $blocks }, кожна роздача з кожного місця
cli-arena-par = Перемоги на місце; рівні гравці мали б { $par }. Інтервали: 95 %, за роздачами.
cli-arena-league-par = Перемоги одного місця, коли на всіх інших другий бот; рівні гравці мали б { $par }. Рейтинги: модель Плакетта — Люса за шкалою Ело, у середньому 0. Інтервали: 95 %, за роздачами.
cli-arena-better = Вирішено: { $bot } сильніший, радше на { $high } в. п. на місце, ніж на { $low }. { $evidence }
cli-arena-not-better = Вирішено: { $bot } не сильніший: радше { $low } в. п. на місце, ніж { $high }. { $evidence }
cli-arena-open = Поки не вирішено: потрібно більше партій. { $evidence }
cli-bench-running = вимірювання
cli-bench-no-peers = Встановіть доповнення «peers», щоб порівняти з OpenSpiel і RLCard.
cli-soak-done =
    Випадкових партій: { $matches }, ходів: { $moves } (у середньому { $average } на партію), усі перевірки збіглися; { $seconds } с (рушій: { $form ->
        [compiled] скомпільований
       *[other] не скомпільований
    }).
cli-soak-wins = Перемоги за місцями: { $shares }. Спільні перемоги: { $shared } партій.
cli-usage = Виклик:
cli-default = [типово: { $value }]
cli-required = [обов’язково]
cli-try-help = Довідка: { $command }
cli-aborted = Скасовано.
cli-missing-extra = Не встановлено пакет «{ $module }». Щоб запустити сервер: pip install "ludoteka[{ $extra }]"
cli-mistake-option = Параметра «{ $option }» немає.
cli-mistake-missing = Не вказано: «{ $parameter }».
cli-mistake-value = Неправильне значення: «{ $parameter }».
cli-mistake-usage = Параметр «{ $option }» вказано неправильно.
error-unknown-command = Команди «{ $command }» немає. { $near ->
        [none] {""}
       *[other] Можливо, «{ $near }»?{" "}
    }Команди: { $known }.

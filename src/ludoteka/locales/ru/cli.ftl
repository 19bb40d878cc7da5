# Команда `ludoteka`.

cli-help = Карточные игры: играть, смотреть, изучать, программировать.
cli-games-help = Показать список игр.
cli-rules-help = Показать правила игры или один их пункт.
cli-play-help = Сыграть партию в терминале против ботов.
cli-replay-help = Показать записанную партию ход за ходом.
cli-verify-help = Проверить запись: сиды, ходы и итог.
cli-scenario-help = Проверить файлы сценариев.
cli-arena-help = Свести ботов друг с другом: одни и те же раздачи с каждого места.
cli-bench-help = Измерить скорость движка (рядом с OpenSpiel и RLCard, если они есть) или, с --server, сервер.
cli-soak-help = Сыграть очень много случайных партий и проверить каждую.

cli-options = Параметры
cli-arguments = Аргументы
cli-commands = Команды

cli-parameter-version = Показать версию и то, скомпилирован ли движок.
cli-parameter-help = Показать эту справку.
cli-parameter-game = Игра по её ключу (см. «ludoteka games»).
cli-parameter-clause = Один пункт, например 6N-7.
cli-parameter-lang = Язык: en, ru или uk (также LUDOTEKA_LANG).
cli-parameter-install-completion = Настроить дополнение по Tab для вашей оболочки.
cli-parameter-show-completion = Вывести то, что нужно для дополнения по Tab, чтобы скопировать или изменить.
cli-parameter-as-json = Вывести JSON для программ.
cli-parameter-seats = Число мест.
cli-parameter-bots = Боты по уровню, от слабых к сильным: random, beginner, greedy, sampler, expert, master; у expert@500 на ход 500 симуляций; или свой: модуль:Класс.
cli-parameter-seat = Место, считая от 0.
cli-parameter-name = Ваше имя.
cli-parameter-option = Настройка игры; можно повторять.
cli-parameter-watch = Смотреть, как боты играют между собой.
cli-parameter-speed = С --watch: как быстро показывать стол; step ждёт Enter, max не ждёт.
cli-parameter-record = Файл записи.
cli-parameter-boards = Рисовать стол после каждого хода.
cli-parameter-seen = Что ваш клиент видел до раздачи: файл его памяти.
cli-parameter-files = Файлы сценариев (YAML).
cli-parameter-matches = Число партий.
cli-parameter-seed = Сид: число, от которого зависит вся случайность запуска.
cli-parameter-jobs = Сколько процессов использовать (по умолчанию все ядра).
cli-parameter-why = После партии показать, что боты говорят о своих ходах.
cli-parameter-sprt = Играть, пока не станет ясно, на сколько процентных пунктов первый бот выше равной доли: скорее HIGH или LOW (например, 0:3).
cli-parameter-plot = Нарисовать результат в этот файл (.png или .svg).
cli-parameter-ray = Играть на кластере Ray: его адрес, «auto» или «local» — на этой машине.
cli-parameter-league = Каждый с каждым: доли побед и рейтинги; --games считается на каждую пару.
cli-parameter-by-side = Два бота: каждый по очереди играет за целую сторону (BANG!), другой — за все остальные.
cli-parameter-save = Хранить сыгранное в этом файле (для лиги в папке) и продолжать с него.
cli-parameter-seconds = Секунд на измерение в каждом из нескольких кругов.

cli-version =
    ludoteka { $release } (движок: { $form ->
        [compiled] скомпилирован
       *[other] не скомпилирован
    }, Python { $python })
cli-you = Гость
cli-heading-game = Игра
cli-heading-players = Игроки
cli-heading-bot = Бот
cli-heading-seats = Места
cli-heading-wins = Победы
cli-heading-score = Счёт
cli-heading-rank = Место
cli-heading-name = Имя
cli-heading-what = Что
cli-heading-rate = В секунду
cli-heading-rating = Рейтинг
cli-heading-among = среди { $bot }
cli-game-facts = настройки: { $options }; боты: { $bots }
cli-games-next = Играть: ludoteka play GAME · Правила: ludoteka rules GAME

cli-play-greeting = С вами за столом: { $bots }.
cli-play-watching = Играют между собой: { $bots }.
cli-watch-keys = Enter — пауза, ещё раз Enter — дальше; Ctrl+C — выход.
cli-watch-step = Enter — дальше
cli-watch-paused = Пауза. Enter — дальше.
cli-play-more = Enter — к столу 
cli-play-commitment = Обязательство об этой раздаче: { $commitment }
cli-play-keys = Введите номер хода или его текст; ? — подсказка, log — что было, quit — выход.
cli-play-explained =
    Введите номер хода из списка (3 или #3) или его текст — по-английски или как показано.
    ? { $clause } показывает пункт · log показывает всё, что было · board рисует весь стол · quit сохраняет запись и выходит
    Все правила: ludoteka rules { $game }
cli-play-many = Ходов: { $count }. Наберите начало хода, чтобы увидеть их подробнее, или весь ход, например «{ $example }».
cli-play-no-undo = Здесь нельзя: боты уже видели ваш ход. За столом в браузере ход можно вернуть, пока никто ничего из него не узнал.
cli-play-left = До встречи! Партия осталась недоигранной.
cli-play-no-reasons = Боты ничего не сказали о своих ходах.
cli-play-saved = Запись: { $path }

cli-move-number = Ход { $number } из { $count }
cli-check-differs = в записи { $claimed }, пересчёт даёт { $found }
cli-verify-holds = Всё сходится: партия роздана и сыграна так, как записано.
cli-verify-unfinished = Пока всё сходится; партия не окончена.
cli-verify-limited = Записи ничто не противоречит. Чего она показать не может, отмечено знаком «–».
cli-verify-warned = Всё сходится. О чём стоит знать, отмечено знаком «!».
cli-verify-failed =
    { $count ->
        [one] Не сошлась { $count } проверка: запись недостоверна.
        [few] Не сошлись { $count } проверки: запись недостоверна.
       *[many] Не сошлось { $count } проверок: запись недостоверна.
    }
cli-scenario-step = шаг { $step }
cli-scenario-summary = Сошлось: { $passed }. Не сошлось: { $failed }.

cli-arena-running = арена
cli-arena-title = { $game }, мест: { $seats }; партий: { $matches }, раздач: { $blocks }, каждая раздача с каждого места
cli-arena-par = Победы на место; у равных игроков было бы { $par }. Интервалы: 95 %, по раздачам.
cli-arena-league-par = Победы одного места, когда на всех остальных другой бот; у равных игроков было бы { $par }. Рейтинги: модель Плакетта — Люса по шкале Эло, в среднем 0. Интервалы: 95 %, по раздачам.
cli-arena-better = Решено: { $bot } сильнее, скорее на { $high } п. п. на место, чем на { $low }. { $evidence }
cli-arena-not-better = Решено: { $bot } не сильнее: скорее { $low } п. п. на место, чем { $high }. { $evidence }
cli-arena-open = Пока не решено: нужно больше партий. { $evidence }
cli-bench-running = измерение
cli-bench-no-peers = Поставьте дополнение «peers», чтобы сравнить с OpenSpiel и RLCard.
cli-soak-done =
    Случайных партий: { $matches }, ходов: { $moves } (в среднем { $average } на партию), все проверки сошлись; { $seconds } с (движок: { $form ->
        [compiled] скомпилирован
       *[other] не скомпилирован
    }).
cli-soak-wins = Победы по местам: { $shares }. Общие победы: { $shared } партий.
cli-usage = Вызов:
cli-default = [по умолчанию: { $value }]
cli-required = [обязательно]
cli-try-help = Справка: { $command }
cli-aborted = Отменено.
cli-missing-extra = Не установлен пакет «{ $module }». Чтобы запустить сервер: pip install "ludoteka[{ $extra }]"
cli-mistake-option = Параметра «{ $option }» нет.
cli-mistake-missing = Не указано: «{ $parameter }».
cli-mistake-value = Неверное значение: «{ $parameter }».
cli-mistake-usage = Параметр «{ $option }» указан неверно.
error-unknown-command = Команды «{ $command }» нет. { $near ->
        [none] {""}
       *[other] Может быть, «{ $near }»?{" "}
    }Команды: { $known }.

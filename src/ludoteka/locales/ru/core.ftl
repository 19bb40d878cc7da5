# Что говорят все игры, и ошибки.

core-event-asked = { $seats }: { $decision }
core-event-ended = Партия окончена. { $result }
core-winners =
    { $count ->
        [one] Победитель: { $winners }.
        [few] Победители: { $winners }.
       *[many] Победители: { $winners }.
    }
core-by-seat = { $seat } { $value }
core-nothing = ничего

error-unknown-speed = Скорости «{ $speed }» нет. Скорости: { $known }.
error-speed-without-watch = --speed работает вместе с --watch: над своими ходами можно думать сколько угодно.
error-unknown-game = Игры «{ $game }» нет. { $near ->
        [none] {""}
       *[other] Может быть, «{ $near }»?{" "}
    }Игры: { $known }.
error-bad-seats = { $least ->
        [2] { $most ->
                [2] { $game }: нужно ровно 2 игрока, а не { $seats }.
               *[other] { $game }: нужно от { $least } до { $most } игроков, а не { $seats }.
            }
       *[other] { $game }: нужно от { $least } до { $most } игроков, а не { $seats }.
    }
error-unknown-option = В игре { $game } нет настройки «{ $option }». Настройки: { $known }.
error-bad-option = Настройка { $option }: «{ $value }» не подходит ({ $problem }).
error-bad-option-data = Настройка { $option }: это не JSON: { $problem }.
error-limit-and-deals = Укажите либо предел ({ $limit }), либо число раздач ({ $deals }), но не то и другое.
error-unknown-language = Языка «{ $language }» нет. Языки: { $known }.
error-unknown-bot = Для игры { $game } нет бота «{ $bot }». Боты: { $known } или свой: модуль:Класс или файл.py:Класс.
error-bad-bot = Бот «{ $bot }» не подходит: { $problem }.
error-bad-budget = «{ $budget }» — неверный бюджет хода: нужно число симуляций, например 500, или время, например 0.3s или 50ms.
error-no-budget = Бот «{ $bot }» не перебирает ходы, и бюджет ему не нужен: уберите @ и всё после него.
error-bad-bot-name = «{ $naming }» — неверное имя бота: пишите имя=модуль:Класс или имя=файл.py:Класс; имя из строчных латинских букв, цифр и дефисов, и не одно из имён уровней.
error-bad-journal = { $path } не подходит для журнала арены: { $problem }.
error-other-journal = { $path } — журнал другого состязания. Назовите новый файл или повторите настройки, с которых он начат.
error-bad-sprt = Проверка — это два числа процентных пунктов сверх равной доли, меньшее первым, например 0:3; не «{ $text }».
error-league-bots = Лиге нужны хотя бы два разных бота, каждый назван один раз; разных здесь: { $bots }.
error-bots-by-side = По сторонам друг с другом играют два бота; здесь ботов { $bots }.
error-league-by-side = В лиге каждый бот сидит один среди других: выберите --league или --by-side.
error-league-with-sprt = Лига играет заданное число партий на пару: выберите --league или --sprt.
error-arena-workers-die = Рабочие процессы завершались аварийно (раз подряд: { $times }), последний раз на раздаче { $block }. Возможно, бот роняет Python или ему мало памяти; --jobs 1 покажет где.
error-arena-bot-failed = Сбой бота «{ $bot }» на месте { $seat } ({ $problem }): { $game }, раздача { $block } сида { $seed }, поворот { $rotation }, сделано ходов: { $made }. Разрешённые ходы: { $moves }. Сид раздачи: { $deal }.
error-missing-extra = Для этого нужен дополнительный пакет: pip install "ludoteka[{ $extra }]".
error-bad-picture = { $path } не подходит для картинки: имя файла должно заканчиваться на одно из { $known }.
error-bad-picture-file = Не удаётся записать картинку { $path }: { $problem }.
error-no-folder = Папки { $path } нет.
error-no-ray = По адресу «{ $address }» нет Ray: { $problem }
error-ray-runs-already = В этом процессе Ray уже работает.
error-other-rules = Одна из машин кластера играет в { $game } по версии правил { $found }, а не { $wanted }: установите везде одну и ту же Ludoteka.
error-unknown-move = «{ $text }» — не ход этой игры; ход выглядит так: «{ $example }».
error-unknown-move-number = Хода номер { $move } нет; номера от 0 до { $most }.
error-bad-position = Это не позиция игры { $game }: { $problem }.
error-bad-record = Это не запись партии: { $problem }.
error-bad-record-format = Формат записи — «{ $found }»; эта программа читает «{ $known }».
error-bad-record-move = Ход { $number } записи невозможен: { $problem }.
error-no-seed = Сидов в записи (пока) нет, поэтому её нельзя ни повторить, ни проверить.
error-bad-seed = «{ $value }» — не сид: нужны шестнадцатеричные цифры, ровно { $digits }.
error-bad-hex = «{ $value }» — не шестнадцатеричное число.
error-long-entropy = Вклад места в случайность — не больше { $most } байт, а не { $bytes }.
error-bad-memory = Это не память клиента: { $problem }.
error-bad-scenario = Это не сценарий: { $problem }.
error-unknown-clause = В правилах { $game } нет пункта «{ $clause }». Пункты: { $known }.
error-no-such-seat = За этим столом нет места { $seat }; места — от 0 до { $most }.
error-no-such-choice = Хода под номером { $number } в списке нет; номера — от 1 до { $most }.
error-which-choice = «{ $number }» может быть «{ $listed }» (номер { $number } в списке) или «{ $named }»: введите #{ $number } или «{ $named }».
error-too-many-bots = Ботов { $bots }, а мест за столом { $seats }.
error-bad-pair = «{ $pair }» — не настройка: пишите ИМЯ=ЗНАЧЕНИЕ.
error-unreadable-file = Не удаётся прочитать файл { $path }: { $problem }.
error-unwritable-file = Не удаётся записать файл { $path }: { $problem }.
error-bad-scenario-file = { $path } — не файл сценариев: { $problem }.

check-rules = Версия правил
check-entropy = Вклад игроков
check-hashes = Хеши собраны до раскрытия
check-deal = Карты розданы по сиду
check-commitment = Обязательство о сиде сервера
check-deal-seed = Сид раздачи из сида сервера и вкладов
check-moves = Ходы разрешены и повторены
check-result = Итог

verify-told-otherwise = Партию сыграли по прежней версии правил. По нынешней те же ходы дают ту же партию.
verify-seen = Этот клиент видел это до раздачи.
verify-told = Это сказал сервер уже потом: памяти о том, что было до раздачи, нет.
verify-other-commitment = До раздачи этот клиент видел другое обязательство.
verify-entropy-unhashed = Энтропия не подходит к хешу в записи (место: { $seats }): её подставили после.
verify-other-hash = До раздачи этот клиент видел другой хеш (место: { $seats }).
verify-not-own-hash = Этот клиент посылал другой хеш (место: { $seats }): в записи хеш с другого вашего устройства или от сервера.
verify-withheld = Хеш есть, но энтропия не раскрыта: { $seats }.
verify-gave = Участвовали: { $seats }.
verify-nobody = Участвовал один сервер: он мог перебирать сиды, пока раздача ему не понравится.
verify-late = Хеш этого клиента опоздал и в раздачу не вошёл: { $seats }.
verify-not-asked = Этого клиента не просили раскрыть энтропию: он был не на связи или сервер не показал ему хеши: { $seats }.
verify-other-device = Участвовал не этот клиент, а другое ваше устройство (или сервер от его имени): { $seats }.
verify-not-taken = Этот клиент послал энтропию, но сервер не подтвердил, что принял её: { $seats }.
verify-none-ours = От этого клиента в раздаче ничего нет. Он не может знать, есть ли среди участников хоть один, кто не связан с сервером.
verify-no-hashes = В записи нет хешей, которые места прислали до раздачи.
verify-left-out = Этот клиент раскрыл энтропию (место: { $seats }), но в записи её нет или стоит другая.
verify-first-edition = Первая редакция протокола: энтропию ботов и молчавших мест сервер брал сам, и ничто не показывает, что остальное было известно раньше сидов. Он мог выбрать эту раздачу.
verify-other-deal = { $seats }: розданы не те карты, что даёт сид.

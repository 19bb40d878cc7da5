# Что говорят все игры, и ошибки.

core-event-asked = { $seats }: { $decision }
core-event-ended = Матч окончен. { $result }
core-winners =
    { $count ->
        [one] Победитель: { $winners }.
        [few] Победители: { $winners }.
       *[many] Победители: { $winners }.
    }
core-by-seat = { $seat } { $value }
core-nothing = ничего

error-unknown-game = Игры «{ $game }» нет{ $near ->
        [none] {""}
       *[other] ; может быть, «{ $near }»
    }. Игры: { $known }.
error-bad-seats = В { $game } играют от { $least } до { $most } игроков, а не { $seats }.
error-unknown-option = У { $game } нет настройки «{ $option }». Настройки: { $known }.
error-bad-option = Настройка { $option }: «{ $value }» не подходит ({ $problem }).
error-bad-option-data = В настройке { $option } нет данных JSON: { $problem }.
error-limit-and-deals = Договоритесь либо о пределе ({ $limit }), либо о числе раздач ({ $deals }), но не о том и другом.
error-unknown-language = Языка «{ $language }» нет. Языки: { $known }.
error-unknown-bot = Бота «{ $bot }» для { $game } нет. Боты: { $known } или свой: модуль:Класс или файл.py:Класс.
error-bad-bot = Бот «{ $bot }» не годится: { $problem }.
error-bad-budget = Нет запаса размышлений «{ $budget }»: нужно число симуляций, например 500, или время, например 0.3s или 50ms.
error-no-budget = Бот «{ $bot }» не перебирает ходы, запас размышлений ему не нужен: уберите @ и всё после него.
error-bad-bot-name = «{ $naming }» не называет бота: пишите имя=модуль:Класс или имя=файл.py:Класс; имя из строчных латинских букв, цифр и дефисов, и не одно из имён уровней.
error-bad-journal = { $path } не годится для журнала арены: { $problem }.
error-other-journal = { $path } — журнал другого состязания. Назовите новый файл или повторите настройки, с которых он начат.
error-bad-sprt = Проверка — это два числа процентных пунктов сверх равной доли, меньшее первым, например 0:3; не «{ $text }».
error-league-bots = Лиге нужны хотя бы два разных бота, каждый назван один раз; разных здесь: { $bots }.
error-bots-by-side = По сторонам друг с другом играют два бота; здесь ботов { $bots }.
error-league-by-side = В лиге каждый бот сидит один среди других: выберите --league или --by-side.
error-league-with-sprt = Лига играет заданное число матчей на пару: выберите --league или --sprt.
error-arena-workers-die = Рабочие процессы умирали подряд: { $times }, последний раз на сдаче { $block }. Возможно, бот роняет Python или ему мало памяти; --jobs 1 покажет где.
error-arena-bot-failed = Бот «{ $bot }» на месте { $seat } подвёл ({ $problem }): { $game }, сдача { $block } зерна { $seed }, поворот { $rotation }, сделано ходов: { $made }. Можно было: { $moves }. Зерно сдачи: { $deal }.
error-missing-extra = Для этого установлено не всё: pip install "ludoteka[{ $extra }]".
error-bad-picture = { $path } не подходит для картинки: имя файла должно кончаться на одно из { $known }.
error-bad-picture-file = Не удаётся записать картинку { $path }: { $problem }.
error-no-folder = Папки { $path } нет.
error-no-ray = По адресу «{ $address }» нет Ray: { $problem }
error-ray-runs-already = В этом процессе Ray уже работает.
error-other-rules = Одна из машин кластера играет в { $game } по версии правил { $found }, а не { $wanted }: поставьте везде одну и ту же Ludoteka.
error-unknown-move = «{ $text }» — не ход этой игры; ход выглядит так: «{ $example }».
error-unknown-move-number = Хода номер { $move } нет; номера от 0 до { $most }.
error-bad-position = Это не позиция { $game }: { $problem }.
error-bad-record = Это не запись партии: { $problem }.
error-bad-record-format = Формат записи — «{ $found }»; эта программа читает «{ $known }».
error-bad-record-move = Ход { $number } записи невозможен: { $problem }.
error-no-seed = Запись (пока) не показывает своих чисел для сдачи, поэтому её нельзя ни повторить, ни проверить.
error-bad-seed = «{ $value }» не годится: нужно { $digits } шестнадцатеричных цифр.
error-bad-hex = «{ $value }» — не шестнадцатеричное число.
error-long-entropy = Вклад места в случайность — не больше { $most } байт, а не { $bytes }.
error-bad-memory = Это не память клиента: { $problem }.
error-bad-scenario = Это не сценарий: { $problem }.
error-unknown-clause = У { $game } нет пункта «{ $clause }». Пункты: { $known }.
error-no-such-seat = За этим столом нет места { $seat }; места — от 0 до { $most }.
error-no-such-choice = Хода под номером { $number } в списке нет; номера — от 1 до { $most }.
error-which-choice = «{ $number }» может быть «{ $listed }» (номер { $number } в списке) или «{ $named }»: введите #{ $number } или «{ $named }».
error-too-many-bots = Ботов { $bots }, а мест за столом { $seats }.
error-bad-pair = «{ $pair }» — не настройка: пишите ИМЯ=ЗНАЧЕНИЕ.
error-unreadable-file = Файл { $path } не читается: { $problem }.
error-unwritable-file = Файл { $path } не записать: { $problem }.
error-bad-scenario-file = { $path } — не файл сценариев: { $problem }.

check-rules = Версия правил
check-entropy = Вклад игроков
check-hashes = Хеши собраны до раскрытия
check-deal = Карты сданы по числу сдачи
check-commitment = Обязательство о числе сервера
check-deal-seed = Число сдачи из числа сервера и вкладов
check-moves = Ходы законны и повторены
check-result = Итог

verify-told-otherwise = Партию сыграли по прежней версии правил. По нынешней те же ходы дают ту же партию.
verify-seen = Этот клиент видел это до сдачи.
verify-told = Это сказал сервер уже после: памяти о том, что было до сдачи, нет.
verify-other-commitment = До сдачи этот клиент видел другое обязательство.
verify-entropy-unhashed = Энтропия не подходит к хешу в записи (место: { $seats }): её подставили после.
verify-other-hash = До сдачи этот клиент видел другой хеш (место: { $seats }).
verify-not-own-hash = Этот клиент посылал другой хеш (место: { $seats }): в записи хеш с другого вашего устройства или от сервера.
verify-withheld = Хеш есть, но энтропия не раскрыта: { $seats }.
verify-gave = Участвовали: { $seats }.
verify-nobody = Участвовал один сервер: он мог перебирать числа, пока сдача ему не понравится.
verify-late = Хеш этого клиента опоздал и в сдачу не вошёл: { $seats }.
verify-not-asked = Этого клиента не просили раскрыть энтропию: он был не на связи или сервер не показал ему хеши: { $seats }.
verify-other-device = Участвовал не этот клиент, а другое ваше устройство (или сервер от его имени): { $seats }.
verify-not-taken = Этот клиент послал энтропию, но сервер не подтвердил, что принял её: { $seats }.
verify-none-ours = От этого клиента в сдаче ничего нет. Он не может знать, есть ли среди участников хоть один, кто не связан с сервером.
verify-no-hashes = В записи нет хешей, которые места прислали до сдачи.
verify-left-out = Этот клиент раскрыл энтропию (место: { $seats }), но в записи её нет или стоит другая.
verify-first-edition = Первая редакция протокола: энтропию ботов и молчавших мест сервер брал сам, и ничто не показывает, что остальное было известно раньше чисел. Он мог выбрать эту сдачу.
verify-other-deal = { $seats }: сданы не те карты, что даёт число сдачи.

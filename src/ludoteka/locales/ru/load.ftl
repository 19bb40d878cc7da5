# `ludoteka bench --server`.

cli-parameter-server = Измерить не движок, а сервер под нагрузкой.
cli-parameter-quick = Несколько человек, несколько секунд: проверить, что всё работает, без оценки.
cli-parameter-only = Измерить только эту часть: moves, idle, nodes или bots; можно повторять.
cli-parameter-tables = Столы, за которыми ходят как можно быстрее, по четыре человека.
cli-parameter-sockets = Сокеты людей, которые думают.
cli-parameter-nodes-database = postgresql://user@host/name для двух узлов; рядом создаётся и удаляется своя база.

cli-load-part-moves = ходы
cli-load-part-idle = думающие люди
cli-load-part-nodes = два узла
cli-load-part-bots = занятые боты

cli-load-heading-goal = Цель
cli-load-heading-most = Не больше
cli-load-heading-measured = Измерено
cli-load-heading-met = Достигнута
cli-load-met = да
cli-load-missed = НЕТ
cli-load-skipped = не измерено
cli-load-unjudged = не оценивается
cli-load-goal-processor = Время процессора на ход в сравнении с простым эхом тех же сообщений
cli-load-goal-memory = Память на сокет думающего человека, вместе со столом
cli-load-goal-dropped = Потеряно сокетов
cli-load-goal-second-node = Добавляет второй узел, медиана
cli-load-goal-busy-bots = Самый медленный 1 % ходов людей, пока боты думают, в сравнении с простаивающими ботами
cli-load-unit-times = { $value } ×
cli-load-unit-kilobytes = { $value } КБ
cli-load-unit-milliseconds = { $value } мс
cli-load-times = { $median } мс (99 %: { $rare } мс, ходов: { $count })
cli-load-moves = Ходы: сокетов { $sockets }, столов { $tables }, ходов в секунду { $rate }; процессора на ход { $cpu } мкс, у эха { $echo } мкс; сообщений на ход { $frames }, в среднем по { $bytes } байт.
cli-load-moves-times = От команды до ответа, все как можно быстрее: { $times }; эхо: { $echo }. Отказов: { $refused }.
cli-load-idle = Думают: сокетов { $sockets }, столов { $tables }.
cli-load-nodes = Два узла, столов { $tables }, от команды до другого игрока: на одном узле { $one }, на двух { $two }.
cli-load-bots = Боты, столов с людьми { $tables }, от команды до ответа: боты отдыхают — { $resting }, боты заняты — { $thinking }; они заняли процессоров: { $processors }.
cli-load-bots-idle = Двум рабочим процессам досталась слишком малая доля машины: эта цель не оценивается. Измерьте снова, когда машина свободнее.

cli-load-not-compiled = Движок здесь не скомпилирован: ход стоит больше, чем мог бы (установите компилятор C и соберите заново).
cli-load-no-nodes = Два узла не измерены: задайте PostgreSQL через --database и Redis через --redis.
cli-load-small = Для оценки этого мало: нужно столов { $tables } и сокетов { $sockets }.

error-unknown-load-part = У проверки под нагрузкой нет части «{ $part }». Части: { $known }.
error-bench-server-only = { $parameter } — для сервера: добавьте --server.
error-bench-engine-only = { $parameter } — для движка: уберите его или уберите --server.
error-no-node-redis = Redis на { $host } для проверки двух узлов под нагрузкой недоступен: { $problem }.

error-no-node-database = База данных на { $host } для проверки двух узлов под нагрузкой недоступна: { $problem }.
error-too-few-files = Процессу здесь можно открыть { $most } файлов, а столько сокетов требует { $needed }; поднимите предел (ulimit -n) или уменьшите их число.
error-load-failed = Процесс «{ $part }» проверки под нагрузкой завершился с ошибкой: { $problem }.

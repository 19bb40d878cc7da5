# `ludoteka bench --server`.

cli-parameter-server = Виміряти не рушій, а сервер під навантаженням.
cli-parameter-quick = Кілька людей, кілька секунд: перевірити, що все працює, без оцінки.
cli-parameter-only = Виміряти тільки цю частину: moves, idle, nodes або bots; можна повторювати.
cli-parameter-tables = Столи, за якими ходять якнайшвидше, по четверо людей.
cli-parameter-sockets = Сокети людей, які думають.
cli-parameter-nodes-database = postgresql://user@host/name для двох вузлів; поруч створюється й видаляється своя база.

cli-load-part-moves = ходи
cli-load-part-idle = люди, що думають
cli-load-part-nodes = два вузли
cli-load-part-bots = зайняті боти

cli-load-heading-goal = Мета
cli-load-heading-most = Щонайбільше
cli-load-heading-measured = Виміряно
cli-load-heading-met = Досягнута
cli-load-met = так
cli-load-missed = НІ
cli-load-skipped = не виміряно
cli-load-unjudged = не оцінюється
cli-load-goal-processor = Час процесора на хід порівняно з простою луною тих самих повідомлень
cli-load-goal-memory = Пам’ять на сокет людини, що думає, разом зі столом
cli-load-goal-dropped = Втрачено сокетів
cli-load-goal-second-node = Додає другий вузол, медіана
cli-load-goal-busy-bots = Найповільніший 1 % ходів людей, поки боти думають, порівняно з ботами, що простоюють
cli-load-unit-times = { $value } ×
cli-load-unit-kilobytes = { $value } КБ
cli-load-unit-milliseconds = { $value } мс
cli-load-times = { $median } мс (99 %: { $rare } мс, ходів: { $count })
cli-load-moves = Ходи: сокетів { $sockets }, столів { $tables }, ходів за секунду { $rate }; процесора на хід { $cpu } мкс, у луни { $echo } мкс; повідомлень на хід { $frames }, у середньому по { $bytes } байтів.
cli-load-moves-times = Від команди до відповіді, усі якнайшвидше: { $times }; луна: { $echo }. Відмов: { $refused }.
cli-load-idle = Думають: сокетів { $sockets }, столів { $tables }.
cli-load-nodes = Два вузли, столів { $tables }, від команди до іншого гравця: на одному вузлі { $one }, на двох { $two }.
cli-load-bots = Боти, столів із людьми { $tables }, від команди до відповіді: боти відпочивають — { $resting }, боти зайняті — { $thinking }; вони зайняли процесорів: { $processors }.
cli-load-bots-idle = Двом робочим процесам дісталася замала частка машини: ця мета не оцінюється. Виміряйте знову, коли машина вільніша.

cli-load-not-compiled = Рушій тут не скомпільовано: хід коштує більше, ніж міг би (встановіть компілятор C і зберіть знову).
cli-load-no-nodes = Два вузли не виміряно: задайте PostgreSQL через --database і Redis через --redis.
cli-load-small = Для оцінки цього замало: потрібно столів { $tables } і сокетів { $sockets }.

error-unknown-load-part = У перевірки під навантаженням немає частини «{ $part }». Частини: { $known }.
error-bench-server-only = { $parameter } — для сервера: додайте --server.
error-bench-engine-only = { $parameter } — для рушія: приберіть його або приберіть --server.
error-no-node-redis = Redis на { $host } для перевірки двох вузлів під навантаженням недоступний: { $problem }.

error-no-node-database = База даних на { $host } для перевірки двох вузлів під навантаженням недоступна: { $problem }.
error-too-few-files = Процесові тут можна відкрити { $most } файлів, а стільки сокетів потребує { $needed }; підніміть межу (ulimit -n) або зменште їх кількість.
error-load-failed = Процес «{ $part }» перевірки під навантаженням завершився з помилкою: { $problem }.

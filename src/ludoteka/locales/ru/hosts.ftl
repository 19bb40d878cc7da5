# Команды для хозяев: сервер, его люди и столы, его база данных.

cli-serve-help = Запустить сервер: столы для друзей, ботов и зрителей в браузере.
cli-admin-help = Управлять людьми и столами (можно и при работающих серверах).
cli-admin-users-help = Показать людей.
cli-admin-tables-help = Показать столы.
cli-admin-bot-failures-help = Показать ходы, которые боты не смогли сделать; с именем отчёта — весь отчёт (когда партия окончена).
cli-admin-mute-help = На время запретить игроку чат.
cli-admin-unmute-help = Снова разрешить игроку чат.
cli-admin-close-help = Закрыть стол насовсем; партия останется недоигранной.
cli-admin-stats-help = Посчитать людей, столы и партии.
cli-admin-token-help = Создать токен API, например для играющей программы.
cli-admin-delete-user-help = Удалить человека; его партии остаются остальным, но без имени.
cli-migrate-help = Обновить базу данных до текущей схемы.
cli-backup-help = Сохранить всю базу данных в один файл, в том числе при работающих серверах.
cli-restore-help = Заполнить базу данных из копии; сначала остановите её серверы.

cli-parameter-report = Имя отчёта, как в списке или в журнале сервера.
cli-parameter-config = Файл настроек (TOML).
cli-parameter-host = Адрес, на котором ждать соединений.
cli-parameter-port = Порт, на котором ждать соединений; 0 выбирает свободный.
cli-parameter-lan = Впускать и друзей из той же сети.
cli-parameter-shared = Разрешить другим серверам с этим же параметром тот же файл SQLite.
cli-parameter-database = sqlite:///путь или postgresql://user@host/name (по умолчанию из настроек).
cli-parameter-redis = redis://host:6379/0, через который общаются несколько узлов.
cli-parameter-browser = Открыть в браузере (по умолчанию — при запуске из терминала).
cli-parameter-log-level = debug, info, warning или error.
cli-parameter-part = Фильтр по имени.
cli-parameter-most = Сколько показать самое большее, начиная с последних.
cli-parameter-status = Только столы с этим состоянием: open, live, over или closed.
cli-parameter-person = Имя человека.
cli-parameter-minutes = На сколько минут.
cli-parameter-table = Номер стола, как в его ссылке.
cli-parameter-scopes = Что позволяет токен: play, read, account, admin.
cli-parameter-label = Для чего токен, в нескольких словах.
cli-parameter-days = Сколько дней действует (по умолчанию бессрочно).
cli-parameter-yes = Не спрашивать.
cli-parameter-file = Файл копии.
cli-parameter-replace = Заменить всё, что есть в базе данных.

cli-serve-open =
    Ludoteka { $release } работает (движок: { $form ->
        [compiled] скомпилирован
       *[other] не скомпилирован
    }).
cli-serve-here = На этом компьютере
cli-serve-public = Для всех
cli-serve-friends = В вашей сети
cli-serve-no-network = этот компьютер не подключён к сети
cli-serve-data = Данные
cli-serve-stop = Остановить
cli-serve-how-to-stop = Ctrl+C; партии продолжатся при следующем запуске
cli-serve-scan = Для телефонов в той же сети:
cli-serve-no-browser = Браузер здесь не найден: откройте { $url } сами.
cli-serve-no-client = Веб-клиент не собран, поэтому в браузере откроется простая страница. Чтобы собрать его: make build
cli-serve-stopped = Сервер остановлен. Ничего не потеряно: партии продолжатся при следующем запуске.

cli-heading-report = Отчёт
cli-heading-when = Когда
cli-heading-problem = Что случилось
cli-heading-kind = Кто
cli-heading-since = Здесь с
cli-heading-seen = Последний визит
cli-heading-games = Партии
cli-heading-muted = Без чата до
cli-heading-table = Стол
cli-heading-status = Состояние
cli-heading-title = Название
cli-heading-host = Хозяин
cli-heading-changed = Изменён
cli-heading-count = Число
cli-admin-kind = { $kind ->
        [host] хозяин
        [guest] гость
        [account] аккаунт
       *[bot] бот
    }
cli-admin-status = { $status ->
        [open] открыт
        [live] идёт игра
        [over] окончен
       *[closed] закрыт
    }
cli-admin-nobody = Никого.
cli-admin-no-failures = Сбоев ботов не было.
cli-admin-no-tables = Столов нет.
cli-admin-muted = { $name }: чат запрещён до { $time }.
cli-admin-unmuted = { $name }: чат снова разрешён.
cli-admin-closed = Стол { $table } закрыт.
cli-admin-token = Токен аккаунта { $name } ({ $scopes }). Он показан единственный раз:
cli-admin-sure = Удалить аккаунт { $name } насовсем?
cli-admin-deleted = { $name }: удалено.
cli-admin-kept = Ничего не удалено.
cli-admin-count = { $what ->
        [accounts] аккаунты
        [guests] гости
        [bots] боты
        [tokens] токены API
        [tables-open] столы: открытые
        [tables-live] столы: идёт игра
        [tables-over] столы: окончены
        [tables-closed] столы: закрыты
        [entries] строки журналов
        [results] результаты
        [records] загруженные записи
       *[challenges] вызовы
    }
cli-migrate-done = { $address }: обновлена с версии { $before } до { $after }.
cli-migrate-new = { $address }: создана, версия { $after }.
cli-migrate-nothing = { $address }: версия { $after }, обновлять нечего.
cli-backup-done = Сохранено строк: { $rows } ({ $address } → { $path }).
cli-restore-done = Заполнено строк: { $rows } ({ $path } → { $address }).

error-port-taken = Порт { $port } занят другой программой (возможно, другой Ludoteka): остановите её или выберите другой порт, например { $next }.
error-port-forbidden = Порт { $port } только для администраторов: выберите больше 1023, например 8420.
error-cannot-listen = Нельзя ждать соединений на { $host }, порт { $port }: { $problem }.
error-no-database = Базы данных { $address } ещё нет: её создаст «ludoteka serve» или «ludoteka migrate».
error-unknown-status = Состояния «{ $status }» нет. Известны: { $known }.
error-unknown-scope = Права «{ $scope }» нет. Известны: { $known }.
error-table-ended = Стол { $table } закрыть нельзя: он уже { $status ->
        [over] окончен
       *[closed] закрыт
    }.

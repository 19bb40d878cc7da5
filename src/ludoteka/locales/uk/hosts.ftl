# Команди для господарів: сервер, його люди й столи, його база даних.

cli-serve-help = Запустити сервер: столи для друзів, ботів і глядачів у браузері.
cli-admin-help = Керувати людьми й столами (можна й тоді, коли сервери працюють).
cli-admin-users-help = Показати людей.
cli-admin-tables-help = Показати столи.
cli-admin-bot-failures-help = Показати ходи, яких боти не змогли зробити; з назвою звіту — весь звіт (коли партію завершено).
cli-admin-mute-help = На певний час заборонити гравцеві чат.
cli-admin-unmute-help = Знову дозволити гравцеві чат.
cli-admin-close-help = Закрити стіл назавжди; партія лишиться недограною.
cli-admin-stats-help = Порахувати людей, столи й партії.
cli-admin-token-help = Створити токен API, наприклад для програми, що грає.
cli-admin-delete-user-help = Видалити людину; її партії лишаються іншим, але без імені.
cli-migrate-help = Оновити базу даних до поточної схеми.
cli-backup-help = Зберегти всю базу даних в один файл, зокрема коли сервери працюють.
cli-restore-help = Заповнити базу даних із копії; спершу зупиніть її сервери.

cli-parameter-report = Назва звіту, як у списку чи в журналі сервера.
cli-parameter-config = Файл налаштувань (TOML).
cli-parameter-host = Адреса, на якій чекати з’єднань.
cli-parameter-port = Порт, на якому чекати з’єднань; 0 вибирає вільний.
cli-parameter-lan = Впускати й друзів із тієї самої мережі.
cli-parameter-shared = Дозволити іншим серверам із цим самим параметром той самий файл SQLite.
cli-parameter-database = sqlite:///шлях або postgresql://user@host/name (типово з налаштувань).
cli-parameter-redis = redis://host:6379/0, через який спілкуються кілька вузлів.
cli-parameter-browser = Відкрити в браузері (типово — при запуску з термінала).
cli-parameter-log-level = debug, info, warning або error.
cli-parameter-part = Фільтр за іменем.
cli-parameter-most = Скільки показати щонайбільше, починаючи з останніх.
cli-parameter-status = Лише столи з цим станом: open, live, over або closed.
cli-parameter-person = Ім’я людини.
cli-parameter-minutes = На скільки хвилин.
cli-parameter-table = Номер столу, як у його посиланні.
cli-parameter-scopes = Що дозволяє токен: play, read, account, admin.
cli-parameter-label = Для чого токен, кількома словами.
cli-parameter-days = Скільки днів діє (типово безстроково).
cli-parameter-yes = Не питати.
cli-parameter-file = Файл копії.
cli-parameter-replace = Замінити все, що є в базі даних.

cli-serve-open =
    Ludoteka { $release } працює (рушій: { $form ->
        [compiled] скомпільований
       *[other] не скомпільований
    }).
cli-serve-here = На цьому комп’ютері
cli-serve-public = Для всіх
cli-serve-friends = У вашій мережі
cli-serve-no-network = цей комп’ютер не під’єднаний до мережі
cli-serve-data = Дані
cli-serve-stop = Зупинити
cli-serve-how-to-stop = Ctrl+C; партії продовжаться при наступному запуску
cli-serve-scan = Для телефонів у тій самій мережі:
cli-serve-no-browser = Браузера тут не знайдено: відкрийте { $url } самі.
cli-serve-no-client = Вебклієнт не зібрано, тому в браузері відкриється проста сторінка. Щоб зібрати його: make build
cli-serve-stopped = Сервер зупинено. Нічого не втрачено: партії продовжаться при наступному запуску.

cli-heading-report = Звіт
cli-heading-when = Коли
cli-heading-problem = Що сталося
cli-heading-kind = Хто
cli-heading-since = Тут з
cli-heading-seen = Останній візит
cli-heading-games = Партії
cli-heading-muted = Без чату до
cli-heading-table = Стіл
cli-heading-status = Стан
cli-heading-title = Назва
cli-heading-host = Господар
cli-heading-changed = Змінено
cli-heading-count = Число
cli-admin-kind = { $kind ->
        [host] господар
        [guest] гість
        [account] акаунт
       *[bot] бот
    }
cli-admin-status = { $status ->
        [open] відкритий
        [live] триває гра
        [over] завершений
       *[closed] закритий
    }
cli-admin-nobody = Нікого.
cli-admin-no-failures = Збоїв ботів не було.
cli-admin-no-tables = Столів немає.
cli-admin-muted = { $name }: чат заборонено до { $time }.
cli-admin-unmuted = { $name }: чат знову дозволено.
cli-admin-closed = Стіл { $table } закрито.
cli-admin-token = Токен акаунта { $name } ({ $scopes }). Його показано єдиний раз:
cli-admin-sure = Видалити акаунт { $name } назавжди?
cli-admin-deleted = { $name }: видалено.
cli-admin-kept = Нічого не видалено.
cli-admin-count = { $what ->
        [accounts] акаунти
        [guests] гості
        [bots] боти
        [tokens] токени API
        [tables-open] столи: відкриті
        [tables-live] столи: триває гра
        [tables-over] столи: завершені
        [tables-closed] столи: закриті
        [entries] рядки журналів
        [results] результати
        [records] завантажені записи
       *[challenges] виклики
    }
cli-migrate-done = { $address }: оновлено з версії { $before } до { $after }.
cli-migrate-new = { $address }: створено, версія { $after }.
cli-migrate-nothing = { $address }: версія { $after }, оновлення не потрібне.
cli-backup-done = Збережено рядків: { $rows } ({ $address } → { $path }).
cli-restore-done = Заповнено рядків: { $rows } ({ $path } → { $address }).

error-port-taken = Порт { $port } зайнятий іншою програмою (можливо, іншою Ludoteka): зупиніть її або виберіть інший порт, наприклад { $next }.
error-port-forbidden = Порт { $port } лише для адміністраторів: виберіть більший за 1023, наприклад 8420.
error-cannot-listen = Не можна чекати з’єднань на { $host }, порт { $port }: { $problem }.
error-no-database = Бази даних { $address } ще немає: її створить «ludoteka serve» або «ludoteka migrate».
error-unknown-status = Стану «{ $status }» немає. Відомі: { $known }.
error-unknown-scope = Права «{ $scope }» немає. Відомі: { $known }.
error-table-ended = Стіл { $table } закрити не можна: він уже { $status ->
        [over] завершений
       *[closed] закритий
    }.

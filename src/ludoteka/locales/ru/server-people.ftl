# Настройки сервера, люди и отказы в сети.

error-unknown-setting = Настройки «{ $key }» ({ $source }) нет.{ $near ->
        [none] {" "}Все они перечислены в документации, на странице «Settings».
       *[other] {" "}Может быть, «{ $near }»?
    }
error-bad-setting = Настройка { $key } ({ $source }): «{ $value }» не подходит ({ $problem }).
error-bad-settings-file = { $path } — не файл настроек: { $problem }.

error-name-length = «{ $name }» не подходит: в имени должно быть от { $least } до { $most } знаков.
error-name-character = В имени могут быть только буквы (латиница, кириллица, греческие), цифры, пробелы и - _ . ', но не { $character }.
error-name-without-letter = «{ $name }» не подходит: имя должно начинаться с буквы или цифры и содержать хотя бы одну букву.
error-name-mixed = В слове «{ $word }» смешаны алфавиты; пишите каждое слово одним алфавитом.
error-name-reserved = Слово «{ $word }» зарезервировано; выберите другое имя.
error-empty-chat = Сообщение пустое.
error-long-chat = В сообщении не больше { $most } знаков, а не { $length }.
error-password-length = В пароле от { $least } до { $most } знаков.
error-password-common = Этот пароль слишком распространённый; выберите другой.
error-password-is-name = Пароль не должен совпадать с именем.
error-busy-passwords = Сейчас входит слишком много людей; попробуйте через несколько секунд.
error-busy-readers = Сейчас сервер готовит слишком много повторов; попробуйте через несколько секунд.
error-name-taken = Имя «{ $name }» занято или слишком похоже на занятое.
error-log-in-blocked = Слишком много неверных паролей; попробуйте через { $retry_after } с.
error-wrong-password = Неверное имя или пароль.
error-registration-closed = Новые аккаунты на этом сервере создаёт только хозяин.
error-already-registered = У игрока { $name } уже есть аккаунт; чтобы создать другой, выйдите.
error-unknown-person = Никого с id «{ $person }» нет.
error-unknown-token = У вас нет токена «{ $token }».
error-too-many-tokens = У вас уже { $most } токенов; отзовите тот, который больше не нужен.

error-too-often = Слишком много попыток. Повторите через { $retry_after } с.
error-log-in-first = Сначала войдите или зайдите гостем.
error-missing-scope = Этому токену такое не разрешено: у него нет права «{ $scope }».
error-bad-authorization = «{ $scheme }» здесь не годится для входа; пришлите «Authorization: Bearer» и токен.
error-wrong-token = Этот токен неизвестен, отозван или истёк.
error-wrong-origin = Странице «{ $origin }» здесь такое не разрешено.
error-no-origin = Одного cookie здесь мало: отправьте и заголовок «Origin: { $origin }» или используйте токен вместо cookie.
error-not-json = Присылайте application/json, а не { $kind }.
error-storage-down = Сервер не может связаться со своей базой данных; попробуйте чуть позже.
error-deep-json = Данные вложены слишком глубоко.
error-failed = Что-то пошло не так на нашей стороне; номер ошибки: { $id }.
error-not-yours = У вас нет прав на это действие.
error-no-such-page = По адресу { $path } ничего нет.
error-no-such-method = Метод { $method } здесь не разрешён.
error-too-large = Запрос слишком велик.
error-bad-request = Не удаётся разобрать запрос: { $problem }.
error-bad-field = { $field } не подходит: { $problem }.
error-bots-need-account = Для этого нужен аккаунт: боты принадлежат аккаунтам.
error-too-many-bots-owned = У вас уже { $most } ботов; сначала удалите одного.
error-tokens-need-account = Для этого нужен аккаунт: токены принадлежат аккаунтам.
error-scope-not-yours = У созданного здесь токена не может быть права «{ $scope }». Права: { $allowed }.
error-unknown-name = Никого по имени «{ $name }» нет.

error-disk-low = Диск сервера почти заполнен: партии продолжаются, но ничего нового сохранить нельзя, пока хозяин сервера не освободит место.
error-records-full = Записей можно хранить не больше { $most }, всего до { $kilobytes } КБ; сначала удалите лишние.
error-record-text-long = В записи есть текст длиной { $length } знаков; больше { $most } нельзя.
error-record-time = В записи есть ход с невозможным временем: допустимо от 0 до { $most } мс.
error-options-long = Настройки партии занимают { $length } байт; больше { $most } нельзя.
error-chat-full = Чат этого стола заполнен (строк: { $most }).
error-too-many-listed = Ваших открытых для всех столов, где ждут игроков, уже { $most }; сначала начните партию или закройте один из них.
error-bad-encoding = Запрос — не UTF-8.
error-too-many-reviews = Вы уже ждёте разборов: { $most }; попросите снова, когда один из них будет готов.
error-busy-reviews = Сейчас в очереди слишком много разборов; попробуйте через несколько минут.
error-no-reviews = Этот сервер не разбирает партии.
error-no-review-under-way = Разбор этой партии сейчас не готовится.
error-not-your-review = Остановить разбор может только тот, кто его попросил.
error-no-such-move = В этой партии нет хода { $number }.

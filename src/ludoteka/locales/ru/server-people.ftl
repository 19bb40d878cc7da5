# Настройки сервера, люди и отказы в сети.

error-unknown-setting = Настройки «{ $key }» ({ $source }) нет{ $near ->
        [none] {""}
       *[other] ; может быть, «{ $near }»
    }. Настройки: { $known }.
error-bad-setting = Настройка { $key } ({ $source }): «{ $value }» не подходит ({ $problem }).
error-bad-settings-file = { $path } — не файл настроек: { $problem }.

error-name-length = «{ $name }» не годится как имя: в имени от { $least } до { $most } знаков.
error-name-character = В имени могут быть только буквы (латиница, кириллица, греческие), цифры, пробелы и - _ . ', но не { $character }.
error-name-without-letter = «{ $name }» не годится как имя: оно начинается с буквы или цифры и содержит букву.
error-name-mixed = В слове «{ $word }» смешаны алфавиты, и его можно принять за чужое имя.
error-name-reserved = «{ $word }» — слово самой игротеки; выберите имя без него.
error-empty-chat = Сказать нечего.
error-long-chat = В строке не больше { $most } знаков, а не { $length }.
error-password-length = В пароле от { $least } до { $most } знаков.
error-password-common = Этот пароль пробуют одним из первых; выберите другой.
error-password-is-name = Пароль не должен совпадать с именем.
error-busy-passwords = Сейчас входит слишком много людей; попробуйте через несколько секунд.
error-busy-readers = Сейчас сервер готовит слишком много повторов; попробуйте через несколько секунд.
error-name-taken = Имя «{ $name }» занято или слишком похоже на занятое.
error-log-in-blocked = Слишком много неверных паролей; попробуйте через { $retry_after } с.
error-wrong-password = Неверное имя или пароль.
error-registration-closed = Новые учётные записи на этом сервере создаёт только хозяин.
error-already-registered = У { $name } уже есть учётная запись; чтобы создать другую, выйдите.
error-unknown-person = Никого с id «{ $person }» нет.
error-unknown-token = У вас нет токена «{ $token }».
error-too-many-tokens = У вас уже { $most } токенов; отзовите тот, который больше не нужен.

error-too-often = Слишком часто; попробуйте через { $retry_after } с.
error-log-in-first = Здесь никто не вошёл; сначала войдите или зайдите гостем.
error-missing-scope = Этому токену такое не разрешено: у него нет права «{ $scope }».
error-bad-authorization = «{ $scheme }» здесь не годится для входа; пришлите «Authorization: Bearer» и токен.
error-wrong-token = Этот токен неизвестен, отозван или истёк.
error-wrong-origin = Странице «{ $origin }» здесь такое не разрешено.
error-not-json = Присылайте application/json, а не { $kind }.
error-storage-down = Сервер не может связаться со своей базой данных; попробуйте чуть позже.
error-deep-json = Данные вложены слишком глубоко.
error-failed = У нас что-то сломалось; это записано под номером { $id }.
error-not-yours = Это можно не вам.
error-no-such-page = По адресу { $path } ничего нет.
error-no-such-method = { $method } здесь невозможен.
error-too-large = Запрос слишком велик.
error-bad-request = Запрос непонятен: { $problem }.
error-bad-field = { $field } не подходит: { $problem }.
error-bots-need-account = Боты принадлежат учётным записям; сначала зарегистрируйтесь.
error-too-many-bots-owned = У вас уже { $most } ботов; сначала удалите одного.
error-tokens-need-account = Токены принадлежат учётным записям; сначала зарегистрируйтесь.
error-scope-not-yours = У созданного здесь токена не может быть права «{ $scope }». Права: { $allowed }.
error-unknown-name = Никого по имени «{ $name }» нет.

error-disk-low = Диск сервера почти заполнен: партии продолжаются, но ничего нового сохранить нельзя, пока хозяин сервера не освободит место.
error-records-full = Хранить можно записей: { $most }, всего до { $kilobytes } КБ; сначала удалите лишние.
error-record-text-long = В записи есть текст длиной { $length } знаков; больше { $most } нельзя.
error-record-time = В записи есть ход с невозможным временем: допустимо от 0 до { $most } мс.
error-options-long = Настройки партии занимают { $length } байт; больше { $most } нельзя.
error-chat-full = За этим столом уже написано строк чата: { $most }, больше нельзя.
error-too-many-listed = У вас уже столов, открытых для всех и ждущих игроков: { $most }; сначала начните партию или закройте один из них.
error-bad-encoding = Запрос — не UTF-8.

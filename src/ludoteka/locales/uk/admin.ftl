# Команди господарів: акаунти, бани, скарги, журнал дій.

cli-admin-add-user-help = Створити акаунт; друкує одноразове посилання, за яким власник вибере пароль.
cli-admin-reset-password-help = Надрукувати одноразове посилання, за яким вибирають новий пароль.
cli-admin-rename-help = Перейменувати гравця.
cli-admin-make-host-help = Відкрити акаунту сторінку господарів.
cli-admin-unmake-host-help = Закрити акаунту сторінку господарів.
cli-admin-tokens-help = Показати API-токени гравця.
cli-admin-revoke-help = Відкликати токен.
cli-admin-ban-help = Закрити доступ гравцеві або гостям із мережі.
cli-admin-unban-help = Знову відкрити доступ гравцеві або гостям із мережі.
cli-admin-bans-help = Показати, кому закрито доступ.
cli-admin-reports-help = Показати скарги; з номером скарги — її саму й чат навколо неї.
cli-admin-close-report-help = Закрити скаргу; --why — чим усе завершилося.
cli-admin-audit-help = Показати, що робили господарі й чому.

cli-parameter-because = Причина; зберігається разом із дією, і її прочитає забанений.
cli-parameter-hours = На скільки годин (типово назавжди).
cli-parameter-network = Адреса або мережа, наприклад 203.0.113.0/24.
cli-parameter-new-name = Нове ім’я.
cli-parameter-token = Номер токена, як у списку.
cli-parameter-closed = Показати закриті скарги.

cli-heading-banned = Бан до
cli-heading-token = Токен
cli-heading-label = Для чого
cli-heading-scopes = Права
cli-heading-used = Використано
cli-heading-who = Хто
cli-heading-until = До
cli-heading-why = Чому
cli-heading-reporter = Хто поскаржився
cli-heading-by = Ким
cli-admin-reset = Посилання, за яким { $name } вибере пароль. Діє один раз, протягом { $hours ->
        [one] { $hours } години
        [few] { $hours } годин
        [many] { $hours } годин
       *[other] { $hours } години
    }:
cli-admin-renamed = Гравець { $old } тепер { $name }.
cli-admin-host-made = { $name } тепер господар.
cli-admin-host-unmade = { $name } більше не господар.
cli-admin-no-tokens = Токенів немає.
cli-admin-revoked = Токен { $token } відкликано (власник: { $name }).
cli-admin-banned = { $name }: доступ закрито до { $time }.
cli-admin-unbanned = { $name }: доступ знову відкрито.
cli-admin-no-bans = Банів немає.
cli-admin-no-reports = Скарг немає.
cli-admin-report-closed = Скаргу { $report } закрито.
cli-admin-reason = { $reason ->
        [insult] образи
        [stalling] затягування гри
        [cheating] нечесна гра
        [name] ім’я
        [spam] спам
        [game] помилка в самій грі
       *[other] інше
    }
cli-admin-action = { $what ->
        [add-user] новий акаунт
        [ban] бан
        [ban-network] бан мережі
        [close-report] скаргу закрито
        [close-table] стіл закрито
        [delete-user] видалення
        [make-host] призначення господарем
        [make-token] новий токен
        [mute] заборона чату
        [rename] нове ім’я
        [reset-password] посилання для пароля
        [revoke-token] токен відкликано
        [unban] бан знято
        [unmake-host] зняття прав господаря
       *[unmute] чат дозволено
    }
error-person-or-network = Назвіть гравця або, з --network, мережу, але не те й інше.

# Команды хозяев: аккаунты, баны, жалобы, журнал действий.

cli-admin-add-user-help = Создать аккаунт; печатает одноразовую ссылку, по которой владелец выберет пароль.
cli-admin-reset-password-help = Напечатать одноразовую ссылку, по которой выбирают новый пароль.
cli-admin-rename-help = Переименовать игрока.
cli-admin-make-host-help = Открыть аккаунту страницу хозяев.
cli-admin-unmake-host-help = Закрыть аккаунту страницу хозяев.
cli-admin-tokens-help = Показать API-токены игрока.
cli-admin-revoke-help = Отозвать токен.
cli-admin-ban-help = Закрыть доступ игроку или гостям из сети.
cli-admin-unban-help = Снова открыть доступ игроку или гостям из сети.
cli-admin-bans-help = Показать, кому закрыт доступ.
cli-admin-reports-help = Показать жалобы; с номером жалобы — её саму и чат вокруг неё.
cli-admin-close-report-help = Закрыть жалобу; --why — чем всё закончилось.
cli-admin-audit-help = Показать, что делали хозяева и почему.

cli-parameter-because = Причина; сохраняется вместе с действием, и её прочтёт забаненный.
cli-parameter-hours = На сколько часов (по умолчанию навсегда).
cli-parameter-network = Адрес или сеть, например 203.0.113.0/24.
cli-parameter-new-name = Новое имя.
cli-parameter-token = Номер токена, как в списке.
cli-parameter-closed = Показать закрытые жалобы.

cli-heading-banned = Бан до
cli-heading-token = Токен
cli-heading-label = Для чего
cli-heading-scopes = Права
cli-heading-used = Использован
cli-heading-who = Кто
cli-heading-until = До
cli-heading-why = Почему
cli-heading-reporter = Кто пожаловался
cli-heading-by = Кем
cli-admin-reset = Ссылка, по которой { $name } выберет пароль. Действует один раз, в течение { $hours ->
        [one] { $hours } часа
        [few] { $hours } часов
        [many] { $hours } часов
       *[other] { $hours } часа
    }:
cli-admin-renamed = Игрок { $old } теперь { $name }.
cli-admin-host-made = { $name } теперь хозяин.
cli-admin-host-unmade = { $name } больше не хозяин.
cli-admin-no-tokens = Токенов нет.
cli-admin-revoked = Токен { $token } отозван (владелец: { $name }).
cli-admin-banned = { $name }: доступ закрыт до { $time }.
cli-admin-unbanned = { $name }: доступ снова открыт.
cli-admin-no-bans = Банов нет.
cli-admin-no-reports = Жалоб нет.
cli-admin-report-closed = Жалоба { $report } закрыта.
cli-admin-reason = { $reason ->
        [insult] оскорбления
        [stalling] затягивание игры
        [cheating] нечестная игра
        [name] имя
        [spam] спам
        [game] ошибка в самой игре
       *[other] другое
    }
cli-admin-action = { $what ->
        [add-user] новый аккаунт
        [ban] бан
        [ban-network] бан сети
        [close-report] жалоба закрыта
        [close-table] стол закрыт
        [delete-user] удаление
        [make-host] назначение хозяином
        [make-token] новый токен
        [mute] запрет чата
        [rename] новое имя
        [reset-password] ссылка для пароля
        [revoke-token] токен отозван
        [unban] бан снят
        [unmake-host] снятие прав хозяина
       *[unmute] чат разрешён
    }
error-person-or-network = Назовите игрока или, с --network, сеть, но не то и другое.

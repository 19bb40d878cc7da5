# Отказы: баны, блокировки, жалобы и действия хозяев.

error-banned = Вам закрыт доступ к этому серверу { $until ->
        [never] навсегда
       *[other] до { $until }
    }. Причина: { $why }
error-banned-network = Гостям из вашей сети здесь закрыт доступ { $until ->
        [never] навсегда
       *[other] до { $until }
    }. Если у вас есть аккаунт, войдите. Причина: { $why }
error-hosts-only = Это только для хозяев сервера.
error-host-is-protected = { $name } — хозяин сервера: сделайте это в консоли сервера.
error-why-missing = Укажите причину в нескольких словах.
error-bad-network = «{ $network }» — не адрес и не сеть.
error-wide-network = { $network } — слишком широкая сеть: после косой черты нужно { $least } или больше.
error-not-banned = { $name }: бана нет.
error-banned-with-owner = { $name }: бан вместе с владельцем; снимите бан владельца.
error-no-such-ban = Бана «{ $ban }» нет.
error-no-such-report = Открытой жалобы «{ $report }» нет.
error-no-such-line = В этом чате нет строки { $seq }.
error-report-yourself = На себя пожаловаться нельзя.
error-report-nobody = Укажите, о ком речь: игрок или строка чата.
error-report-line-nowhere = Строка чата принадлежит столу: укажите, какому.
error-report-game-nowhere = Укажите, за каким столом случилась ошибка, без игрока и строки чата.
error-block-yourself = Себя заблокировать нельзя.
error-too-many-blocks = Вы уже заблокировали или скрыли { $most } игроков; сначала снимите одну блокировку.
error-blocked-here = Игрок за этим столом заблокировал вас.
error-not-blocked = Вы не блокировали этого человека и не скрывали его сообщения.
error-blocked-by = { $name }: вы заблокированы этим игроком.
error-wrong-reset = Ссылка неизвестна, использована или устарела. Попросите у хозяина новую.
error-reset-needs-account = { $name }: пароль есть только у аккаунтов.
error-host-needs-account = { $name } — не аккаунт: хозяином может быть только аккаунт.
error-last-host = { $name } — единственный хозяин: сначала назначьте другого.
error-guests-have-no-tokens = { $name } — гость: токены бывают только у аккаунтов и их ботов.

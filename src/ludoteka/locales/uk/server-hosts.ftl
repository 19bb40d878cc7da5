# Відмови: бани, блокування, скарги та дії господарів.

error-banned = Вам закрито доступ до цього сервера { $until ->
        [never] назавжди
       *[other] до { $until }
    }. Причина: { $why }
error-banned-network = Гостям із вашої мережі тут закрито доступ { $until ->
        [never] назавжди
       *[other] до { $until }
    }. Якщо у вас є акаунт, увійдіть. Причина: { $why }
error-hosts-only = Це лише для господарів сервера.
error-host-is-protected = { $name } — господар сервера: зробіть це в консолі сервера.
error-why-missing = Вкажіть причину кількома словами.
error-bad-network = «{ $network }» — не адреса й не мережа.
error-wide-network = { $network } — надто широка мережа: після косої риски потрібно { $least } або більше.
error-not-banned = { $name }: бану немає.
error-banned-with-owner = { $name }: бан разом із власником; зніміть бан власника.
error-no-such-ban = Бану «{ $ban }» немає.
error-no-such-report = Відкритої скарги «{ $report }» немає.
error-no-such-line = У цьому чаті немає рядка { $seq }.
error-report-yourself = На себе поскаржитися не можна.
error-report-nobody = Вкажіть, про кого йдеться: гравець або рядок чату.
error-report-line-nowhere = Рядок чату належить столу: вкажіть, якому.
error-report-game-nowhere = Вкажіть, за яким столом сталася помилка, без гравця й рядка чату.
error-block-yourself = Себе заблокувати не можна.
error-too-many-blocks = Ви вже заблокували або приховали { $most } гравців; спершу зніміть одне блокування.
error-blocked-here = Гравець за цим столом заблокував вас.
error-not-blocked = Ви не блокували цю людину й не приховували її повідомлень.
error-blocked-by = { $name }: цей гравець заблокував вас.
error-wrong-reset = Посилання невідоме, використане або застаріле. Попросіть у господаря нове.
error-reset-needs-account = { $name }: пароль є лише в акаунтів.
error-host-needs-account = { $name } — не акаунт: господарем може бути лише акаунт.
error-last-host = { $name } — єдиний господар: спершу призначте іншого.
error-guests-have-no-tokens = { $name } — гість: токени бувають лише в акаунтів та їхніх ботів.

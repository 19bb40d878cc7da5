# Уведомления тем, кто не за столом, письма со ссылками и отказы, связанные с ними.

notice-turn = { $game }: ваш ход
notice-reminder = { $hours ->
    [0] { $game }: осталось меньше часа
    [one] { $game }: остался { $hours } час
    [few] { $game }: осталось { $hours } часа
   *[many] { $game }: осталось { $hours } часов
}
notice-stood-in = { $game }: за вас играет бот
notice-stood-in-more = Вернуться на своё место можно в любой момент.
notice-over = { $game }: партия окончена
notice-invitation = { $by } приглашает вас: { $game }
notice-digest = { $count ->
    [one] Новости в { $count } партии
    [few] Новости в { $count } партиях
   *[many] Новости в { $count } партиях
}
notice-with = С вами играют: { $people }.
notice-table = «{ $table }».
notice-table-with = «{ $table }», с вами играют: { $people }.
notice-left = { $hours ->
    [0] Осталось меньше часа.
    [one] Остался { $hours } час.
    [few] Осталось { $hours } часа.
   *[many] Осталось { $hours } часов.
}

mail-open = Открыть стол
mail-footer = Вы получили это письмо, потому что попросили { $host } писать вам.
mail-unsubscribe = Отписаться
mail-confirm = Подтвердите адрес для { $host }
mail-confirm-text = Этот адрес указан на { $host } для аккаунта { $name }. Откройте ссылку, чтобы подтвердить его: сюда будут приходить уведомления об играх, а если забудете пароль, по почте можно будет войти.
mail-confirm-do = Подтвердить адрес
mail-enter = Ссылка для входа на { $host }
mail-enter-text = Войдите как { $name } или выберите новый пароль. Ссылка сработает один раз, в течение { $minutes ->
    [one] { $minutes } минуты.
    [few] { $minutes } минут.
   *[many] { $minutes } минут.
}
mail-enter-do = Войти
mail-not-you = Если вы об этом не просили, ничего делать не нужно: ничего не изменится.

error-unknown-zone = «{ $zone }» — не часовой пояс; пишите, например, Europe/Kyiv.
error-too-many-browsers = Уведомления уже приходят в { $most } ваших браузеров; сначала отключите их в одном из них.
error-bad-subscription = Служба уведомлений этого браузера не подходит ({ $problem }).
error-bad-webhook = По этому адресу обратиться нельзя: { $problem }. Пишите, например, https://bridge.example.org/hook.
error-bad-address = «{ $address }» — не почтовый адрес; пишите, например, name@example.org.
error-mail-not-sent = Почтовый сервер не принял письмо для { $address }; проверьте адрес или попробуйте позже.
error-wrong-link = Эта ссылка уже использована, устарела или заменена новой.
error-no-mail-here = Этот сервер не отправляет писем.
error-no-push-here = Этот сервер не отправляет уведомлений в браузер.
error-no-webhooks-here = Этот сервер не обращается к вебхукам.
error-notices-need-account = Для этого нужен аккаунт; гости могут получать уведомления в браузере.
error-smtp-needs-more = К настройке smtp нужны ещё две: smtp_from и public_url для ссылок в письмах.

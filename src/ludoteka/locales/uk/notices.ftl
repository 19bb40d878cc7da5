# Сповіщення тим, хто не за столом, листи з посиланнями та відмови, пов’язані з ними.

notice-turn = { $game }: ваш хід
notice-reminder = { $hours ->
    [0] { $game }: лишилося менше години
    [one] { $game }: лишилася { $hours } година
    [few] { $game }: лишилося { $hours } години
   *[many] { $game }: лишилося { $hours } годин
}
notice-stood-in = { $game }: за вас грає бот
notice-stood-in-more = Повернутися на своє місце можна будь-коли.
notice-over = { $game }: партію завершено
notice-invitation = { $by } запрошує вас: { $game }
notice-digest = { $count ->
    [one] Новини в { $count } партії
    [few] Новини в { $count } партіях
   *[many] Новини в { $count } партіях
}
notice-with = З вами грають: { $people }.
notice-table = «{ $table }».
notice-table-with = «{ $table }», з вами грають: { $people }.
notice-left = { $hours ->
    [0] Лишилося менше години.
    [one] Лишилася { $hours } година.
    [few] Лишилося { $hours } години.
   *[many] Лишилося { $hours } годин.
}

mail-open = Відкрити стіл
mail-footer = Ви отримали цього листа, бо попросили { $host } писати вам.
mail-unsubscribe = Відписатися
mail-confirm = Підтвердьте адресу для { $host }
mail-confirm-text = Цю адресу вказано на { $host } для акаунта { $name }. Відкрийте посилання, щоб підтвердити її: сюди надходитимуть сповіщення про ігри, а якщо забудете пароль, поштою можна буде увійти.
mail-confirm-do = Підтвердити адресу
mail-enter = Посилання для входу на { $host }
mail-enter-text = Увійдіть як { $name } або виберіть новий пароль. Посилання спрацює один раз, протягом { $minutes ->
    [one] { $minutes } хвилини.
    [few] { $minutes } хвилин.
   *[many] { $minutes } хвилин.
}
mail-enter-do = Увійти
mail-not-you = Якщо ви про це не просили, нічого робити не треба: нічого не зміниться.

error-unknown-zone = «{ $zone }» — не часовий пояс; пишіть, наприклад, Europe/Kyiv.
error-too-many-browsers = Сповіщення вже надходять до { $most } ваших браузерів; спершу вимкніть їх в одному з них.
error-bad-subscription = Служба сповіщень цього браузера не підходить ({ $problem }).
error-bad-webhook = За цією адресою звернутися не можна: { $problem }. Пишіть, наприклад, https://bridge.example.org/hook.
error-bad-address = «{ $address }» — не поштова адреса; пишіть, наприклад, name@example.org.
error-mail-not-sent = Поштовий сервер не прийняв листа для { $address }; перевірте адресу або спробуйте пізніше.
error-wrong-link = Це посилання вже використано, застаріло або замінено новим.
error-no-mail-here = Цей сервер не надсилає листів.
error-no-push-here = Цей сервер не надсилає сповіщень у браузер.
error-no-webhooks-here = Цей сервер не звертається до вебхуків.
error-notices-need-account = Для цього потрібен акаунт; гості можуть отримувати сповіщення в браузері.
error-smtp-needs-more = До налаштування smtp потрібні ще два: smtp_from і public_url для посилань у листах.

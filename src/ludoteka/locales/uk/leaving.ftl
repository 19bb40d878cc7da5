# Меню столу, способи піти та зручності повільних ігор.

web-leaving-menu = Меню столу
web-leaving-menu-comfort = Допомога і зручності
web-leaving-menu-ways-out = Вийти з гри
web-leaving-menu-pace = Темп
web-leaving-menu-invite = Покликати глядача
web-leaving-menu-report = Поскаржитися чи повідомити про помилку
web-leaving-report-who = Про що йдеться?

web-leaving-stop = Запропонувати завершити
web-leaving-stop-short = без результату, якщо всі згодні
web-leaving-leave = Піти
web-leaving-leave-short = дограє бот
web-leaving-resign = Здатися
web-leaving-resign-short = останнє місце
web-leaving-close-game = Закрити партію
web-leaving-close-game-short = без результату, це нічого не коштує

web-leaving-stay = Лишитися
web-leaving-play-on = Грати далі
web-leaving-undo = Скасувати

web-leaving-leave-ask = Піти з-за столу?
web-leaving-leave-do = Піти
web-leaving-leave-more = Замість вас сяде бот і гратиме далі.
web-leaving-leave-back = Поки партія триває, можна повернутися на своє місце.
web-leaving-leave-seen = грає замість гравця { $name }, це бачать усі
web-leaving-leave-price = { $count ->
    [one] Підсумок зарахують вам. { $names } грає далі.
    [few] Підсумок зарахують вам. { $names } грають далі.
   *[many] Підсумок зарахують вам. { $names } грають далі.
}
web-leaving-left = Ви пішли: за вас грає бот.

web-leaving-resign-ask = Здатися?
web-leaving-resign-ask-series = Здати всю серію?
web-leaving-resign-series = Так ви здаєте всі ігри серії. Щоб віддати лише цю, підіть: бот її дограє, а до наступної повернетеся на своє місце.
web-leaving-resign-two = Перемога дістанеться суперникові: { $name }.
web-leaving-resign-many = У вас буде останнє місце, хоч би що сталося далі.
web-leaving-resign-final = Скасувати це не можна.
web-leaving-resign-bot = Ваше місце до кінця посяде бот, щоб інші могли дограти.
web-leaving-resign-rated = Ваше місце до кінця посяде бот. Партія рейтингова: вам зарахують останнє місце.
web-leaving-others-resigned = { $count ->
    [one] { $names } здається: ви в будь-якому разі будете вище.
    [few] { $names } здаються: ви в будь-якому разі будете вище.
   *[many] { $names } здаються: ви в будь-якому разі будете вище.
}
web-leaving-finish = До кінця ▸▸

web-leaving-you-are-asked = Потрібна ваша відповідь
web-leaving-stop-asked = { $name } пропонує завершити
web-leaving-stop-more = Переможця не буде, запис партії лишиться.
web-leaving-stop-agree = Погодитися
web-leaving-stop-offered = Ви запропонували завершити
web-leaving-stop-agreed = Ви погодилися завершити
web-leaving-stop-agrees = за
web-leaving-stop-thinks = думає
web-leaving-stop-meanwhile = Партія тим часом триває. Лишилося { $left }.
web-leaving-stop-withdraw = Відкликати

web-leaving-close-done = «{ $game }»: партію закрито.
web-leaving-close-gone = У «Моїх партіях» її більше немає.
web-leaving-ended-agreed = Усі погодилися завершити
web-leaving-ended-alone = Цю партію закрито
web-leaving-ended-more = Результату немає, рейтинг не змінюється.
web-leaving-ended-untouched = У неї багато днів ніхто не грав, і вона завершилася без результату.
web-leaving-ended-replay = Дивитися запис

web-leaving-vacation = Відпустка
web-leaving-vacation-short = ваш годинник стоїть
web-leaving-vacation-more = Ваш годинник у цій партії стоїть, і це бачать усі.
web-leaving-vacation-left = { $days ->
    [0] Днів відпустки в цій партії більше немає.
    [one] У цій партії лишився { $days } день відпустки.
    [few] У цій партії лишилося { $days } дні відпустки.
   *[many] У цій партії лишилося { $days } днів відпустки.
}
web-leaving-vacation-days = Днів
web-leaving-vacation-go = Піти у відпустку
web-leaving-vacation-until = Ваш годинник стоїть до { $until }.
web-leaving-vacation-end = Повернутися
web-leaving-on-vacation = { $name } у відпустці до { $until }.

web-leaving-standing = Відповіді наперед
web-leaving-standing-short = щоб на вас не чекали
web-leaving-standing-more = Коли вас запитають, відповідь прийде сама, трохи згодом. Ніхто про це не дізнається.
web-leaving-standing-none = У цій грі немає запитань, на які можна відповісти наперед.
web-leaving-standing-save = Зберегти
web-leaving-standing-shot = Якщо в мене стріляють: «Бочка», потім «Мимо!», інакше поранення
web-leaving-standing-indians = На «Індіанців!»: скинути «Бах!», інакше поранення
web-leaving-standing-rescue = Якщо йде останнє життя: зіграти «Пиво»
web-leaving-standing-row = Якщо треба забрати ряд: найдешевший

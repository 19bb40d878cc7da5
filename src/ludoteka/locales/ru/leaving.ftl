# Меню стола, способы уйти и удобства неспешных игр.

web-leaving-menu = Меню стола
web-leaving-menu-comfort = Помощь и удобства
web-leaving-menu-ways-out = Выйти из игры
web-leaving-menu-pace = Темп
web-leaving-menu-invite = Позвать зрителя
web-leaving-menu-report = Пожаловаться или сообщить об ошибке
web-leaving-report-who = О чём речь?

web-leaving-stop = Предложить закончить
web-leaving-stop-short = без результата, если все согласны
web-leaving-leave = Уйти
web-leaving-leave-short = доиграет бот
web-leaving-resign = Сдаться
web-leaving-resign-short = последнее место
web-leaving-close-game = Закрыть партию
web-leaving-close-game-short = без результата, это ничего не стоит

web-leaving-stay = Остаться
web-leaving-play-on = Играть дальше
web-leaving-undo = Отменить

web-leaving-leave-ask = Уйти из-за стола?
web-leaving-leave-do = Уйти
web-leaving-leave-more = За вас сядет бот и продолжит игру.
web-leaving-leave-back = Пока партия идёт, можно вернуться на своё место.
web-leaving-leave-seen = играет вместо игрока { $name }, это видят все
web-leaving-leave-price = { $count ->
    [one] Итог засчитают вам. { $names } продолжает игру.
    [few] Итог засчитают вам. { $names } продолжают игру.
   *[many] Итог засчитают вам. { $names } продолжают игру.
}
web-leaving-left = Вы ушли: за вас играет бот.

web-leaving-resign-ask = Сдаться?
web-leaving-resign-ask-series = Сдать всю серию?
web-leaving-resign-series = Так вы сдаёте все игры серии. Чтобы отдать только эту, уйдите: бот её доиграет, а к следующей вернётесь на своё место.
web-leaving-resign-two = Победа достанется сопернику: { $name }.
web-leaving-resign-many = У вас будет последнее место, что бы ни случилось дальше.
web-leaving-resign-final = Отменить это нельзя.
web-leaving-resign-bot = Ваше место до конца займёт бот, чтобы остальные могли доиграть.
web-leaving-resign-rated = Ваше место до конца займёт бот. Партия рейтинговая: вам засчитают последнее место.
web-leaving-others-resigned = { $count ->
    [one] { $names } сдаётся: вы в любом случае окажетесь выше.
    [few] { $names } сдаются: вы в любом случае окажетесь выше.
   *[many] { $names } сдаются: вы в любом случае окажетесь выше.
}
web-leaving-finish = До конца ▸▸

web-leaving-you-are-asked = Нужен ваш ответ
web-leaving-stop-asked = { $name } предлагает закончить
web-leaving-stop-more = Победителя не будет, запись партии останется.
web-leaving-stop-agree = Согласиться
web-leaving-stop-offered = Вы предложили закончить
web-leaving-stop-agreed = Вы согласились закончить
web-leaving-stop-agrees = за
web-leaving-stop-thinks = думает
web-leaving-stop-meanwhile = Партия тем временем идёт. Осталось { $left }.
web-leaving-stop-withdraw = Отозвать

web-leaving-close-done = «{ $game }»: партия закрыта.
web-leaving-close-gone = В «Моих партиях» её больше нет.
web-leaving-ended-agreed = Все согласились закончить
web-leaving-ended-alone = Эта партия закрыта
web-leaving-ended-more = Результата нет, рейтинг не меняется.
web-leaving-ended-untouched = В неё много дней никто не играл, и она закончилась без результата.
web-leaving-ended-replay = Смотреть запись

web-leaving-vacation = Отпуск
web-leaving-vacation-short = ваши часы стоят
web-leaving-vacation-more = Ваши часы в этой партии стоят, и это видят все.
web-leaving-vacation-left = { $days ->
    [0] Дней отпуска в этой партии больше нет.
    [one] В этой партии остался { $days } день отпуска.
    [few] В этой партии осталось { $days } дня отпуска.
   *[many] В этой партии осталось { $days } дней отпуска.
}
web-leaving-vacation-days = Дней
web-leaving-vacation-go = Уйти в отпуск
web-leaving-vacation-until = Ваши часы стоят до { $until }.
web-leaving-vacation-end = Вернуться
web-leaving-on-vacation = { $name } в отпуске до { $until }.

web-leaving-standing = Ответы заранее
web-leaving-standing-short = чтобы вас не ждали
web-leaving-standing-more = Когда вас спросят, ответ придёт сам, чуть погодя. Никто об этом не узнает.
web-leaving-standing-none = В этой игре нет вопросов, на которые можно ответить заранее.
web-leaving-standing-save = Сохранить
web-leaving-standing-shot = Если в меня стреляют: «Бочка», потом «Мимо!», иначе ранение
web-leaving-standing-indians = На «Индейцев!»: сбросить «Бах!», иначе ранение
web-leaving-standing-rescue = Если уходит последняя жизнь: сыграть «Пиво»
web-leaving-standing-row = Если надо забрать ряд: самый дешёвый

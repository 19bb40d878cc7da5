# Вебклієнт за столом «6 бере!».

web-six-nimmt-where = Роздача { $deal } · хід { $trick } з 10
web-six-nimmt-where-draft = Роздача { $deal } · набір карт
web-six-nimmt-totals = Рахунок
web-six-nimmt-this-deal = за роздачу
web-six-nimmt-chart = Бики після кожної роздачі
web-six-nimmt-chart-now = зараз
web-six-nimmt-ready = готово
web-six-nimmt-chooses = думає
web-six-nimmt-now = зараз
web-six-nimmt-waits = чекає
web-six-nimmt-placed = лежить
web-six-nimmt-row = Ряд { $row }
web-six-nimmt-in-row = у ряду
web-six-nimmt-take =
    { $cards ->
        [one] забрати { $cards } карту
        [few] забрати { $cards } карти
       *[many] забрати { $cards } карт
    }
web-six-nimmt-ask-row = Ваша { $card } нікуди не пасує: заберіть ряд
web-six-nimmt-ask-row-more = Вона почне ряд. Пунктир: куди ляжуть решта.
web-six-nimmt-secret = Її побачать, коли обере останній. Готові: { $ready } з { $seats }.
web-six-nimmt-hand-now = і куди кожна карта ляже зараз
web-six-nimmt-nowhere = нікуди
web-six-nimmt-would-take = довелося б узяти ряд
web-six-nimmt-takes-row = бере ряд { $row }
web-six-nimmt-more-bulls =
    { $bulls ->
        [one] +{ $bulls } бик
        [few] +{ $bulls } бики
       *[many] +{ $bulls } биків
    }
web-six-nimmt-after = після { $card }

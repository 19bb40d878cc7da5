# Веб-клиент за столом «Бой берёт!».

web-six-nimmt-where = Раздача { $deal } · ход { $trick } из 10
web-six-nimmt-where-draft = Раздача { $deal } · набор карт
web-six-nimmt-totals = Счёт
web-six-nimmt-this-deal = за раздачу
web-six-nimmt-chart = Быки после каждой раздачи
web-six-nimmt-chart-now = сейчас
web-six-nimmt-ready = готово
web-six-nimmt-chooses = думает
web-six-nimmt-now = сейчас
web-six-nimmt-waits = ждёт
web-six-nimmt-placed = лежит
web-six-nimmt-row = Ряд { $row }
web-six-nimmt-in-row = в ряду
web-six-nimmt-take =
    { $cards ->
        [one] забрать { $cards } карту
        [few] забрать { $cards } карты
       *[many] забрать { $cards } карт
    }
web-six-nimmt-ask-row = Ваша { $card } никуда не подходит: заберите ряд
web-six-nimmt-ask-row-more = Она начнёт ряд. Пунктир: куда лягут остальные.
web-six-nimmt-secret = Её увидят, когда выберет последний. Готовы: { $ready } из { $seats }.
web-six-nimmt-hand-now = и куда каждая карта ляжет сейчас
web-six-nimmt-nowhere = никуда
web-six-nimmt-would-take = пришлось бы взять ряд
web-six-nimmt-takes-row = берёт ряд { $row }
web-six-nimmt-more-bulls =
    { $bulls ->
        [one] +{ $bulls } бык
        [few] +{ $bulls } быка
       *[many] +{ $bulls } быков
    }
web-six-nimmt-after = после { $card }

# Веб-клиент за столом «6-й берёт!».

## Где партия

web-six-nimmt-where = Раздача { $deal } · ход { $trick } из 10
web-six-nimmt-where-draft = Раздача { $deal } · набор карт
web-six-nimmt-deal = Раздача { $deal }
web-six-nimmt-deal-of = Раздача { $deal } из { $deals }
web-six-nimmt-trick = ход { $trick } из 10
web-six-nimmt-draft = набор карт
web-six-nimmt-end = конец
web-six-nimmt-to = до { $limit }
web-six-nimmt-tactical = Тактика
web-six-nimmt-heading-deal = Раздача { $deal }
web-six-nimmt-heading-trick = Ход { $trick }

## Стол

web-six-nimmt-totals = Счёт
web-six-nimmt-this-deal = за раздачу
web-six-nimmt-chart = Быки после каждой раздачи
web-six-nimmt-chart-now = сейчас
web-six-nimmt-queue = Карты этого хода
web-six-nimmt-ready = готово
web-six-nimmt-chooses = думает
web-six-nimmt-now = сейчас
web-six-nimmt-waits = ждёт
web-six-nimmt-placed = лежит
web-six-nimmt-way = летит
web-six-nimmt-row = Ряд { $row }
web-six-nimmt-in-row = в ряду
web-six-nimmt-take =
    { $cards ->
        [one] забрать { $cards } карту
        [few] забрать { $cards } карты
       *[many] забрать { $cards } карт
    }
web-six-nimmt-takes-the-row =
    { $you ->
        [seat] Вы берёте ряд
       *[none] { $name } берёт ряд
    }
web-six-nimmt-stand = Положение за столом
web-six-nimmt-my-stand =
    { $bulls ->
        [one] У вас { $bulls } бык: место { $place } из { $players }.
        [few] У вас { $bulls } быка: место { $place } из { $players }.
       *[many] У вас { $bulls } быков: место { $place } из { $players }.
    }
web-six-nimmt-their-stand = { $name }: { $bulls }, за эту раздачу { $now }.
web-six-nimmt-open-seat =
    { $bulls ->
        [one] { $bulls } бык. Показать взятки
        [few] { $bulls } быка. Показать взятки
       *[many] { $bulls } быков. Показать взятки
    }

## Вопросы

web-six-nimmt-ask-row = Ваша { $card } меньше всех рядов
web-six-nimmt-ask-row-more = Заберите ряд: { $card } начнёт его заново.
web-six-nimmt-waits-row = { $name } выбирает ряд: { $card } меньше всех
web-six-nimmt-waiting =
    { $count ->
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
       *[many] Ждём { $count } игроков
    }
web-six-nimmt-secret = Готовы { $ready } из { $seats }. Вашу карту увидят, когда выберут все.
web-six-nimmt-secret-open = Карты открыты, тайна только выбор. Готовы { $ready } из { $seats }.
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

## Взятки и открытые карты

web-six-nimmt-pile-of = { $name }: взятки этой раздачи
web-six-nimmt-pile =
    { $bulls ->
        [one] Взято за раздачу: карт { $cards }, { $bulls } бык
        [few] Взято за раздачу: карт { $cards }, { $bulls } быка
       *[many] Взято за раздачу: карт { $cards }, { $bulls } быков
    }
web-six-nimmt-took-nothing = пока ничего
web-six-nimmt-hand-of = На руке
web-six-nimmt-hands = Карты
web-six-nimmt-open-hands = Карты всех игроков открыты по правилам
web-six-nimmt-point = Наведите на карту: куда она легла бы сейчас.
web-six-nimmt-in-play = В игре карты 1–{ $cards }, скрытых нет.
web-six-nimmt-open-goes = { $name }: { $card } легла бы в ряд { $row } после { $after }
web-six-nimmt-open-takes =
    { $bulls ->
        [one] { $name }: { $card } забрала бы ряд { $row }, { $bulls } бык
        [few] { $name }: { $card } забрала бы ряд { $row }, { $bulls } быка
       *[many] { $name }: { $card } забрала бы ряд { $row }, { $bulls } быков
    }
web-six-nimmt-open-nowhere = { $name }: { $card } меньше всех рядов

## Рассказ о ходе

web-six-nimmt-tell-in =
    { $you ->
        [seat] Ваша карта на столе. Готовы все { $seats }.
       *[other] { $seat }: карта на столе. Готовы все { $seats }.
    }
web-six-nimmt-tell-revealed = Открыты карты: { $cards }.
web-six-nimmt-tell-played =
    { $you ->
        [seat] вы { $card }
       *[other] { $seat } { $card }
    }
web-six-nimmt-tell-list = { $first }, { $rest }
web-six-nimmt-tell-sum =
    { $takers ->
        [0] Ход { $trick }: быков никто не взял.
        [1]
            Ход { $trick }: { $you ->
                [p0] вы
               *[other] { $p0 }
            } +{ $b0 }.
        [2]
            Ход { $trick }: { $you ->
                [p0] вы
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] вы
               *[other] { $p1 }
            } +{ $b1 }.
        [3]
            Ход { $trick }: { $you ->
                [p0] вы
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] вы
               *[other] { $p1 }
            } +{ $b1 }, { $you ->
                [p2] вы
               *[other] { $p2 }
            } +{ $b2 }.
        [4]
            Ход { $trick }: { $you ->
                [p0] вы
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] вы
               *[other] { $p1 }
            } +{ $b1 }, { $you ->
                [p2] вы
               *[other] { $p2 }
            } +{ $b2 }, { $you ->
                [p3] вы
               *[other] { $p3 }
            } +{ $b3 }.
       *[5]
            Ход { $trick }: { $you ->
                [p0] вы
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] вы
               *[other] { $p1 }
            } +{ $b1 }, { $you ->
                [p2] вы
               *[other] { $p2 }
            } +{ $b2 }, { $you ->
                [p3] вы
               *[other] { $p3 }
            } +{ $b3 }, { $you ->
                [p4] вы
               *[other] { $p4 }
            } +{ $b4 }.
    }
web-six-nimmt-tell-lower =
    { $you ->
        [seat] Ваша { $card } меньше всех рядов. Вы выбираете ряд.
       *[other] { $card } ({ $seat }) меньше всех рядов. { $seat } выбирает ряд.
    }
web-six-nimmt-tell-place =
    { $you ->
        [seat] Вы: { $card } в ряд { $row }.
       *[other] { $seat }: { $card } в ряд { $row }.
    }
web-six-nimmt-tell-follows = Ложится после { $last }: разница наименьшая.
web-six-nimmt-tell-sixth =
    { $you ->
        [seat]
            { $bulls ->
                [one] Ваша { $card } шестая: вы берёте ряд { $row }, { $bulls } бык.
                [few] Ваша { $card } шестая: вы берёте ряд { $row }, { $bulls } быка.
               *[many] Ваша { $card } шестая: вы берёте ряд { $row }, { $bulls } быков.
            }
       *[other]
            { $bulls ->
                [one] { $card } ({ $seat }) шестая и берёт ряд { $row }, { $bulls } бык.
                [few] { $card } ({ $seat }) шестая и берёт ряд { $row }, { $bulls } быка.
               *[many] { $card } ({ $seat }) шестая и берёт ряд { $row }, { $bulls } быков.
            }
    }
web-six-nimmt-tell-herd =
    { $you ->
        [seat]
            { $bulls ->
                [one] Вы берёте { $bulls } быка. Ваш счёт: { $total }.
                [few] Вы берёте { $bulls } быков. Ваш счёт: { $total }.
               *[many] Вы берёте { $bulls } быков. Ваш счёт: { $total }.
            }
       *[other]
            { $bulls ->
                [one] { $seat } берёт { $bulls } быка. Счёт: { $total }.
                [few] { $seat } берёт { $bulls } быков. Счёт: { $total }.
               *[many] { $seat } берёт { $bulls } быков. Счёт: { $total }.
            }
    }
web-six-nimmt-tell-take =
    { $you ->
        [seat]
            { $bulls ->
                [one] Вы берёте ряд { $row }: { $bulls } бык. Ваш счёт: { $total }.
                [few] Вы берёте ряд { $row }: { $bulls } быка. Ваш счёт: { $total }.
               *[many] Вы берёте ряд { $row }: { $bulls } быков. Ваш счёт: { $total }.
            }
       *[other]
            { $bulls ->
                [one] { $seat } берёт ряд { $row }: { $bulls } бык. Счёт: { $total }.
                [few] { $seat } берёт ряд { $row }: { $bulls } быка. Счёт: { $total }.
               *[many] { $seat } берёт ряд { $row }: { $bulls } быков. Счёт: { $total }.
            }
    }
web-six-nimmt-tell-starts =
    { $you ->
        [seat] Ваша { $card } начинает ряд заново.
       *[other] { $card } ({ $seat }) начинает ряд заново.
    }
web-six-nimmt-tell-deal = Раздача { $deal }: у каждого десять новых карт.
web-six-nimmt-tell-laid-out =
    { $you ->
        [seat] Раздача { $deal }: открыто карт { $cards }. Первая карта ваша.
       *[other] Раздача { $deal }: открыто карт { $cards }. Первым выбирает { $seat }.
    }
web-six-nimmt-tell-draft =
    { $you ->
        [seat] Вы берёте { $card }.
       *[other] { $seat } берёт { $card }.
    }
web-six-nimmt-tell-rows = Последние четыре открывают ряды: { $cards }.
web-six-nimmt-tell-deal-end =
    { $you ->
        [seat] Раздача { $deal } окончена. Вы впереди: { $bulls }.
       *[other] Раздача { $deal } окончена. Впереди { $seat }: { $bulls }.
    }
web-six-nimmt-tell-ended =
    { $winners ->
        [1]
            { $you ->
                [seat] Вы побеждаете, счёт { $bulls }.
               *[other] Побеждает { $seat }, счёт { $bulls }.
            }
        [2]
            { $you ->
                [seat] Побеждаете вы и { $other }, счёт { $bulls }.
                [other] Побеждаете вы и { $seat }, счёт { $bulls }.
               *[none] Побеждают { $seat } и { $other }, счёт { $bulls }.
            }
       *[other] Победителей несколько: { $winners }, счёт { $bulls }.
    }

## Конец раздачи

web-six-nimmt-deal-over = Раздача { $deal } окончена
web-six-nimmt-deal-over-of = Раздача { $deal } из { $deals } окончена
web-six-nimmt-deal-why =
    { $you ->
        [seat] Вы впереди: { $bulls }. За раздачу у вас { $took }.
       *[other] Впереди { $seat }: { $bulls }. У вас за раздачу { $took }, место { $place }.
    }
web-six-nimmt-deal-why-watch = Впереди { $seat }: { $bulls }.
web-six-nimmt-table = Счёт после раздачи { $deal }
web-six-nimmt-place = Место
web-six-nimmt-player = Игрок
web-six-nimmt-total = Всего
web-six-nimmt-towards = до { $limit }
web-six-nimmt-worst-row = худший ряд раздачи
web-six-nimmt-leads = впереди
web-six-nimmt-up = выше на { $places }
web-six-nimmt-down = ниже на { $places }
web-six-nimmt-same = то же место
web-six-nimmt-moment = Момент раздачи
web-six-nimmt-moments = Посмотреть ещё раз
web-six-nimmt-moment-worst =
    { $you ->
        [seat] Ваш худший ряд: { $bulls }
       *[other] Худший ряд: { $seat }, { $bulls }
    }
web-six-nimmt-moment-sixth =
    { $you ->
        [seat] Раздача { $deal }, ход { $trick }. Ваша { $card } была шестой.
       *[other] Раздача { $deal }, ход { $trick }. { $card } была шестой.
    }
web-six-nimmt-moment-low =
    { $you ->
        [seat] Раздача { $deal }, ход { $trick }. Ваша { $card } была меньше всех рядов.
       *[other] Раздача { $deal }, ход { $trick }. { $card } была меньше всех рядов.
    }
web-six-nimmt-moment-escape = Удачнее всего
web-six-nimmt-moment-escape-more = Раздача { $deal }, ход { $trick }. Ваша { $card } стоила { $bulls }, а не { $dearest }.
web-six-nimmt-moment-seven = Никто не хотел 55
web-six-nimmt-moment-seven-more =
    { $you ->
        [seat] Она досталась вам в раздаче { $deal }: всего быков { $bulls }.
       *[other] Раздача { $deal }: её взял игрок { $seat }, всего быков { $bulls }.
    }
web-six-nimmt-watch = Посмотреть

## Конец партии

web-six-nimmt-end-title =
    { $winners ->
        [1]
            { $you ->
                [seat] Победа ваша
               *[other] Побеждает { $seat }
            }
        [2]
            { $you ->
                [seat] Победа ваша и { $other }
               *[other] Побеждают { $seat } и { $other }
            }
       *[other]
            { $you ->
                [seat] Вы делите победу
               *[other] Победу делят: { $winners }
            }
    }
web-six-nimmt-end-won-one =
    { $bulls ->
        [one] { $bulls } бык, меньше всех из { $players }. Забор ломает { $seat }: { $most }.
        [few] { $bulls } быка, меньше всех из { $players }. Забор ломает { $seat }: { $most }.
       *[many] { $bulls } быков, меньше всех из { $players }. Забор ломает { $seat }: { $most }.
    }
web-six-nimmt-end-won-many =
    { $bulls ->
        [one] { $bulls } бык, меньше всех из { $players }. За забором { $out }, дальше всех { $seat }: { $most }.
        [few] { $bulls } быка, меньше всех из { $players }. За забором { $out }, дальше всех { $seat }: { $most }.
       *[many] { $bulls } быков, меньше всех из { $players }. За забором { $out }, дальше всех { $seat }: { $most }.
    }
web-six-nimmt-end-won-deals =
    { $bulls ->
        [one] { $bulls } бык, меньше всех из { $players }. Раздач: { $deals }.
        [few] { $bulls } быка, меньше всех из { $players }. Раздач: { $deals }.
       *[many] { $bulls } быков, меньше всех из { $players }. Раздач: { $deals }.
    }
web-six-nimmt-end-lost-one =
    Ваш счёт: { $bulls }. { $you ->
        [seat] Забор сломали вы.
       *[other] Забор ломает { $seat }: { $most }.
    }
web-six-nimmt-end-lost-many =
    Ваш счёт: { $bulls }. { $you ->
        [seat] За забором { $out }, дальше всех вы.
       *[other] За забором { $out }, дальше всех { $seat }: { $most }.
    }
web-six-nimmt-end-lost-deals = Ваш счёт: { $bulls }. Раздач: { $deals }.
web-six-nimmt-end-table = Быки за каждую раздачу и всего

web-six-nimmt-curve = быки

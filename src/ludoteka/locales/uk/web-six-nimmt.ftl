# Вебклієнт за столом «6 бере!».

## Де партія

web-six-nimmt-where = Роздача { $deal } · хід { $trick } з 10
web-six-nimmt-where-draft = Роздача { $deal } · набір карт
web-six-nimmt-deal = Роздача { $deal }
web-six-nimmt-deal-of = Роздача { $deal } з { $deals }
web-six-nimmt-trick = хід { $trick } з 10
web-six-nimmt-draft = набір карт
web-six-nimmt-end = кінець
web-six-nimmt-to = до { $limit }
web-six-nimmt-tactical = Тактика
web-six-nimmt-heading-deal = Роздача { $deal }
web-six-nimmt-heading-trick = Хід { $trick }

## Стіл

web-six-nimmt-totals = Рахунок
web-six-nimmt-this-deal = за роздачу
web-six-nimmt-chart = Бики після кожної роздачі
web-six-nimmt-chart-now = зараз
web-six-nimmt-queue = Карти цього ходу
web-six-nimmt-ready = готово
web-six-nimmt-chooses = думає
web-six-nimmt-now = зараз
web-six-nimmt-waits = чекає
web-six-nimmt-placed = лежить
web-six-nimmt-way = летить
web-six-nimmt-row = Ряд { $row }
web-six-nimmt-in-row = у ряду
web-six-nimmt-take =
    { $cards ->
        [one] забрати { $cards } карту
        [few] забрати { $cards } карти
       *[many] забрати { $cards } карт
    }
web-six-nimmt-takes-the-row =
    { $you ->
        [seat] Ви берете ряд
       *[none] { $name } бере ряд
    }
web-six-nimmt-stand = Становище за столом
web-six-nimmt-my-stand =
    { $bulls ->
        [one] У вас { $bulls } бик: місце { $place } з { $players }.
        [few] У вас { $bulls } бики: місце { $place } з { $players }.
       *[many] У вас { $bulls } биків: місце { $place } з { $players }.
    }
web-six-nimmt-their-stand = { $name }: { $bulls }, за цю роздачу { $now }.
web-six-nimmt-open-seat =
    { $bulls ->
        [one] { $bulls } бик. Показати взяті карти
        [few] { $bulls } бики. Показати взяті карти
       *[many] { $bulls } биків. Показати взяті карти
    }

## Запитання

web-six-nimmt-ask-row = Ваша { $card } менша за всі ряди
web-six-nimmt-ask-row-more = Заберіть ряд: { $card } почне його знову.
web-six-nimmt-waits-row = { $name } вибирає ряд: { $card } менша за всі
web-six-nimmt-waiting =
    { $count ->
        [one] Чекаємо на { $count } гравця
        [few] Чекаємо на { $count } гравців
       *[many] Чекаємо на { $count } гравців
    }
web-six-nimmt-secret = Готові { $ready } з { $seats }. Вашу карту побачать, коли виберуть усі.
web-six-nimmt-secret-open = Карти відкриті, таємний — лише вибір. Готові { $ready } з { $seats }.
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

## Взятки й відкриті карти

web-six-nimmt-pile-of = { $name }: узято в цій роздачі
web-six-nimmt-pile =
    { $bulls ->
        [one] Узято за роздачу: карт { $cards }, { $bulls } бик
        [few] Узято за роздачу: карт { $cards }, { $bulls } бики
       *[many] Узято за роздачу: карт { $cards }, { $bulls } биків
    }
web-six-nimmt-took-nothing = поки нічого
web-six-nimmt-hand-of = На руках
web-six-nimmt-hands = Карти
web-six-nimmt-open-hands = Карти всіх гравців відкриті за правилами
web-six-nimmt-point = Наведіть на карту: куди вона лягла б зараз.
web-six-nimmt-in-play = У грі карти 1–{ $cards }, прихованих немає.
web-six-nimmt-open-goes = { $name }: { $card } лягла б у ряд { $row } після { $after }
web-six-nimmt-open-takes =
    { $bulls ->
        [one] { $name }: { $card } забрала б ряд { $row }, { $bulls } бик
        [few] { $name }: { $card } забрала б ряд { $row }, { $bulls } бики
       *[many] { $name }: { $card } забрала б ряд { $row }, { $bulls } биків
    }
web-six-nimmt-open-nowhere = { $name }: { $card } менша за всі ряди

## Розповідь про хід

web-six-nimmt-tell-in =
    { $you ->
        [seat] Ваша карта на столі. Готові всі { $seats }.
       *[other] { $seat }: карта на столі. Готові всі { $seats }.
    }
web-six-nimmt-tell-revealed = Відкрито карти: { $cards }.
web-six-nimmt-tell-played =
    { $you ->
        [seat] ви { $card }
       *[other] { $seat } { $card }
    }
web-six-nimmt-tell-list = { $first }, { $rest }
web-six-nimmt-tell-sum =
    { $takers ->
        [0] Хід { $trick }: биків ніхто не взяв.
        [1]
            Хід { $trick }: { $you ->
                [p0] ви
               *[other] { $p0 }
            } +{ $b0 }.
        [2]
            Хід { $trick }: { $you ->
                [p0] ви
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] ви
               *[other] { $p1 }
            } +{ $b1 }.
        [3]
            Хід { $trick }: { $you ->
                [p0] ви
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] ви
               *[other] { $p1 }
            } +{ $b1 }, { $you ->
                [p2] ви
               *[other] { $p2 }
            } +{ $b2 }.
        [4]
            Хід { $trick }: { $you ->
                [p0] ви
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] ви
               *[other] { $p1 }
            } +{ $b1 }, { $you ->
                [p2] ви
               *[other] { $p2 }
            } +{ $b2 }, { $you ->
                [p3] ви
               *[other] { $p3 }
            } +{ $b3 }.
       *[5]
            Хід { $trick }: { $you ->
                [p0] ви
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] ви
               *[other] { $p1 }
            } +{ $b1 }, { $you ->
                [p2] ви
               *[other] { $p2 }
            } +{ $b2 }, { $you ->
                [p3] ви
               *[other] { $p3 }
            } +{ $b3 }, { $you ->
                [p4] ви
               *[other] { $p4 }
            } +{ $b4 }.
    }
web-six-nimmt-tell-lower =
    { $you ->
        [seat] Ваша { $card } менша за всі ряди. Ви вибираєте ряд.
       *[other] { $card } ({ $seat }) менша за всі ряди. { $seat } вибирає ряд.
    }
web-six-nimmt-tell-place =
    { $you ->
        [seat] Ви: { $card } у ряд { $row }.
       *[other] { $seat }: { $card } у ряд { $row }.
    }
web-six-nimmt-tell-follows = Лягає після { $last }: різниця найменша.
web-six-nimmt-tell-sixth =
    { $you ->
        [seat]
            { $bulls ->
                [one] Ваша { $card } шоста: ви берете ряд { $row }, { $bulls } бик.
                [few] Ваша { $card } шоста: ви берете ряд { $row }, { $bulls } бики.
               *[many] Ваша { $card } шоста: ви берете ряд { $row }, { $bulls } биків.
            }
       *[other]
            { $bulls ->
                [one] { $card } ({ $seat }) шоста й бере ряд { $row }, { $bulls } бик.
                [few] { $card } ({ $seat }) шоста й бере ряд { $row }, { $bulls } бики.
               *[many] { $card } ({ $seat }) шоста й бере ряд { $row }, { $bulls } биків.
            }
    }
web-six-nimmt-tell-herd =
    { $you ->
        [seat]
            { $bulls ->
                [one] Ви берете { $bulls } бика. Ваш рахунок: { $total }.
                [few] Ви берете { $bulls } биків. Ваш рахунок: { $total }.
               *[many] Ви берете { $bulls } биків. Ваш рахунок: { $total }.
            }
       *[other]
            { $bulls ->
                [one] { $seat } бере { $bulls } бика. Рахунок: { $total }.
                [few] { $seat } бере { $bulls } биків. Рахунок: { $total }.
               *[many] { $seat } бере { $bulls } биків. Рахунок: { $total }.
            }
    }
web-six-nimmt-tell-take =
    { $you ->
        [seat]
            { $bulls ->
                [one] Ви берете ряд { $row }: { $bulls } бик. Ваш рахунок: { $total }.
                [few] Ви берете ряд { $row }: { $bulls } бики. Ваш рахунок: { $total }.
               *[many] Ви берете ряд { $row }: { $bulls } биків. Ваш рахунок: { $total }.
            }
       *[other]
            { $bulls ->
                [one] { $seat } бере ряд { $row }: { $bulls } бик. Рахунок: { $total }.
                [few] { $seat } бере ряд { $row }: { $bulls } бики. Рахунок: { $total }.
               *[many] { $seat } бере ряд { $row }: { $bulls } биків. Рахунок: { $total }.
            }
    }
web-six-nimmt-tell-starts =
    { $you ->
        [seat] Ваша { $card } починає ряд знову.
       *[other] { $card } ({ $seat }) починає ряд знову.
    }
web-six-nimmt-tell-deal = Роздача { $deal }: у кожного десять нових карт.
web-six-nimmt-tell-laid-out =
    { $you ->
        [seat] Роздача { $deal }: відкрито карт { $cards }. Перша карта ваша.
       *[other] Роздача { $deal }: відкрито карт { $cards }. Починає { $seat }.
    }
web-six-nimmt-tell-draft =
    { $you ->
        [seat] Ви берете { $card }.
       *[other] { $seat } бере { $card }.
    }
web-six-nimmt-tell-rows = Останні чотири відкривають ряди: { $cards }.
web-six-nimmt-tell-deal-end =
    { $you ->
        [seat] Роздачу { $deal } завершено. Ви попереду: { $bulls }.
       *[other] Роздачу { $deal } завершено. Попереду { $seat }: { $bulls }.
    }
web-six-nimmt-tell-ended =
    { $winners ->
        [1]
            { $you ->
                [seat] Ви перемагаєте, рахунок { $bulls }.
               *[other] Перемагає { $seat }, рахунок { $bulls }.
            }
        [2]
            { $you ->
                [seat] Перемагаєте ви та { $other }, рахунок { $bulls }.
                [other] Перемагаєте ви та { $seat }, рахунок { $bulls }.
               *[none] Перемагають { $seat } та { $other }, рахунок { $bulls }.
            }
       *[other] Переможців кілька: { $winners }, рахунок { $bulls }.
    }

## Кінець роздачі

web-six-nimmt-deal-over = Роздачу { $deal } завершено
web-six-nimmt-deal-over-of = Роздачу { $deal } з { $deals } завершено
web-six-nimmt-deal-why =
    { $you ->
        [seat] Ви попереду: { $bulls }. За роздачу у вас { $took }.
       *[other] Попереду { $seat }: { $bulls }. У вас за роздачу { $took }, місце { $place }.
    }
web-six-nimmt-deal-why-watch = Попереду { $seat }: { $bulls }.
web-six-nimmt-table = Рахунок після роздачі { $deal }
web-six-nimmt-place = Місце
web-six-nimmt-player = Гравець
web-six-nimmt-total = Разом
web-six-nimmt-towards = до { $limit }
web-six-nimmt-worst-row = найгірший ряд роздачі
web-six-nimmt-leads = попереду
web-six-nimmt-up = вище на { $places }
web-six-nimmt-down = нижче на { $places }
web-six-nimmt-same = те саме місце
web-six-nimmt-moment = Момент роздачі
web-six-nimmt-moments = Подивитися ще раз
web-six-nimmt-moment-worst =
    { $you ->
        [seat] Ваш найгірший ряд: { $bulls }
       *[other] Найгірший ряд: { $seat }, { $bulls }
    }
web-six-nimmt-moment-sixth =
    { $you ->
        [seat] Роздача { $deal }, хід { $trick }. Ваша { $card } була шостою.
       *[other] Роздача { $deal }, хід { $trick }. { $card } була шостою.
    }
web-six-nimmt-moment-low =
    { $you ->
        [seat] Роздача { $deal }, хід { $trick }. Ваша { $card } була менша за всі ряди.
       *[other] Роздача { $deal }, хід { $trick }. { $card } була менша за всі ряди.
    }
web-six-nimmt-moment-escape = Найвдаліше
web-six-nimmt-moment-escape-more = Роздача { $deal }, хід { $trick }. Ваша { $card } коштувала { $bulls }, а не { $dearest }.
web-six-nimmt-moment-seven = Ніхто не хотів 55
web-six-nimmt-moment-seven-more =
    { $you ->
        [seat] Вона дісталася вам у роздачі { $deal }: усього биків { $bulls }.
       *[other] Роздача { $deal }: вона дісталася гравцеві { $seat }, усього биків { $bulls }.
    }
web-six-nimmt-watch = Подивитися

## Кінець партії

web-six-nimmt-end-title =
    { $winners ->
        [1]
            { $you ->
                [seat] Ви перемогли
               *[other] Перемагає { $seat }
            }
        [2]
            { $you ->
                [seat] Перемогли ви та { $other }
               *[other] Перемагають { $seat } та { $other }
            }
       *[other]
            { $you ->
                [seat] Ви ділите перемогу
               *[other] Переможців: { $winners }
            }
    }
web-six-nimmt-end-won-one =
    { $bulls ->
        [one] { $bulls } бик, найменше з { $players }. Паркан ламає { $seat }: { $most }.
        [few] { $bulls } бики, найменше з { $players }. Паркан ламає { $seat }: { $most }.
       *[many] { $bulls } биків, найменше з { $players }. Паркан ламає { $seat }: { $most }.
    }
web-six-nimmt-end-won-many =
    { $bulls ->
        [one] { $bulls } бик, найменше з { $players }. За парканом { $out }, найдалі { $seat }: { $most }.
        [few] { $bulls } бики, найменше з { $players }. За парканом { $out }, найдалі { $seat }: { $most }.
       *[many] { $bulls } биків, найменше з { $players }. За парканом { $out }, найдалі { $seat }: { $most }.
    }
web-six-nimmt-end-won-deals =
    { $bulls ->
        [one] { $bulls } бик, найменше з { $players }. Роздач: { $deals }.
        [few] { $bulls } бики, найменше з { $players }. Роздач: { $deals }.
       *[many] { $bulls } биків, найменше з { $players }. Роздач: { $deals }.
    }
web-six-nimmt-end-lost-one =
    Ваш рахунок: { $bulls }. { $you ->
        [seat] Паркан зламали ви.
       *[other] Паркан ламає { $seat }: { $most }.
    }
web-six-nimmt-end-lost-many =
    Ваш рахунок: { $bulls }. { $you ->
        [seat] За парканом { $out }, найдалі ви.
       *[other] За парканом { $out }, найдалі { $seat }: { $most }.
    }
web-six-nimmt-end-lost-deals = Ваш рахунок: { $bulls }. Роздач: { $deals }.
web-six-nimmt-end-table = Бики за кожну роздачу й разом

web-six-nimmt-curve = бики

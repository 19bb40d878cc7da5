# «6-й берёт!»: что происходит за столом.

six-nimmt-event-deal-began = Начинается раздача { $deal }.
six-nimmt-event-hand-dealt =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } получает { $cards-count } карту.
                [few] { $seat } получает { $cards-count } карты.
               *[many] { $seat } получает { $cards-count } карт.
            }
       *[other] { $seat } получает { $cards }.
    }
six-nimmt-event-cards-laid-out = Карты { $cards } лежат открыто; первый выбор: { $seat }.
six-nimmt-event-card-taken = { $seat } берёт в руку { $card }.
six-nimmt-event-rows-opened = Ряды открывают { $cards }.
six-nimmt-event-rows-compared = Куда сейчас легла бы каждая карта.
six-nimmt-event-card-chosen =
    { $card ->
        [hidden] { $seat }: карта выбрана.
       *[other] { $seat }: выбрана карта { $card }.
    }
six-nimmt-event-cards-revealed = Открыты карты: { $cards }.
six-nimmt-event-row-taken =
    { $bulls ->
        [one] { $seat } забирает ряд { $row } ({ $cards }): { $bulls } бык!
        [few] { $seat } забирает ряд { $row } ({ $cards }): { $bulls } быка!
       *[many] { $seat } забирает ряд { $row } ({ $cards }): { $bulls } быков!
    }
six-nimmt-event-card-placed = { $card } ({ $seat }) ложится в ряд { $row }.
six-nimmt-event-deal-scored = Раздача окончена. Быки: { $bulls }. Всего: { $totals }.

six-nimmt-ask-take-card = Возьмите открытую карту.
six-nimmt-ask-choose-card = Выберите карту.
six-nimmt-ask-choose-row = Ваша карта никуда не ложится: выберите ряд, который забираете.

six-nimmt-move-play =
    { $bulls ->
        [one] сыграть { $card } ({ $bulls } бык)
        [few] сыграть { $card } ({ $bulls } быка)
       *[many] сыграть { $card } ({ $bulls } быков)
    }
six-nimmt-move-take =
    { $bulls ->
        [one] взять { $card } ({ $bulls } бык)
        [few] взять { $card } ({ $bulls } быка)
       *[many] взять { $card } ({ $bulls } быков)
    }
six-nimmt-move-row = забрать ряд { $row }

six-nimmt-hint-follows = сейчас { $place }-я карта ряда { $row }
six-nimmt-hint-takes =
    { $bulls ->
        [one] сейчас шестая карта ряда { $row }: { $bulls } бык
        [few] сейчас шестая карта ряда { $row }: { $bulls } быка
       *[many] сейчас шестая карта ряда { $row }: { $bulls } быков
    }
six-nimmt-hint-too-low = сейчас меньше конца любого ряда: придётся забрать ряд
six-nimmt-hint-row-costs =
    { $bulls ->
        [one] { $bulls } бык
        [few] { $bulls } быка
       *[many] { $bulls } быков
    }
six-nimmt-hint-row-then =
    { $bulls ->
        [one] { $bulls } бык; потом { $rest }
        [few] { $bulls } быка; потом { $rest }
       *[many] { $bulls } быков; потом { $rest }
    }
six-nimmt-hint-lands = { $card } ляжет { $place }-й в ряд { $row }
six-nimmt-hint-lands-taking =
    { $bulls ->
        [one] { $card } станет шестой в ряду { $row } ({ $bulls } бык)
        [few] { $card } станет шестой в ряду { $row } ({ $bulls } быка)
       *[many] { $card } станет шестой в ряду { $row } ({ $bulls } быков)
    }

six-nimmt-refusal-match-over = Матч окончен.
six-nimmt-refusal-no-such-seat = За этим столом нет места { $number }.
six-nimmt-refusal-not-your-turn = Сейчас не ваш ход.
six-nimmt-refusal-already-chosen = Вы уже выбрали; подождите остальных.
six-nimmt-refusal-choose-a-card = Выберите карту из своей руки.
six-nimmt-refusal-not-in-hand = Карты { $card } нет у вас в руке.
six-nimmt-refusal-choose-a-row = Карта { $card } никуда не ложится: выберите ряд, который забираете.
six-nimmt-refusal-take-a-card = Возьмите одну из открытых карт.
six-nimmt-refusal-not-open = Карта { $card } не лежит открыто.

six-nimmt-option-variant = Вариант
six-nimmt-option-variant-help = standard: карты сдаются. tactical: карт меньше, все открыты, и каждый сам набирает руку.
six-nimmt-option-limit = Предел
six-nimmt-option-limit-help = Матч кончается, когда чей-то итог превысит это число быков (1–999; если не сказано иначе, 66).
six-nimmt-option-deals = Раздачи
six-nimmt-option-deals-help = Определённое число раздач вместо предела (1–99).

six-nimmt-board-row = ряд { $row }
six-nimmt-board-open = Открыты
six-nimmt-board-queue = На очереди
six-nimmt-board-hand = Ваша рука
six-nimmt-board-player = Игрок
six-nimmt-board-cards = Карты
six-nimmt-board-deal = Быки
six-nimmt-board-total = Всего

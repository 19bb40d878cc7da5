# «6 бере!»: що відбувається за столом.

six-nimmt-event-deal-began = Починається роздача { $deal }.
six-nimmt-event-hand-dealt =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } отримує { $cards-count } карту.
                [few] { $seat } отримує { $cards-count } карти.
               *[many] { $seat } отримує { $cards-count } карт.
            }
       *[other] { $seat } отримує { $cards }.
    }
six-nimmt-event-cards-laid-out = Карти { $cards } лежать відкрито; перший вибір: { $seat }.
six-nimmt-event-card-taken = { $seat } бере собі { $card }.
six-nimmt-event-rows-opened = Ряди відкривають { $cards }.
six-nimmt-event-rows-compared = Порівняння рядів: куди зараз ляже кожна карта.
six-nimmt-event-card-chosen =
    { $card ->
        [hidden] { $seat }: карту вибрано.
       *[other] { $seat }: вибрано карту { $card }.
    }
six-nimmt-event-cards-revealed = Відкрито карти: { $cards }.
six-nimmt-event-row-taken =
    { $bulls ->
        [one] { $seat } забирає ряд { $row } ({ $cards }): { $bulls } бик!
        [few] { $seat } забирає ряд { $row } ({ $cards }): { $bulls } бики!
       *[many] { $seat } забирає ряд { $row } ({ $cards }): { $bulls } биків!
    }
six-nimmt-event-card-placed = { $card } ({ $seat }) лягає в ряд { $row }.
six-nimmt-event-deal-scored = Роздачу завершено. Бики: { $bulls }. Усього: { $totals }.

six-nimmt-ask-take-card = Візьміть відкриту карту.
six-nimmt-ask-choose-card = Виберіть карту.
six-nimmt-ask-choose-row = Ваша карта нікуди не лягає: виберіть ряд, який забираєте.

six-nimmt-move-play =
    { $bulls ->
        [one] зіграти { $card } ({ $bulls } бик)
        [few] зіграти { $card } ({ $bulls } бики)
       *[many] зіграти { $card } ({ $bulls } биків)
    }
six-nimmt-move-take =
    { $bulls ->
        [one] взяти { $card } ({ $bulls } бик)
        [few] взяти { $card } ({ $bulls } бики)
       *[many] взяти { $card } ({ $bulls } биків)
    }
six-nimmt-move-row = забрати ряд { $row }

six-nimmt-hint-follows = зараз карта № { $place } ряду { $row }
six-nimmt-hint-takes =
    { $bulls ->
        [one] зараз шоста карта ряду { $row }: { $bulls } бик
        [few] зараз шоста карта ряду { $row }: { $bulls } бики
       *[many] зараз шоста карта ряду { $row }: { $bulls } биків
    }
six-nimmt-hint-too-low = зараз менша за останню карту будь-якого ряду: доведеться забрати ряд
six-nimmt-hint-row-costs =
    { $bulls ->
        [one] { $bulls } бик
        [few] { $bulls } бики
       *[many] { $bulls } биків
    }
six-nimmt-hint-row-then =
    { $bulls ->
        [one] { $bulls } бик; потім { $rest }
        [few] { $bulls } бики; потім { $rest }
       *[many] { $bulls } биків; потім { $rest }
    }
six-nimmt-hint-lands = { $card } ляже в ряд { $row }, місце { $place }
six-nimmt-hint-lands-taking =
    { $bulls ->
        [one] { $card } стане шостою в ряду { $row } ({ $bulls } бик)
        [few] { $card } стане шостою в ряду { $row } ({ $bulls } бики)
       *[many] { $card } стане шостою в ряду { $row } ({ $bulls } биків)
    }

six-nimmt-refusal-match-over = Партію завершено.
six-nimmt-refusal-no-such-seat = За цим столом немає місця { $number }.
six-nimmt-refusal-not-your-turn = Зараз не ваш хід.
six-nimmt-refusal-already-chosen = Ви вже вибрали; зачекайте на інших.
six-nimmt-refusal-choose-a-card = Виберіть одну зі своїх карт.
six-nimmt-refusal-not-in-hand = Карти { $card } немає у вас на руках.
six-nimmt-refusal-choose-a-row = Карта { $card } нікуди не лягає: виберіть ряд, який забираєте.
six-nimmt-refusal-take-a-card = Візьміть одну з відкритих карт.
six-nimmt-refusal-not-open = Карта { $card } не лежить відкрито.

six-nimmt-option-variant = Варіант
six-nimmt-option-variant-help = `standard`: карти роздають. `tactical`: карт менше, усі відкриті, і кожен сам набирає руку.
six-nimmt-option-limit = Межа
six-nimmt-option-limit-help = Партія завершується, коли чийсь рахунок перевищить це число биків (1–999; типово 66).
six-nimmt-option-deals = Роздачі
six-nimmt-option-deals-help = Певна кількість роздач замість межі (1–99).

six-nimmt-board-row = ряд { $row }
six-nimmt-board-open = Відкриті
six-nimmt-board-queue = На черзі
six-nimmt-board-hand = Ваша рука
six-nimmt-board-player = Гравець
six-nimmt-board-cards = Карти
six-nimmt-board-deal = Бики
six-nimmt-board-total = Усього

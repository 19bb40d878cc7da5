# «Інтриго»: що відбувається за столом.

intrigo-family-contarini = Контаріні
intrigo-family-dandolo = Дандоло
intrigo-family-gradenigo = Граденіго
intrigo-family-morosini = Морозіні
intrigo-family-tiepolo = Тьєполо
intrigo-card-contarini = Контаріні { $value }
intrigo-card-dandolo = Дандоло { $value }
intrigo-card-gradenigo = Граденіго { $value }
intrigo-card-morosini = Морозіні { $value }
intrigo-card-tiepolo = Тьєполо { $value }
intrigo-influence-merchant = Торговець
intrigo-influence-assassin = Убивця
intrigo-influence-courtesan = Куртизанка
intrigo-influence-gondolier = Гондольєр
intrigo-influence-guard = Палацовий вартовий
intrigo-influence-thief = Злодій
intrigo-token-ducat = дукат
intrigo-token-merchants = печатка купецтва
intrigo-token-military = печатка військових
intrigo-token-clergy = печатка духовенства
intrigo-token-farmers = печатка фермерів
intrigo-token-workers = печатка робітників
intrigo-nobody = ніхто
# Проміжок називають за будівлями поруч із ним.
intrigo-gap = між { $before } і { $behind }
intrigo-gap-first = між дверима і { $behind }
intrigo-gap-last = між { $before } і дверима
intrigo-gap-after = між { $before } і кутом
intrigo-placement = { $building } — { $token }
intrigo-lead = будівля { $building } ({ $token }): { $family }

intrigo-event-leads-changed = Змінилося, хто попереду.
intrigo-event-families-drawn = Родини: { $families }.
intrigo-event-round-began = Починається раунд { $round }; перший гравець: { $seat }.
intrigo-event-tokens-placed = Нові жетони, за будівлями: { $placed }.
intrigo-event-packet-received =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } отримує пачку: { $cards-count } карта.
                [few] { $seat } отримує пачку: { $cards-count } карти.
               *[many] { $seat } отримує пачку: { $cards-count } карт.
            }
       *[other] { $seat } отримує пачку: { $cards }.
    }
intrigo-event-card-kept =
    { $card ->
        [hidden] { $seat } залишає собі карту.
       *[other] { $seat } залишає собі карту: { $card }.
    }
intrigo-event-card-played = { $seat } грає { $card } { $gap }.
intrigo-event-influence-bought =
    { $price ->
        [one] { $seat } платить { $price } дукат. Карта { $gap }: { $influence }.
        [few] { $seat } платить { $price } дукати. Карта { $gap }: { $influence }.
       *[many] { $seat } платить { $price } дукатів. Карта { $gap }: { $influence }.
    }
intrigo-event-tokens-swapped = Жетони будівель { $building } і { $other } міняються місцями.
intrigo-event-card-turned = Карту { $gap } ({ $card }) перевертають долілиць.
intrigo-event-card-called =
    { $holder-count ->
        [0] { $seat } називає карту { $card } і грає її { $gap }.
       *[other] { $seat } називає карту { $card }; { $holder } грає її { $gap }.
    }
intrigo-event-cards-swapped = Карти { $gap } і { $other } міняються місцями.
intrigo-event-card-moved = { $card }: була { $gap }, тепер { $target }.
intrigo-event-token-turned = Жетон будівлі { $building } ({ $token }) перевертають долілиць.
intrigo-event-passed = { $seat } пропускає хід.
intrigo-event-token-won = Будівля { $building }, { $token }: нагороду отримує { $family } ({ $seat }).
intrigo-event-token-stayed =
    Будівля { $building }, { $token }: жетон лишається; { $reason ->
        [equal] значення рівні.
        [no-card] поруч немає відкритої карти інтриг.
        [nobody] за родину, що виграла, ніхто не грає.
       *[face-down] його перевернуто.
    }
intrigo-event-round-ended = Раунд { $round } завершено. Карти збирають, перевернуті жетони відкривають.

intrigo-ask-keep-card = Залиште собі карту, решта піде ліворуч.
intrigo-ask-act = Зіграйте карту інтриг або купіть вплив.

intrigo-move-keep = залишити { $card }
intrigo-move-play = зіграти { $card } { $gap }
intrigo-move-pass = пропустити хід
intrigo-move-declined = { $influence } { $gap }, без властивості
intrigo-move-merchant = Торговець { $gap }: поміняти жетони будівель { $building } і { $target }
intrigo-move-assassin = Убивця { $gap }: перевернути карту з іншого боку будівлі { $building }
intrigo-move-courtesan = Куртизанка { $gap }: назвати карту { $target }, її зіграють з іншого боку будівлі { $building }
intrigo-move-gondolier = Гондольєр { $gap }: поміняти карту з іншого боку будівлі { $building } з картою { $target }
intrigo-move-guard = Палацовий вартовий { $gap }: перемістити карту з іншого боку будівлі { $building }, нове місце — { $target }
intrigo-move-thief = Злодій { $gap }: перевернути жетон будівлі { $building }

intrigo-hint-own = ваша родина
intrigo-hint-rival = чужа родина
intrigo-hint-nobodys = нічия родина
intrigo-hint-play = тоді попереду: { $changes }
intrigo-hint-price =
    { $price ->
        [one] { $price } дукат
        [few] { $price } дукати
       *[many] { $price } дукатів
    }
intrigo-hint-buy =
    { $price ->
        [one] { $price } дукат; тоді попереду: { $changes }
        [few] { $price } дукати; тоді попереду: { $changes }
       *[many] { $price } дукатів; тоді попереду: { $changes }
    }

intrigo-refusal-match-over = Партію завершено.
intrigo-refusal-no-such-seat = За цим столом немає місця { $number }.
intrigo-refusal-not-your-turn = Зараз не ваш хід.
intrigo-refusal-already-kept = Ви вже залишили карту; зачекайте на інших.
intrigo-refusal-keep-a-card = Залиште карту зі своєї пачки.
intrigo-refusal-not-in-packet = Цієї карти немає у вашій пачці.
intrigo-refusal-draft-over = Вибір карт завершено: зіграйте карту інтриг або купіть вплив.
intrigo-refusal-may-not-pass = Доки ви маєте карти інтриг, пропускати хід не можна.
intrigo-refusal-not-in-hand = Цієї карти немає у вас на руках.
intrigo-refusal-no-such-gap = У цьому палаці немає такого проміжку: остання будівля — { $last }.
intrigo-refusal-gap-filled = Цей проміжок уже заповнено.
intrigo-refusal-pile-empty = Цей стос вичерпано.
intrigo-refusal-too-dear =
    { $ducats ->
        [one] Ціна карти { $price }, а ви маєте { $ducats } дукат.
        [few] Ціна карти { $price }, а ви маєте { $ducats } дукати.
       *[many] Ціна карти { $price }, а ви маєте { $ducats } дукатів.
    }
intrigo-refusal-not-beside = Будівля { $building } не поруч із цим проміжком.
intrigo-refusal-same-building = Виберіть для обміну іншу будівлю, не { $building }.
intrigo-refusal-no-token = На будівлі { $building } немає жетона.
intrigo-refusal-token-face-down = Жетон будівлі { $building } уже перевернуто.
intrigo-refusal-no-card-beside = У цьому проміжку немає карти інтриг.
intrigo-refusal-card-face-down = Цю карту вже перевернуто.
intrigo-refusal-no-gap-beside = Цей проміжок не порожній: карту туди не зіграти.
intrigo-refusal-not-outside = Цю карту назвати не можна: вона в палаці або не бере участі у грі.
intrigo-refusal-no-other-card = У цьому проміжку немає іншої карти інтриг.
intrigo-refusal-no-empty-gap = Виберіть інший порожній проміжок.

intrigo-option-prices = Ціни
intrigo-option-prices-help = Скільки коштують карти стосу впливу, рахуючи згори: [1, 2, 3] для всіх стосів або за видами, наприклад {"{"}"merchant": [1, 1, 2]{"}"}.
error-unsorted-prices = Ціни у стосі не мають спадати згори донизу ({ $kind }: { $prices }).

intrigo-board-player = Гравець
intrigo-board-family = Родина
intrigo-board-ducats = Дукати
intrigo-board-cards = Карти
intrigo-board-merchants = Куп
intrigo-board-military = Вій
intrigo-board-clergy = Дух
intrigo-board-farmers = Фер
intrigo-board-workers = Роб
intrigo-board-door = двері
intrigo-board-ducat = дукат
intrigo-board-contarini = Конт
intrigo-board-dandolo = Данд
intrigo-board-gradenigo = Град
intrigo-board-morosini = Моро
intrigo-board-tiepolo = Тьєп
intrigo-board-merchant = Торг
intrigo-board-assassin = Убив
intrigo-board-courtesan = Курт
intrigo-board-gondolier = Гонд
intrigo-board-guard = Варт
intrigo-board-thief = Злод
intrigo-board-round = Раунд { $round }
intrigo-board-influence = Вплив
intrigo-board-price = Ціна
intrigo-board-left = Є
intrigo-board-supply = Запас: { $ducats } ● · торбинка: { $seals }
intrigo-board-packet = Ваша пачка
intrigo-board-kept = Ви залишили
intrigo-board-passed = Ви передали
intrigo-board-hand = Ваша рука
intrigo-board-legend = Проміжок лежить між двома будівлями й має номер тієї, що перед ним за годинниковою стрілкою. (…) — долілиць.

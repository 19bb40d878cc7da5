# «Интриго»: что происходит за столом.

intrigo-family-contarini = Контарини
intrigo-family-dandolo = Дандоло
intrigo-family-gradenigo = Градениго
intrigo-family-morosini = Морозини
intrigo-family-tiepolo = Тьеполо
intrigo-card-contarini = Контарини { $value }
intrigo-card-dandolo = Дандоло { $value }
intrigo-card-gradenigo = Градениго { $value }
intrigo-card-morosini = Морозини { $value }
intrigo-card-tiepolo = Тьеполо { $value }
intrigo-influence-merchant = Продавец
intrigo-influence-assassin = Убийца
intrigo-influence-courtesan = Куртизанка
intrigo-influence-gondolier = Гондольер
intrigo-influence-guard = Дворцовый стражник
intrigo-influence-thief = Вор
intrigo-token-ducat = дукат
intrigo-token-merchants = печать купечества
intrigo-token-military = печать военных
intrigo-token-clergy = печать духовенства
intrigo-token-farmers = печать фермерства
intrigo-token-workers = печать рабочих
intrigo-nobody = никто
# Проём называют по зданиям рядом с ним.
intrigo-gap = между { $before } и { $behind }
intrigo-gap-first = между дверью и { $behind }
intrigo-gap-last = между { $before } и дверью
intrigo-gap-after = между { $before } и углом
intrigo-placement = { $building } — { $token }
intrigo-lead = здание { $building } ({ $token }): { $family }

intrigo-event-leads-changed = Изменилось, кто впереди.
intrigo-event-families-drawn = Семьи: { $families }.
intrigo-event-round-began = Начинается раунд { $round }; первый игрок: { $seat }.
intrigo-event-tokens-placed = Новые жетоны, по зданиям: { $placed }.
intrigo-event-packet-received =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } получает пачку: { $cards-count } карта.
                [few] { $seat } получает пачку: { $cards-count } карты.
               *[many] { $seat } получает пачку: { $cards-count } карт.
            }
       *[other] { $seat } получает пачку: { $cards }.
    }
intrigo-event-card-kept =
    { $card ->
        [hidden] { $seat } оставляет себе карту.
       *[other] { $seat } оставляет себе карту: { $card }.
    }
intrigo-event-card-played = { $seat } играет { $card } { $gap }.
intrigo-event-influence-bought =
    { $price ->
        [one] { $seat } платит { $price } дукат. Карта { $gap }: { $influence }.
        [few] { $seat } платит { $price } дуката. Карта { $gap }: { $influence }.
       *[many] { $seat } платит { $price } дукатов. Карта { $gap }: { $influence }.
    }
intrigo-event-tokens-swapped = Жетоны зданий { $building } и { $other } меняются местами.
intrigo-event-card-turned = Карту { $gap } ({ $card }) переворачивают лицом вниз.
intrigo-event-card-called =
    { $holder-count ->
        [0] { $seat } называет карту { $card } и играет её { $gap }.
       *[other] { $seat } называет карту { $card }; { $holder } играет её { $gap }.
    }
intrigo-event-cards-swapped = Карты { $gap } и { $other } меняются местами.
intrigo-event-card-moved = { $card }: была { $gap }, теперь { $target }.
intrigo-event-token-turned = Жетон здания { $building } ({ $token }) переворачивают лицом вниз.
intrigo-event-passed = { $seat } пропускает ход.
intrigo-event-token-won = Здание { $building }, { $token }: награду получает { $family } ({ $seat }).
intrigo-event-token-stayed =
    Здание { $building }, { $token }: жетон остаётся; { $reason ->
        [equal] значения равны.
        [no-card] рядом нет открытой карты интриг.
        [nobody] за выигравшую семью никто не играет.
       *[face-down] он перевёрнут.
    }
intrigo-event-round-ended = Раунд { $round } окончен. Карты собирают, перевёрнутые жетоны открывают.

intrigo-ask-keep-card = Оставьте себе карту, остальные уйдут налево.
intrigo-ask-act = Сыграйте карту интриг или купите влияние.

intrigo-move-keep = оставить { $card }
intrigo-move-play = сыграть { $card } { $gap }
intrigo-move-pass = пропустить ход
intrigo-move-declined = { $influence } { $gap }, без свойства
intrigo-move-merchant = Продавец { $gap }: поменять жетоны зданий { $building } и { $target }
intrigo-move-assassin = Убийца { $gap }: перевернуть карту по другую сторону здания { $building }
intrigo-move-courtesan = Куртизанка { $gap }: назвать карту { $target }, её сыграют по другую сторону здания { $building }
intrigo-move-gondolier = Гондольер { $gap }: поменять карту по другую сторону здания { $building } с картой { $target }
intrigo-move-guard = Дворцовый стражник { $gap }: переместить карту по другую сторону здания { $building }, новое место — { $target }
intrigo-move-thief = Вор { $gap }: перевернуть жетон здания { $building }

intrigo-hint-own = ваша семья
intrigo-hint-rival = чужая семья
intrigo-hint-nobodys = ничья семья
intrigo-hint-play = тогда впереди: { $changes }
intrigo-hint-price =
    { $price ->
        [one] { $price } дукат
        [few] { $price } дуката
       *[many] { $price } дукатов
    }
intrigo-hint-buy =
    { $price ->
        [one] { $price } дукат; тогда впереди: { $changes }
        [few] { $price } дуката; тогда впереди: { $changes }
       *[many] { $price } дукатов; тогда впереди: { $changes }
    }

intrigo-refusal-match-over = Партия окончена.
intrigo-refusal-no-such-seat = За этим столом нет места { $number }.
intrigo-refusal-not-your-turn = Сейчас не ваш ход.
intrigo-refusal-already-kept = Вы уже оставили карту; подождите остальных.
intrigo-refusal-keep-a-card = Оставьте карту из своей пачки.
intrigo-refusal-not-in-packet = Этой карты нет в вашей пачке.
intrigo-refusal-draft-over = Выбор карт окончен: сыграйте карту интриг или купите влияние.
intrigo-refusal-may-not-pass = Пока у вас есть карты интриг, пропускать ход нельзя.
intrigo-refusal-not-in-hand = Этой карты нет у вас в руке.
intrigo-refusal-no-such-gap = В этом дворце нет такого проёма: последнее здание — { $last }.
intrigo-refusal-gap-filled = Этот проём уже заполнен.
intrigo-refusal-pile-empty = Эта стопка закончилась.
intrigo-refusal-too-dear =
    { $ducats ->
        [one] Цена карты { $price }, а у вас { $ducats } дукат.
        [few] Цена карты { $price }, а у вас { $ducats } дуката.
       *[many] Цена карты { $price }, а у вас { $ducats } дукатов.
    }
intrigo-refusal-not-beside = Здание { $building } не рядом с этим проёмом.
intrigo-refusal-same-building = Выберите для обмена другое здание, не { $building }.
intrigo-refusal-no-token = На здании { $building } нет жетона.
intrigo-refusal-token-face-down = Жетон здания { $building } уже перевёрнут.
intrigo-refusal-no-card-beside = В этом проёме нет карты интриг.
intrigo-refusal-card-face-down = Эта карта уже перевёрнута.
intrigo-refusal-no-gap-beside = Этот проём не пуст: карту туда не сыграть.
intrigo-refusal-not-outside = Эту карту назвать нельзя: она во дворце или не участвует в игре.
intrigo-refusal-no-other-card = В этом проёме нет другой карты интриг.
intrigo-refusal-no-empty-gap = Выберите другой пустой проём.

intrigo-option-prices = Цены
intrigo-option-prices-help = Сколько стоят карты стопки влияния, считая сверху: [1, 2, 3] для всех стопок или по видам, например {"{"}"merchant": [1, 1, 2]{"}"}.
error-unsorted-prices = Цены в стопке не должны убывать сверху вниз ({ $kind }: { $prices }).

intrigo-board-player = Игрок
intrigo-board-family = Семья
intrigo-board-ducats = Дукаты
intrigo-board-cards = Карты
intrigo-board-merchants = Куп
intrigo-board-military = Вое
intrigo-board-clergy = Дух
intrigo-board-farmers = Фер
intrigo-board-workers = Раб
intrigo-board-door = дверь
intrigo-board-ducat = дукат
intrigo-board-contarini = Конт
intrigo-board-dandolo = Данд
intrigo-board-gradenigo = Град
intrigo-board-morosini = Моро
intrigo-board-tiepolo = Тьеп
intrigo-board-merchant = Прод
intrigo-board-assassin = Убий
intrigo-board-courtesan = Курт
intrigo-board-gondolier = Гонд
intrigo-board-guard = Страж
intrigo-board-thief = Вор
intrigo-board-round = Раунд { $round }
intrigo-board-influence = Влияние
intrigo-board-price = Цена
intrigo-board-left = Есть
intrigo-board-supply = Запас: { $ducats } ● · мешочек: { $seals }
intrigo-board-packet = Ваша пачка
intrigo-board-kept = Вы оставили
intrigo-board-passed = Вы передали
intrigo-board-hand = Ваша рука
intrigo-board-legend = Проём лежит между двумя зданиями и получает номер того, что перед ним по часовой стрелке. (…) — лицом вниз.

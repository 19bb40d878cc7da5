# «Портрет Императора»: что происходит за столом. Где художника нет, это Придворный художник.

-sakura-painter = Придворный художник

sakura-event-garden-opened = Сад открыт: Император на { $emperor }, все художники на вратах, жетонов у каждого { $tokens }, в запасе { $supply }.
sakura-event-hand-dealt =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } получает { $cards-count } карту.
                [few] { $seat } получает { $cards-count } карты.
               *[many] { $seat } получает { $cards-count } карт.
            }
       *[other] { $seat } получает { $cards }.
    }
sakura-event-round-began = Начинается раунд { $round }.
sakura-event-two-cards-due = { $seat } дальше от Императора и играет две карты: ещё и за Придворного художника.
sakura-event-card-chosen =
    { $card ->
        [hidden] { $seat }: карта выбрана.
       *[other] { $seat }: выбрана карта { $card }.
    }
sakura-event-two-cards-chosen =
    { $card ->
        [hidden]
            { $painter ->
                [hidden] { $seat }: выбраны две карты.
               *[other] { $seat }: карта выбрана; { $painter } — для Придворного художника.
            }
       *[other] { $seat }: выбрана карта { $card }, а для Придворного художника — { $painter }.
    }
sakura-event-deck-shuffled =
    { $cards ->
        [one] Колода пуста: { $cards } карта сброса становится новой колодой.
        [few] Колода пуста: { $cards } карты сброса перемешаны в новую.
       *[many] Колода пуста: { $cards } карт сброса перемешаны в новую.
    }
sakura-event-cards-revealed =
    { $painter-count ->
        [0] Вскрыты карты: { $cards }.
       *[other] Вскрыты карты: { $cards }, Придворный художник { $painter }.
    }
sakura-event-card-begun =
    { $artist-count ->
        [0] Карта { $card } (Придворный художник): { $garden }, затем { $action }.
       *[other] Карта { $card } ({ $artist }): { $garden }, затем { $action }.
    }
sakura-event-direction-chosen =
    { $direction ->
        [forward] { $seat } выбирает: вперёд.
       *[back] { $seat } выбирает: назад.
    }
sakura-event-emperor-moved = Император идёт: { $origin } → { $space }.
sakura-event-emperor-stayed = Император не заходит на врата и остаётся на { $space }.
sakura-event-tree-reached = Император останавливается под сакурой { $tree }, на ячейке { $space }!
sakura-event-nobody-nearest = Все художники на вратах: ближайшего нет.
sakura-event-nobody-furthest = На вратах несколько художников: самого дальнего нет.
sakura-event-artist-moved =
    { $artist-count ->
        [0] { -sakura-painter }: { $origin } → { $space }.
       *[other] { $artist }: { $origin } → { $space }.
    }
sakura-event-artist-stayed =
    { $artist-count ->
        [0] { -sakura-painter } остаётся на месте: { $space }.
       *[other] { $artist } остаётся на месте: { $space }.
    }
sakura-event-artist-embarrassed =
    { $artist-count ->
        [0]
            { $lost ->
                [0] Конфуз! { -sakura-painter }: { $origin } → { $space }.
               *[other] Конфуз! { -sakura-painter } теряет жетонов: { $lost }; { $origin } → { $space }.
            }
       *[other]
            { $lost ->
                [0] Конфуз! { $artist }: { $origin } → { $space }; жетонов у игрока нет.
               *[other] Конфуз! { $artist } теряет жетон: { $origin } → { $space }.
            }
    }
sakura-event-cards-skipped = Не разыгрываются: { $cards }.
sakura-event-tokens-paid = Сакура { $tree } награждает: { $prizes }. Жетонов теперь: { $totals }.
sakura-event-cards-discarded = В сброс: { $cards }.
sakura-event-card-drawn =
    { $card ->
        [hidden] { $seat } берёт карту.
       *[other] { $seat } берёт карту { $card }.
    }

sakura-ask-choose-card = Выберите карту.
sakura-ask-choose-cards = Выберите карту; кто дальше от Императора, выбирает две: одну из них для Придворного художника.
sakura-ask-direct-emperor = Ваша карта: куда идёт Император?
sakura-ask-direct-artist = Ваша карта: куда идёт ваш художник?

sakura-move-play = сыграть { $card }
sakura-move-play-two = сыграть { $card }, а за Придворного художника { $painter }
sakura-move-forward = вперёд
sakura-move-back = назад

sakura-gate = врата
sakura-garden-emperor-forward = Император +{ $steps }
sakura-garden-emperor-back = Император −{ $steps }
sakura-garden-emperor-either = Император ±{ $steps }
sakura-garden-nearest = ближайший −{ $steps }
sakura-garden-furthest = самый дальний +{ $steps }
sakura-artist-forward = художник +{ $steps }
sakura-artist-either = художник ±{ $steps }
sakura-artist-overtake = обгон
sakura-artist-count = подсчёт

sakura-hint-card = { $garden }, { $artist } — сама по себе: Император { $emperor }, вы { $own }
sakura-hint-two-cards = { $garden }, { $artist } · Придворный: { $painter-garden }, { $painter-artist } — вместе: Император { $emperor }, вы { $own }
sakura-hint-emperor = Император на { $space }
sakura-hint-emperor-tree = Император под сакурой на { $space }
sakura-hint-emperor-meets = Император на { $space }; художник, который там стоит, попадает в конфуз
sakura-hint-artist = вы: { $own }
sakura-place-tree = { $space } (сакура)
sakura-place-embarrassed = { $space } (конфуз)

sakura-refusal-match-over = Партия окончена.
sakura-refusal-no-such-seat = За этим столом нет места { $number }.
sakura-refusal-not-your-turn = Сейчас разыгрывается не ваша карта.
sakura-refusal-already-chosen = Вы уже выбрали; подождите остальных.
sakura-refusal-choose-a-card = Выберите одну карту из своей руки.
sakura-refusal-choose-two-cards = Выберите две карты: свою и Придворного художника.
sakura-refusal-not-in-hand = Карты { $card } нет у вас в руке.
sakura-refusal-choose-a-direction = Карта { $card } даёт выбрать направление: вперёд или назад.

sakura-option-tactical = Тактическая игра
sakura-option-tactical-help = Игра вдвоём: кто дальше от Императора, играет и карту Придворного художника.
sakura-option-deck = Колода
sakura-option-deck-help = Свой список 60 карт вместо нашего: данными или (для хозяина стола) файлом JSON.
sakura-option-board = Поле
sakura-option-board-help = Своя дорожка (тории, мостики, сакуры) вместо нашей: данными или (для хозяина стола) файлом JSON.

error-tactical-for-two = Тактическая настройка — для двух игроков, а не для { $seats }.
error-deck-size = В колоде должно быть карт: { $needed }, а не { $found }.
error-deck-number = В колоде есть карта { $number }; номера — от 1 до { $most }.
error-deck-twice = Карта { $number } встречается в колоде больше одного раза.
error-deck-action = У карты { $number } неизвестное действие «{ $action }». Известные: { $known }.
error-board-trees = На поле должно быть сакур: { $needed }, а не { $found }.
error-board-order = Тории и сакуры должны идти по возрастанию, от 1 и не дальше { $most }: { $order } не подходит.
error-board-bridge = Мостик { $bridge } не подходит: мостики идут по возрастанию от 1, до последней сакуры ({ $last }) и не стоят на тории и сакурах.

sakura-board-head = Раунд { $round } · сакуры { $paid }/{ $trees } · колода { $deck } · сброс { $discards } · жетонов в запасе { $supply }
sakura-board-path = { $emperor } Император · { $torii } тории · { $bridge } мостик · { $tree } сакура · { $paid } награда выдана · 0 врата
sakura-board-cards = { $emperor } Император, ▲ ближайший, ▼ самый дальний; потом ✎ свой художник: » обгон, # подсчёт
sakura-board-hand = Ваша рука
sakura-board-queue = На очереди
sakura-board-player = Игрок
sakura-board-space = Ячейка
sakura-board-behind = До Императора
sakura-board-tokens = Жетоны
sakura-board-card = Карта
sakura-board-painter = Придворный художник

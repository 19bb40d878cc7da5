# «Сакура»: що відбувається за столом. Де художника немає, це Придворний художник.

-sakura-painter = Придворний художник

sakura-event-garden-opened = Сад відкрито: Імператор на { $emperor }, усі художники на брамі, жетонів у кожного { $tokens }, у запасі { $supply }.
sakura-event-hand-dealt =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } отримує { $cards-count } карту.
                [few] { $seat } отримує { $cards-count } карти.
               *[many] { $seat } отримує { $cards-count } карт.
            }
       *[other] { $seat } отримує { $cards }.
    }
sakura-event-round-began = Починається раунд { $round }.
sakura-event-two-cards-due = { $seat } далі від Імператора і грає дві карти: ще й за Придворного художника.
sakura-event-card-chosen =
    { $card ->
        [hidden] { $seat }: карту вибрано.
       *[other] { $seat }: вибрано карту { $card }.
    }
sakura-event-two-cards-chosen =
    { $card ->
        [hidden]
            { $painter ->
                [hidden] { $seat }: вибрано дві карти.
               *[other] { $seat }: карту вибрано; { $painter } — для Придворного художника.
            }
       *[other] { $seat }: вибрано карту { $card }, а для Придворного художника — { $painter }.
    }
sakura-event-deck-shuffled =
    { $cards ->
        [one] Колода порожня: { $cards } карта скиду стає новою колодою.
        [few] Колода порожня: { $cards } карти скиду перемішано в нову.
       *[many] Колода порожня: { $cards } карт скиду перемішано в нову.
    }
sakura-event-cards-revealed =
    { $painter-count ->
        [0] Відкрито карти: { $cards }.
       *[other] Відкрито карти: { $cards }, Придворний художник { $painter }.
    }
sakura-event-card-begun =
    { $artist-count ->
        [0] Карта { $card } (Придворний художник): { $garden }, потім { $action }.
       *[other] Карта { $card } ({ $artist }): { $garden }, потім { $action }.
    }
sakura-event-direction-chosen =
    { $direction ->
        [forward] { $seat } вибирає: уперед.
       *[back] { $seat } вибирає: назад.
    }
sakura-event-emperor-moved = Імператор іде: { $origin } → { $space }.
sakura-event-emperor-stayed = Імператор не заходить на браму і лишається на { $space }.
sakura-event-tree-reached = Імператор зупиняється під сакурою { $tree }, на клітинці { $space }!
sakura-event-nobody-nearest = Усі художники на брамі: найближчого немає.
sakura-event-nobody-furthest = На брамі кілька художників: найдальшого немає.
sakura-event-artist-moved =
    { $artist-count ->
        [0] { -sakura-painter }: { $origin } → { $space }.
       *[other] { $artist }: { $origin } → { $space }.
    }
sakura-event-artist-stayed =
    { $artist-count ->
        [0] { -sakura-painter } лишається на місці: { $space }.
       *[other] { $artist } лишається на місці: { $space }.
    }
sakura-event-artist-embarrassed =
    { $artist-count ->
        [0]
            { $lost ->
                [0] Конфуз! { -sakura-painter }: { $origin } → { $space }.
               *[other] Конфуз! { -sakura-painter } втрачає жетонів: { $lost }; { $origin } → { $space }.
            }
       *[other]
            { $lost ->
                [0] Конфуз! { $artist }: { $origin } → { $space }; жетонів у гравця немає.
               *[other] Конфуз! { $artist } втрачає жетон: { $origin } → { $space }.
            }
    }
sakura-event-cards-skipped = Не розігруються: { $cards }.
sakura-event-tokens-paid = Сакура { $tree } нагороджує: { $prizes }. Жетонів тепер: { $totals }.
sakura-event-cards-discarded = У скид: { $cards }.
sakura-event-card-drawn =
    { $card ->
        [hidden] { $seat } бере карту.
       *[other] { $seat } бере карту { $card }.
    }

sakura-ask-choose-card = Виберіть карту.
sakura-ask-choose-cards = Виберіть карту; хто далі від Імператора, вибирає дві: одну з них для Придворного художника.
sakura-ask-direct-emperor = Ваша карта: куди йде Імператор?
sakura-ask-direct-artist = Ваша карта: куди йде ваш художник?

sakura-move-play = зіграти { $card }
sakura-move-play-two = зіграти { $card }, а за Придворного художника { $painter }
sakura-move-forward = уперед
sakura-move-back = назад

sakura-gate = брама
sakura-garden-emperor-forward = Імператор +{ $steps }
sakura-garden-emperor-back = Імператор −{ $steps }
sakura-garden-emperor-either = Імператор ±{ $steps }
sakura-garden-nearest = найближчий −{ $steps }
sakura-garden-furthest = найдальший +{ $steps }
sakura-artist-forward = художник +{ $steps }
sakura-artist-either = художник ±{ $steps }
sakura-artist-overtake = обгін
sakura-artist-count = підрахунок

sakura-hint-card = { $garden }, { $artist } — сама по собі: Імператор { $emperor }, ви { $own }
sakura-hint-two-cards = { $garden }, { $artist } · Придворний: { $painter-garden }, { $painter-artist } — разом: Імператор { $emperor }, ви { $own }
sakura-hint-emperor = Імператор на { $space }
sakura-hint-emperor-tree = Імператор під сакурою на { $space }
sakura-hint-emperor-meets = Імператор на { $space }; художник, який там стоїть, потрапляє в конфуз
sakura-hint-artist = ви: { $own }
sakura-place-tree = { $space } (сакура)
sakura-place-embarrassed = { $space } (конфуз)

sakura-refusal-match-over = Партію завершено.
sakura-refusal-no-such-seat = За цим столом немає місця { $number }.
sakura-refusal-not-your-turn = Зараз розігрується не ваша карта.
sakura-refusal-already-chosen = Ви вже вибрали; зачекайте на інших.
sakura-refusal-choose-a-card = Виберіть одну зі своїх карт.
sakura-refusal-choose-two-cards = Виберіть дві карти: свою і Придворного художника.
sakura-refusal-not-in-hand = Карти { $card } немає у вас на руках.
sakura-refusal-choose-a-direction = Карта { $card } дає вибрати напрямок: уперед або назад.

sakura-option-tactical = Тактична гра
sakura-option-tactical-help = Гра вдвох: хто далі від Імператора, грає й карту Придворного художника.
sakura-option-deck = Колода
sakura-option-deck-help = Власний список 60 карт замість нашого: даними або (для господаря столу) файлом JSON.
sakura-option-board = Поле
sakura-option-board-help = Власна стежка (торії, містки, сакури) замість нашої: даними або (для господаря столу) файлом JSON.

error-tactical-for-two = Тактичне налаштування — для двох гравців, а не для { $seats }.
error-deck-size = У колоді має бути карт: { $needed }, а не { $found }.
error-deck-number = У колоді є карта { $number }; номери — від 1 до { $most }.
error-deck-twice = Карта { $number } трапляється в колоді більше одного разу.
error-deck-action = У карти { $number } невідома дія «{ $action }». Відомі: { $known }.
error-board-trees = На полі має бути сакур: { $needed }, а не { $found }.
error-board-order = Торії та сакури мають іти за зростанням, від 1 і не далі за { $most }: { $order } не підходить.
error-board-bridge = Місток { $bridge } не підходить: містки йдуть за зростанням від 1, до останньої сакури ({ $last }) і не стоять на торіях і сакурах.

sakura-board-head = Раунд { $round } · сакури { $paid }/{ $trees } · колода { $deck } · скид { $discards } · жетонів у запасі { $supply }
sakura-board-path = { $emperor } Імператор · { $torii } торії · { $bridge } місток · { $tree } сакура · { $paid } нагороду видано · 0 брама
sakura-board-cards = { $emperor } Імператор, ▲ найближчий, ▼ найдальший; потім ✎ свій художник: » обгін, # підрахунок
sakura-board-hand = Ваша рука
sakura-board-queue = На черзі
sakura-board-player = Гравець
sakura-board-space = Клітинка
sakura-board-behind = До Імператора
sakura-board-tokens = Жетони
sakura-board-card = Карта
sakura-board-painter = Придворний художник

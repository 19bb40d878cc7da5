# «Бах!»: що відбувається за столом.

bang-event-game-began = Починається гра { $game }.
bang-event-role-dealt =
    { $role ->
        [hidden] { $seat } отримує таємну роль.
       *[other] { $seat } отримує роль: { $role }.
    }
bang-event-role-shown = { $seat } відкриває роль: { $role }.
bang-event-character-dealt = { $seat } — { $character }.
bang-event-hand-dealt =
    { $cards ->
        [hidden] { $seat }: життів { $life }, карт на руках { $cards-count }.
       *[other] { $seat }: життів { $life }, на руках { $cards }.
    }
bang-event-turn-began = { $seat } починає хід.
bang-event-turn-skipped = { $seat } сидить у «В’язниці» й пропускає хід.
bang-event-suspended = Триває: { $steps }.
bang-event-distances-changed = Відстані змінилися.
bang-event-card-traced = Усім знову ясно, у кого { $card }.
bang-event-cards-drawn =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } бере { $cards-count } карту.
                [few] { $seat } бере { $cards-count } карти.
               *[many] { $seat } бере { $cards-count } карт.
            }
       *[other] { $seat } бере { $cards-acc }.
    }
bang-event-open-card-drawn = { $seat } бере { $card-acc } і показує всім.
bang-event-cards-looked-at =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } переглядає { $cards-count } верхню карту.
                [few] { $seat } переглядає { $cards-count } верхні карти.
               *[many] { $seat } переглядає { $cards-count } верхніх карт.
            }
       *[other] { $seat } переглядає карти: { $cards }.
    }
bang-event-card-put-back =
    { $card ->
        [hidden]
            { $kept-count ->
                [one] { $seat } залишає собі { $kept-count } карту, одну повертає на колоду.
                [few] { $seat } залишає собі { $kept-count } карти, одну повертає на колоду.
               *[many] { $seat } залишає собі { $kept-count } карт, одну повертає на колоду.
            }
       *[other] { $seat } залишає собі { $kept-acc } і повертає на колоду { $card-acc }.
    }
bang-event-discard-taken = { $seat } бере зі скиду { $card-acc }.
bang-event-deck-reshuffled =
    { $count ->
        [one] Скид перемішано в нову колоду: { $count } карта.
        [few] Скид перемішано в нову колоду: { $count } карти.
       *[many] Скид перемішано в нову колоду: { $count } карт.
    }
bang-event-card-played =
    { $target-count ->
        [0] { $seat } грає { $card-acc }.
       *[other] { $seat } грає { $card-acc } проти гравця { $target }.
    }
bang-event-card-put-in-play =
    { $owner-count ->
        [0] { $seat } викладає { $card-acc }.
       *[other] { $seat } кладе { $card-acc } перед гравцем { $owner }.
    }
bang-event-card-answered = { $seat } відповідає: { $card }.
bang-event-card-discarded = { $seat } скидає { $card-acc }.
bang-event-healing-began = { $seat } вибирає першу з двох карт за 1 життя: { $card }.
bang-event-healing-taken-back = { $seat } залишає цю карту собі.
bang-event-card-taken =
    { $card ->
        [hidden] { $seat } бере карту з руки гравця { $victim }.
       *[other] { $seat } бере { $card-acc } з руки гравця { $victim }.
    }
bang-event-table-card-taken =
    { $victim-count ->
        [0] { $seat } забирає зі столу на руки { $card-acc }.
       *[other] { $seat } забирає { $card-acc }: карта лежала перед гравцем { $victim }.
    }
bang-event-store-opened = У «Крамниці»: { $cards }.
bang-event-store-card-taken = { $seat } бере { $card-acc }.
bang-event-card-turned = «Карту!» { $seat } відкриває { $card-acc }.
bang-event-cards-turned = «Карту!» { $seat } відкриває { $cards-acc } і вибирає.
bang-event-card-chosen = { $seat } вибирає { $card-acc }, а не { $others-acc }.
bang-event-shot-cancelled = Постріл у гравця { $seat } — мимо.
bang-event-dynamite-passed = { $card } переходить від гравця { $seat } до гравця { $to }.
bang-event-dynamite-exploded = «Динаміт» вибухає перед гравцем { $seat }!
bang-event-life-lost =
    { $amount ->
        [one] { $seat } втрачає { $amount } життя; лишилося: { $life }.
        [few] { $seat } втрачає { $amount } життя; лишилося: { $life }.
       *[many] { $seat } втрачає { $amount } життів; лишилося: { $life }.
    }
bang-event-life-gained = { $seat } відновлює 1 життя; тепер: { $life }.
bang-event-player-eliminated =
    { $by-count ->
        [0] { $seat } вибуває з гри ({ $role }).
       *[other] { $by } виводить із гри гравця { $seat } ({ $role }).
    }
bang-event-cards-inherited =
    { $hand ->
        [hidden] { $seat } забирає всі карти гравця { $victim }: з руки { $hand-count }, зі столу { $table-acc }.
       *[other] { $seat } забирає всі карти гравця { $victim }: з руки { $hand-acc }, зі столу { $table-acc }.
    }
bang-event-game-ended = Гру завершено: { $side } ({ $winners }).
bang-event-money-paid = Долари за гру: { $amounts }. Тепер у всіх: { $money }.
bang-event-bounty-paid = { $seat } отримує премію ${ $amount }.
bang-event-characters-turned-up = Можна найняти: { $characters }.
bang-event-character-offered = { $seat } виставляє на торги: { $character }.
bang-event-bid-made = { $seat } пропонує ${ $amount }.
bang-event-bidding-left = { $seat } пасує.
bang-event-character-hired = { $seat } платить ${ $price }; персонаж — { $character }.
bang-event-character-released = { $seat } відмовляється від персонажа.
bang-event-card-kept = { $seat } зберігає { $card-acc } на наступну гру.
bang-event-cards-returned = { $seat } більше нічого не зберігає.

bang-ask-play = Зіграйте карту або завершіть хід.
bang-ask-discard = Карт на руках більше, ніж життів: скиньте одну.
bang-ask-take-back = Без пощади: повернути на руки зіграний «Бах!»?
bang-ask-draw-jesse = Візьміть першу карту: з колоди або з чиєїсь руки.
bang-ask-draw-pedro = Візьміть першу карту: з колоди або зі скиду.
bang-ask-put-back = Яку карту повернути на колоду?
bang-ask-choose-card = Яка з відкритих карт рахується?
bang-ask-answer-shot = У вас стріляють. Ваша відповідь?
bang-ask-answer-indians = «Індіанці!» Скиньте «Бах!» або втратьте життя.
bang-ask-answer-duel = «Дуель»! Скиньте «Бах!» або втратьте життя.
bang-ask-take-card = «Крамниця»: візьміть карту.
bang-ask-rescue = Рана смертельна. Можете врятуватися?
bang-ask-discard-second = Виберіть другу карту, яку скинете за 1 життя, або поверніть першу.
bang-ask-discard-all = Скиньте всі карти в будь-якому порядку.
bang-ask-keep-character = Залишити персонажа на наступну гру?
bang-ask-offer = Виберіть персонажа й відкрийте торги.
bang-ask-price = Ваша перша ставка?
bang-ask-raise = Підняти ставку чи пас?
bang-ask-keep-cards = Зберегти карту на наступну гру (по $500 за карту)?

# Про що запитання і хто його спричинив.

bang-asked-shot =
    { $needed ->
        [one] { $by } стріляє у вас: «Мимо!» чи куля?
        [few] { $by } стріляє у вас: два «Мимо!» чи куля?
       *[many] { $by } стріляє у вас: { $needed } «Мимо!» чи куля?
    }
bang-asked-indians = { $by } грає «Індіанців!» Скиньте «Бах!» або втратьте життя.
bang-asked-duel = На дуелі проти вас { $by }. Скиньте «Бах!» або втратьте життя.
bang-asked-rescue = { $by } ранить вас смертельно. Можете врятуватися?

bang-move-end = завершити хід
bang-move-pass = пас
bang-move-play = зіграти { $card-acc }
bang-move-play-at = { $card } → { $target }
bang-move-rob-hand = { $card } → випадкова карта з руки гравця { $target }
bang-move-rob-table = { $card } → { $blue }
bang-move-answer = відповісти: { $card }
bang-move-barrel = спробувати «Бочку» («Карту!»)
bang-move-ability = застосувати властивість («Карту!»)
bang-move-heal = скинути { $card-acc } і ще одну карту за 1 життя
bang-move-discard = скинути { $card-acc }
bang-move-take = взяти { $card-acc }
bang-move-put-back = повернути на колоду { $card-acc }
bang-move-choose = вибрати { $card-acc }
bang-move-draw = взяти з колоди
bang-move-draw-from = взяти карту з руки гравця { $target }
bang-move-draw-discard = взяти верхню карту скиду
bang-move-keep = зберегти { $card-acc } за $500
bang-move-keep-character = залишити персонажа за його ціну
bang-move-offer = виставити на торги: { $character }
bang-move-bid = запропонувати ${ $amount }

bang-hint-distance = відстань { $distance } (місць { $seats }, + { $plus }, − { $minus }), ваша зброя б’є на { $reach }; життів { $life }
bang-hint-duel = карт на руках: { $cards }, життів: { $life }
bang-hint-hand = карт на руках: { $cards }
bang-hint-table = лежить перед гравцем { $owner }
bang-hint-weapon = б’є на { $reach }
bang-hint-beer-void = не подіє: лишилося двоє гравців
bang-hint-life-full = не подіє: у вас усі життя
bang-hint-needed =
    { $needed ->
        [one] потрібна { $needed } карта «Мимо!»
        [few] потрібно { $needed } карти «Мимо!»
       *[many] потрібно { $needed } карт «Мимо!»
    }
bang-hint-life-after = лишиться життів: { $life }
bang-hint-give-up = ви вибуваєте з гри
bang-hint-discards =
    { $cards ->
        [one] потім скинути { $cards } карту
        [few] потім скинути { $cards } карти
       *[many] потім скинути { $cards } карт
    }

bang-refusal-match-over = Партію завершено.
bang-refusal-no-such-seat = За цим столом немає місця { $number }.
bang-refusal-not-your-turn = Зараз відповідає інший гравець.
bang-refusal-not-now =
    { $decision ->
        [play] Зіграйте карту або завершіть хід.
        [discard] Спершу скиньте зайві карти.
        [take-back] Поверніть зіграний «Бах!» або скажіть пас.
        [draw-jesse] Спершу візьміть першу карту: з колоди або з руки.
        [draw-pedro] Спершу візьміть першу карту: з колоди або зі скиду.
        [put-back] Спершу поверніть одну з трьох карт.
        [choose-card] Спершу виберіть, яка карта рахується.
        [answer-shot] Спершу дайте відповідь на постріл: «Мимо!», «Бочка» або пас.
        [answer-indians] Спершу дайте відповідь на «Індіанців!»: «Бах!» або пас.
        [answer-duel] Спершу дайте відповідь на «Дуель»: «Бах!» або пас.
        [take-card] Спершу візьміть карту в «Крамниці».
        [rescue] Рана смертельна: рятуйтеся або скажіть пас.
        [discard-second] Спершу виберіть другу карту за 1 життя або поверніть першу.
        [discard-all] Спершу скиньте свої карти.
        [keep-character] Залиште персонажа або скажіть пас.
        [offer] Спершу виберіть персонажа.
        [price] Спершу назвіть ставку.
        [raise] Підніміть ставку або скажіть пас.
       *[keep-cards] Збережіть карту або скажіть пас.
    }
bang-refusal-not-in-hand = Цієї карти немає у вас на руках.
bang-refusal-already-in-front = Перед вами вже лежить така карта.
bang-refusal-out-of-the-game = Цей гравець вибув із гри.
bang-refusal-missed-is-an-answer = «Мимо!» — лише відповідь на постріл у вас.
bang-refusal-not-at-yourself = У себе не можна.
bang-refusal-out-of-reach = Задалеко: відстань { $distance }, а зброя б’є на { $reach }.
bang-refusal-one-bang-a-turn = За хід можна зіграти лише один «Бах!».
bang-refusal-not-the-sheriff = Шерифа не можна посадити у «В’язницю».
bang-refusal-already-in-jail = Цей гравець уже у «В’язниці».
bang-refusal-own-hand = Зі своєї руки не можна.
bang-refusal-too-far = «Грабіж» діє на відстані 1, а не { $distance }.
bang-refusal-nothing-to-take = У цій руці немає карт.
bang-refusal-not-on-the-table = Ця карта ні перед ким не лежить.
bang-refusal-only-sid = Лікуватися картами вміє лише Сід Кетчем.
bang-refusal-full-life = У вас і так усі життя.
bang-refusal-two-cards-needed = Для цього потрібні дві карти.
bang-refusal-already-chosen = Цю карту ви вже вибрали. Виберіть іншу або поверніть цю.
bang-refusal-not-chosen = Це не та карта, яку ви вибрали першою.
bang-refusal-not-fired = Цей «Бах!» не зіграно в цьому ході.
bang-refusal-no-discards = Скид порожній.
bang-refusal-nobody-to-draw-from = З цієї руки нема чого взяти.
bang-refusal-not-open = Такої карти серед них немає.
bang-refusal-no-barrel = У вас немає «Бочки».
bang-refusal-barrel-used = Цю «Бочку» проти цього пострілу вже випробувано.
bang-refusal-only-jourdonnais = Вбудовану «Бочку» має лише Журдоне.
bang-refusal-not-a-missed = Це не «Мимо!».
bang-refusal-not-a-bang = Це не «Бах!».
bang-refusal-only-beer-saves = З карт рятує лише «Пиво».
bang-refusal-no-beer-for-two = Коли гравців двоє, «Пиво» не діє.
bang-refusal-too-expensive = Це коштує ${ $price }, а у вас ${ $money }.
bang-refusal-not-turned-up = Цього персонажа не можна найняти.
bang-refusal-bid-too-low = Ставка не менша за ${ $least }.
bang-refusal-bid-too-high = У вас лише ${ $money }.
bang-refusal-not-before-you = Цієї карти немає перед вами.
bang-refusal-no-more-than-life = Не можна зберегти карт більше, ніж життів на початку гри.

bang-option-mode = Гра
bang-option-mode-help = `single`: одна гра. `tournament`: стільки ігор, скільки гравців, на гроші; роль шерифа йде по колу.
bang-option-no-mercy = Без пощади
bang-option-no-mercy-help = Наприкінці ходу шериф може повернути на руки зіграний «Бах!».
bang-option-experience = Досвід
bang-option-experience-help = Між іграми турніру можна зберегти карти, що лежали перед вами, по $500.
bang-option-hire = Найм
bang-option-hire-help = У турнірі персонажів наймають на торгах; кожен має на початку $1000.
bang-option-bounties = Премії
bang-option-bounties-help = У турнірі за бандита дають $1000 замість 3 карт.

bang-card = «{ $name }» { $rank }{ $suit }
    .acc = «{ $name-acc }» { $rank }{ $suit }
bang-mark =
    { $rank ->
        [J] { bang-rank-j }
        [Q] { bang-rank-q }
        [K] { bang-rank-k }
        [A] { bang-rank-a }
       *[other] { $rank }
    }{ $suit }
bang-card-bang = Бах!
bang-card-missed = Мимо!
bang-card-beer = Пиво
bang-card-panic = Грабіж
bang-card-cat-balou = Кет Балу
bang-card-duel = Дуель
bang-card-general-store = Крамниця
    .acc = Крамницю
bang-card-indians = Індіанці!
    .acc = Індіанців!
bang-card-stagecoach = Диліжанс
bang-card-gatling = Гатлінг
bang-card-saloon = Салун
bang-card-wells-fargo = Бона
    .acc = Бону
bang-card-barrel = Бочка
    .acc = Бочку
bang-card-dynamite = Динаміт
bang-card-scope = Апалуза
    .acc = Апалузу
bang-card-mustang = Мустанг
    .acc = Мустанга
bang-card-jail = В’язниця
    .acc = В’язницю
bang-card-volcanic = Вулкан
bang-card-schofield = Скофілд
bang-card-remington = Ремінгтон
bang-card-carabine = Карабін
bang-card-winchester = Вінчестер
bang-rank-j = В
bang-rank-q = Д
bang-rank-k = К
bang-rank-a = Т
bang-character-bart-cassidy = Барт Кессіді
bang-character-black-jack = Чорний Джек
bang-character-calamity-janet = Бідова Джанет
bang-character-el-gringo = Ель Грінго
bang-character-jesse-jones = Джессі Джонс
bang-character-jourdonnais = Журдоне
bang-character-kit-carlson = Кіт Карлсон
bang-character-lucky-duke = Щасливчик Дюк
bang-character-paul-regret = Зараза Пол
bang-character-pedro-ramirez = Педро Рамірес
bang-character-rose-doolan = Роза Дулан
bang-character-sid-ketchum = Сід Кетчем
bang-character-slab-the-killer = Кастет
bang-character-suzy-lafayette = Сьюзі Лафаєт
bang-character-vulture-sam = Стерв’ятник Сем
bang-character-willy-the-kid = Малюк Віллі
bang-role-sheriff = шериф
bang-role-deputy = мешканець
bang-role-outlaw = бандит
bang-role-renegade = зрадник
bang-side-law = перемога шерифа й мешканців
bang-side-outlaws = перемога бандитів
bang-side-renegade = зрадник переміг один
bang-side-survivor = мети досягнуто
bang-step-dynamite-check = «Динаміт»
bang-step-jail-check = «В’язниця»
bang-step-draw-two = добір карт
bang-step-play = хід
bang-step-limit = межа руки
bang-step-discard = скид
bang-step-mercy = без пощади
bang-step-take-back = повернення карти
bang-step-next-turn = наступний хід
bang-step-jesse = перша карта
bang-step-pedro = перша карта
bang-step-kit = три карти
bang-step-lucky = «Карту!»
bang-step-dynamite-turned = «Динаміт»
bang-step-jail-turned = «В’язниця»
bang-step-barrel-turned = «Бочка»
bang-step-card = карта
bang-step-gatling = «Гатлінг»
bang-step-indians = «Індіанці!»
bang-step-shot = постріл
bang-step-attack = напад
bang-step-duel = «Дуель»
bang-step-store = «Крамниця»
bang-step-harm = влучання
bang-step-hurt = рана
bang-step-dying = порятунок
bang-step-heal = лікування
bang-step-eliminate = загибель
bang-step-strip = скид усіх карт
bang-step-reward = нагорода або штраф
bang-step-judge = кінець?
bang-step-keep-characters = вибір персонажів
bang-step-keep-character = вибір персонажа
bang-step-turn-up = відкриття персонажів
bang-step-auction = торги
bang-step-offer = пропозиція
bang-step-price = перша ставка
bang-step-raising = ставки
bang-step-raise = ставка
bang-step-keeping = збереження карт
bang-step-keep-cards = збереження карти
bang-step-deal = роздача
bang-step-draw-one = друга карта

bang-board-deck = колода { $count }
bang-board-discard = скид { $count }
bang-board-open = Відкриті
bang-board-hand = Ваша рука
bang-board-distance = відстань { $distance }
bang-board-in-reach = дістати можна
bang-board-too-far = не дістати
bang-board-out = поза грою
bang-board-cards = рука { $count }
bang-board-reach = б’є на { $reach }
bang-board-known = відомо
bang-board-maybe = можливо
bang-board-secret = роль таємна
bang-board-under-way = Триває
bang-board-roles = Ролі в грі
bang-board-bid = найвища ставка ${ $amount }
bang-board-hire = Можна найняти

error-tournament-of-three = Для турніру потрібен шериф, а коли гравців { $seats }, його немає.
error-no-mercy-without-sheriff = «Без пощади» — справа шерифа, а коли гравців { $seats }, його немає.
error-money-without-tournament = «{ $option }» — це про гроші: потрібен турнір (mode=tournament).

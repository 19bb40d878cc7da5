# Стол «Бах!»: то, что говорит только страница.

web-bang-table =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
web-bang-game = игра { $game } из { $games }
web-bang-wanted = Розыск
web-bang-turn = Ход
web-bang-life = жизнь { $life } из { $full }
web-bang-money = на руках { $amount }
web-bang-away = отошёл от стола
web-bang-only-you = видите только вы
web-bang-out-of-count = не в счёт
web-bang-in-play = Перед вами
web-bang-colt = Кольт
web-bang-your-weapon-reaches = ваш «{ $weapon }» бьёт на { $reach }
web-bang-weapon-reaches = «{ $weapon }» бьёт на { $reach }
web-bang-short-regret = Зараза
web-bang-short-doolan = Роза
web-bang-seats =
    { $seats ->
        [one] = { $seats } место
        [few] = { $seats } места
       *[many] = { $seats } мест
    }
web-bang-reached = расстояние { $distance } { $sum }, достать можно
web-bang-not-reached = расстояние { $distance } { $sum }, слишком далеко
web-bang-known = Вы знаете, что в этой руке: { $cards }
web-bang-phase-draw = взять
web-bang-phase-play = играть
web-bang-phase-discard = сброс
web-bang-fired =
    { $count ->
        [0] «Бах!» ещё не было
       *[other] «Бах!» сыграно: { $count }
    }
web-bang-play-here = сыграть

web-bang-watch-shot = { $by } стреляет, { $at } отвечает
web-bang-watch-indians = Индейцы! { $by } насылает, { $at } отвечает
web-bang-watch-duel = Дуэль: { $by } и { $at }
web-bang-fires = { $name } стреляет в вас.
web-bang-gatling = { $name } бьёт из «Гатлинга».
web-bang-attacks = { $name } насылает индейцев.
web-bang-duels = { $name } стоит против вас в дуэли.
web-bang-needed =
    { $needed ->
        [one] Нужно одно «Мимо!»
        [few] Нужны { $needed } «Мимо!»
       *[many] Нужно { $needed } «Мимо!»
    }
web-bang-bang-needed = Нужен «Бах!»
web-bang-take-hit = Принять пулю
web-bang-give-up = Сдаться
web-bang-end = Закончить ход
web-bang-from-deck = Из колоды
web-bang-heal = Вылечиться за две карты
web-bang-draw-heart = «Карту!»: ♥ = «Мимо!»
web-bang-serves = служит как «{ $card }»
web-bang-counts = идёт за одно
web-bang-take-back = Вернуть ход
web-bang-you-are-out = Вы выбыли и смотрите дальше.
web-bang-tournament-won = Победа в турнире: { $names }
web-bang-out = { $name } выбывает.

web-bang-your-bid = ваша ставка
web-bang-less = на $100 меньше
web-bang-more = на $100 больше
web-bang-bid = Поставить
web-bang-highest = { $name } даёт ${ $amount }

web-bang-ability-bart-cassidy = Берёт карту за каждую потерянную жизнь.
web-bang-ability-black-jack = Показывает вторую взятую карту; если она красная, берёт ещё одну.
web-bang-ability-calamity-janet = «Бах!» служит как «Мимо!», и наоборот.
web-bang-ability-el-gringo = Берёт карту из руки того, кто его ранил.
web-bang-ability-jesse-jones = Первую карту может взять из чужой руки.
web-bang-ability-jourdonnais = Всегда при «Бочке».
web-bang-ability-kit-carlson = Смотрит три карты, две берёт, одну кладёт обратно на колоду.
web-bang-ability-lucky-duke = При каждом «Карту!» открывает две карты и выбирает одну.
web-bang-ability-paul-regret = Для остальных он на одно место дальше.
web-bang-ability-pedro-ramirez = Первую карту может взять из сброса.
web-bang-ability-rose-doolan = Для неё все на одно место ближе.
web-bang-ability-sid-ketchum = Сбрасывает две карты за одну жизнь, сколько угодно раз.
web-bang-ability-slab-the-killer = Против его «Бах!» нужны два «Мимо!».
web-bang-ability-suzy-lafayette = Берёт карту, как только рука пуста.
web-bang-ability-vulture-sam = Забирает все карты выбывшего.
web-bang-ability-willy-the-kid = Играет сколько угодно «Бах!» за ход.

web-bang-effect-bang = Выстрел в того, до кого достаёт оружие: минус жизнь, если он не ответит «Мимо!» или «Бочкой».
web-bang-effect-missed = Ответ на выстрел в вас.
web-bang-effect-beer = Вернуть одну жизнь; можно и в миг смертельного ранения. Вдвоём не действует.
web-bang-effect-panic = Взять карту у игрока на расстоянии 1: случайную из руки или любую со стола.
web-bang-effect-cat-balou = Любой игрок сбрасывает карту: случайную из руки или выбранную вами со стола.
web-bang-effect-duel = С кем угодно: по очереди сбрасывайте «Бах!»; кто первым не смог, теряет жизнь.
web-bang-effect-general-store = Открывается по карте на игрока; начиная с вас, каждый берёт одну.
web-bang-effect-indians = Все остальные сбрасывают «Бах!» или теряют жизнь.
web-bang-effect-stagecoach = Взять 2 карты.
web-bang-effect-gatling = Выстрел во всех остальных.
web-bang-effect-saloon = Все в игре возвращают по одной жизни.
web-bang-effect-wells-fargo = Взять 3 карты.
web-bang-effect-barrel = Когда в вас стреляют, откройте карту: черви служат как «Мимо!».
web-bang-effect-dynamite = В начале хода откройте карту: пики 2–9 стоят вам трёх жизней, иначе «Динамит» уходит соседу слева.
web-bang-effect-scope = Все для вас на одно место ближе.
web-bang-effect-mustang = Вы для всех на одно место дальше.
web-bang-effect-jail = Перед чужим ходом открывается карта: если не черви, ход пропущен. Шерифа не сажают.
web-bang-effect-volcanic = Бьёт на 1; «Бах!» сколько угодно за ход.
web-bang-effect-schofield = Оружие: бьёт на 2.
web-bang-effect-remington = Оружие: бьёт на 3.
web-bang-effect-carabine = Оружие: бьёт на 4.
web-bang-effect-winchester = Оружие: бьёт на 5.

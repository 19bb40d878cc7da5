# Стіл «Бах!»: те, що каже лише сторінка.

web-bang-table =
    { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }
web-bang-game = гра { $game } з { $games }
web-bang-wanted = Розшук
web-bang-turn = Хід
web-bang-life = життя { $life } з { $full }
web-bang-money = на руках { $amount }
web-bang-away = немає за столом
web-bang-only-you = бачите лише ви
web-bang-out-of-count = не рахується
web-bang-in-play = Перед вами
web-bang-colt = Кольт
web-bang-your-weapon-reaches = ваш «{ $weapon }» б’є на { $reach }
web-bang-weapon-reaches = «{ $weapon }» б’є на { $reach }
web-bang-short-regret = Зараза
web-bang-short-doolan = Роза
web-bang-seats =
    { $seats ->
        [one] = { $seats } місце
        [few] = { $seats } місця
       *[many] = { $seats } місць
    }
web-bang-reached = відстань { $distance } { $sum }, дістати можна
web-bang-not-reached = відстань { $distance } { $sum }, задалеко
web-bang-known = Ви знаєте, що в цій руці: { $cards }
web-bang-phase-draw = взяти
web-bang-phase-play = грати
web-bang-phase-discard = скид
web-bang-fired =
    { $count ->
        [0] «Бах!» ще не було
       *[other] «Бах!» зіграно: { $count }
    }
web-bang-play-here = зіграти

web-bang-watch-shot = { $by } стріляє, { $at } відповідає
web-bang-watch-indians = Індіанці! { $by } насилає, { $at } відповідає
web-bang-watch-duel = Дуель: { $by } і { $at }
web-bang-fires = { $name } стріляє у вас.
web-bang-gatling = { $name } б’є з «Гатлінга».
web-bang-attacks = { $name } насилає індіанців.
web-bang-duels = { $name } стоїть проти вас у дуелі.
web-bang-needed =
    { $needed ->
        [one] Потрібне одне «Мимо!»
        [few] Потрібні { $needed } «Мимо!»
       *[many] Потрібно { $needed } «Мимо!»
    }
web-bang-bang-needed = Потрібен «Бах!»
web-bang-take-hit = Прийняти кулю
web-bang-give-up = Здатися
web-bang-end = Закінчити хід
web-bang-from-deck = З колоди
web-bang-heal = Вилікуватися за дві карти
web-bang-draw-heart = «Карту!»: ♥ = «Мимо!»
web-bang-serves = служить як «{ $card }»
web-bang-counts = іде за одне
web-bang-take-back = Повернути хід
web-bang-you-are-out = Ви вибули й дивитеся далі.
web-bang-tournament-won = Перемога в турнірі: { $names }
web-bang-out = { $name } вибуває.

web-bang-your-bid = ваша ставка
web-bang-less = на $100 менше
web-bang-more = на $100 більше
web-bang-bid = Поставити
web-bang-highest = { $name } дає ${ $amount }

web-bang-ability-bart-cassidy = Бере карту за кожне втрачене життя.
web-bang-ability-black-jack = Показує другу взяту карту; якщо вона червона, бере ще одну.
web-bang-ability-calamity-janet = «Бах!» служить як «Мимо!», і навпаки.
web-bang-ability-el-gringo = Бере карту з руки того, хто його поранив.
web-bang-ability-jesse-jones = Першу карту може взяти з чужої руки.
web-bang-ability-jourdonnais = Завжди при «Бочці».
web-bang-ability-kit-carlson = Дивиться три карти, дві бере, одну кладе назад на колоду.
web-bang-ability-lucky-duke = За кожного «Карту!» відкриває дві карти й обирає одну.
web-bang-ability-paul-regret = Для решти він на одне місце далі.
web-bang-ability-pedro-ramirez = Першу карту може взяти зі скиду.
web-bang-ability-rose-doolan = Для неї всі на одне місце ближче.
web-bang-ability-sid-ketchum = Скидає дві карти за одне життя, скільки завгодно разів.
web-bang-ability-slab-the-killer = Проти його «Бах!» потрібні два «Мимо!».
web-bang-ability-suzy-lafayette = Бере карту, щойно рука порожня.
web-bang-ability-vulture-sam = Забирає всі карти того, хто вибув.
web-bang-ability-willy-the-kid = Грає скільки завгодно «Бах!» за хід.

web-bang-effect-bang = Постріл у того, до кого дістає зброя: мінус життя, якщо він не відповість «Мимо!» або «Бочкою».
web-bang-effect-missed = Відповідь на постріл у вас.
web-bang-effect-beer = Повернути одне життя; можна й у мить смертельного поранення. Удвох не діє.
web-bang-effect-panic = Взяти карту в гравця на відстані 1: випадкову з руки або будь-яку зі столу.
web-bang-effect-cat-balou = Будь-який гравець скидає карту: випадкову з руки або обрану вами зі столу.
web-bang-effect-duel = З ким завгодно: по черзі скидайте «Бах!»; хто перший не зміг, втрачає життя.
web-bang-effect-general-store = Відкривається по карті на гравця; починаючи з вас, кожен бере одну.
web-bang-effect-indians = Усі інші скидають «Бах!» або втрачають життя.
web-bang-effect-stagecoach = Взяти 2 карти.
web-bang-effect-gatling = Постріл у всіх інших.
web-bang-effect-saloon = Усі в грі повертають по одному життю.
web-bang-effect-wells-fargo = Взяти 3 карти.
web-bang-effect-barrel = Коли у вас стріляють, відкрийте карту: чирва служить як «Мимо!».
web-bang-effect-dynamite = На початку ходу відкрийте карту: піки 2–9 коштують вам трьох життів, інакше «Динаміт» іде сусідові ліворуч.
web-bang-effect-scope = Усі для вас на одне місце ближче.
web-bang-effect-mustang = Ви для всіх на одне місце далі.
web-bang-effect-jail = Перед чужим ходом відкривається карта: якщо не чирва, хід пропущено. Шерифа не саджають.
web-bang-effect-volcanic = Б’є на 1; «Бах!» скільки завгодно за хід.
web-bang-effect-schofield = Зброя: б’є на 2.
web-bang-effect-remington = Зброя: б’є на 3.
web-bang-effect-carabine = Зброя: б’є на 4.
web-bang-effect-winchester = Зброя: б’є на 5.

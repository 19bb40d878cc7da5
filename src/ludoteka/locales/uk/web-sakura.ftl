# Сакура в браузері: те, що каже лише сторінка.

web-sakura-round = Раунд { $round }
web-sakura-next-tree = попереду { $tree }-е дерево з { $trees }
web-sakura-order = за зростанням
web-sakura-last-round = Минулий раунд
web-sakura-standing = Підсумок

web-sakura-gate = Брама
web-sakura-torii = Торії
web-sakura-tree =
    { $tree ->
        [1] Перше дерево
        [2] Друге дерево
       *[other] Третє дерево
    }
web-sakura-paid = уже нагородило
web-sakura-to-go = лишилося { $left }
web-sakura-painter = Придворний художник

web-sakura-choosing = вибирає…
web-sakura-chosen = карту вибрано
web-sakura-from-deck = з колоди
web-sakura-plays-two = грає дві
web-sakura-done = зіграно
web-sakura-resolving = зараз
web-sakura-void = не зіграно
web-sakura-in-play = у грі
web-sakura-for-painter = Придворний
web-sakura-you-choose = 1. ваш вибір
web-sakura-they-choose = 1. вибір
web-sakura-then-artist = 2. потім художник
web-sakura-garden-done = 1. готово
web-sakura-you-direct = 2. ваш вибір
web-sakura-they-direct = 2. вибір

web-sakura-did-emperor = Імператор { $origin } → { $space }
web-sakura-did-walk = { $name } { $origin } → { $space }
web-sakura-did-embarrassed = { $name }: конфуз, на { $space }
web-sakura-did-nothing = без наслідків

web-sakura-deck = Колода
web-sakura-discards = Скид
web-sakura-supply = Запас

web-sakura-place = { $place } · { $rank }
web-sakura-rank = { $rank }-й
web-sakura-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }

web-sakura-ask-card = Виберіть карту
web-sakura-ask-card-help = Усі карти відкриваються разом. Менше число ходить першим.
web-sakura-ask-two = Виберіть дві карти
web-sakura-ask-two-help = Ви далі від Імператора: спершу своя карта, потім карта Придворного художника.
web-sakura-ask-second = І карту для Придворного художника
web-sakura-ask-second-help = Ваша власна карта: { $card }.
web-sakura-ask-emperor = Куди піде Імператор?
web-sakura-ask-emperor-help = Ваша карта { $card }, дія саду. Потім ходить ваш художник.
web-sakura-ask-artist = Куди піде ваш художник?
web-sakura-ask-artist-help = Ваша карта { $card }, дія художника.
web-sakura-play = Зіграти { $card }
web-sakura-play-two = Зіграти { $card }, Придворному { $painter }
web-sakura-have-chosen = Ви вибрали { $card }
web-sakura-have-chosen-two = Ви вибрали { $card }, а для Придворного художника { $painter }
web-sakura-change = Передумати
web-sakura-skip = Пропустити
web-sakura-back-to = Назад на { $space }
web-sakura-forward-to = Уперед на { $space }
web-sakura-stay-on = Лишитися на { $space }
web-sakura-stay-gate = Лишитися на брамі
web-sakura-to-gate = Назад на браму
web-sakura-meets = { $name }: конфуз
web-sakura-nobody = нікого не зустріне
web-sakura-under-tree = під сакуру
web-sakura-embarrassed = на вас чекає конфуз
web-sakura-hand = Ваша рука
web-sakura-card = Карта { $card }: { $garden }, потім { $artist }
web-sakura-alone = сама по собі: Імператор { $emperor }, ви { $own }
web-sakura-together = разом: Імператор { $emperor }, ви { $own }

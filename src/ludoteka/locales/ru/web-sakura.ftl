# Сакура в браузере: то, что говорит только страница.

web-sakura-round = Раунд { $round }
web-sakura-next-tree = впереди { $tree }-е дерево из { $trees }
web-sakura-order = по возрастанию
web-sakura-last-round = Прошлый раунд
web-sakura-standing = Итог

web-sakura-gate = Врата
web-sakura-torii = Тории
web-sakura-tree =
    { $tree ->
        [1] Первое дерево
        [2] Второе дерево
       *[other] Третье дерево
    }
web-sakura-paid = уже наградило
web-sakura-to-go = осталось { $left }
web-sakura-painter = Придворный художник

web-sakura-choosing = выбирает…
web-sakura-chosen = карта выбрана
web-sakura-from-deck = из колоды
web-sakura-plays-two = играет две
web-sakura-done = сыграна
web-sakura-resolving = сейчас
web-sakura-void = не сыграна
web-sakura-in-play = в игре
web-sakura-for-painter = Придворный
web-sakura-you-choose = 1. ваш выбор
web-sakura-they-choose = 1. выбор
web-sakura-then-artist = 2. затем художник
web-sakura-garden-done = 1. готово
web-sakura-you-direct = 2. ваш выбор
web-sakura-they-direct = 2. выбор

web-sakura-did-emperor = Император { $origin } → { $space }
web-sakura-did-walk = { $name } { $origin } → { $space }
web-sakura-did-embarrassed = { $name }: конфуз, на { $space }
web-sakura-did-nothing = без последствий

web-sakura-deck = Колода
web-sakura-discards = Сброс
web-sakura-supply = Запас

web-sakura-place = { $place } · { $rank }
web-sakura-rank = { $rank }-й
web-sakura-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }

web-sakura-ask-card = Выберите карту
web-sakura-ask-card-help = Все карты открываются разом. Меньшее число ходит первым.
web-sakura-ask-two = Выберите две карты
web-sakura-ask-two-help = Вы дальше от Императора: сначала своя карта, потом карта Придворного художника.
web-sakura-ask-second = И карту для Придворного художника
web-sakura-ask-second-help = Ваша собственная карта: { $card }.
web-sakura-ask-emperor = Куда пойдёт Император?
web-sakura-ask-emperor-help = Ваша карта { $card }, действие сада. Затем ходит ваш художник.
web-sakura-ask-artist = Куда пойдёт ваш художник?
web-sakura-ask-artist-help = Ваша карта { $card }, действие художника.
web-sakura-play = Сыграть { $card }
web-sakura-play-two = Сыграть { $card }, Придворному { $painter }
web-sakura-have-chosen = Вы выбрали { $card }
web-sakura-have-chosen-two = Вы выбрали { $card }, а для Придворного художника { $painter }
web-sakura-change = Передумать
web-sakura-skip = Пропустить
web-sakura-back-to = Назад на { $space }
web-sakura-forward-to = Вперёд на { $space }
web-sakura-stay-on = Остаться на { $space }
web-sakura-stay-gate = Остаться на вратах
web-sakura-to-gate = Назад на врата
web-sakura-meets = { $name }: конфуз
web-sakura-nobody = никого не встретит
web-sakura-under-tree = под сакуру
web-sakura-embarrassed = вас ждёт конфуз
web-sakura-hand = Ваша рука
web-sakura-card = Карта { $card }: { $garden }, затем { $artist }
web-sakura-alone = сама по себе: Император { $emperor }, вы { $own }
web-sakura-together = вместе: Император { $emperor }, вы { $own }

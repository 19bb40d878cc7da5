# «Бах!»: что происходит за столом.

bang-event-game-began = Начинается игра { $game }.
bang-event-role-dealt =
    { $role ->
        [hidden] { $seat } получает тайную роль.
       *[other] { $seat } получает роль: { $role }.
    }
bang-event-role-shown = { $seat } открывает роль: { $role }.
bang-event-character-dealt = { $seat } — { $character }.
bang-event-hand-dealt =
    { $cards ->
        [hidden] { $seat }: жизней { $life }, карт в руке { $cards-count }.
       *[other] { $seat }: жизней { $life }, в руке { $cards }.
    }
bang-event-turn-began = { $seat } начинает ход.
bang-event-turn-skipped = { $seat } сидит в «Тюрьме» и пропускает ход.
bang-event-suspended = Идёт: { $steps }.
bang-event-distances-changed = Расстояния изменились.
bang-event-card-traced = Всем снова ясно, у кого { $card }.
bang-event-cards-drawn =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } берёт { $cards-count } карту.
                [few] { $seat } берёт { $cards-count } карты.
               *[many] { $seat } берёт { $cards-count } карт.
            }
       *[other] { $seat } берёт { $cards-acc }.
    }
bang-event-open-card-drawn = { $seat } берёт { $card-acc } и показывает всем.
bang-event-cards-looked-at =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } смотрит { $cards-count } верхнюю карту.
                [few] { $seat } смотрит { $cards-count } верхние карты.
               *[many] { $seat } смотрит { $cards-count } верхних карт.
            }
       *[other] { $seat } смотрит карты: { $cards }.
    }
bang-event-card-put-back =
    { $card ->
        [hidden]
            { $kept-count ->
                [one] { $seat } оставляет себе { $kept-count } карту, одну возвращает на колоду.
                [few] { $seat } оставляет себе { $kept-count } карты, одну возвращает на колоду.
               *[many] { $seat } оставляет себе { $kept-count } карт, одну возвращает на колоду.
            }
       *[other] { $seat } оставляет себе { $kept-acc } и возвращает на колоду { $card-acc }.
    }
bang-event-discard-taken = { $seat } берёт из сброса { $card-acc }.
bang-event-deck-reshuffled =
    { $count ->
        [one] Сброс перемешан в новую колоду: { $count } карта.
        [few] Сброс перемешан в новую колоду: { $count } карты.
       *[many] Сброс перемешан в новую колоду: { $count } карт.
    }
bang-event-card-played =
    { $target-count ->
        [0] { $seat } играет { $card-acc }.
       *[other] { $seat } играет { $card-acc } против игрока { $target }.
    }
bang-event-card-put-in-play =
    { $owner-count ->
        [0] { $seat } выкладывает { $card-acc }.
       *[other] { $seat } кладёт { $card-acc } перед игроком { $owner }.
    }
bang-event-card-answered = { $seat } отвечает: { $card }.
bang-event-card-discarded = { $seat } сбрасывает { $card-acc }.
bang-event-healing-began = { $seat } выбирает первую из двух карт за 1 жизнь: { $card }.
bang-event-healing-taken-back = { $seat } оставляет эту карту себе.
bang-event-card-taken =
    { $card ->
        [hidden] { $seat } берёт карту из руки игрока { $victim }.
       *[other] { $seat } берёт { $card-acc } из руки игрока { $victim }.
    }
bang-event-table-card-taken =
    { $victim-count ->
        [0] { $seat } забирает со стола в руку { $card-acc }.
       *[other] { $seat } забирает { $card-acc }: карта лежала перед игроком { $victim }.
    }
bang-event-store-opened = В «Лавке»: { $cards }.
bang-event-store-card-taken = { $seat } берёт { $card-acc }.
bang-event-card-turned = «Карту!» { $seat } открывает { $card-acc }.
bang-event-cards-turned = «Карту!» { $seat } открывает { $cards-acc } и выбирает.
bang-event-card-chosen = { $seat } выбирает { $card-acc }, а не { $others-acc }.
bang-event-shot-cancelled = Выстрел в игрока { $seat } — мимо.
bang-event-dynamite-passed = { $card } переходит от игрока { $seat } к игроку { $to }.
bang-event-dynamite-exploded = «Динамит» взрывается перед игроком { $seat }!
bang-event-life-lost =
    { $amount ->
        [one] { $seat } теряет { $amount } жизнь; осталось: { $life }.
        [few] { $seat } теряет { $amount } жизни; осталось: { $life }.
       *[many] { $seat } теряет { $amount } жизней; осталось: { $life }.
    }
bang-event-life-gained = { $seat } восстанавливает 1 жизнь; теперь: { $life }.
bang-event-player-eliminated =
    { $by-count ->
        [0] { $seat } выбывает из игры ({ $role }).
       *[other] { $by } выводит из игры игрока { $seat } ({ $role }).
    }
bang-event-cards-inherited =
    { $hand ->
        [hidden] { $seat } забирает все карты игрока { $victim }: из руки { $hand-count }, со стола { $table-acc }.
       *[other] { $seat } забирает все карты игрока { $victim }: из руки { $hand-acc }, со стола { $table-acc }.
    }
bang-event-game-ended = Игра окончена: { $side } ({ $winners }).
bang-event-money-paid = Доллары за игру: { $amounts }. Теперь у всех: { $money }.
bang-event-bounty-paid = { $seat } получает премию ${ $amount }.
bang-event-characters-turned-up = Можно нанять: { $characters }.
bang-event-character-offered = { $seat } выставляет на торги: { $character }.
bang-event-bid-made = { $seat } предлагает ${ $amount }.
bang-event-bidding-left = { $seat } пасует.
bang-event-character-hired = { $seat } платит ${ $price }; персонаж — { $character }.
bang-event-character-released = { $seat } отказывается от персонажа.
bang-event-card-kept = { $seat } сохраняет { $card-acc } на следующую игру.
bang-event-cards-returned = { $seat } больше ничего не сохраняет.

bang-ask-play = Сыграйте карту или завершите ход.
bang-ask-discard = Карт в руке больше, чем жизней: сбросьте одну.
bang-ask-take-back = Без пощады: вернуть в руку сыгранный «Бах!»?
bang-ask-draw-jesse = Возьмите первую карту: с колоды или из чьей-то руки.
bang-ask-draw-pedro = Возьмите первую карту: с колоды или из сброса.
bang-ask-put-back = Какую карту вернуть на колоду?
bang-ask-choose-card = Какая из открытых карт считается?
bang-ask-answer-shot = В вас стреляют. Ваш ответ?
bang-ask-answer-indians = «Индейцы!» Сбросьте «Бах!» или потеряйте жизнь.
bang-ask-answer-duel = «Дуэль»! Сбросьте «Бах!» или потеряйте жизнь.
bang-ask-take-card = «Лавка»: возьмите карту.
bang-ask-rescue = Рана смертельная. Можете спастись?
bang-ask-discard-second = Выберите вторую карту, которую сбросите за 1 жизнь, или верните первую.
bang-ask-discard-all = Сбросьте все карты в любом порядке.
bang-ask-keep-character = Оставить персонажа на следующую игру?
bang-ask-offer = Выберите персонажа и откройте торги.
bang-ask-price = Ваша первая ставка?
bang-ask-raise = Поднять ставку или пас?
bang-ask-keep-cards = Сохранить карту на следующую игру (по $500 за карту)?

# О чём вопрос и кто его вызвал.

bang-asked-shot =
    { $needed ->
        [one] { $by } стреляет в вас: «Мимо!» или пуля?
        [few] { $by } стреляет в вас: два «Мимо!» или пуля?
       *[many] { $by } стреляет в вас: { $needed } «Мимо!» или пуля?
    }
bang-asked-indians = { $by } играет «Индейцев!» Сбросьте «Бах!» или потеряйте жизнь.
bang-asked-duel = На дуэли против вас { $by }. Сбросьте «Бах!» или потеряйте жизнь.
bang-asked-rescue = { $by } ранит вас смертельно. Можете спастись?

bang-move-end = завершить ход
bang-move-pass = пас
bang-move-play = сыграть { $card-acc }
bang-move-play-at = { $card } → { $target }
bang-move-rob-hand = { $card } → случайная карта из руки игрока { $target }
bang-move-rob-table = { $card } → { $blue }
bang-move-answer = ответить: { $card }
bang-move-barrel = попробовать «Бочку» («Карту!»)
bang-move-ability = применить свойство («Карту!»)
bang-move-heal = сбросить { $card-acc } и ещё одну карту за 1 жизнь
bang-move-discard = сбросить { $card-acc }
bang-move-take = взять { $card-acc }
bang-move-put-back = вернуть на колоду { $card-acc }
bang-move-choose = выбрать { $card-acc }
bang-move-draw = взять с колоды
bang-move-draw-from = взять карту из руки игрока { $target }
bang-move-draw-discard = взять верхнюю карту сброса
bang-move-keep = сохранить { $card-acc } за $500
bang-move-keep-character = оставить персонажа за его цену
bang-move-offer = выставить на торги: { $character }
bang-move-bid = предложить ${ $amount }

bang-hint-distance = расстояние { $distance } (мест { $seats }, + { $plus }, − { $minus }), ваше оружие бьёт на { $reach }; жизней { $life }
bang-hint-duel = карт в руке: { $cards }, жизней: { $life }
bang-hint-hand = карт в руке: { $cards }
bang-hint-table = лежит перед игроком { $owner }
bang-hint-weapon = бьёт на { $reach }
bang-hint-beer-void = не подействует: осталось двое игроков
bang-hint-life-full = не подействует: у вас все жизни
bang-hint-needed =
    { $needed ->
        [one] нужна { $needed } карта «Мимо!»
        [few] нужно { $needed } карты «Мимо!»
       *[many] нужно { $needed } карт «Мимо!»
    }
bang-hint-life-after = останется жизней: { $life }
bang-hint-give-up = вы выбываете из игры
bang-hint-discards =
    { $cards ->
        [one] потом сбросить { $cards } карту
        [few] потом сбросить { $cards } карты
       *[many] потом сбросить { $cards } карт
    }

bang-refusal-match-over = Партия окончена.
bang-refusal-no-such-seat = За этим столом нет места { $number }.
bang-refusal-not-your-turn = Сейчас отвечает другой игрок.
bang-refusal-not-now =
    { $decision ->
        [play] Сыграйте карту или завершите ход.
        [discard] Сначала сбросьте лишние карты.
        [take-back] Верните сыгранный «Бах!» или скажите пас.
        [draw-jesse] Сначала возьмите первую карту: с колоды или из руки.
        [draw-pedro] Сначала возьмите первую карту: с колоды или из сброса.
        [put-back] Сначала верните одну из трёх карт.
        [choose-card] Сначала выберите, какая карта считается.
        [answer-shot] Сначала ответьте на выстрел: «Мимо!», «Бочка» или пас.
        [answer-indians] Сначала ответьте на «Индейцев!»: «Бах!» или пас.
        [answer-duel] Сначала ответьте на «Дуэль»: «Бах!» или пас.
        [take-card] Сначала возьмите карту в «Лавке».
        [rescue] Рана смертельная: спасайтесь или скажите пас.
        [discard-second] Сначала выберите вторую карту за 1 жизнь или верните первую.
        [discard-all] Сначала сбросьте свои карты.
        [keep-character] Оставьте персонажа или скажите пас.
        [offer] Сначала выберите персонажа.
        [price] Сначала назовите ставку.
        [raise] Поднимите ставку или скажите пас.
       *[keep-cards] Сохраните карту или скажите пас.
    }
bang-refusal-not-in-hand = Этой карты нет у вас в руке.
bang-refusal-already-in-front = Перед вами уже лежит такая карта.
bang-refusal-out-of-the-game = Этот игрок выбыл из игры.
bang-refusal-missed-is-an-answer = «Мимо!» — только ответ на выстрел в вас.
bang-refusal-not-at-yourself = В себя нельзя.
bang-refusal-out-of-reach = Слишком далеко: расстояние { $distance }, а оружие бьёт на { $reach }.
bang-refusal-one-bang-a-turn = За ход можно сыграть только один «Бах!».
bang-refusal-not-the-sheriff = Шерифа нельзя посадить в «Тюрьму».
bang-refusal-already-in-jail = Этот игрок уже в «Тюрьме».
bang-refusal-own-hand = Из своей руки нельзя.
bang-refusal-too-far = «Грабёж» действует на расстоянии 1, а не { $distance }.
bang-refusal-nothing-to-take = В этой руке нет карт.
bang-refusal-not-on-the-table = Эта карта ни перед кем не лежит.
bang-refusal-only-sid = Лечиться картами умеет только Сид Кечам.
bang-refusal-full-life = У вас и так все жизни.
bang-refusal-two-cards-needed = Для этого нужны две карты.
bang-refusal-already-chosen = Эту карту вы уже выбрали. Выберите другую или верните эту.
bang-refusal-not-chosen = Это не та карта, которую вы выбрали первой.
bang-refusal-not-fired = Этот «Бах!» не сыгран в этом ходу.
bang-refusal-no-discards = Сброс пуст.
bang-refusal-nobody-to-draw-from = Из этой руки взять нечего.
bang-refusal-not-open = Такой карты среди них нет.
bang-refusal-no-barrel = У вас нет «Бочки».
bang-refusal-barrel-used = Эта «Бочка» против этого выстрела уже испробована.
bang-refusal-only-jourdonnais = Встроенная «Бочка» есть только у Журдонне.
bang-refusal-not-a-missed = Это не «Мимо!».
bang-refusal-not-a-bang = Это не «Бах!».
bang-refusal-only-beer-saves = Из карт спасает только «Пиво».
bang-refusal-no-beer-for-two = Когда игроков двое, «Пиво» не действует.
bang-refusal-too-expensive = Это стоит ${ $price }, а у вас ${ $money }.
bang-refusal-not-turned-up = Этого персонажа нельзя нанять.
bang-refusal-bid-too-low = Ставка не меньше ${ $least }.
bang-refusal-bid-too-high = У вас только ${ $money }.
bang-refusal-not-before-you = Этой карты нет перед вами.
bang-refusal-no-more-than-life = Нельзя сохранить карт больше, чем жизней в начале игры.

bang-option-mode = Игра
bang-option-mode-help = `single`: одна игра. `tournament`: столько игр, сколько игроков, на деньги; роль шерифа идёт по кругу.
bang-option-no-mercy = Без пощады
bang-option-no-mercy-help = В конце хода шериф может вернуть в руку сыгранный «Бах!».
bang-option-experience = Опыт
bang-option-experience-help = Между играми турнира можно сохранить карты, лежавшие перед вами, по $500.
bang-option-hire = Наём
bang-option-hire-help = В турнире персонажей нанимают на торгах; у каждого в начале $1000.
bang-option-bounties = Премии
bang-option-bounties-help = В турнире за бандита дают $1000 вместо 3 карт.

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
bang-card-panic = Грабёж
bang-card-cat-balou = Кэт Баллу
bang-card-duel = Дуэль
bang-card-general-store = Лавка
    .acc = Лавку
bang-card-indians = Индейцы!
    .acc = Индейцев!
bang-card-stagecoach = Дилижанс
bang-card-gatling = Гатлинг
bang-card-saloon = Салун
bang-card-wells-fargo = Бона
    .acc = Бону
bang-card-barrel = Бочка
    .acc = Бочку
bang-card-dynamite = Динамит
bang-card-scope = Аппалуза
    .acc = Аппалузу
bang-card-mustang = Мустанг
    .acc = Мустанга
bang-card-jail = Тюрьма
    .acc = Тюрьму
bang-card-volcanic = Вулкан
bang-card-schofield = Скофилд
bang-card-remington = Ремингтон
bang-card-carabine = Карабин
bang-card-winchester = Винчестер
bang-rank-j = В
bang-rank-q = Д
bang-rank-k = К
bang-rank-a = Т
bang-character-bart-cassidy = Барт Кассиди
bang-character-black-jack = Чёрный Джек
bang-character-calamity-janet = Бедовая Жанет
bang-character-el-gringo = Эль Гринго
bang-character-jesse-jones = Джесси Джонс
bang-character-jourdonnais = Журдонне
bang-character-kit-carlson = Кит Карлсон
bang-character-lucky-duke = Везунчик Дюк
bang-character-paul-regret = Зараза Пол
bang-character-pedro-ramirez = Педро Рамирез
bang-character-rose-doolan = Роза Дулан
bang-character-sid-ketchum = Сид Кечам
bang-character-slab-the-killer = Кастет
bang-character-suzy-lafayette = Сьюзи Лафайет
bang-character-vulture-sam = Стервятник Сэм
bang-character-willy-the-kid = Малыш Вилли
bang-role-sheriff = шериф
bang-role-deputy = житель
bang-role-outlaw = бандит
bang-role-renegade = предатель
bang-side-law = победа шерифа и жителей
bang-side-outlaws = победа бандитов
bang-side-renegade = предатель победил один
bang-side-survivor = цель достигнута
bang-step-dynamite-check = «Динамит»
bang-step-jail-check = «Тюрьма»
bang-step-draw-two = взятие карт
bang-step-play = ход
bang-step-limit = предел руки
bang-step-discard = сброс
bang-step-mercy = без пощады
bang-step-take-back = возврат карты
bang-step-next-turn = следующий ход
bang-step-jesse = первая карта
bang-step-pedro = первая карта
bang-step-kit = три карты
bang-step-lucky = «Карту!»
bang-step-dynamite-turned = «Динамит»
bang-step-jail-turned = «Тюрьма»
bang-step-barrel-turned = «Бочка»
bang-step-card = карта
bang-step-gatling = «Гатлинг»
bang-step-indians = «Индейцы!»
bang-step-shot = выстрел
bang-step-attack = нападение
bang-step-duel = «Дуэль»
bang-step-store = «Лавка»
bang-step-harm = попадание
bang-step-hurt = рана
bang-step-dying = спасение
bang-step-heal = лечение
bang-step-eliminate = гибель
bang-step-strip = сброс всех карт
bang-step-reward = награда или штраф
bang-step-judge = конец?
bang-step-keep-characters = выбор персонажей
bang-step-keep-character = выбор персонажа
bang-step-turn-up = открытие персонажей
bang-step-auction = торги
bang-step-offer = предложение
bang-step-price = первая ставка
bang-step-raising = ставки
bang-step-raise = ставка
bang-step-keeping = сохранение карт
bang-step-keep-cards = сохранение карты
bang-step-deal = раздача
bang-step-draw-one = вторая карта

bang-board-deck = колода { $count }
bang-board-discard = сброс { $count }
bang-board-open = Открыты
bang-board-hand = Ваша рука
bang-board-distance = расстояние { $distance }
bang-board-in-reach = достать можно
bang-board-too-far = не достать
bang-board-out = вне игры
bang-board-cards = рука { $count }
bang-board-reach = бьёт на { $reach }
bang-board-known = известно
bang-board-maybe = возможно
bang-board-secret = роль тайная
bang-board-under-way = Идёт
bang-board-roles = Роли в игре
bang-board-bid = высшая ставка ${ $amount }
bang-board-hire = Можно нанять

error-tournament-of-three = Для турнира нужен шериф, а когда игроков { $seats }, его нет.
error-no-mercy-without-sheriff = «Без пощады» — дело шерифа, а когда игроков { $seats }, его нет.
error-money-without-tournament = «{ $option }» — это о деньгах: нужен турнир (mode=tournament).

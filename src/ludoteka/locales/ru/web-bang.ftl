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
web-bang-life = жизней { $life } из { $full }
web-bang-money = на руках { $amount }
web-bang-away = нет за столом
web-bang-only-you = видите только вы
web-bang-out-of-count = не считается
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
web-bang-known = Вы знаете карты в этой руке: { $cards }
web-bang-phase-draw = взять
web-bang-phase-play = играть
web-bang-phase-discard = сброс
web-bang-fired =
    { $count ->
        [0] «Бах!» ещё не было
       *[other] «Бах!» сыграно: { $count }
    }
web-bang-play-here = сыграть

web-bang-needed =
    { $needed ->
        [one] Нужно одно «Мимо!».
        [few] Нужны { $needed } «Мимо!».
       *[many] Нужно { $needed } «Мимо!».
    }
web-bang-bang-needed = Нужен «Бах!».
web-bang-take-hit = Принять пулю
web-bang-give-up = Сдаться
web-bang-end = Завершить ход
web-bang-from-deck = С колоды
web-bang-heal = Вылечиться за две карты
web-bang-heal-first = Выберите первую карту. Она останется у вас, пока не выбрана вторая.
web-bang-heal-second = Выберите вторую карту
web-bang-heal-both = Обе вы сбросите за 1 жизнь.
web-bang-keep-first = Вернуть карту
web-bang-draw-heart = ♥ = «Мимо!»
web-bang-serves = как «{ $card }»
web-bang-counts = идёт за одно
web-bang-take-back = Вернуть ход

web-bang-your-bid = ваша ставка
web-bang-less = на $100 меньше
web-bang-more = на $100 больше
web-bang-bid = Поставить
web-bang-highest = { $name } даёт ${ $amount }

web-bang-ability-bart-cassidy = Берёт карту за каждую потерянную жизнь.
web-bang-ability-black-jack = Показывает вторую взятую карту; если она красная, берёт ещё одну.
web-bang-ability-calamity-janet = Может сыграть «Бах!» как «Мимо!», и наоборот.
web-bang-ability-el-gringo = Берёт карту из руки игрока, который его ранил.
web-bang-ability-jesse-jones = Первую карту может взять из чужой руки.
web-bang-ability-jourdonnais = Для него всегда действует «Бочка».
web-bang-ability-kit-carlson = Смотрит три карты, две берёт, одну кладёт обратно на колоду.
web-bang-ability-lucky-duke = При каждом «Карту!» открывает две карты и выбирает одну.
web-bang-ability-paul-regret = Для остальных он на одно место дальше.
web-bang-ability-pedro-ramirez = Первую карту может взять из сброса.
web-bang-ability-rose-doolan = Для неё все на одно место ближе.
web-bang-ability-sid-ketchum = В любое время сбрасывает две карты за одну жизнь, сколько угодно раз.
web-bang-ability-slab-the-killer = Против его «Бах!» нужны две карты «Мимо!».
web-bang-ability-suzy-lafayette = Берёт карту, как только у неё не осталось карт в руке.
web-bang-ability-vulture-sam = Забирает все карты каждого, кто выбыл.
web-bang-ability-willy-the-kid = Играет сколько угодно «Бах!» за ход.

web-bang-effect-bang = Выстрел в игрока, до которого достаёт оружие: он теряет 1 жизнь, если не ответит «Мимо!» или «Бочкой».
web-bang-effect-missed = Ответ на выстрел в вас.
web-bang-effect-beer = Восстановите 1 жизнь; можно и в момент смертельного ранения. Не действует, когда остались двое.
web-bang-effect-panic = Возьмите карту у игрока на расстоянии 1: случайную из руки или любую из лежащих перед ним.
web-bang-effect-cat-balou = Любой игрок сбрасывает карту: случайную из руки или ту из лежащих перед ним, которую выберете вы.
web-bang-effect-duel = Вызовите любого игрока на любом расстоянии. По очереди сбрасывайте «Бах!»; кто первым не сбросит, теряет 1 жизнь.
web-bang-effect-general-store = Откройте по карте на каждого игрока. Начиная с вас, каждый берёт одну.
web-bang-effect-indians = Каждый из остальных сбрасывает «Бах!» или теряет 1 жизнь.
web-bang-effect-stagecoach = Возьмите 2 карты.
web-bang-effect-gatling = Выстрел во всех остальных.
web-bang-effect-saloon = Каждый игрок восстанавливает 1 жизнь.
web-bang-effect-wells-fargo = Возьмите 3 карты.
web-bang-effect-barrel = Когда в вас стреляют, откройте верхнюю карту: черви заменяют «Мимо!».
web-bang-effect-dynamite = В начале хода откройте верхнюю карту: на пиках 2–9 вы теряете 3 жизни, иначе «Динамит» уходит соседу слева.
web-bang-effect-scope = Все для вас на одно место ближе.
web-bang-effect-mustang = Вы для всех на одно место дальше.
web-bang-effect-jail = Положите перед любым игроком, кроме шерифа. В начале своего хода он открывает верхнюю карту: на червях ходит, иначе пропускает ход.
web-bang-effect-volcanic = Бьёт на 1; «Бах!» можно играть сколько угодно раз за ход.
web-bang-effect-schofield = Оружие: бьёт на 2.
web-bang-effect-remington = Оружие: бьёт на 3.
web-bang-effect-carabine = Оружие: бьёт на 4.
web-bang-effect-winchester = Оружие: бьёт на 5.

# What the narrator says; $you is who the reader is.

web-bang-tell-shot =
    { $you ->
        [seat] Вы стреляете в игрока { $target }.
        [target]
            { $seat } стреляет в вас. { $needed ->
                [one] Нужно одно «Мимо!»
                [few] Нужны два «Мимо!»
               *[many] Нужно { $needed } «Мимо!»
            }
       *[none] { $seat } стреляет в игрока { $target }.
    }
web-bang-tell-gatling =
    { $you ->
        [seat] Вы бьёте по всем из «Гатлинга».
        [target] { $seat } бьёт по всем из «Гатлинга». Вам нужно «Мимо!»
       *[none] { $seat } бьёт по всем из «Гатлинга».
    }
web-bang-tell-indians =
    { $you ->
        [seat] Вы играете «Индейцев!» против всех.
        [target] { $seat } играет «Индейцев!» против всех. Вам нужен «Бах!»
       *[none] { $seat } играет «Индейцев!» против всех.
    }
web-bang-tell-duel =
    { $you ->
        [seat] Вы вызываете на дуэль игрока { $target }.
        [target] { $seat } вызывает вас на дуэль. Вам нужен «Бах!»
       *[none] { $seat } вызывает на дуэль игрока { $target }.
    }
web-bang-tell-duel-answer =
    { $you ->
        [seat] Вы отвечаете: «Бах!» Теперь { $target }.
        [target] { $seat } отвечает: «Бах!» Теперь вы.
       *[none] { $seat } отвечает: «Бах!» Теперь { $target }.
    }
web-bang-tell-indians-answer =
    { $you ->
        [seat] Вы отбиваетесь от индейцев: «Бах!»
       *[none] { $seat } отбивается от индейцев: «Бах!»
    }
web-bang-tell-one-more =
    { $you ->
        [seat] Вы играете одно «Мимо!» Нужно ещё одно.
       *[none] { $seat } играет одно «Мимо!» Нужно ещё одно.
    }
web-bang-tell-dodge =
    { $you ->
        [seat]
            Вы уходите от пули: { $card ->
                [bang] «Бах!»
               *[other] «Мимо!»
            }
       *[none]
            { $seat } уходит от пули: { $card ->
                [bang] «Бах!»
               *[other] «Мимо!»
            }
    }
web-bang-tell-barrel =
    { $you ->
        [seat]
            Ваша «Бочка»: { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }. { $result ->
                [saved] Черви: пуля мимо.
                [half] Черви: нужно ещё одно «Мимо!»
               *[no] Не черви.
            }
       *[none]
            { $seat }, «Бочка»: { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }. { $result ->
                [saved] Черви: пуля мимо.
                [half] Черви: нужно ещё одно «Мимо!»
               *[no] Не черви.
            }
    }
web-bang-tell-hit =
    { $you ->
        [by]
            Вы попадаете в игрока { $seat }. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
        [seat]
            { $by } попадает в вас. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
       *[none]
            { $by } попадает в игрока { $seat }. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
    }
web-bang-tell-indians-hit =
    { $you ->
        [seat]
            Индейцы ранят вас. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
       *[none]
            Индейцы ранят игрока { $seat }. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
    }
web-bang-tell-duel-lost =
    { $you ->
        [seat]
            Вы проигрываете дуэль. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
       *[none]
            { $seat } проигрывает дуэль. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
    }
web-bang-tell-loses =
    { $you ->
        [seat]
            Вы теряете жизнь. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
       *[none]
            { $seat } теряет жизнь. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
    }
web-bang-tell-beer =
    { $you ->
        [seat]
            Вы пьёте «Пиво». { $life ->
                [0] Не помогает.
                [one] Теперь { $life } жизнь.
                [few] Теперь { $life } жизни.
               *[many] Теперь { $life } жизней.
            }
       *[none]
            { $seat } пьёт «Пиво». { $life ->
                [0] Не помогает.
                [one] Теперь { $life } жизнь.
                [few] Теперь { $life } жизни.
               *[many] Теперь { $life } жизней.
            }
    }
web-bang-tell-saloon =
    { $you ->
        [seat] Вы угощаете в «Салуне». Каждому +1 жизнь.
       *[none] { $seat } угощает в «Салуне». Каждому +1 жизнь.
    }
web-bang-tell-stagecoach =
    { $you ->
        [seat]
            «Дилижанс»: вы берёте { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
       *[none]
            «Дилижанс»: { $seat } берёт { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
    }
web-bang-tell-wells-fargo =
    { $you ->
        [seat]
            «Бона»: вы берёте { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
       *[none]
            «Бона»: { $seat } берёт { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
    }
web-bang-tell-store =
    { $you ->
        [seat] Вы открываете «Лавку».
       *[none] { $seat } открывает «Лавку».
    }
web-bang-tell-puts =
    { $you ->
        [seat] Вы кладёте
       *[none] { $seat } кладёт
    } { $card ->
        [barrel] «Бочку»: черви останавливают пулю
        [dynamite] «Динамит»: он пойдёт по кругу
        [scope] «Аппалузу»: все на 1 ближе
        [mustang] «Мустанга»: на 1 дальше от всех
        [volcanic] «Вулкан»: сколько угодно «Бах!»
        [schofield] «Скофилд»: бьёт на 2
        [remington] «Ремингтон»: бьёт на 3
        [carabine] «Карабин»: бьёт на 4
       *[other] «Винчестер»: бьёт на 5
    }.
web-bang-tell-jail =
    { $you ->
        [seat] Вы сажаете в «Тюрьму» игрока { $target }.
        [target] { $seat } сажает вас в «Тюрьму».
       *[none] { $seat } сажает в «Тюрьму» игрока { $target }.
    }
web-bang-tell-takes =
    { $why ->
        [gringo] За рану
        [jesse] Вместо карты с колоды
       *[panic] «Грабёж»:
    } { $you ->
        [seat]
            вы берёте { $card ->
                [hidden] карту
                [bang] «Бах!»
                [missed] «Мимо!»
                [beer] «Пиво»
                [panic] «Грабёж»
                [cat-balou] «Кэт Баллу»
                [duel] «Дуэль»
                [general-store] «Лавку»
                [indians] «Индейцев!»
                [stagecoach] «Дилижанс»
                [gatling] «Гатлинг»
                [saloon] «Салун»
                [wells-fargo] «Бону»
                [barrel] «Бочку»
                [dynamite] «Динамит»
                [scope] «Аппалузу»
                [mustang] «Мустанга»
                [jail] «Тюрьму»
                [volcanic] «Вулкан»
                [schofield] «Скофилд»
                [remington] «Ремингтон»
                [carabine] «Карабин»
               *[other] «Винчестер»
            } у игрока { $target }.
        [target]
            { $seat } берёт у вас { $card ->
                [hidden] карту
                [bang] «Бах!»
                [missed] «Мимо!»
                [beer] «Пиво»
                [panic] «Грабёж»
                [cat-balou] «Кэт Баллу»
                [duel] «Дуэль»
                [general-store] «Лавку»
                [indians] «Индейцев!»
                [stagecoach] «Дилижанс»
                [gatling] «Гатлинг»
                [saloon] «Салун»
                [wells-fargo] «Бону»
                [barrel] «Бочку»
                [dynamite] «Динамит»
                [scope] «Аппалузу»
                [mustang] «Мустанга»
                [jail] «Тюрьму»
                [volcanic] «Вулкан»
                [schofield] «Скофилд»
                [remington] «Ремингтон»
                [carabine] «Карабин»
               *[other] «Винчестер»
            }.
       *[none]
            { $seat } берёт { $card ->
                [hidden] карту
                [bang] «Бах!»
                [missed] «Мимо!»
                [beer] «Пиво»
                [panic] «Грабёж»
                [cat-balou] «Кэт Баллу»
                [duel] «Дуэль»
                [general-store] «Лавку»
                [indians] «Индейцев!»
                [stagecoach] «Дилижанс»
                [gatling] «Гатлинг»
                [saloon] «Салун»
                [wells-fargo] «Бону»
                [barrel] «Бочку»
                [dynamite] «Динамит»
                [scope] «Аппалузу»
                [mustang] «Мустанга»
                [jail] «Тюрьму»
                [volcanic] «Вулкан»
                [schofield] «Скофилд»
                [remington] «Ремингтон»
                [carabine] «Карабин»
               *[other] «Винчестер»
            } у игрока { $target }.
    }
web-bang-tell-torn =
    { $you ->
        [seat] Ваша «Кэт Баллу»: { $target } теряет
        [target] { $seat } играет «Кэт Баллу». Вы теряете
       *[none] { $seat } играет «Кэт Баллу». { $target } теряет
    } { $card ->
        [bang] «Бах!»
        [missed] «Мимо!»
        [beer] «Пиво»
        [panic] «Грабёж»
        [cat-balou] «Кэт Баллу»
        [duel] «Дуэль»
        [general-store] «Лавку»
        [indians] «Индейцев!»
        [stagecoach] «Дилижанс»
        [gatling] «Гатлинг»
        [saloon] «Салун»
        [wells-fargo] «Бону»
        [barrel] «Бочку»
        [dynamite] «Динамит»
        [scope] «Аппалузу»
        [mustang] «Мустанга»
        [jail] «Тюрьму»
        [volcanic] «Вулкан»
        [schofield] «Скофилд»
        [remington] «Ремингтон»
        [carabine] «Карабин»
       *[other] «Винчестер»
    }.
web-bang-tell-discards =
    { $you ->
        [seat] Вы сбрасываете
       *[none] { $seat } сбрасывает
    } { $card ->
        [bang] «Бах!»
        [missed] «Мимо!»
        [beer] «Пиво»
        [panic] «Грабёж»
        [cat-balou] «Кэт Баллу»
        [duel] «Дуэль»
        [general-store] «Лавку»
        [indians] «Индейцев!»
        [stagecoach] «Дилижанс»
        [gatling] «Гатлинг»
        [saloon] «Салун»
        [wells-fargo] «Бону»
        [barrel] «Бочку»
        [dynamite] «Динамит»
        [scope] «Аппалузу»
        [mustang] «Мустанга»
        [jail] «Тюрьму»
        [volcanic] «Вулкан»
        [schofield] «Скофилд»
        [remington] «Ремингтон»
        [carabine] «Карабин»
       *[other] «Винчестер»
    }.
web-bang-tell-store-takes =
    { $you ->
        [seat] Вы берёте
       *[none] { $seat } берёт
    } { $card ->
        [bang] «Бах!»
        [missed] «Мимо!»
        [beer] «Пиво»
        [panic] «Грабёж»
        [cat-balou] «Кэт Баллу»
        [duel] «Дуэль»
        [general-store] «Лавку»
        [indians] «Индейцев!»
        [stagecoach] «Дилижанс»
        [gatling] «Гатлинг»
        [saloon] «Салун»
        [wells-fargo] «Бону»
        [barrel] «Бочку»
        [dynamite] «Динамит»
        [scope] «Аппалузу»
        [mustang] «Мустанга»
        [jail] «Тюрьму»
        [volcanic] «Вулкан»
        [schofield] «Скофилд»
        [remington] «Ремингтон»
        [carabine] «Карабин»
       *[other] «Винчестер»
    }.
web-bang-tell-from-discard =
    { $you ->
        [seat] Вы берёте из сброса
       *[none] { $seat } берёт из сброса
    } { $card ->
        [bang] «Бах!»
        [missed] «Мимо!»
        [beer] «Пиво»
        [panic] «Грабёж»
        [cat-balou] «Кэт Баллу»
        [duel] «Дуэль»
        [general-store] «Лавку»
        [indians] «Индейцев!»
        [stagecoach] «Дилижанс»
        [gatling] «Гатлинг»
        [saloon] «Салун»
        [wells-fargo] «Бону»
        [barrel] «Бочку»
        [dynamite] «Динамит»
        [scope] «Аппалузу»
        [mustang] «Мустанга»
        [jail] «Тюрьму»
        [volcanic] «Вулкан»
        [schofield] «Скофилд»
        [remington] «Ремингтон»
        [carabine] «Карабин»
       *[other] «Винчестер»
    }.
web-bang-tell-penalty =
    { $you ->
        [seat] Вы убили жителя и сбрасываете все карты.
       *[none] Убит житель: { $seat } сбрасывает все карты.
    }
web-bang-tell-inherits =
    { $you ->
        [seat] Вы забираете все карты игрока { $target }.
        [target] { $seat } забирает все ваши карты.
       *[none] { $seat } забирает все карты игрока { $target }.
    }
web-bang-tell-draws =
    { $you ->
        [seat]
            Вы берёте { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
       *[none]
            { $seat } берёт { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
    }
web-bang-tell-reward =
    { $you ->
        [seat]
            Награда: вы берёте { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
       *[none]
            Награда: { $seat } берёт { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
    }
web-bang-tell-shows =
    { $you ->
        [seat]
            Вы берёте и показываете { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }.
       *[none]
            { $seat } берёт и показывает { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }.
    }
web-bang-tell-looks =
    { $you ->
        [seat]
            Вы смотрите { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
       *[none]
            { $seat } смотрит { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
    }
web-bang-tell-puts-back =
    { $you ->
        [seat] Вы оставляете две, одну возвращаете.
       *[none] { $seat } оставляет две, одну возвращает.
    }
web-bang-tell-turn =
    { $you ->
        [seat] Ваш ход.
       *[none] { $seat } начинает ход.
    }
web-bang-tell-skipped =
    { $you ->
        [seat] Вы остаётесь в «Тюрьме» и пропускаете ход.
       *[none] { $seat } остаётся в «Тюрьме» и пропускает ход.
    }
web-bang-tell-draw-dynamite =
    { $you ->
        [seat]
            Ваш «Динамит»: { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }.
       *[none]
            { $seat }, «Динамит»: { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }.
    }
web-bang-tell-draw-jail =
    { $you ->
        [seat]
            Ваша «Тюрьма»: { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }. { $result ->
                [free] Черви: свобода.
               *[stays] Не черви.
            }
       *[none]
            { $seat }, «Тюрьма»: { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }. { $result ->
                [free] Черви: свобода.
               *[stays] Не черви.
            }
    }
web-bang-tell-turns-two =
    { $you ->
        [seat] Вы открываете две карты и выбираете.
       *[none] { $seat } открывает две карты и выбирает.
    }
web-bang-tell-dynamite-moves =
    { $you ->
        [seat] «Динамит» переходит к вам.
       *[none] «Динамит» переходит к игроку { $seat }.
    }
web-bang-tell-explodes =
    { $you ->
        [seat]
            «Динамит» взрывается. Вы теряете 3 жизни. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
       *[none]
            «Динамит» взрывается. { $seat } теряет 3 жизни. { $life ->
                [0] Жизней не осталось.
                [one] Осталась { $life } жизнь.
                [few] Осталось { $life } жизни.
               *[many] Осталось { $life } жизней.
            }
    }
web-bang-tell-out =
    { $you ->
        [seat]
            Вы выбываете. Ваша роль: { $role ->
                [sheriff] шериф
                [deputy] житель
                [outlaw] бандит
               *[renegade] предатель
            }.
       *[none]
            { $seat } выбывает. Роль: { $role ->
                [sheriff] шериф
                [deputy] житель
                [outlaw] бандит
               *[renegade] предатель
            }.
    }
web-bang-tell-over =
    { $side ->
        [law] Победа шерифа и жителей.
        [outlaws] Победа бандитов.
        [renegade] Победа предателя.
       *[survivor] Цель достигнута.
    }
web-bang-tell-deal =
    { $sheriff ->
        [yes]
            { $you ->
                [seat] Роли розданы. Шериф — вы.
               *[none] Роли розданы. Шериф — { $seat }.
            }
       *[no] Роли розданы в открытую.
    }
# After the deal: who I am, and what I want; whose eyes these are, for who looks on.
web-bang-tell-role =
    { $you ->
        [seat] { web-bang-you-are }. { $aim }
       *[none] { $seat }: { $name }.
    }
web-bang-tell-aim =
    { $you ->
        [seat] { $aim }
       *[none] { $seat }: { $name }.
    }

# The prompt.

web-bang-looking-back = Просмотр · { $number } из { $count }
web-bang-your-move = Ваш ход
web-bang-has-fired =
    { $count ->
         [one] В этот ход вы уже сыграли «Бах!».
         [few] В этот ход вы уже сыграли { $count } «Бах!».
        *[many] В этот ход вы уже сыграли { $count } «Бах!».
    }
web-bang-discard =
    { $count ->
         [one] Сбросьте { $count } карту
         [few] Сбросьте { $count } карты
        *[many] Сбросьте { $count } карт
    }
web-bang-hand-limit =
    { $lives ->
         [one] Остаётся столько карт, сколько у вас жизней: { $lives }.
         [few] Остаётся столько карт, сколько у вас жизней: { $lives }.
        *[many] Остаётся столько карт, сколько у вас жизней: { $lives }.
    }
web-bang-lives-left =
    { $lives ->
         [one] У вас { $lives } жизнь.
         [few] У вас { $lives } жизни.
        *[many] У вас { $lives } жизней.
    }
web-bang-you-are-hit = В вас попали
web-bang-dodge = Увернётесь?
web-bang-answer-indians = Индейцы!
web-bang-answer-duel = Ваш выстрел в дуэли
web-bang-who-shot = В кого стреляете?
web-bang-who-panic = Чью карту забираете?
web-bang-who-cat-balou = Чья карта уходит в сброс?
web-bang-who-duel = Кого вызываете?
web-bang-who-jail = Кто идёт в «Тюрьму»?
web-bang-put-back = Вернуть
web-bang-to-the-end = До конца ▸▸
web-bang-out = Вы выбыли: вас застрелил игрок { $name }.
web-bang-out-alone = Вы выбыли.
web-bang-out-can-win = Ваша сторона ещё может победить.
web-bang-out-lost = Победить вы уже не можете.
web-bang-new-game = Новая игра
web-bang-target = { $lives ->
        [one] { $lives } жизнь
        [few] { $lives } жизни
       *[many] { $lives } жизней
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
web-bang-away-sentence = { $name }: расстояние { $distance }. Ваш «{ $weapon }» бьёт на { $reach }.
web-bang-decides-shot = «Мимо!», «Бочка» или пуля.
web-bang-decides-bang = «Бах!» или потерянная жизнь.
web-bang-decides-store = Карта из «Лавки».
web-bang-decides-rescue = Поможет только «Пиво».
web-bang-decides-lucky = Одна из двух открытых карт.
web-bang-decides-kit = Две карты из трёх.
web-bang-decides-discard = Карт больше, чем жизней: лишние уходят.
web-bang-decides-play =
    { $fired ->
        [0] Карт в руке: { $cards }, «Бах!» ещё не было.
       *[other] Карт в руке: { $cards }, «Бах!» уже был.
    }

# The role card.

web-bang-you-are =
    { $role ->
        [sheriff] Вы шериф
        [deputy] Вы житель
        [outlaw] Вы бандит
       *[renegade] Вы предатель
    }
web-bang-aim-sheriff =
    { $renegades ->
        [one] Убейте всех бандитов и предателя.
        [few] Убейте всех бандитов и обоих предателей.
       *[many] Убейте всех бандитов и обоих предателей.
    }
web-bang-aim-deputy = Берегите шерифа.
web-bang-aim-outlaw = Убейте шерифа.
web-bang-aim-renegade = Переживите всех. Шериф должен погибнуть последним.
web-bang-aim-three-deputy = Убейте предателя сами.
web-bang-aim-three-renegade = Убейте бандита сами.
web-bang-aim-three-outlaw = Убейте жителя сами.
web-bang-count-sheriff =
    { $count ->
         [one] Шериф
         [few] { $count } шерифа
        *[many] { $count } шерифов
    }
web-bang-count-deputy =
    { $count ->
         [one] { $count } житель
         [few] { $count } жителя
        *[many] { $count } жителей
    }
web-bang-count-outlaw =
    { $count ->
         [one] { $count } бандит
         [few] { $count } бандита
        *[many] { $count } бандитов
    }
web-bang-count-renegade =
    { $count ->
         [one] Предатель
         [few] { $count } предателя, каждый за себя
        *[many] { $count } предателей, каждый за себя
    }
web-bang-with-you = С вами
web-bang-against-you = Против вас
web-bang-nobody = никого
web-bang-unknown = неизвестно кто
web-bang-roles-open = Все роли открыты.
web-bang-start = Начать
web-bang-wound = Ранение от игрока { $name } после вашего хода

# The end.

web-bang-end-title =
    { $result ->
        [win] Вы победили
        [lose] Вы проиграли
        [law] Победа шерифа и жителей
        [outlaws] Победа бандитов
        [renegade] Победа предателя
        [shared] Общая победа
        [over] Партия окончена
       *[survivor] Победа: { $seat }
    }
web-bang-end-why =
    { $side ->
        [law]
            { $renegades ->
                [one] Все бандиты и предатель мертвы.
                [few] Все бандиты и оба предателя мертвы.
               *[many] Все бандиты и предатели мертвы.
            }
       *[outlaws] Шериф мёртв.
    }
web-bang-end-renegade =
    { $you ->
        [seat] Вы пережили всех.
       *[none] Предатель пережил всех: { $seat }.
    }
web-bang-end-last =
    { $you ->
        [seat] Вы пережили всех.
       *[none] Все, кроме игрока { $seat }, выбыли.
    }
web-bang-end-prey =
    { $you ->
        [seat] Вы лично убили
        [target] { $seat } лично убивает вас,
       *[none] { $seat } лично убивает
    } { $role ->
        [deputy] жителя
        [outlaw] бандита
       *[renegade] предателя
    }{ $you ->
        [target] .
       *[none] : { $target }.
    }
web-bang-end-money =
    { $others ->
        [0]
            { $you ->
                [seat] У вас больше всех денег: ${ $amount }.
               *[none] Больше всех денег у игрока { $seat }: ${ $amount }.
            }
       *[other] Поровну у нескольких: по ${ $amount }.
    }
web-bang-end-fell =
    { $result ->
        [win] Вы погибли в раунде { $round }, но ваша сторона победила.
       *[lose] Вы погибли в раунде { $round }.
    }
web-bang-end-kill =
    { $you ->
        [seat] Раунд { $round }: вы убиваете игрока { $target }.
        [target] Раунд { $round }: { $seat } убивает вас.
       *[none] Раунд { $round }: { $seat } убивает игрока { $target }.
    }
web-bang-end-death =
    { $you ->
        [target] Раунд { $round }: вы погибаете.
       *[none] Раунд { $round }: погибает { $target }.
    } { $how ->
        [dynamite] «Динамит».
       *[duel] Проигранная дуэль.
    }
web-bang-end-round = раунд { $round }
web-bang-end-wins = победа
web-bang-end-you = вы
web-bang-end-you-name = Вы
web-bang-end-lives = Жизни по раундам
web-bang-end-best = Лучший момент
web-bang-end-turning = Перелом
web-bang-end-watch = Посмотреть
web-bang-end-turn-law =
    Раунд { $round }: { $you ->
        [target] вы выбываете,
       *[none] { $target } выбывает,
    } и теперь шериф с жителями в большинстве. До самого конца.
web-bang-end-turn-two =
    Раунд { $round }: { $you ->
        [target] вы выбываете.
       *[none] { $target } выбывает.
    } Остаются только шериф и предатель.
web-bang-end-turn-sheriff =
    Раунд { $round }: { $by ->
        [dynamite] «Динамит» оставляет
        [none] проигранная дуэль оставляет
       *[somebody]
            { $you ->
                [seat] вы оставляете
               *[none] { $seat } оставляет
            }
    } { $you ->
        [target] вам
       *[none] шерифу
    } { $life ->
        [one] { $life } жизнь.
        [few] { $life } жизни.
       *[many] { $life } жизней.
    } Больше { $most } уже не будет.
web-bang-end-moment =
    { $you ->
        [seat]
            Раунд { $round }. Ваш ход: { $card ->
                [gatling] «Гатлинг»
                [indians] «Индейцы!»
                [duel] «Дуэль»
               *[bang] «Бах!»
            }, и { $target } не может ответить.
        [target]
            Раунд { $round }. { $seat }: { $card ->
                [gatling] «Гатлинг»
                [indians] «Индейцы!»
                [duel] «Дуэль»
               *[bang] «Бах!»
            }, и вы не можете ответить.
       *[none]
            Раунд { $round }. { $seat }: { $card ->
                [gatling] «Гатлинг»
                [indians] «Индейцы!»
                [duel] «Дуэль»
               *[bang] «Бах!»
            }, и { $target } не может ответить.
    }

# The story.

web-bang-heading-game = Игра { $game }
web-bang-heading-round = Раунд { $round }
web-bang-drawn-jail = Будут ли черви?
web-bang-drawn-jail-how = Черви открывают «Тюрьму». Иначе ход пропадает.
web-bang-drawn-dynamite = Взорвётся ли?
web-bang-drawn-dynamite-how = Пики от 2 до 9 отнимают 3 жизни.
web-bang-turn-skipped =
    { $you ->
        [seat] Ваш ход пропущен
       *[none] Ход пропущен: { $seat }
    }
web-bang-heading-turn =
    { $you ->
        [seat] Ваш ход
       *[none] Ход: { $seat }
    }

web-bang-curve = жизни

# The narrator between games.

web-bang-tell-offers =
    { $you ->
        [seat] Вы открываете торги:
       *[none] { $seat } открывает торги:
    } { $character ->
        [bart-cassidy] Барт Кассиди
        [black-jack] Чёрный Джек
        [calamity-janet] Бедовая Жанет
        [el-gringo] Эль Гринго
        [jesse-jones] Джесси Джонс
        [jourdonnais] Журдонне
        [kit-carlson] Кит Карлсон
        [lucky-duke] Везунчик Дюк
        [paul-regret] Зараза Пол
        [pedro-ramirez] Педро Рамирез
        [rose-doolan] Роза Дулан
        [sid-ketchum] Сид Кечам
        [slab-the-killer] Кастет
        [suzy-lafayette] Сьюзи Лафайет
        [vulture-sam] Стервятник Сэм
       *[other] Малыш Вилли
    }.
web-bang-tell-hires =
    { $you ->
        [seat] Вы платите ${ $price }. Ваш персонаж:
       *[none] { $seat } платит ${ $price }. Персонаж:
    } { $character ->
        [bart-cassidy] Барт Кассиди
        [black-jack] Чёрный Джек
        [calamity-janet] Бедовая Жанет
        [el-gringo] Эль Гринго
        [jesse-jones] Джесси Джонс
        [jourdonnais] Журдонне
        [kit-carlson] Кит Карлсон
        [lucky-duke] Везунчик Дюк
        [paul-regret] Зараза Пол
        [pedro-ramirez] Педро Рамирез
        [rose-doolan] Роза Дулан
        [sid-ketchum] Сид Кечам
        [slab-the-killer] Кастет
        [suzy-lafayette] Сьюзи Лафайет
        [vulture-sam] Стервятник Сэм
       *[other] Малыш Вилли
    }.
web-bang-tell-bids =
    { $you ->
        [seat] Вы ставите ${ $amount }.
       *[none] { $seat } ставит ${ $amount }.
    }
web-bang-tell-leaves =
    { $you ->
        [seat] Вы выходите из торгов.
       *[none] { $seat } выходит из торгов.
    }
web-bang-tell-releases =
    { $you ->
        [seat] Вы отказываетесь от персонажа.
       *[none] { $seat } отказывается от персонажа.
    }
web-bang-tell-keeps =
    { $you ->
        [seat] Вы сохраняете карту на следующую игру.
       *[none] { $seat } сохраняет карту на следующую игру.
    }
web-bang-tell-returns =
    { $you ->
        [seat] Больше вы ничего не сохраняете.
       *[none] { $seat } больше ничего не сохраняет.
    }
web-bang-tell-bounty =
    { $you ->
        [seat] Вы получаете премию ${ $amount }.
       *[none] { $seat } получает премию ${ $amount }.
    }
web-bang-tell-for-hire = { $count ->
        [one] Можно нанять { $count } персонажа.
        [few] Можно нанять { $count } персонажей.
       *[many] Можно нанять { $count } персонажей.
    }

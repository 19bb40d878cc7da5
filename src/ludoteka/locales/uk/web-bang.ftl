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
web-bang-life = життів { $life } з { $full }
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
web-bang-known = Ви знаєте карти в цій руці: { $cards }
web-bang-phase-draw = взяти
web-bang-phase-play = грати
web-bang-phase-discard = скид
web-bang-fired =
    { $count ->
        [0] «Бах!» ще не було
       *[other] «Бах!» зіграно: { $count }
    }
web-bang-play-here = зіграти

web-bang-needed =
    { $needed ->
        [one] Потрібне одне «Мимо!».
        [few] Потрібні { $needed } «Мимо!».
       *[many] Потрібно { $needed } «Мимо!».
    }
web-bang-bang-needed = Потрібен «Бах!».
web-bang-take-hit = Прийняти кулю
web-bang-give-up = Здатися
web-bang-end = Завершити хід
web-bang-from-deck = З колоди
web-bang-heal = Вилікуватися за дві карти
web-bang-heal-first = Виберіть першу карту. Вона лишиться у вас, доки не вибрано другу.
web-bang-heal-second = Виберіть другу карту
web-bang-heal-both = Обидві ви скинете за 1 життя.
web-bang-keep-first = Повернути карту
web-bang-draw-heart = ♥ = «Мимо!»
web-bang-serves = як «{ $card }»
web-bang-counts = іде за одне
web-bang-take-back = Повернути хід

web-bang-your-bid = ваша ставка
web-bang-less = на $100 менше
web-bang-more = на $100 більше
web-bang-bid = Поставити
web-bang-highest = { $name } дає ${ $amount }

web-bang-ability-bart-cassidy = Бере карту за кожне втрачене життя.
web-bang-ability-black-jack = Показує другу взяту карту; якщо вона червона, бере ще одну.
web-bang-ability-calamity-janet = Може зіграти «Бах!» як «Мимо!», і навпаки.
web-bang-ability-el-gringo = Бере карту з руки гравця, який його поранив.
web-bang-ability-jesse-jones = Першу карту може взяти з чужої руки.
web-bang-ability-jourdonnais = Для нього завжди діє «Бочка».
web-bang-ability-kit-carlson = Переглядає три карти, дві бере, одну кладе назад на колоду.
web-bang-ability-lucky-duke = На кожне «Карту!» відкриває дві карти й вибирає одну.
web-bang-ability-paul-regret = Для решти він на одне місце далі.
web-bang-ability-pedro-ramirez = Першу карту може взяти зі скиду.
web-bang-ability-rose-doolan = Для неї всі на одне місце ближче.
web-bang-ability-sid-ketchum = Будь-коли скидає дві карти за одне життя, скільки завгодно разів.
web-bang-ability-slab-the-killer = Проти його «Бах!» потрібні дві карти «Мимо!».
web-bang-ability-suzy-lafayette = Бере карту, щойно в неї не лишилося карт на руках.
web-bang-ability-vulture-sam = Забирає всі карти кожного, хто вибув.
web-bang-ability-willy-the-kid = Грає скільки завгодно «Бах!» за хід.

web-bang-effect-bang = Постріл у гравця, до якого дістає зброя: він втрачає 1 життя, якщо не відповість «Мимо!» або «Бочкою».
web-bang-effect-missed = Відповідь на постріл у вас.
web-bang-effect-beer = Відновіть 1 життя; можна й у момент смертельного поранення. Не діє, коли лишилося двоє.
web-bang-effect-panic = Візьміть карту в гравця на відстані 1: випадкову з руки або будь-яку з тих, що лежать перед ним.
web-bang-effect-cat-balou = Будь-який гравець скидає карту: випадкову з руки або ту з карт перед ним, яку виберете ви.
web-bang-effect-duel = Викличте будь-якого гравця на будь-якій відстані. По черзі скидайте «Бах!»; хто перший не скине, втрачає 1 життя.
web-bang-effect-general-store = Відкрийте по карті на кожного гравця. Починаючи з вас, кожен бере одну.
web-bang-effect-indians = Кожен із решти скидає «Бах!» або втрачає 1 життя.
web-bang-effect-stagecoach = Візьміть 2 карти.
web-bang-effect-gatling = Постріл у всіх інших.
web-bang-effect-saloon = Кожен гравець відновлює 1 життя.
web-bang-effect-wells-fargo = Візьміть 3 карти.
web-bang-effect-barrel = Коли у вас стріляють, відкрийте верхню карту: чирва замінює «Мимо!».
web-bang-effect-dynamite = На початку ходу відкрийте верхню карту: на піках 2–9 ви втрачаєте 3 життя, інакше «Динаміт» іде сусідові ліворуч.
web-bang-effect-scope = Усі для вас на одне місце ближче.
web-bang-effect-mustang = Ви для всіх на одне місце далі.
web-bang-effect-jail = Покладіть перед будь-яким гравцем, крім шерифа. На початку свого ходу він відкриває верхню карту: на чирві ходить, інакше пропускає хід.
web-bang-effect-volcanic = Б’є на 1; «Бах!» можна грати скільки завгодно разів за хід.
web-bang-effect-schofield = Зброя: б’є на 2.
web-bang-effect-remington = Зброя: б’є на 3.
web-bang-effect-carabine = Зброя: б’є на 4.
web-bang-effect-winchester = Зброя: б’є на 5.

# What the narrator says; $you is who the reader is.

web-bang-tell-shot =
    { $you ->
        [seat] Ви стріляєте в гравця { $target }.
        [target]
            { $seat } стріляє у вас. { $needed ->
                [one] Потрібне одне «Мимо!»
                [few] Потрібні два «Мимо!»
               *[many] Потрібно { $needed } «Мимо!»
            }
       *[none] { $seat } стріляє в гравця { $target }.
    }
web-bang-tell-gatling =
    { $you ->
        [seat] Ви б’єте по всіх із «Гатлінга».
        [target] { $seat } б’є по всіх із «Гатлінга». Вам потрібне «Мимо!»
       *[none] { $seat } б’є по всіх із «Гатлінга».
    }
web-bang-tell-indians =
    { $you ->
        [seat] Ви граєте «Індіанців!» проти всіх.
        [target] { $seat } грає «Індіанців!» проти всіх. Вам потрібен «Бах!»
       *[none] { $seat } грає «Індіанців!» проти всіх.
    }
web-bang-tell-duel =
    { $you ->
        [seat] Ви викликаєте на дуель гравця { $target }.
        [target] { $seat } викликає вас на дуель. Вам потрібен «Бах!»
       *[none] { $seat } викликає на дуель гравця { $target }.
    }
web-bang-tell-duel-answer =
    { $you ->
        [seat] Ви відповідаєте: «Бах!» Тепер { $target }.
        [target] { $seat } відповідає: «Бах!» Тепер ви.
       *[none] { $seat } відповідає: «Бах!» Тепер { $target }.
    }
web-bang-tell-indians-answer =
    { $you ->
        [seat] Ви відбиваєтеся від індіанців: «Бах!»
       *[none] { $seat } відбивається від індіанців: «Бах!»
    }
web-bang-tell-one-more =
    { $you ->
        [seat] Ви граєте одне «Мимо!» Потрібне ще одне.
       *[none] { $seat } грає одне «Мимо!» Потрібне ще одне.
    }
web-bang-tell-dodge =
    { $you ->
        [seat]
            Ви ухиляєтеся від кулі: { $card ->
                [bang] «Бах!»
               *[other] «Мимо!»
            }
       *[none]
            { $seat } ухиляється від кулі: { $card ->
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
                [saved] Чирва: куля мимо.
                [half] Чирва: потрібне ще одне «Мимо!»
               *[no] Не чирва.
            }
       *[none]
            { $seat }, «Бочка»: { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }. { $result ->
                [saved] Чирва: куля мимо.
                [half] Чирва: потрібне ще одне «Мимо!»
               *[no] Не чирва.
            }
    }
web-bang-tell-hit =
    { $you ->
        [by]
            Ви влучаєте в гравця { $seat }. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
        [seat]
            { $by } влучає у вас. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
       *[none]
            { $by } влучає в гравця { $seat }. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
    }
web-bang-tell-indians-hit =
    { $you ->
        [seat]
            Індіанці ранять вас. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
       *[none]
            Індіанці ранять гравця { $seat }. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
    }
web-bang-tell-duel-lost =
    { $you ->
        [seat]
            Ви програєте дуель. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
       *[none]
            { $seat } програє дуель. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
    }
web-bang-tell-loses =
    { $you ->
        [seat]
            Ви втрачаєте життя. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
       *[none]
            { $seat } втрачає життя. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
    }
web-bang-tell-beer =
    { $you ->
        [seat]
            Ви п’єте «Пиво». { $life ->
                [0] Не допомагає.
                [one] Тепер { $life } життя.
                [few] Тепер { $life } життя.
               *[many] Тепер { $life } життів.
            }
       *[none]
            { $seat } п’є «Пиво». { $life ->
                [0] Не допомагає.
                [one] Тепер { $life } життя.
                [few] Тепер { $life } життя.
               *[many] Тепер { $life } життів.
            }
    }
web-bang-tell-saloon =
    { $you ->
        [seat] Ви частуєте в «Салуні». Кожному +1 життя.
       *[none] { $seat } частує в «Салуні». Кожному +1 життя.
    }
web-bang-tell-stagecoach =
    { $you ->
        [seat]
            «Диліжанс»: ви берете { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }.
       *[none]
            «Диліжанс»: { $seat } бере { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }.
    }
web-bang-tell-wells-fargo =
    { $you ->
        [seat]
            «Бона»: ви берете { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }.
       *[none]
            «Бона»: { $seat } бере { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }.
    }
web-bang-tell-store =
    { $you ->
        [seat] Ви відкриваєте «Крамницю».
       *[none] { $seat } відкриває «Крамницю».
    }
web-bang-tell-puts =
    { $you ->
        [seat] Ви кладете
       *[none] { $seat } кладе
    } { $card ->
        [barrel] «Бочку»: чирва спиняє кулю
        [dynamite] «Динаміт»: він піде по колу
        [scope] «Апалузу»: усі на 1 ближче
        [mustang] «Мустанга»: на 1 далі від усіх
        [volcanic] «Вулкан»: скільки завгодно «Бах!»
        [schofield] «Скофілд»: б’є на 2
        [remington] «Ремінгтон»: б’є на 3
        [carabine] «Карабін»: б’є на 4
       *[other] «Вінчестер»: б’є на 5
    }.
web-bang-tell-jail =
    { $you ->
        [seat] Ви саджаєте до «В’язниці» гравця { $target }.
        [target] { $seat } саджає вас до «В’язниці».
       *[none] { $seat } саджає до «В’язниці» гравця { $target }.
    }
web-bang-tell-takes =
    { $why ->
        [gringo] За рану
        [jesse] Замість карти з колоди
       *[panic] «Грабіж»:
    } { $you ->
        [seat]
            ви берете { $card ->
                [hidden] карту
                [bang] «Бах!»
                [missed] «Мимо!»
                [beer] «Пиво»
                [panic] «Грабіж»
                [cat-balou] «Кет Балу»
                [duel] «Дуель»
                [general-store] «Крамницю»
                [indians] «Індіанців!»
                [stagecoach] «Диліжанс»
                [gatling] «Гатлінг»
                [saloon] «Салун»
                [wells-fargo] «Бону»
                [barrel] «Бочку»
                [dynamite] «Динаміт»
                [scope] «Апалузу»
                [mustang] «Мустанга»
                [jail] «В’язницю»
                [volcanic] «Вулкан»
                [schofield] «Скофілд»
                [remington] «Ремінгтон»
                [carabine] «Карабін»
               *[other] «Вінчестер»
            } { $card ->
                [hidden] в
               *[other] у
            } гравця { $target }.
        [target]
            { $seat } бере у вас { $card ->
                [hidden] карту
                [bang] «Бах!»
                [missed] «Мимо!»
                [beer] «Пиво»
                [panic] «Грабіж»
                [cat-balou] «Кет Балу»
                [duel] «Дуель»
                [general-store] «Крамницю»
                [indians] «Індіанців!»
                [stagecoach] «Диліжанс»
                [gatling] «Гатлінг»
                [saloon] «Салун»
                [wells-fargo] «Бону»
                [barrel] «Бочку»
                [dynamite] «Динаміт»
                [scope] «Апалузу»
                [mustang] «Мустанга»
                [jail] «В’язницю»
                [volcanic] «Вулкан»
                [schofield] «Скофілд»
                [remington] «Ремінгтон»
                [carabine] «Карабін»
               *[other] «Вінчестер»
            }.
       *[none]
            { $seat } бере { $card ->
                [hidden] карту
                [bang] «Бах!»
                [missed] «Мимо!»
                [beer] «Пиво»
                [panic] «Грабіж»
                [cat-balou] «Кет Балу»
                [duel] «Дуель»
                [general-store] «Крамницю»
                [indians] «Індіанців!»
                [stagecoach] «Диліжанс»
                [gatling] «Гатлінг»
                [saloon] «Салун»
                [wells-fargo] «Бону»
                [barrel] «Бочку»
                [dynamite] «Динаміт»
                [scope] «Апалузу»
                [mustang] «Мустанга»
                [jail] «В’язницю»
                [volcanic] «Вулкан»
                [schofield] «Скофілд»
                [remington] «Ремінгтон»
                [carabine] «Карабін»
               *[other] «Вінчестер»
            } { $card ->
                [hidden] в
               *[other] у
            } гравця { $target }.
    }
web-bang-tell-torn =
    { $you ->
        [seat] Ваша «Кет Балу»: { $target } втрачає
        [target] { $seat } грає «Кет Балу». Ви втрачаєте
       *[none] { $seat } грає «Кет Балу». { $target } втрачає
    } { $card ->
        [bang] «Бах!»
        [missed] «Мимо!»
        [beer] «Пиво»
        [panic] «Грабіж»
        [cat-balou] «Кет Балу»
        [duel] «Дуель»
        [general-store] «Крамницю»
        [indians] «Індіанців!»
        [stagecoach] «Диліжанс»
        [gatling] «Гатлінг»
        [saloon] «Салун»
        [wells-fargo] «Бону»
        [barrel] «Бочку»
        [dynamite] «Динаміт»
        [scope] «Апалузу»
        [mustang] «Мустанга»
        [jail] «В’язницю»
        [volcanic] «Вулкан»
        [schofield] «Скофілд»
        [remington] «Ремінгтон»
        [carabine] «Карабін»
       *[other] «Вінчестер»
    }.
web-bang-tell-discards =
    { $you ->
        [seat] Ви скидаєте
       *[none] { $seat } скидає
    } { $card ->
        [bang] «Бах!»
        [missed] «Мимо!»
        [beer] «Пиво»
        [panic] «Грабіж»
        [cat-balou] «Кет Балу»
        [duel] «Дуель»
        [general-store] «Крамницю»
        [indians] «Індіанців!»
        [stagecoach] «Диліжанс»
        [gatling] «Гатлінг»
        [saloon] «Салун»
        [wells-fargo] «Бону»
        [barrel] «Бочку»
        [dynamite] «Динаміт»
        [scope] «Апалузу»
        [mustang] «Мустанга»
        [jail] «В’язницю»
        [volcanic] «Вулкан»
        [schofield] «Скофілд»
        [remington] «Ремінгтон»
        [carabine] «Карабін»
       *[other] «Вінчестер»
    }.
web-bang-tell-store-takes =
    { $you ->
        [seat] Ви берете
       *[none] { $seat } бере
    } { $card ->
        [bang] «Бах!»
        [missed] «Мимо!»
        [beer] «Пиво»
        [panic] «Грабіж»
        [cat-balou] «Кет Балу»
        [duel] «Дуель»
        [general-store] «Крамницю»
        [indians] «Індіанців!»
        [stagecoach] «Диліжанс»
        [gatling] «Гатлінг»
        [saloon] «Салун»
        [wells-fargo] «Бону»
        [barrel] «Бочку»
        [dynamite] «Динаміт»
        [scope] «Апалузу»
        [mustang] «Мустанга»
        [jail] «В’язницю»
        [volcanic] «Вулкан»
        [schofield] «Скофілд»
        [remington] «Ремінгтон»
        [carabine] «Карабін»
       *[other] «Вінчестер»
    }.
web-bang-tell-from-discard =
    { $you ->
        [seat] Ви берете зі скиду
       *[none] { $seat } бере зі скиду
    } { $card ->
        [bang] «Бах!»
        [missed] «Мимо!»
        [beer] «Пиво»
        [panic] «Грабіж»
        [cat-balou] «Кет Балу»
        [duel] «Дуель»
        [general-store] «Крамницю»
        [indians] «Індіанців!»
        [stagecoach] «Диліжанс»
        [gatling] «Гатлінг»
        [saloon] «Салун»
        [wells-fargo] «Бону»
        [barrel] «Бочку»
        [dynamite] «Динаміт»
        [scope] «Апалузу»
        [mustang] «Мустанга»
        [jail] «В’язницю»
        [volcanic] «Вулкан»
        [schofield] «Скофілд»
        [remington] «Ремінгтон»
        [carabine] «Карабін»
       *[other] «Вінчестер»
    }.
web-bang-tell-penalty =
    { $you ->
        [seat] Ви вбили мешканця і скидаєте всі карти.
       *[none] Убито мешканця: { $seat } скидає всі карти.
    }
web-bang-tell-inherits =
    { $you ->
        [seat] Ви забираєте всі карти гравця { $target }.
        [target] { $seat } забирає всі ваші карти.
       *[none] { $seat } забирає всі карти гравця { $target }.
    }
web-bang-tell-draws =
    { $you ->
        [seat]
            Ви берете { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }.
       *[none]
            { $seat } бере { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }.
    }
web-bang-tell-reward =
    { $you ->
        [seat]
            Нагорода: ви берете { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }.
       *[none]
            Нагорода: { $seat } бере { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }.
    }
web-bang-tell-shows =
    { $you ->
        [seat]
            Ви берете й показуєте { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }.
       *[none]
            { $seat } бере й показує { $rank ->
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
            Ви переглядаєте { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }.
       *[none]
            { $seat } переглядає { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }.
    }
web-bang-tell-puts-back =
    { $you ->
        [seat] Ви лишаєте дві, одну повертаєте.
       *[none] { $seat } лишає дві, одну повертає.
    }
web-bang-tell-turn =
    { $you ->
        [seat] Ваш хід.
       *[none] { $seat } починає хід.
    }
web-bang-tell-skipped =
    { $you ->
        [seat] Ви лишаєтеся у «В’язниці» й пропускаєте хід.
       *[none] { $seat } лишається у «В’язниці» й пропускає хід.
    }
web-bang-tell-draw-dynamite =
    { $you ->
        [seat]
            Ваш «Динаміт»: { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }.
       *[none]
            { $seat }, «Динаміт»: { $rank ->
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
            Ваша «В’язниця»: { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }. { $result ->
                [free] Чирва: свобода.
               *[stays] Не чирва.
            }
       *[none]
            { $seat }, «В’язниця»: { $rank ->
                [J] В
                [Q] Д
                [K] К
                [A] Т
               *[other] { $rank }
            }{ $suit }. { $result ->
                [free] Чирва: свобода.
               *[stays] Не чирва.
            }
    }
web-bang-tell-turns-two =
    { $you ->
        [seat] Ви відкриваєте дві карти й вибираєте.
       *[none] { $seat } відкриває дві карти й вибирає.
    }
web-bang-tell-dynamite-moves =
    { $you ->
        [seat] «Динаміт» переходить до вас.
       *[none] «Динаміт» переходить до гравця { $seat }.
    }
web-bang-tell-explodes =
    { $you ->
        [seat]
            «Динаміт» вибухає. Ви втрачаєте 3 життя. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
       *[none]
            «Динаміт» вибухає. { $seat } втрачає 3 життя. { $life ->
                [0] Життів не лишилося.
                [one] Лишилося { $life } життя.
                [few] Лишилося { $life } життя.
               *[many] Лишилося { $life } життів.
            }
    }
web-bang-tell-out =
    { $you ->
        [seat]
            Ви вибуваєте. Ваша роль: { $role ->
                [sheriff] шериф
                [deputy] мешканець
                [outlaw] бандит
               *[renegade] зрадник
            }.
       *[none]
            { $seat } вибуває. Роль: { $role ->
                [sheriff] шериф
                [deputy] мешканець
                [outlaw] бандит
               *[renegade] зрадник
            }.
    }
web-bang-tell-over =
    { $side ->
        [law] Перемога шерифа й мешканців.
        [outlaws] Перемога бандитів.
        [renegade] Перемога зрадника.
       *[survivor] Мети досягнуто.
    }
web-bang-tell-deal =
    { $sheriff ->
        [yes]
            { $you ->
                [seat] Ролі роздано. Шериф — ви.
               *[none] Ролі роздано. Шериф — { $seat }.
            }
       *[no] Ролі роздано відкрито.
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

web-bang-looking-back = Перегляд · { $number } з { $count }
web-bang-your-move = Ваш хід
web-bang-has-fired =
    { $count ->
         [one] У цьому ході ви вже зіграли «Бах!».
         [few] У цьому ході ви вже зіграли { $count } «Бах!».
        *[many] У цьому ході ви вже зіграли { $count } «Бах!».
    }
web-bang-discard =
    { $count ->
         [one] Скиньте { $count } карту
         [few] Скиньте { $count } карти
        *[many] Скиньте { $count } карт
    }
web-bang-hand-limit =
    { $lives ->
         [one] Лишається стільки карт, скільки у вас життів: { $lives }.
         [few] Лишається стільки карт, скільки у вас життів: { $lives }.
        *[many] Лишається стільки карт, скільки у вас життів: { $lives }.
    }
web-bang-lives-left =
    { $lives ->
         [one] У вас { $lives } життя.
         [few] У вас { $lives } життя.
        *[many] У вас { $lives } життів.
    }
web-bang-you-are-hit = У вас влучили
web-bang-dodge = Ухилитеся?
web-bang-answer-indians = Індіанці!
web-bang-answer-duel = Ваш постріл у дуелі
web-bang-who-shot = У кого стріляєте?
web-bang-who-panic = Чию карту забираєте?
web-bang-who-cat-balou = Чия карта йде у скид?
web-bang-who-duel = Кого викликаєте?
web-bang-who-jail = Хто йде до «В’язниці»?
web-bang-put-back = Повернути
web-bang-to-the-end = До кінця ▸▸
web-bang-out = Ви вибули: вас застрелив гравець { $name }.
web-bang-out-alone = Ви вибули.
web-bang-out-can-win = Ваша сторона ще може перемогти.
web-bang-out-lost = Перемогти ви вже не можете.
web-bang-new-game = Нова гра
web-bang-target = { $lives ->
        [one] { $lives } життя
        [few] { $lives } життя
       *[many] { $lives } життів
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
web-bang-away-sentence = { $name }: відстань { $distance }. Ваш «{ $weapon }» б’є на { $reach }.
web-bang-decides-shot = «Мимо!», «Бочка» або куля.
web-bang-decides-bang = «Бах!» або втрачене життя.
web-bang-decides-store = Карта з «Крамниці».
web-bang-decides-rescue = Допоможе лише «Пиво».
web-bang-decides-lucky = Одна з двох відкритих карт.
web-bang-decides-kit = Дві карти з трьох.
web-bang-decides-discard = Карт більше, ніж життів: зайві йдуть.
web-bang-decides-play =
    { $fired ->
        [0] Карт на руках: { $cards }, «Бах!» ще не було.
       *[other] Карт на руках: { $cards }, «Бах!» уже був.
    }

# The role card.

web-bang-you-are =
    { $role ->
        [sheriff] Ви шериф
        [deputy] Ви мешканець
        [outlaw] Ви бандит
       *[renegade] Ви зрадник
    }
web-bang-aim-sheriff =
    { $renegades ->
        [one] Убийте всіх бандитів і зрадника.
        [few] Убийте всіх бандитів і обох зрадників.
       *[many] Убийте всіх бандитів і обох зрадників.
    }
web-bang-aim-deputy = Бережіть шерифа.
web-bang-aim-outlaw = Убийте шерифа.
web-bang-aim-renegade = Переживіть усіх. Шериф має загинути останнім.
web-bang-aim-three-deputy = Убийте зрадника самі.
web-bang-aim-three-renegade = Убийте бандита самі.
web-bang-aim-three-outlaw = Убийте мешканця самі.
web-bang-count-sheriff =
    { $count ->
         [one] Шериф
         [few] { $count } шерифи
        *[many] { $count } шерифів
    }
web-bang-count-deputy =
    { $count ->
         [one] { $count } мешканець
         [few] { $count } мешканці
        *[many] { $count } мешканців
    }
web-bang-count-outlaw =
    { $count ->
         [one] { $count } бандит
         [few] { $count } бандити
        *[many] { $count } бандитів
    }
web-bang-count-renegade =
    { $count ->
         [one] Зрадник
         [few] { $count } зрадники, кожен за себе
        *[many] { $count } зрадників, кожен за себе
    }
web-bang-with-you = З вами
web-bang-against-you = Проти вас
web-bang-nobody = нікого
web-bang-unknown = невідомо хто
web-bang-roles-open = Усі ролі відкриті.
web-bang-start = Почати
web-bang-wound = Поранення від гравця { $name } після вашого ходу

# The end.

web-bang-end-title =
    { $result ->
        [win] Ви перемогли
        [lose] Ви програли
        [law] Перемога шерифа й мешканців
        [outlaws] Перемога бандитів
        [renegade] Перемога зрадника
        [shared] Спільна перемога
        [over] Партію завершено
       *[survivor] Перемога: { $seat }
    }
web-bang-end-why =
    { $side ->
        [law]
            { $renegades ->
                [one] Усі бандити і зрадник мертві.
                [few] Усі бандити й обидва зрадники мертві.
               *[many] Усі бандити і зрадники мертві.
            }
       *[outlaws] Шериф мертвий.
    }
web-bang-end-renegade =
    { $you ->
        [seat] Ви пережили всіх.
       *[none] Зрадник пережив усіх: { $seat }.
    }
web-bang-end-last =
    { $you ->
        [seat] Ви пережили всіх.
       *[none] Усі, крім гравця { $seat }, вибули.
    }
web-bang-end-prey =
    { $you ->
        [seat] Ви особисто вбили
        [target] { $seat } особисто вбиває вас,
       *[none] { $seat } особисто вбиває
    } { $role ->
        [deputy] мешканця
        [outlaw] бандита
       *[renegade] зрадника
    }{ $you ->
        [target] .
       *[none] : { $target }.
    }
web-bang-end-money =
    { $others ->
        [0]
            { $you ->
                [seat] У вас найбільше грошей: ${ $amount }.
               *[none] Найбільше грошей у гравця { $seat }: ${ $amount }.
            }
       *[other] Порівну в кількох: по ${ $amount }.
    }
web-bang-end-fell =
    { $result ->
        [win] Ви загинули в раунді { $round }, але ваша сторона перемогла.
       *[lose] Ви загинули в раунді { $round }.
    }
web-bang-end-kill =
    { $you ->
        [seat] Раунд { $round }: ви вбиваєте гравця { $target }.
        [target] Раунд { $round }: { $seat } вбиває вас.
       *[none] Раунд { $round }: { $seat } вбиває гравця { $target }.
    }
web-bang-end-death =
    { $you ->
        [target] Раунд { $round }: ви гинете.
       *[none] Раунд { $round }: гине { $target }.
    } { $how ->
        [dynamite] «Динаміт».
       *[duel] Програна дуель.
    }
web-bang-end-round = раунд { $round }
web-bang-end-wins = перемога
web-bang-end-you = ви
web-bang-end-you-name = Ви
web-bang-end-lives = Життя за раундами
web-bang-end-best = Найкращий момент
web-bang-end-turning = Злам
web-bang-end-watch = Подивитися
web-bang-end-turn-law =
    Раунд { $round }: { $you ->
        [target] ви вибуваєте,
       *[none] { $target } вибуває,
    } і тепер шериф із мешканцями в більшості. До самого кінця.
web-bang-end-turn-two =
    Раунд { $round }: { $you ->
        [target] ви вибуваєте.
       *[none] { $target } вибуває.
    } Лишаються тільки шериф і зрадник.
web-bang-end-turn-sheriff =
    Раунд { $round }: { $by ->
        [dynamite] «Динаміт» лишає
        [none] програна дуель лишає
       *[somebody]
            { $you ->
                [seat] ви лишаєте
               *[none] { $seat } лишає
            }
    } { $you ->
        [target] вам
       *[none] шерифові
    } { $life ->
        [one] { $life } життя.
        [few] { $life } життя.
       *[many] { $life } життів.
    } Більше ніж { $most } уже не буде.
web-bang-end-moment =
    { $you ->
        [seat]
            Раунд { $round }. Ваш хід: { $card ->
                [gatling] «Гатлінг»
                [indians] «Індіанці!»
                [duel] «Дуель»
               *[bang] «Бах!»
            }, і { $target } не може відповісти.
        [target]
            Раунд { $round }. { $seat }: { $card ->
                [gatling] «Гатлінг»
                [indians] «Індіанці!»
                [duel] «Дуель»
               *[bang] «Бах!»
            }, і ви не можете відповісти.
       *[none]
            Раунд { $round }. { $seat }: { $card ->
                [gatling] «Гатлінг»
                [indians] «Індіанці!»
                [duel] «Дуель»
               *[bang] «Бах!»
            }, і { $target } не може відповісти.
    }

# The story.

web-bang-heading-game = Гра { $game }
web-bang-heading-round = Раунд { $round }
web-bang-drawn-jail = Чи буде чирва?
web-bang-drawn-jail-how = Чирва відчиняє «В’язницю». Інакше хід пропадає.
web-bang-drawn-dynamite = Чи вибухне?
web-bang-drawn-dynamite-how = Піки від 2 до 9 забирають 3 життя.
web-bang-turn-skipped =
    { $you ->
        [seat] Ваш хід пропущено
       *[none] Хід пропущено: { $seat }
    }
web-bang-heading-turn =
    { $you ->
        [seat] Ваш хід
       *[none] Хід: { $seat }
    }

web-bang-curve = життя

# The narrator between games.

web-bang-tell-offers =
    { $you ->
        [seat] Ви відкриваєте торги:
       *[none] { $seat } відкриває торги:
    } { $character ->
        [bart-cassidy] Барт Кессіді
        [black-jack] Чорний Джек
        [calamity-janet] Бідова Джанет
        [el-gringo] Ель Грінго
        [jesse-jones] Джессі Джонс
        [jourdonnais] Журдоне
        [kit-carlson] Кіт Карлсон
        [lucky-duke] Щасливчик Дюк
        [paul-regret] Зараза Пол
        [pedro-ramirez] Педро Рамірес
        [rose-doolan] Роза Дулан
        [sid-ketchum] Сід Кетчем
        [slab-the-killer] Кастет
        [suzy-lafayette] Сьюзі Лафаєт
        [vulture-sam] Стерв’ятник Сем
       *[other] Малюк Віллі
    }.
web-bang-tell-hires =
    { $you ->
        [seat] Ви платите ${ $price }. Ваш персонаж:
       *[none] { $seat } платить ${ $price }. Персонаж:
    } { $character ->
        [bart-cassidy] Барт Кессіді
        [black-jack] Чорний Джек
        [calamity-janet] Бідова Джанет
        [el-gringo] Ель Грінго
        [jesse-jones] Джессі Джонс
        [jourdonnais] Журдоне
        [kit-carlson] Кіт Карлсон
        [lucky-duke] Щасливчик Дюк
        [paul-regret] Зараза Пол
        [pedro-ramirez] Педро Рамірес
        [rose-doolan] Роза Дулан
        [sid-ketchum] Сід Кетчем
        [slab-the-killer] Кастет
        [suzy-lafayette] Сьюзі Лафаєт
        [vulture-sam] Стерв’ятник Сем
       *[other] Малюк Віллі
    }.
web-bang-tell-bids =
    { $you ->
        [seat] Ви ставите ${ $amount }.
       *[none] { $seat } ставить ${ $amount }.
    }
web-bang-tell-leaves =
    { $you ->
        [seat] Ви виходите з торгів.
       *[none] { $seat } виходить з торгів.
    }
web-bang-tell-releases =
    { $you ->
        [seat] Ви відмовляєтеся від персонажа.
       *[none] { $seat } відмовляється від персонажа.
    }
web-bang-tell-keeps =
    { $you ->
        [seat] Ви зберігаєте карту на наступну гру.
       *[none] { $seat } зберігає карту на наступну гру.
    }
web-bang-tell-returns =
    { $you ->
        [seat] Більше ви нічого не зберігаєте.
       *[none] { $seat } більше нічого не зберігає.
    }
web-bang-tell-bounty =
    { $you ->
        [seat] Ви отримуєте премію ${ $amount }.
       *[none] { $seat } отримує премію ${ $amount }.
    }
web-bang-tell-for-hire = { $count ->
        [one] Можна найняти { $count } персонажа.
        [few] Можна найняти { $count } персонажів.
       *[many] Можна найняти { $count } персонажів.
    }

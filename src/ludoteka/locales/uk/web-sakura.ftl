# Сакура в браузері: те, що каже лише сторінка.

web-sakura-round = Раунд { $round }
web-sakura-next-tree = до сакури { $tree } з { $trees }
web-sakura-order = за зростанням
web-sakura-last-round = Минулий раунд
web-sakura-standing = Підсумок

web-sakura-gate = Брама
web-sakura-torii = Торії
web-sakura-tree =
    { $tree ->
        [1] Перша сакура
        [2] Друга сакура
       *[other] Третя сакура
    }
web-sakura-paid = уже нагородила
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
web-sakura-rank = місце { $rank }
web-sakura-rank-short = { $rank }
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
web-sakura-ask-emperor-help = Ваша карта { $card }. Потім ходить ваш художник.
web-sakura-ask-artist = Куди піде ваш художник?
web-sakura-ask-artist-help = Ваша карта { $card }.
web-sakura-play = Зіграти { $card }
web-sakura-play-two = Зіграти { $card }, Придворному { $painter }
web-sakura-have-chosen = Ви вибрали { $card }
web-sakura-have-chosen-two = Ви вибрали { $card }, а для Придворного художника { $painter }
web-sakura-change = Повернути хід
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
web-sakura-alone = Без інших карт: Імператор { $emperor }, ви { $own }.
web-sakura-together = Лише з цими двома: Імператор { $emperor }, ви { $own }.
web-sakura-or = або
web-sakura-on =
    { $space ->
        [0] на брамі
       *[other] на { $space }
    }
web-sakura-on-tree = під сакурою на { $space }
web-sakura-on-embarrassed =
    { $space ->
        [0] на брамі (конфуз)
       *[other] на { $space } (конфуз)
    }

web-sakura-board-now = Імператор стоїть { $emperor ->
        [0] на брамі
       *[other] на { $emperor }
    }. { $artists }.
web-sakura-stands-you = ви { $place }
web-sakura-stands = { $name } { $place }
web-sakura-wait-emperor = { $name }, карта { $card }: куди піде Імператор?
web-sakura-wait-artist = { $name }, карта { $card }: куди піде художник?
web-sakura-means-emperor-forward = Імператор іде на { $steps } вперед
web-sakura-means-emperor-back = Імператор іде на { $steps } назад
web-sakura-means-emperor-either = Імператор іде на { $steps } вперед або назад, на ваш вибір
web-sakura-means-nearest = Найближчий до Імператора художник іде на { $steps } назад
web-sakura-means-furthest = Найдальший від Імператора художник іде на { $steps } вперед
web-sakura-means-forward = Художник іде на { $steps } вперед
web-sakura-means-either = Художник іде на { $steps } вперед або назад, на ваш вибір
web-sakura-means-overtake = Художник обганяє того, хто одразу попереду
web-sakura-means-count = Художник іде на стільки клітинок, скільки художників попереду

# Розповідь: `$you` каже, хто у фразі читач; `$painter` 1: Придворний художник.

web-sakura-tell-dealt =
    { $cards ->
        [one] Усім по { $cards } карті. Імператор чекає на { $emperor }.
        [few] Усім по { $cards } карти. Імператор чекає на { $emperor }.
       *[many] Усім по { $cards } карт. Імператор чекає на { $emperor }.
    }
web-sakura-tell-in =
    { $count ->
        [one] Вибрано { $count } карту.
        [few] Усі { $count } карти на столі.
       *[many] Усі { $count } карт на столі.
    }
web-sakura-tell-order = Спершу менші: { $cards }.
web-sakura-tell-order-why = На карті спершу сад, потім художник.
web-sakura-tell-skipped =
    { $count ->
        [1] Карту { $cards } не розігрують.
       *[other] Не розігрують: { $cards }.
    }
web-sakura-tell-skipped-why = Сакура завершує раунд.
web-sakura-tell-emperor-forward =
    { $you ->
        [seat] Ваша карта { $card }
       *[other] { $painter ->
            [1] Придворний художник, карта { $card }
           *[other] { $seat }, карта { $card }
        }
    }: Імператор іде з { $origin } на { $space }.
web-sakura-tell-emperor-back =
    { $you ->
        [seat] Ваша карта { $card }
       *[other] { $painter ->
            [1] Придворний художник, карта { $card }
           *[other] { $seat }, карта { $card }
        }
    }: Імператор відступає з { $origin } на { $space }.
web-sakura-tell-emperor-stays =
    { $you ->
        [seat] Ваша карта { $card }
       *[other] { $painter ->
            [1] Придворний художник, карта { $card }
           *[other] { $seat }, карта { $card }
        }
    }: Імператор не заходить на браму і лишається на { $space }.
web-sakura-tell-tree = Імператор доходить до { $tree ->
        [1] першої
        [2] другої
       *[other] третьої
    } сакури.
web-sakura-tell-tree-why =
    { $you ->
        [seat] Ваш художник ще йде
       *[other] { $painter ->
            [1] Придворний художник ще йде
           *[other] { $seat } ще йде
        }
    }, потім нагорода.
web-sakura-tell-nearest =
    { $card }: { $you ->
        [artist] ви найближче й відступаєте
       *[other] { $painter ->
            [1] Придворний художник найближче й відступає
           *[other] { $artist } найближче й відступає
        }
    } { $origin ->
        [0] від брами
       *[other] з { $origin }
    } { $space ->
        [0] на браму
       *[other] на { $space }
    }.
web-sakura-tell-furthest =
    { $card }: { $you ->
        [artist] ви найдалі й ідете
       *[other] { $painter ->
            [1] Придворний художник найдалі й іде
           *[other] { $artist } найдалі й іде
        }
    } { $origin ->
        [0] від брами
       *[other] з { $origin }
    } { $space ->
        [0] на браму
       *[other] на { $space }
    }.
web-sakura-tell-nobody-nearest = { $card }: найближчого немає, усі на брамі.
web-sakura-tell-nobody-furthest = { $card }: найдальшого немає, на брамі кілька художників.
web-sakura-tell-walks =
    { $you ->
        [artist] Ви йдете
       *[other] { $painter ->
            [1] Придворний художник іде
           *[other] { $artist } іде
        }
    } на { $steps }: { $origin ->
        [0] від брами
       *[other] з { $origin }
    } { $space ->
        [0] на браму
       *[other] на { $space }
    }{ $over ->
        [none] { "" }
        [single] , через { $you ->
            [jumped] вас
           *[other] одного ({ $jumped })
        }
        [painter] , через Придворного художника
        [2] , через двох
        [3] , через трьох
        [4] , через чотирьох
       *[other] , через { $over }
    }.
web-sakura-tell-walks-back =
    { $you ->
        [artist] Ви відступаєте
       *[other] { $painter ->
            [1] Придворний художник відступає
           *[other] { $artist } відступає
        }
    } на { $steps }: { $origin ->
        [0] від брами
       *[other] з { $origin }
    } { $space ->
        [0] на браму
       *[other] на { $space }
    }{ $over ->
        [none] { "" }
        [single] , через { $you ->
            [jumped] вас
           *[other] одного ({ $jumped })
        }
        [painter] , через Придворного художника
        [2] , через двох
        [3] , через трьох
        [4] , через чотирьох
       *[other] , через { $over }
    }.
web-sakura-tell-overtakes =
    { $you ->
        [artist] Ви обганяєте
       *[other] { $painter ->
            [1] Придворний художник обганяє
           *[other] { $artist } обганяє
        }
    }: { $origin ->
        [0] від брами
       *[other] з { $origin }
    } { $space ->
        [0] на браму
       *[other] на { $space }
    }{ $over ->
        [none] { "" }
        [single] , через { $you ->
            [jumped] вас
           *[other] одного ({ $jumped })
        }
        [painter] , через Придворного художника
        [2] , через двох
        [3] , через трьох
        [4] , через чотирьох
       *[other] , через { $over }
    }.
web-sakura-tell-counts = Попереду { $steps }: { $you ->
        [artist] ви йдете
       *[other] { $painter ->
            [1] Придворний художник іде
           *[other] { $artist } іде
        }
    } { $origin ->
        [0] від брами
       *[other] з { $origin }
    } { $space ->
        [0] на браму
       *[other] на { $space }
    }{ $over ->
        [none] { "" }
        [single] , через { $you ->
            [jumped] вас
           *[other] одного ({ $jumped })
        }
        [painter] , через Придворного художника
        [2] , через двох
        [3] , через трьох
        [4] , через чотирьох
       *[other] , через { $over }
    }.
web-sakura-tell-stays =
    { $you ->
        [artist] Ви лишаєтеся
       *[other] { $painter ->
            [1] Придворний художник лишається
           *[other] { $artist } лишається
        }
    } { $space ->
        [0] на брамі
       *[other] на { $space }
    }.
web-sakura-tell-stays-overtake = Нема кого обганяти: { $you ->
        [artist] ви лишаєтеся
       *[other] { $painter ->
            [1] Придворний художник лишається
           *[other] { $artist } лишається
        }
    } { $space ->
        [0] на брамі
       *[other] на { $space }
    }.
web-sakura-tell-stays-count = Попереду нікого: { $you ->
        [artist] ви лишаєтеся
       *[other] { $painter ->
            [1] Придворний художник лишається
           *[other] { $artist } лишається
        }
    } { $space ->
        [0] на брамі
       *[other] на { $space }
    }.
web-sakura-tell-stepped-on = Імператор стає на { $origin }: { $you ->
        [artist] ви в конфузі
       *[other] { $painter ->
            [1] Придворний художник у конфузі
           *[other] { $artist } у конфузі
        }
    }, { $painter ->
        [1] назад
       *[other] { $lost ->
            [0] жетонів немає, назад
           *[other] мінус жетон, назад
        }
    } { $space ->
        [0] на браму
       *[other] на { $space }
    }.
web-sakura-tell-runs-into =
    { $you ->
        [artist] Ви наштовхуєтеся
       *[other] { $painter ->
            [1] Придворний художник наштовхується
           *[other] { $artist } наштовхується
        }
    } на Імператора: { $painter ->
        [1] назад
       *[other] { $lost ->
            [0] жетонів немає, назад
           *[other] мінус жетон, назад
        }
    } { $space ->
        [0] на браму
       *[other] на { $space }
    }.
web-sakura-tell-paid-0 = Сакура нікого не нагороджує: усі на брамі.
web-sakura-tell-paid-1 = Сакура нагороджує: { $you ->
        [first] ви
       *[other] { $first }
    } { $first-prize }.
web-sakura-tell-paid-2 = Сакура нагороджує: { $you ->
        [first] ви
       *[other] { $first }
    } { $first-prize }, { $you ->
        [second] ви
       *[other] { $second }
    } { $second-prize }.
web-sakura-tell-paid-3 = Сакура нагороджує: { $you ->
        [first] ви
       *[other] { $first }
    } { $first-prize }, { $you ->
        [second] ви
       *[other] { $second }
    } { $second-prize }, { $you ->
        [third] ви
       *[other] { $third }
    } { $third-prize }.
web-sakura-tell-paid-4 = Сакура нагороджує: { $you ->
        [first] ви
       *[other] { $first }
    } { $first-prize }, { $you ->
        [second] ви
       *[other] { $second }
    } { $second-prize }, { $you ->
        [third] ви
       *[other] { $third }
    } { $third-prize }, { $you ->
        [fourth] ви
       *[other] { $fourth }
    } { $fourth-prize }.
web-sakura-tell-paid-why = Спершу тих, хто ближче до Імператора.
web-sakura-tell-line-up = Художники шикуються. Перший у ряду: { $you ->
        [artist] ви
       *[other] { $painter ->
            [1] Придворний художник
           *[other] { $artist }
        }
    }.
web-sakura-tell-round-over = Раунд { $round } завершено.
web-sakura-tell-round-emperor = Раунд { $round }: Імператор з { $origin } на { $space }.
web-sakura-tell-round-you = Раунд { $round }: { $way ->
        [stay] { $you ->
            [seat] ви лишилися
           *[none] { $seat } лишається
        } { $space ->
            [0] на брамі
           *[other] на { $space }
        }
        [back] { $you ->
            [seat] ви відступили
           *[none] { $seat } відступає
        } { $origin ->
            [0] від брами
           *[other] з { $origin }
        } { $space ->
            [0] на браму
           *[other] на { $space }
        }
       *[other] { $you ->
            [seat] ви пройшли
           *[none] { $seat } проходить
        } { $origin ->
            [0] від брами
           *[other] з { $origin }
        } { $space ->
            [0] на браму
           *[other] на { $space }
        }
    }{ $change ->
        [won] , жетони: +{ $count }
        [lost] , жетони: −{ $count }
       *[other] { "" }
    }.
web-sakura-tell-standing =
    Місце { $rank } з { $count } за Імператором. { $left ->
        [one] Попереду { $left } сакура.
        [few] Попереду { $left } сакури.
       *[many] Попереду { $left } сакур.
    }
web-sakura-tell-trees-left =
    { $left ->
        [one] Попереду { $left } сакура.
        [few] Попереду { $left } сакури.
       *[many] Попереду { $left } сакур.
    }
web-sakura-heading-round = Раунд { $round }
web-sakura-heading-tree =
    { $tree ->
        [1] Перша
        [2] Друга
       *[other] Третя
    } сакура нагороджує
web-sakura-end-win = Ви перемогли
web-sakura-end-wins = Перемога: { $winner }
web-sakura-end-shared = Перемога: { $winner } і { $other }
web-sakura-end-many = Переможців: { $count }
web-sakura-end-more =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    }. Далі { $you ->
        [second] ви
       *[other] { $second }
    }: на { $margin } менше.
web-sakura-end-nearer =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    }, як і { $you ->
        [second] у вас
       *[other] у гравця { $second }
    }, але { $you ->
        [winner] ви ближче до Імператора
       *[other] ближче до Імператора
    }.
web-sakura-end-gate =
    { $you ->
        [winner] Ви і { $other } ділите перемогу
       *[other] { $you ->
            [other] Ви і { $winner } ділите перемогу
           *[none] { $winner } і { $other } ділять перемогу
        }
    }: по { $count ->
        [one] { $count } жетону
        [few] { $count } жетони
       *[many] { $count } жетонів
    }, обидва художники на брамі.
web-sakura-end-gate-many = Перемогу ділять { $players } гравців: порівну жетонів ({ $count }), усі на брамі.
web-sakura-end-portrait = Сьогодні в палаці висить ваш портрет.
web-sakura-end-title = Портрет Імператора
web-sakura-end-painted = пензель: { $name }
web-sakura-end-painted-two = пензлі: { $name } і { $other }
web-sakura-end-start = початок
web-sakura-end-tree = сакура { $tree }
web-sakura-end-trees = сакури
web-sakura-end-lost = конфуз
web-sakura-end-tokens = жетони
web-sakura-end-behind = місце { $rank } за Імператором
web-sakura-end-at-gate = на брамі
web-sakura-end-nobody = посідає місце, але не отримує жетонів
web-sakura-end-table = Жетони: початок, сакури, втрати, разом
web-sakura-end-you = { $name } · ви
web-sakura-end-leap = Стрибок до перемоги
web-sakura-end-prize = Вирішальна нагорода
web-sakura-end-leap-more = Раунд { $round }: карта { $card }, { $over ->
        [1] через одного
        [2] через двох
        [3] через трьох
        [4] через чотирьох
       *[other] через { $over }
    } на { $space }
web-sakura-end-prize-more = Раунд { $round }: +{ $count } біля { $tree ->
        [1] першої
        [2] другої
       *[other] третьої
    } сакури
web-sakura-end-bow =
    { $you ->
        [artist] Ваш уклін
       *[other] Уклін гравця { $artist }
    }
web-sakura-end-bow-stepped = Раунд { $round }: Імператор повернувся на { $space }
web-sakura-end-bow-ran = Раунд { $round }: просто на Імператора, на { $space }

web-sakura-curve = жетони

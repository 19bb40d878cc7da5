# Сакура в браузере: то, что говорит только страница.

web-sakura-round = Раунд { $round }
web-sakura-next-tree = к сакуре { $tree } из { $trees }
web-sakura-order = по возрастанию
web-sakura-last-round = Прошлый раунд
web-sakura-standing = Итог

web-sakura-gate = Врата
web-sakura-torii = Тории
web-sakura-tree =
    { $tree ->
        [1] Первая сакура
        [2] Вторая сакура
       *[other] Третья сакура
    }
web-sakura-paid = уже наградила
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
web-sakura-rank = место { $rank }
web-sakura-rank-short = { $rank }
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
web-sakura-ask-emperor-help = Ваша карта { $card }. Затем ходит ваш художник.
web-sakura-ask-artist = Куда пойдёт ваш художник?
web-sakura-ask-artist-help = Ваша карта { $card }.
web-sakura-play = Сыграть { $card }
web-sakura-play-two = Сыграть { $card }, Придворному { $painter }
web-sakura-have-chosen = Вы выбрали { $card }
web-sakura-have-chosen-two = Вы выбрали { $card }, а для Придворного художника { $painter }
web-sakura-change = Вернуть ход
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
web-sakura-alone = Без других карт: Император { $emperor }, вы { $own }.
web-sakura-together = Только с этими двумя: Император { $emperor }, вы { $own }.
web-sakura-or = или
web-sakura-on =
    { $space ->
        [0] на вратах
       *[other] на { $space }
    }
web-sakura-on-tree = под сакурой на { $space }
web-sakura-on-embarrassed =
    { $space ->
        [0] на вратах (конфуз)
       *[other] на { $space } (конфуз)
    }

web-sakura-board-now = Император стоит { $emperor ->
        [0] на вратах
       *[other] на { $emperor }
    }. { $artists }.
web-sakura-stands-you = вы { $place }
web-sakura-stands = { $name } { $place }
web-sakura-wait-emperor = { $name }, карта { $card }: куда пойдёт Император?
web-sakura-wait-artist = { $name }, карта { $card }: куда пойдёт художник?
web-sakura-means-emperor-forward = Император идёт на { $steps } вперёд
web-sakura-means-emperor-back = Император идёт на { $steps } назад
web-sakura-means-emperor-either = Император идёт на { $steps } вперёд или назад, на ваш выбор
web-sakura-means-nearest = Ближайший к Императору художник идёт на { $steps } назад
web-sakura-means-furthest = Самый дальний от Императора художник идёт на { $steps } вперёд
web-sakura-means-forward = Художник идёт на { $steps } вперёд
web-sakura-means-either = Художник идёт на { $steps } вперёд или назад, на ваш выбор
web-sakura-means-overtake = Художник обгоняет того, кто сразу впереди
web-sakura-means-count = Художник идёт на столько ячеек, сколько художников впереди

# Рассказ: `$you` говорит, кто во фразе читатель; `$painter` 1: Придворный художник.

web-sakura-tell-dealt =
    { $cards ->
        [one] Всем по { $cards } карте. Император ждёт на { $emperor }.
        [few] Всем по { $cards } карты. Император ждёт на { $emperor }.
       *[many] Всем по { $cards } карт. Император ждёт на { $emperor }.
    }
web-sakura-tell-in =
    { $count ->
        [one] Выбрана { $count } карта.
        [few] Все { $count } карты на столе.
       *[many] Все { $count } карт на столе.
    }
web-sakura-tell-order = Сначала меньшие: { $cards }.
web-sakura-tell-order-why = На карте сначала сад, потом художник.
web-sakura-tell-skipped =
    { $count ->
        [1] Карта { $cards } не разыгрывается.
       *[other] Не разыгрываются: { $cards }.
    }
web-sakura-tell-skipped-why = Сакура заканчивает раунд.
web-sakura-tell-emperor-forward =
    { $you ->
        [seat] Ваша карта { $card }
       *[other] { $painter ->
            [1] Придворный художник, карта { $card }
           *[other] { $seat }, карта { $card }
        }
    }: Император идёт с { $origin } на { $space }.
web-sakura-tell-emperor-back =
    { $you ->
        [seat] Ваша карта { $card }
       *[other] { $painter ->
            [1] Придворный художник, карта { $card }
           *[other] { $seat }, карта { $card }
        }
    }: Император отступает с { $origin } на { $space }.
web-sakura-tell-emperor-stays =
    { $you ->
        [seat] Ваша карта { $card }
       *[other] { $painter ->
            [1] Придворный художник, карта { $card }
           *[other] { $seat }, карта { $card }
        }
    }: Император не входит на врата и остаётся на { $space }.
web-sakura-tell-tree = Император доходит до { $tree ->
        [1] первой
        [2] второй
       *[other] третьей
    } сакуры.
web-sakura-tell-tree-why =
    { $you ->
        [seat] Ваш художник ещё идёт
       *[other] { $painter ->
            [1] Придворный художник ещё идёт
           *[other] { $seat } ещё идёт
        }
    }, потом награда.
web-sakura-tell-nearest =
    { $card }: { $you ->
        [artist] вы ближе всех и отступаете
       *[other] { $painter ->
            [1] Придворный художник ближе всех и отступает
           *[other] { $artist } ближе всех и отступает
        }
    } { $origin ->
        [0] от врат
       *[other] с { $origin }
    } { $space ->
        [0] на врата
       *[other] на { $space }
    }.
web-sakura-tell-furthest =
    { $card }: { $you ->
        [artist] вы дальше всех и идёте
       *[other] { $painter ->
            [1] Придворный художник дальше всех и идёт
           *[other] { $artist } дальше всех и идёт
        }
    } { $origin ->
        [0] от врат
       *[other] с { $origin }
    } { $space ->
        [0] на врата
       *[other] на { $space }
    }.
web-sakura-tell-nobody-nearest = { $card }: ближайшего нет, все на вратах.
web-sakura-tell-nobody-furthest = { $card }: самого дальнего нет, на вратах несколько художников.
web-sakura-tell-walks =
    { $you ->
        [artist] Вы идёте
       *[other] { $painter ->
            [1] Придворный художник идёт
           *[other] { $artist } идёт
        }
    } на { $steps }: { $origin ->
        [0] от врат
       *[other] с { $origin }
    } { $space ->
        [0] на врата
       *[other] на { $space }
    }{ $over ->
        [none] { "" }
        [single] , через { $you ->
            [jumped] вас
           *[other] одного ({ $jumped })
        }
        [painter] , через Придворного художника
        [2] , через двоих
        [3] , через троих
        [4] , через четверых
       *[other] , через { $over }
    }.
web-sakura-tell-walks-back =
    { $you ->
        [artist] Вы отступаете
       *[other] { $painter ->
            [1] Придворный художник отступает
           *[other] { $artist } отступает
        }
    } на { $steps }: { $origin ->
        [0] от врат
       *[other] с { $origin }
    } { $space ->
        [0] на врата
       *[other] на { $space }
    }{ $over ->
        [none] { "" }
        [single] , через { $you ->
            [jumped] вас
           *[other] одного ({ $jumped })
        }
        [painter] , через Придворного художника
        [2] , через двоих
        [3] , через троих
        [4] , через четверых
       *[other] , через { $over }
    }.
web-sakura-tell-overtakes =
    { $you ->
        [artist] Вы обгоняете
       *[other] { $painter ->
            [1] Придворный художник обгоняет
           *[other] { $artist } обгоняет
        }
    }: { $origin ->
        [0] от врат
       *[other] с { $origin }
    } { $space ->
        [0] на врата
       *[other] на { $space }
    }{ $over ->
        [none] { "" }
        [single] , через { $you ->
            [jumped] вас
           *[other] одного ({ $jumped })
        }
        [painter] , через Придворного художника
        [2] , через двоих
        [3] , через троих
        [4] , через четверых
       *[other] , через { $over }
    }.
web-sakura-tell-counts = Впереди { $steps }: { $you ->
        [artist] вы идёте
       *[other] { $painter ->
            [1] Придворный художник идёт
           *[other] { $artist } идёт
        }
    } { $origin ->
        [0] от врат
       *[other] с { $origin }
    } { $space ->
        [0] на врата
       *[other] на { $space }
    }{ $over ->
        [none] { "" }
        [single] , через { $you ->
            [jumped] вас
           *[other] одного ({ $jumped })
        }
        [painter] , через Придворного художника
        [2] , через двоих
        [3] , через троих
        [4] , через четверых
       *[other] , через { $over }
    }.
web-sakura-tell-stays =
    { $you ->
        [artist] Вы остаётесь
       *[other] { $painter ->
            [1] Придворный художник остаётся
           *[other] { $artist } остаётся
        }
    } { $space ->
        [0] на вратах
       *[other] на { $space }
    }.
web-sakura-tell-stays-overtake = Обгонять некого: { $you ->
        [artist] вы остаётесь
       *[other] { $painter ->
            [1] Придворный художник остаётся
           *[other] { $artist } остаётся
        }
    } { $space ->
        [0] на вратах
       *[other] на { $space }
    }.
web-sakura-tell-stays-count = Впереди никого: { $you ->
        [artist] вы остаётесь
       *[other] { $painter ->
            [1] Придворный художник остаётся
           *[other] { $artist } остаётся
        }
    } { $space ->
        [0] на вратах
       *[other] на { $space }
    }.
web-sakura-tell-stepped-on = Император встаёт на { $origin }: { $you ->
        [artist] вы в конфузе
       *[other] { $painter ->
            [1] Придворный художник в конфузе
           *[other] { $artist } в конфузе
        }
    }, { $painter ->
        [1] назад
       *[other] { $lost ->
            [0] жетонов нет, назад
           *[other] минус жетон, назад
        }
    } { $space ->
        [0] на врата
       *[other] на { $space }
    }.
web-sakura-tell-runs-into =
    { $you ->
        [artist] Вы натыкаетесь
       *[other] { $painter ->
            [1] Придворный художник натыкается
           *[other] { $artist } натыкается
        }
    } на Императора: { $painter ->
        [1] назад
       *[other] { $lost ->
            [0] жетонов нет, назад
           *[other] минус жетон, назад
        }
    } { $space ->
        [0] на врата
       *[other] на { $space }
    }.
web-sakura-tell-paid-0 = Сакура не награждает никого: все на вратах.
web-sakura-tell-paid-1 = Сакура награждает: { $you ->
        [first] вы
       *[other] { $first }
    } { $first-prize }.
web-sakura-tell-paid-2 = Сакура награждает: { $you ->
        [first] вы
       *[other] { $first }
    } { $first-prize }, { $you ->
        [second] вы
       *[other] { $second }
    } { $second-prize }.
web-sakura-tell-paid-3 = Сакура награждает: { $you ->
        [first] вы
       *[other] { $first }
    } { $first-prize }, { $you ->
        [second] вы
       *[other] { $second }
    } { $second-prize }, { $you ->
        [third] вы
       *[other] { $third }
    } { $third-prize }.
web-sakura-tell-paid-4 = Сакура награждает: { $you ->
        [first] вы
       *[other] { $first }
    } { $first-prize }, { $you ->
        [second] вы
       *[other] { $second }
    } { $second-prize }, { $you ->
        [third] вы
       *[other] { $third }
    } { $third-prize }, { $you ->
        [fourth] вы
       *[other] { $fourth }
    } { $fourth-prize }.
web-sakura-tell-paid-why = Сначала тех, кто ближе к Императору.
web-sakura-tell-line-up = Художники выстраиваются. Первый в ряду: { $you ->
        [artist] вы
       *[other] { $painter ->
            [1] Придворный художник
           *[other] { $artist }
        }
    }.
web-sakura-tell-round-over = Раунд { $round } окончен.
web-sakura-tell-round-emperor = Раунд { $round }: Император с { $origin } на { $space }.
web-sakura-tell-round-you = Раунд { $round }: { $way ->
        [stay] { $you ->
            [seat] вы остались
           *[none] { $seat } остаётся
        } { $space ->
            [0] на вратах
           *[other] на { $space }
        }
        [back] { $you ->
            [seat] вы отступили
           *[none] { $seat } отступает
        } { $origin ->
            [0] от врат
           *[other] с { $origin }
        } { $space ->
            [0] на врата
           *[other] на { $space }
        }
       *[other] { $you ->
            [seat] вы прошли
           *[none] { $seat } проходит
        } { $origin ->
            [0] от врат
           *[other] с { $origin }
        } { $space ->
            [0] на врата
           *[other] на { $space }
        }
    }{ $change ->
        [won] , жетоны: +{ $count }
        [lost] , жетоны: −{ $count }
       *[other] { "" }
    }.
web-sakura-tell-standing =
    Место { $rank } из { $count } за Императором. { $left ->
        [one] Впереди { $left } сакура.
        [few] Впереди { $left } сакуры.
       *[many] Впереди { $left } сакур.
    }
web-sakura-tell-trees-left =
    { $left ->
        [one] Впереди { $left } сакура.
        [few] Впереди { $left } сакуры.
       *[many] Впереди { $left } сакур.
    }
web-sakura-heading-round = Раунд { $round }
web-sakura-heading-tree =
    { $tree ->
        [1] Первая
        [2] Вторая
       *[other] Третья
    } сакура награждает
web-sakura-end-win = Вы победили
web-sakura-end-wins = Победа: { $winner }
web-sakura-end-shared = Победа: { $winner } и { $other }
web-sakura-end-many = Победителей: { $count }
web-sakura-end-more =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }. Следом { $you ->
        [second] вы
       *[other] { $second }
    }: на { $margin } меньше.
web-sakura-end-nearer =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }, как и { $you ->
        [second] у вас
       *[other] у игрока { $second }
    }, но { $you ->
        [winner] вы ближе к Императору
       *[other] ближе к Императору
    }.
web-sakura-end-gate =
    { $you ->
        [winner] Вы и { $other } делите победу
       *[other] { $you ->
            [other] Вы и { $winner } делите победу
           *[none] { $winner } и { $other } делят победу
        }
    }: по { $count ->
        [one] { $count } жетону
        [few] { $count } жетона
       *[many] { $count } жетонов
    }, оба художника на вратах.
web-sakura-end-gate-many = Победу делят { $players } игроков: поровну жетонов ({ $count }), все на вратах.
web-sakura-end-portrait = Сегодня во дворце висит ваш портрет.
web-sakura-end-title = Портрет Императора
web-sakura-end-painted = кисть: { $name }
web-sakura-end-painted-two = кисти: { $name } и { $other }
web-sakura-end-start = начало
web-sakura-end-tree = сакура { $tree }
web-sakura-end-trees = сакуры
web-sakura-end-lost = конфуз
web-sakura-end-tokens = жетоны
web-sakura-end-behind = место { $rank } за Императором
web-sakura-end-at-gate = на вратах
web-sakura-end-nobody = занимает место, но не получает жетонов
web-sakura-end-table = Жетоны: начало, сакуры, потери, итог
web-sakura-end-you = { $name } · вы
web-sakura-end-leap = Прыжок к победе
web-sakura-end-prize = Решающая награда
web-sakura-end-leap-more = Раунд { $round }: карта { $card }, { $over ->
        [1] через одного
        [2] через двоих
        [3] через троих
        [4] через четверых
       *[other] через { $over }
    } на { $space }
web-sakura-end-prize-more = Раунд { $round }: +{ $count } у { $tree ->
        [1] первой
        [2] второй
       *[other] третьей
    } сакуры
web-sakura-end-bow =
    { $you ->
        [artist] Ваш поклон
       *[other] Поклон игрока { $artist }
    }
web-sakura-end-bow-stepped = Раунд { $round }: Император вернулся на { $space }
web-sakura-end-bow-ran = Раунд { $round }: прямо на Императора, на { $space }

web-sakura-curve = жетоны

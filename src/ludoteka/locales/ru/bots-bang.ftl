# Что боты говорят о своих ходах в «Бах!».

bot-bang-suspects =
    { $role ->
        [deputy] { $who } — вероятно, житель ({ $percent } %): { $reason }.
        [outlaw] { $who } — вероятно, бандит ({ $percent } %): { $reason }.
       *[renegade] { $who } — вероятно, предатель ({ $percent } %): { $reason }.
    }
bot-bang-shot =
    { $whom ->
        [sheriff] стреляет в шерифа
       *[other] стреляет в игрока { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times } раз)
        [few] { " " }({ $times } раза)
       *[many] { " " }({ $times } раз)
    }
bot-bang-challenged =
    { $whom ->
        [sheriff] вызывает шерифа на дуэль
       *[other] вызывает на дуэль игрока { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times } раз)
        [few] { " " }({ $times } раза)
       *[many] { " " }({ $times } раз)
    }
bot-bang-jailed =
    сажает в тюрьму игрока { $target }{ $times ->
        [1] { "" }
        [one] { " " }({ $times } раз)
        [few] { " " }({ $times } раза)
       *[many] { " " }({ $times } раз)
    }
bot-bang-robbed =
    { $whom ->
        [sheriff] отбирает карту у шерифа
       *[other] отбирает карту у игрока { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times } раз)
        [few] { " " }({ $times } раза)
       *[many] { " " }({ $times } раз)
    }
bot-bang-freed =
    { $whom ->
        [sheriff] избавляет шерифа от тюрьмы или динамита
       *[other] избавляет от тюрьмы или динамита игрока { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times } раз)
        [few] { " " }({ $times } раза)
       *[many] { " " }({ $times } раз)
    }
bot-bang-volleys =
    применяет против всех «Гатлинг» или «Индейцев»{ $times ->
        [1] { "" }
        [one] { " " }({ $times } раз)
        [few] { " " }({ $times } раза)
       *[many] { " " }({ $times } раз)
    }
bot-bang-held =
    сбрасывает «Бах!», но не стреляет в тех, кто рядом{ $times ->
        [1] { "" }
        [one] { " " }({ $times } раз)
        [few] { " " }({ $times } раза)
       *[many] { " " }({ $times } раз)
    }
bot-bang-quiet =
    заканчивает ход без выстрела{ $times ->
        [1] { "" }
        [one] { " " }({ $times } раз)
        [few] { " " }({ $times } раза)
       *[many] { " " }({ $times } раз)
    }

# Что боты говорят о своих ходах в «Бах!».

bot-bang-suspects =
    { $role ->
        [deputy] { $who } — вероятно, житель ({ $percent }{ "\u00A0" }%): { $reason }.
        [outlaw] { $who } — вероятно, бандит ({ $percent }{ "\u00A0" }%): { $reason }.
       *[renegade] { $who } — вероятно, предатель ({ $percent }{ "\u00A0" }%): { $reason }.
    }
bot-bang-shot =
    { $whom ->
        [sheriff] стреляет в шерифа
       *[other] стреляет в игрока { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }раза)
       *[many] { " " }({ $times }{ "\u00A0" }раз)
    }
bot-bang-challenged =
    { $whom ->
        [sheriff] вызывает шерифа на дуэль
       *[other] вызывает на дуэль игрока { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }раза)
       *[many] { " " }({ $times }{ "\u00A0" }раз)
    }
bot-bang-jailed =
    сажает в тюрьму игрока { $target }{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }раза)
       *[many] { " " }({ $times }{ "\u00A0" }раз)
    }
bot-bang-robbed =
    { $whom ->
        [sheriff] отбирает карту у шерифа
       *[other] отбирает карту у игрока { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }раза)
       *[many] { " " }({ $times }{ "\u00A0" }раз)
    }
bot-bang-freed =
    { $whom ->
        [sheriff] избавляет шерифа от тюрьмы или динамита
       *[other] избавляет от тюрьмы или динамита игрока { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }раза)
       *[many] { " " }({ $times }{ "\u00A0" }раз)
    }
bot-bang-volleys =
    играет против всех «Гатлинг» или «Индейцев!»{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }раза)
       *[many] { " " }({ $times }{ "\u00A0" }раз)
    }
bot-bang-held =
    сбрасывает «Бах!», но не стреляет в тех, кто рядом{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }раза)
       *[many] { " " }({ $times }{ "\u00A0" }раз)
    }
bot-bang-quiet =
    завершает ход без выстрела{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }раза)
       *[many] { " " }({ $times }{ "\u00A0" }раз)
    }

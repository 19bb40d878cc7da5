# What bots say about their moves in BANG!.

bot-bang-suspects =
    { $role ->
        [deputy] { $who } is probably a Deputy ({ $percent }%): { $reason }.
        [outlaw] { $who } is probably an Outlaw ({ $percent }%): { $reason }.
       *[renegade] { $who } is probably a Renegade ({ $percent }%): { $reason }.
    }
bot-bang-shot =
    { $whom ->
        [sheriff] shot at the Sheriff
       *[other] shot at { $target }
    }{ $times ->
        [1] { "" }
        [2] { " twice" }
       *[other] { " " }{ $times } times
    }
bot-bang-challenged =
    { $whom ->
        [sheriff] challenged the Sheriff to a duel
       *[other] challenged { $target } to a duel
    }{ $times ->
        [1] { "" }
        [2] { " twice" }
       *[other] { " " }{ $times } times
    }
bot-bang-jailed =
    put { $target } into Jail{ $times ->
        [1] { "" }
        [2] { " twice" }
       *[other] { " " }{ $times } times
    }
bot-bang-robbed =
    { $whom ->
        [sheriff] took a card from the Sheriff
       *[other] took a card from { $target }
    }{ $times ->
        [1] { "" }
        [2] { " twice" }
       *[other] { " " }{ $times } times
    }
bot-bang-freed =
    { $whom ->
        [sheriff] freed the Sheriff from a Jail or Dynamite
       *[other] freed { $target } from a Jail or Dynamite
    }{ $times ->
        [1] { "" }
        [2] { " twice" }
       *[other] { " " }{ $times } times
    }
bot-bang-volleys =
    played a Gatling or Indians! against everyone{ $times ->
        [1] { "" }
        [2] { " twice" }
       *[other] { " " }{ $times } times
    }
bot-bang-held =
    discarded a Bang! instead of shooting at someone in range{ $times ->
        [1] { "" }
        [2] { " twice" }
       *[other] { " " }{ $times } times
    }
bot-bang-quiet =
    ended a turn without shooting{ $times ->
        [1] { "" }
        [2] { " twice" }
       *[other] { " " }{ $times } times
    }

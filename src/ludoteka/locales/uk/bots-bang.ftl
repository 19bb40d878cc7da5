# Що боти кажуть про свої ходи в «Бах!».

bot-bang-suspects =
    { $role ->
        [deputy] { $who } — імовірно, мешканець ({ $percent }{ "\u00A0" }%): { $reason }.
        [outlaw] { $who } — імовірно, бандит ({ $percent }{ "\u00A0" }%): { $reason }.
       *[renegade] { $who } — імовірно, зрадник ({ $percent }{ "\u00A0" }%): { $reason }.
    }
bot-bang-shot =
    { $whom ->
        [sheriff] стріляє в шерифа
       *[other] стріляє в гравця { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }рази)
       *[many] { " " }({ $times }{ "\u00A0" }разів)
    }
bot-bang-challenged =
    { $whom ->
        [sheriff] викликає шерифа на дуель
       *[other] викликає на дуель гравця { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }рази)
       *[many] { " " }({ $times }{ "\u00A0" }разів)
    }
bot-bang-jailed =
    саджає у в’язницю гравця { $target }{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }рази)
       *[many] { " " }({ $times }{ "\u00A0" }разів)
    }
bot-bang-robbed =
    { $whom ->
        [sheriff] забирає карту в шерифа
       *[other] забирає карту в гравця { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }рази)
       *[many] { " " }({ $times }{ "\u00A0" }разів)
    }
bot-bang-freed =
    { $whom ->
        [sheriff] позбавляє шерифа в’язниці або динаміту
       *[other] позбавляє в’язниці або динаміту гравця { $target }
    }{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }рази)
       *[many] { " " }({ $times }{ "\u00A0" }разів)
    }
bot-bang-volleys =
    грає проти всіх «Гатлінг» або «Індіанців!»{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }рази)
       *[many] { " " }({ $times }{ "\u00A0" }разів)
    }
bot-bang-held =
    скидає «Бах!», але не стріляє в тих, хто поруч{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }рази)
       *[many] { " " }({ $times }{ "\u00A0" }разів)
    }
bot-bang-quiet =
    завершує хід без пострілу{ $times ->
        [1] { "" }
        [one] { " " }({ $times }{ "\u00A0" }раз)
        [few] { " " }({ $times }{ "\u00A0" }рази)
       *[many] { " " }({ $times }{ "\u00A0" }разів)
    }

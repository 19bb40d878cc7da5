# Sakura in the browser: what only the page says.

web-sakura-round = Round { $round }
web-sakura-next-tree = tree { $tree } of { $trees } next
web-sakura-order = lowest first
web-sakura-last-round = Last round
web-sakura-standing = Final standing

web-sakura-gate = Gate
web-sakura-torii = Torii
web-sakura-tree =
    { $tree ->
        [1] First tree
        [2] Second tree
       *[other] Third tree
    }
web-sakura-paid = already scored
web-sakura-to-go = { $left } to go
web-sakura-painter = Court painter

web-sakura-choosing = choosing…
web-sakura-chosen = card chosen
web-sakura-from-deck = from the deck
web-sakura-plays-two = plays two
web-sakura-done = done
web-sakura-resolving = resolving
web-sakura-void = not resolved
web-sakura-in-play = in play
web-sakura-for-painter = Court painter
web-sakura-you-choose = 1. you choose
web-sakura-they-choose = 1. choosing
web-sakura-then-artist = 2. then the artist
web-sakura-garden-done = 1. done
web-sakura-you-direct = 2. you choose
web-sakura-they-direct = 2. choosing

web-sakura-did-emperor = Emperor { $origin } → { $space }
web-sakura-did-walk = { $name } { $origin } → { $space }
web-sakura-did-embarrassed = { $name } embarrassed, to { $space }
web-sakura-did-nothing = no effect

web-sakura-deck = Deck
web-sakura-discards = Discards
web-sakura-supply = Supply

web-sakura-place = { $place } · { $rank }
web-sakura-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
web-sakura-rank-short =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
web-sakura-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }

web-sakura-ask-card = Choose a card
web-sakura-ask-card-help = All cards are revealed together. The lowest number acts first.
web-sakura-ask-two = Choose two cards
web-sakura-ask-two-help = You are further from the Emperor: first your own card, then the Court painter’s.
web-sakura-ask-second = And one for the Court painter
web-sakura-ask-second-help = Your own card is { $card }.
web-sakura-ask-emperor = Which way does the Emperor go?
web-sakura-ask-emperor-help = Your card { $card }. Then your artist walks.
web-sakura-ask-artist = Which way does your artist go?
web-sakura-ask-artist-help = Your card { $card }.
web-sakura-play = Play { $card }
web-sakura-play-two = Play { $card }, painter { $painter }
web-sakura-have-chosen = You have chosen { $card }
web-sakura-have-chosen-two = You have chosen { $card }, and { $painter } for the Court painter
web-sakura-change = Take back
web-sakura-back-to = Back to { $space }
web-sakura-forward-to = Forward to { $space }
web-sakura-stay-on = Stay on { $space }
web-sakura-stay-gate = Stay on the gate
web-sakura-to-gate = Back to the gate
web-sakura-meets = embarrasses { $name }
web-sakura-nobody = no one in the way
web-sakura-under-tree = under the cherry tree
web-sakura-embarrassed = you are embarrassed
web-sakura-hand = Your hand
web-sakura-card = Card { $card }: { $garden }, then { $artist }
web-sakura-alone = Alone, this card puts the Emperor { $emperor } and you { $own }.
web-sakura-together = Alone, these two put the Emperor { $emperor } and you { $own }.
web-sakura-or = or
web-sakura-on =
    { $space ->
        [0] at the gate
       *[other] on { $space }
    }
web-sakura-on-tree = under the tree on { $space }
web-sakura-on-embarrassed =
    { $space ->
        [0] at the gate (embarrassed)
       *[other] on { $space } (embarrassed)
    }

web-sakura-board-now = The Emperor stands { $emperor ->
        [0] at the gate
       *[other] on { $emperor }
    }. { $artists }.
web-sakura-stands-you = you { $place }
web-sakura-stands = { $name } { $place }
web-sakura-wait-emperor = { $name }, card { $card }: which way does the Emperor go?
web-sakura-wait-artist = { $name }, card { $card }: which way does the artist go?
web-sakura-means-emperor-forward = The Emperor goes { $steps } forward
web-sakura-means-emperor-back = The Emperor goes { $steps } back
web-sakura-means-emperor-either = The Emperor goes { $steps } forward or back, you choose
web-sakura-means-nearest = The artist nearest the Emperor goes { $steps } back
web-sakura-means-furthest = The artist furthest from the Emperor goes { $steps } forward
web-sakura-means-forward = Your artist walks { $steps } forward
web-sakura-means-either = Your artist walks { $steps } forward or back, you choose
web-sakura-means-overtake = Your artist overtakes the next one ahead
web-sakura-means-count = Your artist walks as many spaces as artists are ahead

# The telling: `$you` names who of a sentence the reader is; `$painter` 1: the Court painter.

web-sakura-tell-dealt =
    { $cards ->
        [one] { $cards } card each. The Emperor waits at { $emperor }.
       *[other] { $cards } cards each. The Emperor waits at { $emperor }.
    }
web-sakura-tell-in = All { $count } cards are in.
web-sakura-tell-order = Lowest number first: { $cards }.
web-sakura-tell-order-why = Each card: the garden half, then the artist half.
web-sakura-tell-skipped =
    { $count ->
        [1] Card { $cards } is not resolved.
       *[other] Not resolved: { $cards }.
    }
web-sakura-tell-skipped-why = A tree ends the round.
web-sakura-tell-emperor-forward =
    { $you ->
        [seat] Your { $card }
       *[other] { $painter ->
            [1] The Court painter’s { $card }
           *[other] { $seat }’s { $card }
        }
    }: the Emperor goes from { $origin } to { $space }.
web-sakura-tell-emperor-back =
    { $you ->
        [seat] Your { $card }
       *[other] { $painter ->
            [1] The Court painter’s { $card }
           *[other] { $seat }’s { $card }
        }
    }: the Emperor goes back from { $origin } to { $space }.
web-sakura-tell-emperor-stays =
    { $you ->
        [seat] Your { $card }
       *[other] { $painter ->
            [1] The Court painter’s { $card }
           *[other] { $seat }’s { $card }
        }
    }: the Emperor does not enter the gate and stays on { $space }.
web-sakura-tell-tree = The Emperor reaches the { $tree ->
        [1] first
        [2] second
       *[other] third
    } tree.
web-sakura-tell-tree-why =
    { $you ->
        [seat] Your artist still walks
       *[other] { $painter ->
            [1] The Court painter still walks
           *[other] { $seat }’s artist still walks
        }
    }, then the tree pays.
web-sakura-tell-nearest =
    { $card }: { $you ->
        [artist] you are nearest and go back
       *[other] { $painter ->
            [1] the Court painter is nearest and goes back
           *[other] { $artist } is nearest and goes back
        }
    } { $origin ->
        [0] from the gate
       *[other] from { $origin }
    } { $space ->
        [0] to the gate
       *[other] to { $space }
    }.
web-sakura-tell-furthest =
    { $card }: { $you ->
        [artist] you are furthest and go on
       *[other] { $painter ->
            [1] the Court painter is furthest and goes on
           *[other] { $artist } is furthest and goes on
        }
    } { $origin ->
        [0] from the gate
       *[other] from { $origin }
    } { $space ->
        [0] to the gate
       *[other] to { $space }
    }.
web-sakura-tell-nobody-nearest = { $card }: no one is nearest, all stand at the gate.
web-sakura-tell-nobody-furthest = { $card }: no one is furthest, several stand at the gate.
web-sakura-tell-walks =
    { $you ->
        [artist] You walk
       *[other] { $painter ->
            [1] The Court painter walks
           *[other] { $artist } walks
        }
    } { $steps }: { $origin ->
        [0] from the gate
       *[other] from { $origin }
    } { $space ->
        [0] to the gate
       *[other] to { $space }
    }{ $over ->
        [none] { "" }
        [single] , over { $you ->
            [jumped] you
           *[other] { $jumped }
        }
        [painter] , over the Court painter
       *[other] , over { $over }
    }.
web-sakura-tell-walks-back =
    { $you ->
        [artist] You walk back
       *[other] { $painter ->
            [1] The Court painter walks back
           *[other] { $artist } walks back
        }
    } { $steps }: { $origin ->
        [0] from the gate
       *[other] from { $origin }
    } { $space ->
        [0] to the gate
       *[other] to { $space }
    }{ $over ->
        [none] { "" }
        [single] , over { $you ->
            [jumped] you
           *[other] { $jumped }
        }
        [painter] , over the Court painter
       *[other] , over { $over }
    }.
web-sakura-tell-overtakes =
    { $you ->
        [artist] You overtake
       *[other] { $painter ->
            [1] The Court painter overtakes
           *[other] { $artist } overtakes
        }
    }: { $origin ->
        [0] from the gate
       *[other] from { $origin }
    } { $space ->
        [0] to the gate
       *[other] to { $space }
    }{ $over ->
        [none] { "" }
        [single] , over { $you ->
            [jumped] you
           *[other] { $jumped }
        }
        [painter] , over the Court painter
       *[other] , over { $over }
    }.
web-sakura-tell-counts =
    { $you ->
        [artist] You count { $steps } ahead
       *[other] { $painter ->
            [1] The Court painter counts { $steps } ahead
           *[other] { $artist } counts { $steps } ahead
        }
    }: { $origin ->
        [0] from the gate
       *[other] from { $origin }
    } { $space ->
        [0] to the gate
       *[other] to { $space }
    }{ $over ->
        [none] { "" }
        [single] , over { $you ->
            [jumped] you
           *[other] { $jumped }
        }
        [painter] , over the Court painter
       *[other] , over { $over }
    }.
web-sakura-tell-stays =
    { $you ->
        [artist] You stay
       *[other] { $painter ->
            [1] The Court painter stays
           *[other] { $artist } stays
        }
    } { $space ->
        [0] at the gate
       *[other] on { $space }
    }.
web-sakura-tell-stays-overtake = No one to overtake: { $you ->
        [artist] you stay
       *[other] { $painter ->
            [1] the Court painter stays
           *[other] { $artist } stays
        }
    } { $space ->
        [0] at the gate
       *[other] on { $space }
    }.
web-sakura-tell-stays-count = No one ahead to count: { $you ->
        [artist] you stay
       *[other] { $painter ->
            [1] the Court painter stays
           *[other] { $artist } stays
        }
    } { $space ->
        [0] at the gate
       *[other] on { $space }
    }.
web-sakura-tell-stepped-on =
    { $you ->
        [artist] The Emperor steps on you. { $lost ->
            [0] You have no token to lose
           *[other] You lose a token
        } and go back
       *[other] { $painter ->
            [1] The Emperor steps on the Court painter, who goes back
           *[other] The Emperor steps on { $artist }, who { $lost ->
                [0] has no token to lose
               *[other] loses a token
            } and goes back
        }
    } { $origin ->
        [0] from the gate
       *[other] from { $origin }
    } { $space ->
        [0] to the gate
       *[other] to { $space }
    }.
web-sakura-tell-runs-into =
    { $you ->
        [artist] You run into the Emperor, { $lost ->
            [0] have no token to lose
           *[other] lose a token
        } and go back
       *[other] { $painter ->
            [1] The Court painter runs into the Emperor and goes back
           *[other] { $artist } runs into the Emperor, { $lost ->
                [0] has no token to lose
               *[other] loses a token
            } and goes back
        }
    } { $space ->
        [0] to the gate
       *[other] to { $space }
    }.
web-sakura-tell-paid-0 = The tree pays no one: all share the gate.
web-sakura-tell-paid-1 = The tree pays: { $you ->
        [first] you
       *[other] { $first }
    } { $first-prize }.
web-sakura-tell-paid-2 = The tree pays: { $you ->
        [first] you
       *[other] { $first }
    } { $first-prize }, { $you ->
        [second] you
       *[other] { $second }
    } { $second-prize }.
web-sakura-tell-paid-3 = The tree pays: { $you ->
        [first] you
       *[other] { $first }
    } { $first-prize }, { $you ->
        [second] you
       *[other] { $second }
    } { $second-prize }, { $you ->
        [third] you
       *[other] { $third }
    } { $third-prize }.
web-sakura-tell-paid-4 = The tree pays: { $you ->
        [first] you
       *[other] { $first }
    } { $first-prize }, { $you ->
        [second] you
       *[other] { $second }
    } { $second-prize }, { $you ->
        [third] you
       *[other] { $third }
    } { $third-prize }, { $you ->
        [fourth] you
       *[other] { $fourth }
    } { $fourth-prize }.
web-sakura-tell-paid-why = Nearest to the Emperor first.
web-sakura-tell-line-up = The artists line up behind { $you ->
        [artist] you
       *[other] { $painter ->
            [1] the Court painter
           *[other] { $artist }
        }
    }.
web-sakura-tell-round-over = Round { $round } is over.
web-sakura-tell-round-emperor = Round { $round }: the Emperor went from { $origin } to { $space }.
web-sakura-tell-round-you = Round { $round }: { $way ->
        [stay] { $you ->
            [seat] you stayed
           *[none] { $seat } stayed
        } { $space ->
            [0] at the gate
           *[other] on { $space }
        }
        [back] { $you ->
            [seat] you fell back
           *[none] { $seat } fell back
        } { $origin ->
            [0] from the gate
           *[other] from { $origin }
        } { $space ->
            [0] to the gate
           *[other] to { $space }
        }
       *[other] { $you ->
            [seat] you walked
           *[none] { $seat } walked
        } { $origin ->
            [0] from the gate
           *[other] from { $origin }
        } { $space ->
            [0] to the gate
           *[other] to { $space }
        }
    }{ $change ->
        [won] { " " }and won { $count }
        [lost] { " " }and lost { $count }
       *[other] { "" }
    }.
web-sakura-tell-standing =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $count } behind the Emperor. { $left ->
        [one] One tree to go.
       *[other] { $left } trees to go.
    }
web-sakura-tell-trees-left =
    { $left ->
        [one] One tree to go.
       *[other] { $left } trees to go.
    }
web-sakura-heading-round = Round { $round }
web-sakura-heading-tree = The { $tree ->
        [1] first
        [2] second
       *[other] third
    } tree pays
web-sakura-end-win = You win
web-sakura-end-wins = { $winner } wins
web-sakura-end-shared = { $winner } and { $other } win
web-sakura-end-many = { $count } players win
web-sakura-end-more =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }, { $margin } more than { $you ->
        [second] you
       *[other] { $second }
    }.
web-sakura-end-nearer =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }, like { $you ->
        [second] you
       *[other] { $second }
    }, but { $you ->
        [winner] you stood nearer to the Emperor
       *[other] nearer to the Emperor
    }.
web-sakura-end-gate =
    { $you ->
        [winner] You and { $other } share the win
       *[other] { $you ->
            [other] You and { $winner } share the win
           *[none] { $winner } and { $other } share the win
        }
    }: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } each, both at the gate.
web-sakura-end-gate-many =
    { $players } players share the win: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } each, all at the gate.
web-sakura-end-portrait = Your portrait hangs in the palace tonight.
web-sakura-end-title = Portrait of the Emperor
web-sakura-end-painted = painted by { $name }
web-sakura-end-painted-two = painted by { $name } and { $other }
web-sakura-end-start = start
web-sakura-end-tree = tree { $tree }
web-sakura-end-trees = trees
web-sakura-end-lost = lost
web-sakura-end-tokens = tokens
web-sakura-end-behind =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } behind the Emperor
web-sakura-end-at-gate = at the gate
web-sakura-end-nobody = takes places, wins nothing
web-sakura-end-table = Tokens: start, trees, lost, total
web-sakura-end-you = { $name } · you
web-sakura-end-leap = The leap that won it
web-sakura-end-prize = The prize that won it
web-sakura-end-leap-more = Round { $round }: card { $card }, over { $over } to { $space }
web-sakura-end-prize-more = Round { $round }: { $count } at the { $tree ->
        [1] first
        [2] second
       *[other] third
    } tree
web-sakura-end-bow =
    { $you ->
        [artist] Your bow
       *[other] { $artist }’s bow
    }
web-sakura-end-bow-stepped = Round { $round }: the Emperor came back to { $space }
web-sakura-end-bow-ran = Round { $round }: straight into the Emperor on { $space }

web-sakura-curve = tokens

# Intrigo in the browser: what only the page says.

web-intrigo-board = Intrigo: the palace
web-intrigo-round = Round { $round }
web-intrigo-phase-draft = the draft
web-intrigo-phase-palace = the palace
web-intrigo-filled = { $filled } of { $all } gaps
web-intrigo-palace = The palace
web-intrigo-door = Door
web-intrigo-supply = Supply
web-intrigo-bag = Bag
web-intrigo-influence = Influence

web-intrigo-gap-empty = Gap { $place }, empty
web-intrigo-gap-holds = Gap { $place }: { $card }
web-intrigo-reward-place =
    { $building ->
        [0] Door · { $number } of { $count }
       *[other] Building { $building } · { $number } of { $count }
    }
web-intrigo-building-empty = Building { $building }, no token
web-intrigo-building-holds = Building { $building }: { $token }; { $lead }
web-intrigo-face-down = { $thing }, face down
web-intrigo-lead-leads = { $family } { $value } leads
web-intrigo-lead-wins = { $family } { $value } leads and would win
web-intrigo-lead-unplayed = { $family } { $value }: stays
web-intrigo-lead-equal = equal: stays
web-intrigo-lead-none = no card counts
web-intrigo-lead-open = no one yet
web-intrigo-lead-stolen = not contested this round

web-intrigo-begins = starts this round
web-intrigo-your-turn = Your turn
web-intrigo-to-move = To move
web-intrigo-choose = Choose
web-intrigo-chooses = Choosing
web-intrigo-ducats =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
web-intrigo-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-intrigo-kinds = kinds
web-intrigo-one-to-win = 1 to win
web-intrigo-wins = wins

web-intrigo-hand = Your hand
web-intrigo-no-cards = No intrigue cards in hand
web-intrigo-none-kept = The cards you keep will appear here
web-intrigo-how = Pick a card from your hand or an influence pile; the gaps where it can go light up.
web-intrigo-about-card = Goes face up into an empty gap and counts for the tokens on both sides.
web-intrigo-about-merchant = Swaps the token of an adjacent building with any other token in the palace.
web-intrigo-about-assassin = Turns an adjacent intrigue card face down: it counts for nothing.
web-intrigo-about-courtesan = Names a card outside the palace; its holder must play it into an adjacent gap.
web-intrigo-about-gondolier = Swaps an adjacent intrigue card with any other intrigue card in the palace.
web-intrigo-about-guard = Moves an adjacent intrigue card to any other empty gap.
web-intrigo-about-thief = Turns the token of an adjacent building face down: no one wins it this round.
web-intrigo-effect-merchant = swap two tokens
web-intrigo-effect-assassin = turn a card down
web-intrigo-effect-courtesan = call a card out
web-intrigo-effect-gondolier = swap two cards
web-intrigo-effect-guard = move a card
web-intrigo-effect-thief = hide a token
web-intrigo-short-merchant = Merchant
web-intrigo-short-assassin = Assassin
web-intrigo-short-courtesan = Courtesan
web-intrigo-short-gondolier = Gondolier
web-intrigo-short-guard = Guard
web-intrigo-short-thief = Thief
web-intrigo-pile =
    { $left ->
        [0] { $influence }: { $line }
       *[other] { $influence }, price { $price }, { $left } left: { $line }
    }
web-intrigo-short-of =
    { $ducats ->
        [one] { $ducats } ducat short
       *[other] { $ducats } ducats short
    }
web-intrigo-sold-out = sold out
web-intrigo-sold = sold

web-intrigo-step-gap = a lit gap
web-intrigo-step-token = a token beside it
web-intrigo-step-other-token = the other token
web-intrigo-step-card = an adjacent card
web-intrigo-step-other-card = the other card
web-intrigo-step-next-gap = an adjacent gap
web-intrigo-step-name = the card to call
web-intrigo-step-where = where it goes
web-intrigo-then = Now choose: { $what }
web-intrigo-empty-gaps =
    { $count ->
        [one] empty gap
       *[other] empty gaps
    }
web-intrigo-with-target = where the power finds a target
web-intrigo-fill-only = to fill only
web-intrigo-without-power = Place without power
web-intrigo-place-here = Place here
web-intrigo-play = Play
web-intrigo-keep = Keep
web-intrigo-back = Put back
web-intrigo-pass = Pass
web-intrigo-take-back = Take back

web-intrigo-draft = The draft: card { $pick } of 4
web-intrigo-pass-on = Keep one; { $name } gets the rest.
web-intrigo-kept-wait = Kept. When all have chosen, the packets move on.
web-intrigo-passed-on = Passed on
web-intrigo-drafting = Everyone keeps a card in secret.

web-intrigo-name-card = Name the card to call
web-intrigo-in-palace = in the palace
web-intrigo-yours = yours

web-intrigo-rewards = The rewards
web-intrigo-gains = Won in this round
web-intrigo-skip = Skip

# Doorways are named by the buildings beside them.

web-intrigo-the-door = the door
web-intrigo-building = building { $building }
web-intrigo-beside-door = between the door and { $building }
web-intrigo-between = between { $before } and { $behind }
web-intrigo-beats = { $card } beats { $other }
web-intrigo-alone = { $card } stands alone

# What the narrator says; $you is who the reader is.

web-intrigo-turn =
    { $you ->
        [seat] Your turn
       *[none] { $seat }’s turn
    }
web-intrigo-tell-keeps =
    { $you ->
        [seat]
            You keep a card. { $left ->
                [0] All have chosen.
               *[other] Still choosing: { $left }.
            }
       *[none]
            { $seat } keeps a card. { $left ->
                [0] All have chosen.
               *[other] Still choosing: { $left }.
            }
    }
web-intrigo-tell-packets =
    { $pick ->
        [1] Everyone gets a packet and keeps one card.
       *[other] The packets go to the left: card { $pick } of 4.
    }
web-intrigo-tell-plays =
    { $you ->
        [seat] You play { $card } { $place }.
       *[none] { $seat } plays { $card } { $place }.
    }
web-intrigo-tell-buys =
    { $you ->
        [seat] You pay { $price } and place the { $card } { $place }.
       *[none] { $seat } pays { $price } and places the { $card } { $place }.
    }
web-intrigo-tell-passes =
    { $you ->
        [seat] You pass.
       *[none] { $seat } passes.
    }
web-intrigo-tell-turns-card = { $card } { $place } is turned face down: it counts for nothing.
web-intrigo-tell-calls =
    { $you ->
        [holder] { $seat } calls { $card }: you have to play it { $place }.
        [seat] You call { $card }: { $holder } has to play it { $place }.
       *[none] { $seat } calls { $card }: { $holder } has to play it { $place }.
    }
web-intrigo-tell-swaps-cards = { $one } and { $other } change places.
web-intrigo-tell-moves-card = { $card } moves { $place }.
web-intrigo-tell-swaps-tokens = The { $one } and the { $other } change places.
web-intrigo-tell-turns-token = The { $token } of { $building } is hidden: no one wins it this round.
web-intrigo-tell-wins =
    { $beats }. { $you ->
        [seat]
            { $state ->
                [wins] You take the { $token } and win!
               *[goes-on] You take the { $token }, now { $now }.
            }
       *[none]
            { $state ->
                [wins] { $seat } takes the { $token } and wins!
               *[goes-on] { $seat } takes the { $token }, now { $now }.
            }
    }
web-intrigo-tell-stays =
    { $reason ->
        [equal] Equal values: the { $token } of { $building } stays.
        [no-card] No card counts: the { $token } of { $building } stays.
        [nobody] No one plays that family: the { $token } of { $building } stays.
       *[face-down] Hidden by the Thief: the { $token } of { $building } stays.
    }
web-intrigo-tell-round-ends = Round { $round } is over.
web-intrigo-tell-places =
    { $you ->
        [seat] Round { $round }: you go first.
       *[none] Round { $round }: { $seat } goes first.
    }
web-intrigo-end-lose = You lose
web-intrigo-end-why =
    { $reader ->
        [lost]
            { $names } { $count ->
                [one] wins.
               *[other] win.
            }{ " " }
       *[other] { "" }
    }{ $how ->
        [four]
            Four { $token ->
                [merchants] merchants’
                [military] military
                [clergy] clergy’s
                [farmers] farmers’
               *[workers] workers’
            } seals.
        [five] One seal of every kind.
       *[sum] The most seals after the last round.
    }
web-intrigo-end-where =
    { $building ->
        [0] Decided at the door in round { $round }.
       *[other] Decided at building { $building } in round { $round }.
    }
web-intrigo-end-short =
    { $count ->
        [one] You were one seal short.
       *[other] You were { $count } seals short.
    }
web-intrigo-four-of-a-kind = 4 of a kind
web-intrigo-end-you = You win
web-intrigo-end-wins = { $names } { $count ->
        [one] wins
       *[other] win
    }
web-intrigo-missing = Seals still missing, round by round
web-intrigo-short = { $count } short
web-intrigo-five-kinds = 5 kinds
web-intrigo-best-moment = Best moment
web-intrigo-turning-point = Turning point
web-intrigo-watch = Watch it

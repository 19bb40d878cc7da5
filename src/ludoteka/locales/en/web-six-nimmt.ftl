# The web client at a table of 6 nimmt!.

## Where the match is

web-six-nimmt-where = Deal { $deal } · turn { $trick } of 10
web-six-nimmt-where-draft = Deal { $deal } · the draft
web-six-nimmt-deal = Deal { $deal }
web-six-nimmt-deal-of = Deal { $deal } of { $deals }
web-six-nimmt-trick = turn { $trick } of 10
web-six-nimmt-draft = the draft
web-six-nimmt-end = the end
web-six-nimmt-to = to { $limit }
web-six-nimmt-tactical = Tactical
web-six-nimmt-heading-deal = Deal { $deal }
web-six-nimmt-heading-trick = Turn { $trick }

## The table

web-six-nimmt-totals = Totals
web-six-nimmt-this-deal = this deal
web-six-nimmt-chart = Bull heads after each deal
web-six-nimmt-chart-now = now
web-six-nimmt-queue = Cards of this turn
web-six-nimmt-ready = is in
web-six-nimmt-chooses = chooses
web-six-nimmt-now = up now
web-six-nimmt-waits = waits
web-six-nimmt-placed = placed
web-six-nimmt-way = on its way
web-six-nimmt-row = Row { $row }
web-six-nimmt-in-row = in the row
web-six-nimmt-take =
    { $cards ->
        [one] take { $cards } card
       *[other] take { $cards } cards
    }
web-six-nimmt-takes-the-row =
    { $you ->
        [seat] You take the row
       *[none] { $name } takes the row
    }
web-six-nimmt-stand = Standings
web-six-nimmt-my-stand =
    { $bulls ->
        [one] You have { $bulls } bull head: place { $place } of { $players }.
       *[other] You have { $bulls } bull heads: place { $place } of { $players }.
    }
web-six-nimmt-their-stand = { $name }: { $bulls }, { $now } of them in this deal.
web-six-nimmt-open-seat =
    { $bulls ->
        [one] { $bulls } bull head. Show the pile
       *[other] { $bulls } bull heads. Show the pile
    }

## Questions

web-six-nimmt-ask-row = Your { $card } is lower than every row
web-six-nimmt-ask-row-more = Take a row. Your { $card } starts it again.
web-six-nimmt-waits-row = { $name } chooses a row: { $card } is lower than all
web-six-nimmt-waiting =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
web-six-nimmt-secret = { $ready } of { $seats } are in. Yours stays secret until all are.
web-six-nimmt-secret-open = All hands are open, only the choice is secret. { $ready } of { $seats } are in.
web-six-nimmt-hand-now = and where each card would go now
web-six-nimmt-nowhere = nowhere
web-six-nimmt-would-take = you would take a row
web-six-nimmt-takes-row = takes row { $row }
web-six-nimmt-more-bulls =
    { $bulls ->
        [one] +{ $bulls } bull head
       *[other] +{ $bulls } bull heads
    }
web-six-nimmt-after = after { $card }

## Piles and open hands

web-six-nimmt-pile-of = { $name }: taken in this deal
web-six-nimmt-pile =
    { $bulls ->
        [one] Taken in this deal: { $cards } cards, { $bulls } bull head
       *[other] Taken in this deal: { $cards } cards, { $bulls } bull heads
    }
web-six-nimmt-took-nothing = took nothing
web-six-nimmt-hand-of = Hand
web-six-nimmt-hands = Hands
web-six-nimmt-open-hands = Everyone’s hand, open by rule
web-six-nimmt-point = Point at a card to see where it would go now.
web-six-nimmt-in-play = Cards 1–{ $cards } are in play, nothing is hidden.
web-six-nimmt-open-goes = { $name }’s { $card } would go to row { $row }, after { $after }
web-six-nimmt-open-takes =
    { $bulls ->
        [one] { $name }’s { $card } would take row { $row }: { $bulls } bull head
       *[other] { $name }’s { $card } would take row { $row }: { $bulls } bull heads
    }
web-six-nimmt-open-nowhere = { $name }’s { $card } is lower than every row

## The turn, told

web-six-nimmt-tell-in =
    { $you ->
        [seat] You are in. All { $seats } cards are down.
       *[other] { $seat } is in. All { $seats } cards are down.
    }
web-six-nimmt-tell-revealed = Revealed: { $cards }.
web-six-nimmt-tell-played =
    { $you ->
        [seat] you { $card }
       *[other] { $seat } { $card }
    }
web-six-nimmt-tell-list = { $first }, { $rest }
web-six-nimmt-tell-sum =
    { $takers ->
        [0] Turn { $trick }: no one took bull heads.
        [1]
            Turn { $trick }: { $you ->
                [p0] you
               *[other] { $p0 }
            } +{ $b0 }.
        [2]
            Turn { $trick }: { $you ->
                [p0] you
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] you
               *[other] { $p1 }
            } +{ $b1 }.
        [3]
            Turn { $trick }: { $you ->
                [p0] you
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] you
               *[other] { $p1 }
            } +{ $b1 }, { $you ->
                [p2] you
               *[other] { $p2 }
            } +{ $b2 }.
        [4]
            Turn { $trick }: { $you ->
                [p0] you
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] you
               *[other] { $p1 }
            } +{ $b1 }, { $you ->
                [p2] you
               *[other] { $p2 }
            } +{ $b2 }, { $you ->
                [p3] you
               *[other] { $p3 }
            } +{ $b3 }.
       *[5]
            Turn { $trick }: { $you ->
                [p0] you
               *[other] { $p0 }
            } +{ $b0 }, { $you ->
                [p1] you
               *[other] { $p1 }
            } +{ $b1 }, { $you ->
                [p2] you
               *[other] { $p2 }
            } +{ $b2 }, { $you ->
                [p3] you
               *[other] { $p3 }
            } +{ $b3 }, { $you ->
                [p4] you
               *[other] { $p4 }
            } +{ $b4 }.
    }
web-six-nimmt-tell-lower =
    { $you ->
        [seat] Your { $card } is lower than every row. You choose one.
       *[other] { $seat }’s { $card } is lower than every row. { $seat } chooses one.
    }
web-six-nimmt-tell-place =
    { $you ->
        [seat] You: { $card } to row { $row }.
       *[other] { $seat }: { $card } to row { $row }.
    }
web-six-nimmt-tell-follows = It follows { $last }, the smallest difference.
web-six-nimmt-tell-sixth =
    { $you ->
        [seat]
            { $bulls ->
                [one] Your { $card } is the sixth card. You take row { $row }, { $bulls } bull head.
               *[other] Your { $card } is the sixth card. You take row { $row }, { $bulls } bull heads.
            }
       *[other]
            { $bulls ->
                [one] { $seat }’s { $card } is the sixth card and takes row { $row }, { $bulls } bull head.
               *[other] { $seat }’s { $card } is the sixth card and takes row { $row }, { $bulls } bull heads.
            }
    }
web-six-nimmt-tell-herd =
    { $you ->
        [seat]
            { $bulls ->
                [one] You take { $bulls } bull head. Your total: { $total }.
               *[other] You take { $bulls } bull heads. Your total: { $total }.
            }
       *[other]
            { $bulls ->
                [one] { $seat } takes { $bulls } bull head. Total: { $total }.
               *[other] { $seat } takes { $bulls } bull heads. Total: { $total }.
            }
    }
web-six-nimmt-tell-take =
    { $you ->
        [seat]
            { $bulls ->
                [one] You take row { $row }: { $bulls } bull head. Your total: { $total }.
               *[other] You take row { $row }: { $bulls } bull heads. Your total: { $total }.
            }
       *[other]
            { $bulls ->
                [one] { $seat } takes row { $row }: { $bulls } bull head. Total: { $total }.
               *[other] { $seat } takes row { $row }: { $bulls } bull heads. Total: { $total }.
            }
    }
web-six-nimmt-tell-starts =
    { $you ->
        [seat] Your { $card } starts the row again.
       *[other] { $seat }’s { $card } starts the row again.
    }
web-six-nimmt-tell-deal = Deal { $deal }: ten new cards each.
web-six-nimmt-tell-laid-out =
    { $you ->
        [seat] Deal { $deal }: { $cards } cards lie open. You pick first.
       *[other] Deal { $deal }: { $cards } cards lie open. { $seat } picks first.
    }
web-six-nimmt-tell-draft =
    { $you ->
        [seat] You pick { $card }.
       *[other] { $seat } picks { $card }.
    }
web-six-nimmt-tell-rows = The last four open the rows: { $cards }.
web-six-nimmt-tell-deal-end =
    { $you ->
        [seat] Deal { $deal } is over. You lead with { $bulls }.
       *[other] Deal { $deal } is over. { $seat } leads with { $bulls }.
    }
web-six-nimmt-tell-ended =
    { $winners ->
        [1]
            { $you ->
                [seat] You win with { $bulls }.
               *[other] { $seat } wins with { $bulls }.
            }
        [2]
            { $you ->
                [seat] You and { $other } win with { $bulls } each.
                [other] You and { $seat } win with { $bulls } each.
               *[none] { $seat } and { $other } win with { $bulls } each.
            }
       *[other] { $winners } players share the win with { $bulls } each.
    }

## The end of a deal

web-six-nimmt-deal-over = Deal { $deal } is over
web-six-nimmt-deal-over-of = Deal { $deal } of { $deals } is over
web-six-nimmt-deal-why =
    { $you ->
        [seat] You lead with { $bulls }. You took { $took } in this deal.
       *[other] { $seat } leads with { $bulls }. You took { $took } in this deal: place { $place }.
    }
web-six-nimmt-deal-why-watch = { $seat } leads with { $bulls }.
web-six-nimmt-table = Totals after deal { $deal }
web-six-nimmt-place = Place
web-six-nimmt-player = Player
web-six-nimmt-total = Total
web-six-nimmt-towards = towards { $limit }
web-six-nimmt-worst-row = worst row of this deal
web-six-nimmt-leads = leads
web-six-nimmt-up = up { $places }
web-six-nimmt-down = down { $places }
web-six-nimmt-same = same place
web-six-nimmt-moment = Moment of the deal
web-six-nimmt-moments = Moments to see again
web-six-nimmt-moment-worst =
    { $you ->
        [seat] Your worst row: { $bulls }
       *[other] The worst row: { $seat }, { $bulls }
    }
web-six-nimmt-moment-sixth =
    { $you ->
        [seat] Deal { $deal }, turn { $trick }. Your { $card } was the sixth.
       *[other] Deal { $deal }, turn { $trick }. { $card } was the sixth.
    }
web-six-nimmt-moment-low =
    { $you ->
        [seat] Deal { $deal }, turn { $trick }. Your { $card } was lower than every row.
       *[other] Deal { $deal }, turn { $trick }. { $card } was lower than every row.
    }
web-six-nimmt-moment-escape = Your best escape
web-six-nimmt-moment-escape-more = Deal { $deal }, turn { $trick }. Your { $card } cost { $bulls }, not { $dearest }.
web-six-nimmt-moment-seven = No one wanted the 55
web-six-nimmt-moment-seven-more =
    { $you ->
        [seat] You took it in deal { $deal }, { $bulls } bull heads in all.
       *[other] { $seat } took it in deal { $deal }, { $bulls } bull heads in all.
    }
web-six-nimmt-watch = Watch it

## The end of the match

web-six-nimmt-end-title =
    { $winners ->
        [1]
            { $you ->
                [seat] You win
               *[other] { $seat } wins
            }
        [2]
            { $you ->
                [seat] You and { $other } win
               *[other] { $seat } and { $other } win
            }
       *[other]
            { $you ->
                [seat] You share the win
               *[other] { $winners } players share the win
            }
    }
web-six-nimmt-end-won-one =
    { $bulls ->
        [one] { $bulls } bull head, the fewest of { $players }. { $seat } went through the fence with { $most }.
       *[other] { $bulls } bull heads, the fewest of { $players }. { $seat } went through the fence with { $most }.
    }
web-six-nimmt-end-won-many =
    { $bulls ->
        [one] { $bulls } bull head, the fewest of { $players }. { $out } went through the fence, { $seat } with { $most }.
       *[other] { $bulls } bull heads, the fewest of { $players }. { $out } went through the fence, { $seat } with { $most }.
    }
web-six-nimmt-end-won-deals =
    { $bulls ->
        [one] { $bulls } bull head, the fewest of { $players }. Deals: { $deals }.
       *[other] { $bulls } bull heads, the fewest of { $players }. Deals: { $deals }.
    }
web-six-nimmt-end-lost-one =
    You have { $bulls ->
        [one] { $bulls } bull head
       *[other] { $bulls } bull heads
    }. { $you ->
        [seat] You went through the fence.
       *[other] { $seat } went through the fence with { $most }.
    }
web-six-nimmt-end-lost-many =
    You have { $bulls ->
        [one] { $bulls } bull head
       *[other] { $bulls } bull heads
    }. { $you ->
        [seat] { $out } went through the fence, you the furthest.
       *[other] { $out } went through the fence, { $seat } with { $most }.
    }
web-six-nimmt-end-lost-deals =
    You have { $bulls ->
        [one] { $bulls } bull head
       *[other] { $bulls } bull heads
    }. Deals: { $deals }.
web-six-nimmt-end-table = Bull heads of each deal, and in all

web-six-nimmt-curve = bull heads

# The web client at a table of 6 nimmt!.

web-six-nimmt-where = Deal { $deal } · trick { $trick } of 10
web-six-nimmt-where-draft = Deal { $deal } · the draft
web-six-nimmt-totals = Totals
web-six-nimmt-this-deal = this deal
web-six-nimmt-chart = Bulls after each deal
web-six-nimmt-chart-now = now
web-six-nimmt-ready = ready
web-six-nimmt-chooses = chooses
web-six-nimmt-now = up now
web-six-nimmt-waits = waits
web-six-nimmt-placed = placed
web-six-nimmt-row = Row { $row }
web-six-nimmt-in-row = in the row
web-six-nimmt-take =
    { $cards ->
        [one] take { $cards } card
       *[other] take { $cards } cards
    }
web-six-nimmt-ask-row = Your { $card } fits nowhere: take a row
web-six-nimmt-ask-row-more = Then it starts the row. Dashed: where the rest follow.
web-six-nimmt-secret = Secret until the last one is made. Ready: { $ready } of { $seats }.
web-six-nimmt-hand-now = and where each card would go now
web-six-nimmt-nowhere = nowhere
web-six-nimmt-would-take = you would take a row
web-six-nimmt-takes-row = takes row { $row }
web-six-nimmt-more-bulls =
    { $bulls ->
        [one] +{ $bulls } bull
       *[other] +{ $bulls } bulls
    }
web-six-nimmt-after = after { $card }

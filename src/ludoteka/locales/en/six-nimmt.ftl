# 6 nimmt!: what happens at the table.

six-nimmt-event-deal-began = Deal { $deal } begins.
six-nimmt-event-hand-dealt =
    { $cards ->
        [hidden] { $seat } gets { $cards-count } cards.
       *[other] { $seat } gets { $cards }.
    }
six-nimmt-event-cards-laid-out = Cards { $cards } are open; { $seat } takes first.
six-nimmt-event-card-taken = { $seat } takes { $card }.
six-nimmt-event-rows-opened = The rows open with { $cards }.
six-nimmt-event-rows-compared = Where each card would go now.
six-nimmt-event-card-chosen =
    { $card ->
        [hidden] { $seat } has chosen.
       *[other] { $seat } has chosen { $card }.
    }
six-nimmt-event-cards-revealed = Revealed: { $cards }.
six-nimmt-event-row-taken =
    { $bulls ->
        [one] { $seat } takes row { $row } ({ $cards }): { $bulls } bull head!
       *[other] { $seat } takes row { $row } ({ $cards }): { $bulls } bull heads!
    }
six-nimmt-event-card-placed = { $card } ({ $seat }) goes to row { $row }.
six-nimmt-event-deal-scored = The deal is over. Bull heads: { $bulls }. Totals: { $totals }.

six-nimmt-ask-take-card = Take an open card.
six-nimmt-ask-choose-card = Choose a card.
six-nimmt-ask-choose-row = Your card fits nowhere: choose the row you take.

six-nimmt-move-play =
    { $bulls ->
        [one] play { $card } ({ $bulls } bull head)
       *[other] play { $card } ({ $bulls } bull heads)
    }
six-nimmt-move-take =
    { $bulls ->
        [one] take { $card } ({ $bulls } bull head)
       *[other] take { $card } ({ $bulls } bull heads)
    }
six-nimmt-move-row = take row { $row }

six-nimmt-hint-follows = now card no. { $place } of row { $row }
six-nimmt-hint-takes =
    { $bulls ->
        [one] now the sixth card of row { $row }: { $bulls } bull head
       *[other] now the sixth card of row { $row }: { $bulls } bull heads
    }
six-nimmt-hint-too-low = now lower than every row: you would take one
six-nimmt-hint-row-costs =
    { $bulls ->
        [one] { $bulls } bull head
       *[other] { $bulls } bull heads
    }
six-nimmt-hint-row-then =
    { $bulls ->
        [one] { $bulls } bull head; then { $rest }
       *[other] { $bulls } bull heads; then { $rest }
    }
six-nimmt-hint-lands = { $card } to row { $row } as no. { $place }
six-nimmt-hint-lands-taking =
    { $bulls ->
        [one] { $card } is the sixth in row { $row } ({ $bulls } bull head)
       *[other] { $card } is the sixth in row { $row } ({ $bulls } bull heads)
    }

six-nimmt-refusal-match-over = The match is over.
six-nimmt-refusal-no-such-seat = There is no seat { $number } at this table.
six-nimmt-refusal-not-your-turn = It is not your turn.
six-nimmt-refusal-already-chosen = You have already chosen; wait for the others.
six-nimmt-refusal-choose-a-card = Choose a card from your hand.
six-nimmt-refusal-not-in-hand = Card { $card } is not in your hand.
six-nimmt-refusal-choose-a-row = Card { $card } fits nowhere: choose a row to take.
six-nimmt-refusal-take-a-card = Take one of the open cards.
six-nimmt-refusal-not-open = Card { $card } is not open.

six-nimmt-option-variant = Variant
six-nimmt-option-variant-help = `standard`: the cards are dealt. `tactical`: fewer cards, all open, and players take their hands themselves.
six-nimmt-option-limit = Limit
six-nimmt-option-limit-help = The match ends when a total exceeds this many bull heads (1–999; default: 66).
six-nimmt-option-deals = Deals
six-nimmt-option-deals-help = A fixed number of deals instead of a limit (1–99).

six-nimmt-board-row = row { $row }
six-nimmt-board-open = Open
six-nimmt-board-queue = To place
six-nimmt-board-hand = Your hand
six-nimmt-board-player = Player
six-nimmt-board-cards = Cards
six-nimmt-board-deal = Bull heads
six-nimmt-board-total = Total

# Sakura: what happens at the table. Where there is no artist, it is the Court painter.

-sakura-painter = The Court painter

sakura-event-garden-opened = The garden opens: the Emperor on { $emperor }, all artists on the gate, { $tokens } tokens each, { $supply } in the supply.
sakura-event-hand-dealt =
    { $cards ->
        [hidden] { $seat } gets { $cards-count } cards.
       *[other] { $seat } gets { $cards }.
    }
sakura-event-round-began = Round { $round } begins.
sakura-event-two-cards-due = { $seat } is further from the Emperor and plays two cards: also the Court painter’s.
sakura-event-card-chosen =
    { $card ->
        [hidden] { $seat } has chosen.
       *[other] { $seat } has chosen { $card }.
    }
sakura-event-two-cards-chosen =
    { $card ->
        [hidden]
            { $painter ->
                [hidden] { $seat } has chosen two cards.
               *[other] { $seat } has chosen; { $painter } is for the Court painter.
            }
       *[other] { $seat } has chosen { $card }, and { $painter } for the Court painter.
    }
sakura-event-deck-shuffled =
    { $cards ->
        [one] The deck is empty: { $cards } discarded card becomes the new one.
       *[other] The deck is empty: { $cards } discarded cards are shuffled into a new one.
    }
sakura-event-cards-revealed =
    { $painter-count ->
        [0] Revealed: { $cards }.
       *[other] Revealed: { $cards }, Court painter { $painter }.
    }
sakura-event-card-begun =
    { $artist-count ->
        [0] Card { $card } (Court painter): { $garden }, then { $action }.
       *[other] Card { $card } ({ $artist }): { $garden }, then { $action }.
    }
sakura-event-direction-chosen =
    { $direction ->
        [forward] { $seat } chooses: forward.
       *[back] { $seat } chooses: back.
    }
sakura-event-emperor-moved = The Emperor walks: { $origin } → { $space }.
sakura-event-emperor-stayed = The Emperor does not enter the gate and stays on { $space }.
sakura-event-tree-reached = The Emperor stops under cherry tree { $tree }, on { $space }!
sakura-event-nobody-nearest = All artists are on the gate: no one is nearest.
sakura-event-nobody-furthest = Several artists are on the gate: no one is furthest.
sakura-event-artist-moved =
    { $artist-count ->
        [0] { -sakura-painter }: { $origin } → { $space }.
       *[other] { $artist }: { $origin } → { $space }.
    }
sakura-event-artist-stayed =
    { $artist-count ->
        [0] { -sakura-painter } stays: { $space }.
       *[other] { $artist } stays: { $space }.
    }
sakura-event-artist-embarrassed =
    { $artist-count ->
        [0]
            { $lost ->
                [0] { -sakura-painter } bumps into the Emperor: { $origin } → { $space }.
               *[other] { -sakura-painter } bumps into the Emperor and loses { $lost }: { $origin } → { $space }.
            }
       *[other]
            { $lost ->
                [0] { $artist } bumps into the Emperor (no token to lose): { $origin } → { $space }.
               *[other] { $artist } bumps into the Emperor and loses a token: { $origin } → { $space }.
            }
    }
sakura-event-cards-skipped = Skipped: { $cards }.
sakura-event-tokens-paid = Cherry tree { $tree } pays: { $prizes }. Tokens now: { $totals }.
sakura-event-cards-discarded = Discarded: { $cards }.
sakura-event-card-drawn =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }

sakura-ask-choose-card = Choose a card.
sakura-ask-choose-cards = Choose a card; the player further from the Emperor chooses two, one of them for the Court painter.
sakura-ask-direct-emperor = Your card: which way does the Emperor go?
sakura-ask-direct-artist = Your card: which way does your artist go?

sakura-move-play = play { $card }
sakura-move-play-two = play { $card }, and { $painter } for the Court painter
sakura-move-forward = forward
sakura-move-back = back

sakura-gate = gate
sakura-garden-emperor-forward = Emperor +{ $steps }
sakura-garden-emperor-back = Emperor −{ $steps }
sakura-garden-emperor-either = Emperor ±{ $steps }
sakura-garden-nearest = nearest −{ $steps }
sakura-garden-furthest = furthest +{ $steps }
sakura-artist-forward = artist +{ $steps }
sakura-artist-either = artist ±{ $steps }
sakura-artist-overtake = overtake
sakura-artist-count = count

sakura-hint-card = { $garden }, { $artist } — alone: Emperor { $emperor }, you { $own }
sakura-hint-two-cards = { $garden }, { $artist } · painter: { $painter-garden }, { $painter-artist } — together: Emperor { $emperor }, you { $own }
sakura-hint-emperor = the Emperor on { $space }
sakura-hint-emperor-tree = the Emperor under the cherry tree on { $space }
sakura-hint-emperor-meets = the Emperor on { $space }; the artist there is embarrassed
sakura-hint-artist = you: { $own }
sakura-place-tree = { $space } (cherry tree)
sakura-place-embarrassed = { $space } (embarrassed)

sakura-refusal-match-over = The match is over.
sakura-refusal-no-such-seat = There is no seat { $number } at this table.
sakura-refusal-not-your-turn = Another player’s card is being resolved.
sakura-refusal-already-chosen = You have already chosen; wait for the others.
sakura-refusal-choose-a-card = Choose one card from your hand.
sakura-refusal-choose-two-cards = Choose two cards: your own and the Court painter’s.
sakura-refusal-not-in-hand = Card { $card } is not in your hand.
sakura-refusal-choose-a-direction = Card { $card } offers a direction: forward or back.

sakura-option-tactical = Tactical game
sakura-option-tactical-help = Two players: the one further from the Emperor also plays the Court painter’s card.
sakura-option-deck = Deck
sakura-option-deck-help = Your own list of the 60 cards instead of ours, as data or (for the host) as a JSON file.
sakura-option-board = Board
sakura-option-board-help = Your own path (torii, bridges, trees) instead of ours, as data or (for the host) as a JSON file.

error-tactical-for-two = The tactical option is for two players, not for { $seats }.
error-deck-size = A deck has { $needed } cards, not { $found }.
error-deck-number = The deck has a card { $number }; numbers go from 1 to { $most }.
error-deck-twice = The deck has card { $number } more than once.
error-deck-action = Card { $number } of the deck has the unknown action “{ $action }”. Known: { $known }.
error-board-trees = A board has { $needed } cherry trees, not { $found }.
error-board-order = Torii and cherry trees must ascend, from 1 to at most { $most }: { $order } isn’t valid.
error-board-bridge = Bridge { $bridge } isn’t valid: bridges ascend from 1, end before the last tree ({ $last }) and share no space with torii or trees.

sakura-board-head = Round { $round } · trees { $paid }/{ $trees } · deck { $deck } · discards { $discards } · supply { $supply } tokens
sakura-board-path = { $emperor } Emperor · { $torii } torii · { $bridge } bridge · { $tree } cherry tree · { $paid } scored tree · 0 gate
sakura-board-cards = { $emperor } Emperor, ▲ nearest, ▼ furthest artist; then ✎ own artist: » overtake, # count
sakura-board-hand = Your hand
sakura-board-queue = To resolve
sakura-board-player = Player
sakura-board-space = Space
sakura-board-behind = To Emperor
sakura-board-tokens = Tokens
sakura-board-card = Card
sakura-board-painter = Court painter

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
web-sakura-paid = has paid
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
web-sakura-ask-emperor = Choose the Emperor’s direction
web-sakura-ask-emperor-help = Your card { $card }, garden action. Your artist’s turn follows.
web-sakura-ask-artist = Choose your artist’s direction
web-sakura-ask-artist-help = Your card { $card }, artist action.
web-sakura-play = Play { $card }
web-sakura-play-two = Play { $card }, painter { $painter }
web-sakura-have-chosen = You have chosen { $card }
web-sakura-have-chosen-two = You have chosen { $card }, and { $painter } for the Court painter
web-sakura-change = Change my mind
web-sakura-skip = Skip ahead
web-sakura-back-to = Back to { $space }
web-sakura-forward-to = Forward to { $space }
web-sakura-stay-on = Stay on { $space }
web-sakura-stay-gate = Stay on the gate
web-sakura-to-gate = Back to the gate
web-sakura-meets = { $name } is embarrassed
web-sakura-nobody = nobody in the way
web-sakura-under-tree = under the cherry tree
web-sakura-embarrassed = you are embarrassed
web-sakura-hand = Your hand
web-sakura-card = Card { $card }: { $garden }, then { $artist }
web-sakura-alone = alone: Emperor { $emperor }, you { $own }
web-sakura-together = together: Emperor { $emperor }, you { $own }

# Intrigo: what happens at the table.

intrigo-family-contarini = Contarini
intrigo-family-dandolo = Dandolo
intrigo-family-gradenigo = Gradenigo
intrigo-family-morosini = Morosini
intrigo-family-tiepolo = Tiepolo
intrigo-card-contarini = Contarini { $value }
intrigo-card-dandolo = Dandolo { $value }
intrigo-card-gradenigo = Gradenigo { $value }
intrigo-card-morosini = Morosini { $value }
intrigo-card-tiepolo = Tiepolo { $value }
intrigo-influence-merchant = Merchant
intrigo-influence-assassin = Assassin
intrigo-influence-courtesan = Courtesan
intrigo-influence-gondolier = Gondolier
intrigo-influence-guard = Palace guard
intrigo-influence-thief = Thief
intrigo-token-ducat = ducat
intrigo-token-merchants = merchants’ seal
intrigo-token-military = military seal
intrigo-token-clergy = clergy’s seal
intrigo-token-farmers = farmers’ seal
intrigo-token-workers = workers’ seal
intrigo-nobody = no one
# A gap by the buildings beside it. Behind building 11 of three players stands the door, of four
# building 12: a corner in both palaces.
intrigo-gap = between { $before } and { $behind }
intrigo-gap-first = between the door and { $behind }
intrigo-gap-last = between { $before } and the door
intrigo-gap-after = between { $before } and the corner
intrigo-placement = { $token } on { $building }
intrigo-lead = building { $building } ({ $token }): { $family }

intrigo-event-leads-changed = The lead has changed.
intrigo-event-families-drawn = Families: { $families }.
intrigo-event-round-began = Round { $round } begins; first player: { $seat }.
intrigo-event-tokens-placed = New tokens: { $placed }.
intrigo-event-packet-received =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } receives a packet of { $cards-count } card.
               *[other] { $seat } receives a packet of { $cards-count } cards.
            }
       *[other] { $seat } receives a packet: { $cards }.
    }
intrigo-event-card-kept =
    { $card ->
        [hidden] { $seat } keeps a card.
       *[other] { $seat } keeps { $card }.
    }
intrigo-event-card-played = { $seat } plays { $card } { $gap }.
intrigo-event-influence-bought =
    { $price ->
        [one] { $seat } pays { $price } ducat and plays the { $influence } { $gap }.
       *[other] { $seat } pays { $price } ducats and plays the { $influence } { $gap }.
    }
intrigo-event-tokens-swapped = The tokens of buildings { $building } and { $other } change places.
intrigo-event-card-turned = { $card } { $gap } is turned face down.
intrigo-event-card-called =
    { $holder-count ->
        [0] { $seat } names { $card } and plays it { $gap }.
       *[other] { $seat } names { $card }; { $holder } has to play it { $gap }.
    }
intrigo-event-cards-swapped = The cards { $gap } and { $other } change places.
intrigo-event-card-moved = { $card } moves: it was { $gap }, now it is { $target }.
intrigo-event-token-turned = On building { $building }, the { $token } is turned face down.
intrigo-event-passed = { $seat } passes.
intrigo-event-token-won = Building { $building }: the { $token } goes to { $family } ({ $seat }).
intrigo-event-token-stayed =
    Building { $building }: the { $token } stays; { $reason ->
        [equal] the values are equal.
        [no-card] there is no face-up intrigue card beside it.
        [nobody] no player has the family that wins.
       *[face-down] it is face down.
    }
intrigo-event-round-ended = Round { $round } is over. Cards are collected, face-down tokens turned up.

intrigo-ask-keep-card = Keep a card; the others go to the left.
intrigo-ask-act = Play an intrigue card, or buy influence.

intrigo-move-keep = keep { $card }
intrigo-move-play = play { $card } { $gap }
intrigo-move-pass = pass
intrigo-move-declined = { $influence } { $gap }, without the power
intrigo-move-merchant = Merchant { $gap }: swap the tokens of buildings { $building } and { $target }
intrigo-move-assassin = Assassin { $gap }: turn down the card across building { $building }
intrigo-move-courtesan = Courtesan { $gap }: call { $target } to the gap across building { $building }
intrigo-move-gondolier = Gondolier { $gap }: swap the card across building { $building } with the one { $target }
intrigo-move-guard = Palace guard { $gap }: move the card across building { $building } to the gap { $target }
intrigo-move-thief = Thief { $gap }: turn down the token of building { $building }

intrigo-hint-own = your family
intrigo-hint-rival = a rival’s family
intrigo-hint-nobodys = no one’s family
intrigo-hint-play = then in the lead: { $changes }
intrigo-hint-price =
    { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }
intrigo-hint-buy =
    { $price ->
        [one] { $price } ducat; then in the lead: { $changes }
       *[other] { $price } ducats; then in the lead: { $changes }
    }

intrigo-refusal-match-over = The match is over.
intrigo-refusal-no-such-seat = There is no seat { $number } at this table.
intrigo-refusal-not-your-turn = It is not your turn.
intrigo-refusal-already-kept = You have already kept a card; wait for the others.
intrigo-refusal-keep-a-card = Keep a card from your packet.
intrigo-refusal-not-in-packet = That card is not in your packet.
intrigo-refusal-draft-over = The draft is over: play an intrigue card or buy influence.
intrigo-refusal-may-not-pass = You can’t pass while you hold intrigue cards.
intrigo-refusal-not-in-hand = That card is not in your hand.
intrigo-refusal-no-such-gap = There is no such gap in this palace: its last building is { $last }.
intrigo-refusal-gap-filled = That gap is already filled.
intrigo-refusal-pile-empty = That pile is used up.
intrigo-refusal-too-dear =
    { $ducats ->
        [one] The card costs { $price }, and you have { $ducats } ducat.
       *[other] The card costs { $price }, and you have { $ducats } ducats.
    }
intrigo-refusal-not-beside = Building { $building } is not beside that gap.
intrigo-refusal-same-building = Choose a different building to swap with, not { $building }.
intrigo-refusal-no-token = There is no token on building { $building }.
intrigo-refusal-token-face-down = The token on building { $building } is already face down.
intrigo-refusal-no-card-beside = There is no intrigue card in that gap.
intrigo-refusal-card-face-down = That card is already face down.
intrigo-refusal-no-gap-beside = That gap is not empty: no card can be called there.
intrigo-refusal-not-outside = That card cannot be called: it is in the palace, or not in this game.
intrigo-refusal-no-other-card = There is no other intrigue card in that gap.
intrigo-refusal-no-empty-gap = Choose another empty gap.

intrigo-option-prices = Prices
intrigo-option-prices-help = What the cards of an influence pile cost, from the top: [1, 2, 3] for all piles, or by kind, as in {"{"}"merchant": [1, 1, 2]{"}"}.
error-unsorted-prices = Prices in a pile must not fall from top to bottom ({ $kind }: { $prices }).

intrigo-board-player = Player
intrigo-board-family = Family
intrigo-board-ducats = Ducats
intrigo-board-cards = Cards
intrigo-board-merchants = Mer
intrigo-board-military = Mil
intrigo-board-clergy = Cle
intrigo-board-farmers = Far
intrigo-board-workers = Wor
intrigo-board-door = door
intrigo-board-ducat = ducat
intrigo-board-contarini = Cont
intrigo-board-dandolo = Dand
intrigo-board-gradenigo = Grad
intrigo-board-morosini = Moro
intrigo-board-tiepolo = Tiep
intrigo-board-merchant = Merch
intrigo-board-assassin = Assas
intrigo-board-courtesan = Court
intrigo-board-gondolier = Gondo
intrigo-board-guard = Guard
intrigo-board-thief = Thief
intrigo-board-round = Round { $round }
intrigo-board-influence = Influence
intrigo-board-price = Price
intrigo-board-left = Left
intrigo-board-supply = Supply: { $ducats } ● · bag: { $seals }
intrigo-board-packet = Your packet
intrigo-board-kept = You have kept
intrigo-board-passed = You have passed on
intrigo-board-hand = Your hand
intrigo-board-legend = A gap lies between two buildings and takes the number of the building before it, clockwise. (…) is face down.

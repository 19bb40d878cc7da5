overreach-title = Overreach
overreach-summary = Win the trick with the highest card, but not by too much.
overreach-authors = an example
overreach-aim = Win the most points in five tricks.
overreach-section-play = How to play
overreach-section-examples = Example
overreach-example-1 = The cards 9, 14 and 29 are played. 29 is more than twice 14, so 14 wins the trick.

rule-OV-1 = The deck has 30 cards, 1 to 30. Everyone gets five; the others stay out of play, face down.
rule-OV-2 = In each of the five tricks everyone secretly chooses a card. All are revealed at once.
rule-OV-3 = The highest card wins the trick: as many points as the trick’s number, 1 to 5.
rule-OV-4 = If the highest card is more than twice the second highest, it overreaches: the second highest card wins the trick.
rule-OV-5 = After five tricks the player with the most points wins. Equal players share the rank.

overreach-event-hand-dealt =
    { $cards ->
        [hidden] { $seat } gets { $cards-count } cards.
       *[other] { $seat } gets { $cards }.
    }
overreach-event-card-chosen =
    { $card ->
        [hidden] { $seat } has chosen.
       *[other] { $seat } has chosen { $card }.
    }
overreach-event-cards-revealed = Revealed: { $cards }.
overreach-event-trick-won = { $seat } wins the trick with { $card } (+{ $points }).

overreach-ask-choose-card = Choose a card.
overreach-move-play = play { $card }
overreach-progress-trick = Trick { $trick } of { $of }

overreach-refusal-match-over = The match is over.
overreach-refusal-no-such-seat = There is no seat { $number }.
overreach-refusal-already-chosen = You have already chosen.
overreach-refusal-not-in-hand = You do not have card { $card }.

overreach-preset-standard = Standard

# The terminal
overreach-board-player = Player
overreach-board-points = Points
overreach-board-last = Last trick
overreach-board-hand = Hand

# The plain board in the browser: what it draws of each seat, and on the table
overreach-seat-points = Points
overreach-seat-last = Last trick
overreach-seat-chosen = Chosen
overreach-seat-hands = Hand
overreach-table-gone = Played

# The Game: Face to Face: what happens at the table.

face-to-face-event-game-began = Game { $game } begins; { $seat } goes first.
face-to-face-event-cards-drawn =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } draws { $cards-count } card.
               *[other] { $seat } draws { $cards-count } cards.
            }
       *[other] { $seat } draws { $cards }.
    }
face-to-face-event-plays-listed = { $seat } looks at the cards.
face-to-face-event-card-played =
    { $pile ->
        [up] { $seat } plays { $card } on { $top }, ascending.
       *[down] { $seat } plays { $card } on { $top }, descending.
    }
face-to-face-event-trick-played =
    { $pile ->
        [up] { $seat } plays the backwards trick: { $card } on { $top }, ascending.
       *[down] { $seat } plays the backwards trick: { $card } on { $top }, descending.
    }
face-to-face-event-help-given =
    { $pile ->
        [up] { $seat } helps { $to }: { $card } on { $top }, ascending.
       *[down] { $seat } helps { $to }: { $card } on { $top }, descending.
    }
face-to-face-event-turn-ended =
    { $plays ->
        [one] { $seat } ends the turn: { $plays } card played.
       *[other] { $seat } ends the turn: { $plays } cards played.
    }
face-to-face-event-all-cards-played = { $seat } has played all 58 cards!
face-to-face-event-turn-impossible = { $seat } cannot play two cards and loses the game.
face-to-face-event-hand-shown = { $seat } shows { $cards }.
face-to-face-event-game-scored = { $seat } wins the game. Games won: { $wins }.

face-to-face-ask-play-card = Play a card.
face-to-face-ask-play-or-end = Play another card, or end the turn.

face-to-face-move-end = end the turn
face-to-face-move-up = play { $card } on your ascending pile
face-to-face-move-down = play { $card } on your descending pile
face-to-face-move-help-up = help: { $card } on the opponent’s ascending pile
face-to-face-move-help-down = help: { $card } on the opponent’s descending pile

face-to-face-hint-normal =
    { $skipped ->
        [0] skips nothing
        [one] skips { $skipped } number
       *[other] skips { $skipped } numbers
    }
face-to-face-hint-trick = backwards trick: wins back 10 numbers
face-to-face-hint-help = +{ $numbers } for the opponent; you draw up to 6
face-to-face-hint-wins = your last card: wins the game
face-to-face-hint-end =
    { $cards ->
        [0] nothing left to draw
        [one] you draw { $cards } card
       *[other] you draw { $cards } cards
    }
face-to-face-hint-end-loses = careful: a single card and an empty draw pile can’t make a turn. You lose when your turn comes (FF-9)

face-to-face-refusal-match-over = The match is over.
face-to-face-refusal-not-your-turn = It is not your turn.
face-to-face-refusal-no-such-move = Play a card from your hand, or end the turn.
face-to-face-refusal-two-cards-first = A turn has at least two cards; played so far: { $plays }.
face-to-face-refusal-not-in-hand = Card { $card } is not in your hand.
face-to-face-refusal-not-higher = Your ascending pile shows { $top }: a card must be higher, or exactly 10 lower; { $card } is neither.
face-to-face-refusal-not-lower = Your descending pile shows { $top }: a card must be lower, or exactly 10 higher; { $card } is neither.
face-to-face-refusal-helped-already = You have already helped this turn; one card is the limit.
face-to-face-refusal-last-card-is-yours = Card { $card } is the only one of this turn: it goes to your own piles.
face-to-face-refusal-no-help-up = The opponent’s ascending pile shows { $top }: only a lower card would help; { $card } is not.
face-to-face-refusal-no-help-down = The opponent’s descending pile shows { $top }: only a higher card would help; { $card } is not.
face-to-face-refusal-no-second-card = After { $card } there you could not play a second card; begin with another one.

face-to-face-option-best-of = Best of
face-to-face-option-best-of-help = How many games at most: 1, 3 or 5. The player who wins more than half of them wins the match.
face-to-face-option-first-player = First player
face-to-face-option-first-player-help = The seat that starts the first game, `0` (gold) or `1` (silver), or `random`. After that the players start by turns.
face-to-face-option-last-card = Last card
face-to-face-option-last-card-help = `strict`: every turn has at least two cards. `mild`: a single last card may be played alone on your own pile when your draw pile is empty.

face-to-face-board-match = Best of { $games }, game { $game }. Games won: { $wins }
face-to-face-board-gold = gold
face-to-face-board-silver = silver
face-to-face-board-cards = hand { $hand }, draw pile { $left }
face-to-face-board-up = ascending
face-to-face-board-down = descending
face-to-face-board-range = { $first }–{ $last }
face-to-face-board-trick = or { $card }
face-to-face-board-shut = nothing more
face-to-face-board-hand = Your hand
face-to-face-board-plays =
    { $plays ->
        [one] This turn: { $plays } card
       *[other] This turn: { $plays } cards
    }
face-to-face-board-help-free = help not given yet
face-to-face-board-help-given = help given

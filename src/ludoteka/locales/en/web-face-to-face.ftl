# The web client at a table of Face to Face.

web-face-to-face-where = Game { $game } of { $games } · turn { $turn }
web-face-to-face-where-over = Best of { $games } · the end
web-face-to-face-where-one = Turn { $turn }
web-face-to-face-your-turn = you · your move
web-face-to-face-turn = turn
web-face-to-face-resigned = resigned: a bot plays
web-face-to-face-late = out of time: a bot plays
web-face-to-face-bot-plays = a bot plays
web-face-to-face-waits = waits
web-face-to-face-up = Ascending
web-face-to-face-down = Descending
web-face-to-face-up-more = 1 up to 60
web-face-to-face-down-more = 60 down to 1
web-face-to-face-left =
    { $numbers ->
        [one] { $numbers } number left
       *[other] { $numbers } numbers left
    }
web-face-to-face-trick = trick: { $card }
web-face-to-face-holds = in your hand
web-face-to-face-tag-trick = trick { $step }
web-face-to-face-tag-help = help { $step }
web-face-to-face-was = was { $top }
web-face-to-face-from = from { $seat }
web-face-to-face-to-draw = to draw
web-face-to-face-in-hand = in hand
web-face-to-face-help = help card:
web-face-to-face-help-free = free
web-face-to-face-help-used = used
web-face-to-face-played = played
web-face-to-face-need =
    { $cards ->
        [one] { $cards } card needed
       *[other] { $cards } cards needed
    }
web-face-to-face-enough = { $plays } played, more if you like
web-face-to-face-draw-two = then draw 2; with help, up to 6
web-face-to-face-draw-up = help given: then draw up to 6
web-face-to-face-ask-first = Your move: play two cards or more
web-face-to-face-ask-second = Play at least one more card
web-face-to-face-ask-more = Play on, or end your turn
web-face-to-face-since = { $seat } played
web-face-to-face-turn-played = { $plays } played
web-face-to-face-turn-helped = one as help
web-face-to-face-end = End turn
web-face-to-face-end-anyway = End turn anyway
web-face-to-face-end-not-yet =
    { $cards ->
        [one] one more card
       *[other] { $cards } more cards
    }
web-face-to-face-way-normal =
    { $pile ->
        [up] ▲ ascending, skips { $skipped }
       *[down] ▼ descending, skips { $skipped }
    }
web-face-to-face-way-trick =
    { $pile ->
        [up] ▲ ascending, trick: wins { $numbers }
       *[down] ▼ descending, trick: wins { $numbers }
    }
web-face-to-face-way-help =
    { $pile ->
        [up] { $seat }’s ▲: helps by { $numbers }
       *[down] { $seat }’s ▼: helps by { $numbers }
    }
web-face-to-face-name-pile =
    { $you ->
        [seat]
            { $pile ->
                [up] Your ascending pile
               *[down] Your descending pile
            }
       *[none]
            { $pile ->
                [up] { $seat }’s ascending pile
               *[down] { $seat }’s descending pile
            }
    }
web-face-to-face-name-normal =
    { $pile ->
        [up] ascending plus { $step }
       *[down] descending minus { $step }
    }
web-face-to-face-name-trick =
    { $pile ->
        [up] ascending, backwards trick minus { $step }
       *[down] descending, backwards trick plus { $step }
    }
web-face-to-face-name-help =
    { $pile ->
        [up] helps { $seat }’s ascending pile by { $step }
       *[down] helps { $seat }’s descending pile by { $step }
    }
web-face-to-face-name-nowhere = goes nowhere now
web-face-to-face-name-hand = Your hand
web-face-to-face-name-wins = Games won: { $wins }, needed: { $needed }
web-face-to-face-chip =
    { $kind ->
        [trick]
            { $pile ->
                [up] { $card } ascending, trick
               *[down] { $card } descending, trick
            }
        [help]
            { $pile ->
                [up] { $card } as help, ascending
               *[down] { $card } as help, descending
            }
       *[normal]
            { $pile ->
                [up] { $card } ascending
               *[down] { $card } descending
            }
    }
web-face-to-face-tell-turn = { $seat }’s turn.
web-face-to-face-tell-turn-more = At least two cards, then a draw.
web-face-to-face-tell-card =
    { $you ->
        [seat]
            { $pile ->
                [up] You play { $card } on your ascending pile.
               *[down] You play { $card } on your descending pile.
            }
       *[none]
            { $pile ->
                [up] { $seat } plays { $card } on their ascending pile.
               *[down] { $seat } plays { $card } on their descending pile.
            }
    }
web-face-to-face-tell-card-more =
    { $left ->
        [one] { $left } number left there.
       *[other] { $left } numbers left there.
    }
web-face-to-face-tell-trick =
    { $you ->
        [seat]
            { $pile ->
                [up] Backwards trick: you play { $card } on your ascending pile.
               *[down] Backwards trick: you play { $card } on your descending pile.
            }
       *[none]
            { $pile ->
                [up] Backwards trick: { $seat } plays { $card } on their ascending pile.
               *[down] Backwards trick: { $seat } plays { $card } on their descending pile.
            }
    }
web-face-to-face-tell-trick-more = From { $top } back to { $card }: wins { $numbers } numbers.
web-face-to-face-tell-help =
    { $you ->
        [to]
            { $pile ->
                [up] { $seat } helps you: { $card } on your ascending pile.
               *[down] { $seat } helps you: { $card } on your descending pile.
            }
        [seat]
            { $pile ->
                [up] You help { $to }: { $card } on their ascending pile.
               *[down] You help { $to }: { $card } on their descending pile.
            }
       *[none]
            { $pile ->
                [up] { $seat } helps { $to }: { $card } on the ascending pile.
               *[down] { $seat } helps { $to }: { $card } on the descending pile.
            }
    }
web-face-to-face-tell-help-more =
    { $you ->
        [to]
            { $numbers ->
                [one] From { $top } to { $card }: you win { $numbers } number.
               *[other] From { $top } to { $card }: you win { $numbers } numbers.
            }
       *[none]
            { $numbers ->
                [one] From { $top } to { $card }: wins { $numbers } number.
               *[other] From { $top } to { $card }: wins { $numbers } numbers.
            }
    }
web-face-to-face-tell-draws =
    { $you ->
        [seat]
            { $helped ->
                [yes] You draw { $cards }, up to six.
               *[no] You draw { $cards }.
            }
       *[none]
            { $helped ->
                [yes] { $seat } draws { $cards }, up to six.
               *[no] { $seat } draws { $cards }.
            }
    }
web-face-to-face-tell-ends =
    { $you ->
        [seat] Your turn is over. Nothing left to draw.
       *[none] { $seat } ends the turn. Nothing left to draw.
    }
web-face-to-face-tell-all =
    { $you ->
        [seat] You have played all { $cards } cards!
       *[none] { $seat } has played all { $cards } cards!
    }
web-face-to-face-tell-stuck =
    { $you ->
        [seat] You cannot play two cards.
       *[none] { $seat } cannot play two cards.
    }
web-face-to-face-tell-scored =
    { $you ->
        [seat] You win game { $game }. It is { $wins } : { $losses }.
       *[none] { $seat } wins game { $game }. It is { $wins } : { $losses }.
    }
web-face-to-face-tell-match =
    { $you ->
        [seat] You win the match { $wins } : { $losses }.
       *[none] { $seat } wins the match { $wins } : { $losses }.
    }
web-face-to-face-tell-won =
    { $you ->
        [seat] You win.
       *[none] { $seat } wins.
    }
web-face-to-face-tell-game =
    { $you ->
        [seat] Game { $game }. You begin.
       *[none] Game { $game }. { $seat } begins.
    }
web-face-to-face-heading-game = Game { $game }
web-face-to-face-heading-turn =
    { $you ->
        [seat] Turn { $turn } · you
       *[none] Turn { $turn } · { $seat }
    }
web-face-to-face-over-title =
    { $you ->
        [seat] You win
        [loser] You lose
       *[none] { $seat } wins
    }
web-face-to-face-over-game-title =
    { $you ->
        [seat] You win game { $game }
       *[none] { $seat } wins game { $game }
    }
web-face-to-face-over-stuck =
    { $you ->
        [seat] You could not play two cards.
       *[none] { $seat } could not play two cards.
    }
web-face-to-face-over-all =
    { $you ->
        [seat] You played all { $cards } cards.
       *[none] { $seat } played all { $cards } cards.
    }
web-face-to-face-over-resigned =
    { $you ->
        [seat] You resigned, and a bot played on.
       *[none] { $seat } resigned, and a bot played on.
    }
web-face-to-face-over-late =
    { $you ->
        [seat] Your time ran out, and a bot played on.
       *[none] { $seat } ran out of time, and a bot played on.
    }
web-face-to-face-proof-none =
    { $cards ->
        [one] The last card fits no pile.
       *[other] None of the { $cards } cards fits any pile.
    }
web-face-to-face-proof-help =
    { $you ->
        [other] None of the { $cards } cards fits their own piles, and only one may help you.
        [seat] None of your { $cards } cards fits your piles, and only one may help { $other }.
       *[none] None of the { $cards } cards fits their own piles, and only one may help { $other }.
    }
web-face-to-face-proof-one = Only { $card } fits, and a turn needs two cards.
web-face-to-face-proof-last = One card left and nothing to draw: a turn needs two.
web-face-to-face-proof-saving =
    { $count ->
        [one] { $saving } would have saved the turn.
       *[other] { $saving } would have saved the turn.
    }
web-face-to-face-proof-many = { $count } of the cards left to draw would have saved the turn.
web-face-to-face-proof-left =
    { $you ->
        [seat]
            { $cards ->
                [one] You had { $cards } card left.
               *[other] You had { $cards } cards left.
            }
       *[none]
            { $cards ->
                [one] { $seat } had { $cards } card left.
               *[other] { $seat } had { $cards } cards left.
            }
    }
web-face-to-face-proof-or = { $first } or { $last }
web-face-to-face-proof-bot =
    { $you ->
        [seat] A bot played on for you.
       *[none] A bot played on for { $seat }.
    }
web-face-to-face-proof-turns =
    { $turns ->
        [one] The game took { $turns } turn.
       *[other] The game took { $turns } turns.
    }
web-face-to-face-over-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
web-face-to-face-over-needs = needs { $range }
web-face-to-face-over-takes = takes { $range }
web-face-to-face-over-or = or { $card }
web-face-to-face-over-shut = nothing more
web-face-to-face-over-help-only = help only
web-face-to-face-over-nowhere = nowhere
web-face-to-face-over-medal =
    { $you ->
        [seat] { $game } · you
       *[none] { $game } · { $seat }
    }
web-face-to-face-over-begins =
    { $you ->
        [seat] Game { $game }: you begin.
       *[none] Game { $game }: { $seat } begins.
    }

web-face-to-face-curve = cards left

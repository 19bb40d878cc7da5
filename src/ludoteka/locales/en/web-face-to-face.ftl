# The web client at a table of Face to Face.

web-face-to-face-where = Game { $game } of { $games }
web-face-to-face-turn = turn
web-face-to-face-waits = waits
web-face-to-face-up = Ascending
web-face-to-face-down = Descending
web-face-to-face-up-more = upwards, 1 to 60
web-face-to-face-down-more = downwards, 60 to 1
web-face-to-face-left =
    { $numbers ->
        [one] { $numbers } number left
       *[other] { $numbers } numbers left
    }
web-face-to-face-trick = trick: { $card }
web-face-to-face-holds = in your hand
web-face-to-face-tag-trick = trick { $step }
web-face-to-face-tag-help = help { $step }
web-face-to-face-to-draw = to draw
web-face-to-face-in-hand = in hand
web-face-to-face-help = help card:
web-face-to-face-help-free = free
web-face-to-face-help-used = used
web-face-to-face-played = played
web-face-to-face-need = Two cards needed, played: { $plays }
web-face-to-face-enough = Played: { $plays }. More if you like
web-face-to-face-draw-two = then draw 2; with help, up to 6
web-face-to-face-draw-up = help given: then draw up to 6
web-face-to-face-ask-second = Play at least one more card
web-face-to-face-end = End turn
web-face-to-face-end-anyway = End turn anyway
web-face-to-face-end-not-yet = not yet

# The Game: Face to Face: the rules a player reads, one message per clause.
# A line break inside a value is meant: a new paragraph or list entry.
#
# Glossary
# player = player
# seat = seat (first seat gold, second seat silver)
# opponent = opponent
# gold, silver = gold, silver
# card, number card = card, number card
# direction card = direction card (1 or 60)
# pile = pile
# ascending pile = ascending pile
# descending pile = descending pile
# top card = top card
# own pile, opponent's pile = your own pile, the opponent’s pile
# draw pile = draw pile
# hand = hand
# turn = turn
# to play a card = play
# to draw = draw
# to end the turn = end the turn
# gap (between two numbers on a pile) = gap
# backwards trick = backwards trick
# helping the opponent = help, to help
# game = game
# match (best of 1, 3 or 5) = match
# mild last card (option) = mild last card
# our ruling [D] = our ruling

face-to-face-title = The Game: Face to Face
face-to-face-summary = Gold against silver: be the first to get rid of all 58 cards, and help your opponent only when it helps you more.
face-to-face-authors = By Steffen Benndorf
face-to-face-aim = Get rid of all your 58 number cards before your opponent does. A player who cannot play at least two cards in a turn loses.

face-to-face-section-setup = Cards and set-up
rule-FF-1 = Each player owns 60 cards of one colour: the first seat has gold, the second silver. Your 1 and your 60 are the two direction cards and lie open: 1 starts your ascending pile, 60 your descending pile. The 58 number cards, 2 to 59, are shuffled into your own face-down draw pile.
rule-FF-2 =
    Each player draws 6 cards. A random player begins, unless the table’s options name the seat that does.
    Hands and the order of the draw piles are secret. The tops of the piles, every card played, and how many cards are left in each hand and draw pile are open to both.

face-to-face-section-turn = A turn
rule-FF-3 = In your turn you play at least two cards, one after the other; you may play as many as you like, up to your whole hand. Then you draw, and it is the other player’s turn. The turn ends when you say so, also when you cannot play any more. The minimum of two holds even when your draw pile is empty.
rule-FF-4 = On your own ascending pile a card must be higher than the top card; on your own descending pile it must be lower. Any gap is allowed: on a 4 you may play 8, and on it 13.
rule-FF-5 = Backwards trick. On your own ascending pile you may also play a card exactly 10 lower than the top card, and on your own descending pile a card exactly 10 higher. You may do so as often as you can in a turn, on both piles, mixed with normal plays.
rule-FF-6 =
    Helping the opponent. At most one card per turn may go to one of the opponent’s piles. FF-4 and FF-5 do not hold there: the card must improve the pile for its owner, so it must be strictly lower than the top of their ascending pile or strictly higher than the top of their descending pile.
    You may play it at any moment of your turn. (Our ruling.)
    At least one card of your turn goes to your own piles: you play two or more (FF-3), and only one may go across.
rule-FF-7 = Drawing. If all your cards went to your own piles, you draw 2, however many you played. If one went to the opponent, you draw until you have 6 cards in hand. If the draw pile is short, you draw what is left.

face-to-face-section-end = The end
rule-FF-8 = A player who has played all their 58 number cards, with hand and draw pile empty, wins at that very moment.
rule-FF-9 =
    If you cannot play at least two cards in your turn, you lose at once.
    Our ruling: we take this literally, so it includes a hand of one card (FF-3 holds with an empty draw pile too). Never end a turn with a single card in hand and an empty draw pile! The game warns you before you do: this decides many games of careless players.
rule-FF-10 = A turn is a sequence of two or more legal plays. So a first card is legal only if a second play can follow it. If there is no such first card, you lose by FF-9 at the start of your turn. That way nobody loses by a slip while a legal turn was there. (Our ruling.)
rule-FF-12 =
    When a game ends, both players show the cards in their hands. The next game is shuffled anew, so this tells nothing about it.
    (Our ruling, since version 2 of the rules.)

face-to-face-section-match = Match and options
rule-FF-11 =
    A match can be best of 1, 3 or 5 games. It ends when one player has won more than half of them. Who begins the first game is decided as in FF-2; after that the players take turns at beginning, so that beginning favours nobody. Every game is shuffled anew.
    Option “mild last card”: if your draw pile is empty and you hold a single card, you may play it alone, on one of your own piles (FF-6). The last-card part of FF-9 is then off.
    (All of this is our ruling.)

face-to-face-section-examples = Examples
face-to-face-example-1 = Your ascending pile shows 27: you may play 17 (FF-5), but neither 18 nor 16. Your descending pile shows 35: you may play 45, but neither 44 nor 46.
face-to-face-example-2 = The opponent’s ascending pile shows 29: you may help with 12, and with 19, as with any lower card. 30 and 39 are not allowed, and an equal card never is.
face-to-face-example-3 = The opponent’s ascending pile shows 18, the descending one 40. A card below 18 may go to the first, a card above 40 to the second.
face-to-face-example-4 = You played 3 cards, all to yourself: draw 2. You played 5 cards, 4 to yourself and 1 to the opponent: draw until you have 6.
face-to-face-example-5 = One turn: one card on your own ascending pile, two on your own descending pile, one on the opponent’s ascending pile. That is four cards, and you fill your hand up to 6.

# 6 nimmt!: the rules a player reads, one message per clause.
# A line break inside a value is meant: a new paragraph or list entry.
#
# Glossary
# player = player
# seat = seat (a player's place at the table)
# card = card
# hand = hand
# row = row
# row (full) = full row
# deal = deal (ten tricks)
# trick = trick (one card from everybody)
# match = match (all deals together)
# bulls = bull heads; fewer is better
# bull pile = bull pile
# deck = deck
# total = total
# limit = limit
# to choose, to reveal, to place, to take a row = choose, reveal, place, take
# open cards, to take an open card (tactical) = open cards, take
# starting player = starting player
# rank = rank
# take-back = take back
# tactical variant = tactical variant
# our ruling [D] = our ruling

six-nimmt-title = 6 nimmt!
six-nimmt-summary = Ten cards in your hand, four rows on the table and bull heads for the player of the sixth card.
six-nimmt-authors = By Wolfgang Kramer
six-nimmt-aim = Take as few cards as you can: every card you take shows bull heads, and each bull head is a penalty point. When someone has more than 66 points, the player with the fewest wins.

six-nimmt-section-components = The cards
rule-6N-1 =
    There are 104 cards, numbered 1 to 104. Every card shows bull heads, and you want as few as possible:
    • 55 has 7 bull heads;
    • the other multiples of 11 (11, 22, 33 …) have 5;
    • multiples of 10 (10, 20, 30 …) have 3;
    • the other numbers ending in 5 (5, 15, 25 …) have 2;
    • all the rest have 1.
    The whole deck holds 171 bull heads.

six-nimmt-section-deal = A deal
rule-6N-2 = The deck is shuffled. Each player gets 10 cards, and 4 more cards open four rows, one each. The rest of the deck stays out of this deal, and nobody sees it.
rule-6N-3 =
    A turn: every player chooses a card from their hand and puts it down face down, all at the same time. Nobody sees a choice before the last one is made.
    Our ruling: by the rules a choice is final, but at the table you can take it back until the last player has chosen, because nobody has learned anything yet.
rule-6N-4 = When all have chosen, the cards are revealed and placed one at a time, from the lowest to the highest.
rule-6N-5 = Ascending order. A card may only follow a row whose last card is lower.
rule-6N-6 = Smallest difference. Of those rows, the card goes to the one whose last card is the highest, so that the difference is smallest. You have no choice here.
rule-6N-7 = Full row. A row holds at most 5 cards. If yours is the sixth, you take the 5 cards onto your pile, and your card starts the row anew.
rule-6N-8 =
    Lowest card. If your card is lower than the last card of every row, you choose any row, usually the one with the fewest bull heads, take all its cards onto your pile, and your card starts that row anew.
    You choose when your card’s turn to be placed comes, knowing all the revealed cards. The later cards of the turn are placed after that, on the changed rows.
rule-6N-9 =
    Cards you have taken never come back during the deal. You may look through your own pile at any time.
    Our ruling: everyone saw which cards were taken, so here all piles and their bull heads are open to all.
rule-6N-10 = The deal ends after 10 turns. Each player’s bull heads are added to their total.

six-nimmt-section-match = The match
rule-6N-11 =
    Deal follows deal until, at the end of a deal, someone’s total exceeds the limit. The limit is normally 66; exactly 66 plays on.
    The lowest total wins. Players who tie for the lowest total share the win. (Our ruling.)
    Ranks go by total, lowest first. Equal players share a rank and the next one is skipped (1, 1, 3).
rule-6N-12 = Before the start you can agree on another limit (1 to 999), or on a fixed number of deals (1 to 99) instead of a limit. It is one or the other: a table with both is refused.

six-nimmt-section-tactical = Tactical variant
rule-6N-13 = Only the cards from 1 to (10 × players + 4) are used: 1–34 with 3 players, 1–44 with 4, and so on up to 1–104 with 10. All of them lie face up.
rule-6N-14 =
    From the starting player on, clockwise, each player takes one open card at a time until everyone holds 10. The last 4 cards open the four rows, in ascending order. (The order is our ruling.)
    Everyone saw who took what, so hands are open to all in this variant.
rule-6N-15 = The starting player of the first deal is random; with each further deal the role moves one seat clockwise. (Our ruling.) Everything else is as in the standard game.

six-nimmt-section-examples = Examples
six-nimmt-example-1 =
    The rows end in 12, 37, 43 and 58. Played: 14, 15, 44 and 61.
    14 and 15 follow 12, 44 follows 43, 61 follows 58. The rows are now 12 14 15 · 37 · 43 44 · 58 61.
six-nimmt-example-2 =
    Next turn, on the rows 12 14 15 · 37 · 43 44 · 58 61. Played: 21, 26, 30 and 36.
    21 and 26 fill the first row: 12 14 15 21 26. 30 would be the sixth card, so its owner takes these five (1 + 1 + 2 + 1 + 1 = 6 bull heads) and 30 starts the row. 36 follows 30.
six-nimmt-example-3 =
    Next turn, on the rows 30 36 · 37 · 43 44 · 58 61. Played: 3, 9, 68 and 83.
    3 fits nowhere. Its owner chooses the second row and takes 37; 3 starts that row. 9 follows 3. 68 and 83 follow 61, so the fourth row is 58 61 68 83.
six-nimmt-example-4 = You play 45, hoping to follow 41. But another row ends in 42, and the smallest difference decides (6N-6): 45 must go there. That row already has five cards, so you take it.
six-nimmt-example-5 = You play 62, hoping to follow 61. But in the same turn another player plays 29, which fits nowhere, and takes that very row because it is the cheapest. Now 62 must go to the fourth row, which is full, and you take its five cards.

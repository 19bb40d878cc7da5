# 6 nimmt!: the first game in ten lessons. Of each: its name, the task, where to look,
# why not another move, and why this one.

six-nimmt-lesson-follow-title = Cards climb
six-nimmt-lesson-follow-lead = Bull heads are bad: the player with the fewest at the end wins. Everyone plays one card at a time, face down. A card joins a row whose last card is lower. Play the one that will join the second row, behind 46.
six-nimmt-lesson-follow-hint = It must be higher than 46, but not high enough for the third row.
six-nimmt-lesson-follow-other = That one joined another row. The cards of a row only ever climb, and yours went where it fits best. Which of your cards belongs behind 46?
six-nimmt-lesson-follow-done = 52 is higher than 46 and lower than 72, so the second row was the place for it (6N-5).

six-nimmt-lesson-closest-title = The closest row
six-nimmt-lesson-closest-lead = Often a card fits several rows. Then it goes to the one it is closest to; you have no choice. Play the card that will land behind 64.
six-nimmt-lesson-closest-hint = Behind 64 comes what is higher than 64 and lower than 88.
six-nimmt-lesson-closest-other = Not behind 64 this time. Look for a card whose nearest lower neighbour, of the four last cards, is 64.
six-nimmt-lesson-closest-done = 68 would fit behind 41 and 61 as well, but 64 is the nearest, and the nearest row gets it (6N-6).

six-nimmt-lesson-order-title = Lowest first
six-nimmt-lesson-order-lead = All cards are revealed together, but placed from the lowest to the highest. A row holds five cards; the player of the sixth takes the five. Two others are about to play into the last row. Be quick enough!
six-nimmt-lesson-order-hint = There are three cards in the row. The fourth and the fifth are safe. Low cards are placed before high ones.
six-nimmt-lesson-order-other = The others came first, and yours was the sixth: you have taken the whole row. Would a lower card have been in time?
six-nimmt-lesson-order-done = 71, then your 72 as the fifth card, and 74 came sixth: the other player takes the row (6N-4, 6N-7).

six-nimmt-lesson-sixth-title = Mind the full row
six-nimmt-lesson-sixth-lead = The last row already has five cards. The next card there takes them all: five cards with their bull heads. Play something that goes elsewhere.
six-nimmt-lesson-sixth-hint = Everything above 86 goes to the full row.
six-nimmt-lesson-sixth-other = That was the sixth card: you took five cards, and yours starts the row again. Try the card that fits another row.
six-nimmt-lesson-sixth-done = 42 went safely behind 39. A full row waits for someone with high cards; today that is not you (6N-7).

six-nimmt-lesson-cheapest-title = Count the bull heads
six-nimmt-lesson-cheapest-lead = Your 4 is lower than every row. Then you choose a row, take it, and your card starts it again. You want few bull heads, so take the cheapest row.
six-nimmt-lesson-cheapest-hint = Count bull heads, not cards: 55 has seven, 11 has five, tens have three, fives two, and plain numbers one.
six-nimmt-lesson-cheapest-other = There is a cheaper row: this one has more bull heads. A single card can be worse than three.
six-nimmt-lesson-cheapest-done = Three cards, three bull heads: 11 alone would have cost five, and 55 seven (6N-1, 6N-8).

six-nimmt-lesson-lesser-evil-title = The lesser evil
six-nimmt-lesson-lesser-evil-lead = A low card is not always bad: with it you choose which row to take. Your high cards would be the sixth of a row with 18 bull heads. What do you play?
six-nimmt-lesson-lesser-evil-hint = With a card below 31 you may pick any row, and there is one that costs a single bull head.
six-nimmt-lesson-lesser-evil-other = Ouch: 18 bull heads. A deliberate small loss would have been cheaper.
six-nimmt-lesson-lesser-evil-done = Now you choose a row, and the one with 31 costs a single bull head. Small losses avoid great ones (6N-8).

six-nimmt-lesson-neighbour-title = The neighbour is safe
six-nimmt-lesson-neighbour-lead = Four cards lie in the last row: one more is safe, the second is not. Nobody can squeeze in between two consecutive numbers. Play the card that will surely be the fifth.
six-nimmt-lesson-neighbour-hint = The row ends with 74.
six-nimmt-lesson-neighbour-other = Others squeezed in between: the larger the gap, the larger the risk. Which of your cards leaves no gap?
six-nimmt-lesson-neighbour-done = Between 74 and 75 there is nothing, so yours was certainly the fifth. The next one paid for it (6N-6, 6N-7).

six-nimmt-lesson-now-or-never-title = Now or never
six-nimmt-lesson-now-or-never-lead = Rows only climb. A low card that fits today is too low tomorrow. Which of your cards should go now?
six-nimmt-lesson-now-or-never-hint = One of your cards fits right behind 7, and soon will not.
six-nimmt-lesson-now-or-never-other = That card would have been fine later, too. Your 8 is now lower than the ends of all rows, and will cost you one. Try again.
six-nimmt-lesson-now-or-never-done = 8 went behind 7 just before 12 came. A turn later it would have been lower than every row (6N-8).

six-nimmt-lesson-trap-title = Leave the trap open
six-nimmt-lesson-trap-lead = Your 7 is too low again, and all cards of the turn are revealed: 29 comes next. Choose a row so that you pay little and another player pays more.
six-nimmt-lesson-trap-hint = Where will 29 go? To a row of five, unless you take that one away.
six-nimmt-lesson-trap-other = That helped the others or cost you more than necessary. Look at the full row: who does it threaten?
six-nimmt-lesson-trap-done = One bull head for you; then 29 was the sixth card of the first row, which you wisely left alone (6N-4, 6N-8).

six-nimmt-lesson-finish-title = The last card
six-nimmt-lesson-finish-lead = The last turn of a deal: bull heads are added to the totals. When a total passes 66 the match ends, and the lowest total wins. You have 38 bull heads, and 34 is placed after your 2. Choose the row that wins the match.
six-nimmt-lesson-finish-hint = Take the cheapest row, and leave the full one to 34.
six-nimmt-lesson-finish-other = Not yet: either that cost you too much, or 34 did not fall into the full row. The match should end now, with your total the lowest.
six-nimmt-lesson-finish-done = The second row cost one bull head, 34 took the full row, and that total passed 66. You have the fewest bull heads: you have won, and you know the game (6N-10, 6N-11)!

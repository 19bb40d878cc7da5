# Intrigo: the rules a player reads, one message per clause.
# A line break inside a value is meant: a new paragraph or list entry.
#
# Glossary
# player = player
# seat = seat
# round = round
# phase 1, the draft = phase 1, the draft
# phase 2, the palace = phase 2, the palace
# phase 3, the rewards = phase 3, the rewards
# palace = palace
# building, seal building, ducat building = building, seal building, ducat building
# palace door = palace door, the door (building 0)
# gap = gap (between two neighbouring buildings)
# token = token (ducat or seal on a building)
# ducat = ducat
# seal = seal
# seal counter = seal counter
# organisation = organisation: merchants, military, clergy, farmers, workers
# family = family: Contarini, Dandolo, Gradenigo, Morosini; Tiepolo (nobody's)
# family card = family card
# intrigue card, value = intrigue card, value (e.g. Dandolo 4)
# influence card, price, power = influence card, price, power
# influence pile = influence pile
# merchant = Merchant
# assassin = Assassin
# courtesan = Courtesan
# gondolier = Gondolier
# palace guard = Palace guard
# thief = Thief
# face up, face down = face up, face down
# supply (of ducats), bag (of seals) = supply, bag
# hand, kept card, packet = hand, kept card, packet
# to keep, to pass on = keep, pass to the left
# to play, to buy, to pass = play, buy, pass
# first player = first player
# rank = rank
# our ruling [D] = our ruling

intrigo-title = Intrigo
intrigo-summary = One night in Venice, one palace full of whispers: win the seals for your family before the others see through your plan.
intrigo-authors = By Charles Chevallier, Catherine Dumas and Pascal Pelemans
intrigo-aim = Be the first to win 4 seals of one organisation, or one seal of each of the five.

intrigo-section-components = Components
rule-IN-1 =
    • 16 buildings: 8 for ducats and 8 for seals; one of the seal buildings is the palace door.
    • 16 intrigue cards: 3 each of Contarini, Dandolo, Gradenigo and Morosini, and 4 of Tiepolo.
    • 18 influence cards: 3 each of Merchant, Assassin, Courtesan, Gondolier, Palace guard and Thief.
    • 15 seal tokens: 3 each of merchants, military, clergy, farmers and workers.
    • 32 ducats.
rule-IN-2 = The values of the intrigue cards: each family has 2, 3 and 4; Tiepolo has 2, 3, 3 and 4. The rulebook does not print them, but they are well known.
rule-IN-3 = The prices of the influence cards are ours: the rulebook does not print them. Each pile costs 1, 2 and 3 ducats, from the top. The option “prices” replaces them: one list of three for all piles, or one list per kind, each sorted with the cheapest on top. (Our ruling.)

intrigo-section-setup = Set-up
rule-IN-4 = Each player gets a family card for all to see (at random: our ruling), 1 ducat, and a seal counter for each of the five organisations, starting at 0.
rule-IN-5 = With three players, one family card drawn at random goes back to the box, and everyone sees which. So do the 4 Tiepolo cards, 2 seal buildings (never the door) and 2 ducat buildings. The intrigue cards of the family nobody has stay in: 12 cards.
rule-IN-6 =
    The palace is a closed ring: a square with 5 cards per side (4 with three players), the door in a corner, seal and ducat buildings alternating. Clockwise from the door, which is building 0, even buildings are for seals and odd ones for ducats.
    Between every two neighbours lies a gap: gap 0 between buildings 0 and 1, gap 1 between buildings 1 and 2, and so on; the last one lies between the last building and the door. There are 16 gaps (12 with three players).
rule-IN-7 = Clockwise from the door, every empty building gets one token of its kind: a ducat from the supply, or a seal drawn at random from the bag. If there is none left, the building stays empty. (The last point is our ruling.)
rule-IN-8 = The influence cards lie in six piles, cheapest on top. The first player of the first round is random (our ruling; the rulebook gives the role to the most ambitious player); after that the role passes clockwise each round.

intrigo-section-draft = Phase 1: the draft
rule-IN-9 =
    All intrigue cards are shuffled and dealt, 4 each. Everyone secretly keeps one and passes the rest to the left, to the next seat, all at the same time, until everyone has kept 4 cards. They are your hand for the round. The fourth card is kept like the others, though it is the only move. Equal cards count as one move.
    By the rules a choice is final; at the table you can take it back until the last player has chosen.
    Kept cards, packets being passed, hands and the bag are secret. The palace, families, ducats, counters, influence piles and the number of cards in each hand are open to all.

intrigo-section-palace = Phase 2: the palace
rule-IN-10 = From the first player on, clockwise, everyone takes one action at a time until every gap is filled. Either play an intrigue card from your hand face up into an empty gap, or buy the top card of an influence pile, pay its price to the supply and play it face up into an empty gap.
rule-IN-11 = If you have no intrigue cards left (see the Courtesan, IN-15), you may buy influence or pass. If you have intrigue cards, you may not pass.
rule-IN-12 =
    An influence card has a power that acts on one of the two buildings beside its gap; you choose which.
    Our ruling: you may decline the power, and a card without a target may still be played: it fills the gap. A target must be changed by the power: no face-down card for the Assassin, no face-down token for the Thief. Uses that differ only in which building you name are both offered.
rule-IN-13 =
    Merchant: swap the token on that building with any other token in the palace, whatever the symbols on the buildings.
    Our ruling: face-down tokens may be swapped and stay face down. An empty building cannot take part.
rule-IN-14 = Assassin: turn one intrigue card beside that building face down. It counts for nothing in phase 3.
rule-IN-15 =
    Courtesan: name an intrigue card (family and value) that is not in the palace, and an empty gap beside that building. The card may even be in your own hand. The player who holds it must play it there at once. Play then goes on as usual, and the holder keeps their turn.
    Our ruling: of the two Tiepolo 3, either will do, and you may name Tiepolo 3 while at least one of them is outside the palace. If two players hold one each, the first of them clockwise after the Courtesan’s player gives it; the Courtesan’s player comes last.
rule-IN-16 = Gondolier: swap an intrigue card beside that building with any other intrigue card in the palace.
rule-IN-17 = Palace guard: move an intrigue card beside that building to any other empty gap.
rule-IN-18 = Thief: turn that building’s token face down. Nobody wins it this round; at the end of the round it is turned up again and stays.
rule-IN-19 = Face-down intrigue cards may be moved or swapped and stay face down. Everyone still knows what lies face down. Influence cards are never a target. A gap that the Palace guard has freed is empty and must be filled before the phase ends. (Our ruling.)

intrigo-section-rewards = Phase 3: the rewards
rule-IN-20 =
    Clockwise from the door, each face-up token goes to the family of the higher face-up intrigue card beside it, no matter who played that card.
    Our ruling: if an influence card or a face-down card lies on the other side of the building, the intrigue card wins alone. Two cards of one family win for that family.
rule-IN-21 =
    Nobody wins, and the token stays for the next round, if
    • both values are equal;
    • there is no face-up intrigue card on either side;
    • the winner is Tiepolo or a family without a player;
    • the token is face down.
rule-IN-22 = A ducat goes to the player. A seal raises the player’s counter of that organisation by 1 and returns to the bag at once.
rule-IN-23 = The moment you have 4 seals of one organisation, or at least one of all five, you win and the game ends there; later tokens are not given out. The winner has rank 1, all others rank 2. (The ranks are our ruling.)

intrigo-section-round-end = End of the round
rule-IN-24 = All intrigue cards are collected, also those still in hand. Played influence cards leave the game. Face-down tokens are turned up. The first player’s role passes clockwise. Then the empty buildings are filled as in IN-7; leftover tokens stay, even on the “wrong” building.
rule-IN-25 = No rule ends a game that nobody wins. After 100 rounds it is a draw, shared by the players with the most seals (the sum of all five counters). All others rank together behind them, as in IN-23. This is only a safety net: in our tests, normal play never got there. (Our ruling.)

intrigo-section-examples = Examples
intrigo-example-1 = A contested token: on building 4 lies a seal of the clergy. Dandolo 4 lies in gap 3 and Contarini 2 in gap 4. The higher value wins, so the seal goes to the player of the Dandolo family, no matter who played the cards. If Contarini 4 lay there instead, the values would be equal: nobody wins the seal, and it stays for the next round.
intrigo-example-2 = An influence card: you buy the Assassin for 1 ducat and play it into gap 5, between buildings 5 and 6. You choose building 5 and turn Dandolo 4 in gap 4 face down. Building 5 now lies between a face-down card and the Assassin: nobody wins its token. On building 4, Dandolo 4 counts for nothing either, so Contarini 2 in gap 3 wins that token alone.
intrigo-example-3 = Tiepolo: Tiepolo 4 lies in gap 7 and Gradenigo 3 in gap 8. Tiepolo has the higher card beside building 8, but no player has that family: nobody wins the token, and it stays. So Tiepolo keeps a token away from others.

# Sakura (Portrait of the Emperor): the rules a player reads, one message per clause.
# A line break inside a value is meant: a new paragraph or list entry.
#
# Glossary
# player = player
# seat, seat order = seat, seat order
# round = round
# card, number of a card = card, number
# garden action = garden action
# artist action = artist action
# emperor +1, +2, -1, ±1 = Emperor +1, Emperor +2, Emperor −1, Emperor ±1
# nearest -2 = Nearest −2
# furthest +2 = Furthest +2
# +1 … +3, ±1 … ±3 (artist) = +1 … +3, ±1 … ±3
# overtake = Overtake
# count = Count
# artist = artist
# Emperor = Emperor
# Court painter = Court painter
# path, space = path, space
# gate = gate
# torii = torii
# bridge = bridge
# cherry tree = cherry tree
# forward, back = forward, back
# embarrassment, to be embarrassed = embarrassment, is embarrassed
# to retreat = retreat
# token = token
# supply = supply
# deck, discards = deck, discards
# hand = hand
# line-up, to line up = line-up, line up
# rank = rank
# tactical option (two players) = tactical option
# our ruling [D] = our ruling

sakura-title = Sakura
sakura-summary = Follow the Emperor through the garden as closely as you dare, and be right behind him when he stops beneath the blossoms.
sakura-authors = By Reiner Knizia
sakura-aim = Paint the Emperor from as close as you can. Each time he stops under a cherry tree, the artists nearest to him win tokens; but an artist who bumps into him loses one. Have the most tokens when he has reached the third tree. Take care not to hurry: he may also stroll back.

sakura-section-components = Cards, pieces and path
sakura-list-deck = The 60 cards (our ruling)
sakura-column-artist = Artist action
sakura-column-garden = Garden action
sakura-column-number = Card
rule-SA-1 = There are 60 cards, numbered 1 to 60, each number once. A card has a garden action, done first, and an artist action, done second. There are 6 artists, 1 Emperor and 54 tokens: 5 of each player’s own colour (6 colours) and 24 common ones.
rule-SA-2 =
    The list of the 60 cards is ours: the rulebook does not print it. We kept to what is known of the original: the garden action moves the Emperor on 44 cards and an artist on 16.
    If you own the box, you can supply your own card list and board as data (options “deck” and “board”). They are checked when they are loaded. A deck is a list like ours: the numbers 1 to 60, once each, with known actions. A board names the torii, the bridges and the trees, for bridges of one space: the torii comes after space 0 and before the first tree, the second tree after the first, the third after the second, and the third tree is the last space. For 5–6 players it is widened as in SA-3.
    (All of this is our ruling.)
rule-SA-3 =
    The path is one line with a gate, a torii, four bridges and three cherry trees. The exact positions are ours. (Our ruling.)
    • 2–4 players: spaces 0 to 38. Gate 0; bridges 3, 11, 21 and 32, one space each; torii 6; cherry trees 16, 27 and 38, the last space.
    • 5–6 players: every bridge is three spaces long, so all later spaces shift by 2 per bridge. Spaces 0 to 46. Gate 0; bridges 3–5, 13–15, 25–27 and 38–40; torii 8; cherry trees 20, 33 and 46.

sakura-section-setup = Set-up
rule-SA-4 =
    The Emperor stands on the torii, all artists on the gate. Each player gets 5 tokens of their own and 5 cards. The other 54 − 5 × players tokens are the supply. Tokens of all colours are equal, and supply and players together always have 54.
    The gate is the only space that several artists may share. There nobody is ahead of or behind another.

sakura-section-round = A round
rule-SA-5 =
    Everyone chooses a card from their hand and puts it down face down, all at the same time. All are revealed and resolved from the lowest number to the highest: first the garden action, then the owner’s artist action. Then the cards of the round are discarded and everyone draws one, in seat order from the first seat. (The order is our ruling.)
    If a card has to be drawn, or turned up for the Court painter, and the deck is empty, the discards are shuffled into a new deck at that point, never earlier. (Our ruling.)
rule-SA-6 = Forward means away from the gate. Artists count only spaces free of other artists, in both directions. The Emperor counts every space. (The Emperor’s part is our ruling.)
rule-SA-7 =
    Embarrassment. An artist who would land on or pass the Emperor’s space stops at once, loses one token if they have any (it goes back to the supply) and retreats 3 spaces, counted over free spaces. The gate stops the count.
    Our ruling: the count starts from where the Emperor now stands. The artist’s own former space is free by then, so an overtaker from far behind may even end up ahead of it. With others on 8 and 9 and the Emperor on 10, an overtaker from 2 counts 7, 6, 5 and ends on 5.
rule-SA-8 = If the Emperor moves back onto an artist, that artist is embarrassed in the same way.
rule-SA-9 = An artist who would go back past the gate stays on the gate. The Emperor never enters the gate: he stops on space 1.
rule-SA-10 = So after every action each artist is behind the Emperor, never on his space or ahead of him.

sakura-section-garden = Garden actions
rule-SA-11 =
    Emperor +1, Emperor +2, Emperor −1: the Emperor moves 1 forward, 2 forward or 1 back. Emperor ±1: the card’s owner chooses the direction. Numbers are printed and fixed; only a ± card offers a choice.
    Our ruling: you choose a direction when that action comes up, with all cards of the round revealed and everything before it done: first the Emperor’s (then he moves), then your artist’s. Both directions are always offered, even where one has no effect.
rule-SA-12 = Nearest −2: the artist nearest the Emperor moves 2 back. If all artists are on the gate, nobody is nearest and nothing happens.
rule-SA-13 = Furthest +2: the artist furthest from the Emperor moves 2 forward. If two or more artists are on the gate, nobody is furthest and nothing happens. If exactly one is on the gate, that one is the furthest.
rule-SA-14 = Nearest −2 and Furthest +2 may hit the card owner’s own artist, and a forced move forward can embarrass. (Our ruling.)

sakura-section-artist = Artist actions
rule-SA-15 = +1, +2, +3: your artist moves forward. ±1, ±2, ±3: you choose forward or back; the number is fixed.
rule-SA-16 = Overtake: go to the first free space beyond the next artist ahead of you. If the Emperor’s space comes first, you are embarrassed (SA-7). If nobody is ahead, you stay; artists who share the gate with you are not ahead.
rule-SA-17 = Count: move forward as many spaces as there are artists between you and the Emperor. If there are none, you stay.

sakura-section-trees = Cherry trees
rule-SA-18 = The first time the Emperor reaches a cherry tree he stops there, and the rest of his move is lost. The owner of the current card still does the artist action; all later cards of the round are discarded unresolved.
rule-SA-19 = Then tokens are given: 3 to the artist nearest the Emperor (4 at the last tree), 2 to the second, 1 to the third. With 5–6 players the fourth gets 1 too.
rule-SA-20 = Two or more artists on the gate have no rank and get nothing. A single artist on the gate is simply the last. (Our ruling.)
rule-SA-21 =
    Then the artists line up: the second moves to the space directly behind the first, the third directly behind the second, and so on, never further back than the gate.
    Our ruling: artists sharing the gate line up in seat order, starting from the seat after the current card’s owner. If all are on the gate, nobody moves.
rule-SA-22 = Everyone draws one card (with the tactical option, up to five in hand). A tree that has paid is an ordinary space from then on.

sakura-section-end = The end
rule-SA-23 = The game ends right after the third tree has paid, with no line-up and no draw. Most tokens wins; a tie goes to the artist nearer the Emperor. If the tied artists are on the gate, their players share the rank. (This last point is our ruling.) All ranks follow the same order; equal players share a rank and the next one is skipped.

sakura-section-two-players = Two players
rule-SA-24 =
    A third, neutral artist, the Court painter, also starts on the gate. Each round the top card of the deck is his, and all three cards resolve in order. Where his card offers a direction, he goes forward, and so does the Emperor. (The Emperor’s part is our ruling.) He takes a rank at the trees. Our ruling: he wins nothing and needs no tokens.
    Our ruling: he is an artist in every respect. He can be nearest, furthest, overtaken, counted, embarrassed, ranked and lined up. In seat order he comes after the last player. His card is turned up together with the players’ cards, after they have chosen.
rule-SA-25 =
    Tactical option: the player whose artist is further from the Emperor plays two cards, one for themself and one for the Court painter; no card comes from the deck. If both players are on the gate, the deck supplies his card. Then hands are refilled to five.
    Our ruling: both cards are chosen in one go and lie face down like the rest. Everyone knows who plays two. Only the two players’ artists are compared.
rule-SA-26 = A game that is not over after 100 rounds ends there, ranked as things stand and with no further prize. This is only a safety net: players who all hold the Emperor back would never finish. A normal game takes 10–23 rounds. (Our ruling.)

sakura-section-examples = Examples
sakura-example-1 =
    Three players: Blue on 7, Green on 8, Red on 9, the Emperor on 10. Blue plays 16 (Nearest −2, then +1), Green 57 (Furthest +2, then +3), Red 58 (Emperor +2, then +2).
    Card 16: Red is nearest and goes from 9 back to 5, over 8 and 7. Blue goes from 7 to 9, over 8.
    Card 57: Red is now the furthest and goes from 5 to 7. Green’s three spaces forward run into the Emperor: one token lost, and back to 5, over 9 and 7.
    Card 58: the Emperor goes from 10 to 12, across the one-space bridge on 11. Red goes from 7 to 10, over 9.
    In the end Blue is on 9, Green on 5 with 4 tokens, Red on 10 and the Emperor on 12.
sakura-example-2 = With 5–6 players every bridge is three spaces long: if the Emperor stands right before a bridge and moves 2, he stops in the middle of it.

# BANG!: the rules a player reads, one message per clause.
# A line break inside a value is meant: a new paragraph or list entry.
#
# Glossary
# player, seat = player, seat
# role = role: Sheriff, Deputy, Outlaw, Renegade
# character = character
# life points = life points
# hand, hand limit = hand, hand limit
# table card, in front of a player = table card, in front of a player
# brown card, blue card = brown card, blue card
# deck, discard pile = deck, discard pile
# distance, range, weapon = distance, range, weapon
# shot, answer = shot, answer
# draw! = draw!
# to eliminate, out of the game = eliminate, out of the game
# reward, penalty = reward, penalty
# our ruling [D] = our ruling
# publisher's FAQ [F] = publisher’s FAQ

bang-title = BANG!
bang-summary = A shoot-out where everyone knows the Sheriff and nobody knows anyone else.
bang-authors = By Emiliano Sciarra
bang-aim =
    Everyone plays for their role, and only the Sheriff’s is known:
    • Sheriff: eliminate all Outlaws and the Renegade.
    • Deputy: protect the Sheriff. You win together, even if you are dead by then.
    • Outlaw: kill the Sheriff. You win with the other Outlaws, even if you are dead by then.
    • Renegade: be the last one standing. The Sheriff must be the last of the others to die.

bang-section-components = Cards, roles, characters
rule-BA-1 = There are 80 playing cards, 20 of each suit, 16 characters, and the roles. Brown cards are played and discarded. Blue cards stay in play in front of a player.
rule-BA-2 =
    • 4 players: Sheriff, Renegade, 2 Outlaws.
    • 5 players: one Deputy more.
    • 6 players: one Outlaw more.
    • 7 players: one more Deputy.
    • 8 players: a second Renegade (BA-70). 3 players: BA-71.
rule-BA-3 =
    The Sheriff’s role lies face up; all other roles are secret until their owner is eliminated. Everyone gets a random character, face up. You have as many life points as your character has bullets, and the Sheriff has one more; you never have more than at the start.
    Everyone is dealt as many cards as they have life points, seat after seat from the Sheriff (our ruling). The Sheriff begins, and play goes clockwise.

bang-section-turn = The turn
rule-BA-4 = Before phase 1, check the cards in front of you: first Dynamite (BA-40), then Jail (BA-44).
rule-BA-5 =
    Phase 1: draw two cards. Phase 2: play any number of cards. Phase 3: discard down to your hand limit, which is the number of your life points; which cards and in which order is your choice, one by one.
    At other times cards are never discarded at will (publisher’s FAQ).
rule-BA-6 =
    When the deck is empty, the discard pile is shuffled into a new deck. Our ruling: this happens when a card is next needed, and if there is no card anywhere, nothing is drawn. Cards that lie open or set aside stay out of it.
    A draw! without a card is neither heart nor spade. A General Store opens what there is, and the last players go without. Kit Carlson and Lucky Duke take what there is. Suzy Lafayette draws as soon as there is a card.
rule-BA-7 = You may play one Bang! card per turn, except with Volcanic or as Willy the Kid. No two blue cards of the same name may lie in front of one player.
rule-BA-8 =
    Cards are played in your own turn only, except Beer at a lethal hit, Missed! when you are shot at, and what characters allow. A card is fully resolved before the next is played (publisher’s FAQ).
    Our ruling, after the publisher’s FAQ: a brown card goes to the discard pile before its effect, and whatever is discarded because of it comes on top in the order in which it happens. A card turned for a draw! is discarded before the Jail or Dynamite that it decides about.
    Our ruling: brown cards may be played without effect; only Panic! and Cat Balou need a target.

bang-section-distance = Distance and weapons
rule-BA-9 = The distance between two players is the shorter way round the table; neighbours are at 1. Add 1 if the target has a Mustang (and 1 for Paul Regret); subtract 1 if the one who looks has a Scope (and 1 for Rose Doolan). It is never below 1. Eliminated players do not count.
rule-BA-10 =
    Everyone has a Colt .45 with range 1, which is not a card. Weapons: Volcanic 1, Schofield 2, Remington 3, Carabine 4, Winchester 5. You have one weapon at a time: a new one sends the old one to the discard pile.
    Our ruling: you cannot replace a weapon by one of the same name. A weapon changes your range, not the distance.

bang-section-shots = Shots
rule-BA-11 = Bang!: a target within your range loses 1 life point unless they cancel the shot with a Missed! or a Barrel. The target may always decline to answer.
rule-BA-12 = Missed! only ever answers a shot at yourself.
rule-BA-13 = Barrel: when you are shot at you may draw!; a heart counts as a Missed! card. If it fails you may still play Missed! It helps against Bang! and Gatling, not against Indians! or a Duel. Each barrel can be tried once per shot; barrels and Missed! may be used in any order until the shot is cancelled or taken (our ruling).
rule-BA-14 = draw! means: turn the top card of the deck, read its suit and rank, and discard it.

bang-section-life = Life and death
rule-BA-15 = Beer: you regain 1 life point, in your own turn or at the moment of a lethal hit. You cannot play it for others. It has no effect when only two players are left; a dying player still counts (publisher’s FAQ). Our ruling: you may then still play it in your own turn, to no avail, but at a lethal hit it is not offered.
rule-BA-16 = A lethal hit of several points needs as many Beers as bring you back to 1 life point. Beers are played one by one, and you may give up at any point (publisher’s FAQ). While you are dying you have 0 life points or fewer. A dying player is always asked, whatever they hold.
rule-BA-17 = Saloon: every living player regains 1 life point. Only in your own turn; it never saves a dying player. It works with two players left.
rule-BA-18 =
    An eliminated player shows their role and discards hand and table cards in an order of their choice (publisher’s FAQ). Our ruling: the order matters only to Pedro Ramirez, so you choose it only if he is in the game; otherwise the hand goes first, then the table. The same holds for the Sheriff’s penalty.
    Nobody is asked when Vulture Sam takes the cards.
rule-BA-19 =
    The player who eliminates an Outlaw draws 3 cards, whatever their own role. A Sheriff who eliminates a Deputy discards hand and table cards. Nobody is responsible for Dynamite.
    Publisher’s FAQ: for Gatling and Indians!, the player who played the card is responsible. In a Duel, the challenger is responsible, but only for the other’s death: a challenger who dies in their own Duel was killed by nobody.
rule-BA-20 = The order at a death: rescue, role, cards, reward or penalty, and then the question whether the game is over (publisher’s FAQ).
rule-BA-21 =
    Our ruling, after the publisher’s FAQ: whether the game is over is checked when the whole card is finished. In a Gatling or Indians! each target in turn answers, loses the life point and, if that is lethal, is rescued at once or gives up. Those who gave up stay at the table, and count for Beer, until the last target has answered; then they are eliminated in the order of the targets, each completely before the next.
    Until then they count as alive: a doomed Vulture Sam still takes the cards of those eliminated earlier. A Renegade whose Gatling removes the Sheriff and everyone else has won.
rule-BA-22 = A player eliminated in their own turn ends it, and the next living player goes on (publisher’s FAQ).

bang-section-end = The end
rule-BA-23 = The Sheriff is dead: if a Renegade is the only one alive, the Renegade wins; otherwise all Outlaws win, dead or alive. All Outlaws and Renegades are dead: Sheriff and Deputies win, dead ones too. The Sheriff’s death is checked first (our ruling).

bang-section-brown = Brown cards
bang-list-brown = The brown cards
rule-BA-30 = Stagecoach: draw 2 cards. Wells Fargo: draw 3.
rule-BA-31 =
    Panic!: take a card from a player at distance 1: a random hand card, or a table card of your choice. It goes into your hand. Weapons do not help here, Mustang and Scope count. Cat Balou: the same at any distance, but the card is discarded.
    Jail and Dynamite may be taken as well, and your own table cards may be chosen (publisher’s FAQ), but not your own hand (our ruling). A player without cards cannot be a target.
rule-BA-32 = Gatling: a shot at all other players, which Missed! and Barrel answer. It is not a Bang! card and does not count towards the limit.
rule-BA-33 = Indians!: each other player discards a Bang! or loses 1 life point. Missed! and Barrel do not help.
rule-BA-34 = Duel, at any distance: the target may discard a Bang!, then the challenger may, and so on; the first who does not loses 1 life point. Missed! and Barrel do not help, and the Bang! cards do not count towards the limit.
rule-BA-35 = General Store: reveal one card per living player. Starting with you and going clockwise, everyone takes one.

bang-section-blue = Blue cards
bang-list-blue = The blue cards
rule-BA-40 = Dynamite lies in front of you until your next turn. Then, before phase 1, draw!: with spades 2–9 it explodes, is discarded, and you lose 3 life points. Otherwise it goes on to the next living player on the left. Since it is discarded first, Vulture Sam does not get it (publisher’s FAQ).
rule-BA-41 = Barrel: BA-13. Mustang and Scope: BA-9. They stay in front of you.
rule-BA-42 = Volcanic: any number of Bang! cards per turn, at one or several targets, all at range 1. If you lose it after several shots, your shots still count (publisher’s FAQ).
rule-BA-44 = Jail is put in front of another player at any distance, but not the Sheriff, not a player who is already in Jail, and not yourself (our ruling). At the start of that player’s turn, draw!: with a heart the turn goes on as usual, otherwise it is skipped; Jail is discarded in both cases. A jailed player can be a target and can answer.

bang-section-characters = Characters
bang-list-characters = The characters and their life points
bang-column-bullets = Life points
bang-column-character = Character
bang-column-range = Range
bang-column-marks = Ranks and suits
bang-column-number = Number
bang-column-card = Card
rule-BA-50 = Bart Cassidy (4): draws a card for each life point lost. Publisher’s FAQ: at a lethal hit he must first save himself with the cards in hand; then, if alive, he draws (3 for a survived Dynamite), before the next target of a Gatling or Indians! answers.
rule-BA-51 = Black Jack (4): shows the second card of phase 1; with hearts or diamonds he draws one more, which he does not show. This is not a draw!
rule-BA-52 = Calamity Janet (4): uses Bang! as Missed! and Missed! as Bang!, also in a Duel, against Indians! and against Slab the Killer. A Missed! fired as Bang! counts towards the limit.
rule-BA-53 = El Gringo (3): for each life point lost to another player’s card he takes a random card from that player’s hand, if there is one. Not for Dynamite, nor in a Duel that he began. He takes it after his rescue, before the next target answers (publisher’s FAQ).
rule-BA-54 = Jesse Jones (4): may take the first card of phase 1 at random from another player’s hand.
rule-BA-55 = Jourdonnais (4): has a Barrel built in; with a real one he has two tries.
rule-BA-56 = Kit Carlson (4): in phase 1 he looks at the top three cards, keeps two, and puts the third back on top, always (our ruling).
rule-BA-57 = Lucky Duke (4): at every draw! he turns two cards and chooses which one counts. Both are discarded, the chosen one last.
rule-BA-58 = Paul Regret (3): has a Mustang built in, which adds to a real one.
rule-BA-59 = Rose Doolan (4): has a Scope built in, which adds to a real one.
rule-BA-60 = Pedro Ramirez (4): may take the first card of phase 1 from the discard pile.
rule-BA-61 =
    Sid Ketchum (4): at any time he may discard two cards from his hand for 1 life point, as often as he can, but not when he has all his life points.
    Our ruling: whenever the game asks him something, in anyone’s turn, he may do so before he answers: in phases 2 and 3, at each answer to a shot (also between two Missed! or after a Barrel), to Indians! and in a Duel, at the General Store, before he takes a Bang! back (BA-85), and at a lethal hit, also with two players left. Then the same question stands again, unless that settled it: he is no longer dying, or no longer above his new hand limit.
    Not when only the order of cards already lost is asked (BA-18, BA-19), and not when the game asks him nothing.
    Our ruling: the two cards are one act. Until he has chosen the second, the first is still in his hand, nobody else sees it, and he may take it back. Then both are discarded in the order of his choice, and he regains the life point.
rule-BA-62 = Slab the Killer (4): his Bang! cards need two Missed! cards. A successful Barrel counts as one, and with Jourdonnais and a Barrel two hearts suffice. His Gatling needs one. If you answer with one Missed! and lack the second, the first is lost (publisher’s FAQ).
rule-BA-63 =
    Suzy Lafayette (4): draws a card whenever her hand is empty, at once. Our ruling, after the publisher’s FAQ: while a card of hers, or a Duel that she is in, is being resolved, rewards and penalties included, she waits for its end. An answer is over when it is played: she draws before the next target answers, and between two Missed! against Slab the Killer. She does not draw while dying, nor after the end.
    If El Gringo may take from her empty hand, she draws first, he takes that card, and she draws again.
rule-BA-64 = Vulture Sam (4): takes hand and table cards of an eliminated player into his hand. As a Sheriff who killed a Deputy he takes them and then discards everything.
rule-BA-65 = Willy the Kid (4): any number of Bang! cards per turn.

bang-section-players = Three and eight players
rule-BA-70 = 8 players: there is a second Renegade. Each is for themself and wins only as the sole survivor. If the Sheriff dies while both live, the Outlaws win.
rule-BA-71 =
    3 players: Deputy, Outlaw and Renegade, all face up; there is no Sheriff, and the Deputy begins. The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. The player who eliminates their prey personally wins. If someone else or Dynamite did it, the two who are left play on until one survives.
    Anyone who personally eliminates another player draws 3 cards. Jail may be played on anyone else. Beer has no effect with two left.

bang-section-tournament = Tournament
rule-BA-80 = A tournament is for 4–8 players, since three have no Sheriff (our ruling). It has as many games as players. The Sheriff’s role goes round, so that each has it once; the other roles are random each time.
rule-BA-81 =
    Money after each game, no matter who made which kill; numbers of players and Outlaws as at its start:
    • The Sheriff’s side wins: Sheriff $1500 × Outlaws; a living Deputy $1000 × Outlaws, a dead one $700 × Outlaws; a Renegade who was the last of all Outlaws and Renegades to be eliminated $400 × players.
    • The Outlaws win: a living Outlaw $1000 × Outlaws, a dead one $800 × Outlaws; a living Renegade $300 × players.
    • A Renegade wins: that Renegade $1500 × players, the Sheriff $100 × players.
    A Deputy who killed the Sheriff loses $5000. Money may become negative.
rule-BA-82 = 5 players, the Sheriff wins and the Deputy survives: Sheriff $3000, Deputy $2000, Outlaws and Renegade nothing. 7 players, the Outlaws win with one of them dead, and the Renegade survives: Outlaws $3000, $3000 and $2400, Renegade $2100, Sheriff and Deputies nothing.

bang-section-variants = Variants
rule-BA-85 = No mercy, against too careful play: at the end of their turn the Sheriff may take back into their hand one Bang! card that they fired in it. Our ruling: this is the last act of the turn, so the hand may exceed its limit by one; the card must still lie in the discard pile, and neither a Bang! discarded in a Duel nor a Missed! of Calamity Janet counts.
rule-BA-86 = Experience (tournament): before the next game you may keep cards that lay in front of you at the end of the last one, for $500 each. They go into your hand and count towards the deal. No more cards than your starting life points, and no more than you can pay for.
rule-BA-87 = Hire (tournament): everyone starts with $1000. As many characters are turned up as players need one. The player to the Sheriff’s right picks one and opens an auction at $100 or more; nobody may bid more than they own. The price is noted. Then the next player counter-clockwise without a character opens. In the next game a surviving player may keep their character for the price they paid. Our ruling: if the price was $0, they may keep it for nothing, even with no money.
rule-BA-88 = The auction (our ruling): counter-clockwise, each player without a character raises by at least $100 or passes for good, and the highest bidder gets the character. If nobody raises, the opening bid stands. Bids are in full hundreds, as all money is, and nobody bids more than they have: a player who cannot outbid is out of this auction without being asked. A player with less than $100 opens with what they have, at least $0.
rule-BA-89 = Bounties (tournament): the player who eliminates an Outlaw gets $1000 instead of 3 cards.

bang-section-examples = Examples
bang-example-1 = Six sit round a table: A, B, C, D, E, F. A sees B and F at distance 1, C and E at 2, D at 3. If A has a Mustang, B and F see A at 2, C and E at 3, D at 4; A sees the others as before. If A has a Scope instead, A sees B, C, E and F at 1 and D at 2.
bang-example-2 = A wants to shoot C at distance 2: Schofield, Remington, Carabine and Winchester reach that far, the Colt and Volcanic do not. With a Scope A sees C at 1, and any weapon is enough; but if C has a Mustang, the distance is 2 again. If D, at distance 3, has a Mustang, A sees D at 4 and needs a Carabine or a Winchester.
bang-example-3 = A fires at C, who has a Barrel. C turns the 4 of hearts: the shot is cancelled. With any other suit C could still play a Missed!
bang-example-4 = A player with 2 life points loses 3 to Dynamite. With two Beers they survive with 1 life point (2 − 3 + 2).
bang-example-5 = Suzy Lafayette hits El Gringo with her last card: she draws a card, El Gringo takes it, and she draws another one.
bang-example-6 = An Outlaw challenges another player to a Duel and loses: the other player gets no reward.
bang-example-7 = Jesse Jones has 4 life points: the fourth wound is lethal, and he may hold 4 cards at the end of his turn. After he has lost one, he survives two more wounds, and his hand limit is 3.
bang-example-8 = Slab the Killer fires at Sid Ketchum, who has 1 life point left and holds a Missed! and three other cards. Two Missed! are needed, so the shot will hit. Sid discards two of the other cards first and has 2 life points; then he takes the hit and has 1.

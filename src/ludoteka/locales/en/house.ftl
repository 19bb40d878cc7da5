# What a lobby says of the games: presets, and the options of a set-up form.

six-nimmt-preset-standard = Standard
six-nimmt-preset-tactical = Tactical
six-nimmt-preset-short = Two deals
six-nimmt-option-variant-about = In the standard game the cards are dealt. In the tactical one there are fewer cards, all of them lie open, and everybody picks their own hand.
six-nimmt-option-variant-standard = Standard
six-nimmt-option-variant-tactical = Tactical
six-nimmt-option-limit-about = The match ends after the deal in which somebody has more bulls than this. Left empty, it is 66.
six-nimmt-option-deals-about = Play this many deals, however many bulls there are.

face-to-face-preset-standard = One game
face-to-face-preset-best-of-three = Best of three
face-to-face-preset-mild = Mild last card
face-to-face-option-best-of-about = Whoever wins more than half of the games wins the match.
face-to-face-option-best-of-1 = One game
face-to-face-option-best-of-3 = Best of 3
face-to-face-option-best-of-5 = Best of 5
face-to-face-option-first-player-about = Who begins the first game. After that the players take turns.
face-to-face-option-first-player-random = By chance
face-to-face-option-first-player-0 = Gold
face-to-face-option-first-player-1 = Silver
face-to-face-option-last-card-about = Strict: every turn has at least two cards, also the last one. Mild: when your draw pile is empty, you may play a single last card on your own pile.
face-to-face-option-last-card-strict = Strict
face-to-face-option-last-card-mild = Mild

sakura-preset-standard = Standard
sakura-preset-tactical = Tactical
sakura-option-tactical-about = Whoever is further from the Emperor also chooses the Court painter’s card.
sakura-option-deck-about = Other cards than ours: all 60 with their two actions.
sakura-option-board-about = Another path than ours: where the torii, the bridges and the cherry trees are.

intrigo-preset-standard = Standard
intrigo-option-prices-about = What the three cards of an influence pile cost, from the top; the same for all piles, or different by kind.

bang-preset-standard = One game
bang-preset-tournament = Tournament
bang-preset-grand-tournament = Grand tournament
bang-option-mode-about = In a tournament there are as many games as players; they are played for money, and everybody is Sheriff once.
bang-option-mode-single = One game
bang-option-mode-tournament = Tournament
bang-option-no-mercy-about = At the end of their turn the Sheriff may take back a Bang! that they fired.
bang-option-experience-about = After a game, those who lived may pay to keep cards that lay before them: $500 each.
bang-option-hire-about = Characters are hired by auction. Everybody starts with $1000.
bang-option-bounties-about = Whoever eliminates an Outlaw gets $1000 instead of three cards.

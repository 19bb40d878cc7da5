# What a lobby says of the games: presets, and the options of a set-up form.

six-nimmt-preset-standard = Standard
six-nimmt-preset-tactical = Tactical
six-nimmt-preset-short = Two deals
six-nimmt-option-variant-about = In the standard game the cards are dealt. In the tactical game there are fewer cards, all of them open, and players pick their own hands.
six-nimmt-option-variant-standard = Standard
six-nimmt-option-variant-tactical = Tactical
six-nimmt-option-limit-about = The match ends after the deal in which a player’s total passes this number; usually 66.
six-nimmt-option-deals-about = Play exactly this many deals, no matter how many bull heads there are.

face-to-face-preset-standard = One game
face-to-face-preset-best-of-three = Best of three
face-to-face-preset-mild = Mild last card
face-to-face-option-best-of-about = The player who wins more than half of the games wins the match.
face-to-face-option-best-of-1 = One game
face-to-face-option-best-of-3 = Best of 3
face-to-face-option-best-of-5 = Best of 5
face-to-face-option-first-player-about = Who starts the first game. After that the players take turns.
face-to-face-option-first-player-random = Random
face-to-face-option-first-player-0 = Gold
face-to-face-option-first-player-1 = Silver
face-to-face-option-last-card-about = Strict: every turn has at least two cards, also the last one. Mild: when your draw pile is empty, you may play a single last card on your own pile.
face-to-face-option-last-card-strict = Strict
face-to-face-option-last-card-mild = Mild

sakura-preset-standard = Standard
sakura-preset-tactical = Tactical
sakura-option-tactical-about = The player further from the Emperor also chooses the Court painter’s card.
sakura-option-deck-about = Your own cards instead of ours: all 60 with their two actions.
sakura-option-board-about = Your own path instead of ours: where the torii, the bridges and the cherry trees are.

intrigo-preset-standard = Standard
intrigo-option-prices-about = What the three cards of an influence pile cost, from the top; the same for all piles, or different by kind.

bang-preset-standard = One game
bang-preset-tournament = Tournament
bang-preset-grand-tournament = Grand tournament
bang-option-mode-about = A tournament has as many games as players; they are played for money, and every player is Sheriff once.
bang-option-mode-single = One game
bang-option-mode-tournament = Tournament
bang-option-no-mercy-about = At the end of their turn the Sheriff may take back a Bang! they fired.
bang-option-experience-about = After a game, survivors may pay to keep cards they had in play: $500 each.
bang-option-hire-about = Characters are hired by auction; every player starts with $1000.
bang-option-bounties-about = The player who eliminates an Outlaw gets $1000 instead of three cards.

# Sakura: the first game in ten lessons. Of each: its name, the task, where to look,
# why not another move, and why this one. Seats are called as in `web-lesson-names`.

sakura-lesson-walk-title = Into the garden
sakura-lesson-walk-lead = The player with the most tokens at the end wins, and the trees pay those who stand nearest behind the Emperor. So you walk as close as you dare. A card does two things: first its garden action, often a walk of the Emperor, then your artist moves. Play the card that takes your artist furthest.
sakura-lesson-walk-hint = The second half of a card is yours. Which one says +3?
sakura-lesson-walk-other = That worked, but your artist took fewer steps. Look at the second half of your cards.
sakura-lesson-walk-done = First the Emperor walked on, then your artist took three steps (SA-5, SA-15).

sakura-lesson-free-spaces-title = Only free spaces count
sakura-lesson-free-spaces-lead = Two artists stand right in front of you, and the Emperor just beyond. Artists count free spaces only: one step takes you past both. Take it, and no more!
sakura-lesson-free-spaces-hint = +1 from 5 leads to 8, since 6 and 7 are taken.
sakura-lesson-free-spaces-other = Too many steps: you ran into the Emperor, lost a token and had to retreat. One free space was enough.
sakura-lesson-free-spaces-done = One step, and you leapt over two artists (SA-6). But then they leapt over you!

sakura-lesson-embarrassed-title = Don’t bump into him
sakura-lesson-embarrassed-lead = An artist who lands on the Emperor or passes him is embarrassed: one token lost, and three spaces back. The Emperor’s walk comes first and makes room. Get right behind him.
sakura-lesson-embarrassed-hint = You are two spaces behind. How far does he go, how far do you?
sakura-lesson-embarrassed-other = Either you ran into him, or you are not right behind him. Find the card where he walks far enough for your three steps.
sakura-lesson-embarrassed-done = He went two spaces, you three: right behind him, and no one is embarrassed (SA-7, SA-10).

sakura-lesson-emperor-back-title = He turns round
sakura-lesson-emperor-back-lead = Bruno stands right behind the Emperor. If the Emperor steps back onto an artist, that artist is embarrassed. Can you arrange that?
sakura-lesson-emperor-back-hint = Look for a card with the Emperor going back.
sakura-lesson-emperor-back-other = The Emperor went on, and Bruno stays in front. One of your cards makes the Emperor turn round.
sakura-lesson-emperor-back-done = The Emperor stepped back onto Bruno, who lost a token and fell behind you (SA-8).

sakura-lesson-nearest-title = The lowest card first
sakura-lesson-nearest-lead = Cards are resolved from the lowest number to the highest. “Nearest −2” sends back the artist nearest the Emperor at that moment. Now that is Bruno; send him back before he moves.
sakura-lesson-nearest-hint = The card with the garden action “nearest −2”.
sakura-lesson-nearest-other = Bruno could walk on undisturbed. There is a card in your hand that hits the artist in front.
sakura-lesson-nearest-done = Your 16 came first: Bruno fell back before his own card, and you are in front (SA-5, SA-12).

sakura-lesson-overtake-title = Overtake
sakura-lesson-overtake-lead = You are far behind. “Overtake” takes you to the first free space in front of the next artist ahead, however far that is. Use it.
sakura-lesson-overtake-hint = The card with two figures and an arrow over one of them.
sakura-lesson-overtake-other = A few steps only. With “overtake” you would have passed Clara, and even Bruno, in one go.
sakura-lesson-overtake-done = From 2 to 9 in one leap: over Clara on 7, and 8 was taken as well (SA-16).

sakura-lesson-count-title = Last is not so bad
sakura-lesson-count-lead = Five players, and you are the last. “Count” moves you as many spaces as there are artists between you and the Emperor. That is a lot!
sakura-lesson-count-hint = Four artists are ahead of you: four free spaces. Which card counts?
sakura-lesson-count-other = Not as far as it could be. The card that counts the artists ahead would have brought you to the very front.
sakura-lesson-count-done = Four artists, four free spaces: from the very end to the very front (SA-17).

sakura-lesson-direction-title = Forward or back
sakura-lesson-direction-lead = Cards with ± ask for a direction when their turn comes. The Emperor stands on 11, you on 9, and you must move 2. Where to?
sakura-lesson-direction-hint = Two free spaces forward is where the Emperor stands.
sakura-lesson-direction-other = That led straight into the Emperor: a token lost, and a retreat on top. Sometimes a step back is the elegant one.
sakura-lesson-direction-done = A dignified step back, and no token lost (SA-7, SA-15).

sakura-lesson-tree-title = Under the blossoms
sakura-lesson-tree-lead = The Emperor is one step from a cherry tree. When he reaches it he stops, your artist still moves, and then tokens are given: 3 to the nearest, 2, 1. The later cards are lost. Be the nearest!
sakura-lesson-tree-hint = There is exactly one free space in front of the tree.
sakura-lesson-tree-other = You ran into him under the blossoms. One step would have been enough: the spaces in front of you are taken.
sakura-lesson-tree-done = The tree stopped the round at your card, and the three tokens are yours (SA-18, SA-19).

sakura-lesson-last-tree-title = The last tree
sakura-lesson-last-tree-lead = The third tree ends the game and pays 4 to the nearest. You have 8 tokens, Bruno 9. Walk the Emperor there and be right behind him.
sakura-lesson-last-tree-hint = Bruno stands on 36, so your next free space is 37.
sakura-lesson-last-tree-other = You haven’t won yet: you must bring the Emperor to the tree and end up nearest, without running into him.
sakura-lesson-last-tree-done = Four tokens, twelve in all: the portrait is yours (SA-19, SA-23). You know the game!

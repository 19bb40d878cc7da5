# Intrigo: the first game in ten lessons. Of each: its name, the task, where to look,
# why not another move, and why this one. Seats are called as in `web-lesson-names`.

intrigo-lesson-higher-title = The higher card wins
intrigo-lesson-higher-lead = You belong to the Contarini family. Cards lie in the gaps between buildings, and each token goes to the higher card beside it. One gap is left, next to a merchants’ seal where Dandolo has a 3. Win it.
intrigo-lesson-higher-hint = Your 4 beats the 3. Your 2 does not.
intrigo-lesson-higher-other = Dandolo’s 3 was higher, so the seal went to Bruno. A higher card of yours would have won it.
intrigo-lesson-higher-done = Contarini 4 against Dandolo 3: the seal is yours, and so is the ducat on the card’s other side (IN-20, IN-22).

intrigo-lesson-draft-title = Four cards for the night
intrigo-lesson-draft-lead = A round starts with a draft: everyone keeps one card and passes the others on to the left. You want your own family, and high. Which card do you keep?
intrigo-lesson-draft-hint = You are Contarini.
intrigo-lesson-draft-other = That card helps someone else, and your best card has gone to Bruno. Keep what is yours.
intrigo-lesson-draft-done = Contarini 4 is the best card you could have. The next packet has come: it goes on until everyone has four (IN-9).

intrigo-lesson-whoever-title = Whose name is on it
intrigo-lesson-whoever-lead = A token goes to the family on the card, no matter who played it. Your 3 is winning a merchants’ seal; the gap on its other side is the last one, and you hold only cards of others. Which one leaves the seal to you?
intrigo-lesson-whoever-hint = Fill the gap with a card that is lower than your 3.
intrigo-lesson-whoever-other = You played it, but Gradenigo wins: 4 is higher than your 3. Play other families’ cards where they do not hurt you.
intrigo-lesson-whoever-done = Dandolo’s 2 is lower than your 3, so the seal is yours. A low card of a rival is a fine filler (IN-20).

intrigo-lesson-equal-title = No one wins a tie
intrigo-lesson-equal-lead = Danger! Bruno, Dandolo, has three merchants’ seals; a fourth wins the game, and his 3 is winning the next one. You cannot beat it. Can you stop it?
intrigo-lesson-equal-hint = If both cards have the same value, the token stays where it is.
intrigo-lesson-equal-other = Dandolo’s 3 was higher: Bruno has his fourth seal and has won. Equal values would have kept it in the palace.
intrigo-lesson-equal-done = 3 against 3: no one wins the seal, and the game goes on (IN-21). It will be there in the next round as well.

intrigo-lesson-thief-title = Call the thief
intrigo-lesson-thief-lead = Again Bruno needs one merchants’ seal, and his 4 is winning it. But you have a ducat, and influence cards are for sale. A Thief beside that building turns its token face down.
intrigo-lesson-thief-hint = Buy the Thief, put it into the gap beside the merchants’ seal, and choose the seal.
intrigo-lesson-thief-other = The merchants’ seal is still there for Bruno’s 4 to win. Use your ducat against that token.
intrigo-lesson-thief-done = No one wins a face-down token this round (IN-18). Bruno’s 4 gets nothing.

intrigo-lesson-assassin-title = Silence a rival
intrigo-lesson-assassin-lead = Your 3 would win the workers’ seal, but a Dandolo 4 lies on its other side. For one ducat an Assassin turns a card beside a building next to it face down: then it counts for nothing.
intrigo-lesson-assassin-hint = The Assassin goes into the empty gap beyond the Dandolo 4, and acts on the building between them.
intrigo-lesson-assassin-other = Dandolo’s 4 still stands, and takes the workers’ seal. Only an Assassin next door can silence it.
intrigo-lesson-assassin-done = Dandolo’s 4 lies face down, and your 3 wins alone (IN-14).

intrigo-lesson-merchant-title = A good exchange
intrigo-lesson-merchant-lead = Your 4 wins a ducat for sure, but the clergy’s seal, which you need, lies far away. A Merchant swaps the token of a building beside it with any other in the palace.
intrigo-lesson-merchant-hint = Put the Merchant beside the ducat that your 4 wins, and swap it with the clergy’s seal.
intrigo-lesson-merchant-other = The clergy’s seal is still out of your reach. Bring it to your 4!
intrigo-lesson-merchant-done = The seal came to your card, and you won it instead of a ducat (IN-13).

intrigo-lesson-gondolier-title = Change places
intrigo-lesson-gondolier-lead = Your 2 faces a Dandolo 3 over the merchants’ seal, while your 4 wastes away on the other side of the palace. A Gondolier swaps a card beside a building next to it with any other.
intrigo-lesson-gondolier-hint = Buy the Gondolier for the gap near your 2, and swap the 2 with your 4.
intrigo-lesson-gondolier-other = Your 2 is still facing the 3. Let your 4 take its place.
intrigo-lesson-gondolier-done = Now your 4 faces the 3, and the merchants’ seal is yours (IN-16).

intrigo-lesson-courtesan-title = By invitation only
intrigo-lesson-courtesan-lead = Your 3 is winning a clergy’s seal, but the gap on its other side is empty, and another player still holds the Dandolo 4. A Courtesan names a card outside the palace: its holder must play it at once, where you say. Call it far away from your seal.
intrigo-lesson-courtesan-hint = Two empty gaps lie side by side: the Courtesan into one of them, the Dandolo 4 into the other.
intrigo-lesson-courtesan-other = The Dandolo 4 can still come and beat your 3. Call it to where it does no harm.
intrigo-lesson-courtesan-done = Bruno had to play his best card far away from your seal (IN-15). Now no Dandolo card beats your 3.

intrigo-lesson-victory-title = The fifth seal
intrigo-lesson-victory-lead = You win with four seals of one organisation, or with one of all five. You lack the clergy’s. Two gaps are empty, and you have one card. Where does it go?
intrigo-lesson-victory-hint = Find the clergy’s seal: a Gradenigo 3 lies beside it.
intrigo-lesson-victory-other = Not there: the clergy’s seal goes to Gradenigo’s 3. Your 4 belongs beside it.
intrigo-lesson-victory-done = The clergy’s seal is your fifth, and you have won on the spot (IN-23). Venice is yours!

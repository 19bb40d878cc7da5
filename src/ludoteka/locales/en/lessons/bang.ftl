# BANG!: the first game in ten lessons. Of each: its name, the task, where to look,
# why not another move, and why this one. Seats are called as in `web-lesson-names`.

bang-lesson-reach-title = Your first shot
bang-lesson-reach-lead = You are the Sheriff; two Outlaws and a Renegade want you gone, and you win when all three are dead. Your Colt has range 1: it reaches your neighbours. Fire a Bang! at Bruno, who sits next to you.
bang-lesson-reach-hint = Choose the Bang!, then Bruno. Clara, opposite, is at distance 2: out of range.
bang-lesson-reach-other = That is not the task: fire the Bang! at Bruno.
bang-lesson-reach-done = Bruno had no answer and lost a life point; he is Bart Cassidy, who draws a card for it. A Bang! hits a player within your range (BA-9, BA-11).

bang-lesson-missed-title = Missed!
bang-lesson-missed-lead = Bruno shoots back! You have 2 life points left and a Missed! in your hand. Answer the shot.
bang-lesson-missed-hint = A Missed! cancels a shot at you.
bang-lesson-missed-other = You took the hit and lost a life point. You had an answer in your hand.
bang-lesson-missed-done = The shot misses you. You play Missed! when it is not your turn (BA-11, BA-12).

bang-lesson-beer-title = A cold beer
bang-lesson-beer-lead = Your turn, and only 2 of 5 life points. Look after yourself first.
bang-lesson-beer-hint = A Beer gives you one life point back.
bang-lesson-beer-other = Brave, but with 2 life points you might not see your next turn. Drink first, the rest can wait.
bang-lesson-beer-done = Back to 3. A Beer restores one life point, never more than you started with; and it can save you from the last hit (BA-3, BA-15).

bang-lesson-weapon-title = A better gun
bang-lesson-weapon-lead = Clara sits opposite, at distance 2, with a single life point, and your Colt has range 1. A weapon helps.
bang-lesson-weapon-hint = The number on a weapon is its range. Put the Schofield in front of you: 2.
bang-lesson-weapon-other = Clara is still out of range. Put a weapon in front of you first; it costs you nothing.
bang-lesson-weapon-done = With the Schofield your Bang! reached Clara: an Outlaw, so you drew three cards as a reward (BA-9, BA-10).

bang-lesson-barrel-title = Behind the barrel
bang-lesson-barrel-lead = Someone shoots at you, and you have a Barrel in front of you. Try it first: turn the top card, and a heart means the shot misses. If not, you still have your Missed!
bang-lesson-barrel-hint = The Barrel costs no card.
bang-lesson-barrel-other = The Barrel would have cost nothing. First the free try, then the Missed!
bang-lesson-barrel-done = The eight of hearts: the Barrel held, and you kept your Missed! (BA-13, BA-14).

bang-lesson-duel-title = One Bang! per turn
bang-lesson-duel-lead = You have fired your one Bang! of this turn, and two more are in your hand. There is another way to use them. Challenge Bruno, who has 2 life points.
bang-lesson-duel-hint = A Duel is fought with Bang! cards, at any distance, and does not count as a shot.
bang-lesson-duel-other = The Bang! cards must wait for the next turn, unless you fight a Duel with them. Bruno is the weakest.
bang-lesson-duel-done = Bruno had no Bang! to answer with and lost a life point. A Duel does not count towards your one Bang! (BA-7, BA-34).

bang-lesson-panic-title = Take what protects him
bang-lesson-panic-lead = Bruno hides behind a Barrel. With Panic! you take a card from a player at distance 1: a random one from the hand, or one in play that you choose.
bang-lesson-panic-hint = Panic! on the Barrel; then it protects you.
bang-lesson-panic-other = Something else would have helped you more: without his Barrel Bruno is an easy target, and you have a Bang!
bang-lesson-panic-done = The Barrel is yours now. Cat Balou does the same at any distance, but the card is discarded (BA-31).

bang-lesson-indians-title = Indians!
bang-lesson-indians-lead = Dario plays Indians!: everyone else discards a Bang! or loses a life point. You have one left!
bang-lesson-indians-hint = Here the Missed! does not help: only a Bang! does.
bang-lesson-indians-other = That was your last life point. Against Indians!, discard a Bang!
bang-lesson-indians-done = The Bang! drove them off. A Missed! or a Barrel would not have helped (BA-33).

bang-lesson-jail-title = Behind bars
bang-lesson-jail-lead = A bigger table, and you are the Deputy: protect the Sheriff, who is Bruno and has one life point. Clara is next after him and is eager to shoot. Put her in Jail.
bang-lesson-jail-hint = Jail goes in front of any player except the Sheriff. On her turn, only a heart lets Clara play.
bang-lesson-jail-other = Clara is still free, and she comes right after the Sheriff. Lock her up.
bang-lesson-jail-done = Clara must turn a heart or skip her turn. As Deputy you win with the Sheriff, so keep him alive (BA-2, BA-44).

bang-lesson-showdown-title = Showdown
bang-lesson-showdown-lead = This time you are an Outlaw. The Outlaws win when the Sheriff dies, and Bruno, the Sheriff, has one life point. The Renegade wants to be the last one standing. Who do you shoot?
bang-lesson-showdown-hint = For the Outlaws, only the Sheriff’s death counts.
bang-lesson-showdown-other = The game goes on, and the Sheriff’s turn will come. End it now.
bang-lesson-showdown-done = The Sheriff is gone: the Outlaws win, the fallen one too (BA-23). Now find out who is who at a real table!

# Face to Face: the first game in ten lessons. Of each: its name, the task, where to look,
# why not another move, and why this one.

face-to-face-lesson-up-title = One pile climbs
face-to-face-lesson-up-lead = You play the gold cards. The first player to play all their cards wins. On your ascending pile a card must be higher than the top, which is 20. Every number you skip is lost, so skip as few as you can.
face-to-face-lesson-up-hint = Which of your cards is just above 20?
face-to-face-lesson-up-other = Allowed, but it skips more numbers or goes elsewhere. Take the smallest step on your ascending pile.
face-to-face-lesson-up-done = From 20 to 23: only two numbers are lost. Small steps keep your piles alive (FF-4).

face-to-face-lesson-down-title = The other falls
face-to-face-lesson-down-lead = Your descending pile starts at 60 and falls: a card must be lower than its top, now 41. Take the smallest step down.
face-to-face-lesson-down-hint = Just below 41.
face-to-face-lesson-down-other = That is a larger leap, or another pile. The descending pile needs the card closest below 41.
face-to-face-lesson-down-done = 39 on 41: one number lost. Every card may go up or down; you choose where it costs less (FF-4).

face-to-face-lesson-trick-title = The backwards trick
face-to-face-lesson-trick-lead = Your ascending pile has reached 34. There is one way back: a card exactly 10 lower than the top. Find it, and win ten numbers back.
face-to-face-lesson-trick-hint = 34 minus 10.
face-to-face-lesson-trick-other = That goes forward as usual. Look for the card that is exactly 10 below 34, and play it on the same pile.
face-to-face-lesson-trick-done = 24 on 34: the pile is ten numbers younger. Keep such pairs in mind (FF-5)!

face-to-face-lesson-trick-down-title = And on the other pile
face-to-face-lesson-trick-down-lead = On the descending pile the trick works the other way: exactly 10 higher than the top. Your descending pile shows 22.
face-to-face-lesson-trick-down-hint = 22 plus 10, on the descending pile.
face-to-face-lesson-trick-down-other = Not the trick. The card is in your hand: exactly 10 above 22, played on the descending pile.
face-to-face-lesson-trick-down-done = 32 on 22, and the pile has room to fall again (FF-5).

face-to-face-lesson-enough-title = Know when to stop
face-to-face-lesson-enough-lead = You must play at least two cards per turn, and you have. The cards you hold now would tear large holes. What do you do?
face-to-face-lesson-enough-hint = You don’t have to play a third card.
face-to-face-lesson-enough-other = That cost a lot of numbers, or helped the opponent. Two cards are enough: you may end the turn and draw.
face-to-face-lesson-enough-done = Two played, two drawn: 30 and 37 fit perfectly. A turn needs two cards, no more (FF-3, FF-7).

face-to-face-lesson-help-title = A little help
face-to-face-lesson-help-lead = Once per turn you may play a card on an opponent’s pile, if it makes that pile better for them: lower on the ascending, higher on the descending one. Your reward is a full hand. Help, but as little as you can: their ascending pile shows 31.
face-to-face-lesson-help-hint = The gift is the difference. Which of your cards is closest below 31?
face-to-face-lesson-help-other = That was either not helpful or far too generous. Give as little as possible to their ascending pile.
face-to-face-lesson-help-done = 30 on 31: a gift of one number, and you will draw up to six cards (FF-6).

face-to-face-lesson-refill-title = Fill your hand
face-to-face-lesson-refill-lead = You have played three cards and hold three. If you end now, you draw two. With one card of help you fill your hand up to six. Do that.
face-to-face-lesson-refill-hint = Silver’s ascending pile shows 26, the descending one 52.
face-to-face-lesson-refill-other = Without help you draw only two, however many you played. Put a card on one of silver’s piles first.
face-to-face-lesson-refill-done = Help given, and four cards drawn instead of two (FF-6, FF-7). The more you have played, the more it pays.

face-to-face-lesson-steps-title = In the right order
face-to-face-lesson-steps-lead = You need two cards for a turn, and only your ascending pile, at 50, has any room. Start with the card that leaves room for another.
face-to-face-lesson-steps-hint = You hold 55 and 57. One of them can follow the other.
face-to-face-lesson-steps-other = That’s allowed, but it leaves no place for your other card, or it gives something away. Which one goes first on your ascending pile?
face-to-face-lesson-steps-done = 55, then 57: two cards for seven numbers. A first card that leaves you no second one is not even allowed (FF-10).

face-to-face-lesson-last-card-title = Never a single card
face-to-face-lesson-last-card-lead = Your draw pile is empty and you hold 44 and 58. A turn needs two cards: a player who starts one with a single card loses! You have already played two cards and helped. What now?
face-to-face-lesson-last-card-hint = If 58 goes now, 44 is left alone.
face-to-face-lesson-last-card-other = Now a single card is left, and a turn needs two. When your next turn comes, you lose. Keep both!
face-to-face-lesson-last-card-done = Wise. Next turn 58 goes up, 44 is your help, and you have played everything (FF-3, FF-9).

face-to-face-lesson-win-title = The last two
face-to-face-lesson-win-lead = Draw pile empty, two cards in hand, your ascending pile at 45. Play all your cards and you win at once. Which one goes first?
face-to-face-lesson-win-hint = The lower one leaves room for the higher one.
face-to-face-lesson-win-other = After that the other card has no place. Small steps first, also at the very end.
face-to-face-lesson-win-done = 47, 50, and your hand is empty: you have won (FF-8). That is all there is to know!

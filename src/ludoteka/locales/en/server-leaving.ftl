# What a table refuses when somebody leaves, offers to stop, or plays slowly.

error-stop-offered-already = There is already an offer to stop: answer that one first.
error-stop-offered-lately = { $moves ->
    [one] You offered to stop a moment ago. You can offer again after one more move.
   *[other] You offered to stop a moment ago. You can offer again after { $moves } more moves.
}
error-no-stop-offer = There is no offer to stop: it expired or was withdrawn.
error-not-alone-here = Other people play here: leave, resign, or offer to stop.
error-vacation-slow-only = Vacation is for games with days per move.
error-time-is-up = Your time for this move is up.
error-not-on-vacation = You are not on vacation.
error-vacation-used-up = { $days ->
    [0] You have no vacation days left in this game.
    [one] You have one vacation day left in this game.
   *[other] You have { $days } vacation days left in this game.
}
error-on-vacation = { $name } is on vacation, and their clock is stopped.
error-standing-slow-only = You can only answer in advance in games with days per move.
error-too-many-standing = You have answered in advance in { $most } games already. Take some back first.
error-unknown-decision = This game has no question “{ $decision }”. Its questions: { $known }.

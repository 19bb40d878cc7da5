### Friends and invitations.

error-befriend-yourself = You cannot be your own friend.
error-too-many-friends = You have { $most } friends and requests, the most allowed here. Remove one first.
error-blocked-by-you = You have blocked { $name }. Unblock them first.
error-never-met = As a guest you can only add people you have sat at a table with. You and { $name } have not met yet.
error-not-friends = You are not friends, and nobody has asked.
error-challenge-declined = { $name } has declined to come to this table.
error-no-seat-free = All seats at this table are taken.
error-name-or-person = Say who to invite: either a name or the id of a profile.

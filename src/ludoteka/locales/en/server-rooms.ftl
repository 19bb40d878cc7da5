# What a table refuses while it is set and while people wait for the start.

error-seat-for-friend = Seat { $seat } is kept for a friend of the host: take one that is open to anyone, or use the link you were sent.
error-ready-and-here = { $name } is here and ready: a bot can only replace someone who needs a moment or is disconnected.
error-swap-with-itself = Seat { $seat } can’t swap places with itself: name two seats.
error-hash-bound-to-seat = Seat { $seat } has already taken part in the shuffle and keeps its place.
error-more-people-than-seats = { $people } people sit here, more than { $seats } seats: ask someone to leave first.
error-meant-for-other-seats = Say for each of the { $seats } seats who it is for; { $given } were given.
error-chairs-and-seats = A table with { $seats } seats needs as many chairs, not { $chairs }.
error-several-own-chairs = The host sits on one chair, not on { $count }: the others at the device are of the kind “device”.
error-device-without-host = People share the host’s device, so the host needs a chair, too.
error-chairs-instead = Give either chairs, or bots, own_seats and names, not both.

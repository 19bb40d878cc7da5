### People: friends, invitations, who is here, who watches.

web-circle-asking = Friend requests
web-circle-asking-more = Friends see when you are here only if you turn it on below.
web-circle-friends = Friends
web-circle-no-friends = No friends yet. Add someone you have played with.
web-circle-played = Played with
web-circle-nobody = People you play with appear here.
web-circle-last =
    { $count ->
        [one] One match: { $game }, { $when }
       *[other] { $count } matches, the last: { $game }, { $when }
    }
web-here-now = Here now
web-together = You two
web-together-matches =
    { $count ->
        [0] No match together yet.
        [one] { $count } match together lately.
       *[other] { $count } matches together lately.
    }
web-friend-ask = Add friend
web-friend-withdraw = Withdraw
web-friend-accept = Accept
web-friend-decline = Decline
web-friend-remove = Remove friend
web-friend-pending = Request sent
web-friend-asks = { $name } wants to add you as a friend.
web-friend-asked = You sent { $name } a friend request.
web-invite-deed = Invite
web-invite-to-table = Invite to a table
web-invite-name = Invite { $name }
web-invite-mine = To your table: { $table }
web-invite-new = To a new table: { $game }
web-seen = What others see of you
web-seen-presence = Friends see when I am here
web-seen-presence-more = To within a few minutes, never at which table.
web-seen-watching = Show my name when I watch
web-seen-watching-more = Otherwise you only count as one more spectator.

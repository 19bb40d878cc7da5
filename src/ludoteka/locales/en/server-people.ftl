# Settings of the server, people, and refusals on the web.

error-unknown-setting = There is no setting “{ $key }” ({ $source }).{ $near ->
        [none] {" "}The page “Settings” of the documentation lists them all.
       *[other] {" "}Did you mean “{ $near }”?
    }
error-bad-setting = Setting { $key } ({ $source }): “{ $value }” isn’t valid ({ $problem }).
error-bad-settings-file = { $path } isn’t a settings file: { $problem }.

error-name-length = “{ $name }” isn’t valid: a name has { $least } to { $most } characters.
error-name-character = A name can only have letters (Latin, Cyrillic, Greek), digits, spaces and - _ . ', not { $character }.
error-name-without-letter = “{ $name }” isn’t valid: a name must start with a letter or digit and contain at least one letter.
error-name-mixed = “{ $word }” mixes alphabets; use one alphabet per word.
error-name-reserved = “{ $word }” is reserved; choose another name.
error-empty-chat = The message is empty.
error-long-chat = A message has at most { $most } characters, not { $length }.
error-password-length = A password has { $least } to { $most } characters.
error-password-common = This password is too common; choose another.
error-password-is-name = The password must not be the name.
error-busy-passwords = Too many people are logging in right now; try again in a few seconds.
error-busy-readers = The server is preparing too many replays right now; try again in a few seconds.
error-name-taken = “{ $name }” is taken, or looks too much like a name that is.
error-log-in-blocked = Too many wrong passwords; try again in { $retry_after } s.
error-wrong-password = Wrong name or password.
error-registration-closed = Only the host of this server can create new accounts.
error-already-registered = { $name } already has an account; log out to create another.
error-unknown-person = There is no one with the id “{ $person }”.
error-unknown-token = You have no token “{ $token }”.
error-too-many-tokens = You have { $most } tokens already; revoke one that you no longer use.

error-too-often = Too many attempts. Try again in { $retry_after } s.
error-log-in-first = You are not logged in; log in or come as a guest first.
error-missing-scope = This token can’t do that: it lacks the scope “{ $scope }”.
error-bad-authorization = “{ $scheme }” doesn’t work here; send “Authorization: Bearer” and a token.
error-wrong-token = This token is unknown, revoked or expired.
error-wrong-origin = A page of “{ $origin }” can’t do this here.
error-no-origin = A cookie alone is not enough here: also send the header “Origin: { $origin }”, or use a token instead of the cookie.
error-not-json = Send application/json, not { $kind }.
error-storage-down = The server can’t reach its database; try again in a moment.
error-deep-json = The data is nested too deeply.
error-failed = Something went wrong on our side; the error has the number { $id }.
error-not-yours = You don’t have permission to do that.
error-no-such-page = There is nothing at { $path }.
error-no-such-method = { $method } isn’t allowed here.
error-too-large = The request is too large.
error-bad-request = Can’t understand the request: { $problem }.
error-bad-field = { $field } isn’t valid: { $problem }.
error-bots-need-account = Bots belong to accounts; create an account first.
error-too-many-bots-owned = You have { $most } bots already; delete one first.
error-tokens-need-account = Tokens belong to accounts; create an account first.
error-scope-not-yours = A token made here cannot have the scope “{ $scope }”. Scopes: { $allowed }.
error-unknown-name = There is no one called “{ $name }”.

error-disk-low = The server’s disk is almost full: matches go on, but nothing new can be stored until its host frees some space.
error-records-full = You can keep { $most } records of { $kilobytes } KB in total; delete some first.
error-record-text-long = A text in this record has { $length } characters; the limit is { $most }.
error-record-time = A move in this record has an impossible time: it must be 0 to { $most } ms.
error-options-long = The options take { $length } bytes; the limit is { $most }.
error-chat-full = This table’s chat is full ({ $most } lines).
error-too-many-listed = You host { $most } public tables that wait for players; start or close one first.
error-bad-encoding = The request is not UTF-8.
error-too-many-reviews = You’re waiting for { $most } reviews already; ask again when one of them is ready.
error-busy-reviews = Too many reviews are waiting right now; try again in a few minutes.
error-no-reviews = This server doesn’t review matches.
error-no-review-under-way = No review of this match is being prepared.
error-not-your-review = Only the person who asked for this review can stop it.
error-no-such-move = This match has no move { $number }.

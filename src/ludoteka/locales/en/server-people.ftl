# Settings of the server, people, and refusals on the web.

error-unknown-setting = There is no setting “{ $key }” ({ $source }){ $near ->
        [none] {""}
       *[other] ; did you mean “{ $near }”
    }. Settings: { $known }.
error-bad-setting = Setting { $key } ({ $source }): “{ $value }” will not do ({ $problem }).
error-bad-settings-file = { $path } is no file of settings: { $problem }.

error-name-length = “{ $name }” will not do as a name: it has { $least } to { $most } characters.
error-name-character = A name has letters (Latin, Cyrillic, Greek), digits, spaces and - _ . ' only, not { $character }.
error-name-without-letter = “{ $name }” will not do as a name: it begins with a letter or digit, and has a letter.
error-name-mixed = “{ $word }” mixes alphabets, which would let it pass for another name.
error-name-reserved = “{ $word }” is a word of the house; choose a name without it.
error-empty-chat = There is nothing to say.
error-long-chat = A line has at most { $most } characters, not { $length }.
error-password-length = A password has { $least } to { $most } characters.
error-password-common = This password is one of the first that anybody would try; choose another.
error-password-is-name = The password must not be the name.
error-busy-passwords = Too many people are logging in at this moment; try again in a few seconds.
error-busy-readers = The server is making too many replays at this moment; try again in a few seconds.
error-name-taken = “{ $name }” is taken, or looks too much like a name that is.
error-log-in-blocked = Too many wrong passwords; try again in { $retry_after } s.
error-wrong-password = Name or password is wrong.
error-registration-closed = New accounts are made by the host of this server only.
error-already-registered = { $name } is an account already; log out to make another.
error-unknown-person = There is nobody with the id “{ $person }”.
error-unknown-token = You have no token “{ $token }”.
error-too-many-tokens = You have { $most } tokens already; revoke one that you no longer use.

error-too-often = That was too often; try again in { $retry_after } s.
error-log-in-first = Nobody is logged in here; log in or come as a guest first.
error-missing-scope = This token may not do that: it lacks the scope “{ $scope }”.
error-bad-authorization = “{ $scheme }” is no way to log in here; send “Authorization: Bearer” and a token.
error-wrong-token = This token is unknown, revoked or expired.
error-wrong-origin = A page of “{ $origin }” may not do this here.
error-not-json = Send application/json, not { $kind }.
error-storage-down = The server cannot reach its database; try again in a moment.
error-deep-json = The data is nested too deeply.
error-failed = Something went wrong on our side; it is noted as number { $id }.
error-not-yours = This is not yours to do.
error-no-such-page = There is nothing at { $path }.
error-no-such-method = { $method } cannot be done here.
error-too-large = The request is too large.
error-bad-request = The request cannot be understood: { $problem }.
error-bad-field = { $field } will not do: { $problem }.
error-bots-need-account = Bots belong to accounts; make an account first.
error-too-many-bots-owned = You have { $most } bots already; delete one first.
error-tokens-need-account = Tokens belong to accounts; make an account first.
error-scope-not-yours = A token made here cannot have the scope “{ $scope }”. Scopes: { $allowed }.
error-unknown-name = There is nobody called “{ $name }”.

error-disk-low = The server’s disk is almost full: matches go on, but nothing new can be kept until its host makes room.
error-records-full = You may keep { $most } records of { $kilobytes } KB in all; delete some first.
error-record-text-long = A text in this record has { $length } characters; { $most } are the most.
error-record-time = A move in this record has an impossible time: it is 0 to { $most } ms.
error-options-long = The options take { $length } bytes; { $most } are the most.
error-chat-full = This table has had its { $most } lines of chat.
error-too-many-listed = You host { $most } listed tables that wait for people; start or close one first.
error-bad-encoding = The request is not UTF-8.

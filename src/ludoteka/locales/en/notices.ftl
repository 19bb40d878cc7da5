# Notices to people who are not at the table, mails with links, and what is refused about them.

notice-turn = { $game }: your turn
notice-reminder = { $hours ->
    [0] { $game }: less than an hour left
    [one] { $game }: { $hours } hour left
   *[other] { $game }: { $hours } hours left
}
notice-stood-in = { $game }: a bot is playing for you
notice-stood-in-more = You can take over again at any time.
notice-over = { $game }: the match is over
notice-invitation = { $by } invites you to { $game }
notice-digest = { $count ->
    [one] { $count } game has news for you
   *[other] { $count } games have news for you
}
notice-with = With { $people }.
notice-table = “{ $table }”.
notice-table-with = “{ $table }”, with { $people }.
notice-left = { $hours ->
    [0] Less than an hour left.
    [one] { $hours } hour left.
   *[other] { $hours } hours left.
}

mail-open = Open the table
mail-footer = You get this because you asked { $host } to write to you.
mail-unsubscribe = Unsubscribe
mail-confirm = Confirm your address for { $host }
mail-confirm-text = { $name } entered this address at { $host }. Open the link to confirm it: then notifications about games come here, and you can log in by mail if you forget your password.
mail-confirm-do = Confirm the address
mail-enter = Your link to log in at { $host }
mail-enter-text = Log in as { $name }, or choose a new password. The link works once, for { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
mail-enter-do = Log in
mail-not-you = If you did not ask for this, ignore the mail: nothing changes.

error-unknown-zone = “{ $zone }” is not a time zone; write it as Europe/Kyiv.
error-too-many-browsers = Notifications already go to { $most } of your browsers; turn them off in one of them first.
error-bad-subscription = This browser’s push service can’t be used ({ $problem }).
error-bad-webhook = This address can’t be called: { $problem }. Write it as https://bridge.example.org/hook.
error-bad-address = “{ $address }” is not a mail address; write it as name@example.org.
error-mail-not-sent = The mail server did not accept a mail to { $address }; check the address, or try again later.
error-wrong-link = This link has been used, has expired, or was replaced by a newer one.
error-no-mail-here = This server sends no mail.
error-no-push-here = This server sends no push notifications.
error-no-webhooks-here = This server does not call webhooks.
error-notices-need-account = That needs an account; guests can get notifications in their browser.
error-smtp-needs-more = The setting smtp needs two more: smtp_from, and public_url for the links in mails.

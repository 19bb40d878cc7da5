# Sounds, and how my turn is noticed elsewhere.

web-noticing-your-move = Your move
web-noticing-sound = Sound
web-noticing-sound-off-key = Turn sound off (M)
web-noticing-sound-on-key = Turn sound on (M)
web-noticing-volume = Volume
web-noticing-first = Sound?
web-noticing-on = On
web-noticing-off = Off
web-noticing-notifications = Notifications
web-noticing-notifications-more = When it is your turn and this tab is in the background.
web-noticing-forbidden = Your browser blocks notifications from this site. You can allow them in its settings.
web-noticing-vibration = Vibration

# Звуки и то, как заметить свой ход в другом месте.

web-noticing-your-move = Ваш ход
web-noticing-sound = Звук
web-noticing-sound-off-key = Выключить звук (M)
web-noticing-sound-on-key = Включить звук (M)
web-noticing-volume = Громкость
web-noticing-first = Звук?
web-noticing-on = Вкл.
web-noticing-off = Выкл.
web-noticing-notifications = Уведомления
web-noticing-notifications-more = Когда ваш ход, а вкладка в фоне.
web-noticing-forbidden = Браузер блокирует уведомления этого сайта. Их можно разрешить в его настройках.
web-noticing-vibration = Вибрация

# Звуки й те, як помітити свій хід деінде.

web-noticing-your-move = Ваш хід
web-noticing-sound = Звук
web-noticing-sound-off-key = Вимкнути звук (M)
web-noticing-sound-on-key = Увімкнути звук (M)
web-noticing-volume = Гучність
web-noticing-first = Звук?
web-noticing-on = Увімк.
web-noticing-off = Вимк.
web-noticing-notifications = Сповіщення
web-noticing-notifications-more = Коли ваш хід, а вкладка у фоні.
web-noticing-forbidden = Браузер блокує сповіщення цього сайту. Їх можна дозволити в його налаштуваннях.
web-noticing-vibration = Вібрація

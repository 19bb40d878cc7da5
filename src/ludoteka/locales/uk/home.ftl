### Головна сторінка: що питають у мене, двері, мої ігри, відкриті столи, завершені партії.

web-home-your-move = Ваш хід
web-home-move-of = Ходить { $name }
web-home-waits-for =
    { $count ->
        [one] Чекаємо на { $count } гравця
        [few] Чекаємо на { $count } гравців
       *[many] Чекаємо на { $count } гравців
    }
web-home-no-clock = без ліміту
web-home-clock-live = { $minutes } хв + { $seconds } с
web-home-clock-hours = { $hours } год на хід
web-home-clock-days =
    { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
       *[many] { $days } днів на хід
    }
web-home-left = лишилося { $time }
web-home-more-of = Більше про стіл «{ $name }»
web-home-go = До столу
web-home-copy = Скопіювати посилання
web-home-leave = Піти, за мене зіграє бот
web-home-close = Закрити стіл
web-home-table-of = Стіл гравця { $name }
web-home-seats = Зайнято місць:
web-home-you-won = Ви перемогли
web-home-you-lost = Ви програли
web-home-stopped = Без результату
web-home-stopped-agreed = за згодою всіх
web-home-stopped-alone = партію закрито
web-home-stopped-untouched = партію ніхто не продовжив
web-home-stopped-by-host = партію закрив господар
web-home-won =
    { $count ->
        [one] Перемога: { $names }
        [few] Спільна перемога: { $names }
       *[many] Спільна перемога: { $names }
    }
web-home-place = місце { $place } з { $seats }
web-home-score-bulls =
    { $score ->
        [one] { $score } бик
        [few] { $score } бики
       *[many] { $score } биків
    }
web-home-score-blossoms =
    { $score ->
        [one] { $score } квітка
        [few] { $score } квітки
       *[many] { $score } квіток
    }
web-home-and-others =
    { $count ->
        [one] { $names } і ще { $count }
        [few] { $names } і ще { $count }
       *[many] { $names } і ще { $count }
    }
web-home-all = Усі партії
web-home-none-running = У вас немає розпочатих партій
web-home-none-running-more = Розпочаті партії з’являться тут.
web-home-none-open = Зараз немає відкритих столів
web-home-none-open-more = Відкрийте стіл для всіх, і його побачать тут, на головній сторінці.
web-home-none-over = Завершених партій ще немає
web-home-none-over-more = Кожна зіграна партія залишиться тут, і її роздачу можна перевірити.
web-home-name = Ваше ім’я
web-home-name-more = Його бачать за столом. Змінити можна будь-коли.
web-cancel = Скасувати
web-quick = Швидка гра
web-quick-title = { $game }: швидка гра
web-quick-about = Вас посадять із тими, хто теж хоче грати зараз.
web-quick-players = Гравців
web-quick-any = Скільки завгодно
web-quick-bots = Якщо чекати довго, додати ботів
web-quick-find = Знайти гравців
web-quick-count =
    { $here ->
        [one] { $game }: поки { $here } з { $seats }
        [few] { $game }: зібралося { $here } з { $seats }
       *[many] { $game }: зібралося { $here } з { $seats }
    }
web-quick-since = Шукаємо гравців, { $time }
web-quick-bots-now = Почати з ботами

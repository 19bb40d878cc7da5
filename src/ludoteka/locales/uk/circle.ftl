### Люди: друзі, запрошення, хто тут, хто дивиться.

web-circle-asking = Запити в друзі
web-circle-asking-more = Друзі бачать, коли ви тут, лише якщо ви ввімкнете це нижче.
web-circle-friends = Друзі
web-circle-no-friends = Друзів ще немає. Додайте тих, з ким грали.
web-circle-played = З ким ви грали
web-circle-nobody = Тут з’являться ті, з ким ви граєте.
web-circle-last =
    { $count ->
        [one] { $count } партія, остання: { $game }, { $when }
        [few] { $count } партії, остання: { $game }, { $when }
       *[many] { $count } партій, остання: { $game }, { $when }
    }
web-here-now = Зараз тут
web-together = Ви вдвох
web-together-matches =
    { $count ->
        [0] Разом ще не грали.
        [one] Останнім часом разом: { $count } партія.
        [few] Останнім часом разом: { $count } партії.
       *[many] Останнім часом разом: { $count } партій.
    }
web-friend-ask = Додати в друзі
web-friend-withdraw = Відкликати
web-friend-accept = Прийняти
web-friend-decline = Відхилити
web-friend-remove = Прибрати з друзів
web-friend-pending = Запит надіслано
web-friend-asks = { $name } хоче додати вас у друзі.
web-friend-asked = Ви надіслали запит у друзі гравцеві { $name }.
web-invite-deed = Запросити
web-invite-to-table = Запросити за стіл
web-invite-name = Запросити гравця { $name }
web-invite-mine = За ваш стіл: { $table }
web-invite-new = За новий стіл: { $game }
web-seen = Що бачать інші
web-seen-presence = Друзі бачать, коли я тут
web-seen-presence-more = З точністю до кількох хвилин і без назви столу.
web-seen-watching = Моє ім’я видно там, де я дивлюся
web-seen-watching-more = Інакше видно лише кількість глядачів.

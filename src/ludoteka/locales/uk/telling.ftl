# Оповідач: що відбувається за столом.

web-telling = Що відбувається
web-telling-place = { $number } з { $count }.
web-telling-your-move = Ваш хід.
web-telling-answer = Ваш хід
web-telling-back = Крок назад (←)
web-telling-on = Крок уперед (→)
web-telling-pause = Пауза (пробіл)
web-telling-go-on = Далі (пробіл)
web-telling-now = До поточного моменту
web-telling-now-key = До поточного моменту (End)
web-telling-more = Темп, кроки та звук
web-telling-pace = Темп
web-telling-pace-of-others = Темп чужих ходів
web-telling-slow = Повільно
web-telling-normal = Звичайно
web-telling-fast = Швидко
web-telling-step = Покроково
web-telling-stops = Зупинятися, коли хід стосується мене
web-telling-stops-more = доки я не натисну «Далі»
web-telling-sound-on = Увімкнути звук (M)
web-telling-sound-off = Вимкнути звук (M)
web-telling-keys = Пробіл: пауза · ← і →: покроково (на полі з Shift) · End: до поточного моменту

## Кінець партії

web-over-you-win = Ви перемогли
web-over-wins =
    { $count ->
        [one] Перемога: { $names }
        [few] Переможці: { $names }
        [many] Переможці: { $names }
       *[other] Переможці: { $names }
    }
web-over-you-resigned = Ви здалися
web-over-resigned =
    { $count ->
        [one] { $names } здається, далі грав бот.
        [few] { $names } здаються, далі грали боти.
        [many] { $names } здаються, далі грали боти.
       *[other] { $names } здаються, далі грали боти.
    }
web-over-place = Ваше місце: { $place } з { $seats }.
web-over-again = Зіграти ще
web-over-replay = Повтор
web-over-review = Розбір
web-over-share = Поділитися
web-over-home = На головну
web-over-copied = Посилання скопійовано. Партію побачить кожен, хто його має.
web-over-shared = Партію побачить кожен, хто має посилання.
web-over-table = Подивитися на стіл
web-over-table-key = Подивитися на стіл (Esc)
web-over-result = Підсумок

## Після роздачі або гри

web-interlude = Перерва
web-interlude-goes-on = Продовжиться автоматично
web-interlude-soon =
    { $seconds ->
        [one] Продовження за { $seconds } секунду
        [few] Продовження за { $seconds } секунди
        [many] Продовження за { $seconds } секунд
       *[other] Продовження за { $seconds } секунди
    }
web-interlude-wait = Зачекати
web-interlude-waits = Чекаєте лише ви: інші грають далі
web-interlude-waits-clock = Чекаєте лише ви: інші грають далі, а ваш годинник іде
web-interlude-next = Далі
web-interlude-next-key = Далі (Enter)

## Що сталося після мого ходу

web-since =
    { $count ->
        [one] { $count } подія
        [few] { $count } події
        [many] { $count } подій
       *[other] { $count } події
    }
web-since-your-turn = після вашого ходу
web-since-older = Раніше: { $count }, вони в журналі
web-since-look = { $text } Показати цей момент
web-telling-board = Стіл

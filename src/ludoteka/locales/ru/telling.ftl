# Рассказчик: что происходит за столом.

web-telling = Что происходит
web-telling-place = { $number } из { $count }.
web-telling-your-move = Ваш ход.
web-telling-answer = Ваш ход
web-telling-back = Шаг назад (←)
web-telling-on = Шаг вперёд (→)
web-telling-pause = Пауза (пробел)
web-telling-go-on = Дальше (пробел)
web-telling-now = К текущему моменту
web-telling-now-key = К текущему моменту (End)
web-telling-more = Темп, шаги и звук
web-telling-pace = Темп
web-telling-pace-of-others = Темп чужих ходов
web-telling-slow = Медленно
web-telling-normal = Обычно
web-telling-fast = Быстро
web-telling-step = По шагам
web-telling-stops = Останавливаться, когда ход касается меня
web-telling-stops-more = пока я не нажму «Дальше»
web-telling-sound-on = Включить звук (M)
web-telling-sound-off = Выключить звук (M)
web-telling-keys = Пробел: пауза · ← и →: по шагам (на поле с Shift) · End: к текущему моменту

## Конец партии

web-over-you-win = Вы победили
web-over-wins =
    { $count ->
        [one] Победа: { $names }
        [few] Победители: { $names }
        [many] Победители: { $names }
       *[other] Победители: { $names }
    }
web-over-you-resigned = Вы сдались
web-over-resigned =
    { $count ->
        [one] { $names } сдаётся, дальше играл бот.
        [few] { $names } сдаются, дальше играли боты.
        [many] { $names } сдаются, дальше играли боты.
       *[other] { $names } сдаются, дальше играли боты.
    }
web-over-place = Ваше место: { $place } из { $seats }.
web-over-again = Сыграть ещё
web-over-replay = Повтор
web-over-review = Разбор
web-over-share = Поделиться
web-over-home = На главную
web-over-copied = Ссылка скопирована. Партию увидит каждый, у кого она есть.
web-over-shared = Партию увидит каждый, у кого есть ссылка.
web-over-table = Посмотреть на стол
web-over-table-key = Посмотреть на стол (Esc)
web-over-result = Итог

## После раздачи или игры

web-interlude = Перерыв
web-interlude-goes-on = Продолжится автоматически
web-interlude-soon =
    { $seconds ->
        [one] Продолжение через { $seconds } секунду
        [few] Продолжение через { $seconds } секунды
        [many] Продолжение через { $seconds } секунд
       *[other] Продолжение через { $seconds } секунды
    }
web-interlude-wait = Подождать
web-interlude-waits = Ждёте только вы: остальные играют дальше
web-interlude-waits-clock = Ждёте только вы: остальные играют дальше, а ваши часы идут
web-interlude-next = Дальше
web-interlude-next-key = Дальше (Enter)

## Что случилось после моего хода

web-since =
    { $count ->
        [one] { $count } событие
        [few] { $count } события
        [many] { $count } событий
       *[other] { $count } события
    }
web-since-your-turn = после вашего хода
web-since-older = Раньше: { $count }, они в журнале
web-since-look = { $text } Показать этот момент
web-telling-board = Стол

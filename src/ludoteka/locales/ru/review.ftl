# Разбор сыгранной партии: чего стоили решения и что решил случай.

review-mark-find = Находка
review-mark-best = Лучший ход
review-mark-good = Хороший ход
review-mark-slip = Неточность
review-mark-mistake = Ошибка
review-mark-blunder = Грубая ошибка
review-told-worse = { $mark }: { $played }. Лучше: { $best }.
review-told-find = { $played }. Лучший ход, все остальные заметно хуже.
review-told-best = { $played }. Лучший ход.
review-told-close = { $played }. Примерно так же хорошо: { $best }. Разница слишком мала.
review-cost = Шансы на победу: { $chance }{ "\u00A0" }% вместо { $best }{ "\u00A0" }%; потеряно { $points } ± { $margin } п.{ "\u00A0" }п.
review-unit-bulls = Быков за раздачу в среднем: { $played } вместо { $best }.
review-unit-tokens = Жетонов после раунда в среднем: { $played } вместо { $best }.
review-unit-seals = Печатей после раунда в среднем: { $played } вместо { $best }.
review-unit-lives = Жизней через круг в среднем: { $played } вместо { $best }.
review-hint = { $move }: { $hint }.
review-bang-belief = Шансы к этому моменту: { $who } — житель { $deputy }{ "\u00A0" }%, бандит { $outlaw }{ "\u00A0" }%, предатель { $renegade }{ "\u00A0" }%.

review-luck-deal = Раздача
review-luck-draw = Взятые карты
review-luck-turn = Открытая карта
review-luck-take = Случайная карта из руки
review-luck-shuffle = Перемешивание
review-luck-dice = Случайный выбор ботов

error-review-no-judge = Партии в { $game } не разбирают. Игры, для которых есть разбор: { $known }.
error-review-unfinished = Разбирают только оконченные партии, а эта запись обрывается без результата. Ходов в ней: { $moves }.
error-review-unverified = Запись не проходит проверку: не сходится «{ $check }» ({ $problem }). Разбирают только то, что было сыграно на самом деле; см. «ludoteka verify».
error-review-budget = На решение уходит от { $least } до { $most } симуляций, а указано { $budget }.
error-bad-review = Это не разбор партии: { $problem }.
error-bad-review-format = Формат разбора — «{ $found }», а программа читает «{ $known }».

review-page-title = Разбор: { $game }
review-note = Каждое решение оценено по тому, что игрок знал в тот момент. Шансы — это оценки: ± означает 95-процентный интервал, а ошибка отмечена только там, где разница не объясняется случайностью.
review-heading-summary = Итоги
review-heading-curve = Шансы на победу
review-heading-luck = Везение
review-luck-of = { $event }, ход { $move }: { $player } — { $points } п.{ "\u00A0" }п.
review-heading-decisions = Решения
review-curve-caption = В процентах, для каждого игрока в разборе — какими они виделись ему при его решениях. Треугольники — неточности и ошибки, звёзды — находки. Ниже — везение игрока с толстой линией.
review-decision = Ход { $move }, { $player }:
review-column-player = Игрок
review-column-accuracy = Точность
review-column-loss = Потери за решение
review-column-mistakes = Ошибки
review-column-start = Начало
review-column-luck = Везение
review-column-decisions = Решения
review-column-result = Результат
review-column-adjusted = Без везения

cli-review-help = Разобрать оконченную партию: чего стоило каждое решение и что решил случай.
cli-review-running = Разбор
cli-review-written = Страница: { $path }
cli-review-clean = Ни ошибок, ни находок. Все решения: --all
cli-parameter-budget = Симуляций на решение.
cli-parameter-page = Записать в этот файл страницу с кривой и столбцами.
cli-parameter-every = Показать все решения, а не только ошибки и находки.
cli-parameter-match = Какая партия из файла, где их несколько, считая с 1 (по умолчанию все).
error-review-one-output = Выберите что-то одно: --json или --html.
error-review-one-page = В файле { $path } несколько партий, а страница показывает одну: выберите её с --match.
error-no-such-match = В файле { $path } нет партии { $number }; всего партий: { $count }.

cli-parameter-adjust = Измерить везение в каждой партии и вычесть его: тот же вывод из меньшего числа партий.
cli-heading-adjusted = Без везения
cli-heading-factor = Выигрыш
cli-arena-adjusted = Выигрыш: во сколько раз больше партий нужно для той же точности, если везение не вычитать.
error-league-adjusted = В лиге везение не вычитают: выберите --league или --adjust.

# `ludoteka bench --search`.

cli-parameter-search = Измерить поиск ботов: скомпилированный и на чистом Python.
cli-heading-level = Уровень
cli-heading-compiled = Скомпилировано
cli-heading-pure = Чистый Python
cli-heading-times = Во сколько раз быстрее
cli-bench-search-title = Симуляций в секунду, в трёх позициях каждой игры
cli-bench-no-compiled = Эта установка не скомпилирована: сравнивать не с чем.
cli-bench-search-goal = Цель: скомпилированный хотя бы в { $goal } раза быстрее (✓). Оба ищут в одних и тех же позициях с одинаковым бюджетом, по очереди.
error-bench-not-together = { $parameter } не сочетается с { $kind }.
error-search-died = Процесс поиска аварийно завершился: { $game }, { $level }.

# `ludoteka bench --moves`.

cli-parameter-moves = Измерить, сколько времени и памяти нужно боту на ход.
cli-parameter-level = Уровень или бот для --moves (по умолчанию master).
cli-parameter-count = Сколько ходов каждой игры измерить с --moves.
cli-heading-moves = Ходы
cli-heading-median = Медиана, с
cli-heading-p95 = 95 %, с
cli-heading-longest = Дольше всего, с
cli-heading-resident = МБ
cli-heading-peak = Пик, МБ
cli-bench-moves-goal = Цели: 95 из 100 ходов мастера не дольше { $seconds } с на машине, которая больше ничем не занята, и меньше { $memory } МБ (✓). Секунды — по часам; память — процесса с одним столом таких ботов.

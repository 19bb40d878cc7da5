# `ludoteka bench --search`.

cli-parameter-search = Измерить поиск ботов: скомпилированный и на чистом Python.
cli-heading-level = Уровень
cli-heading-compiled = Скомпилировано
cli-heading-pure = Чистый Python
cli-heading-times = Во сколько раз быстрее
cli-bench-search-title = Симуляций в секунду, в трёх позициях каждой игры
cli-bench-no-compiled = Эта установка не скомпилирована: сравнивать не с чем.
cli-bench-search-goal = Цель: скомпилированный хотя бы в { $goal } раза быстрее (✓). Оба ищут в одних позициях с одним запасом, по очереди.
error-bench-search-alone = { $parameter } не сочетается с --search.
error-search-died = Процесс поиска умер: { $game }, { $level }.

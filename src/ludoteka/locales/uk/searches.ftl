# `ludoteka bench --search`.

cli-parameter-search = Виміряти пошук ботів: скомпільований і на чистому Python.
cli-heading-level = Рівень
cli-heading-compiled = Скомпільовано
cli-heading-pure = Чистий Python
cli-heading-times = У скільки разів швидше
cli-bench-search-title = Симуляцій за секунду, у трьох позиціях кожної гри
cli-bench-no-compiled = Цю установку не скомпільовано: порівнювати немає з чим.
cli-bench-search-goal = Мета: скомпільований хоча б у { $goal } рази швидший (✓). Обидва шукають в тих самих позиціях з тим самим запасом, по черзі.
error-bench-search-alone = { $parameter } не поєднується з --search.
error-search-died = Процес пошуку помер: { $game }, { $level }.

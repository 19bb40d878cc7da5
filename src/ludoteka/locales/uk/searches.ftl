# `ludoteka bench --search`.

cli-parameter-search = Виміряти пошук ботів: скомпільований і на чистому Python.
cli-heading-level = Рівень
cli-heading-compiled = Скомпільовано
cli-heading-pure = Чистий Python
cli-heading-times = У скільки разів швидше
cli-bench-search-title = Симуляцій за секунду, у трьох позиціях кожної гри
cli-bench-no-compiled = Цю установку не скомпільовано: порівнювати немає з чим.
cli-bench-search-goal = Мета: скомпільований хоча б у { $goal } рази швидший (✓). Обидва шукають у тих самих позиціях з однаковим бюджетом, по черзі.
error-bench-not-together = { $parameter } не поєднується з { $kind }.
error-search-died = Процес пошуку аварійно завершився: { $game }, { $level }.

# `ludoteka bench --moves`.

cli-parameter-moves = Виміряти, скільки часу й пам’яті потрібно боту на хід.
cli-parameter-level = Рівень або бот для --moves (типово master).
cli-parameter-count = Скільки ходів кожної гри виміряти з --moves.
cli-heading-moves = Ходи
cli-heading-median = Медіана, с
cli-heading-p95 = 95 %, с
cli-heading-longest = Найдовше, с
cli-heading-resident = МБ
cli-heading-peak = Пік, МБ
cli-bench-moves-goal = Цілі: 95 зі 100 ходів майстра не довше { $seconds } с на машині, що більше нічим не зайнята, і менше { $memory } МБ (✓). Секунди — за годинником; пам’ять — процесу з одним столом таких ботів.

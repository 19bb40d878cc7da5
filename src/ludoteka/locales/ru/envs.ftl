# Среды для обучения и `ludoteka bench --envs`.

cli-parameter-envs = Измерить не движок, а среды для обучения, рядом с texas_holdem из PettingZoo.
cli-bench-no-texas = Поставьте дополнение «peers», чтобы сравнить с texas_holdem из PettingZoo.

error-no-encoding = Для игры { $game } нет кодировки. Игры, у которых она есть: { $known }.
error-bad-env-seed = Сид — целое число от 0, а не «{ $seed }».
error-unknown-reward = Нет награды «{ $reward }». Награды: { $known }.
error-bad-action = Действие — целое число от 0 до { $most }, а не «{ $action }».
error-missing-action = Сейчас ходит { $agent }, но действия нет.
error-opponents-count = Других мест: { $needed }, а соперников: { $found }.
error-opponent-twice = Один и тот же бот не может сидеть на нескольких местах: передайте его класс или по боту на каждое место.
error-bad-opponent = Соперник — это имя бота, его класс, сам бот или функция от наблюдения и маски, а не «{ $opponent }».
error-bad-own-seat = Своё место — число от 0 до { $most } или «rotate», а не «{ $seat }».
error-env-over = Партия окончена: вызовите reset().
error-bad-batch = В пачке хотя бы одна партия, а не { $count }.
error-batch-actions = Нужно действий: { $needed }, по одному на партию, а не { $found }; сначала вызовите reset().
error-unknown-render-mode = Нет способа рисовать «{ $mode }». Способы: { $known }.
error-unknown-idle = Нет маски «{ $idle }» для агентов, которые сейчас не ходят. Маски: { $known }.
error-no-render-mode = Чтобы рисовать столы, создайте среду со способом рисовать: { $known }.
error-spiel-seeds = Сидов от 0 (без ограничения) до { $most }, а не { $seeds }.
error-spiel-hand = В маленькой игре в руке от 2 до { $most } карт, а не { $hand }.
error-spiel-options = Настройки пишутся так: «имя:значение;имя:значение», а не «{ $options }».

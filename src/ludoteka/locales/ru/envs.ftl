# Среды для обучения и `ludoteka bench --envs`.

cli-parameter-envs = Измерить не движок, а среды для обучения, рядом с texas_holdem из PettingZoo.
cli-bench-no-texas = Поставьте дополнение «peers», чтобы сравнить с texas_holdem из PettingZoo.

error-no-encoding = Для игры { $game } нет кодировки. Игры, у которых она есть: { $known }.
error-bad-env-seed = Сид — целое число от 0, а не «{ $seed }».
error-unknown-reward = Нет награды «{ $reward }». Награды: { $known }.
error-bad-action = Действие — целое число от 0 до { $most }, а не «{ $action }».
error-missing-action = Сейчас ходит { $agent }, но действия нет.
error-opponents-count = Других мест: { $needed }, а соперников: { $found }.
error-bad-own-seat = Своё место — число от 0 до { $most } или «rotate», а не «{ $seat }».
error-env-over = Партия окончена: вызовите reset().
error-bad-batch = В пачке хотя бы одна партия, а не { $count }.
error-batch-actions = Нужно действий: { $needed }, по одному на партию, а не { $found }; сначала вызовите reset().
error-unknown-render-mode = Нет способа рисовать «{ $mode }». Способы: { $known }.
error-no-render-mode = Чтобы рисовать столы, создайте среду со способом рисовать: { $known }.

# Середовища для навчання і `ludoteka bench --envs`.

cli-parameter-envs = Виміряти не рушій, а середовища для навчання, поруч із texas_holdem із PettingZoo.
cli-bench-no-texas = Встановіть доповнення «peers», щоб порівняти з texas_holdem із PettingZoo.

error-no-encoding = Для гри { $game } немає кодування. Ігри, які його мають: { $known }.
error-bad-env-seed = Сід — ціле число від 0, а не «{ $seed }».
error-unknown-reward = Немає винагороди «{ $reward }». Винагороди: { $known }.
error-bad-action = Дія — ціле число від 0 до { $most }, а не «{ $action }».
error-missing-action = Зараз ходить { $agent }, але дії немає.
error-opponents-count = Інших місць: { $needed }, а суперників: { $found }.
error-opponent-twice = Той самий бот не може сидіти на кількох місцях: передайте його клас або по боту на кожне місце.
error-bad-opponent = Суперник — це ім’я бота, його клас, сам бот або функція від спостереження й маски, а не «{ $opponent }».
error-bad-own-seat = Своє місце — число від 0 до { $most } або «rotate», а не «{ $seat }».
error-env-over = Партію завершено: викличте reset().
error-bad-batch = У пачці принаймні одна партія, а не { $count }.
error-batch-actions = Потрібно дій: { $needed }, по одній на партію, а не { $found }; спершу викличте reset().
error-unknown-render-mode = Немає способу малювати «{ $mode }». Способи: { $known }.
error-unknown-idle = Немає маски «{ $idle }» для агентів, які зараз не ходять. Маски: { $known }.
error-no-render-mode = Щоб малювати столи, створіть середовище зі способом малювати: { $known }.
error-spiel-seeds = Сідів від 0 (без обмеження) до { $most }, а не { $seeds }.
error-spiel-hand = У маленькій грі на руках від 2 до { $most } карт, а не { $hand }.
error-spiel-options = Налаштування пишуть так: «ім’я:значення;ім’я:значення», а не «{ $options }».

# Environments for learning, and `ludoteka bench --envs`.

cli-parameter-envs = Measure the environments for learning instead of the engine, beside PettingZoo’s texas_holdem.
cli-bench-no-texas = Install the extra “peers” to compare with PettingZoo’s texas_holdem.

error-no-encoding = There is no encoding for { $game }. Games with one: { $known }.
error-bad-env-seed = A seed is a whole number, 0 or greater, not “{ $seed }”.
error-unknown-reward = There is no reward “{ $reward }”. Rewards: { $known }.
error-bad-action = An action is a whole number from 0 to { $most }, not “{ $action }”.
error-missing-action = { $agent } is to act, but has no action.
error-opponents-count = There are { $needed } other seats, but { $found } opponents.
error-opponent-twice = The same bot cannot sit at several seats: give its class, or one bot for each seat.
error-bad-opponent = An opponent is a bot’s name, its class, a bot, or a function of observation and mask, not “{ $opponent }”.
error-bad-own-seat = Your own seat is a number from 0 to { $most } or “rotate”, not “{ $seat }”.
error-env-over = The match is over: call reset().
error-bad-batch = A batch has at least one match, not { $count }.
error-batch-actions = { $needed } actions are needed, one per match, not { $found }; call reset() first.
error-unknown-render-mode = There is no render mode “{ $mode }”. Modes: { $known }.
error-unknown-idle = There is no mask “{ $idle }” for idle agents. Masks: { $known }.
error-no-render-mode = To draw tables, make the environment with a render mode: { $known }.
error-spiel-seeds = Seeds are a number from 0 (as many as there are) to { $most }, not { $seeds }.
error-spiel-hand = A hand of the small game has 2 to { $most } cards, not { $hand }.
error-spiel-options = Options are written as “name:value;name:value”, not “{ $options }”.

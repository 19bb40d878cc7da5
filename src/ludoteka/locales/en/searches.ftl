# `ludoteka bench --search`.

cli-parameter-search = Measure the searches of the bots, compiled and pure.
cli-heading-level = Level
cli-heading-compiled = Compiled
cli-heading-pure = Pure
cli-heading-times = Times as fast
cli-bench-search-title = Simulations per second, in three positions of each game
cli-bench-no-compiled = This installation is not compiled: there is nothing to compare with.
cli-bench-search-goal = Goal: compiled at least { $goal } times as fast (✓). Both forms search the same positions with the same budget, by turns.
error-bench-not-together = { $parameter } can’t be combined with { $kind }.
error-search-died = The search process crashed: { $game }, { $level }.

# `ludoteka bench --moves`.

cli-parameter-moves = Measure how long a bot takes for a move, and its memory.
cli-parameter-level = The level or bot to measure with --moves (default: master).
cli-parameter-count = How many moves of each game to measure with --moves.
cli-heading-moves = Moves
cli-heading-median = Median s
cli-heading-p95 = 95% s
cli-heading-longest = Longest s
cli-heading-resident = MB
cli-heading-peak = Peak MB
cli-bench-moves-goal = Goals: 95 of 100 moves of a master within { $seconds } s on an otherwise idle machine, and less than { $memory } MB (✓). Seconds are wall-clock time; memory is that of a process with one table of such bots.

# `ludoteka bench --search`.

cli-parameter-search = Measure the searches of the bots, compiled and pure.
cli-heading-level = Level
cli-heading-compiled = Compiled
cli-heading-pure = Pure
cli-heading-times = Times as fast
cli-bench-search-title = Simulations a second, in three positions of each game
cli-bench-no-compiled = This installation is not compiled: there is nothing to compare with.
cli-bench-search-goal = Goal: compiled at least { $goal } times as fast (✓). Both forms search the same positions with the same budget, in turns.
error-bench-search-alone = { $parameter } does not go with --search.
error-search-died = The process that searched died: { $game }, { $level }.

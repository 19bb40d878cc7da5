# `ludoteka bench --server`.

cli-parameter-server = Measure the server under load instead of the engine.
cli-parameter-quick = A handful of people, a few seconds: to see that it works, not to judge.
cli-parameter-only = Measure only this part: moves, idle, nodes or bots; may be repeated.
cli-parameter-tables = Tables that play as fast as they can, with four people each.
cli-parameter-sockets = Sockets of people who think.
cli-parameter-nodes-database = postgresql://user@host/name, for two nodes; a database beside it is made and dropped.

cli-load-part-moves = moves
cli-load-part-idle = thinking people
cli-load-part-nodes = two nodes
cli-load-part-bots = busy bots

cli-load-heading-goal = Goal
cli-load-heading-most = At most
cli-load-heading-measured = Measured
cli-load-heading-met = Met
cli-load-met = yes
cli-load-missed = NO
cli-load-skipped = not measured
cli-load-unjudged = not judged
cli-load-goal-processor = Processor time per move, compared with a bare echo of the same messages
cli-load-goal-memory = Memory per socket of a person who thinks, table included
cli-load-goal-dropped = Sockets dropped
cli-load-goal-second-node = Added by a second node (median)
cli-load-goal-busy-bots = The slowest 1% of people’s moves while bots think, compared with bots at rest
cli-load-unit-times = { $value } ×
cli-load-unit-kilobytes = { $value } KB
cli-load-unit-milliseconds = { $value } ms
cli-load-times = { $median } ms (99%: { $rare } ms, { $count } moves)
cli-load-moves = Moves: { $sockets } sockets at { $tables } tables, { $rate } moves per second; { $cpu } µs of processor time per move, the echo { $echo } µs; { $frames } messages per move of { $bytes } bytes on average.
cli-load-moves-times = From command to answer, everyone as fast as they can: { $times }; the echo: { $echo }. Refused: { $refused }.
cli-load-idle = Thinking: { $sockets } sockets at { $tables } tables.
cli-load-nodes = Two nodes, { $tables } tables, from a command to the other player: on one node { $one }, on two { $two }.
cli-load-bots = Bots, { $tables } tables of people, from command to answer: bots at rest { $resting }, bots busy { $thinking }; they used { $processors } processors.
cli-load-bots-idle = Two workers with so little of the machine are not busy: that goal is not judged. Measure again when the machine has less to do.

cli-load-not-compiled = The engine is not compiled here: a move costs more than it would (install a C compiler and build again).
cli-load-no-nodes = Two nodes are not measured: give a PostgreSQL with --database, and a Redis with --redis.
cli-load-small = Too few to judge: that takes { $tables } tables and { $sockets } sockets.

error-unknown-load-part = The load test has no part “{ $part }”. Parts: { $known }.
error-bench-server-only = { $parameter } is for the server: add --server.
error-bench-engine-only = { $parameter } is for the engine: leave it out, or leave out --server.
error-no-node-redis = The Redis at { $host } for the load test of two nodes cannot be used: { $problem }.

error-no-node-database = The database at { $host } for the load test of two nodes cannot be used: { $problem }.
error-too-few-files = A process may have { $most } files open here, and that many sockets need { $needed }; raise the limit (ulimit -n) or measure fewer.
error-load-failed = The process “{ $part }” of the load test failed: { $problem }.

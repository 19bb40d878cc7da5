error-no-node-database = The database at { $host } for the load test of two nodes cannot be used: { $problem }.
error-too-few-files = A process may have { $most } files open here, and so many sockets need { $needed }; raise the limit (ulimit -n) or measure fewer.
error-load-failed = The { $part } of the load test failed: { $problem }.

# Programs that play at a server.

error-bad-server-url = “{ $url }” is no address of a server. Addresses: http://host:port or https://host.
error-server-unreachable = The server { $url } cannot be reached: { $problem }.
error-no-answer = The server { $url } has not answered in time. What became of the command stands in the log of the table.

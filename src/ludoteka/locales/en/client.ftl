# Programs that play at a server.

error-bad-server-url = “{ $url }” is no address of a server. Addresses: http://host:port or https://host.
error-server-unreachable = The server { $url } cannot be reached: { $problem }.
error-no-answer = The server { $url } has not answered in time. What became of the command stands in the log of the table.
error-commitment-changed = The server shows another commitment than before: { $now } instead of { $seen }. Nothing was revealed to it.
error-hashes-changed = The server has changed the list of hashes after it was fixed.
error-hash-replaced = The server has no hash of seat { $seat } or another than we sent. Nothing was revealed to it.
error-not-asked = The server has dealt without asking seat { $seat } to reveal what it had sent the hash of.

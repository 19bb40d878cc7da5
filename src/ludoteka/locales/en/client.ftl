# Programs that play at a server.

error-bad-server-url = “{ $url }” isn’t the address of a server. Addresses: http://host:port or https://host.
error-server-unreachable = Can’t reach the server { $url }: { $problem }.
error-no-answer = The server { $url } did not answer in time. Check the table’s log to see whether the command went through.
error-commitment-changed = The server shows another commitment than before: { $now } instead of { $seen }. Nothing was revealed to it.
error-hashes-changed = The server has changed the list of hashes after it was fixed.
error-hash-replaced = The server has no hash for seat { $seat }, or a different one from the one we sent. Nothing was revealed to it.
error-not-asked = The server dealt without asking seat { $seat } to reveal the entropy whose hash it had sent.

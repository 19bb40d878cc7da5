"""How much the server bears: real server processes, and a client in a process of its own."""

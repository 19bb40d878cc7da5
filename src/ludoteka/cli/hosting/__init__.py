"""What the hosts' commands do. Imported only by them: a server takes seconds to load."""

"""The hosts' commands, imported only when called: the server takes seconds to load."""

from ludoteka.core.extras import need

need("this command", "server")

"""Measures the server: real server processes, with the client in another process."""

from ludoteka.core.extras import need

need("this measurement", "server")

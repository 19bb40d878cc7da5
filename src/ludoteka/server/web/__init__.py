"""The server to browsers and programs: REST, safety, and how errors are told."""

from ludoteka.core.extras import need

need("ludoteka.server", "server")

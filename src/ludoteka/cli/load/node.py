"""A process with a server, set up by its environment: what `processes` starts."""

from ludoteka.server.run import serve
from ludoteka.server.sources import load_settings

if __name__ == "__main__":
    serve(load_settings())

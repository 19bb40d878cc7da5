"""Makes the bus that an address names."""

from ludoteka.core import BadInput
from ludoteka.server.bus.base import Bus
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.bus.postgres_bus import PostgresBus
from ludoteka.server.bus.redis_bus import RedisBus
from ludoteka.server.storage.address import SCHEMES, Postgres, parse_address


def make_bus(url: str | None, installation: str = "") -> Bus:
    """None: this node is alone. `installation`: an id, by which those on one Redis do not hear each
    other; PostgreSQL keeps databases apart by itself."""
    if url is None:
        return LocalBus()
    scheme, separator, _ = url.partition("://")
    if scheme in {"redis", "rediss", "unix"} and separator:
        return _redis(url, installation)
    if scheme in SCHEMES:
        address = parse_address(url)
        assert isinstance(address, Postgres)
        return PostgresBus(address)
    # The address may hold a password: only its beginning is repeated.
    raise BadInput("bad-bus-url", scheme=f"{scheme}://" if separator else "…")


def _redis(url: str, installation: str) -> RedisBus:
    try:
        return RedisBus(url, channel=f"ludoteka:{installation}")
    except ValueError:
        raise BadInput("bad-bus-url", scheme=f"{url.partition('://')[0]}://") from None

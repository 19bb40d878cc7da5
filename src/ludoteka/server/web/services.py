"""The services that handlers use, attached to every connection."""

from typing import Any

from litestar.connection import ASGIConnection
from msgspec import Struct

from ludoteka.server.addresses import Proxies
from ludoteka.server.config import Settings
from ludoteka.server.people.contacts import Circles
from ludoteka.server.people.service import People
from ludoteka.server.storage.disk import Disk
from ludoteka.server.web.limits import Limiter

Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""

KEY = "services"


class Services(Struct, frozen=True, kw_only=True):
    """The app keeps it in its state under `services`."""

    settings: Settings
    people: People
    circles: Circles
    limiter: Limiter
    proxies: Proxies
    disk: Disk


def services(connection: Connection) -> Services:
    found = connection.app.state[KEY]
    assert isinstance(found, Services)
    return found

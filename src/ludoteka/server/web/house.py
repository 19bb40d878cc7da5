"""What the table's handlers work with, beside the services for people."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from msgspec import Struct

from ludoteka.server.housekeeping import Housekeeper
from ludoteka.server.notices.service import Notices
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.lobby import Lobby
from ludoteka.server.play.lobby_news import LobbyNews
from ludoteka.server.play.quick import QuickMatches
from ludoteka.server.storage import Database
from ludoteka.server.storage.probe import Probe
from ludoteka.server.web.readers import Readers

KEY = "house"


class House(Struct, frozen=True, kw_only=True):
    database: Database
    hub: Hub
    lobby: Lobby
    lobby_news: LobbyNews
    readers: Readers
    housekeeper: Housekeeper
    probe: Probe
    quick: QuickMatches
    notices: Notices
    """Whatever reaches people who are not looking."""


def house(connection: ASGIConnection[Any, Any, Any, State]) -> House:
    found = connection.app.state[KEY]
    assert isinstance(found, House)
    return found

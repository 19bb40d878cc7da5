"""The services for handlers of tables, records and games."""

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
from ludoteka.server.play.reviewing import Reviewer
from ludoteka.server.storage import Database
from ludoteka.server.storage.probe import Probe
from ludoteka.server.web.readers import Readers

KEY = "table_services"


class TableServices(Struct, frozen=True, kw_only=True):
    database: Database
    hub: Hub
    lobby: Lobby
    lobby_news: LobbyNews
    readers: Readers
    housekeeper: Housekeeper
    probe: Probe
    quick: QuickMatches
    reviewer: Reviewer
    notices: Notices
    """Whatever reaches people who are not looking."""


def table_services(connection: ASGIConnection[Any, Any, Any, State]) -> TableServices:
    found = connection.app.state[KEY]
    assert isinstance(found, TableServices)
    return found

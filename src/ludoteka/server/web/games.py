"""The games: what a client needs to know to offer and to draw them."""

import msgspec
from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from ludoteka.bots import bot_names
from ludoteka.core.description import GameInfo, describe
from ludoteka.games import find_game, games
from ludoteka.server.web.access import check_sight
from ludoteka.server.web.house import house
from ludoteka.server.web.sessions import Visitor

AnyRequest = Request[object, object, State]


class Offer(msgspec.Struct, frozen=True):
    """A game and the bots that play it here, the weakest first."""

    info: GameInfo
    bots: tuple[str, ...]


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", scope="read", summary="All games of this house", sync_to_thread=False)
    def all(self, visitor: Visitor) -> tuple[Offer, ...]:
        del visitor
        return tuple(Offer(describe(game), tuple(bot_names(game))) for game in games().values())

    @get("/{key:str}", scope="read", summary="One game", sync_to_thread=False)
    def one(self, visitor: Visitor, key: FromPath[str]) -> Offer:
        del visitor
        game = find_game(key)
        return Offer(describe(game), tuple(bot_names(game)))


@get(
    "/api/tables/{table_id:str}/printed",
    scope="read",
    tags=["tables"],
    summary="What is printed on the cards and boards of a table's game",
)
async def printed(
    request: AnyRequest, visitor: Visitor, table_id: FromPath[str]
) -> Response[bytes]:
    live = await house(request).hub.table(table_id)
    check_sight(live, visitor)
    table = live.table
    content = msgspec.json.encode(table.game.tables(len(table.chairs), table.options))
    return Response(content, media_type="application/json")

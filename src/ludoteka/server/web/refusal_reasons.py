"""Explains over HTTP why a move is not allowed, before it is tried."""

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from ludoteka.core.seats import Seat
from ludoteka.server.errors import Forbidden
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.sessions import Asker
from ludoteka.server.web.table_services import table_services
from ludoteka.texts.phrases import refusal_phrase


class Why(msgspec.Struct, frozen=True):
    said: dict[str, object]
    """A phrase: key and arguments. Its own type is for writing only, and has no schema."""
    rule: str


@get(
    "/api/tables/{table_id:str}/why",
    scope="read",
    tags=["tables"],
    summary="Why a move of yours is not allowed now",
)
async def why(
    request: AnyRequest,
    who: Asker,
    table_id: FromPath[str],
    seat: FromQuery[int],
    move: FromQuery[str],
) -> dict[str, Why | None]:
    """`why` is null for a legal move. A refusal tells nothing that the seat does not know."""
    live = await table_services(request).hub.table(table_id)
    async with live.lock:
        await live.refresh()
        table = live.table
        if seat not in table.seats_of(who.person):
            raise Forbidden("not-your-seat", seat=seat + 1)
        if table.state is None or table.status != "live":
            return {"why": None}
        refused = table.state.refusal(Seat(seat), table.game.moves.parse(move))
        if refused is None:
            return {"why": None}
        said = msgspec.to_builtins(refusal_phrase(table.game, refused))
        return {"why": Why(said, refused.rule)}

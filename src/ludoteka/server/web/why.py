"""Why a move is not allowed: what a player learns by pointing at a card, not by trying it."""

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from ludoteka.core.seats import Seat
from ludoteka.server.errors import Forbidden
from ludoteka.server.web.house import house
from ludoteka.server.web.sessions import Asker
from ludoteka.texts.phrases import refusal_phrase

AnyRequest = Request[object, object, State]


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
    live = await house(request).hub.table(table_id)
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

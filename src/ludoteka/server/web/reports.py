"""Reports to the hosts over HTTP."""

from litestar import post
from litestar.params import JSONBody
from msgspec import Struct

from ludoteka.core import BadInput
from ludoteka.server.people.chat import clean_chat
from ludoteka.server.people.reports import GAME, NO_PERSON, new_report
from ludoteka.server.web.access import check_sight
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.guards import limit_person, limited
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Player, Who
from ludoteka.server.web.shapes import ReportRequest
from ludoteka.server.web.table_services import table_services


class Reported(Struct, frozen=True):
    id: str


@post(
    "/api/reports",
    scope="account",
    tags=["people"],
    guards=[limited("reports")],
    summary="Report a person, a line of chat or a game to the hosts",
)
async def report(request: AnyRequest, player: Player, data: JSONBody[ReportRequest]) -> Reported:
    """Hosts see both people and the chat around the line; the reported person does not."""
    await limit_person(request, "reports", player.person)
    people = services(request).people
    find = _about_the_game if data.reason == GAME else _whom
    made = new_report(
        player.person,
        await find(request, player, data),
        at=people.clock(),
        reason=data.reason,
        words=clean_chat(data.words) if data.words.strip() else "",
        table=data.table,
        seq=data.seq,
    )
    return Reported((await people.report(made)).id)


async def _whom(request: AnyRequest, player: Who, data: ReportRequest) -> str:
    """Lines are reported by those who can read them."""
    if data.table is None and data.seq is not None:
        raise BadInput("report-line-nowhere")
    if data.table is not None:
        check_sight(await table_services(request).hub.table(data.table), player)
    if data.table is not None and data.seq is not None:
        return await services(request).people.speaker_of(data.table, data.seq)
    if data.person is None:
        raise BadInput("report-nobody")
    return data.person


async def _about_the_game(request: AnyRequest, player: Who, data: ReportRequest) -> str:
    """Players and spectators report what they can see."""
    if data.table is None or data.person is not None or data.seq is not None:
        raise BadInput("report-game-nowhere")
    check_sight(await table_services(request).hub.table(data.table), player)
    return NO_PERSON

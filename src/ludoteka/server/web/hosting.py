"""The hosts' page over HTTP: for accounts that are hosts, and tokens of theirs made for it.

Scope `admin` says so for every handler here. Nothing of a match that is being played is told.
What would let a stolen browser take the server is in `hosting_accounts` and `hosting_tokens`,
and asks for the host's password.
"""

from typing import Annotated, Final, Literal

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from ludoteka.server.admin import TableEntry, count_few, list_people, list_tables
from ludoteka.server.bot_failures import FailureLine, list_failures, read_failure
from ludoteka.server.load import read_load
from ludoteka.server.people.actions import Action, list_actions
from ludoteka.server.people.bans import FOR_GOOD, Ban, current_bans
from ludoteka.server.people.reports import ReportLine, ReportPage, list_reports, read_report
from ludoteka.server.people.resets import HOUR
from ludoteka.server.people.transactions import reading
from ludoteka.server.play.admin_hub import close_table
from ludoteka.server.web.answering import answers
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.hosting_accounts import HostedAccounts
from ludoteka.server.web.hosting_acting import ALWAYS, hosting_of, person_of
from ludoteka.server.web.hosting_shapes import (
    BanInfo,
    BanRequest,
    Because,
    MuteRequest,
    NetworkBanRequest,
    PersonInfo,
    RenameRequest,
    ServerLoad,
)
from ludoteka.server.web.hosting_tokens import HostedTokens
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker
from ludoteka.server.web.table_services import table_services

Sought = Annotated[str, QueryParameter(description="Letters of the name.", max_length=100)]

MINUTE: Final = 60_000
MOST: Final = 100


class HostedHouse(Controller):
    path = "/api/host"
    tags = ("host",)
    opt = ALWAYS

    @get("/load", scope="admin", summary="How busy the server is")
    async def load(self, request: AnyRequest, who: Asker) -> ServerLoad:
        found = table_services(request)
        return ServerLoad(read_load(found.hub), await count_few(found.database))

    @get("/actions", scope="admin", summary="What hosts did, and why")
    async def actions(
        self, request: AnyRequest, who: Asker, person: FromQuery[str | None] = None
    ) -> list[Action]:
        async with reading(table_services(request).database) as connection:
            return await list_actions(connection, person=person, most=MOST)

    @get("/bot-failures", scope="admin", summary="Moves that bots failed to make")
    async def failures(self, request: AnyRequest, who: Asker) -> list[FailureLine]:
        return await list_failures(table_services(request).database, most=MOST)

    @get(
        "/bot-failures/{report:str}",
        scope="admin",
        summary="A report, when its match is over",
        responses=answers(dict[str, object]),
    )
    async def failure(
        self, request: AnyRequest, who: Asker, report: FromPath[str]
    ) -> Response[bytes]:
        found = await read_failure(table_services(request).database, report)
        return Response(found, media_type="application/json")

    @get("/tables", scope="admin", summary="Tables, the latest change first")
    async def tables(
        self,
        request: AnyRequest,
        who: Asker,
        status: FromQuery[Literal["open", "live", "over", "closed"] | None] = None,
    ) -> list[TableEntry]:
        return await list_tables(table_services(request).database, status=status, most=MOST)

    @post("/tables/{table_id:str}/close", scope="admin", status_code=204, summary="Close a table")
    async def close(
        self, request: AnyRequest, who: Asker, table_id: FromPath[str], data: JSONBody[Because]
    ) -> None:
        """For good, whatever goes on there; what was played stays in its log."""
        await close_table(table_services(request).hub, table_id)
        await hosting_of(request, who).note("close-table", data.why, None, table_id)


class HostedPeople(Controller):
    path = "/api/host/people"
    tags = ("host",)
    opt = ALWAYS

    @get("/", scope="admin", summary="People, the latest first")
    async def people(self, request: AnyRequest, who: Asker, name: Sought = "") -> list[PersonInfo]:
        found = await list_people(table_services(request).database, part=name, most=MOST)
        known = services(request).people.whereabouts
        return [PersonInfo(line=line, network=known.find(line.id)) for line in found]

    @post("/{person:str}/mute", scope="admin", status_code=204, summary="No chat for a while")
    async def mute(
        self, request: AnyRequest, who: Asker, person: FromPath[str], data: JSONBody[MuteRequest]
    ) -> None:
        until = services(request).people.clock() + data.minutes * MINUTE
        await hosting_of(request, who).mute(await person_of(request, person), until, data.why)

    @post("/{person:str}/unmute", scope="admin", status_code=204, summary="Chat again")
    async def unmute(
        self, request: AnyRequest, who: Asker, person: FromPath[str], data: JSONBody[Because]
    ) -> None:
        await hosting_of(request, who).mute(await person_of(request, person), 0, data.why)

    @post("/{person:str}/ban", scope="admin", status_code=200, summary="Keep someone out")
    async def ban(
        self, request: AnyRequest, who: Asker, person: FromPath[str], data: JSONBody[BanRequest]
    ) -> Ban:
        hosting, found = hosting_of(request, who), await person_of(request, person)
        until = _until(request, data.hours)
        made = await hosting.ban(found, until, data.why)
        network = services(request).people.whereabouts.find(found.id)
        if data.network and network is not None:
            await hosting.ban_network(network, until, data.why)
        return made

    @post("/{person:str}/unban", scope="admin", status_code=204, summary="Let someone in again")
    async def unban(
        self, request: AnyRequest, who: Asker, person: FromPath[str], data: JSONBody[Because]
    ) -> None:
        await hosting_of(request, who).unban(await person_of(request, person), data.why)

    @post("/{person:str}/rename", scope="admin", status_code=204, summary="Another name")
    async def rename(
        self, request: AnyRequest, who: Asker, person: FromPath[str], data: JSONBody[RenameRequest]
    ) -> None:
        await hosting_of(request, who).rename(await person_of(request, person), data.name, data.why)


class HostedBans(Controller):
    path = "/api/host/bans"
    tags = ("host",)
    opt = ALWAYS

    @get("/", scope="admin", summary="Who is banned now")
    async def bans(self, request: AnyRequest, who: Asker) -> list[BanInfo]:
        people = services(request).people
        async with reading(people.database) as connection:
            found = await current_bans(connection, people.clock())
        return [BanInfo(ban=ban, name=await _name(request, ban.person)) for ban in found]

    @post("/", scope="admin", summary="Keep the guests of a network out")
    async def ban(self, request: AnyRequest, who: Asker, data: JSONBody[NetworkBanRequest]) -> Ban:
        """Accounts that are made already may still come in from there."""
        until = _until(request, data.hours)
        return await hosting_of(request, who).ban_network(data.network, until, data.why)

    @post("/{ban_id:str}/end", scope="admin", status_code=204, summary="End a ban")
    async def end(
        self, request: AnyRequest, who: Asker, ban_id: FromPath[str], data: JSONBody[Because]
    ) -> None:
        await hosting_of(request, who).end_ban(ban_id, data.why)


class HostedReports(Controller):
    path = "/api/host/reports"
    tags = ("host",)
    opt = ALWAYS

    @get("/", scope="admin", summary="What players reported")
    async def reports(
        self,
        request: AnyRequest,
        who: Asker,
        status: FromQuery[Literal["open", "closed"]] = "open",
    ) -> list[ReportLine]:
        async with reading(table_services(request).database) as connection:
            return await list_reports(connection, is_open=status == "open", most=MOST)

    @get("/{report:str}", scope="admin", summary="A report with the chat around it")
    async def report(self, request: AnyRequest, who: Asker, report: FromPath[str]) -> ReportPage:
        async with reading(table_services(request).database) as connection:
            return await read_report(connection, report)

    @post("/{report:str}/close", scope="admin", status_code=204, summary="Close a report")
    async def close(
        self, request: AnyRequest, who: Asker, report: FromPath[str], data: JSONBody[Because]
    ) -> None:
        await hosting_of(request, who).close_report(report, data.why)


HOST_CONTROLLERS: Final[list[ControllerRouterHandler]] = [
    HostedHouse,
    HostedPeople,
    HostedAccounts,
    HostedTokens,
    HostedBans,
    HostedReports,
]


async def _name(request: AnyRequest, person: str | None) -> str:
    found = await services(request).people.find(person) if person else None
    return found.name if found else ""


def _until(request: AnyRequest, hours: int | None) -> int:
    return services(request).people.clock() + hours * HOUR if hours else FOR_GOOD

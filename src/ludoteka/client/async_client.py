"""The client, in asyncio."""

from collections.abc import AsyncIterator, Mapping, Sequence
from types import TracebackType
from typing import Self, TypeVar

import httpx
import msgspec

from ludoteka.client import calls
from ludoteka.client.answers import (
    Bots,
    Challenge,
    Invitation,
    News,
    Opened,
    QuickState,
    TableLine,
    TablePage,
    Uploaded,
)
from ludoteka.client.async_link import AsyncTableLink
from ludoteka.client.calls import Call
from ludoteka.client.errors import refusal_of_answer
from ludoteka.client.identity import Identity, no_jar
from ludoteka.client.memory import FileMemory, MemoryStore, UsualMemory
from ludoteka.client.verifying import verify_with
from ludoteka.core.errors import BadInput
from ludoteka.core.records import Record
from ludoteka.core.verify import Check
from ludoteka.server.protocol import LinePage, StandingAnswer, TableInfo
from ludoteka.server.tables.clocks import ClockRule

T = TypeVar("T")


class AsyncClient:
    """A guest, or who the token says. `patience`: seconds that a server may be away; `memory`:
    where to keep what was seen before deals (else in the user's data folder, if there is one)."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        patience: float = 60.0,
        memory: MemoryStore | None = None,
    ) -> None:
        self._identity = Identity(url, token)
        self._patience = patience
        self._memory = memory or UsualMemory(FileMemory.of_server(self._identity.url))
        self._http = httpx.AsyncClient(base_url=self._identity.url, cookies=no_jar(), timeout=30.0)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    # -- Tables ------------------------------------------------------------------------

    async def games(self) -> tuple[Invitation, ...]:
        """The games of the server, and the bots that play them there."""
        return await self._do(calls.games())

    async def open_table(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: Sequence[str] = (),
        own_seats: int = 1,
        clock: ClockRule | None = None,
        title: str = "",
        listed: bool = False,
        auto_start: bool = True,
        start: bool = False,
        rated: bool | None = None,
        several_seats: bool = False,
        command: str | None = None,
    ) -> Opened:
        """A new table with us as its host. `start`: at once, with bots on the free seats;
        else it begins when all are ready, we included (`ready`, `start`). `rated`: none, as far
        as it is listed.

        `command`: an id of ours. Who is already known to the server may ask again with the same
        one, and gets the same table.
        """
        call = calls.open_table(
            game,
            seats=seats,
            options=options,
            bots=bots,
            own_seats=own_seats,
            clock=clock,
            title=title,
            listed=listed,
            auto_start=auto_start,
            start=start,
            rated=rated,
            several_seats=several_seats,
            command=command,
        )
        return await self._do(call)

    async def table(self, table: str) -> TableInfo:
        """Who sits there, and how it stands."""
        return await self._do(calls.table(table))

    async def lines(self, table: str, *, before: int | None = None) -> LinePage:
        """A hundred lines of the chat: the last ones, or those before the entry `before`."""
        return await self._do(calls.lines(table, before))

    async def standing_answers(self, table: str, seat: int) -> tuple[StandingAnswer, ...]:
        """What our seat has left for the questions of a match with a slow clock."""
        return await self._do(calls.standing_answers(table, seat))

    async def tables(self, *, game: str | None = None, before: int | None = None) -> TablePage:
        """Tables that are open to all; `before`: the `next` of the page before."""
        return await self._do(calls.tables(game, before))

    async def seats(self) -> tuple[TableLine, ...]:
        """Our tables that are not over."""
        return await self._do(calls.seats())

    def join(self, table: str) -> AsyncTableLink:
        """A link to a table, to be used as a context manager."""
        return AsyncTableLink(self._identity, table, patience=self._patience, memory=self._memory)

    # -- Challenges --------------------------------------------------------------------

    async def challenges(self) -> tuple[Challenge, ...]:
        """To us and by us, as long as they are open."""
        return await self._do(calls.challenges())

    async def challenge(self, table: str, seat: int | None, name: str) -> Challenge:
        """Ask someone to a seat of our table (None: any that is free), by name."""
        return await self._do(calls.challenge(table, seat, name))

    async def accept(self, challenge: str) -> Challenge:
        """Sit down there."""
        return await self._do(calls.accept(challenge))

    async def decline(self, challenge: str) -> Challenge:
        """Say no, or withdraw one's own."""
        return await self._do(calls.decline(challenge))

    # -- Quick matches -----------------------------------------------------------------

    async def quick_match(
        self,
        game: str,
        *,
        seats: int | None = None,
        clock: ClockRule | None = None,
        bots: Bots = "never",
    ) -> QuickState:
        """Wait for others who want this game; ask `quick_state` until it is ready."""
        call = calls.quick_match(game, seats=seats, clock=clock, bots=bots)
        return await self._do(call)

    async def quick_state(self) -> QuickState:
        """Where it stands, and that we still wait."""
        return await self._do(calls.quick_state())

    async def leave_quick_match(self) -> QuickState:
        """Unless a table was found meanwhile, which is told then."""
        return await self._do(calls.leave_quick_match())

    # -- Records -----------------------------------------------------------------------

    async def record(self, table: str) -> Record:
        """The whole record of a match that is over."""
        return await self._do(calls.record(table))

    async def verify(self, table: str) -> tuple[Check, ...]:
        """The steps of a match that is over: recomputed here, and compared with what this
        client saw before the deal."""
        record = await self.record(table)
        return verify_with(record, self._memory.of_table(table))

    async def upload(self, record: Record, *, public: bool = False) -> Uploaded:
        return await self._do(calls.upload(record, public=public))

    # -- The ways ----------------------------------------------------------------------

    async def news(self) -> AsyncIterator[News]:
        """What is asked of us, as it comes: tables that wait, and challenges."""
        headers = self._identity.headers()
        stream = self._http.stream("GET", "/api/bot/stream", headers=headers, timeout=60.0)
        async with stream as response:
            if response.is_error:
                raise refusal_of_answer(response.status_code, await response.aread())
            async for line in response.aiter_lines():
                if line:
                    yield msgspec.json.decode(line, type=News)

    async def _do(self, call: Call[T]) -> T:
        try:
            response = await self._http.request(
                call.method,
                call.path,
                params=call.query,
                content=call.content,
                headers=self._identity.headers() | call.headers,
            )
        except httpx.HTTPError as error:
            said = str(error).rstrip(".") or type(error).__name__
            raise BadInput("server-unreachable", url=self._identity.url, problem=said) from error
        self._identity.remember(response.headers.get_list("set-cookie"))
        return call.read(response.status_code, response.content)

"""Opening tables: from a request, or again with the same people."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ludoteka.bots import USUAL
from ludoteka.core.errors import BadInput
from ludoteka.games import find_game
from ludoteka.server.errors import Busy, Forbidden
from ludoteka.server.people.chat import clean_chat
from ludoteka.server.people.names import check_name
from ludoteka.server.play.bot_limits import Wanted
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.live import LiveTable
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.clocks import ClockRule, NoClock
from ludoteka.server.tables.deciding import Actor, Proposal, bot_sits, sits, start
from ludoteka.server.tables.entries import Created
from ludoteka.server.tables.option_size import check_options
from ludoteka.server.tables.table import Table

MOST_TRIES: Final = 8


class TableRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host wants. Only the game is needed: the rest has sensible defaults."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    """How many; none: the game's usual number."""
    options: dict[str, object] = {}
    bots: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=10)] = ()
    """Bots by name, on the last seats."""
    own_seats: Annotated[int, Meta(ge=0, le=10)] = 1
    """Seats for the host: several on one device (hot-seat), none to watch."""
    names: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=10)] = ()
    """Hot-seat: the names of those who share the device. The first seat is the host's own, and
    bears the host's name."""
    title: Annotated[str, Meta(max_length=80)] = ""
    clock: ClockRule = NoClock()
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    several_seats: bool = False
    """Whether guests may take several seats, for others at their device."""
    rated: bool | None = None
    """Whether the match is to be rated, if it can be; none: as far as it is listed."""
    auto_start: bool = True
    """Begin as soon as all are ready, the host included; else the host says `start`."""
    start: bool = False
    """Begin at once: bots take the free seats."""
    id: Annotated[str, Meta(max_length=64)] = ""
    """Made up by the client: the same id again opens no second table."""


async def open_table(hub: Hub, actor: Actor, request: TableRequest) -> LiveTable:
    """A new table with its host and bots seated.

    With an id, whatever of it has been done before is not done again: a retry goes on where a
    server that was killed had stopped.
    """
    game = find_game(request.game)
    seats = game.default_seats if request.seats is None else request.seats
    game.check_seats(seats)
    check_options(request.options)
    if request.own_seats + len(request.bots) > seats:
        raise BadInput(
            "too-many-seated", seats=seats, own=request.own_seats, bots=len(request.bots)
        )
    created = Created(
        command=request.id,
        person=actor.person,
        game=game.key,
        seats=seats,
        options=request.options,
        host=actor.person,
        title=clean_chat(request.title) if request.title else "",
        server_seed=hub.make_seed().hex(),
        clock=request.clock,
        listed=request.listed,
        spectators=request.spectators,
        chat=request.chat,
        auto_start=request.auto_start,
        rated=request.listed if request.rated is None else request.rated,
        several_seats=request.several_seats,
    )
    for name in request.names[1 : request.own_seats]:
        check_name(name)
    for bot in request.bots:
        bot_sits(
            Table("", created, 0), 0, bot, "", ""
        )  # refuses unknown bots before anything is made
    wanted = _bots_wanted(
        request, seats, hub.id_of(created.person, created.command) if created.command else ""
    )
    async with hub.admit_bots(actor, lambda: wanted):
        live = await hub.create(created)
        async with live.lock:
            furnishing = _Furnishing(live, actor, request)
            await furnishing.seat_host()
            await furnishing.seat_bots()
            if request.start:
                await furnishing.start()
                await live.go_on()
    if request.listed:
        await hub.lobby_changed()
    return live


def _bots_wanted(request: TableRequest, seats: int, table: str) -> Wanted:
    bots = seats - request.own_seats if request.start else len(request.bots)
    return Wanted(bots, bots == seats, table)


class _Furnishing:
    """The steps after the first entry, each under an id of its own."""

    def __init__(self, live: LiveTable, actor: Actor, request: TableRequest) -> None:
        self._live = live
        self._actor = actor
        self._request = request

    async def seat_host(self) -> None:
        for seat in range(self._request.own_seats):
            await self._seat(seat, partial(self._host, seat))

    async def seat_bots(self) -> None:
        request, table = self._request, self._live.table
        wanted = dict(enumerate(request.bots, start=len(table.chairs) - len(request.bots)))
        if request.start:
            free = range(request.own_seats, len(table.chairs))
            wanted = dict.fromkeys(free, USUAL) | wanted
        for seat, bot in sorted(wanted.items()):
            await self._seat(seat, partial(self._bot, seat, bot))

    async def start(self) -> None:
        person = self._actor.person
        await self._do(
            "start", lambda command: start(self._live.table, command=command, person=person)
        )

    async def _seat(self, seat: int, fact: Callable[[str], facts.AnyFact]) -> None:
        """Somebody may have been faster at a listed table."""
        await self._do(
            f"seat-{seat}",
            lambda command: (
                Proposal(fact(command)) if self._live.table.chairs[seat].kind == "free" else None
            ),
        )

    async def _do(self, step: str, propose: Callable[[str], Proposal | None]) -> None:
        live = self._live
        command = f"{self._request.id}/{step}" if self._request.id else ""
        for _ in range(MOST_TRIES):
            await live.refresh()
            done = live.table.commands.find(self._actor.person, command)
            if done is not None or live.table.status != "open":
                return
            proposal = propose(command)
            if proposal is None or await live.commit(proposal):
                return
        raise Busy("busy-table")

    def _host(self, seat: int, command: str) -> facts.Sat:
        names = dict(enumerate(self._request.names))
        name = names.get(seat, "") if seat else None
        return sits(self._actor, seat, command, name=name)

    def _bot(self, seat: int, bot: str, command: str) -> facts.BotSat:
        return bot_sits(self._live.table, seat, bot, command, self._actor.person)


async def rematch(hub: Hub, live: LiveTable, actor: Actor, command: str) -> str:
    """The table where the same people meet again, everybody one seat further."""
    async with live.lock:
        await live.refresh()
        table = live.table
        if not table.seats_of(actor.person):
            raise Forbidden("not-at-table")
        if table.status != "over":
            raise BadInput("match-not-over")
        if table.rematch is not None:
            return table.rematch
        listed = table.created.listed and await hub.may_list(actor)
        again = await hub.create(_again(hub, table, actor, listed=listed))
        await _seat_again(again, table, actor.person)
        fact = facts.Rematched(command=command, person=actor.person, table=again.table.id)
        while live.table.rematch is None and not await live.commit(Proposal(fact)):
            await live.refresh()  # another node was faster; perhaps its table is the one
        return live.table.rematch or again.table.id


def _again(hub: Hub, table: Table, actor: Actor, *, listed: bool) -> Created:
    """The same table; not in the list where that has enough of this person."""
    return msgspec.structs.replace(
        table.created,
        command="",
        person=actor.person,
        host=actor.person,
        server_seed=hub.make_seed().hex(),
        listed=listed,
        auto_start=True,
        rematch_of=table.id,
    )


async def _seat_again(again: LiveTable, table: Table, asker: str) -> None:
    """Seats move on by one, and with them who begins. Who asked for it is ready."""
    count = len(table.chairs)
    async with again.lock:
        for seat in range(count):
            chair = table.chairs[(seat + 1) % count]
            fact: facts.AnyFact
            if chair.kind == "bot":
                fact = facts.BotSat(seat=seat, bot=chair.bot, name=chair.name)
            else:
                fact = facts.Sat(
                    seat=seat,
                    sitter=chair.person,
                    name=chair.name,
                    is_program=chair.kind == "program",
                    ready=chair.person == asker,
                    account=chair.account,
                    owner=chair.owner,
                    guest_of=chair.guest_of,
                )
            await _seat_surely(again, seat, fact)


async def _seat_surely(again: LiveTable, seat: int, fact: facts.AnyFact) -> None:
    for _ in range(MOST_TRIES):
        await again.refresh()
        if again.table.chairs[seat].kind != "free" or await again.commit(Proposal(fact)):
            return
    raise Busy("busy-table")

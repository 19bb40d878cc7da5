"""Opening tables: from a request, or again with the same people."""

from collections.abc import Callable
from functools import partial
from secrets import token_hex
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ludoteka.bots import USUAL, find_figure
from ludoteka.core.errors import BadInput
from ludoteka.core.game import Game
from ludoteka.games import find_game
from ludoteka.server.errors import Forbidden
from ludoteka.server.people.chat import clean_chat
from ludoteka.server.play.bot_limits import Wanted
from ludoteka.server.play.chairs import (
    AnyoneChair,
    BotChair,
    Chairs,
    DeviceChair,
    FriendChair,
    OwnChair,
    check_chairs,
    meant_of,
)
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.live import LiveTable
from ludoteka.server.protocol_seating import FigureId
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.clocks import ClockRule, NoClock, SlowClock
from ludoteka.server.tables.deciding_seats import bot_sits, check_bot, sits, start
from ludoteka.server.tables.entries import Created
from ludoteka.server.tables.option_size import check_options
from ludoteka.server.tables.proposals import Actor, Proposal
from ludoteka.server.tables.table import Table

INVITE_BYTES: Final = 6
"""Of what a link for friends ends with: it can only be tried at the pace of sitting down."""


BotLevel = Annotated[str, Meta(max_length=80)]


class BotChoice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bot at a new table."""

    figure: FigureId = ""
    """Which one of the cast; empty: a free one whose usual strength is nearest."""
    bot: BotLevel = ""
    """Its level; empty: the usual one of the figure."""


class TableRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host wants. Only the game is needed: the rest has sensible defaults."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    """How many; none: the game's usual number."""
    options: dict[str, object] = {}
    bots: Annotated[tuple[BotLevel | BotChoice, ...], Meta(max_length=10)] = ()
    """Bots on the last seats: by level, or as certain ones of the cast."""
    own_seats: Annotated[int, Meta(ge=0, le=10)] = 1
    """Seats for the host: several on one device (hot-seat), none to watch."""
    names: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=10)] = ()
    """Hot-seat: the names of those who share the device. The first seat is the host's own, and
    bears the host's name."""
    chairs: Chairs = ()
    """Every seat, in order, instead of `bots`, `own_seats` and `names`. With `auto_start` the host
    agrees by this: the match begins by itself a few seconds after all seats are taken and ready,
    unless the host holds it. A seat for anyone lists the table."""
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

    @property
    def is_listed(self) -> bool:
        return self.listed or any(isinstance(chair, AnyoneChair) for chair in self.chairs)

    def plan(self, seats: int) -> Chairs:
        """Who sits where at the beginning, however it was asked for."""
        if self.chairs:
            return self.chairs
        free = AnyoneChair() if self.listed else FriendChair()
        names = dict(enumerate(self.names))
        own = tuple(
            DeviceChair(names.get(seat, "")) if seat else OwnChair()
            for seat in range(self.own_seats)
        )
        bots = tuple(map(bot_chair, self.bots))
        return own + (free,) * (seats - len(own) - len(bots)) + bots


def bot_chair(wanted: str | BotChoice) -> BotChair:
    return BotChair(wanted) if isinstance(wanted, str) else BotChair(wanted.bot, wanted.figure)


async def open_table(hub: Hub, actor: Actor, request: TableRequest) -> LiveTable:
    """A new table with its host and bots seated.

    With an id, whatever of it has been done before is not done again: a retry goes on where a
    server that was killed had stopped.
    """
    game = find_game(request.game)
    seats = _seats_of(request)
    game.check_seats(seats)
    check_options(request.options)
    plan = _checked_plan(request, seats)
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
        listed=request.is_listed,
        spectators=request.spectators,
        chat=request.chat,
        auto_start=request.auto_start,
        rated=request.is_listed if request.rated is None else request.rated,
        several_seats=request.several_seats,
        vacation_days=hub.settings.vacation_days if isinstance(request.clock, SlowClock) else 0,
        meant=meant_of(plan) if request.chairs else (),
        invite=token_hex(INVITE_BYTES),
        countdown=hub.settings.start_seconds * 1000 if request.chairs else 0,
    )
    _check_bots(game, plan)
    wanted = _bots_wanted(
        request, plan, hub.id_of(created.person, created.command) if created.command else ""
    )
    async with hub.admit_bots(actor, lambda: wanted):
        live = await hub.create(created)
        async with live.lock:
            furnishing = _Furnishing(live, actor, request, plan)
            await furnishing.seat_all()
            if request.start:
                await furnishing.start()
                await live.go_on()
    if request.is_listed:
        await hub.lobby_changed()
    return live


def _seats_of(request: TableRequest) -> int:
    if request.seats is not None:
        return request.seats
    return len(request.chairs) or find_game(request.game).default_seats


def _checked_plan(request: TableRequest, seats: int) -> Chairs:
    """BadInput if it makes no table."""
    if not request.chairs and request.own_seats + len(request.bots) > seats:
        raise BadInput(
            "too-many-seated", seats=seats, own=request.own_seats, bots=len(request.bots)
        )
    if request.chairs and (request.bots or request.names or request.own_seats != 1):
        raise BadInput("chairs-instead")
    plan = request.plan(seats)
    check_chairs(plan, seats)
    return plan


def _check_bots(game: Game, plan: Chairs) -> None:
    """Refuses unknown bots and figures, and figures that would sit twice, before anything is
    made."""
    chosen = [chair.choice for chair in plan if isinstance(chair, BotChair)]
    for bot, _ in chosen:
        check_bot(bot, game)
    figures = [figure for _, figure in chosen if figure]
    for figure in figures:
        if figures.count(figure) > 1:
            raise BadInput("figure-taken", figure=find_figure(figure).name)


def _bots_wanted(request: TableRequest, plan: Chairs, table: str) -> Wanted:
    people = sum(isinstance(chair, OwnChair | DeviceChair) for chair in plan)
    bots = sum(isinstance(chair, BotChair) for chair in plan)
    if request.start:
        bots = len(plan) - people
    return Wanted(bots, bots == len(plan), table)


class _Furnishing:
    """The steps after the first entry, each under an id of its own."""

    def __init__(self, live: LiveTable, actor: Actor, request: TableRequest, plan: Chairs) -> None:
        self._live = live
        self._actor = actor
        self._request = request
        self._plan = plan

    async def seat_all(self) -> None:
        """The host first: whoever shares the device is a guest of theirs."""
        seats = sorted(enumerate(self._plan), key=lambda each: not isinstance(each[1], OwnChair))
        kept = frozenset(chair.figure for chair in self._plan if isinstance(chair, BotChair))
        for seat, chair in seats:
            match chair:
                case OwnChair():
                    await self._seat(seat, partial(self._host, seat, None))
                case DeviceChair():
                    await self._seat(seat, partial(self._host, seat, chair.name))
                case BotChair():
                    await self._seat(seat, partial(self._bot, seat, chair.choice, kept))
                case _ if self._request.start:
                    await self._seat(seat, partial(self._bot, seat, (USUAL, ""), kept))
                case _:
                    pass

    async def start(self) -> None:
        person = self._actor.person
        await self._do(
            "start", lambda command: start(self._live.table, command=command, person=person)
        )

    async def _seat(self, seat: int, fact: Callable[[str], facts.AnyFact]) -> None:
        """Someone may have been faster at a listed table."""
        await self._do(
            f"seat-{seat}",
            lambda command: (
                Proposal(fact(command)) if self._live.table.chairs[seat].kind == "free" else None
            ),
        )

    async def _do(self, step: str, propose: Callable[[str], Proposal | None]) -> None:
        live = self._live
        command = f"{self._request.id}/{step}" if self._request.id else ""

        def propose_once() -> Proposal | None:
            done = live.table.commands.find(self._actor.person, command)
            return propose(command) if done is None and live.table.status == "open" else None

        await live.settle(propose_once)

    def _host(self, seat: int, name: str | None, command: str) -> facts.Sat:
        """Setting the table seat by seat agrees to its start."""
        ready = bool(self._request.chairs) and self._request.auto_start
        return sits(self._actor, seat, command, name=name, ready=ready)

    def _bot(
        self, seat: int, wanted: tuple[str, str], kept: frozenset[str], command: str
    ) -> facts.BotSat:
        return bot_sits(self._live.table, seat, wanted, command, self._actor.person, kept)


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
                fact = facts.BotSat(seat=seat, bot=chair.bot, name=chair.name, figure=chair.figure)
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
                    face=chair.face,
                )
            await seat_surely(again, seat, partial(_same, fact))


def _same(fact: facts.AnyFact) -> facts.AnyFact:
    return fact


async def seat_surely(live: LiveTable, seat: int, fact: Callable[[], facts.AnyFact]) -> None:
    """Unless someone sits there already, or nobody sits down any more (the lock is held)."""

    def propose() -> Proposal | None:
        is_free = live.table.is_seating and live.table.chairs[seat].kind == "free"
        return Proposal(fact()) if is_free else None

    await live.settle(propose)

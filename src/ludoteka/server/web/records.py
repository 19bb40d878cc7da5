"""Records over HTTP: of tables, and uploaded ones to replay.

To replay or verify a match takes a while: it is done in a thread, so that nobody's move waits.
"""

import asyncio
from functools import partial
from itertools import takewhile
from typing import Final

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import delete as delete_rows
from sqlalchemy import insert, select, update

from ludoteka.core.errors import BadInput
from ludoteka.core.events import Asked, Event
from ludoteka.core.game import Game
from ludoteka.core.records import Record, check_format, decode_record, encode_record, replay
from ludoteka.core.results import Result
from ludoteka.core.seats import Seat
from ludoteka.core.verify import Check, verify
from ludoteka.games import find_game
from ludoteka.server.errors import Forbidden, Unknown
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage.schema import records
from ludoteka.server.tables.records import partial_record, whole_record
from ludoteka.server.tables.replays import (
    Explained,
    Happenings,
    Moment,
    moments,
    open_moments,
    tell_all,
    thoughts,
)
from ludoteka.server.web.access import check_open, check_sight
from ludoteka.server.web.guards import limit_person, limited
from ludoteka.server.web.house import House, house
from ludoteka.server.web.packing import packed
from ludoteka.server.web.sessions import Asker, Player, Visitor, Who

AnyRequest = Request[object, object, State]
JSON: Final = MediaType.JSON


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Record
    public: bool = False
    """Whether everybody with the link may see it."""


class Sharing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    public: bool


class Uploaded(msgspec.Struct, frozen=True):
    id: str
    game: str
    uploaded: int
    public: bool
    path: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match, moment by moment, through one pair of eyes."""

    game: str
    seats: tuple[str, ...]
    bots: tuple[str | None, ...]
    """By seat: the bot that played there, if one did."""
    options: dict[str, object]
    started: str
    result: Result | None
    seat: int | None
    open: bool
    """Whether all cards lie open."""
    printed: msgspec.Raw
    """What is printed on the cards and boards of the game."""
    moments: tuple[Moment, ...]
    thoughts: tuple[Explained, ...] = ()
    """Why bots moved as they did, as far as they said so."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What a record claims against what was recomputed, and the deal for others to compare."""

    checks: tuple[Check, ...]
    holds: bool
    deal: tuple[msgspec.Raw, ...]
    """The events before the first decision, with all that they hold."""
    printed: msgspec.Raw
    """What is printed on the cards of the game: their order is where shuffles begin."""


class TableRecords(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("records",)

    @get("/record", scope="read", summary="The record of a match")
    async def record(
        self,
        request: AnyRequest,
        visitor: Visitor,
        table_id: FromPath[str],
        seat: FromQuery[int | None] = None,
    ) -> Response[bytes]:
        """Whole when the match is over; before that, what your seat has seen so far."""
        live = await house(request).hub.table(table_id)
        check_sight(live, visitor)
        async with live.lock:
            await live.refresh()
            if live.table.status == "over":
                check_open(live, visitor)
                return _download(encode_record(whole_record(live.table)), table_id)
            partial = partial_record(live.table, _own_eyes(live, visitor, seat))
        return _download(msgspec.json.encode(partial), f"{table_id}-partial")

    @get("/replay", scope="read", summary="A finished match, moment by moment")
    async def replay(
        self,
        request: AnyRequest,
        visitor: Visitor,
        table_id: FromPath[str],
        seat: FromQuery[int | None] = None,
        *,
        open_cards: FromQuery[bool] = False,
    ) -> Response[Replay]:
        """From any seat's eyes, made from the stored events: no rule is executed again."""
        record, events, said = await _finished(request, visitor, table_id)
        make = partial(_replay, record, events, seat, open_cards=open_cards, said=said)
        return await packed(request, make)

    @get("/verification", scope="read", summary="Was the match as its record claims?")
    async def verification(
        self, request: AnyRequest, visitor: Visitor, table_id: FromPath[str]
    ) -> Response[Verdict]:
        """The deal is the one that was stored when it was dealt."""
        record, events, _ = await _finished(request, visitor, table_id)
        return await packed(request, partial(_verdict, record, events))


class Records(Controller):
    path = "/api/records"
    tags = ("records",)

    @post("/", scope="play", summary="Upload a record to replay it")
    async def upload(self, request: AnyRequest, player: Player, data: JSONBody[Upload]) -> Uploaded:
        await limit_person(request, "tables", player.person)
        found = house(request)
        record = check_format(data.record)
        await asyncio.to_thread(_events, record)  # refuses what cannot be replayed, with the reason
        line = Uploaded(found.hub.make_id(), record.game, found.hub.now(), data.public, "")
        line = msgspec.structs.replace(line, path=f"/records/{line.id}")
        async with found.database.engine.begin() as connection:
            await connection.execute(
                insert(records).values(
                    id=line.id,
                    person=player.person,
                    game=line.game,
                    uploaded=line.uploaded,
                    public=line.public,
                    data=encode_record(record),
                )
            )
        return line

    @get("/", scope="read", summary="Your uploaded records")
    async def own(self, request: AnyRequest, who: Asker) -> tuple[Uploaded, ...]:
        query = (
            select(records.c.id, records.c.game, records.c.uploaded, records.c.public)
            .where(records.c.person == who.person)
            .order_by(records.c.uploaded.desc())
            .limit(200)
        )
        async with house(request).database.reader.connect() as connection:
            rows = (await connection.execute(query)).all()
        return tuple(
            Uploaded(row.id, row.game, row.uploaded, row.public, f"/records/{row.id}")
            for row in rows
        )

    @get("/{record_id:str}", scope="read", summary="An uploaded record")
    async def one(
        self, request: AnyRequest, visitor: Visitor, record_id: FromPath[str]
    ) -> Response[bytes]:
        record = await _find(house(request), visitor, record_id)
        return _download(encode_record(record), record_id)

    @get("/{record_id:str}/replay", scope="read", summary="An uploaded record, moment by moment")
    async def replay(
        self,
        request: AnyRequest,
        visitor: Visitor,
        record_id: FromPath[str],
        seat: FromQuery[int | None] = None,
        *,
        open_cards: FromQuery[bool] = False,
    ) -> Response[Replay]:
        record = await _find(house(request), visitor, record_id)
        events = await asyncio.to_thread(_events, record)
        make = partial(_replay, record, events, seat, open_cards=open_cards)
        return await packed(request, make)

    @get("/{record_id:str}/verification", scope="read", summary="Is everything as it claims?")
    async def verification(
        self, request: AnyRequest, visitor: Visitor, record_id: FromPath[str]
    ) -> Response[Verdict]:
        record = await _find(house(request), visitor, record_id)
        return await packed(request, partial(_verdict, record, None))

    @post(
        "/verification",
        scope="read",
        status_code=200,
        guards=[limited("verify")],
        summary="Is everything as this record claims?",
    )
    async def check(self, request: AnyRequest, visitor: Visitor, data: JSONBody[Record]) -> Verdict:
        """As `ludoteka verify` does; nothing is kept."""
        del request, visitor
        return await asyncio.to_thread(_verdict, check_format(data), None)

    @patch("/{record_id:str}", scope="play", summary="Share a record, or no longer")
    async def share(
        self, request: AnyRequest, who: Asker, record_id: FromPath[str], data: JSONBody[Sharing]
    ) -> None:
        change = update(records).values(public=data.public)
        await _change_own(house(request), who, record_id, change)

    @delete("/{record_id:str}", scope="play", summary="Delete an uploaded record")
    async def remove(self, request: AnyRequest, who: Asker, record_id: FromPath[str]) -> None:
        await _change_own(house(request), who, record_id, delete_rows(records))


def _own_eyes(live: LiveTable, who: Who | None, seat: int | None) -> Seat | None:
    """While a match is live, everybody has their own eyes only."""
    own = live.table.seats_of(who.person) if who is not None else ()
    if seat is None:
        return Seat(own[0]) if own else None
    if seat not in own:
        raise Forbidden("not-your-seat", seat=seat + 1)
    return Seat(seat)


def _any_eyes(seats: int, seat: int | None) -> Seat | None:
    if seat is None:
        return None
    if not 0 <= seat < seats:
        raise BadInput("no-seat-here", seat=seat + 1, most=seats)
    return Seat(seat)


async def _finished(
    request: AnyRequest, visitor: Who | None, table_id: str
) -> tuple[Record, Happenings, tuple[Explained, ...]]:
    """A match that is over, with its stored events and what its bots said about their moves; of
    any other one nothing is told."""
    live = await house(request).hub.table(table_id)
    check_sight(live, visitor)
    async with live.lock:
        await live.refresh()
        record = whole_record(live.table)
        check_open(live, visitor)
        return record, list(live.table.events), thoughts(live.table)


def _replay(
    record: Record,
    events: Happenings,
    seat: int | None,
    *,
    open_cards: bool,
    said: tuple[Explained, ...] = (),
) -> Replay:
    game = find_game(record.game)
    seats = len(record.seats)
    options = game.parse_options(seats, record.options)
    eyes = _any_eyes(seats, seat)
    told = open_moments if open_cards else moments
    return Replay(
        game=game.key,
        seats=tuple(info.name for info in record.seats),
        bots=tuple(info.bot for info in record.seats),
        options=record.options,
        started=record.started,
        result=record.result,
        seat=eyes,
        open=open_cards,
        printed=_printed(game, record),
        moments=tuple(told(game, seats, options, events, eyes)),
        thoughts=said,
    )


def _verdict(record: Record, events: Happenings | None) -> Verdict:
    """Of a table, with its stored events; of an uploaded record, which has none, without."""
    game = find_game(record.game)
    checks = tuple(verify(game, record))
    dealt = [event for _, event in events] if events is not None else _dealt(game, record)
    before = takewhile(lambda event: not isinstance(event, Asked), dealt)
    return Verdict(
        checks=checks,
        holds=all(check.holds for check in checks),
        deal=tuple(tell_all(game, 0, event) for event in before),
        printed=_printed(game, record),
    )


def _printed(game: Game, record: Record) -> msgspec.Raw:
    seats = len(record.seats)
    tables = game.tables(seats, game.parse_options(seats, record.options))
    return msgspec.Raw(msgspec.json.encode(tables))


def _dealt(game: Game, record: Record) -> list[Event]:
    return list(next(replay(game, record)).take_events())


def _events(record: Record) -> Happenings:
    """All events of a record, by executing it: an uploaded one has no stored events."""
    game = find_game(record.game)
    found: Happenings = []
    for number, state in enumerate(replay(game, record)):
        found += [(number, event) for event in state.take_events()]
    return found


async def _find(found: House, who: Who | None, record_id: str) -> Record:
    query = select(records.c.person, records.c.public, records.c.data)
    async with found.database.reader.connect() as connection:
        row = (await connection.execute(query.where(records.c.id == record_id))).one_or_none()
    if row is None or not (row.public or (who is not None and who.person == row.person)):
        raise Unknown("no-such-record")
    return decode_record(row.data)


async def _change_own(found: House, who: Who, record_id: str, change: object) -> None:
    own = (records.c.id == record_id) & (records.c.person == who.person)
    async with found.database.engine.begin() as connection:
        done = await connection.execute(change.where(own))  # type: ignore[attr-defined]
    if done.rowcount == 0:
        raise Unknown("no-such-record")


def _download(content: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}.json"'}
    return Response(content, media_type=JSON, headers=headers)

"""Records over HTTP: of tables, and uploaded ones to replay.

To replay or verify a match takes a while: it is done in a thread, so that nobody's move waits.
"""

import asyncio
from typing import Final

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import delete as delete_rows
from sqlalchemy import insert, select, update

from ludoteka.core.errors import BadInput
from ludoteka.core.events import Event
from ludoteka.core.game import Game
from ludoteka.core.options import Options
from ludoteka.core.records import Record, check_format, decode_record, encode_record, replay
from ludoteka.core.seats import Seat
from ludoteka.core.verify import Check, verify
from ludoteka.games import find_game
from ludoteka.server.errors import Forbidden, Unknown
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage.schema import records
from ludoteka.server.tables.records import partial_record, whole_record
from ludoteka.server.tables.replays import Moment, moments
from ludoteka.server.web.access import check_open, check_sight
from ludoteka.server.web.guards import limit_person
from ludoteka.server.web.house import House, house
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
    options: dict[str, object]
    seat: int | None
    moments: tuple[Moment, ...]


class Verdict(msgspec.Struct, frozen=True):
    checks: tuple[Check, ...]
    holds: bool


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
    ) -> Replay:
        """From any seat's eyes, made from the stored events: no rule is executed again."""
        live = await house(request).hub.table(table_id)
        check_sight(live, visitor)
        async with live.lock:
            await live.refresh()
            table = live.table
            if table.status != "over":
                raise BadInput("match-not-over")
            check_open(live, visitor)
            eyes = _any_eyes(len(table.chairs), seat)
            events = list(table.events)
        return Replay(
            game=table.game.key,
            seats=tuple(table.names),
            options=table.created.options,
            seat=eyes,
            moments=await _moments(table.game, len(table.chairs), table.options, events, eyes),
        )


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
        line = msgspec.structs.replace(line, path=f"/replay/{line.id}")
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
            Uploaded(row.id, row.game, row.uploaded, row.public, f"/replay/{row.id}")
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
    ) -> Replay:
        record = await _find(house(request), visitor, record_id)
        game = find_game(record.game)
        seats = len(record.seats)
        eyes = _any_eyes(seats, seat)
        options = game.parse_options(seats, record.options)
        return Replay(
            game=game.key,
            seats=tuple(info.name for info in record.seats),
            options=record.options,
            seat=eyes,
            moments=await _moments(
                game, seats, options, await asyncio.to_thread(_events, record), eyes
            ),
        )

    @get("/{record_id:str}/verification", scope="read", summary="Is everything as it claims?")
    async def verification(
        self, request: AnyRequest, visitor: Visitor, record_id: FromPath[str]
    ) -> Verdict:
        record = await _find(house(request), visitor, record_id)
        checks = await asyncio.to_thread(_verify, record)
        return Verdict(checks, all(check.holds for check in checks))

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


async def _moments(
    game: Game, seats: int, options: Options, events: list[tuple[int, Event]], eyes: Seat | None
) -> tuple[Moment, ...]:
    return await asyncio.to_thread(lambda: tuple(moments(game, seats, options, events, eyes)))


def _verify(record: Record) -> tuple[Check, ...]:
    return tuple(verify(find_game(record.game), record))


def _events(record: Record) -> list[tuple[int, Event]]:
    """All events of a record, by executing it: an uploaded one has no stored events."""
    game = find_game(record.game)
    found: list[tuple[int, Event]] = []
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

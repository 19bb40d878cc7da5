"""Records over HTTP: of tables, and uploaded ones to replay."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ludoteka.core.errors import BadInput
from ludoteka.core.records import Record, check_format, encode_record
from ludoteka.core.seats import Seat
from ludoteka.server.errors import Forbidden
from ludoteka.server.people import uploads
from ludoteka.server.play.live import LiveTable
from ludoteka.server.tables.records import PartialRecord, partial_record, seat_infos, whole_record
from ludoteka.server.web.access import check_open, check_sight
from ludoteka.server.web.answering import answers
from ludoteka.server.web.compression import can_unpack, json_answer
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.guards import address_of, limited
from ludoteka.server.web.record_lengths import check_lengths
from ludoteka.server.web.replay_jobs import (
    History,
    Replay,
    Stored,
    VerdictInfo,
    check_playable,
    retell_record,
    retell_table,
    tell_so_far,
    verify_record,
    verify_table,
)
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker, Player, Visitor, Who
from ludoteka.server.web.table_services import TableServices, table_services

JSON: Final = MediaType.JSON


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Record
    public: bool = False
    """Whether everyone with the link may see it."""


class Sharing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    public: bool


class Uploaded(msgspec.Struct, frozen=True):
    id: str
    game: str
    uploaded: int
    public: bool
    path: str


class TableRecords(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("records",)

    @get(
        "/record",
        scope="read",
        summary="The record of a match",
        responses=answers(Record | PartialRecord),
    )
    async def record(
        self,
        request: AnyRequest,
        visitor: Visitor,
        table_id: FromPath[str],
        seat: FromQuery[int | None] = None,
    ) -> Response[bytes]:
        """Whole when the match is over; before that, what your seat has seen so far. That is also
        all of a match that people stopped without a result."""
        live = await table_services(request).hub.table(table_id)
        check_sight(live, visitor)
        async with live.lock:
            await live.refresh()
            if live.table.has_ended:
                check_open(live, visitor)
            if live.table.is_told_whole:
                return _download(encode_record(whole_record(live.table)), table_id)
            so_far = partial_record(live.table, _own_eyes(live, visitor, seat))
        return _download(msgspec.json.encode(so_far), f"{table_id}-partial")

    @get("/history", scope="read", summary="A match so far, moment by moment")
    async def history(
        self,
        request: AnyRequest,
        visitor: Visitor,
        table_id: FromPath[str],
        seat: FromQuery[int | None] = None,
        last: Annotated[int, QueryParameter(ge=0)] = 0,
    ) -> Response[History]:
        """What your seat was told since the deal, and the table after each move. Also while the
        match is live; of other seats nothing. `last`: only so many moments, the newest; 0: all."""
        live = await table_services(request).hub.table(table_id)
        check_sight(live, visitor)
        async with live.lock:
            await live.refresh()
            if live.table.state is None:
                raise BadInput("not-started")
            eyes = _own_eyes(live, visitor, seat)
        packed = can_unpack(request)
        make = partial(tell_so_far, seat=eyes, last=last, packed=packed)
        key = ("history", *_edition(live), eyes, last, packed)
        return json_answer(await _read_table(request, visitor, live, make, key), History)

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
        """From any seat's eyes, made from the stored events: no rule is executed again. Of a match
        that people stopped without a result, only from your own, or a spectator's."""
        live = await finished_table(request, visitor, table_id)
        if not live.table.is_told_whole:
            if open_cards:
                raise Forbidden("match-was-stopped")
            if seat is not None:
                _own_eyes(live, visitor, seat)
        packed = can_unpack(request)
        make = partial(retell_table, seat=seat, open_cards=open_cards, packed=packed)
        key = ("replay", *_edition(live), seat, open_cards, packed)
        return json_answer(await _read_table(request, visitor, live, make, key), Replay)

    @get("/verification", scope="read", summary="Was the match as its record claims?")
    async def verification(
        self, request: AnyRequest, visitor: Visitor, table_id: FromPath[str]
    ) -> Response[VerdictInfo]:
        """The deal is the one that was stored when it was dealt."""
        live = await finished_table(request, visitor, table_id)
        if not live.table.is_told_whole:
            raise BadInput("match-was-stopped")
        packed = can_unpack(request)
        key = ("verification", *_edition(live), packed)
        make = partial(verify_table, packed=packed)
        return json_answer(await _read_table(request, visitor, live, make, key), VerdictInfo)


class Records(Controller):
    path = "/api/records"
    tags = ("records",)

    @post("/", scope="play", guards=[limited("uploads")], summary="Upload a record to replay it")
    async def upload(self, request: AnyRequest, player: Player, data: JSONBody[Upload]) -> Uploaded:
        found = table_services(request)
        record = check_lengths(check_format(data.record))
        content = encode_record(record)
        await _read(request, player, partial(check_playable, content))
        line = Uploaded(found.hub.make_id(), record.game, found.hub.now(), data.public, "")
        line = msgspec.structs.replace(line, path=f"/records/{line.id}")
        kept = uploads.Kept(
            id=line.id,
            person=player.person,
            game=line.game,
            uploaded=line.uploaded,
            public=line.public,
            data=content,
        )
        quota = uploads.quota_of(services(request).settings, player.kind)
        await uploads.keep_record(found.database, kept, quota)
        return line

    @get("/", scope="read", summary="Your uploaded records")
    async def own(self, request: AnyRequest, who: Asker) -> tuple[Uploaded, ...]:
        return tuple(
            Uploaded(line.id, line.game, line.uploaded, line.public, f"/records/{line.id}")
            for line in await uploads.records_of(table_services(request).database, who.person)
        )

    @get(
        "/{record_id:str}",
        scope="read",
        summary="An uploaded record",
        responses=answers(Record),
    )
    async def one(
        self, request: AnyRequest, visitor: Visitor, record_id: FromPath[str]
    ) -> Response[bytes]:
        return _download(await record_for(table_services(request), visitor, record_id), record_id)

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
        data = await record_for(table_services(request), visitor, record_id)
        packed = can_unpack(request)
        make = partial(retell_record, data, seat, open_cards=open_cards, packed=packed)
        key = ("record", record_id, seat, open_cards, packed)
        return json_answer(await _read(request, visitor, make, key), Replay)

    @get("/{record_id:str}/verification", scope="read", summary="Is everything as it claims?")
    async def verification(
        self, request: AnyRequest, visitor: Visitor, record_id: FromPath[str]
    ) -> Response[VerdictInfo]:
        data = await record_for(table_services(request), visitor, record_id)
        packed = can_unpack(request)
        make = partial(verify_record, data, packed=packed)
        key = ("record-verification", record_id, packed)
        return json_answer(await _read(request, visitor, make, key), VerdictInfo)

    @post(
        "/verification",
        scope="read",
        status_code=200,
        guards=[limited("verify")],
        when_low=True,
        summary="Is everything as this record claims?",
    )
    async def check(
        self, request: AnyRequest, visitor: Visitor, data: JSONBody[Record]
    ) -> Response[VerdictInfo]:
        """As `ludoteka verify` does; nothing is kept."""
        content = encode_record(check_lengths(check_format(data)))
        make = partial(verify_record, content, packed=can_unpack(request))
        return json_answer(await _read(request, visitor, make), VerdictInfo)

    @patch("/{record_id:str}", scope="play", summary="Share a record, or no longer")
    async def share(
        self, request: AnyRequest, who: Asker, record_id: FromPath[str], data: JSONBody[Sharing]
    ) -> None:
        database = table_services(request).database
        await uploads.share_record(database, who.person, record_id, public=data.public)

    @delete("/{record_id:str}", scope="play", summary="Delete an uploaded record")
    async def remove(self, request: AnyRequest, who: Asker, record_id: FromPath[str]) -> None:
        await uploads.delete_record(table_services(request).database, who.person, record_id)


def _own_eyes(live: LiveTable, who: Who | None, seat: int | None) -> Seat | None:
    """While a match is live, everyone has their own eyes only."""
    own = live.table.seats_of(who.person) if who is not None else ()
    if seat is None:
        return Seat(own[0]) if own else None
    if seat not in own:
        raise Forbidden("not-your-seat", seat=seat + 1)
    return Seat(seat)


async def finished_table(request: AnyRequest, visitor: Who | None, table_id: str) -> LiveTable:
    """A match that is over; of any other one nothing is told."""
    live = await table_services(request).hub.table(table_id)
    check_sight(live, visitor)
    async with live.lock:
        await live.refresh()
    if not live.table.has_ended:
        raise BadInput("match-not-over")
    check_open(live, visitor)
    return live


def _edition(live: LiveTable) -> tuple[Hashable, ...]:
    """What changes whenever a finished match is told in another way: who left has no name."""
    return (live.table.id, live.table.seq, seat_infos(live.table))


async def _read_table(
    request: AnyRequest,
    visitor: Who | None,
    live: LiveTable,
    make: Callable[[Stored], bytes],
    key: Hashable,
) -> bytes:
    readers, log = table_services(request).readers, table_services(request).hub.log
    kept = readers.kept(key)
    if kept is not None:
        return kept
    stored = Stored(await log.read(live.table.id), await log.snapshot(live.table.id))
    return await _read(request, visitor, partial(make, stored), key)


async def _read(
    request: AnyRequest, visitor: Who | None, make: Callable[[], bytes], key: Hashable = None
) -> bytes:
    owner = visitor.person if visitor is not None else address_of(request)
    return await table_services(request).readers.read(make, owner=owner, key=key)


async def record_for(found: TableServices, who: Who | None, record_id: str) -> bytes:
    person = who.person if who is not None else None
    return await uploads.find_record(found.database, person, record_id)


def _download(content: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}.json"'}
    return Response(content, media_type=JSON, headers=headers)

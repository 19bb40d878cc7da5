"""The jobs of `readers`: replay a match, or verify its record.

All of it takes bytes and gives bytes, because it is done in another process (see `readers`). Who
calls has made sure that the match is over and open to who asks.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

from ludoteka.bots import with_figures
from ludoteka.core.errors import BadInput
from ludoteka.core.events import Event
from ludoteka.core.game import Game
from ludoteka.core.records import Record, decode_record, replay
from ludoteka.core.results import Result
from ludoteka.core.seats import Seat
from ludoteka.core.verify import Caution, Check, verify
from ludoteka.games import find_game
from ludoteka.server.storage import Entry, Snapshot
from ludoteka.server.tables.loading import load_table
from ludoteka.server.tables.records import PartialRecord, partial_record, whole_record
from ludoteka.server.tables.replays import (
    Explained,
    Happenings,
    Moment,
    moments,
    open_moments,
    thoughts,
)
from ludoteka.server.tables.sights import encode
from ludoteka.server.tables.table import Table
from ludoteka.server.web.compression import LEAST, pack


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match, moment by moment, through one pair of eyes."""

    game: str
    seats: tuple[str, ...]
    bots: tuple[str | None, ...]
    """By seat: the bot that played there, if one did."""
    guests_of: tuple[str | None, ...]
    """By seat: at whose device the person sat, if at another's."""
    figures: tuple[str | None, ...]
    """By seat: which one of the cast the bot was."""
    faces: tuple[int | None, ...]
    """By seat: the person's face; older records do not tell."""
    options: dict[str, object]
    started: str
    result: Result | None
    seat: int | None
    open: bool
    """Whether all cards lie open."""
    whole: bool
    """Whether it can be seen through every seat's eyes, and proved: not if people stopped it."""
    printed: msgspec.Raw
    """What is printed on the cards and boards of the game."""
    moments: tuple[Moment, ...]
    thoughts: tuple[Explained, ...] = ()
    """Why bots moved as they did, as far as they said so."""


class History(msgspec.Struct, frozen=True):
    """A match so far, moment by moment, through the eyes of who asks."""

    seat: int | None
    moments: tuple[Moment, ...]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What a record claims against what was recomputed, and the events for others to compare."""

    checks: tuple[Check, ...]
    holds: bool
    events: tuple[msgspec.Raw, ...]
    """All events, with all that they hold: from them the browser does every random act again."""
    printed: msgspec.Raw
    """What is printed on the cards of the game: their order is where shuffles begin."""


class CheckInfo(msgspec.Struct, frozen=True):
    """A `Check` as the API describes it: phrases are for writing only, and have no schema."""

    key: str
    claimed: str
    found: str
    remarks: tuple[dict[str, object], ...] = ()
    caution: Caution | None = None
    """It holds, but someone should know something; or it cannot be shown."""


class VerdictInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A `Verdict` as the API describes it."""

    checks: tuple[CheckInfo, ...]
    holds: bool
    events: tuple[msgspec.Raw, ...]
    printed: msgspec.Raw


class Stored(msgspec.Struct, frozen=True):
    """A table as it stands in the database."""

    rows: Sequence[Entry]
    snapshot: Snapshot | None

    def table(self) -> Table:
        return load_table(self.rows, self.snapshot)


def retell_table(stored: Stored, seat: int | None, *, open_cards: bool, packed: bool) -> bytes:
    """Who calls has made sure that the eyes are allowed if the match is not told whole."""
    table = stored.table()
    if table.is_told_whole:
        record: Record | PartialRecord = whole_record(table)
    else:
        assert not open_cards
        record = partial_record(table, _any_eyes(len(table.chairs), seat))
    told = _replay(record, table.events, seat, open_cards=open_cards, said=thoughts(table))
    return _encoded(told, packed=packed)


def tell_so_far(stored: Stored, seat: Seat | None, *, last: int, packed: bool) -> bytes:
    """Who calls has made sure that these are the eyes of who asks. Of `last` moments, 0: all.
    What was told stands in the log, so no rule is needed for it."""
    table = load_table(stored.rows, None)
    told = moments(table.game, len(table.chairs), table.options, table.events, seat)
    return _encoded(History(seat, tuple(told)[-last:]), packed=packed)


def verify_table(stored: Stored, *, packed: bool) -> bytes:
    """The events are those that were stored when they happened."""
    table = stored.table()
    return _encoded(_verdict(whole_record(table), table.events), packed=packed)


def retell_record(data: bytes, seat: int | None, *, open_cards: bool, packed: bool) -> bytes:
    record = decode_record(data)
    told = _replay(record, _events(record), seat, open_cards=open_cards)
    return _encoded(told, packed=packed)


def verify_record(data: bytes, *, packed: bool) -> bytes:
    return _encoded(_verdict(decode_record(data), None), packed=packed)


def check_playable(data: bytes) -> bytes:
    """Refuses what cannot be replayed, with the reason."""
    _events(decode_record(data))
    return b""


def _encoded(told: Replay | Verdict | History, *, packed: bool) -> bytes:
    content = msgspec.json.encode(told)
    return pack(content) if packed and len(content) >= LEAST else content


def _any_eyes(seats: int, seat: int | None) -> Seat | None:
    if seat is None:
        return None
    if not 0 <= seat < seats:
        raise BadInput("no-seat-here", seat=seat + 1, most=seats)
    return Seat(seat)


def _replay(
    record: Record | PartialRecord,
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
    people = with_figures(record.seats)
    told = open_moments if open_cards else moments
    return Replay(
        game=game.key,
        seats=tuple(info.name for info in people),
        bots=tuple(info.bot for info in people),
        guests_of=tuple(info.guest_of for info in people),
        figures=tuple(info.figure for info in people),
        faces=tuple(info.face for info in people),
        options=record.options,
        started=record.started,
        result=record.result if isinstance(record, Record) else None,
        seat=eyes,
        open=open_cards,
        whole=isinstance(record, Record),
        printed=_printed(game, record),
        moments=tuple(told(game, seats, options, events, eyes)),
        thoughts=said,
    )


def _verdict(record: Record, events: Happenings | None) -> Verdict:
    """Of a table, with its stored events; of an uploaded record, which has none, without."""
    game = find_game(record.game)
    checks = tuple(verify(game, record))
    happened = _playable(game, record) if events is None else events
    return Verdict(
        checks=checks,
        holds=all(check.holds for check in checks),
        events=tuple(msgspec.Raw(encode(event)) for _, event in happened if event.logged),
        printed=_printed(game, record),
    )


def _printed(game: Game, record: Record | PartialRecord) -> msgspec.Raw:
    seats = len(record.seats)
    tables = game.printed(seats, game.parse_options(seats, record.options))
    return msgspec.Raw(msgspec.json.encode(tables))


def _events(record: Record) -> Happenings:
    """All events of a record, by executing it: an uploaded one has no stored events."""
    return list(_execute(find_game(record.game), record))


def _playable(game: Game, record: Record) -> Happenings:
    """The events up to a move that cannot be played: the checks say which one that is."""
    found: Happenings = []
    with suppress(BadInput):
        for happened in _execute(game, record):
            found.append(happened)
    return found


def _execute(game: Game, record: Record) -> Iterator[tuple[int, Event]]:
    for number, state in enumerate(replay(game, record)):
        for event in state.take_events():
            yield number, event

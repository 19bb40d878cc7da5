"""Records of tables: whole when the match is over, as one seat saw it while it is live."""

from datetime import UTC, datetime

import msgspec

from ludoteka.core.build import release
from ludoteka.core.errors import BadInput
from ludoteka.core.events import redact
from ludoteka.core.fairness import Fairness, parse_entropy, seal, seal_first_edition
from ludoteka.core.options import changed_options
from ludoteka.core.records import FORMAT, Record, RecordedMove, SeatInfo
from ludoteka.core.seats import Seat
from ludoteka.server.protocol import FairnessInfo
from ludoteka.server.tables.table import Table

PARTIAL_FORMAT = "ludoteka-partial-1"


class PartialRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A live match as one seat (none: a spectator) has seen it so far, or one that people stopped.
    No seeds, no moves of others but by the events that the seat received."""

    format: str
    software: str
    game: str
    rules: int
    options: dict[str, object]
    seats: tuple[SeatInfo, ...]
    started: str
    fairness: FairnessInfo
    seat: int | None
    events: tuple[object, ...]


def seat_infos(table: Table) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            chair.name,
            chair.bot or None,
            chair.guest_of or None,
            figure=chair.figure or None,
            face=chair.face,
        )
        for chair in table.chairs
    )


def _started(table: Table) -> str:
    return datetime.fromtimestamp(table.started_at / 1000, UTC).isoformat(timespec="seconds")


def whole_record(table: Table) -> Record:
    """Everything, seeds included: only once the match is over."""
    if not table.has_ended:
        raise BadInput("match-not-over")
    if not table.is_told_whole:
        raise BadInput("match-was-stopped")
    moves = tuple(
        RecordedMove(made.seat, table.game.moves.text(made.move), made.at - table.started_at)
        for made in table.moves
    )
    return Record(
        format=FORMAT,
        software=f"ludoteka {release()}",
        game=table.game.key,
        rules=table.rules,
        options=changed_options(table.options),
        seats=seat_infos(table),
        started=_started(table),
        fairness=_sealed(table),
        moves=moves,
        result=table.result,
    )


def _sealed(table: Table) -> Fairness:
    seed, game = table.server_seed, table.game.key
    entropy = [parse_entropy(part) for part in table.entropy or ()]
    if table.edition == 1:
        return seal_first_edition(seed, game, entropy)
    return seal(seed, game, entropy, table.hashes or (None,) * len(table.chairs))


def partial_record(table: Table, seat: Seat | None) -> PartialRecord:
    if table.state is None:
        raise BadInput("not-started")
    return PartialRecord(
        format=PARTIAL_FORMAT,
        software=f"ludoteka {release()}",
        game=table.game.key,
        rules=table.rules,
        options=changed_options(table.options),
        seats=seat_infos(table),
        started=_started(table),
        fairness=table.fairness(is_open=False),
        seat=seat,
        events=tuple(redact(event, seat) for _, event in table.events),
    )

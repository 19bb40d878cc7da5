"""Reviews as rows: the loss of each decision, by what its seat knew."""

from collections.abc import Iterable, Iterator

import msgspec

from ludoteka.core.records import Record
from ludoteka.review import Judged, review


class Judgement(msgspec.Struct, frozen=True):
    """A row; the columns of a Parquet file have the same names."""

    match: int
    """`match` and `step` count as in rows of decisions, so that both can be joined."""
    step: int
    game: str
    seat: int
    player: str
    """The bot that decided; empty for a person."""
    decision: str
    """What was asked."""
    played: str
    best: str
    mark: str
    loss: float
    """The chance to win that the played move cost against the best one."""
    error: float
    """The standard error of it."""
    win: float
    """The seat's chance to win with the best move."""
    legal: int
    """How many moves there were."""
    moves: list[str]
    """Those that were looked at, the best first."""
    behind: list[float]
    """By move of those: how much of the chance to win it costs."""


def judgements(
    records: Iterable[Record], budget: int | None = None, seed: int = 0
) -> Iterator[list[Judgement]]:
    """Of all finished matches, one list each; forced decisions are not judged."""
    finished = (record for record in records if record.result is not None)
    for number, record in enumerate(finished):
        done = review(record, budget=budget, seed=seed)
        yield [_row(number, record, judged) for judged in done.judged]


def _row(number: int, record: Record, judged: Judged) -> Judgement:
    return Judgement(
        match=number,
        step=judged.move - 1,
        game=record.game,
        seat=judged.seat,
        player=record.seats[judged.seat].bot or "",
        decision=judged.kind,
        played=judged.played,
        best=judged.best,
        mark=judged.mark,
        loss=judged.loss,
        error=judged.error,
        win=judged.wins[judged.seat],
        legal=judged.legal,
        moves=[each.move for each in judged.alternatives],
        behind=[each.behind for each in judged.alternatives],
    )

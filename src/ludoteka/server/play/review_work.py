"""Reviews in a worker process: a few decisions at a time.

A worker keeps the reviews that it worked on last, so that it need not begin anew with each piece.
What it does not know it says, and is sent the record with all parts so far.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import msgspec

from ludoteka.core.records import decode_record
from ludoteka.review import Review, encode_review
from ludoteka.review.sitting import Part, Sitting

MOST_SITTINGS: Final = 2
"""How many reviews a worker keeps: each has the beliefs of all seats."""

_parts: Final = msgspec.json.Decoder(tuple[Part, ...])
_sittings: OrderedDict[str, Sitting] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Piece:
    review: str
    done: int
    """How many moves were gone through before; −1: none, not even the deal."""
    seconds: float
    budget: int | None = None
    """Simulations for one decision; None: as many as is usual for the game."""
    beginning: tuple[bytes, tuple[Part, ...]] | None = None
    """The record and the parts so far."""


@dataclass(frozen=True, slots=True)
class Outcome:
    part: Part
    document: bytes = b""
    """Once it is done."""
    summary: bytes = b""


class SeatLine(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a review, as lists show it."""

    seat: int
    decisions: int
    accuracy: float
    loss: float
    luck: float
    result: float
    adjusted: float
    marks: dict[str, int]
    kinds: dict[str, tuple[int, float]]
    """By what was asked: how many decisions were judged, and what they cost in all."""
    mistakes: tuple["Slip", ...]
    """The costliest first."""


class Slip(msgspec.Struct, frozen=True):
    move: int
    kind: str
    mark: str
    loss: float


MOST_SLIPS: Final = 12


def go_on(piece: Piece) -> Outcome | None:
    """None: this worker does not know the review, send the beginning."""
    sitting = _sittings.pop(piece.review, None)
    if piece.beginning is not None:
        record, parts = piece.beginning
        sitting = Sitting(decode_record(record), budget=piece.budget, parts=parts)
    if sitting is None or sitting.done != piece.done:
        return None
    part = sitting.go_on(piece.seconds)
    if sitting.is_over:
        document = sitting.document()
        return Outcome(part, encode_review(document), msgspec.json.encode(summary_of(document)))
    _sittings[piece.review] = sitting
    if len(_sittings) > MOST_SITTINGS:
        _sittings.popitem(last=False)
    return Outcome(part)


def decode_parts(data: bytes) -> tuple[Part, ...]:
    return _parts.decode(data) if data else ()


def summary_of(review: Review) -> tuple[SeatLine, ...]:
    return tuple(_line(review, each.seat) for each in review.seats)


def _line(review: Review, seat: int) -> SeatLine:
    own = [judged for judged in review.judged if judged.seat == seat]
    costly = sorted(
        (judged for judged in own if judged.mark in ("mistake", "blunder")),
        key=lambda judged: -judged.loss,
    )
    kinds: dict[str, tuple[int, float]] = {}
    for judged in own:
        count, loss = kinds.get(judged.kind, (0, 0.0))
        kinds[judged.kind] = (count + 1, round(loss + judged.loss, 6))
    summed = next(each for each in review.seats if each.seat == seat)
    return SeatLine(
        seat=seat,
        decisions=summed.decisions,
        accuracy=summed.accuracy,
        loss=summed.loss,
        luck=review.luck[seat],
        result=review.result[seat],
        adjusted=review.adjusted[seat],
        marks=summed.marks,
        kinds=kinds,
        mistakes=tuple(
            Slip(each.move, each.kind, each.mark, each.loss) for each in costly[:MOST_SLIPS]
        ),
    )

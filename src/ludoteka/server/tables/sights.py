"""What people may see of a table: the only way from a table to a frame.

Everything is made from `State.view`, `redact` and `State.legal` of the seat concerned. What
several sockets share (a spectator's sight, an event without secrets) is encoded once.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, cast

import msgspec

from ludoteka.core.events import Event, redact
from ludoteka.core.game import Game, Phrase
from ludoteka.core.seats import Seat
from ludoteka.server.protocol import ClockInfo, Happened, Sight, Told
from ludoteka.server.protocol_offers import LegalMoves
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.clocks import NoClock
from ludoteka.server.tables.entries import AnyFact, fact_kind
from ludoteka.server.tables.offers import offers
from ludoteka.server.tables.table import Table
from ludoteka.server.tables.taking_back import can_take_back
from ludoteka.texts.phrases import event_phrase

encode: Final = msgspec.json.Encoder().encode

Eyes = tuple[Seat | None, ...]
"""The seats whose sights a person has; a spectator has (None,)."""


class News:
    """Events, as each seat receives them, encoded; what several receive alike only once."""

    def __init__(self, game: Game, events: Iterable[tuple[int, Event]]) -> None:
        self._game = game
        self._events = tuple(events)
        self._whole: dict[int, msgspec.Raw] = {}
        """Those of which nothing is hidden, by their place."""
        self._told: dict[tuple[int, Event], msgspec.Raw] = {}

    def for_seat(self, seat: Seat | None) -> tuple[msgspec.Raw, ...]:
        return tuple(
            [
                self._tell(place, seq, event, redact(event, seat))
                for place, (seq, event) in enumerate(self._events)
            ]
        )

    def _tell(self, place: int, seq: int, event: Event, received: Event) -> msgspec.Raw:
        if received is event:  # an event's hash is that of all its fields, and takes its time
            told = self._whole.get(place)
            if told is None:
                told = self._whole[place] = self._encode(seq, event)
            return told
        told = self._told.get((seq, received))
        if told is None:
            told = self._told[seq, received] = self._encode(seq, received)
        return told

    def _encode(self, seq: int, received: Event) -> msgspec.Raw:
        said = _sentence(self._game, received) if type(received).logged else None
        return msgspec.Raw(encode(Told(seq, received, said)))


@lru_cache(maxsize=4096)
def _sentence(game: Game, received: Event) -> Phrase:
    """That someone chose a card, say, is told again and again."""
    return event_phrase(game, received)


def sight(table: Table, seat: Seat | None, news: News) -> Sight:
    """All that this seat sees now, with the news as it received them.

    To be encoded with the frame, before anything changes: then every byte is written once.
    """
    state = table.state
    assert state is not None
    view = state.view(seat)
    moves: LegalMoves | None = None
    take_back = False
    if seat is not None:
        legal = state.legal(seat) if table.status == "live" else []
        if legal and table.decision is not None:
            moves = offers(table.game, table.decision, view, legal)
        take_back = can_take_back(table, seat)
    events = news.for_seat(seat)
    return Sight(seat=seat, events=events, view=in_place(view), moves=moves, take_back=take_back)


def in_place(value: object) -> msgspec.Raw:
    """Stands where the protocol has JSON, and becomes it with the frame that holds it."""
    return cast(msgspec.Raw, value)


def clock_info(table: Table) -> ClockInfo | None:
    if isinstance(table.created.clock, NoClock) or table.status != "live":
        return None
    return ClockInfo(tuple(table.clocks.left), table.clocks.deadlines())


def happened(fact: AnyFact, at: int) -> Happened:
    """What everybody may know of a fact, apart from its events."""
    kind = fact_kind(fact)
    if isinstance(fact, facts.Moved):
        # That there was nothing to choose is the seat's secret.
        by = "person" if fact.by == "auto" else fact.by
        return Happened(kind=kind, at=at, seat=fact.seat, by=by, expired=fact.expired)
    if isinstance(fact, facts.TookBack):
        agreed = "consent" if fact.consent else "person"
        return Happened(kind=kind, at=at, seat=fact.seat, by=agreed, undone=fact.undone)
    return Happened(kind=kind, at=at, seat=getattr(fact, "seat", None))


TOUCHES_MATCH: Final = (
    facts.Started, facts.Moved, facts.TookBack, facts.StoodIn, facts.Returned, facts.Closed,
    facts.WentOnVacation,
)  # fmt: skip
"""Facts after which every seat's sight is shown again."""

KEEPS_INFO: Final = (facts.Moved, facts.Said)
"""Facts that leave the table's card as it was, unless the match ended."""

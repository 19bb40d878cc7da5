"""A match told once more from the log of its table: each entry, and what was true after it.

Moves that were taken back are in it. Until then they stood, and people were told of them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludoteka.core.decoding import events_decoder
from ludoteka.core.events import Event
from ludoteka.core.seats import Seat
from ludoteka.core.state import State
from ludoteka.core.take_back import TakeBacks, nothing_learned
from ludoteka.server.storage import Entry
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.entries import decode_fact
from ludoteka.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Scene:
    """The match after one entry of the log."""

    seq: int
    state: State
    caused: dict[int, tuple[Event, ...]]
    """The events of the start and of each move that has not been taken back by then."""
    is_live: bool
    may_take_back: frozenset[int]
    """The seats that may, without asking anyone."""

    def events_since(self, seq: int) -> Iterator[tuple[int, Event]]:
        for number, events in self.caused.items():
            if number > seq:
                yield from ((number, event) for event in events)


class Story:
    """The rules play the match again; what the log says of it must agree."""

    def __init__(self, table: Table, started: int) -> None:
        self._table = table
        self._started = started
        self._moves: dict[int, facts.Moved] = {}
        """Those that stand, by their entries."""
        self._is_closed = False
        self._deal()

    def scene(self, entry: Entry) -> Scene:
        """The next entry."""
        fact = decode_fact(entry.body)
        match fact:
            case facts.Started():
                self._must_agree(entry.seq, fact)
            case facts.Moved():
                self._play(entry.seq, fact)
                self._must_agree(entry.seq, fact)
            case facts.TookBack():
                self._take_back(fact)
            case facts.Closed():
                self._is_closed = True
            case _:
                pass
        is_live = self._state.result() is None and not self._is_closed
        return Scene(
            seq=entry.seq,
            state=self._state.copy(),
            caused=dict(self._caused),
            is_live=is_live,
            may_take_back=frozenset(
                seat
                for seat in self._state.seats
                if is_live and self._take_backs.offer(seat) is not None
            ),
        )

    @property
    def events(self) -> list[tuple[int, Event]]:
        return [(seq, event) for seq, events in self._caused.items() for event in events]

    def _deal(self) -> None:
        table = self._table
        self._state = table.game.new(len(table.chairs), table.created.options, table.deal_seed)
        self._caused = {self._started: tuple(self._state.take_events())}
        self._take_backs = TakeBacks()

    def _play(self, seq: int, fact: facts.Moved) -> None:
        seat = Seat(fact.seat)
        self._state.play(seat, self._table.game.moves.parse(fact.move))
        self._caused[seq] = tuple(self._state.take_events())
        self._take_backs.played(seat, self._caused[seq])
        self._moves[seq] = fact

    def _take_back(self, fact: facts.TookBack) -> None:
        """From the start without those moves: the rest must have caused the same then as now."""
        for seq in fact.undone:
            move = self._moves.pop(seq)
            if not fact.consent:
                assert move.seat == fact.seat, f"seat {fact.seat} took back entry {seq}"
                assert nothing_learned(self._caused[seq]), f"entry {seq} told someone something"
        before = self._caused
        self._deal()
        for seq, move in tuple(self._moves.items()):
            self._play(seq, move)
        kept = {seq: events for seq, events in before.items() if seq not in fact.undone}
        assert self._caused == kept, f"others' moves depended on {fact.undone}"

    def _must_agree(self, seq: int, fact: facts.Started | facts.Moved) -> None:
        logged = events_decoder(self._table.game).decode(fact.events)
        assert logged == self._caused[seq], f"entry {seq}: other events"


def story(table: Table, log: Sequence[Entry]) -> Iterator[Scene]:
    """Each entry from the start of the match on; at the end it is what the table holds."""
    started = next(number for number, entry in enumerate(log) if entry.kind == "started")
    teller = Story(table, log[started].seq)
    for entry in log[started:]:
        yield teller.scene(entry)
    assert teller.events == table.events, "the table holds other events"

"""A table in a list: what the lobby and 'my games' show of it."""

from collections.abc import Mapping
from typing import Final

import msgspec

from ludoteka.bots import next_figure, strength
from ludoteka.core.game import Game, Phrase, Player, Sayable
from ludoteka.core.options import changed_options
from ludoteka.core.seats import Seat
from ludoteka.server.protocol import ClosedWhy, TableSeat
from ludoteka.server.tables.clocks import ClockRule
from ludoteka.server.tables.entries import Created
from ludoteka.server.tables.final_ranks import final_ranks
from ludoteka.server.tables.seating import Chair
from ludoteka.server.tables.table import Table


class ProgressPhrase(msgspec.Struct, frozen=True):
    """A phrase with nothing but plain numbers in it."""

    key: str
    arguments: dict[str, int]


class QuestionPhrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A phrase with nothing but names of players and plain numbers in it."""

    key: str
    seats: dict[str, Seat] = {}
    """By argument, whose name it is."""
    arguments: dict[str, int] = {}


class Course(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match goes, as every spectator may know it."""

    said: ProgressPhrase | None = None
    """Where it stands, or how it ended; nothing where ranks and scores say it all."""
    done: int = 0
    """How far it is, in percent."""
    decision: str | None = None
    """What the seats to act are asked: the message `<game>-ask-<decision>`."""
    asked: QuestionPhrase | None = None
    """The same with who brought it about, where the decision does not say it all."""
    deadlines: dict[int, int] = {}
    """By seat, when its time is up."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    seats: tuple[TableSeat, ...]
    variant: bool = False
    """Whether it is played with other options than the usual ones; the table tells which."""
    changed: dict[str, str | int | bool] = {}
    """Those that are told in a word; a deck or a list of prices is not."""
    clock: ClockRule
    spectators: bool
    rated: bool = False
    ranks: tuple[int, ...] | None = None
    """The place of each seat; those who resigned come after all others."""
    scores: tuple[int, ...] | None = None
    stopped: ClosedWhy | None = None
    """Why a match in which someone has moved ended without a result."""
    course: Course | None = None
    """The last field: `Summaries` writes it alone while all others stay."""


PAUSE: Final = 1000
"""Milliseconds between two courses that lists are told of one table, and between two positions."""

_decoder: Final = msgspec.json.Decoder(Summary)
_encode: Final = msgspec.json.Encoder().encode


def course_of(table: Table) -> Course | None:
    """From what a spectator sees, and from nothing else."""
    if table.state is None or not (table.status == "live" or table.has_ended):
        return None
    view = table.state.view(None)
    progress, asked = table.game.progress(view), table.game.question(view)
    said = _standing(table.game, progress.said) if progress.said else None
    if table.status == "closed":
        return Course(said=said, done=progress.done)  # nothing is asked any more
    return Course(
        said=said,
        done=progress.done,
        decision=view.decision,
        asked=_question(table.game, asked) if asked else None,
        deadlines=table.clocks.deadlines() if table.status == "live" else {},
    )


def _standing(game: Game, said: Phrase) -> ProgressPhrase:
    return ProgressPhrase(f"{game.key}-{said.key}", _numbers(said, said.arguments))


def _question(game: Game, asked: Phrase) -> QuestionPhrase:
    given = asked.arguments
    seats = {name: Seat(value.seat) for name, value in given.items() if isinstance(value, Player)}
    others = {name: value for name, value in given.items() if name not in seats}
    return QuestionPhrase(f"{game.key}-{asked.key}", seats, _numbers(asked, others))


def _numbers(said: Phrase, arguments: Mapping[str, Sayable]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for name, value in arguments.items():
        if type(value) is not int:
            raise TypeError(f"not a plain number in {said.key}: {name} = {value!r}")
        numbers[name] = value
    return numbers


def summarize(table: Table, course: Course | None = None) -> bytes:
    result = table.result
    changed = changed_options(table.options)
    return _encode(
        Summary(
            seats=table.seat_cards(),
            variant=bool(changed),
            changed={
                name: value for name, value in changed.items() if isinstance(value, str | int)
            },
            clock=table.created.clock,
            spectators=table.created.spectators,
            rated=table.created.rated,
            ranks=final_ranks(table) if result else None,
            scores=result.scores if result else None,
            course=course,
            stopped=table.closed if table.is_stopped_in_play else None,
        )
    )


class Summaries:
    """What lists say of one table. While its match runs, only the course changes, and lists hear
    of that once a second at most: a view and a longer row a move would cost more."""

    __slots__ = ("_chairs", "_course", "_created", "_start", "_told_at", "is_behind")

    def __init__(self) -> None:
        self._created: Created | None = None
        self._chairs: list[Chair] = []
        self._start = b""
        """Of a summary of these chairs, up to its course."""
        self._course: Course | None = None
        """As told last; None: unknown."""
        self._told_at = 0
        self.is_behind = False
        """Whether the match has gone on since lists were told."""

    def forget(self, *, is_behind: bool) -> None:
        """Lists say what another node wrote, or nobody knows what."""
        self._course, self._told_at, self.is_behind = None, 0, is_behind

    def after_move(self, table: Table, now: int) -> bytes | None:
        """What lists are to say now; None: what they say, or it may wait."""
        self.is_behind = True
        return self.overdue(table, now)

    def overdue(self, table: Table, now: int) -> bytes | None:
        """What has waited for long enough, if lists do not say it already."""
        if not self.is_behind or now - self._told_at < PAUSE:
            return None
        known = self._course
        summary = self.anew(table, now)
        return None if self._course == known else summary

    def anew(self, table: Table, now: int) -> bytes:
        self._course = course = course_of(table)
        self._told_at, self.is_behind = now, False
        if course is None or table.status != "live":
            return summarize(table, course)
        end = _encode(course) + b"}"
        if table.created is not self._created or table.chairs != self._chairs:
            self._created, self._chairs = table.created, list(table.chairs)
            self._start = summarize(table, course).removesuffix(end)
        return self._start + end


def read_summary(raw: str | bytes) -> Summary:
    """One from before there was a cast gets its figures here: by seat, as the table itself."""
    summary = _decoder.decode(raw)
    if all(card.figure or not card.bot for card in summary.seats):
        return summary
    taken = {card.figure for card in summary.seats if card.figure}
    seats = list(summary.seats)
    for seat, card in enumerate(seats):
        if card.bot and not card.figure:
            figure = next_figure(strength(card.bot), taken)
            taken.add(figure.id)
            seats[seat] = msgspec.structs.replace(card, figure=figure.id, name=figure.name)
    return msgspec.structs.replace(summary, seats=tuple(seats))

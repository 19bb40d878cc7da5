"""A table in a list: what the lobby and 'my games' show of it."""

from typing import Final

import msgspec

from ludoteka.bots import next_figure, strength
from ludoteka.core.game import Game, Phrase
from ludoteka.core.options import changed_options
from ludoteka.server.protocol import SeatCard
from ludoteka.server.tables.clocks import ClockRule
from ludoteka.server.tables.table import Table
from ludoteka.texts.phrases import in_full


class ProgressPhrase(msgspec.Struct, frozen=True):
    """A phrase with nothing but plain numbers in it."""

    key: str
    arguments: dict[str, int]


class Course(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match goes, as every spectator may know it."""

    said: ProgressPhrase | None = None
    """Where it stands, or how it ended; nothing where ranks and scores say it all."""
    done: int = 0
    """How far it is, in percent."""
    decision: str | None = None
    """What the seats to act are asked: the message `<game>-ask-<decision>`."""
    deadlines: dict[int, int] = {}
    """By seat, when its time is up."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    seats: tuple[SeatCard, ...]
    variant: bool = False
    """Whether it is played with other options than the usual ones; the table tells which."""
    changed: dict[str, str | int | bool] = {}
    """Those that are told in a word; a deck or a list of prices is not."""
    clock: ClockRule
    spectators: bool
    rated: bool = False
    ranks: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    course: Course | None = None


_decoder: Final = msgspec.json.Decoder(Summary)
_encode: Final = msgspec.json.Encoder().encode


def course_of(table: Table) -> Course | None:
    """From what a spectator sees, and from nothing else."""
    if table.state is None or table.status not in ("live", "over"):
        return None
    view = table.state.view(None)
    progress = table.game.progress(view)
    return Course(
        said=_standing(table.game, progress.said) if progress.said else None,
        done=progress.done,
        decision=view.decision,
        deadlines=table.clocks.deadlines() if table.status == "live" else {},
    )


def _standing(game: Game, said: Phrase) -> ProgressPhrase:
    return msgspec.convert(msgspec.structs.asdict(in_full(game, said)), ProgressPhrase)


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
            ranks=result.ranks if result else None,
            scores=result.scores if result else None,
            course=course,
        )
    )


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

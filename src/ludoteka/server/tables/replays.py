"""Replays a finished match from the stored events; no rule is executed.

So a replay shows what happened, even if a rule was corrected since.
"""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.core.events import Event, redact
from ludoteka.core.game import Game, Observer
from ludoteka.core.options import Options
from ludoteka.core.seats import Seat
from ludoteka.server.protocol import Told
from ludoteka.server.tables.entries import NOTHING_SAID
from ludoteka.server.tables.merging_views import merge_views
from ludoteka.server.tables.sights import News, encode
from ludoteka.server.tables.table import Table
from ludoteka.texts.phrases import event_phrase

Happenings = list[tuple[int, Event]]
"""Events with the entry that each belongs to."""


class Moment(msgspec.Struct, frozen=True):
    """The table after one entry, through one seat's eyes."""

    seq: int
    events: tuple[msgspec.Raw, ...]
    view: msgspec.Raw


class Explained(msgspec.Struct, frozen=True):
    """What a bot said about the move that it made in one entry."""

    seq: int
    seat: int
    said: msgspec.Raw


def thoughts(table: Table) -> tuple[Explained, ...]:
    """Why bots moved as they did, of moves that stand: only of a match that is over."""
    if not table.has_ended:
        raise BadInput("match-not-over")
    if not table.is_told_whole:
        return ()
    return tuple(
        Explained(made.seq, made.seat, made.why)
        for made in table.moves
        if bytes(made.why) != bytes(NOTHING_SAID)
    )


def moments(
    game: Game, seats: int, options: Options, events: Happenings, seat: Seat | None
) -> Iterator[Moment]:
    """One for each entry that had events."""
    observer = game.observer(seats, options, seat)
    for seq, entry in groupby(events, key=itemgetter(0)):
        happened = tuple(entry)
        for _, event in happened:
            observer.see(redact(event, seat))
        news = News(game, happened).for_seat(seat)
        yield Moment(seq, news, msgspec.Raw(encode(observer.view())))


def open_moments(
    game: Game, seats: int, options: Options, events: Happenings, seat: Seat | None
) -> Iterator[Moment]:
    """The same with all cards open: what any seat knew is seen, and every event is told whole."""
    eyes = (seat, *(Seat(other) for other in range(seats) if other != seat))
    observers = [(own, game.observer(seats, options, own)) for own in eyes]
    for seq, entry in groupby(events, key=itemgetter(0)):
        told = []
        for _, event in entry:
            for own, observer in observers:
                observer.see(redact(event, own))
            told.append(tell_all(game, seq, event))
        yield Moment(seq, tuple(told), msgspec.Raw(encode(_open_view(observers))))


def tell_all(game: Game, seq: int, event: Event) -> msgspec.Raw:
    """An event with all that it holds: for matches that are over."""
    said = event_phrase(game, event) if type(event).logged else None
    return msgspec.Raw(encode(Told(seq, event, said)))


def _open_view(observers: list[tuple[Seat | None, Observer]]) -> object:
    first, *others = (msgspec.to_builtins(observer.view()) for _, observer in observers)
    return merge_views(first, others)

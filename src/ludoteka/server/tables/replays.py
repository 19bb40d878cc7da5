"""A finished match, moment by moment, from the stored events: no rule is executed.

So a replay shows what happened, even if a rule was corrected since.
"""

from collections.abc import Iterator

import msgspec

from ludoteka.core.events import Event, redact
from ludoteka.core.game import Game
from ludoteka.core.options import Options
from ludoteka.core.seats import Seat
from ludoteka.server.tables.sights import News, encode


class Moment(msgspec.Struct, frozen=True):
    """The table after one entry, through one seat's eyes."""

    seq: int
    events: tuple[msgspec.Raw, ...]
    view: msgspec.Raw


def moments(
    game: Game,
    seats: int,
    options: Options,
    events: list[tuple[int, Event]],
    seat: Seat | None,
) -> Iterator[Moment]:
    """One for each entry that had events."""
    observer = game.observer(seats, options, seat)
    at = 0
    while at < len(events):
        seq = events[at][0]
        upto = at
        while upto < len(events) and events[upto][0] == seq:
            observer.see(redact(events[upto][1], seat))
            upto += 1
        news = News(game, events[at:upto])
        yield Moment(seq, news.for_seat(seat), msgspec.Raw(encode(observer.view())))
        at = upto

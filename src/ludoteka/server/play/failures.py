"""Reports of failed bots, with everything needed to reproduce the failure.

A report holds what the seat knew, its hand too, and the bot's seed. It goes into the database,
where hands are kept anyway, and never into a log: a log line names its id.
"""

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from ludoteka.core.build import release
from ludoteka.core.events import Event
from ludoteka.core.options import changed_options
from ludoteka.server.ids import new_id
from ludoteka.server.play.thinking import Job
from ludoteka.server.tables.table import Table


class FailureReport(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    at: int
    table: str
    game: str
    rules: int
    software: str
    options: dict[str, object]
    seats: int
    seat: int
    bot: str
    stream: str
    """The stream of the seed that the bot drew its chance from."""
    seed: str
    why: str
    trace: str
    """What Python said."""
    moves: tuple[str, ...]
    """The legal ones."""
    view: msgspec.Raw
    events: msgspec.Raw
    """All that the seat had received, in order."""


Keep = Callable[[FailureReport], Awaitable[object]]


def make_report(
    table: Table, job: Job, events: Sequence[Event], *, at: int, why: str, trace: str
) -> FailureReport:
    """`events`: all that the seat has received."""
    return FailureReport(
        id=new_id(),
        at=at,
        table=table.id,
        game=table.game.key,
        rules=table.rules,
        software=f"ludoteka {release()}",
        options=changed_options(table.options),
        seats=len(table.chairs),
        seat=job.seat,
        bot=job.bot,
        stream=job.stream,
        seed=job.seed.hex(),
        why=why,
        trace=trace,
        moves=tuple(table.game.moves.text(move) for move in job.moves),
        view=msgspec.Raw(msgspec.json.encode(job.view)),
        events=msgspec.Raw(msgspec.json.encode(events)),
    )

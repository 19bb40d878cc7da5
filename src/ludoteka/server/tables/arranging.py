"""Changes a table before its start: rules, number of seats, places.

A hash for the deal is bound to its seat, so a seat that has sent one keeps its number. Nothing
here touches the server's seed, whose commitment was shown before (see docs/fairness.md).
"""

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.server import protocol
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.clocks import Clocks
from ludoteka.server.tables.option_size import check_options
from ludoteka.server.tables.seating import Chair
from ludoteka.server.tables.table import Table

# -- Deciding --------------------------------------------------------------------------


def swap(table: Table, command: protocol.Swap, person: str) -> facts.Swapped:
    if command.seat == command.other:
        raise BadInput("swap-with-itself", seat=command.seat + 1)
    for seat in (command.seat, command.other):
        _must_be_movable(table, seat)
    return facts.Swapped(command=command.id, person=person, seat=command.seat, other=command.other)


def change(table: Table, command: protocol.Change, person: str) -> facts.Changed:
    """How the table is with what was asked; BadInput if its game cannot be played like that."""
    now = table.created
    seats = len(table.chairs) if command.seats is None else command.seats
    options = now.options if command.options is None else command.options
    table.game.check_seats(seats)
    check_options(options)
    table.game.parse_options(seats, options)
    kept = staying(table.chairs, seats)
    for new, old in enumerate(kept):
        if new != old:
            _must_be_movable(table, old)
    return facts.Changed(
        command=command.id,
        person=person,
        kept=kept,
        seats=seats,
        options=options,
        clock=now.clock if command.clock is None else command.clock,
        meant=_meant(table, command, kept, seats),
        listed=now.listed if command.listed is None else command.listed,
        spectators=now.spectators if command.spectators is None else command.spectators,
        chat=now.chat if command.chat is None else command.chat,
        several_seats=_or(command.several_seats, now.several_seats),
        rated=_or(command.rated, now.rated),
    )


def _or(wanted: bool | None, now: bool) -> bool:  # noqa: FBT001 - a value, not a switch
    return now if wanted is None else wanted


def staying(chairs: list[Chair], seats: int) -> tuple[int, ...]:
    """The seats that stay when there are so many: from the end, free ones go first, then bots."""
    people = sum(chair.kind not in ("free", "bot") for chair in chairs)
    if people > seats:
        raise BadInput("more-people-than-seats", people=people, seats=seats)
    ranks = {"free": 0, "bot": 1}
    leaving = sorted(range(len(chairs)), key=lambda seat: (ranks.get(chairs[seat].kind, 2), -seat))[
        : max(0, len(chairs) - seats)
    ]
    return tuple(seat for seat in range(len(chairs)) if seat not in leaving)


def _meant(
    table: Table, command: protocol.Change, kept: tuple[int, ...], seats: int
) -> tuple[protocol.Meant, ...]:
    listed = _or(command.listed, table.created.listed)
    if command.meant is None:
        before: tuple[protocol.Meant, ...] = tuple(table.meant(seat) for seat in kept)
        return before + ("anyone" if listed else "friend",) * (seats - len(before))
    if len(command.meant) != seats:
        raise BadInput("meant-for-other-seats", given=len(command.meant), seats=seats)
    return command.meant


def _must_be_movable(table: Table, seat: int) -> None:
    if table.chairs[seat].hash:
        raise BadInput("hash-bound-to-seat", seat=seat + 1)


# -- Folding ---------------------------------------------------------------------------


def arrange(table: Table, at: int, fact: facts.Swapped | facts.Held | facts.Changed) -> None:
    table.settled_at = at
    table.unnamed.clear()  # bots from before there was a cast keep the figures that they have
    match fact:
        case facts.Held():
            table.held = fact.on
        case facts.Swapped():
            _swap(table, fact.seat, fact.other)
        case facts.Changed():
            _change(table, fact)


def _swap(table: Table, seat: int, other: int) -> None:
    chairs = table.chairs
    meant = [table.meant(each) for each in range(len(chairs))]
    chairs[seat], chairs[other] = chairs[other], chairs[seat]
    meant[seat], meant[other] = meant[other], meant[seat]
    table.created = msgspec.structs.replace(table.created, meant=tuple(meant))


def _change(table: Table, fact: facts.Changed) -> None:
    asks_again = fact.rated and not table.created.rated
    chairs = [table.chairs[seat] for seat in fact.kept]
    if asks_again:
        chairs = [_asked_again(chair, table.host) for chair in chairs]
    table.chairs = chairs + [Chair() for _ in range(fact.seats - len(chairs))]
    table.created = msgspec.structs.replace(
        table.created,
        seats=fact.seats,
        options=fact.options,
        clock=fact.clock,
        meant=fact.meant,
        listed=fact.listed,
        spectators=fact.spectators,
        chat=fact.chat,
        several_seats=fact.several_seats,
        rated=fact.rated,
    )
    table.options = table.game.parse_options(fact.seats, fact.options)
    table.clocks = Clocks(fact.clock, fact.seats)


def _asked_again(chair: Chair, host: str) -> Chair:
    """Who sat down for a casual match has not agreed to a rated one."""
    return chair if chair.person in ("", host) else chair.but(ready=False)

"""How each fact changes a table. Facts were decided before (see `deciding`): none is refused."""

from ludoteka.core.events import Event
from ludoteka.core.seats import Seat
from ludoteka.core.take_back import TakeBacks
from ludoteka.server.protocol import Line
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.entries import AnyFact
from ludoteka.server.tables.seating import Chair
from ludoteka.server.tables.table import Effect, Made, Table


def fold(table: Table, seq: int, at: int, fact: AnyFact, effect: Effect | None = None) -> None:
    """The next fact. `effect` spares the work where who decided has done it already."""
    if seq != table.seq + 1:
        raise ValueError(f"entry {seq} cannot follow entry {table.seq}")
    _change(table, seq, at, fact, effect)
    table.note_command(fact, seq)
    table.seq = seq


def _change(table: Table, seq: int, at: int, fact: AnyFact, effect: Effect | None) -> None:
    match fact:
        case facts.Moved():
            _moved(table, seq, at, fact, effect)
        case facts.Said():
            table.lines.append(Line(seq, at, fact.name, fact.text, fact.seat))
        case facts.Started():
            _started(table, seq, at, fact, effect)
        case facts.TookBack():
            _took_back(table, seq, at, fact, effect)
        case facts.AskedBack():
            table.asked_back, table.asking, table.agreed = fact.entry, fact.seat, (fact.seat,)
        case facts.Answered():
            _answered(table, fact)
        case facts.StoodIn() | facts.Returned():
            _changed_hands(table, at, fact)
        case facts.Rematched():
            table.rematch = fact.table
        case facts.Closed():
            table.status = "closed"
            table.clocks.stop()
        case facts.Created():
            raise ValueError("a table is created once")
        case _:
            _seated(table, fact)


def _seated(
    table: Table, fact: facts.Sat | facts.BotSat | facts.Stood | facts.Readied | facts.HandedOver
) -> None:
    if isinstance(fact, facts.HandedOver):
        _handed_over(table, fact)
        return
    chair = table.chairs[fact.seat]
    match fact:
        case facts.Sat():
            chair = Chair(
                kind="program" if fact.is_program else "person",
                name=fact.name,
                person=fact.sitter,
                entropy=fact.entropy,
                ready=fact.is_program or fact.sitter == table.host,
            )
        case facts.BotSat():
            chair = Chair(kind="bot", name=fact.name, bot=fact.bot, ready=True)
        case facts.Stood():
            chair = Chair()
        case facts.Readied():
            chair = chair.but(ready=fact.ready, entropy=fact.entropy or chair.entropy)
    table.chairs[fact.seat] = chair


def _handed_over(table: Table, fact: facts.HandedOver) -> None:
    if fact.seat is not None:
        chair = table.chairs[fact.seat]
        table.chairs[fact.seat] = chair.but(person=fact.sitter, name=fact.name)
    if fact.former and fact.former == table.host:
        table.host = fact.sitter


def _started(table: Table, seq: int, at: int, fact: facts.Started, effect: Effect | None) -> None:
    table.status = "live"
    table.started_at = at
    table.entropy = fact.entropy
    table.rules = fact.rules
    table.bot_seed = bytes.fromhex(fact.bot_seed)
    effect = effect or table.deal(fact.entropy)
    table.events += [(seq, event) for event in effect.events]
    table.go_on(effect, at, -1)


def _moved(table: Table, seq: int, at: int, fact: facts.Moved, effect: Effect | None) -> None:
    seat, move = Seat(fact.seat), table.game.moves.parse(fact.move)
    effect = effect or table.execute(seat, move)
    table.moves.append(Made(seq, at, seat, move, fact.why))
    table.take_backs.played(seat, effect.events)
    table.events += [(seq, event) for event in effect.events]
    chair = table.chairs[seat]
    if fact.expired or (chair.expiries and fact.by in ("person", "auto")):
        table.chairs[seat] = chair.but(expiries=chair.expiries + 1 if fact.expired else 0)
    table.forget_request()
    table.go_on(effect, at, seat)


def _took_back(
    table: Table, seq: int, at: int, fact: facts.TookBack, effect: Effect | None
) -> None:
    effect = effect or table.without(fact.undone)
    table.taken_back_at = seq
    table.moves = [made for made in table.moves if made.seq not in fact.undone]
    table.events = [(seq, event) for seq, event in table.events if seq not in fact.undone]
    _recount_take_backs(table)
    if effect.state is not None:
        table.decision = effect.state.view(None).decision
        table.status = "live"
    table.forget_request()
    table.go_on(effect, at, -1)


def _recount_take_backs(table: Table) -> None:
    caused: dict[int, list[Event]] = {}
    for seq, event in table.events:
        caused.setdefault(seq, []).append(event)
    table.take_backs = TakeBacks()
    for made in table.moves:
        table.take_backs.played(made.seat, caused.get(made.seq, []))


def _answered(table: Table, fact: facts.Answered) -> None:
    if fact.agreed:
        table.agreed = (*table.agreed, fact.seat)
    else:
        table.forget_request()


def _changed_hands(table: Table, at: int, fact: facts.StoodIn | facts.Returned) -> None:
    chair = table.chairs[fact.seat]
    if isinstance(fact, facts.StoodIn):
        chair = chair.but(stand_in=True, resigned=fact.why == "resigned")
    else:
        chair = chair.but(stand_in=False, expiries=0)
    table.chairs[fact.seat] = chair
    table.retime(at)

"""Folds facts into a table. They were decided before (see `deciding`): none is refused."""

from dataclasses import replace

from ludoteka.bots import next_figure, next_stand_in, strength
from ludoteka.core.events import Event
from ludoteka.core.fairness import bot_seed
from ludoteka.core.seats import Seat
from ludoteka.core.take_back import TakeBacks
from ludoteka.server.people.faces import guest_face, usual_face
from ludoteka.server.people.persons import GONE
from ludoteka.server.protocol import Line
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.arranging import arrange
from ludoteka.server.tables.entries import AnyFact
from ludoteka.server.tables.folding_leaving import fold_stop, fold_vacation, forget_offer_of
from ludoteka.server.tables.seating import Chair, guest_name, human
from ludoteka.server.tables.table import MOST_LINES, Effect, Made, Relief, Table


def fold(table: Table, seq: int, at: int, fact: AnyFact, effect: Effect | None = None) -> None:
    """The next fact. `effect` spares the work where who decided has done it already."""
    if seq != table.seq + 1:
        raise ValueError(f"entry {seq} cannot follow entry {table.seq}")
    table.at = max(at, table.at)  # a clock that was set back gives nobody time
    _change(table, seq, table.at, fact, effect)
    table.note_command(fact, seq)
    table.seq = seq


def _change(table: Table, seq: int, at: int, fact: AnyFact, effect: Effect | None) -> None:
    match fact:
        case facts.Moved():
            _moved(table, seq, at, fact, effect)
        case facts.Said():
            table.lines = [*table.lines[1 - MOST_LINES :], line_of(seq, at, fact)]
            table.said += 1
        case facts.Swapped() | facts.Held() | facts.Changed():
            arrange(table, at, fact)
        case facts.Contributing() | facts.Committed() | facts.Revealing() | facts.Revealed():
            _contributed(table, at, fact)
        case facts.Started():
            _started(table, seq, at, fact, effect)
        case facts.TookBack():
            _took_back(table, seq, at, fact, effect)
        case facts.AskedBack():
            table.asked_back, table.asking, table.agreed = fact.entry, fact.seat, (fact.seat,)
            table.taken_back += 1
        case facts.Answered():
            _answered(table, fact)
        case facts.AskedRelief() | facts.AnsweredRelief():
            _relief(table, at, fact)
        case facts.StoodIn() | facts.Returned():
            _changed_hands(table, at, fact)
        case facts.Rematched():
            table.rematch = fact.table
        case facts.Closed():
            table.status, table.closed, table.stopping = "closed", fact.why, None
            table.decision = None
            table.clocks.stop()
        case facts.OfferedStop() | facts.AnsweredStop():
            fold_stop(table, fact)
        case facts.WentOnVacation():
            fold_vacation(table, at, fact)
        case facts.Created():
            raise ValueError("a table is created once")
        case _:
            table.settled_at = at
            _seated(table, fact)


def line_of(seq: int, at: int, said: facts.Said) -> Line:
    face = face_of(said.person, said.name, said.face)
    return Line(seq, at, said.name, said.text, said.seat, said.person, face)


def face_of(person: str, name: str, told: int | None) -> int | None:
    """As the entry tells it, or by the id; nobody sees the face of who was deleted."""
    if name == GONE:
        return None
    return usual_face(person) if told is None else told


def _seated(
    table: Table, fact: facts.Sat | facts.BotSat | facts.Stood | facts.Readied | facts.HandedOver
) -> None:
    if isinstance(fact, facts.HandedOver):
        _handed_over(table, fact)
        return
    if isinstance(fact, facts.Sat | facts.BotSat) and fact.person:
        table.seatings[fact.person] += 1
    chair = table.chairs[fact.seat]
    match fact:
        case facts.Sat():
            chair = Chair(
                kind="program" if fact.is_program else "person",
                name=fact.name,
                person=fact.sitter,
                ready=fact.ready or (fact.is_program and fact.sitter != table.host),
                account=fact.account,
                owner=fact.owner,
                guest_of=fact.guest_of,
                face=guest_face(fact.name)
                if fact.guest_of
                else face_of(fact.sitter, fact.name, fact.face),
            )
        case facts.BotSat():
            chair = Chair(kind="bot", name=fact.name, bot=fact.bot, figure=fact.figure, ready=True)
        case facts.Stood():
            if fact.removed and chair.person and table.host not in (chair.person, chair.owner):
                table.removed |= {human(chair)}
            chair = Chair()
        case facts.Readied():
            chair = chair.but(ready=fact.ready)
    table.chairs[fact.seat] = chair
    _name_unnamed(table, fact)


def _name_unnamed(table: Table, fact: AnyFact) -> None:
    """Bots from before there was a cast get their figures by seat, as lists show them (see
    `summary`)."""
    if isinstance(fact, facts.BotSat) and not fact.figure:
        table.unnamed.add(fact.seat)
    elif isinstance(fact, facts.BotSat | facts.Sat | facts.Stood):
        table.unnamed.discard(fact.seat)
    if not table.unnamed:
        return
    for seat in table.unnamed:
        table.chairs[seat] = table.chairs[seat].but(figure="")
    for seat in sorted(table.unnamed):
        chair = table.chairs[seat]
        figure = next_figure(strength(chair.bot), table.figures)
        table.chairs[seat] = chair.but(figure=figure.id, name=figure.name)


def _handed_over(table: Table, fact: facts.HandedOver) -> None:
    if fact.seat is not None:
        chair = _renamed(table.chairs[fact.seat], fact.seat, fact.name)
        # Whether a match is rated is settled at the deal, not by who logs in when winning.
        account = chair.account or (fact.account and table.status == "open")
        face = face_of(fact.sitter, chair.name, chair.face if chair.guest_of else fact.face)
        table.chairs[fact.seat] = chair.but(person=fact.sitter, account=account, face=face)
    if fact.former and fact.former == table.host:
        table.host = fact.sitter


def _renamed(chair: Chair, seat: int, name: str) -> Chair:
    """Who shares the device keeps a name of their own, unless its owner is forgotten."""
    if not chair.guest_of:
        return chair.but(name=name)
    own = chair.name
    if own == guest_name(chair.guest_of, seat):
        own = guest_name(name, seat)
    return chair.but(name=name if name == GONE else own, guest_of=name)


def _contributed(
    table: Table,
    at: int,
    fact: facts.Contributing | facts.Committed | facts.Revealing | facts.Revealed,
) -> None:
    match fact:
        case facts.Contributing():
            table.phase, table.phase_since = "commit", at
        case facts.Committed():
            table.chairs[fact.seat] = table.chairs[fact.seat].but(hash=fact.hash)
        case facts.Revealing():
            table.phase, table.phase_since, table.hashes = "reveal", at, fact.hashes
        case facts.Revealed():
            table.chairs[fact.seat] = table.chairs[fact.seat].but(entropy=fact.entropy)


def _started(table: Table, seq: int, at: int, fact: facts.Started, effect: Effect | None) -> None:
    table.status = "live"
    table.phase = None
    table.started_at = at
    table.edition, table.hashes, table.entropy = fact.edition, fact.hashes, fact.entropy
    table.rules = fact.rules
    table.bot_seed = (
        bytes.fromhex(fact.bot_seed)
        if fact.edition == 1
        else bot_seed(table.server_seed, table.deal_seed)
    )
    effect = effect or table.deal(fact.entropy, fact.edition)
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
    if table.relief is not None and table.relief.seat == seat:
        table.relief = None
    table.go_on(effect, at, seat)


def _took_back(
    table: Table, seq: int, at: int, fact: facts.TookBack, effect: Effect | None
) -> None:
    effect = effect or table.without(fact.undone)
    table.taken_back_at = seq
    table.taken_back += 1
    table.was_taken_back |= fact.consent
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


def _relief(table: Table, at: int, fact: facts.AskedRelief | facts.AnsweredRelief) -> None:
    """Who asks or agrees does so for all of their seats."""
    own = table.seats_of(fact.person)
    if isinstance(fact, facts.AskedRelief):
        table.relief = Relief(fact.seat, at, own)
    elif not fact.agreed:
        table.relief = None
    elif table.relief is not None:
        agreed = tuple(sorted({*table.relief.agreed, *own}))
        table.relief = replace(table.relief, agreed=agreed)


def _stand_in(table: Table, chair: Chair) -> str:
    """For entries that do not tell: who plays already stays."""
    return chair.stand_in_figure or next_stand_in(table.figures).id


def _changed_hands(table: Table, at: int, fact: facts.StoodIn | facts.Returned) -> None:
    chair = table.chairs[fact.seat]
    if isinstance(fact, facts.StoodIn):
        chair = chair.but(
            stand_in=True,
            stand_in_figure=fact.figure or _stand_in(table, chair),
            left=fact.why == "left" or (chair.left and chair.stand_in),
            resigned=chair.resigned or fact.why == "resigned",
            relieved=chair.relieved or fact.why == "relieved",
        )
    else:
        chair = chair.but(stand_in=False, stand_in_figure="", left=False, expiries=0)
    table.chairs[fact.seat] = chair
    if table.relief is not None and table.relief.seat == fact.seat:
        table.relief = None
    if chair.resigned and table.asking == fact.seat:
        table.forget_request()
    if chair.resigned:
        forget_offer_of(table, fact.seat)
    table.retime(at)

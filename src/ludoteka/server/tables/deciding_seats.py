"""Decides the commands before the deal: who sits where, who is ready, and the start.

As in `deciding`, each becomes a fact for the log, or a refusal.
"""

from collections.abc import Mapping
from hmac import compare_digest
from typing import Final

from ludoteka.bots import find_bot, find_figure, next_figure, strength
from ludoteka.core.errors import BadInput
from ludoteka.core.fairness import entropy_hash, parse_entropy
from ludoteka.core.game import Game
from ludoteka.server import protocol
from ludoteka.server.errors import Forbidden
from ludoteka.server.people.names import check_name
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.arranging import change, swap
from ludoteka.server.tables.conditions import must_be_host, must_be_open, must_exist, must_own
from ludoteka.server.tables.proposals import Actor, Decider, Proposal
from ludoteka.server.tables.relieving import Attendance
from ludoteka.server.tables.seating import guest_name, human
from ludoteka.server.tables.table import Table


def _sit(table: Table, actor: Actor, command: protocol.Sit) -> Proposal:
    must_be_open(table)
    must_exist(table, command.seat)
    chair = table.chairs[command.seat]
    if chair.kind != "free":
        raise BadInput("seat-taken", seat=command.seat + 1)
    if human(actor) in table.removed:
        raise Forbidden("removed-here")
    if any(human(chair) == human(actor) for chair in table.chairs):
        _may_share(table, actor)
    if not may_take(table, actor, command):
        raise Forbidden("seat-for-friend", seat=command.seat + 1)
    name = command.name if table.seats_of(actor.person) else None
    return Proposal(sits(actor, command.seat, command.id, name=name, ready=command.ready))


def _may_share(table: Table, actor: Actor) -> None:
    """Whose table it is decides for themselves and their programs."""
    hosts = {table.host, *(human(chair) for chair in table.chairs if chair.person == table.host)}
    if human(actor) not in hosts and not table.created.several_seats:
        raise Forbidden("one-seat-each")


def may_take(table: Table, actor: Actor, command: protocol.Sit) -> bool:
    """At a listed table strangers take the seats for anyone; the link lets friends take both."""
    if table.meant(command.seat) == "anyone" or not table.created.listed:
        return True
    if table.host in (actor.person, actor.owner) or table.seats_of(actor.person):
        return True
    return compare_digest(command.invite.encode(), table.created.invite.encode())


def sits(
    actor: Actor, seat: int, command: str, *, name: str | None = None, ready: bool = False
) -> facts.Sat:
    """The person; with a name (empty: none was given) someone at the same device."""
    own = actor.name if name is None else guest_name(actor.name, seat)
    return facts.Sat(
        command=command,
        person=actor.person,
        seat=seat,
        sitter=actor.person,
        name=check_name(name) if name else own,
        is_program=actor.is_program,
        ready=ready,
        account=actor.has_account,
        owner=actor.owner,
        guest_of="" if name is None else actor.name,
        face=actor.face if name is None else None,
    )


def _add_bot(table: Table, actor: Actor, command: protocol.AddBot) -> Proposal:
    must_be_open(table)
    must_be_host(table, actor)
    must_exist(table, command.seat)
    if table.chairs[command.seat].kind != "free" and not command.instead:
        raise BadInput("seat-taken", seat=command.seat + 1)
    wanted = (command.bot, command.figure)
    return Proposal(bot_sits(table, command.seat, wanted, command.id, actor.person))


def must_be_replaceable(table: Table, actor: Actor, seat: int, attendance: Attendance) -> None:
    """Nobody who is here and ready loses their seat to a bot."""
    must_be_host(table, actor)
    must_exist(table, seat)
    chair = table.chairs[seat]
    if chair.kind in ("free", "bot") or not chair.ready:
        return
    away = attendance.away.get(chair.person)
    if away is None or chair.person == table.host:
        raise BadInput("ready-and-here", name=chair.name)


def check_bot(bot: str, game: Game) -> None:
    """BadInput if no bot of this name plays this game at tables."""
    if ":" in bot or "@" in bot:  # neither the host's modules nor his processor are for guests
        raise BadInput("unknown-table-bot", bot=bot)
    find_bot(bot, game)


def bot_sits(
    table: Table,
    seat: int,
    wanted: tuple[str, str],
    command: str,
    person: str,
    kept: frozenset[str] = frozenset(),
) -> facts.BotSat:
    """A bot of a level as one of the cast, or (empty) as the next free one that is not `kept`
    for another seat."""
    bot, figure = wanted
    check_bot(bot, table.game)
    taken = table.figures - {table.chairs[seat].figure}
    chosen = find_figure(figure) if figure else next_figure(strength(bot), taken | kept)
    if chosen.id in taken:
        raise BadInput("figure-taken", figure=chosen.name)
    return facts.BotSat(
        command=command, person=person, seat=seat, bot=bot, name=chosen.name, figure=chosen.id
    )


def _stand(table: Table, actor: Actor, command: protocol.Stand) -> Proposal:
    must_be_open(table)
    must_own(table, actor, command.seat)
    return Proposal(facts.Stood(command=command.id, person=actor.person, seat=command.seat))


def _remove(table: Table, actor: Actor, command: protocol.Remove) -> Proposal:
    must_be_open(table)
    must_be_host(table, actor)
    must_exist(table, command.seat)
    if table.chairs[command.seat].kind == "free":
        raise BadInput("seat-free", seat=command.seat + 1)
    fact = facts.Stood(command=command.id, person=actor.person, seat=command.seat, removed=True)
    return Proposal(fact)


def _ready(table: Table, actor: Actor, command: protocol.Ready) -> Proposal:
    must_be_open(table)
    must_own(table, actor, command.seat)
    fact = facts.Readied(
        command=command.id,
        person=actor.person,
        seat=command.seat,
        ready=command.ready,
    )
    return Proposal(fact)


def _swap(table: Table, actor: Actor, command: protocol.Swap) -> Proposal:
    must_be_open(table)
    must_be_host(table, actor)
    for seat in (command.seat, command.other):
        must_exist(table, seat)
    return Proposal(swap(table, command, actor.person))


def _hold(table: Table, actor: Actor, command: protocol.Hold) -> Proposal:
    must_be_open(table)
    must_be_host(table, actor)
    return Proposal(facts.Held(command=command.id, person=actor.person, on=command.on))


def _change(table: Table, actor: Actor, command: protocol.Change) -> Proposal:
    must_be_open(table)
    must_be_host(table, actor)
    return Proposal(change(table, command, actor.person))


def _start(table: Table, actor: Actor, command: protocol.Start) -> Proposal:
    must_be_open(table)
    must_be_host(table, actor)
    return start(table, command=command.id, person=actor.person)


def can_start(table: Table, *, asked_by: str = "") -> bool:
    """Never before its host agreed: by asking for it, or by being ready on a seat."""
    if not table.is_seating or _unready(table, asked_by):
        return False
    return asked_by == table.host or bool(table.seats_of(table.host))


def _unready(table: Table, asked_by: str) -> list[str]:
    """Who asks for the start is ready."""
    chairs = [chair for chair in table.chairs if not chair.person or chair.person != asked_by]
    return [chair.name for chair in chairs if not chair.ready]


def start(table: Table, *, command: str = "", person: str = "") -> Proposal:
    """Not the deal yet: what comes before it is in `contributing`."""
    free = sum(chair.kind == "free" for chair in table.chairs)
    if free:
        raise BadInput("seats-free", count=free)
    if not can_start(table, asked_by=person):
        raise BadInput("not-all-ready", names=", ".join(_unready(table, person)))
    return Proposal(facts.Contributing(command=command, person=person))


def _commit(table: Table, actor: Actor, command: protocol.Commit) -> Proposal:
    must_own(table, actor, command.seat)
    if table.status != "open" or table.phase == "reveal":
        raise BadInput("hashes-fixed")
    if table.chairs[command.seat].hash:
        raise BadInput("already-committed", seat=command.seat + 1)
    fact = facts.Committed(
        command=command.id, person=actor.person, seat=command.seat, hash=command.hash
    )
    return Proposal(fact)


def _reveal(table: Table, actor: Actor, command: protocol.Reveal) -> Proposal:
    must_own(table, actor, command.seat)
    if table.phase != "reveal" or table.hashes is None:
        raise BadInput("no-reveal-now")
    entropy = parse_entropy(command.entropy)
    if entropy_hash(table.commitment, command.seat, entropy) != table.hashes[command.seat]:
        raise BadInput("other-entropy", seat=command.seat + 1)
    fact = facts.Revealed(
        command=command.id, person=actor.person, seat=command.seat, entropy=command.entropy
    )
    return Proposal(fact)


SEATING_DECIDERS: Final[Mapping[type[protocol.TableCommand], Decider]] = {
    protocol.Sit: _sit,
    protocol.AddBot: _add_bot,
    protocol.Stand: _stand,
    protocol.Remove: _remove,
    protocol.Ready: _ready,
    protocol.Swap: _swap,
    protocol.Hold: _hold,
    protocol.Change: _change,
    protocol.Start: _start,
    protocol.Commit: _commit,
    protocol.Reveal: _reveal,
}

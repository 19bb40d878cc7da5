"""Decides commands: each becomes a fact for the log, or a refusal.

Nothing here changes a table. A proposal is committed first and applied afterwards.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hmac import compare_digest
from itertools import takewhile
from typing import Any, Final

import msgspec

from ludoteka.bots import find_bot, find_figure, next_figure, strength
from ludoteka.core.errors import BadInput
from ludoteka.core.fairness import entropy_hash, parse_entropy
from ludoteka.core.game import Game, Phrase
from ludoteka.core.seats import Move, Seat
from ludoteka.server import protocol
from ludoteka.server.errors import Forbidden, Outdated
from ludoteka.server.people.chat import clean_chat
from ludoteka.server.people.names import check_name
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.arranging import change, swap
from ludoteka.server.tables.entries import AnyFact, Mover
from ludoteka.server.tables.leaving import Leaving, close_match, decide_leaving
from ludoteka.server.tables.relieving import Attendance, answer_relief, ask_relief
from ludoteka.server.tables.seating import guest_name, human
from ludoteka.server.tables.table import Effect, Table
from ludoteka.server.tables.taking_back import answer_back, take_back

_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gives the command."""

    person: str
    name: str
    is_program: bool = False
    is_muted: bool = False
    address: str = ""
    """Where they come from, as limits count it; it is written nowhere."""
    has_account: bool = False
    owner: str = ""
    """Of a program: the account that made it."""
    face: int | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A fact that may go into the log next, and its effect on the match, if any."""

    fact: AnyFact
    effect: Effect | None = None


# Unions would be made anew at every command.
_ABOUT_RELIEF: Final = (protocol.Relieve, protocol.AnswerRelief)
_ABOUT_LEAVING: Final = (
    protocol.Leave,
    protocol.Resign,
    protocol.OfferStop,
    protocol.AnswerStop,
    protocol.Vacation,
)


def decide(
    table: Table,
    actor: Actor,
    command: protocol.TableCommand,
    attendance: Callable[[], Attendance] = Attendance,
) -> Proposal:
    """What the command comes to at this table now; LudotekaError if it may not be."""
    if isinstance(command, _ABOUT_LEAVING):
        return _leaving(table, actor, command, attendance().now)
    if isinstance(command, protocol.AddBot) and command.instead:
        _must_be_replaceable(table, actor, command.seat, attendance())
    if isinstance(command, _ABOUT_RELIEF):
        return _relief(table, actor, command, attendance())
    return _DECIDERS[type(command)](table, actor, command)


# -- Before the start ------------------------------------------------------------------


def _sit(table: Table, actor: Actor, command: protocol.Sit) -> Proposal:
    _must_be_open(table)
    _must_exist(table, command.seat)
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
    _must_be_open(table)
    _must_be_host(table, actor)
    _must_exist(table, command.seat)
    if table.chairs[command.seat].kind != "free" and not command.instead:
        raise BadInput("seat-taken", seat=command.seat + 1)
    wanted = (command.bot, command.figure)
    return Proposal(bot_sits(table, command.seat, wanted, command.id, actor.person))


def _must_be_replaceable(table: Table, actor: Actor, seat: int, attendance: Attendance) -> None:
    """Nobody who is here and ready loses their seat to a bot."""
    _must_be_host(table, actor)
    _must_exist(table, seat)
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
    _must_be_open(table)
    _must_own(table, actor, command.seat)
    return Proposal(facts.Stood(command=command.id, person=actor.person, seat=command.seat))


def _remove(table: Table, actor: Actor, command: protocol.Remove) -> Proposal:
    _must_be_open(table)
    _must_be_host(table, actor)
    _must_exist(table, command.seat)
    if table.chairs[command.seat].kind == "free":
        raise BadInput("seat-free", seat=command.seat + 1)
    fact = facts.Stood(command=command.id, person=actor.person, seat=command.seat, removed=True)
    return Proposal(fact)


def _ready(table: Table, actor: Actor, command: protocol.Ready) -> Proposal:
    _must_be_open(table)
    _must_own(table, actor, command.seat)
    fact = facts.Readied(
        command=command.id,
        person=actor.person,
        seat=command.seat,
        ready=command.ready,
    )
    return Proposal(fact)


def _swap(table: Table, actor: Actor, command: protocol.Swap) -> Proposal:
    _must_be_open(table)
    _must_be_host(table, actor)
    for seat in (command.seat, command.other):
        _must_exist(table, seat)
    return Proposal(swap(table, command, actor.person))


def _hold(table: Table, actor: Actor, command: protocol.Hold) -> Proposal:
    _must_be_open(table)
    _must_be_host(table, actor)
    return Proposal(facts.Held(command=command.id, person=actor.person, on=command.on))


def _change(table: Table, actor: Actor, command: protocol.Change) -> Proposal:
    _must_be_open(table)
    _must_be_host(table, actor)
    return Proposal(change(table, command, actor.person))


def _start(table: Table, actor: Actor, command: protocol.Start) -> Proposal:
    _must_be_open(table)
    _must_be_host(table, actor)
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
    _must_own(table, actor, command.seat)
    if table.status != "open" or table.phase == "reveal":
        raise BadInput("hashes-fixed")
    if table.chairs[command.seat].hash:
        raise BadInput("already-committed", seat=command.seat + 1)
    fact = facts.Committed(
        command=command.id, person=actor.person, seat=command.seat, hash=command.hash
    )
    return Proposal(fact)


def _reveal(table: Table, actor: Actor, command: protocol.Reveal) -> Proposal:
    _must_own(table, actor, command.seat)
    if table.phase != "reveal" or table.hashes is None:
        raise BadInput("no-reveal-now")
    entropy = parse_entropy(command.entropy)
    if entropy_hash(table.commitment, command.seat, entropy) != table.hashes[command.seat]:
        raise BadInput("other-entropy", seat=command.seat + 1)
    fact = facts.Revealed(
        command=command.id, person=actor.person, seat=command.seat, entropy=command.entropy
    )
    return Proposal(fact)


def _close(table: Table, actor: Actor, command: protocol.Close) -> Proposal:
    if table.status == "live":
        return Proposal(close_match(table, actor, command))
    _must_be_open(table)
    _must_be_host(table, actor)
    return Proposal(facts.Closed(command=command.id, person=actor.person, why="host"))


# -- Play ------------------------------------------------------------------------------


def _play(table: Table, actor: Actor, command: protocol.Play) -> Proposal:
    _must_be_live(table)
    _must_own(table, actor, command.seat)
    seat = Seat(command.seat)
    _must_not_have_resigned(table, seat)
    if table.chairs[seat].stand_in:
        raise BadInput("stand-in-plays")
    move = table.game.moves.parse(command.move)
    if command.after is not None and _has_answered(table, seat, command.after):
        raise Outdated("question-changed")
    return move_made(table, seat, move, by="person", command=command.id, person=actor.person)


def _has_answered(table: Table, seat: Seat, after: int) -> bool:
    """Whether something else was decided for this seat since the person saw the table."""
    since = takewhile(lambda made: made.seq > after, reversed(table.moves))
    return any(made.seat == seat for made in since)


def move_made(
    table: Table,
    seat: Seat,
    move: Move,
    *,
    by: Mover,
    command: str = "",
    person: str = "",
    expired: bool = False,
    why: tuple[Phrase, ...] = (),
) -> Proposal:
    """A move by the person or bot that plays the seat; IllegalMove if the rules refuse it."""
    effect = table.execute(seat, move)
    fact = facts.Moved(
        command=command,
        person=person,
        seat=seat,
        move=table.game.moves.text(move),
        events=msgspec.Raw(_encode(effect.events)),
        by=by,
        expired=expired,
        why=msgspec.Raw(_encode(why)) if why else facts.NOTHING_SAID,
    )
    return Proposal(fact, effect)


def _take_back(table: Table, actor: Actor, command: protocol.TakeBack) -> Proposal:
    if table.status not in ("live", "over"):
        raise BadInput("not-live")
    _must_own(table, actor, command.seat)
    _must_not_have_resigned(table, command.seat)
    return Proposal(*take_back(table, actor.person, command))


def _answer(table: Table, actor: Actor, command: protocol.Answer) -> Proposal:
    _must_be_live(table)
    _must_own(table, actor, command.seat)
    _must_not_have_resigned(table, command.seat)
    return Proposal(*answer_back(table, actor.person, command))


# -- Coming and going ------------------------------------------------------------------


def _return(table: Table, actor: Actor, command: protocol.Return) -> Proposal:
    _must_be_live(table)
    _must_own(table, actor, command.seat)
    _must_not_have_resigned(table, command.seat)
    if not table.chairs[command.seat].stand_in:
        raise BadInput("nobody-stands-in")
    return Proposal(facts.Returned(command=command.id, person=actor.person, seat=command.seat))


def _leaving(table: Table, actor: Actor, command: Leaving, now: int) -> Proposal:
    _must_be_live(table)
    _must_own(table, actor, command.seat)
    _must_not_have_resigned(table, command.seat)
    return Proposal(decide_leaving(table, actor.person, command, now))


def _relief(
    table: Table,
    actor: Actor,
    command: protocol.Relieve | protocol.AnswerRelief,
    attendance: Attendance,
) -> Proposal:
    _must_be_live(table)
    _must_exist(table, command.seat)
    if isinstance(command, protocol.AnswerRelief):
        _must_own(table, actor, command.seat)
        _must_not_have_resigned(table, command.seat)
        return Proposal(answer_relief(table, attendance, actor.person, command))
    own = table.seats_of(actor.person)
    if not own:
        raise Forbidden("not-at-table")
    if all(table.chairs[seat].resigned for seat in own):
        raise Forbidden("resigned")
    if table.chairs[command.seat].is_played_by_bot:
        raise BadInput("bot-plays-already")
    return Proposal(ask_relief(table, attendance, actor.person, command))


def _say(table: Table, actor: Actor, command: protocol.Say) -> Proposal:
    seats = table.seats_of(actor.person)
    if not table.created.chat:
        raise Forbidden("chat-off")
    if not seats and actor.person != table.host:
        raise Forbidden("not-at-table")
    if actor.is_muted:
        raise Forbidden("muted")
    text = clean_chat(command.text)
    seat = seats[0] if seats else None
    fact = facts.Said(
        command=command.id,
        person=actor.person,
        name=actor.name,
        text=text,
        seat=seat,
        face=actor.face,
    )
    return Proposal(fact)


# -- What must hold --------------------------------------------------------------------


def _must_be_open(table: Table) -> None:
    if table.status != "open":
        raise BadInput("already-started")
    if not table.is_seating:
        raise BadInput("starting")


def _must_be_live(table: Table) -> None:
    if table.status == "open":
        raise BadInput("not-started")
    if table.status != "live":
        raise BadInput("match-ended")


def _must_be_host(table: Table, actor: Actor) -> None:
    if actor.person != table.host:
        raise Forbidden("only-host")


def _must_exist(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise BadInput("no-seat-here", seat=seat + 1, most=len(table.chairs))


def _must_own(table: Table, actor: Actor, seat: int) -> None:
    _must_exist(table, seat)
    if table.chairs[seat].person != actor.person or not actor.person:
        raise Forbidden("not-your-seat", seat=seat + 1)


def _must_not_have_resigned(table: Table, seat: int) -> None:
    if table.chairs[seat].resigned:
        raise Forbidden("resigned")


_Decider = Callable[[Table, Actor, Any], Proposal]
_DECIDERS: Final[Mapping[type[protocol.TableCommand], _Decider]] = {
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
    protocol.Close: _close,
    protocol.Play: _play,
    protocol.TakeBack: _take_back,
    protocol.Answer: _answer,
    protocol.Return: _return,
    protocol.Say: _say,
}

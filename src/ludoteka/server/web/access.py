"""Checks who may open a table, for requests and sockets."""

from ludoteka.server.errors import Forbidden
from ludoteka.server.play.listener import Listener
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.pipes import Pipe, SocketListener
from ludoteka.server.protocol import TableInfo
from ludoteka.server.tables.audience import may_open, may_see
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.web.sessions import Who


def check_sight(live: LiveTable, who: Who | None) -> None:
    if not may_see(live.table, who.person if who is not None else None):
        raise Forbidden("not-for-spectators")


def check_open(live: LiveTable, who: Who | None) -> None:
    """For what is told of a finished match only."""
    if not may_open(live.table, who.person if who is not None else None):
        raise Forbidden("not-for-spectators")


def card_for(live: LiveTable, who: Who | None) -> TableInfo:
    is_open = may_open(live.table, who.person if who is not None else None)
    return live.table.info(is_open=is_open)


def listener_of(who: Who, max_queue: int) -> Listener:
    """Not at a table yet: who lets them in says through whose eyes they see."""
    return Listener(
        who.person,
        who.name,
        (None,),
        via=who.pass_,
        muted_until=who.muted_until,
        max_queue=max_queue,
        is_named=who.shows_watching,
    )


def socket_listener_of(
    who: Who, pipe: Pipe, *, max_queue: int, hidden: frozenset[str]
) -> SocketListener:
    listener = SocketListener(
        who.person,
        who.name,
        (None,),
        pipe,
        via=who.pass_,
        muted_until=who.muted_until,
        max_queue=max_queue,
        is_named=who.shows_watching,
    )
    listener.face = who.face
    listener.hidden = hidden
    return listener


def actor_of(who: Who, now: int, address: str = "") -> Actor:
    return Actor(
        who.person,
        who.name,
        is_program=who.kind == "bot",
        is_muted=who.muted_until > now,
        address=address,
        has_account=who.kind != "guest",
        owner=(who.owner or "") if who.kind == "bot" else "",
        face=who.face,
    )

"""WebSockets: one for each table and person, and one for the lobby."""

from collections.abc import Awaitable, Callable
from functools import partial

from litestar import websocket
from litestar.params import FromPath, FromQuery

from ludoteka.server.config import Rate
from ludoteka.server.play.allowance import Allowance
from ludoteka.server.play.pipes import Pipe, SocketListener
from ludoteka.server.play.socket import TableSocket
from ludoteka.server.web.access import actor_of, check_sight, socket_listener_of
from ludoteka.server.web.guards import address_of, limited
from ludoteka.server.web.languages import wanted_language
from ludoteka.server.web.services import Services, services
from ludoteka.server.web.sessions import Player, Who
from ludoteka.server.web.socket_app import AnySocket, serve_next
from ludoteka.server.web.table_services import table_services
from ludoteka.texts import LANGUAGES, Texts, best_language


@websocket("/ws/tables/{table_id:str}", scope="play", guards=[limited("sockets")])
async def table_socket(
    socket: AnySocket,
    player: Player,
    table_id: FromPath[str],
    since: FromQuery[int] = -1,
    lang: FromQuery[str | None] = None,
) -> None:
    """Commands one way, messages the other: see the protocol."""
    found = table_services(socket)
    live = await found.hub.table(table_id)
    check_sight(live, player)
    await socket.accept()
    known = services(socket)
    talk = partial(
        TableSocket,
        hub=found.hub,
        live=live,
        texts=Texts(_language(socket, player, lang)),
        actor=actor_of(player, found.hub.now(), address_of(socket)),
        moves=Allowance(known.settings.limit_moves),
        takes=partial(_take, known, player.person),
    )
    listener = partial(
        socket_listener_of,
        player,
        max_queue=known.settings.max_queue,
        hidden=await known.people.hidden_by(player.person),
    )
    serve_next(socket, partial(_at_table, talk, listener, since))


async def _take(known: Services, person: str, what: str) -> float:
    rate: Rate = getattr(known.settings, f"limit_{what}")
    return await known.limiter.wait(what, person, rate)


def _at_table(
    talk: Callable[..., TableSocket],
    listener: Callable[[Pipe], SocketListener],
    since: int,
    pipe: Pipe,
) -> Awaitable[None]:
    return talk(pipe=pipe, listener=listener(pipe)).run(since)


@websocket("/ws/lobby", scope="read", guards=[limited("sockets")])
async def lobby_socket(socket: AnySocket) -> None:
    """The list of open tables, and again whenever it changes."""
    await socket.accept()
    serve_next(socket, table_services(socket).lobby_news.follow)


def _language(socket: AnySocket, who: Who, lang: str | None) -> str:
    if lang in LANGUAGES:
        return lang
    return best_language(who.language) if who.language else wanted_language(socket)

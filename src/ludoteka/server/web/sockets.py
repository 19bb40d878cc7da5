"""WebSockets: one for each table and person, and one for the lobby."""

from collections.abc import Callable
from functools import partial

from litestar import websocket
from litestar.params import FromPath, FromQuery

from ludoteka.server.metrics import SOCKETS
from ludoteka.server.play.allowance import Allowance
from ludoteka.server.play.lobby_news import LobbyNews
from ludoteka.server.play.pipes import Pipe
from ludoteka.server.play.socket import TableSocket
from ludoteka.server.web.access import check_sight, socket_listener_of
from ludoteka.server.web.guards import limited, rate_of
from ludoteka.server.web.house import house
from ludoteka.server.web.languages import wanted_language
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Player, Who
from ludoteka.server.web.talks import AnySocket, talk_next
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
    found = house(socket)
    live = await found.hub.table(table_id)
    check_sight(live, player)
    await socket.accept()
    known = services(socket)
    talk = partial(
        TableSocket,
        hub=found.hub,
        live=live,
        texts=Texts(_language(socket, player, lang)),
        is_program=player.kind == "bot",
        moves=Allowance(known.settings.limit_moves),
        chats=partial(known.limiter.wait, "chat", player.person, rate_of(socket, "chat")),
    )
    talk_next(socket, partial(_at_table, talk, player, since))


async def _at_table(talk: Callable[..., TableSocket], player: Who, since: int, pipe: Pipe) -> None:
    with SOCKETS.track_inprogress():
        await talk(pipe=pipe, listener=socket_listener_of(player, pipe)).run(since)


@websocket("/ws/lobby", scope="read", guards=[limited("sockets")])
async def lobby_socket(socket: AnySocket) -> None:
    """The list of open tables, and again whenever it changes."""
    await socket.accept()
    talk_next(socket, partial(_in_lobby, house(socket).lobby_news))


async def _in_lobby(news: LobbyNews, pipe: Pipe) -> None:
    with SOCKETS.track_inprogress():
        await news.follow(pipe)


def _language(socket: AnySocket, who: Who, lang: str | None) -> str:
    if lang in LANGUAGES:
        return lang
    return best_language(who.language) if who.language else wanted_language(socket)

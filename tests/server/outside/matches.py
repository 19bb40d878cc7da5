"""Whole matches, played by what the frames offer."""

from typing import Any, Final

from tests.server.outside.browsers import Browser
from tests.server.outside.sockets import Socket

GAMES: Final = ["six-nimmt", "face-to-face", "sakura", "intrigo", "bang"]
SHORT: Final[dict[str, dict[str, object]]] = {"six-nimmt": {"deals": 1}}


async def two_people_at(
    host: Browser, guest: Browser, game: str = "six-nimmt", **request: object
) -> tuple[str, Socket, Socket]:
    """A live match of two, each with a socket that has seen the start."""
    request = {"seats": 2, "options": SHORT.get(game, {})} | request
    table = await host.open(game, **request)
    await guest.do(table, "sit", seat=1)
    await guest.do(table, "ready", seat=1)
    await host.do(table, "start")
    one, other = await host.socket(table), await guest.socket(table)
    for socket in (one, other):
        while socket.status != "live":
            await socket.next()
    return table, one, other


async def play(socket: Socket, seat: int, *, most: int = 10_000) -> int:
    """Take moves as they are offered, until the match is over."""
    made = 0
    while not socket.is_over and made < most:
        if offers := socket.offers(seat):
            socket.sights.pop(seat)
            answer = await socket.do("play", seat=seat, move=offers[made % len(offers)])
            assert answer["type"] == "done", answer
            made += 1
        else:
            await socket.next()
    return made


async def finished(host: Browser, game: str = "six-nimmt", **request: Any) -> tuple[str, Socket]:
    """A match of one person against bots, played to its end."""
    request = {"options": SHORT.get(game, {})} | request
    table = await host.open(game, start=True, **request)
    socket = await host.socket(table)
    await play(socket, 0)
    return table, socket

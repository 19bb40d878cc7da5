"""Opens tables for the clients over HTTP, as a browser would."""

from collections.abc import Mapping, Sequence
from typing import Final

import httpx
import msgspec

from ludoteka.bench.server.crowd import PATIENCE, Crowd, in_turns
from ludoteka.bench.server.script import Place

LONG_MATCHES: Final[Mapping[str, Mapping[str, object]]] = {
    "six-nimmt": {"deals": 99},
    "bang": {"mode": "tournament"},
}
"""Options with which a match outlasts a measurement."""
SEATS: Final = 4


class Host:
    """A guest who opens tables; the cookie is kept."""

    def __init__(self, port: int) -> None:
        self._port = port
        address = f"http://127.0.0.1:{port}"
        self._http = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60)

    async def __aenter__(self) -> "Host":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def open(self, games: Sequence[str], *, seats: int, own: int = 0) -> list[str]:
        """A table for each of these games; their ids."""
        first = await self._open(games[0], seats, own)  # which gives the cookie to the others
        return [first, *await in_turns(self._open(game, seats, own) for game in games[1:])]

    async def _open(self, game: str, seats: int, own: int) -> str:
        options = LONG_MATCHES.get(game, {})
        wish = {
            "game": game,
            "seats": seats,
            "own_seats": own,
            "options": options,
            "start": own == seats,
        }
        answer = await self._http.post("/api/tables", json=wish)
        answer.raise_for_status()
        return str(msgspec.json.decode(answer.content, type=dict[str, str])["id"])

    async def start(self, tables: Sequence[str], crowd: Crowd) -> None:
        """When all of the crowd are seated and ready, which a ping tells: it comes after that."""
        await crowd.ping(PATIENCE)
        await in_turns(self._start(table) for table in tables)

    async def _start(self, table: str) -> None:
        wish = {"do": "start", "id": "start"}
        answer = await self._http.post(f"/api/tables/{table}/commands", json=wish)
        answer.raise_for_status()

    @property
    def headers(self) -> dict[str, str]:
        """What makes a socket the host's own."""
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        return {"Cookie": cookie, "Origin": str(self._http.base_url).rstrip("/")}

    def url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self._port}/ws/tables/{table}"


def places(host: Host, tables: Sequence[str], seats: int) -> list[tuple[Place, str]]:
    """Every seat of these tables, with its address on this host's node."""
    return [
        (Place(number, seat), host.url(table))
        for number, table in enumerate(tables)
        for seat in range(seats)
    ]

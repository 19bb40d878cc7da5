"""An app of the parts that belong to people and safety, on a real database."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludoteka.core import BadInput, IllegalMove
from ludoteka.server.addresses import Proxies
from ludoteka.server.config import Settings
from ludoteka.server.people.contacts import Circles
from ludoteka.server.people.online import HereNow
from ludoteka.server.people.service import People
from ludoteka.server.storage import StorageDown
from ludoteka.server.storage.disk import Disk
from ludoteka.server.web.accounts import CONTROLLERS
from ludoteka.server.web.bodies import StrictRequest
from ludoteka.server.web.cookies import send_cookie
from ludoteka.server.web.errors import HANDLERS
from ludoteka.server.web.headers import send_headers
from ludoteka.server.web.limits import MemoryLimiter
from ludoteka.server.web.origin import OriginCheck
from ludoteka.server.web.services import Services
from ludoteka.server.web.sessions import DEPENDENCIES, Asker, Player, Visitor
from ludoteka.server.web.socket_app import SocketApp, keep_refusal
from tests.server.house import Clock, open_people


class Client(httpx.AsyncClient):
    """A browser in the event loop of the test, as databases belong to their loop."""

    def __init__(self, app: Litestar, base_url: str) -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)  # type: ignore[arg-type]
        super().__init__(transport=transport, base_url=base_url, headers={"origin": base_url})
        self.app = app

    async def open_socket(self, path: str, **headers: str) -> list[dict[str, object]]:
        """What the server sends on a socket until it or the browser leaves."""
        request = self.build_request("GET", path, headers=headers)
        sent: list[dict[str, object]] = []
        waiting: list[dict[str, object]] = [
            {"type": "websocket.disconnect", "code": 1000},
            {"type": "websocket.connect"},
        ]

        async def receive() -> dict[str, object]:
            return waiting.pop()

        async def send(message: dict[str, object]) -> None:
            sent.append(message)

        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": ("127.0.0.1", 123),
            "server": ("cards.test", 80),
            "subprotocols": [],
        }
        await self.app(scope, receive, send)  # type: ignore[arg-type]
        return sent


class Body(msgspec.Struct, forbid_unknown_fields=True):
    number: int


@post("/api/echo", scope="play", request_max_body_size=1000)
async def echo(data: JSONBody[Body], player: Player) -> dict[str, object]:
    return {"number": data.number, "person": player.person}


@get("/api/visit", scope="read")
async def visit(visitor: Visitor) -> dict[str, object]:
    return {"person": visitor.person if visitor else None}


@get("/api/admin", scope="admin")
async def admin(who: Asker) -> dict[str, object]:
    return {"via": who.via}


@get("/api/raise/{kind:str}")
async def fail(kind: FromPath[str]) -> None:
    match kind:
        case "illegal":
            raise IllegalMove("not-your-turn", "6N-4")
        case "input":
            raise BadInput("bad-seats", game="x", least=2, most=3, seats=9)
        case "storage":
            raise StorageDown("dsn postgresql://secret@host")
        case "driver":
            raise DBAPIError("SELECT secret", None, Exception("connection lost"))
        case "refused":
            raise ConnectionRefusedError("postgresql://secret@host")
        case "constraint":
            raise IntegrityError("INSERT secret", None, Exception("unique"))
        case _:
            raise ValueError("the deck is Q♠ 7♥")


@websocket("/socket", scope="play")
async def socket(socket: WebSocket[Any, Any, Any], player: Player) -> None:
    await socket.accept()
    await socket.send_text(player.person)
    await socket.close()


def make_app(people: People, settings: Settings, clock: Clock) -> Litestar:
    app = SocketApp(
        [echo, visit, admin, fail, socket, *CONTROLLERS],
        dependencies=dict(DEPENDENCIES),
        request_class=StrictRequest,
        middleware=[OriginCheck],
        after_exception=[keep_refusal],
        before_send=[send_cookie, send_headers],
        exception_handlers=dict(HANDLERS),
        logging_config=None,
    )
    app.state["services"] = Services(
        settings=settings,
        people=people,
        circles=Circles(
            people.database, here=HereNow(people.database, clock), clock=clock, most_friends=50
        ),
        limiter=MemoryLimiter(lambda: clock() / 1000),
        proxies=Proxies(settings.trusted_proxies, settings.proxy_header),
        disk=Disk(),
    )
    return app


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def people(tmp_path: Path, clock: Clock) -> AsyncIterator[People]:
    async with open_people("sqlite", tmp_path, clock) as opened:
        yield opened


MakeClient = Callable[..., Client]


@pytest.fixture
async def make_client(people: People, clock: Clock) -> AsyncIterator[MakeClient]:
    """Browsers of one house, each with its own cookies."""
    opened: list[Client] = []

    def make(*, base_url: str = "http://cards.test", **settings: object) -> Client:
        app = make_app(people, msgspec.convert(settings, Settings), clock)
        client = Client(app, base_url)
        opened.append(client)
        return client

    yield make
    for client in opened:
        await client.aclose()


@pytest.fixture
async def client(make_client: MakeClient) -> Client:
    return make_client()

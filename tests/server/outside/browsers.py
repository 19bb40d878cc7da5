"""Someone's browser or program: requests with its cookies, and sockets."""

import itertools
from collections.abc import Mapping
from http.cookies import SimpleCookie
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.datastructures import HeadersLike

from tests.server.outside.sockets import PATIENCE, Socket

_numbers = itertools.count()


class Refusal(Exception):
    """An answer that is none of the 2xx."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.status_code} {response.text[:500]}")
        self.response = response
        self.status = response.status_code
        self.problem: dict[str, Any] = response.json()

    @property
    def code(self) -> str:
        return str(self.problem["code"])


class Browser:
    def __init__(self, url: str, *, token: str | None, language: str) -> None:
        self.url = url
        self._headers = {"accept-language": language}
        # What has a token is a program, and sends no origin.
        self._headers |= {"authorization": f"Bearer {token}"} if token else {"origin": url}
        self.http = httpx.AsyncClient(base_url=url, headers=self._headers, timeout=PATIENCE)
        self._sockets: list[Socket] = []

    # -- Requests ----------------------------------------------------------------------

    async def get(self, path: str, **params: object) -> Any:
        return self._answer(await self.http.get(path, params=_plain(params)))

    async def post(self, path: str, **body: object) -> Any:
        return await self.send("POST", path, body)

    async def patch(self, path: str, **body: object) -> Any:
        return await self.send("PATCH", path, body)

    async def put(self, path: str, **body: object) -> Any:
        return await self.send("PUT", path, body)

    async def delete(self, path: str, **body: object) -> Any:
        return await self.send("DELETE", path, body)

    async def send(self, method: str, path: str, body: object) -> Any:
        content = msgspec.json.encode(body)
        headers = {"content-type": "application/json"}
        return self._answer(await self.http.request(method, path, content=content, headers=headers))

    def _answer(self, response: httpx.Response) -> Any:
        if not response.is_success:
            raise Refusal(response)
        return response.json() if response.content else None

    # -- What people do ----------------------------------------------------------------

    async def come(self, name: str | None = None) -> dict[str, Any]:
        """As a guest, under a name of one's choice."""
        me: dict[str, Any] = await self.post("/api/guests")
        return await self.patch("/api/me", name=name) if name else me

    async def register(self, name: str, password: str = "correct horse") -> dict[str, Any]:
        me: dict[str, Any] = await self.post("/api/accounts", name=name, password=password)
        return me

    async def log_in(self, name: str, password: str = "correct horse") -> dict[str, Any]:
        me: dict[str, Any] = await self.post("/api/session", name=name, password=password)
        return me

    async def open(self, game: str = "six-nimmt", **request: object) -> str:
        """A table; its id."""
        opened = await self.post("/api/tables", game=game, **request)
        return str(opened["id"])

    async def do(self, table: str, do: str, **fields: object) -> dict[str, Any]:
        """A command over REST."""
        fields = {"id": f"r{next(_numbers)}"} | fields
        done: dict[str, Any] = await self.post(f"/api/tables/{table}/commands", do=do, **fields)
        return done

    # -- Sockets -----------------------------------------------------------------------

    async def socket(self, table: str, **params: object) -> Socket:
        """At a table, after its welcome."""
        socket = Socket(await self.connect(f"/ws/tables/{table}", params=params))
        self._sockets.append(socket)
        await socket.until(lambda message: message["type"] == "welcome")
        return socket

    async def lobby(self) -> Socket:
        socket = Socket(await self.connect("/ws/lobby"))
        self._sockets.append(socket)
        return socket

    async def connect(
        self,
        path: str,
        headers: Mapping[str, str] | None = None,
        params: Mapping[str, object] | None = None,
        **options: Any,
    ) -> ClientConnection:
        """The bare handshake; a cookie that it sets is kept."""
        address = httpx.URL(self.url.replace("http", "ws") + path, params=_plain(params or {}))
        sent: HeadersLike = self._headers | self._cookie() | dict(headers or {})
        # A busy machine shakes hands slowly.
        usual: dict[str, Any] = {"open_timeout": PATIENCE, "compression": None, "proxy": None}
        usual |= {"max_size": None, "max_queue": None}
        options = usual | options
        made = await connect(str(address), additional_headers=sent, **options)
        assert made.response is not None
        for value in made.response.headers.get_all("set-cookie"):
            for morsel in SimpleCookie(value).values():
                self.http.cookies.set(morsel.key, morsel.value, domain="127.0.0.1", path="/")
        return made

    def _cookie(self) -> dict[str, str]:
        pairs = [f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar]
        return {"cookie": "; ".join(pairs)} if pairs else {}

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()


def _plain(params: Mapping[str, object]) -> dict[str, str]:
    return {name: str(value) for name, value in params.items() if value is not None}

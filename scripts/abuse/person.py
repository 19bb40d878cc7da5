"""A guest with an address of its own: everything in 127.0.0.0/8 is this computer."""

from typing import Final

import httpx
from websockets.asyncio.client import connect

PATIENCE: Final = 60.0


class Person:
    def __init__(self, port: int, address: str, *, keep_alive: bool = True) -> None:
        self._port = port
        self.address = address
        self.origin: Final = f"http://127.0.0.1:{port}"
        limits = httpx.Limits(max_keepalive_connections=10 if keep_alive else 0)
        self.http = httpx.AsyncClient(
            base_url=self.origin,
            transport=httpx.AsyncHTTPTransport(local_address=address, limits=limits),
            headers={"Origin": self.origin},
            timeout=PATIENCE,
        )

    async def arrive(self) -> httpx.Response:
        """Become a guest; the cookie is kept."""
        return await self.http.post("/api/guests", json={})

    async def open_table(self, **request: object) -> str:
        answer = await self.http.post("/api/tables", json=request)
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def close(self) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, table: str, since: int = -1) -> connect:
        return connect(
            f"ws://127.0.0.1:{self._port}/ws/tables/{table}?since={since}",
            additional_headers={"Cookie": self.cookie, "Origin": self.origin},
            local_addr=(self.address, 0),
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            proxy=None,
        )

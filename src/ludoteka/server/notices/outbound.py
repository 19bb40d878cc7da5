"""Requests to addresses given by people: to the public internet only.

Each name is resolved here, every address that it has must be public, and the connection goes to
the address that was looked at: a name that means something else the next moment gains nothing.
Redirects are not followed, proxies of the environment not used, answers not read beyond a bit.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

import httpcore
from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

SECONDS: Final = 10
"""For a whole request: name, connection, answer."""
LONGEST: Final = 1000
"""Characters of an address."""
MOST_READ: Final = 4096

SocketOption = (
    tuple[int, int, int] | tuple[int, int, bytes | bytearray] | tuple[int, int, None, int]
)


class Refused(Exception):
    """We do not send there."""


class Unreachable(Exception):
    """Nobody answered, or not in time."""


def check_url(url: str, hosts: Iterable[str] = (), *, private: bool = False) -> str:
    """The host's name; `hosts`: those (or their children, as `.example.org`) that may be."""
    try:
        parts = urlsplit(url)
        name, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("not an address") from None
    if len(url) > LONGEST or not url.isascii() or any(char <= " " for char in url):
        raise Refused("not an address")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Refused("https only")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise Refused("no names, passwords or fragments")
    if port not in (None, 443) and not private:
        raise Refused("port 443 only")
    if not name or (_is_address(name) and not private):
        raise Refused("a name, not an address")
    allowed = tuple(hosts)
    if allowed and not private and not any(_fits(name, each) for each in allowed):
        raise Refused("not one of the allowed hosts")
    return name


def _fits(name: str, allowed: str) -> bool:
    return name.endswith(allowed) if allowed.startswith(".") else name == allowed


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Reached by everybody: not this machine, its network, nor anything reserved."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return False
        if found in NAT64:
            return False
    return found.is_global and not found.is_multicast


NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


class GuardedBackend(AsyncNetworkBackend):
    """Connects to public addresses only, unless `private` ones are allowed."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._inner: AsyncNetworkBackend = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's interface
        local_address: str | None = None,
        socket_options: Iterable[SocketOption] | None = None,
    ) -> AsyncNetworkStream:
        address = await self._resolve(host, port)
        return await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's interface
        socket_options: Iterable[SocketOption] | None = None,
    ) -> AsyncNetworkStream:
        raise Refused("no sockets of this machine")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _resolve(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [str(each[4][0]) for each in found]
        if not self._private and not all(map(is_public, addresses)):
            raise Refused("not a public address")
        return addresses[0]


class Outbound:
    """Posts to other people's servers."""

    def __init__(self, *, private: bool = False, context: ssl.SSLContext | None = None) -> None:
        """`private`: also http, any port and this network; a host's own choice."""
        self.private = private
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=context or ssl.create_default_context(),
            max_connections=20,
            max_keepalive_connections=5,
            keepalive_expiry=20,
            network_backend=GuardedBackend(private=private),
        )

    async def post(
        self,
        url: str,
        content: bytes,
        headers: Mapping[str, str],
        *,
        hosts: Iterable[str] = (),
    ) -> int:
        """The status of the answer; Refused or Unreachable if there is none."""
        check_url(url, hosts, private=self.private)
        lines = [(name.encode(), value.encode()) for name, value in headers.items()]
        host = urlsplit(url).netloc.encode()
        try:
            async with (
                asyncio.timeout(SECONDS),
                self._pool.stream(
                    "POST", url, headers=[(b"host", host), *lines], content=content
                ) as answer,
            ):
                await _read_some(answer)
                return answer.status
        except TimeoutError:
            raise Unreachable("not in time") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise Unreachable(type(error).__name__) from error
        except (ssl.SSLError, OSError) as error:
            raise Unreachable(type(error).__name__) from error

    async def close(self) -> None:
        await self._pool.aclose()


async def _read_some(answer: httpcore.Response) -> None:
    """Short answers whole, so that the connection serves again; long ones are left."""
    read = 0
    async for chunk in answer.aiter_stream():
        read += len(chunk)
        if read > MOST_READ:
            return

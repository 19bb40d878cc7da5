"""Where a request comes from; a proxy is believed only if the host trusts it."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from litestar.datastructures import Headers
from litestar.types import HTTPScope, WebSocketScope

AnyScope = HTTPScope | WebSocketScope


class Proxies:
    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._networks = [ip_network(network) for network in trusted]

    def client(self, scope: AnyScope) -> str:
        """The nearest address that is not one of our proxies'.

        Everything to the left of it in `X-Forwarded-For` was written by a stranger.
        """
        address = _peer(scope)
        chain = _headers(scope).get("x-forwarded-for", "").split(",")
        for hop in reversed([part.strip() for part in chain if part.strip()]):
            if not self._is_trusted(address):
                break
            address = hop
        return address

    def scheme(self, scope: AnyScope) -> str:
        """http or https, also for sockets."""
        scheme = str(scope["scheme"])
        if self._is_trusted(_peer(scope)):
            scheme = _headers(scope).get("x-forwarded-proto", scheme)
        return "https" if scheme in {"https", "wss"} else "http"

    def _is_trusted(self, address: str) -> bool:
        parsed = _parse(address)
        return parsed is not None and any(parsed in network for network in self._networks)


def neighbourhood(address: str) -> str:
    """What counts as one address for limits: a household has 2^64 of the sixth version."""
    parsed = _parse(address)
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))
    return str(parsed or "unknown")


def _parse(address: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(address)
    except ValueError:
        return None


def _peer(scope: AnyScope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def _headers(scope: AnyScope) -> Headers:
    return Headers.from_scope(scope)

"""The address of a request; a proxy is believed only if the host trusts it."""

from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from litestar.datastructures import Headers
from litestar.types import HTTPScope, WebSocketScope

from ludoteka.server.config import ProxyHeader

AnyScope = HTTPScope | WebSocketScope
Address = IPv4Address | IPv6Address


class Proxies:
    def __init__(
        self, trusted: Iterable[str] = (), header: ProxyHeader = "x-forwarded-for"
    ) -> None:
        """Only one header is read: any other one may have come from a stranger, untouched."""
        self._networks = [ip_network(network) for network in trusted]
        self._header = header

    def client(self, scope: AnyScope) -> str:
        """The nearest address that is not one of our proxies'.

        Everything to the left of it in the header was written by a stranger. What is not an
        address ends the chain: then the proxy that passed it on is all that is known.
        """
        found = _parse(_peer(scope))
        for hop in reversed(list(self._hops(scope))):
            if found is None or not self._is_trusted(found):
                break
            if (parsed := _parse(hop)) is None:
                break
            found = parsed
        return str(found) if found is not None else _peer(scope)

    def scheme(self, scope: AnyScope) -> str:
        """http or https, also for sockets; of several words the last is the nearest proxy's."""
        scheme = str(scope["scheme"])
        peer = _parse(_peer(scope))
        if peer is not None and self._is_trusted(peer):
            scheme = ([scheme, *filter(None, self._protocols(scope))])[-1]
        return "https" if scheme.lower() in {"https", "wss"} else "http"

    def _hops(self, scope: AnyScope) -> Iterator[str]:
        if self._header == "forwarded":
            return (_value(element, "for") for element in _elements(scope, "forwarded"))
        return iter(_elements(scope, "x-forwarded-for"))

    def _protocols(self, scope: AnyScope) -> Iterator[str]:
        if self._header == "forwarded":
            return (_value(element, "proto") for element in _elements(scope, "forwarded"))
        return iter(_elements(scope, "x-forwarded-proto"))

    def trusts(self, address: str) -> bool:
        """Whether many people come from there."""
        parsed = _parse(address)
        return parsed is not None and self._is_trusted(parsed)

    def _is_trusted(self, address: Address) -> bool:
        return any(address in network for network in self._networks)


def neighbourhood(address: str) -> str:
    """What counts as one address for limits: a household has 2^64 of the sixth version."""
    parsed = _parse(address)
    if isinstance(parsed, IPv6Address):
        return str(ip_network((parsed, 64), strict=False))
    return str(parsed or "unknown")


def _parse(text: str) -> Address | None:
    """An address, also with a port (`192.0.2.1:80`, `[2001:db8::1]:80`) or an interface."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        parsed = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (parsed.ipv4_mapped or parsed) if isinstance(parsed, IPv6Address) else parsed


def _elements(scope: AnyScope, name: str) -> list[str]:
    """The elements of a header, in order; several lines are one list (RFC 9110, 5.3)."""
    lines = Headers.from_scope(scope).getall(name, [])
    return [element for part in ",".join(lines).split(",") if (element := part.strip())]


def _value(element: str, name: str) -> str:
    """`for=192.0.2.1` or `for="[2001:db8::1]:80"` in an element of `Forwarded` (RFC 7239)."""
    for pair in element.split(";"):
        key, _, value = pair.partition("=")
        if key.strip().lower() == name:
            return value.strip().strip('"')
    return ""


def _peer(scope: AnyScope) -> str:
    client = scope["client"]
    return client[0] if client else ""

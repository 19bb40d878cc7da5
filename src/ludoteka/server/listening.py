"""Opens the listening socket, and tells under which addresses it is reached."""

import errno
import ipaddress
import socket
from typing import Final

from ludoteka.core import BadInput

BACKLOG: Final = 2048
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of documentation: nothing is sent there, only the way to it is looked up."""


def listen(host: str, port: int) -> socket.socket:
    """Port 0 takes a free one."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return socket.create_server(address, family=family, backlog=BACKLOG)
    except OSError as error:
        raise _refusal(host, port, error) from None


def _refusal(host: str, port: int, error: OSError) -> BadInput:
    if error.errno == errno.EADDRINUSE:
        return BadInput("port-taken", port=str(port), next=str(port % 65535 + 1))
    if error.errno in {errno.EACCES, errno.EPERM}:
        return BadInput("port-forbidden", port=str(port))
    problem = error.strerror or str(error)
    return BadInput("cannot-listen", host=host, port=str(port), problem=problem)


def lan_address() -> str | None:
    """The address of this computer in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(found).is_loopback else found


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_everywhere(host: str) -> bool:
    """Whether who listens there is reached under every address of this computer."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False

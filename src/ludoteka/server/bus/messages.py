"""Encodes bus messages: sender, table, content."""

import secrets
from typing import NamedTuple


class Message(NamedTuple):
    node: str
    table: str
    payload: bytes


def new_node() -> str:
    """Tells this process from all others for as long as it runs."""
    return secrets.token_urlsafe(9)


def encode(message: Message) -> bytes:
    return b"%b %b %b" % (message.node.encode(), message.table.encode(), message.payload)


def decode(data: bytes) -> Message | None:
    """None for what is none of ours; a channel is open to all."""
    node, first, rest = data.partition(b" ")
    table, second, payload = rest.partition(b" ")
    if not (first and second):
        return None
    return Message(node.decode(errors="replace"), table.decode(errors="replace"), payload)

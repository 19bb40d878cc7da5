"""What a client has seen and sent before a deal, which verification compares with the record.

A record alone is what the server tells afterwards. Only who kept the commitment, the hashes and
their own entropy from before the deal can show that they are still the same.
"""

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.core.fairness import Hashes


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """Of one person at one table; written before each thing that is sent. It exists only where
    a client was at an open table, which is dealt under edition 2."""

    table: str
    person: str = ""
    """Whose it is: several people may play from one machine."""
    commitment: str
    """The first one that was seen."""
    seats: tuple[int, ...] = ()
    """Our own."""
    entropy: dict[int, str] = {}
    """Our own seats': drawn after the commitment was seen."""
    committed: tuple[int, ...] = ()
    """Our seats whose hashes the server said to have taken."""
    listed: tuple[int, ...] = ()
    """Our seats that a card named among those whose hashes are here."""
    late: tuple[int, ...] = ()
    """Our seats whose hashes came too late, as the server said before the deal."""
    hashes: Hashes | None = None
    """The list as it was fixed, seen before we revealed anything."""
    sent: tuple[int, ...] = ()
    """Our seats whose entropy was sent, whatever became of it."""
    revealed: tuple[int, ...] = ()
    """Our seats whose entropy the server said to have taken."""
    dealt: dict[int, tuple[object, ...]] = {}
    """The events of the deal, as our seats received them."""
    at: int = 0
    """When the commitment was first seen, in milliseconds since 1970."""


def decode_memory(data: bytes) -> Memory:
    try:
        return msgspec.json.decode(data, type=Memory)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("bad-memory", problem=str(error).replace("`", "")) from None

"""Play at a Ludoteka server from Python: sync and async, as a guest or with a token.

    with Client("http://127.0.0.1:8420") as client:
        table = client.open_table("six-nimmt", start=True)
        with client.join(table.id) as link:
            for message in link: ...

A link outlives its connection: it catches up after a loss, and gives a command until it is
answered, always under the same id, so that it is done once.
"""

from ludoteka.core.extras import MissingExtra

try:
    import httpx  # noqa: F401
    import websockets  # noqa: F401
except ImportError as missing:
    raise MissingExtra("ludoteka.client", missing.name or "a package", "client") from missing

from ludoteka.client.answers import Challenge, Invitation, News, Opened, TableLine, Uploaded
from ludoteka.client.async_client import AsyncClient
from ludoteka.client.async_link import AsyncTableLink
from ludoteka.client.conversation import TableMessage
from ludoteka.client.errors import Refusal, UnfairDeal
from ludoteka.client.memory import FileMemory, MemoryStore, ShortMemory, UsualMemory
from ludoteka.client.offers import LegalMove, legal_moves
from ludoteka.client.playing import PlayingBot
from ludoteka.client.sights import Offer, Seen, sights_of
from ludoteka.client.sync_client import Client
from ludoteka.client.sync_link import TableLink

__all__ = [
    "AsyncClient",
    "AsyncTableLink",
    "Challenge",
    "Client",
    "FileMemory",
    "Invitation",
    "LegalMove",
    "MemoryStore",
    "News",
    "Offer",
    "Opened",
    "PlayingBot",
    "Refusal",
    "Seen",
    "ShortMemory",
    "TableLine",
    "TableLink",
    "TableMessage",
    "UnfairDeal",
    "Uploaded",
    "UsualMemory",
    "legal_moves",
    "sights_of",
]

"""Signed tokens that unsubscribe an address; they need no row and never expire."""

import hashlib
import hmac

from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.notices import targets
from ludoteka.server.notices.encrypting import encode


class Unsubscribing:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def word(self, person: str, address: str) -> str:
        signed = hmac.digest(self._key, f"{person}:{address}".encode(), hashlib.sha256)
        return f"{person}.{encode(signed[:24])}"

    async def use(self, connection: AsyncConnection, word: str) -> bool:
        """False for a word that is not ours, or for an address that is another by now."""
        person = word.rpartition(".")[0]
        found = await targets.address_of(connection, person) if person else None
        if found is None:
            return False
        right = self.word(person, found.address)
        if not hmac.compare_digest(word.encode(), right.encode()):
            return False
        await targets.want_mail(connection, person, wanted=False)
        return True

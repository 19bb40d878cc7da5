"""Who has the cookie is the person: signed values that need no row in the database.

A value holds person, epoch and time of issue. Raising the person's epoch ends all sessions
of that person at once; a value older than a day is renewed, so a session lasts as long as
the person comes back in time.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

from msgspec import Struct

VERSION: Final = "1"
DAY: Final = 86_400_000


class Session(Struct, frozen=True):
    person: str
    epoch: int
    issued: int


class Sessions:
    def __init__(self, key: bytes, *, days: int = 400) -> None:
        self._key = key
        self._lifetime = days * DAY

    def issue(self, person: str, epoch: int, at: int) -> str:
        text = f"{VERSION}.{person}.{epoch}.{at}"
        return f"{text}.{self._signature(text)}"

    def read(self, value: str, at: int) -> Session | None:
        """The session, unless the value is forged, malformed or too old."""
        text, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(text).encode()):
            return None
        version, person, epoch, issued = text.split(".")
        if version != VERSION or at - int(issued) > self._lifetime:
            return None
        return Session(person, int(epoch), int(issued))

    def is_stale(self, session: Session, at: int) -> bool:
        """Whether it is time for a new value."""
        return at - session.issued > DAY

    def seconds(self) -> int:
        return self._lifetime // 1000

    def key_for(self, purpose: str) -> bytes:
        """Another key, the same on all nodes, from which nobody finds this one."""
        return hmac.digest(self._key, f"key:{purpose}".encode(), hashlib.sha256)

    def _signature(self, text: str) -> str:
        digest = hmac.digest(self._key, f"session:{text}".encode(), hashlib.sha256)
        return urlsafe_b64encode(digest).decode().rstrip("=")

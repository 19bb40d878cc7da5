"""Sessions: signed cookie values that need no row in the database.

A value holds person, epoch, the session's id and time of issue. Raising the person's epoch ends
all sessions of that person at once; logging out ends one by its id (see `ended_sessions`). A value
older than a day is renewed, so a session lasts as long as the person comes back in time.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from msgspec import Struct

VERSION: Final = "2"
WITHOUT_ID: Final = "1"
"""Values of earlier releases; each counts as a session of its own."""
DAY: Final = 86_400_000


class Session(Struct, frozen=True):
    person: str
    epoch: int
    issued: int
    id: str


class Sessions:
    def __init__(self, key: bytes, *, days: int = 400) -> None:
        self._key = key
        self._lifetime = days * DAY

    def issue(self, person: str, epoch: int, at: int, session: str) -> str:
        """A value of a session; `new_session` makes another one."""
        text = f"{VERSION}.{person}.{epoch}.{session}.{at}"
        return f"{text}.{self._signature(text)}"

    def read(self, value: str, at: int) -> Session | None:
        """The session, unless the value is forged, malformed or too old."""
        text, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(text).encode()):
            return None
        session = _parse(text)
        return session if session is not None and at <= self.expires(session) else None

    def expires(self, session: Session) -> int:
        """When the latest value of the session ends, if it is this one."""
        return session.issued + self._lifetime

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


def new_session() -> str:
    return secrets.token_urlsafe(12)


def _parse(text: str) -> Session | None:
    match text.split("."):
        case [version, person, epoch, session, issued] if version == VERSION:
            return Session(person, int(epoch), int(issued), session)
        case [version, person, epoch, issued] if version == WITHOUT_ID:
            own = hashlib.sha256(text.encode()).hexdigest()[:16]
            return Session(person, int(epoch), int(issued), own)
        case _:
            return None

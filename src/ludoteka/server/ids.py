"""Random ids that cannot be guessed."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

ID_BYTES: Final = 9


def new_id() -> str:
    """12 characters, 72 random bits: the id of a table is also its secret link."""
    return _readable(secrets.token_bytes(ID_BYTES))


def id_of(key: bytes, *parts: str) -> str:
    """The same for the same parts, and as hard to guess as any other for who has no key."""
    digest = hmac.digest(key, "\0".join(parts).encode(), hashlib.sha256)
    return _readable(digest[:ID_BYTES])


def _readable(number: bytes) -> str:
    """A hyphen in front would be taken for an option by any command."""
    text = urlsafe_b64encode(number).decode()
    return f"0{text[1:]}" if text.startswith("-") else text

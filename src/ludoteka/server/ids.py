"""Names that nobody can guess."""

import secrets
from typing import Final

ID_BYTES: Final = 9


def new_id() -> str:
    """12 characters, 72 random bits: the id of a table is also its secret link."""
    return secrets.token_urlsafe(ID_BYTES)

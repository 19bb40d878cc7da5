"""Refusals of the server, each kind with the HTTP status that stands for it.

They are `BadInput` to everybody who only wants to show the sentence.
"""

from typing import ClassVar

from ludoteka.core.errors import Argument, BadInput


class Refused(BadInput):
    status: ClassVar[int]
    retry_after: int | None = None
    """Seconds after which it may do."""


class Unauthorized(Refused):
    """Nobody knows who asks: no session, a bad token, a wrong password."""

    status = 401


class Forbidden(Refused):
    """It is known who asks, and that one may not."""

    status = 403


class Unknown(Refused):
    """There is no such thing, or it is not for you to know."""

    status = 404


class NotAllowed(Refused):
    """The thing is there, and cannot be asked for this."""

    status = 405


class Taken(Refused):
    """Someone else has it already."""

    status = 409


class Outdated(Refused):
    """It would have been right for what was there before."""

    status = 409


class TooLarge(Refused):
    status = 413


class Unsupported(Refused):
    """Written in something that we do not read."""

    status = 415


class TooMany(Refused):
    """Too often."""

    status = 429

    def __init__(self, code: str, *, retry_after: int, **arguments: Argument) -> None:
        super().__init__(code, retry_after=retry_after, **arguments)
        self.retry_after = retry_after


class Enough(Refused):
    """Someone has as much of it at once as they may have."""

    status = 429
    retry_after = 60


class Failed(Refused):
    """Our own mistake, of which others learn only a number that stands in the log."""

    status = 500
    retry_after = 5


class NoRoom(Refused):
    """There is no room left to keep it."""

    status = 507
    retry_after = 600


class Busy(Refused):
    """The server has too much to do, or is without its database; try again soon."""

    status = 503
    retry_after = 2

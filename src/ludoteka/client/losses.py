"""Why connections end, and whether to connect again."""

from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

from ludoteka.client.conversation import Gap, NotLetIn
from ludoteka.client.errors import Refusal

LOST: Final = (
    ConnectionClosed,
    InvalidHandshake,
    InvalidMessage,
    OSError,
    TimeoutError,
    EOFError,
    Gap,
    NotLetIn,
)
"""After any of these one may come back."""

OPEN_TIMEOUT: Final = 10.0
FOR_EVER: Final = range(4400, 4500)
"""The server closes with 4000 + the HTTP status that it would have answered."""
TOO_MANY: Final = 4429
SHOWN_OUT: Final = (4001, 4003)
"""The session or the table is no longer ours."""
MOST_REFUSED: Final = 5
"""Something before the server refuses the handshake: for ever, or in a moment's trouble."""


class Losses:
    """Tells losses after which one may come back from those that are for good."""

    def __init__(self) -> None:
        self._refused = 0

    def none(self) -> None:
        self._refused = 0

    def check(self, error: Exception) -> float:
        """Raises Refusal if coming back is of no use; else the seconds to wait at least."""
        if isinstance(error, NotLetIn):
            if error.told.retry_after is None:
                raise Refusal(error.told.code, error.told.sentence) from error
            return error.told.retry_after
        if isinstance(error, ConnectionClosed) and error.rcvd is not None:
            code, reason = error.rcvd.code, error.rcvd.reason or "closed"
            if code in SHOWN_OUT or (code in FOR_EVER and code != TOO_MANY):
                raise Refusal(reason, f"the server closed the table to us: {reason}") from error
        if isinstance(error, InvalidStatus) and error.response.status_code < 500:
            self._refused += 1
            if self._refused >= MOST_REFUSED:
                status = error.response.status_code
                said = f"the server refused the connection: HTTP {status}"
                raise Refusal("handshake-refused", said, status=status) from error
        return 0.0

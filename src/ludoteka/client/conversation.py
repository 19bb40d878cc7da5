"""The protocol of a table, independent of how frames travel.

It knows how far we have read, and which commands have no answer yet: those are given again
after every loss, with their ids, which the server does once.
"""

from collections.abc import Callable
from typing import Final
from urllib.parse import quote

import msgspec

from ludoteka.server.protocol import (
    Bye,
    Done,
    Hurry,
    Message,
    Pong,
    Presence,
    Refused,
    TableCommand,
    TurnedAway,
    Update,
    Welcome,
)

TableMessage = Welcome | Update | Presence | Hurry | Refused | Bye
"""What a link yields: answers to commands go to who gave them."""

_messages: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
_encode: Final = msgspec.json.Encoder().encode


class Gap(Exception):
    """An entry is missing: connect again, and the server tells it."""


class NotLetIn(Exception):
    """The server has told why, and closes the connection."""

    def __init__(self, told: TurnedAway) -> None:
        super().__init__(told.sentence)
        self.told = told


Answered = Callable[[Done | Refused], object]


class _Asked(msgspec.Struct):
    frame: str
    then: Answered | None = None
    """Takes the answer, if nobody waits for it."""
    again_at: float | None = None
    """When to give it again, if the server asked for patience."""


class Conversation:
    def __init__(self, table: str) -> None:
        self.table: Final = table
        self.seq = -1
        """The last entry that we know."""
        self.is_welcome = False
        """Whether the server has ever let us in."""
        self._asked: dict[str, _Asked] = {}
        self._answers: dict[str, Done | Refused] = {}

    @property
    def path(self) -> str:
        return f"/ws/tables/{quote(self.table, safe='')}?since={self.seq}"

    # -- Commands ----------------------------------------------------------------------

    def ask(self, command: TableCommand, then: Answered | None = None) -> str:
        """The frame of a command, which from now on waits for its answer."""
        frame = _encode(command).decode()
        self._asked[command.id] = _Asked(frame, then)
        return frame

    def is_answered(self, command: str) -> bool:
        return command in self._answers

    def take_answer(self, command: str) -> Done | Refused | None:
        """The answer; without one (None) the command is given up."""
        self._asked.pop(command, None)
        return self._answers.pop(command, None)

    def unanswered(self) -> list[str]:
        """To be given again on a new connection."""
        for asked in self._asked.values():
            asked.again_at = None
        return [asked.frame for asked in self._asked.values()]

    def due(self, now: float) -> list[str]:
        """Commands for which the server asked for patience, which is over."""
        found = [
            asked
            for asked in self._asked.values()
            if asked.again_at is not None and asked.again_at <= now
        ]
        for asked in found:
            asked.again_at = None
        return [asked.frame for asked in found]

    def pause(self, now: float) -> float | None:
        """Seconds until something will be due."""
        times = [asked.again_at for asked in self._asked.values() if asked.again_at is not None]
        return max(0.0, min(times) - now) if times else None

    # -- Messages ----------------------------------------------------------------------

    def hear(self, frame: str | bytes, now: float) -> TableMessage | None:
        """The message, unless it is an answer, or an entry that we know."""
        message = _messages.decode(frame)
        match message:
            case Update():
                return self._entry(message)
            case Done(id=str(command)) | Refused(id=str(command), retry_after=None):
                self._answered(command, message)
                return None
            case Refused(retry_after=float(seconds)):
                self._be_patient(message.id, now + seconds)
                return None
            case Pong():
                return None
            case TurnedAway():
                raise NotLetIn(message)
            case Welcome():
                self.is_welcome = True
                self.seq = message.seq
                return message
            case _:
                return message

    def _entry(self, update: Update) -> Update | None:
        if update.seq <= self.seq:
            return None
        if update.seq > self.seq + 1:
            raise Gap(f"entry {update.seq} after {self.seq}")
        self.seq = update.seq
        return update

    def _answered(self, command: str, answer: Done | Refused) -> None:
        asked = self._asked.pop(command, None)
        if asked is not None and asked.then is not None:
            asked.then(answer)
        elif asked is not None:
            self._answers[command] = answer

    def _be_patient(self, command: str | None, until: float) -> None:
        """Without an id it may have been any of them."""
        for asked_id, asked in self._asked.items():
            if command is None or asked_id == command:
                asked.again_at = until

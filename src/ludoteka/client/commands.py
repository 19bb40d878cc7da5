"""What one can do at a table; `R` is Done here, and the promise of it in asyncio."""

import secrets
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from ludoteka.server import protocol

R = TypeVar("R")


class Commands(ABC, Generic[R]):
    @abstractmethod
    def command(self, command: protocol.TableCommand) -> R:
        """Any command: done durably when this returns; raises Refusal if it may not be.

        It is given again after a lost connection, and when the server is busy, until it is
        answered. If that takes longer than the link's patience, BadInput tells so; what
        became of the command stands in the table's log.
        """

    def play(self, seat: int, move: str, *, after: int | None = None) -> R:
        """Make a move, as text. `after`: the seq that it is an answer to."""
        return self.command(protocol.Play(id=new_id(), seat=seat, move=move, after=after))

    def sit(self, seat: int, *, entropy: str = "") -> R:
        return self.command(protocol.Sit(id=new_id(), seat=seat, entropy=entropy))

    def stand(self, seat: int) -> R:
        return self.command(protocol.Stand(id=new_id(), seat=seat))

    def add_bot(self, seat: int, bot: str) -> R:
        return self.command(protocol.AddBot(id=new_id(), seat=seat, bot=bot))

    def ready(self, seat: int, *, ready: bool = True, entropy: str = "") -> R:
        return self.command(protocol.Ready(id=new_id(), seat=seat, ready=ready, entropy=entropy))

    def start(self) -> R:
        return self.command(protocol.Start(id=new_id()))

    def say(self, text: str) -> R:
        return self.command(protocol.Say(id=new_id(), text=text))

    def take_back(self, seat: int) -> R:
        return self.command(protocol.TakeBack(id=new_id(), seat=seat))

    def answer(self, seat: int, *, agree: bool) -> R:
        """To somebody who asks to take a move back."""
        return self.command(protocol.Answer(id=new_id(), seat=seat, agree=agree))

    def come_back(self, seat: int) -> R:
        """Take one's seat over again from the bot that stood in."""
        return self.command(protocol.Return(id=new_id(), seat=seat))

    def resign(self, seat: int) -> R:
        return self.command(protocol.Resign(id=new_id(), seat=seat))

    def rematch(self) -> R:
        return self.command(protocol.Rematch(id=new_id()))

    def close_table(self) -> R:
        return self.command(protocol.Close(id=new_id()))


def new_id() -> str:
    return secrets.token_urlsafe(9)

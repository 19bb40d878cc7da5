"""The commands at a table; `R` is Done in the sync client and an awaitable in the other."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
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

    def sit(self, seat: int) -> R:
        return self.command(protocol.Sit(id=new_id(), seat=seat))

    def stand(self, seat: int) -> R:
        return self.command(protocol.Stand(id=new_id(), seat=seat))

    def add_bot(self, seat: int, bot: str, figure: str = "") -> R:
        """Of this level; `figure`: a certain one of the cast."""
        return self.command(protocol.AddBot(id=new_id(), seat=seat, bot=bot, figure=figure))

    def ready(self, seat: int, *, ready: bool = True) -> R:
        return self.command(protocol.Ready(id=new_id(), seat=seat, ready=ready))

    def remove(self, seat: int) -> R:
        """The host frees a seat; its person does not sit down here again."""
        return self.command(protocol.Remove(id=new_id(), seat=seat))

    def start(self) -> R:
        """The host begins; all others must be ready."""
        return self.command(protocol.Start(id=new_id()))

    def say(self, text: str) -> R:
        return self.command(protocol.Say(id=new_id(), text=text))

    def take_back(self, seat: int) -> R:
        return self.command(protocol.TakeBack(id=new_id(), seat=seat))

    def answer(self, seat: int, *, agree: bool) -> R:
        """To someone who asks to take a move back."""
        return self.command(protocol.Answer(id=new_id(), seat=seat, agree=agree))

    def relieve(self, seat: int) -> R:
        """Ask the others to let a bot play for a seat whose person is away."""
        return self.command(protocol.Relieve(id=new_id(), seat=seat))

    def answer_relief(self, seat: int, *, agree: bool) -> R:
        """To someone who asks for that; `seat` is our own."""
        return self.command(protocol.AnswerRelief(id=new_id(), seat=seat, agree=agree))

    def come_back(self, seat: int) -> R:
        """Take one's seat over again from the bot that stood in."""
        return self.command(protocol.Return(id=new_id(), seat=seat))

    def leave(self, seat: int) -> R:
        """Let a bot play on in our name, until `come_back`; the result counts."""
        return self.command(protocol.Leave(id=new_id(), seat=seat))

    def resign(self, seat: int) -> R:
        """Leave the match to a bot for good, and come after all others."""
        return self.command(protocol.Resign(id=new_id(), seat=seat))

    def offer_stop(self, seat: int) -> R:
        """Offer everybody to end the match without a result."""
        return self.command(protocol.OfferStop(id=new_id(), seat=seat))

    def answer_stop(self, seat: int, *, agree: bool) -> R:
        """To someone who offers that; `agree=False` also withdraws our own offer."""
        return self.command(protocol.AnswerStop(id=new_id(), seat=seat, agree=agree))

    def leave_answers(self, seat: int, answers: Sequence[protocol.StandingAnswer]) -> R:
        """For the questions of a match with a slow clock, instead of those left before."""
        return self.command(protocol.Standing(id=new_id(), seat=seat, answers=tuple(answers)))

    def go_on_vacation(self, seat: int, days: int) -> R:
        """Our slow clock stands still for so many days; 0 ends that."""
        return self.command(protocol.Vacation(id=new_id(), seat=seat, days=days))

    def rematch(self) -> R:
        return self.command(protocol.Rematch(id=new_id()))

    def close_table(self) -> R:
        """Before the start as its host; later if we play against bots only: no result."""
        return self.command(protocol.Close(id=new_id()))


def new_id() -> str:
    return secrets.token_urlsafe(9)

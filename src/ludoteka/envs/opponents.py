"""The bots that one plays against."""

from collections.abc import Sequence

from ludoteka.bots import Bot, find_bot
from ludoteka.core import BadInput, Event, Rng, Seat, all_seats, redact
from ludoteka.envs.table import Table

Names = str | Sequence[str]
"""One bot for all the other seats, or one for each of them, clockwise from one's own seat."""


class Opponents:
    """Whoever sits at the other seats of a table."""

    def __init__(self, table: Table, names: Names) -> None:
        others = table.seats - 1
        each = [names] * others if isinstance(names, str) else list(names)
        if len(each) != others:
            raise BadInput("opponents-count", found=len(each), needed=others)
        self._makers = [find_bot(name, table.game) for name in each]
        self._table = table
        self._bots: dict[Seat, Bot] = {}
        self._listening: list[Bot] = []

    def deal(self, own: Seat) -> None:
        """A new match, with bots at all seats but this one."""
        table = self._table
        seats = all_seats(table.seats)
        seed = table.deal(recording=True)
        self._bots = {}
        for away, make in enumerate(self._makers, start=1):
            seat = seats[(own + away) % table.seats]
            self._bots[seat] = make(table.game, seat, Rng(seed).child(f"bot {seat}"))
        self._listening = [bot for bot in self._bots.values() if type(bot).see is not Bot.see]
        table.state.recording = bool(self._listening)
        self.tell()

    def play(self, own: Seat) -> None:
        """Until it is one's own turn, or the end. Who decides at the same time does so now."""
        state = self._table.state
        while acting := state.to_act():
            if own in acting and len(acting) == 1:
                return
            for seat in acting:
                if seat != own:
                    bot = self._bots[seat]
                    state.play(seat, bot.choose(state.view(seat), state.legal(seat)))
            self.tell()
            if own in acting:
                return

    def tell(self) -> None:
        """Every bot that listens gets what has happened, as its seat may know it."""
        happened: list[Event] = self._table.state.take_events()
        for bot in self._listening:
            for event in happened:
                bot.see(redact(event, bot.seat))

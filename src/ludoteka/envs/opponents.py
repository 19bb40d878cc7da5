"""Opponents of an agent: bots, or policies given by the user."""

from collections.abc import Callable, Sequence
from typing import Any, SupportsIndex, cast

from ludoteka.bots import Bot, find_bot
from ludoteka.bots.base import BotMaker
from ludoteka.core import BadInput, Event, Game, Move, Rng, Seat, View, all_seats, redact
from ludoteka.envs.table import Table

Policy = Callable[[Any, Any], SupportsIndex]
"""Takes an observation and its mask, as the environment gives them, and returns an action."""
Opponent = str | type[Bot] | Bot | Policy
"""A bot's name, its class, a bot of one's own, or a policy."""


class Opponents:
    """The players at the other seats of a table."""

    def __init__(self, table: Table, wanted: Opponent | Sequence[Opponent]) -> None:
        self._table = table
        self._makers: list[BotMaker] = []
        self._bots: dict[Seat, Bot] = {}
        self._listening: list[Bot] = []
        self.invite(wanted)

    def invite(self, wanted: Opponent | Sequence[Opponent]) -> None:
        """They sit down at the next match: one kind for all the other seats, or one for each of
        them, clockwise from one's own seat."""
        others = self._table.seats - 1
        if isinstance(wanted, str) or not isinstance(wanted, Sequence):
            each = [wanted] * others
        else:
            each = list(wanted)
        if len(each) != others:
            raise BadInput("opponents-count", found=len(each), needed=others)
        sitting = [id(bot) for bot in each if isinstance(bot, Bot)]
        if len(set(sitting)) < len(sitting):
            raise BadInput("opponent-twice")
        self._makers = [_maker(opponent, self._table) for opponent in each]

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
                    state.play(seat, self._choice(seat))
            self.tell()
            if own in acting:
                return

    def _choice(self, seat: Seat) -> Move:
        bot = self._bots[seat]
        if isinstance(bot, PolicyBot):
            return bot.act()
        state = self._table.state
        return bot.choose(state.view(seat), state.legal(seat))

    def tell(self) -> None:
        """Every bot that listens gets what has happened, as its seat may know it."""
        happened: list[Event] = self._table.state.take_events()
        for bot in self._listening:
            for event in happened:
                bot.see(redact(event, bot.seat))


class PolicyBot(Bot):
    """Lets a policy play that knows only observations and actions."""

    def __init__(self, game: Game, seat: Seat, rng: Rng, table: Table, policy: Policy) -> None:
        super().__init__(game, seat, rng)
        self.table = table
        self.policy = policy

    def act(self) -> Move:
        """At the table itself, which is quicker than through a view."""
        seen = self.table.observe(self.seat)
        return self.table.move(self.seat, self.policy(seen["observation"], seen["action_mask"]))

    def choose(self, view: View, moves: list[Move]) -> Move:
        return self.act()


class PolicySits:
    """Puts a policy on a seat of this table."""

    def __init__(self, table: Table, policy: Policy) -> None:
        self.table = table
        self.policy = policy

    def __call__(self, game: Game, seat: Seat, rng: Rng, /) -> Bot:
        return PolicyBot(game, seat, rng, self.table, self.policy)


class BotSits:
    """Puts a bot that is there already on a seat: it stays the same from match to match."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def __call__(self, game: Game, seat: Seat, rng: Rng, /) -> Bot:
        self.bot.seat = seat
        self.bot.rng = rng
        return self.bot


def _maker(opponent: object, table: Table) -> BotMaker:
    if isinstance(opponent, str):
        return find_bot(opponent, table.game)
    if isinstance(opponent, Bot):
        return BotSits(opponent)
    if isinstance(opponent, type):
        if issubclass(opponent, Bot):
            return opponent
    elif callable(opponent):
        return PolicySits(table, cast(Policy, opponent))
    raise BadInput("bad-opponent", opponent=str(opponent))

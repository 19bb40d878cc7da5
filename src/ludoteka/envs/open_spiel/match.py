"""A match by players and actions, for OpenSpiel's states; does not import pyspiel."""

from collections.abc import Sequence

from ludoteka.core import Rng, Seat, State
from ludoteka.envs.open_spiel.deals import Deals
from ludoteka.envs.open_spiel.memory import Layout, Memory
from ludoteka.envs.table import Table


class Rules:
    """What all matches of a game share."""

    def __init__(self, table: Table, deals: Deals, kept: int, limit: int) -> None:
        self.table = table
        self.deals = deals
        self.layout = Layout(table, kept)
        self.limit = limit
        """How many moves a match may have before it is stopped, with nothing for anyone."""

    def __deepcopy__(self, memo: dict[int, object]) -> "Rules":
        return self


class Match:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.drawn: tuple[int, ...] = ()
        self.state: State | None = None
        self.memories: list[Memory] = []
        self.moves = 0

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        twin = Match(self.rules)
        twin.drawn = self.drawn
        twin.moves = self.moves
        if self.state is not None:
            twin.state = self.state.copy()
            twin.state.recording = True
            twin.memories = [each.copy() for each in self.memories]
        return twin

    @property
    def chances(self) -> int:
        """How many outcomes the chance node has that one stands at; 0 elsewhere."""
        chances = self.rules.deals.chances
        return chances[len(self.drawn)] if self.state is None else 0

    @property
    def over(self) -> bool:
        return self.state is not None and not self.acting

    @property
    def acting(self) -> tuple[Seat, ...]:
        if self.state is None or self.moves >= self.rules.limit:
            return ()
        return self.state.to_act()

    def draw(self, outcome: int) -> None:
        self.drawn = (*self.drawn, outcome)
        deals = self.rules.deals
        if len(self.drawn) == len(deals.chances):
            self.begin(deals.begin(self.drawn))

    def begin(self, state: State) -> None:
        self.state = state
        state.take_events()
        self.memories = [Memory.of(state, seat) for seat in state.seats]

    def legal(self, seat: Seat) -> list[int]:
        if self.state is None or seat not in self.acting:
            return []
        table = self.rules.table
        return sorted(table.action(seat, move) for move in self.state.legal(seat))

    def play(self, actions: Sequence[tuple[Seat, int]]) -> None:
        """All at once: what players see is told when all have acted."""
        state, rules = self.state, self.rules
        assert state is not None
        table = rules.table
        moves = [(seat, action, table.move(seat, action)) for seat, action in actions]
        for seat, action, move in moves:
            seen, said = rules.layout.observed(state, seat), table.game.moves.text(move)
            self.memories[seat].act(seen, action, said, rules.layout.kept)
        for seat, _, move in moves:
            state.play(seat, move)
        self.moves += 1
        events = state.take_events()
        for memory in self.memories:
            memory.hear(events)

    def returns(self) -> list[float]:
        result = None if self.state is None else self.state.result()
        table = self.rules.table
        return [0.0] * table.seats if result is None else table.reward(result)

    def redealt(self, seat: Seat, rng: Rng) -> "Match":
        """A twin in which all that the player cannot know is drawn afresh. What the others
        remember begins anew with what they see there."""
        state = self.state
        assert state is not None
        twin = Match(self.rules)
        twin.drawn = self.drawn
        twin.moves = self.moves
        twin.begin(self.rules.table.game.redeal(state, seat, rng))
        assert twin.state is not None
        twin.state.recording = True
        twin.memories[seat] = self.memories[seat].copy()
        return twin

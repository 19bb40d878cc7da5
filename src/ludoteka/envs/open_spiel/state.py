"""OpenSpiel's state."""

import random
from typing import Any

import pyspiel  # pyright: ignore[reportMissingImports] -- of the extra `peers`

from ludoteka.core import Rng, Seat
from ludoteka.envs.open_spiel.match import Match, Rules


class TableState(pyspiel.State):
    """Copied by OpenSpiel attribute by attribute: there is one, which copies itself cheaply."""

    def __init__(self, game: Any, rules: Rules, *, turns: bool) -> None:
        super().__init__(game)
        self.turns = turns
        self.match = Match(rules)

    def current_player(self) -> int:
        match = self.match
        if match.chances:
            return int(pyspiel.PlayerId.CHANCE)
        acting = match.acting
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(acting) == 1 or self.turns:
            return int(acting[0])
        return int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        match = self.match
        if self.turns and player != self.current_player():
            return []
        return match.legal(Seat(player)) if player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.match.chances
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        match = self.match
        if match.chances:
            match.draw(action)
        else:
            match.play([(match.acting[0], action)])

    def _apply_actions(self, actions: list[int]) -> None:
        """Of all players; those who owe nothing are ignored."""
        match = self.match
        match.play([(seat, actions[seat]) for seat in match.acting])

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        table = self.match.rules.table
        return table.game.moves.text(table.move(Seat(player), action))

    def is_terminal(self) -> bool:
        return self.match.over

    def returns(self) -> list[float]:
        return self.match.returns()

    def __str__(self) -> str:
        """The beginning and all that was done: the whole truth, which no player knows."""
        match = self.match
        lines = [f"chance: {' '.join(map(str, match.drawn))}"]
        for memory in match.memories:
            lines += [memory.lines[1], *(line for line in memory.lines if line.startswith("> "))]
        return "\n".join(lines)


def resample(state: TableState, player: int) -> TableState:
    """A state that the player could as well be in: what `ISMCTSBot.set_resampler` asks for."""
    found: TableState = state.clone()
    seed = random.getrandbits(256).to_bytes(32, "big")
    found.match = state.match.redealt(Seat(player), Rng(seed).child("resampled"))
    return found

"""Plain Monte Carlo: every move is tried in the same worlds, and all play on at random.

A world is a deal that the view could be of. Nothing in here knows a game's rules, so it
plays any game; those who know one play it better.
"""

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.meter import Meter
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.roll_out import roll_out
from ludoteka.core import Move, Result, View


class MonteCarlo(SearchingBot):
    """A simulation is one world, in which each move is played out once."""

    def search(self, view: View, moves: list[Move], meter: Meter) -> Move:
        values = [0.0] * len(moves)
        dice = Dice(self.rng.word())
        while meter.more():
            world = self.game.from_view(view, self.rng)
            for number, move in enumerate(moves):
                trial = world.copy()
                trial.apply(self.seat, move)
                roll_out(trial, dice)
                result = trial.result()
                assert result is not None
                values[number] += self.value(result)
        return moves[values.index(max(values))]

    def value(self, result: Result) -> float:
        """Half for the share of the win, half for how many are behind."""
        ranks = result.ranks
        own = ranks[self.seat]
        behind = sum(rank > own for rank in ranks) / (len(ranks) - 1)
        return 0.5 * behind + (0.5 / ranks.count(1) if own == 1 else 0.0)

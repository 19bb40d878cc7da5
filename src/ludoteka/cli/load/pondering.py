"""A bot that costs processor time: what keeps the workers busy."""

import time
from typing import Final

from ludoteka.bots.random import RandomBot
from ludoteka.core import Move, View

NAME: Final = f"{__name__}:PonderingBot"
SECONDS: Final = 0.05


class PonderingBot(RandomBot):
    """Thinks about nothing for a while."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        enough = time.process_time() + SECONDS
        while time.process_time() < enough:
            pass
        return super().choose(view, moves)

"""Bots that do wrong whatever a bot can do wrong, for 6 nimmt! with one deal."""

import time

from ludoteka.bots import Bot
from ludoteka.core import Move, Phrase, View

WHOLE_HAND = 10
"""Cards at the first decision: those who take very long do so only once."""
THOUGHT = "a thought that nobody may read yet"


class Crashing(Bot):
    """Its message holds its hand, as messages of errors do."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        raise RuntimeError(f"my cards are {moves}")


class Cheating(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        return Move(max(moves) + 1)


class Endless(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        while len(moves) == WHOLE_HAND:
            time.sleep(0.1)
        return moves[0]


class Talking(Bot):
    """Tells its hand when it is asked why."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        self.said = f"{THOUGHT}: {moves}"
        return moves[0]

    def explain(self) -> tuple[Phrase, ...]:
        return (Phrase("bot-failed", {"bot": self.said}),)


class Babbling(Bot):
    """Says what no client could say."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return moves[0]

    def explain(self) -> tuple[Phrase, ...]:
        return (Phrase("a-message-that-is-nowhere", {}),)


BOTS = {kind.__name__.lower(): kind for kind in (Crashing, Cheating, Endless, Talking, Babbling)}

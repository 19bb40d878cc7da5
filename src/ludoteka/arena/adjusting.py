"""Takes luck out of results, so that fewer matches give the same verdict.

The mean of a match's luck is zero, no matter who plays (`ludoteka.review.luck`), so any share of
it may be subtracted. How much pays off is estimated from earlier blocks alone: the factor that a
block meets knows nothing of the block, and the mean stays what it is.
"""

from statistics import fmean
from typing import Final

from ludoteka.arena.play import Block, Played, play_block
from ludoteka.arena.recording import records_of
from ludoteka.arena.schedule import Contest
from ludoteka.arena.statistics import Series
from ludoteka.review import review

LEAST_BLOCKS: Final = 10
"""Before so many, nothing is subtracted."""


def play_for(contest: Contest, number: int) -> Block:
    """The block; with the luck of its matches if the contest asks for it."""
    block = play_block(contest, number)
    return with_luck(contest, block) if contest.adjust else block


def with_luck(contest: Contest, block: Block) -> Block:
    """Seeds differ from match to match: what chance could have done is drawn for each anew."""
    matches: list[Played] = []
    for rotation, record in enumerate(records_of(contest, block, "")):
        seed = 1000 * block.number + rotation
        match = block.matches[rotation]
        luck = tuple(review(record, seats=(), seed=seed).luck)
        matches.append(Played(match.ranks, match.scores, match.moves, luck))
    return Block(block.number, tuple(matches))


def luck_of(contest: Contest, block: Block) -> dict[str, float]:
    """By bot: of its seats and matches, on average."""
    found: dict[str, list[float]] = {bot: [] for bot in contest.bots}
    for match, line_up in zip(block.matches, contest.line_ups(block.number), strict=True):
        for seat, bot in enumerate(line_up):
            found[bot].append(match.luck[seat])
    return {bot: fmean(luck) for bot, luck in found.items()}


class Adjusting:
    """Credits of one bot, block by block, less their luck."""

    def __init__(self) -> None:
        self.raw = Series()
        self.adjusted = Series()
        self._together = 0.0
        """Of credits and luck, the sum of their products."""
        self._squares = 0.0

    @property
    def share(self) -> float:
        """Of the luck, how much is subtracted from the next block."""
        if self.raw.count < LEAST_BLOCKS or not self._squares:
            return 0.0
        return self._together / self._squares

    def add(self, credit: float, luck: float) -> float:
        """The adjusted credit."""
        adjusted = credit - self.share * luck
        usual = self.raw.mean if self.raw.count else credit
        self._together += (credit - usual) * luck
        self._squares += luck * luck
        self.raw.add(credit)
        self.adjusted.add(adjusted)
        return adjusted

    @property
    def factor(self) -> float | None:
        """How many times as many matches the same precision takes without it."""
        if self.raw.count < 2 or not self.adjusted.variance:
            return None
        return self.raw.variance / self.adjusted.variance

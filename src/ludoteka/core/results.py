"""How a match ended: ranks, scores and winners."""

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Ranks and scores by seat. Equal players share a rank and the next one is skipped."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def rank(scores: tuple[int, ...], *, lowest_wins: bool = False) -> tuple[int, ...]:
    """Ranks from scores, as in 1, 1, 3."""
    if lowest_wins:
        return tuple(1 + sum(other < score for other in scores) for score in scores)
    return tuple(1 + sum(other > score for other in scores) for score in scores)

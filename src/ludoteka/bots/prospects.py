"""What a bot that searched says of its move: what it expects of it and of the next best."""

from collections.abc import Sequence

from ludoteka.core import Phrase


def chances(chosen: float, others: Sequence[float] = ()) -> tuple[Phrase, ...]:
    """Of winning: with the move that was chosen, and with others that were tried as well.

    A search may prefer a move that did a little worse on average, but is surer; then the others
    are not told.
    """
    percent = _percent(chosen)
    if others and max(others) <= chosen:
        return (Phrase("bot-chance-next", {"percent": percent, "next": _percent(max(others))}),)
    return (Phrase("bot-chance", {"percent": percent}),)


def chances_of_best(values: Sequence[float], trials: int = 1) -> tuple[Phrase, ...]:
    """Of all moves, whose chances were added up over so many trials; the best was chosen."""
    ordered = sorted([value / trials for value in values], reverse=True)
    return chances(ordered[0], ordered[1:])


def _percent(chance: float) -> int:
    return max(0, min(100, round(100 * chance)))

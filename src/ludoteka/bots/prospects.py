"""What a search expects of its move and of the next best, for explanations."""

from collections.abc import Sequence

from ludoteka.core import Phrase


def chances(chosen: float, others: Sequence[float] = ()) -> tuple[Phrase, ...]:
    """Of winning: with the move that was chosen, and with others that were tried as well.

    The others are told if they did worse: a search may prefer a move that did not do best on
    average, but is surer.
    """
    percent, following = _percent(chosen), _percent(max(others, default=1.0))
    if following < percent:
        return (Phrase("bot-chance-next", {"percent": percent, "next": following}),)
    return (Phrase("bot-chance", {"percent": percent}),)


def chances_of_best(values: Sequence[float], trials: int = 1) -> tuple[Phrase, ...]:
    """Of all moves, whose chances were added up over so many trials; the best was chosen."""
    ordered = sorted([value / trials for value in values], reverse=True)
    return chances(ordered[0], ordered[1:])


def _percent(chance: float) -> int:
    return max(0, min(100, round(100 * chance)))


def tenths(value: float) -> Phrase:
    """A number with one decimal, which every language writes in its own way."""
    whole, rest = divmod(round(10 * value), 10)
    return Phrase("bot-tenths", {"whole": whole, "tenths": rest})

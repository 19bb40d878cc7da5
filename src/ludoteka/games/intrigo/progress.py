"""The progress of a match of Intrigo."""

from ludoteka.core.game import Phrase, Progress
from ludoteka.games.intrigo.view import IntrigoView


def progress(view: IntrigoView) -> Progress:
    if view.phase == "over":
        return Progress(None, 100)
    key = "progress-draft" if view.phase == "draft" else "progress-round"
    done = min(99, max(map(_nearness, view.seals)))
    return Progress(Phrase(key, {"round": view.round}), done)


def _nearness(seals: tuple[int, ...]) -> int:
    """In percent: four of one organisation win, or one of each (IN-23)."""
    return max(100 * max(seals) // 4, 100 * sum(map(bool, seals)) // len(seals))

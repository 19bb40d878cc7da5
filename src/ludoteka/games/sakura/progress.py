"""The progress of a match of Sakura."""

from ludoteka.core.game import Phrase, Progress
from ludoteka.games.sakura.view import SakuraView


def progress(view: SakuraView) -> Progress:
    if view.phase == "over":
        return Progress(None, 100)
    trees = view.path.trees
    said = Phrase("progress-round", {"round": view.round, "trees": len(trees), "paid": view.paid})
    done = min(99, 100 * view.emperor // trees[-1])
    return Progress(said, done)

"""What a player is asked, with who brought it about."""

from ludoteka.core.game import Phrase, Player
from ludoteka.games.bang.pending import AttackStep, DuelStep, DyingStep, ShotStep
from ludoteka.games.bang.view import BangView


def question(view: BangView) -> Phrase | None:
    """For questions that another player's card puts; who played it lies open on the table."""
    step = view.pending[-1] if view.pending else None
    match step:
        case ShotStep():  # BA-11
            return Phrase("asked-shot", {"by": Player(step.by), "needed": step.needed})
        case AttackStep():  # BA-33
            return Phrase("asked-indians", {"by": Player(step.by)})
        case DuelStep():  # BA-34
            return Phrase("asked-duel", {"by": Player(step.opponent)})
        case DyingStep() if step.by not in (None, step.seat):  # BA-16; Dynamite is nobody's
            return Phrase("asked-rescue", {"by": Player(step.by)})
    return None

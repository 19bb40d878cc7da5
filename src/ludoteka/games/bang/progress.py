"""The progress of a match of BANG!."""

from ludoteka.core.game import Phrase, Progress
from ludoteka.games.bang.view import BangView


def progress(view: BangView) -> Progress:
    if view.result is not None:
        return Progress(_ending(view), 100)
    left, seats = len(view.alive), view.seats
    fallen = 100 * (seats - left) // seats
    if view.options.mode == "single":
        return Progress(Phrase("progress-left", {"left": left, "seats": seats}), fallen)
    # BA-80: as many games as there are players
    said = Phrase(
        "progress-game", {"game": view.game, "games": seats, "left": left, "seats": seats}
    )
    done = min(99, (100 * (view.game - 1) + fallen) // seats)
    return Progress(said, done)


def _ending(view: BangView) -> Phrase | None:
    """Which side won a single game with a Sheriff."""
    roles = {role for seat in view.winners if isinstance(role := view.roles[seat], str)}
    if view.options.mode != "single" or view.seats == 3 or not roles:
        return None
    winner = next(role for role in ("sheriff", "outlaw", "renegade") if role in roles)
    return Phrase(f"progress-won-{winner}")

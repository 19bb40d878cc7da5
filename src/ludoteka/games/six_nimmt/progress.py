"""The progress of a match of 6 nimmt!."""

from ludoteka.core.events import Hidden
from ludoteka.core.game import Phrase, Progress
from ludoteka.games.six_nimmt.cards import BULLS, HAND_SIZE
from ludoteka.games.six_nimmt.options import USUAL_LIMIT
from ludoteka.games.six_nimmt.view import SixNimmtView


def progress(view: SixNimmtView) -> Progress:
    if view.phase == "over":
        return Progress(None, 100)
    if view.options.deals is not None:
        return _of_deals(view, view.options.deals)
    limit = view.options.limit or USUAL_LIMIT
    done = min(99, 100 * _most_bulls(view) // (limit + 1))
    if view.phase == "draft":
        said = Phrase("progress-draft-to-limit", {"deal": view.deal, "limit": limit})
    else:
        arguments = {"deal": view.deal, "trick": _trick(view), "limit": limit}
        said = Phrase("progress-to-limit", {**arguments})
    return Progress(said, done)


def _of_deals(view: SixNimmtView, deals: int) -> Progress:
    if view.phase == "draft":
        said = Phrase("progress-draft-of-deals", {"deal": view.deal, "deals": deals})
        return Progress(said, 100 * (view.deal - 1) // deals)
    trick = _trick(view)
    tricks = HAND_SIZE * (view.deal - 1) + trick - 1
    said = Phrase("progress-of-deals", {"deal": view.deal, "trick": trick, "deals": deals})
    return Progress(said, 100 * tricks // (HAND_SIZE * deals))


def _trick(view: SixNimmtView) -> int:
    """A chosen card stays in its hand until the reveal, after which its trick goes on."""
    hand = view.hands[0]
    held = hand.hidden if isinstance(hand, Hidden) else len(hand)
    return HAND_SIZE - held + (view.phase == "choose")


def _most_bulls(view: SixNimmtView) -> int:
    pairs = zip(view.totals, view.piles, strict=True)
    return max(total + sum(BULLS[card] for card in pile) for total, pile in pairs)

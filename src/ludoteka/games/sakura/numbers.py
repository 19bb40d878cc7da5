"""A seat's view in the numbers of the rules, for encoders and search.

It holds what `SakuraView` holds, less the names, and less what follows from the rest. A test
takes the numbers of states and those of their views to be the same.
"""

from typing import TYPE_CHECKING, Final

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.games.sakura.cards import NO_CARD, Card
from ludoteka.games.sakura.phases import CHOOSE, PHASES
from ludoteka.games.sakura.view import SakuraView
from ludoteka.games.sakura.walking import NOBODY

if TYPE_CHECKING:
    from ludoteka.games.sakura.state import SakuraState

UNSEEN: Final = -1
"""A card that another has chosen."""


class ViewNumbers:
    """Only to be read, and only before the next move: it shares lists with its state."""

    def __init__(
        self,
        *,
        seat: int,
        to_act: tuple[Seat, ...],
        phase: int,
        round: int,  # noqa: A002
        emperor: int,
        trees: tuple[int, ...],
        artists: list[int],
        tokens: list[int],
        supply: int,
        paid: int,
        tree: bool,
        hand: list[Card],
        counts: list[int],
        chosen: list[int],
        double: int,
        queue: tuple[Card, ...],
        discards: list[Card],
        deck: int,
        shuffled: tuple[int, ...],
        last: int,
        old: list[int],
    ) -> None:
        self.seat = seat
        self.to_act = to_act
        self.phase = phase
        self.round = round
        self.emperor = emperor
        self.trees: tuple[int, ...] = trees
        self.artists = artists
        self.tokens = tokens
        self.supply = supply
        self.paid = paid
        self.tree = tree
        self.hand = hand
        """One's own."""
        self.counts = counts
        """By seat, how many cards there are in hand."""
        self.chosen = chosen
        """By artist: a card, none, or one that is not seen."""
        self.double = double
        self.queue: tuple[Card, ...] = queue
        self.discards = discards
        self.deck = deck
        self.shuffled: tuple[int, ...] = shuffled
        """By card, with one in front of the first; the same tuple until the next shuffle."""
        self.last = last
        """The number of the last shuffle."""
        self.old = old
        """By seat, how many cards of the hand were not in the last shuffle."""


# -- From a state --------------------------------------------------------------------------


def view_numbers(s: "SakuraState", seat: Seat) -> ViewNumbers:
    return ViewNumbers(
        seat=seat,
        to_act=s.to_act(),
        phase=s.phase,
        round=s.round,
        emperor=s.emperor,
        trees=s.tree_spaces,
        artists=s.artists,
        tokens=s.tokens,
        supply=s.supply,
        paid=s.paid,
        tree=s.tree,
        hand=s.hands[seat],
        counts=[len(hand) for hand in s.hands],
        chosen=choices(s, seat),
        double=s.double,
        queue=s.queue,
        discards=s.discards,
        deck=len(s.deck),
        shuffled=s.shuffled,
        last=s.last_shuffle(),
        old=[old_cards(s, hand) for hand in s.hands],
    )


def choices(s: "SakuraState", me: int) -> list[int]:
    # SA-5: nobody sees a choice before the last one is made
    if s.phase != CHOOSE:
        return [card for card in s.chosen]  # noqa: C416 - of plain numbers
    seen: list[int] = []
    for artist in range(len(s.chosen)):
        card = s.chosen[artist]
        chooser = s.double if s.is_painter(artist) else artist
        seen.append(card if card == NO_CARD or chooser == me else UNSEEN)
    return seen


def old_cards(s: "SakuraState", hand: list[Card]) -> int:
    last = s.last_shuffle()
    found = 0
    if last:
        for card in hand:
            if s.shuffled[card] < last:
                found += 1
    return found


# -- From a view ---------------------------------------------------------------------------


def numbers_of_view(view: SakuraView) -> ViewNumbers:
    """What the view of a seat tells."""
    assert view.seat is not None
    hand = view.hands[view.seat]
    assert not isinstance(hand, Hidden)
    last = max(view.shuffled)
    return ViewNumbers(
        seat=view.seat,
        to_act=view.to_act,
        phase=PHASES.index(view.phase),
        round=view.round,
        emperor=view.emperor,
        trees=view.path.trees,
        artists=list(view.artists),
        tokens=list(view.tokens),
        supply=view.supply,
        paid=view.paid,
        tree=view.tree,
        hand=list(hand),
        counts=[each.hidden if isinstance(each, Hidden) else len(each) for each in view.hands],
        chosen=[choice(card) for card in view.chosen],
        double=NOBODY if view.double is None else view.double,
        queue=view.queue,
        discards=list(view.discards),
        deck=view.deck.hidden,
        shuffled=(0, *view.shuffled),
        last=last,
        old=[len([each for each in origins if each < last]) for origins in view.origins],
    )


def choice(card: Card | Hidden | None) -> int:
    if card is None:
        return NO_CARD
    return UNSEEN if isinstance(card, Hidden) else card

"""The other ways to a state: from a position, and from a view."""

from collections.abc import Mapping

from msgspec import UNSET

from ludoteka.core import Chance, Hidden, Rng, all_seats
from ludoteka.core.fairness import parse_seed
from ludoteka.core.positions import FreeCards, bad_position, count_seats, decode_position
from overreach.cards import DECK, HAND
from overreach.state import OverreachState
from overreach.view import OverreachPosition, OverreachView

KEY = b"overreach position"
BY_SEAT = ("hands", "chosen", "points")


def from_position(raw: Mapping[str, object], *, recording: bool) -> OverreachState:
    position = decode_position(raw, OverreachPosition, game="overreach")
    seats = count_seats(position, BY_SEAT, game="overreach")
    chance = Chance(parse_seed(position.seed))
    state = OverreachState(all_seats(seats), chance, acts=position.acts, recording=recording)
    hands = [] if position.hands is UNSET else position.hands
    named = [*position.gone, *(card for hand in hands for card in hand)]
    free = FreeCards(DECK, named, key=KEY, bad=lambda why: bad_position("overreach", why))
    left = HAND - len(position.gone) // seats
    full = hands or [[free.take() for _ in range(left)] for _ in range(seats)]
    state.hands = [sorted(hand) for hand in full]
    if position.chosen is not UNSET:
        state.chosen = list(position.chosen)
    if position.points is not UNSET:
        state.points = list(position.points)
    state.last, state.gone = tuple(position.last), tuple(position.gone)
    if problems := [*state.audit(), *_choices(state)]:
        raise bad_position("overreach", problems[0])
    return state


def _choices(state: OverreachState) -> list[str]:
    wrong = [
        seat for seat, card in enumerate(state.chosen) if card not in (None, *state.hands[seat])
    ]
    return [f"seat {seat} has not the card that it chose" for seat in wrong]


def from_view(view: OverreachView, rng: Rng) -> OverreachState:
    """Hidden hands get unseen cards, and hidden choices are drawn from those hands."""
    seen = {card for hand in view.hands if not isinstance(hand, Hidden) for card in hand}
    unseen = rng.shuffled([card for card in DECK if card not in seen and card not in view.gone])
    state = OverreachState(all_seats(view.seats), Chance(rng.seed()), acts=1)
    state.hands = [
        sorted(unseen.pop() for _ in range(hand.hidden)) if isinstance(hand, Hidden) else list(hand)
        for hand in view.hands
    ]
    state.chosen = [
        rng.choice(hand) if isinstance(card, Hidden) else card
        for hand, card in zip(state.hands, view.chosen, strict=True)
    ]
    state.last, state.gone, state.points = view.last, view.gone, list(view.points)
    return state

"""The leak test catches leaks: deliberate ones in 6 nimmt!, each of which must be found."""

import msgspec
import pytest

from ludoteka.core import Event, Public, Seat, State, View
from ludoteka.games.six_nimmt import SixNimmt
from ludoteka.games.six_nimmt.cards import Card
from ludoteka.games.six_nimmt.events import CardChosen, HandDealt
from ludoteka.games.six_nimmt.state import SixNimmtState
from ludoteka.games.six_nimmt.view import SixNimmtView
from tests.conformance.cases import Case
from tests.conformance.leaks import (
    ALL_CHECKS,
    Check,
    Leak,
    check_fold,
    check_redeal,
    check_secret_choices,
    check_swap,
)
from tests.conformance.leaky import leaky

pytestmark = pytest.mark.uncounted


def caught(case: Case, check: Check) -> bool:
    try:
        for seed in range(40):
            check(case, seed)
    except Leak:
        return True
    return False


def test_without_a_leak_nothing_is_caught() -> None:
    case = Case(leaky(SixNimmt), 4, {"deals": 1})
    assert not any(caught(case, check) for check in ALL_CHECKS)


@pytest.mark.parametrize("check", [check_redeal, check_fold, check_secret_choices])
def test_a_chosen_card_in_a_view_is_caught(check: Check) -> None:
    def show_choices(state: State, view: View) -> View:
        assert isinstance(state, SixNimmtState)
        chosen = tuple(card or None for card in state.chosen)
        return msgspec.structs.replace(view, chosen=chosen)

    assert caught(Case(leaky(SixNimmt, spoil_view=show_choices), 4, {"deals": 1}), check)


class OpenHandDealt(Event, frozen=True, tag="hand-dealt"):
    """A hand that everybody may read."""

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]


def test_anothers_hand_in_an_event_is_caught() -> None:
    def show_hands(event: Event) -> Event:
        if isinstance(event, HandDealt) and isinstance(event.cards, tuple):
            return OpenHandDealt(event.rule, event.seat, event.cards)
        return event

    assert caught(Case(leaky(SixNimmt, spoil_event=show_hands), 4, {"deals": 1}), check_swap)


class OpenCardChosen(Event, frozen=True, tag="card-chosen"):
    """A choice that everybody may read."""

    seat: Public[Seat]
    card: Public[Card]


def test_a_choice_in_an_event_is_caught() -> None:
    def show_choice(event: Event) -> Event:
        if isinstance(event, CardChosen) and isinstance(event.card, int):
            return OpenCardChosen(event.rule, event.seat, event.card)
        return event

    assert caught(
        Case(leaky(SixNimmt, spoil_event=show_choice), 4, {"deals": 1}), check_secret_choices
    )


class ListingView(SixNimmtView, frozen=True, kw_only=True):
    """A view that lists the cards which the viewer cannot see. Which ones is no secret."""

    unseen: tuple[Card, ...]


def test_deck_order_told_by_the_order_of_a_list_is_caught() -> None:
    def list_unseen(state: State, view: View) -> View:
        assert isinstance(state, SixNimmtState)
        fields = {name: getattr(view, name) for name in view.__struct_fields__}
        hands = [hand for seat, hand in enumerate(state.hands) if seat != view.seat]
        return ListingView(**fields, unseen=tuple(card for hand in hands for card in hand))

    case = Case(leaky(SixNimmt, spoil_view=list_unseen), 10, {"deals": 1})
    assert caught(case, check_redeal)


def test_an_event_that_does_not_say_who_may_read_it_is_refused() -> None:
    class Careless(Event, frozen=True):
        cards: tuple[Card, ...]

    with pytest.raises(TypeError, match=r"Careless\.cards must say who may read it"):
        type("CarelessGame", (SixNimmt,), {"event_kinds": (Careless,)})

"""Deliberate leaks of Sakura: each must be found by the leak test."""

import msgspec
import pytest

from ludoteka.core import Event, Public, Seat, State, View
from ludoteka.games.sakura import Sakura
from ludoteka.games.sakura.cards import Card
from ludoteka.games.sakura.events import CardChosen, CardDrawn, HandDealt, TwoCardsChosen
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.view import SakuraView
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
from tests.conformance.leaky import SpoilEvent, SpoilView, leaky

pytestmark = pytest.mark.uncounted

BOARD = {"torii": 2, "bridges": [1, 4], "trees": [5, 8, 12]}
"""Short matches."""


def case(*, view: SpoilView | None = None, event: SpoilEvent | None = None, seats: int = 3) -> Case:
    spoiled = leaky(
        Sakura,
        spoil_view=view or (lambda _, seen: seen),
        spoil_event=event or (lambda told: told),
    )
    options: dict[str, object] = {"board": BOARD}
    if seats == 2:
        options["tactical"] = True
    return Case(spoiled, seats, options)


def caught(spoiled: Case, check: Check) -> bool:
    try:
        for seed in range(40):
            check(spoiled, seed)
    except Leak:
        return True
    return False


@pytest.mark.parametrize("seats", [2, 3])
def test_without_a_leak_nothing_is_caught(seats: int) -> None:
    assert not any(caught(case(seats=seats), check) for check in ALL_CHECKS)


@pytest.mark.rule("SA-5", "SA-25")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("check", [check_redeal, check_fold, check_secret_choices])
def test_a_chosen_card_in_a_view_is_caught(check: Check, seats: int) -> None:
    def show_choices(state: State, view: View) -> View:
        assert isinstance(state, SakuraState)
        chosen = tuple(card or None for card in state.chosen)
        return msgspec.structs.replace(view, chosen=chosen)

    assert caught(case(view=show_choices, seats=seats), check)


@pytest.mark.rule("SA-25")
def test_the_court_painters_card_in_a_view_is_caught() -> None:
    def show_painter(state: State, view: View) -> View:
        assert isinstance(state, SakuraState)
        assert isinstance(view, SakuraView)
        chosen = (*view.chosen[:2], state.chosen[2] or None)
        return msgspec.structs.replace(view, chosen=chosen)

    assert caught(case(view=show_painter, seats=2), check_secret_choices)


class OpenCardChosen(Event, frozen=True, tag="card-chosen"):
    """A choice that everybody may read."""

    seat: Public[Seat]
    card: Public[Card]


class OpenTwoCardsChosen(Event, frozen=True, tag="two-cards-chosen"):
    """Only the Court painter's card is open, which is one too many."""

    seat: Public[Seat]
    painter: Public[Card]


@pytest.mark.rule("SA-5")
def test_a_choice_in_an_event_is_caught() -> None:
    def show_choice(event: Event) -> Event:
        if isinstance(event, CardChosen) and isinstance(event.card, int):
            return OpenCardChosen(event.rule, event.seat, event.card)
        return event

    assert caught(case(event=show_choice), check_secret_choices)


@pytest.mark.rule("SA-25")
def test_the_court_painters_card_in_an_event_is_caught() -> None:
    def show_choice(event: Event) -> Event:
        if isinstance(event, TwoCardsChosen) and isinstance(event.painter, int):
            return OpenTwoCardsChosen(event.rule, event.seat, event.painter)
        return event

    assert caught(case(event=show_choice, seats=2), check_secret_choices)


class OpenHandDealt(Event, frozen=True, tag="hand-dealt"):
    """A hand that everybody may read."""

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]


class OpenCardDrawn(Event, frozen=True, tag="card-drawn"):
    """A drawn card that everybody may read."""

    seat: Public[Seat]
    card: Public[Card]


def test_anothers_hand_in_an_event_is_caught() -> None:
    def show_hands(event: Event) -> Event:
        if isinstance(event, HandDealt) and isinstance(event.cards, tuple):
            return OpenHandDealt(event.rule, event.seat, event.cards)
        return event

    assert caught(case(event=show_hands), check_swap)


def test_a_drawn_card_in_an_event_is_caught() -> None:
    def show_draws(event: Event) -> Event:
        if isinstance(event, CardDrawn) and isinstance(event.card, int):
            return OpenCardDrawn(event.rule, event.seat, event.card)
        return event

    assert caught(case(event=show_draws), check_swap)


def test_anothers_hand_in_a_view_is_caught() -> None:
    def show_hands(state: State, view: View) -> View:
        assert isinstance(state, SakuraState)
        return msgspec.structs.replace(view, hands=tuple(tuple(hand) for hand in state.hands))

    assert caught(case(view=show_hands), check_redeal)
    assert caught(case(view=show_hands), check_fold)


class ListingView(SakuraView, frozen=True, kw_only=True):
    """A view that lists the cards of the deck."""

    unseen: tuple[Card, ...]


def test_deck_order_told_by_the_order_of_a_list_is_caught() -> None:
    def list_deck(state: State, view: View) -> View:
        assert isinstance(state, SakuraState)
        fields = {name: getattr(view, name) for name in view.__struct_fields__}
        return ListingView(**fields, unseen=tuple(state.deck))

    assert caught(case(view=list_deck), check_redeal)


def test_the_origin_of_a_chosen_card_is_caught() -> None:
    """Which shuffle a face-down card is from would tell something about it."""

    def leave_early(state: State, view: View) -> View:
        assert isinstance(state, SakuraState)
        origins = [
            state.origins_of([card for card in hand if card not in state.chosen])
            for hand in state.hands
        ]
        return msgspec.structs.replace(view, origins=tuple(origins))

    assert caught(case(view=leave_early, seats=3), check_fold)

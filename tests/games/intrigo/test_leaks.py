"""The leak test catches leaks: deliberate ones in Intrigo, each of which must be found."""

import msgspec
import pytest

from ludoteka.core import Event, Public, Seat, State, View
from ludoteka.games.intrigo import Intrigo
from ludoteka.games.intrigo.cards import TOKEN_CODES, codes
from ludoteka.games.intrigo.draft import kept_by
from ludoteka.games.intrigo.events import CardKept, PacketReceived
from ludoteka.games.intrigo.rounds import seals_in_bag
from ludoteka.games.intrigo.state import IntrigoState
from ludoteka.games.intrigo.view import IntrigoView
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

SEATS = 4


def caught(case: Case, check: Check) -> bool:
    try:
        for seed in range(20):
            check(case, seed)
    except Leak:
        return True
    return False


def test_without_a_leak_nothing_is_caught() -> None:
    case = Case(leaky(Intrigo), SEATS, {})
    for check in ALL_CHECKS:
        for seed in range(3):
            check(case, seed)


@pytest.mark.rule("IN-9")
@pytest.mark.parametrize("check", [check_redeal, check_fold])
def test_a_packets_content_in_a_view_is_caught(check: Check) -> None:
    def show_next_packet(state: State, view: View) -> View:
        """Everybody sees what their right-hand neighbour will pass on."""
        assert isinstance(state, IntrigoState)
        assert isinstance(view, IntrigoView)
        if view.seat is None:
            return view
        packet = state.left[state.packet_before(Seat((view.seat - 1) % SEATS))]
        return msgspec.structs.replace(view, seen=(*view.seen, codes(packet)))

    assert caught(Case(leaky(Intrigo, spoil_view=show_next_packet), SEATS, {}), check)


class OpenPacketReceived(Event, frozen=True, tag="packet-received"):
    """A packet that everybody may read."""

    seat: Public[Seat]
    cards: Public[tuple[str, ...]]


@pytest.mark.rule("IN-9")
def test_a_packets_content_in_an_event_is_caught() -> None:
    def show_packet(event: Event) -> Event:
        if isinstance(event, PacketReceived) and isinstance(event.cards, tuple):
            return OpenPacketReceived(event.rule, event.seat, event.cards)
        return event

    assert caught(Case(leaky(Intrigo, spoil_event=show_packet), SEATS, {}), check_swap)


@pytest.mark.rule("IN-9")
@pytest.mark.parametrize("check", [check_redeal, check_fold, check_secret_choices])
def test_a_kept_card_in_a_view_is_caught(check: Check) -> None:
    def show_kept(state: State, view: View) -> View:
        assert isinstance(state, IntrigoState)
        kept = tuple(codes(kept_by(state, seat)) for seat in state.seats)
        return msgspec.structs.replace(view, kept=kept)

    assert caught(Case(leaky(Intrigo, spoil_view=show_kept), SEATS, {}), check)


class OpenCardKept(Event, frozen=True, tag="card-kept"):
    """A kept card that everybody may read."""

    seat: Public[Seat]
    card: Public[str]


@pytest.mark.rule("IN-9")
def test_a_kept_card_in_an_event_is_caught() -> None:
    def show_kept(event: Event) -> Event:
        if isinstance(event, CardKept) and isinstance(event.card, str):
            return OpenCardKept(event.rule, event.seat, event.card)
        return event

    case = Case(leaky(Intrigo, spoil_event=show_kept), SEATS, {})
    assert caught(case, check_secret_choices)


@pytest.mark.parametrize("check", [check_redeal, check_fold])
def test_a_hand_in_a_view_is_caught(check: Check) -> None:
    def show_hands(state: State, view: View) -> View:
        assert isinstance(state, IntrigoState)
        return msgspec.structs.replace(view, hands=tuple(codes(hand) for hand in state.hands))

    assert caught(Case(leaky(Intrigo, spoil_view=show_hands), SEATS, {}), check)


class ListingView(IntrigoView, frozen=True, kw_only=True):
    """A view that lists things in the order in which they will come."""

    coming: tuple[str | None, ...]


@pytest.mark.rule("IN-7")
def test_the_order_of_the_bag_is_caught() -> None:
    def list_bag(state: State, view: View) -> View:
        assert isinstance(state, IntrigoState)
        fields = {name: getattr(view, name) for name in view.__struct_fields__}
        bag = state.chance.act(state.acts).shuffled(seals_in_bag(state))
        return ListingView(**fields, coming=tuple(TOKEN_CODES[seal] for seal in bag))

    assert caught(Case(leaky(Intrigo, spoil_view=list_bag), SEATS, {}), check_redeal)


def test_hands_told_by_the_order_of_a_list_are_caught() -> None:
    def list_unseen(state: State, view: View) -> View:
        assert isinstance(state, IntrigoState)
        fields = {name: getattr(view, name) for name in view.__struct_fields__}
        hands = [hand for seat, hand in enumerate(state.hands) if seat != view.seat]
        coming = tuple(code for hand in hands for code in codes(hand))
        return ListingView(**fields, coming=coming)

    assert caught(Case(leaky(Intrigo, spoil_view=list_unseen), SEATS, {}), check_redeal)

"""The leak test catches leaks: deliberate ones in Face to Face, each of which must be found."""

import msgspec
import pytest

from ludoteka.core import SEATS, Event, Hidden, Public, Seat, Secret, State, View, redact
from ludoteka.games.face_to_face import FaceToFace
from ludoteka.games.face_to_face.cards import Card
from ludoteka.games.face_to_face.effects import Play
from ludoteka.games.face_to_face.events import CardsDrawn, HandShown, PlaysListed
from ludoteka.games.face_to_face.state import FaceToFaceState
from ludoteka.games.face_to_face.view import FaceToFaceView
from tests.conformance.cases import Case
from tests.conformance.leaks import ALL_CHECKS, Check, Leak, check_fold, check_redeal, check_swap
from tests.conformance.leaky import leaky

pytestmark = pytest.mark.uncounted


def caught(case: Case, check: Check, seeds: int = 40) -> bool:
    try:
        for seed in range(seeds):
            check(case, seed)
    except Leak:
        return True
    return False


def test_without_a_leak_nothing_is_caught() -> None:
    case = Case(leaky(FaceToFace), 2, {"best-of": 3})
    assert not any(caught(case, check, seeds=5) for check in ALL_CHECKS)


def test_others_learn_that_plays_were_listed_and_not_how_many() -> None:
    state = FaceToFace().new(2, {"first-player": 0}, bytes(32))
    listed = [event for event in state.take_events() if isinstance(event, PlaysListed)]
    assert [len(event.plays) for event in listed if isinstance(event.plays, tuple)] == [1]
    for viewer in (SEATS[1], None):
        received = [redact(event, viewer) for event in listed]
        assert [getattr(event, "plays", None) for event in received] == [Hidden(1)]


class CountedPlays(Event, frozen=True, tag="plays-listed"):
    """The same list without its cover: others are told how long it is."""

    seat: Public[Seat]
    plays: Secret[tuple[Play, ...]]


def test_how_many_plays_a_seat_has_is_caught() -> None:
    def count_plays(event: Event) -> Event:
        if isinstance(event, PlaysListed) and isinstance(event.plays, tuple):
            return CountedPlays(event.rule, event.seat, event.plays[0])
        return event

    assert caught(Case(leaky(FaceToFace, spoil_event=count_plays), 2, {}), check_swap)


@pytest.mark.rule("FF-12")
def test_a_hand_shown_before_the_end_is_caught() -> None:
    def show_early(event: Event) -> Event:
        if isinstance(event, CardsDrawn) and event.rule == "FF-7":
            assert isinstance(event.cards, tuple)
            return HandShown(event.rule, event.seat, event.cards, ())
        return event

    assert caught(Case(leaky(FaceToFace, spoil_event=show_early), 2, {}), check_swap)


@pytest.mark.parametrize("check", [check_redeal, check_fold])
def test_a_hand_in_a_view_is_caught(check: Check) -> None:
    def show_hands(state: State, view: View) -> View:
        assert isinstance(state, FaceToFaceState)
        return msgspec.structs.replace(view, hands=tuple(s.hand_cards() for s in state.sides))

    assert caught(Case(leaky(FaceToFace, spoil_view=show_hands), 2, {}), check)


class OpenCardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """Drawn cards that everybody may read."""

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]


def test_a_drawn_card_in_an_event_is_caught() -> None:
    def show_cards(event: Event) -> Event:
        if (
            isinstance(event, CardsDrawn)
            and isinstance(event.cards, tuple)
            and event.rule == "FF-7"
        ):
            return OpenCardsDrawn(event.rule, event.seat, event.cards)
        return event

    assert caught(Case(leaky(FaceToFace, spoil_event=show_cards), 2, {}), check_swap)


class ListingView(FaceToFaceView, frozen=True, kw_only=True):
    """A view that lists the cards of a seat's own draw pile. Which ones is no secret to it."""

    unseen: tuple[Card, ...]


@pytest.mark.parametrize("check", [check_redeal, check_fold])
def test_draw_pile_order_told_by_the_order_of_a_list_is_caught(check: Check) -> None:
    def list_unseen(state: State, view: View) -> View:
        assert isinstance(state, FaceToFaceState)
        fields = {name: getattr(view, name) for name in view.__struct_fields__}
        return ListingView(**fields, unseen=state.sides[view.seat or 0].cards_left())

    assert caught(Case(leaky(FaceToFace, spoil_view=list_unseen), 2, {}), check)

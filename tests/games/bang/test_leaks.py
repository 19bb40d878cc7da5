"""Deliberate leaks in BANG!, each of which must be found: a role, a hand, the deck, a pause."""

import msgspec
import pytest

from ludoteka.core import Event, Game, Move, Public, Seat, State, View, redact
from ludoteka.games.bang import Bang
from ludoteka.games.bang.cards import NAMES, CardName, names
from ludoteka.games.bang.events import HandDealt, HealingBegan, RoleDealt
from ludoteka.games.bang.moves import PASS_MOVE
from ludoteka.games.bang.roles import ROLES
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.view import BangView
from tests.conformance.cases import Case, rng, walk
from tests.conformance.leaks import Check, Leak, Watch, check_fold, check_redeal, check_swap
from tests.conformance.leaky import LeakyState, leaky

pytestmark = pytest.mark.uncounted


def caught(case: Case, check: Check, seeds: int = 12) -> bool:
    try:
        for seed in range(seeds):
            check(case, seed)
    except Leak:
        return True
    return False


def real(state: State) -> BangState:
    assert isinstance(state, BangState)
    return state


def check_pause(case: Case, seed: int) -> None:
    """Who is asked next must not depend on what a viewer cannot know.

    The same move is made in a world that the viewer takes for possible. As long as no card was
    turned, no chance was needed and nobody's role came out, the same seat is asked the same.
    """
    state = case.new(seed)
    watch = Watch(case)
    for number, (seat, move) in enumerate(walk(state, seed, limit=400)):
        watch.tell(state.take_events())
        for viewer, observer in watch.observers.items():
            other = case.game.from_view(observer.view(), rng(number))
            if other.refusal(seat, move) is None:
                _compare(state.copy(), other, seat, move, viewer)


def _compare(one: State, two: State, seat: Seat, move: Move, viewer: Seat | None) -> None:
    before = [_turned(state) for state in (one, two)]
    for state in (one, two):
        state.play(seat, move)
    if before != [_turned(state) for state in (one, two)]:
        return
    asked = [(state.to_act(), state.view(None).decision) for state in (one, two)]
    if asked[0] != asked[1]:
        raise Leak(f"{viewer} learns from who is asked: {asked}")


def _turned(state: State) -> tuple[object, ...]:
    view = state.view(None)
    assert isinstance(view, BangView)
    return view.deck, view.fallen, view.result, state.acts, view.game


CASE_OPTIONS: dict[str, object] = {}


def test_without_a_leak_nothing_is_caught() -> None:
    case = Case(leaky(Bang), 5, CASE_OPTIONS)
    for check in (check_redeal, check_fold, check_swap, check_pause):
        assert not caught(case, check, seeds=2)


@pytest.mark.parametrize("check", [check_redeal, check_fold])
def test_a_role_in_a_view_is_caught(check: Check) -> None:
    def show_roles(state: State, view: View) -> View:
        roles = tuple(ROLES[role] for role in real(state).roles)
        return msgspec.structs.replace(view, roles=roles)

    assert caught(Case(leaky(Bang, spoil_view=show_roles), 5, CASE_OPTIONS), check)


class OpenRoleDealt(Event, frozen=True, tag="role-dealt"):
    seat: Public[Seat]
    role: Public[str]


def test_a_role_in_an_event_is_caught() -> None:
    def show_role(event: Event) -> Event:
        if isinstance(event, RoleDealt) and isinstance(event.role, str):
            return OpenRoleDealt(event.rule, event.seat, event.role)
        return event

    case = Case(leaky(Bang, spoil_event=show_role), 5, CASE_OPTIONS)
    assert caught(case, check_swap, seeds=80)


@pytest.mark.parametrize("check", [check_redeal, check_fold])
def test_a_hand_in_a_view_is_caught(check: Check) -> None:
    def show_hands(state: State, view: View) -> View:
        hands = tuple(names(hand) for hand in real(state).hands)
        return msgspec.structs.replace(view, hands=hands)

    assert caught(Case(leaky(Bang, spoil_view=show_hands), 5, CASE_OPTIONS), check)


class OpenHandDealt(Event, frozen=True, tag="hand-dealt"):
    seat: Public[Seat]
    cards: Public[tuple[CardName, ...]]
    life: Public[int]


def test_a_hand_in_an_event_is_caught() -> None:
    def show_hand(event: Event) -> Event:
        if isinstance(event, HandDealt) and isinstance(event.cards, tuple):
            return OpenHandDealt(event.rule, event.seat, event.cards, event.life)
        return event

    case = Case(leaky(Bang, spoil_event=show_hand), 5, CASE_OPTIONS)
    assert caught(case, check_swap, seeds=80)


@pytest.mark.parametrize("check", [check_redeal, check_fold])
def test_the_top_card_of_the_deck_in_a_view_is_caught(check: Check) -> None:
    def show_top(state: State, view: View) -> View:
        bang = real(state)
        top = (NAMES[bang.deck[bang.top]],) if bang.top < len(bang.deck) else ()
        return msgspec.structs.replace(view, top=top)

    assert caught(Case(leaky(Bang, spoil_view=show_top), 5, CASE_OPTIONS), check)


@pytest.mark.parametrize("decision", ["answer-shot", "rescue", "answer-indians", "answer-duel"])
def test_a_pause_that_is_left_out_is_caught(decision: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision skipped because the seat has no answer: the others would learn its hand."""
    apply = LeakyState.apply

    def skip(self: LeakyState, seat: Seat, move: Move) -> None:
        apply(self, seat, move)
        while acting := self.to_act():
            if self.view(None).decision != decision or len(self.legal(acting[0])) > 1:
                return
            apply(self, acting[0], PASS_MOVE)

    monkeypatch.setattr(LeakyState, "apply", skip)
    assert caught(Case(leaky(Bang), 5, CASE_OPTIONS), check_pause, seeds=30)


@pytest.mark.parametrize("check", [check_redeal, check_fold])
@pytest.mark.rule("BA-61")
def test_sid_ketchums_first_card_in_a_view_is_caught(check: Check) -> None:
    def show_first(state: State, view: View) -> View:
        first = real(state).healing
        return msgspec.structs.replace(view, healing=() if first < 0 else (NAMES[first],))

    assert caught(Case(leaky(Bang, spoil_view=show_first), 5, CASE_OPTIONS), check, seeds=40)


class OpenHealingBegan(Event, frozen=True, tag="healing-began"):
    reveals = False

    seat: Public[Seat]
    card: Public[CardName]


def open_first(event: Event) -> Event:
    if isinstance(event, HealingBegan) and isinstance(event.card, str):
        return OpenHealingBegan(event.rule, event.seat, event.card)
    return event


def received(game: Game, first: str, viewer: Seat | None) -> list[object]:
    """What a viewer gets to know while Sid Ketchum, shot at, chooses a first card and no second."""
    state = game.from_position(
        {
            "characters": ["willy-the-kid", "sid-ketchum", "?", "?"],
            "lives": [5, 2, 4, 4],
            "hands": [["bang-as"], ["beer-6h", "missed-2s", "duel-js"], [], []],
        },
        recording=True,
    )
    moves = ((0, "play bang-as at 1"), (1, f"heal {first}"), (1, f"take {first}"))
    found: list[object] = []
    for seat, move in moves:
        state.play(Seat(seat), game.moves.parse(move))
        found += [redact(event, viewer) for event in state.take_events()]
        found.append(state.view(viewer))
    return found


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(2), Seat(3)])
@pytest.mark.rule("BA-61")
def test_nobody_learns_which_card_sid_ketchum_chose_first(viewer: Seat | None) -> None:
    hand = ("beer-6h", "missed-2s", "duel-js")
    seen = [received(Bang(), first, viewer) for first in hand]
    assert seen[0] == seen[1] == seen[2]
    leaking = leaky(Bang, spoil_event=open_first)
    assert received(leaking, hand[0], viewer) != received(leaking, hand[1], viewer)

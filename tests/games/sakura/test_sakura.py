"""Sakura beyond what scenarios can say."""

import random
from collections import Counter

import pytest

from ludoteka.core import Event, Hidden, Rng, Seat
from ludoteka.core.game import Phrase
from ludoteka.games.sakura import Sakura
from ludoteka.games.sakura.actions import lead_emperor_back
from ludoteka.games.sakura.cards import DECK, PAIRS, PLAY_TWO, Card
from ludoteka.games.sakura.events import CardBegun, EmperorMoved
from ludoteka.games.sakura.observer import SakuraObserver
from ludoteka.games.sakura.options import SakuraOptions
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.view import SakuraView

GAME = Sakura()


def play_rounds(state: SakuraState, rounds: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    while state.round <= rounds and (acting := state.to_act()):
        state.play(acting[0], chance.choice(state.legal(acting[0])))


def started(seats: int, **options: object) -> SakuraState:
    state = GAME.new(seats, options, bytes(32))
    assert isinstance(state, SakuraState)
    return state


@pytest.mark.rule("SA-1", "SA-4")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_everybody_starts_alike(seats: int) -> None:
    state = started(seats)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert state.supply == 54 - 5 * seats
    assert len(state.artists) == (3 if seats == 2 else seats)
    assert len(state.deck) == 60 - 5 * seats
    assert state.audit() == []


def test_every_pair_of_cards_is_a_move() -> None:
    assert len(PAIRS) == 60 * 59
    for text in (
        "play 1 painter 2",
        "play 60 painter 59",
        "play 7 painter 60",
        "play 60 painter 1",
    ):
        move = GAME.moves.parse(text)
        _, own, _, painter = text.split()
        assert PLAY_TWO[int(own)][int(painter)] == move
        assert GAME.moves.text(move) == text


@pytest.mark.rule("SA-10")
def test_the_audit_finds_what_is_wrong() -> None:
    state = started(3)
    state.artists = [6, 2, 2]
    state.tokens[0] = 6
    state.hands[0][0] = state.hands[1][0]
    state.shuffled = (0, 1, *state.shuffled[2:])
    broken = " ".join(state.audit())
    for problem in ("two places", "54 tokens", "behind the Emperor", "share", "last shuffle"):
        assert problem in broken


# -- What a seat knows -----------------------------------------------------------------


def redealt(state: SakuraState, viewer: Seat, number: int) -> SakuraState:
    other = GAME.redeal(state, viewer, Rng(number.to_bytes(4, "big")))
    assert isinstance(other, SakuraState)
    return other


def test_a_redeal_puts_every_unseen_card_everywhere() -> None:
    state = started(3)
    state.play(Seat(1), state.legal(Seat(1))[0])
    hands: set[Card] = set()
    tops: set[Card] = set()
    chosen: set[Card] = set()
    for number in range(400):
        other = redealt(state, Seat(0), number)
        hands.update(other.hands[1])
        tops.add(other.deck[-1])
        chosen.add(other.chosen[1])
        assert other.chosen[1] in other.hands[1]
    unseen = set(DECK) - set(state.hands[0])
    assert hands == tops == chosen == unseen


@pytest.mark.rule("SA-5")
def test_after_a_shuffle_two_players_know_each_others_old_cards() -> None:
    """Whatever was not shuffled and is not one's own is the other's."""
    state = started(2)
    while max(state.shuffled) == 0:
        play_rounds(state, state.round)
    view = state.view(Seat(0))
    old = {card for card in DECK if state.shuffled[card] == 0}
    others = set(state.hands[1])
    assert old - set(state.hands[0]) == {card for card in others if state.shuffled[card] == 0}
    assert view.origins[1] == tuple(sorted(state.shuffled[card] for card in others))
    for number in range(50):
        other = redealt(state, Seat(0), number)
        assert others & old == set(other.hands[1]) & old
        assert sorted(other.deck + other.hands[1]) == sorted(state.deck + state.hands[1])


def test_a_redeal_is_honest_and_sharp_by_enumeration() -> None:
    """In a small world every deal that fits what seat 0 saw comes up, and no other.

    Of the cards out of sight, 1 to 6 were not in the last shuffle, so they are in hands: five
    in that of seat 1, one in that of seat 2. The rest of that hand, and the deck, are 7 to 11.
    """
    position = {
        "hands": [[56, 57, 58, 59, 60], [1, 2, 3, 4, 5], [6, 7, 8, 9, 10]],
        "deck": [11],
        "shuffled": [0] * 6 + [1] * 54,
    }
    state = GAME.from_position(position)
    assert isinstance(state, SakuraState)
    possible = {(old, new) for old in range(1, 7) for new in range(7, 12)}
    found: Counter[tuple[int, int]] = Counter()
    for number in range(3000):
        other = redealt(state, Seat(0), number)
        old = other.hands[2][0]
        new = other.deck[0]
        assert other.hands[1] == [card for card in range(1, 7) if card != old]
        assert other.hands[2] == [old, *(card for card in range(7, 12) if card != new)]
        found[(old, new)] += 1
    assert set(found) == possible
    assert all(50 < count < 200 for count in found.values())


@pytest.mark.rule("SA-25")
def test_a_hidden_pair_is_two_different_cards_of_the_hand() -> None:
    position = {"seats": 2, "options": {"tactical": True}, "artists": [0, 2, 1]}
    state = GAME.from_position(position)
    assert isinstance(state, SakuraState)
    state.play(Seat(0), state.legal(Seat(0))[3])
    assert state.view(Seat(1)).chosen == (Hidden(1), None, Hidden(1))
    for number in range(100):
        other = redealt(state, Seat(1), number)
        own, painter = other.chosen[0], other.chosen[2]
        assert own != painter
        assert {own, painter} <= set(other.hands[0])


def test_an_observer_refuses_what_it_does_not_know() -> None:
    observer = SakuraObserver(2, SakuraOptions(), None)
    with pytest.raises(TypeError, match="no event of Sakura"):
        observer.see(Event("SA-1"))


# -- Words -----------------------------------------------------------------------------


def view_of(seat: int, **position: object) -> SakuraView:
    state = GAME.from_position(position)
    view = state.view(Seat(seat))
    assert isinstance(view, SakuraView)
    return view


def embarrassed(space: int) -> Phrase:
    return Phrase("place-embarrassed", {"space": space})


WALK = {"emperor": 10, "artists": [7, 8, 4], "hands": [[16, 33, 48, 60, 26], [], []]}
TREE = {"emperor": 15, "artists": [7, 8, 4], "hands": [[33, 50, 3, 7, 42], [], []]}


@pytest.mark.parametrize(
    ("position", "move", "emperor", "own"),
    [
        (WALK, "play 16", (10,), (8,)),
        (WALK, "play 33", (12,), (9, 6)),
        (WALK, "play 48", (11, 9), (10, 5, embarrassed(5))),
        (WALK, "play 60", (10,), (9,)),
        (WALK, "play 26", (11, 9), (10, embarrassed(5))),
        (TREE, "play 33", (Phrase("place-tree", {"space": 16}),), (9, 6)),
        (TREE, "play 50", (14,), (9, 6)),
    ],
)
def test_hints_try_a_card_alone(
    position: dict[str, object], move: str, emperor: object, own: object
) -> None:
    hint = GAME.hint(view_of(0, **position), GAME.moves.parse(move))
    assert hint is not None
    assert hint.key == "hint-card"
    assert (hint.arguments["emperor"], hint.arguments["own"]) == (emperor, own)


def test_a_hint_names_both_actions() -> None:
    hint = GAME.hint(view_of(0, **WALK), GAME.moves.parse("play 48"))
    assert hint is not None
    assert hint.arguments["garden"] == Phrase("garden-emperor-either", {"steps": 1})
    assert hint.arguments["artist"] == Phrase("artist-either", {"steps": 2})


@pytest.mark.rule("SA-25", "SA-18")
def test_a_hint_tries_two_cards_in_ascending_order() -> None:
    position = {
        "options": {"tactical": True},
        "emperor": 10,
        "artists": [0, 3, 1],
        "hands": [[3, 48, 9, 20, 24], []],
    }
    hint = GAME.hint(view_of(0, **position), GAME.moves.parse("play 3 painter 48"))
    assert hint is not None
    assert hint.key == "hint-two-cards"
    # the Emperor +1, oneself 0 → 2; then his: the Emperor forward, he too
    assert (hint.arguments["emperor"], hint.arguments["own"]) == ((12,), (2,))
    assert hint.arguments["painter-artist"] == Phrase("artist-either", {"steps": 2})
    position["emperor"] = 15
    hint = GAME.hint(view_of(0, **position), GAME.moves.parse("play 48 painter 3"))
    assert hint is not None
    # his card reaches the tree, and one's own is not resolved any more
    assert hint.arguments["emperor"] == (Phrase("place-tree", {"space": 16}),)
    assert hint.arguments["own"] == (Phrase("gate"),)


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        ({"emperor": 10, "artists": [1, 9, 4]}, "forward", ("hint-emperor", 11)),
        ({"emperor": 10, "artists": [1, 9, 4]}, "back", ("hint-emperor-meets", 9)),
        ({"emperor": 15, "artists": [1, 9, 4]}, "forward", ("hint-emperor-tree", 16)),
    ],
)
def test_hints_tell_where_the_emperor_goes(
    position: dict[str, object], move: str, expected: tuple[str, int]
) -> None:
    resolving = {"phase": "emperor", "chosen": [5, 20, 21], "queue": [5, 20, 21], "seats": 3}
    hint = GAME.hint(view_of(0, **resolving, **position), GAME.moves.parse(move))
    assert hint == Phrase(expected[0], {"space": expected[1]})


@pytest.mark.parametrize(("move", "own"), [("forward", embarrassed(6)), ("back", 5)])
def test_hints_tell_where_an_artist_goes(move: str, own: int | Phrase) -> None:
    position = {
        "phase": "artist",
        "chosen": [8, 20, 21],
        "queue": [8, 20, 21],
        "seats": 3,
        "emperor": 10,
        "artists": [9, 7, 4],
    }
    hint = GAME.hint(view_of(0, **position), GAME.moves.parse(move))
    assert hint == Phrase("hint-artist", {"own": own})


def test_a_spectator_sees_a_hint_as_the_first_seat_would() -> None:
    state = GAME.from_position(WALK)
    hint = GAME.hint(state.view(None), GAME.moves.parse("play 16"))
    assert hint is not None
    assert hint.arguments["own"] == (8,)


def test_moves_have_words() -> None:
    texts = ("play 7", "play 7 painter 9", "forward", "back")
    phrases = [GAME.move_phrase(GAME.moves.parse(text)) for text in texts]
    assert phrases == [
        Phrase("move-play", {"card": 7}),
        Phrase("move-play-two", {"card": 7, "painter": 9}),
        Phrase("move-forward"),
        Phrase("move-back"),
    ]


@pytest.mark.rule("SA-9")
def test_the_emperor_stays_before_the_gate_also_where_nothing_is_recorded() -> None:
    state = GAME.from_position({"seats": 3, "emperor": 1})
    lead_emperor_back(state, "SA-9")
    assert (state.emperor, state.events) == (1, [])


def test_actions_and_the_gate_have_words() -> None:
    assert GAME.say(CardBegun, "garden", "nearest -2") == Phrase("garden-nearest", {"steps": 2})
    assert GAME.say(CardBegun, "action", "count") == Phrase("artist-count")
    assert GAME.say(CardBegun, "card", 7) == 7
    assert GAME.say(EmperorMoved, "origin", 0) == Phrase("gate")
    assert GAME.say(EmperorMoved, "space", 5) == 5

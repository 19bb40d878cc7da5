"""Intrigo beyond what scenarios can say."""

import random
import tracemalloc
from collections import Counter
from collections.abc import Iterator

import pytest

from ludoteka.core import BadInput, Event, Move, Phrase, Seat
from ludoteka.games.intrigo import Intrigo
from ludoteka.games.intrigo.cards import (
    DECK,
    EMPTY,
    FAMILIES,
    FIRST_SEAL,
    INFLUENCES,
    ORGANISATIONS,
    SMALL_DECK,
    STRENGTH,
    codes,
    leader,
)
from ludoteka.games.intrigo.events import FamiliesDrawn, RoundBegan
from ludoteka.games.intrigo.moves import MOVE_TEXTS, PASS
from ludoteka.games.intrigo.observer import IntrigoObserver
from ludoteka.games.intrigo.options import IntrigoOptions
from ludoteka.games.intrigo.rounds import fill_buildings, seals_in_bag, supply
from ludoteka.games.intrigo.state import DRAFT, PALACE, IntrigoState
from ludoteka.texts import Speaker, Texts

GAME = Intrigo()
HANDS = [
    ["c2", "c3", "d2", "g4"],
    ["c4", "d3", "g2", "m2"],
    ["d4", "g3", "t2", "t3"],
    ["m3", "m4", "t3", "t4"],
]


def new(seats: int, seed: int = 1, *, recording: bool = True) -> IntrigoState:
    state = GAME.new(seats, {}, seed.to_bytes(32, "big"), recording=recording)
    assert isinstance(state, IntrigoState)
    return state


def position(**parts: object) -> IntrigoState:
    return GAME.from_position(parts, recording=True)


def walk(seats: int, seed: int) -> Iterator[IntrigoState]:
    """The states of a random match."""
    state = new(seats, seed, recording=seed == 1)
    chance = random.Random(seed)
    yield state
    while acting := state.to_act():
        seat = chance.choice(acting)
        state.play(seat, chance.choice(state.legal(seat)))
        yield state


@pytest.mark.rule("IN-1", "IN-2")
def test_the_components() -> None:
    assert Counter(code[0] for code in codes(DECK)) == {"c": 3, "d": 3, "g": 3, "m": 3, "t": 4}
    assert [code for code in codes(DECK) if code[0] == "t"] == ["t2", "t3", "t3", "t4"]
    assert len(INFLUENCES) == 6
    assert len(ORGANISATIONS) == 5
    state = new(4)
    assert sum(state.piles) == 18
    assert len(seals_in_bag(state)) + sum(token >= FIRST_SEAL for token in state.tokens) == 15


@pytest.mark.rule("IN-5", "IN-6")
def test_three_players_have_the_cards_of_four_families_and_a_palace_of_twelve() -> None:
    assert {code[0] for code in codes(SMALL_DECK)} == {"c", "d", "g", "m"}
    assert len(SMALL_DECK) == 12
    assert len(new(3).gaps) == len(new(3).tokens) == 12
    assert len(new(4).gaps) == len(new(4).tokens) == 16


@pytest.mark.rule("IN-4", "IN-5", "IN-8")
def test_families_and_the_first_player_are_random() -> None:
    families: Counter[str] = Counter()
    firsts: Counter[int] = Counter()
    for seed in range(60):
        events = new(3, seed).events
        drawn = next(event for event in events if isinstance(event, FamiliesDrawn))
        assert len(set(drawn.families)) == 3
        families.update(drawn.families)
        firsts[next(event.seat for event in events if isinstance(event, RoundBegan))] += 1
    assert set(families) == set(FAMILIES[:4])
    assert set(firsts) == {0, 1, 2}


@pytest.mark.rule("IN-8", "IN-24")
def test_the_first_player_moves_clockwise() -> None:
    *_, last = walk(4, 1)
    begun = [event for event in last.events if isinstance(event, RoundBegan)]
    assert len(begun) > 2
    for number, event in enumerate(begun):
        assert (event.round, event.seat) == (number + 1, (begun[0].seat + number) % 4)


@pytest.mark.rule("IN-10", "IN-7", "IN-22")
@pytest.mark.parametrize("seats", [3, 4])
def test_counting_facts(seats: int) -> None:
    """There are always cards for the gaps, 32 ducats and 15 seals."""
    for seed in range(20):
        for state in walk(seats, seed):
            if state.phase == PALACE:
                unplayed = sum(len(hand) for hand in state.hands)
                assert unplayed >= state.gaps.count(EMPTY) > 0
            ducats = sum(token % 8 == 1 for token in state.tokens)
            assert supply(state) + sum(state.ducats) + ducats == 32
            assert supply(state) >= 0
            on_buildings = sum(token % 8 >= FIRST_SEAL for token in state.tokens)
            assert len(seals_in_bag(state)) + on_buildings == 15


@pytest.mark.rule("IN-25")
def test_the_safety_net_is_far_away() -> None:
    for seats in (3, 4):
        for seed in range(40):
            *_, last = walk(seats, seed)
            assert last.round < 30


@pytest.mark.rule("IN-7")
def test_an_empty_bag_fills_nothing() -> None:
    seals = [name for name in ORGANISATIONS for _ in range(3)]
    state = position(seats=4, ducats=[8, 8, 8, 8], tokens=[None, *seals])
    fill_buildings(state)
    assert state.tokens[0] == 0


@pytest.mark.rule("IN-20")
def test_the_leader_of_a_token() -> None:
    c4, d4, d2, influence, down = 3, 6, 4, 32, 3 + 16
    assert leader(c4, d2) == leader(d2, c4) == 0
    assert leader(c4, d4) == leader(0, 0) == leader(influence, down) == -1
    assert leader(d2, influence) == leader(down, d2) == leader(0, d2) == 1
    assert leader(d4, d2) == 1
    assert [STRENGTH[lying] for lying in (0, c4, d2, down, influence)] == [0, 4, 2, 0, 0]


@pytest.mark.rule("IN-9")
def test_a_seat_remembers_its_packets_and_what_it_took() -> None:
    state = new(4)
    chance = random.Random(3)
    while state.phase == DRAFT:
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
    for seat in state.seats:
        view = state.view(seat)
        assert [len(packet) for packet in view.seen] == [4, 3, 2, 1]
        kept = view.kept[seat]
        assert isinstance(kept, tuple)
        assert all(card in packet for card, packet in zip(kept, view.seen, strict=True))
        assert sorted(kept) == sorted(view.hands[seat])  # type: ignore[arg-type]
        after = state.view(state.next_seat(seat))
        for pick in range(3):
            passed = list(view.seen[pick])
            passed.remove(kept[pick])
            assert tuple(passed) == after.seen[pick + 1]


@pytest.mark.rule("IN-12")
def test_all_uses_of_a_thousand_are_listed_once() -> None:
    """At the start of a round a player with money has every power in every gap."""
    state = position(seats=4, hands=HANDS, ducats=[3, 3, 3, 3])
    moves = state.legal(Seat(0))
    assert len(moves) == len(set(moves))
    kinds = Counter(GAME.moves.text(move).split()[0] for move in moves)
    assert kinds == {
        "play": 4 * 16,
        "merchant": 16 * (1 + 2 * 15),
        "assassin": 16,
        "courtesan": 16 * (1 + 2 * 15),
        "gondolier": 16,
        "guard": 16,
        "thief": 16 * 3,
    }


@pytest.mark.rule("IN-13")
def test_a_merchant_leaves_out_empty_buildings() -> None:
    state = position(seats=3, tokens={0: None, 5: None})
    texts = [GAME.moves.text(move) for move in state.legal(Seat(0))]
    swaps = [text for text in texts if text.startswith("merchant at 11 on")]
    others = [other for other in range(12) if other not in {0, 5, 11}]
    assert swaps == [f"merchant at 11 on 11 swaps {other}" for other in others]


def test_moves_have_texts_that_parse_and_words_in_three_languages() -> None:
    assert len(GAME.moves) == len(MOVE_TEXTS) == 2497
    assert GAME.moves.text(PASS) == "pass"
    speakers = [Speaker(Texts(lang), GAME, ["A", "B", "C", "D"]) for lang in ("en", "ru", "uk")]
    for number in range(len(GAME.moves)):
        move = Move(number)
        assert GAME.moves.parse(GAME.moves.text(move)) == move
        assert speakers[number % 3].move(move)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_event_and_hint_can_be_said(language: str) -> None:
    speaker = Speaker(Texts(language), GAME, ["Ann", "Bob", "Eve", "Dan"])
    chance = random.Random(1)
    *_, last = walk(4, 1)
    assert all(speaker.event(event) for event in last.events)
    for number, state in enumerate(walk(4, 2)):
        if number % 9 == 0 and state.to_act():
            seat = state.to_act()[0]
            view = state.view(seat)
            for move in chance.sample(state.legal(seat), min(5, len(state.legal(seat)))):
                speaker.hint(view, move)


def hint(state: IntrigoState, move: str) -> Phrase | None:
    return GAME.hint(state.view(Seat(0)), GAME.moves.parse(move))


def lead(building: int, token: str, family: str) -> Phrase:
    who = Phrase("nobody") if family == "nobody" else Phrase(f"family-{family}")
    return Phrase("lead", {"building": building, "token": Phrase(f"token-{token}"), "family": who})


TABLE: dict[str, object] = {
    "seats": 4,
    "gaps": {3: "d3", 5: "m2"},
    "tokens": {3: "ducat", 4: "clergy", 5: "ducat", 6: "workers"},
}


@pytest.mark.parametrize(
    ("move", "changes"),
    [
        ("play c4 at 4", [lead(4, "clergy", "contarini"), lead(5, "ducat", "contarini")]),
        ("play m3 at 4", [lead(4, "clergy", "nobody")]),
        ("play t4 at 4", [lead(4, "clergy", "nobody"), lead(5, "ducat", "nobody")]),
        ("play c2 at 9", [lead(9, "ducat", "contarini")]),
    ],
)
def test_hints_tell_who_would_lead(move: str, changes: list[Phrase]) -> None:
    told = hint(position(**TABLE), move)
    assert told is not None
    assert told.key == "hint-play"
    said = told.arguments["changes"]
    assert isinstance(said, tuple)
    assert set(map(str, changes)) <= set(map(str, said))


@pytest.mark.parametrize(
    ("move", "changed"),
    [
        ("thief at 4 on 4", {4: "nobody"}),
        ("assassin at 4 on 4", {3: "nobody", 4: "nobody"}),
        ("courtesan at 1 on 2 calls c4", {2: "contarini", 3: "contarini"}),
        ("gondolier at 4 on 4 swaps 5", {3: "morosini", 4: "morosini", 5: "dandolo"}),
        ("guard at 4 on 4 moves to 9", {3: "nobody", 4: "nobody", 9: "dandolo"}),
        ("merchant at 0 on 0 swaps 3", {3: "dandolo"}),
    ],
)
def test_hints_try_every_power(move: str, changed: dict[int, str]) -> None:
    told = hint(position(**TABLE), move)
    assert told is not None
    assert told.key == "hint-buy"
    assert told.arguments["price"] == 1
    said = told.arguments["changes"]
    assert isinstance(said, tuple)
    leads = {
        part.arguments["building"]: part.arguments["family"]
        for part in said
        if isinstance(part, Phrase)
    }
    for building, family in changed.items():
        found = leads[building]
        assert isinstance(found, Phrase)
        assert found.key == ("nobody" if family == "nobody" else f"family-{family}")


def test_a_hint_may_be_only_a_price_or_nothing() -> None:
    state = position(seats=4, tokens={9: None, 10: None}, gaps={11: "d4"})
    assert hint(state, "thief at 8 idle") == Phrase("hint-price", {"price": 1})
    assert hint(state, "play t2 at 9") is None
    assert hint(state, "pass") is None


def test_hints_of_the_draft_tell_whose_family_it_is() -> None:
    state = position(seats=3, phase="draft")
    assert hint(state, "keep c2") == Phrase("hint-own")
    assert hint(state, "keep d2") == Phrase("hint-rival")
    assert hint(state, "keep m2") == Phrase("hint-nobodys")
    assert GAME.hint(state.view(None), GAME.moves.parse("keep c2")) == Phrase("hint-rival")


@pytest.mark.rule("IN-3")
@pytest.mark.parametrize(
    ("prices", "code"),
    [
        ([3, 2, 1], "unsorted-prices"),
        ({"thief": [1, 3, 2]}, "unsorted-prices"),
        ([1, 2], "bad-option"),
        ([1, 2, 33], "bad-option"),
        ({"baker": [1, 2, 3]}, "bad-option"),
        ("cheap", "bad-option"),
        ("[1, 2, -1]", "bad-option"),
    ],
)
def test_senseless_prices_are_refused(prices: object, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.parse_options(4, {"prices": prices})
    assert caught.value.code == code


@pytest.mark.rule("IN-3")
@pytest.mark.parametrize(
    ("prices", "merchant", "thief"),
    [
        ([0, 0, 2], (0, 0, 2), (0, 0, 2)),
        ("[2, 2, 2]", (2, 2, 2), (2, 2, 2)),
        ({"merchant": [2, 3, 4]}, (2, 3, 4), (1, 2, 3)),
    ],
)
def test_prices_by_option(prices: object, merchant: object, thief: object) -> None:
    options = GAME.parse_options(4, {"prices": prices})
    assert isinstance(options, IntrigoOptions)
    assert (options.piles[0], options.piles[5]) == (merchant, thief)


def test_the_audit_finds_what_is_wrong() -> None:
    state = position(hands=HANDS, without=[0])
    state.hands[0] = state.hands[2]
    state.gaps[0] = state.gaps[1] = 33
    state.gaps[2] = 5
    state.ducats[0] = -1
    state.piles[1] = 3
    state.tokens = [2] * 16
    state.left[0] = (DECK[0],)
    broken = state.audit()
    for problem in (
        "packets are not the deck",
        "seat 0 does not have the cards",
        "holds a Tiepolo 3 after all",
        "not those that were played",
        "too many cards of kind assassin",
        "not 32 ducats",
        "too many seals of the merchants",
    ):
        assert any(problem in line for line in broken), problem
    draft = position(seats=3, phase="draft")
    draft.hands[1] = [DECK[0]]
    draft.gaps = [5] * 12 + [0] * 8
    assert "seat 1 has a hand in the draft" in draft.audit()
    assert any("more empty gaps" in line for line in draft.audit())


def test_an_observer_refuses_what_it_does_not_know() -> None:
    observer = IntrigoObserver(3, IntrigoOptions(), None)
    with pytest.raises(TypeError, match="no event of Intrigo"):
        observer.see(Event("IN-1"))


def test_the_memory_of_a_match_is_small() -> None:
    def play() -> IntrigoState:
        *_, last = walk(4, 1)
        return last

    play()
    tracemalloc.start()
    state = play()
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert len(state.events) > 100
    assert used < 200_000

"""BANG! beyond rules: positions, hints, words, redeals, memory."""

import random
import tracemalloc

import msgspec
import pytest

from ludoteka.core import BadInput, Event, Hidden, Move, Rng, Seat
from ludoteka.games.bang import Bang
from ludoteka.games.bang.cards import CARD_OF, DECK, NAMES
from ludoteka.games.bang.events import StoreCardTaken
from ludoteka.games.bang.memory import Memory
from ludoteka.games.bang.observer import BangObserver
from ludoteka.games.bang.options import BangOptions
from ludoteka.games.bang.redeal import _place
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.view import BangView
from ludoteka.texts import LANGUAGES, Speaker, Texts
from tests.conformance.cases import Case, walk

GAME = Bang()


def state_of(**position: object) -> BangState:
    return GAME.from_position(position)


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({}, "seats is missing"),
        ({"seats": 4, "lives": [1, 1, 1]}, "number of seats differs"),
        ({"seats": 2}, "for 3 to 8 players, not for 2"),
        ({"seats": 4, "rose": 1}, "unknown field rose"),
        ({"seats": 4, "roles": ["sheriff", "king", "outlaw", "outlaw"]}, "king is no role"),
        ({"roles": ["sheriff", "sheriff", "outlaw", "outlaw"]}, "too many of the role sheriff"),
        ({"characters": ["zorro", "?", "?", "?"]}, "zorro is no character"),
        ({"characters": ["sid-ketchum", "sid-ketchum", "?", "?"]}, "sid-ketchum sits twice"),
        ({"hands": [["bang-1d"], [], [], []]}, "bang-1d is no card"),
        ({"hands": [["bang-as"], ["bang-as"], [], []]}, "bang-as is in two places"),
        ({"hands": [["gatling", "gatling"], [], [], []]}, "no free card for gatling"),
        ({"seats": 4, "turn": 4}, "turn 4 is no seat (0 to 3)"),
        ({"seats": 4, "rest": 9}, "rest 9 is no seat"),
        ({"seats": 4, "fallen": [5]}, "fallen 5 is no seat"),
        ({"seats": 4, "fallen": [1], "killers": [7]}, "killer 7 is no seat"),
        ({"seats": 4, "lives": [6, 4, 4, 4]}, "more life than at the start"),
        ({"seats": 4, "lives": [0, 4, 4, 4]}, "neither dying nor out"),
        ({"seats": 4, "tables": [["bang-as"], [], [], []]}, "a brown card before seat 0"),
        ({"tables": [["barrel-qs", "barrel-ks"], [], [], []]}, "two cards of one name"),
        ({"tables": [["volcanic-10s", "remington-kc"], [], [], []]}, "two weapons"),
        ({"seats": 4, "pending": [["dance", 0, 0, 0]]}, "dance is no step"),
        ({"seats": 4, "pending": [["shot", 7, 0, 1]]}, "shot 7 is no seat"),
        ({"seats": 4, "pending": [["limit", 0, 0, 0]]}, "nobody is asked"),
        ({"seats": 4, "pending": [["store", 0, 0, 0]]}, "nothing to answer"),
        ({"seats": 4, "pending": []}, "nobody has won"),
        ({"seats": 4, "game": 0}, "game counts from 1"),
        ({"seats": 4, "fired": ["bong"]}, "bong is no card"),
        ({"seats": 4, "pool": ["zorro"]}, "zorro is no character"),
        ({"seats": 4, "leader": 5}, "leader 5 is no seat"),
        ({"seats": 4, "winners": [4]}, "winner 4 is no seat"),
        ({"seats": 4, "money": [150, 0, 0, 0]}, "an amount that cannot be"),
        ({"seats": 4, "fallen": [1], "killers": []}, "a death without an answer"),
        ({"seats": 4, "known": {"bang-as": [12]}}, "viewer 12 is no seat"),
        (
            {"discard": ["bang-as"], "seats": 4, "known": {"bang-as": "all"}},
            "counts as a known hand card",
        ),
        (
            {"hands": [["bang-as"], [], [], []], "hunches": [["bang-as", 1, [2, 3]]]},
            "suspects the wrong ones",
        ),
        (
            {"hands": [["bang-as"], [], [], []], "hunches": [["bang-as", 1, [0]]]},
            "a hunch without a doubt",
        ),
        (
            {
                "hands": [["bang-as"], [], [], []],
                "hunches": [["bang-as", 1, [0, 2]]],
                "known": {"bang-as": [1]},
            },
            "knows card 0 and wonders about it",
        ),
    ],
)
def test_bad_positions_say_what_is_wrong(position: dict[str, object], problem: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.from_position(position)
    assert problem in str(refused.value)


def test_a_position_may_name_kinds_and_question_marks() -> None:
    state = state_of(hands=[["beer", "beer", "?"], [], [], []], roles=["?", "outlaw", "?", "?"])
    assert [NAMES[card] for card in state.hands[0]][1:] == ["beer-6h", "beer-7h"]
    assert state.view(None).roles[0] == "sheriff"
    assert len(state_of(seats=5).hands[4]) == 4


def test_invariants_notice_what_the_rules_never_do() -> None:
    state = state_of(hands=[["bang-as", "beer-6h"], [], [], []])
    state.hands[0].reverse()
    state.reach[0] = 3
    state.roles = (0, 0, 0, 0)
    state.characters = (1, 1, 2, 3)
    state.fallen = (Seat(2),)
    state.deck = state.deck[1:]
    problems = " ".join(state.audit())
    for word in ("out of order", "reach or distance", "roles are not", "sits twice", "is lost"):
        assert word in problems
    assert "neither in the game nor fallen" in problems


@pytest.mark.parametrize(
    ("move", "key", "arguments"),
    [
        (
            "play bang-as at 1",
            "hint-distance",
            {"distance": 1, "reach": 2, "plus": 1, "minus": 1, "life": 4, "seats": 1},
        ),
        ("play duel-js at 2", "hint-duel", {"cards": 1, "life": 4}),
        ("play panic-ah at 1", "hint-hand", {"cards": 2}),
        ("play beer-6h", "hint-life-full", {}),
        ("play winchester-8s", "hint-weapon", {"reach": 5}),
        ("end", "hint-discards", {"cards": 1}),
    ],
)
def test_hints_tell_what_a_move_means_now(move: str, key: str, arguments: dict[str, int]) -> None:
    hand = ["bang-as", "duel-js", "panic-ah", "beer-6h", "winchester-8s", "saloon-5h"]
    state = state_of(
        hands=[hand, ["?", "?"], ["?"], []],
        tables=[["scope-as", "schofield-ks"], ["mustang-8h"], [], []],
    )
    hint = GAME.hint(state.view(Seat(0)), GAME.moves.parse(move))
    assert hint is not None
    assert (hint.key, hint.arguments) == (key, arguments)


def test_hints_of_reactions_and_none_where_nothing_helps() -> None:
    def hint_of(state: BangState, seat: int, move: str) -> str | None:
        found = GAME.hint(state.view(Seat(seat)), GAME.moves.parse(move))
        return found.key if found else None

    hand = ["bang-as", "beer-6h", "cat-balou-kh", "saloon-5h"]
    state = state_of(hands=[hand, ["missed-2s"], [], []], lives=[4, 1, 4, 4])
    assert hint_of(state, 0, "play beer-6h") is None
    assert hint_of(state, 0, "play saloon-5h") is None
    assert hint_of(state, 0, "end") is None
    assert hint_of(state, 0, "play cat-balou-kh on barrel-qs") is None
    state.play(Seat(0), GAME.moves.parse("play bang-as at 1"))
    assert hint_of(state, 1, "answer missed-2s") == "hint-needed"
    assert hint_of(state, 1, "pass") == "hint-life-after"
    state.play(Seat(1), GAME.moves.parse("pass"))
    assert hint_of(state, 1, "pass") == "hint-give-up"
    alone = state_of(hands=[["beer-6h"], [], [], []], lives=[3, 4, 0, 0], fallen=[2, 3])
    assert hint_of(alone, 0, "play beer-6h") == "hint-beer-void"
    options = {"no-mercy": True}
    back = state_of(options=options, hands=[["bang-as"], [], [], []])
    for seat, text in ((0, "play bang-as at 1"), (1, "pass"), (0, "end")):
        back.play(Seat(seat), GAME.moves.parse(text))
    assert hint_of(back, 0, "pass") is None
    table = state_of(hands=[["panic-ah"], [], [], []], tables=[[], ["barrel-qs"], [], []])
    assert hint_of(table, 0, "play panic-ah on barrel-qs") == "hint-table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_every_event_can_be_said(language: str) -> None:
    names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal"]
    speaker = Speaker(Texts(language), GAME, names)
    for number in range(len(GAME.moves)):
        assert speaker.move(Move(number))
    options = {"mode": "tournament", "hire": True, "experience": True, "bounties": True}
    state = Case(GAME, 8, {**options, "no-mercy": True}).new(3)
    kinds: set[type[Event]] = set()
    chance = random.Random(3)
    for seat, move in walk(state, 3):
        view = state.view(seat)
        speaker.hint(view, move)
        refused = state.refusal(seat, GAME.moves.parse("keep character"))
        if refused is not None:
            assert speaker.error(refused)
        for event in state.take_events():
            kinds.add(type(event))
            if chance.random() < 0.2:
                assert speaker.event(event)
    assert len(kinds) > 35


def test_redeals_are_honest_and_sharp_about_roles() -> None:
    """Every way to give out the hidden roles comes up, and nothing else."""
    roles = ["sheriff", "renegade", "outlaw", "outlaw", "deputy", "outlaw"]
    state = state_of(roles=roles, fallen=[5], lives=[5, 4, 4, 4, 4, 0])
    seen = set()
    for number in range(300):
        other = GAME.redeal(state, Seat(1), Rng(number.to_bytes(2, "big")))
        assert isinstance(other, BangState)
        seen.add(other.roles)
    expected = {(0, 3, *middle, 2) for middle in [(2, 2, 1), (2, 1, 2), (1, 2, 2)]}
    assert seen == expected


def test_redeals_give_unseen_cards_to_anybody_and_known_ones_to_their_holder() -> None:
    state = state_of(
        characters=["lucky-duke", "kit-carlson", "willy-the-kid", "black-jack"],
        hands=[["bang-as"], ["beer-6h", "?"], ["missed-2s", "duel-js"], ["?", "?"]],
        known={"beer-6h": "all", "missed-2s": [0, 2]},
        hunches=[["duel-js", 0, [2, 3]]],
    )
    unseen = set(DECK) - {CARD_OF[name] for name in ("bang-as", "beer-6h", "missed-2s", "duel-js")}
    hands: set[int] = set()
    holders = set()
    for number in range(300):
        other = GAME.redeal(state, Seat(0), Rng(number.to_bytes(2, "big")))
        assert isinstance(other, BangState)
        assert other.audit() == []
        assert CARD_OF["beer-6h"] in other.hands[1]
        assert CARD_OF["missed-2s"] in other.hands[2]
        holders.add(next(seat for seat in (1, 2, 3) if CARD_OF["duel-js"] in other.hands[seat]))
        hands.update(card for hand in other.hands[1:] for card in hand)
    assert holders == {2, 3}
    assert unseen <= hands


def test_a_view_that_contradicts_itself_cannot_be_dealt() -> None:
    state = state_of(
        hands=[[], [], ["duel-js"], ["?"]],
        hunches=[["duel-js", 0, [2, 3]]],
    )
    with pytest.raises(ValueError, match="contradicts itself"):
        _place(state.view(Seat(0)), [0, 0, 0, 0], Rng(b"x"))


def test_lost_cards_are_looked_for_where_there_is_room() -> None:
    """If the first is put where the others have to be, another place is tried for it."""
    state = state_of(
        hands=[[], ["beer-6h"], ["duel-js"], ["bang-as"]],
        hunches=[["duel-js", 0, [1, 2]], ["beer-6h", 0, [1, 3]], ["bang-as", 0, [1, 3]]],
    )
    found = set()
    for number in range(60):
        other = GAME.redeal(state, Seat(0), Rng(number.to_bytes(2, "big")))
        assert isinstance(other, BangState)
        assert CARD_OF["duel-js"] in other.hands[2]
        found.add(CARD_OF["beer-6h"] in other.hands[1])
    assert found == {True, False}


def test_without_any_card_nothing_is_drawn() -> None:
    state = state_of(hands=[[], [], [], []], characters=["?", "bart-cassidy", "?", "?"], rest=2)
    state.play(Seat(0), GAME.moves.parse("end"))
    assert state.hands[1] == []
    assert state.to_act() == (1,)


def test_onlookers_lose_track_and_find_it_again() -> None:
    """A known hand, a random card out of it: others wonder, until a hand is empty."""
    state = state_of(
        characters=["lucky-duke", "kit-carlson", "willy-the-kid", "black-jack"],
        hands=[["panic-ah", "cat-balou-kh"], ["beer-6h", "duel-js"], [], []],
        known={"beer-6h": "all", "duel-js": "all"},
    )
    state.play(Seat(0), GAME.moves.parse("play panic-ah at 1"))
    view = state.view(Seat(2))
    assert view.maybe == (("beer-6h", (0, 1)), ("duel-js", (0, 1)))
    assert view.known == ((), (), (), ())
    assert state.view(Seat(1)).known[0] != ()
    state.play(Seat(0), GAME.moves.parse("play cat-balou-kh at 1"))
    after = state.view(Seat(2))
    assert after.maybe == ()
    assert len(after.known[0]) == 1
    assert state.audit() == []


def test_an_observer_refuses_a_hidden_general_store() -> None:
    observer = BangObserver(4, BangOptions(), None)
    observer.aside = Hidden(3)
    with pytest.raises(TypeError, match="lies open"):
        observer.see(StoreCardTaken("BA-35", Seat(0), NAMES[0]))
    assert Memory(4, None).held() == 0


def test_the_memory_of_a_big_match_is_small() -> None:
    tracemalloc.start()
    state = Case(GAME, 8, {}).new(2)
    for _ in walk(state, 2):
        pass
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert len(state.events) > 200
    assert used < 600_000


@pytest.mark.rule("BA-23")
def test_after_the_end_everything_is_known() -> None:
    state = Case(GAME, 5, {}).new(4)
    for _ in walk(state, 4):
        pass
    again = GAME.redeal(state, None, Rng(b"end"))
    assert again.view(None) == state.view(None)
    assert again.result() == state.result()
    view = again.view(None)
    assert isinstance(view, BangView)
    assert not any(isinstance(part, Hidden) for part in (view.deck, *view.hands, *view.roles))


@pytest.mark.parametrize("seats", range(3, 9))
def test_who_wins_together_has_one_allegiance(seats: int) -> None:
    chance = random.Random(seats)
    for number in range(20):
        state = GAME.new(seats, {}, bytes([number]) * 32)
        assert isinstance(state, BangState)
        sides = state.allegiance()
        while acting := state.to_act():
            state.play(acting[0], chance.choice(state.legal(acting[0])))
        (side,) = {sides[seat] for seat in state.winners}
        assert state.winners == tuple(seat for seat in state.seats if sides[seat] == side)


def test_in_a_tournament_everybody_is_alone() -> None:
    state = GAME.new(5, {"mode": "tournament"}, bytes(32))
    assert state.allegiance() == (0, 1, 2, 3, 4)


SID = {
    "characters": ["sid-ketchum", "?", "?", "?"],
    "lives": [2, 4, 4, 4],
    "hands": [["missed-2s", "missed-3s"], [], [], []],
}


def healing() -> BangState:
    """Sid Ketchum has chosen the first of two cards."""
    state = Bang().from_position(SID)
    assert isinstance(state, BangState)
    state.play(Seat(0), Bang().moves.parse("heal missed-3s"))
    return state


@pytest.mark.rule("BA-61")
def test_a_first_card_that_is_not_held_or_not_asked_about_is_noticed() -> None:
    state = healing()
    assert state.audit() == []
    state.healing = min(set(DECK) - set(state.hands[0]))
    assert "a first card for a life" in " ".join(state.audit())
    begun = healing()
    begun.stack.pop()
    assert "a first card for a life" in " ".join(begun.audit())


@pytest.mark.rule("BA-61")
def test_a_card_that_the_first_rules_had_discarded_already_is_not_taken_back() -> None:
    """A match of version 1 was stored between the two cards."""
    game = Bang()
    position = msgspec.json.decode(msgspec.json.encode(healing().position()))
    position["healing"] = None
    position["hands"][0].remove("missed-3s")
    position["discard"].append("missed-3s")
    state = game.from_position(position)
    assert [game.moves.text(move) for move in state.legal(Seat(0))] == ["discard missed-2s"]
    state.play(Seat(0), game.moves.parse("discard missed-2s"))
    assert isinstance(state, BangState)
    assert (state.lives[0], state.audit()) == (3, [])

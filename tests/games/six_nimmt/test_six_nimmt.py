"""6 nimmt! beyond what scenarios can say."""

import random
import tracemalloc

import pytest

from ludoteka.core import BadInput, Event, Rng, Seat, State
from ludoteka.core.game import Phrase
from ludoteka.games.six_nimmt import SixNimmt
from ludoteka.games.six_nimmt.cards import BULLS, DECK, NO_CARD, Card, bulls
from ludoteka.games.six_nimmt.events import CardsLaidOut, RowsCompared
from ludoteka.games.six_nimmt.landings import landing_of, landings
from ludoteka.games.six_nimmt.observer import SixNimmtObserver
from ludoteka.games.six_nimmt.options import SixNimmtOptions
from ludoteka.games.six_nimmt.state import SixNimmtState
from ludoteka.games.six_nimmt.view import SixNimmtView

GAME = SixNimmt()


def finished(seats: int, seed: int = 1, **options: object) -> SixNimmtState:
    state = GAME.new(seats, options, bytes([seed] * 32))
    chance = random.Random(seed)
    while acting := state.to_act():
        for seat in acting:
            state.play(seat, chance.choice(state.legal(seat)))
    assert isinstance(state, SixNimmtState)
    return state


def seen(state: State, seat: Seat | None) -> SixNimmtView:
    view = state.view(seat)
    assert isinstance(view, SixNimmtView)
    return view


@pytest.mark.rule("6N-1")
def test_bulls_of_the_deck() -> None:
    assert len(DECK) == 104
    assert bulls(DECK) == 171
    by_hand = {55: 7, 11: 5, 99: 5, 10: 3, 100: 3, 5: 2, 95: 2, 1: 1, 104: 1}
    assert {card: BULLS[card] for card in by_hand} == by_hand


@pytest.mark.rule("6N-2")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_deal_uses_different_cards(seats: int) -> None:
    state = GAME.new(seats, {}, bytes(32))
    assert isinstance(state, SixNimmtState)
    dealt = [card for hand in state.hands for card in hand] + [row[0] for row in state.rows]
    assert len(dealt) == len(set(dealt)) == 10 * seats + 4
    assert len(state.cards_out()) == 104 - len(dealt)
    assert all(hand == sorted(hand) for hand in state.hands)


@pytest.mark.rule("6N-11", "6N-12")
def test_a_match_ends_by_its_limit_or_its_deals() -> None:
    assert max(finished(4).totals) > 66
    assert max(finished(4, limit=20).totals) > 20
    assert finished(4, deals=3).deal == 3


@pytest.mark.rule("6N-15")
def test_the_starter_is_random_and_then_moves_clockwise() -> None:
    firsts = set()
    for seed in range(20):
        state = finished(3, seed, variant="tactical", deals=4)
        starters = [event.seat for event in state.events if isinstance(event, CardsLaidOut)]
        firsts.add(starters[0])
        assert starters == [(starters[0] + deal) % 3 for deal in range(4)]
    assert firsts == {0, 1, 2}


@pytest.mark.rule("6N-13")
@pytest.mark.parametrize(("seats", "highest"), [(2, 24), (3, 34), (4, 44), (10, 104)])
def test_the_tactical_deck(seats: int, highest: int) -> None:
    state = GAME.new(seats, {"variant": "tactical"}, bytes(32))
    assert isinstance(state, SixNimmtState)
    assert state.open == DECK[:highest]


def test_a_redeal_is_sharp() -> None:
    """Whatever a seat cannot see comes up in every possible place."""
    state = GAME.new(2, {}, bytes(32))
    state.play(Seat(1), state.legal(Seat(1))[0])
    seen: set[Card] = set()
    chosen: set[Card] = set()
    for number in range(300):
        other = GAME.redeal(state, Seat(0), Rng(number.to_bytes(2, "big")))
        assert isinstance(other, SixNimmtState)
        seen.update(other.hands[1])
        chosen.add(other.chosen[1])
    assert isinstance(state, SixNimmtState)
    known = {*state.hands[0], *(row[0] for row in state.rows)}
    assert seen == set(DECK) - known
    assert len(chosen) > 60


def test_the_memory_of_a_big_match_is_small() -> None:
    """A match of ten with all events kept stays under 200 KB."""
    finished(10, seed=2)
    tracemalloc.start()
    state = finished(10)
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert len(state.events) > 500
    assert used < 200_000


@pytest.mark.parametrize(
    ("move", "key", "arguments"),
    [
        ("play 13", "hint-follows", {"row": 1, "place": 2}),
        ("play 42", "hint-takes", {"row": 2, "bulls": 11}),
        ("play 3", "hint-too-low", {}),
        ("row 2", "hint-row-costs", {"bulls": 11}),
    ],
)
def test_hints_tell_what_a_move_means_now(move: str, key: str, arguments: dict[str, int]) -> None:
    rows = [[12], [20, 31, 32, 33, 41], [50], [60]]
    state = GAME.from_position({"seats": 2, "rows": rows})
    hint = GAME.hint(state.view(Seat(0)), GAME.moves.parse(move))
    assert hint is not None
    assert (hint.key, hint.arguments) == (key, arguments)


def test_the_hint_of_a_row_tells_where_the_waiting_cards_go_after_it() -> None:
    position = {"seats": 3, "phase": "row", "chosen": [3, 42, 9], "queue": [3, 9, 42]}
    state = GAME.from_position({**position, "rows": [[12], [20, 31, 32, 33, 41], [50], [60]]})
    hint = GAME.hint(state.view(None), GAME.moves.parse("row 3"))
    rest = (
        Phrase("hint-lands", {"card": 9, "row": 3, "place": 2}),
        Phrase("hint-lands-taking", {"card": 42, "row": 2, "bulls": 11}),
    )
    assert hint == Phrase("hint-row-then", {"bulls": 3, "rest": rest})


def test_taking_a_card_in_the_draft_needs_no_hint() -> None:
    state = GAME.new(2, {"variant": "tactical"}, bytes(32))
    assert isinstance(state, SixNimmtState)
    assert GAME.hint(state.view(None), GAME.moves.parse("take 5")) is None


def test_moves_have_words() -> None:
    phrases = {
        text: GAME.move_phrase(GAME.moves.parse(text)) for text in ("play 7", "take 7", "row 3")
    }
    assert [phrase.key for phrase in phrases.values()] == ["move-play", "move-take", "move-row"]
    assert phrases["take 7"].arguments == {"card": 7, "bulls": 1}
    assert phrases["row 3"].arguments == {"row": 3}


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({}, "seats is missing"),
        ({"seats": 3, "totals": [0, 0]}, "number of seats differs"),
        ({"seats": 2, "rose": 1}, "unknown field rose"),
        ({"seats": 2, "rows": [[105], [2], [3], [4]]}, "105 is no card of this deck (1 to 104)"),
        ({"seats": 2, "rows": [[1], [1], [3], [4]]}, "card 1 is in two places"),
        ({"hands": [[5], [6]], "piles": [[5], []]}, "card 5 is in two places"),
        ({"seats": 2, "rows": [[1], [2], [3]]}, "four rows"),
        ({"seats": 2, "rows": [[1, 2, 3, 4, 5, 6], [7], [8], [9]]}, "four rows of one to five"),
        ({"seats": 2, "rows": [[9, 2], [7], [8], [10]]}, "rows ascend"),
        ({"hands": [[5], [6, 7]]}, "same number of cards"),
        ({"hands": [[], []]}, "nobody has a card"),
        ({"hands": [[5], [6]], "chosen": [7, None]}, "seat 0 has not the card 7"),
        ({"hands": [[5], [6]], "chosen": [5, 6]}, "when all have chosen"),
        ({"seats": 2, "queue": [5]}, "queue is empty while cards are chosen"),
        ({"seats": 2, "starter": 2}, "starter 2 is no seat"),
        ({"seats": 2, "deal": 0}, "deal counts from 1"),
        ({"seats": 2, "acts": -1}, "acts from 0"),
        ({"seats": 2, "out": []}, "out is not the rest"),
        ({"seats": 2, "open": [5]}, "open only in a draft"),
        ({"seats": 2, "phase": "draft"}, "only the tactical variant"),
        ({"seats": 2, "phase": "row"}, "the queue holds"),
        ({"seats": 2, "phase": "row", "queue": [3, 2]}, "ascending"),
        ({"seats": 2, "phase": "row", "queue": [2, 3]}, "chosen holds"),
        (
            {"phase": "row", "queue": [2, 3], "chosen": [2, 3], "rows": [[1], [7], [8], [9]]},
            "nothing to choose",
        ),
        (
            {"phase": "draft", "options": {"variant": "tactical"}, "hands": [[1], [2, 3]]},
            "has taken",
        ),
        (
            {"seats": 2, "phase": "draft", "options": {"variant": "tactical"}, "rows": [[1]]},
            "when the draft is over",
        ),
        (
            {"seats": 2, "phase": "draft", "options": {"variant": "tactical"}, "open": [1, 2]},
            "either open or in hands",
        ),
        (
            {"options": {"variant": "tactical"}, "hands": [["?"] * 12, ["?"] * 13]},
            "more cards than the deck",
        ),
    ],
)
def test_senseless_positions_are_refused(position: dict[str, object], problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.from_position(position)
    assert caught.value.code == "bad-position"
    assert problem in str(caught.value.arguments["problem"])


def test_positions_keep_to_seats_and_options() -> None:
    with pytest.raises(BadInput, match="bad-seats"):
        GAME.from_position({"seats": 1})
    with pytest.raises(BadInput, match="limit-and-deals"):
        GAME.from_position({"seats": 2, "options": {"limit": 5, "deals": 5}})
    with pytest.raises(BadInput, match="bad-seed"):
        GAME.from_position({"seats": 2, "seed": "00"})


def test_a_partial_position_is_filled_legally() -> None:
    state = GAME.from_position({"seats": 3, "phase": "choose"})
    assert state.audit() == []
    assert [len(state.legal(seat)) for seat in state.seats] == [10, 10, 10]
    over = GAME.from_position({"seats": 2, "phase": "over", "totals": [70, 3]})
    result = over.result()
    assert result is not None
    assert result.winners == (1,)


def test_the_audit_finds_what_is_wrong() -> None:
    state = GAME.new(2, {}, bytes(32))
    assert isinstance(state, SixNimmtState)
    state.rows[0] = (state.hands[0][0], state.hands[0][1])
    state.rows[1] = state.rows[1] * 2 + (state.rows[1][0],) * 4
    broken = state.audit()
    assert "a card is in two places" in broken
    assert any("ascending" in problem for problem in broken)


def test_an_observer_refuses_what_it_does_not_know() -> None:
    observer = SixNimmtObserver(2, SixNimmtOptions(), None)
    with pytest.raises(TypeError, match="no event of 6 nimmt!"):
        observer.see(Event("6N-1"))


@pytest.mark.rule("6N-5", "6N-6", "6N-7", "6N-8")
def test_anybody_can_see_where_any_card_would_go() -> None:
    rows = [[12, 14], [37], [41, 42, 43, 44, 45], [58]]
    state = GAME.from_position({"rows": rows, "hands": [[3, 20], [40, 57], [50, 104]]})
    found = seen(state, None).landings
    assert [(landing.after, landing.row, landing.bulls) for landing in found] == [
        (0, None, 0),
        (14, 0, 0),
        (37, 1, 0),
        (45, 2, 10),
        (58, 3, 0),
    ]
    wanted = {3: None, 14: None, 20: 0, 37: 0, 40: 1, 50: 2, 57: 2, 59: 3, 104: 3}
    assert {card: landing_of(found, DECK[card - 1]).row for card in wanted} == wanted
    assert seen(state, Seat(0)).landings == seen(state, Seat(2)).landings == found


@pytest.mark.rule("6N-4", "6N-14")
def test_landings_are_told_while_cards_are_chosen_and_only_then() -> None:
    state = GAME.new(2, {"variant": "tactical"}, bytes(32))
    assert seen(state, None).landings == ()
    while state.view(None).decision == "take-card":
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[0])
    told = [event for event in state.events if isinstance(event, RowsCompared)]
    assert [event.landings for event in told] == [seen(state, None).landings]
    low = GAME.from_position({"rows": [[50], [60], [70], [80]], "hands": [[1, 90], [2, 91]]})
    low.play(Seat(0), low.legal(Seat(0))[0])
    low.play(Seat(1), low.legal(Seat(1))[0])
    assert low.view(None).decision == "choose-row"
    assert seen(low, None).landings == ()


def test_a_card_that_does_not_exist_lands_nowhere() -> None:
    rows = landings(((DECK[2],), (DECK[6],), (DECK[19],), (DECK[49],)))
    assert landing_of(rows, DECK[7]).row == 1
    with pytest.raises(ValueError, match="no landing is lower than 0"):
        landing_of(rows, NO_CARD)


def test_a_draft_of_a_match_of_deals_tells_which_deal_it_is() -> None:
    state = GAME.new(3, {"variant": "tactical", "deals": 2}, bytes(32))
    assert isinstance(state, SixNimmtState)
    progress = GAME.progress(state.view(None))
    assert progress.said == Phrase("progress-draft-of-deals", {"deal": 1, "deals": 2})
    assert progress.done == 0

"""What a view of Intrigo tells of who would get a token, held against who gets it."""

import re
from itertools import product
from random import Random

import pytest

from ludoteka.core import Seat
from ludoteka.games.intrigo import Intrigo
from ludoteka.games.intrigo.cards import DECK, ORGANISATIONS, codes
from ludoteka.games.intrigo.events import TokenStayed, TokenWon
from ludoteka.games.intrigo.leads import NAMES, one_more
from ludoteka.games.intrigo.rewards import has_won
from ludoteka.games.intrigo.state import IntrigoState
from ludoteka.games.intrigo.view import IntrigoView, Lead

GAME = Intrigo()
TOKENS = {0: "clergy", 1: "ducat", 2: "workers", 3: "ducat down", 4: None, 6: "clergy"}
HANDS = [["c3", "c4", "t3", "t3"], ["?"] * 3, ["?"] * 4, ["?"] * 3]
FULL = dict(enumerate(codes(DECK)))
STATES = {"equal": "equal", "no-card": "none", "nobody": "unplayed", "face-down": "stolen"}


def view_of(seat: int | None = 0, **parts: object) -> IntrigoView:
    state = GAME.from_position({"seats": 4, "tokens": TOKENS, **parts})
    return state.view(None if seat is None else Seat(seat))


def new(seats: int) -> IntrigoState:
    state = GAME.new(seats, {}, bytes(32), recording=True)
    assert isinstance(state, IntrigoState)
    return state


def prospect(view: IntrigoView, card: str | None, gap: int) -> tuple[Lead, Lead] | None:
    return next(found.gaps[gap] for found in view.prospects if found.card == card)


@pytest.mark.rule("IN-20", "IN-21")
@pytest.mark.parametrize(
    ("gaps", "building", "lead"),
    [
        ({}, 0, Lead("open")),
        ({0: "c3"}, 0, Lead("leads", settled=False, family="contarini", value=3)),
        ({15: "m2", 0: "c3"}, 0, Lead("leads", settled=True, family="contarini", value=3)),
        ({15: "m3", 0: "c3"}, 0, Lead("equal", settled=True, value=3)),
        ({15: "t4", 0: "c3"}, 0, Lead("unplayed", settled=True, family="tiepolo", value=4)),
        ({15: "m4 down", 0: "guard"}, 0, Lead("none", settled=True)),
        ({15: "m4 down"}, 0, Lead("open")),
        ({15: "m4 down", 0: "c2"}, 0, Lead("leads", settled=True, family="contarini", value=2)),
        ({3: "c3"}, 3, Lead("stolen")),
        ({3: "c3"}, 4, Lead("bare")),
    ],
)
def test_a_view_tells_who_leads(gaps: dict[int, str], building: int, lead: Lead) -> None:
    assert view_of(gaps=gaps).leads[building] == lead


@pytest.mark.rule("IN-23")
def test_a_seal_that_would_win_the_match_is_told() -> None:
    seals = [[0, 0, 3, 0, 0], [1, 1, 1, 1, 0], [0] * 5, [2] * 3 + [0] * 2]
    view = view_of(gaps={0: "c3", 1: "d2", 2: "d3", 5: "d4"}, seals=seals)
    assert view.one_more == (("clergy",), ("workers",), (), ())
    assert [view.leads[building].wins for building in (0, 1, 2, 6)] == [True, False, True, False]
    assert view.won_by == ()


@pytest.mark.rule("IN-23")
def test_one_more_seal_is_one_that_wins() -> None:
    for seals in product(range(5), repeat=5):
        more = [
            has_won((*seals[:kind], seals[kind] + 1, *seals[kind + 1 :])) and not has_won(seals)
            for kind in range(5)
        ]
        names = tuple(name for name, wins in zip(ORGANISATIONS, more, strict=True) if wins)
        assert NAMES[one_more(seals)] == names


@pytest.mark.rule("IN-10", "IN-20")
def test_a_view_tells_what_a_card_would_change() -> None:
    view = view_of(gaps={15: "m3", 1: "d3"}, hands=HANDS)
    assert [found.card for found in view.prospects] == ["c3", "c4", "t3", None]
    leads = Lead("leads", settled=True, family="contarini", value=4)
    assert prospect(view, "c4", 0) == (leads, leads)
    assert prospect(view, "c3", 0) == (Lead("equal", settled=True, value=3),) * 2
    assert prospect(view, None, 0) == (
        Lead("leads", settled=True, family="morosini", value=3),
        Lead("leads", settled=True, family="dandolo", value=3),
    )
    assert prospect(view, "c4", 1) is None
    assert prospect(view, None, 8) == (Lead("open"), Lead("open"))


@pytest.mark.rule("IN-10")
def test_only_the_seat_that_acts_is_told_what_its_cards_would_change() -> None:
    assert view_of(0).prospects
    assert view_of(1).prospects == view_of(None).prospects == ()
    assert view_of(0, phase="draft", tokens={}).prospects == ()
    # without a ducat there is no influence to lay
    poor = view_of(0, ducats=[0, 5, 5, 5])
    assert None not in [found.card for found in poor.prospects]


@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_card_would_change_is_what_it_changes(seats: int) -> None:
    state, chance, tried = new(seats), Random(seats), 0
    while state.to_act() and tried < 50:
        seat = chance.choice(state.to_act())
        move = chance.choice(state.legal(seat))
        before = state.view(seat)
        state.play(seat, move)
        after = state.view(None)
        laid = re.fullmatch(r"(?:play (..)|\w+) at (\d+)(?: idle)?", GAME.moves.text(move))
        if laid and after.round == before.round:
            gap = int(laid[2])
            behind = (gap + 1) % len(after.gaps)
            assert prospect(before, laid[1], gap) == (after.leads[gap], after.leads[behind])
            tried += 1
    assert tried == 50


@pytest.mark.rule("IN-20", "IN-21", "IN-23")
@pytest.mark.parametrize("seats", [3, 4])
def test_who_leads_a_token_is_who_gets_it(seats: int) -> None:
    state, chance = new(seats), Random(seats)
    observer = GAME.observer(seats, GAME.parse_options(seats, {}), None)
    crowned: list[bool] = []
    stayed = 0
    while True:
        for event in state.take_events():
            if isinstance(event, TokenWon):
                lead = observer.view().leads[event.building]
                assert (lead.state, lead.family) == ("leads", event.family)
                crowned.append(lead.wins)
            elif isinstance(event, TokenStayed):
                assert observer.view().leads[event.building].state == STATES[event.reason]
                stayed += 1
            observer.see(event)
        acting = state.to_act()
        if not acting:
            break
        seat = chance.choice(acting)
        state.play(seat, chance.choice(state.legal(seat)))
    assert min(stayed, len(crowned)) > 10
    # the match ends with the first token that could win it, and with no other
    assert crowned.index(True) == len(crowned) - 1
    assert len(state.view(None).won_by) in {1, 5}


def test_the_seals_that_won_the_match_are_told() -> None:
    four = [[0, 4, 0, 1, 1], *[[0] * 5] * 3]
    five = [[0] * 5, [1, 1, 2, 3, 1], *[[0] * 5] * 2]

    def over(seals: list[list[int]], number: int = 1) -> IntrigoView:
        return view_of(
            phase="over", gaps=FULL, hands=[[]] * 4, tokens={}, seals=seals, round=number
        )

    assert over(four).won_by == ("military",)
    assert over(five).won_by == ORGANISATIONS
    assert over(five).one_more == ((),) * 4
    assert over([[0] * 5] * 4, 100).won_by == ()

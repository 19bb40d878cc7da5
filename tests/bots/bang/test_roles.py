"""Beliefs about secret roles, from what everybody sees."""

from typing import cast

import pytest

from ludoteka.bots import find_bot
from ludoteka.bots.search.bang.explaining import suspicions
from ludoteka.bots.search.bang.levels import Sampler
from ludoteka.bots.search.bang.roles import Hypotheses, share, told, ways
from ludoteka.bots.search.bang.witness import STRONG, WEIGHTS, Weights, Witness
from ludoteka.core import Event, Phrase, Rng, Seat, all_seats, redact
from ludoteka.games import find_game
from ludoteka.games.bang import events as e
from ludoteka.games.bang.cards import CardName
from ludoteka.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from ludoteka.texts import LANGUAGES, Texts, render

GAME = find_game("bang")
NAMES = ["Ann", "Bob", "Cyd", "Dan", "Eve"]
SHERIFF_SEAT = 2


@pytest.mark.parametrize(("seats", "count"), [(4, 3), (5, 12), (6, 20), (7, 60), (8, 210)])
def test_all_ways_to_deal_the_secret_roles_are_there(seats: int, count: int) -> None:
    found = ways(seats, SHERIFF_SEAT)
    assert len(found) == len(set(found)) == count
    assert {way[SHERIFF_SEAT] for way in found} == {SHERIFF}


def test_what_a_player_believes_goes_with_their_own_role() -> None:
    beliefs = Hypotheses(5, 0).beliefs_of(1, DEPUTY)
    assert beliefs[1][DEPUTY] == pytest.approx(1)
    assert beliefs[3] == pytest.approx([0, 0, 2 / 3, 1 / 3])


def test_nothing_but_a_shown_role_is_ever_certain() -> None:
    hypotheses = Hypotheses(5, 0)
    for _ in range(1000):
        hypotheses.learn(1, [1.0, 1e-6, 0.9, 1e-6])
    assert 0 < hypotheses.beliefs_of(2, OUTLAW)[1][DEPUTY] < 0.01
    hypotheses.show(1, DEPUTY)
    assert hypotheses.beliefs_of(2, OUTLAW)[1][DEPUTY] == pytest.approx(1)
    assert sum(hypotheses.weights()) == pytest.approx(1)


def test_a_role_that_nobody_can_have_believes_nothing() -> None:
    hypotheses = Hypotheses(4, 0)
    assert hypotheses.beliefs_of(1, DEPUTY) == []


def test_shares_of_all_choices_sum_up_to_one() -> None:
    choices = [told([0, 0.2, 0.5, 0.3], weak=True), told([1, 0, 0, 0], weak=False)]
    weights = [1.0, -1.0, 2.0, 0.0, 0.5]
    found = [share(number, choices, weights, [0.0, -1.0]) for number in range(4)]
    assert sum(found) == pytest.approx(1)


def watch(*acts: Event, weights: Weights = WEIGHTS, trust: float = 1.0) -> Witness:
    """A table of five, in which seat 2 is the Sheriff and begins."""
    witness = Witness(weights, trust)
    witness.see(e.GameBegan("BA-2", 1))
    for seat in all_seats(5):
        if seat == SHERIFF_SEAT:
            witness.see(e.RoleShown("BA-3", seat, "sheriff"))
        else:
            witness.see(redact(e.RoleDealt("BA-3", seat, "outlaw"), None))
        witness.see(e.HandDealt("BA-3", seat, (), 4))
    witness.see(e.TurnBegan("BA-5", Seat(SHERIFF_SEAT)))
    for act in acts:
        witness.see(act)
    return witness


def played(seat: int, card: str, target: int | None = None) -> Event:
    aim = None if target is None else Seat(target)
    return e.CardPlayed("BA-11", Seat(seat), CardName(card), aim)


def turn(seat: int) -> Event:
    return e.TurnBegan("BA-5", Seat(seat))


def believed(witness: Witness, seat: int, viewer: int = 0) -> list[float]:
    """By a Deputy."""
    assert witness.hypotheses is not None
    return witness.hypotheses.beliefs_of(viewer, DEPUTY)[seat]


PRIOR = 2 / 3


def test_who_shoots_at_the_sheriff_is_an_outlaw() -> None:
    witness = watch(turn(3), played(3, "bang-as", SHERIFF_SEAT))
    assert believed(witness, 3)[OUTLAW] > 0.85
    assert believed(witness, 4)[OUTLAW] < PRIOR


def test_strong_players_shoot_at_the_sheriff_for_the_same_reason() -> None:
    witness = watch(turn(3), played(3, "bang-as", SHERIFF_SEAT), weights=STRONG)
    assert believed(witness, 3)[OUTLAW] > 0.85


def test_with_less_trust_less_is_believed() -> None:
    shot = (turn(3), played(3, "bang-as", SHERIFF_SEAT))
    little = believed(watch(*shot, trust=0.05), 3)[OUTLAW]
    assert believed(watch(*shot, trust=0.0), 3)[OUTLAW] == pytest.approx(PRIOR)
    assert PRIOR < little < 0.75 < believed(watch(*shot), 3)[OUTLAW]


@pytest.mark.parametrize(("level", "trust"), [("expert@2", 0.05), ("master@2", 1.0)])
def test_a_master_trusts_its_suspicions_more_than_an_expert(level: str, trust: float) -> None:
    bot = find_bot(level, GAME)(GAME, Seat(0), Rng(b""))
    assert isinstance(bot, Sampler)
    assert bot.witness.trust == trust


def test_who_shoots_at_an_outlaw_is_none() -> None:
    first = [turn(3), played(3, "bang-as", SHERIFF_SEAT), turn(4)]
    accused = watch(*first, played(4, "bang-2d", 3))
    assert believed(accused, 4)[OUTLAW] < believed(watch(*first), 4)[OUTLAW]


def test_what_the_sheriff_does_tells_nothing_about_roles() -> None:
    witness = watch(played(SHERIFF_SEAT, "bang-as", 3), turn(3))
    assert believed(witness, 3)[OUTLAW] == pytest.approx(PRIOR)


def test_indians_with_the_sheriff_among_the_victims_are_an_outlaws() -> None:
    assert believed(watch(turn(3), played(3, "indians-ad")), 3)[OUTLAW] > PRIOR


def test_who_frees_a_suspect_of_jail_shares_the_suspicion() -> None:
    """Panic! takes the Jail from before an Outlaw: no robbery."""
    jailed = [
        turn(3),
        played(3, "bang-as", SHERIFF_SEAT),
        e.CardPutInPlay("BA-44", Seat(SHERIFF_SEAT), CardName("jail-js"), Seat(3)),
        turn(4),
        played(4, "cat-balou-kh", 3),
    ]
    freed = watch(*jailed, e.CardDiscarded("BA-31", Seat(3), CardName("jail-js")))
    robbed = watch(*jailed, e.CardDiscarded("BA-31", Seat(3), CardName("beer-6h")))
    assert believed(freed, 4)[OUTLAW] > believed(robbed, 4)[OUTLAW]


def test_a_new_game_forgets_the_last_one() -> None:
    witness = watch(turn(3), played(3, "bang-as", SHERIFF_SEAT))
    witness.see(e.GameBegan("BA-80", 2))
    assert witness.hypotheses is None
    assert not witness.reasons


def test_a_suspicion_tells_its_reason() -> None:
    shots = [turn(3), played(3, "bang-as", SHERIFF_SEAT), turn(3)]
    witness = watch(*shots, played(3, "bang-2d", SHERIFF_SEAT))
    (phrase,) = [
        said
        for said in suspicions(witness, 0, DEPUTY)
        if said.arguments["who"].seat == 3  # type: ignore[union-attr]
    ]
    percent = cast(int, phrase.arguments["percent"])
    assert percent > 85
    assert render(Texts("en"), NAMES, phrase) == (
        f"Dan is probably an Outlaw ({percent}%): shot at the Sheriff twice."
    )
    assert render(Texts("ru"), NAMES, phrase) == (
        f"Dan — вероятно, бандит ({percent}\N{NO-BREAK SPACE}%): "
        "стреляет в шерифа (2\N{NO-BREAK SPACE}раза)."
    )


@pytest.mark.parametrize(
    ("level", "keys"),
    [
        ("sampler", {"bot-chance"}),
        ("expert", {"bot-bang-suspects", "bot-chance"}),
        ("master", {"bot-bang-suspects", "bot-chance"}),
    ],
)
def test_a_bot_explains_itself_in_every_language(level: str, keys: set[str]) -> None:
    state = GAME.new(5, {}, bytes(32))
    bots = [find_bot(f"{level}@2", GAME)(GAME, seat, Rng(b"")) for seat in all_seats(5)]
    said: list[Phrase] = []
    for _ in range(60):
        for event in state.take_events():
            for bot in bots:
                bot.see(redact(event, bot.seat))
        seat = state.to_act()[0]
        state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
        assert len(bots[seat].explain()) <= 3
        said += bots[seat].explain()
    assert {phrase.key for phrase in said} == keys
    for language in LANGUAGES:
        assert all(render(Texts(language), NAMES, phrase) for phrase in said)


def test_who_has_seen_nothing_explains_nothing() -> None:
    assert find_bot("master", GAME)(GAME, Seat(0), Rng(b"")).explain() == ()
    assert suspicions(Witness(), 0, RENEGADE) == []

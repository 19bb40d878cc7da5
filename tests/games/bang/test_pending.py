"""The pending steps outside the rules: by name, whatever the rules number them."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from ludoteka.core import Move, Seat
from ludoteka.core.decoding import events_decoder
from ludoteka.games.bang import Bang
from ludoteka.games.bang.answers import answer_nothing
from ludoteka.games.bang.events import Suspended
from ludoteka.games.bang.legal import ask_nothing
from ludoteka.games.bang.named_steps import as_named, named, parse
from ludoteka.games.bang.pending import CardStep, EarlierStep, LuckyStep, PendingStep, ShotStep
from ludoteka.games.bang.refusals import nobody_asked
from ludoteka.games.bang.run import ask
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.steps import ASKS, DECISION, STEP_KINDS, STEPS
from tests.conformance.cases import seed_bytes, walk

GAME = Bang()
ROOT = Path(__file__).parent.parent.parent.parent

EARLIER: dict[EarlierStep, dict[str, object]] = {
    ("play", 2, 0, 0): {"step": "play", "seat": 2},
    ("card", 0, 3, 5): {"step": "card", "seat": 0, "card": "duel", "target": 3},
    ("card", 0, 0, 9): {"step": "card", "seat": 0, "card": "gatling", "target": None},
    ("gatling", 0, 0, 2): {"step": "gatling", "seat": 0, "clockwise": 2},
    ("shot", 2, 0, 6): {
        "step": "shot",
        "seat": 2,
        "by": 0,
        "needed": 2,
        "total": 2,
        "barrel": True,
        "ability": False,
    },
    ("duel", 3, 0, 0): {"step": "duel", "seat": 3, "opponent": 0, "challenger": 0},
    ("lucky", 1, 13, 0): {"step": "lucky", "seat": 1, "turned_for": "dynamite"},
    ("lucky", 1, 15, 0): {"step": "lucky", "seat": 1, "turned_for": "barrel"},
    ("dying", 2, -1, 0): {"step": "dying", "seat": 2, "by": None},
    ("hurt", 2, 4, 3): {"step": "hurt", "seat": 2, "by": 4, "lives": 3},
    ("raise", 3, 1, 12): {"step": "raise", "seat": 3, "opener": 1, "character": "slab-the-killer"},
    ("keeping", 1, 0, 4): {"step": "keeping", "seat": 1, "asked": 4},
}


def told_outside(*seed: str) -> list[str]:
    command = [sys.executable, "-m", "tests.games.bang.renumbered", *seed]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_renumbering_the_steps_changes_nothing_outside_the_rules() -> None:
    usual, renumbered = told_outside(), told_outside("1")
    assert usual[0] != renumbered[0]
    assert len(usual) == 1 + 4 * 7
    assert usual[1:] == renumbered[1:]


@pytest.mark.parametrize(("earlier", "now"), EARLIER.items())
def test_a_step_of_an_earlier_log_is_read(earlier: EarlierStep, now: dict[str, object]) -> None:
    assert msgspec.to_builtins(as_named(earlier)) == now
    assert named(parse(as_named(earlier))) == as_named(earlier)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [(("dance", 0, 0, 0), "dance is no step"), (("play", -1, 0, 0), "play -1 is no seat")],
)
def test_what_is_no_step_is_refused(wrong: EarlierStep, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        as_named(wrong)


@pytest.mark.parametrize("kind", ["dynamite-turned", "jail-turned", "barrel-turned"])
@pytest.mark.parametrize("card", ["bang-as", None])
def test_a_turned_card_is_told_by_its_name(kind: str, card: str | None) -> None:
    told = {"step": kind, "seat": 1, "card": card}
    step: PendingStep = msgspec.convert(told, PendingStep)
    assert msgspec.to_builtins(named(parse(step))) == told


def test_a_step_that_asks_nobody_has_no_answers() -> None:
    state = GAME.new(4, {}, seed_bytes(1))
    assert isinstance(state, BangState)
    state.stack.append((STEPS.index("shot"), Seat(0), 0, 0))
    for nothing in (answer_nothing, nobody_asked):
        with pytest.raises(ValueError, match="nobody is asked by shot"):
            nothing(state, Seat(0), Move(0))
    with pytest.raises(ValueError, match="nobody is asked by shot"):
        ask_nothing(state, Seat(0), state.stack[-1])
    with pytest.raises(ValueError, match="never run"):
        ask(state, Seat(0), 0, 0)


def test_an_earlier_event_tells_named_steps() -> None:
    stored = b"""[{"event": "suspended", "rule": "BA-8", "steps":
        [["play", 2, 0, 0], ["card", 2, 0, 0], ["shot", 0, 2, 2]]}]"""
    (event,) = events_decoder(GAME).decode(stored)
    assert isinstance(event, Suspended)
    assert [step.step for step in event.pending] == ["play", "card", "shot"]
    assert b'"needed":2' in msgspec.json.encode(event)


def test_an_earlier_position_leads_to_the_same_state() -> None:
    shot = {"seats": 4, "turn": 0, "characters": ["slab-the-killer", "?", "?", "?"]}
    tuples = [["play", 0, 0, 0], ["card", 0, 2, 0], ["shot", 2, 0, 2]]
    names = [
        {"step": "play", "seat": 0},
        {"step": "card", "seat": 0, "card": "bang", "target": 2},
        {"step": "shot", "seat": 2, "by": 0, "needed": 2, "total": 2},
    ]
    earlier = GAME.from_position({**shot, "pending": tuples})
    assert earlier.position() == GAME.from_position({**shot, "pending": names}).position()


def test_positions_and_views_say_steps_alike() -> None:
    state = GAME.new(6, {}, seed_bytes(5))
    for _ in islice(walk(state, 5), 120):
        assert isinstance(state, BangState)
        steps = [msgspec.to_builtins(step) for step in state.view(None).pending]
        assert steps == state.position()["pending"]
        assert [parse(step) for step in state.view(None).pending] == [
            (kind, seat, other, number) for kind, seat, other, number in state.stack
        ]


@pytest.mark.rule("BA-57")
@pytest.mark.parametrize("purpose", ["dynamite", "jail", "barrel"])
def test_lucky_duke_is_told_what_he_turns_for(purpose: str) -> None:
    step = msgspec.convert({"step": "lucky", "seat": 1, "turned_for": purpose}, LuckyStep)
    kind, _, follows, _ = parse(step)
    assert (STEPS[kind], STEPS[follows]) == ("lucky", f"{purpose}-turned")


@pytest.mark.rule("BA-62")
def test_a_shot_says_how_many_missed_it_takes_in_all() -> None:
    state = GAME.from_position(
        {
            "characters": ["slab-the-killer", "black-jack", "bart-cassidy", "rose-doolan"],
            "hands": [["bang-as"], ["missed-10c", "missed-jc"], [], []],
            "turn": 0,
        }
    )
    assert isinstance(state, BangState)
    state.play(state.to_act()[0], GAME.moves.parse("play bang-as at 1"))
    assert shot_of(state) == (2, 2)
    state.play(state.to_act()[0], GAME.moves.parse("answer missed-10c"))
    assert shot_of(state) == (1, 2)


def shot_of(state: BangState) -> tuple[int, int]:
    step: PendingStep = state.view(None).pending[-1]
    assert isinstance(step, ShotStep)
    return step.needed, step.total


def test_every_kind_of_step_has_one_name_and_asks_at_most_one_decision() -> None:
    assert sorted(STEP_KINDS) == list(range(len(STEPS)))
    assert len({*STEPS}) == len(STEPS)
    asked = [decision for decision in DECISION if decision]
    assert sorted(asked) == sorted(decision.key for decision in GAME.decisions)
    assert [kind for kind, asks in enumerate(ASKS) if asks != bool(DECISION[kind])] == []


def test_a_card_without_a_target_says_so() -> None:
    step = as_named(("card", 1, 0, 7))
    assert isinstance(step, CardStep)
    assert (step.card, step.target) == ("indians", None)

"""BANG!: turns and answers at every size of table, choices, deaths, and the hire auction."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ludoteka.core import Seat, State
from ludoteka.games.bang.characters import ALL, BULLETS, CHARACTERS
from ludoteka.games.bang.moves import MOVE_TEXTS
from ludoteka.games.bang.pending import ShotStep
from ludoteka.games.bang.roles import ROLES, ROLES_FOR
from ludoteka.games.bang.view import BangView
from scripts.scenes.bang_beats import BEATS
from scripts.scenes.scene import Scene, asked, later, over

TOURNAMENT: Final = {"mode": "tournament", "hire": True, "experience": True, "bounties": True}
ME: Final = Seat(0)
SID: Final = {
    "roles": ["outlaw", "sheriff", "renegade", "outlaw", "deputy"],
    "characters": ["sid-ketchum", "willy-the-kid", "rose-doolan", "bart-cassidy", "black-jack"],
    "lives": [2, 4, 3, 4, 4],
    "hands": [["missed-2s", "beer-6h", "duel-js", "jail-4h"], ["?", "?"], ["?"], ["?"], ["?"]],
    "tables": [["mustang-8h"], ["schofield-ks"], [], [], ["barrel-ks"]],
    "discard": ["bang-as"],
    "turn": 1,
    "bangs": 1,
    "pending": [
        {"step": "play", "seat": 1},
        {"step": "card", "seat": 1, "card": "bang", "target": 0},
        {"step": "shot", "seat": 0, "by": 1},
    ],
}
"""Sid Ketchum is shot at, and could heal before he answers (BA-61)."""


def tables(options: Mapping[str, object]) -> dict[str, Any]:
    # The options are those of one scene, and so tell how many sit there.
    seats = next(scene.seats for scene in SCENES if scene.options is options)
    return {
        "characters": [{"name": CHARACTERS[each], "life": BULLETS[each]} for each in ALL],
        "roles": [ROLES[role] for role in ROLES_FOR[seats]],
    }


def tries(state: State, seat: int) -> list[str]:
    """All that one might click at: every card of the hand, alone and at everybody."""
    view = seen(state)
    hand = view.hands[seat]
    texts: list[str] = []
    for card in hand if isinstance(hand, tuple) else ():
        texts += [f"play {card}", f"answer {card}", f"discard {card}"]
        texts += [f"play {card} at {other}" for other in range(view.seats)]
        texts += [f"play {card} on {blue}" for table in view.tables for blue in table]
    return [text for text in texts if text in MOVE_TEXTS]


def seen(state: State) -> BangView:
    view = state.view(ME)
    assert isinstance(view, BangView)
    return view


def held(view: BangView) -> int:
    hand = view.hands[ME]
    return len(hand) if isinstance(hand, tuple) else 0


def in_play(view: BangView) -> int:
    return sum(len(table) for table in view.tables)


def when(decision: str | None, test: Callable[[BangView], bool]) -> Callable[[State], bool]:
    """The moment when seat 0 is asked this (None: whenever) and the view passes the test."""
    asks = asked(ME, decision) if decision else lambda _: True
    return lambda state: asks(state) and test(seen(state))


def choices(decision: str, least: int) -> Callable[[State], bool]:
    asks = asked(ME, decision)
    return lambda state: asks(state) and len(state.legal(ME)) >= least


def offered(words: str) -> Callable[[State], bool]:
    """The moment when seat 0 may make a move that begins like this."""
    return lambda state: any(MOVE_TEXTS[move].startswith(words) for move in state.legal(ME))


def both(decision: str, test: Callable[[State], bool]) -> Callable[[State], bool]:
    """The moment when seat 0 is asked this, and the state passes the test."""
    asks = asked(ME, decision)
    return lambda state: asks(state) and test(state)


def twice(state: State) -> bool:
    """Someone is dead, and Slab the Killer fires at seat 0, who could answer."""
    view = seen(state)
    if view.decision != "answer-shot" or ME not in view.to_act:
        return False
    shot = view.pending[-1]
    twice = isinstance(shot, ShotStep) and shot.needed == 2
    return twice and len(view.fallen) > 0 and len(state.legal(ME)) > 2 and held(view) > 2


SCENES: Final = (
    Scene(name="slab-7", seats=7, seed=40, moment=twice),
    Scene(
        name="slab-hit-7",
        seats=7,
        seed=58,
        moment=when("answer-shot", lambda view: len(view.fallen) > 0 and held(view) > 3),
    ),
    Scene(
        name="gatling-7",
        seats=7,
        seed=2,
        moment=when(
            "answer-shot", lambda view: any(step.step == "gatling" for step in view.pending)
        ),
    ),
    Scene(name="indians-7", seats=7, moment=asked(0, "answer-indians")),
    Scene(name="duel-4", seats=4, moment=asked(0, "answer-duel")),
    Scene(
        name="play-3",
        seats=3,
        moment=when("play", lambda view: held(view) > 3 and in_play(view) > 3),
    ),
    Scene(
        name="play-4",
        seats=4,
        moment=when("play", lambda view: held(view) > 3 and in_play(view) > 4),
    ),
    Scene(
        name="play-5",
        seats=5,
        seed=7,
        moment=when("play", lambda view: held(view) > 5 and in_play(view) > 6),
    ),
    Scene(
        name="play-6",
        seats=6,
        seed=9,
        moment=when("play", lambda view: held(view) > 4 and in_play(view) > 5),
    ),
    Scene(
        name="play-8",
        seats=8,
        seed=7,
        moment=when("play", lambda view: held(view) > 4 and in_play(view) > 8),
    ),
    Scene(name="sid-5", seats=5, seed=21, moment=both("play", offered("heal "))),
    Scene(name="sid-shot-5", seats=5, position=SID, before=0, moment=asked(0, "answer-shot")),
    Scene(
        name="sid-second-5",
        seats=5,
        position=SID,
        script=("heal beer-6h",),
        before=1,
        moment=asked(0, "discard-second"),
    ),
    Scene(name="store-8", seats=8, moment=asked(0, "take-card")),
    Scene(name="kit-5", seats=5, seed=3, moment=asked(0, "put-back")),
    Scene(
        name="kit-seen-5",
        seats=5,
        seed=3,
        eyes=1,
        moment=later(1, asked(0, "put-back")),
    ),
    Scene(name="lucky-6", seats=6, seed=35, moment=asked(0, "choose-card")),
    Scene(name="jesse-6", seats=6, seed=5, moment=asked(0, "draw-jesse")),
    Scene(name="pedro-6", seats=6, seed=50, moment=choices("draw-pedro", 2)),
    Scene(name="discard-6", seats=6, moment=when("discard", lambda view: held(view) > 4)),
    Scene(name="rescue-5", seats=5, seed=52, moment=choices("rescue", 2)),
    Scene(name="strip-6", seats=6, seed=8, moment=asked(0, "discard-all")),
    Scene(
        name="dead-7",
        seats=7,
        moment=when(None, lambda view: ME in view.fallen and view.result is None),
    ),
    Scene(
        name="spectator-7",
        seats=7,
        eyes=None,
        seed=4,
        moment=later(2, lambda state: seen(state).decision == "answer-shot"),
    ),
    Scene(name="death-7", seats=7, before=8, moment=when(None, lambda view: len(view.fallen) > 1)),
    Scene(name="over-3", seats=3, before=60, moment=over),
    Scene(name="over-7", seats=7, seed=2, before=24, moment=over),
    Scene(name="match-4", seats=4, seed=6, before=400, moment=over),
    Scene(name="start-7", seats=7, seed=3, moment=when("play", lambda view: view.bangs == 0)),
    *BEATS,
    Scene(name="offer-5", seats=5, options=dict(TOURNAMENT), moment=asked(0, "offer")),
    Scene(name="price-5", seats=5, options=dict(TOURNAMENT), moment=asked(0, "price")),
    Scene(
        name="raise-6",
        seats=6,
        options=dict(TOURNAMENT),
        moment=when("raise", lambda view: view.bid >= 100 and view.money[ME] > view.bid + 200),
    ),
    Scene(
        name="keep-character-5",
        seats=5,
        options=dict(TOURNAMENT),
        moment=choices("keep-character", 2),
    ),
    Scene(name="keep-cards-5", seats=5, options=dict(TOURNAMENT), moment=choices("keep-cards", 2)),
    Scene(
        name="tournament-5",
        seats=5,
        options=dict(TOURNAMENT),
        moment=when("play", lambda view: view.game > 2),
    ),
    Scene(name="tournament-over-4", seats=4, options=dict(TOURNAMENT), before=30, moment=over),
)

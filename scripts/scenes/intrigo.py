"""Intrigo: the draft, the palace with all its signs, rewards, the end, other eyes."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteka.core import Seat, State
from ludoteka.core.events import Hidden
from ludoteka.games.intrigo.cards import FAMILIES, INFLUENCES, ORGANISATIONS
from ludoteka.games.intrigo.view import IntrigoView
from scripts.scenes.scene import Scene, asked, later, over

PALACE: Final[Mapping[str, object]] = {
    "round": 3,
    "families": ["contarini", "dandolo", "morosini", "gradenigo"],
    "ducats": [2, 1, 0, 1],
    "seals": [[2, 0, 1, 1, 0], [0, 3, 0, 0, 0], [1, 1, 1, 1, 0], [0, 0, 0, 1, 1]],
    "tokens": {
        0: "clergy",
        2: "military down",
        4: "workers",
        6: "merchants",
        8: "farmers",
        10: "clergy",
        12: "merchants",
        14: "military",
    },
    "gaps": {
        0: "c3",
        1: "thief",
        2: "d4",
        4: "m2",
        8: "assassin",
        9: "g4 down",
        11: "courtesan",
        12: "g3",
        13: "t3",
    },
    "hands": [["c4", "t4"], ["?", "?", "?"], ["?", "?"], ["?", "?", "?"]],
    "played": [["c3", "t3"], ["d4"], ["m2", "g3"], ["g4"]],
    "piles": [2, 1, 2, 2, 3, 0],
}
"""A round in full swing: a lead, a tie, a stolen token, a murdered card, a seal that wins."""

RICH: Final = {**PALACE, "ducats": [9, 1, 0, 1], "piles": [2, 2, 2, 2, 3, 1]}

SMALL: Final[Mapping[str, object]] = {
    "round": 2,
    "families": ["contarini", "dandolo", "morosini"],
    "ducats": [4, 1, 2],
    "seals": [[2, 0, 1, 1, 0], [0, 3, 0, 0, 0], [1, 1, 1, 1, 0]],
    "tokens": {
        0: "clergy",
        2: "military down",
        4: "workers",
        6: "ducat",
        7: None,
        8: "farmers",
        10: "clergy",
    },
    "gaps": {0: "c3", 1: "thief", 2: "d4", 4: "m2", 6: "assassin", 7: "g4 down", 9: "g2"},
    "hands": [["c4", "d2"], ["?", "?", "?"], ["?", "?"]],
    "played": [["c3", "g2"], ["d4"], ["m2", "g4"]],
}
"""Three players: a family without a player, a ducat on a seal building, a bare building."""


def tables(options: Mapping[str, object]) -> dict[str, Any]:
    del options
    return {
        "families": list(FAMILIES),
        "influences": list(INFLUENCES),
        "organisations": list(ORGANISATIONS),
    }


def seen(state: State, seat: int | None = None) -> IntrigoView:
    view = state.view(None if seat is None else Seat(seat))
    assert isinstance(view, IntrigoView)
    return view


def tries(state: State, seat: int) -> list[str]:
    """A card and each influence in the first gap that is empty, and in one that is not."""
    view = seen(state, seat)
    places = [view.gaps.index(None)] if None in view.gaps else []
    places += [gap for gap, lying in enumerate(view.gaps) if lying][:1]
    hand = view.hands[seat]
    cards = () if isinstance(hand, Hidden) else hand
    texts = [f"play {card} at {gap}" for card in cards for gap in places]
    return texts + [f"{influence} at {gap} idle" for influence in INFLUENCES for gap in places]


def now(state: State) -> bool:
    del state
    return True


def rewarded(state: State) -> bool:
    """A round has just ended: the rewards are in the last sight."""
    view = seen(state)
    return view.decision == "keep-card" and view.round == 2 and view.pick == 0


def half_kept(state: State) -> bool:
    """Seats 0 and 1 have kept their second card, the others have not."""
    return state.to_act() == (2, 3) and seen(state).pick == 1


SCENES: Final = (
    Scene(name="palace-4", seats=4, position=PALACE, moment=now, bots=frozenset({3})),
    Scene(name="powers-4", seats=4, position=RICH, moment=now, bots=frozenset({3})),
    Scene(name="palace-3", seats=3, position=SMALL, moment=now, bots=frozenset({2})),
    Scene(name="act-4", seats=4, moment=later(5, asked(0, "act")), seed=2),
    Scene(name="act-3", seats=3, moment=later(3, asked(0, "act")), seed=4),
    Scene(name="draft-first-4", seats=4, moment=asked(0, "keep-card")),
    Scene(name="draft-4", seats=4, moment=later(2, asked(0, "keep-card")), lowest_first=True),
    Scene(
        name="kept-4",
        seats=4,
        moment=half_kept,
        lowest_first=True,
    ),
    Scene(name="draft-3", seats=3, moment=later(1, asked(0, "keep-card")), lowest_first=True),
    Scene(
        name="pass-4",
        seats=4,
        position={
            **PALACE,
            "ducats": [1, 1, 0, 1],
            "hands": [[], ["?"] * 3, ["?"] * 3, ["?"] * 4],
            "gaps": {
                0: "c3",
                1: "thief",
                2: "d4",
                4: "m2",
                5: "c4",
                11: "courtesan",
                12: "g3",
                13: "t3",
            },
            "played": [["c3", "t3", "c4", "d4"], ["m2"], ["g3"], []],
        },
        moment=now,
    ),
    Scene(name="rewards-4", seats=4, moment=rewarded, seed=2, before=2),
    Scene(name="waiting-4", seats=4, moment=later(4, asked(2, "act")), seed=2),
    Scene(name="spectator-4", seats=4, eyes=None, moment=later(6, asked(1, "act")), seed=3),
    Scene(name="over-4", seats=4, moment=over, seed=2, before=1),
    Scene(name="won-4", seats=4, moment=over, seed=6, before=1),
    Scene(name="over-3", seats=3, moment=over, seed=5, before=1),
    Scene(name="match-4", seats=4, eyes=None, moment=over, seed=7, before=400, player="random"),
    Scene(name="match-3", seats=3, eyes=None, moment=over, seed=8, before=400, player="random"),
)

"""Face to Face: a turn begun, help given, the last card, the opponent's turn, the end."""

from collections.abc import Callable
from typing import Final

from ludoteka.core import State
from scripts.scenes.scene import Scene, always, asked, later, over


def tries(state: State, seat: int) -> list[str]:
    hands = state.position()["hands"]
    assert isinstance(hands, list | tuple)
    return ["end", *(f"play {card} up" for card in hands[seat])]


def playing(seat: int, plays: int) -> Callable[[State], bool]:
    """The seat's turn after so many cards."""
    asks = asked(seat)
    return lambda state: asks(state) and state.position()["plays"] == plays


HELPED: Final = {
    "turn": 0,
    "turns": 21,
    "up": [[27, 28], [[26, 0], [23, 0]]],
    "down": [[55, [46, 1]], [20, 13]],
    "hands": [[12, 31, 38, 40, 44, 56], [8, 19, 34, 35, 43, 50]],
    "draw_piles": [["?"] * 29, ["?"] * 26],
    "options": {"best-of": 3},
}
"""Gold may play a step, a backwards trick and a card that helps silver."""

LAST: Final = {
    "turn": 1,
    "turns": 40,
    "wins": [1, 1],
    "up": [[52], [36]],
    "down": [[9], [25]],
    "hands": [[14, 21, 30, 33, 41, 47], [17, 21, 28, 38, 40, 44]],
    "draw_piles": [["?"] * 8, [50, 57, "?", "?", "?"]],
    "options": {"best-of": 3},
}
"""After silver's turn gold could only help, so silver wins the match."""
LAST_TURN: Final = ("play 38 up", "play 21 down", "end")

SECOND: Final = {
    "turn": 0,
    "turns": 40,
    "wins": [0, 1],
    "up": [[15], [53]],
    "down": [[[8, 1]], [6]],
    "hands": [[3, 16, 18, 22, 29, 36], [12, 20, 31, 39]],
    "draw_piles": [[51, 58, *["?"] * 8], [43, 16, 33, 24, 27, 14]],
    "options": {"best-of": 3},
}
"""After gold's turn silver could only help; a third game follows."""

SCENES: Final = (
    Scene(name="first", seats=2, moment=later(6, playing(0, 0)), bots=frozenset()),
    Scene(name="second", seats=2, eyes=1, moment=later(8, playing(1, 1)), bots=frozenset()),
    Scene(
        name="may-end",
        seats=2,
        options={"best-of": 3},
        moment=later(7, playing(0, 2)),
        bots=frozenset({1}),
    ),
    Scene(name="their-turn", seats=2, moment=later(9, asked(1)), bots=frozenset({1})),
    Scene(
        name="warning",
        seats=2,
        eyes=1,
        moment=asked(1),
        before=0,
        position={
            "turn": 1,
            "plays": 2,
            "up": [[30], [35]],
            "down": [[20], [38, 28]],
            "hands": [["?", "?", "?", "?"], [18]],
            "draw_piles": [["?", "?", "?"], []],
        },
        bots=frozenset(),
    ),
    Scene(name="spectator", seats=2, eyes=None, moment=later(12, asked(0)), bots=frozenset()),
    Scene(
        name="helped",
        seats=2,
        eyes=1,
        moment=always,
        before=5,
        position=HELPED,
        script=("play 31 up", "play 56 down", "help 38 down", "end"),
        bots=frozenset({0}),
    ),
    Scene(
        name="helping-gold",
        seats=2,
        moment=always,
        before=4,
        position={**HELPED, "turn": 1},
        script=("play 8 down", "help 19 up", "end", "play 31 up"),
        bots=frozenset(),
    ),
    Scene(
        name="game-lost",
        seats=2,
        eyes=1,
        moment=always,
        position=SECOND,
        script=("play 16 up", "play 18 up", "end"),
        bots=frozenset({0}),
    ),
    Scene(name="match-won", seats=2, eyes=1, moment=over, position=LAST, script=LAST_TURN),
    Scene(name="match-lost", seats=2, moment=over, position=LAST, script=LAST_TURN),
    Scene(name="match-seen", seats=2, eyes=None, moment=over, position=LAST, script=LAST_TURN),
    Scene(
        name="all-played",
        seats=2,
        moment=over,
        position={
            "turn": 0,
            "turns": 46,
            "up": [[44], [40]],
            "down": [[12], [20]],
            "hands": [[50, 58], [9, 27, 33, 41, 45]],
            "draw_piles": [[], ["?"] * 4],
        },
        script=("play 50 up", "play 58 up"),
        bots=frozenset({1}),
    ),
    Scene(
        name="over-three",
        seats=2,
        options={"best-of": 3},
        moment=over,
        seed=2,
        bots=frozenset({1}),
    ),
    Scene(
        name="whole-match",
        seats=2,
        eyes=1,
        options={"best-of": 3, "last-card": "mild"},
        moment=over,
        before=400,
        seed=62,
        bots=frozenset({0}),
        player="random",
    ),
    Scene(name="over", seats=2, moment=over, bots=frozenset()),
)

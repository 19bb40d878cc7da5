"""Face to Face: a turn begun, help given, the last card, the opponent's turn, the end."""

from collections.abc import Callable
from typing import Final

from ludoteka.core import State
from scripts.scenes.scene import Scene, asked, later, over


def tries(state: State, seat: int) -> list[str]:
    hands = state.position()["hands"]
    assert isinstance(hands, list | tuple)
    return ["end", *(f"play {card} up" for card in hands[seat])]


def playing(seat: int, plays: int) -> Callable[[State], bool]:
    """The seat's turn after so many cards."""
    asks = asked(seat)
    return lambda state: asks(state) and state.position()["plays"] == plays


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
    Scene(name="over", seats=2, moment=over, bots=frozenset()),
)

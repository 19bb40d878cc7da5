"""Sakura: choosing, directions, the Court painter, two cards, other boards, the end."""

from collections.abc import Callable
from typing import Final

from ludoteka.core import Event, Seat, State
from ludoteka.core.events import Hidden
from ludoteka.games.sakura.events import ArtistEmbarrassed, TokensPaid
from ludoteka.games.sakura.view import SakuraView
from scripts.scenes.scene import Scene, always, asked, later, over

LONG_BOARD: Final = {"torii": 6, "bridges": [3, 20, 41, 55, 70, 88], "trees": [30, 63, 99]}
SHORT_BOARD: Final = {"torii": 2, "bridges": [1, 4], "trees": [5, 8, 12]}


def seen(state: State, seat: int | None = None) -> SakuraView:
    view = state.view(None if seat is None else Seat(seat))
    assert isinstance(view, SakuraView)
    return view


def tries(state: State, seat: int) -> list[str]:
    """Cards of the hand, where something else is asked."""
    hand = seen(state, seat).hands[seat]
    if seen(state).phase == "choose" or isinstance(hand, Hidden):
        return []
    return [f"play {card}" for card in hand]


def in_round(number: int, moment: Callable[[State], bool]) -> Callable[[State], bool]:
    return lambda state: seen(state).round >= number and moment(state)


def all_chose_but(*seats: int) -> Callable[[State], bool]:
    return lambda state: seen(state).phase == "choose" and state.to_act() == seats


def two_due(chooser: int, *, asks: int) -> Callable[[State], bool]:
    """`chooser` plays two cards, and `asks` owes a choice."""
    return lambda state: seen(state).double == chooser and asked(asks)(state)


def embarrassed(event: Event) -> bool:
    """The Emperor has stepped on seat 0, who lost a blossom."""
    return isinstance(event, ArtistEmbarrassed) and event.artist == 0 and event.lost > 0


def second_paid(event: Event) -> bool:
    return isinstance(event, TokensPaid) and event.tree == 2


BOTS: Final = frozenset({3})

SCENES: Final = (
    Scene(name="start-6", seats=6, moment=asked(0, "choose-card"), before=0, bots=BOTS),
    Scene(name="choose-4", seats=4, moment=in_round(5, asked(0, "choose-card")), bots=BOTS),
    Scene(name="choose-3", seats=3, moment=in_round(8, asked(0, "choose-card")), seed=4),
    Scene(name="chosen-6", seats=6, moment=in_round(6, all_chose_but(0, 1, 2)), eyes=4, bots=BOTS),
    Scene(
        name="emperor-5",
        seats=5,
        eyes=2,
        seed=2,
        moment=in_round(9, asked(2, "direct-emperor")),
        bots=BOTS,
    ),
    Scene(name="emperor-6", seats=6, moment=in_round(5, asked(0, "direct-emperor")), seed=2),
    Scene(
        name="artist-4", seats=4, moment=in_round(6, asked(0, "direct-artist")), seed=3, bots=BOTS
    ),
    Scene(name="artist-6", seats=6, moment=in_round(8, asked(0, "direct-artist")), bots=BOTS),
    Scene(name="waiting-6", seats=6, moment=in_round(4, asked(3, "direct-artist")), bots=BOTS),
    Scene(
        name="painter-2", seats=2, moment=in_round(6, asked(0, "choose-card")), bots=frozenset({1})
    ),
    Scene(
        name="painter-open-2",
        seats=2,
        moment=in_round(4, asked(0, "direct-artist")),
        bots=frozenset({1}),
    ),
    Scene(
        name="tactical-2",
        seats=2,
        options={"tactical": True},
        moment=later(3, two_due(0, asks=0)),
        bots=frozenset({1}),
    ),
    Scene(
        name="tactical-other-2",
        seats=2,
        options={"tactical": True},
        moment=two_due(1, asks=0),
        bots=frozenset({1}),
    ),
    Scene(
        name="spectator-5",
        seats=5,
        eyes=None,
        moment=in_round(7, asked(1, "direct-emperor")),
        bots=BOTS,
    ),
    Scene(
        name="long-4",
        seats=4,
        options={"board": LONG_BOARD},
        moment=in_round(14, asked(0, "choose-card")),
    ),
    Scene(
        name="short-3",
        seats=3,
        options={"board": SHORT_BOARD},
        moment=in_round(3, asked(0, "choose-card")),
    ),
    Scene(name="embarrassed-5", seats=5, told=embarrassed, moment=always, seed=2, bots=BOTS),
    Scene(name="prizes-5", seats=5, told=second_paid, moment=always, seed=2, bots=BOTS),
    Scene(name="over-5", seats=5, moment=over, bots=BOTS, before=6),
    Scene(name="over-2", seats=2, moment=over, bots=frozenset({1}), before=4),
)

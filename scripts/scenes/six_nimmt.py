"""6 nimmt!: choosing, taking a row, many players, the draft, the end."""

from typing import Any, Final

from ludoteka.core import Event, State
from ludoteka.games.six_nimmt.events import RowTaken
from scripts.scenes.scene import Scene, always, asked, later, over


def tries(state: State, seat: int) -> list[str]:
    del seat
    return [] if state.view(None).decision == "choose-card" else ["play 1"]


def in_trick(trick: int, seat: int, decision: str) -> Any:
    """The seat owes this decision when it has played so many cards of the deal."""
    asks = asked(seat, decision)
    return lambda state: asks(state) and len(state.position()["hands"][seat]) == 11 - trick


def in_deal(deal: int) -> Any:
    """A deal was scored, and the next one begins."""
    return lambda state: state.position()["deal"] == deal


def shared(state: State) -> bool:
    """The match is over, and two have won it."""
    result = state.result()
    return result is not None and result.ranks.count(1) > 1


def sixth(event: Event) -> bool:
    """Seat 0 took a row with its sixth card."""
    return isinstance(event, RowTaken) and event.seat == 0 and len(event.cards) == 5


SCENES: Final = (
    Scene(name="choose-6", seats=6, moment=asked(0, "choose-card"), seed=3),
    Scene(
        name="choose-late-6",
        seats=6,
        moment=lambda state: in_trick(6, 0, "choose-card")(state) and state.position()["deal"] == 3,
        options={"limit": 300},
    ),
    Scene(name="row-6", seats=6, moment=later(2, asked(0, "choose-row")), seed=5, player="random"),
    Scene(
        name="row-10",
        seats=10,
        moment=later(1, asked(0, "choose-row")),
        player="random",
        bots=frozenset({8, 9}),
        options={"limit": 300},
    ),
    Scene(name="choose-10", seats=10, moment=asked(0, "choose-card"), bots=frozenset({8, 9})),
    Scene(name="choose-2", seats=2, moment=later(4, asked(0, "choose-card")), bots=frozenset({1})),
    Scene(name="row-4", seats=4, moment=later(1, asked(0, "choose-row")), player="random"),
    Scene(
        name="draft-4",
        seats=4,
        options={"variant": "tactical"},
        moment=later(3, asked(0, "take-card")),
    ),
    Scene(
        name="spectator-5",
        seats=5,
        eyes=None,
        moment=later(2, asked(3, "choose-row")),
        player="random",
    ),
    Scene(
        name="chosen-6",
        seats=6,
        moment=lambda state: state.to_act() == (3, 4, 5),
        lowest_first=True,
        seed=3,
    ),
    Scene(name="sixth-6", seats=6, told=sixth, moment=always, before=5),
    Scene(name="over-6", seats=6, moment=over, before=14),
    Scene(name="deal-2-6", seats=6, moment=in_deal(2), before=14, seed=2),
    Scene(
        name="deal-3-10",
        seats=10,
        options={"limit": 200},
        moment=in_deal(3),
        before=12,
        bots=frozenset({8, 9}),
    ),
    Scene(
        name="tactical-6",
        seats=6,
        options={"variant": "tactical"},
        moment=lambda state: in_trick(5, 0, "choose-card")(state) and state.to_act() == (0, 1, 2),
        player="random",
        before=8,
    ),
    Scene(
        name="tactical-10",
        seats=10,
        options={"variant": "tactical"},
        moment=in_trick(3, 0, "choose-card"),
        bots=frozenset({8, 9}),
    ),
    Scene(
        name="draft-10",
        seats=10,
        options={"variant": "tactical"},
        moment=later(4, asked(0, "take-card")),
        bots=frozenset({8, 9}),
    ),
    Scene(name="over-10", seats=10, moment=over, before=14, bots=frozenset({8, 9}), eyes=6),
    Scene(name="over-2-deals", seats=2, options={"deals": 3}, moment=over, bots=frozenset({1})),
    Scene(name="over-spectator-5", seats=5, eyes=None, moment=over, seed=4),
    Scene(name="over-shared-4", seats=4, options={"limit": 20}, moment=shared, seed=8),
)

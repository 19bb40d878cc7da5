"""Runs steps that ask nothing: one function a kind. Those that ask stay on the stack."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import Seat
from ludoteka.games.bang import steps
from ludoteka.games.bang.death import eliminate, harm, hurt, reward
from ludoteka.games.bang.decks import draw
from ludoteka.games.bang.ending import judge
from ludoteka.games.bang.hiring import auction, keep_characters, keeping, raising, turn_up
from ludoteka.games.bang.matches import deal
from ludoteka.games.bang.shots import gatling, indians, read_barrel
from ludoteka.games.bang.turn import (
    check_dynamite,
    check_jail,
    check_limit,
    check_mercy,
    draw_phase,
    next_turn,
    read_dynamite,
    read_jail,
)

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

Run = Callable[["BangState", Seat, int, int], None]


def draw_one(state: "BangState", seat: Seat, other: int, number: int) -> None:
    """The second card of phase 1, for those who took the first elsewhere (BA-54, BA-60)."""
    draw(state, seat, 1, "BA-5")
    state.stack.append((steps.PLAY, seat, 0, 0))


def ask(state: "BangState", seat: Seat, other: int, number: int) -> None:
    raise ValueError("a step that asks waits for its answer; it is never run")


_RUN: Final[dict[int, Run]] = {
    steps.DYNAMITE_CHECK: check_dynamite,
    steps.JAIL_CHECK: check_jail,
    steps.DRAW_TWO: draw_phase,
    steps.LIMIT: check_limit,
    steps.MERCY: check_mercy,
    steps.NEXT_TURN: next_turn,
    steps.DRAW_ONE: draw_one,
    steps.DYNAMITE_TURNED: read_dynamite,
    steps.JAIL_TURNED: read_jail,
    steps.BARREL_TURNED: read_barrel,
    steps.CARD: judge,
    steps.GATLING: gatling,
    steps.INDIANS: indians,
    steps.HARM: harm,
    steps.HURT: hurt,
    steps.ELIMINATE: eliminate,
    steps.REWARD: reward,
    steps.JUDGE: judge,
    steps.KEEP_CHARACTERS: keep_characters,
    steps.TURN_UP: turn_up,
    steps.AUCTION: auction,
    steps.RAISING: raising,
    steps.KEEPING: keeping,
    steps.DEAL: deal,
}
RUN: Final[list[Run]] = [_RUN.get(kind, ask) for kind in range(len(steps.STEPS))]
"""By kind."""

"""Decides when a game is over and who has won (BA-21, BA-23, BA-70, BA-71)."""

from typing import TYPE_CHECKING

from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.bang.distance import LIVING
from ludoteka.games.bang.matches import end_game
from ludoteka.games.bang.roles import LAW, OUTLAW, OUTLAWS, PREY, RENEGADE, RENEGADES, SURVIVOR
from ludoteka.games.bang.steps import NOBODY

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState


def judge(state: "BangState", seat: Seat, other: int, number: int) -> None:
    """A card is finished, or a Dynamite: is the game over?"""
    if not state.fallen:
        return
    if state.sheriff == NOBODY:
        judge_three(state)
    elif not state.alive >> state.sheriff & 1:
        # BA-23: the Sheriff's death is looked at first; BA-70: sole survivor, or the Outlaws win
        living = LIVING[state.alive]
        if len(living) == 1 and state.roles[living[0]] == RENEGADE:
            end_game(state, RENEGADES, living)
        else:
            end_game(state, OUTLAWS, seats_of(state, OUTLAW, OUTLAW))
    elif not any_villain(state):
        end_game(state, LAW, seats_of(state, 0, 1))


def allegiance_of(state: "BangState") -> tuple[int, ...]:
    """Who wins together, by seat; in a tournament everybody collects money alone (BA-80)."""
    if state.sheriff == NOBODY or state.options.mode == "tournament":
        return tuple(range(len(state.seats)))
    # BA-70: each Renegade is alone
    sides = [LAW, LAW, OUTLAWS]
    return tuple(
        [
            RENEGADES + seat if role == RENEGADE else sides[role]
            for seat, role in enumerate(state.roles)
        ]
    )


def any_villain(state: "BangState") -> bool:
    for seat in LIVING[state.alive]:
        if state.roles[seat] >= OUTLAW:
            return True
    return False


def seats_of(state: "BangState", first: int, last: int) -> tuple[Seat, ...]:
    """All seats, dead or alive, whose role is one of these."""
    return tuple([seat for seat in state.seats if first <= state.roles[seat] <= last])


def judge_three(state: "BangState") -> None:
    # BA-71: who personally eliminated their prey has won; otherwise the last survivor
    for at in range(len(state.fallen)):
        killer = state.killers[at]
        if killer != NOBODY and PREY[state.roles[killer]] == state.roles[state.fallen[at]]:
            end_game(state, SURVIVOR, (SEATS[killer],))
            return
    living = LIVING[state.alive]
    if len(living) == 1:
        end_game(state, SURVIVOR, living)

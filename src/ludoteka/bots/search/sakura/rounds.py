"""Plays a round of a sampled world to its end."""

from typing import Final

from ludoteka.bots.search.sakura.evaluation import Evaluation
from ludoteka.core.seats import SEATS, Move
from ludoteka.games.sakura.cards import ARTIST_STEPS, BACK, FORWARD
from ludoteka.games.sakura.phases import ARTIST, OVER
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.walking import INTO_EMPEROR, NOBODY, ahead, nearest

EVERYBODY: Final = -1


def outcome(state: SakuraState, number: int, evaluation: Evaluation, weighing: int) -> list[float]:
    """The shares after round `number`, in which one seat, or EVERYBODY, weighs its directions."""
    return evaluation.shares(settled(state, number, evaluation, weighing))


def settled(state: SakuraState, number: int, evaluation: Evaluation, weighing: int) -> SakuraState:
    """The state after round `number`; the given one may be used up.

    The weighing seat compares both ways as if all later ones were the usual, so that the work
    grows with the number of directions and does not double with each.
    """
    while state.round == number and state.phase != OVER:
        seat = SEATS[state.owner()]
        if weighing not in (seat, EVERYBODY):
            state.apply(seat, usual_direction(state, seat))
            continue
        back = state.copy()
        back.apply(seat, BACK)
        state.apply(seat, FORWARD)
        forward_share = usual_outcome(state, number, evaluation)[seat]
        if usual_outcome(back, number, evaluation)[seat] > forward_share:
            state = back
    return state


def usual_outcome(state: SakuraState, number: int, evaluation: Evaluation) -> list[float]:
    """The shares after round `number`, all directions the usual ones; `state` stays as it is."""
    if state.round == number and state.phase != OVER:
        state = state.copy()
        finish_round(state, number)
    return evaluation.shares(state)


def finish_round(state: SakuraState, number: int) -> None:
    """All directions are the usual ones."""
    while state.round == number and state.phase != OVER:
        seat = SEATS[state.owner()]
        state.apply(seat, usual_direction(state, seat))


def usual_direction(state: SakuraState, seat: int) -> Move:
    """Artists go forward, unless into the Emperor; he goes back only onto another's artist."""
    if state.phase == ARTIST:
        steps = ARTIST_STEPS[state.skills[state.queue[0]]]
        meets = ahead(state.artists, seat, steps, state.emperor) == INTO_EMPEROR
        return BACK if meets else FORWARD
    artist = nearest(state.artists)
    meets = artist not in (seat, NOBODY) and state.artists[artist] == state.emperor - 1
    return BACK if meets else FORWARD

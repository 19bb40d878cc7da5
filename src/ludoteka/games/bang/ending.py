"""When a game is over, and who has won it (BA-21, BA-23, BA-70, BA-71)."""

from typing import TYPE_CHECKING

from ludoteka.games.bang.distance import LIVING
from ludoteka.games.bang.matches import end_game
from ludoteka.games.bang.roles import LAW, OUTLAW, OUTLAWS, PREY, RENEGADE, RENEGADES, SURVIVOR
from ludoteka.games.bang.steps import NOBODY

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState


def judge(s: "BangState", seat: int, other: int, number: int) -> None:
    """A card is finished, or a Dynamite: is the game over?"""
    if not s.fallen:
        return
    if s.sheriff == NOBODY:
        judge_three(s)
    elif not s.alive >> s.sheriff & 1:
        # BA-23: the Sheriff's death is looked at first; BA-70: sole survivor, or the Outlaws win
        living = LIVING[s.alive]
        if len(living) == 1 and s.roles[living[0]] == RENEGADE:
            end_game(s, RENEGADES, living)
        else:
            end_game(s, OUTLAWS, seats_of(s, OUTLAW, OUTLAW))
    elif not any_villain(s):
        end_game(s, LAW, seats_of(s, 0, 1))


def allegiance_of(s: "BangState") -> tuple[int, ...]:
    """Who wins together, by seat; in a tournament everybody collects money alone (BA-80)."""
    if s.sheriff == NOBODY or s.options.mode == "tournament":
        return tuple(range(len(s.seats)))
    # BA-70: each Renegade is alone
    sides = [LAW, LAW, OUTLAWS]
    return tuple(
        [RENEGADES + seat if role == RENEGADE else sides[role] for seat, role in enumerate(s.roles)]
    )


def any_villain(s: "BangState") -> bool:
    for seat in LIVING[s.alive]:
        if s.roles[seat] >= OUTLAW:
            return True
    return False


def seats_of(s: "BangState", first: int, last: int) -> tuple[int, ...]:
    """All seats, dead or alive, whose role is one of these."""
    return tuple([seat for seat in s.seats if first <= s.roles[seat] <= last])


def judge_three(s: "BangState") -> None:
    # BA-71: who personally eliminated their prey has won; otherwise the last survivor
    for at in range(len(s.fallen)):
        killer = s.killers[at]
        if killer != NOBODY and PREY[s.roles[killer]] == s.roles[s.fallen[at]]:
            end_game(s, SURVIVOR, (killer,))
            return
    living = LIVING[s.alive]
    if len(living) == 1:
        end_game(s, SURVIVOR, living)

"""Phase 3, the rewards, and the end of the match (IN-20 to IN-23, IN-25)."""

from typing import TYPE_CHECKING

from ludoteka.core.results import Result, rank
from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.intrigo.cards import (
    DUCAT,
    FAMILIES,
    FIRST_SEAL,
    NO_TOKEN,
    STRENGTH,
    TOKEN_CODES,
    TURNED,
    WINNING_SEALS,
    leader,
)
from ludoteka.games.intrigo.events import TokenStayed, TokenWon

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState


def give_out(state: "IntrigoState") -> bool:
    """Whether someone won the match by it."""
    # IN-20: clockwise from the door
    count = len(state.tokens)
    for building in range(count):
        if state.tokens[building] == NO_TOKEN:
            continue
        before = state.gaps[(building + count - 1) % count]
        after = state.gaps[building]
        family = leader(before, after)
        if state.tokens[building] > TURNED or family not in state.families:
            leave(state, building, before, after)
            continue
        seat = SEATS[state.families.index(family)]
        win_token(state, seat, building)
        # IN-23: the game ends there, and later tokens are not given out
        if has_won(state.seals[seat]):
            return True
    return False


def win_token(state: "IntrigoState", seat: Seat, building: int) -> None:
    # IN-22: a ducat is the player's; a seal is counted and goes back into the bag
    token = state.tokens[building]
    state.tokens[building] = NO_TOKEN
    if token == DUCAT:
        state.ducats[seat] += 1
    else:
        counters = list(state.seals[seat])
        counters[token - FIRST_SEAL] += 1
        state.seals[seat] = tuple(counters)
    if state.recording:
        family = FAMILIES[state.families[seat]]
        code = str(TOKEN_CODES[token])
        state.events.append(TokenWon("IN-22", seat, family, code, building))


def leave(state: "IntrigoState", building: int, before: int, after: int) -> None:
    # IN-21: nobody wins, and the token stays for the next round
    if not state.recording:
        return
    token = state.tokens[building]
    if token > TURNED:
        reason = "face-down"
    elif STRENGTH[before] != STRENGTH[after]:
        reason = "nobody"
    else:
        reason = "equal" if STRENGTH[before] else "no-card"
    code = str(TOKEN_CODES[token % TURNED])
    state.events.append(TokenStayed("IN-21", building, code, reason))


def has_won(seals: tuple[int, ...]) -> bool:
    # IN-23: four of one organisation, or one of all five
    return max(seals) >= WINNING_SEALS or min(seals) > 0


def ranking(state: "IntrigoState") -> Result:
    """Scores are the seals; who wins by IN-23 may have fewer than others."""
    scores = tuple([sum(seals) for seals in state.seals])
    won = tuple([1 if has_won(seals) else 0 for seals in state.seals])
    if sum(won):
        return Result(rank(won), scores)
    # IN-25: a draw of those with the most seals, all others behind them
    most = max(scores)
    return Result(rank(tuple([1 if score == most else 0 for score in scores])), scores)

"""Checks the invariants: no card is lost or in two places."""

from typing import TYPE_CHECKING

from ludoteka.games.bang import steps
from ludoteka.games.bang.cards import DECK, FIRST_BLUE, KIND, REACH
from ludoteka.games.bang.distance import measure
from ludoteka.games.bang.knowledge import ONLOOKER
from ludoteka.games.bang.moves import HIGHEST_BID, STEP
from ludoteka.games.bang.roles import ROLES_FOR
from ludoteka.games.bang.steps import ASKS

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

SETTING_UP = (
    steps.KEEP_CHARACTER,
    steps.OFFER,
    steps.PRICE,
    steps.RAISE,
    steps.KEEP_CARDS,
)


def audit(state: "BangState") -> list[str]:
    """The invariants that do not hold."""
    return (
        cards(state)
        + tables(state)
        + people(state)
        + questions(state)
        + memories(state)
        + money(state)
    )


def cards(state: "BangState") -> list[str]:
    held = [card for hand in state.hands for card in hand]
    lying = [card for table in state.tables for card in table]
    everything = held + lying + list(state.deck[state.top :]) + state.discard + list(state.aside)
    broken: list[str] = []
    if state.healing >= 0 and not is_healing(state):
        broken.append("a first card for a life that is not in the hand of who heals (BA-61)")
    if sorted(everything) != list(DECK):
        broken.append("a card is lost, or in two places (BA-1)")
    if any([hand != sorted(hand) for hand in state.hands]):
        broken.append("a hand is out of order")
    return broken


def tables(state: "BangState") -> list[str]:
    broken: list[str] = []
    for seat in state.seats:
        kinds = [KIND[card] for card in state.tables[seat]]
        if len(set(kinds)) != len(kinds):
            broken.append(f"two cards of one name before seat {seat} (BA-7)")
        if len([kind for kind in kinds if REACH[kind]]) > 1:
            broken.append(f"two weapons before seat {seat} (BA-10)")
        if any([card < FIRST_BLUE for card in state.tables[seat]]):
            broken.append(f"a brown card before seat {seat} (BA-1)")
    if is_playing(state):
        before = (state.reach.copy(), state.sight.copy(), state.away.copy())
        for seat in state.seats:
            measure(state, seat)
        if before != (state.reach, state.sight, state.away):
            broken.append("reach or distance is not what the table says (BA-9)")
    return broken


def is_healing(state: "BangState") -> bool:
    """Whether the first card for a life is held by who chooses the second one."""
    if not state.stack or state.stack[-1][0] != steps.HEAL:
        return False
    return state.healing in state.hands[state.stack[-1][1]]


def is_playing(state: "BangState") -> bool:
    return bool(state.stack) and state.stack[-1][0] not in SETTING_UP


def people(state: "BangState") -> list[str]:
    broken: list[str] = []
    if sorted(state.roles) != sorted(ROLES_FOR[len(state.seats)]):
        broken.append("the roles are not those of this number of players (BA-2)")
    hired = [character for character in state.characters if character >= 0]
    if len(set(hired)) != len(hired):
        broken.append("a character sits twice")
    for seat in state.seats:
        if state.lives[seat] > state.full_lives[seat]:
            broken.append(f"seat {seat} has more life than at the start (BA-3)")
        gone = not state.alive >> seat & 1
        if gone != (seat in state.fallen):
            broken.append(f"seat {seat} is neither in the game nor fallen")
    if len(state.killers) != len(state.fallen):
        broken.append("a death without an answer to who did it")
    return broken


def questions(state: "BangState") -> list[str]:
    if state.stack and not ASKS[state.stack[-1][0]]:
        return ["nobody is asked, and the match is not over"]
    if not is_playing(state):
        return []
    broken: list[str] = []
    dying = [step[1] for step in state.stack if step[0] == steps.DYING]
    volley = [step[0] for step in state.stack if step[0] in (steps.GATLING, steps.INDIANS)]
    doomed = [seat for seat in state.seats if state.alive >> seat & 1 and state.lives[seat] <= 0]
    buried = [step[1] for step in state.stack if step[0] == steps.ELIMINATE]
    if not volley and [seat for seat in doomed if seat not in dying + buried]:
        broken.append("someone without life is neither dying nor out (BA-16)")
    return broken


def memories(state: "BangState") -> list[str]:
    broken: list[str] = []
    for card, viewer, suspects in state.hunches:
        holders = [seat for seat in state.seats if card in state.hands[seat]]
        if len(holders) != 1 or not suspects >> holders[0] & 1:
            broken.append(f"viewer {viewer} suspects the wrong ones of card {card}")
        if state.known[card] >> viewer & 1:
            broken.append(f"viewer {viewer} knows card {card} and wonders about it")
        if viewer > ONLOOKER or not suspects & (suspects - 1):
            broken.append("a hunch without a doubt")
    for card in state.discard:
        if state.known[card]:
            broken.append(f"card {card} of the discard pile counts as a known hand card")
    return broken


def money(state: "BangState") -> list[str]:
    sums = [*state.auction.money, *state.auction.prices, state.auction.bid]
    if any([amount % STEP or amount > HIGHEST_BID for amount in sums]):
        return ["an amount that cannot be (BA-81)"]
    return []

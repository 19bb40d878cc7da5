"""Losing life, being rescued, being eliminated (BA-15 … BA-21)."""

from typing import TYPE_CHECKING

from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.bang.abilities import AFTER_HURT, seat_of, vulture_sam
from ludoteka.games.bang.cards import BANG, DUEL, GATLING, INDIANS
from ludoteka.games.bang.characters import PEDRO_RAMIREZ
from ludoteka.games.bang.decks import discard_from_hand, discard_from_table, draw
from ludoteka.games.bang.events import (
    BountyPaid,
    LifeGained,
    LifeLost,
    PlayerEliminated,
)
from ludoteka.games.bang.roles import DEPUTY, OUTLAW, ROLES
from ludoteka.games.bang.shots import is_resolving, is_volley
from ludoteka.games.bang.steps import (
    CARD,
    DYING,
    ELIMINATE,
    HURT,
    JUDGE,
    NOBODY,
    REWARD,
    STRIP,
)

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

REWARD_CARDS = 3
BOUNTY = 1000
HARM_RULES = {BANG: "BA-11", GATLING: "BA-32", INDIANS: "BA-33", DUEL: "BA-34"}


def harm(state: "BangState", seat: Seat, by: int, lost: int) -> None:
    """Lives are lost; a lethal hit can still be survived (BA-16), and then comes what it causes."""
    life = state.lives[seat] - lost
    state.lives[seat] = life
    if state.recording:
        state.events.append(LifeLost(cause(state), seat, lost, life))
    if life > 0:
        hurt(state, seat, by, lost)
        return
    # BA-20, BA-50, BA-53: rescue comes first, abilities after it
    state.stack.append((HURT, seat, by, lost))
    state.stack.append((DYING, seat, by, 0))


def cause(state: "BangState") -> str:
    """The clause of the wound: of the card being resolved, or Dynamite's."""
    for kind, _, _, number in state.stack:
        if kind == CARD:
            return HARM_RULES[number]
    return "BA-40"


def hurt(state: "BangState", seat: Seat, by: int, lost: int) -> None:
    if state.lives[seat] <= 0:
        return
    ability = AFTER_HURT.get(state.characters[seat])
    if ability is not None:
        ability(state, seat, by, lost)


def regain(state: "BangState", seat: Seat, rule: str) -> None:
    """One life back, never above the start (BA-3)."""
    if state.lives[seat] < state.full_lives[seat]:
        state.lives[seat] += 1
        if state.recording:
            state.events.append(LifeGained(rule, seat, state.lives[seat]))


def give_up(state: "BangState", seat: Seat, by: int) -> None:
    # BA-21: in a Gatling or Indians! the elimination waits for the last target's answer
    if is_volley(state):
        return
    if not is_resolving(state):
        state.stack.append((JUDGE, seat, 0, 0))
    state.stack.append((ELIMINATE, seat, by, 0))


def eliminate(state: "BangState", seat: Seat, by: int, number: int) -> None:
    # BA-18, BA-20: role, cards, reward or penalty; each complete before the next
    state.alive &= ~(1 << seat)
    state.lives[seat] = 0
    state.fallen += (seat,)
    state.killers += (by,)
    if state.recording:
        killer = None if by == NOBODY else SEATS[by]
        state.events.append(PlayerEliminated("BA-18", seat, ROLES[state.roles[seat]], killer))
    if by != NOBODY:
        state.stack.append((REWARD, SEATS[by], seat, 0))
    if not vulture_sam(state, seat):
        strip(state, seat, "BA-18")


def strip(state: "BangState", seat: Seat, rule: str) -> None:
    """Discard everything: in an order of one's own if it matters to Pedro Ramirez (BA-18)."""
    if not state.hands[seat] and not state.tables[seat]:
        return
    if seat_of(state, PEDRO_RAMIREZ) != NOBODY:
        state.stack.append((STRIP, seat, 0, 0))
        return
    for card in state.hands[seat].copy():
        discard_from_hand(state, seat, card, rule)
    for card in state.tables[seat]:
        discard_from_table(state, seat, card, rule)


def reward(state: "BangState", seat: Seat, dead: int, number: int) -> None:
    role = state.roles[dead]
    # BA-71: of three, anyone's death is rewarded
    if role == OUTLAW or len(state.seats) == 3:
        if state.options.bounties:
            # BA-89
            pay(state, seat, BOUNTY)
            if state.recording:
                state.events.append(BountyPaid("BA-89", seat, BOUNTY))
        else:
            draw(state, seat, REWARD_CARDS, "BA-19")
    elif role == DEPUTY and seat == state.sheriff:
        # BA-19, BA-64: Vulture Sam loses also what he has just taken
        strip(state, seat, "BA-19")


def pay(state: "BangState", seat: Seat, amount: int) -> None:
    money = list(state.auction.money)
    money[seat] += amount
    state.auction.money = tuple(money)

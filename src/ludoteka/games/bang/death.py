"""Losing life, being rescued, being eliminated (BA-15 … BA-21)."""

from typing import TYPE_CHECKING

from ludoteka.core.seats import SEATS
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


def harm(s: "BangState", seat: int, by: int, lost: int) -> None:
    """Lives are lost; a lethal hit can still be survived (BA-16), and then comes what it causes."""
    life = s.lives[seat] - lost
    s.lives[seat] = life
    if s.recording:
        s.events.append(LifeLost(cause(s), SEATS[seat], lost, life))
    if life > 0:
        hurt(s, seat, by, lost)
        return
    # BA-20, BA-50, BA-53: rescue comes first, abilities after it
    s.stack.append((HURT, seat, by, lost))
    s.stack.append((DYING, seat, by, 0))


def cause(s: "BangState") -> str:
    """The clause of the wound: of the card being resolved, or Dynamite's."""
    for kind, _, _, number in s.stack:
        if kind == CARD:
            return HARM_RULES[number]
    return "BA-40"


def hurt(s: "BangState", seat: int, by: int, lost: int) -> None:
    if s.lives[seat] <= 0:
        return
    ability = AFTER_HURT.get(s.characters[seat])
    if ability is not None:
        ability(s, seat, by, lost)


def regain(s: "BangState", seat: int, rule: str) -> None:
    """One life back, never above the start (BA-3)."""
    if s.lives[seat] < s.full_lives[seat]:
        s.lives[seat] += 1
        if s.recording:
            s.events.append(LifeGained(rule, SEATS[seat], s.lives[seat]))


def give_up(s: "BangState", seat: int, by: int) -> None:
    # BA-21: in a Gatling or Indians! the elimination waits for the last target's answer
    if is_volley(s):
        return
    if not is_resolving(s):
        s.stack.append((JUDGE, seat, 0, 0))
    s.stack.append((ELIMINATE, seat, by, 0))


def eliminate(s: "BangState", seat: int, by: int, number: int) -> None:
    # BA-18, BA-20: role, cards, reward or penalty; each complete before the next
    s.alive &= ~(1 << seat)
    s.lives[seat] = 0
    s.fallen += (seat,)
    s.killers += (by,)
    if s.recording:
        killer = None if by == NOBODY else SEATS[by]
        s.events.append(PlayerEliminated("BA-18", SEATS[seat], ROLES[s.roles[seat]], killer))
    if by != NOBODY:
        s.stack.append((REWARD, by, seat, 0))
    if not vulture_sam(s, seat):
        strip(s, seat, "BA-18")


def strip(s: "BangState", seat: int, rule: str) -> None:
    """Discard everything: in an order of one's own if it matters to Pedro Ramirez (BA-18)."""
    if not s.hands[seat] and not s.tables[seat]:
        return
    if seat_of(s, PEDRO_RAMIREZ) != NOBODY:
        s.stack.append((STRIP, seat, 0, 0))
        return
    for card in s.hands[seat].copy():
        discard_from_hand(s, seat, card, rule)
    for card in s.tables[seat]:
        discard_from_table(s, seat, card, rule)


def reward(s: "BangState", seat: int, dead: int, number: int) -> None:
    role = s.roles[dead]
    # BA-71: of three, anybody's death is rewarded
    if role == OUTLAW or len(s.seats) == 3:
        if s.options.bounties:
            # BA-89
            pay(s, seat, BOUNTY)
            if s.recording:
                s.events.append(BountyPaid("BA-89", SEATS[seat], BOUNTY))
        else:
            draw(s, seat, REWARD_CARDS, "BA-19")
    elif role == DEPUTY and seat == s.sheriff:
        # BA-19, BA-64: Vulture Sam loses also what he has just taken
        strip(s, seat, "BA-19")


def pay(s: "BangState", seat: int, amount: int) -> None:
    money = list(s.money)
    money[seat] += amount
    s.money = tuple(money)

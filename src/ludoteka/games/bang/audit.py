"""The laws that always hold: nothing is lost, nothing is in two places."""

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


def audit(s: "BangState") -> list[str]:
    """The invariants that do not hold."""
    return cards(s) + tables(s) + people(s) + questions(s) + memories(s) + money(s)


def cards(s: "BangState") -> list[str]:
    held = [card for hand in s.hands for card in hand]
    lying = [card for table in s.tables for card in table]
    everything = held + lying + list(s.deck[s.top :]) + s.discard + list(s.aside)
    broken: list[str] = []
    if s.healing >= 0 and not is_healing(s):
        broken.append("a first card for a life that is not in the hand of who heals (BA-61)")
    if sorted(everything) != list(DECK):
        broken.append("a card is lost, or in two places (BA-1)")
    if any([hand != sorted(hand) for hand in s.hands]):
        broken.append("a hand is out of order")
    return broken


def tables(s: "BangState") -> list[str]:
    broken: list[str] = []
    for seat in s.seats:
        kinds = [KIND[card] for card in s.tables[seat]]
        if len(set(kinds)) != len(kinds):
            broken.append(f"two cards of one name before seat {seat} (BA-7)")
        if len([kind for kind in kinds if REACH[kind]]) > 1:
            broken.append(f"two weapons before seat {seat} (BA-10)")
        if any([card < FIRST_BLUE for card in s.tables[seat]]):
            broken.append(f"a brown card before seat {seat} (BA-1)")
    if is_playing(s):
        before = (s.reach.copy(), s.sight.copy(), s.away.copy())
        for seat in s.seats:
            measure(s, seat)
        if before != (s.reach, s.sight, s.away):
            broken.append("reach or distance is not what the table says (BA-9)")
    return broken


def is_healing(s: "BangState") -> bool:
    """Whether the first card for a life is held by who chooses the second one."""
    if not s.stack or s.stack[-1][0] != steps.HEAL:
        return False
    return s.healing in s.hands[s.stack[-1][1]]


def is_playing(s: "BangState") -> bool:
    return bool(s.stack) and s.stack[-1][0] not in SETTING_UP


def people(s: "BangState") -> list[str]:
    broken: list[str] = []
    if sorted(s.roles) != sorted(ROLES_FOR[len(s.seats)]):
        broken.append("the roles are not those of this number of players (BA-2)")
    hired = [character for character in s.characters if character >= 0]
    if len(set(hired)) != len(hired):
        broken.append("a character sits twice")
    for seat in s.seats:
        if s.lives[seat] > s.full_lives[seat]:
            broken.append(f"seat {seat} has more life than at the start (BA-3)")
        gone = not s.alive >> seat & 1
        if gone != (seat in s.fallen):
            broken.append(f"seat {seat} is neither in the game nor fallen")
    if len(s.killers) != len(s.fallen):
        broken.append("a death without an answer to who did it")
    return broken


def questions(s: "BangState") -> list[str]:
    if s.stack and not ASKS[s.stack[-1][0]]:
        return ["nobody is asked, and the match is not over"]
    if not is_playing(s):
        return []
    broken: list[str] = []
    dying = [step[1] for step in s.stack if step[0] == steps.DYING]
    volley = [step[0] for step in s.stack if step[0] in (steps.GATLING, steps.INDIANS)]
    doomed = [seat for seat in s.seats if s.alive >> seat & 1 and s.lives[seat] <= 0]
    buried = [step[1] for step in s.stack if step[0] == steps.ELIMINATE]
    if not volley and [seat for seat in doomed if seat not in dying + buried]:
        broken.append("somebody without life is neither dying nor out (BA-16)")
    return broken


def memories(s: "BangState") -> list[str]:
    broken: list[str] = []
    for card, viewer, suspects in s.hunches:
        holders = [seat for seat in s.seats if card in s.hands[seat]]
        if len(holders) != 1 or not suspects >> holders[0] & 1:
            broken.append(f"viewer {viewer} suspects the wrong ones of card {card}")
        if s.known[card] >> viewer & 1:
            broken.append(f"viewer {viewer} knows card {card} and wonders about it")
        if viewer > ONLOOKER or not suspects & (suspects - 1):
            broken.append("a hunch without a doubt")
    for card in s.discard:
        if s.known[card]:
            broken.append(f"card {card} of the discard pile counts as a known hand card")
    return broken


def money(s: "BangState") -> list[str]:
    sums = [*s.money, *s.prices, s.bid]
    if any([amount % STEP or amount > HIGHEST_BID for amount in sums]):
        return ["an amount that cannot be (BA-81)"]
    return []

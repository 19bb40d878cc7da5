"""Legal moves: one plain function a question, registered by the step that asks it.

This is the one source of legality: `refusals.py` only explains what is not listed here.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import Move
from ludoteka.games.bang import steps
from ludoteka.games.bang.abilities import (
    calamity_janet,
    jourdonnais,
    sid_ketchum,
    willy_the_kid,
)
from ludoteka.games.bang.cards import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    FIRST_BLUE,
    JAIL,
    KIND,
    MISSED,
    PANIC,
)
from ludoteka.games.bang.characters import CALAMITY_JANET
from ludoteka.games.bang.distance import LIVING, find, in_reach, near
from ludoteka.games.bang.hiring import CARD_PRICE, lowest_opening
from ludoteka.games.bang.matches import starting_life
from ludoteka.games.bang.moves import (
    ABILITY_MOVE,
    ANSWER_MOVE,
    AT_MOVE,
    BARREL_MOVE,
    BID_MOVE,
    CHOOSE_MOVE,
    DISCARD_MOVE,
    DRAW_DISCARD_MOVE,
    DRAW_FROM_MOVE,
    DRAW_MOVE,
    END_MOVE,
    HEAL_MOVE,
    KEEP_CHARACTER_MOVE,
    KEEP_MOVE,
    OFFER_MOVE,
    PASS_MOVE,
    PLAY_MOVE,
    PUT_BACK_MOVE,
    ROB_HAND_MOVE,
    ROB_TABLE_MOVE,
    STEP,
    TAKE_MOVE,
)
from ludoteka.games.bang.shots import targets
from ludoteka.games.bang.steps import ABILITY_USED, BARREL_USED, STEPS, Step

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

Listing = Callable[["BangState", int, Step], list[Move]]


def play(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-5, phase 2
    found = [END_MOVE]
    janet = s.characters[seat] == CALAMITY_JANET
    aims: list[int] | None = None
    for card in s.hands[seat]:
        kind = KIND[card]
        if kind == BANG or (kind == MISSED and janet):
            if aims is None:
                aims = in_reach(s, seat) if willy_the_kid(s, seat) else []  # BA-7, BA-11
            row = AT_MOVE[card]
            for other in aims:
                found.append(row[other])
        elif kind == MISSED:
            pass  # BA-12: only ever an answer
        elif kind == PANIC:
            rob(s, seat, card, near(s, seat), found)
        elif kind == CAT_BALOU:
            rob(s, seat, card, targets(s, seat), found)
        elif kind == DUEL:
            row = AT_MOVE[card]
            for other in LIVING[s.alive]:
                if other != seat:
                    found.append(row[other])
        elif kind == JAIL:
            row = AT_MOVE[card]
            for other in jailable(s, seat):
                found.append(row[other])
        elif card < FIRST_BLUE or find(s, seat, kind) < 0:  # BA-7, BA-10
            found.append(PLAY_MOVE[card])
    return or_heal(s, seat, found)


def or_heal(s: "BangState", seat: int, found: list[Move]) -> list[Move]:
    # BA-61: Sid Ketchum may heal before he answers
    if sid_ketchum(s, seat):
        for card in s.hands[seat]:
            found.append(HEAL_MOVE[card])
    return found


def rob(s: "BangState", seat: int, card: int, victims: list[int], found: list[Move]) -> None:
    # BA-31: a random hand card or a chosen table card; of one's own only table cards
    hands = ROB_HAND_MOVE[card]
    tables = ROB_TABLE_MOVE[card]
    for blue in s.tables[seat]:
        found.append(tables[blue - FIRST_BLUE])
    for other in victims:
        if s.hands[other]:
            found.append(hands[other])
        for blue in s.tables[other]:
            found.append(tables[blue - FIRST_BLUE])


def jailable(s: "BangState", seat: int) -> list[int]:
    # BA-44: not oneself, not the Sheriff, nobody twice
    return [other for other in targets(s, seat) if other != s.sheriff and find(s, other, JAIL) < 0]


def discard(s: "BangState", seat: int, step: Step) -> list[Move]:
    return or_heal(s, seat, [DISCARD_MOVE[card] for card in s.hands[seat]])


def heal(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-61: another card, or the first one back
    found = [DISCARD_MOVE[card] for card in s.hands[seat] if card != s.healing]
    if s.healing >= 0:
        found.append(TAKE_MOVE[s.healing])
    return found


def take_back(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-85
    return or_heal(s, seat, [PASS_MOVE] + [TAKE_MOVE[card] for card in sorted(s.fired)])


def draw_jesse(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-54
    return [DRAW_MOVE] + [DRAW_FROM_MOVE[other] for other in targets(s, seat) if s.hands[other]]


def draw_pedro(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-60
    return [DRAW_MOVE, DRAW_DISCARD_MOVE] if s.discard else [DRAW_MOVE]


def put_back(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-56
    return [PUT_BACK_MOVE[card] for card in sorted(s.aside)]


def choose_lucky(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-57
    return [CHOOSE_MOVE[card] for card in sorted(s.aside)]


def answer_shot(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-11: one may always decline; BA-13: each barrel once a shot
    found = [PASS_MOVE]
    used = step[3]
    if not used & BARREL_USED and find(s, seat, BARREL) >= 0:
        found.append(BARREL_MOVE)
    if not used & ABILITY_USED and jourdonnais(s, seat):
        found.append(ABILITY_MOVE)
    for card in s.hands[seat]:
        if calamity_janet(s, seat, KIND[card], MISSED):
            found.append(ANSWER_MOVE[card])
    return or_heal(s, seat, found)


def answer_bang(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-33, BA-34: a Bang!, no Missed!, no Barrel
    found = [PASS_MOVE]
    for card in s.hands[seat]:
        if calamity_janet(s, seat, KIND[card], BANG):
            found.append(ANSWER_MOVE[card])
    return or_heal(s, seat, found)


def take_card(s: "BangState", seat: int, step: Step) -> list[Move]:
    return or_heal(s, seat, [TAKE_MOVE[card] for card in sorted(s.aside)])


def rescue(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-15: no Beer when only two are left; BA-61: Sid Ketchum can even then
    found = [PASS_MOVE]
    if len(LIVING[s.alive]) > 2:
        for card in s.hands[seat]:
            if KIND[card] == BEER:
                found.append(PLAY_MOVE[card])
    return or_heal(s, seat, found)


def strip(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-18
    cards = s.hands[seat] + list(s.tables[seat])
    return [DISCARD_MOVE[card] for card in cards]


def keep_character(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-87: for nothing if that was the price, even with no money
    if s.money[seat] >= s.prices[seat] or s.prices[seat] == 0:
        return [PASS_MOVE, KEEP_CHARACTER_MOVE]
    return [PASS_MOVE]


def offer(s: "BangState", seat: int, step: Step) -> list[Move]:
    return [OFFER_MOVE[character] for character in s.pool]


def price(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-87, BA-88
    least = lowest_opening(s, seat)
    most = max(least, s.money[seat])
    return list(BID_MOVE[least // STEP : most // STEP + 1])


def outbid(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-88: at least $100 more, and never more than one has; under the first rules some were
    # asked who could only pass
    least = s.bid + STEP
    most = s.money[seat]
    return [PASS_MOVE, *BID_MOVE[least // STEP : most // STEP + 1]]


def keep_cards(s: "BangState", seat: int, step: Step) -> list[Move]:
    # BA-86: no more than starting life, no more than the money one has
    if step[3] >= starting_life(s, seat) or s.money[seat] < CARD_PRICE:
        return [PASS_MOVE]
    return [PASS_MOVE] + [KEEP_MOVE[card] for card in s.tables[seat]]


_LEGAL: Final[dict[int, Listing]] = {
    steps.PLAY: play,
    steps.DISCARD: discard,
    steps.TAKE_BACK: take_back,
    steps.JESSE: draw_jesse,
    steps.PEDRO: draw_pedro,
    steps.KIT: put_back,
    steps.LUCKY: choose_lucky,
    steps.SHOT: answer_shot,
    steps.ATTACK: answer_bang,
    steps.DUEL: answer_bang,
    steps.STORE: take_card,
    steps.DYING: rescue,
    steps.HEAL: heal,
    steps.STRIP: strip,
    steps.KEEP_CHARACTER: keep_character,
    steps.OFFER: offer,
    steps.PRICE: price,
    steps.RAISE: outbid,
    steps.KEEP_CARDS: keep_cards,
}
LEGAL: Final[list[Listing]] = [_LEGAL.get(kind, play) for kind in range(len(STEPS))]
"""By the step on top."""

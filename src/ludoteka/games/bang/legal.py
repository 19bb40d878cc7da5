"""Legal moves: one plain function a question, registered by the step that asks it.

This is the one source of legality: `refusals.py` only explains what is not listed here.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import Move, Seat
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

Listing = Callable[["BangState", Seat, Step], list[Move]]


def play(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-5, phase 2
    found = [END_MOVE]
    janet = state.characters[seat] == CALAMITY_JANET
    aims: list[Seat] | None = None
    for card in state.hands[seat]:
        kind = KIND[card]
        if kind == BANG or (kind == MISSED and janet):
            if aims is None:
                aims = in_reach(state, seat) if willy_the_kid(state, seat) else []  # BA-7, BA-11
            row = AT_MOVE[card]
            for other in aims:
                found.append(row[other])
        elif kind == MISSED:
            pass  # BA-12: only ever an answer
        elif kind == PANIC:
            rob(state, seat, card, near(state, seat), found)
        elif kind == CAT_BALOU:
            rob(state, seat, card, targets(state, seat), found)
        elif kind == DUEL:
            row = AT_MOVE[card]
            for other in LIVING[state.alive]:
                if other != seat:
                    found.append(row[other])
        elif kind == JAIL:
            row = AT_MOVE[card]
            for other in jailable(state, seat):
                found.append(row[other])
        elif card < FIRST_BLUE or find(state, seat, kind) < 0:  # BA-7, BA-10
            found.append(PLAY_MOVE[card])
    return or_heal(state, seat, found)


def or_heal(state: "BangState", seat: Seat, found: list[Move]) -> list[Move]:
    # BA-61: Sid Ketchum may heal before he answers
    if sid_ketchum(state, seat):
        for card in state.hands[seat]:
            found.append(HEAL_MOVE[card])
    return found


def rob(state: "BangState", seat: Seat, card: int, victims: list[Seat], found: list[Move]) -> None:
    # BA-31: a random hand card or a chosen table card; of one's own only table cards
    hands = ROB_HAND_MOVE[card]
    tables = ROB_TABLE_MOVE[card]
    for blue in state.tables[seat]:
        found.append(tables[blue - FIRST_BLUE])
    for other in victims:
        if state.hands[other]:
            found.append(hands[other])
        for blue in state.tables[other]:
            found.append(tables[blue - FIRST_BLUE])


def jailable(state: "BangState", seat: Seat) -> list[Seat]:
    # BA-44: not oneself, not the Sheriff, nobody twice
    return [
        other
        for other in targets(state, seat)
        if other != state.sheriff and find(state, other, JAIL) < 0
    ]


def discard(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    return or_heal(state, seat, [DISCARD_MOVE[card] for card in state.hands[seat]])


def heal(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-61: another card, or the first one back
    found = [DISCARD_MOVE[card] for card in state.hands[seat] if card != state.healing]
    if state.healing >= 0:
        found.append(TAKE_MOVE[state.healing])
    return found


def take_back(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-85
    return or_heal(state, seat, [PASS_MOVE] + [TAKE_MOVE[card] for card in sorted(state.fired)])


def draw_jesse(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-54
    return [DRAW_MOVE] + [
        DRAW_FROM_MOVE[other] for other in targets(state, seat) if state.hands[other]
    ]


def draw_pedro(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-60
    return [DRAW_MOVE, DRAW_DISCARD_MOVE] if state.discard else [DRAW_MOVE]


def put_back(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-56
    return [PUT_BACK_MOVE[card] for card in sorted(state.aside)]


def choose_lucky(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-57
    return [CHOOSE_MOVE[card] for card in sorted(state.aside)]


def answer_shot(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-11: one may always decline; BA-13: each barrel once a shot
    found = [PASS_MOVE]
    used = step[3]
    if not used & BARREL_USED and find(state, seat, BARREL) >= 0:
        found.append(BARREL_MOVE)
    if not used & ABILITY_USED and jourdonnais(state, seat):
        found.append(ABILITY_MOVE)
    for card in state.hands[seat]:
        if calamity_janet(state, seat, KIND[card], MISSED):
            found.append(ANSWER_MOVE[card])
    return or_heal(state, seat, found)


def answer_bang(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-33, BA-34: a Bang!, no Missed!, no Barrel
    found = [PASS_MOVE]
    for card in state.hands[seat]:
        if calamity_janet(state, seat, KIND[card], BANG):
            found.append(ANSWER_MOVE[card])
    return or_heal(state, seat, found)


def take_card(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    return or_heal(state, seat, [TAKE_MOVE[card] for card in sorted(state.aside)])


def rescue(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-15: no Beer when only two are left; BA-61: Sid Ketchum can even then
    found = [PASS_MOVE]
    if len(LIVING[state.alive]) > 2:
        for card in state.hands[seat]:
            if KIND[card] == BEER:
                found.append(PLAY_MOVE[card])
    return or_heal(state, seat, found)


def strip(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-18
    cards = state.hands[seat] + list(state.tables[seat])
    return [DISCARD_MOVE[card] for card in cards]


def keep_character(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-87: for nothing if that was the price, even with no money
    if state.auction.money[seat] >= state.auction.prices[seat] or state.auction.prices[seat] == 0:
        return [PASS_MOVE, KEEP_CHARACTER_MOVE]
    return [PASS_MOVE]


def offer(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    return [OFFER_MOVE[character] for character in state.auction.pool]


def price(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-87, BA-88
    least = lowest_opening(state, seat)
    most = max(least, state.auction.money[seat])
    return list(BID_MOVE[least // STEP : most // STEP + 1])


def outbid(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-88: at least $100 more, and never more than one has; under the first rules some were
    # asked who could only pass
    least = state.auction.bid + STEP
    most = state.auction.money[seat]
    return [PASS_MOVE, *BID_MOVE[least // STEP : most // STEP + 1]]


def keep_cards(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    # BA-86: no more than starting life, no more than the money one has
    if step[3] >= starting_life(state, seat) or state.auction.money[seat] < CARD_PRICE:
        return [PASS_MOVE]
    return [PASS_MOVE] + [KEEP_MOVE[card] for card in state.tables[seat]]


def ask_nothing(state: "BangState", seat: Seat, step: Step) -> list[Move]:
    raise ValueError(f"nobody is asked by {STEPS[step[0]]}")


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
LEGAL: Final[list[Listing]] = [_LEGAL.get(kind, ask_nothing) for kind in range(len(STEPS))]
"""By the step on top."""

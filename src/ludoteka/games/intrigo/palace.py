"""Phase 2, the palace: one action each in turn (IN-10 to IN-12)."""

from typing import TYPE_CHECKING

from ludoteka.core.seats import Move, Seat
from ludoteka.games.intrigo import powers
from ludoteka.games.intrigo.cards import (
    CARD_CODES,
    CARDS,
    INFLUENCE,
    INFLUENCES,
    PILE_SIZE,
)
from ludoteka.games.intrigo.events import CardPlayed, InfluenceBought, Passed
from ludoteka.games.intrigo.moves import (
    CHOICES,
    FIRST_DECLINED,
    FIRST_PLAY,
    FIRST_POWER,
    GAP_AT,
    GAPS,
    POWER,
    THE_PASS,
    power_kind,
)

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState


def act(state: "IntrigoState", seat: Seat, move: Move) -> None:
    if move >= FIRST_POWER:
        kind = power_kind(move)
        choice = move - POWER[kind]
        place = choice // CHOICES[kind]
        buy(state, seat, kind, GAP_AT[place])
        powers.use(state, seat, kind, place, choice % CHOICES[kind])
    elif move >= FIRST_DECLINED:
        # IN-12: the power may be declined, and the card fills its gap all the same
        choice = move - FIRST_DECLINED
        buy(state, seat, choice // GAPS, choice % GAPS)
    elif move == THE_PASS:
        # IN-11
        if state.recording:
            state.events.append(Passed("IN-11", seat))
    else:
        choice = move - FIRST_PLAY
        card = CARDS[choice // GAPS]
        state.put_down(seat, card, choice % GAPS)
        if state.recording:
            state.events.append(CardPlayed("IN-10", seat, CARD_CODES[card], choice % GAPS))


def buy(state: "IntrigoState", seat: Seat, kind: int, gap: int) -> None:
    # IN-10: the top card of a pile, its price to the supply
    price = top_price(state, kind)
    state.piles[kind] -= 1
    state.ducats[seat] -= price
    state.gaps[gap] = INFLUENCE + kind
    if state.recording:
        state.events.append(InfluenceBought("IN-10", seat, INFLUENCES[kind], gap, price))


def top_price(state: "IntrigoState", kind: int) -> int:
    """What the top card of a pile costs (IN-3); −1 if the pile is used up."""
    left = state.piles[kind]
    return state.prices[kind][PILE_SIZE - left] if left else -1

"""Between the games of a tournament: hiring characters (BA-87, BA-88), keeping cards (BA-86)."""

from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.bang import characters as cast
from ludoteka.games.bang.cards import NAMES, Card
from ludoteka.games.bang.characters import CHARACTERS, NO_CHARACTER
from ludoteka.games.bang.death import pay
from ludoteka.games.bang.decks import gain
from ludoteka.games.bang.events import (
    BiddingLeft,
    BidMade,
    CardKept,
    CardsReturned,
    CharacterHired,
    CharacterOffered,
    CharacterReleased,
    CharactersTurnedUp,
)
from ludoteka.games.bang.knowledge import seen_by_all
from ludoteka.games.bang.moves import STEP
from ludoteka.games.bang.steps import (
    AUCTION,
    KEEP_CARDS,
    KEEP_CHARACTER,
    KEEP_CHARACTERS,
    KEEPING,
    NOBODY,
    OFFER,
    PRICE,
    RAISE,
)

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

START_MONEY: Final = 1000
LOWEST_BID: Final = 100
CARD_PRICE: Final = 500

# -- Hire ----------------------------------------------------------------------------------


def keep_characters(state: "BangState", seat: Seat, other: int, number: int) -> None:
    """Survivors may keep their character; asked clockwise from the Sheriff, `number` so far."""
    if number == len(state.seats):
        return
    state.stack.append((KEEP_CHARACTERS, seat, 0, number + 1))
    asked = SEATS[(seat + number) % len(state.seats)]
    if state.auction.survivors >> asked & 1:
        state.stack.append((KEEP_CHARACTER, asked, 0, 0))


def keep_character(state: "BangState", seat: Seat) -> None:
    # BA-87: for the price that was paid for it
    price = state.auction.prices[seat]
    pay(state, seat, -price)
    if state.recording:
        name = CHARACTERS[state.characters[seat]]
        state.events.append(CharacterHired("BA-87", seat, name, price))


def decline_character(state: "BangState", seat: Seat) -> None:
    set_character(state, seat, NO_CHARACTER)
    prices = list(state.auction.prices)
    prices[seat] = 0
    state.auction.prices = tuple(prices)
    if state.recording:
        state.events.append(CharacterReleased("BA-87", seat))


def set_character(state: "BangState", seat: Seat, character: int) -> None:
    chosen = list(state.characters)
    chosen[seat] = character
    state.characters = tuple(chosen)


def turn_up(state: "BangState", seat: Seat, other: int, number: int) -> None:
    """As many characters as players need one; the Sheriff's right neighbour begins (BA-87)."""
    needed = state.characters.count(NO_CHARACTER)
    free = [character for character in cast.ALL if character not in state.characters]
    state.auction.pool = tuple(sorted(state.random_act().sample(free, needed)))
    if state.recording and needed:
        up = tuple([CHARACTERS[character] for character in state.auction.pool])
        state.events.append(CharactersTurnedUp("BA-87", up))
    state.stack.append((AUCTION, right_of(state, state.sheriff), 0, 0))


def right_of(state: "BangState", seat: int) -> Seat:
    return SEATS[(seat - 1) % len(state.seats)]


def auction(state: "BangState", seat: Seat, other: int, number: int) -> None:
    """The next one counter-clockwise without a character, this seat included, opens."""
    opener = next_bidder(state, seat)
    if opener != NOBODY:
        state.stack.append((OFFER, opener, 0, 0))


def next_bidder(state: "BangState", seat: Seat) -> Seat:
    """Counter-clockwise from this seat, who has no character and has not passed (BA-88)."""
    count = len(state.seats)
    for offset in range(count):
        found = SEATS[(seat - offset) % count]
        if state.characters[found] == NO_CHARACTER and not state.auction.out >> found & 1:
            return found
    return NOBODY


def offer(state: "BangState", seat: Seat, character: int) -> None:
    state.stack.append((PRICE, seat, 0, character))
    if state.recording:
        state.events.append(CharacterOffered("BA-87", seat, CHARACTERS[character]))


def bid(state: "BangState", seat: Seat, amount: int, rule: str) -> None:
    state.auction.leader = seat
    state.auction.bid = amount
    if state.recording:
        state.events.append(BidMade(rule, seat, amount))


def leave(state: "BangState", seat: Seat) -> None:
    # BA-88: for good, as far as this character goes
    state.auction.out |= 1 << seat
    if state.recording:
        state.events.append(BiddingLeft("BA-88", seat))


def raising(state: "BangState", seat: Seat, other: int, number: int) -> None:
    """Who is next to raise after this seat, counter-clockwise; nobody: sold to the leader."""
    bidder = next_bidder(state, right_of(state, seat))
    while bidder != state.auction.leader and not can_outbid(state, bidder) and state.rules > 1:
        leave(state, bidder)
        bidder = next_bidder(state, bidder)
    if bidder != state.auction.leader:
        state.stack.append((RAISE, bidder, other, number))
        return
    hire(state, bidder, number)
    state.stack.append((AUCTION, right_of(state, other), 0, 0))


def can_outbid(state: "BangState", seat: Seat) -> bool:
    # BA-88: who cannot is not asked
    return state.auction.money[seat] >= state.auction.bid + STEP


def hire(state: "BangState", seat: Seat, character: int) -> None:
    set_character(state, seat, character)
    state.auction.pool = tuple([left for left in state.auction.pool if left != character])
    pay(state, seat, -state.auction.bid)
    prices = list(state.auction.prices)
    prices[seat] = state.auction.bid
    state.auction.prices = tuple(prices)
    if state.recording:
        state.events.append(CharacterHired("BA-87", seat, CHARACTERS[character], state.auction.bid))
    state.auction.leader = NOBODY
    state.auction.bid = 0
    state.auction.out = 0


def lowest_opening(state: "BangState", seat: Seat) -> int:
    # BA-88: who has less than $100 opens with what they have, at least $0
    return min(LOWEST_BID, max(0, state.auction.money[seat]))


# -- Experience ----------------------------------------------------------------------------


def keeping(state: "BangState", seat: Seat, other: int, number: int) -> None:
    """Those with cards in front of them may keep some, clockwise from the Sheriff (BA-86)."""
    if number == len(state.seats):
        return
    state.stack.append((KEEPING, seat, 0, number + 1))
    asked = SEATS[(seat + number) % len(state.seats)]
    if state.tables[asked]:
        state.stack.append((KEEP_CARDS, asked, 0, 0))


def keep_card(state: "BangState", seat: Seat, card: Card, kept: int) -> None:
    # BA-86: into the hand, $500 each
    state.tables[seat] = tuple([other for other in state.tables[seat] if other != card])
    gain(state, seat, card)
    seen_by_all(state, card)
    pay(state, seat, -CARD_PRICE)
    if state.recording:
        state.events.append(CardKept("BA-86", seat, NAMES[card]))
    if state.tables[seat]:
        state.stack.append((KEEP_CARDS, seat, 0, kept + 1))


def return_cards(state: "BangState", seat: Seat) -> None:
    state.deck += state.tables[seat]
    state.tables[seat] = ()
    if state.recording:
        state.events.append(CardsReturned("BA-86", seat))

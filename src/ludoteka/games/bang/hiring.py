"""Between the games of a tournament: hiring characters (BA-87, BA-88), keeping cards (BA-86)."""

from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import SEATS
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


def keep_characters(s: "BangState", seat: int, other: int, number: int) -> None:
    """Survivors may keep their character; asked clockwise from the Sheriff, `number` so far."""
    if number == len(s.seats):
        return
    s.stack.append((KEEP_CHARACTERS, seat, 0, number + 1))
    asked = (seat + number) % len(s.seats)
    if s.survivors >> asked & 1:
        s.stack.append((KEEP_CHARACTER, asked, 0, 0))


def keep_character(s: "BangState", seat: int) -> None:
    # BA-87: for the price that was paid for it
    price = s.prices[seat]
    pay(s, seat, -price)
    if s.recording:
        name = CHARACTERS[s.characters[seat]]
        s.events.append(CharacterHired("BA-87", SEATS[seat], name, price))


def decline_character(s: "BangState", seat: int) -> None:
    set_character(s, seat, NO_CHARACTER)
    prices = list(s.prices)
    prices[seat] = 0
    s.prices = tuple(prices)
    if s.recording:
        s.events.append(CharacterReleased("BA-87", SEATS[seat]))


def set_character(s: "BangState", seat: int, character: int) -> None:
    chosen = list(s.characters)
    chosen[seat] = character
    s.characters = tuple(chosen)


def turn_up(s: "BangState", seat: int, other: int, number: int) -> None:
    """As many characters as players need one; the Sheriff's right neighbour begins (BA-87)."""
    needed = s.characters.count(NO_CHARACTER)
    free = [character for character in cast.ALL if character not in s.characters]
    s.pool = tuple(sorted(s.random_act().sample(free, needed)))
    if s.recording and needed:
        up = tuple([CHARACTERS[character] for character in s.pool])
        s.events.append(CharactersTurnedUp("BA-87", up))
    s.stack.append((AUCTION, (s.sheriff - 1) % len(s.seats), 0, 0))


def auction(s: "BangState", seat: int, other: int, number: int) -> None:
    """The next one counter-clockwise without a character, this seat included, opens."""
    opener = next_bidder(s, seat)
    if opener != NOBODY:
        s.stack.append((OFFER, opener, 0, 0))


def next_bidder(s: "BangState", seat: int) -> int:
    """Counter-clockwise from this seat, who has no character and has not passed (BA-88)."""
    count = len(s.seats)
    for offset in range(count):
        found = (seat - offset) % count
        if s.characters[found] == NO_CHARACTER and not s.out >> found & 1:
            return found
    return NOBODY


def offer(s: "BangState", seat: int, character: int) -> None:
    s.stack.append((PRICE, seat, 0, character))
    if s.recording:
        s.events.append(CharacterOffered("BA-87", SEATS[seat], CHARACTERS[character]))


def bid(s: "BangState", seat: int, amount: int, rule: str) -> None:
    s.leader = seat
    s.bid = amount
    if s.recording:
        s.events.append(BidMade(rule, SEATS[seat], amount))


def leave(s: "BangState", seat: int) -> None:
    # BA-88: for good, as far as this character goes
    s.out |= 1 << seat
    if s.recording:
        s.events.append(BiddingLeft("BA-88", SEATS[seat]))


def raising(s: "BangState", seat: int, other: int, number: int) -> None:
    """Who is next to raise after this seat, counter-clockwise; nobody: sold to the leader."""
    bidder = next_bidder(s, (seat - 1) % len(s.seats))
    while bidder != s.leader and not can_outbid(s, bidder) and s.rules > 1:
        leave(s, bidder)
        bidder = next_bidder(s, bidder)
    if bidder != s.leader:
        s.stack.append((RAISE, bidder, other, number))
        return
    hire(s, bidder, number)
    s.stack.append((AUCTION, (other - 1) % len(s.seats), 0, 0))


def can_outbid(s: "BangState", seat: int) -> bool:
    # BA-88: who cannot is not asked
    return s.money[seat] >= s.bid + STEP


def hire(s: "BangState", seat: int, character: int) -> None:
    set_character(s, seat, character)
    s.pool = tuple([left for left in s.pool if left != character])
    pay(s, seat, -s.bid)
    prices = list(s.prices)
    prices[seat] = s.bid
    s.prices = tuple(prices)
    if s.recording:
        s.events.append(CharacterHired("BA-87", SEATS[seat], CHARACTERS[character], s.bid))
    s.leader = NOBODY
    s.bid = 0
    s.out = 0


def lowest_opening(s: "BangState", seat: int) -> int:
    # BA-88: who has less than $100 opens with what they have, at least $0
    return min(LOWEST_BID, max(0, s.money[seat]))


# -- Experience ----------------------------------------------------------------------------


def keeping(s: "BangState", seat: int, other: int, number: int) -> None:
    """Those before whom cards lay may keep some, clockwise from the Sheriff (BA-86)."""
    if number == len(s.seats):
        return
    s.stack.append((KEEPING, seat, 0, number + 1))
    asked = (seat + number) % len(s.seats)
    if s.tables[asked]:
        s.stack.append((KEEP_CARDS, asked, 0, 0))


def keep_card(s: "BangState", seat: int, card: Card, kept: int) -> None:
    # BA-86: into the hand, $500 each
    s.tables[seat] = tuple([other for other in s.tables[seat] if other != card])
    gain(s, seat, card)
    seen_by_all(s, card)
    pay(s, seat, -CARD_PRICE)
    if s.recording:
        s.events.append(CardKept("BA-86", SEATS[seat], NAMES[card]))
    if s.tables[seat]:
        s.stack.append((KEEP_CARDS, seat, 0, kept + 1))


def return_cards(s: "BangState", seat: int) -> None:
    s.deck += s.tables[seat]
    s.tables[seat] = ()
    if s.recording:
        s.events.append(CardsReturned("BA-86", SEATS[seat]))

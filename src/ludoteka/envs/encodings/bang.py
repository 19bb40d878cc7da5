"""BANG! as numbers."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core import Options, Seat, State, View
from ludoteka.envs.encodings.base import HIGHEST, NO_BYTES, WIDTH, Encoding
from ludoteka.envs.encodings.chunks import (
    ORDERS,
    SMALL,
    Lasting,
    any_number,
    bit,
    number,
    one_hot,
    seat_sets,
    turned,
    write_numbers,
    write_set,
    zeros,
)
from ludoteka.games.bang.auction import Auction
from ludoteka.games.bang.cards import FIRST_BLUE, NO_CARD, SIZE, Card
from ludoteka.games.bang.characters import CHARACTERS
from ludoteka.games.bang.game import Bang
from ludoteka.games.bang.moves import (
    ACTION,
    DRAW_FROM,
    HIGHEST_BID,
    KEEP_MOVE,
    MOVES,
    PLAY_AT,
    ROB_HAND,
    STEP,
    TARGET,
)
from ludoteka.games.bang.numbers import ViewNumbers, numbers_of_view, view_numbers
from ludoteka.games.bang.options import BangOptions
from ludoteka.games.bang.roles import ROLES
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.steps import (
    ABILITY_USED,
    BARREL_USED,
    DECISION,
    LUCKY,
    NEEDED,
    SHOT,
    STEPS,
)
from ludoteka.games.bang.view import BangView

DECISIONS: Final = tuple([decision.key for decision in Bang.decisions])
STEP_ORDER: Final = (
    "dynamite-check",
    "jail-check",
    "draw-two",
    "play",
    "limit",
    "discard",
    "mercy",
    "take-back",
    "next-turn",
    "jesse",
    "pedro",
    "kit",
    "lucky",
    "dynamite-turned",
    "jail-turned",
    "barrel-turned",
    "card",
    "gatling",
    "indians",
    "shot",
    "attack",
    "duel",
    "store",
    "harm",
    "hurt",
    "dying",
    "heal",
    "eliminate",
    "strip",
    "reward",
    "judge",
    "keep-characters",
    "keep-character",
    "turn-up",
    "auction",
    "offer",
    "price",
    "raising",
    "raise",
    "keeping",
    "keep-cards",
    "deal",
    "draw-one",
)
"""The steps as rows count them; how the rules number theirs does not matter here."""
_PLACE: Final = tuple([STEP_ORDER.index(step) for step in STEPS])
BLUE: Final = SIZE - FIRST_BLUE
MOST_LIFE: Final = 5
FARTHEST: Final = 10
FIRST_OFFER: Final = max(KEEP_MOVE) + 1
"""Keeping and offering characters and bidding for them come last among the moves."""
AT_SEATS: Final = (PLAY_AT, ROB_HAND, DRAW_FROM)
HUNDREDS: Final = HIGHEST_BID // STEP

NO_DECISION: Final = zeros(len(DECISIONS))
_DECISION: Final = one_hot(len(DECISIONS))
ASKED: Final = tuple(
    [_DECISION[DECISIONS.index(asked)] if asked else NO_DECISION for asked in DECISION]
)
"""By the step that asks."""
# The last of these stands for −1.
ROLE: Final = (*one_hot(len(ROLES)), zeros(len(ROLES)))
CHARACTER: Final = (*one_hot(len(CHARACTERS)), zeros(len(CHARACTERS)))
NO_CARDS: Final = zeros(SIZE)
CARD: Final = (*one_hot(SIZE), NO_CARDS)
NO_BLUE: Final = zeros(BLUE)
LOW: Final = 48
"""So many of the deck's 80 cards are in the first native number of a set, three times sixteen."""
# Slices that stand side by side, as they mostly are.
UNSEEN_DECK: Final = tuple([SMALL[cards] + NO_CARDS for cards in range(SIZE + 1)])
"""By its size: nobody knows the top card."""
NOTHING_ASIDE: Final = tuple(
    [zeros(SIZE + 1) + SMALL[bangs] + NO_CARDS for bangs in range(SIZE + 1)]
)
"""By how many Bang! cards were fired; none may be taken back."""


class BangEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.seat = (*one_hot(seats), zeros(seats))
        """The last one is nobody."""
        self.askings = tuple(
            [
                asked + turn + asked + other
                for asked in self.seat
                for turn in self.seat
                for other in self.seat
            ]
        )
        """By who is asked, whose turn it is, and who it is about."""
        self.sets = seat_sets(seats)
        self.known_roles: dict[int, bytes] = {}
        self.characters = Lasting(CHARACTER)
        self.most_lives = Lasting(SMALL)
        by_seat = (seats,)
        cards = (SIZE,)
        self.decision = self.add("decision", (len(DECISIONS),), ", ".join(DECISIONS))
        self.to_act = self.add("to-act", by_seat, "who has to decide")
        self.turn = self.add("turn", by_seat, "whose turn it is")
        self.step_seat = self.add("step-seat", by_seat, "whose the next pending step is")
        self.step_other = self.add("step-other", by_seat, "who it is about: who shot, …")
        self.step_number = self.add(
            "step-number", (1,),
            "Missed! needed, plus 4 when the Barrel was tried, 8 the ability; the challenger of "
            "a Duel; the character bid for; the first card to heal, from 1; cards kept",
            HIGHEST, -1, 255,
        )  # fmt: skip
        self.pending = self.add(
            "pending", (len(STEP_ORDER),), "steps under way: " + ", ".join(STEP_ORDER)
        )
        self.role = self.add("role", (seats, len(ROLES)), "known roles: " + ", ".join(ROLES))
        self.character = self.add("character", (seats, len(CHARACTERS)), ", ".join(CHARACTERS))
        self.lives = self.add(
            "lives", by_seat, "life points; 0 or less: dying or out", MOST_LIFE, -3
        )
        self.full = self.add("full-lives", by_seat, "life points at the start", MOST_LIFE)
        self.alive = self.add("alive", by_seat, "who is still in the game")
        self.hand = self.add("hand", cards, "the seat's own cards, as in `games/bang/deck.json`")
        self.counts = self.add("hand-size", by_seat, "cards in hand", SIZE)
        self.known = self.add("known", (seats, SIZE), "cards known to be in a hand")
        self.maybe = self.add("maybe", cards, "cards known to be in one of several hands")
        self.shown = self.add("shown", cards, "cards in hands that everyone knows")
        self.tables = self.add("tables", (seats, BLUE), "blue cards in play, the deck's last 17")
        self.deck = self.add("deck", (1,), "cards in the deck", SIZE)
        self.top = self.add("top", cards, "the deck's top card, for the seat that put it there")
        self.discard = self.add("discard", cards, "cards on the discard pile")
        self.discard_top = self.add("discard-top", cards, "the discard pile's top card")
        self.aside = self.add("aside", cards, "cards that lie open or are looked at")
        self.aside_count = self.add("aside-size", (1,), "how many cards lie aside", SIZE)
        self.bangs = self.add("bangs", (1,), "Bang! cards fired in this turn", SIZE)
        self.fired = self.add("fired", cards, "those that may be taken back with no mercy")
        self.distance = self.add("distance", by_seat, "from the seat to each; 0: out", FARTHEST)
        self.danger = self.add("distance-here", by_seat, "from each to the seat; 0: out", FARTHEST)
        self.reach = self.add("reach", by_seat, "the range of each weapon", MOST_LIFE)
        self.game = self.add("game", (1,), "the number of the game in the match", 8)
        self.money = self.add("money", by_seat, "money, in hundreds", HUNDREDS, -HUNDREDS)
        self.prices = self.add("price", by_seat, "paid for the character, in hundreds", HUNDREDS)
        self.survivors = self.add("survivors", by_seat, "who survived the last game")
        self.pool = self.add("pool", (len(CHARACTERS),), "characters to be hired")
        self.leader = self.add("leader", by_seat, "who holds the highest bid")
        self.bid = self.add("bid", (1,), "the highest bid, in hundreds", HUNDREDS)
        self.out = self.add("out", by_seat, "who has left the bidding")
        self.unknown = bytes(self.tables - self.known)
        self.no_step = bytes(self.role - self.step_number)
        self.no_tournament = bytes(WIDTH * self.size - self.game)

    def action_count(self, options: Options) -> int:
        assert isinstance(options, BangOptions)
        # BA-87: characters are offered and bid for only where they are hired
        return MOVES if options.hire else FIRST_OFFER

    def moves_of(self, seat: Seat) -> list[int] | None:
        moves = list(range(MOVES))
        for move in range(MOVES):
            target = TARGET[move]
            if ACTION[move] in AT_SEATS and target < self.seats:
                away = (target - seat) % self.seats
                moves[move - target + away] = move
        return moves

    def fill(self, view: View, row: bytearray, at: int) -> None:
        assert isinstance(view, BangView)
        row[at : at + WIDTH * self.size] = b"".join(self.write(numbers_of_view(view)))

    def look(self, state: State, seat: Seat, row: bytearray, at: int) -> None:
        assert isinstance(state, BangState)
        row[at : at + WIDTH * self.size] = b"".join(self.write(view_numbers(state, seat)))

    def row_of(self, state: State, seat: Seat) -> bytearray:
        assert isinstance(state, BangState)
        return NO_BYTES.join(self.write(view_numbers(state, seat)))

    def write(self, seen: ViewNumbers) -> list[bytes]:
        """The slices in their order."""
        chunks: list[bytes] = []
        self.write_steps(seen, chunks)
        self.write_people(seen, chunks)
        self.write_cards(seen, chunks)
        self.write_distances(seen, chunks)
        auction = seen.auction
        if auction is None:
            chunks.append(self.no_tournament)
        else:
            chunks.append(SMALL[seen.game])
            self.write_auction(auction, seen.seat, chunks)
        return chunks

    def write_steps(self, seen: ViewNumbers, chunks: list[bytes]) -> None:
        me = seen.seat
        stack = seen.stack
        if not stack:
            chunks.append(NO_DECISION)
            self.write_askings(-1, seen.turn, -1, me, chunks)
            chunks.append(self.no_step)
            return
        kind, seat, other, detail = stack[-1]
        if kind == LUCKY:
            other = -1
        elif kind == SHOT:
            detail &= NEEDED | BARREL_USED | ABILITY_USED
        chunks.append(ASKED[kind])
        self.write_askings(seat, seen.turn, other, me, chunks)
        chunks.append(any_number(detail))
        pending: i64 = 0
        for step in stack:
            pending |= bit(_PLACE[step[0]])
        write_set(pending, len(STEP_ORDER), chunks)

    def write_askings(
        self, asked: int, turn: int, other: int, me: int, chunks: list[bytes]
    ) -> None:
        many = self.seats + 1
        at = (self.away(asked, me) * many + self.away(turn, me)) * many + self.away(other, me)
        chunks.append(self.askings[at])

    def away(self, seat: int, me: int) -> int:
        """How far a seat is clockwise; as many as there are seats if it is none."""
        seats = self.seats
        if not 0 <= seat < seats:
            return seats
        return seat - me if seat >= me else seat - me + seats

    def write_people(self, seen: ViewNumbers, chunks: list[bytes]) -> None:
        me = seen.seat
        order = ORDERS[self.seats][me]
        chunks.append(self.roles_of(seen.roles, order))
        chunks.append(self.characters.row(seen.characters, me))
        write_numbers(seen.lives, order, chunks)
        chunks.append(self.most_lives.row(seen.full_lives, me))
        chunks.append(self.sets[turned(seen.alive, me, self.seats)])

    def roles_of(self, roles: list[int], order: tuple[int, ...]) -> bytes:
        """What is known of roles; few such rows come up, so each is made once."""
        key: i64 = 0
        for seat in order:
            role: i64 = roles[seat]
            key = key << 3 | role + 1
        found = self.known_roles.get(key)
        if found is None:
            found = b"".join([ROLE[roles[seat]] for seat in order])
            self.known_roles[key] = found
        return found

    def write_cards(self, seen: ViewNumbers, chunks: list[bytes]) -> None:
        order = ORDERS[self.seats][seen.seat]
        write_cards(seen.hand, chunks)
        write_numbers(seen.counts, order, chunks)
        if knows_nothing(seen):
            chunks.append(self.unknown)
        else:
            for seat in order:
                write_cards(seen.known[seat], chunks)
            write_cards(seen.maybe, chunks)
            write_cards(seen.shown, chunks)
        for seat in order:
            write_table(seen.tables[seat], chunks)
        if seen.top == NO_CARD:
            chunks.append(UNSEEN_DECK[seen.deck])
        else:
            chunks.append(SMALL[seen.deck])
            chunks.append(CARD[seen.top])
        discard = seen.discard
        write_cards(discard, chunks)
        chunks.append(CARD[discard[-1]] if discard else NO_CARDS)
        if seen.aside_count or seen.fired:
            write_cards(list(seen.aside), chunks)
            chunks.append(SMALL[seen.aside_count])
            chunks.append(SMALL[seen.bangs])
            write_cards(list(seen.fired), chunks)
        else:
            chunks.append(NOTHING_ASIDE[seen.bangs])

    def write_distances(self, seen: ViewNumbers, chunks: list[bytes]) -> None:
        order = ORDERS[self.seats][seen.seat]
        write_numbers(seen.distances, order, chunks)
        write_numbers(seen.dangers, order, chunks)
        write_numbers(seen.reach, order, chunks)

    def write_auction(self, seen: Auction, me: int, chunks: list[bytes]) -> None:
        seats = self.seats
        order = ORDERS[seats][me]
        for seat in order:
            chunks.append(number(seen.money[seat] // STEP))
        for seat in order:
            chunks.append(number(seen.prices[seat] // STEP))
        chunks.append(self.sets[turned(seen.survivors, me, seats)])
        for character in range(len(CHARACTERS)):
            chunks.append(SMALL[1 if character in seen.pool else 0])
        chunks.append(self.seat[self.away(seen.leader, me)])
        chunks.append(number(seen.bid // STEP if seen.leader >= 0 else 0))
        chunks.append(self.sets[turned(seen.out, me, seats)])


def knows_nothing(seen: ViewNumbers) -> bool:
    """Of cards in others' hands."""
    if seen.maybe or seen.shown:
        return False
    for cards in seen.known:  # noqa: SIM110 - compiled, a loop is faster than a call of any()
        if cards:
            return False
    return True


def write_cards(cards: list[Card], chunks: list[bytes]) -> None:
    """A 1 for each of these cards."""
    if not cards:
        chunks.append(NO_CARDS)
        return
    if len(cards) == 1:
        chunks.append(CARD[cards[0]])
        return
    low: i64 = 0
    high: i64 = 0
    for card in cards:
        if card < LOW:
            low |= bit(card)
        else:
            high |= bit(card - LOW)
    write_set(low, LOW, chunks)
    write_set(high, SIZE - LOW, chunks)


def write_table(cards: tuple[Card, ...], chunks: list[bytes]) -> None:
    """A 1 for each of these blue cards."""
    if not cards:
        chunks.append(NO_BLUE)
        return
    found: i64 = 0
    for card in cards:
        found |= bit(card - FIRST_BLUE)
    write_set(found, BLUE, chunks)

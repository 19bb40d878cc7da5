"""BANG! as numbers."""

from typing import Final

from ludoteka.core import Hidden, Options, Seat, View
from ludoteka.envs.encodings.base import HIGHEST, WIDTH, Encoding, mark_names, mark_seats, put
from ludoteka.games.bang.cards import CARD_OF, FIRST_BLUE, SIZE
from ludoteka.games.bang.characters import CHARACTERS
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
from ludoteka.games.bang.options import BangOptions
from ludoteka.games.bang.roles import ROLES
from ludoteka.games.bang.steps import STEP_OF, STEPS
from ludoteka.games.bang.view import BangView

CARD_AT: Final[dict[str, int]] = dict(CARD_OF)
DECISIONS: Final = {decision: number for number, decision in enumerate(STEP_OF)}
ROLE_AT: Final = {role: number for number, role in enumerate(ROLES)}
CHARACTER_AT: Final = {character: number for number, character in enumerate(CHARACTERS)}
STEP_AT: Final = {step: number for number, step in enumerate(STEPS)}
BLUE: Final = SIZE - FIRST_BLUE
MOST_LIFE: Final = 5
FARTHEST: Final = 10
FIRST_OFFER: Final = max(KEEP_MOVE) + 1
"""Keeping and offering characters and bidding for them come last among the moves."""
AT_SEATS: Final = (PLAY_AT, ROB_HAND, DRAW_FROM)
HUNDREDS: Final = HIGHEST_BID // STEP


class BangEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        by_seat = (seats,)
        cards = (SIZE,)
        self.decision = self.add("decision", (len(DECISIONS),), ", ".join(DECISIONS))
        self.to_act = self.add("to-act", by_seat, "who owes a decision")
        self.turn = self.add("turn", by_seat, "whose turn it is")
        self.step_seat = self.add("step-seat", by_seat, "whose the next pending step is")
        self.step_other = self.add("step-other", by_seat, "whom it is about: who shot, …")
        self.step_number = self.add(
            "step-number", (1,), "its number: what it means is said in `games/bang/steps.py`",
            HIGHEST, -1,
        )  # fmt: skip
        self.pending = self.add("pending", (len(STEPS),), "steps under way: " + ", ".join(STEPS))
        self.role = self.add("role", (seats, len(ROLES)), "known roles: " + ", ".join(ROLES))
        self.character = self.add("character", (seats, len(CHARACTERS)), ", ".join(CHARACTERS))
        self.lives = self.add("lives", by_seat, "lives; 0 or less: dying or out", MOST_LIFE, -3)
        self.full = self.add("full-lives", by_seat, "lives at the start", MOST_LIFE)
        self.alive = self.add("alive", by_seat, "who is still in the game")
        self.hand = self.add("hand", cards, "one's own cards, as in `games/bang/deck.json`")
        self.counts = self.add("hand-size", by_seat, "cards in hand", SIZE)
        self.known = self.add("known", (seats, SIZE), "cards that one knows to be in a hand")
        self.maybe = self.add("maybe", cards, "cards known to be in one of several hands")
        self.shown = self.add("shown", cards, "cards in hands that everybody knows")
        self.tables = self.add("tables", (seats, BLUE), "blue cards in play, the deck's last 17")
        self.deck = self.add("deck", (1,), "cards in the deck", SIZE)
        self.top = self.add("top", cards, "the deck's top card, for who put it there")
        self.discard = self.add("discard", cards, "cards on the discard pile")
        self.discard_top = self.add("discard-top", cards, "the discard pile's top card")
        self.aside = self.add("aside", cards, "cards that lie open or are looked at")
        self.aside_count = self.add("aside-size", (1,), "how many cards lie aside", SIZE)
        self.bangs = self.add("bangs", (1,), "Bang! cards fired in this turn", SIZE)
        self.fired = self.add("fired", cards, "those that may be taken back with no mercy")
        self.distance = self.add("distance", by_seat, "from oneself to each; 0: out", FARTHEST)
        self.danger = self.add("distance-here", by_seat, "from each to oneself; 0: out", FARTHEST)
        self.reach = self.add("reach", by_seat, "how far everybody's weapon shoots", MOST_LIFE)
        self.game = self.add("game", (1,), "the number of the game in the match", 8)
        self.money = self.add("money", by_seat, "money, in hundreds", HUNDREDS, -HUNDREDS)
        self.prices = self.add("price", by_seat, "paid for the character, in hundreds", HUNDREDS)
        self.survivors = self.add("survivors", by_seat, "who survived the last game")
        self.pool = self.add("pool", (len(CHARACTERS),), "characters to be hired")
        self.leader = self.add("leader", by_seat, "who holds the highest bid")
        self.bid = self.add("bid", (1,), "the highest bid, in hundreds", HUNDREDS)
        self.out = self.add("out", by_seat, "who has left the bidding")

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
        assert view.seat is not None
        me: int = view.seat
        self.fill_steps(view, me, row, at)
        self.fill_cards(view, me, row, at)
        self.fill_people(view, me, row, at)
        self.fill_players(view, me, row, at)
        options = view.options
        if options.mode == "tournament":
            self.fill_tournament(view, me, row, at)

    def fill_steps(self, view: BangView, me: int, row: bytearray, at: int) -> None:
        seats = self.seats
        decision = view.decision
        if decision is not None:
            row[at + self.decision + WIDTH * DECISIONS[decision]] = 1
        mark_seats(row, at + self.to_act, view.to_act, me, seats)
        mark_seats(row, at + self.alive, view.alive, me, seats)
        mark_seats(row, at + self.turn, (view.turn,), me, seats)
        row[at + self.bangs] = view.bangs
        pending = view.pending
        for step in pending:
            row[at + self.pending + WIDTH * STEP_AT[step[0]]] = 1
        if pending:
            _, seat, other, number = pending[-1]
            if 0 <= seat < seats:
                row[at + self.step_seat + WIDTH * ((seat - me) % seats)] = 1
            if 0 <= other < seats:
                row[at + self.step_other + WIDTH * ((other - me) % seats)] = 1
            put(row, at + self.step_number, number)

    def fill_cards(self, view: BangView, me: int, row: bytearray, at: int) -> None:
        hand = view.hands[me]
        if not isinstance(hand, Hidden):
            mark_names(row, at + self.hand, hand, CARD_AT)
        for name, _ in view.maybe:
            row[at + self.maybe + WIDTH * CARD_AT[name]] = 1
        mark_names(row, at + self.shown, view.shown, CARD_AT)
        deck = view.deck
        row[at + self.deck] = deck.hidden if isinstance(deck, Hidden) else len(deck)
        mark_names(row, at + self.top, view.top, CARD_AT)
        discard = view.discard
        if discard:
            mark_names(row, at + self.discard, discard, CARD_AT)
            row[at + self.discard_top + WIDTH * CARD_AT[discard[-1]]] = 1
        aside = view.aside
        if isinstance(aside, Hidden):
            row[at + self.aside_count] = aside.hidden
        else:
            row[at + self.aside_count] = len(aside)
            mark_names(row, at + self.aside, aside, CARD_AT)
        mark_names(row, at + self.fired, view.fired, CARD_AT)

    def fill_people(self, view: BangView, me: int, row: bytearray, at: int) -> None:
        """Who they are, and what one knows of their cards."""
        seats = self.seats
        roles = view.roles
        characters = view.characters
        hands = view.hands
        known = view.known
        tables = view.tables
        for turn in range(seats):
            seat = (me + turn) % seats
            role = roles[seat]
            if not isinstance(role, Hidden):
                place = at + self.role + WIDTH * len(ROLES) * turn
                row[place + WIDTH * ROLE_AT[role]] = 1
            character = characters[seat]
            if character is not None:
                place = at + self.character + WIDTH * len(CHARACTERS) * turn
                row[place + WIDTH * CHARACTER_AT[character]] = 1
            hand = hands[seat]
            size = hand.hidden if isinstance(hand, Hidden) else len(hand)
            row[at + self.counts + WIDTH * turn] = size
            mark_names(row, at + self.known + WIDTH * SIZE * turn, known[seat], CARD_AT)
            place = at + self.tables + WIDTH * (BLUE * turn - FIRST_BLUE)
            mark_names(row, place, tables[seat], CARD_AT)

    def fill_players(self, view: BangView, me: int, row: bytearray, at: int) -> None:
        seats = self.seats
        lives = view.lives
        full = view.full_lives
        distances = view.distances
        own = distances[me]
        reach = view.reach
        for turn in range(seats):
            seat = (me + turn) % seats
            here = at + WIDTH * turn
            put(row, here + self.lives, lives[seat])
            row[here + self.full] = full[seat]
            row[here + self.distance] = own[seat]
            row[here + self.danger] = distances[seat][me]
            row[here + self.reach] = reach[seat]

    def fill_tournament(self, view: BangView, me: int, row: bytearray, at: int) -> None:
        seats = self.seats
        row[at + self.game] = view.game
        for turn in range(seats):
            seat = (me + turn) % seats
            here = at + WIDTH * turn
            put(row, here + self.money, view.money[seat] // STEP)
            put(row, here + self.prices, view.prices[seat] // STEP)
        mark_seats(row, at + self.survivors, view.survivors, me, seats)
        mark_names(row, at + self.pool, view.pool, CHARACTER_AT)
        leader = view.leader
        if leader is not None:
            mark_seats(row, at + self.leader, (leader,), me, seats)
            put(row, at + self.bid, view.bid // STEP)
        mark_seats(row, at + self.out, view.out, me, seats)

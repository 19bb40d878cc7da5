"""The rules of 6 nimmt!, in the order of play.

Source: the rulebook of «6-й берёт!» (Wolfgang Kramer). Our decisions: a choice is final
(6N-3), piles are public (6N-9), equal lowest totals share the win (6N-11), a tactical deal
opens its rows in ascending order (6N-14) and its starter moves on clockwise (6N-15).
"""

from typing import ClassVar, Final

from ludoteka.core.errors import IllegalMove
from ludoteka.core.events import Asked, Ended
from ludoteka.core.results import Result, rank
from ludoteka.core.rng import Chance
from ludoteka.core.seats import SEATS, Move, Seat
from ludoteka.core.state import State
from ludoteka.games.six_nimmt import viewing
from ludoteka.games.six_nimmt.cards import (
    CHOOSE_ROW,
    DECK,
    FIRST_ROW,
    FIRST_TAKE,
    FULL_ROW,
    HAND_SIZE,
    NO_CARD,
    ROWS,
    TAKE,
    Card,
    bulls,
    cards_in_play,
)
from ludoteka.games.six_nimmt.events import (
    CardChosen,
    CardPlaced,
    CardsLaidOut,
    CardsRevealed,
    CardTaken,
    DealBegan,
    DealScored,
    HandDealt,
    RowsCompared,
    RowsOpened,
    RowTaken,
)
from ludoteka.games.six_nimmt.landings import landings
from ludoteka.games.six_nimmt.options import USUAL_LIMIT, SixNimmtOptions
from ludoteka.games.six_nimmt.phases import CHOOSE, CHOOSE_A_ROW, DRAFT, OVER, QUESTIONS
from ludoteka.games.six_nimmt.view import SixNimmtView

NOBODY: Final[tuple[Seat, ...]] = ()


class SixNimmtState(State):
    """A match of 6 nimmt!."""

    game_class: ClassVar[str] = "ludoteka.games.six_nimmt:SixNimmt"

    options: SixNimmtOptions
    tactical: bool
    phase: int = OVER
    deal: int = 0
    """Which one it is, from 1."""
    starter: Seat
    """Who takes the first card of a draft."""
    rows: list[tuple[Card, ...]]
    hands: list[list[Card]]
    chosen: list[Card]
    """By seat, the card of this trick; NO_CARD while there is none."""
    missing: int = 0
    """How many seats have not chosen yet."""
    queue: tuple[Card, ...] = ()
    """Revealed cards not yet placed, ascending."""
    piles: list[tuple[Card, ...]]
    totals: tuple[int, ...] = ()
    """Bulls of the deals that are over."""
    open: tuple[Card, ...] = ()
    """Cards not yet taken in a draft."""

    def __init__(
        self,
        seats: tuple[Seat, ...],
        options: SixNimmtOptions,
        chance: Chance,
        *,
        acts: int = 0,
        recording: bool = False,
    ) -> None:
        super().__init__(seats=seats, chance=chance, acts=acts, recording=recording)
        self.options = options
        self.tactical = options.variant == "tactical"

    # -- A deal ------------------------------------------------------------------------

    def begin_deal(self) -> None:
        self.deal += 1
        self.piles = [() for _ in self.seats]
        if self.recording:
            self.events.append(DealBegan("6N-2", self.deal))
        if self.tactical:
            self.lay_out()
        else:
            self.deal_hands()

    def deal_hands(self) -> None:
        # 6N-2: the rest of the deck stays out of this deal, unseen
        dealt = self.random_act().sample(DECK, HAND_SIZE * len(self.seats) + ROWS)
        at = 0
        for seat in self.seats:
            hand = sorted(dealt[at : at + HAND_SIZE])
            at += HAND_SIZE
            self.hands[seat] = hand
            if self.recording:
                self.events.append(HandDealt("6N-2", seat, tuple(hand)))
        self.open_rows("6N-2", tuple(dealt[at:]))

    def lay_out(self) -> None:
        # 6N-15: the starter is random in the first deal, then the next seat clockwise
        if self.deal == 1:
            self.starter = self.random_act().choice(self.seats)
        else:
            self.starter = SEATS[(self.starter + 1) % len(self.seats)]
        # 6N-13
        self.open = cards_in_play(len(self.seats), tactical=True)
        self.rows = []
        if self.recording:
            self.events.append(CardsLaidOut("6N-13", self.open, self.starter))
        self.phase = DRAFT
        self.ask("6N-14", (self.starter,))

    def take_card(self, seat: Seat, card: Card) -> None:
        # 6N-14
        self.open = tuple([other for other in self.open if other != card])
        self.hands[seat] = sorted([*self.hands[seat], card])
        if self.recording:
            self.events.append(CardTaken("6N-14", seat, card))
        if len(self.open) > ROWS:
            self.ask("6N-14", (self.drafter(),))
        else:
            last = self.open
            self.open = ()
            self.open_rows("6N-14", last)

    def drafter(self) -> Seat:
        """Whose turn it is to take an open card."""
        count = len(self.seats)
        taken = HAND_SIZE * count + ROWS - len(self.open)
        return SEATS[(self.starter + taken) % count]

    def open_rows(self, rule: str, cards: tuple[Card, ...]) -> None:
        self.rows = [(card,) for card in cards]
        if self.recording:
            self.events.append(RowsOpened(rule, cards))
        self.begin_trick()

    # -- A trick -----------------------------------------------------------------------

    def begin_trick(self) -> None:
        self.phase = CHOOSE
        self.missing = len(self.seats)
        self.chosen = [NO_CARD] * self.missing
        if self.recording:
            self.events.append(RowsCompared("6N-6", landings(tuple(self.rows))))
        self.ask("6N-3", self.seats)

    def choose_card(self, seat: Seat, card: Card) -> None:
        # 6N-3
        self.chosen[seat] = card
        self.missing -= 1
        if self.recording:
            self.events.append(CardChosen("6N-3", seat, card))
        if self.missing == 0:
            self.reveal()

    def reveal(self) -> None:
        # 6N-4
        for seat in self.seats:
            self.hands[seat].remove(self.chosen[seat])
        if self.recording:
            self.events.append(CardsRevealed("6N-4", tuple(self.chosen)))
        self.queue = tuple(sorted(self.chosen))
        self.place_cards()

    def place_cards(self) -> None:
        """Place the revealed cards in ascending order, as far as nobody has to choose."""
        queue = self.queue
        for placed in range(len(queue)):
            card = queue[placed]
            row = self.row_for(card)
            if row < 0:
                # 6N-8: a card lower than every row's last one; its owner chooses a row
                self.queue = queue[placed:]
                self.phase = CHOOSE_A_ROW
                self.ask("6N-8", (self.owner(card),))
                return
            if len(self.rows[row]) == FULL_ROW:
                self.take_row("6N-7", row, card)
            else:
                self.rows[row] += (card,)
                if self.recording:
                    self.events.append(CardPlaced("6N-6", self.owner(card), card, row))
        self.queue = ()
        if self.hands[0]:
            self.begin_trick()
        else:
            self.score_deal()

    def row_for(self, card: Card) -> int:
        """Of the rows that end lower (6N-5) the one that ends highest (6N-6); −1 if none."""
        best = -1
        highest = 0
        rows = self.rows
        for row in range(ROWS):
            last = rows[row][-1]
            if highest < last < card:
                best = row
                highest = last
        return best

    def take_row(self, rule: str, row: int, card: Card) -> None:
        """The card's owner takes the row, and the card starts it anew (6N-7, 6N-8)."""
        seat = self.owner(card)
        taken = self.rows[row]
        self.piles[seat] += taken
        self.rows[row] = (card,)
        if self.recording:
            self.events.append(RowTaken(rule, seat, row, taken, bulls(taken)))
            self.events.append(CardPlaced(rule, seat, card, row))

    def choose_row(self, row: int) -> None:
        # 6N-8: the later cards of the trick meet the changed rows
        card = self.queue[0]
        self.queue = self.queue[1:]
        self.take_row("6N-8", row, card)
        self.place_cards()

    def owner(self, card: Card) -> Seat:
        """Who chose this revealed card."""
        return SEATS[self.chosen.index(card)]

    # -- The match ---------------------------------------------------------------------

    def score_deal(self) -> None:
        # 6N-10
        scored = tuple([bulls(pile) for pile in self.piles])
        self.totals = tuple([self.totals[seat] + scored[seat] for seat in self.seats])
        self.chosen = [NO_CARD] * len(self.seats)
        if self.recording:
            self.events.append(DealScored("6N-10", scored, self.totals))
        if not self.match_is_over():
            self.begin_deal()
            return
        self.phase = OVER
        if self.recording:
            rule = "6N-11" if self.options.deals is None else "6N-12"
            self.events.append(Ended(rule, self.ranking()))

    def match_is_over(self) -> bool:
        # 6N-12: a number of deals instead of a limit
        deals = self.options.deals
        if deals is not None:
            return self.deal >= deals
        # 6N-11: the limit has to be exceeded
        limit = self.options.limit
        return max(self.totals) > (USUAL_LIMIT if limit is None else limit)

    def ranking(self) -> Result:
        # 6N-11: the lowest total wins
        return Result(rank(self.totals, lowest_wins=True), self.totals)

    # -- The contract ------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase == CHOOSE:
            if self.missing == len(self.seats):
                return self.seats
            return tuple([seat for seat in self.seats if not self.chosen[seat]])
        if phase == CHOOSE_A_ROW:
            return (self.owner(self.queue[0]),)
        return (self.drafter(),) if phase == DRAFT else NOBODY

    def legal(self, seat: Seat) -> list[Move]:
        phase = self.phase
        if phase == CHOOSE:
            if not 0 <= seat < len(self.seats) or self.chosen[seat]:
                return []
            return list(self.hands[seat])
        if phase == CHOOSE_A_ROW:
            return list(CHOOSE_ROW) if seat == self.owner(self.queue[0]) else []
        if phase == DRAFT and seat == self.drafter():
            return [TAKE[card] for card in self.open]
        return []

    def refusal(self, seat: Seat, move: Move) -> IllegalMove | None:
        phase = self.phase
        if phase == CHOOSE:
            if 0 <= seat < len(self.seats) and 0 < move < FIRST_TAKE and not self.chosen[seat]:
                card = DECK[move - 1]
                if card in self.hands[seat]:
                    return None
                return IllegalMove("not-in-hand", "6N-3", card=card)
            return self.refuse_card(seat, move)
        if phase == CHOOSE_A_ROW:
            return self.refuse_row(seat, move)
        if phase == DRAFT:
            return self.refuse_taking(seat, move)
        return IllegalMove("match-over", "6N-11")

    def refuse_card(self, seat: Seat, move: Move) -> IllegalMove:
        if not 0 <= seat < len(self.seats):
            return IllegalMove("no-such-seat", "6N-3", number=seat)
        if self.chosen[seat]:
            return IllegalMove("already-chosen", "6N-3")
        return IllegalMove("choose-a-card", "6N-3")

    def refuse_row(self, seat: Seat, move: Move) -> IllegalMove | None:
        if seat != self.owner(self.queue[0]):
            return IllegalMove("not-your-turn", "6N-8")
        if FIRST_ROW <= move < FIRST_ROW + ROWS:
            return None
        return IllegalMove("choose-a-row", "6N-8", card=self.queue[0])

    def refuse_taking(self, seat: Seat, move: Move) -> IllegalMove | None:
        if seat != self.drafter():
            return IllegalMove("not-your-turn", "6N-14")
        if not FIRST_TAKE <= move < FIRST_ROW:
            return IllegalMove("take-a-card", "6N-14")
        card = DECK[move - FIRST_TAKE]
        return None if card in self.open else IllegalMove("not-open", "6N-14", card=card)

    def apply(self, seat: Seat, move: Move) -> None:
        if move < FIRST_TAKE:
            self.choose_card(seat, DECK[move - 1])
        elif move < FIRST_ROW:
            self.take_card(seat, DECK[move - FIRST_TAKE])
        else:
            self.choose_row(move - FIRST_ROW)

    def result(self) -> Result | None:
        return self.ranking() if self.phase == OVER else None

    def ask(self, rule: str, seats: tuple[Seat, ...]) -> None:
        if self.recording:
            self.events.append(Asked(rule, seats, str(QUESTIONS[self.phase])))

    def view(self, seat: Seat | None) -> SixNimmtView:
        return viewing.view(self, seat)

    def position(self) -> dict[str, object]:
        return viewing.position(self)

    # -- Whole states ------------------------------------------------------------------

    def copy(self) -> "SixNimmtState":
        twin = SixNimmtState(self.seats, self.options, self.chance, acts=self.acts)
        twin.phase = self.phase
        twin.deal = self.deal
        twin.starter = self.starter
        twin.rows = self.rows.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.chosen = self.chosen.copy()
        twin.missing = self.missing
        twin.queue = self.queue
        twin.piles = self.piles.copy()
        twin.totals = self.totals
        twin.open = self.open
        return twin

    def count_out(self) -> int:
        """How many cards of the deck are nowhere in this deal (6N-2)."""
        count = len(cards_in_play(len(self.seats), tactical=self.tactical))
        for hand in self.hands:
            count -= len(hand)
        for row in self.rows:
            count -= len(row)
        for pile in self.piles:
            count -= len(pile)
        return count - len(self.queue) - len(self.open)

    def cards_out(self) -> list[Card]:
        """The cards of the deck that are nowhere in this deal (6N-2), ascending."""
        seen = set(self.queue + self.open)
        for hand in self.hands:
            seen.update(hand)
        for cards in self.rows + self.piles:
            seen.update(cards)
        deck = cards_in_play(len(self.seats), tactical=self.tactical)
        return [card for card in deck if card not in seen]

    def audit(self) -> list[str]:
        broken: list[str] = []
        if self.count_out() != len(self.cards_out()):
            broken.append("a card is in two places")
        broken += [
            f"row {row} is not one to five ascending cards"
            for row in self.rows
            if not 1 <= len(row) <= FULL_ROW or list(row) != sorted(row)
        ]
        return broken

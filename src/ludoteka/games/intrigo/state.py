"""The state of Intrigo and its contract; the rules stand beside it, in the order of play.

Source: the Russian rulebook of Intrigo (Chevallier, Dumas, Pelemans). `rounds` sets up and
ends a round, `draft` is phase 1, `palace` and `powers` are phase 2, `rewards` is phase 3;
`legality` lists the moves, `refusals` says why others are not among them. Our decisions are
marked in the rules that players read: prices (IN-3), declined powers (IN-12), face-down things
that move (IN-13, IN-19), equal Tiepolo 3 (IN-15), the end of a game that nobody wins (IN-25).
"""

from typing import ClassVar, Final

from ludoteka.core.errors import IllegalMove
from ludoteka.core.events import Asked, Ended
from ludoteka.core.results import Result
from ludoteka.core.rng import Chance
from ludoteka.core.seats import SEATS, Move, Seat
from ludoteka.core.state import State
from ludoteka.games.intrigo import draft, legal, palace, refusals, rewards, rounds, viewing
from ludoteka.games.intrigo.audit import audit
from ludoteka.games.intrigo.cards import EMPTY, HAND_SIZE, MOST_ROUNDS, Card
from ludoteka.games.intrigo.options import IntrigoOptions
from ludoteka.games.intrigo.view import IntrigoView
from ludoteka.games.intrigo.viewing import QUESTIONS

DRAFT: Final = 0
PALACE: Final = 1
OVER: Final = 2

NOBODY: Final[tuple[Seat, ...]] = ()


class IntrigoState(State):
    """A match of Intrigo."""

    game_class: ClassVar[str] = "ludoteka.games.intrigo:Intrigo"

    options: IntrigoOptions
    prices: tuple[tuple[int, ...], ...]
    """By kind of influence, from the top of a full pile."""
    phase: int = OVER
    round: int = 0
    first: Seat
    """Who acts first in this round."""
    turn: Seat
    """Whose action it is in the palace."""
    families: tuple[int, ...] = ()
    ducats: list[int]
    seals: list[tuple[int, ...]]
    """By seat, its five seal counters."""
    tokens: list[int]
    """By building."""
    gaps: list[int]
    """By gap, what lies there."""
    piles: list[int]
    """By kind of influence, the cards left."""
    pick: int = 0
    """How many cards everybody has kept; seat s now holds the packet dealt to s − pick."""
    taken: list[tuple[Card, ...]]
    """By the seat that a packet was dealt to: the cards kept from it, in that order."""
    left: list[tuple[Card, ...]]
    """By the seat that a packet was dealt to: the cards still in it, sorted."""
    hands: list[list[Card]]
    played: list[tuple[Card, ...]]
    """By seat, the intrigue cards that left its hand in this round."""
    without: int = 0
    """The seats (as bits) that a courtesan has shown to hold no Tiepolo 3."""
    read: viewing.PalaceRead | None = None
    """The palace as it was told last; only of what records."""

    def __init__(
        self,
        seats: tuple[Seat, ...],
        options: IntrigoOptions,
        prices: tuple[tuple[int, ...], ...],
        chance: Chance,
        *,
        acts: int = 0,
        recording: bool = False,
    ) -> None:
        super().__init__(seats=seats, chance=chance, acts=acts, recording=recording)
        self.options = options
        self.prices = prices

    # -- The course of play ------------------------------------------------------------

    def begin_match(self) -> None:
        rounds.draw_families(self)
        self.begin_round()

    def begin_round(self) -> None:
        rounds.begin(self)
        self.phase = DRAFT
        draft.deal(self)
        self.hand_out()

    def apply(self, seat: Seat, move: Move) -> None:
        if self.recording:
            self.read = viewing.read_palace(self)
        if self.phase == DRAFT:
            draft.keep(self, seat, move)
            if draft.all_have_kept(self):
                self.pass_packets()
        else:
            palace.act(self, seat, move)
            self.go_on()

    def pass_packets(self) -> None:
        # IN-9: when all have chosen, the packets go to the left
        self.pick += 1
        if self.pick < HAND_SIZE:
            self.hand_out()
            return
        draft.take_up_hands(self)
        # IN-10: from the first player clockwise
        self.phase = PALACE
        self.turn = self.first
        self.ask("IN-10", (self.turn,))

    def hand_out(self) -> None:
        draft.tell_packets(self)
        self.ask("IN-9", self.seats)

    def go_on(self) -> None:
        # IN-10: until every gap is filled; IN-19: also one that a guard has freed
        if EMPTY in self.gaps:
            self.turn = self.next_seat(self.turn)
            self.ask("IN-10", (self.turn,))
            return
        self.tell_leads()
        if rewards.give_out(self):
            self.finish("IN-23")
        elif self.round >= MOST_ROUNDS:
            self.finish("IN-25")
        else:
            rounds.end(self)
            self.begin_round()

    def finish(self, rule: str) -> None:
        self.phase = OVER
        if self.recording:
            self.tell_leads()
            self.events.append(Ended(rule, rewards.ranking(self)))

    # -- The contract ------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == DRAFT:
            return draft.undecided(self)
        return (self.turn,) if self.phase == PALACE else NOBODY

    def legal(self, seat: Seat) -> list[Move]:
        if self.phase == DRAFT:
            return legal.keeps(self, seat) if 0 <= seat < len(self.seats) else []
        if self.phase == PALACE and seat == self.turn:
            return legal.actions(self, seat)
        return []

    def refusal(self, seat: Seat, move: Move) -> IllegalMove | None:
        if self.phase == DRAFT:
            return refusals.refuse_keeping(self, seat, move)
        if self.phase == PALACE:
            return refusals.refuse_action(self, seat, move)
        return IllegalMove("match-over", "IN-23")

    def result(self) -> Result | None:
        return rewards.ranking(self) if self.phase == OVER else None

    def view(self, seat: Seat | None) -> IntrigoView:
        return viewing.view(self, seat)

    def position(self) -> dict[str, object]:
        return viewing.position(self)

    def audit(self) -> list[str]:
        return audit(self)

    def copy(self) -> "IntrigoState":
        twin = IntrigoState(self.seats, self.options, self.prices, self.chance, acts=self.acts)
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.families = self.families
        twin.ducats = self.ducats.copy()
        twin.seals = self.seals.copy()
        twin.tokens = self.tokens.copy()
        twin.gaps = self.gaps.copy()
        twin.piles = self.piles.copy()
        twin.pick = self.pick
        twin.taken = self.taken.copy()
        twin.left = self.left.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.played = self.played.copy()
        twin.without = self.without
        return twin

    # -- What the rules have in common ---------------------------------------------------

    def ask(self, rule: str, seats: tuple[Seat, ...]) -> None:
        if self.recording:
            self.tell_leads()
            self.events.append(Asked(rule, seats, str(QUESTIONS[self.phase])))

    def tell_leads(self) -> None:
        """Whatever has changed since it was told last, or since the move began."""
        if self.recording:
            self.read = viewing.tell_leads(self, self.read)

    def next_seat(self, seat: Seat) -> Seat:
        """Clockwise."""
        after = seat + 1
        return SEATS[after] if after < len(self.seats) else SEATS[0]

    def put_down(self, holder: Seat, card: Card, gap: int) -> None:
        """An intrigue card goes from a hand into a gap, face up."""
        self.hands[holder].remove(card)
        self.played[holder] += (card,)
        self.gaps[gap] = card + 1

    def packet_before(self, seat: Seat) -> int:
        """Which packet (by the seat it was dealt to) this seat holds now (IN-9)."""
        return (seat + 4 * len(self.seats) - self.pick) % len(self.seats)

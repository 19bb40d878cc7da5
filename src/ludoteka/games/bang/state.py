"""The state of a match of BANG!, and how it goes on.

Source: the rulebook of «Бах!» (BANG!, Emiliano Sciarra), the publisher's answers, and our
decisions, each marked in the rules. Where to read what: a turn `turn.py`, cards `plays.py`,
characters `abilities.py`, shots `shots.py`, life and death `death.py`, the end `ending.py`,
games and money `matches.py`, the auction `hiring.py`; who may do what `legal.py`, and what an
answer does `answers.py`. The order of effects is the stack of `steps.py`.
"""

from typing import ClassVar, Final

from ludoteka.core.errors import IllegalMove
from ludoteka.core.events import Asked
from ludoteka.core.results import Result
from ludoteka.core.rng import Chance
from ludoteka.core.seats import SEATS, Move, Seat
from ludoteka.core.state import State
from ludoteka.games.bang.abilities import begin_healing, suzy_lafayette
from ludoteka.games.bang.answers import ANSWERS
from ludoteka.games.bang.auction import Auction
from ludoteka.games.bang.audit import audit
from ludoteka.games.bang.cards import DECK, NO_CARD, Card
from ludoteka.games.bang.ending import allegiance_of
from ludoteka.games.bang.events import Suspended
from ludoteka.games.bang.knowledge import Hunch
from ludoteka.games.bang.legal import LEGAL
from ludoteka.games.bang.matches import ranking
from ludoteka.games.bang.measures import Measures, measures_of, tell_distances
from ludoteka.games.bang.moves import ACTION, CARD, HEAL
from ludoteka.games.bang.named_steps import named
from ludoteka.games.bang.options import RULES, BangOptions
from ludoteka.games.bang.position import position_of
from ludoteka.games.bang.refusals import explain
from ludoteka.games.bang.run import RUN
from ludoteka.games.bang.steps import (
    ASKING_RULE,
    ASKS,
    DECISION,
    NEXT_TURN,
    NOBODY,
    PLAY,
    Step,
)
from ludoteka.games.bang.view import BangView
from ludoteka.games.bang.viewing import view_of

NOBODY_ACTS: Final[tuple[Seat, ...]] = ()
ALONE: Final[tuple[tuple[Seat, ...], ...]] = tuple((seat,) for seat in SEATS)


class BangState(State):
    """A match of BANG!: one game, or a tournament."""

    game_class: ClassVar[str] = "ludoteka.games.bang:Bang"

    options: BangOptions
    rules: int = RULES
    """The version under which the match began; its auctions go by it (BA-88)."""
    game: int = 0
    first_sheriff: Seat = SEATS[0]
    sheriff: Seat = NOBODY
    """Nobody in a game of three."""
    roles: tuple[int, ...]
    characters: tuple[int, ...]
    full_lives: tuple[int, ...]
    lives: list[int]
    alive: int
    """A mask of the seats still in the game."""
    fallen: tuple[Seat, ...] = ()
    """The eliminated in order."""
    killers: tuple[int, ...] = ()
    """Who eliminated each of the fallen, or nobody."""
    hands: list[list[Card]]
    """Each ascending."""
    tables: list[tuple[Card, ...]]
    reach: list[int]
    """What the table cards and characters come to: `distance.measure`."""
    sight: list[int]
    away: list[int]
    deck: tuple[Card, ...] = DECK
    top: int = 0
    """Where the deck begins."""
    discard: list[Card]
    aside: tuple[Card, ...] = ()
    """Cards of the General Store, turned by Lucky Duke, or looked at by Kit Carlson."""
    healing: int = NO_CARD
    """The first of two cards for a life (BA-61), still in hand; −1: none is chosen."""
    known: list[int]
    """By card, a mask of who knows where it is: `knowledge.py`."""
    hunches: tuple[Hunch, ...] = ()
    """Cards that one of several seats holds, by who knows no more of them."""
    turn: Seat = SEATS[0]
    stack: list[Step]
    bangs: int = 0
    """Bang! cards fired in this turn (BA-7)."""
    fired: tuple[Card, ...] = ()
    """Those that can be taken back with no mercy (BA-85)."""
    suzy: Seat = NOBODY
    """Where Suzy Lafayette sits, dead or alive."""
    auction: Auction
    winners: tuple[Seat, ...] = ()
    listed: list[Move] | None = None
    """The legal moves, once they have been asked for."""
    told: Measures | None = None
    """The distances and reaches that were told last; only of what records."""

    def __init__(
        self,
        seats: tuple[Seat, ...],
        options: BangOptions,
        chance: Chance,
        *,
        acts: int = 0,
        recording: bool = False,
    ) -> None:
        super().__init__(seats=seats, chance=chance, acts=acts, recording=recording)
        self.options = options

    # -- How it goes on ----------------------------------------------------------------

    def go_on(self) -> None:
        """Do the pending steps until someone is asked or the match is over."""
        while True:
            if self.suzy >= 0 and not self.hands[self.suzy]:
                suzy_lafayette(self)
            stack = self.stack
            if not stack:
                return
            kind, seat, other, number = stack[-1]
            if not ASKS[kind]:
                stack.pop()
                RUN[kind](self, seat, other, number)
            elif kind == PLAY and not self.alive >> seat & 1:
                # BA-22: eliminated in one's own turn
                stack[-1] = (NEXT_TURN, seat, 0, 0)
            else:
                if self.recording:
                    self.tell_question()
                return

    def tell_question(self) -> None:
        tell_distances(self)
        kind, seat, other, number = self.stack[-1]
        # a lone step that says only who is asked goes without saying
        if len(self.stack) > 1 or other or number:
            pending = tuple([named(step) for step in self.stack])
            self.events.append(Suspended("BA-8", pending))
        self.events.append(Asked(ASKING_RULE[kind], ALONE[seat], DECISION[kind]))

    # -- The contract ------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        stack = self.stack
        return ALONE[stack[-1][1]] if stack else NOBODY_ACTS

    def legal(self, seat: Seat) -> list[Move]:
        stack = self.stack
        if not stack or stack[-1][1] != seat:
            return []
        return self.list_moves().copy()

    def list_moves(self) -> list[Move]:
        """The legal moves of the seat that is asked."""
        listed = self.listed
        if listed is None:
            step = self.stack[-1]
            listed = LEGAL[step[0]](self, step[1], step)
            self.listed = listed
        return listed

    def refusal(self, seat: Seat, move: Move) -> IllegalMove | None:
        stack = self.stack
        if stack and stack[-1][1] == seat and move in self.list_moves():
            return None
        return explain(self, seat, move)

    def apply(self, seat: Seat, move: Move) -> None:
        self.listed = None
        if self.recording and self.told is None:
            # of a copy, or from a position: known to all who see it
            self.told = measures_of(self)
        if ACTION[move] == HEAL:
            # BA-61: before the answer, whatever is asked
            begin_healing(self, seat, CARD[move])
        else:
            ANSWERS[self.stack[-1][0]](self, seat, move)
        self.go_on()

    def result(self) -> Result | None:
        return None if self.stack else ranking(self)

    def allegiance(self) -> tuple[int, ...]:
        return allegiance_of(self)

    def view(self, seat: Seat | None) -> BangView:
        return view_of(self, seat)

    def position(self) -> dict[str, object]:
        return position_of(self)

    def audit(self) -> list[str]:
        return audit(self)

    def copy(self) -> "BangState":
        twin = BangState(self.seats, self.options, self.chance, acts=self.acts)
        twin.rules = self.rules
        twin.game = self.game
        twin.first_sheriff = self.first_sheriff
        twin.sheriff = self.sheriff
        twin.roles = self.roles
        twin.characters = self.characters
        twin.full_lives = self.full_lives
        twin.lives = self.lives.copy()
        twin.alive = self.alive
        twin.fallen = self.fallen
        twin.killers = self.killers
        twin.hands = [hand.copy() for hand in self.hands]
        twin.tables = self.tables.copy()
        twin.reach = self.reach.copy()
        twin.sight = self.sight.copy()
        twin.away = self.away.copy()
        twin.deck = self.deck
        twin.top = self.top
        twin.discard = self.discard.copy()
        twin.aside = self.aside
        twin.healing = self.healing
        twin.known = self.known.copy()
        twin.hunches = self.hunches
        twin.turn = self.turn
        twin.stack = self.stack.copy()
        twin.bangs = self.bangs
        twin.fired = self.fired
        twin.suzy = self.suzy
        # BA-80: without a tournament nobody pays or bids
        single = self.options.mode == "single"
        twin.auction = self.auction if single else self.auction.copy()
        twin.winners = self.winners
        return twin

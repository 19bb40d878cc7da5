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
from ludoteka.games.bang.audit import audit
from ludoteka.games.bang.cards import Card
from ludoteka.games.bang.ending import allegiance_of
from ludoteka.games.bang.events import Suspended
from ludoteka.games.bang.knowledge import Hunch
from ludoteka.games.bang.legal import LEGAL
from ludoteka.games.bang.look import Measures, measured, tell_distances, view_of
from ludoteka.games.bang.matches import ranking
from ludoteka.games.bang.moves import ACTION, CARD, HEAL
from ludoteka.games.bang.options import RULES, BangOptions
from ludoteka.games.bang.position import position_of
from ludoteka.games.bang.refusals import explain
from ludoteka.games.bang.run import RUN
from ludoteka.games.bang.steps import ASKING_RULE, ASKS, DECISION, NEXT_TURN, PLAY, STEPS, Step
from ludoteka.games.bang.view import BangView

NOBODY_ACTS: Final[tuple[Seat, ...]] = ()
ALONE: Final[tuple[tuple[Seat, ...], ...]] = tuple((seat,) for seat in SEATS)


class BangState(State):
    """A match of BANG!: one game, or a tournament."""

    game_class: ClassVar[str] = "ludoteka.games.bang:Bang"

    def __init__(
        self,
        *,
        seats: tuple[Seat, ...],
        options: BangOptions,
        chance: Chance,
        acts: int,
        recording: bool,
        game: int,
        first_sheriff: int,
        sheriff: int,
        roles: tuple[int, ...],
        characters: tuple[int, ...],
        full_lives: tuple[int, ...],
        lives: list[int],
        alive: int,
        fallen: tuple[int, ...],
        killers: tuple[int, ...],
        hands: list[list[Card]],
        tables: list[tuple[Card, ...]],
        reach: list[int],
        sight: list[int],
        away: list[int],
        deck: tuple[Card, ...],
        top: int,
        discard: list[Card],
        aside: tuple[Card, ...],
        healing: int,
        known: list[int],
        hunches: tuple[Hunch, ...],
        turn: int,
        stack: list[Step],
        bangs: int,
        fired: tuple[Card, ...],
        suzy: int,
        money: tuple[int, ...],
        prices: tuple[int, ...],
        survivors: int,
        pool: tuple[int, ...],
        leader: int,
        bid: int,
        out: int,
        winners: tuple[Seat, ...],
        rules: int = RULES,
    ) -> None:
        super().__init__(seats=seats, chance=chance, acts=acts, recording=recording)
        self.options = options
        self.game = game
        self.first_sheriff = first_sheriff
        self.sheriff = sheriff
        """−1 in a game of three."""
        self.roles: tuple[int, ...] = roles
        self.characters: tuple[int, ...] = characters
        self.full_lives: tuple[int, ...] = full_lives
        self.lives = lives
        self.alive = alive
        """A mask of the seats still in the game."""
        self.fallen: tuple[int, ...] = fallen
        """The eliminated in order, and who eliminated each of them."""
        self.killers: tuple[int, ...] = killers
        self.hands = hands
        """Each ascending."""
        self.tables: list[tuple[Card, ...]] = tables
        self.reach = reach
        """What the table cards and characters come to: `distance.measure`."""
        self.sight = sight
        self.away = away
        self.deck: tuple[Card, ...] = deck
        self.top = top
        """Where the deck begins."""
        self.discard = discard
        self.aside: tuple[Card, ...] = aside
        self.healing = healing
        """The first of two cards for a life (BA-61), still in hand; −1: none is chosen."""
        self.known = known
        self.hunches: tuple[Hunch, ...] = hunches
        self.turn = turn
        self.stack = stack
        self.bangs = bangs
        self.fired: tuple[Card, ...] = fired
        self.suzy = suzy
        """Where Suzy Lafayette sits, dead or alive; −1 if nowhere."""
        self.money: tuple[int, ...] = money
        self.prices: tuple[int, ...] = prices
        self.survivors = survivors
        self.pool: tuple[int, ...] = pool
        self.leader = leader
        self.bid = bid
        self.out = out
        self.winners: tuple[Seat, ...] = winners
        self.rules = rules
        """The version under which the match began; its auctions go by it (BA-88)."""
        self.listed: list[Move] | None = None
        """The legal moves, once they have been asked for."""
        self.told: Measures | None = None
        """The distances and reaches that were told last; only of what records."""

    # -- How it goes on ----------------------------------------------------------------

    def go_on(self) -> None:
        """Do the pending steps until somebody is asked or the match is over."""
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
            pending = tuple([(STEPS[k], a, b, n) for k, a, b, n in self.stack])
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
            # of a copy, or from a position: known to whoever sees it
            self.told = measured(self)
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
        return BangState(
            seats=self.seats,
            options=self.options,
            chance=self.chance,
            acts=self.acts,
            recording=False,
            game=self.game,
            first_sheriff=self.first_sheriff,
            sheriff=self.sheriff,
            roles=self.roles,
            characters=self.characters,
            full_lives=self.full_lives,
            lives=self.lives.copy(),
            alive=self.alive,
            fallen=self.fallen,
            killers=self.killers,
            hands=[hand.copy() for hand in self.hands],
            tables=self.tables.copy(),
            reach=self.reach.copy(),
            sight=self.sight.copy(),
            away=self.away.copy(),
            deck=self.deck,
            top=self.top,
            discard=self.discard.copy(),
            aside=self.aside,
            healing=self.healing,
            known=self.known.copy(),
            hunches=self.hunches,
            turn=self.turn,
            stack=self.stack.copy(),
            bangs=self.bangs,
            fired=self.fired,
            suzy=self.suzy,
            money=self.money,
            prices=self.prices,
            survivors=self.survivors,
            pool=self.pool,
            leader=self.leader,
            bid=self.bid,
            out=self.out,
            winners=self.winners,
            rules=self.rules,
        )

"""The rules of Face to Face, in the order of play.

Source: the rulebook of The Game: Face to Face (Steffen Benndorf). Our decisions: help may be
given at any moment of a turn (FF-6), the minimum of two holds for the last card as well (FF-9),
a first card needs a second one that can follow (FF-10), matches of several games with the
option of a mild last card (FF-11), and open hands when a game has ended (FF-12). Which card may
go where is told in `legal`.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludoteka.core.errors import IllegalMove
from ludoteka.core.events import Asked, Ended
from ludoteka.core.results import Result, rank
from ludoteka.core.rng import Chance
from ludoteka.core.seats import SEATS, Move, Seat
from ludoteka.core.state import State
from ludoteka.games.face_to_face import viewing
from ludoteka.games.face_to_face.audit import audit
from ludoteka.games.face_to_face.cards import (
    CARDS,
    DECK,
    DOWN,
    END,
    HAND_SIZE,
    HELP_UP,
    LEAST_PLAYS,
    MOVE_COUNT,
    UP,
    Card,
    card_of,
    only,
    way_of,
)
from ludoteka.games.face_to_face.effects import PILES, describe
from ludoteka.games.face_to_face.events import (
    AllCardsPlayed,
    CardPlayed,
    CardsDrawn,
    GameBegan,
    GameScored,
    HandShown,
    HelpGiven,
    PlaysListed,
    TrickPlayed,
    TurnEnded,
    TurnImpossible,
)
from ludoteka.games.face_to_face.legal import (
    fitting_plays,
    legal_plays,
    refuse_play,
    saving_cards,
)
from ludoteka.games.face_to_face.options import FaceToFaceOptions
from ludoteka.games.face_to_face.side import Side
from ludoteka.games.face_to_face.view import FaceToFaceView

NOBODY: Final[tuple[Seat, ...]] = ()
ONLY: Final[tuple[tuple[Seat, ...], ...]] = ((SEATS[0],), (SEATS[1],))
"""Each seat alone."""
OTHER: Final[tuple[Seat, ...]] = (SEATS[1], SEATS[0])
"""Each seat's opponent."""


class FaceToFaceState(State):
    """A match of Face to Face."""

    game_class: ClassVar[str] = "ludoteka.games.face_to_face:FaceToFace"

    options: FaceToFaceOptions
    mild: bool
    """FF-11: whether the last card may be played alone."""
    over: bool = False
    wins: tuple[int, ...] = (0, 0)
    starter: Seat
    """Who began this game."""
    turn: Seat
    """Whose turn it is; at the end, whose it was."""
    turns: i64 = 0
    """Which turn of this game it is, from 1."""
    plays: i64 = 0
    """Cards played in this turn."""
    helped: bool = False
    """Whether one of them went to the opponent."""
    sides: tuple[Side, ...] = ()
    shown: tuple[tuple[Card, ...], ...] = ()
    """The hands that the last game ended with; none in the first game."""

    def __init__(
        self,
        seats: tuple[Seat, ...],
        options: FaceToFaceOptions,
        chance: Chance,
        *,
        acts: int = 0,
        recording: bool = False,
    ) -> None:
        super().__init__(seats=seats, chance=chance, acts=acts, recording=recording)
        self.options = options
        self.mild = options.last_card == "mild"

    # -- A game ------------------------------------------------------------------------

    def begin_game(self) -> None:
        # FF-1, FF-11: the piles start with 1 and 60, and every game is shuffled anew
        gold = Side(0, (), (), tuple(self.random_act().shuffled(DECK)), 0)
        silver = Side(0, (), (), tuple(self.random_act().shuffled(DECK)), 0)
        self.sides = (gold, silver)
        self.turns = 0
        rule = self.choose_starter()
        if self.recording:
            self.events.append(GameBegan(rule, sum(self.wins) + 1, self.starter))
        # FF-2
        for seat in self.seats:
            self.draw("FF-2", seat, HAND_SIZE)
        self.begin_turn(self.starter)

    def choose_starter(self) -> str:
        """Who begins the game, by which clause."""
        # FF-11: the players begin by turns
        if sum(self.wins):
            self.starter = OTHER[self.starter]
            return "FF-11"
        # FF-2: the first one by chance, unless the players agreed
        first = self.options.first_player
        if first == "random":
            self.starter = self.random_act().choice(self.seats)
        else:
            self.starter = SEATS[first]
        return "FF-2"

    # -- A turn ------------------------------------------------------------------------

    def begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        self.turns += 1
        self.plays = 0
        self.helped = False
        # FF-9, FF-10: who cannot play two cards loses now
        if not self.legal_plays():
            if self.recording:
                saving = saving_cards(self.sides[seat], self.sides[1 - seat])
                self.events.append(TurnImpossible("FF-9", seat, saving))
            self.score_game("FF-9", OTHER[seat])
            return
        self.ask()

    def play_card(self, seat: Seat, number: i64, way: i64) -> None:
        own = self.sides[seat]
        own.hand &= ~only(number)
        self.plays += 1
        if self.recording:
            self.tell_play(seat, CARDS[number], way)
        if way == UP:
            own.lay_up(number, seat)
        elif way == DOWN:
            own.lay_down(number, seat)
        else:
            # FF-6
            self.helped = True
            other = self.sides[1 - seat]
            if way == HELP_UP:
                other.lay_up(number, seat)
            else:
                other.lay_down(number, seat)
        # FF-8: all 58 cards are played
        if not own.hand and not own.left():
            if self.recording:
                self.events.append(AllCardsPlayed("FF-8", seat))
            self.score_game("FF-8", seat)
            return
        self.ask()

    def end_turn(self, seat: Seat) -> None:
        # FF-3
        if self.recording:
            self.events.append(TurnEnded("FF-3", seat, self.plays))
        # FF-7: up to six cards after help, otherwise two
        count: i64 = 2
        if self.helped:
            count = HAND_SIZE - self.sides[seat].hand_size()
        self.draw("FF-7", seat, count)
        self.begin_turn(OTHER[seat])

    def draw(self, rule: str, seat: Seat, count: i64) -> None:
        drawn = self.sides[seat].draw(count)
        if self.recording and drawn:
            self.events.append(CardsDrawn(rule, seat, tuple(sorted(drawn))))

    def plays_alone(self) -> bool:
        """FF-11: whether the seat may play its last card without a second one."""
        if not self.mild or self.plays:
            return False
        own = self.sides[self.turn]
        return own.hand & (own.hand - 1) == 0 and own.left() == 0

    # -- The match ---------------------------------------------------------------------

    def score_game(self, rule: str, winner: Seat) -> None:
        self.show_hands()
        # FF-11: the match ends when someone has won more than half of its games
        wins = list(self.wins)
        wins[winner] += 1
        self.wins = tuple(wins)
        over = wins[winner] >= self.options.wins_needed
        if self.recording:
            following = None if over else OTHER[self.starter]
            self.events.append(GameScored(rule, winner, self.wins, following))
        if not over:
            self.begin_game()
            return
        self.over = True
        if self.recording:
            self.events.append(Ended("FF-11", self.ranking()))

    def show_hands(self) -> None:
        # FF-12: the next game is shuffled anew, so this tells nothing about it
        gold, silver = self.sides
        self.shown = (gold.hand_cards(), silver.hand_cards())
        if not self.recording:
            return
        for seat in self.seats:
            if self.shown[seat]:
                fitting = fitting_plays(self.sides[seat], self.sides[1 - seat])
                plays = describe(fitting, self.tops(seat))
                self.events.append(HandShown("FF-12", seat, self.shown[seat], plays))

    def ranking(self) -> Result:
        return Result(rank(self.wins), self.wins)

    # -- The contract ------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        return NOBODY if self.over else ONLY[self.turn]

    def legal(self, seat: Seat) -> list[Move]:
        if self.over or seat != self.turn:
            return []
        found = self.legal_plays()
        # FF-3: the turn ends when the player says so
        if self.plays >= LEAST_PLAYS:
            found.append(END)
        return found

    def legal_plays(self) -> list[Move]:
        return legal_plays(
            self.sides[self.turn],
            self.sides[1 - self.turn],
            first=self.plays == 0,
            helped=self.helped,
            alone=self.plays_alone(),
        )

    def refusal(self, seat: Seat, move: Move) -> IllegalMove | None:
        if self.over:
            return IllegalMove("match-over", "FF-11")
        if seat != self.turn:
            return IllegalMove("not-your-turn", "FF-3")
        if not 0 < move < MOVE_COUNT:
            return self.refuse_end(move)
        card = card_of(move)
        own = self.sides[seat]
        if not own.hand >> card & 1:
            return IllegalMove("not-in-hand", "FF-3", card=card)
        return refuse_play(
            own,
            self.sides[1 - seat],
            card,
            way_of(move),
            first=self.plays == 0,
            helped=self.helped,
            alone=self.plays_alone(),
        )

    def refuse_end(self, move: Move) -> IllegalMove | None:
        if move != END:
            return IllegalMove("no-such-move", "FF-3")
        if self.plays < LEAST_PLAYS:
            return IllegalMove("two-cards-first", "FF-3", plays=self.plays)
        return None

    def apply(self, seat: Seat, move: Move) -> None:
        if move == END:
            self.end_turn(seat)
        else:
            self.play_card(seat, card_of(move), way_of(move))

    def result(self) -> Result | None:
        return self.ranking() if self.over else None

    # -- What is told ------------------------------------------------------------------

    def ask(self) -> None:
        if self.recording:
            self.events.append(Asked("FF-3", ONLY[self.turn], self.question()))
            possible = describe(self.legal_plays(), self.tops(self.turn))
            self.events.append(PlaysListed("FF-3", self.turn, (possible,)))

    def question(self) -> str:
        return "play-card" if self.plays < LEAST_PLAYS else "play-or-end"

    def tell_play(self, seat: Seat, card: Card, way: i64) -> None:
        """Before the card is laid."""
        top = self.tops(seat)[way]
        pile = PILES[way]
        if way >= HELP_UP:
            self.events.append(HelpGiven("FF-6", seat, card, pile, top, OTHER[seat]))
        elif (card > top) == (way == UP):
            self.events.append(CardPlayed("FF-4", seat, card, pile, top))
        else:
            self.events.append(TrickPlayed("FF-5", seat, card, pile, top))

    def tops(self, seat: Seat) -> tuple[int, ...]:
        """What the four piles show, this seat's own first."""
        own, other = self.sides[seat], self.sides[1 - seat]
        return own.up_top, own.down_top, other.up_top, other.down_top

    def view(self, seat: Seat | None) -> FaceToFaceView:
        return viewing.view(self, seat)

    def plain_view(self, seat: Seat) -> FaceToFaceView:
        """The view without what only follows from the rest of it."""
        return viewing.plain_view(self, seat)

    def position(self) -> dict[str, object]:
        return viewing.position(self)

    # -- Whole states ------------------------------------------------------------------

    def copy(self) -> "FaceToFaceState":
        gold, silver = self.sides
        twin = FaceToFaceState(self.seats, self.options, self.chance, acts=self.acts)
        twin.over = self.over
        twin.wins = self.wins
        twin.starter = self.starter
        twin.turn = self.turn
        twin.turns = self.turns
        twin.plays = self.plays
        twin.helped = self.helped
        twin.sides = (gold.copy(), silver.copy())
        twin.shown = self.shown
        return twin

    def audit(self) -> list[str]:
        return audit(self)

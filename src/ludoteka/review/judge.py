"""What a review needs of a game: what a seat could believe, how that goes on, and what is chance.

Three small parts. A `Question` is one decision of one seat: it draws worlds that the seat could
have been in, and tells what each move leads to there. `Eyes` see what the seat received in the
course of the match, and ask the questions. A `Judge` knows the whole table: it is for luck only,
and nothing of it reaches a question.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from ludoteka.bots.greedy import GREEDY
from ludoteka.bots.search.dice import Dice
from ludoteka.core import BadInput, Chance, Event, Game, Move, Phrase, Rng, Seat, State, View
from ludoteka.core.rng import SEED_BYTES
from ludoteka.games import parts
from ludoteka.review.document import Knew


class Outlook(NamedTuple):
    """What a world came to, by seat."""

    wins: list[float]
    """Shares of the win, or chances of it where the world was left before its end."""
    units: list[float]
    """In the game's own unit; empty where it has none."""


class Question(ABC):
    """One decision, from what its seat knew."""

    def candidates(self, moves: list[Move], played: Move) -> list[Move]:
        """The moves that are worth a look, the played one among them."""
        del played
        return moves

    @abstractmethod
    def draw(self) -> None:
        """The next world: all moves are tried in it before there is another one."""

    @abstractmethod
    def play(self, move: Move) -> Outlook:
        """What the move leads to in this world, with the same chance for every move."""


class Eyes(ABC):
    """What one seat has seen."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat

    def see(self, event: Event) -> None:  # noqa: B027 - in most games the view tells enough
        """An event, as the seat received it. All of them come, in order."""

    @abstractmethod
    def question(self, view: View, rng: Rng) -> Question | None:
        """The decision that the view asks for; None for a kind that is not judged."""

    def reasons(self, view: View, played: Move, best: Move) -> Sequence[Phrase]:
        """What the seat believed then that bears on these moves, in phrases with full keys."""
        del view, played, best
        return ()

    def knew(self, view: View, played: Move) -> Knew | None:
        """What the seat knew then, to be drawn."""
        del view, played
        return None


class Judge(ABC):
    """One match seen from above, all cards open, what is still to come unknown."""

    eyes: ClassVar[type[Eyes]]
    budget: ClassVar[int]
    """Simulations for one decision, unless more or fewer are wanted."""
    scale: ClassVar[float]
    """The loss per decision at which accuracy is 100 / e: greedy players get about 75."""
    unit: ClassVar[str | None] = None
    """The message `review-unit-<unit>`."""
    trust: float = 1.0
    """How much of a change of its values pays off in results; measured by the study."""
    scatters: bool = False
    """Whether a value rests on chance of its own, so that several are better than one."""

    def __init__(self, game: Game, *, greedy: bool = False) -> None:
        """`greedy`: whether it is known that all who sit there are greedy bots, and play as
        those of this version do."""
        self.game = game
        self.greedy = greedy

    def follow(self, state: State, seat: Seat, move: Move) -> None:  # noqa: B027
        """A move that is about to be made, for values that know the past."""

    @abstractmethod
    def value(self, state: State, dice: Dice) -> list[float]:
        """By seat, about how much of the win it will have. Luck is unbiased whatever this
        says; the better it is, the more of the result luck explains."""

    @abstractmethod
    def revealed(self, state: State) -> Hashable:
        """Something that is another after every move with which chance had to do."""

    def chosen_again(self, before: State, dice: Dice) -> State | None:
        """Where bots, whose habits are known, choose by dice of their own: what came of it if
        all who chose with the move after `before` had thrown others. None if they throw none."""
        del before, dice
        return None

    def future(self, state: State, dice: Dice) -> State:
        """A copy in which all that nobody can know yet is drawn again, as it is distributed."""
        twin = state.copy()
        twin.chance = Chance(seed_of(dice))
        return twin


def gone_on(
    game: Game, state: State, until: Callable[[State], bool], dice: Dice | None = None
) -> State:
    """Where greedy bots lead it, in a game in which they read their views; `dice`: where they
    throw some."""
    twin = state.copy()
    seed = bytes(SEED_BYTES) if dice is None else seed_of(dice)
    bots = [GREEDY[game.key](game, seat, Rng(seed).child(str(seat))) for seat in twin.seats]
    while not until(twin):
        for seat in twin.to_act():
            twin.apply(seat, bots[seat].choose(twin.view(seat), twin.legal(seat)))
    return twin


def seed_of(dice: Dice) -> bytes:
    """32 bytes, two at a time: dice know limits up to 2^31, compiled."""
    return b"".join(int(dice.below(1 << 16)).to_bytes(2, "big") for _ in range(SEED_BYTES // 2))


def credits_of(state: State) -> list[float]:
    """By seat, its share of the win of a match that is over: sides that win together do not
    share it among themselves."""
    result = state.result()
    assert result is not None
    sides = state.allegiance()
    winning = {sides[seat] for seat in result.winners}
    return [1.0 / len(winning) if rank == 1 else 0.0 for rank in result.ranks]


JUDGES: Final[Mapping[str, type[Judge]]] = parts("judge")
"""By game."""


def judge_of(game: Game) -> type[Judge]:
    if game.key not in JUDGES:
        raise BadInput("review-no-judge", game=game.key, known=", ".join(sorted(JUDGES)))
    return JUDGES[game.key]

"""Plain sampling: tries every move in the same worlds and adds up the results."""

from ludoteka.bots.meter import Meter
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.sakura.evaluation import Evaluation
from ludoteka.bots.search.sakura.rounds import EVERYBODY, finish_round, outcome
from ludoteka.bots.search.sakura.worlds import Worlds
from ludoteka.core.seats import SEATS, Move
from ludoteka.games.sakura.phases import CHOOSE
from ludoteka.games.sakura.state import SakuraState


def sample(
    worlds: Worlds, seat: int, moves: list[Move], meter: Meter, evaluation: Evaluation
) -> list[float]:
    """What each move led to where the others choose at random and all go the usual ways."""
    values = [0.0] * len(moves)
    while meter.more():
        world = worlds.deal()
        number = world.round
        if world.phase == CHOOSE:
            choose_at_random(world, seat, worlds.dice)
        for at in range(len(moves)):
            trial = world.copy()
            trial.apply(SEATS[seat], moves[at])
            finish_round(trial, number)
            values[at] += evaluation.shares(trial)[seat]
    return values


def choose_at_random(world: SakuraState, seat: int, dice: Dice) -> None:
    """All but this seat."""
    for other in range(len(world.seats)):
        if other != seat:
            moves = world.legal(SEATS[other])
            world.apply(SEATS[other], moves[dice.below(len(moves))])


def sample_directions(
    worlds: Worlds, seat: int, moves: list[Move], meter: Meter, evaluation: Evaluation
) -> list[float]:
    """What each direction led to; all cards of the round lie open, so worlds differ in draws."""
    values = [0.0] * len(moves)
    while meter.more():
        world = worlds.deal()
        for at in range(len(moves)):
            trial = world.copy()
            trial.apply(SEATS[seat], moves[at])
            values[at] += outcome(trial, world.round, evaluation, EVERYBODY)[seat]
    return values

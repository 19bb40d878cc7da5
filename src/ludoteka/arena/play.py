"""One block of an arena: every rotation of the line-up on the same deal."""

from statistics import fmean

import msgspec

from ludoteka.arena.schedule import Contest
from ludoteka.arena.seated import Seated
from ludoteka.core import Game, State
from ludoteka.games import find_game


class Played(msgspec.Struct, frozen=True, array_like=True):
    """How a match ended, by seat, and how it went."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[tuple[int, int], ...] = ()
    """Seats and moves in order; journals keep them only where records are wanted."""
    luck: tuple[float, ...] = ()
    """Where it is to be subtracted: what luck was worth, by seat."""


class Block(msgspec.Struct, frozen=True, array_like=True):
    """The matches on one deal, by rotation of the line-up."""

    number: int
    matches: tuple[Played, ...]


class Tally(msgspec.Struct, frozen=True):
    """What one bot of the line-up got in one block, on average over its seats and matches."""

    credit: float
    """Matches won; a shared win counts as a share."""
    score: float
    lead: float
    """The score less the average of all seats."""


def play_block(contest: Contest, number: int) -> Block:
    game = find_game(contest.game)
    line_ups = contest.line_ups(number)
    return Block(
        number,
        tuple(
            play_match(game, contest, number, rotation, line_up)
            for rotation, line_up in enumerate(line_ups)
        ),
    )


def tally(contest: Contest, block: Block) -> dict[str, Tally]:
    """By bot."""
    wins: dict[str, list[float]] = {bot: [] for bot in contest.bots}
    scores: dict[str, list[int]] = {bot: [] for bot in contest.bots}
    for match, line_up in zip(block.matches, contest.line_ups(block.number), strict=True):
        share = 1 / match.ranks.count(1)
        for seat, bot in enumerate(line_up):
            wins[bot].append(share if match.ranks[seat] == 1 else 0.0)
            scores[bot].append(match.scores[seat])
    usual = fmean(score for match in block.matches for score in match.scores)
    return {
        bot: Tally(fmean(wins[bot]), fmean(scores[bot]), fmean(scores[bot]) - usual) for bot in wins
    }


def play_match(
    game: Game, contest: Contest, number: int, rotation: int, line_up: tuple[str, ...]
) -> Played:
    state = game.new(contest.seats, contest.options, contest.deal_seed(number))
    bots = [Seated(line_up[seat], game, contest, number, rotation, seat) for seat in state.seats]
    made: list[tuple[int, int]] = []
    _tell(bots, state)
    while acting := state.to_act():
        for seat in acting:
            move = bots[seat].choose(state.view(seat), state.legal(seat), len(made))
            state.play(seat, move)
            made.append((seat, move))
        _tell(bots, state)
    result = state.result()
    assert result is not None
    return Played(result.ranks, result.scores, tuple(made))


def _tell(bots: list[Seated], state: State) -> None:
    happened = state.take_events()
    for bot in bots:
        bot.see(happened)

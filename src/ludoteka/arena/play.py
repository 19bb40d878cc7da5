"""One block of an arena: every rotation of the line-up on the same deal."""

import msgspec

from ludoteka.arena.schedule import Contest
from ludoteka.bots import Bot, find_bot
from ludoteka.core import Event, Game, Result, Rng, Seat, State, redact
from ludoteka.games import find_game


class Played(msgspec.Struct, frozen=True, array_like=True):
    """How a match ended, by seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class Block(msgspec.Struct, frozen=True, array_like=True):
    """The matches on one deal, by rotation of the line-up."""

    number: int
    matches: tuple[Played, ...]


class Tally(msgspec.Struct, frozen=True):
    """What one bot of the line-up got in one block, on average over its seats and matches."""

    credit: float
    """Matches won; a shared win counts as a share."""
    score: float


def play_block(contest: Contest, number: int) -> Block:
    game = find_game(contest.game)
    seed = contest.deal_seed(number)
    results = [
        play_match(game, contest, contest.line_up(rotation), seed)
        for rotation in range(contest.seats)
    ]
    return Block(number, tuple(Played(result.ranks, result.scores) for result in results))


def tally(contest: Contest, block: Block) -> dict[str, Tally]:
    """By bot."""
    wins: dict[str, list[float]] = {bot: [] for bot in contest.bots}
    scores: dict[str, list[int]] = {bot: [] for bot in contest.bots}
    for rotation, match in enumerate(block.matches):
        share = 1 / match.ranks.count(1)
        for seat, bot in enumerate(contest.line_up(rotation)):
            wins[bot].append(share if match.ranks[seat] == 1 else 0.0)
            scores[bot].append(match.scores[seat])
    return {
        bot: Tally(sum(wins[bot]) / len(wins[bot]), sum(scores[bot]) / len(scores[bot]))
        for bot in wins
    }


def play_match(game: Game, contest: Contest, line_up: tuple[str, ...], seed: bytes) -> Result:
    state = game.new(contest.seats, contest.options, seed)
    bots = [
        find_bot(name, game)(game, Seat(seat), Rng(seed).child(f"bot {seat}"))
        for seat, name in enumerate(line_up)
    ]
    _tell(bots, state)
    while acting := state.to_act():
        for seat in acting:
            move = bots[seat].choose(state.view(seat), state.legal(seat))
            state.play(seat, move)
        _tell(bots, state)
    result = state.result()
    assert result is not None
    return result


def _tell(bots: list[Bot], state: State) -> None:
    happened: list[Event] = state.take_events()
    for bot in bots:
        if type(bot).see is not Bot.see:
            for event in happened:
                bot.see(redact(event, bot.seat))

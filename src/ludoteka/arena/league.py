"""All against all: pay-offs of one bot among others, and one rating for each."""

from collections.abc import Callable, Mapping

import msgspec

from ludoteka.arena.journal import Journal
from ludoteka.arena.play import Block, tally
from ludoteka.arena.processes import play_blocks
from ludoteka.arena.ratings import Ranking, Rating, rankings, rate
from ludoteka.arena.run import Keep, PlayBlocks, in_order
from ludoteka.arena.schedule import Contest, make_contest
from ludoteka.arena.statistics import Estimate, Series
from ludoteka.core import BadInput


class PayOff(msgspec.Struct, frozen=True):
    """What `bot` wins in one seat while `others` has all the other seats."""

    bot: str
    others: str
    wins: Estimate


class LeagueResult(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: Mapping[str, object]
    seed: int
    blocks: int
    """Deals for each pair."""
    matches: int
    par: float
    pay_offs: list[PayOff]
    ratings: list[Rating]
    """The strongest first."""


Told = Callable[[int, Contest], None]
"""How many matches have been played, and who plays."""


def pairings(
    game: str, bots: tuple[str, ...], *, seats: int | None, options: Mapping[str, object], seed: int
) -> list[Contest]:
    """Every bot alone among every other. At a table of two each pair meets once."""
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadInput("league-bots", bots=len(set(bots)))
    contests: list[Contest] = []
    for at, bot in enumerate(bots):
        for number, other in enumerate(bots):
            if bot == other:
                continue
            line_up = make_contest(game, (bot, other), seats=seats, options=options, seed=seed)
            if line_up.seats > 2 or at < number:
                alone = (bot, *[other] * (line_up.seats - 1))
                contests.append(msgspec.structs.replace(line_up, bots=alone))
    return contests


def run_league(
    contests: list[Contest],
    blocks: int,
    *,
    jobs: int,
    progress: Told | None = None,
    journals: Callable[[int, Contest], Journal] | None = None,
    play: PlayBlocks = play_blocks,
    keep: Keep | None = None,
) -> LeagueResult:
    pay_offs: list[PayOff] = []
    seen: list[list[Ranking]] = []
    matches = 0
    for number, contest in enumerate(contests):
        bot, other = contest.bots[0], contest.bots[1]
        wins = {bot: Series(), other: Series()}
        journal = journals(number, contest) if journals else None
        for block in in_order(contest, blocks, jobs, journal, play):
            _add(contest, block, wins)
            if keep:
                keep(contest, block)
            seen.append(rankings(contest, block))
            matches += contest.rotations
            if progress:
                progress(matches, contest)
        pay_offs.append(PayOff(bot, other, wins[bot].share()))
        if contest.seats == 2:
            pay_offs.append(PayOff(other, bot, wins[other].share()))
    first = contests[0]
    return LeagueResult(
        game=first.game,
        seats=first.seats,
        options=first.options,
        seed=first.seed,
        blocks=blocks,
        matches=matches,
        par=1 / first.seats,
        pay_offs=pay_offs,
        ratings=rate(seen, seed=first.seed),
    )


def _add(contest: Contest, block: Block, wins: dict[str, Series]) -> None:
    for bot, got in tally(contest, block).items():
        wins[bot].add(got.credit)

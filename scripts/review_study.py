"""What a review is worth: python -m scripts.review_study PART GAME… --matches N --save FOLDER

| part | measures |
|---|---|
| skill | the loss per decision of every level, among equals |
| mixed | the same at tables where levels sit mixed |
| asked | the same in the same positions: every level is asked what it would play there |
| luck | the luck of matches among greedy players, and their result without it |
| fresh | the same, to be had with `--first 1000`: matches on which nothing was chosen |
| others | the same among samplers: nobody knows how they will go on |
| bound | how much of a result chance decides at all: the same chance, played several times |
| again | the same matches reviewed with two seeds: which marks stay |
| cost | time and memory of one review |

Every match is a line in FOLDER/PART-GAME.jsonl; a run goes on where the last one stopped. Matches
have numbers; `--first` takes others than those on which something was chosen. The page with tables
and plots is made by `python -m scripts.review_page FOLDER`.
"""

import resource
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from ludoteka.arena.play import Block, play_match
from ludoteka.arena.recording import records_of
from ludoteka.arena.schedule import Contest
from ludoteka.bots import LEVELS, find_bot
from ludoteka.core import Event, Game, Move, Rng, Seat, View, redact
from ludoteka.core.build import form
from ludoteka.core.records import Record, replay
from ludoteka.games import find_game, games
from ludoteka.review import Review, review
from ludoteka.review.decisions import losses_of
from ludoteka.review.document import Mark
from ludoteka.review.judge import Question, credits_of, judge_of
from ludoteka.review.luck import RESAMPLES
from ludoteka.review.reviewing import LEAST_BUDGET, Match, decision_rng

SEATS: Final = {"six-nimmt": 4, "face-to-face": 2, "sakura": 3, "intrigo": 3, "bang": 5}
SIMULATIONS: Final = {
    "six-nimmt": (40, 240, 1440),
    "face-to-face": (30, 180, 540),
    "sakura": (120, 140, 400),
    "intrigo": (20, 120, 360),
    "bang": (40, 240, 360),
}
"""Of the sampler, the expert and the master, as in scripts/levels.py."""
SKILL_BUDGETS: Final = {
    "six-nimmt": 600,
    "face-to-face": 120,
    "sakura": 500,
    "intrigo": 200,
    "bang": 200,
}
"""Fewer simulations for a decision than usual, and more matches in return."""

LUCK_RESAMPLES: Final = {"face-to-face": 8, "sakura": 8}
"""Fewer than a review takes, and more matches in return: luck has mean zero with any number, and
is somewhat less exact."""
TIMES: Final = 6
"""How often one deal is played."""


class Skill(msgspec.Struct, frozen=True):
    """By seat: its level, how many decisions it had, and what it lost by all of them."""

    levels: list[str]
    decisions: list[int]
    losses: list[float]


EVERY: Final = 7
"""Of the decisions of a match, one of so many is put to all levels."""


class Fortune(msgspec.Struct, frozen=True):
    luck: list[float]
    result: list[float]
    first: list[float]
    """Of the luck, that of the first deal."""


class Bound(msgspec.Struct, frozen=True):
    """Results of several matches on one deal, by match and seat."""

    results: list[list[float]]


class Again(msgspec.Struct, frozen=True):
    """By decision: the marks of two reviews, and how far the best move of the first one is behind
    in the second; None where that did not compare it."""

    marks: list[tuple[Mark, Mark]]
    behind: list[float | None]


class Cost(msgspec.Struct, frozen=True):
    form: str
    seats: int
    moves: int
    decisions: int
    budget: int
    seconds: float
    processor: float
    """Seconds of it that a processor worked for this."""
    megabytes: float


Row = Skill | Fortune | Bound | Again | Cost


def bots_of(game: str) -> list[str]:
    searching = zip(LEVELS[3:], SIMULATIONS[game], strict=True)
    return [*LEVELS[:3], *(f"{level}@{simulations}" for level, simulations in searching)]


def played(game: str, number: int, line_up: tuple[str, ...]) -> Record:
    contest = Contest(game=game, bots=tuple(dict.fromkeys(line_up)), seats=len(line_up), seed=22)
    match = play_match(find_game(game), contest, number, 0, line_up)
    one = msgspec.structs.replace(contest, bots=line_up)
    # the first line-up of a contest with one bot a seat is the bots as they are named
    return next(records_of(one, Block(number, (match,) * len(one.line_ups(number))), ""))


def skill(game: str, number: int) -> Skill:
    bots = bots_of(game)
    return lost(game, number, (bots[number % len(bots)],) * SEATS[game])


def mixed(game: str, number: int) -> Skill:
    bots = bots_of(game)
    rng = Rng(bytes([*number.to_bytes(4, "big"), *bytes(28)]))
    return lost(game, number, tuple((rng.shuffled(bots))[: SEATS[game]]))


def lost(game: str, number: int, line_up: tuple[str, ...]) -> Skill:
    found = review(played(game, number, line_up), budget=SKILL_BUDGETS[game])
    return Skill(
        [bot.partition("@")[0] for bot in line_up],
        [each.decisions for each in found.seats],
        [each.loss * each.decisions for each in found.seats],
    )


def asked(game: str, number: int) -> Skill:
    """Beginners play; in some of their positions every level says what it would do."""
    bots = bots_of(game)
    record = played(game, number, ("beginner",) * SEATS[game])
    table = Asking(find_game(game), record, bots, SKILL_BUDGETS[game])
    losses = [0.0] * len(bots)
    count = 0
    for found in table.losses(number % EVERY):
        losses = [sum(pair) for pair in zip(losses, found, strict=True)]
        count += 1
    return Skill([*LEVELS], [count] * len(bots), losses)


class Asking:
    """A match gone through by one who judges and bots of every level at every seat."""

    def __init__(self, game: Game, record: Record, bots: list[str], budget: int) -> None:
        self.game = game
        self.record = record
        self.budget = budget
        self.seats = [Seat(seat) for seat in range(len(record.seats))]
        self.eyes = {seat: judge_of(game).eyes(game, seat) for seat in self.seats}
        makers = [find_bot(bot, game) for bot in bots]
        self.bots = {
            seat: [maker(game, seat, Rng(bytes([seat, *bytes(31)]))) for maker in makers]
            for seat in self.seats
        }

    def losses(self, first: int) -> Iterator[list[float]]:
        """By level, what it would lose; of every so many decisions that leave a choice."""
        states = replay(self.game, self.record)
        state = next(states)
        asked = -first
        for number, made in enumerate(self.record.moves, start=1):
            self._see(state.take_events())
            seat = Seat(made.seat)
            view, moves = state.view(seat), state.legal(seat)
            question = self.eyes[seat].question(view, decision_rng(0, number))
            if question is not None and len(moves) > 1:
                if asked >= 0 and asked % EVERY == 0:
                    yield self._lost(question, seat, view, moves)
                asked += 1
            state = next(states)

    def _see(self, events: list[Event]) -> None:
        for seat in self.seats:
            for event in events:
                told = redact(event, seat)
                self.eyes[seat].see(told)
                for bot in self.bots[seat]:
                    bot.see(told)

    def _lost(self, question: Question, seat: Seat, view: View, moves: list[Move]) -> list[float]:
        chosen = [bot.choose(view, moves) for bot in self.bots[seat]]
        return losses_of(question, moves, chosen, int(seat), self.budget)


def fortune(game: str, number: int) -> Fortune:
    return fortune_of(game, number, "greedy")


def others(game: str, number: int) -> Fortune:
    return fortune_of(game, number, bots_of(game)[3])


def fortune_of(game: str, number: int, bot: str) -> Fortune:
    record = played(game, number, (bot,) * SEATS[game])
    match = Match(find_game(game), record, [], LEAST_BUDGET, number)
    match.account.resamples = LUCK_RESAMPLES.get(game, RESAMPLES)
    for _ in match.run():
        pass
    account = match.account
    return Fortune([*account.luck], [*match.result], [*account.lucks[0].change])


def bound(game: str, number: int) -> Bound:
    """By samplers: the match has the same chance every time, they have another."""
    contest = Contest(game=game, bots=(bots_of(game)[3],), seats=SEATS[game], seed=22)
    seed = contest.deal_seed(number)
    return Bound([_by_samplers(game, seed, once) for once in range(TIMES)])


def _by_samplers(key: str, seed: bytes, once: int) -> list[float]:
    game = find_game(key)
    state = game.new(SEATS[key], {}, seed)
    maker = find_bot(bots_of(key)[3], game)
    bots = [maker(game, seat, Rng(seed).child(f"{once} {seat}")) for seat in state.seats]
    while True:
        for event in state.take_events():
            for seat in state.seats:
                bots[seat].see(redact(event, seat))
        acting = state.to_act()
        if not acting:
            return credits_of(state)
        for seat in acting:
            state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat)))


def again(game: str, number: int) -> Again:
    record = played(game, number, ("beginner", *("greedy",) * (SEATS[game] - 1)))
    one, other = review(record, seed=1), review(record, seed=2)
    pairs = list(zip(one.judged, other.judged, strict=True))
    behind = [
        next((each.behind for each in second.alternatives if each.move == first.best), None)
        for first, second in pairs
    ]
    return Again([(first.mark, second.mark) for first, second in pairs], behind)


def cost(game: str, number: int) -> Cost:
    record = played(game, number, ("greedy",) * SEATS[game])
    started, worked = time.perf_counter(), time.process_time()
    found: Review = review(record)
    seconds = round(time.perf_counter() - started, 2)
    processor = round(time.process_time() - worked, 2)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    counts = len(record.seats), len(record.moves), len(found.judged)
    return Cost(form(), *counts, found.budget, seconds, processor, round(megabytes, 1))


PARTS: Final[dict[str, tuple[Callable[[str, int], Row], type[Row]]]] = {
    "skill": (skill, Skill),
    "mixed": (mixed, Skill),
    "asked": (asked, Skill),
    "luck": (fortune, Fortune),
    "fresh": (fortune, Fortune),
    "others": (others, Fortune),
    "bound": (bound, Bound),
    "again": (again, Again),
    "cost": (cost, Cost),
}


def kept(folder: Path, part: str, game: str) -> Iterator[Row]:
    """What has been measured; a line that a kill cut short is not there."""
    path = folder / f"{part}-{game}.jsonl"
    for line in path.read_bytes().splitlines(keepends=True) if path.exists() else ():
        if line.endswith(b"\n"):
            yield msgspec.json.decode(line, type=PARTS[part][1])


def main(
    part: str,
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME…")] = None,
    matches: Annotated[int, typer.Option("--matches")] = 20,
    first: Annotated[int, typer.Option("--first", help="The number of the first match.")] = 0,
    save: Annotated[Path, typer.Option("--save")] = Path("review-study"),
) -> None:
    save.mkdir(parents=True, exist_ok=True)
    for game in names or [*games()]:
        done = len([*kept(save, part, game)])
        with (save / f"{part}-{game}.jsonl").open("ab") as file:
            for number in range(first + done, first + matches):
                row = PARTS[part][0](game, number)
                file.write(msgspec.json.encode(row) + b"\n")
                file.flush()


if __name__ == "__main__":
    typer.run(main)

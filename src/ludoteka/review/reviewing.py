"""A finished match gone through once: every decision judged, all luck counted."""

from collections.abc import Callable, Collection, Iterator, Sequence
from hashlib import sha256
from math import exp, sqrt
from typing import Final

from ludoteka.bots.search.dice import Dice
from ludoteka.core import BadInput, Event, Game, Move, Rng, Seat, State, View, redact
from ludoteka.core.build import release
from ludoteka.core.records import Record, replay
from ludoteka.core.verify import verify, verify_match
from ludoteka.games import find_game
from ludoteka.review.decisions import Compared, Verdict, judge_decision
from ludoteka.review.document import (
    FORMAT,
    MARKS,
    Alternative,
    Judged,
    Review,
    Said,
    SeatSummary,
)
from ludoteka.review.judge import Eyes, judge_of
from ludoteka.review.luck import Account
from ludoteka.review.reasons import reasons_of

LEAST_BUDGET: Final = 50
MOST_BUDGET: Final = 1_000_000

Progress = Callable[[int, int], None]
"""Told after every move: how many are done, of how many."""


def review(
    record: Record,
    *,
    seats: Collection[int] | None = None,
    budget: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> Review:
    """Judge a finished match; BadInput if the record is not of one, or does not verify.

    `seats` are those whose decisions are judged (all, if nothing is said), `budget` is how many
    simulations one decision may take. The same seed gives the same review.
    """
    game = find_game(record.game)
    wanted = _checked_seats(record, seats)
    check_record(game, record)
    simulations = checked_budget(game, budget)
    match = Match(game, record, wanted, simulations, seed)
    for done in match.run():
        if progress is not None:
            progress(done, len(record.moves))
    return match.document()


def check_record(game: Game, record: Record) -> None:
    """Nothing is judged that did not happen like this. Where nobody promised a deal, as in an
    arena, there is no commitment to check: then rules, moves and result have to hold."""
    judge_of(game)  # refuses a game that has none
    if record.result is None:
        raise BadInput("review-unfinished", moves=len(record.moves))
    promised = record.fairness.commitment or record.fairness.server_seed
    for check in verify(game, record) if promised else verify_match(game, record):
        if not check.holds:
            raise BadInput("review-unverified", check=check.key, problem=check.found)


def _checked_seats(record: Record, seats: Collection[int] | None) -> list[Seat]:
    count = len(record.seats)
    for seat in seats or ():
        if not 0 <= seat < count:
            raise BadInput("no-such-seat", seat=seat, most=count - 1)
    return [Seat(seat) for seat in range(count) if seats is None or seat in seats]


def checked_budget(game: Game, budget: int | None) -> int:
    if budget is None:
        return judge_of(game).budget
    if not LEAST_BUDGET <= budget <= MOST_BUDGET:
        raise BadInput("review-budget", budget=budget, least=LEAST_BUDGET, most=MOST_BUDGET)
    return budget


class Match:
    """What `run` yields after every move may be kept, and a new one gone on with from there."""

    def __init__(
        self, game: Game, record: Record, wanted: list[Seat], budget: int, seed: int
    ) -> None:
        self.game = game
        self.record = record
        self.budget = budget
        self.seed = seed
        self.judge = judge_of(game)(game, greedy=_is_of_greedy_bots(record))
        self.eyes: dict[Seat, Eyes] = {seat: self.judge.eyes(game, seat) for seat in wanted}
        self.account = Account(self.judge, record.options, self._dice_of)
        self.judged: list[Judged] = []
        self.result: list[float] = []

    def _dice_of(self, number: int) -> Dice:
        """The chance with which the luck of one move is measured."""
        dealt = f"{self.seed} {self.record.fairness.deal_seed} {number}".encode()
        return Dice(int.from_bytes(sha256(dealt).digest()[:4], "big"))

    def run(self, after: int = -1) -> Iterator[int]:
        """How many moves are done; those up to `after` are done already (-1: not even the deal),
        they are only followed."""
        states = replay(self.game, self.record)
        state = next(states)
        events = state.take_events()
        self._see(events)
        if after < 0:
            self.account.begin(state, events)
            yield 0
        for number, made in enumerate(self.record.moves, start=1):
            seat, move = Seat(made.seat), self.game.moves.parse(made.text)
            if number > after:
                self._judge(number, state, seat, move)
            before = state.copy()
            self.judge.follow(before, seat, move)
            state = next(states)
            events = state.take_events()
            self._see(events)
            if number > after:
                self.account.moved(number, before, seat, move, state, events)
                yield number
        self.result = self.account.end(state)

    def judge_instead(self, number: int, move: Move) -> Judged | None:
        """As if this move had been made as number `number`; None if nobody judges that."""
        states = replay(self.game, self.record)
        state = next(states)
        self._see(state.take_events())
        for made in self.record.moves[: number - 1]:
            self.judge.follow(state.copy(), Seat(made.seat), self.game.moves.parse(made.text))
            state = next(states)
            self._see(state.take_events())
        seat = Seat(self.record.moves[number - 1].seat)
        state.copy().play(seat, move)  # which refuses what is illegal
        self._judge(number, state, seat, move)
        return self.judged[-1] if self.judged else None

    def _see(self, events: Sequence[Event]) -> None:
        for seat, eyes in self.eyes.items():
            for event in events:
                eyes.see(redact(event, seat))

    def _judge(self, number: int, state: State, seat: Seat, move: Move) -> None:
        if seat not in self.eyes:
            return
        eyes, view, moves = self.eyes[seat], state.view(seat), state.legal(seat)
        rng = decision_rng(self.seed, number)
        verdict = judge(eyes, view, moves, move, self.budget, rng)
        if verdict is not None:
            reasons = reasons_of(eyes, view, move, verdict.best)
            self.judged.append(_written(eyes, number, view, move, len(moves), verdict, reasons))

    def document(self) -> Review:
        account = self.account
        summaries = [_summary(self.judge.scale, seat, self.judged) for seat in self.eyes]
        pairs = zip(self.result, account.luck, strict=True)
        return Review(
            format=FORMAT,
            software=software(),
            game=self.game.key,
            rules=self.record.rules,
            deal=self.record.fairness.commitment,
            seed=self.seed,
            budget=self.budget,
            start=tuple(account.start),
            luck=tuple(account.luck),
            decisions=tuple(account.decided),
            result=tuple(self.result),
            adjusted=tuple(result - luck for result, luck in pairs),
            unit=self.judge.unit,
            lucks=tuple(account.lucks),
            judged=tuple(self.judged),
            seats=tuple(summaries),
        )


def _is_of_greedy_bots(record: Record) -> bool:
    """Those of this version: others may have played otherwise."""
    of_today = record.software == software()
    return of_today and {info.bot for info in record.seats} == {"greedy"}


def software() -> str:
    return f"ludoteka {release()}"


def decision_rng(seed: int, number: int) -> Rng:
    """The chance of one judgement: nothing of the match goes into it but the move's number."""
    return Rng(sha256(f"review {seed} {number}".encode()).digest())


def judge(
    eyes: Eyes, view: View, moves: list[Move], played: Move, budget: int, rng: Rng
) -> Verdict | None:
    """One decision, from what its seat received and sees; None if it was forced, or is of a kind
    that nobody judges."""
    if len(moves) == 1:
        return None
    question = eyes.question(view, rng)
    if question is None or len(question.candidates(moves, played)) == 1:
        return None
    return judge_decision(question, moves, played, int(eyes.seat), budget)


def _written(
    eyes: Eyes,
    number: int,
    view: View,
    played: Move,
    legal: int,
    verdict: Verdict,
    reasons: tuple[Said, ...],
) -> Judged:
    text = eyes.game.moves.text
    return Judged(
        move=number,
        seat=eyes.seat,
        kind=view.decision or "",
        played=text(played),
        best=text(verdict.best),
        mark=verdict.mark,
        loss=_short(verdict.loss),
        error=_short(verdict.error),
        clear=verdict.clear,
        wins=tuple(_short(win) for win in verdict.wins),
        win_error=_short(verdict.win_error),
        alternatives=tuple(_alternative(eyes.game, each) for each in verdict.compared),
        considered=verdict.considered,
        legal=legal,
        simulations=verdict.simulations,
        reasons=reasons,
        knew=eyes.knew(view, played),
        others=tuple(_alternative(eyes.game, each) for each in verdict.rest),
    )


def _alternative(game: Game, compared: Compared) -> Alternative:
    return Alternative(
        move=game.moves.text(compared.move),
        win=_short(compared.win),
        behind=_short(compared.behind),
        error=_short(compared.error),
        worlds=compared.worlds,
        unit=None if compared.unit is None else round(compared.unit, 3),
    )


def _short(value: float) -> float:
    return round(value, 6)


def _summary(scale: float, seat: Seat, judged: Sequence[Judged]) -> SeatSummary:
    own = [each for each in judged if each.seat == seat]
    count = len(own)
    loss = sum(each.loss for each in own) / max(1, count)
    spread = sum((each.loss - loss) ** 2 for each in own) / max(1, count - 1)
    return SeatSummary(
        seat=seat,
        decisions=count,
        loss=_short(loss),
        error=_short(sqrt(spread / max(1, count))),
        accuracy=round(100.0 * exp(-max(0.0, loss) / scale), 1),
        marks={mark: sum(each.mark == mark for each in own) for mark in MARKS},
    )

"""Bots: legal, honest, by name, and better than chance."""

import random
from pathlib import Path

import pytest

from ludoteka.arena import run_arena
from ludoteka.arena.schedule import make_contest
from ludoteka.bots import LEVELS, Bot, Budget, SearchingBot, bot_names, find_bot, level_below
from ludoteka.core import BadInput, Event, Move, Rng, Seat, State, View, all_seats, redact
from ludoteka.games import find_game, games
from tests.conformance.cases import CASES, Case, seed_bytes, walk

GAME = find_game("six-nimmt")
SEARCH = LEVELS[3:]
ENDS = [
    case
    for case in CASES
    if case.seats in (case.game.seat_counts[0], case.game.seat_counts[-1])
    and case.options == case.game.variants_at(case.seats)[0]
]


class First(Bot):
    """A bot of one's own."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return moves[0]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("level", [level for level in LEVELS if level not in SEARCH])
def test_a_bot_plays_legal_moves_and_cannot_peek(case: Case, level: str) -> None:
    """Where all that it cannot see is redealt, the same bot makes the same move."""
    chance = random.Random(1)
    state = case.new(1)
    maker = find_bot(level, case.game)
    seats = all_seats(case.seats)
    bots = [maker(case.game, seat, Rng(bytes([seat]))) for seat in seats]
    received: dict[int, list[Event]] = {seat: [] for seat in seats}
    for number in range(150):
        for event in state.take_events():
            for bot in bots:
                received[bot.seat].append(redact(event, bot.seat))
                bot.see(received[bot.seat][-1])
        acting = state.to_act()
        if not acting:
            return
        seat = chance.choice(acting)
        move = bots[seat].choose(state.view(seat), state.legal(seat))
        assert move in state.legal(seat)
        if number % 10 == 0:
            assert_no_peek(case, state, seat, received[seat], level, number)
        state.play(seat, move)


@pytest.mark.parametrize("case", ENDS, ids=str)
@pytest.mark.parametrize("level", SEARCH)
def test_a_bot_that_searches_cannot_peek_either(case: Case, level: str) -> None:
    """Three moments of a match that others play at random."""
    state = case.new(2)
    seats = all_seats(case.seats)
    received: dict[int, list[Event]] = {seat: [] for seat in seats}
    moments = {4, 25, 70}
    for number, (seat, _) in enumerate(walk(state, 2)):
        for event in state.take_events():
            for each in seats:
                received[each].append(redact(event, each))
        if number in moments:
            assert_no_peek(case, state, seat, received[seat], f"{level}@2", number)
        if number == max(moments):
            return


def assert_no_peek(
    case: Case, state: State, seat: Seat, received: list[Event], name: str, number: int
) -> None:
    other = case.game.redeal(state, seat, Rng(seed_bytes(number)))
    made = []
    for world in (state, other):
        bot = find_bot(name, case.game)(case.game, seat, Rng(seed_bytes(number)))
        for event in received:
            bot.see(event)
        made.append(bot.choose(world.view(seat), world.legal(seat)))
    assert made[0] == made[1]
    assert made[0] in state.legal(seat)


@pytest.mark.parametrize("key", games())
def test_greedy_beats_random(key: str) -> None:
    game = find_game(key)
    seats = game.default_seats
    bots = ("greedy", *["random"] * (seats - 1))
    contest = make_contest(key, bots, seats=seats, options=game.variants[0], seed=5)
    result = run_arena(contest, 40 * seats, jobs=1)
    assert result.bots[0].wins.low > result.par


def test_bots_have_names() -> None:
    assert bot_names(GAME) == [*LEVELS, "monte-carlo"]
    assert find_bot("level-0", GAME) is find_bot("random", GAME)
    assert find_bot("tests.bots.test_bots:First", GAME) is First


def test_a_bot_may_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("from tests.bots.test_bots import First\nclass Mine(First): ...\n")
    bot = find_bot(f"{path}:Mine", GAME)(GAME, Seat(0), Rng(b""))
    assert isinstance(bot, First)


@pytest.mark.parametrize(
    ("name", "seconds", "simulations"),
    [
        ("expert", 0.3, 0),
        ("level-5", 0.9, 0),
        ("sampler@40", 0.0, 40),
        ("level-3@0.2s", 0.2, 0),
        ("monte-carlo@50ms", 0.05, 0),
    ],
)
def test_a_name_may_tell_a_budget(name: str, seconds: float, simulations: int) -> None:
    bot = find_bot(name, GAME)(GAME, Seat(0), Rng(b""))
    assert isinstance(bot, SearchingBot)
    assert (bot.budget.seconds, bot.budget.simulations) == (seconds, simulations)


@pytest.mark.parametrize("name", ["sampler@7", "sampler@1ms"])
def test_a_budget_is_kept(name: str) -> None:
    state = GAME.new(4, {}, seed_bytes(1))
    bot = find_bot(name, GAME)(GAME, Seat(0), Rng(b""))
    assert isinstance(bot, SearchingBot)
    bot.choose(state.view(Seat(0)), state.legal(Seat(0)))
    assert bot.simulations == 7 if name == "sampler@7" else bot.simulations >= 1


def test_a_meter_tells_how_much_is_gone() -> None:
    counted, timed = Budget(simulations=4).meter(), Budget(seconds=1e-9).meter()
    assert [counted.more() for _ in range(5)] == [True] * 4 + [False]
    assert (counted.used(), counted.done) == (1.0, 4)
    assert timed.used() > 1
    assert [timed.more(), timed.more()] == [True, False]


def test_who_stands_in_for_whom() -> None:
    assert [level_below(name) for name in ("level-5@3", "expert", "beginner", "random", "m:B")] == [
        "expert",
        "sampler",
        "random",
        None,
        "greedy",
    ]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("clever", "unknown-bot"),
        ("no.such.module:Bot", "bad-bot"),
        ("ludoteka.bots:Nobody", "bad-bot"),
        ("ludoteka.core:Game", "bad-bot"),
        (":", "bad-bot"),
        ("no_such_file.py:Bot", "bad-bot"),
        ("greedy@5", "no-budget"),
        ("level-6", "unknown-bot"),
        ("expert@", "bad-budget"),
        ("expert@0", "bad-budget"),
        ("expert@1.5", "bad-budget"),
        ("expert@-1", "bad-budget"),
        ("expert@2h", "bad-budget"),
        ("expert@1e9s", "bad-budget"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        find_bot(name, GAME)
    assert caught.value.code == code


def test_a_game_of_others_has_bots_without_knowledge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.bots.registry.GREEDY", {})
    monkeypatch.setattr("ludoteka.bots.registry.SEARCHING", {})
    monkeypatch.setattr(GAME.__class__, "key", "another-game")
    assert bot_names(GAME) == ["random", "monte-carlo"]
    with pytest.raises(BadInput, match="unknown-bot"):
        find_bot("greedy", GAME)

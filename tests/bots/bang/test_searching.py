"""What BANG!'s searching bots find."""

from collections.abc import Mapping

import pytest

from ludoteka.bots import SearchingBot, find_bot
from ludoteka.bots.budget import parse_budget
from ludoteka.bots.meter import Meter
from ludoteka.bots.search.bang.levels import Expert, Master, Sampler
from ludoteka.bots.search.bang.taste import GREEDY, OF_THREE, TUNED, Taste
from ludoteka.bots.search.bang.trials import NONE, Trials, distinct
from ludoteka.bots.search.dice import Dice
from ludoteka.core import Rng, Seat, redact
from ludoteka.games import find_game
from ludoteka.games.bang.view import BangView

GAME = find_game("bang")
LEVELS = ["sampler@200", "expert@200", "master@200"]
ROLES = ["outlaw", "sheriff", "renegade", "outlaw", "deputy"]
QUIET = ["kit-carlson", "paul-regret", "rose-doolan", "bart-cassidy", "willy-the-kid"]


def chosen(level: str, position: Mapping[str, object], seat: int = 0, seed: bytes = b"") -> str:
    state = GAME.from_position(position)
    bot = find_bot(level, GAME)(GAME, Seat(seat), Rng(seed))
    return GAME.moves.text(bot.choose(state.view(Seat(seat)), state.legal(Seat(seat))))


def table(**changes: object) -> dict[str, object]:
    return {
        "roles": ROLES,
        "characters": QUIET,
        "lives": [4, 4, 4, 4, 4],
        "hands": [["bang-as", "beer-6h"], [], [], [], []],
        "turn": 0,
        **changes,
    }


@pytest.mark.parametrize("level", LEVELS)
def test_an_outlaw_shoots_the_dying_sheriff(level: str) -> None:
    """He has no card to answer with."""
    position = table(lives=[4, 1, 4, 4, 4], tables=[["schofield"], [], [], [], []])
    assert chosen(level, position) == "play bang-as at 1"


@pytest.mark.parametrize("level", LEVELS)
def test_a_renegade_does_not_end_the_game_for_the_outlaws(level: str) -> None:
    """The Sheriff's death would be theirs (BA-23)."""
    position = table(
        roles=["renegade", "sheriff", "outlaw", "outlaw", "deputy"],
        lives=[4, 1, 4, 4, 4],
        tables=[["schofield"], [], [], [], []],
    )
    assert chosen(level, position) != "play bang-as at 1"


@pytest.mark.parametrize("level", LEVELS)
def test_a_sheriff_at_one_life_spends_a_missed(level: str) -> None:
    position = table(
        lives=[4, 1, 4, 4, 4],
        hands=[[], ["missed-10c"], [], [], []],
        bangs=1,
        pending=[["play", 0, 0, 0], ["card", 0, 1, 0], ["shot", 1, 0, 1]],
    )
    assert chosen(level, position, 1) == "answer missed-10c"


@pytest.mark.parametrize("level", ["sampler@20", "expert@20", "master@20"])
def test_the_same_seed_gives_the_same_move(level: str) -> None:
    position = table(hands=[["bang", "panic", "duel", "gatling"], *[["?"]] * 4])
    assert chosen(level, position, seed=b"x") == chosen(level, position, seed=b"x")


class Watched(Master):
    """A master who shows its trials."""

    def run(self, trials: Trials, meter: Meter, dice: Dice) -> None:
        super().run(trials, meter, dice)
        self.trials = trials


@pytest.mark.parametrize(("simulations", "most"), [("40", 0), ("400", 5)])
def test_a_master_looks_at_as_many_lines_as_it_has_trials_for(simulations: str, most: int) -> None:
    state = GAME.from_position(table(hands=[["bang", "panic", "duel", "gatling"], *[["?"]] * 4]))
    bot = Watched(GAME, Seat(0), Rng(b""), parse_budget(simulations))
    bot.choose(state.view(Seat(0)), state.legal(Seat(0)))
    tried = [number for number, times in enumerate(bot.trials.tried) if times]
    assert sum(bot.trials.then[number] != NONE for number in tried) == most


@pytest.mark.parametrize(("fallen", "turns"), [([], 5), ([2], 4), ([2, 3, 4], 3)])
def test_a_master_looks_a_round_ahead_and_takes_the_others_for_greedy_players(
    fallen: list[int], turns: int
) -> None:
    """And never less far than an expert."""
    lives = [0 if seat in fallen else 4 for seat in range(5)]
    hands = [["bang", "duel"], *[[]] * 4]
    state = GAME.from_position(table(lives=lives, fallen=fallen, hands=hands))
    bot = Watched(GAME, Seat(0), Rng(b""), parse_budget("10"))
    bot.choose(state.view(Seat(0)), state.legal(Seat(0)))
    assert bot.trials.turns == turns
    assert bot.trials.tastes[0] is TUNED
    assert all(taste is GREEDY for taste in bot.trials.tastes[1:])


@pytest.mark.parametrize(
    ("level", "taste"), [(Sampler, GREEDY), (Expert, TUNED), (Master, OF_THREE)]
)
def test_in_worlds_of_three_all_have_the_taste_of_the_level(
    level: type[Sampler], taste: Taste
) -> None:
    state = GAME.new(3, {}, bytes(32))
    view = state.view(state.to_act()[0])
    assert isinstance(view, BangView)
    bot = level(GAME, state.to_act()[0], Rng(b""), parse_budget("10"))
    assert all(each is taste for each in bot.tastes(view)[:3])


def test_two_cards_of_one_name_are_one_move_to_think_about() -> None:
    state = GAME.from_position(table(hands=[["bang-as", "bang-2d"], [], [], [], []]))
    moves = state.legal(Seat(0))
    found = distinct(moves, moves[-1])
    assert found[0] == moves[-1]
    texts = {GAME.moves.text(move).partition(" at ")[2] for move in found}
    assert len(found) == len(texts) < len(moves)


def test_an_auction_is_left_to_the_greedy_bot() -> None:
    options = {"mode": "tournament", "hire": True}
    state = GAME.new(4, options, bytes(32))
    seat = state.to_act()[0]
    bots = [find_bot(name, GAME)(GAME, seat, Rng(b"")) for name in ("greedy", "master@5")]
    first, second = (bot.choose(state.view(seat), state.legal(seat)) for bot in bots)
    assert first == second
    assert isinstance(bots[1], SearchingBot)
    assert bots[1].simulations == 0


@pytest.mark.parametrize("level", ["sampler@2", "expert@2"])
def test_only_who_suspects_somebody_deals_roles_unevenly(level: str) -> None:
    """Someone acted like an Outlaw; both know their own role, and no other but the Sheriff's."""
    state = GAME.new(5, {}, bytes(32))
    seat = Seat(1)
    bot = find_bot(level, GAME)(GAME, seat, Rng(b""))
    assert isinstance(bot, Sampler)
    for event in state.take_events():
        bot.see(redact(event, seat))
    view = state.view(seat)
    assert isinstance(view, BangView)
    ways, chances = bot.beliefs(view)
    assert {way[seat] for way in ways} == {bot.role(view)}
    assert len(set(chances)) == 1
    assert bot.witness.hypotheses is not None
    shooter = next(s for s in range(5) if s not in (seat, view.roles.index("sheriff")))
    bot.witness.hypotheses.learn(shooter, [0.1, 0.1, 0.9, 0.4])
    ways, chances = bot.beliefs(view)
    assert sum(chances) == pytest.approx(1.0)
    assert (len({round(chance, 6) for chance in chances}) > 1) == (level == "expert@2")

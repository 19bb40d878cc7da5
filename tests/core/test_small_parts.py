"""Options, moves, results, errors and the registry."""

import pickle
from importlib.metadata import EntryPoint, PackageNotFoundError

import pytest

from ludoteka.core import Asked, BadInput, Game, IllegalMove, Move, MoveSpace, Result, form, rank
from ludoteka.core.build import release
from ludoteka.core.game import Printed
from ludoteka.core.options import Options, changed_options, parse_options
from ludoteka.core.registry import GROUP, collect
from ludoteka.games import find_game
from ludoteka.games.six_nimmt import SixNimmt
from ludoteka.games.six_nimmt.options import SixNimmtOptions
from ludoteka.games.six_nimmt.state import SixNimmtState


def test_moves_have_texts_and_back() -> None:
    moves = MoveSpace(["pass", "play 7"])
    assert len(moves) == 2
    assert moves.text(Move(1)) == "play 7"
    assert moves.parse("  Play   7 ") == 1
    with pytest.raises(BadInput, match="unknown-move"):
        moves.parse("play 8")
    for number in (-1, 2):
        with pytest.raises(BadInput, match="unknown-move-number"):
            moves.text(Move(number))


def test_two_moves_of_one_text_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="same text"):
        MoveSpace(["pass", "pass"])


def test_ranks_are_shared_and_skipped() -> None:
    assert rank((30, 70, 30, 31), lowest_wins=True) == (1, 4, 1, 3)
    assert rank((30, 70, 30, 31)) == (3, 1, 3, 2)
    assert Result((1, 3, 1), (5, 9, 5)).winners == (0, 2)


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"limt": 5}, "unknown-option"),
        ({"limit": 0}, "bad-option"),
        ({"limit": 1000}, "bad-option"),
        ({"limit": "many"}, "bad-option"),
        ({"deals": 100}, "bad-option"),
        ({"variant": "wild"}, "bad-option"),
        ({"limit": 50, "deals": 3}, "limit-and-deals"),
    ],
)
@pytest.mark.rule("6N-12")
def test_senseless_options_are_refused(raw: dict[str, object], code: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_options(SixNimmtOptions, raw, game="six-nimmt", seats=4)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("raw", "right"),
    [
        ({"limit": 0}, "1 … 999"),
        ({"limit": "many"}, "1 … 999"),
        ({"variant": "wild"}, "standard, tactical"),
    ],
)
def test_a_refused_option_says_what_would_be_right(raw: dict[str, object], right: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_options(SixNimmtOptions, raw, game="six-nimmt", seats=4)
    ((name, value),) = raw.items()
    assert caught.value.arguments == {"option": name, "value": str(value), "problem": right}


def test_options_may_come_as_text_and_only_changes_are_kept() -> None:
    options = parse_options(SixNimmtOptions, {"limit": "50"}, game="six-nimmt", seats=4)
    assert options.limit == 50
    assert changed_options(options) == {"limit": 50}


class Lists(Options, frozen=True):
    """Options that are more than a number or a word."""

    prices: tuple[int, ...] = ()
    names: str = ""
    fast: bool = False
    most: int = 3


@pytest.mark.parametrize(
    ("raw", "right"),
    [
        ({"fast": "very"}, "true, false"),
        ({"most": "many"}, "expected int, got str"),
        ({"prices": [1, "two"]}, "expected int, got str at prices[1]"),
    ],
)
def test_where_there_is_more_to_say_the_problem_is_said(raw: dict[str, object], right: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_options(Lists, raw, game="lists", seats=2)
    assert caught.value.arguments["problem"] == right


@pytest.mark.parametrize(
    ("raw", "prices", "names"),
    [
        ({"prices": "[1, 2]"}, (1, 2), ""),
        ({"prices": [3], "names": "a, b"}, (3,), "a, b"),
        ({"names": "[a"}, (), "[a"),
    ],
)
def test_options_may_come_as_json(
    raw: dict[str, object], prices: tuple[int, ...], names: str
) -> None:
    options = parse_options(Lists, raw, game="lists", seats=4)
    assert (options.prices, options.names) == (prices, names)
    assert changed_options(options).get("prices", []) == list(prices)


def test_errors_survive_the_way_between_processes() -> None:
    for error in (BadInput("bad-hex", value="x"), IllegalMove("not-open", "6N-14", card=3)):
        again = pickle.loads(pickle.dumps(error))
        assert str(again) == str(error)
        assert again.arguments == error.arguments
    assert str(IllegalMove("match-over", "6N-11")) == "The match is over. (match-over) [6N-11]"


def test_an_unknown_game_is_told_with_the_nearest_one() -> None:
    with pytest.raises(BadInput) as caught:
        find_game("six-nimt")
    assert caught.value.arguments["near"] == "six-nimmt"
    with pytest.raises(BadInput) as caught:
        find_game("poker")
    assert caught.value.arguments["near"] == "none"


def test_games_of_other_packages_are_taken_up() -> None:
    found = collect([], [EntryPoint("six-nimmt", "ludoteka.games.six_nimmt:SixNimmt", GROUP)])
    assert list(found) == ["six-nimmt"]


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("ludoteka.nowhere:Game", "ModuleNotFoundError"),
        ("ludoteka.core:Result.winners.fget", "TypeError"),
        ("builtins:dict", "no ludoteka.core.Game"),
        ("ludoteka.games.six_nimmt:SixNimmt", "key in use"),
    ],
)
def test_foreign_games_that_do_not_fit_are_left_out_loudly(value: str, problem: str) -> None:
    with pytest.warns(UserWarning, match=problem):
        found = collect([SixNimmt()], [EntryPoint("six-nimmt", value, GROUP)])
    assert list(found) == ["six-nimmt"]


def test_a_game_without_hints_gives_none() -> None:
    game = SixNimmt()
    state = game.new(2, {}, bytes(32))
    assert isinstance(state, SixNimmtState)
    assert super(SixNimmt, game).hint(state.view(None), Move(1)) is None


def test_a_game_without_printed_data_has_empty_tables() -> None:
    game = SixNimmt()
    assert Game.printed(game, 2, SixNimmtOptions()) == Printed()


def test_values_are_said_as_they_are_unless_the_game_knows_better() -> None:
    game = SixNimmt()
    assert Game.say(game, Asked, "decision", 7) == 7
    assert Game.say(game, Asked, "decision", None) == "None"


def test_a_checkout_that_was_never_installed_has_no_release(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("ludoteka.core.build.version", missing)
    assert release() == "unreleased"


def test_the_build_tells_its_form_and_release() -> None:
    assert form() in ("compiled", "pure")
    assert release()

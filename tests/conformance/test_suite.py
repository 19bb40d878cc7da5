"""No game escapes the suite."""

import ast
from pathlib import Path

from ludoteka import games as house
from ludoteka.games import BUILT_IN, find_game, games
from tests.conformance.cases import CASES


def test_every_folder_is_a_registered_game() -> None:
    root = Path(house.__file__).parent
    folders = {file.parent.name for file in root.glob("*/game.*")}
    assert folders == {key.replace("-", "_") for key in BUILT_IN}
    assert {kind.key: kind for kind in BUILT_IN.values()} == dict(BUILT_IN)


def test_every_game_goes_through_every_number_of_seats_and_variant() -> None:
    for key in BUILT_IN:
        game = games()[key]
        assert find_game(key) is game
        for seats in game.seat_counts:
            cases = [case for case in CASES if case.game is game and case.seats == seats]
            assert [case.options for case in cases] == list(game.variants_at(seats))
            assert all(options in game.variants_at(seats) for options in game.variants)


def test_every_test_of_the_suite_runs_on_every_case() -> None:
    for name in ("test_contract.py", "test_leaks.py", "test_take_back.py"):
        tree = ast.parse((Path(__file__).parent / name).read_text("utf-8"))
        tests = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        for test in tests:
            if test.name.startswith("test_"):
                marks = [ast.unparse(mark) for mark in test.decorator_list]
                assert marks in (["each_case"], ["each_case", "pytest.mark.uncounted"])

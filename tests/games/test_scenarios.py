"""Every scenario of every game: `tests/games/<game>/scenarios/*.yaml`."""

from pathlib import Path

import pytest

from ludoteka.core.scenarios import Scenario, parse_scenarios, run_scenario
from ludoteka.games import find_game

FILES = sorted(Path(__file__).parent.glob("*/scenarios/*.yaml"))
SCENARIOS = [
    pytest.param(scenario, id=f"{file.stem}: {scenario.title}")
    for file in FILES
    for scenario in parse_scenarios(file.read_text("utf-8"))
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: Scenario) -> None:
    failure = run_scenario(find_game(scenario.game), scenario)
    assert failure is None, f"step {failure.step}: {failure.problem}"

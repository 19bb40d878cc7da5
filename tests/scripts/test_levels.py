"""How much the levels think where the table of docs/levels.md is made."""

import pytest

from scripts.levels import bot_name


@pytest.mark.parametrize(
    ("game", "level", "seats", "name"),
    [
        ("bang", 2, 8, "greedy"),
        ("bang", 4, 3, "expert@240"),
        ("bang", 4, 8, "expert@120"),  # many think less each,
        ("six-nimmt", 4, 8, "expert@240"),  # in this game only from nine on,
        ("six-nimmt", 4, 9, "expert@106"),
        ("bang", 3, 5, "sampler@32"),
        ("bang", 3, 8, "sampler@30"),  # and not too little,
        ("intrigo", 3, 4, "sampler@20"),  # unless they do at every table
    ],
)
def test_the_levels_think_less_at_a_greater_table(
    game: str, level: int, seats: int, name: str
) -> None:
    assert bot_name(game, level, seats) == name

"""The cast: who sits down when a bot of some strength is wanted."""

import pytest

from ludoteka.bots import (
    CAST,
    LEVELS,
    Figure,
    find_figure,
    next_figure,
    next_stand_in,
    strength,
)
from ludoteka.core.errors import BadInput
from ludoteka.core.seats import MOST_SEATS
from ludoteka.texts import LANGUAGES, Texts


def filled(level: int) -> list[str]:
    """A whole table of bots of one level."""
    taken: list[str] = []
    for _ in range(MOST_SEATS):
        taken.append(next_figure(level, taken).id)
    return taken


def test_the_nearest_in_strength_comes_first_in_the_order_of_the_cast() -> None:
    assert filled(2) == [
        "sally", "otto", "lotta", "bruno", "doc", "zita", "dodo", "nestor", "nona", "ada",
    ]  # fmt: skip
    assert filled(5)[:3] == ["ada", "nestor", "nona"]
    assert filled(0)[0] == "dodo"


@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_a_full_table_has_ten_different_figures(level: int) -> None:
    assert sorted(filled(level)) == sorted(figure.id for figure in CAST)


def test_an_eleventh_figure_does_not_exist() -> None:
    with pytest.raises(ValueError, match="all 10 figures sit already"):
        next_figure(2, [figure.id for figure in CAST])


def test_otto_stands_in_or_the_next_free_one() -> None:
    assert next_stand_in([]).id == "otto"
    assert next_stand_in(["otto"]).id == "sally"
    assert next_stand_in(["otto", "sally"]).id == "lotta"


def test_a_bot_has_the_strength_of_its_level() -> None:
    assert [strength(level) for level in LEVELS] == [0, 1, 2, 3, 4, 5]
    assert strength("level-4") == strength("expert@500") == 4


def test_a_bot_of_other_origin_counts_as_the_usual_one() -> None:
    assert strength("deep") == strength("monte-carlo") == strength("greedy")


def test_a_figure_is_found_by_its_id_and_by_nothing_else() -> None:
    assert find_figure("otto") == Figure("otto", 2)
    for wrong in ("Otto", "", "hal"):
        with pytest.raises(BadInput, match="unknown-figure"):
            find_figure(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_figures_are_taken_for_each_other(language: str) -> None:
    names = [Texts(language).get(f"figure-{figure.id}") for figure in CAST]
    assert len({name[:3] for name in names}) == len(CAST)


def test_programs_call_a_figure_by_its_english_name() -> None:
    texts = Texts("en")
    assert [figure.name for figure in CAST] == [texts.get(f"figure-{each.id}") for each in CAST]

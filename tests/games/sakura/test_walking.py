"""Counting spaces, against the words of the rules taken literally."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.games.sakura.walking import (
    INTO_EMPEROR,
    NOBODY,
    ahead,
    behind,
    beyond_next,
    count_ahead,
    further_player,
    furthest,
    nearest,
)


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[int], int]:
    """Artists behind the Emperor, on spaces of their own unless on the gate, and him."""
    emperor = draw(st.integers(1, 14))
    count = draw(st.integers(3, 6))
    walking = (
        draw(st.lists(st.integers(1, emperor - 1), unique=True, max_size=count))
        if emperor > 1
        else []
    )
    return draw(st.permutations(walking + [0] * (count - len(walking)))), emperor


@pytest.mark.rule("SA-6", "SA-7")
@given(tables(), st.integers(0, 5))
def test_forward_counts_free_spaces_up_to_the_emperor(
    table: tuple[list[int], int], steps: int
) -> None:
    artists, emperor = table
    free = [space for space in range(artists[0] + 1, 100) if space not in artists[1:]]
    expected = free[steps - 1] if steps else artists[0]
    reached = expected if expected < emperor else INTO_EMPEROR
    assert ahead(artists, 0, steps, emperor) == reached


@pytest.mark.rule("SA-6", "SA-7", "SA-9")
@given(tables(), st.integers(0, 5), st.booleans())
def test_back_counts_free_spaces_down_to_the_gate(
    table: tuple[list[int], int], steps: int, retreat: bool
) -> None:
    artists, emperor = table
    start = emperor if retreat else artists[0]
    free = [space for space in range(start - 1, 0, -1) if space not in artists[1:]]
    expected = start if steps == 0 else free[steps - 1] if steps <= len(free) else 0
    assert behind(artists, 0, start, steps) == expected


@pytest.mark.rule("SA-16", "SA-17")
@given(tables())
def test_overtaking_and_counting_look_at_those_ahead(table: tuple[list[int], int]) -> None:
    artists, emperor = table
    own, others = artists[0], artists[1:]
    in_front = sorted(space for space in others if space > own)
    assert count_ahead(artists, 0) == len(in_front)
    if not in_front:
        assert beyond_next(artists, 0, emperor) == own
        return
    space = next(s for s in range(in_front[0] + 1, 100) if s not in others)
    assert beyond_next(artists, 0, emperor) == (space if space < emperor else INTO_EMPEROR)


@pytest.mark.rule("SA-12", "SA-13", "SA-25")
@given(tables())
def test_nearest_and_furthest_are_nobody_on_a_shared_gate(table: tuple[list[int], int]) -> None:
    artists, _ = table
    first = nearest(artists)
    assert first == NOBODY if max(artists) == 0 else artists[first] == max(artists)
    last = furthest(artists)
    assert last == NOBODY if artists.count(0) > 1 else artists[last] == min(artists)
    further = further_player(artists)
    if artists[0] == artists[1]:
        assert further == NOBODY
    else:
        assert artists[further] == min(artists[:2])

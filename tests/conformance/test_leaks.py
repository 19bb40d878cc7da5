"""Nothing leaks: the heart of the house. See `leaks` for the four ways to look."""

import pytest

from ludoteka.core import form
from tests.conformance.cases import CASES, Case
from tests.conformance.leaks import (
    check_fold,
    check_redeal,
    check_secret_choices,
    check_swap,
)

SEEDS = range(3) if form() == "compiled" else range(1)
SWAPS = range(60) if form() == "compiled" else range(12)

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_a_redeal_changes_nothing_that_a_seat_receives(case: Case) -> None:
    for seed in SEEDS:
        check_redeal(case, seed)


@each_case
def test_the_events_a_seat_received_give_its_view(case: Case) -> None:
    for seed in SEEDS:
        check_fold(case, seed)


@each_case
@pytest.mark.uncounted
def test_swapped_unseen_cards_change_no_event_received(case: Case) -> None:
    for seed in SWAPS:
        check_swap(case, seed)


@each_case
@pytest.mark.uncounted
def test_a_secret_choice_reaches_nobody_else(case: Case) -> None:
    for seed in SEEDS:
        check_secret_choices(case, seed)

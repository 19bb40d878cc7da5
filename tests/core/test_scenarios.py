"""Scenarios say exactly what did not come out as expected."""

import pytest

from ludoteka.core import BadInput
from ludoteka.core.scenarios import parse_scenarios, run_scenario
from ludoteka.games import find_game

START = """
title: a test
game: six-nimmt
rules: [6N-3]
position:
  rows: [[12], [37], [43], [58]]
  hands: [[14, 20], [15, 70]]
play:
"""


def problem(play: str, start: str = START) -> str | None:
    (scenario,) = parse_scenarios(start + play)
    failure = run_scenario(find_game(scenario.game), scenario)
    return f"{failure.step}: {failure.problem}" if failure else None


def test_what_holds_holds() -> None:
    assert (
        problem("  - 0: play 14\n  - 1: play 15\n  - position: {rows: {0: [12, 14, 15]}}") is None
    )


@pytest.mark.parametrize(
    ("play", "told"),
    [
        (
            "- 0: play 15",
            "1: seat 0: 'play 15' is refused: Card 15 is not in your hand. (not-in-hand) [6N-3]",
        ),
        (
            "- 0: dance",
            "1: “dance” isn’t a move of this game; a move looks like “row 4”. (unknown-move)",
        ),
        ("- 0: 14", "1: a move is a text, not 14"),
        ("- dance: 1", "1: unknown step 'dance': a seat number or one of refuse, legal"),
        ("- {0: play 14, 1: play 15}", "1: a step has one key, not 2"),
        ("- refuse: {seat: 0, move: play 14, code: x, rule: y}", "1: seat 0: 'play 14' is legal"),
        (
            "- refuse: {seat: 0, move: play 15, code: x, rule: 6N-3}",
            "1: code: expected 'x', found 'not-in-hand'",
        ),
        (
            "- refuse: {seat: 0, move: play 15, code: not-in-hand, rule: 6N-4}",
            "1: rule: expected '6N-4', found '6N-3'",
        ),
        ("- refuse: {seat: 0}", "1: Object missing required field move"),
        (
            "- legal: {0: [play 14]}",
            "1: legal moves of seat 0: expected ['play 14'], found ['play 14', 'play 20']",
        ),
        ("- position: {rows: [[12]]}", "1: position.rows: expected [[12]], found [[12], [37]"),
        ("- position: {rows: {9: []}}", "1: position.rows has no 9; it has 0 to 3"),
        ("- position: {rose: 1}", "1: position has no 'rose'; it has seats, options"),
        ("- view: {0: {deal: 2}}", "1: view of 0.deal: expected 2, found 1"),
        ("- view: {spectator: {seat: 0}}", "1: view of spectator.seat: expected 0, found None"),
        ("- view: {2: {deal: 1}}", "1: 2 is neither a seat nor spectator"),
        ("- view: {nobody: {deal: 1}}", "1: 'nobody' is neither a seat nor spectator"),
        ("- result: {ranks: [1, 2]}", "1: result: expected {'ranks': [1, 2]}, found None"),
        ("- to-act: [1]", "1: to-act: expected [1], found [0, 1]"),
        (
            "- 0: play 14\n  - events: [{event: card-placed}]",
            "2: no event {'event': 'card-placed'} (in this order) among [{'event': 'card-chosen'",
        ),
    ],
)
def test_what_fails_says_where_and_why(play: str, told: str) -> None:
    found = problem(f"  {play}")
    assert found is not None
    assert found.startswith(told)


def test_a_bad_position_is_a_failure_of_the_set_up() -> None:
    assert problem("  []", START.replace("[12]", "[999]")) == (
        "0: This isn’t a valid position of six-nimmt: 999 is no card of this deck (1 to 104)."
        " (bad-position)"
    )


def test_a_bad_seed_is_a_failure_of_the_set_up() -> None:
    text = "title: t\ngame: six-nimmt\nrules: []\nseed: xyz\nplay: []"
    assert problem(text, "") == "0: “xyz” is not hexadecimal. (bad-hex)"


def test_an_unknown_clause_is_a_failure_of_the_set_up() -> None:
    told = problem("  []", START.replace("6N-3", "6N-99"))
    assert told == "0: six-nimmt has no clause 6N-99"


def test_seats_and_options_may_stand_outside_the_position() -> None:
    start = "title: t\ngame: six-nimmt\nrules: []\nseats: 3\noptions: {deals: 4}\n"
    play = "play:\n  - position: {seats: 3, options: {deals: 4}}"
    assert problem(f"{start}position: {{}}\n{play}", "") is None
    assert problem(f"{start}{play}", "") is None


@pytest.mark.parametrize("text", ["[", "a: b", "- 1", "title: x\ngame: y\nrules: []\nplay: 3"])
def test_what_is_no_scenario_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="bad-scenario"):
        parse_scenarios(text)


def test_a_file_may_hold_several_or_none() -> None:
    assert parse_scenarios("# nothing") == []
    assert len(parse_scenarios(f"{START}  []\n---{START}  []\n---\n")) == 2

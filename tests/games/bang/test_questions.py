"""What a player is asked, with who brought it about."""

import pytest

from ludoteka.core import Seat
from ludoteka.games.bang import Bang
from ludoteka.texts import Speaker, Texts

GAME = Bang()
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def asked(step: dict[str, object], language: str = "en") -> str:
    """Of Ben, while Ann plays."""
    lives = [4, 0, 4, 4] if step["step"] == "dying" else [4, 4, 4, 4]
    hurt = [{"step": "hurt", "seat": 1, "by": step.get("by"), "lives": 1}]
    under_way = hurt if step["step"] == "dying" else []
    pending = [{"step": "play", "seat": 0}, *under_way, {"seat": 1, **step}]
    state = GAME.from_position({"seats": 4, "turn": 0, "lives": lives, "pending": pending})
    assert state.to_act() == (Seat(1),)
    return Speaker(Texts(language), GAME, NAMES).question(state.view(None))


@pytest.mark.rule("BA-11")
def test_who_shoots_is_named() -> None:
    assert asked({"step": "shot", "by": 0}) == "Ann shoots at you: Missed!, or take the hit?"


@pytest.mark.rule("BA-62")
def test_two_missed_are_asked_for_where_one_is_not_enough() -> None:
    shot = {"step": "shot", "by": 0, "needed": 2, "total": 2}
    assert asked(shot) == "Ann shoots at you: two Missed!, or take the hit?"


@pytest.mark.rule("BA-33")
def test_who_sends_indians_is_named() -> None:
    said = "Ann sends Indians! Discard a Bang! or lose 1 life point."
    assert asked({"step": "attack", "by": 0}) == said


@pytest.mark.rule("BA-34")
def test_the_other_one_in_a_duel_is_named() -> None:
    duel = {"step": "duel", "opponent": 0, "challenger": 0}
    assert asked(duel) == "A duel with Ann! Discard a Bang! or lose 1 life point."


@pytest.mark.rule("BA-16")
def test_whose_hit_is_lethal_is_named_and_of_dynamite_nobody() -> None:
    by_ann = asked({"step": "dying", "by": 0})
    assert by_ann == "Ann hits you, and the hit is lethal. Can you save yourself?"
    assert asked({"step": "dying", "by": None}) == "This hit is lethal. Can you save yourself?"


def test_names_stay_as_they_are_in_other_languages() -> None:
    shot = {"step": "shot", "by": 0}
    assert asked(shot, "ru") == "Ann стреляет в вас: «Мимо!» или пуля?"
    assert asked(shot, "uk") == "Ann стріляє у вас: «Мимо!» чи куля?"


def test_a_question_of_ones_own_turn_names_nobody() -> None:
    state = GAME.from_position({"seats": 4, "turn": 0})
    assert GAME.question(state.view(None)) is None
    said = Speaker(Texts("en"), GAME, NAMES).question(state.view(None))
    assert said == "Play a card, or end your turn."

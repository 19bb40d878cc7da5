"""Judgements in words, and on a page that needs nothing else."""

import re

import pytest

from ludoteka.games import find_game, games
from ludoteka.review import Review, review
from ludoteka.review.page import review_page
from ludoteka.review.telling import judgement
from ludoteka.texts import LANGUAGES, Texts, render
from tests.review.matches import recorded

HOSTILE = "<script>alert(1)</script>"


@pytest.fixture(scope="module", params=[*games()])
def told(request: pytest.FixtureRequest) -> Review:
    """Random play gives every kind of mark."""
    return review(recorded(request.param, bot="random"), seats=(0,), budget=50)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_judgement_can_be_said(told: Review, language: str) -> None:
    texts, names = Texts(language), [f"N{seat}" for seat in range(len(told.start))]
    game = find_game(told.game)
    for judged in told.judged:
        sentences = [render(texts, names, phrase) for phrase in judgement(game, told.unit, judged)]
        best = render(texts, names, judgement(game, told.unit, judged)[0])
        assert sentences[0] == best
        assert all(sentence and not re.search(r"\$|\{|None", sentence) for sentence in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_names_both_moves_and_what_it_cost(told: Review, language: str) -> None:
    texts, names = Texts(language), [f"N{seat}" for seat in range(len(told.start))]
    game = find_game(told.game)
    worse = [each for each in told.judged if each.mark in {"slip", "mistake", "blunder"}]
    assert worse
    for judged in worse:
        phrases = judgement(game, told.unit, judged)
        assert [phrase.key for phrase in phrases[:2]] == ["review-told-worse", "review-cost"]
        said = render(texts, names, phrases[1])
        assert f"{round(100 * judged.loss)} ±" in said
        if told.unit:
            assert phrases[2].key == f"review-unit-{told.unit}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_shows_every_decision(told: Review, language: str) -> None:
    names = [HOSTILE] * len(told.start)
    page = review_page(told, find_game(told.game), names, Texts(language))
    assert page.startswith("<!doctype html>")
    assert f'<html lang="{language}">' in page
    assert "<script" not in page
    assert not re.search(r"(src|href)=|url\(|@import", page)
    assert page.count("<details") == len(told.judged)
    assert page.count("<rect") == sum(len(each.alternatives) for each in told.judged)
    assert page.count("<polyline") == len(told.start)


def test_beliefs_about_roles_are_told_of_a_target() -> None:
    """A shot at someone whose role is secret tells what was likely of that player by then."""
    found = review(recorded("bang", 5), budget=50)
    aimed = [each for each in found.judged if re.fullmatch(r"play \S+ at \d", each.played)]
    keys = {reason.key for each in aimed for reason in each.reasons}
    assert "review-bang-belief" in keys
    for each in aimed:
        for reason in each.reasons:
            if reason.key == "review-bang-belief":
                parts = [reason.arguments[role] for role in ("deputy", "outlaw", "renegade")]
                assert sum(part for part in parts if isinstance(part, int)) in range(98, 103)

"""The tables of the rules tell what the games are played with."""

from collections import Counter

import pytest

from ludoteka.core import Game
from ludoteka.core.game import Listing
from ludoteka.games import find_game, games
from ludoteka.games.bang.cards import NAMES
from ludoteka.games.sakura.data import OUR_DECK
from ludoteka.texts import LANGUAGES, Texts
from ludoteka.texts.rulebook import facts, parts, sheets

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def listing(game: str, key: str) -> Listing:
    return next(each for each in find_game(game).listings() if each.key == key)


@pytest.mark.rule("BA-1")
def test_the_cards_of_bang_are_all_there_with_their_ranks_and_suits() -> None:
    found: Counter[str] = Counter()
    for row in (*listing("bang", "brown").rows, *listing("bang", "blue").rows):
        name, number, marks = row[:3]
        assert not isinstance(name, str)
        assert not isinstance(marks, str)
        assert str(len(marks)) == number
        kind = name[0].key.removeprefix("card-")
        for mark in marks:
            suit = "shdc"["♠♥♦♣".index(str(mark.arguments["suit"]))]
            found[f"{kind}-{str(mark.arguments['rank']).lower()}{suit}"] += 1
    assert found == Counter(name.removesuffix("-b") for name in NAMES)


@pytest.mark.rule("SA-2")
def test_the_sixty_cards_of_sakura_are_listed() -> None:
    rows = listing("sakura", "deck").rows
    assert [row[0] for row in rows] == [str(face.number) for face in OUR_DECK]
    said = next(iter(sheets(find_game("sakura"), "components", Texts("en")))).rows
    assert said[15] == ("16", "nearest −2", "artist +1")


@each_game
@each_language
def test_every_rules_text_has_an_aim_and_tells_who_made_it(game: Game, language: str) -> None:
    texts = Texts(language)
    assert len(texts.get(f"{game.key}-aim")) > 40
    told = facts(game, texts)
    assert texts.get(f"{game.key}-authors") in told
    assert f"{game.minutes[0]}–{game.minutes[1]}" in told


@each_language
@pytest.mark.parametrize("key", ["bang", "six-nimmt"])
def test_an_age_is_told_where_the_rulebook_gives_one(key: str, language: str) -> None:
    game = find_game(key)
    assert game.age is not None
    assert f" {game.age} " in facts(game, Texts(language))


@each_language
@pytest.mark.parametrize("key", ["face-to-face", "intrigo", "sakura"])
def test_no_age_is_told_where_the_rulebook_gives_none(key: str, language: str) -> None:
    parts = facts(find_game(key), Texts(language)).split(" · ")
    assert len(parts) == 3  # authors, players, minutes


@each_game
def test_every_table_stands_after_a_section_that_there_is(game: Game) -> None:
    known = {section.key for section in game.sections}
    assert {each.section for each in game.listings()} <= known
    for each in game.listings():
        assert {len(row) for row in each.rows} == {len(each.columns)}


def test_a_line_with_a_bullet_is_an_entry_of_a_list() -> None:
    found = list(parts("Roles:\n• Sheriff\nThe rest."))
    assert found == [("paragraph", "Roles:"), ("item", "Sheriff"), ("paragraph", "The rest.")]

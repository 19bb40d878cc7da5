"""Games described for clients are described truly."""

import itertools
import random
from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

import msgspec
import pytest
from msgspec import Meta

from ludoteka.core import BadInput, Game
from ludoteka.core.description import GameInfo, OptionInfo, describe
from ludoteka.core.options import Options
from ludoteka.games import find_game, games
from ludoteka.games.six_nimmt import SixNimmt
from ludoteka.texts import LANGUAGES, Texts
from tests.conformance.cases import Case, walk

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)

Setting = dict[str, object]


def option(game: str, name: str) -> OptionInfo:
    return next(each for each in describe(find_game(game)).options if each.name == name)


@each_game
def test_a_description_is_json_and_comes_back(game: Game) -> None:
    info = describe(game)
    assert msgspec.json.decode(msgspec.json.encode(info), type=GameInfo).key == game.key
    assert info.seats == tuple(game.seat_counts)
    assert info.default_seats in info.seats
    assert 0 < info.minutes[0] <= info.minutes[1]
    assert {clause for chapter in info.chapters for clause in chapter.clauses} == set(game.clauses)


@each_game
def test_every_message_that_it_names_is_there(game: Game) -> None:
    info = describe(game)
    named = [info.title, info.summary, *info.examples]
    named += [preset.label for preset in info.presets]
    named += [decision.label for decision in info.decisions]
    named += [chapter.label for chapter in info.chapters]
    for language in LANGUAGES:
        assert all(Texts(language).get(key) for key in named)


def test_options_are_fields_of_a_form() -> None:
    variant, limit = option("six-nimmt", "variant"), option("six-nimmt", "limit")
    assert variant.kind == "choice"
    assert [choice.value for choice in variant.choices] == ["standard", "tactical"]
    assert variant.choices[1].label == "six-nimmt-option-variant-tactical"
    assert (limit.kind, limit.least, limit.most, limit.default) == ("number", 1, 999, None)
    assert option("bang", "hire").kind == "flag"
    first = option("face-to-face", "first-player")
    assert [choice.value for choice in first.choices] == ["random", 0, 1]
    assert option("intrigo", "prices").kind == "data"
    assert option("intrigo", "prices").default == (1, 2, 3)


@each_game
def test_every_option_names_the_clause_that_tells_of_it(game: Game) -> None:
    for field in describe(game).options:
        assert field.rule in game.clauses, field.name


def test_a_choice_of_lengths_says_how_long_each_takes() -> None:
    lengths = option("face-to-face", "best-of").choices
    assert [choice.minutes for choice in lengths] == [(15, 25), (30, 75), (45, 120)]
    assert [choice.minutes for choice in option("bang", "mode").choices] == [(20, 45), (90, 300)]
    assert {choice.minutes for choice in option("six-nimmt", "variant").choices} == {None}


@each_game
def test_longer_matches_are_told_to_take_longer(game: Game) -> None:
    for field in describe(game).options:
        told = [choice.minutes for choice in field.choices if choice.minutes]
        assert told == sorted(told)
        assert len(told) in (0, len(field.choices))


class PlainOptions(Options, frozen=True):
    rules: ClassVar[Mapping[str, str]] = {"rounds": "6N-12"}
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3


def test_a_number_that_must_be_given_has_a_default(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SixNimmt()
    monkeypatch.setattr(game, "options", PlainOptions)
    monkeypatch.setattr(game, "presets", {})
    (rounds,) = describe(game).options
    assert (rounds.kind, rounds.least, rounds.most, rounds.default) == ("number", 1, 9, 3)


def settings(info: GameInfo) -> Iterator[Setting]:
    """Every combination of the options' defaults and one other value each."""
    fields = [field for field in info.options if field.kind != "data"]
    for changed in itertools.product([False, True], repeat=len(fields)):
        yield {
            field.name: other_value(field)
            for field, change in zip(fields, changed, strict=True)
            if change
        }


def other_value(field: OptionInfo) -> object:
    if field.kind == "flag":
        return not field.default
    return field.least if field.kind == "number" else field.choices[-1].value


def promised(info: GameInfo, setting: Setting, seats: int) -> bool:
    for field in info.options:
        if field.name in setting:
            apart = seats not in field.seats or any(other in setting for other in field.not_with)
            if apart or any(setting.get(name) != value for name, value in field.only_with.items()):
                return False
    return True


@each_game
def test_a_form_offers_exactly_what_the_rules_accept(game: Game) -> None:
    info = describe(game)
    for seats in info.seats:
        for setting in settings(info):
            try:
                game.parse_options(seats, setting)
                accepted = True
            except BadInput:
                accepted = False
            assert accepted == promised(info, setting, seats), (seats, setting)


@each_game
def test_presets_can_be_played(game: Game) -> None:
    for preset in describe(game).presets:
        seats = random.Random(preset.key).choice(preset.seats)
        state = Case(game, seats, preset.options).new(1, recording=False)
        for _ in walk(state, 1):
            pass
        assert state.result() is not None
    assert describe(game).presets[0].options == {}


def test_a_preset_is_for_the_seats_that_its_options_are_for() -> None:
    presets = {preset.key: preset.seats for preset in describe(find_game("sakura")).presets}
    assert presets == {"standard": (2, 3, 4, 5, 6), "tactical": (2,)}

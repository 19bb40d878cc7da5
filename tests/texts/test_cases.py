"""Russian and Ukrainian: names of cards and of people in the case that the sentence asks for.

Whole matches are played and every event, move and hint of theirs is said. What is checked is
what failed before: a card's nominative after a verb that takes the accusative, and a person's
name, which is never declined, right after a preposition.
"""

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax import ast as fluent

import ludoteka
from ludoteka.core import Event, Move, Phrase, Seat, redact
from ludoteka.games import find_game
from ludoteka.games.bang.cards import NAMES as CARDS
from ludoteka.games.bang.events import (
    CardAnswered,
    CardDiscarded,
    CardKept,
    CardPutInPlay,
    CardsDrawn,
    CardTurned,
    StoreCardTaken,
)
from ludoteka.texts import (
    Speaker,
    Texts,
    event_phrase,
    hint_phrase,
    move_phrase,
    question_phrase,
    render,
)
from tests.conformance.cases import CASES, Case, encoded, walk

LOCALES: Final = Path(ludoteka.__file__).parent / "locales"
LANGUAGES: Final = ("ru", "uk")
PEOPLE: Final = (
    "Emma",
    "Bohdan",
    "Chloe",
    "Dmytro",
    "Ada",
    "Felix",
    "Greta",
    "Hugo",
    "Ivo",
    "Jana",
)

NOMINATIVES: Final = {
    "ru": "Лавка|Бона|Бочка|Аппалуза|Тюрьма|Мустанг|Индейцы!",
    "uk": "Крамниця|Бона|Бочка|Апалуза|В’язниця|Мустанг|Індіанці!",
}
"""Cards whose accusative differs."""
TRANSITIVE: Final = {
    "ru": "играет|кладёт|выкладывает|берёт|забирает|сбрасывает|открывает|смотрит|выбирает|сохраняет"
    "|возвращает на колоду"
    "|оставляет себе|сыграть|сбросить|взять|выбрать|сохранить|вернуть на колоду",
    "uk": "грає|кладе|викладає|бере|забирає|скидає|відкриває|переглядає|вибирає|зберігає"
    "|повертає на колоду|залишає собі|зіграти|скинути|взяти|вибрати|зберегти|повернути на колоду",
}
PREPOSITIONS: Final = {
    "ru": "в|во|у|к|ко|от|с|со|за|перед|против|для|без|вместо|на|о|об|из|до|через",
    "uk": "в|у|до|від|з|із|зі|за|перед|проти|для|без|замість|на|про|через",
}
WHOLE_MATCHES: Final = [
    case for case in CASES if case.seats in (case.game.seat_counts[0], case.game.seat_counts[-1])
]
PERSONS: Final = (
    "seat|name|target|victim|owner|by|holder|artist|person|names|people|who|jumped|winner"
)
"""Variables that hold people's names; a seat's number follows a noun."""


def wrong_accusatives(language: str, sentence: str) -> list[str]:
    """Nominatives in what follows a transitive verb, to the end of that part of the sentence."""
    parts = re.findall(rf"(?:^|\W)(?:{TRANSITIVE[language]}) ([^:;→—]*)", sentence)
    return [card for part in parts for card in re.findall(rf"«({NOMINATIVES[language]})»", part)]


def wrong_names(language: str, sentence: str) -> list[str]:
    """People right after a preposition: their names stand in the nominative only."""
    pattern = rf"(?:^|\s)(?:{PREPOSITIONS[language]}):? (?:{'|'.join(PEOPLE)})"
    return re.findall(pattern, sentence, re.IGNORECASE)


def phrases_of(case: Case, seed: int) -> list[Phrase]:
    """Everything that is said of a match, once: events as all viewers get them, questions, all
    moves, and hints to them."""
    game, state = case.game, case.new(seed)
    events: set[Event] = set()
    found: dict[bytes, Phrase] = {}
    for seat, _ in walk(state, seed):
        for event in state.take_events():
            events |= {redact(event, viewer) for viewer in case.viewers}
        view = state.view(seat)
        said = [question_phrase(game, view)]
        for move in state.legal(seat):
            said += [move_phrase(game, move), hint_phrase(game, view, move)]
        for phrase in said:
            if phrase is not None:
                found.setdefault(encoded(phrase), phrase)
    return [*found.values(), *(event_phrase(game, event) for event in events)]


@pytest.mark.parametrize("case", WHOLE_MATCHES, ids=str)
def test_names_stand_in_the_case_that_is_asked_for(case: Case) -> None:
    said = phrases_of(case, seed=11)
    for language in LANGUAGES:
        texts, people = Texts(language), PEOPLE[: case.seats]
        for sentence in {render(texts, people, phrase) for phrase in said}:
            assert not wrong_accusatives(language, sentence), sentence
            assert not wrong_names(language, sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_bang_can_be_drawn_played_and_discarded(language: str) -> None:
    bang = find_game("bang")
    speaker = Speaker(Texts(language), bang, PEOPLE)
    for move in range(len(bang.moves)):
        assert not wrong_accusatives(language, speaker.move(Move(move)))
    for card in CARDS:
        for kind in (CardDiscarded, CardAnswered, StoreCardTaken, CardTurned, CardKept):
            sentence = speaker.event(kind("BA-1", Seat(0), card))
            assert not wrong_accusatives(language, sentence), sentence


def test_a_card_is_in_the_accusative_where_it_is_drawn_and_played() -> None:
    speaker = Speaker(Texts("ru"), find_game("bang"), PEOPLE)
    barrel = next(card for card in CARDS if "barrel" in card)
    own = CardPutInPlay("BA-40", Seat(0), barrel, Seat(0))
    assert speaker.event(own).startswith("Emma выкладывает «Бочку» ")
    jail = next(card for card in CARDS if "jail" in card)
    others = speaker.event(CardPutInPlay("BA-44", Seat(0), jail, Seat(1)))
    assert re.fullmatch("Emma кладёт «Тюрьму» .+ перед игроком Bohdan[.]", others)
    drawn = speaker.event(CardsDrawn("BA-5", Seat(2), (barrel, jail)))
    assert re.fullmatch("Chloe берёт «Бочку» [^,]+, «Тюрьму» .+[.]", drawn)


def test_the_list_of_wrong_forms_finds_them() -> None:
    assert wrong_accusatives("ru", "Emma играет «Лавка» Д♠.") == ["Лавка"]
    assert wrong_accusatives("uk", "Emma бере «Дуель» Д♠, «В’язниця» 4♥.") == ["В’язниця"]
    assert not wrong_accusatives("ru", "Emma отвечает: «Бочка» К♠.")
    assert wrong_names("ru", "карта лежит перед: Bohdan")
    assert wrong_names("uk", "стріляє в Bohdan")
    assert not wrong_names("ru", "стреляет в игрока Bohdan")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_puts_a_name_right_after_a_preposition(language: str) -> None:
    """Messages of the page, which no Python says: their text, with the names of variables."""
    pattern = re.compile(
        rf"(?:^|\s)(?:{PREPOSITIONS[language]}):? \$(?:{PERSONS})\b(?!-)", re.IGNORECASE
    )
    for file in sorted((LOCALES / language).rglob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message):
                assert not pattern.findall(flat(entry)), entry.id.name


def flat(entry: fluent.Message) -> str:
    """The text of a message with `$name` for its variables, all variants one after another."""
    return re.sub(r"\{ (\$[\w-]+) \}", r"\1", FluentSerializer().serialize_entry(entry))

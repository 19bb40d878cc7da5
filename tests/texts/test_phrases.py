"""What games say in no language, and how it becomes sentences."""

import random

import msgspec
import pytest

from ludoteka.core import BadInput, Event, Hidden, IllegalMove, Phrase, Player, Result, Seat, redact
from ludoteka.core.events import Asked, Ended
from ludoteka.core.game import Sayable
from ludoteka.games import find_game
from ludoteka.games.bang.cards import NAMES as NAMES_OF_CARDS
from ludoteka.games.bang.events import CardPlayed, MoneyPaid
from ludoteka.games.sakura.events import ArtistStayed
from ludoteka.games.six_nimmt.cards import DECK
from ludoteka.games.six_nimmt.events import CardPlaced, CardsRevealed, HandDealt
from ludoteka.texts import LANGUAGES, Speaker, Texts, render
from ludoteka.texts import phrases as said
from tests.conformance.cases import CASES, Case, walk

NIMMT, BANG, SAKURA = (find_game(key) for key in ("six-nimmt", "bang", "sakura"))
ENGLISH = Texts("en")
NAMES = ("Ann", "Bob", "Eve", "Dan")


def test_an_event_is_a_key_with_arguments_as_json() -> None:
    phrase = said.event_phrase(NIMMT, CardPlaced("6N-6", Seat(2), DECK[54], 3))
    assert msgspec.to_builtins(phrase) == {
        "key": "six-nimmt-event-card-placed",
        "arguments": {"seat": {"seat": 2}, "card": 55, "row": 4},
    }


def test_what_is_hidden_is_told_by_its_count() -> None:
    dealt = redact(HandDealt("6N-2", Seat(1), (DECK[2], DECK[6])), Seat(0))
    phrase = said.event_phrase(NIMMT, dealt)
    assert msgspec.to_builtins(phrase.arguments) == {"seat": {"seat": 1}, "cards": {"hidden": 2}}
    assert render(ENGLISH, NAMES, phrase) == "Bob gets 2 cards."


def test_lists_by_seat_name_the_seats() -> None:
    phrase = said.event_phrase(NIMMT, CardsRevealed("6N-4", (DECK[2], DECK[6])))
    assert phrase.arguments["cards"] == (
        Phrase("core-by-seat", {"seat": Player(0), "value": "3"}),
        Phrase("core-by-seat", {"seat": Player(1), "value": "7"}),
    )
    assert render(ENGLISH, NAMES, phrase) == "Revealed: Ann 3, Bob 7."


def test_digits_are_not_grouped_in_lists() -> None:
    phrase = said.event_phrase(BANG, MoneyPaid("BA-81", (0, 1500), (0, 21500)))
    assert "Bob 1500." in render(ENGLISH, NAMES, phrase)
    assert "Bob 21500." in render(ENGLISH, NAMES, phrase)


def test_a_question_and_an_end_are_phrases_within_phrases() -> None:
    asked = said.event_phrase(NIMMT, Asked("6N-3", (Seat(0), Seat(3)), "choose-card"))
    assert asked.arguments == {
        "seats": (Player(0), Player(3)),
        "decision": Phrase("six-nimmt-ask-choose-card"),
    }
    assert render(ENGLISH, NAMES, asked) == "Ann, Dan: Choose a card."
    ended = said.event_phrase(NIMMT, Ended("6N-11", Result((1, 1, 3, 4), (5, 5, 9, 70))))
    assert render(ENGLISH, NAMES, ended) == "The match is over. Winners: Ann, Bob."


def test_nothing_is_null_and_has_the_count_0() -> None:
    phrase = said.event_phrase(SAKURA, ArtistStayed("SA-8", None, 4))
    assert msgspec.to_builtins(phrase.arguments) == {"artist": None, "space": 4}
    assert render(ENGLISH, NAMES, phrase) == "The Court painter stays: 4."
    assert render(ENGLISH, NAMES, Phrase("core-event-asked", {"seats": (), "decision": "?"})) == (
        "nothing: ?"
    )
    assert render(ENGLISH, NAMES, Phrase("core-winners", {"winners": (None,), "count": 1})) == (
        "Winner: nothing."
    )


@pytest.mark.parametrize("name", ["none", "hidden", "0", "one", "other"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_taken_for_nobody(name: str, language: str) -> None:
    events: list[tuple[str, Event]] = [
        ("sakura", ArtistStayed("SA-8", Seat(1), 4)),
        ("bang", CardPlayed("BA-11", Seat(0), NAMES_OF_CARDS[0], Seat(1))),
    ]
    for key, event in events:
        strange, usual = (
            Speaker(Texts(language), find_game(key), names)
            for names in (("Ann", name), ("Ann", "Bob"))
        )
        assert strange.event(event) == usual.event(event).replace("Bob", name)


def test_a_seat_without_a_name_is_said_by_its_number() -> None:
    move = BANG.moves.parse("draw from 7")
    assert said.move_phrase(BANG, move).arguments == {"target": Player(7)}
    assert "7" in Speaker(ENGLISH, BANG, NAMES).move(move)


def test_refusals_tell_their_arguments() -> None:
    refused = IllegalMove("not-in-hand", "6N-3", card=12)
    assert said.refusal_phrase(NIMMT, refused) == Phrase(
        "six-nimmt-refusal-not-in-hand", {"card": 12}
    )
    assert Speaker(ENGLISH, NIMMT, NAMES).error(refused).endswith("12 is not in your hand. [6N-3]")
    bad = BadInput("bad-hex", value="xyz")
    assert said.refusal_phrase(NIMMT, bad) == Phrase("error-bad-hex", {"value": "xyz"})


def leaves(value: Sayable) -> list[Sayable]:
    if isinstance(value, Phrase):
        return [leaf for part in value.arguments.values() for leaf in leaves(part)]
    if isinstance(value, tuple):
        return [leaf for part in value for leaf in leaves(part)]
    return [value]


def told(case: Case, seed: int) -> list[Phrase]:
    """All that one random walk says to one of its viewers."""
    chance = random.Random(seed)
    state = case.new(seed)
    found: list[Phrase] = []
    for seat, move in walk(state, seed):
        viewer = chance.choice(case.viewers)
        received = [redact(event, viewer) for event in state.take_events()]
        found += [said.event_phrase(case.game, event) for event in received]
        found.append(said.move_phrase(case.game, move))
        hint = said.hint_phrase(case.game, state.view(seat), move)
        found += [hint] if hint else []
    return found


@pytest.mark.parametrize("case", CASES[::4], ids=str)
def test_phrases_can_be_said_in_every_language_and_only_hold_plain_leaves(case: Case) -> None:
    names = [f"player {seat}" for seat in range(case.seats)]
    chance = random.Random(1)
    for phrase in told(case, 3):
        for leaf in leaves(phrase):
            assert leaf is None or isinstance(leaf, str | int | Player | Hidden)
        sentence = render(Texts(chance.choice(LANGUAGES)), names, phrase)
        assert sentence
        assert "none" not in sentence.lower().split()

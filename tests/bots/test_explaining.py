"""What bots say about their moves can be said to people, in every language."""

import pytest

from ludoteka.bots import Bot, find_bot
from ludoteka.bots.explaining import MOST_PHRASES, NAMES, explanation
from ludoteka.bots.prospects import chances, tenths
from ludoteka.core import Game, Move, Phrase, Rng, Seat, View, all_seats, redact
from ludoteka.games import find_game, games
from ludoteka.texts import LANGUAGES, Texts, render

MOVES = 60
SEARCHES = 2


class Talking(Bot):
    def __init__(self, game: Game, seat: Seat, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.said: list[Phrase] = []

    def choose(self, view: View, moves: list[Move]) -> Move:
        return moves[0]

    def explain(self) -> list[Phrase]:
        return self.said


@pytest.mark.parametrize("level", ["beginner", "greedy", "sampler@1", "expert@1", "master@1"])
@pytest.mark.parametrize("key", games())
def test_every_level_says_only_what_can_be_said(key: str, level: str) -> None:
    game = find_game(key)
    state = game.new(game.default_seats, {}, bytes(32))
    seats = all_seats(game.default_seats)
    searching = "@" in level
    bots = {seat: find_bot(level, game)(game, seat, Rng(bytes([seat]))) for seat in seats}
    for number in range(MOVES):
        for event in state.take_events():
            for bot in bots.values():
                bot.see(redact(event, bot.seat))
        seat = state.to_act()[0]
        if not searching or number % (MOVES // SEARCHES) == 0:
            move = bots[seat].choose(state.view(seat), state.legal(seat))
            said, fault = explanation(bots[seat])
            assert not fault
            for language in LANGUAGES:
                assert all(render(Texts(language), NAMES, phrase) for phrase in said)
        else:
            move = state.legal(seat)[number % len(state.legal(seat))]
        state.play(seat, move)
        if not state.to_act():
            return


@pytest.mark.parametrize("level", ["sampler@4", "expert@4", "master@4"])
@pytest.mark.parametrize("key", games())
def test_who_searched_says_what_it_expects(key: str, level: str) -> None:
    game = find_game(key)
    state = game.new(game.default_seats, {}, bytes(32))
    seat = state.to_act()[0]
    bot = find_bot(level, game)(game, seat, Rng(b""))
    for event in state.take_events():
        bot.see(redact(event, seat))
    assert not bot.explain()
    bot.choose(state.view(seat), state.legal(seat))
    keys = {phrase.key for phrase in bot.explain()}
    assert keys & {
        "bot-chance",
        "bot-chance-next",
        "bot-six-nimmt-bulls",
        "bot-six-nimmt-margin",
    }


def test_a_choice_that_did_worse_than_another_is_told_alone() -> None:
    assert chances(0.4, [0.1, 0.3]) == (Phrase("bot-chance-next", {"percent": 40, "next": 30}),)
    assert chances(0.4, [0.1, 0.5]) == (Phrase("bot-chance", {"percent": 40}),)
    assert chances(0.4, [0.4]) == (Phrase("bot-chance", {"percent": 40}),)
    assert chances(1.4) == (Phrase("bot-chance", {"percent": 100}),)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "1.4 0.0 12.0"), ("ru", "1,4 0,0 12,0"), ("uk", "1,4 0,0 12,0")]
)
def test_decimals_are_written_as_the_language_does(language: str, said: str) -> None:
    texts = Texts(language)
    assert " ".join(render(texts, (), tenths(value)) for value in (1.36, 0.04, 11.96)) == said


def test_greedy_explains_itself_in_6_nimmt() -> None:
    game = find_game("six-nimmt")
    state = game.new(3, {}, bytes(32))
    bot = find_bot("greedy", game)(game, Seat(0), Rng(b""))
    assert not bot.explain()
    bot.choose(state.view(Seat(0)), state.legal(Seat(0)))
    (phrase,) = bot.explain()
    assert phrase.key in {"bot-six-nimmt-safe", "bot-six-nimmt-cost"}


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ([Phrase("nowhere", {})], "KeyError"),
        ([Phrase("bot-failed", {})], "LookupError"),
        ([Phrase("bot-failed", {"bot": "x"})] * (MOST_PHRASES + 1), "too many"),
        ([Phrase("bot-failed", {"bot": "x" * 10_000})], "too many"),
        (["a sentence"], "AttributeError"),
        (None, "TypeError"),
    ],
)
def test_what_cannot_be_said_is_left_out(said: list[Phrase], fault: str) -> None:
    game = find_game("six-nimmt")
    bot = Talking(game, Seat(0), Rng(b""))
    bot.said = [Phrase("bot-failed", {"bot": "x"})]
    assert explanation(bot) == (tuple(bot.said), "")
    bot.said = said
    found, problem = explanation(bot)
    assert found == ()
    assert fault in problem

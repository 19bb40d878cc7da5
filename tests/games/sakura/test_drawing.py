"""The table in the terminal, and every sentence of whole matches, in three languages."""

import random
from io import StringIO

import pytest
from rich.console import Console

from ludoteka.boards.sakura import draw
from ludoteka.core import Seat, redact
from ludoteka.games.sakura import Sakura
from ludoteka.games.sakura.view import SakuraView
from ludoteka.texts import LANGUAGES, Speaker, Texts

pytestmark = pytest.mark.uncounted

GAME = Sakura()
NAMES = ("Anna", "Borys", "Chloe", "Dmytro", "Emma", "Fedir")


def speaker(language: str, seats: int) -> Speaker:
    return Speaker(Texts(language), GAME, NAMES[:seats])


def drawn(view: object, said: Speaker) -> str:
    assert isinstance(view, SakuraView)
    console = Console(width=80, file=StringIO(), record=True)
    console.print(draw(view, said))
    return console.export_text()


def test_the_path_shows_everybody_and_everything() -> None:
    state = GAME.from_position({"emperor": 18, "artists": [0, 12, 0], "hands": [[16, 5], []]})
    shown = drawn(state.view(Seat(0)), speaker("en", 2))
    lines = shown.splitlines()
    pieces, ground, numbers = lines[1:4]
    assert pieces.startswith("1P")
    assert pieces[numbers.index("12")] == "2"
    assert pieces[numbers.index("18")] == "♛"
    assert ground[numbers.index("16")] == "✓"
    assert ground[numbers.index("11")] == "≈"
    assert ground[numbers.index(" 6 ") + 1] == "╥"
    assert ground.count("≈") + lines[5].count("≈") == 4
    assert lines[5].count("✿") == 2
    for icon in ("▲ −2", "✎ +1", "♛ ±1", "✎ #", "Court painter", "gate"):
        assert icon in shown
    assert max(len(line) for line in lines) <= 80


def test_a_choice_is_drawn_face_down_for_others() -> None:
    state = GAME.from_position({"hands": [[16], [9], []]})
    state.play(Seat(0), GAME.moves.parse("play 16"))
    assert "▒▒" in drawn(state.view(Seat(1)), speaker("en", 3))
    assert "16 ✓" in drawn(state.view(Seat(0)), speaker("en", 3))


def test_the_queue_is_drawn_while_cards_are_resolved() -> None:
    state = GAME.from_position({"hands": [[4], [5], [9]]})
    for seat, move in enumerate(("play 4", "play 5", "play 9")):
        state.play(Seat(seat), GAME.moves.parse(move))
    shown = drawn(state.view(None), speaker("en", 3))
    second, third = (
        "\N{NO-BREAK SPACE}".join(card.split()) for card in ("2 5 ♛ ±1 ✎ #", "3 9 ♛ +2 ✎ +1")
    )
    assert f"To resolve  {second}   {third}" in shown, "no card is broken over two lines"
    assert "✓" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_whole_matches_can_be_told_and_drawn(language: str, seats: int) -> None:
    said = speaker(language, seats)
    chance = random.Random(seats)
    for options in GAME.variants_at(seats):
        state = GAME.new(seats, options, bytes([seats] * 32))
        while acting := state.to_act():
            seat = chance.choice(acting)
            view = state.view(seat)
            legal = state.legal(seat)
            assert drawn(view, said)
            assert all(said.move(move) and said.hint(view, move) for move in legal[:3])
            state.play(seat, chance.choice(legal))
        for event in state.events:
            for viewer in (*state.seats, None):
                assert said.event(redact(event, viewer))

"""Deck and board are data: ours, or a host's own, checked."""

import json
from pathlib import Path

import pytest

from ludoteka.cli.parameters import read_options
from ludoteka.core import BadInput
from ludoteka.core.match import Match
from ludoteka.core.records import SeatInfo, decode_record, encode_record, replay
from ludoteka.games.sakura import Sakura
from ludoteka.games.sakura.data import OUR_BOARD, OUR_DECK, Board, widen
from ludoteka.games.sakura.state import SakuraState
from ludoteka.texts import LANGUAGES, Texts
from ludoteka.texts.speaker import say_error

GAME = Sakura()

CARDS = [{"number": face.number, "garden": face.garden, "artist": face.artist} for face in OUR_DECK]
MIRRORED = [
    {**card, "number": 61 - face.number} for card, face in zip(CARDS, OUR_DECK, strict=True)
]
SHORT = {"torii": 2, "bridges": [1, 4], "trees": [5, 8, 12]}


def changed(card_number: int, **values: object) -> list[dict[str, object]]:
    """Our deck with another card of this number."""
    return [{**card, **values} if card["number"] == card_number else {**card} for card in CARDS]


@pytest.mark.rule("SA-1", "SA-2")
def test_our_deck_is_what_is_known_of_the_original() -> None:
    assert sorted(face.number for face in OUR_DECK) == list(range(1, 61))
    gardens = [face.garden for face in OUR_DECK]
    assert sum(garden.startswith("emperor") for garden in gardens) == 44
    assert sum(garden in {"nearest -2", "furthest +2"} for garden in gardens) == 16


@pytest.mark.rule("SA-3")
def test_the_path_is_wider_for_five_and_six() -> None:
    for seats in (2, 3, 4):
        path = widen(OUR_BOARD, seats)
        assert (path.torii, path.trees) == (6, (16, 27, 38))
        assert path.bridges == ((3,), (11,), (21,), (32,))
    for seats in (5, 6):
        path = widen(OUR_BOARD, seats)
        assert (path.torii, path.trees) == (8, (20, 33, 46))
        assert path.bridges == ((3, 4, 5), (13, 14, 15), (25, 26, 27), (38, 39, 40))


@pytest.mark.rule("SA-2", "SA-3")
def test_a_board_of_ones_own_is_widened_like_ours() -> None:
    path = widen(Board(torii=2, bridges=(1, 4), trees=(5, 8, 12)), 6)
    assert (path.torii, path.bridges, path.trees) == (4, ((1, 2, 3), (6, 7, 8)), (9, 12, 16))


@pytest.mark.rule("SA-2")
def test_a_deck_and_a_board_of_ones_own_are_played_with() -> None:
    state = GAME.new(3, {"deck": MIRRORED, "board": SHORT}, bytes(32))
    assert isinstance(state, SakuraState)
    assert state.emperor == 2
    assert state.tree_spaces == (5, 8, 12)
    ours = GAME.new(3, {}, bytes(32))
    assert isinstance(ours, SakuraState)
    assert [state.gardens[61 - card] for card in range(1, 61)] == list(ours.gardens[1:])
    assert [state.skills[61 - card] for card in range(1, 61)] == list(ours.skills[1:])


@pytest.mark.rule("SA-2")
@pytest.mark.parametrize(
    ("options", "code", "arguments"),
    [
        ({"deck": CARDS[:-1]}, "deck-size", {"found": 59, "needed": 60}),
        ({"deck": []}, "deck-size", {"found": 0}),
        ({"deck": changed(7, number=61)}, "deck-number", {"number": 61, "most": 60}),
        ({"deck": changed(7, number=0)}, "deck-number", {"number": 0}),
        ({"deck": changed(7, number=8)}, "deck-twice", {"number": 8}),
        ({"deck": changed(7, garden="emperor +3")}, "deck-action", {"action": "emperor +3"}),
        ({"deck": changed(7, garden="+1")}, "deck-action", {"number": 7}),
        ({"deck": changed(7, artist="overtake twice")}, "deck-action", {"number": 7}),
        ({"deck": changed(7, colour="red")}, "bad-option", {"option": "deck"}),
        ({"deck": changed(7, number="7.5")}, "bad-option", {"option": "deck"}),
        ({"deck": "deck.json"}, "bad-option", {"option": "deck", "value": "deck.json"}),
        ({"board": {**SHORT, "trees": [5, 8]}}, "board-trees", {"found": 2, "needed": 3}),
        ({"board": {**SHORT, "trees": [8, 5, 12]}}, "board-order", {"order": "2, 8, 5, 12"}),
        ({"board": {**SHORT, "trees": [5, 8, 8]}}, "board-order", {}),
        ({"board": {**SHORT, "torii": 5}}, "board-order", {}),
        ({"board": {**SHORT, "torii": 0}}, "board-order", {}),
        ({"board": {**SHORT, "trees": [5, 8, 201]}}, "board-order", {"most": 200}),
        ({"board": {**SHORT, "bridges": [4, 1]}}, "board-bridge", {"bridge": 1}),
        ({"board": {**SHORT, "bridges": [4, 4]}}, "board-bridge", {"bridge": 4}),
        ({"board": {**SHORT, "bridges": [0]}}, "board-bridge", {"bridge": 0}),
        ({"board": {**SHORT, "bridges": [2]}}, "board-bridge", {"bridge": 2}),
        ({"board": {**SHORT, "bridges": [8]}}, "board-bridge", {"bridge": 8}),
        ({"board": {**SHORT, "bridges": [12]}}, "board-bridge", {"bridge": 12, "last": 12}),
        ({"board": {"torii": 2}}, "bad-option", {"option": "board"}),
        ({"board": "board.json"}, "bad-option", {"option": "board"}),
    ],
)
def test_nonsense_is_refused(
    options: dict[str, object], code: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(3, options, bytes(32))
    assert caught.value.code == code
    assert arguments.items() <= caught.value.arguments.items()
    for language in LANGUAGES:
        assert say_error(Texts(language), caught.value)


@pytest.mark.rule("SA-25")
def test_the_tactical_option_is_for_two() -> None:
    assert GAME.new(2, {"tactical": True}, bytes(32)).to_act() == (0, 1)
    with pytest.raises(BadInput, match="tactical-for-two"):
        GAME.new(3, {"tactical": True}, bytes(32))


@pytest.mark.rule("SA-2")
def test_a_record_holds_the_data_and_needs_no_file(tmp_path: Path) -> None:
    deck, board = tmp_path / "deck.json", tmp_path / "board.json"
    deck.write_text(json.dumps(MIRRORED), "utf-8")
    board.write_text(json.dumps(SHORT), "utf-8")
    options = read_options(GAME, [f"deck={deck}", f"board={board}"])
    match = Match(GAME, (SeatInfo("a"), SeatInfo("b")), options)
    while acting := match.state.to_act():
        match.play(acting[0], match.state.legal(acting[0])[-1])
    deck.unlink()
    board.unlink()
    record = decode_record(encode_record(match.record()))
    assert record.options == {"deck": MIRRORED, "board": SHORT}
    assert [state.result() for state in replay(GAME, record)][-1] == record.result


@pytest.mark.rule("SA-2")
def test_only_a_host_may_name_a_file(tmp_path: Path) -> None:
    inline = read_options(GAME, [f"board={json.dumps(SHORT)}"])
    assert inline == {"board": SHORT}
    with pytest.raises(BadInput, match="unreadable-file"):
        read_options(GAME, [f"deck={tmp_path / 'gone.json'}"])
    there = tmp_path / "board.json"
    there.write_text(json.dumps(SHORT), "utf-8")
    with pytest.raises(BadInput, match="bad-option"):
        GAME.new(3, {"board": str(there)}, bytes(32))

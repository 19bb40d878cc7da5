"""What a player is told before deciding."""

from typing import Any

import pytest

from ludoteka.core import SEATS, Phrase
from ludoteka.games.face_to_face import FaceToFace

GAME = FaceToFace()


def hint(move: str, seat: int = 0, **position: Any) -> Phrase | None:
    state = GAME.from_position(position)
    return GAME.hint(state.view(SEATS[seat]), GAME.moves.parse(move))


TABLE: dict[str, Any] = {
    "up": [[27], [29]],
    "down": [[35], [40]],
    "hands": [[12, 17, 28, 34, 45, 50], ["?"] * 6],
}


@pytest.mark.rule("FF-4", "FF-5", "FF-6")
@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("play 28 up", Phrase("hint-normal", {"skipped": 0})),
        ("play 50 up", Phrase("hint-normal", {"skipped": 22})),
        ("play 12 down", Phrase("hint-normal", {"skipped": 22})),
        ("play 17 up", Phrase("hint-trick")),
        ("play 45 down", Phrase("hint-trick")),
        ("help 12 up", Phrase("hint-help", {"numbers": 17})),
        ("help 45 down", Phrase("hint-help", {"numbers": 5})),
        ("play 12 up", None),
        ("play 2 up", None),
    ],
)
def test_every_legal_play_says_what_it_would_do(move: str, told: Phrase | None) -> None:
    assert hint(move, **TABLE) == told


def test_only_who_decides_gets_a_hint() -> None:
    assert hint("play 28 up", seat=1, **TABLE) is None
    assert hint("end", seat=1, **TABLE) is None


LATE: dict[str, Any] = {"up": [[5, 6], [20]], "plays": 2}


@pytest.mark.rule("FF-7")
@pytest.mark.parametrize(
    ("hand", "left", "helped", "cards"),
    [(4, 9, False, 2), (4, 1, False, 1), (3, 0, False, 0), (2, 9, True, 4), (2, 3, True, 3)],
)
def test_ending_says_how_many_cards_will_be_drawn(
    hand: int, left: int, helped: bool, cards: int
) -> None:
    position = dict(LATE, hands=[["?"] * hand, ["?"] * 6], draw_piles=[["?"] * left, ["?"]])
    if helped:
        position |= {"up": [[6], [20, [5, 0]]], "helped": True}
    assert hint("end", **position) == Phrase("hint-end", {"cards": cards})


@pytest.mark.rule("FF-9")
@pytest.mark.parametrize(("hand", "left"), [(1, 0), (0, 1)])
def test_ending_with_a_single_card_and_no_draw_pile_is_warned_of(hand: int, left: int) -> None:
    position = dict(LATE, hands=[["?"] * hand, ["?"] * 6], draw_piles=[["?"] * left, ["?"]])
    assert hint("end", **position) == Phrase("hint-end-loses")
    # FF-11: not if a last card may be played alone
    mild = dict(position, options={"last-card": "mild"})
    assert hint("end", **mild) == Phrase("hint-end", {"cards": left})


@pytest.mark.rule("FF-9")
def test_a_single_card_is_no_danger_while_two_more_are_drawn() -> None:
    position = dict(LATE, hands=[["?"], ["?"] * 6], draw_piles=[["?"], ["?"]])
    assert hint("end", **position) == Phrase("hint-end", {"cards": 1})


@pytest.mark.rule("FF-8")
def test_the_last_card_says_that_it_wins() -> None:
    position = dict(LATE, hands=[[50], ["?"] * 6], draw_piles=[[], ["?"]])
    assert hint("play 50 up", **position) == Phrase("hint-wins")


def test_moves_are_said_by_their_pile() -> None:
    said = [
        GAME.move_phrase(GAME.moves.parse(text)) for text in ("end", "play 7 down", "help 8 up")
    ]
    assert said == [
        Phrase("move-end"),
        Phrase("move-down", {"card": 7}),
        Phrase("move-help-up", {"card": 8}),
    ]

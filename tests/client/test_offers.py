"""What is sent of legal moves is all that a game says of them, and little."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from ludoteka.client.offers import LegalMove, legal_moves
from ludoteka.core.game import Game
from ludoteka.core.seats import Move
from ludoteka.core.views import View
from ludoteka.games import BUILT_IN, find_game
from ludoteka.server.protocol_offers import LegalMoves
from ludoteka.server.tables.offers import offers
from ludoteka.texts.phrases import hint_phrase, move_phrase

MOST_BYTES = 60_000


def questions(game: Game, seats: int, seed: int) -> Iterator[tuple[View, list[Move]]]:
    """All that the seats of a match played at random are asked."""
    state, chance = game.new(seats, {}, seed.to_bytes(32)), random.Random(seed)
    while asked := state.to_act():
        legal = state.legal(asked[0])
        yield state.view(asked[0]), legal
        state.play(asked[0], chance.choice(legal))


def sent(game: Game, view: View, legal: list[Move]) -> bytes:
    assert view.decision is not None
    return msgspec.json.encode(offers(game, view.decision, view, legal))


@pytest.mark.parametrize("key", sorted(BUILT_IN))
def test_every_move_arrives_with_its_words_its_clause_and_its_hint(key: str) -> None:
    game = find_game(key)
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        for view, legal in questions(game, seats, seed=seats):
            offer = msgspec.json.decode(sent(game, view, legal), type=LegalMoves)
            rule = game.decision(view.decision or "").rule
            assert offer.texts() == [game.moves.text(move) for move in legal]
            assert legal_moves(offer) == [
                LegalMove(
                    game.moves.text(move),
                    rule,
                    move_phrase(game, move),
                    hint_phrase(game, view, move),
                )
                for move in legal
            ]


def test_a_thousand_moves_are_sent_in_a_frame_of_modest_size() -> None:
    game = find_game("intrigo")
    asked = [question for seed in range(5) for question in questions(game, 4, seed)]
    view, legal = max(asked, key=lambda question: len(question[1]))
    assert len(legal) > 1000
    assert len(sent(game, view, legal)) < MOST_BYTES


def test_what_is_sent_depends_on_the_question_only() -> None:
    game = find_game("bang")
    view, legal = max(questions(game, 7, seed=1), key=lambda question: len(question[1]))
    first = sent(game, view, legal)
    for other, moves in questions(game, 5, seed=2):
        sent(game, other, moves)
    assert sent(game, view, legal) == first

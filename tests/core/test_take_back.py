"""Who may take what back, at a table of 6 nimmt!."""

import pytest

from ludoteka.core import IllegalMove, Move, Seat, State
from ludoteka.core.take_back import TakeBacks, take_back
from ludoteka.games.six_nimmt import SixNimmt

GAME = SixNimmt()
SEED = bytes(32)


class Table:
    def __init__(self, **options: object) -> None:
        self.options = options
        self.state: State = GAME.new(3, options, SEED)
        self.state.take_events()
        self.offers = TakeBacks()
        self.moves: list[tuple[Seat, Move]] = []

    def play(self, seat: int, at: int = 0) -> Move:
        move = self.state.legal(Seat(seat))[at]
        self.state.play(Seat(seat), move)
        self.moves.append((Seat(seat), move))
        self.offers.played(Seat(seat), self.state.take_events())
        return move

    def take_back(self, seat: int) -> None:
        index = self.offers.offer(Seat(seat))
        assert index is not None
        self.state = take_back(GAME, 3, self.options, SEED, self.moves, index)
        del self.moves[index]
        self.offers.taken_back(Seat(seat))

    def offered(self) -> dict[int, int]:
        offers = {seat: self.offers.offer(seat) for seat in self.state.seats}
        return {seat: index for seat, index in offers.items() if index is not None}


def test_a_choice_may_be_changed_until_all_have_chosen() -> None:
    table = Table()
    table.play(2)
    table.play(0)
    assert table.offered() == {2: 0, 0: 1}
    table.take_back(2)
    assert table.offered() == {0: 0}
    assert table.state.to_act() == (1, 2)
    table.play(2, at=3)
    table.play(1)
    assert table.offered() == {}


def test_an_open_move_may_be_taken_back_until_it_is_answered() -> None:
    table = Table(variant="tactical")
    first = table.state.to_act()[0]
    card = table.play(first)
    assert table.offered() == {first: 0}
    table.take_back(first)
    assert table.offered() == {}
    assert card in table.state.legal(first)
    table.play(first, at=5)
    second = table.state.to_act()[0]
    table.play(second)
    assert table.offered() == {second: 1}


def test_a_move_that_others_rest_on_cannot_be_taken_back() -> None:
    table = Table(variant="tactical")
    for _ in range(2):
        table.play(table.state.to_act()[0])
    with pytest.raises(IllegalMove):
        take_back(GAME, 3, table.options, SEED, table.moves, 0)


def test_when_all_have_chosen_only_the_last_may_choose_again() -> None:
    """Intrigo's last packets hold one card: all choose, and nobody learns anything."""
    offers = TakeBacks()
    state = GAME.new(3, {}, SEED)
    asked = state.take_events()[-1:]
    offers.played(Seat(0), [])
    offers.played(Seat(1), [])
    offers.played(Seat(2), asked)
    assert [offers.offer(seat) for seat in state.seats] == [None, None, 2]
    offers.taken_back(Seat(2))
    assert [offers.offer(seat) for seat in state.seats] == [0, 1, None]
    offers.taken_back(Seat(1))
    assert [offers.offer(seat) for seat in state.seats] == [0, None, None]
    offers.played(Seat(2), [])
    offers.played(Seat(1), asked)
    assert [offers.offer(seat) for seat in state.seats] == [None, 2, None]
    offers.played(Seat(0), asked)
    assert [offers.offer(seat) for seat in state.seats] == [3, None, None]

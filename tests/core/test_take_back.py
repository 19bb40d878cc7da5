"""Who may take what back, at a table of 6 nimmt!."""

import pytest

from ludoteka.core import IllegalMove, Move, Seat, State
from ludoteka.core.events import Event
from ludoteka.core.take_back import TakeBacks, play_again
from ludoteka.games.bang import Bang
from ludoteka.games.bang.state import BangState
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
        self.told: list[list[Event]] = []

    def play(self, seat: int, at: int = 0) -> Move:
        move = self.state.legal(Seat(seat))[at]
        self.state.play(Seat(seat), move)
        self.moves.append((Seat(seat), move))
        self.told.append(self.state.take_events())
        self.offers.played(Seat(seat), self.told[-1])
        return move

    def take_back(self, seat: int) -> None:
        index = self.offers.offer(Seat(seat))
        assert index is not None
        del self.moves[index], self.told[index]
        self.state = play_again(GAME, 3, self.options, SEED, self.moves)
        self.offers = TakeBacks()
        for (other, _), events in zip(self.moves, self.told, strict=True):
            self.offers.played(other, events)

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
        play_again(GAME, 3, table.options, SEED, table.moves[1:])


@pytest.mark.parametrize("rules", [1, None])
def test_a_match_is_played_again_by_the_rules_that_it_began_with(rules: int | None) -> None:
    game = Bang()
    state = game.new(4, {}, SEED)
    (seat,) = state.to_act()
    again = play_again(game, 4, {}, SEED, [(seat, state.legal(seat)[0])], rules=rules)
    assert isinstance(again, BangState)
    assert again.rules == (rules or game.rules_version)


def test_when_all_have_chosen_only_the_last_may_choose_again() -> None:
    """Intrigo's last packets hold one card: all choose, and nobody learns anything."""
    state = GAME.new(3, {}, SEED)
    asked = state.take_events()[-1:]

    def offered(*played: tuple[int, list[Event]]) -> list[int | None]:
        offers = TakeBacks()
        for seat, events in played:
            offers.played(Seat(seat), events)
        return [offers.offer(seat) for seat in state.seats]

    assert offered((0, []), (1, []), (2, asked)) == [None, None, 2]
    assert offered((0, []), (1, [])) == [0, 1, None]
    assert offered((0, [])) == [0, None, None]
    assert offered((0, []), (2, []), (1, asked)) == [None, 2, None]
    assert offered((0, []), (2, []), (1, asked), (0, asked)) == [3, None, None]

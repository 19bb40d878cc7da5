"""A match played on at random, to its end."""

from ludoteka.bots.search.dice import Dice
from ludoteka.core.state import State


def roll_out(state: State, dice: Dice) -> None:
    """Every legal move is as likely as the others."""
    acting = state.to_act()
    while acting:
        for seat in acting:
            moves = state.legal(seat)
            state.apply(seat, moves[dice.below(len(moves))])
        acting = state.to_act()

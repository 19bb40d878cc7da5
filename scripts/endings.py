"""How far a bot is from perfect play at the end of an open duel of 6 nimmt!, measured exactly.

    python -m scripts.endings --bot master --cards 3 4 --positions 200

A position is a tactical match of two, played at random until so many cards are left in each
hand. Against the bot's whole strategy from there on, in both seats, the best answer is found by
trying everything in the engine itself. Both together can gain nothing over a perfect player;
what they gain, halved, is the bot's exploitability, in bulls.
"""

import argparse
import random
from statistics import fmean
from typing import Final

from ludoteka.bots import find_bot
from ludoteka.bots.search.six_nimmt.levels import Sampler
from ludoteka.core import Move, Rng, Seat
from ludoteka.core.rng import SEED_BYTES
from ludoteka.games import find_game
from ludoteka.games.six_nimmt.cards import bulls
from ludoteka.games.six_nimmt.state import SixNimmtState

GAME: Final = find_game("six-nimmt")
OPEN: Final = {"variant": "tactical"}


def positions(cards: int, count: int) -> list[SixNimmtState]:
    """Random ends of deals, always the same ones."""
    found: list[SixNimmtState] = []
    chance = random.Random(cards)
    while len(found) < count:
        state = GAME.new(2, OPEN, chance.randbytes(SEED_BYTES))
        assert isinstance(state, SixNimmtState)
        while not _has_come(state, cards):
            seat = state.to_act()[0]
            state.play(seat, chance.choice(state.legal(seat)))
        found.append(state)
    return found


def _has_come(state: SixNimmtState, cards: int) -> bool:
    chosen = any(state.chosen) or state.open
    return state.phase == 1 and not chosen and len(state.hands[0]) == cards


def exploitability(state: SixNimmtState, bot: str) -> float:
    gains = [best_answer(state, make_bot(bot, seat)) for seat in (Seat(0), Seat(1))]
    return sum(gains) / 2


def make_bot(name: str, seat: Seat) -> Sampler:
    bot = find_bot(name, GAME)(GAME, seat, Rng(bytes([seat])))
    assert isinstance(bot, Sampler)
    return bot


def best_answer(state: SixNimmtState, bot: Sampler) -> float:
    """How many bulls ahead of the bot the other seat can be in the rest of the deal."""
    if not state.to_act() or state.deal > 1:
        return 0.0
    other = Seat(1 - bot.seat)
    acting = state.to_act()
    if acting == (other,):
        return max(_after(state, bot, {other: move}) for move in state.legal(other))
    own = state.legal(bot.seat)
    shares = bot.strategy(state.view(bot.seat), own)
    answers = state.legal(other) if other in acting else [None]
    values: list[float] = []
    for answer in answers:
        reply = {} if answer is None else {other: answer}
        values.append(
            sum(
                share * _after(state, bot, {bot.seat: move, **reply})
                for move, share in zip(own, shares, strict=True)
                if share
            )
        )
    return max(values)


def _after(state: SixNimmtState, bot: Sampler, moves: dict[Seat, Move]) -> float:
    after = state.copy()
    for seat, move in moves.items():
        after.apply(seat, move)
    return _lead(after, bot) - _lead(state, bot) + best_answer(after, bot)


def _lead(state: SixNimmtState, bot: Sampler) -> float:
    """How many bulls the bot has taken more than the other, since the match began."""
    taken = [state.totals[seat] for seat in (0, 1)]
    if state.deal == 1 and state.result() is None:
        taken = [bulls(pile) for pile in state.piles]
    return taken[bot.seat] - taken[1 - bot.seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="master")
    parser.add_argument("--cards", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--positions", type=int, default=200)
    asked = parser.parse_args()
    for cards in asked.cards:
        found = [exploitability(state, asked.bot) for state in positions(cards, asked.positions)]
        print(
            f"{asked.bot}, {cards} cards, {len(found)} positions: exploitability "
            f"{fmean(found):.4f} bulls on average, {max(found):.4f} at most"
        )


if __name__ == "__main__":
    main()

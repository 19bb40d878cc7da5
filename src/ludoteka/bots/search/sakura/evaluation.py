"""Each seat's chance to win at the start of a round, without search.

Every seat has a strength, the sum of weights for what is true of it: its tokens and the prize
of its present place, both by how many trees have paid and how far the Emperor is from the next
one; its distance from the Emperor, likewise; and its hand, each half of a card by that
distance, because three steps are a gift ten spaces behind him and a loss two behind; near a
tree, cards that move the Emperor count by one's place, because who leads wants him there. The
chances are in the proportion of the strengths' exponentials. `weights.json` is fitted to who
won matches of bots, of all numbers of seats, by `scripts/sakura_weights.py`.
"""

from math import exp
from typing import Final

from ludoteka.games.sakura.cards import ARTIST_ACTIONS, GARDEN_ACTIONS
from ludoteka.games.sakura.phases import OVER
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.trees import FAR, FOURTH_FROM, PRIZES

STAGES: Final = 3
"""By how many trees have paid."""

WAY_CLASSES: Final = (0, 0, 1, 2, 3, 3, 4, 4, 4, 5)
"""Ways to the next tree that count as alike; those beyond are like the last."""
GAP_CLASSES: Final = (0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6)
"""Distances from the Emperor, likewise."""

WAYS: Final = WAY_CLASSES[-1] + 1
GAPS: Final = GAP_CLASSES[-1] + 1
FURTHEST_WAY: Final = len(WAY_CLASSES) - 1
FURTHEST_GAP: Final = len(GAP_CLASSES) - 1
PLACES: Final = 4
"""First, second, third, and without a prize."""
PLAIN_TOKEN: Final = 0.4
HALF_WAY: Final = 3.0
"""So many spaces before a tree a place counts half of its prize, in the plain weights."""
GARDENS: Final = len(GARDEN_ACTIONS)
SKILLS: Final = len(ARTIST_ACTIONS)

NEAR: Final = 3
"""Before so many classes of ways the Emperor is near the tree, and who moves him decides."""
SITUATIONS: Final = GAPS + PLACES
"""In which the garden half of a card is worth more or less: by gap; near a tree by place."""

# What is true of a seat is a place in the list of weights: first, by stage and way, one for
# each token, the places and the gaps; then garden halves by situation, artist halves by gap.
CELL: Final = 1 + PLACES + GAPS
FIRST_GARDEN: Final = STAGES * WAYS * CELL
FIRST_SKILL: Final = FIRST_GARDEN + SITUATIONS * GARDENS
WEIGHTS: Final = FIRST_SKILL + GAPS * SKILLS


def way_class_of(state: SakuraState) -> int:
    way = state.tree_spaces[state.paid] - state.emperor
    return WAY_CLASSES[min(FURTHEST_WAY, way)]


def gap_class_of(state: SakuraState, seat: int) -> int:
    gap = state.emperor - state.artists[seat]
    return GAP_CLASSES[min(FURTHEST_GAP, gap)]


def place_of(state: SakuraState, seat: int) -> int:
    own = state.artists[seat]
    rank = 0
    for space in state.artists:
        if space > own:
            rank += 1
    # SA-19: with 5–6 players the fourth gets what the third gets
    if rank == PLACES - 1 and len(state.seats) >= FOURTH_FROM:
        return PLACES - 2
    return rank if rank < PLACES else PLACES - 1


def plain_weights() -> list[float]:
    """A guess: so much for a token, and for a place its prize, by how near the tree is."""
    weights = [0.0] * WEIGHTS
    for stage in range(STAGES):
        for way in range(WAYS):
            cell = (stage * WAYS + way) * CELL
            weights[cell] = PLAIN_TOKEN
            spaces = max(1, WAY_CLASSES.index(way))
            nearness = HALF_WAY / (HALF_WAY + spaces)
            for place in range(PLACES - 1):
                weights[cell + 1 + place] = PLAIN_TOKEN * PRIZES[place] * nearness
    return weights


class Evaluation:
    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights

    def shares(self, state: SakuraState) -> list[float]:
        """By seat, the chance to win; at the end, the share of the win."""
        if state.phase == OVER:
            return final_shares(state)
        way_class = way_class_of(state)
        shares: list[float] = []
        total = 0.0
        for seat in range(len(state.seats)):
            share = exp(self.strength(state, seat, way_class))
            total += share
            shares.append(share)
        for seat in range(len(shares)):
            shares[seat] /= total
        return shares

    def strength(self, state: SakuraState, seat: int, way_class: int) -> float:
        weights = self.weights
        cell = (state.paid * WAYS + way_class) * CELL
        gap_class = gap_class_of(state, seat)
        place = place_of(state, seat)
        strength = weights[cell] * state.tokens[seat]
        strength += weights[cell + 1 + place]
        strength += weights[cell + 1 + PLACES + gap_class]
        situation = GAPS + place if way_class < NEAR else gap_class
        gardens = FIRST_GARDEN + situation * GARDENS
        skills = FIRST_SKILL + gap_class * SKILLS
        for card in state.hands[seat]:
            strength += weights[gardens + state.gardens[card]]
            strength += weights[skills + state.skills[card]]
        return strength


def features(state: SakuraState, seat: int) -> list[int]:
    """Which weights `strength` adds up; the first counts once for every token."""
    way_class = way_class_of(state)
    cell = (state.paid * WAYS + way_class) * CELL
    gap_class = gap_class_of(state, seat)
    place = place_of(state, seat)
    found = [cell, cell + 1 + place, cell + 1 + PLACES + gap_class]
    situation = GAPS + place if way_class < NEAR else gap_class
    for card in state.hands[seat]:
        found.append(FIRST_GARDEN + situation * GARDENS + state.gardens[card])
        found.append(FIRST_SKILL + gap_class * SKILLS + state.skills[card])
    return found


def final_shares(state: SakuraState) -> list[float]:
    # SA-23: most tokens, then nearer the Emperor
    standing = [state.tokens[seat] * FAR + state.artists[seat] for seat in state.seats]
    best = max(standing)
    share = 1.0 / standing.count(best)
    return [share if own == best else 0.0 for own in standing]

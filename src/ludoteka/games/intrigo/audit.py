"""Checks the invariants of a state: nothing gets lost."""

from typing import TYPE_CHECKING

from ludoteka.games.intrigo import draft, rounds
from ludoteka.games.intrigo.cards import (
    EMPTY,
    FACE_DOWN,
    FIRST_SEAL,
    HAND_SIZE,
    INFLUENCE,
    INFLUENCES,
    ORGANISATIONS,
    PILE_SIZE,
    SEALS_EACH,
    TIEPOLO_THREE,
    TURNED,
    Card,
    deck,
)

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState


def audit(state: "IntrigoState") -> list[str]:
    return check_cards(state) + check_palace(state) + check_tokens(state)


def check_cards(state: "IntrigoState") -> list[str]:
    """Every intrigue card is in one place, and everybody's cards are those they kept."""
    broken: list[str] = []
    dealt: list[Card] = []
    for cards in state.taken + state.left:
        dealt += cards
    if sorted(dealt) != list(deck(len(state.seats))):
        broken.append("the packets are not the deck")
    for seat in state.seats:
        kept = draft.kept_by(state, seat)
        if state.pick < HAND_SIZE:
            if state.hands[seat] or state.played[seat]:
                broken.append(f"seat {seat} has a hand in the draft")
        elif sorted(kept) != sorted(state.hands[seat] + list(state.played[seat])):
            broken.append(f"seat {seat} does not have the cards that it kept")
        if state.without >> seat & 1 and TIEPOLO_THREE in state.hands[seat]:
            broken.append(f"seat {seat} holds a Tiepolo 3 after all")
    return broken


def check_palace(state: "IntrigoState") -> list[str]:
    broken: list[str] = []
    lying = sorted([(card - 1) % FACE_DOWN for card in state.gaps if EMPTY < card < INFLUENCE])
    played: list[int] = []
    for cards in state.played:
        played += cards
    if lying != sorted(played):
        broken.append("the intrigue cards in the palace are not those that were played")
    unplayed = len(deck(len(state.seats))) - len(lying)
    if unplayed < state.gaps.count(EMPTY):
        broken.append("there are more empty gaps than unplayed intrigue cards")
    broken += [
        f"there are too many cards of kind {INFLUENCES[kind]}"
        for kind in range(len(INFLUENCES))
        if state.piles[kind] + state.gaps.count(INFLUENCE + kind) > PILE_SIZE
    ]
    return broken


def check_tokens(state: "IntrigoState") -> list[str]:
    broken: list[str] = []
    if rounds.supply(state) < 0 or min(state.ducats) < 0:
        broken.append("there are not 32 ducats")
    for organisation in range(len(ORGANISATIONS)):
        seal = FIRST_SEAL + organisation
        if state.tokens.count(seal) + state.tokens.count(seal + TURNED) > SEALS_EACH:
            broken.append(f"there are too many seals of the {ORGANISATIONS[organisation]}")
    return broken

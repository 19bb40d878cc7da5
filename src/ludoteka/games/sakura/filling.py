"""Completes a partial position legally."""

from typing import Final

import msgspec
from msgspec import UNSET

from ludoteka.core.positions import FreeCards
from ludoteka.games.sakura.cards import CARDS, DECK, HAND_SIZE, OWN_TOKENS, TOKENS, Card
from ludoteka.games.sakura.options import Setting
from ludoteka.games.sakura.position import ANY_CARD, SakuraPosition, bad
from ludoteka.games.sakura.walking import NOBODY, further_player

FILL_KEY: Final = b"sakura position"
BY_SEAT: Final = ("hands", "tokens")


class FullPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A position with nothing left out."""

    seats: int
    emperor: int
    artists: list[int]
    tokens: list[int]
    supply: int
    paid: int
    hands: list[list[Card]]
    chosen: list[Card | None]
    double: int | None
    discards: list[Card]
    deck: list[Card]
    shuffled: tuple[int, ...]


def count_artists(seats: int) -> int:
    """SA-24: with two players the Court painter is the third."""
    return 3 if seats == 2 else seats


def fill(position: SakuraPosition, seats: int, setting: Setting) -> FullPosition:
    """Add what is left out: the set-up of SA-4, hands up to their size, the rest as the deck."""
    artists = [0] * count_artists(seats) if position.artists is UNSET else list(position.artists)
    if len(artists) != count_artists(seats):
        raise bad(f"{seats} players have {count_artists(seats)} artists, not {len(artists)}")
    chosen: list[Card | None] = [None] * len(artists)
    if position.chosen is not UNSET:
        chosen = list(position.chosen)
    if len(chosen) != len(artists):
        raise bad(f"chosen has one item for each of {len(artists)} artists, not {len(chosen)}")
    emperor = setting.path.torii if position.emperor is UNSET else position.emperor
    tokens = [OWN_TOKENS] * seats if position.tokens is UNSET else list(position.tokens)
    double = _fill_double(position, artists)
    free = FreeCards(DECK, _named_cards(position, chosen), key=FILL_KEY, bad=bad)
    hands = _fill_hands(position, seats, double, free)
    deck, discards = _fill_deck(position, free)
    return FullPosition(
        seats=seats,
        emperor=emperor,
        artists=artists,
        tokens=tokens,
        supply=TOKENS - sum(tokens) if position.supply is UNSET else position.supply,
        paid=_fill_paid(position, emperor, setting),
        hands=hands,
        chosen=chosen,
        double=double,
        discards=discards,
        deck=deck,
        shuffled=(0,) * CARDS if position.shuffled is UNSET else tuple(position.shuffled),
    )


def _fill_double(position: SakuraPosition, artists: list[int]) -> int | None:
    if position.double is not UNSET:
        return position.double
    return due_double(position, artists) if position.phase == "choose" else None


def due_double(position: SakuraPosition, artists: list[int]) -> int | None:
    """Who plays two cards in a round that begins like this (SA-25)."""
    further = further_player(artists) if position.options.tactical else NOBODY
    return None if further == NOBODY else further


def _fill_paid(position: SakuraPosition, emperor: int, setting: Setting) -> int:
    """All trees that the Emperor has reached, except the one that he is just reaching."""
    if position.paid is not UNSET:
        return position.paid
    trees = setting.path.trees
    return sum(tree <= emperor for tree in trees) - position.tree


def _named_cards(position: SakuraPosition, chosen: list[Card | None]) -> list[Card]:
    named: list[Card] = [card for hand in position.hands or () for card in hand if card != ANY_CARD]
    if position.phase != "choose":
        named += [card for card in chosen if card is not None]
    named += position.discards or ()
    return named + [card for card in position.deck or () if card != ANY_CARD]


def hand_size(position: SakuraPosition, seat: int, double: int | None) -> int:
    """Five, less what has been revealed."""
    if position.phase == "choose":
        return HAND_SIZE
    return HAND_SIZE - (2 if seat == double else 1)


def _fill_hands(
    position: SakuraPosition, seats: int, double: int | None, free: FreeCards[Card]
) -> list[list[Card]]:
    hands: list[list[Card]] = []
    for seat in range(seats):
        given = () if position.hands is UNSET else position.hands[seat]
        hand = [card for card in given if card != ANY_CARD]
        size = hand_size(position, seat, double)
        if len(given) > size:
            raise bad(f"seat {seat} has {len(given)} cards instead of {size}")
        hands.append(sorted(hand + [free.take() for _ in range(size - len(hand))]))
    return hands


def _fill_deck(position: SakuraPosition, free: FreeCards[Card]) -> tuple[list[Card], list[Card]]:
    """What is left goes into the deck or, if the deck is given, to the discards."""
    discards = [] if position.discards is UNSET else list(position.discards)
    if position.deck is UNSET:
        return free.left, discards
    deck = [free.take() if card == ANY_CARD else card for card in position.deck]
    if position.discards is UNSET:
        return deck, sorted(free.left)
    if free.left:
        raise bad(f"these cards are nowhere: {', '.join(str(card) for card in sorted(free.left))}")
    return deck, discards

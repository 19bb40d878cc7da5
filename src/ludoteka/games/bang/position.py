"""A position of BANG! as plain data. Every part is optional; `filling.py` completes it legally."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ludoteka.core.errors import BadInput
from ludoteka.core.positions import bad_position, decode_position
from ludoteka.games.bang.cards import NAMES, names
from ludoteka.games.bang.characters import CHARACTERS
from ludoteka.games.bang.distance import LIVING
from ludoteka.games.bang.knowledge import EVERYBODY, ONLOOKER
from ludoteka.games.bang.named_steps import named
from ludoteka.games.bang.options import RULES, BangOptions
from ludoteka.games.bang.pending import EarlierStep, PendingStep
from ludoteka.games.bang.roles import ROLES

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

ANY: Final = "?"


class BangPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lists by seat. A hand may hold a card's name, a kind (`beer`: some free one) or "?"."""

    seats: int | UnsetType = UNSET
    options: BangOptions = BangOptions()
    seed: str = "00" * 32
    acts: int = 0
    game: int = 1
    first_sheriff: int | UnsetType = UNSET
    roles: Sequence[str] | UnsetType = UNSET
    characters: Sequence[str | None] | UnsetType = UNSET
    lives: Sequence[int] | UnsetType = UNSET
    full_lives: Sequence[int] | UnsetType = UNSET
    fallen: Sequence[int] = ()
    killers: Sequence[int | None] | UnsetType = UNSET
    hands: Sequence[Sequence[str]] | UnsetType = UNSET
    tables: Sequence[Sequence[str]] | UnsetType = UNSET
    deck: Sequence[str] = ()
    """From the top."""
    discard: Sequence[str] = ()
    """Its top last."""
    aside: Sequence[str] = ()
    healing: str | None = None
    """The first of Sid Ketchum's two cards for a life, while he chooses the second."""
    rest: Literal["deck", "discard"] | int = "deck"
    """Where cards go that are named nowhere: under either pile, or into this seat's hand."""
    known: Mapping[str, Sequence[int] | Literal["all"]] = {}
    """By card in a hand, who knows it; 8 is a spectator."""
    hunches: Sequence[tuple[str, int, Sequence[int]]] = ()
    """Card, who wonders, and who may hold it."""
    turn: int | UnsetType = UNSET
    pending: Sequence[PendingStep | EarlierStep] | UnsetType = UNSET
    bangs: int = 0
    fired: Sequence[str] = ()
    money: Sequence[int] | UnsetType = UNSET
    prices: Sequence[int] | UnsetType = UNSET
    survivors: Sequence[int] = ()
    pool: Sequence[str] = ()
    leader: int | None = None
    bid: int = 0
    out: Sequence[int] = ()
    winners: Sequence[int] = ()
    rules: int = RULES
    """The version under which the match began."""


def parse_position(raw: Mapping[str, object]) -> BangPosition:
    return decode_position(raw, BangPosition, game="bang")


def bad(problem: str) -> BadInput:
    return bad_position("bang", problem)


def position_of(state: "BangState") -> dict[str, object]:
    """The full state, with nothing left out."""
    plain: dict[str, object] = msgspec.to_builtins(
        BangPosition(
            seats=len(state.seats),
            options=state.options,
            seed=state.chance.seed.hex(),
            acts=state.acts,
            game=state.game,
            first_sheriff=state.first_sheriff,
            roles=[ROLES[role] for role in state.roles],
            characters=[CHARACTERS[c] if c >= 0 else None for c in state.characters],
            lives=state.lives,
            full_lives=state.full_lives,
            fallen=state.fallen,
            killers=[by if by >= 0 else None for by in state.killers],
            hands=[names(hand) for hand in state.hands],
            tables=[names(table) for table in state.tables],
            deck=names(state.deck[state.top :]),
            discard=names(state.discard),
            aside=names(state.aside),
            healing=NAMES[state.healing] if state.healing >= 0 else None,
            known=known_of(state),
            hunches=[
                (NAMES[card], viewer, LIVING[suspects]) for card, viewer, suspects in state.hunches
            ],
            turn=state.turn,
            pending=[named(step) for step in state.stack],
            bangs=state.bangs,
            fired=names(state.fired),
            money=state.auction.money,
            prices=state.auction.prices,
            survivors=LIVING[state.auction.survivors],
            pool=[CHARACTERS[character] for character in state.auction.pool],
            leader=state.auction.leader if state.auction.leader >= 0 else None,
            bid=state.auction.bid,
            out=LIVING[state.auction.out],
            winners=state.winners,
            rules=state.rules,
        )
    )
    return plain


def known_of(state: "BangState") -> dict[str, list[int] | Literal["all"]]:
    found: dict[str, list[int] | Literal["all"]] = {}
    for card, mask in enumerate(state.known):
        if mask == EVERYBODY:
            found[NAMES[card]] = "all"
        elif mask:
            found[NAMES[card]] = [who for who in range(ONLOOKER + 1) if mask >> who & 1]
    return found

"""Pending steps as tagged structs, for views, events, positions and notation.

Inside the rules a step is four ints (`steps.py`); `named_steps.py` stands between the two.
"""

from typing import ClassVar, Literal

import msgspec

from ludoteka.core.events import kebab
from ludoteka.core.seats import Seat
from ludoteka.games.bang.cards import CardName

EarlierStep = tuple[str, int, int, int]
"""As stored events and positions had it: a name, a seat, another seat, a number."""

Purpose = Literal["dynamite", "jail", "barrel"]


class Pending(
    msgspec.Struct, frozen=True, gc=False, tag_field="step", tag=lambda name: kebab(name[:-4])
):
    """The base of all steps; most say only whose they are."""

    other: ClassVar[str | None] = None
    """The field that the rules keep as another seat."""
    number: ClassVar[str | None] = None
    """The field that they keep as a number."""

    seat: Seat

    @property
    def step(self) -> str:
        return str(self.__struct_config__.tag)


# -- The turn (BA-4, BA-5) -----------------------------------------------------------------


class DynamiteCheckStep(Pending, frozen=True, gc=False): ...


class JailCheckStep(Pending, frozen=True, gc=False): ...


class DrawTwoStep(Pending, frozen=True, gc=False): ...


class PlayStep(Pending, frozen=True, gc=False): ...


class LimitStep(Pending, frozen=True, gc=False): ...


class DiscardStep(Pending, frozen=True, gc=False): ...


class MercyStep(Pending, frozen=True, gc=False): ...


class TakeBackStep(Pending, frozen=True, gc=False): ...


class NextTurnStep(Pending, frozen=True, gc=False): ...


class JesseStep(Pending, frozen=True, gc=False): ...


class PedroStep(Pending, frozen=True, gc=False): ...


class KitStep(Pending, frozen=True, gc=False): ...


class DrawOneStep(Pending, frozen=True, gc=False): ...


# -- draw! (BA-14) -------------------------------------------------------------------------


class LuckyStep(Pending, frozen=True, gc=False):
    """Lucky Duke chooses the card that counts (BA-57)."""

    turned_for: Purpose


class Turned(Pending, frozen=True, gc=False):
    card: CardName | None
    """None: there was no card to turn (BA-6)."""


class DynamiteTurnedStep(Turned, frozen=True, gc=False): ...


class JailTurnedStep(Turned, frozen=True, gc=False): ...


class BarrelTurnedStep(Turned, frozen=True, gc=False): ...


# -- Cards being resolved ------------------------------------------------------------------


class CardStep(Pending, frozen=True, gc=False):
    """A card that others have to answer (BA-8), by its kind."""

    card: str
    target: Seat | None = None
    """Of a Bang! or a Duel."""


class Volley(Pending, frozen=True, gc=False):
    number = "clockwise"

    clockwise: int
    """How many seats from its player the next target sits."""


class GatlingStep(Volley, frozen=True, gc=False): ...


class IndiansStep(Volley, frozen=True, gc=False): ...


class ShotStep(Pending, frozen=True, gc=False):
    """A shot that is still to be answered (BA-11)."""

    by: Seat
    needed: Literal[1, 2] = 1
    """Missed! that it still takes."""
    total: Literal[1, 2] = 1
    """And in all (BA-62)."""
    barrel: bool = False
    """Whether the Barrel was tried (BA-13)."""
    ability: bool = False
    """Whether Jourdonnais tried the one that he has built in (BA-55)."""


class AttackStep(Pending, frozen=True, gc=False):
    """Indians! that are still to be answered (BA-33)."""

    other = "by"

    by: Seat


class DuelStep(Pending, frozen=True, gc=False):
    """Whose turn it is in a Duel (BA-34)."""

    other = "opponent"
    number = "challenger"

    opponent: Seat
    challenger: Seat


class StoreStep(Pending, frozen=True, gc=False):
    """Who takes a card from the General Store (BA-35)."""

    other = "opener"

    opener: Seat


# -- Life and death ------------------------------------------------------------------------


class Wound(Pending, frozen=True, gc=False):
    other = "by"
    number = "lives"

    by: Seat | None
    lives: int


class HarmStep(Wound, frozen=True, gc=False): ...


class HurtStep(Wound, frozen=True, gc=False): ...


class Death(Pending, frozen=True, gc=False):
    other = "by"

    by: Seat | None


class DyingStep(Death, frozen=True, gc=False): ...


class EliminateStep(Death, frozen=True, gc=False): ...


class HealStep(Pending, frozen=True, gc=False): ...


class StripStep(Pending, frozen=True, gc=False): ...


class RewardStep(Pending, frozen=True, gc=False):
    """For who eliminated someone (BA-19)."""

    other = "dead"

    dead: Seat


class JudgeStep(Pending, frozen=True, gc=False): ...


# -- Between the games of a tournament -----------------------------------------------------


class Round(Pending, frozen=True, gc=False):
    number = "asked"

    asked: int = 0
    """How many seats had their turn, clockwise from this one."""


class KeepCharactersStep(Round, frozen=True, gc=False): ...


class KeepCharacterStep(Pending, frozen=True, gc=False): ...


class TurnUpStep(Pending, frozen=True, gc=False): ...


class AuctionStep(Pending, frozen=True, gc=False): ...


class OfferStep(Pending, frozen=True, gc=False): ...


class PriceStep(Pending, frozen=True, gc=False):
    """The opening bid for a character (BA-87)."""

    character: str


class Bidding(Pending, frozen=True, gc=False):
    other = "opener"

    opener: Seat
    character: str


class RaisingStep(Bidding, frozen=True, gc=False): ...


class RaiseStep(Bidding, frozen=True, gc=False): ...


class KeepingStep(Round, frozen=True, gc=False): ...


class KeepCardsStep(Pending, frozen=True, gc=False):
    number = "kept"

    kept: int = 0
    """How many cards were kept so far (BA-86)."""


class DealStep(Pending, frozen=True, gc=False): ...


PendingStep = (
    DynamiteCheckStep
    | JailCheckStep
    | DrawTwoStep
    | PlayStep
    | LimitStep
    | DiscardStep
    | MercyStep
    | TakeBackStep
    | NextTurnStep
    | JesseStep
    | PedroStep
    | KitStep
    | DrawOneStep
    | LuckyStep
    | DynamiteTurnedStep
    | JailTurnedStep
    | BarrelTurnedStep
    | CardStep
    | GatlingStep
    | IndiansStep
    | ShotStep
    | AttackStep
    | DuelStep
    | StoreStep
    | HarmStep
    | HurtStep
    | DyingStep
    | EliminateStep
    | HealStep
    | StripStep
    | RewardStep
    | JudgeStep
    | KeepCharactersStep
    | KeepCharacterStep
    | TurnUpStep
    | AuctionStep
    | OfferStep
    | PriceStep
    | RaisingStep
    | RaiseStep
    | KeepingStep
    | KeepCardsStep
    | DealStep
)

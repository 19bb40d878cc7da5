"""Hints: who would lead which token after a move."""

from functools import cache, lru_cache
from typing import Final

from ludoteka.core.game import Phrase
from ludoteka.core.seats import Move
from ludoteka.games.intrigo.cards import (
    ASSASSIN,
    CARDS,
    COURTESAN,
    EMPTY,
    FACE_DOWN,
    FAMILIES,
    GONDOLIER,
    GUARD,
    INFLUENCE,
    LYING_OF,
    MERCHANT,
    NO_TOKEN,
    TOKEN_CODES,
    TOKEN_OF,
    TURNED,
    leader,
)
from ludoteka.games.intrigo.moves import (
    BUILDING_AT,
    CHOICES,
    FIRST_DECLINED,
    FIRST_PLAY,
    FIRST_POWER,
    GAP_AT,
    GAPS,
    POWER,
    THE_PASS,
    other_gap,
    power_kind,
)
from ludoteka.games.intrigo.view import IntrigoView

FAMILY_CODES: Final = 8
"""A lead is a number: its token times this, and the family that would get it, 0 for nobody."""
BUILDING: Final = FAMILY_CODES * 256
"""A change is a lead, and its building times this."""
KEPT: Final = 4096


def hint(view: IntrigoView, move: Move) -> Phrase | None:
    if move < FIRST_PLAY:
        return _whose(view, move)
    if move == THE_PASS:
        return None
    lying, leads = _read(view)
    table = lying.copy()
    kind = table.play(move)
    changes: list[int] = []
    for building in range(len(leads)):
        if table.differs(lying, building):
            lead = table.lead(building)
            if lead != leads[building] and lead >= FAMILY_CODES:
                changes.append(building * BUILDING + lead)
    return _told(-1 if kind is None else view.prices[kind] or 0, tuple(changes))


@lru_cache(maxsize=KEPT)
def _told(price: int, changes: tuple[int, ...]) -> Phrase | None:
    """The same object for the same hint: of a thousand moves many have the same."""
    leads = tuple(_lead(*divmod(change, BUILDING)) for change in changes)
    if price < 0:
        return Phrase("hint-play", {"changes": leads}) if leads else None
    if not leads:
        return Phrase("hint-price", {"price": price})
    return Phrase("hint-buy", {"price": price, "changes": leads})


_latest: list[tuple[IntrigoView, "Table", list[int]]] = []
"""Of the view that was asked about last: a seat asks about up to a thousand moves at once."""


def _read(view: IntrigoView) -> tuple["Table", list[int]]:
    """How the palace lies, and who leads where."""
    for known, table, leads in _latest:
        if known is view:
            return table, leads
    table = Table(
        [LYING_OF[code] if code else EMPTY for code in view.gaps],
        [TOKEN_OF[code] if code else NO_TOKEN for code in view.tokens],
        [family in view.families for family in FAMILIES],
    )
    leads = table.leads()
    _latest[:] = [(view, table, leads)]
    return table, leads


@cache
def _lead(building: int, lead: int) -> Phrase:
    token, family = divmod(lead, FAMILY_CODES)
    who = Phrase(f"family-{FAMILIES[family - 1]}") if family else Phrase("nobody")
    return Phrase(
        "lead",
        {"building": building, "token": Phrase(f"token-{TOKEN_CODES[token]}"), "family": who},
    )


def _whose(view: IntrigoView, card: int) -> Phrase:
    """Whose family a card of the draft is."""
    family = FAMILIES[card // 3]
    if family not in view.families:
        return Phrase("hint-nobodys")
    own = view.seat is not None and view.families[view.seat] == family
    return Phrase("hint-own" if own else "hint-rival")


class Table:
    """The palace as it lies, to try a move on."""

    def __init__(self, gaps: list[int], tokens: list[int], players: list[bool]) -> None:
        self.gaps = gaps
        self.tokens = tokens
        self.players = players
        """By family: whether anyone plays it."""

    def copy(self) -> "Table":
        return Table(self.gaps.copy(), self.tokens.copy(), self.players)

    def leads(self) -> list[int]:
        return [self.lead(building) for building in range(len(self.tokens))]

    def lead(self, building: int) -> int:
        """The token that can be won there, and the family that would get it now."""
        token = self.tokens[building]
        family = leader(self.gaps[building - 1], self.gaps[building])
        wins = family >= 0 and self.players[family] and token < TURNED
        return token % TURNED * FAMILY_CODES + (family + 1 if wins else 0)

    def differs(self, other: "Table", building: int) -> bool:
        """Whether anything that decides about the building lies otherwise."""
        return (
            self.tokens[building] != other.tokens[building]
            or self.gaps[building] != other.gaps[building]
            or self.gaps[building - 1] != other.gaps[building - 1]
        )

    def play(self, move: Move) -> int | None:
        """Do what the move does to the palace; the kind of influence that it buys, if any."""
        if move < THE_PASS:
            card, gap = divmod(move - FIRST_PLAY, GAPS)
            self.gaps[gap] = card + 1
            return None
        if move < FIRST_POWER:
            kind, gap = divmod(move - FIRST_DECLINED, GAPS)
            self.gaps[gap] = INFLUENCE + kind
            return kind
        kind = power_kind(move)
        place, target = divmod(move - POWER[kind], CHOICES[kind])
        self.gaps[GAP_AT[place]] = INFLUENCE + kind
        self.use(kind, place, target)
        return kind

    def use(self, kind: int, place: int, target: int) -> None:
        gaps, tokens = self.gaps, self.tokens
        building = BUILDING_AT[place]
        beside = other_gap(place, len(gaps))
        if kind == MERCHANT:
            tokens[building], tokens[target] = tokens[target], tokens[building]
        elif kind == ASSASSIN:
            gaps[beside] += FACE_DOWN
        elif kind == COURTESAN:
            gaps[beside] = CARDS[target] + 1
        elif kind in {GONDOLIER, GUARD}:
            gaps[beside], gaps[target] = gaps[target], gaps[beside]
        else:
            tokens[building] += TURNED

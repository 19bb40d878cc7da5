"""Who leads each token now, or would lead it, as views tell it (IN-20 to IN-23)."""

from typing import Final

from ludoteka.games.intrigo.cards import (
    EMPTY,
    FAMILIES,
    FIRST_SEAL,
    GAP_CODES,
    NO_TOKEN,
    ORGANISATIONS,
    STRENGTH,
    TURNED,
    WINNING_SEALS,
    leader,
)
from ludoteka.games.intrigo.view import Lead, LeadState, Prospect

KINDS: Final = len(GAP_CODES)
"""How many different things can lie in a gap."""
BARE: Final = Lead("bare")
STOLEN: Final = Lead("stolen")


def _between(before: int, after: int, led: LeadState, *, wins: bool = False) -> Lead:
    """What a token comes to between these two, if a family that leads it makes it `led`."""
    settled = EMPTY not in (before, after)
    value = max(STRENGTH[before], STRENGTH[after])
    family = leader(before, after)
    if family >= 0:
        return Lead(led, settled, FAMILIES[family], value, wins)
    if value:
        return Lead("equal", settled, None, value)
    return Lead("none" if settled else "open", settled)


# By what lies before and behind the building. There are few, so a view only looks them up.
_PAIRS: Final = [(before, after) for before in range(KINDS) for after in range(KINDS)]
LEADERS: Final = tuple([leader(before, after) for before, after in _PAIRS])
UNPLAYED: Final = tuple([_between(before, after, "unplayed") for before, after in _PAIRS])
LEADING: Final = tuple([_between(before, after, "leads") for before, after in _PAIRS])
CROWNED: Final = tuple([_between(before, after, "leads", wins=True) for before, after in _PAIRS])

NAMES: Final = tuple(
    [
        tuple([name for bit, name in enumerate(ORGANISATIONS) if bits >> bit & 1])
        for bits in range(1 << len(ORGANISATIONS))
    ]
)
"""Organisations by their bits."""


def one_more(seals: tuple[int, ...]) -> int:
    """The organisations (as bits) of which one more seal would win the match (IN-23)."""
    bits = 0
    missing = 0
    last = 0
    for organisation in range(len(ORGANISATIONS)):
        count = seals[organisation]
        if count == 0:
            missing += 1
            last = 1 << organisation
        elif count == WINNING_SEALS - 1:
            bits |= 1 << organisation
        elif count == WINNING_SEALS:
            return 0
    if missing == 0:
        return 0
    return bits | last if missing == 1 else bits


def won_by(seals: list[tuple[int, ...]]) -> tuple[str, ...]:
    """The organisations whose seals have won the match: one with four, or all (IN-23)."""
    for counters in seals:
        if WINNING_SEALS in counters:
            return NAMES[1 << counters.index(WINNING_SEALS)]
        if 0 not in counters:
            return NAMES[-1]
    return ()


class Leads:
    """The palace as it lies, with the players' families and their need of seals."""

    def __init__(
        self,
        *,
        families: tuple[int, ...],
        seals: list[tuple[int, ...]],
        tokens: list[int],
        gaps: list[int],
    ) -> None:
        self.tokens = tokens
        self.gaps = gaps
        self.wanted = [one_more(counters) for counters in seals]
        """By seat: the organisations (as bits) of which one more seal wins."""
        self.wanted_by = [-1] * len(FAMILIES)
        """The same by family; −1 for one without a player."""
        for seat in range(len(families)):
            self.wanted_by[families[seat]] = self.wanted[seat]

    def of(self, building: int, before: int, after: int) -> Lead:
        token = self.tokens[building]
        if token == NO_TOKEN:
            return BARE
        # IN-21: a stolen token, and one led by nobody's family, stays
        if token > TURNED:
            return STOLEN
        pair = before * KINDS + after
        family = LEADERS[pair]
        if family < 0:
            return UNPLAYED[pair]
        wanted = self.wanted_by[family]
        if wanted < 0:
            return UNPLAYED[pair]
        if token >= FIRST_SEAL and wanted >> (token - FIRST_SEAL) & 1:
            return CROWNED[pair]
        return LEADING[pair]

    def now(self) -> tuple[Lead, ...]:
        """By building."""
        gaps = self.gaps
        count = len(gaps)
        before = gaps[count - 1]
        found: list[Lead] = []
        for building in range(count):
            after = gaps[building]
            found.append(self.of(building, before, after))
            before = after
        return tuple(found)

    def one_more(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the organisations of which one more seal wins."""
        return tuple([NAMES[bits] for bits in self.wanted])

    def prospect(self, card: str | None, lying: int) -> Prospect:
        """What this card would make of the buildings beside each empty gap."""
        gaps = self.gaps
        count = len(gaps)
        found: list[tuple[Lead, Lead] | None] = []
        for gap in range(count):
            if gaps[gap] != EMPTY:
                found.append(None)
                continue
            behind = gap + 1 if gap + 1 < count else 0
            before = gaps[gap - 1] if gap else gaps[count - 1]
            one = self.of(gap, before, lying)
            two = self.of(behind, lying, gaps[behind])
            found.append((one, two))
        return Prospect(card, tuple(found))

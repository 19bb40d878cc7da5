"""What a seat sees: the view, field by field from what it may know."""

from functools import lru_cache
from typing import TYPE_CHECKING

from ludoteka.core.events import Hidden
from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.bang import steps
from ludoteka.games.bang.cards import (
    CARD_OF,
    COLT_REACH,
    KIND,
    MUSTANG,
    NAMES,
    REACH,
    SCOPE,
    CardName,
    names,
)
from ludoteka.games.bang.characters import CHARACTERS
from ludoteka.games.bang.distance import LIVING, WAYS
from ludoteka.games.bang.events import DistancesChanged
from ludoteka.games.bang.knowledge import eyes_of, known_hands, maybes, shown_cards
from ludoteka.games.bang.moves import MOST_SEATS
from ludoteka.games.bang.roles import ROLES
from ludoteka.games.bang.steps import DECISION, STEPS
from ludoteka.games.bang.view import HIDDEN, BangView

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

Distances = tuple[tuple[int, ...], ...]
"""By looker and target (BA-9); 0 to oneself and where somebody is out."""
Measures = tuple[Distances, tuple[int, ...]]
"""And how far each of them shoots (BA-10)."""


def view_of(s: "BangState", seat: Seat | None) -> BangView:
    over = not s.stack
    characters = tuple([CHARACTERS[c] if c >= 0 else None for c in s.characters])
    tables = tuple([names(table) for table in s.tables])
    alive = tuple([SEATS[other] for other in LIVING[s.alive]])
    return BangView(
        seat=seat,
        seats=len(s.seats),
        to_act=s.to_act(),
        decision=None if over else DECISION[s.stack[-1][0]],
        result=s.result(),
        options=s.options,
        game=s.game,
        first_sheriff=SEATS[s.first_sheriff],
        roles=tuple([role_seen(s, other, seat) for other in s.seats]),
        characters=characters,
        lives=tuple(s.lives),
        full_lives=s.full_lives,
        alive=alive,
        fallen=tuple([SEATS[other] for other in s.fallen]),
        killers=tuple([SEATS[by] if by >= 0 else None for by in s.killers]),
        hands=tuple([hand_seen(s, other, seat) for other in s.seats]),
        known=tuple([() for _ in s.seats]) if over else known_hands(s, seat),
        shown=() if over else shown_cards(s),
        maybe=() if over else maybes(s, seat),
        tables=tables,
        deck=names(s.deck[s.top :]) if over else HIDDEN[len(s.deck) - s.top],
        top=top_seen(s, seat),
        discard=names(s.discard),
        aside=aside_seen(s, seat),
        healing=healing_seen(s, seat),
        turn=SEATS[s.turn],
        pending=tuple([(STEPS[kind], a, b, n) for kind, a, b, n in s.stack]),
        bangs=s.bangs,
        fired=names(s.fired),
        distances=distances(len(s.seats), alive, characters, tables),
        reach=tuple([reach(table) for table in tables]),
        money=s.money,
        prices=s.prices,
        survivors=tuple([SEATS[other] for other in LIVING[s.survivors]]),
        pool=tuple([CHARACTERS[character] for character in s.pool]),
        leader=SEATS[s.leader] if s.leader >= 0 else None,
        bid=s.bid,
        out=tuple([SEATS[other] for other in LIVING[s.out]]),
        winners=s.winners,
    )


# -- Who sees what -------------------------------------------------------------------------


def sees_role(s: "BangState", eyes: int, seat: int) -> bool:
    # BA-3: the Sheriff and the eliminated; BA-71: all of three; after the end, everything
    if seat == eyes or seat == s.sheriff or len(s.seats) == 3 or not s.stack:
        return True
    return bool(s.fallen) and seat in s.fallen


def sees_top(s: "BangState", eyes: int) -> bool:
    # BA-56: who put the card there knows it
    if not s.stack or s.top >= len(s.deck):
        return False
    return s.known[s.deck[s.top]] >> eyes & 1 != 0


def sees_aside(s: "BangState", eyes: int) -> bool:
    # BA-56: only Kit Carlson looks at his three; the others lie open
    return not s.stack or s.stack[-1][0] != steps.KIT or s.stack[-1][1] == eyes


def role_seen(s: "BangState", seat: Seat, viewer: Seat | None) -> str | Hidden:
    return ROLES[s.roles[seat]] if sees_role(s, eyes_of(viewer), seat) else HIDDEN[1]


def hand_seen(s: "BangState", seat: Seat, viewer: Seat | None) -> tuple[CardName, ...] | Hidden:
    if seat == viewer or not s.stack:
        return names(s.hands[seat])
    return HIDDEN[len(s.hands[seat])]


def top_seen(s: "BangState", viewer: Seat | None) -> tuple[CardName, ...]:
    return (NAMES[s.deck[s.top]],) if sees_top(s, eyes_of(viewer)) else ()


def aside_seen(s: "BangState", viewer: Seat | None) -> tuple[CardName, ...] | Hidden:
    return names(s.aside) if sees_aside(s, eyes_of(viewer)) else HIDDEN[len(s.aside)]


def healing_seen(s: "BangState", viewer: Seat | None) -> tuple[CardName, ...] | Hidden:
    # BA-61: until the second card is chosen, the first is in his hand like the others
    if s.healing < 0:
        return ()
    return (NAMES[s.healing],) if s.stack[-1][1] == eyes_of(viewer) else HIDDEN[1]


# -- Distances, from what everybody sees ---------------------------------------------------


@lru_cache(maxsize=1024)  # all seats look at the same ones, and most moves leave them so
def distances(
    seats: int,
    alive: tuple[Seat, ...],
    characters: tuple[str | None, ...],
    tables: tuple[tuple[CardName, ...], ...],
) -> Distances:
    mask = 0
    for seat in alive:
        mask |= 1 << seat
    sight = [sees(characters[seat], tables[seat]) for seat in range(seats)]
    away = [hides(characters[seat], tables[seat]) for seat in range(seats)]
    found: list[tuple[int, ...]] = []
    for one in range(seats):
        row: list[int] = []
        for two in range(seats):
            way = WAYS[mask][MOST_SEATS * one + two]
            row.append(max(1, way + away[two] - sight[one]) if way else 0)
        found.append(tuple(row))
    return tuple(found)


def measured(s: "BangState") -> Measures:
    characters = tuple([CHARACTERS[c] if c >= 0 else None for c in s.characters])
    tables = tuple([names(table) for table in s.tables])
    alive = tuple([SEATS[seat] for seat in LIVING[s.alive]])
    found = distances(len(s.seats), alive, characters, tables)
    return found, tuple([reach(table) for table in tables])


def tell_distances(s: "BangState") -> None:
    """Who looks on is told when a distance or a reach has changed."""
    now = measured(s)
    if now != s.told:
        s.told = now
        s.events.append(DistancesChanged("BA-9", *now))


def sees(character: str | None, table: tuple[CardName, ...]) -> int:
    """How much nearer the others are (BA-9, BA-59)."""
    return count(table, SCOPE) + (1 if character == "rose-doolan" else 0)


def hides(character: str | None, table: tuple[CardName, ...]) -> int:
    """How much farther the others see this player (BA-9, BA-58)."""
    return count(table, MUSTANG) + (1 if character == "paul-regret" else 0)


def reach(table: tuple[CardName, ...]) -> int:
    """BA-10."""
    found = COLT_REACH
    for name in table:
        weapon = REACH[KIND[CARD_OF[name]]]
        found = max(found, weapon)
    return found


def count(table: tuple[CardName, ...], kind: int) -> int:
    return len([name for name in table if KIND[CARD_OF[name]] == kind])

"""From one game to the next: roles, characters, the deal (BA-2, BA-3), the end, and the
tournament with its money (BA-80, BA-81)."""

from typing import TYPE_CHECKING, Final

from ludoteka.core.events import Ended
from ludoteka.core.results import Result, rank
from ludoteka.core.seats import SEATS
from ludoteka.games.bang import characters as cast
from ludoteka.games.bang.cards import DECK, names
from ludoteka.games.bang.characters import BULLETS, CHARACTERS, NO_CHARACTER, SUZY_LAFAYETTE
from ludoteka.games.bang.distance import measure
from ludoteka.games.bang.events import (
    CharacterDealt,
    GameBegan,
    GameEnded,
    HandDealt,
    MoneyPaid,
    RoleDealt,
    RoleShown,
)
from ludoteka.games.bang.look import tell_distances
from ludoteka.games.bang.roles import (
    DEPUTY,
    LAW,
    OUTLAW,
    OUTLAWS,
    RENEGADE,
    ROLES,
    ROLES_FOR,
    SHERIFF,
    SIDES,
)
from ludoteka.games.bang.steps import (
    DEAL,
    KEEP_CHARACTERS,
    KEEPING,
    NOBODY,
    TURN_UP,
    Step,
)
from ludoteka.games.bang.turn import begin_turn

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

TRAITOR_FINE: Final = 5000

# -- The beginning -------------------------------------------------------------------------


def begin_game(s: "BangState") -> None:
    """Roles, then characters, then (later steps) kept cards and the deal."""
    s.game += 1
    s.winners = ()
    s.fallen = ()
    s.killers = ()
    s.alive = (1 << len(s.seats)) - 1
    if s.recording:
        rule = "BA-80" if s.options.mode == "tournament" else "BA-2"
        s.events.append(GameBegan(rule, s.game))
    deal_roles(s)
    later: list[Step] = [(DEAL, 0, 0, 0)]
    if s.options.experience:
        later.append((KEEPING, s.sheriff, 0, 0))
    if s.options.hire:
        later.append((TURN_UP, 0, 0, 0))
        later.append((KEEP_CHARACTERS, s.sheriff, 0, 0))
    else:
        deal_characters(s)
    s.stack = later


def deal_roles(s: "BangState") -> None:
    # BA-2, BA-70, BA-71
    count = len(s.seats)
    roles = list(s.random_act().shuffled(ROLES_FOR[count]))
    if count == 3:
        s.sheriff = NOBODY
    elif s.game == 1:
        s.sheriff = roles.index(SHERIFF)
        s.first_sheriff = s.sheriff
    else:
        # BA-80: the Sheriff's role goes round; the others are random
        s.sheriff = (s.first_sheriff + s.game - 1) % count
        at = roles.index(SHERIFF)
        roles[at] = roles[s.sheriff]
        roles[s.sheriff] = SHERIFF
    s.roles = tuple(roles)
    if s.recording:
        for seat in s.seats:
            role = ROLES[s.roles[seat]]
            # BA-3: the Sheriff is face up; BA-71: all three are
            if count == 3 or seat == s.sheriff:
                s.events.append(RoleShown("BA-71" if count == 3 else "BA-3", seat, role))
            else:
                s.events.append(RoleDealt("BA-3", seat, role))


def deal_characters(s: "BangState") -> None:
    # BA-3
    s.characters = tuple(s.random_act().sample(cast.ALL, len(s.seats)))
    if s.recording:
        for seat in s.seats:
            s.events.append(CharacterDealt("BA-3", seat, CHARACTERS[s.characters[seat]]))


def starting_life(s: "BangState", seat: int) -> int:
    # BA-3: the Sheriff has one more
    return BULLETS[s.characters[seat]] + (1 if seat == s.sheriff else 0)


def deal(s: "BangState", seat: int, other: int, number: int) -> None:
    """Shuffle all cards that were not kept, and deal: as many as life (BA-3)."""
    kept = [card for hand in s.hands for card in hand]
    s.tables = [() for _ in s.seats]
    s.deck = tuple(s.random_act().shuffled([card for card in DECK if card not in kept]))
    s.top = 0
    s.discard = []
    s.full_lives = tuple([starting_life(s, place) for place in s.seats])
    s.lives = list(s.full_lives)
    s.survivors = 0
    count = len(s.seats)
    first = s.roles.index(DEPUTY) if s.sheriff == NOBODY else s.sheriff  # BA-3, BA-71
    for offset in range(count):
        deal_hand(s, (first + offset) % count)
    for place in s.seats:
        measure(s, place)
    s.suzy = s.characters.index(SUZY_LAFAYETTE) if SUZY_LAFAYETTE in s.characters else NOBODY
    begin_turn(s, first)


def deal_hand(s: "BangState", seat: int) -> None:
    # BA-3, BA-86: kept cards count
    hand = s.hands[seat]
    missing = s.full_lives[seat] - len(hand)
    dealt = list(s.deck[s.top : s.top + missing])
    s.top += missing
    s.hands[seat] = sorted(hand + dealt)
    if s.recording:
        s.events.append(HandDealt("BA-3", SEATS[seat], names(dealt), s.full_lives[seat]))


# -- The end -------------------------------------------------------------------------------


def end_game(s: "BangState", side: int, winners: tuple[int, ...]) -> None:
    s.stack = []
    s.aside = ()
    s.suzy = NOBODY
    s.winners = tuple([SEATS[seat] for seat in winners])
    if s.recording:
        s.events.append(
            GameEnded(
                "BA-71" if s.sheriff == NOBODY else "BA-23",
                SIDES[side],
                s.winners,
                tuple([ROLES[role] for role in s.roles]),
                tuple([names(hand) for hand in s.hands]),
                names(s.deck[s.top :]),
            )
        )
    if s.options.mode == "single":
        finish(s, "BA-71" if s.sheriff == NOBODY else "BA-23")
        return
    pay_out(s, side)
    # BA-80: as many games as players
    if s.game == len(s.seats):
        finish(s, "BA-80")
    else:
        clear_table(s)
        begin_game(s)


def finish(s: "BangState", rule: str) -> None:
    if s.recording:
        tell_distances(s)
        s.events.append(Ended(rule, ranking(s)))


def ranking(s: "BangState") -> Result:
    """One game: who won. A tournament: who has most money."""
    if s.options.mode == "tournament":
        return Result(rank(s.money), s.money)
    scores = tuple([1 if seat in s.winners else 0 for seat in s.seats])
    return Result(rank(scores), scores)


def clear_table(s: "BangState") -> None:
    """All cards go back, except what survivors might keep (BA-86)."""
    s.survivors = s.alive
    s.hands = [[] for _ in s.seats]
    if not s.options.experience:
        s.tables = [() for _ in s.seats]
    lying = [card for table in s.tables for card in table]
    s.deck = tuple([card for card in DECK if card not in lying])
    s.top = 0
    s.discard = []
    s.lives = [0] * len(s.seats)
    s.full_lives = tuple(s.lives)
    s.known = [0] * len(DECK)
    s.hunches = ()
    s.bangs = 0
    s.fired = ()
    # BA-87: who lived may keep their character
    keepers = s.alive if s.options.hire else 0
    s.characters = tuple(
        [s.characters[seat] if keepers >> seat & 1 else NO_CHARACTER for seat in s.seats]
    )
    s.prices = tuple([s.prices[seat] if keepers >> seat & 1 else 0 for seat in s.seats])


# -- Money ---------------------------------------------------------------------------------


def pay_out(s: "BangState", side: int) -> None:
    """The table of BA-81 (examples: BA-82), less the fine for a Deputy who killed the Sheriff."""
    amounts = tuple([earned(s, seat, side) - fine(s, seat) for seat in s.seats])
    s.money = tuple([s.money[seat] + amounts[seat] for seat in s.seats])
    if s.recording:
        s.events.append(MoneyPaid("BA-81", amounts, s.money))


def earned(s: "BangState", seat: int, side: int) -> int:
    role = s.roles[seat]
    alive = s.alive >> seat & 1 == 1
    players = len(s.seats)
    outlaws = s.roles.count(OUTLAW)
    if side == LAW:
        if role == SHERIFF:
            return 1500 * outlaws
        if role == DEPUTY:
            return (1000 if alive else 700) * outlaws
        # the last of all Outlaws and Renegades to be eliminated
        last = [fallen for fallen in s.fallen if s.roles[fallen] >= OUTLAW][-1]
        return 400 * players if role == RENEGADE and seat == last else 0
    if side == OUTLAWS:
        if role == OUTLAW:
            return (1000 if alive else 800) * outlaws
        return 300 * players if role == RENEGADE and alive else 0
    if role == SHERIFF:
        return 100 * players
    return 1500 * players if role == RENEGADE and alive else 0


def fine(s: "BangState", seat: int) -> int:
    if s.roles[seat] != DEPUTY or s.sheriff not in s.fallen:
        return 0
    killer = s.killers[s.fallen.index(s.sheriff)]
    return TRAITOR_FINE if killer == seat else 0

"""From one game to the next: roles, characters, the deal (BA-2, BA-3), the end, and the
tournament with its money (BA-80, BA-81)."""

from typing import TYPE_CHECKING, Final

from ludoteka.core.events import Ended
from ludoteka.core.results import Result, rank
from ludoteka.core.seats import SEATS, Seat
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
from ludoteka.games.bang.measures import tell_distances
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


def begin_game(state: "BangState") -> None:
    """Roles, then characters, then (later steps) kept cards and the deal."""
    state.game += 1
    state.winners = ()
    state.fallen = ()
    state.killers = ()
    state.alive = (1 << len(state.seats)) - 1
    if state.recording:
        rule = "BA-80" if state.options.mode == "tournament" else "BA-2"
        state.events.append(GameBegan(rule, state.game))
    deal_roles(state)
    later: list[Step] = [(DEAL, SEATS[0], 0, 0)]
    if state.options.experience:
        later.append((KEEPING, state.sheriff, 0, 0))
    if state.options.hire:
        later.append((TURN_UP, SEATS[0], 0, 0))
        later.append((KEEP_CHARACTERS, state.sheriff, 0, 0))
    else:
        deal_characters(state)
    state.stack = later


def deal_roles(state: "BangState") -> None:
    # BA-2, BA-70, BA-71
    count = len(state.seats)
    roles = list(state.random_act().shuffled(ROLES_FOR[count]))
    if count == 3:
        state.sheriff = NOBODY
    elif state.game == 1:
        state.sheriff = SEATS[roles.index(SHERIFF)]
        state.first_sheriff = state.sheriff
    else:
        # BA-80: the Sheriff's role goes round; the others are random
        state.sheriff = SEATS[(state.first_sheriff + state.game - 1) % count]
        at = roles.index(SHERIFF)
        roles[at] = roles[state.sheriff]
        roles[state.sheriff] = SHERIFF
    state.roles = tuple(roles)
    if state.recording:
        for seat in state.seats:
            role = ROLES[state.roles[seat]]
            # BA-3: the Sheriff is face up; BA-71: all three are
            if count == 3 or seat == state.sheriff:
                state.events.append(RoleShown("BA-71" if count == 3 else "BA-3", seat, role))
            else:
                state.events.append(RoleDealt("BA-3", seat, role))


def deal_characters(state: "BangState") -> None:
    # BA-3
    state.characters = tuple(state.random_act().sample(cast.ALL, len(state.seats)))
    if state.recording:
        for seat in state.seats:
            state.events.append(CharacterDealt("BA-3", seat, CHARACTERS[state.characters[seat]]))


def starting_life(state: "BangState", seat: Seat) -> int:
    # BA-3: the Sheriff has one more
    return BULLETS[state.characters[seat]] + (1 if seat == state.sheriff else 0)


def deal(state: "BangState", seat: Seat, other: int, number: int) -> None:
    """Shuffle all cards that were not kept, and deal: as many as life (BA-3)."""
    kept = [card for hand in state.hands for card in hand]
    state.tables = [() for _ in state.seats]
    state.deck = tuple(state.random_act().shuffled([card for card in DECK if card not in kept]))
    state.top = 0
    state.discard = []
    state.full_lives = tuple([starting_life(state, place) for place in state.seats])
    state.lives = list(state.full_lives)
    state.auction.survivors = 0
    count = len(state.seats)
    # BA-3: the Sheriff begins; BA-71: of three, the Deputy
    first = SEATS[state.roles.index(DEPUTY)] if state.sheriff == NOBODY else state.sheriff
    for offset in range(count):
        deal_hand(state, SEATS[(first + offset) % count])
    for place in state.seats:
        measure(state, place)
    state.suzy = seat_of_suzy(state)
    begin_turn(state, first)


def seat_of_suzy(state: "BangState") -> Seat:
    """Where Suzy Lafayette sits, if anywhere."""
    if SUZY_LAFAYETTE not in state.characters:
        return NOBODY
    return SEATS[state.characters.index(SUZY_LAFAYETTE)]


def deal_hand(state: "BangState", seat: Seat) -> None:
    # BA-3, BA-86: kept cards count
    hand = state.hands[seat]
    missing = state.full_lives[seat] - len(hand)
    dealt = list(state.deck[state.top : state.top + missing])
    state.top += missing
    state.hands[seat] = sorted(hand + dealt)
    if state.recording:
        state.events.append(HandDealt("BA-3", seat, names(dealt), state.full_lives[seat]))


# -- The end -------------------------------------------------------------------------------


def end_game(state: "BangState", side: int, winners: tuple[Seat, ...]) -> None:
    state.stack = []
    state.aside = ()
    state.suzy = NOBODY
    state.winners = winners
    if state.recording:
        state.events.append(
            GameEnded(
                "BA-71" if state.sheriff == NOBODY else "BA-23",
                SIDES[side],
                state.winners,
                tuple([ROLES[role] for role in state.roles]),
                tuple([names(hand) for hand in state.hands]),
                names(state.deck[state.top :]),
            )
        )
    if state.options.mode == "single":
        finish(state, "BA-71" if state.sheriff == NOBODY else "BA-23")
        return
    pay_out(state, side)
    # BA-80: as many games as players
    if state.game == len(state.seats):
        finish(state, "BA-80")
    else:
        clear_table(state)
        begin_game(state)


def finish(state: "BangState", rule: str) -> None:
    if state.recording:
        tell_distances(state)
        state.events.append(Ended(rule, ranking(state)))


def ranking(state: "BangState") -> Result:
    """One game: who won. A tournament: who has most money."""
    if state.options.mode == "tournament":
        return Result(rank(state.auction.money), state.auction.money)
    scores = tuple([1 if seat in state.winners else 0 for seat in state.seats])
    return Result(rank(scores), scores)


def clear_table(state: "BangState") -> None:
    """All cards go back, except what survivors might keep (BA-86)."""
    state.auction.survivors = state.alive
    state.hands = [[] for _ in state.seats]
    if not state.options.experience:
        state.tables = [() for _ in state.seats]
    lying = [card for table in state.tables for card in table]
    state.deck = tuple([card for card in DECK if card not in lying])
    state.top = 0
    state.discard = []
    state.lives = [0] * len(state.seats)
    state.full_lives = tuple(state.lives)
    state.known = [0] * len(DECK)
    state.hunches = ()
    state.bangs = 0
    state.fired = ()
    # BA-87: who lived may keep their character
    keepers = state.alive if state.options.hire else 0
    state.characters = tuple(
        [state.characters[seat] if keepers >> seat & 1 else NO_CHARACTER for seat in state.seats]
    )
    prices = state.auction.prices
    state.auction.prices = tuple(
        [prices[seat] if keepers >> seat & 1 else 0 for seat in state.seats]
    )


# -- Money ---------------------------------------------------------------------------------


def pay_out(state: "BangState", side: int) -> None:
    """The table of BA-81 (examples: BA-82), less the fine for a Deputy who killed the Sheriff."""
    amounts = tuple([earned(state, seat, side) - fine(state, seat) for seat in state.seats])
    state.auction.money = tuple([state.auction.money[seat] + amounts[seat] for seat in state.seats])
    if state.recording:
        state.events.append(MoneyPaid("BA-81", amounts, state.auction.money))


def earned(state: "BangState", seat: Seat, side: int) -> int:
    role = state.roles[seat]
    alive = state.alive >> seat & 1 == 1
    players = len(state.seats)
    outlaws = state.roles.count(OUTLAW)
    if side == LAW:
        if role == SHERIFF:
            return 1500 * outlaws
        if role == DEPUTY:
            return (1000 if alive else 700) * outlaws
        # the last of all Outlaws and Renegades to be eliminated
        last = [fallen for fallen in state.fallen if state.roles[fallen] >= OUTLAW][-1]
        return 400 * players if role == RENEGADE and seat == last else 0
    if side == OUTLAWS:
        if role == OUTLAW:
            return (1000 if alive else 800) * outlaws
        return 300 * players if role == RENEGADE and alive else 0
    if role == SHERIFF:
        return 100 * players
    return 1500 * players if role == RENEGADE and alive else 0


def fine(state: "BangState", seat: Seat) -> int:
    if state.roles[seat] != DEPUTY or state.sheriff not in state.fallen:
        return 0
    killer = state.killers[state.fallen.index(state.sheriff)]
    return TRAITOR_FINE if killer == seat else 0

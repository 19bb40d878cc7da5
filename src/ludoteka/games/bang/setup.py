"""Two ways to a state: a new match, and a position."""

from collections.abc import Mapping, Sequence

from ludoteka.core.fairness import parse_seed
from ludoteka.core.rng import Chance
from ludoteka.core.seats import SEATS, Seat, all_seats
from ludoteka.games.bang.auction import Auction
from ludoteka.games.bang.cards import CARD_OF, NO_CARD, SIZE, Card
from ludoteka.games.bang.characters import (
    CHARACTERS,
    NO_CHARACTER,
)
from ludoteka.games.bang.distance import measure
from ludoteka.games.bang.filling import fill, in_range
from ludoteka.games.bang.hiring import START_MONEY
from ludoteka.games.bang.knowledge import EVERYBODY, ONLOOKER
from ludoteka.games.bang.matches import begin_game, seat_of_suzy
from ludoteka.games.bang.options import BangOptions
from ludoteka.games.bang.position import BangPosition, bad, parse_position
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.steps import DEAL


def blank(
    seats: tuple[Seat, ...],
    options: BangOptions,
    chance: Chance,
    *,
    acts: int = 0,
    recording: bool = False,
) -> BangState:
    """A table before the first game."""
    count = len(seats)
    state = BangState(seats, options, chance, acts=acts, recording=recording)
    state.roles = (0,) * count
    state.characters = (NO_CHARACTER,) * count
    state.full_lives = (0,) * count
    state.lives = [0] * count
    state.alive = (1 << count) - 1
    state.hands = [[] for _ in seats]
    state.tables = [() for _ in seats]
    state.reach = [1] * count
    state.sight = [0] * count
    state.away = [0] * count
    state.discard = []
    state.known = [0] * SIZE
    state.stack = []
    state.auction = Auction()
    # BA-87: for hiring, everybody starts with $1000
    state.auction.money = (START_MONEY if options.hire else 0,) * count
    state.auction.prices = (0,) * count
    return state


def new_match(
    seats: tuple[Seat, ...], options: BangOptions, chance: Chance, *, recording: bool
) -> BangState:
    state = blank(seats, options, chance, recording=recording)
    begin_game(state)
    state.go_on()
    return state


def settle(state: BangState) -> None:
    """Take what follows from the rest."""
    for seat in state.seats:
        measure(state, seat)
    setting_up = bool(state.stack) and state.stack[0][0] == DEAL
    if state.stack and not setting_up:
        state.suzy = seat_of_suzy(state)


def mask(what: str, seats: Sequence[int], count: int) -> int:
    found = 0
    for seat in seats:
        found |= 1 << in_range(what, seat, count)
    return found


def from_position(raw: Mapping[str, object], *, recording: bool) -> BangState:
    position = parse_position(raw)
    full = fill(position)
    count = full.seats
    if position.game < 1 or position.acts < 0 or position.bangs < 0:
        raise bad("game counts from 1, acts and bangs from 0")
    chance = Chance(parse_seed(position.seed))
    state = blank(
        all_seats(count), position.options, chance, acts=position.acts, recording=recording
    )
    state.game = position.game
    state.first_sheriff = SEATS[full.first_sheriff]
    state.sheriff = Seat(full.sheriff)
    state.roles = full.roles
    state.characters = full.characters
    state.full_lives = full.full_lives
    state.lives = full.lives
    state.fallen = tuple(SEATS[seat] for seat in position.fallen)
    state.killers = full.killers
    state.alive = (1 << count) - 1 & ~mask("fallen", position.fallen, count)
    state.hands = full.hands
    state.tables = full.tables
    state.deck = full.deck
    state.discard = full.discard
    state.aside = full.aside
    state.healing = NO_CARD if position.healing is None else cards_of([position.healing])[0]
    state.turn = SEATS[full.turn]
    state.stack = full.stack
    state.bangs = position.bangs
    state.fired = tuple(cards_of(position.fired))
    state.auction.money = full.money
    state.auction.prices = full.prices
    state.auction.survivors = mask("survivor", position.survivors, count)
    state.auction.pool = tuple(_character(name) for name in position.pool)
    if position.leader is not None:
        state.auction.leader = in_range("leader", position.leader, count)
    state.auction.bid = position.bid
    state.auction.out = mask("out", position.out, count)
    state.rules = position.rules
    state.winners = tuple(SEATS[in_range("winner", seat, count)] for seat in position.winners)
    _remember(state, position)
    settle(state)
    _check(state)
    return state


def cards_of(names: Sequence[str]) -> list[Card]:
    for name in names:
        if name not in CARD_OF:
            raise bad(f"{name} is no card")
    return [CARD_OF[name] for name in names]


def _character(name: str) -> int:
    if name not in CHARACTERS:
        raise bad(f"{name} is no character")
    return CHARACTERS.index(name)


def _remember(state: BangState, position: BangPosition) -> None:
    for name, who in position.known.items():
        bits = EVERYBODY if who == "all" else mask("viewer", who, ONLOOKER + 1)
        state.known[cards_of([name])[0]] = bits
    state.hunches = tuple(
        (cards_of([name])[0], viewer, mask("suspect", suspects, len(state.seats)))
        for name, viewer, suspects in position.hunches
    )


def _check(state: BangState) -> None:
    problems = state.audit()
    if problems:
        raise bad(problems[0])
    if state.stack and not state.list_moves():
        raise bad("whoever is asked has nothing to answer")
    if not state.stack and not state.winners:
        raise bad("nothing is pending and nobody has won")

"""The three ways to a state: a new match, a position, and what a view leaves possible."""

from collections.abc import Mapping, Sequence

from ludoteka.core.events import Hidden
from ludoteka.core.fairness import parse_seed
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import SEATS, Seat, all_seats
from ludoteka.games.bang.cards import CARD_OF, DECK, NO_CARD, SIZE, Card
from ludoteka.games.bang.characters import (
    CHARACTERS,
    NO_CHARACTER,
    SUZY_LAFAYETTE,
)
from ludoteka.games.bang.distance import measure
from ludoteka.games.bang.filling import fill, in_range
from ludoteka.games.bang.hiring import START_MONEY
from ludoteka.games.bang.knowledge import EVERYBODY, ONLOOKER
from ludoteka.games.bang.matches import begin_game
from ludoteka.games.bang.options import BangOptions
from ludoteka.games.bang.position import BangPosition, bad, parse_position
from ludoteka.games.bang.roles import ROLES, ROLES_FOR, SHERIFF
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.steps import (
    DEAL,
    NOBODY,
    STEPS,
)
from ludoteka.games.bang.view import BangView


def blank(
    seats: tuple[Seat, ...], options: BangOptions, chance: Chance, *, acts: int, recording: bool
) -> BangState:
    """A table before the first game."""
    count = len(seats)
    return BangState(
        seats=seats,
        options=options,
        chance=chance,
        acts=acts,
        recording=recording,
        game=0,
        first_sheriff=0,
        sheriff=NOBODY,
        roles=(0,) * count,
        characters=(NO_CHARACTER,) * count,
        full_lives=(0,) * count,
        lives=[0] * count,
        alive=(1 << count) - 1,
        fallen=(),
        killers=(),
        hands=[[] for _ in seats],
        tables=[() for _ in seats],
        reach=[1] * count,
        sight=[0] * count,
        away=[0] * count,
        deck=DECK,
        top=0,
        discard=[],
        aside=(),
        healing=NO_CARD,
        known=[0] * SIZE,
        hunches=(),
        turn=0,
        stack=[],
        bangs=0,
        fired=(),
        suzy=NOBODY,
        # BA-87: for hiring, everybody starts with $1000
        money=(START_MONEY if options.hire else 0,) * count,
        prices=(0,) * count,
        survivors=0,
        pool=(),
        leader=NOBODY,
        bid=0,
        out=0,
        winners=(),
    )


def new_match(
    seats: tuple[Seat, ...], options: BangOptions, chance: Chance, *, recording: bool
) -> BangState:
    state = blank(seats, options, chance, acts=0, recording=recording)
    begin_game(state)
    state.go_on()
    return state


def settle(state: BangState) -> None:
    """Take what follows from the rest."""
    for seat in state.seats:
        measure(state, seat)
    setting_up = bool(state.stack) and state.stack[0][0] == DEAL
    if state.stack and not setting_up and SUZY_LAFAYETTE in state.characters:
        state.suzy = state.characters.index(SUZY_LAFAYETTE)


def mask(what: str, seats: Sequence[int], count: int) -> int:
    found = 0
    for seat in seats:
        found |= 1 << in_range(what, seat, count)
    return found


# -- From a position -----------------------------------------------------------------------


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
    state.first_sheriff = full.first_sheriff
    state.sheriff = full.sheriff
    state.roles = full.roles
    state.characters = full.characters
    state.full_lives = full.full_lives
    state.lives = full.lives
    state.fallen = tuple(position.fallen)
    state.killers = full.killers
    state.alive = (1 << count) - 1 & ~mask("fallen", position.fallen, count)
    state.hands = full.hands
    state.tables = full.tables
    state.deck = full.deck
    state.discard = full.discard
    state.aside = full.aside
    state.healing = NO_CARD if position.healing is None else _cards([position.healing])[0]
    state.turn = full.turn
    state.stack = full.stack
    state.bangs = position.bangs
    state.fired = tuple(_cards(position.fired))
    state.money = full.money
    state.prices = full.prices
    state.survivors = mask("survivor", position.survivors, count)
    state.pool = tuple(_character(name) for name in position.pool)
    state.leader = NOBODY if position.leader is None else in_range("leader", position.leader, count)
    state.bid = position.bid
    state.out = mask("out", position.out, count)
    state.rules = position.rules
    state.winners = tuple(SEATS[in_range("winner", seat, count)] for seat in position.winners)
    _remember(state, position)
    settle(state)
    _check(state)
    return state


def _cards(names: Sequence[str]) -> list[Card]:
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
        state.known[_cards([name])[0]] = bits
    state.hunches = tuple(
        (_cards([name])[0], viewer, mask("suspect", suspects, len(state.seats)))
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


# -- From a view ---------------------------------------------------------------------------


def from_view(view: BangView, rng: Rng) -> BangState:
    """Hidden roles, hands and the deck are drawn afresh, consistent with all that is known."""
    count = view.seats
    state = blank(all_seats(count), view.options, Chance(rng.seed()), acts=0, recording=False)
    state.game = view.game
    state.first_sheriff = view.first_sheriff
    state.roles = _roles(view, rng)
    state.sheriff = state.roles.index(SHERIFF) if SHERIFF in state.roles else NOBODY
    state.characters = tuple(
        NO_CHARACTER if name is None else CHARACTERS.index(name) for name in view.characters
    )
    state.full_lives = view.full_lives
    state.lives = list(view.lives)
    state.alive = mask("alive", view.alive, count)
    state.fallen = tuple(view.fallen)
    state.killers = tuple(NOBODY if by is None else by for by in view.killers)
    state.tables = [tuple(_cards(table)) for table in view.tables]
    state.discard = _cards(view.discard)
    _deal_unseen(state, view, rng)
    state.turn = view.turn
    state.stack = [(STEPS.index(name), seat, b, n) for name, seat, b, n in view.pending]
    state.bangs = view.bangs
    state.fired = tuple(_cards(view.fired))
    state.money = view.money
    state.prices = view.prices
    state.survivors = mask("survivor", view.survivors, count)
    state.pool = tuple(CHARACTERS.index(name) for name in view.pool)
    state.leader = NOBODY if view.leader is None else view.leader
    state.bid = view.bid
    state.out = mask("out", view.out, count)
    state.winners = view.winners
    state.healing = _healing(state, view, rng)
    settle(state)
    return state


def _roles(view: BangView, rng: Rng) -> tuple[int, ...]:
    """The hidden roles are those of BA-2 that nobody has shown, in any order."""
    left = list(ROLES_FOR[view.seats])
    for role in view.roles:
        if not isinstance(role, Hidden):
            left.remove(ROLES.index(role))
    hidden = rng.shuffled(left)
    return tuple(
        hidden.pop() if isinstance(role, Hidden) else ROLES.index(role) for role in view.roles
    )


def _deal_unseen(state: BangState, view: BangView, rng: Rng) -> None:
    seat = ONLOOKER if view.seat is None else view.seat
    hands = [[] if isinstance(hand, Hidden) else _cards(hand) for hand in view.hands]
    missing = [hand.hidden if isinstance(hand, Hidden) else 0 for hand in view.hands]
    for other, cards in enumerate(view.known):
        hands[other] += _cards(cards)
        missing[other] -= len(cards)
        for card in _cards(cards):
            state.known[card] = EVERYBODY if _name_in(card, view.shown) else 1 << seat
    for name in view.shown:
        state.known[CARD_OF[name]] = EVERYBODY
    for lost, holder in _place(view, missing, rng):
        hands[holder].append(CARD_OF[lost])
        missing[holder] -= 1
    state.hunches = tuple((CARD_OF[n], seat, _bits(who)) for n, who in view.maybe)
    top = _cards(view.top)
    for card in top:
        state.known[card] |= 1 << seat
    aside = [] if isinstance(view.aside, Hidden) else _cards(view.aside)
    seen = [*state.discard, *top, *aside]
    seen += [card for cards in (*hands, *state.tables) for card in cards]
    if not isinstance(view.deck, Hidden):
        seen += _cards(view.deck)
    unseen = rng.shuffled([card for card in DECK if card not in seen])
    for other, number in enumerate(missing):
        hands[other] += unseen[:number]
        del unseen[:number]
    if isinstance(view.aside, Hidden):
        aside = unseen[: view.aside.hidden]
        del unseen[: view.aside.hidden]
    state.hands = [sorted(hand) for hand in hands]
    state.aside = tuple(aside)
    state.deck = (*top, *unseen) if isinstance(view.deck, Hidden) else tuple(_cards(view.deck))


def _healing(state: BangState, view: BangView, rng: Rng) -> int:
    """Sid Ketchum's first card (BA-61): any of his hand, if one does not see it."""
    if isinstance(view.healing, Hidden):
        hand = state.hands[view.to_act[0]]
        return hand[rng.below(len(hand))]
    return CARD_OF[view.healing[0]] if view.healing else NO_CARD


def _name_in(card: Card, names: Sequence[str]) -> bool:
    return any(CARD_OF[name] == card for name in names)


def _bits(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def _place(view: BangView, room: list[int], rng: Rng) -> list[tuple[str, int]]:
    """Give every card that one of several holds to one of them who has room; any way may come."""
    cards = rng.shuffled(view.maybe)
    left = list(room)

    def place(at: int) -> list[tuple[str, int]] | None:
        if at == len(cards):
            return []
        name, suspects = cards[at]
        for holder in rng.shuffled(suspects):
            if left[holder] > 0:
                left[holder] -= 1
                rest = place(at + 1)
                if rest is not None:
                    return [(name, holder), *rest]
                left[holder] += 1
        return None

    placed = place(0)
    if placed is None:
        raise ValueError("the view contradicts itself")
    return placed

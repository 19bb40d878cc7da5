"""What a seat may know, in the numbers of the rules: a view for those who look a million times.

It holds what `BangView` holds, less the names and what only people read. A test takes the
glances of states and those of their views to be the same.
"""

from typing import TYPE_CHECKING

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.games.bang.cards import CARD_OF, NO_CARD, Card, CardName
from ludoteka.games.bang.characters import CHARACTERS
from ludoteka.games.bang.distance import WAYS, measured
from ludoteka.games.bang.knowledge import cards_in_sight, hunches_of
from ludoteka.games.bang.look import sees_aside, sees_role, sees_top
from ludoteka.games.bang.moves import MOST_SEATS
from ludoteka.games.bang.roles import ROLES
from ludoteka.games.bang.steps import STEPS, Step
from ludoteka.games.bang.view import BangView

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState


class Glance:
    """Only to be read, and only before the next move: it shares lists with its state.

    Sets of seats are bits, and −1 stands for what is unknown or not there.
    """

    def __init__(
        self,
        *,
        seat: int,
        stack: list[Step],
        turn: int,
        bangs: int,
        alive: int,
        roles: list[int],
        characters: tuple[int, ...],
        lives: list[int],
        full_lives: tuple[int, ...],
        hand: list[Card],
        counts: list[int],
        known: list[list[Card]],
        maybe: list[Card],
        shown: list[Card],
        tables: list[tuple[Card, ...]],
        deck: int,
        top: Card,
        discard: list[Card],
        aside: tuple[Card, ...],
        aside_count: int,
        fired: tuple[Card, ...],
        distances: list[int],
        dangers: list[int],
        reach: list[int],
        tournament: "Tournament | None",
    ) -> None:
        self.seat = seat
        self.stack = stack
        """The last step asks somebody; nothing is pending when the match is over."""
        self.turn = turn
        self.bangs = bangs
        self.alive = alive
        self.roles = roles
        self.characters: tuple[int, ...] = characters
        self.lives = lives
        self.full_lives: tuple[int, ...] = full_lives
        self.hand = hand
        """One's own."""
        self.counts = counts
        self.known = known
        self.maybe = maybe
        self.shown = shown
        self.tables = tables
        self.deck = deck
        self.top = top
        self.discard = discard
        self.aside: tuple[Card, ...] = aside
        """Nothing, if one does not see them."""
        self.aside_count = aside_count
        self.fired: tuple[Card, ...] = fired
        self.distances = distances
        """From oneself to each seat."""
        self.dangers = dangers
        """From each seat to oneself."""
        self.reach = reach
        self.tournament = tournament


class Tournament:
    """What there is besides in a match of several games (BA-80 to BA-89)."""

    def __init__(
        self,
        *,
        game: int,
        money: tuple[int, ...],
        prices: tuple[int, ...],
        survivors: int,
        pool: tuple[int, ...],
        leader: int,
        bid: int,
        out: int,
    ) -> None:
        self.game = game
        self.money: tuple[int, ...] = money
        self.prices: tuple[int, ...] = prices
        self.survivors = survivors
        self.pool: tuple[int, ...] = pool
        self.leader = leader
        self.bid = bid
        self.out = out


# -- From a state --------------------------------------------------------------------------


def glance(s: "BangState", seat: Seat) -> Glance:
    nothing: list[Card] = []
    me: int = seat
    open_aside = sees_aside(s, me)
    known, maybe, shown = [nothing] * len(s.seats), nothing, nothing
    if s.stack:
        known, shown = cards_in_sight(s, me)
        if s.hunches:
            maybe = cards_guessed(s, me)
    several = s.options.mode == "tournament"
    reach, sight, away = s.reach, s.sight, s.away
    if several:
        # between games nobody needs the state's own measures, and they are out of date
        all_measured = [measured(s.characters[other], s.tables[other]) for other in s.seats]
        reach = [each[0] for each in all_measured]
        sight = [each[1] for each in all_measured]
        away = [each[2] for each in all_measured]
    ways = WAYS[s.alive]
    row = MOST_SEATS * me
    return Glance(
        seat=me,
        stack=s.stack if s.healing < 0 else healing_steps(s.stack, me, s.healing),
        turn=s.turn,
        bangs=s.bangs,
        alive=s.alive,
        roles=[s.roles[other] if sees_role(s, me, other) else -1 for other in s.seats],
        characters=s.characters,
        lives=s.lives,
        full_lives=s.full_lives,
        hand=s.hands[me],
        counts=[len(hand) for hand in s.hands],
        known=known,
        maybe=in_order(maybe),
        shown=in_order(shown),
        tables=s.tables,
        deck=len(s.deck) - s.top,
        top=s.deck[s.top] if sees_top(s, me) else NO_CARD,
        discard=s.discard,
        aside=s.aside if open_aside else (),
        aside_count=len(s.aside),
        fired=s.fired,
        distances=[apart(ways[row + other], away[other], sight[me]) for other in s.seats],
        dangers=[apart(ways[row + other], away[me], sight[other]) for other in s.seats],
        reach=reach,
        tournament=tournament(s) if several else None,
    )


def apart(way: int, away: int, sight: int) -> int:
    """How far one is from another by this way round (BA-9); 0 if there is none."""
    return max(1, way + away - sight) if way else 0


def healing_steps(stack: list[Step], me: int, first: int) -> list[Step]:
    """To Sid Ketchum the number of the step tells which card he chose first (BA-61)."""
    kind, seat, other, _ = stack[-1]
    return [*stack[:-1], (kind, seat, other, first + 1 if seat == me else 0)]


def cards_guessed(s: "BangState", me: int) -> list[Card]:
    return [Card(hunch[0]) for hunch in hunches_of(s, me)]


def in_order(cards: list[Card]) -> list[Card]:
    """Sorted, because the order of the state could tell who holds them."""
    return sorted(cards) if len(cards) > 1 else cards


def tournament(s: "BangState") -> Tournament:
    return Tournament(
        game=s.game,
        money=s.money,
        prices=s.prices,
        survivors=s.survivors,
        pool=s.pool,
        leader=s.leader,
        bid=s.bid,
        out=s.out,
    )


# -- From a view ---------------------------------------------------------------------------


def glance_at(view: BangView) -> Glance:
    """What the view of a seat tells."""
    assert view.seat is not None
    hand, aside = view.hands[view.seat], view.aside
    assert not isinstance(hand, Hidden)
    stack = [(STEPS.index(name), seat, other, n) for name, seat, other, n in view.pending]
    if view.healing and not isinstance(view.healing, Hidden):
        stack = healing_steps(stack, view.seat, CARD_OF[view.healing[0]])
    return Glance(
        seat=view.seat,
        stack=stack,
        turn=view.turn,
        bangs=view.bangs,
        alive=bits(view.alive),
        roles=[-1 if isinstance(role, Hidden) else ROLES.index(role) for role in view.roles],
        characters=tuple([-1 if c is None else CHARACTERS.index(c) for c in view.characters]),
        lives=list(view.lives),
        full_lives=view.full_lives,
        hand=numbers(hand),
        counts=[size(each) for each in view.hands],
        known=[numbers(cards) for cards in view.known],
        maybe=[CARD_OF[card] for card, _ in view.maybe],
        shown=numbers(view.shown),
        tables=[tuple(numbers(table)) for table in view.tables],
        deck=size(view.deck),
        top=CARD_OF[view.top[0]] if view.top else NO_CARD,
        discard=numbers(view.discard),
        aside=() if isinstance(aside, Hidden) else tuple(numbers(aside)),
        aside_count=size(aside),
        fired=tuple(numbers(view.fired)),
        distances=list(view.distances[view.seat]),
        dangers=[distances[view.seat] for distances in view.distances],
        reach=list(view.reach),
        tournament=tournament_at(view) if view.options.mode == "tournament" else None,
    )


def tournament_at(view: BangView) -> Tournament:
    return Tournament(
        game=view.game,
        money=view.money,
        prices=view.prices,
        survivors=bits(view.survivors),
        pool=tuple([CHARACTERS.index(character) for character in view.pool]),
        leader=-1 if view.leader is None else view.leader,
        bid=view.bid,
        out=bits(view.out),
    )


def numbers(cards: tuple[CardName, ...]) -> list[Card]:
    return [CARD_OF[card] for card in cards]


def size(cards: tuple[CardName, ...] | Hidden) -> int:
    return cards.hidden if isinstance(cards, Hidden) else len(cards)


def bits(seats: tuple[Seat, ...]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found

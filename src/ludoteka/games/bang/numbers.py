"""A seat's view in the numbers of the rules, for encoders and search.

It holds what `BangView` holds, less the names and what only people read. A test takes the
numbers of states and those of their views to be the same.
"""

from typing import TYPE_CHECKING

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.games.bang.auction import Auction
from ludoteka.games.bang.cards import CARD_OF, NO_CARD, Card, CardName
from ludoteka.games.bang.characters import CHARACTERS
from ludoteka.games.bang.distance import WAYS, measured
from ludoteka.games.bang.knowledge import cards_in_sight, hunches_of
from ludoteka.games.bang.moves import MOST_SEATS
from ludoteka.games.bang.named_steps import parse
from ludoteka.games.bang.roles import ROLES
from ludoteka.games.bang.steps import NOBODY, Step
from ludoteka.games.bang.view import BangView
from ludoteka.games.bang.viewing import sees_aside, sees_role, sees_top

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState


class ViewNumbers:
    """Only to be read, and only before the next move: it shares lists with its state.

    Sets of seats are bits, and −1 stands for what is unknown or not there.
    """

    def __init__(
        self,
        *,
        seat: int,
        game: int,
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
        auction: Auction | None,
    ) -> None:
        self.seat = seat
        self.game = game
        self.stack = stack
        """The last step asks someone; nothing is pending when the match is over."""
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
        self.auction = auction
        """Of a tournament."""


# -- From a state --------------------------------------------------------------------------


def view_numbers(state: "BangState", seat: Seat) -> ViewNumbers:
    nothing: list[Card] = []
    me: int = seat
    open_aside = sees_aside(state, me)
    known, maybe, shown = [nothing] * len(state.seats), nothing, nothing
    if state.stack:
        known, shown = cards_in_sight(state, me)
        if state.hunches:
            maybe = cards_guessed(state, me)
    several = state.options.mode == "tournament"
    reach, sight, away = state.reach, state.sight, state.away
    if several:
        # between games nobody needs the state's own measures, and they are out of date
        all_measured = [
            measured(state.characters[other], state.tables[other]) for other in state.seats
        ]
        reach = [each[0] for each in all_measured]
        sight = [each[1] for each in all_measured]
        away = [each[2] for each in all_measured]
    ways = WAYS[state.alive]
    row = MOST_SEATS * me
    return ViewNumbers(
        seat=me,
        game=state.game,
        stack=state.stack if state.healing < 0 else healing_steps(state.stack, me, state.healing),
        turn=state.turn,
        bangs=state.bangs,
        alive=state.alive,
        roles=[state.roles[other] if sees_role(state, me, other) else -1 for other in state.seats],
        characters=state.characters,
        lives=state.lives,
        full_lives=state.full_lives,
        hand=state.hands[me],
        counts=[len(hand) for hand in state.hands],
        known=known,
        maybe=in_order(maybe),
        shown=in_order(shown),
        tables=state.tables,
        deck=len(state.deck) - state.top,
        top=state.deck[state.top] if sees_top(state, me) else NO_CARD,
        discard=state.discard,
        aside=state.aside if open_aside else (),
        aside_count=len(state.aside),
        fired=state.fired,
        distances=[apart(ways[row + other], away[other], sight[me]) for other in state.seats],
        dangers=[apart(ways[row + other], away[me], sight[other]) for other in state.seats],
        reach=reach,
        auction=state.auction if several else None,
    )


def apart(way: int, away: int, sight: int) -> int:
    """How far one is from another by this way round (BA-9); 0 if there is none."""
    return max(1, way + away - sight) if way else 0


def healing_steps(stack: list[Step], me: int, first: int) -> list[Step]:
    """To Sid Ketchum the number of the step tells which card he chose first (BA-61)."""
    kind, seat, other, _ = stack[-1]
    return [*stack[:-1], (kind, seat, other, first + 1 if seat == me else 0)]


def cards_guessed(state: "BangState", me: int) -> list[Card]:
    return [Card(hunch[0]) for hunch in hunches_of(state, me)]


def in_order(cards: list[Card]) -> list[Card]:
    """Sorted, because the order of the state could tell who holds them."""
    return sorted(cards) if len(cards) > 1 else cards


# -- From a view ---------------------------------------------------------------------------


def numbers_of_view(view: BangView) -> ViewNumbers:
    """What the view of a seat tells."""
    assert view.seat is not None
    hand, aside = view.hands[view.seat], view.aside
    assert not isinstance(hand, Hidden)
    stack = [parse(step) for step in view.pending]
    if view.healing and not isinstance(view.healing, Hidden):
        stack = healing_steps(stack, view.seat, CARD_OF[view.healing[0]])
    return ViewNumbers(
        seat=view.seat,
        game=view.game,
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
        auction=auction_at(view) if view.options.mode == "tournament" else None,
    )


def auction_at(view: BangView) -> Auction:
    auction = Auction()
    auction.money = view.money
    auction.prices = view.prices
    auction.survivors = bits(view.survivors)
    auction.pool = tuple([CHARACTERS.index(character) for character in view.pool])
    auction.leader = NOBODY if view.leader is None else view.leader
    auction.bid = view.bid
    auction.out = bits(view.out)
    return auction


def numbers(cards: tuple[CardName, ...]) -> list[Card]:
    return [CARD_OF[card] for card in cards]


def size(cards: tuple[CardName, ...] | Hidden) -> int:
    return cards.hidden if isinstance(cards, Hidden) else len(cards)


def bits(seats: tuple[Seat, ...]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found

"""A round of Sakura: choose, reveal, resolve in ascending order, discard, draw."""

from bisect import insort
from typing import TYPE_CHECKING, Final

from ludoteka.core.events import Ended
from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.sakura import actions, trees
from ludoteka.games.sakura.cards import (
    ARTIST_ACTIONS,
    DECK,
    EMPEROR_EITHER_WAY,
    FIRST_EITHER_WAY,
    GARDEN_ACTIONS,
    HAND_SIZE,
    NO_CARD,
    OVERTAKE,
    OWN_TOKENS,
    Card,
)
from ludoteka.games.sakura.events import (
    CardBegun,
    CardChosen,
    CardDrawn,
    CardsDiscarded,
    CardsRevealed,
    CardsSkipped,
    DeckShuffled,
    DirectionChosen,
    GardenOpened,
    HandDealt,
    RoundBegan,
    TwoCardsChosen,
    TwoCardsDue,
)
from ludoteka.games.sakura.phases import ARTIST, CHOOSE, EMPEROR, OVER
from ludoteka.games.sakura.walking import NOBODY, further_player

if TYPE_CHECKING:
    from ludoteka.games.sakura.state import SakuraState

MOST_ROUNDS: Final = 100
FORWARD_TEXT: Final = "forward"
BACK_TEXT: Final = "back"


# -- Set-up ----------------------------------------------------------------------------


def deal(state: "SakuraState") -> None:
    # SA-4
    if state.recording:
        state.events.append(GardenOpened("SA-4", state.emperor, OWN_TOKENS, state.supply))
    cards = state.random_act().shuffled(DECK)
    for seat in state.seats:
        hand = sorted(cards[-HAND_SIZE:])
        del cards[-HAND_SIZE:]
        state.hands[seat] = hand
        if state.recording:
            state.events.append(HandDealt("SA-4", seat, tuple(hand)))
    state.deck = cards
    begin_round(state)


# -- Choosing --------------------------------------------------------------------------


def begin_round(state: "SakuraState") -> None:
    state.round += 1
    state.phase = CHOOSE
    state.missing = len(state.seats)
    state.chosen = [NO_CARD] * len(state.artists)
    # SA-25: tactical, the player further from the Emperor plays two cards
    state.double = further_player(state.artists) if state.tactical else NOBODY
    if state.recording:
        state.events.append(RoundBegan("SA-5", state.round))
        if state.double == NOBODY:
            state.ask("SA-5", state.seats)
        else:
            state.events.append(TwoCardsDue("SA-25", SEATS[state.double]))
            state.ask("SA-25", state.seats)


def choose_card(state: "SakuraState", seat: Seat, card: Card) -> None:
    # SA-5
    state.chosen[seat] = card
    if state.recording:
        state.events.append(CardChosen("SA-5", seat, card))
    count_choice(state)


def choose_two_cards(state: "SakuraState", seat: Seat, card: Card, painter: Card) -> None:
    # SA-25
    state.chosen[seat] = card
    state.chosen[len(state.seats)] = painter
    if state.recording:
        state.events.append(TwoCardsChosen("SA-25", seat, card, painter))
    count_choice(state)


def count_choice(state: "SakuraState") -> None:
    state.missing -= 1
    if state.missing == 0:
        reveal(state)


def reveal(state: "SakuraState") -> None:
    # SA-5
    rule = "SA-5"
    for seat in state.seats:
        state.hands[seat].remove(state.chosen[seat])
    if len(state.artists) > len(state.seats):
        painter = len(state.seats)
        if state.double == NOBODY:
            # SA-24: the Court painter's card is the top of the deck, once all have chosen
            state.chosen[painter] = take_top_card(state)
            rule = "SA-24"
        else:
            state.hands[state.double].remove(state.chosen[painter])
            rule = "SA-25"
    if state.recording:
        count = len(state.seats)
        painter_card = state.chosen[count] if len(state.artists) > count else None
        state.events.append(CardsRevealed(rule, tuple(state.chosen[:count]), painter_card))
    state.queue = tuple(sorted(state.chosen))
    resolve_cards(state)


# -- Resolving -------------------------------------------------------------------------


def resolve_cards(state: "SakuraState") -> None:
    """The cards in ascending order (SA-5), as far as nobody has to choose a direction."""
    while state.queue:
        if not do_garden_half(state) or not do_artist_half(state) or close_card(state):
            return
    end_round(state, "SA-5")


def do_garden_half(state: "SakuraState") -> bool:
    """Whether it is done; otherwise the card's owner has been asked (SA-11)."""
    card = state.queue[0]
    owner = state.owner()
    garden = state.gardens[card]
    if state.recording:
        action = ARTIST_ACTIONS[state.skills[card]]
        named = state.named(owner)
        state.events.append(CardBegun("SA-5", named, card, GARDEN_ACTIONS[garden], action))
    if garden != EMPEROR_EITHER_WAY:
        actions.act_in_garden(state, garden)
        return True
    if state.is_painter(owner):
        # SA-24: where his card offers a direction, the Emperor goes forward
        actions.move_emperor(state, "SA-24", 1)
        return True
    state.phase = EMPEROR
    state.ask("SA-11", (SEATS[owner],))
    return False


def do_artist_half(state: "SakuraState") -> bool:
    """Whether it is done; otherwise the card's owner has been asked (SA-15)."""
    owner = state.owner()
    skill = state.skills[state.queue[0]]
    if skill < FIRST_EITHER_WAY or skill >= OVERTAKE:
        actions.act_as_artist(state, owner, skill)
        return True
    if state.is_painter(owner):
        # SA-24: and so does he
        actions.walk(state, "SA-24", owner, actions.steps_of(skill))
        return True
    state.phase = ARTIST
    state.ask("SA-15", (SEATS[owner],))
    return False


def direct_emperor(state: "SakuraState", seat: Seat, *, forward: bool) -> None:
    # SA-11
    if state.recording:
        text = FORWARD_TEXT if forward else BACK_TEXT
        state.events.append(DirectionChosen("SA-11", seat, text))
    actions.move_emperor(state, "SA-11", 1 if forward else -1)
    if do_artist_half(state) and not close_card(state):
        resolve_cards(state)


def direct_artist(state: "SakuraState", seat: Seat, *, forward: bool) -> None:
    # SA-15
    if state.recording:
        text = FORWARD_TEXT if forward else BACK_TEXT
        state.events.append(DirectionChosen("SA-15", seat, text))
    steps = actions.steps_of(state.skills[state.queue[0]])
    actions.walk(state, "SA-15", seat, steps if forward else -steps)
    if not close_card(state):
        resolve_cards(state)


def close_card(state: "SakuraState") -> bool:
    """Whether the card ended the round, because the Emperor reached a tree (SA-18)."""
    owner = state.owner()
    state.queue = state.queue[1:]
    if not state.tree:
        return False
    if state.queue:
        if state.recording:
            state.events.append(CardsSkipped("SA-18", state.queue))
        state.queue = ()
    trees.pay(state, owner)
    if state.paid == len(state.tree_spaces):
        end_match(state, "SA-23")
    else:
        trees.line_up(state, owner)
        end_round(state, "SA-22")
    return True


# -- The end of a round ----------------------------------------------------------------


def end_round(state: "SakuraState", draw_rule: str) -> None:
    # SA-5
    cards = sorted(state.chosen)
    state.discards += cards
    state.chosen = [NO_CARD] * len(state.artists)
    if state.recording:
        state.events.append(CardsDiscarded("SA-5", tuple(cards)))
    if state.round >= MOST_ROUNDS:
        end_match(state, "SA-26")
        return
    # SA-5, SA-22: one card each; SA-25: up to five, which is two for who played two
    for seat in state.seats:
        hand = state.hands[seat]
        while len(hand) < HAND_SIZE:
            card = take_top_card(state)
            insort(hand, card)
            if state.recording:
                rule = "SA-25" if seat == state.double else draw_rule
                state.events.append(CardDrawn(rule, seat, card))
    begin_round(state)


def take_top_card(state: "SakuraState") -> Card:
    # SA-5: the discards are shuffled when a card is needed, not earlier
    if not state.deck:
        shuffle_discards(state)
    return state.deck.pop()


def shuffle_discards(state: "SakuraState") -> None:
    cards = state.discards
    state.deck = state.random_act().shuffled(cards)
    state.discards = []
    shuffled = list(state.shuffled)
    latest = state.last_shuffle() + 1
    for card in cards:
        shuffled[card] = latest
    state.shuffled = tuple(shuffled)
    state.latest = latest
    if state.recording:
        state.events.append(DeckShuffled("SA-5", len(cards)))


def end_match(state: "SakuraState", rule: str) -> None:
    # SA-23, SA-26
    state.phase = OVER
    if state.recording:
        state.events.append(Ended(rule, trees.ranking(state)))

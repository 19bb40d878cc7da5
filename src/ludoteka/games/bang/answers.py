"""What an answer does: one function a question, registered by the step that asks it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import SEATS, Move, Seat
from ludoteka.games.bang import hiring, moves, steps
from ludoteka.games.bang.abilities import put_back, stop_healing
from ludoteka.games.bang.cards import BANG, KIND, MISSED, NAMES, NO_CARD, Card, names
from ludoteka.games.bang.death import give_up, regain
from ludoteka.games.bang.decks import (
    discard_from_hand,
    discard_from_table,
    draw,
    gain,
    play_from_hand,
    take_at_random,
)
from ludoteka.games.bang.distance import NEXT
from ludoteka.games.bang.events import (
    CardAnswered,
    CardChosen,
    DiscardTaken,
    StoreCardTaken,
)
from ludoteka.games.bang.knowledge import seen_by_all
from ludoteka.games.bang.moves import ACTION, CARD, TARGET
from ludoteka.games.bang.plays import EFFECTS, panic_table, play_brown
from ludoteka.games.bang.shots import answer_duel, cancel_one, lose_duel, take_the_hit
from ludoteka.games.bang.steps import ABILITY_USED, BARREL_TURNED, BARREL_USED, DYING, STEPS
from ludoteka.games.bang.turn import turn_card

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

Answer = Callable[["BangState", Seat, Move], None]

# -- One's own turn ------------------------------------------------------------------------


def play(state: "BangState", seat: Seat, move: Move) -> None:
    action = ACTION[move]
    card = CARD[move]
    if action == moves.END:
        state.stack.pop()
        state.stack.append((steps.LIMIT, seat, 0, 0))
    elif action == moves.ROB_TABLE:
        panic_table(state, seat, card, TARGET[move])
    else:
        EFFECTS[KIND[card]](state, seat, card, TARGET[move])


def discard(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-5: one by one
    state.stack.pop()
    state.stack.append((steps.LIMIT, seat, 0, 0))
    discard_from_hand(state, seat, CARD[move], "BA-5")


def take_back(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-85: the last act of the turn
    state.stack.pop()
    state.stack.append((steps.NEXT_TURN, seat, 0, 0))
    if ACTION[move] == moves.TAKE:
        take_discard(state, seat, CARD[move], "BA-85")


def take_discard(state: "BangState", seat: Seat, card: Card, rule: str) -> None:
    state.discard.remove(card)
    gain(state, seat, card)
    seen_by_all(state, card)
    if state.recording:
        state.events.append(DiscardTaken(rule, seat, NAMES[card]))


# -- Phase 1 -------------------------------------------------------------------------------


def draw_jesse(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-54
    state.stack.pop()
    state.stack.append((steps.DRAW_ONE, seat, 0, 0))
    if ACTION[move] == moves.DRAW_FROM:
        take_at_random(state, seat, SEATS[TARGET[move]], "BA-54")
    else:
        draw(state, seat, 1, "BA-5")


def draw_pedro(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-60
    state.stack.pop()
    state.stack.append((steps.DRAW_ONE, seat, 0, 0))
    if ACTION[move] == moves.DRAW_DISCARD:
        take_discard(state, seat, state.discard[-1], "BA-60")
    else:
        draw(state, seat, 1, "BA-5")


def draw_kit(state: "BangState", seat: Seat, move: Move) -> None:
    state.stack.pop()
    put_back(state, seat, CARD[move])


def choose_lucky(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-57: both are discarded, the chosen one last
    _, _, purpose, _ = state.stack.pop()
    card = CARD[move]
    others = [turned for turned in state.aside if turned != card]
    state.aside = ()
    state.discard += others
    state.discard.append(card)
    if state.recording:
        state.events.append(CardChosen("BA-57", seat, NAMES[card], names(others)))
    state.stack.append((purpose, seat, 0, card))


# -- Under fire ----------------------------------------------------------------------------


def discard_answer(state: "BangState", seat: Seat, card: Card, wanted: int, rule: str) -> None:
    """A card that answers, of the wanted kind, or Calamity Janet's other one (BA-52)."""
    play_from_hand(state, seat, card)
    state.discard.append(card)
    if state.recording:
        clause = rule if KIND[card] == wanted else "BA-52"
        state.events.append(CardAnswered(clause, seat, NAMES[card]))


def answer_shot(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-11, BA-12, BA-13
    action = ACTION[move]
    if action == moves.ANSWER:
        discard_answer(state, seat, CARD[move], MISSED, "BA-12")
        cancel_one(state, "BA-12")
        return
    kind, _, shooter, number = state.stack.pop()
    if action == moves.PASS:
        take_the_hit(state, seat, shooter)
        return
    used = BARREL_USED if action == moves.USE_BARREL else ABILITY_USED
    state.stack.append((kind, seat, shooter, number | used))
    turn_card(state, seat, BARREL_TURNED)


def answer_indians(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-33
    _, _, player, _ = state.stack.pop()
    if ACTION[move] == moves.ANSWER:
        discard_answer(state, seat, CARD[move], BANG, "BA-33")
    else:
        take_the_hit(state, seat, player)


def fight_duel(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-34
    _, _, other, challenger = state.stack.pop()
    if ACTION[move] == moves.ANSWER:
        discard_answer(state, seat, CARD[move], BANG, "BA-34")
        answer_duel(state, seat, SEATS[other], SEATS[challenger])
    else:
        lose_duel(state, seat, SEATS[challenger])


def take_from_store(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-35
    _, _, player, _ = state.stack.pop()
    card = CARD[move]
    state.aside = tuple([other for other in state.aside if other != card])
    gain(state, seat, card)
    seen_by_all(state, card)
    if state.recording:
        state.events.append(StoreCardTaken("BA-35", seat, NAMES[card]))
    if state.aside:
        state.stack.append((steps.STORE, NEXT[state.alive][seat], player, 0))


# -- Dying ---------------------------------------------------------------------------------


def rescue(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-15, BA-16: Beers one by one, or not
    action = ACTION[move]
    if action == moves.PASS:
        _, _, by, _ = state.stack.pop()
        give_up(state, seat, by)
    else:
        play_brown(state, seat, CARD[move], -1, "BA-15")
        regain(state, seat, "BA-15")
        stop_dying(state, seat)


def stop_dying(state: "BangState", seat: Seat) -> None:
    if state.stack[-1][0] == DYING and state.lives[seat] > 0:
        state.stack.pop()


def heal(state: "BangState", seat: Seat, move: Move) -> None:
    """The second card, or the first one back (BA-61)."""
    if ACTION[move] == moves.TAKE:
        stop_healing(state, seat)
        return
    state.stack.pop()
    if state.healing >= 0:  # under the first rules it was discarded already
        discard_from_hand(state, seat, Card(state.healing), "BA-61")
        state.healing = NO_CARD
    discard_from_hand(state, seat, CARD[move], "BA-61")
    regain(state, seat, "BA-61")
    stop_dying(state, seat)
    # BA-5, BA-61: the hand limit is one more now
    if state.stack[-1][0] == steps.DISCARD:
        state.stack[-1] = (steps.LIMIT, seat, 0, 0)


def strip(state: "BangState", seat: Seat, move: Move) -> None:
    # BA-18
    state.stack.pop()
    card = CARD[move]
    if card in state.hands[seat]:
        discard_from_hand(state, seat, card, "BA-18")
    else:
        discard_from_table(state, seat, card, "BA-18")
    if state.hands[seat] or state.tables[seat]:
        state.stack.append((steps.STRIP, seat, 0, 0))


# -- Between games -------------------------------------------------------------------------


def keep_character(state: "BangState", seat: Seat, move: Move) -> None:
    state.stack.pop()
    if ACTION[move] == moves.KEEP_CHARACTER:
        hiring.keep_character(state, seat)
    else:
        hiring.decline_character(state, seat)


def offer(state: "BangState", seat: Seat, move: Move) -> None:
    state.stack.pop()
    hiring.offer(state, seat, TARGET[move])


def price(state: "BangState", seat: Seat, move: Move) -> None:
    _, _, _, character = state.stack.pop()
    hiring.bid(state, seat, TARGET[move], "BA-87")
    state.stack.append((steps.RAISING, seat, seat, character))


def outbid(state: "BangState", seat: Seat, move: Move) -> None:
    _, _, opener, character = state.stack.pop()
    if ACTION[move] == moves.BID:
        hiring.bid(state, seat, TARGET[move], "BA-88")
    else:
        hiring.leave(state, seat)
    state.stack.append((steps.RAISING, seat, opener, character))


def keep_cards(state: "BangState", seat: Seat, move: Move) -> None:
    _, _, _, kept = state.stack.pop()
    if ACTION[move] == moves.KEEP:
        hiring.keep_card(state, seat, CARD[move], kept)
    else:
        hiring.return_cards(state, seat)


def answer_nothing(state: "BangState", seat: Seat, move: Move) -> None:
    raise ValueError(f"nobody is asked by {STEPS[state.stack[-1][0]]}")


_ANSWERS: Final[dict[int, Answer]] = {
    steps.PLAY: play,
    steps.DISCARD: discard,
    steps.TAKE_BACK: take_back,
    steps.JESSE: draw_jesse,
    steps.PEDRO: draw_pedro,
    steps.KIT: draw_kit,
    steps.LUCKY: choose_lucky,
    steps.SHOT: answer_shot,
    steps.ATTACK: answer_indians,
    steps.DUEL: fight_duel,
    steps.STORE: take_from_store,
    steps.DYING: rescue,
    steps.HEAL: heal,
    steps.STRIP: strip,
    steps.KEEP_CHARACTER: keep_character,
    steps.OFFER: offer,
    steps.PRICE: price,
    steps.RAISE: outbid,
    steps.KEEP_CARDS: keep_cards,
}
ANSWERS: Final[list[Answer]] = [_ANSWERS.get(kind, answer_nothing) for kind in range(len(STEPS))]
"""By the step on top."""

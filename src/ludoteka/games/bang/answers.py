"""What an answer does: one plain function a question, registered by the step that asks it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import SEATS, Move
from ludoteka.games.bang import hiring, moves, steps
from ludoteka.games.bang.abilities import put_back, stop_healing
from ludoteka.games.bang.cards import BANG, KIND, NAMES, NO_CARD, Card, names
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

Answer = Callable[["BangState", int, Move], None]

# -- One's own turn ------------------------------------------------------------------------


def play(s: "BangState", seat: int, move: Move) -> None:
    action = ACTION[move]
    card = CARD[move]
    if action == moves.END:
        s.stack.pop()
        s.stack.append((steps.LIMIT, seat, 0, 0))
    elif action == moves.ROB_TABLE:
        panic_table(s, seat, card, TARGET[move])
    else:
        EFFECTS[KIND[card]](s, seat, card, TARGET[move])


def discard(s: "BangState", seat: int, move: Move) -> None:
    # BA-5: one by one
    s.stack.pop()
    s.stack.append((steps.LIMIT, seat, 0, 0))
    discard_from_hand(s, seat, CARD[move], "BA-5")


def take_back(s: "BangState", seat: int, move: Move) -> None:
    # BA-85: the last act of the turn
    s.stack.pop()
    s.stack.append((steps.NEXT_TURN, seat, 0, 0))
    if ACTION[move] == moves.TAKE:
        take_discard(s, seat, CARD[move], "BA-85")


def take_discard(s: "BangState", seat: int, card: Card, rule: str) -> None:
    s.discard.remove(card)
    gain(s, seat, card)
    seen_by_all(s, card)
    if s.recording:
        s.events.append(DiscardTaken(rule, SEATS[seat], NAMES[card]))


# -- Phase 1 -------------------------------------------------------------------------------


def draw_jesse(s: "BangState", seat: int, move: Move) -> None:
    # BA-54
    s.stack.pop()
    s.stack.append((steps.DRAW_ONE, seat, 0, 0))
    if ACTION[move] == moves.DRAW_FROM:
        take_at_random(s, seat, TARGET[move], "BA-54")
    else:
        draw(s, seat, 1, "BA-5")


def draw_pedro(s: "BangState", seat: int, move: Move) -> None:
    # BA-60
    s.stack.pop()
    s.stack.append((steps.DRAW_ONE, seat, 0, 0))
    if ACTION[move] == moves.DRAW_DISCARD:
        take_discard(s, seat, s.discard[-1], "BA-60")
    else:
        draw(s, seat, 1, "BA-5")


def draw_kit(s: "BangState", seat: int, move: Move) -> None:
    s.stack.pop()
    put_back(s, seat, CARD[move])


def choose_lucky(s: "BangState", seat: int, move: Move) -> None:
    # BA-57: both are discarded, the chosen one last
    _, _, purpose, _ = s.stack.pop()
    card = CARD[move]
    others = [turned for turned in s.aside if turned != card]
    s.aside = ()
    s.discard += others
    s.discard.append(card)
    if s.recording:
        s.events.append(CardChosen("BA-57", SEATS[seat], NAMES[card], names(others)))
    s.stack.append((purpose, seat, 0, card))


# -- Under fire ----------------------------------------------------------------------------


def discard_answer(s: "BangState", seat: int, card: Card, wanted: str, other: str) -> None:
    """`other` is the clause by which a card serves that is not what is wanted (BA-52)."""
    play_from_hand(s, seat, card)
    s.discard.append(card)
    if s.recording:
        usual = (KIND[card] == BANG) == (wanted != "BA-12")
        s.events.append(CardAnswered(wanted if usual else other, SEATS[seat], NAMES[card]))


def answer_shot(s: "BangState", seat: int, move: Move) -> None:
    # BA-11, BA-12, BA-13
    action = ACTION[move]
    if action == moves.ANSWER:
        discard_answer(s, seat, CARD[move], "BA-12", "BA-52")
        cancel_one(s, "BA-12")
        return
    kind, _, shooter, number = s.stack.pop()
    if action == moves.PASS:
        take_the_hit(s, seat, shooter)
        return
    used = BARREL_USED if action == moves.USE_BARREL else ABILITY_USED
    s.stack.append((kind, seat, shooter, number | used))
    turn_card(s, seat, BARREL_TURNED)


def answer_indians(s: "BangState", seat: int, move: Move) -> None:
    # BA-33
    _, _, player, _ = s.stack.pop()
    if ACTION[move] == moves.ANSWER:
        discard_answer(s, seat, CARD[move], "BA-33", "BA-52")
    else:
        take_the_hit(s, seat, player)


def fight_duel(s: "BangState", seat: int, move: Move) -> None:
    # BA-34
    _, _, other, challenger = s.stack.pop()
    if ACTION[move] == moves.ANSWER:
        discard_answer(s, seat, CARD[move], "BA-34", "BA-52")
        answer_duel(s, seat, other, challenger)
    else:
        lose_duel(s, seat, challenger)


def take_from_store(s: "BangState", seat: int, move: Move) -> None:
    # BA-35
    _, _, player, _ = s.stack.pop()
    card = CARD[move]
    s.aside = tuple([other for other in s.aside if other != card])
    gain(s, seat, card)
    seen_by_all(s, card)
    if s.recording:
        s.events.append(StoreCardTaken("BA-35", SEATS[seat], NAMES[card]))
    if s.aside:
        s.stack.append((steps.STORE, NEXT[s.alive][seat], player, 0))


# -- Dying ---------------------------------------------------------------------------------


def rescue(s: "BangState", seat: int, move: Move) -> None:
    # BA-15, BA-16: Beers one by one, or not
    action = ACTION[move]
    if action == moves.PASS:
        _, _, by, _ = s.stack.pop()
        give_up(s, seat, by)
    else:
        play_brown(s, seat, CARD[move], -1, "BA-15")
        regain(s, seat, "BA-15")
        stop_dying(s, seat)


def stop_dying(s: "BangState", seat: int) -> None:
    if s.stack[-1][0] == DYING and s.lives[seat] > 0:
        s.stack.pop()


def heal(s: "BangState", seat: int, move: Move) -> None:
    """The second card, or the first one back (BA-61)."""
    if ACTION[move] == moves.TAKE:
        stop_healing(s, seat)
        return
    s.stack.pop()
    if s.healing >= 0:  # under the first rules it was discarded already
        discard_from_hand(s, seat, Card(s.healing), "BA-61")
        s.healing = NO_CARD
    discard_from_hand(s, seat, CARD[move], "BA-61")
    regain(s, seat, "BA-61")
    stop_dying(s, seat)
    # BA-5, BA-61: the hand limit is one more now
    if s.stack[-1][0] == steps.DISCARD:
        s.stack[-1] = (steps.LIMIT, seat, 0, 0)


def strip(s: "BangState", seat: int, move: Move) -> None:
    # BA-18
    s.stack.pop()
    card = CARD[move]
    if card in s.hands[seat]:
        discard_from_hand(s, seat, card, "BA-18")
    else:
        discard_from_table(s, seat, card, "BA-18")
    if s.hands[seat] or s.tables[seat]:
        s.stack.append((steps.STRIP, seat, 0, 0))


# -- Between games -------------------------------------------------------------------------


def keep_character(s: "BangState", seat: int, move: Move) -> None:
    s.stack.pop()
    if ACTION[move] == moves.KEEP_CHARACTER:
        hiring.keep_character(s, seat)
    else:
        hiring.decline_character(s, seat)


def offer(s: "BangState", seat: int, move: Move) -> None:
    s.stack.pop()
    hiring.offer(s, seat, TARGET[move])


def price(s: "BangState", seat: int, move: Move) -> None:
    _, _, _, character = s.stack.pop()
    hiring.bid(s, seat, TARGET[move], "BA-87")
    s.stack.append((steps.RAISING, seat, seat, character))


def outbid(s: "BangState", seat: int, move: Move) -> None:
    _, _, opener, character = s.stack.pop()
    if ACTION[move] == moves.BID:
        hiring.bid(s, seat, TARGET[move], "BA-88")
    else:
        hiring.leave(s, seat)
    s.stack.append((steps.RAISING, seat, opener, character))


def keep_cards(s: "BangState", seat: int, move: Move) -> None:
    _, _, _, kept = s.stack.pop()
    if ACTION[move] == moves.KEEP:
        hiring.keep_card(s, seat, CARD[move], kept)
    else:
        hiring.return_cards(s, seat)


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
ANSWERS: Final[list[Answer]] = [_ANSWERS.get(kind, play) for kind in range(len(STEPS))]
"""By the step on top."""

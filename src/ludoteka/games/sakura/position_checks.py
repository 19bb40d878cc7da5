"""Checks a position, and reports the first contradiction in one line."""

from ludoteka.games.sakura.cards import (
    CARDS,
    EMPEROR_EITHER_WAY,
    FIRST_EITHER_WAY,
    OVERTAKE,
    TOKENS,
    Card,
)
from ludoteka.games.sakura.filling import FullPosition, due_double
from ludoteka.games.sakura.options import Setting
from ludoteka.games.sakura.position import SakuraPosition, bad
from ludoteka.games.sakura.rounds import MOST_ROUNDS


def check_position(position: SakuraPosition, full: FullPosition, setting: Setting) -> None:
    if not 1 <= position.round <= MOST_ROUNDS or position.acts < 0:
        raise bad(f"round counts from 1 to {MOST_ROUNDS}, and acts from 0")
    if min(full.tokens) < 0 or full.supply + sum(full.tokens) != TOKENS:
        raise bad(f"tokens and supply are {TOKENS} together")
    _check_path(position, full, setting)
    _check_shuffled(full)
    _check_double(position, full)
    if position.phase == "choose":
        _check_choices(position, full)
    elif position.phase == "over":
        _check_end(position, full, setting)
    else:
        _check_queue(position, full, setting)


def _check_path(position: SakuraPosition, full: FullPosition, setting: Setting) -> None:
    trees = setting.path.trees
    if not 0 <= full.paid <= len(trees):
        raise bad(f"paid counts the trees from 0 to {len(trees)}")
    if full.paid == len(trees) and position.phase != "over":
        raise bad("the match is over when the last tree has paid")
    # SA-9, SA-18: never on the gate, and not past a tree that has not paid
    stop = trees[min(full.paid, len(trees) - 1)]
    if not 1 <= full.emperor <= stop:
        raise bad(f"the Emperor is on 1 to {stop}, not on {full.emperor}")
    if full.paid < len(trees) and position.tree != (full.emperor == stop):
        raise bad("tree says whether the Emperor has just reached a tree that has not paid")
    if position.tree and position.phase != "artist":
        raise bad("a tree pays as soon as the card's artist action is done")
    # SA-10, SA-4
    if not all(0 <= space < full.emperor for space in full.artists):
        raise bad("artists are behind the Emperor")
    walking = [space for space in full.artists if space]
    if len(set(walking)) != len(walking):
        raise bad("only the gate holds several artists")


def _check_shuffled(full: FullPosition) -> None:
    if len(full.shuffled) != CARDS or min(full.shuffled) < 0:
        raise bad(f"shuffled has a number from 0 for each of {CARDS} cards")
    latest = max(full.shuffled)
    if any(full.shuffled[card - 1] != latest for card in full.deck):
        raise bad("the cards of the deck were all in the last shuffle")


def _check_double(position: SakuraPosition, full: FullPosition) -> None:
    # SA-25
    if full.double is not None and not (position.options.tactical and full.double in (0, 1)):
        raise bad("double is seat 0 or 1 in the tactical game of two, otherwise nobody")
    if position.phase == "choose" and full.double != due_double(position, full.artists):
        raise bad("double is who is further from the Emperor, nobody if both are on the gate")


def _check_choices(position: SakuraPosition, full: FullPosition) -> None:
    if position.queue:
        raise bad("the queue is empty while cards are chosen")
    players = full.chosen[: full.seats]
    for seat, card in enumerate(players):
        if card is not None and card not in full.hands[seat]:
            raise bad(f"seat {seat} has not the card {card} that it chose")
    if None not in players:
        raise bad("when all have chosen the cards are revealed")
    if full.seats < len(full.chosen):
        _check_painter(full, full.chosen[full.seats])


def _check_painter(full: FullPosition, painter: Card | None) -> None:
    # SA-24, SA-25
    double = full.double
    own = None if double is None else full.chosen[double]
    if (painter is None) != (own is None):
        raise bad("who plays two cards chooses both at once, and nobody else one for him")
    if painter is None or double is None:
        return
    if painter == own or painter not in full.hands[double]:
        raise bad(f"seat {double} has not the card {painter} that it chose")


def _check_end(position: SakuraPosition, full: FullPosition, setting: Setting) -> None:
    if position.queue:
        raise bad("the queue is empty when the match is over")
    # SA-23: the cards of the last round still lie there; SA-26: they are discarded
    last = full.paid == len(setting.path.trees)
    if not last and position.round != MOST_ROUNDS:
        raise bad(f"a match is over after the last tree or after {MOST_ROUNDS} rounds")
    if any((card is None) == last for card in full.chosen):
        raise bad("chosen holds the cards of the last round, unless they are discarded (SA-26)")


def _check_queue(position: SakuraPosition, full: FullPosition, setting: Setting) -> None:
    if None in full.chosen:
        raise bad("chosen holds everybody's revealed card, also those of the queue")
    queue = list(position.queue)
    if not queue or queue != sorted(queue) or any(card not in full.chosen for card in queue):
        raise bad("the queue holds the revealed cards not yet resolved, ascending")
    if len(set(queue)) != len(queue) or any(
        card is not None and card > queue[0] and card not in queue for card in full.chosen
    ):
        raise bad("cards are resolved in ascending order")
    card = queue[0]
    if full.chosen.index(card) >= full.seats:
        raise bad("the Court painter is asked nothing")
    asked = (
        setting.gardens[card] == EMPEROR_EITHER_WAY
        if position.phase == "emperor"
        else FIRST_EITHER_WAY <= setting.skills[card] < OVERTAKE
    )
    if not asked:
        raise bad(f"card {card} offers no direction there: there is nothing to choose")

"""Hints for decisions: distances with their terms, what is needed, what a move leads to."""

from ludoteka.core.game import Phrase, Player
from ludoteka.core.seats import Move
from ludoteka.games.bang import moves
from ludoteka.games.bang.cards import BANG, BEER, CARD_OF, DUEL, KIND, MISSED, REACH, Card
from ludoteka.games.bang.moves import ACTION, CARD, TARGET
from ludoteka.games.bang.pending import ShotStep
from ludoteka.games.bang.view import BangView


def hint(view: BangView, move: Move) -> Phrase | None:
    action = ACTION[move]
    card = CARD[move]
    if action in (moves.PLAY_AT, moves.ROB_HAND):
        return _target(view, card, TARGET[move])
    if action == moves.ROB_TABLE:
        blue = Card(TARGET[move])
        for seat, table in enumerate(view.tables):
            if blue in [CARD_OF[name] for name in table]:
                return Phrase("hint-table", {"owner": Player(seat)})
    if action == moves.PLAY and REACH[KIND[card]]:
        return Phrase("hint-weapon", {"reach": REACH[KIND[card]]})
    if action == moves.PLAY and KIND[card] == BEER:
        return _beer(view)
    under_way = view.pending[-1]
    if isinstance(under_way, ShotStep) and action not in (moves.PASS, moves.HEAL):
        return Phrase("hint-needed", {"needed": under_way.needed})
    if action == moves.PASS:
        return _passing(view)
    if action == moves.END:
        return _ending(view)
    return None


def _target(view: BangView, card: Card, target: int) -> Phrase | None:
    assert view.seat is not None
    distance = view.distances[view.seat][target]
    if KIND[card] in (BANG, MISSED):
        return Phrase(
            "hint-distance",
            {
                "distance": distance,
                "reach": view.reach[view.seat],
                "plus": len(view.farther[target]),
                "minus": len(view.nearer[view.seat]),
                "life": view.lives[target],
                "seats": view.ways[view.seat][target],
            },
        )
    hand = view.hands[target]
    count = hand if isinstance(hand, tuple) else hand.hidden
    cards = len(count) if isinstance(count, tuple) else count
    if KIND[card] == DUEL:
        return Phrase("hint-duel", {"cards": cards, "life": view.lives[target]})
    return Phrase("hint-hand", {"cards": cards})


def _beer(view: BangView) -> Phrase | None:
    assert view.seat is not None
    if len(view.alive) == 2:
        return Phrase("hint-beer-void")
    if view.lives[view.seat] == view.full_lives[view.seat]:
        return Phrase("hint-life-full")
    return None


def _passing(view: BangView) -> Phrase | None:
    assert view.seat is not None
    if view.decision in ("answer-shot", "answer-indians", "answer-duel"):
        return Phrase("hint-life-after", {"life": view.lives[view.seat] - 1})
    if view.decision == "rescue":
        return Phrase("hint-give-up")
    return None


def _ending(view: BangView) -> Phrase | None:
    assert view.seat is not None
    hand = view.hands[view.seat]
    assert isinstance(hand, tuple)
    over = len(hand) - view.lives[view.seat]
    return Phrase("hint-discards", {"cards": over}) if over > 0 else None

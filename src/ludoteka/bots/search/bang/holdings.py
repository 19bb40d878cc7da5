"""Estimates hands from what players did not play.

Every card in a hand has a past: whether its holder had a turn to play it, was shot and did not
answer with it, or met Indians! or a Duel. Holdings follow these pasts through what everybody
sees; how likely a card of each kind has such a past was counted in games of experts by
`python -m scripts.fit_bang hands`.
"""

from typing import Final

from ludoteka.bots.search.bang.likely import LIKELY
from ludoteka.core import Event, Hidden
from ludoteka.games.bang import events as e
from ludoteka.games.bang.cards import CARD_OF, KIND, CardName
from ludoteka.games.bang.moves import MOST_SEATS

NEW: Final = 0
KEPT: Final = 1
NO_MISSED: Final = 2
NO_BANG: Final = 4
PASTS: Final = 8
FOUND_OUT: Final = {"BA-11": NO_MISSED, "BA-32": NO_MISSED, "BA-33": NO_BANG, "BA-34": NO_BANG}
"""By the clause of a wound, what would have averted it."""


class Holdings:
    def __init__(self) -> None:
        self._clear()

    def _clear(self) -> None:
        self.pasts: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        """By seat, of the cards in hand; which of them is which, nobody knows."""
        self.tables: list[set[CardName]] = [set() for _ in range(MOST_SEATS)]
        self.turn: int | None = None

    def see(self, event: Event) -> None:
        match event:
            case e.GameBegan():
                self._clear()
            case e.TurnBegan(seat=seat):
                if self.turn is not None:
                    self._note(self.turn, KEPT)
                self.turn = seat
            case e.LifeLost(seat=seat):
                self._note(seat, FOUND_OUT.get(event.rule, NEW))
            case e.TurnSkipped():
                self.turn = None
            case _:
                self._gain(event)
                self._lose(event)

    def _note(self, seat: int, past: int) -> None:
        self.pasts[seat] = [before | past for before in self.pasts[seat]]

    def _gain(self, event: Event) -> None:
        match event:
            case (
                e.HandDealt(seat=seat, cards=cards)
                | e.CardsDrawn(seat=seat, cards=cards)
                | e.CardPutBack(seat=seat, kept=cards)
            ):
                self.pasts[seat] += [NEW] * _count(cards)
            case (
                e.OpenCardDrawn(seat=seat)
                | e.DiscardTaken(seat=seat)
                | e.StoreCardTaken(seat=seat)
                | e.TableCardTaken(seat=seat)
                | e.CardTaken(seat=seat)
                | e.CardKept(seat=seat)
            ):
                self.pasts[seat].append(NEW)
            case e.CardsInherited(seat=seat, hand=hand, table=table):
                self.pasts[seat] += [NEW] * (_count(hand) + len(table))
            case _:
                pass

    def _lose(self, event: Event) -> None:
        match event:
            case e.CardPutInPlay(seat=seat, card=card, owner=owner):
                self._leaves(seat, card)
                self.tables[owner].add(card)
            case e.CardPlayed(seat=seat, card=card) | e.CardAnswered(seat=seat, card=card):
                self._leaves(seat, card)
            case e.CardDiscarded(seat=seat, card=card):
                if card in self.tables[seat]:
                    self.tables[seat].remove(card)
                else:
                    self._leaves(seat, card)
            case e.TableCardTaken(victim=victim, card=card):
                self.tables[victim].discard(card)
            case e.DynamitePassed(seat=seat, card=card, to=to):
                self.tables[seat].discard(card)
                self.tables[to].add(card)
            case e.CardTaken(victim=victim):
                del self.pasts[victim][:1]  # any of them
            case e.CardsInherited(victim=victim):
                self.pasts[victim] = []
                self.tables[victim] = set()
            case _:
                pass

    def _leaves(self, seat: int, card: CardName) -> None:
        """The past that fits this card best is gone."""
        pasts = self.pasts[seat]
        if not pasts:
            return
        kind = KIND[CARD_OF[card]]
        pasts.remove(max(pasts, key=lambda past: LIKELY[past][kind]))


def _count(cards: tuple[CardName, ...] | Hidden) -> int:
    return cards.hidden if isinstance(cards, Hidden) else len(cards)

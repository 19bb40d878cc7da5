"""Folds events into the view of a seat or a spectator."""

from ludoteka.core.events import Asked, Ended, Event, Hidden
from ludoteka.core.game import Observer
from ludoteka.core.results import Result
from ludoteka.core.seats import Seat
from ludoteka.games.six_nimmt import events as happened
from ludoteka.games.six_nimmt.cards import Card, cards_in_play
from ludoteka.games.six_nimmt.landings import Landing
from ludoteka.games.six_nimmt.options import SixNimmtOptions
from ludoteka.games.six_nimmt.view import Phase, SixNimmtView

PHASE_OF: dict[str, Phase] = {"take-card": "draft", "choose-card": "choose", "choose-row": "row"}


class SixNimmtObserver(Observer):
    def __init__(self, seats: int, options: SixNimmtOptions, seat: Seat | None) -> None:
        self.seats = seats
        self.options = options
        self.seat = seat
        self.tactical = options.variant == "tactical"
        self.deal = 0
        self.starter = Seat(0)
        self.rows: list[tuple[Card, ...]] = []
        self.hands: list[tuple[Card, ...] | Hidden] = [()] * seats
        self.chosen: list[Card | Hidden | None] = [None] * seats
        self.queue: list[Card] = []
        self.piles: list[tuple[Card, ...]] = [()] * seats
        self.totals: tuple[int, ...] = (0,) * seats
        self.landings: tuple[Landing, ...] = ()
        self.open: list[Card] = []
        self.asked: list[Seat] = []
        self.decision: str | None = None
        self.result: Result | None = None

    def see(self, event: Event) -> None:
        match event:
            case Asked(seats=seats, decision=decision):
                self.asked = list(seats)
                self.decision = decision
                if decision == "choose-card":
                    self.chosen = [None] * self.seats
            case Ended(result=result):
                self.asked = []
                self.decision = None
                self.result = result
            case happened.DealBegan(deal=deal):
                self.deal = deal
                self.piles = [()] * self.seats
            case happened.HandDealt(seat=seat, cards=cards):
                self.hands[seat] = cards
            case happened.CardsLaidOut(cards=cards, seat=seat):
                self.open = list(cards)
                self.starter = seat
                self.rows = []
                self.hands = [()] * self.seats
            case happened.CardTaken(seat=seat, card=card):
                self.open.remove(card)
                taken = self.hands[seat]
                assert not isinstance(taken, Hidden)  # drafts are public
                self.hands[seat] = tuple(sorted((*taken, card)))
            case happened.RowsOpened(cards=cards):
                self.rows = [(card,) for card in cards]
                self.open = []
            case happened.RowsCompared(landings=landings):
                self.landings = landings
            case happened.CardChosen(seat=seat, card=card):
                self.chosen[seat] = card
                self.asked.remove(seat)
            case happened.CardsRevealed(cards=cards):
                self.chosen = list(cards)
                self.queue = sorted(cards)
                self.landings = ()
                self.hands = [
                    _less(hand, card) for hand, card in zip(self.hands, cards, strict=True)
                ]
            case happened.RowTaken(seat=seat, row=row, cards=cards):
                self.piles[seat] += cards
                self.rows[row] = ()
            case happened.CardPlaced(card=card, row=row):
                self.rows[row] += (card,)
                self.queue.remove(card)
            case happened.DealScored(totals=totals):
                self.totals = totals
                self.chosen = [None] * self.seats
            case _:
                raise TypeError(f"{type(event).__name__} is no event of 6 nimmt!")

    def view(self) -> SixNimmtView:
        return SixNimmtView(
            seat=self.seat,
            seats=self.seats,
            to_act=tuple(self.asked),
            decision=self.decision,
            result=self.result,
            options=self.options,
            phase=PHASE_OF[self.decision] if self.decision else "over",
            deal=self.deal,
            starter=self.starter,
            rows=tuple(self.rows),
            hands=tuple(self.hands),
            chosen=tuple(self.chosen),
            queue=tuple(self.queue),
            piles=tuple(self.piles),
            totals=self.totals,
            landings=self.landings,
            open=tuple(self.open),
            out=Hidden(self._count_out()),
        )

    def _count_out(self) -> int:
        deck = len(cards_in_play(self.seats, tactical=self.tactical))
        hands = sum(h.hidden if isinstance(h, Hidden) else len(h) for h in self.hands)
        lying = sum(len(cards) for cards in (*self.rows, *self.piles, self.queue, self.open))
        return deck - hands - lying


def _less(hand: tuple[Card, ...] | Hidden, card: Card) -> tuple[Card, ...] | Hidden:
    if isinstance(hand, Hidden):
        return Hidden(hand.hidden - 1)
    return tuple(other for other in hand if other != card)

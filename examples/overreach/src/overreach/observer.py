"""The view, folded from events alone."""

from ludoteka.core import Asked, Ended, Event, Hidden, Observer, Result, Seat
from overreach.events import CardChosen, CardsRevealed, HandDealt, TrickWon
from overreach.view import OverreachView


class OverreachObserver(Observer):
    def __init__(self, seats: int, seat: Seat | None) -> None:
        self.seats = seats
        self.seat = seat
        self.asked: list[Seat] = []
        self.hands: list[tuple[int, ...] | Hidden] = [()] * seats
        self.chosen: list[int | Hidden | None] = [None] * seats
        self.last: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()
        self.points = [0] * seats
        self.result: Result | None = None

    def see(self, event: Event) -> None:
        match event:
            case HandDealt(seat=seat, cards=cards):
                self.hands[seat] = cards
            case Asked(seats=seats):
                self.asked = list(seats)
            case CardChosen(seat=seat, card=card):
                self.chosen[seat] = card
                self.asked.remove(seat)
            case CardsRevealed(cards=cards):
                self.last = cards
                self.gone = tuple(sorted((*self.gone, *cards)))
                self.chosen = [None] * self.seats
                self.hands = [
                    _less(hand, card) for hand, card in zip(self.hands, cards, strict=True)
                ]
            case TrickWon(seat=seat, points=points):
                self.points[seat] += points
            case Ended(result=result):
                self.result = result
            case _:
                raise TypeError(f"{type(event).__name__} is no event of Overreach")

    def view(self) -> OverreachView:
        return OverreachView(
            seat=self.seat,
            seats=self.seats,
            to_act=tuple(self.asked),
            decision="choose-card" if self.asked else None,
            result=self.result,
            hands=tuple(self.hands),
            chosen=tuple(self.chosen),
            last=self.last,
            gone=self.gone,
            points=tuple(self.points),
        )


def _less(hand: tuple[int, ...] | Hidden, card: int) -> tuple[int, ...] | Hidden:
    if isinstance(hand, Hidden):
        return Hidden(hand.hidden - 1)
    return tuple(other for other in hand if other != card)

"""Folds events into the view of a seat or a spectator."""

from ludoteka.core.events import Asked, Ended, Event, Hidden
from ludoteka.core.game import Observer
from ludoteka.core.results import Result
from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.face_to_face import events as happened
from ludoteka.games.face_to_face.cards import DECK, Card
from ludoteka.games.face_to_face.effects import Play
from ludoteka.games.face_to_face.options import FaceToFaceOptions
from ludoteka.games.face_to_face.piles import Laid, PileName
from ludoteka.games.face_to_face.view import FaceToFaceView, outlook, tops

Hand = tuple[Card, ...] | Hidden


class FaceToFaceObserver(Observer):
    def __init__(self, seats: int, options: FaceToFaceOptions, seat: Seat | None) -> None:
        self.seats = seats
        self.options = options
        self.seat = seat
        self.wins: tuple[int, ...] = (0,) * seats
        self.starter = SEATS[0]
        self.turn = SEATS[0]
        self.turns = 0
        self.plays = 0
        self.helped = False
        self.up: list[tuple[Laid, ...]] = []
        self.down: list[tuple[Laid, ...]] = []
        self.left: list[int] = []
        self.hands: list[Hand] = []
        self.shown: tuple[tuple[Card, ...], ...] = ()
        self.possible: tuple[Play, ...] = ()
        self.asked: tuple[Seat, ...] = ()
        self.decision: str | None = None
        self.result: Result | None = None

    def see(self, event: Event) -> None:
        match event:
            case Asked(seats=seats, decision=decision):
                self.asked = seats
                self._begin_turn(seats[0])
                self.decision = decision
                self.possible = ()
            case happened.PlaysListed(plays=plays):
                self.possible = () if isinstance(plays, Hidden) else plays[0]
            case Ended(result=result):
                self.asked = ()
                self.decision = None
                self.possible = ()
                self.result = result
            case happened.GameBegan(seat=seat):
                self._lay_out(seat)
            case happened.CardsDrawn(seat=seat, cards=cards):
                self.hands[seat] = _more(self.hands[seat], cards)
                self.left[seat] -= _count(cards)
            case (
                happened.CardPlayed(seat=seat, card=card, pile=pile)
                | happened.TrickPlayed(seat=seat, card=card, pile=pile)
            ):
                self._lay(seat, card, pile, seat)
            case happened.HelpGiven(seat=seat, card=card, pile=pile, to=to):
                self._lay(seat, card, pile, to)
                self.helped = True
            case happened.TurnEnded():
                self.plays = 0
                self.helped = False
            case happened.TurnImpossible(seat=seat):
                self._begin_turn(seat)
            case happened.HandShown(seat=seat, cards=cards):
                self.hands[seat] = cards
            case happened.GameScored(wins=wins):
                self.wins = wins
                self._open_hands()
            case happened.AllCardsPlayed():
                pass
            case _:
                raise TypeError(f"{type(event).__name__} is no event of Face to Face")

    def view(self) -> FaceToFaceView:
        return FaceToFaceView(
            seat=self.seat,
            seats=self.seats,
            to_act=self.asked,
            decision=self.decision,
            result=self.result,
            options=self.options,
            wins=self.wins,
            starter=self.starter,
            turn=self.turn,
            turns=self.turns,
            plays=self.plays,
            helped=self.helped,
            up=tuple(self.up),
            down=tuple(self.down),
            hands=tuple(self.hands),
            draw_piles=tuple(Hidden(left) for left in self.left),
            shown=self.shown,
            outlook=tuple(
                outlook(*tops(up, down)) for up, down in zip(self.up, self.down, strict=True)
            ),
            possible=self.possible,
        )

    def _lay_out(self, starter: Seat) -> None:
        """A new game: everything but the wins begins again."""
        self.starter = starter
        self.turns = 0
        self.plays = 0
        self.helped = False
        self.up = [()] * self.seats
        self.down = [()] * self.seats
        self.left = [len(DECK)] * self.seats
        self.hands = [Hidden(0)] * self.seats
        if self.seat is not None:
            self.hands[self.seat] = ()

    def _lay(self, seat: Seat, card: Card, pile: PileName, to: Seat) -> None:
        piles = self.up if pile == "up" else self.down
        piles[to] += (Laid(card, seat),)
        self.hands[seat] = _less(self.hands[seat], card)
        self.plays += 1

    def _begin_turn(self, seat: Seat) -> None:
        """Every turn begins with a question or the end; later questions are of the same turn."""
        if not self.plays:
            self.turns += 1
        self.turn = seat

    def _open_hands(self) -> None:
        """FF-12: who showed nothing has nothing left, unless it was a match of version 1."""
        if any(isinstance(hand, Hidden) and hand.hidden for hand in self.hands):
            return
        self.shown = tuple(() if isinstance(hand, Hidden) else hand for hand in self.hands)
        self.hands = list(self.shown)


def _count(cards: Hand) -> int:
    return cards.hidden if isinstance(cards, Hidden) else len(cards)


def _more(hand: Hand, cards: Hand) -> Hand:
    if isinstance(hand, Hidden) or isinstance(cards, Hidden):
        return Hidden(_count(hand) + _count(cards))
    return tuple(sorted(hand + cards))


def _less(hand: Hand, card: Card) -> Hand:
    if isinstance(hand, Hidden):
        return Hidden(hand.hidden - 1)
    return tuple(other for other in hand if other != card)

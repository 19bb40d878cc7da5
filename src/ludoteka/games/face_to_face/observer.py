"""Face to Face known from events alone."""

from ludoteka.core.events import Asked, Ended, Event, Hidden
from ludoteka.core.game import Observer
from ludoteka.core.results import Result
from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.face_to_face import events as happened
from ludoteka.games.face_to_face.cards import DECK, Card, set_of
from ludoteka.games.face_to_face.options import FaceToFaceOptions
from ludoteka.games.face_to_face.piles import Laid
from ludoteka.games.face_to_face.plays import legal_plays
from ludoteka.games.face_to_face.side import Side
from ludoteka.games.face_to_face.view import FaceToFaceView, Play, describe, outlook, tops

Hand = tuple[Card, ...] | Hidden


class FaceToFaceObserver(Observer):
    def __init__(self, seats: int, options: FaceToFaceOptions, seat: Seat | None) -> None:
        self.seats = seats
        self.options = options
        self.seat = seat
        self.wins: tuple[int, ...] = (0,) * seats
        self.starter = SEATS[0]
        self.turn = SEATS[0]
        self.plays = 0
        self.helped = False
        self.up: list[tuple[Laid, ...]] = []
        self.down: list[tuple[Laid, ...]] = []
        self.left: list[int] = []
        self.hands: list[Hand] = []
        self.asked: tuple[Seat, ...] = ()
        self.decision: str | None = None
        self.result: Result | None = None

    def see(self, event: Event) -> None:
        match event:
            case Asked(seats=seats, decision=decision):
                self.asked = seats
                self.turn = seats[0]
                self.decision = decision
            case Ended(result=result):
                self.asked = ()
                self.decision = None
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
                self.turn = seat
            case happened.GameScored(wins=wins):
                self.wins = wins
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
            plays=self.plays,
            helped=self.helped,
            up=tuple(self.up),
            down=tuple(self.down),
            hands=tuple(self.hands),
            draw_piles=tuple(Hidden(left) for left in self.left),
            outlook=tuple(
                outlook(*tops(up, down)) for up, down in zip(self.up, self.down, strict=True)
            ),
            possible=self._possible(),
        )

    def _lay_out(self, starter: Seat) -> None:
        """A new game: everything but the wins begins again."""
        self.starter = starter
        self.plays = 0
        self.helped = False
        self.up = [()] * self.seats
        self.down = [()] * self.seats
        self.left = [len(DECK)] * self.seats
        self.hands = [Hidden(0)] * self.seats
        if self.seat is not None:
            self.hands[self.seat] = ()

    def _lay(self, seat: Seat, card: Card, pile: happened.PileName, to: Seat) -> None:
        piles = self.up if pile == "up" else self.down
        piles[to] += (Laid(card, seat),)
        self.hands[seat] = _less(self.hands[seat], card)
        self.plays += 1

    def _possible(self) -> tuple[Play, ...]:
        """What the plays of one's own hand would do, on the piles as they lie."""
        if self.seat is None or self.seat not in self.asked:
            return ()
        hand = self.hands[self.seat]
        other = 1 - self.seat
        known = () if isinstance(hand, Hidden) else hand
        single = len(known) == 1 and not self.left[self.seat] and not self.plays
        moves = legal_plays(
            Side(set_of(known), self.up[self.seat], self.down[self.seat], (), 0),
            Side(0, self.up[other], self.down[other], (), 0),
            first=self.plays == 0,
            helped=self.helped,
            alone=single and self.options.last_card == "mild",
        )
        own_tops = tops(self.up[self.seat], self.down[self.seat])
        return describe(moves, (*own_tops, *tops(self.up[other], self.down[other])))


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

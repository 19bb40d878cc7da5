"""Folds events into the view of a seat or a spectator."""

from ludoteka.core.events import Asked, Ended, Event, Hidden
from ludoteka.core.game import Observer
from ludoteka.core.results import Result
from ludoteka.core.seats import Seat
from ludoteka.games.sakura import events as happened
from ludoteka.games.sakura.cards import CARDS, Card
from ludoteka.games.sakura.options import SakuraOptions, setting
from ludoteka.games.sakura.view import Phase, SakuraView
from ludoteka.games.sakura.walking import standing

PHASE_OF: dict[str, Phase] = {
    "choose-card": "choose",
    "choose-cards": "choose",
    "direct-emperor": "emperor",
    "direct-artist": "artist",
}


class SakuraObserver(Observer):
    def __init__(self, seats: int, options: SakuraOptions, seat: Seat | None) -> None:
        self.seats = seats
        self.options = options
        self.seat = seat
        self.path = setting(options, seats).path
        self.count = 3 if seats == 2 else seats
        self.round = 0
        self.emperor = 0
        self.artists = [0] * self.count
        self.tokens: tuple[int, ...] = ()
        self.supply = 0
        self.paid = 0
        self.tree = False
        self.hands: list[tuple[Card, ...] | Hidden] = [()] * seats
        self.chosen: list[Card | Hidden | None] = [None] * self.count
        self.double: Seat | None = None
        self.queue: list[Card] = []
        self.discards: list[Card] = []
        self.deck = CARDS
        self.shuffled = [0] * CARDS
        self.origins: list[list[int]] = [[] for _ in range(seats)]
        self.asked: list[Seat] = []
        self.decision: str | None = None
        self.result: Result | None = None

    def see(self, event: Event) -> None:
        if not (self._see_cards(event) or self._see_garden(event)):
            raise TypeError(f"{type(event).__name__} is no event of Sakura")

    def _see_cards(self, event: Event) -> bool:
        match event:
            case Asked(seats=seats, decision=decision):
                self.asked = list(seats)
                self.decision = decision
            case Ended(result=result):
                self.asked = []
                self.decision = None
                self.result = result
            case happened.HandDealt(seat=seat, cards=cards):
                self.hands[seat] = cards
                self._came(seat, _size(cards))
            case happened.RoundBegan(round=number):
                self.round = number
                self.double = None
            case happened.TwoCardsDue(seat=seat):
                self.double = seat
            case happened.CardChosen(seat=seat, card=card):
                self._chose(seat, card)
            case happened.TwoCardsChosen(seat=seat, card=card, painter=painter):
                self._chose(seat, card)
                self.chosen[self.seats] = painter
            case happened.DeckShuffled(cards=cards):
                self._shuffle(cards)
            case happened.CardsRevealed(cards=cards, painter=painter):
                self._reveal(cards, painter)
            case happened.CardsDiscarded(cards=cards):
                self.discards += cards
                self.chosen = [None] * self.count
                self.queue = []
            case happened.CardDrawn(seat=seat, card=card):
                self.hands[seat] = _more(self.hands[seat], card)
                self._came(seat, 1)
            case _:
                return False
        return True

    def _see_garden(self, event: Event) -> bool:
        match event:
            case happened.GardenOpened(emperor=emperor, tokens=tokens, supply=supply):
                self.emperor = emperor
                self.tokens = (tokens,) * self.seats
                self.supply = supply
            case happened.CardBegun(card=card):
                while self.queue[0] != card:
                    self.queue.pop(0)
            case happened.CardsSkipped():
                self.queue = []
            case happened.EmperorMoved(space=space):
                self.emperor = space
            case happened.TreeReached():
                self.tree = True
            case happened.ArtistMoved(artist=artist, space=space):
                self._put(artist, space)
            case happened.ArtistEmbarrassed(artist=artist, space=space, lost=lost):
                self._put(artist, space)
                self._lose(artist, lost)
            case happened.TokensPaid(tree=tree, prizes=prizes, totals=totals):
                self.paid = tree
                self.tree = False
                self.supply -= sum(prizes)
                self.tokens = totals
                self.queue = []
            case (
                happened.DirectionChosen()
                | happened.EmperorStayed()
                | happened.NobodyNearest()
                | happened.NobodyFurthest()
                | happened.ArtistStayed()
            ):
                pass
            case _:
                return False
        return True

    def _came(self, seat: Seat, count: int) -> None:
        """So many cards went from the deck to this hand."""
        self.deck -= count
        self.origins[seat] = sorted(self.origins[seat] + [max(self.shuffled)] * count)

    def _chose(self, seat: Seat, card: Card | Hidden) -> None:
        self.chosen[seat] = card
        self.asked.remove(seat)

    def _shuffle(self, cards: int) -> None:
        latest = max(self.shuffled) + 1
        for card in self.discards:
            self.shuffled[card - 1] = latest
        self.discards = []
        self.deck = cards

    def _reveal(self, cards: tuple[Card, ...], painter: Card | None) -> None:
        self.chosen = [*cards]
        for seat, card in enumerate(cards):
            self._left(seat, card)
        if painter is not None:
            self.chosen.append(painter)
            if self.double is None:
                self.deck -= 1
            else:
                self._left(self.double, painter)
        self.queue = sorted(card for card in self.chosen if isinstance(card, int))

    def _left(self, seat: int, card: Card) -> None:
        self.hands[seat] = _less(self.hands[seat], card)
        self.origins[seat].remove(self.shuffled[card - 1])

    def _put(self, artist: Seat | None, space: int) -> None:
        self.artists[self.seats if artist is None else artist] = space

    def _lose(self, artist: Seat | None, lost: int) -> None:
        self.supply += lost
        self.tokens = tuple(
            tokens - lost if seat == artist else tokens for seat, tokens in enumerate(self.tokens)
        )

    def view(self) -> SakuraView:
        return SakuraView(
            seat=self.seat,
            seats=self.seats,
            to_act=tuple(self.asked),
            decision=self.decision,
            result=self.result,
            options=self.options,
            path=self.path,
            phase=PHASE_OF[self.decision] if self.decision else "over",
            round=self.round,
            emperor=self.emperor,
            artists=tuple(self.artists),
            standing=standing(self.artists),
            tokens=self.tokens,
            supply=self.supply,
            paid=self.paid,
            tree=self.tree,
            hands=tuple(self.hands),
            chosen=tuple(self.chosen),
            double=self.double,
            queue=tuple(self.queue),
            discards=tuple(self.discards),
            deck=Hidden(self.deck),
            shuffled=tuple(self.shuffled),
            origins=tuple(tuple(origins) for origins in self.origins),
        )


def _less(hand: tuple[Card, ...] | Hidden, card: Card) -> tuple[Card, ...] | Hidden:
    if isinstance(hand, Hidden):
        return Hidden(hand.hidden - 1)
    return tuple(other for other in hand if other != card)


def _more(hand: tuple[Card, ...] | Hidden, card: Card | Hidden) -> tuple[Card, ...] | Hidden:
    if isinstance(hand, Hidden) or isinstance(card, Hidden):
        return Hidden(_size(hand) + 1)
    return tuple(sorted((*hand, card)))


def _size(cards: tuple[Card, ...] | Hidden) -> int:
    return cards.hidden if isinstance(cards, Hidden) else len(cards)

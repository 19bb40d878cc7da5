"""Folds events into the view of a seat or a spectator."""

from ludoteka.core.events import Asked, Ended, Event, Hidden
from ludoteka.core.game import Observer
from ludoteka.core.results import Result
from ludoteka.core.seats import Seat
from ludoteka.games.intrigo import events as happened
from ludoteka.games.intrigo.cards import (
    ALL_DUCATS,
    EMPTY,
    FAMILIES,
    INFLUENCE,
    INFLUENCES,
    LYING_OF,
    NO_TOKEN,
    ORGANISATIONS,
    PILE_SIZE,
    SEALS_EACH,
    TOKEN_OF,
    ring,
)
from ludoteka.games.intrigo.leads import Leads, won_by
from ludoteka.games.intrigo.options import IntrigoOptions
from ludoteka.games.intrigo.view import IntrigoView, Phase, Prospect

DOWN = " down"
DUCAT = "ducat"
PHASE_OF: dict[str, Phase] = {"keep-card": "draft", "act": "palace"}


class IntrigoObserver(Observer):
    def __init__(self, seats: int, options: IntrigoOptions, seat: Seat | None) -> None:
        self.seats = seats
        self.options = options
        self.seat = seat
        self.round = 0
        self.first = Seat(0)
        self.families: tuple[str, ...] = ()
        self.ducats = [1] * seats
        self.seals = [[0] * len(ORGANISATIONS) for _ in range(seats)]
        self.tokens: list[str | None] = [None] * ring(seats)
        self.gaps: list[str | None] = [None] * ring(seats)
        self.piles = [PILE_SIZE] * len(INFLUENCES)
        self.seen: list[tuple[str, ...]] = []
        self.kept: list[list[str | Hidden]] = [[] for _ in range(seats)]
        self.hand: list[str] = []
        self.played: list[list[str]] = [[] for _ in range(seats)]
        self.without: set[Seat] = set()
        self.asked: list[Seat] = []
        self.decision: str | None = None
        self.result: Result | None = None

    def see(self, event: Event) -> None:
        match event:
            case Asked(seats=seats, decision=decision):
                self.asked = list(seats)
                self.decision = decision
            case Ended(result=result):
                self.asked = []
                self.decision = None
                self.result = result
            case happened.FamiliesDrawn(families=families):
                self.families = families
            case happened.RoundBegan(round=number, seat=seat):
                self._begin_round(number, seat)
            case happened.TokensPlaced(placed=placed):
                for placement in placed:
                    self.tokens[placement.building] = placement.token
            case happened.PacketReceived() | happened.CardKept():
                self._see_draft(event)
            case happened.TokenWon(seat=seat, token=token, building=building):
                self.tokens[building] = None
                if token == DUCAT:
                    self.ducats[seat] += 1
                else:
                    self.seals[seat][ORGANISATIONS.index(token)] += 1
            case happened.RoundEnded():
                self.gaps = [None] * len(self.gaps)
                self.tokens = [token and token.removesuffix(DOWN) for token in self.tokens]
            case happened.TokenStayed() | happened.Passed() | happened.LeadsChanged():
                pass
            case _:
                self._see_palace(event)

    def _begin_round(self, number: int, first: Seat) -> None:
        self.round = number
        self.first = first
        self.seen = []
        self.kept = [[] for _ in range(self.seats)]
        self.hand = []
        self.played = [[] for _ in range(self.seats)]
        self.without = set()

    def _see_draft(self, event: happened.PacketReceived | happened.CardKept) -> None:
        if isinstance(event, happened.PacketReceived):
            if not isinstance(event.cards, Hidden):
                self.seen.append(event.cards)
            return
        self.kept[event.seat].append(event.card)
        self.asked.remove(event.seat)
        if not isinstance(event.card, Hidden):
            self.hand = sorted([*self.hand, event.card])

    def _see_palace(self, event: Event) -> None:
        match event:
            case happened.CardPlayed(seat=seat, card=card, gap=gap):
                self._put_down(seat, card, gap)
            case happened.InfluenceBought(seat=seat, influence=influence, gap=gap, price=price):
                self.gaps[gap] = influence
                self.piles[INFLUENCES.index(influence)] -= 1
                self.ducats[seat] -= price
            case happened.TokensSwapped(building=one, other=two):
                self.tokens[one], self.tokens[two] = self.tokens[two], self.tokens[one]
            case happened.CardTurned(gap=gap, card=card):
                self.gaps[gap] = card + DOWN
            case happened.CardCalled(seat=seat, card=card, holder=holder, gap=gap):
                self._put_down(holder, card, gap)
                if card == "t3":
                    steps = (holder - seat - 1) % self.seats
                    self.without |= {Seat((seat + 1 + n) % self.seats) for n in range(steps)}
            case happened.CardsSwapped(gap=one, other=two):
                self.gaps[one], self.gaps[two] = self.gaps[two], self.gaps[one]
            case happened.CardMoved(gap=gap, target=target):
                self.gaps[target], self.gaps[gap] = self.gaps[gap], None
            case happened.TokenTurned(building=building, token=token):
                self.tokens[building] = token + DOWN
            case _:
                raise TypeError(f"{type(event).__name__} is no event of Intrigo")

    def _put_down(self, seat: Seat, card: str, gap: int) -> None:
        self.gaps[gap] = card
        self.played[seat].append(card)
        if seat == self.seat:
            self.hand.remove(card)

    def view(self) -> IntrigoView:
        pick = min(len(cards) for cards in self.kept)
        tokens = [token.removesuffix(DOWN) for token in self.tokens if token]
        seals = [tuple(counters) for counters in self.seals]
        prices = tuple(
            prices[PILE_SIZE - left] if left else None
            for prices, left in zip(self.options.piles, self.piles, strict=True)
        )
        leads = Leads(
            families=tuple(FAMILIES.index(family) for family in self.families),
            seals=seals,
            tokens=[TOKEN_OF[code] if code else NO_TOKEN for code in self.tokens],
            gaps=[LYING_OF[code] if code else EMPTY for code in self.gaps],
        )
        return IntrigoView(
            seat=self.seat,
            seats=self.seats,
            to_act=tuple(self.asked),
            decision=self.decision,
            result=self.result,
            options=self.options,
            phase=PHASE_OF[self.decision] if self.decision else "over",
            round=self.round,
            first=self.first,
            families=self.families,
            ducats=tuple(self.ducats),
            supply=ALL_DUCATS - sum(self.ducats) - tokens.count(DUCAT),
            seals=tuple(seals),
            bag=tuple(SEALS_EACH - tokens.count(name) for name in ORGANISATIONS),
            tokens=tuple(self.tokens),
            gaps=tuple(self.gaps),
            piles=tuple(self.piles),
            prices=prices,
            pick=pick,
            seen=tuple(self.seen),
            kept=tuple(self._kept(Seat(seat)) for seat in range(self.seats)),
            hands=tuple(self._hand(Seat(seat), pick) for seat in range(self.seats)),
            played=tuple(tuple(cards) for cards in self.played),
            without=tuple(sorted(self.without)),
            leads=leads.now(),
            one_more=leads.one_more(),
            won_by=won_by(seals),
            prospects=self._prospects(leads, prices),
        )

    def _prospects(self, leads: Leads, prices: tuple[int | None, ...]) -> tuple[Prospect, ...]:
        if self.seat is None or self.seat not in self.asked or self.decision != "act":
            return ()
        found = [leads.prospect(card, LYING_OF[card]) for card in dict.fromkeys(self.hand)]
        ducats = self.ducats[self.seat]
        if any(price is not None and price <= ducats for price in prices):
            found.append(leads.prospect(None, INFLUENCE))
        return tuple(found)

    def _kept(self, seat: Seat) -> tuple[str, ...] | Hidden:
        kept = self.kept[seat]
        if seat == self.seat:
            return tuple(card for card in kept if not isinstance(card, Hidden))
        return Hidden(len(kept))

    def _hand(self, seat: Seat, pick: int) -> tuple[str, ...] | Hidden:
        drafted = pick == len(self.kept[seat]) == 4
        if seat == self.seat:
            return tuple(self.hand) if drafted else ()
        return Hidden(4 - len(self.played[seat]) if drafted else 0)

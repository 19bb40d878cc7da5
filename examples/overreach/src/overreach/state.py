"""The rules of Overreach, in the order of play."""

import msgspec

from ludoteka.core import (
    Asked,
    Chance,
    Ended,
    Event,
    Hidden,
    IllegalMove,
    Move,
    Result,
    Seat,
    State,
    rank,
)
from overreach.cards import DECK, HAND
from overreach.events import CardChosen, CardsRevealed, HandDealt, TrickWon
from overreach.view import OverreachPosition, OverreachView


class OverreachState(State):
    game_class = "overreach.game:Overreach"

    hands: list[list[int]]
    chosen: list[int | None]
    last: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    points: list[int]

    def __init__(
        self, seats: tuple[Seat, ...], chance: Chance, *, acts: int = 0, recording: bool = False
    ) -> None:
        super().__init__(seats=seats, chance=chance, acts=acts, recording=recording)
        self.chosen = [None] * len(seats)
        self.points = [0] * len(seats)

    def deal(self) -> None:
        # OV-1: five cards each; the others stay out, unseen
        dealt = self.random_act().sample(DECK, HAND * len(self.seats))
        self.hands = [sorted(dealt[HAND * seat : HAND * (seat + 1)]) for seat in self.seats]
        for seat in self.seats:
            self.tell(HandDealt("OV-1", seat, tuple(self.hands[seat])))
        self.tell(Asked("OV-2", self.seats, "choose-card"))

    def apply(self, seat: Seat, move: Move) -> None:
        # OV-2
        self.chosen[seat] = move
        self.tell(CardChosen("OV-2", seat, move))
        if None not in self.chosen:
            self.reveal([card for card in self.chosen if card is not None])

    def reveal(self, cards: list[int]) -> None:
        for hand, card in zip(self.hands, cards, strict=True):
            hand.remove(card)
        self.last = tuple(cards)
        self.gone = tuple(sorted((*self.gone, *cards)))
        self.chosen = [None] * len(self.seats)
        self.tell(CardsRevealed("OV-2", self.last))
        # OV-3: the highest card wins; OV-4: unless it is more than twice the second
        highest, second = sorted(cards, reverse=True)[:2]
        overreached = highest > 2 * second
        winning = second if overreached else highest
        winner = self.seats[cards.index(winning)]
        worth = len(self.gone) // len(self.seats)
        self.points[winner] += worth
        self.tell(TrickWon("OV-4" if overreached else "OV-3", winner, winning, worth))
        result = self.result()
        if result is None:
            self.tell(Asked("OV-2", self.seats, "choose-card"))
        else:
            self.tell(Ended("OV-5", result))

    def result(self) -> Result | None:
        # OV-5
        points = tuple(self.points)
        return Result(rank(points), points) if not any(self.hands) else None

    # -- The contract ------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if not any(self.hands):
            return ()
        return tuple(seat for seat in self.seats if self.chosen[seat] is None)

    def legal(self, seat: Seat) -> list[Move]:
        return [Move(card) for card in self.hands[seat]] if seat in self.to_act() else []

    def refusal(self, seat: Seat, move: Move) -> IllegalMove | None:
        if not any(self.hands):
            return IllegalMove("match-over", "OV-5")
        if seat not in self.seats:
            return IllegalMove("no-such-seat", "OV-2", number=seat)
        if self.chosen[seat] is not None:
            return IllegalMove("already-chosen", "OV-2")
        return None if move in self.hands[seat] else IllegalMove("not-in-hand", "OV-2", card=move)

    def view(self, seat: Seat | None) -> OverreachView:
        return OverreachView(
            seat=seat,
            seats=len(self.seats),
            to_act=self.to_act(),
            decision="choose-card" if self.to_act() else None,
            result=self.result(),
            hands=tuple(
                tuple(hand) if owner == seat else Hidden(len(hand))
                for owner, hand in enumerate(self.hands)
            ),
            chosen=tuple(
                card if card is None or owner == seat else Hidden(1)
                for owner, card in enumerate(self.chosen)
            ),
            last=self.last,
            gone=self.gone,
            points=tuple(self.points),
        )

    def copy(self) -> "OverreachState":
        twin = OverreachState(self.seats, self.chance, acts=self.acts)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.chosen = self.chosen.copy()
        twin.last, twin.gone = self.last, self.gone
        twin.points = self.points.copy()
        return twin

    def position(self) -> dict[str, object]:
        plain: dict[str, object] = msgspec.to_builtins(
            OverreachPosition(
                seats=len(self.seats),
                seed=self.chance.seed.hex(),
                acts=self.acts,
                hands=self.hands,
                chosen=self.chosen,
                last=self.last,
                gone=self.gone,
                points=self.points,
            )
        )
        return plain

    def audit(self) -> list[str]:
        held = sorted([card for hand in self.hands for card in hand] + list(self.gone))
        tricks = len(self.gone) // len(self.seats)
        wrong = []
        if len(held) != HAND * len(self.seats) or len(set(held)) != len(held):
            wrong.append("every dealt card is in one hand or played")
        if sum(self.points) != sum(range(tricks + 1)):
            wrong.append("every trick gave as many points as its number")
        return wrong

    def tell(self, event: Event) -> None:
        if self.recording:
            self.events.append(event)

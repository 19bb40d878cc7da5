"""Estimates who is probably whose friend in BANG!, from public attacks.

Everybody has a `leaning`: above 0 against the Sheriff, below 0 for him. Attacking the Sheriff
raises it; attacking someone moves it away from that someone's own leaning, by as much as is
known of it. From the leaning, one's own role and the roles still hidden comes `enmity`: how
much this player wants another one out of the game, from about −2 (a friend) to 2 (the prey).
"""

from collections import Counter

from ludoteka.core import Event, Hidden, Seat
from ludoteka.games.bang.cards import BANG, CARD_OF, CAT_BALOU, DUEL, JAIL, KIND, MISSED, PANIC
from ludoteka.games.bang.events import CardPlayed, CardPutInPlay, GameBegan, RoleShown
from ludoteka.games.bang.roles import ROLES, ROLES_FOR
from ludoteka.games.bang.view import BangView

WEIGHT = {BANG: 1.0, MISSED: 1.0, DUEL: 1.0, PANIC: 0.5, CAT_BALOU: 0.5, JAIL: 0.8}
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


class Guess:
    def __init__(self) -> None:
        self.sheriff: Seat | None = None
        self.leaning: Counter[int] = Counter()
        self.marks: dict[int, float] = {}

    def see(self, event: Event) -> None:
        match event:
            case GameBegan():
                self.marks = {}
                self.sheriff = None
            case RoleShown(seat=seat, role="sheriff"):
                self.sheriff = seat
            case CardPlayed(seat=seat, card=card, target=target) if target is not None:
                self._attack(seat, target, WEIGHT.get(KIND[CARD_OF[card]], 0.0))
            case CardPutInPlay(seat=seat, card=card, owner=owner) if owner != seat:
                self._attack(seat, owner, WEIGHT[KIND[CARD_OF[card]]])
            case _:
                pass

    def _attack(self, seat: Seat, target: Seat, weight: float) -> None:
        if seat in (target, self.sheriff):
            # what the Sheriff does tells something about the target's standing only
            return
        if target == self.sheriff:
            change = weight
        else:
            change = -0.6 * weight * max(-1.0, min(1.0, self.marks.get(target, 0.0)))
        self.marks[seat] = max(-3.0, min(3.0, self.marks.get(seat, 0.0) + change))

    def enmity(self, view: BangView) -> dict[int, float]:
        """How much the viewer wants each of the others out of the game."""
        assert view.seat is not None
        role = view.roles[view.seat]
        others = [seat for seat in view.alive if seat != view.seat]
        if view.seats == 3:
            return {seat: _of_three(view, str(role), seat) for seat in others}
        hidden = self._hidden(view)
        return {seat: self._one(view, str(role), seat, hidden) for seat in others}

    def _hidden(self, view: BangView) -> Counter[str]:
        """The roles that are still secret for this viewer."""
        left = Counter(ROLES[role] for role in ROLES_FOR[view.seats])
        left.subtract(str(role) for role in view.roles if not isinstance(role, Hidden))
        return left

    def _one(self, view: BangView, role: str, seat: Seat, hidden: Counter[str]) -> float:
        mark = self.marks.get(seat, 0.0)
        if role == "outlaw":
            if seat == self.sheriff:
                return 2.0
            return 0.8 if not hidden["outlaw"] else -0.1 - 1.0 * mark
        if role == "renegade":
            return self._renegade(view, seat, mark)
        if seat == self.sheriff:
            return -2.0
        foes = (hidden["outlaw"] + hidden["renegade"]) / max(1, sum(hidden.values()))
        return max(0.3, 1.0 + 0.4 * mark) if foes == 1 else 2 * foes - 1.5 + 0.7 * mark

    def _renegade(self, view: BangView, seat: Seat, mark: float) -> float:
        """First the others, the Sheriff last; of the two sides, the stronger one first."""
        if len(view.alive) == 2:
            return 2.0
        if seat == self.sheriff:
            return -1.0
        outlaws = _left(view, "outlaw")
        law = _left(view, "deputy") + 1
        if outlaws > law:
            likely = outlaws / (len(view.alive) - 2)
            return likely - 0.3 + 1.3 * mark
        if outlaws == law and self._weaker(view):
            return 0.2 + 0.3 * mark
        return 0.2 - 0.5 * mark

    def _weaker(self, view: BangView) -> bool:
        """Whether the Sheriff and his friends have fewer lives than those against him."""
        law = outlaws = 0
        for seat in view.alive:
            mark = -1.0 if seat == self.sheriff else self.marks.get(seat, 0.0)
            law += view.lives[seat] if mark < 0 else 0
            outlaws += view.lives[seat] if mark > 0 else 0
        return law < outlaws


def _left(view: BangView, role: str) -> int:
    """How many of this role are still in the game."""
    fallen = sum(view.roles[seat] == role for seat in view.fallen)
    return ROLES_FOR[view.seats].count(ROLES.index(role)) - fallen


def _of_three(view: BangView, role: str, seat: Seat) -> float:
    """BA-71: the prey first; the hunter only if nothing better is at hand."""
    if len(view.alive) == 2 or view.roles[seat] == PREY[role]:
        return 2.0
    return 0.3

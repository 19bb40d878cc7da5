"""Greedy BANG!: the move that helps most now, judged by who is probably a friend.

Every move gets a worth; ending the turn is worth nothing, so it plays whatever is worth more:
coaches first, then horses, Barrel and weapons, Beer when wounded, shots at likely enemies (the
weakest first), thefts from them, Jail for them, Gatling and Indians! when they would hurt
enemies more than friends. It shoots nobody it takes for a friend. Under fire it tries its
barrels, then Missed!; it saves itself if it can; what it discards is its least useful card.
`bang_guess.py` keeps the estimate of who is whose enemy.
"""

from ludoteka.bots.base import Bot
from ludoteka.bots.greedy.bang_guess import Guess
from ludoteka.core import Event, Hidden, Move, Seat, View
from ludoteka.games.bang import moves as m
from ludoteka.games.bang.cards import (
    BANG,
    BARREL,
    BEER,
    CARD_OF,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    KIND,
    MISSED,
    MUSTANG,
    PANIC,
    REACH,
    SALOON,
    SCOPE,
    STAGECOACH,
    VOLCANIC,
    WELLS_FARGO,
    Card,
    explodes,
    is_heart,
)
from ludoteka.games.bang.moves import ACTION, CARD, TARGET
from ludoteka.games.bang.pending import DuelStep, LuckyStep, ShotStep
from ludoteka.games.bang.view import BangView

WORTH = {
    BANG: 5.0,
    MISSED: 5.5,
    BEER: 6.0,
    PANIC: 4.0,
    CAT_BALOU: 4.0,
    DUEL: 4.0,
    GENERAL_STORE: 2.0,
    INDIANS: 4.0,
    STAGECOACH: 7.0,
    GATLING: 6.0,
    SALOON: 2.5,
    WELLS_FARGO: 8.0,
    BARREL: 7.0,
    DYNAMITE: 1.0,
    SCOPE: 5.0,
    MUSTANG: 6.0,
    JAIL: 4.0,
    VOLCANIC: 4.0,
}
"""What a card is good for in one's hand; other weapons by their reach."""
FAIR_PRICE = 300


class GreedyBang(Bot):
    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self.guess = Guess()

    def see(self, event: Event) -> None:
        self.guess.see(event)

    def choose(self, view: View, moves: list[Move]) -> Move:
        assert isinstance(view, BangView)
        if len(moves) == 1:
            return moves[0]
        enmity = self.guess.enmity(view)
        if view.decision == "play":
            return max(moves, key=lambda move: _Turn(view, enmity).worth(move))
        if view.decision in ("answer-shot", "answer-indians", "answer-duel", "rescue"):
            return _answer(view, moves, enmity)
        return _other(view, moves, enmity)


class _Turn:
    """What the moves of one's own turn are worth."""

    def __init__(self, view: BangView, enmity: dict[int, float]) -> None:
        self.view = view
        self.enmity = enmity
        assert view.seat is not None
        self.seat = view.seat
        self.life = view.lives[self.seat]
        self.hand = _cards(view, self.seat)
        self.kinds = [KIND[card] for card in self.hand]

    def worth(self, move: Move) -> float:
        action = ACTION[move]
        card = CARD[move]
        if action == m.END:
            return 0.0
        if action == m.HEAL:
            return self._heal(card)
        if action == m.PLAY_AT:
            return self._aim(KIND[card], TARGET[move])
        if action == m.ROB_HAND:
            gain = 1.0 if KIND[card] == PANIC else 0.0
            return 2.2 * self.enmity[TARGET[move]] + gain * (self.enmity[TARGET[move]] > -0.2)
        if action == m.ROB_TABLE:
            return self._rob(KIND[card], Card(TARGET[move]))
        return self._play(KIND[card])

    def _play(self, kind: int) -> float:
        view = self.view
        if kind in (STAGECOACH, WELLS_FARGO):
            return 9.0
        if kind in (BARREL, MUSTANG, SCOPE):
            return 6.0
        if kind == BEER:
            hurt = self.life < view.full_lives[self.seat] and len(view.alive) > 2
            return 4.0 if hurt else -1.0
        if kind == SALOON:
            return self._saloon()
        if kind == GENERAL_STORE:
            return 1.0
        if kind in (GATLING, INDIANS):
            return self._volley()
        if kind == DYNAMITE:
            return 0.8 * sum(self.enmity.values()) / len(self.enmity) - 0.3
        return self._weapon(kind)

    def _weapon(self, kind: int) -> float:
        now = self.view.reach[self.seat]
        have_volcanic = any(KIND[CARD_OF[name]] == VOLCANIC for name in self.view.tables[self.seat])
        if kind == VOLCANIC:
            near = any(
                hate > 0.3 and self.view.distances[self.seat][seat] == 1
                for seat, hate in self.enmity.items()
            )
            return 5.0 if near and self.kinds.count(BANG) >= 2 else -1.0
        if have_volcanic and self.kinds.count(BANG) >= 2:
            return -1.0
        return 2.0 + REACH[kind] - now if REACH[kind] > now else -1.0

    def _saloon(self) -> float:
        view = self.view
        total = 1.5 if self.life < view.full_lives[self.seat] else 0.0
        for seat, hate in self.enmity.items():
            if view.lives[seat] < view.full_lives[seat]:
                total -= hate
        return total

    def _volley(self) -> float:
        total = 0.0
        for seat, hate in self.enmity.items():
            deadly = 2.0 if self.view.lives[seat] == 1 else 1.0
            total += hate * deadly * (1.6 if hate < 0 else 1.0)
        return 1.5 * total

    def _aim(self, kind: int, target: int) -> float:
        hate = self.enmity[target]
        life = self.view.lives[target]
        if hate <= 0.05:
            # a Bang! that would be discarded anyway may as well be fired at a stranger
            stranger = hate > -0.15 and kind in (BANG, MISSED)
            return 0.2 if stranger and len(self.hand) > self.life else -1.0
        if kind == DUEL:
            ammunition = self.kinds.count(BANG)
            hand = _count(self.view, target)
            return hate * (2.5 if life == 1 else 1.5) + 0.8 * ammunition - 0.6 * hand - 0.5
        if kind == JAIL:
            return 3.0 * hate
        return hate * (5.0 if life == 1 else 3.5 if life == 2 else 2.5)

    def _rob(self, kind: int, blue: Card) -> float:
        owner = next(
            seat
            for seat, table in enumerate(self.view.tables)
            if any(CARD_OF[name] == blue for name in table)
        )
        gain = 0.5 if kind == PANIC else 0.0
        if owner == self.seat:
            return 2.0 if KIND[blue] == DYNAMITE else -1.0
        hate = self.enmity[owner]
        if KIND[blue] in (JAIL, DYNAMITE):
            return -2.0 * hate
        return hate * (1.5 + worth(blue) / 4) + gain * (hate > 0)

    def _heal(self, card: Card) -> float:
        spare = len(self.hand) - self.life
        needed = 2.5 if spare >= 2 else 1.5 if self.life == 1 and len(self.hand) >= 3 else -1.0
        return needed - worth(card) / 10


def _answer(view: BangView, moves: list[Move], enmity: dict[int, float]) -> Move:
    """Under fire or dying."""
    assert view.seat is not None
    by_action: dict[int, list[Move]] = {}
    for move in moves:
        by_action.setdefault(ACTION[move], []).append(move)
    for action in (m.USE_BARREL, m.USE_ABILITY, m.PLAY):
        if action in by_action:
            return by_action[action][0]
    # BA-61: healing can wait until it is needed
    if m.HEAL in by_action and view.decision == "rescue":
        return min(by_action[m.HEAL], key=lambda move: worth(CARD[move]))
    answers = by_action.get(m.ANSWER, [])
    asking = view.pending[-1]
    needed = asking.needed if isinstance(asking, ShotStep) else 1
    friendly = isinstance(asking, DuelStep) and enmity.get(asking.opponent, 0.0) < -1
    if len(answers) < needed or (friendly and view.lives[view.seat] > 1):
        return m.PASS_MOVE
    return min(answers, key=lambda move: worth(CARD[move]))


def _other(view: BangView, moves: list[Move], enmity: dict[int, float]) -> Move:
    """Drawing, choosing, discarding, and the time between games."""
    if view.decision in ("discard", "discard-second", "discard-all", "put-back"):
        return min(_giving(view, moves), key=lambda move: worth(CARD[move]))
    if view.decision in ("take-card", "take-back"):
        taking = [move for move in moves if ACTION[move] == m.TAKE]
        return max(taking, key=lambda move: worth(CARD[move]))
    if view.decision == "choose-card":
        asking = view.pending[-1]
        bomb = isinstance(asking, LuckyStep) and asking.turned_for == "dynamite"
        return max(moves, key=lambda move: _luck(CARD[move], bomb=bomb))
    if view.decision == "draw-jesse":
        hands = [move for move in moves if enmity.get(TARGET[move], -1.0) > 0.3]
        return max(hands, key=lambda move: enmity[TARGET[move]]) if hands else m.DRAW_MOVE
    if view.decision == "draw-pedro":
        good = worth(CARD_OF[view.discard[-1]]) >= 5
        return m.DRAW_DISCARD_MOVE if good else m.DRAW_MOVE
    return _between_games(view, moves)


def _giving(view: BangView, moves: list[Move]) -> list[Move]:
    """The moves that give a card away: Sid Ketchum never takes his first card back (BA-61), and
    gets a life for two that he would discard anyway."""
    assert view.seat is not None
    spare = _count(view, view.seat) - view.lives[view.seat]
    heal = [move for move in moves if ACTION[move] == m.HEAL]
    if heal and spare >= 2:
        return heal
    return [move for move in moves if ACTION[move] in (m.DISCARD, m.PUT_BACK)]


def _between_games(view: BangView, moves: list[Move]) -> Move:
    assert view.seat is not None
    if view.decision == "keep-character":
        return moves[-1] if view.prices[view.seat] <= FAIR_PRICE else moves[0]
    if view.decision == "raise":
        return moves[1] if view.bid < FAIR_PRICE else moves[0]
    if view.decision == "keep-cards":
        rich = view.money[view.seat] >= 2000
        return max(moves[1:], key=lambda move: worth(CARD[move])) if rich else moves[0]
    # offer anyone, at the lowest price
    return moves[0]


def worth(card: Card) -> float:
    return WORTH.get(KIND[card], 3.5 + 0.4 * REACH[KIND[card]])


def _luck(card: Card, *, bomb: bool) -> float:
    if bomb:
        return 0.0 if explodes(card) else 1.0
    return 1.0 if is_heart(card) else 0.0


def _cards(view: BangView, seat: Seat) -> list[Card]:
    hand = view.hands[seat]
    return [] if isinstance(hand, Hidden) else [CARD_OF[name] for name in hand]


def _count(view: BangView, seat: int) -> int:
    hand = view.hands[seat]
    return hand.hidden if isinstance(hand, Hidden) else len(hand)

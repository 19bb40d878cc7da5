"""The exact belief of a seat: every hand that it cannot exclude, with its weight.

A packet is told by the order in which its cards are kept: slot 4 p + t holds the card kept at
pick t from the packet dealt to seat p, by seat p + t (IN-9). What a seat has seen of the draft
splits the slots into groups, each with its own cards in unknown order: the packets as they were
passed on, and all that was gone before they came. With four players that is at most 6 · 2 · 720
orders, but only 720 ways to hold the cards; so they are all counted, and nothing is guessed.

How likely an order is depends on how others draft. `taste` is a model of that: a player wants
the high cards of the own family first, then the high cards of others; the weight of an order is
the product of the chances of its picks. With a taste of 0 all orders are equal, and the belief
is that of a redeal. Cards that were played, and seats that a courtesan passed by (IN-15), rule
out the rest.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.intrigo.board import COPIES, IN_PALACE, SECOND_THREE
from ludoteka.games.intrigo.cards import CARD_OF, FAMILIES, HAND_SIZE, TIEPOLO_THREE, deck
from ludoteka.games.intrigo.view import IntrigoView

TASTE: Final = 0.5
"""How strongly wishes decide: e to the so many points more, so much likelier."""

NOBODY: Final = -1

Ways = dict[tuple[tuple[int, int], ...], float]
"""Cards with their holders, and the weight of that."""


class Belief:
    """The worlds that a view of the palace leaves, each a list of the holders of all cards."""

    def __init__(self, view: IntrigoView, *, taste: float) -> None:
        self.worlds: Final[list[list[int]]] = []
        self.upto: Final[list[float]] = []
        """The sum of the weights of the worlds up to each of them."""
        self.total = 0.0
        knowledge = _Knowledge(view, taste)
        holder = [IN_PALACE] * COPIES
        for slot, copy in knowledge.known.items():
            holder[copy] = knowledge.keeper(slot)
        self._join(knowledge, knowledge.groups(), holder, 1.0)

    def _join(
        self, know: "_Knowledge", groups: list[Ways], holder: list[int], weight: float
    ) -> None:
        if not groups:
            if know.allows(holder):
                self.total += weight
                self.worlds.append(know.without_played(holder))
                self.upto.append(self.total)
            return
        for way, more in groups[0].items():
            for copy, seat in way:
                holder[copy] = seat
            self._join(know, groups[1:], holder, weight * more)

    def draw(self, dice: Dice) -> list[int]:
        """A world, each as likely as its weight says."""
        at = dice.fraction() * self.total
        low, high = 0, len(self.upto) - 1
        while low < high:
            middle = (low + high) // 2
            if self.upto[middle] > at:
                high = middle
            else:
                low = middle + 1
        return self.worlds[low]

    def probability(self, card: int, seat: int) -> float:
        """That the seat has a card of this kind in hand."""
        copies = (card, SECOND_THREE) if card == TIEPOLO_THREE else (card,)
        found = before = 0.0
        for world, upto in zip(self.worlds, self.upto, strict=True):
            if any(world[copy] == seat for copy in copies):
                found += upto - before
            before = upto
        return found / self.total

    def possible(self, seat: int) -> int:
        """All cards that the seat may have in hand, a bit each."""
        cards = 0
        for world in self.worlds:
            for copy in range(COPIES):
                if world[copy] == seat:
                    cards |= 1 << copy
        return cards


class _Knowledge:
    """What a seat has seen: the draft, and the cards played."""

    def __init__(self, view: IntrigoView, taste: float) -> None:
        assert view.seat is not None
        self.seat = int(view.seat)
        self.seats = view.seats
        self.played = [[CARD_OF[code] for code in cards] for cards in view.played]
        self.passed_by = view.without
        self.likings = [likings(FAMILIES.index(name), taste) for name in view.families]
        own = view.kept[self.seat]
        assert isinstance(own, tuple)
        threes = [SECOND_THREE, int(TIEPOLO_THREE)]
        self.seen: list[list[int]] = []
        """By pick, the packet that came; equal cards are told apart in the order seen."""
        self.known: dict[int, int] = {}
        """The own cards by their slots."""
        for pick, packet in enumerate(view.seen):
            cards = [int(CARD_OF[code]) for code in packet]
            cards = [threes.pop() if card == TIEPOLO_THREE else card for card in cards]
            self.seen.append(cards)
            card = CARD_OF[own[pick]]
            self.known[self.slot(pick)] = next(copy for copy in cards if kind_of(copy) == card)

    def slot(self, pick: int) -> int:
        """The slot of the viewer's own pick."""
        return HAND_SIZE * ((self.seat - pick) % self.seats) + pick

    def keeper(self, slot: int) -> int:
        return (slot // HAND_SIZE + slot % HAND_SIZE) % self.seats

    def groups(self) -> list[Ways]:
        """The ways to hold the cards of each packet passed on, and those gone before."""
        unseen = set(deck(self.seats)) | ({SECOND_THREE} if self.seats == 4 else set())
        found: list[Ways] = []
        gone: list[int] = []
        for pick in range(min(self.seats, HAND_SIZE)):
            packet = HAND_SIZE * ((self.seat - pick) % self.seats)
            cards = self.seen[pick]
            unseen -= set(cards)
            open_slots = [s for s in range(packet + pick, packet + 4) if s not in self.known]
            hidden = [card for card in cards if card not in self.known.values()]
            found.append(self.ways(open_slots, hidden))
            gone += range(packet, packet + pick)
        found.append(self.ways(gone, sorted(unseen)))
        return found

    def ways(self, slots: list[int], cards: list[int]) -> Ways:
        """All orders of the cards in the slots; those with the same holders are one way."""
        keepers = [self.keeper(slot) for slot in slots]
        players = [self.player_of(card) for card in cards]
        picks = [self.pick_of(slot, slots) for slot in slots]
        orders = _Orders(cards, players, keepers, picks)
        orders.extend(len(slots) - 1, 0, 0, 1.0)
        found: Ways = {}
        for code, weight in orders.found.items():
            holders = [(code >> 2 * number) & 3 for number in range(len(cards))]
            found[tuple(zip(cards, holders, strict=True))] = weight
        return found

    def player_of(self, copy: int) -> int:
        """Who has played this card, and so held it; equal cards do not tell."""
        for seat, cards in enumerate(self.played):
            if copy in cards and copy != TIEPOLO_THREE:
                return seat
        return NOBODY

    def pick_of(self, slot: int, slots: list[int]) -> "_Pick":
        """The pick of a slot: from this card, later ones of the same packet, and known ones."""
        packet = slot // HAND_SIZE
        liking = self.likings[self.keeper(slot)]
        later = [n for n, other in enumerate(slots) if slot < other < HAND_SIZE * (packet + 1)]
        pick = (self.seat - packet) % self.seats
        if slot % HAND_SIZE < pick:
            known = self.seen[pick]
        else:
            last = HAND_SIZE * (packet + 1)
            known = [self.known[other] for other in range(slot, last) if other in self.known]
        return _Pick(liking, later, sum(liking[copy] for copy in known))

    def allows(self, holder: list[int]) -> bool:
        """Whether the two Tiepolo 3 are where they were shown to be, and not to be (IN-15)."""
        if self.seats < 4:
            return True
        for seat, cards in enumerate(self.played):
            held = (holder[TIEPOLO_THREE] == seat) + (holder[SECOND_THREE] == seat)
            shown = cards.count(TIEPOLO_THREE)
            if held < shown or (seat in self.passed_by and held > shown):
                return False
        return True

    def without_played(self, holder: list[int]) -> list[int]:
        left = holder.copy()
        for seat, cards in enumerate(self.played):
            for card in cards:
                second = card == TIEPOLO_THREE and left[card] != seat
                left[SECOND_THREE if second else card] = IN_PALACE
        return left


class _Pick:
    def __init__(self, liking: list[float], later: list[int], known: float) -> None:
        self.liking = liking
        self.later = later
        """Which slots of the group were in the packet, too."""
        self.known = known
        """How much the other cards in it, which the viewer knows, were liked."""


class _Orders:
    """The orders of a group's cards in its slots, counted from the last slot to the first.

    So what was left of a packet after a pick is there when the pick itself is weighed.
    """

    def __init__(
        self, cards: list[int], players: list[int], keepers: list[int], picks: list[_Pick]
    ) -> None:
        self.cards = cards
        self.players = players
        self.keepers = keepers
        self.picks = picks
        self.placed = cards.copy()
        """By slot, as far as it has been filled."""
        self.found: dict[int, float] = {}
        """The weights, by the holders of the cards, two bits each."""

    def extend(self, at: i64, used: i64, code: i64, weight: float) -> None:
        if at < 0:
            self.found[code] = self.found.get(code, 0.0) + weight
            return
        keeper = self.keepers[at]
        pick = self.picks[at]
        left = pick.known
        for other in pick.later:
            left += pick.liking[self.placed[other]]
        for number in range(len(self.cards)):
            player = self.players[number]
            if (used >> number) & 1 or player not in (NOBODY, keeper):
                continue
            copy = self.cards[number]
            liked = pick.liking[copy]
            self.placed[at] = copy
            holders = code | keeper << 2 * number
            self.extend(at - 1, used | 1 << number, holders, weight * liked / (liked + left))


def kind_of(copy: int) -> int:
    return TIEPOLO_THREE if copy == SECOND_THREE else copy


def likings(own: int, taste: float) -> list[float]:
    """By card, how much likelier than others a player of this family keeps it."""
    found: list[float] = []
    for copy in range(COPIES):
        card = kind_of(copy)
        value = card % 3 + 2
        found.append(exp(taste * (2 * value + 2 if card // 3 == own else value)))
    return found

"""The state of a match of Sakura, and its contract.

Source: the rulebook of «Портрет Императора» (Reiner Knizia), which prints neither the list of
the cards nor the spaces of the path: those are ours (SA-2, SA-3), as are the points that it
leaves open (marked in the rules shown to players). The rules themselves are told in `rounds`
(a round from choice to draw), `actions` (the two halves of a card), `walking` (how spaces are
counted) and `trees` (prizes, line-up, the end).
"""

from typing import ClassVar, Final

from ludoteka.core.errors import IllegalMove
from ludoteka.core.events import Asked
from ludoteka.core.results import Result
from ludoteka.core.rng import Chance
from ludoteka.core.seats import SEATS, Move, Seat
from ludoteka.core.state import State
from ludoteka.games.sakura import rounds, trees, viewing
from ludoteka.games.sakura.cards import (
    BACK,
    CARDS,
    DECK,
    DIRECTIONS,
    FIRST_PAIR,
    FORWARD,
    PAIRS,
    PLAY_TWO,
    TOKENS,
    Card,
)
from ludoteka.games.sakura.options import SakuraOptions, Setting
from ludoteka.games.sakura.phases import ARTIST, CHOOSE, EMPEROR, OVER
from ludoteka.games.sakura.view import SakuraView
from ludoteka.games.sakura.walking import GATE, NOBODY

NO_SEATS: Final[tuple[Seat, ...]] = ()


class SakuraState(State):
    """Artists are numbered like seats; with two players the Court painter is the third."""

    game_class: ClassVar[str] = "ludoteka.games.sakura:Sakura"

    options: SakuraOptions
    tactical: bool
    setting: Setting
    gardens: tuple[int, ...]
    """By card, its garden action."""
    skills: tuple[int, ...]
    """By card, its artist action."""
    tree_spaces: tuple[int, ...]
    phase: int = CHOOSE
    round: int = 0
    emperor: int = GATE
    """The space that the Emperor is on."""
    artists: list[int]
    """By artist, the space that they are on."""
    tokens: list[int]
    supply: int = 0
    """Tokens that nobody has."""
    paid: int = 0
    """How many trees have paid: the next one is the place of the next stop."""
    tree: bool = False
    """Whether the card being resolved took the Emperor to a tree."""
    hands: list[list[Card]]
    chosen: list[Card]
    """By artist, the card of this round; NO_CARD while there is none."""
    missing: int = 0
    """How many seats have not chosen yet."""
    double: int = NOBODY
    """Who plays two cards in this round, or NOBODY."""
    queue: tuple[Card, ...] = ()
    """Revealed cards not yet resolved, ascending."""
    discards: list[Card]
    deck: list[Card]
    """The last one is on top."""
    shuffled: tuple[int, ...] = ()
    """By card, the last shuffle that it was in."""
    latest: int = -1
    """The last shuffle, once it has been asked for."""

    def __init__(
        self,
        seats: tuple[Seat, ...],
        options: SakuraOptions,
        setting: Setting,
        chance: Chance,
        *,
        acts: int = 0,
        recording: bool = False,
    ) -> None:
        super().__init__(seats=seats, chance=chance, acts=acts, recording=recording)
        self.options = options
        self.tactical = options.tactical
        self.setting = setting
        self.gardens = setting.gardens
        self.skills = setting.skills
        self.tree_spaces = setting.path.trees

    # -- The contract ------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase == CHOOSE:
            if self.missing == len(self.seats):
                return self.seats
            return tuple([seat for seat in self.seats if not self.chosen[seat]])
        return NO_SEATS if phase == OVER else (SEATS[self.owner()],)

    def legal(self, seat: Seat) -> list[Move]:
        phase = self.phase
        if phase == CHOOSE:
            if not 0 <= seat < len(self.seats) or self.chosen[seat]:
                return []
            hand = self.hands[seat]
            if seat != self.double:
                return list(hand)
            # SA-25: both cards in one decision
            return [PLAY_TWO[own][other] for own in hand for other in hand if own != other]
        if phase == OVER or seat != self.owner():
            return []
        # SA-11: both directions, also where one has no effect
        return list(DIRECTIONS)

    def refusal(self, seat: Seat, move: Move) -> IllegalMove | None:
        phase = self.phase
        if phase == CHOOSE:
            return self.refuse_cards(seat, move)
        if phase == OVER:
            return IllegalMove("match-over", "SA-23")
        rule = "SA-11" if phase == EMPEROR else "SA-15"
        if seat != self.owner():
            return IllegalMove("not-your-turn", rule)
        if move not in DIRECTIONS:
            return IllegalMove("choose-a-direction", rule, card=self.queue[0])
        return None

    def refuse_cards(self, seat: Seat, move: Move) -> IllegalMove | None:
        if not 0 <= seat < len(self.seats):
            return IllegalMove("no-such-seat", "SA-5", number=seat)
        if self.chosen[seat]:
            return IllegalMove("already-chosen", "SA-5")
        if seat == self.double:
            return self.refuse_pair(seat, move)
        if not 0 < move <= CARDS:
            return IllegalMove("choose-a-card", "SA-5")
        card = DECK[move - 1]
        return None if card in self.hands[seat] else IllegalMove("not-in-hand", "SA-5", card=card)

    def refuse_pair(self, seat: Seat, move: Move) -> IllegalMove | None:
        # SA-25
        if not FIRST_PAIR <= move < FIRST_PAIR + len(PAIRS):
            return IllegalMove("choose-two-cards", "SA-25")
        pair = PAIRS[move - FIRST_PAIR]
        for card in pair:
            if card not in self.hands[seat]:
                return IllegalMove("not-in-hand", "SA-25", card=card)
        return None

    def apply(self, seat: Seat, move: Move) -> None:
        phase = self.phase
        if phase == EMPEROR:
            rounds.direct_emperor(self, seat, forward=move == FORWARD)
        elif phase == ARTIST:
            rounds.direct_artist(self, seat, forward=move == FORWARD)
        elif move < BACK:
            rounds.choose_card(self, seat, DECK[move - 1])
        else:
            own, painter = PAIRS[move - FIRST_PAIR]
            rounds.choose_two_cards(self, seat, own, painter)

    def result(self) -> Result | None:
        return trees.ranking(self) if self.phase == OVER else None

    # -- Who is who --------------------------------------------------------------------

    def owner(self) -> int:
        """Whose card is being resolved, as an artist."""
        return self.chosen.index(self.queue[0])

    def is_painter(self, artist: int) -> bool:
        # SA-24: he comes after the last player
        return artist == len(self.seats)

    def named(self, artist: int) -> Seat | None:
        """The artist's seat, as events tell it; None is the Court painter."""
        return None if self.is_painter(artist) else SEATS[artist]

    def last_shuffle(self) -> int:
        """Its number; 0 is the one before the deal."""
        if self.latest < 0:
            self.latest = max(self.shuffled)
        return self.latest

    def ask(self, rule: str, seats: tuple[Seat, ...]) -> None:
        if self.recording:
            self.events.append(Asked(rule, seats, str(self.decision())))

    def decision(self) -> str | None:
        phase = self.phase
        if phase == CHOOSE:
            return "choose-card" if self.double == NOBODY else "choose-cards"
        if phase == OVER:
            return None
        return "direct-emperor" if phase == EMPEROR else "direct-artist"

    def view(self, seat: Seat | None) -> SakuraView:
        return viewing.view(self, seat)

    def position(self) -> dict[str, object]:
        return viewing.position(self)

    def origins_of(self, hand: list[Card]) -> tuple[int, ...]:
        return tuple(sorted([self.shuffled[card] for card in hand]))

    # -- Whole states ------------------------------------------------------------------

    def copy(self) -> "SakuraState":
        twin = SakuraState(self.seats, self.options, self.setting, self.chance, acts=self.acts)
        twin.phase = self.phase
        twin.round = self.round
        twin.emperor = self.emperor
        twin.artists = self.artists.copy()
        twin.tokens = self.tokens.copy()
        twin.supply = self.supply
        twin.paid = self.paid
        twin.tree = self.tree
        twin.hands = [hand.copy() for hand in self.hands]
        twin.chosen = self.chosen.copy()
        twin.missing = self.missing
        twin.double = self.double
        twin.queue = self.queue
        twin.discards = self.discards.copy()
        twin.deck = self.deck.copy()
        twin.shuffled = self.shuffled
        return twin

    def audit(self) -> list[str]:
        broken: list[str] = []
        cards = self.deck + self.discards
        for hand in self.hands:
            cards = cards + hand
        if self.phase != CHOOSE:
            cards = cards + [card for card in self.chosen if card]
        if sorted(cards) != list(DECK):
            broken.append("a card is missing or in two places")
        if self.supply + sum(self.tokens) != TOKENS or min(self.tokens) < 0 or self.supply < 0:
            broken.append("there are not 54 tokens")
        # SA-10
        if max(self.artists) >= self.emperor:
            broken.append("an artist is not behind the Emperor")
        # SA-4
        walking = [space for space in self.artists if space != GATE]
        if len(set(walking)) != len(walking) or min(self.artists) < GATE:
            broken.append("two artists share a space that is not the gate")
        latest = max(self.shuffled)
        if [card for card in self.deck if self.shuffled[card] != latest]:
            broken.append("a card of the deck was not in the last shuffle")
        return broken

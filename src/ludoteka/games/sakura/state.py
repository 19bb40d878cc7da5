"""A match of Sakura: what is where, and the contract.

Source: the rulebook of «Портрет Императора» (Reiner Knizia), which prints neither the list of
the cards nor the spaces of the path: those are ours (SA-2, SA-3), as are the points that it
leaves open (marked in the rules shown to players). The rules themselves are told in `rounds`
(a round from choice to draw), `actions` (the two halves of a card), `walking` (how spaces are
counted) and `trees` (prizes, line-up, the end).
"""

from typing import ClassVar, Final

import msgspec

from ludoteka.core.errors import IllegalMove
from ludoteka.core.events import Asked, Hidden
from ludoteka.core.results import Result
from ludoteka.core.rng import Chance
from ludoteka.core.seats import SEATS, Move, Seat
from ludoteka.core.state import State
from ludoteka.games.sakura import rounds, trees
from ludoteka.games.sakura.cards import (
    BACK,
    CARDS,
    DECK,
    DIRECTIONS,
    FIRST_PAIR,
    FORWARD,
    NO_CARD,
    PAIRS,
    PLAY_TWO,
    TOKENS,
    Card,
)
from ludoteka.games.sakura.options import SakuraOptions, Setting
from ludoteka.games.sakura.phases import ARTIST, CHOOSE, EMPEROR, OVER, PHASES
from ludoteka.games.sakura.position import SakuraPosition
from ludoteka.games.sakura.view import HIDDEN, SakuraView
from ludoteka.games.sakura.walking import GATE, NOBODY

NO_SEATS: Final[tuple[Seat, ...]] = ()


class SakuraState(State):
    """Artists are numbered like seats; with two players the Court painter is the third."""

    game_class: ClassVar[str] = "ludoteka.games.sakura:Sakura"

    def __init__(
        self,
        *,
        seats: tuple[Seat, ...],
        options: SakuraOptions,
        setting: Setting,
        chance: Chance,
        acts: int,
        recording: bool,
        phase: int,
        round: int,  # noqa: A002
        emperor: int,
        artists: list[int],
        tokens: list[int],
        supply: int,
        paid: int,
        tree: bool,
        hands: list[list[Card]],
        chosen: list[Card],
        missing: int,
        double: int,
        queue: tuple[Card, ...],
        discards: list[Card],
        deck: list[Card],
        shuffled: tuple[int, ...],
    ) -> None:
        super().__init__(seats=seats, chance=chance, acts=acts, recording=recording)
        self.options = options
        self.tactical: bool = options.tactical
        self.setting = setting
        self.gardens: tuple[int, ...] = setting.gardens
        self.skills: tuple[int, ...] = setting.skills
        self.tree_spaces: tuple[int, ...] = setting.path.trees
        self.phase = phase
        self.round = round
        self.emperor = emperor
        self.artists = artists
        self.tokens = tokens
        self.supply = supply
        self.paid = paid
        """How many trees have paid: the next one is the place of the next stop."""
        self.tree = tree
        """Whether the card being resolved took the Emperor to a tree."""
        self.hands: list[list[Card]] = hands
        self.chosen: list[Card] = chosen
        """By artist."""
        self.missing = missing
        """How many seats have not chosen yet."""
        self.double = double
        """Who plays two cards in this round, or NOBODY."""
        self.queue: tuple[Card, ...] = queue
        """Revealed cards not yet resolved, ascending."""
        self.discards: list[Card] = discards
        self.deck: list[Card] = deck
        """The last one is on top."""
        self.shuffled = shuffled
        """By card, the last shuffle that it was in."""
        self.latest = -1
        """The last shuffle, once it has been asked for."""

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

    # -- What is seen ------------------------------------------------------------------

    def view(self, seat: Seat | None) -> SakuraView:
        return SakuraView(
            seat=seat,
            seats=len(self.seats),
            to_act=self.to_act(),
            decision=self.decision(),
            result=self.result(),
            options=self.options,
            path=self.setting.path,
            phase=PHASES[self.phase],
            round=self.round,
            emperor=self.emperor,
            artists=tuple(self.artists),
            tokens=tuple(self.tokens),
            supply=self.supply,
            paid=self.paid,
            tree=self.tree,
            hands=self.hands_seen_by(seat),
            chosen=self.choices_seen_by(seat),
            double=None if self.double == NOBODY else SEATS[self.double],
            queue=self.queue,
            discards=tuple(self.discards),
            deck=HIDDEN[len(self.deck)],
            shuffled=self.shuffled[1:],
            origins=tuple([self.origins_of(hand) for hand in self.hands]),
        )

    def hands_seen_by(self, viewer: Seat | None) -> tuple[tuple[Card, ...] | Hidden, ...]:
        seen: list[tuple[Card, ...] | Hidden] = []
        for seat in self.seats:
            hand = self.hands[seat]
            seen.append(tuple(hand) if seat == viewer else HIDDEN[len(hand)])
        return tuple(seen)

    def choices_seen_by(self, viewer: Seat | None) -> tuple[Card | Hidden | None, ...]:
        # SA-5: nobody sees a choice before the last one is made
        revealed = self.phase != CHOOSE
        seen: list[Card | Hidden | None] = []
        for artist in range(len(self.artists)):
            card = self.chosen[artist]
            chooser = self.double if self.is_painter(artist) else artist
            if card == NO_CARD:
                seen.append(None)
            else:
                seen.append(card if revealed or chooser == viewer else HIDDEN[1])
        return tuple(seen)

    def origins_of(self, hand: list[Card]) -> tuple[int, ...]:
        return tuple(sorted([self.shuffled[card] for card in hand]))

    # -- Whole states ------------------------------------------------------------------

    def copy(self) -> "SakuraState":
        return SakuraState(
            seats=self.seats,
            options=self.options,
            setting=self.setting,
            chance=self.chance,
            acts=self.acts,
            recording=False,
            phase=self.phase,
            round=self.round,
            emperor=self.emperor,
            artists=self.artists.copy(),
            tokens=self.tokens.copy(),
            supply=self.supply,
            paid=self.paid,
            tree=self.tree,
            hands=[hand.copy() for hand in self.hands],
            chosen=self.chosen.copy(),
            missing=self.missing,
            double=self.double,
            queue=self.queue,
            discards=self.discards.copy(),
            deck=self.deck.copy(),
            shuffled=self.shuffled,
        )

    def position(self) -> dict[str, object]:
        plain: dict[str, object] = msgspec.to_builtins(
            SakuraPosition(
                seats=len(self.seats),
                options=self.options,
                seed=self.chance.seed.hex(),
                acts=self.acts,
                phase=PHASES[self.phase],
                round=self.round,
                emperor=self.emperor,
                artists=self.artists,
                tokens=self.tokens,
                supply=self.supply,
                paid=self.paid,
                tree=self.tree,
                hands=self.hands,
                chosen=[card or None for card in self.chosen],
                double=None if self.double == NOBODY else self.double,
                queue=self.queue,
                discards=self.discards,
                deck=self.deck[::-1],
                shuffled=self.shuffled[1:],
            )
        )
        return plain

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

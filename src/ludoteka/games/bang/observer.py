"""Folds events into the view of a seat or a spectator."""

from ludoteka.core.events import Asked, Ended, Event, Hidden
from ludoteka.core.game import Observer
from ludoteka.core.results import Result
from ludoteka.core.seats import Seat, all_seats
from ludoteka.games.bang import events as happened
from ludoteka.games.bang.cards import BANG, CARD_OF, KIND, SIZE, CardName
from ludoteka.games.bang.hiring import CARD_PRICE, START_MONEY
from ludoteka.games.bang.measures import measure_named
from ludoteka.games.bang.memory import Memory
from ludoteka.games.bang.named_steps import asking
from ludoteka.games.bang.options import BangOptions
from ludoteka.games.bang.pending import PendingStep
from ludoteka.games.bang.view import BangView


class BangObserver(Observer):
    def __init__(self, seats: int, options: BangOptions, seat: Seat | None) -> None:
        self.seats = seats
        self.options = options
        self.seat = seat
        self.money = [START_MONEY if options.hire else 0] * seats
        self.prices = [0] * seats
        self.game = 0
        self.first_sheriff = Seat(0)
        self.turn = Seat(0)
        self.characters: list[str | None] = [None] * seats
        self.tables: list[list[CardName]] = [[] for _ in range(seats)]
        self.survivors: tuple[Seat, ...] = ()
        self.asked: tuple[Seat, ...] = ()
        self.decision: str | None = None
        self.result: Result | None = None
        self.steps: tuple[PendingStep, ...] = ()
        self.suspended: tuple[PendingStep, ...] = ()
        self.winners: tuple[Seat, ...] = ()
        self.side: str | None = None
        self.deck: tuple[CardName, ...] | None = None
        self.pool: list[str] = []
        self.leader: Seat | None = None
        self.bid = 0
        self.out: list[Seat] = []
        self._clear()

    def _clear(self) -> None:
        """A new game: all cards are back, except those that survivors may keep (BA-86)."""
        if not self.options.experience:
            self.tables = [[] for _ in range(self.seats)]
        self.memory = Memory(self.seats, self.seat)
        self.roles: list[str | Hidden] = [Hidden(1)] * self.seats
        self.lives = [0] * self.seats
        self.full_lives = [0] * self.seats
        self.alive = list(all_seats(self.seats))
        self.fallen: list[Seat] = []
        self.killers: list[Seat | None] = []
        self.discard: list[CardName] = []
        self.aside: tuple[CardName, ...] | Hidden = ()
        self.healing: tuple[CardName, ...] | Hidden = ()
        self.bangs = 0
        self.fired: list[CardName] = []

    def see(self, event: Event) -> None:
        match event:
            case Asked(seats=seats, decision=decision):
                self.asked = seats
                self.decision = decision
                # alone, unless something was said to be suspended
                self.steps = self.suspended or (asking(decision, seats[0]),)
                self.suspended = ()
            case Ended(result=result):
                self.asked = ()
                self.decision = None
                self.steps = ()
                self.result = result
            case happened.Suspended():
                self.suspended = event.pending
            case _:
                self._see_setup(event)
                self._see_cards(event)
                self._see_life(event)
                self._see_auction(event)

    # -- Games -------------------------------------------------------------------------

    def _see_setup(self, event: Event) -> None:
        match event:
            case happened.GameBegan(game=game):
                self._begin(game)
            case happened.RoleDealt(seat=seat, role=role):
                self.roles[seat] = role
            case happened.RoleShown(seat=seat, role=role):
                self.roles[seat] = role
                if role == "sheriff" and self.game == 1:
                    self.first_sheriff = seat
            case happened.CharacterDealt(seat=seat, character=character):
                self.characters[seat] = character
            case happened.HandDealt(seat=seat, cards=cards, life=life):
                self.lives[seat] = self.full_lives[seat] = life
                self.survivors = ()
                self.memory.receive(seat, cards)
            case happened.TurnBegan(seat=seat):
                self.turn = seat
                self.bangs = 0
                self.fired = []
            case happened.GameEnded(
                side=side, winners=winners, roles=roles, hands=hands, deck=deck
            ):
                self.side = side
                self.winners = winners
                self.roles = list(roles)
                self.aside = ()
                self.deck = deck
                self.memory.reveal(hands)
            case happened.MoneyPaid(money=money):
                self.money = list(money)
            case _:
                pass

    def _begin(self, game: int) -> None:
        if game > 1:
            self.survivors = tuple(self.alive)
            keeping = self.survivors if self.options.hire else ()
            for seat in range(self.seats):
                if seat not in keeping:
                    self.characters[seat] = None
                    self.prices[seat] = 0
        self._clear()
        self.game = game
        self.winners = ()
        self.side = None
        self.deck = None

    # -- Cards -------------------------------------------------------------------------

    def _see_cards(self, event: Event) -> None:
        memory = self.memory
        match event:
            case happened.CardsDrawn(seat=seat, cards=cards):
                memory.draw(seat, cards)
            case happened.OpenCardDrawn(seat=seat, card=card):
                memory.receive_open(seat, card)
            case happened.CardsLookedAt(cards=cards):
                self.aside = cards
                memory.top = None
            case happened.CardPutBack(seat=seat, card=card, kept=kept):
                self.aside = ()
                memory.receive(seat, kept)
                memory.top = None if isinstance(card, Hidden) else card
            case happened.DiscardTaken(seat=seat, card=card):
                self.discard.remove(card)
                memory.receive_open(seat, card)
            case happened.DeckReshuffled():
                self.discard = []
                self.fired = []
            case happened.CardPlayed(seat=seat, card=card, target=target):
                self._play(seat, card, target)
            case happened.CardPutInPlay(seat=seat, card=card, owner=owner):
                memory.lose(seat, card)
                self.tables[owner].append(card)
            case happened.CardAnswered(seat=seat, card=card):
                memory.lose(seat, card)
                self.discard.append(card)
            case happened.CardDiscarded(seat=seat, card=card):
                self._discard(seat, card)
            case happened.CardTaken(seat=seat, victim=victim, card=card):
                memory.pass_on(victim, seat, card)
            case happened.TableCardTaken(seat=seat, victim=victim, card=card):
                self.tables[victim].remove(card)
                memory.receive_open(seat, card)
            case happened.StoreOpened(cards=cards):
                self.aside = cards
                memory.turned(cards)
            case happened.StoreCardTaken(seat=seat, card=card):
                self.aside = tuple(other for other in _open(self.aside) if other != card)
                memory.receive_open(seat, card)
            case happened.HealingBegan(card=card):
                self.healing = card if isinstance(card, Hidden) else (card,)
            case happened.HealingTakenBack():
                self.healing = ()
            case happened.CardTurned(card=card):
                self.discard.append(card)
                memory.turned((card,))
            case happened.CardsTurned(cards=cards):
                self.aside = cards
                memory.turned(cards)
            case happened.CardChosen(card=card, others=others):
                self.aside = ()
                self.discard += [*others, card]
            case happened.DynamitePassed(seat=seat, card=card, to=to):
                self.tables[seat].remove(card)
                self.tables[to].append(card)
            case happened.CardsInherited(seat=seat, victim=victim, hand=hand, table=table):
                self.tables[victim] = []
                memory.pass_all(victim, seat, hand)
                for card in table:
                    memory.receive_open(seat, card)
            case _:
                pass

    def _play(self, seat: Seat, card: CardName, target: Seat | None) -> None:
        self.memory.lose(seat, card)
        self.discard.append(card)
        kind = KIND[CARD_OF[card]]
        if target is not None and kind <= 1:
            # BA-7, BA-52: a shot, be it with a Bang! or a Missed!
            self.bangs += 1
            if kind == BANG:
                self.fired.append(card)

    def _discard(self, seat: Seat, card: CardName) -> None:
        self.healing = ()
        if card in self.tables[seat]:
            self.tables[seat].remove(card)
        else:
            self.memory.lose(seat, card)
        self.discard.append(card)

    # -- Life and death ----------------------------------------------------------------

    def _see_life(self, event: Event) -> None:
        match event:
            case (
                happened.LifeLost(seat=seat, life=life) | happened.LifeGained(seat=seat, life=life)
            ):
                self.lives[seat] = life
            case happened.PlayerEliminated(seat=seat, role=role, by=by):
                self.roles[seat] = role
                self.lives[seat] = 0
                self.alive.remove(seat)
                self.fallen.append(seat)
                self.killers.append(by)
            case happened.BountyPaid(seat=seat, amount=amount):
                self.money[seat] += amount
            case _:
                pass

    # -- Between games -----------------------------------------------------------------

    def _see_auction(self, event: Event) -> None:
        match event:
            case happened.CharactersTurnedUp(characters=characters):
                self.pool = list(characters)
            case happened.BidMade(seat=seat, amount=amount):
                self.leader = seat
                self.bid = amount
            case happened.BiddingLeft(seat=seat):
                self.out = sorted([*self.out, seat])
            case happened.CharacterHired(seat=seat, character=character, price=price):
                self.characters[seat] = character
                self.money[seat] -= price
                self.prices[seat] = price
                self.pool = [other for other in self.pool if other != character]
                self.leader = None
                self.bid = 0
                self.out = []
            case happened.CharacterReleased(seat=seat):
                self.characters[seat] = None
                self.prices[seat] = 0
            case happened.CardKept(seat=seat, card=card):
                self.tables[seat].remove(card)
                self.money[seat] -= CARD_PRICE
                self.memory.receive_open(seat, card)
            case happened.CardsReturned(seat=seat):
                self.tables[seat] = []
            case _:
                pass

    # -- The view ----------------------------------------------------------------------

    def view(self) -> BangView:
        memory = self.memory
        tables = tuple(tuple(table) for table in self.tables)
        characters = tuple(self.characters)
        measures = measure_named(tuple(self.alive), characters, tables)
        over = self.result is not None
        return BangView(
            seat=self.seat,
            seats=self.seats,
            to_act=self.asked,
            decision=self.decision,
            result=self.result,
            options=self.options,
            game=self.game,
            first_sheriff=self.first_sheriff,
            roles=tuple(self.roles),
            characters=characters,
            lives=tuple(self.lives),
            full_lives=tuple(self.full_lives),
            alive=tuple(self.alive),
            fallen=tuple(self.fallen),
            killers=tuple(self.killers),
            hands=memory.hands(),
            known=memory.known_hands(),
            shown=memory.shown_cards(),
            maybe=memory.maybes(),
            tables=tables,
            deck=self._deck(over=over),
            top=() if memory.top is None or over else (memory.top,),
            discard=tuple(self.discard),
            aside=self.aside,
            healing=self.healing,
            turn=self.turn,
            pending=self.steps,
            bangs=self.bangs,
            fired=tuple(self.fired),
            distances=measures.distances,
            reach=measures.reach,
            ways=measures.ways,
            farther=measures.farther,
            nearer=measures.nearer,
            money=tuple(self.money),
            prices=tuple(self.prices),
            survivors=self.survivors,
            pool=tuple(self.pool),
            leader=self.leader,
            bid=self.bid,
            out=tuple(self.out),
            winners=self.winners,
            side=self.side,
        )

    def _deck(self, *, over: bool) -> tuple[CardName, ...] | Hidden:
        if over and self.deck is not None:
            return self.deck
        aside = self.aside.hidden if isinstance(self.aside, Hidden) else len(self.aside)
        lying = sum(len(table) for table in self.tables)
        return Hidden(SIZE - self.memory.held() - lying - len(self.discard) - aside)


def _open(cards: tuple[CardName, ...] | Hidden) -> tuple[CardName, ...]:
    if isinstance(cards, Hidden):
        raise TypeError("the General Store lies open")
    return cards

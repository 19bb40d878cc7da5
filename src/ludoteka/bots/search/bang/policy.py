"""The greedy policy on a sampled world, for all seats of a roll-out.

The same moves as `bots.greedy.bang` makes from a view, but read off the state, so that it
compiles; a test holds the two together. Nobody in a roll-out looks at another's hand or role.
"""

from ludoteka.bots.search.bang.enmity import WEIGHT, enmity, note_attack
from ludoteka.bots.search.bang.taste import GREEDY, Taste
from ludoteka.core.seats import SEATS, Move
from ludoteka.games.bang import cards as c
from ludoteka.games.bang import moves as m
from ludoteka.games.bang import steps
from ludoteka.games.bang.cards import KIND, REACH, Card, explodes, is_heart
from ludoteka.games.bang.distance import LIVING, distance, owner
from ludoteka.games.bang.moves import ACTION, CARD, TARGET
from ludoteka.games.bang.state import BangState


def greedy_move(
    s: BangState, seat: int, marks: list[float], listed: list[Move], taste: Taste = GREEDY
) -> Move:
    if len(listed) == 1:
        return listed[0]
    kind = s.stack[-1][0]
    if kind == steps.PLAY:
        return _turn(s, seat, enmity(s, seat, marks, taste), listed, taste)
    if kind == steps.SHOT or kind == steps.DUEL or kind == steps.ATTACK or kind == steps.DYING:
        return _answer(s, seat, marks, listed, taste)
    if kind == steps.JESSE:
        return _jesse(enmity(s, seat, marks, taste), listed)
    if kind == steps.PEDRO:
        return m.DRAW_DISCARD_MOVE if taste.use[s.discard[-1]] >= 5 else m.DRAW_MOVE
    if kind == steps.STORE or kind == steps.TAKE_BACK:
        return _most_useful(listed, taste.use)
    if kind == steps.LUCKY:
        return _lucky(s, listed)
    if kind == steps.DISCARD and spares_two(s, seat) and ACTION[listed[-1]] == m.HEAL:
        return _least_useful(s, seat, m.HEAL, listed, taste)
    if kind == steps.KIT:
        return _least_useful(s, seat, m.PUT_BACK, listed, taste)
    return _least_useful(s, seat, m.DISCARD, listed, taste)


def spares_two(s: BangState, seat: int) -> bool:
    """Whether two cards would be discarded anyway: then Sid Ketchum gets a life for them."""
    return len(s.hands[seat]) - s.lives[seat] >= 2


def note(s: BangState, seat: int, move: Move, marks: list[float]) -> None:
    """What a move that is about to be made tells about who makes it."""
    action = ACTION[move]
    if action == m.PLAY_AT or action == m.ROB_HAND:
        note_attack(marks, s.sheriff, seat, TARGET[move], WEIGHT[KIND[CARD[move]]])
    elif action == m.ROB_TABLE:
        before = owner(s, Card(TARGET[move]))
        note_attack(marks, s.sheriff, seat, before, WEIGHT[KIND[CARD[move]]])


# -- One's own turn ------------------------------------------------------------------------


def _turn(s: BangState, seat: int, hate: list[float], listed: list[Move], taste: Taste) -> Move:
    best = listed[0]
    most = -1000.0
    for move in listed:
        found = worth(s, seat, hate, move, taste)
        if found > most:
            most = found
            best = move
    return best


def worth(s: BangState, seat: int, hate: list[float], move: Move, taste: Taste) -> float:
    """What a move of one's own turn is worth; ending it is worth nothing."""
    action = ACTION[move]
    if action == m.END:
        return 0.0
    card = CARD[move]
    kind = KIND[card]
    target = TARGET[move]
    if action == m.PLAY_AT:
        return _aim(s, seat, hate[target], kind, target, taste)
    if action == m.ROB_HAND:
        gain = taste.rob_panic if kind == c.PANIC and hate[target] > -0.2 else 0.0
        last = taste.rob_last if s.lives[target] <= 1 else 0.0
        return (taste.rob + last) * hate[target] + gain
    if action == m.ROB_TABLE:
        return _rob(s, seat, hate, kind, Card(target), taste)
    if action == m.HEAL:
        return _heal(s, seat, card, taste)
    return _play(s, seat, hate, kind, taste)


def _play(s: BangState, seat: int, hate: list[float], kind: int, taste: Taste) -> float:
    if kind == c.STAGECOACH or kind == c.WELLS_FARGO:
        return taste.coach
    if kind == c.BARREL or kind == c.MUSTANG or kind == c.SCOPE:
        return taste.blue
    if kind == c.BEER:
        hurt = s.lives[seat] < s.full_lives[seat] and len(LIVING[s.alive]) > 2
        more = taste.beer_last if s.lives[seat] == 1 else 0.0
        return taste.beer + more if hurt else -1.0
    if kind == c.SALOON:
        return _saloon(s, seat, hate, taste)
    if kind == c.GENERAL_STORE:
        return taste.store
    if kind == c.GATLING or kind == c.INDIANS:
        return _volley(s, hate, taste)
    if kind == c.DYNAMITE:
        total = 0.0
        for other in LIVING[s.alive]:
            total += hate[other]
        return taste.dynamite * total / (len(LIVING[s.alive]) - 1) + taste.dynamite_base
    return _weapon(s, seat, hate, kind, taste)


def _count(s: BangState, seat: int, kind: int) -> int:
    found = 0
    for card in s.hands[seat]:
        if KIND[card] == kind:
            found += 1
    return found


def _weapon(s: BangState, seat: int, hate: list[float], kind: int, taste: Taste) -> float:
    if kind == c.VOLCANIC:
        if _count(s, seat, c.BANG) < 2:
            return -1.0
        for other in LIVING[s.alive]:
            if hate[other] > 0.3 and distance(s, SEATS[seat], other) == 1:
                return taste.volcanic
        return -1.0
    for card in s.tables[seat]:
        if KIND[card] == c.VOLCANIC and _count(s, seat, c.BANG) >= 2:
            return -1.0
    now = s.reach[seat]
    return taste.weapon + taste.reach * (REACH[kind] - now) if REACH[kind] > now else -1.0


def _saloon(s: BangState, seat: int, hate: list[float], taste: Taste) -> float:
    total = taste.saloon_own if s.lives[seat] < s.full_lives[seat] else 0.0
    for other in LIVING[s.alive]:
        if s.lives[other] < s.full_lives[other]:
            total -= taste.saloon_others * hate[other]
    return total


def _volley(s: BangState, hate: list[float], taste: Taste) -> float:
    total = 0.0
    for other in LIVING[s.alive]:
        found = hate[other]
        deadly = taste.volley_deadly if s.lives[other] == 1 else 1.0
        total += found * deadly * (taste.volley_friend if found < 0 else 1.0)
    return taste.volley * total


def _aim(s: BangState, seat: int, found: float, kind: int, target: int, taste: Taste) -> float:
    if found <= taste.friend:
        # a Bang! that would be discarded anyway may as well be fired at a stranger
        stranger = found > taste.stranger and (kind == c.BANG or kind == c.MISSED)
        return 0.2 if stranger and len(s.hands[seat]) > s.lives[seat] else -1.0
    life = s.lives[target]
    if kind == c.DUEL:
        ammunition = _count(s, seat, c.BANG)
        hand = len(s.hands[target])
        drive = taste.duel_last if life == 1 else taste.duel
        more = taste.duel_own * ammunition + taste.duel_hand * hand
        return found * drive + more + taste.duel_base
    if kind == c.JAIL:
        return (taste.jail + taste.jail_hand * len(s.hands[target])) * found
    drive = taste.shot_last if life == 1 else taste.shot_second if life == 2 else taste.shot
    drive += taste.shot_hand * len(s.hands[target])
    for card in s.tables[target]:
        if KIND[card] == c.BARREL:
            drive += taste.shot_barrel
    drive += taste.shot_soon * ((target - seat) % len(s.seats)) / len(s.seats)
    return found * drive


def _rob(s: BangState, seat: int, hate: list[float], kind: int, blue: Card, taste: Taste) -> float:
    before = owner(s, blue)
    if before == seat:
        return 2.0 if KIND[blue] == c.DYNAMITE else -1.0
    found = hate[before]
    if KIND[blue] == c.JAIL or KIND[blue] == c.DYNAMITE:
        return -taste.free * found
    gain = taste.table_panic if kind == c.PANIC and found > 0 else 0.0
    return found * (taste.table + taste.table_use * taste.use[blue]) + gain


def _heal(s: BangState, seat: int, card: Card, taste: Taste) -> float:
    needed = -1.0
    if spares_two(s, seat):
        needed = taste.heal
    elif s.lives[seat] == 1 and len(s.hands[seat]) >= 3:
        needed = taste.heal_last
    return needed - taste.heal_use * taste.use[card]


# -- Under fire ----------------------------------------------------------------------------


def _answer(s: BangState, seat: int, marks: list[float], listed: list[Move], taste: Taste) -> Move:
    least = m.PASS_MOVE
    lowest = 1000.0
    answers = 0
    kind, _, opponent, number = s.stack[-1]
    # BA-61: healing can wait until it is needed
    wanted = m.HEAL if kind == steps.DYING else m.ANSWER
    for move in listed:
        action = ACTION[move]
        if action == m.USE_BARREL or action == m.USE_ABILITY or action == m.PLAY:
            return move
        if action == wanted:
            answers += 1
            if taste.use[CARD[move]] < lowest:
                lowest = taste.use[CARD[move]]
                least = move
    if kind == steps.DYING:
        return least
    if answers < (number & steps.NEEDED if kind == steps.SHOT else 1):
        return m.PASS_MOVE
    if kind == steps.DUEL and s.lives[seat] > 1 and enmity(s, seat, marks, taste)[opponent] < -1:
        return m.PASS_MOVE
    return least


# -- Drawing, choosing, discarding ---------------------------------------------------------


def _jesse(hate: list[float], listed: list[Move]) -> Move:
    best = m.DRAW_MOVE
    most = 0.3
    for move in listed:
        if ACTION[move] == m.DRAW_FROM and hate[TARGET[move]] > most:
            most = hate[TARGET[move]]
            best = move
    return best


def _lucky(s: BangState, listed: list[Move]) -> Move:
    bomb = s.stack[-1][2] == steps.DYNAMITE_TURNED
    for move in listed:
        card = CARD[move]
        if (not explodes(card)) if bomb else is_heart(card):
            return move
    return listed[0]


def _most_useful(listed: list[Move], use: list[float]) -> Move:
    """Of the cards to take."""
    best = listed[0]
    most = -1000.0
    for move in listed:
        if ACTION[move] == m.TAKE and use[CARD[move]] > most:
            most = use[CARD[move]]
            best = move
    return best


def _least_useful(s: BangState, seat: int, wanted: int, listed: list[Move], taste: Taste) -> Move:
    """Of the moves that do this; so Sid Ketchum never takes his first card back."""
    best = listed[0]
    least = 1000.0
    for move in listed:
        if ACTION[move] != wanted:
            continue
        found = taste.use[CARD[move]]
        if taste.use_again != 0.0:
            found += taste.use_again * (_count(s, seat, KIND[CARD[move]]) - 1)
        if found < least:
            least = found
            best = move
    return best

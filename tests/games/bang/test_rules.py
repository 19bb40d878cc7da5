"""Rules of BANG! in tables: every card, weapon, role and sum of money."""

from collections import Counter
from collections.abc import Mapping

import pytest

from ludoteka.core import BadInput, Seat
from ludoteka.games.bang import Bang
from ludoteka.games.bang.cards import DECK, FIRST_BLUE, KIND, KINDS, NAMES, RANK, SUIT, explodes
from ludoteka.games.bang.characters import BULLETS, CHARACTERS
from ludoteka.games.bang.distance import LIVING
from ludoteka.games.bang.matches import earned, fine
from ludoteka.games.bang.roles import LAW, OUTLAWS, RENEGADES, ROLES, ROLES_FOR
from ludoteka.games.bang.state import BangState
from tests.conformance.cases import Case, walk

GAME = Bang()
WEAPONS = {
    "volcanic-10s": 1,
    "schofield-ks": 2,
    "remington-kc": 3,
    "carabine-ac": 4,
    "winchester-8s": 5,
}


def state_of(**position: object) -> BangState:
    return GAME.from_position(position)


def legal(state: BangState, seat: int = 0) -> set[str]:
    return {GAME.moves.text(move) for move in state.legal(Seat(seat))}


def play(state: BangState, *steps: tuple[int, str]) -> BangState:
    for seat, text in steps:
        state.play(Seat(seat), GAME.moves.parse(text))
    return state


@pytest.mark.rule("BA-1")
def test_the_deck() -> None:
    assert len(DECK) == len(set(NAMES)) == 80
    assert Counter(SUIT) == dict.fromkeys(range(4), 20)
    kinds = Counter(KINDS[kind] for kind in KIND)
    assert len(kinds) == 22
    counts = {"bang": 25, "missed": 12, "beer": 6, "panic": 4, "cat-balou": 4, "duel": 3}
    counts |= {"general-store": 2, "indians": 2, "stagecoach": 2, "jail": 3, "schofield": 3}
    counts |= {"barrel": 2, "mustang": 2, "volcanic": 2}
    assert kinds == {kind: counts.get(kind, 1) for kind in KINDS}
    assert all((KINDS[KIND[card]] in KINDS[12:]) == (card >= FIRST_BLUE) for card in DECK)


@pytest.mark.rule("BA-40")
def test_what_sets_off_dynamite() -> None:
    bombs = [NAMES[card] for card in DECK if explodes(card)]
    assert all(name.split("-")[-1] in "2s 3s 4s 5s 6s 7s 8s 9s b" for name in bombs)
    assert len(bombs) == 10
    assert max(RANK[card] for card in DECK if explodes(card)) == 7


@pytest.mark.rule("BA-2")
@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (3, {"deputy": 1, "outlaw": 1, "renegade": 1}),
        (4, {"sheriff": 1, "renegade": 1, "outlaw": 2}),
        (5, {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1}),
        (6, {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1}),
        (7, {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2}),
        (8, {"sheriff": 1, "renegade": 2, "outlaw": 3, "deputy": 2}),
    ],
)
def test_roles_by_number_of_players(seats: int, roles: dict[str, int]) -> None:
    assert Counter(ROLES[role] for role in ROLES_FOR[seats]) == roles
    state = GAME.new(seats, {}, bytes(32))
    assert isinstance(state, BangState)
    assert Counter(ROLES[role] for role in state.roles) == roles


@pytest.mark.rule("BA-3")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_deal(seats: int) -> None:
    for seed in range(20):
        state = GAME.new(seats, {}, bytes([seed] * 32))
        assert isinstance(state, BangState)
        first = state.sheriff if seats > 3 else state.roles.index(1)
        assert state.turn == first
        for seat in state.seats:
            life = BULLETS[state.characters[seat]] + (seat == state.sheriff)
            assert state.lives[seat] == state.full_lives[seat] == life
            if seat != first:
                assert len(state.hands[seat]) == life
        assert len(set(state.characters)) == seats


@pytest.mark.rule("BA-3", "BA-53", "BA-58")
@pytest.mark.parametrize("character", range(16))
def test_bullets(character: int) -> None:
    three = CHARACTERS[character] in {"el-gringo", "paul-regret"}
    assert BULLETS[character] == (3 if three else 4)


@pytest.mark.rule("BA-10", "BA-11")
@pytest.mark.parametrize(("gun", "reach"), WEAPONS.items())
@pytest.mark.parametrize("away", [1, 2, 3, 4])
def test_every_weapon_reaches_as_far_as_it_says(gun: str, reach: int, away: int) -> None:
    hands = [["bang-as"], *([[]] * 7)]
    state = state_of(seats=8, hands=hands, tables=[[gun], *([[]] * 7)])
    assert (f"play bang-as at {away}" in legal(state)) == (away <= reach)


@pytest.mark.rule("BA-9")
@pytest.mark.parametrize("mask", [mask for mask in range(256) if mask & 1 and mask.bit_count() > 1])
def test_the_way_round_is_the_shorter_one(mask: int) -> None:
    circle = LIVING[mask]
    fallen = [seat for seat in range(8) if seat not in circle]
    lives = [0 if seat in fallen else 3 for seat in range(8)]
    characters = ["sid-ketchum", *(["?"] * 6), "vulture-sam"]
    state = state_of(seats=8, characters=characters, lives=lives, fallen=fallen, hands=[[]] * 8)
    row = state.view(None).distances[0]
    for at, seat in enumerate(circle[1:], start=1):
        assert row[seat] == min(at, len(circle) - at)


BROWN_ALWAYS = [
    "beer-6h",
    "saloon-5h",
    "stagecoach-9s",
    "wells-fargo-3h",
    "gatling-10h",
    "indians-ad",
    "general-store-9c",
]
BLUE_ALWAYS = ["barrel-qs", "dynamite-2h", "scope-as", "mustang-8h", *WEAPONS]


@pytest.mark.rule("BA-8")
@pytest.mark.parametrize("card", BROWN_ALWAYS)
def test_brown_cards_without_a_target_can_always_be_played(card: str) -> None:
    state = state_of(hands=[[card], [], [], []])
    assert legal(state) == {"end", f"play {card}"}
    play(state, (0, f"play {card}"))
    assert card in state.view(None).discard


@pytest.mark.rule("BA-1", "BA-7")
@pytest.mark.parametrize("card", BLUE_ALWAYS)
def test_blue_cards_stay_before_their_player(card: str) -> None:
    state = state_of(hands=[[card], [], [], []])
    play(state, (0, f"play {card}"))
    assert state.view(None).tables[0] == (card,)
    assert state.view(None).discard == ()


@pytest.mark.rule("BA-31")
@pytest.mark.parametrize("blue", [*BLUE_ALWAYS, "jail-4h"])
@pytest.mark.parametrize("robber", ["panic-ah", "cat-balou-kh"])
def test_every_table_card_can_be_taken(blue: str, robber: str) -> None:
    state = state_of(
        seats=4,
        characters=["rose-doolan", "?", "?", "?"],
        hands=[[robber], [], [], []],
        tables=[[], [blue], [], []],
    )
    play(state, (0, f"play {robber} on {blue}"))
    view = state.view(None)
    assert view.tables[1] == ()
    assert (blue in view.discard) == robber.startswith("cat")
    assert (blue in view.known[0]) == robber.startswith("panic")


@pytest.mark.rule("BA-57")
@pytest.mark.parametrize("card", ["jail-4h", "dynamite-2h", "barrel-qs"])
def test_lucky_duke_chooses_at_every_draw(card: str) -> None:
    characters = ["willy-the-kid", "lucky-duke", "bart-cassidy", "rose-doolan"]
    hands = [["bang-as"], [], [], []]
    state = state_of(characters=characters, hands=hands, tables=[[], [card], [], []])
    if card == "barrel-qs":
        play(state, (0, "play bang-as at 1"), (1, "barrel"))
    else:
        play(state, (0, "end"))
    assert state.view(None).decision == "choose-card"
    assert len(state.aside) == 2


@pytest.mark.rule("BA-52")
@pytest.mark.parametrize("situation", ["shot", "indians", "duel"])
@pytest.mark.parametrize("card", ["bang-ah", "missed-2s"])
def test_calamity_janet_uses_both_everywhere(situation: str, card: str) -> None:
    first = {"shot": "bang-as", "indians": "indians-ad", "duel": "duel-js"}[situation]
    state = state_of(characters=["?", "calamity-janet", "?", "?"], hands=[[first], [card], [], []])
    aim = "" if situation == "indians" else " at 1"
    play(state, (0, f"play {first}{aim}"))
    assert f"answer {card}" in legal(state, 1)


@pytest.mark.rule("BA-62")
@pytest.mark.parametrize("missed", range(4))
@pytest.mark.parametrize("hearts", range(3))
def test_slab_needs_two_of_missed_and_hearts(missed: int, hearts: int) -> None:
    """Jourdonnais with a Barrel: two tries, and some Missed!."""
    names = ["missed-2s", "missed-3s", "missed-4s"][:missed]
    deck = [*["beer-6h", "beer-7h"][:hearts], "bang-ad", "bang-2d"]
    state = state_of(
        characters=["slab-the-killer", "jourdonnais", "?", "?"],
        hands=[["bang-as"], names, [], []],
        tables=[[], ["barrel-qs"], [], []],
        deck=deck,
    )
    play(state, (0, "play bang-as at 1"), (1, "ability"))
    if state.to_act() == (1,):
        play(state, (1, "barrel"))
    for name in names:
        if state.to_act() == (1,):
            play(state, (1, f"answer {name}"))
    if state.to_act() == (1,):
        play(state, (1, "pass"))
    assert (state.lives[1] == 4) == (missed + hearts >= 2)


@pytest.mark.rule("BA-16", "BA-15")
@pytest.mark.parametrize("life", [1, 2, 3, 4])
@pytest.mark.parametrize("beers", range(4))
def test_dynamite_needs_enough_beer(life: int, beers: int) -> None:
    names = ["beer-6h", "beer-7h", "beer-8h"][:beers]
    state = state_of(
        characters=["willy-the-kid", "rose-doolan", "vulture-sam", "lucky-duke"],
        lives=[5, life, 4, 4],
        hands=[[], names, [], []],
        tables=[[], ["dynamite-2h"], [], []],
        deck=["missed-2s"],
    )
    play(state, (0, "end"))
    while state.view(None).decision == "rescue":
        beer = [text for text in legal(state, 1) if text != "pass"]
        play(state, (1, beer[0] if beer else "pass"))
    assert (1 in state.fallen) == (life - 3 + beers < 1)


def money_state(seats: int, roles: list[str], fallen: list[int], **more: object) -> BangState:
    lives = [0 if seat in fallen else 2 for seat in range(seats)]
    options = {"mode": "tournament"}
    return state_of(
        options=options, roles=roles, fallen=fallen, lives=lives, hands=[[]] * seats, **more
    )


FIVE = ["sheriff", "renegade", "outlaw", "outlaw", "deputy"]
EIGHT = ["sheriff", "renegade", "outlaw", "outlaw", "deputy", "outlaw", "deputy", "renegade"]


@pytest.mark.rule("BA-81")
@pytest.mark.parametrize(
    ("roles", "fallen", "side", "amounts"),
    [
        (FIVE, [1, 2, 3], LAW, [3000, 0, 0, 0, 2000]),
        (FIVE, [2, 3, 4, 1], LAW, [3000, 2000, 0, 0, 1400]),
        (FIVE, [2, 1, 3], LAW, [3000, 0, 0, 0, 2000]),
        (FIVE, [0], OUTLAWS, [0, 1500, 2000, 2000, 0]),
        (FIVE, [1, 2, 0], OUTLAWS, [0, 0, 1600, 2000, 0]),
        (FIVE, [2, 3, 4, 0], RENEGADES, [500, 7500, 0, 0, 0]),
        (EIGHT, [2, 3, 5, 7, 1], LAW, [4500, 3200, 0, 0, 3000, 0, 3000, 0]),
        (EIGHT, [1, 2, 3, 5, 7], LAW, [4500, 0, 0, 0, 3000, 0, 3000, 3200]),
        (EIGHT, [0], OUTLAWS, [0, 2400, 3000, 3000, 0, 3000, 0, 2400]),
        (EIGHT, [0, 2, 3, 4, 5, 6, 7], RENEGADES, [800, 12000, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_the_table_of_money(
    roles: list[str], fallen: list[int], side: int, amounts: list[int]
) -> None:
    state = money_state(len(roles), roles, fallen)
    assert [earned(state, seat, side) for seat in state.seats] == amounts


@pytest.mark.rule("BA-81")
@pytest.mark.parametrize(("killer", "paid"), [(4, 5000), (2, 0), (None, 0)])
def test_the_fine_is_for_the_deputy_who_did_it(killer: int | None, paid: int) -> None:
    state = money_state(5, FIVE, [0], killers=[killer], turn=1)
    assert fine(state, Seat(4)) == paid
    assert fine(state, Seat(2)) == 0


@pytest.mark.rule("BA-80")
@pytest.mark.parametrize("seats", range(4, 9))
def test_a_tournament_goes_round(seats: int) -> None:
    state = Case(GAME, seats, {"mode": "tournament"}).new(seats)
    assert isinstance(state, BangState)
    sheriffs: list[int] = []
    for _ in walk(state, seats):
        if state.game > len(sheriffs):
            sheriffs.append(state.sheriff)
    assert sheriffs == [(sheriffs[0] + game) % seats for game in range(seats)]
    result = state.result()
    assert result is not None
    assert result.scores == state.auction.money


@pytest.mark.rule("BA-80", "BA-85", "BA-86", "BA-87", "BA-89")
@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (3, {"mode": "tournament"}, "tournament-of-three"),
        (3, {"no-mercy": True}, "no-mercy-without-sheriff"),
        (5, {"experience": True}, "money-without-tournament"),
        (5, {"hire": True}, "money-without-tournament"),
        (5, {"bounties": True}, "money-without-tournament"),
        (2, {}, "bad-seats"),
        (9, {}, "bad-seats"),
        (5, {"mode": "duel"}, "bad-option"),
        (5, {"mercy": True}, "unknown-option"),
    ],
)
def test_senseless_options_are_refused(
    seats: int, options: Mapping[str, object], code: str
) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(seats, options, bytes(32))
    assert refused.value.code == code


@pytest.mark.rule("BA-87")
def test_everybody_is_hired_and_pays() -> None:
    state = GAME.new(4, {"mode": "tournament", "hire": True}, bytes(32))
    assert isinstance(state, BangState)
    assert state.to_act() == ((state.sheriff - 1) % 4,)
    assert state.auction.money == (1000,) * 4
    while state.view(None).decision != "play":
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[0])
    assert sum(state.auction.money) == 4000 - sum(state.auction.prices)
    assert sum(state.auction.prices) == 400

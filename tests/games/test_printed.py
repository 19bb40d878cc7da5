"""What `Game.printed` tells drawing clients is what the rules do, in random play."""

import msgspec
import pytest

from ludoteka.core import Event, State, redact
from ludoteka.core.game import Printed
from ludoteka.games.bang import events as bang
from ludoteka.games.bang.printed import BangPrinted
from ludoteka.games.bang.view import BangView
from ludoteka.games.intrigo import events as intrigo
from ludoteka.games.intrigo.printed import IntrigoPrinted
from ludoteka.games.sakura import events as sakura
from ludoteka.games.sakura.printed import SakuraPrinted
from ludoteka.games.sakura.view import SakuraView
from ludoteka.games.six_nimmt import events as six_nimmt
from ludoteka.games.six_nimmt.printed import SixNimmtPrinted
from tests.conformance.cases import CASES, Case, walk


def played(key: str) -> list[object]:
    return [pytest.param(case, id=str(case)) for case in CASES if case.game.key == key]


def printed(case: Case) -> Printed:
    return case.game.printed(case.seats, case.game.parse_options(case.seats, case.options))


def history(case: Case) -> tuple[State, list[Event]]:
    state = case.new(7)
    for _ in walk(state, 7):
        pass
    return state, state.take_events()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_tables_are_json(case: Case) -> None:
    assert msgspec.json.decode(msgspec.json.encode(printed(case))) is not None


@pytest.mark.parametrize("case", played("six-nimmt"))
def test_bulls_and_cards_of_six_nimmt(case: Case) -> None:
    told = printed(case)
    assert isinstance(told, SixNimmtPrinted)
    state, events = history(case)
    taken = [event for event in events if isinstance(event, six_nimmt.RowTaken)]
    assert all(event.bulls == sum(told.bulls[card] for card in event.cards) for event in taken)
    assert all(len(event.cards) <= told.row for event in taken)
    opened = [event for event in events if isinstance(event, six_nimmt.RowsOpened)]
    assert all(len(event.cards) == told.rows for event in opened)
    hands = [event for event in events if isinstance(event, six_nimmt.HandDealt)]
    assert all(
        isinstance(event.cards, tuple)
        and set(event.cards) <= set(told.cards)
        and len(event.cards) == told.hand
        for event in hands
    )
    laid = [event for event in events if isinstance(event, six_nimmt.CardsLaidOut)]
    assert all(event.cards == told.cards for event in laid)
    result = state.result()
    assert result is not None
    if told.limit is not None:
        assert max(result.scores) > told.limit


@pytest.mark.parametrize("case", played("sakura"))
def test_cards_path_and_prizes_of_sakura(case: Case) -> None:
    told = printed(case)
    assert isinstance(told, SakuraPrinted)
    state, events = history(case)
    faces = {face.number: face for face in told.deck}
    for event in events:
        if isinstance(event, sakura.CardBegun):
            face = faces[event.card]
            assert (face.garden, face.artist) == (event.garden, event.action)
        if isinstance(event, sakura.TokensPaid):
            worth = list(told.prizes[event.tree - 1])
            for prize in filter(None, event.prizes):
                worth.remove(prize)
    view = state.view(None)
    assert isinstance(view, SakuraView)
    assert view.path == told.path


@pytest.mark.parametrize("case", played("intrigo"))
def test_cards_prices_and_buildings_of_intrigo(case: Case) -> None:
    told = printed(case)
    assert isinstance(told, IntrigoPrinted)
    _, events = history(case)
    codes = {card.code: card for card in told.cards}
    piles = {pile.kind: list(pile.prices) for pile in told.influences}
    for event in events:
        if isinstance(event, intrigo.PacketReceived) and isinstance(event.cards, tuple):
            assert set(event.cards) <= set(codes)
        if isinstance(event, intrigo.InfluenceBought):
            assert event.price == piles[event.influence].pop(0)
        if isinstance(event, intrigo.TokensPlaced):
            for placed in event.placed:
                kind = "ducat" if placed.token == "ducat" else "seal"
                assert told.buildings[placed.building] == kind
    assert sum(card.copies for card in told.cards) == told.hand * case.seats
    assert all(codes[f"{card.family[0]}{card.value}"] is card for card in told.cards)


@pytest.mark.parametrize("case", played("bang"))
def test_cards_characters_and_roles_of_bang(case: Case) -> None:
    told = printed(case)
    assert isinstance(told, BangPrinted)
    state, events = history(case)
    cards = {card.name: card for card in told.cards}
    lives = {character.name: character.life for character in told.characters}
    roles: dict[int, str] = {}
    characters: dict[int, str] = {}
    for event in events:
        match event:
            case bang.RoleDealt() | bang.RoleShown():
                roles[event.seat] = str(event.role)
            case bang.CharacterDealt() | bang.CharacterHired():
                characters[event.seat] = event.character
            case bang.HandDealt():
                more = roles[event.seat] == "sheriff"
                assert event.life == lives[characters[event.seat]] + more
            case bang.CardPutInPlay():
                assert cards[event.card].colour == "blue"
            case bang.CardPlayed():
                assert cards[event.card].colour == "brown"
            case _:
                pass
    assert sorted(roles.values()) == sorted(told.roles)
    check_reach(state, told)


def check_reach(state: State, told: BangPrinted) -> None:
    view = state.view(None)
    assert isinstance(view, BangView)
    weapons = {card.name: card.reach for card in told.cards if card.reach}
    for table, reach in zip(view.tables, view.reach, strict=True):
        assert reach == next((weapons[card] for card in table if card in weapons), 1)


def test_every_card_of_bang_is_named_as_in_events() -> None:
    case = next(case for case in CASES if case.game.key == "bang")
    told = printed(case)
    assert isinstance(told, BangPrinted)
    names = {card.name for card in told.cards}
    assert len(names) == len(told.cards) == 80
    for event in history(case)[1]:
        seen = redact(event, None)
        if isinstance(seen, bang.CardTurned | bang.CardDiscarded):
            assert seen.card in names

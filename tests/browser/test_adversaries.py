"""Who would steer a deal is shown in red, at the right step; who withholds, in amber."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ludoteka.core.fairness import Hashes, commitment, entropy_hash, seal
from tests.browser.conftest import PATIENCE, NewContext
from tests.browser.proofs import (
    Crooked,
    Fairness,
    Frame,
    forge_record,
    red_at,
    remarks,
    seen,
    states,
    verify,
)
from tests.browser.seated import Seated
from tests.browser.test_friends import play_together, sit_down

pytestmark = pytest.mark.slow

WISH = {"game": "six-nimmt", "seats": 3, "bots": ["random"], "options": {"deals": 1}}
OTHER_SEED = b"\7" * 32
OTHER_ENTROPY = b"\xcc" * 32
GREEN = ["holds"] * 7
UNPROVED = ["holds", "holds", "unproved", "holds", "holds", "holds", "holds"]
AMBER = ["holds", "warns", "holds", "holds", "holds", "holds", "holds"]


def open_match(host: Page) -> str:
    """A table of the host's, with a bot, for one friend more."""
    host.goto("/")
    host.request.post("/api/guests", data={}, headers=origin(host))
    opened = host.request.post("/api/tables", data=WISH, headers=origin(host))
    assert opened.ok, opened.text()
    return str(opened.json()["id"])


def origin(page: Page) -> dict[str, str]:
    return {"origin": "/".join(page.url.split("/")[:3])}


def play_match(host: Page, guest: Page) -> str:
    """To the end; the table's id."""
    table = open_match(host)
    host.goto(f"/t/{table}")
    people = [Seated(host), Seated(guest)]
    sit_down(guest, f"/t/{table}")
    host.get_by_role("button", name="Start", exact=True).click()
    for seated in people:
        seated.open_moves()
        seated.wait()
    play_together(*people)
    return table


# -- The operator ----------------------------------------------------------------------


class Match:
    """An honest match of Ann, Ben and a bot; the browsers of both remember it."""

    def __init__(self, ann: BrowserContext, ben: BrowserContext) -> None:
        self.ann = ann
        self.ben = ben
        self.table = play_match(ann.new_page(), ben.new_page())


@pytest.fixture(scope="module")
def match(browser: Browser, address: str) -> Iterator[Match]:
    people = [browser.new_context(base_url=address, reduced_motion="reduce") for _ in range(2)]
    for person in people:
        person.set_default_timeout(PATIENCE)
    yield Match(*people)
    for person in people:
        person.close()


@pytest.fixture
def ann(match: Match) -> Iterator[Page]:
    page = match.ann.new_page()
    yield page
    page.close()


def resealed(
    told: Fairness,
    *,
    seed: bytes | None = None,
    entropy: Sequence[bytes] | None = None,
    hashes: Hashes | None = None,
) -> Fairness:
    """What the record would say if the deal had come from something else: as far as an operator
    can, it agrees with itself."""
    seed = seed or bytes.fromhex(told["server_seed"])
    parts = entropy or parts_of(told)
    made = seal(seed, "six-nimmt", parts, hashes or tuple(told["hashes"]))
    plain: dict[str, Any] = msgspec.to_builtins(made)
    return plain


def parts_of(told: Fairness) -> list[bytes]:
    return [bytes.fromhex(part) for part in told["entropy"]]


def hashed(seed: bytes, parts: Sequence[bytes]) -> Hashes:
    committed = commitment(seed)
    return tuple(
        entropy_hash(committed, seat, part) if part else None for seat, part in enumerate(parts)
    )


def test_an_honest_deal_is_green_and_was_seen_before(ann: Page, match: Match) -> None:
    assert verify(ann, match.table) == GREEN
    expect(ann.get_by_role("heading", name="The deal is genuine")).to_be_visible()
    assert [seen(ann, step) for step in ("commitment", "hashes", "entropy")] == ["1", "3", "1"]
    expect(ann.get_by_text("seen by this browser before the deal")).to_have_count(3)
    assert list(remarks(ann, "entropy")) == ["silent"]
    assert list(remarks(ann, "deal")) == ["dealt"]


def test_another_device_saw_nothing_and_does_not_claim_to(page: Page, match: Match) -> None:
    """The table is private: the one who was there has the record, and drops it elsewhere."""
    record = match.ann.request.get(f"/api/tables/{match.table}/record").body()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": record}
    )
    page.get_by_role("button", name="Verify the deal").click()
    assert states(page) == UNPROVED
    expect(page.get_by_role("heading", name="The record agrees, as far as")).to_be_visible()
    assert "no-memory" in remarks(page, "commitment")
    assert "none-ours" in remarks(page, "entropy")
    expect(page.get_by_text("the server said so afterwards")).to_have_count(2)
    expect(page.get_by_text("seen by this browser")).to_have_count(0)


def test_an_operator_who_grinds_has_entropy_without_a_hash(ann: Page, match: Match) -> None:
    def grind(told: Fairness) -> Fairness:
        return resealed(told, entropy=[*parts_of(told)[:2], OTHER_ENTROPY])

    forge_record(ann, grind)
    assert verify(ann, match.table) == red_at("hashes")
    assert list(remarks(ann, "hashes")) == ["without-hash"]


def test_an_operator_who_changes_the_seed_had_committed_to_another(ann: Page, match: Match) -> None:
    def change(told: Fairness) -> Fairness:
        parts = parts_of(told)
        return resealed(told, seed=OTHER_SEED, hashes=hashed(OTHER_SEED, parts))

    forge_record(ann, change)
    assert verify(ann, match.table) == red_at("commitment")
    assert list(remarks(ann, "commitment")) == ["foreign-commitment"]
    expect(ann.get_by_role("heading", name="This deal does not match its record")).to_be_visible()


@pytest.mark.parametrize("with_hash", [False, True], ids=["alone", "with its hash"])
def test_an_operator_who_swaps_the_entropy_of_a_person_is_found_out(
    ann: Page, match: Match, *, with_hash: bool
) -> None:
    def swap(told: Fairness) -> Fairness:
        parts = [parts_of(told)[0], OTHER_ENTROPY, b""]
        seed = bytes.fromhex(told["server_seed"])
        return resealed(told, entropy=parts, hashes=hashed(seed, parts) if with_hash else None)

    forge_record(ann, swap)
    assert verify(ann, match.table) == red_at("hashes")
    assert list(remarks(ann, "hashes")) == ["foreign-hashes" if with_hash else "other-hash"]


def test_an_operator_who_invents_a_contributor_is_found_out(ann: Page, match: Match) -> None:
    def invent(told: Fairness) -> Fairness:
        parts = [*parts_of(told)[:2], OTHER_ENTROPY]
        return resealed(
            told, entropy=parts, hashes=hashed(bytes.fromhex(told["server_seed"]), parts)
        )

    forge_record(ann, invent)
    assert verify(ann, match.table) == red_at("hashes")
    assert list(remarks(ann, "hashes")) == ["foreign-hashes"]


def test_an_operator_who_leaves_a_revealed_hash_out_is_found_out(ann: Page, match: Match) -> None:
    def leave_out(told: Fairness) -> Fairness:
        parts = parts_of(told)
        own = next(seat for seat in (0, 1) if told["entropy"][seat] in own_entropy(ann))
        parts[own] = b""
        return resealed(told, entropy=parts)

    forge_record(ann, leave_out)
    assert verify(ann, match.table) == red_at("entropy")
    assert list(remarks(ann, "entropy")) == ["left-out"]


def own_entropy(page: Page) -> str:
    kept: str = page.evaluate("() => Object.values(localStorage).join()")
    return kept


def test_an_operator_who_tells_of_other_cards_than_the_seed_gives_is_found_out(
    ann: Page, match: Match
) -> None:
    """The record is true, but the events are not."""

    def stack(route: Any) -> None:
        verdict = route.fetch().json()
        hands = [event for event in verdict["events"] if event["event"] == "hand-dealt"]
        hands[0]["cards"], hands[1]["cards"] = hands[1]["cards"], hands[0]["cards"]
        route.fulfill(json=verdict)

    ann.route("**/verification", stack)
    assert verify(ann, match.table) == red_at("deal")
    expect(ann.locator("[data-step=deal]")).to_contain_text("in random act 0")


def test_an_operator_who_stacks_a_deal_is_found_out(new_context: NewContext) -> None:
    """Everything that is told afterwards is true; but Ben was dealt another hand."""
    ann, ben = new_context().new_page(), new_context().new_page()

    def stack(sight: Frame) -> None:
        for news in sight["events"]:
            event = news["event"]
            if event["event"] == "hand-dealt" and isinstance(event["cards"], list):
                event["cards"] = [105 - card for card in event["cards"]]

    Crooked(ben, show=stack)
    table = play_match(ann, ben)
    assert verify(ben, table) == red_at("deal")
    assert list(remarks(ben, "deal")) == ["foreign-deal"]
    assert verify(ann, table) == GREEN


def test_an_operator_who_contributes_in_my_name_proves_nothing(new_context: NewContext) -> None:
    """It says that another device of mine had sent a hash, and adds a number of its own."""
    person = new_context()
    page = person.new_page()
    table = open_match(page)
    operator = new_context(storage_state={"cookies": person.cookies(), "origins": []}).new_page()

    def sent_by_another(told: Fairness) -> Fairness:
        return told | {"committed": [0]} if told["phase"] == "commit" else told

    between = Crooked(page, change=sent_by_another)
    operator.goto(f"/t/{table}")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start with").click()
    mine = Seated(page)
    mine.open_moves()
    play_together(mine)
    assert between.commands("commit") == []
    assert verify(page, table) == UNPROVED
    assert "elsewhere" in remarks(page, "entropy")
    assert "none-ours" in remarks(page, "entropy")
    expect(page.get_by_role("heading", name="The record agrees, as far as")).to_be_visible()
    assert verify(operator, table) == GREEN


def test_an_operator_who_shows_two_people_two_commitments_is_found_out(
    new_context: NewContext,
) -> None:
    ann, ben = new_context().new_page(), new_context().new_page()
    Crooked(ben, change=lambda told: told | {"commitment": "ee" * 32})
    table = play_match(ann, ben)
    assert verify(ben, table) == red_at("commitment")
    assert list(remarks(ben, "commitment")) == ["foreign-commitment"]
    assert verify(ann, table) == AMBER  # what Ben sent did not fit her commitment


# -- Before the deal -------------------------------------------------------------------


def leave_out_hashes(told: Fairness) -> Fairness:
    return told | {"hashes": [None] * 3} if told["phase"] == "reveal" else told


def swap_commitment(told: Fairness) -> Fairness:
    return told | {"commitment": "ee" * 32} if told["phase"] == "reveal" else told


def never_ask(told: Fairness) -> Fairness:
    return told | {"phase": "commit", "hashes": None} if told["phase"] == "reveal" else told


@pytest.mark.parametrize(
    ("change", "alarm"),
    [
        (leave_out_hashes, "own-hash"),
        (swap_commitment, "commitment"),
        (never_ask, "not-asked"),
    ],
    ids=["own hash left out", "another commitment", "never asked to reveal"],
)
def test_a_browser_that_is_lied_to_does_not_reveal_and_says_so(
    page: Page, change: Any, alarm: str
) -> None:
    table = open_match(page)
    between = Crooked(page, change=change)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start with").click()
    page.locator("main.board").wait_for()  # without us
    expect(page.locator(f"[data-alarm={alarm}]")).to_be_visible()
    assert len(between.commands("commit")) == 1
    assert between.commands("reveal") == []


# -- A player --------------------------------------------------------------------------


def test_a_player_who_withholds_is_named_and_the_deal_still_verifies(
    new_context: NewContext,
) -> None:
    ann, ben = new_context().new_page(), new_context().new_page()
    Crooked(ben, lose=lambda frame: frame.get("do") == "reveal")
    table = play_match(ann, ben)
    assert verify(ann, table) == AMBER
    expect(ann.get_by_role("heading", name="The deal holds, with a remark")).to_be_visible()
    name = ann.request.get(f"/api/tables/{table}/record").json()["seats"][1]["name"]
    assert name in remarks(ann, "hashes")["withheld"]
    # Ben's own browser knows that it had sent its number.
    assert verify(ben, table) == UNPROVED
    assert list(remarks(ben, "hashes")) == []
    assert "not-taken" in remarks(ben, "entropy")
    expect(ben.get_by_role("heading", name="The record agrees, as far as")).to_be_visible()

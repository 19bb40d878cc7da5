"""Whoever wants to choose a deal under edition 2 is shown in red, at the right step."""

from collections.abc import Callable

import msgspec
import pytest

from ludoteka.core.errors import BadInput
from ludoteka.core.fairness import Fairness
from ludoteka.core.memory import Memory, decode_memory
from ludoteka.core.records import Record, decode_record, encode_record
from ludoteka.core.verify import Check, verify
from tests.core.fair import (
    ANNA,
    CELINE,
    CROOKS,
    ENTROPY,
    GAME,
    HONEST,
    OF_ANNA,
    OF_CELINE,
    SEATS,
    first_edition,
    grinding,
    left_out,
    played,
    sealed,
    swapped_entropy,
)

Crook = Callable[[], Fairness]
RECORD = played(HONEST)


def with_fairness(fairness: Fairness) -> Record:
    """As cheap as a record can be forged: whatever is wrong is noticed before the moves are."""
    return msgspec.structs.replace(RECORD, fairness=fairness)


def checks(fairness: Fairness, memory: Memory | None = None) -> list[Check]:
    record = decode_record(encode_record(played(fairness)))
    return list(verify(GAME, record, memory))


def red(fairness: Fairness, memory: Memory | None = None) -> list[str]:
    return [check.key for check in checks(fairness, memory) if not check.holds]


def remarks(found: list[Check]) -> list[str]:
    return [remark.key for check in found for remark in check.remarks]


def state_of(found: list[Check], key: str) -> str:
    return next(check.state for check in found if check.key == key)


def of_anna(**changes: object) -> Memory:
    return msgspec.structs.replace(OF_ANNA, **changes)


@pytest.mark.parametrize("memory", [OF_ANNA, OF_CELINE, None], ids=["Anna", "Celine", "nobody"])
def test_an_honest_deal_holds_for_everybody(memory: Memory | None) -> None:
    found = checks(HONEST, memory)
    assert [check.key for check in found] == [
        "rules", "commitment", "hashes", "entropy", "deal-seed", "deal", "moves", "result",
    ]  # fmt: skip
    assert all(check.holds for check in found)
    assert ("verify-seen" in remarks(found)) == (memory is not None)
    assert ("verify-told" in remarks(found)) == (memory is None)
    assert ("verify-none-ours" in remarks(found)) == (memory is None)
    unproved = [check.key for check in found if check.state != "holds"]
    assert unproved == (["entropy"] if memory is None else [])


@pytest.mark.parametrize(("crook", "step"), CROOKS.values(), ids=CROOKS.keys())
def test_an_operator_is_caught_by_who_remembers(crook: Crook, step: str) -> None:
    found = checks(crook(), OF_ANNA)
    assert [check.key for check in found if not check.holds] == [step]
    assert found[-1].key == step, "what follows it would prove nothing"


@pytest.mark.parametrize("crook", [grinding, swapped_entropy])
def test_entropy_without_a_hash_is_caught_without_any_memory(crook: Crook) -> None:
    assert red(crook()) == ["hashes"]


def test_of_two_who_were_shown_two_commitments_one_sees_red() -> None:
    """Whichever of the two the operator shows in the record."""
    other = sealed(server_seed=b"other" * 6 + b"zz")
    to_celine = msgspec.structs.replace(OF_CELINE, commitment=other.commitment)
    assert red(HONEST, OF_ANNA) == []
    assert red(HONEST, to_celine) == ["commitment"]
    assert red(other, OF_ANNA) == ["commitment"]


def test_what_is_left_out_is_red_for_its_owner_and_named_to_others() -> None:
    assert red(left_out(), OF_ANNA) == ["entropy"]
    others = checks(left_out())
    assert all(check.holds for check in others)
    assert "verify-withheld" in remarks(others)


def test_who_withholds_is_named_and_the_deal_still_holds() -> None:
    """Celine sent a hash and never revealed: everybody's deal is as it should be."""
    withheld = sealed(entropy={ANNA: ENTROPY[ANNA]}, hashes=HONEST.hashes)
    for memory in (of_anna(dealt={}), None):
        found = checks(withheld, memory)
        assert all(check.holds for check in found)
        assert state_of(found, "hashes") == "warns"
        (remark,) = [r for c in found for r in c.remarks if r.key == "verify-withheld"]
        assert remark.seats == (CELINE,)


@pytest.mark.parametrize(
    ("sent", "revealed", "said"),
    [((), (), "verify-not-asked"), ((CELINE,), (), "verify-not-taken")],
    ids=["never asked", "sent and not answered"],
)
def test_who_was_left_out_is_not_told_to_have_withheld(
    sent: tuple[int, ...], revealed: tuple[int, ...], said: str
) -> None:
    """Celine knows better than the record; whether the server had it she cannot show."""
    withheld = sealed(entropy={ANNA: ENTROPY[ANNA]}, hashes=HONEST.hashes)
    memory = msgspec.structs.replace(OF_CELINE, sent=sent, revealed=revealed, dealt={})
    found = checks(withheld, memory)
    assert all(check.holds for check in found)
    assert state_of(found, "entropy") == "unproved"
    assert said in remarks(found)
    assert "verify-withheld" not in remarks(found)
    # Once the server has said that it took it, there is no excuse.
    assert red(withheld, msgspec.structs.replace(memory, revealed=(CELINE,))) == ["entropy"]


def test_a_hash_that_came_too_late_is_no_crime_but_it_is_said() -> None:
    late = sealed(entropy={CELINE: ENTROPY[CELINE]})
    memory = Memory(
        table="t",
        commitment=late.commitment,
        entropy={ANNA: ENTROPY[ANNA].hex()},
        late=(ANNA,),
        hashes=late.hashes,
    )
    found = checks(late, memory)
    assert all(check.holds for check in found)
    assert "verify-late" in remarks(found)
    assert state_of(found, "entropy") == "unproved", "nothing of Anna's is in the deal"
    # But nobody else may have taken the seat's place.
    stolen = sealed(entropy={**ENTROPY, ANNA: b"z" * 32})
    assert red(stolen, msgspec.structs.replace(memory, hashes=stolen.hashes)) == ["hashes"]


@pytest.mark.parametrize("promise", ["committed", "listed"])
def test_a_hash_that_was_taken_and_then_dropped_was_not_late(promise: str) -> None:
    """The operator says "done", fixes the list without it, and calls it late."""
    dropped = sealed(entropy={CELINE: ENTROPY[CELINE]})
    memory = of_anna(
        committed=(), listed=(), late=(ANNA,), hashes=dropped.hashes, sent=(), revealed=(), dealt={}
    )
    assert red(dropped, memory) == []
    assert red(dropped, msgspec.structs.replace(memory, **{promise: (ANNA,)})) == ["hashes"]


@pytest.mark.parametrize(
    "memory",
    [
        of_anna(hashes=None, sent=(), revealed=(), dealt={}),
        of_anna(hashes=None, committed=(), listed=(), sent=(), revealed=(), dealt={}),
        Memory(table="t", commitment=HONEST.commitment, hashes=HONEST.hashes),
        Memory(table="t", commitment=HONEST.commitment),
    ],
    ids=["a hash that was taken", "entropy only", "the list only", "that the table was open"],
)
def test_nobody_who_saw_the_table_open_is_told_that_it_was_of_the_first_edition(
    memory: Memory,
) -> None:
    """All its checks would hold: who has no memory is told what it cannot show."""
    assert red(first_edition(), memory) == ["hashes"]
    without = checks(first_edition())
    assert all(check.holds for check in without)
    assert state_of(without, "entropy") == "unproved"


def test_a_hash_that_the_operator_invents_for_our_own_seat_proves_nothing() -> None:
    """Anna was told that another device of hers had committed, and contributed nothing. Bots of
    the operator might be all who did: nothing is red, but nothing is green either."""
    invented = sealed(entropy={ANNA: b"ground" * 4})
    memory = of_anna(
        entropy={}, committed=(), listed=(), hashes=invented.hashes, sent=(), revealed=(), dealt={}
    )
    found = checks(invented, memory)
    assert all(check.holds for check in found)
    assert state_of(found, "entropy") == "unproved"
    assert {"verify-other-device", "verify-none-ours"} <= set(remarks(found))


def test_another_device_at_one_seat_is_no_doubt_where_ours_contributed_at_another() -> None:
    memory = of_anna(seats=(ANNA, CELINE))
    found = checks(HONEST, memory)
    assert state_of(found, "entropy") == "warns"
    assert "verify-other-device" in remarks(found)
    assert "verify-none-ours" not in remarks(found)


def test_cards_that_the_seed_does_not_give_are_red() -> None:
    """The table dealt something else than the record says."""
    dealt = {ANNA: (*OF_ANNA.dealt[ANNA][1:], *OF_ANNA.dealt[ANNA][:1])}
    assert red(HONEST, msgspec.structs.replace(OF_ANNA, dealt=dealt)) == ["deal"]


def test_a_deal_to_which_nobody_contributed_says_so() -> None:
    found = checks(sealed(entropy={}))
    assert all(check.holds for check in found)
    assert "verify-nobody" in remarks(found)
    assert state_of(found, "entropy") == "unproved"


def test_lists_of_another_length_than_the_table_are_red() -> None:
    short = msgspec.structs.replace(HONEST, hashes=(HONEST.hashes or ())[:2])
    assert red(short) == ["hashes"]
    assert red(msgspec.structs.replace(HONEST, hashes=None)) == ["hashes"]
    assert len(SEATS) == 3


def test_nothing_is_left_for_an_operator_to_choose() -> None:
    """H1: it ground 20,000 entropies for a bot, and all checks stayed green.

    When the hashes are fixed, every deal that holds before Anna's memory is the one deal.
    """
    tried = [b"%020d" % number for number in range(300)]
    grown = [
        sealed(entropy={**ENTROPY, seat: entropy}, hashes=hashes)
        for entropy in tried
        for seat in range(len(SEATS))
        for hashes in (HONEST.hashes, None)
    ]
    green = {
        fairness.deal_seed
        for fairness in [HONEST, *grown]
        if all(check.holds for check in verify(GAME, with_fairness(fairness), OF_ANNA))
    }
    assert green == {HONEST.deal_seed}


def test_lists_that_do_not_fit_the_seats_are_red() -> None:
    short = msgspec.structs.replace(HONEST, hashes=(HONEST.hashes or ())[:-1])
    found = list(verify(GAME, with_fairness(short)))
    assert [check.key for check in found if not check.holds] == ["hashes"]
    assert (found[-1].claimed, found[-1].found) == ("2, 3", "3, 3")


def test_a_memory_is_read_as_it_was_written_and_anything_else_refused() -> None:
    written = msgspec.json.encode(OF_ANNA)
    assert msgspec.json.encode(decode_memory(written)) == written
    with pytest.raises(BadInput, match="bad-memory"):
        decode_memory(b'{"commitment": 5}')

"""Reviews in the database: asked for once, worked on by one node, gone on with by the next."""

import asyncio

import pytest

from ludoteka.server.errors import Busy, Enough, Forbidden, Unknown
from ludoteka.server.people import reviews
from ludoteka.server.people.reviews import LEASE, Asked, Claimed, Quota
from ludoteka.server.people.service import People
from tests.server.people.matches import account
from tests.server.refusing import counting

pytestmark = pytest.mark.anyio

PLENTY = Quota(10, 10)


def asked(review: str = "one", person: str = "ann", at: int = 1) -> Asked:
    return Asked(id=review, person=person, game="bang", moves=9, at=at)


async def ask(people: People, review: str = "one", person: str = "ann", at: int = 1) -> None:
    await reviews.ask(people.database, asked(review, person, at), PLENTY)


async def claimed(people: People, now: int = 0) -> Claimed:
    found = await reviews.claim(people.database, now)
    assert found is not None
    return found


async def test_a_review_is_asked_for_once_and_claimed_once(people: People) -> None:
    await asyncio.gather(*(ask(people, person=person) for person in ("ann", "ben", "cleo")))
    found = [await reviews.claim(people.database, 0) for _ in range(3)]
    assert [claim is not None for claim in found] == [True, False, False]


async def test_several_nodes_claim_different_reviews(people: People) -> None:
    for at, review in enumerate(("one", "two", "three")):
        await ask(people, review, at=at)
    found = await asyncio.gather(*(reviews.claim(people.database, 0) for _ in range(4)))
    ids = sorted(claim.id for claim in found if claim is not None)
    assert len(ids) == len(set(ids))
    while (more := await reviews.claim(people.database, 0)) is not None:
        ids.append(more.id)
    assert sorted(ids) == ["one", "three", "two"]


async def test_what_a_dead_node_has_left_behind_goes_on_with_its_parts(people: People) -> None:
    await ask(people)
    dead = await claimed(people, now=0)
    assert await reviews.save(people.database, dead, 1000, 4, b"parts")
    assert await reviews.claim(people.database, 1000 + LEASE) is None
    heir = await claimed(people, now=1001 + LEASE)
    assert (heir.data, heir.attempts) == (b"parts", 2)
    assert not await reviews.save(people.database, dead, 2000, 9, b"late")
    assert not await reviews.finish(people.database, dead, 9, b"late", b"[]")
    assert await reviews.finish(people.database, heir, 9, b"whole", b"[]")
    assert (await reviews.standing_of(people.database, "one")).data == b"whole"


async def test_who_holds_on_keeps_it_and_who_puts_it_back_gives_it_to_the_next(
    people: People,
) -> None:
    await ask(people)
    first = await claimed(people, now=0)
    assert await reviews.hold(people.database, first, LEASE)
    assert await reviews.claim(people.database, LEASE + 1) is None
    assert await reviews.put_back(people.database, first, tried=False)
    assert (await claimed(people, now=LEASE + 1)).attempts == 1


async def test_what_is_done_is_not_claimed_or_asked_for_again(people: People) -> None:
    await ask(people)
    await reviews.finish(people.database, await claimed(people), 9, b"whole", b"[]")
    await ask(people, person="ben")
    assert await reviews.claim(people.database, 10**12) is None
    standing = await reviews.standing_of(people.database, "one")
    assert (standing.state, standing.person, standing.data) == ("done", "", b"whole")


async def test_a_stopped_review_keeps_its_parts_and_goes_on_for_the_next_who_asks(
    people: People,
) -> None:
    await ask(people)
    running = await claimed(people)
    await reviews.save(people.database, running, 1, 4, b"parts")
    with pytest.raises(Forbidden, match="not-your-review"):
        await reviews.stop(people.database, "one", "ben")
    await reviews.stop(people.database, "one", "ann")
    assert not await reviews.hold(people.database, running, 2)
    with pytest.raises(Unknown, match="no-review-under-way"):
        await reviews.stop(people.database, "one", "ann")
    await ask(people, person="ben")
    assert ((await claimed(people)).data, (await claimed_person(people))) == (b"parts", "ben")


async def claimed_person(people: People) -> str:
    return (await reviews.standing_of(people.database, "one")).person


async def test_reviews_are_limited_per_person_and_in_all(people: People) -> None:
    quota = Quota(1, 2)
    await reviews.ask(people.database, asked("one"), quota)
    with counting("reviews"), pytest.raises(Enough, match="too-many-reviews"):
        await reviews.ask(people.database, asked("two"), quota)
    await reviews.ask(people.database, asked("two", "ben"), quota)
    with counting("reviews"), pytest.raises(Busy, match="busy-reviews"):
        await reviews.ask(people.database, asked("three", "cleo"), quota)


async def test_who_waits_knows_how_many_come_first(people: People) -> None:
    for at, review in enumerate(("one", "two", "three")):
        await ask(people, review, at=at)
    await claimed(people)
    assert (await reviews.standing_of(people.database, "three")).ahead == 2
    assert await reviews.waiting(people.database) == 2


async def test_what_failed_says_why_and_may_be_asked_for_again(people: People) -> None:
    await ask(people)
    await reviews.fail(people.database, await claimed(people), "review-unverified")
    standing = await reviews.standing_of(people.database, "one")
    assert (standing.state, standing.why, standing.data) == ("failed", "review-unverified", b"")
    await ask(people, person="ben")
    assert (await claimed(people)).attempts == 1


async def test_what_somebody_waits_for_goes_with_them_and_what_is_done_stays(
    people: People,
) -> None:
    person = await account(people, "Ann")
    await ask(people, "done", person)
    await reviews.finish(people.database, await claimed(people), 9, b"whole", b"[]")
    await ask(people, "waiting", person)
    await people.delete(person)
    assert (await reviews.standing_of(people.database, "waiting")).state == "none"
    assert (await reviews.standing_of(people.database, "done")).state == "done"

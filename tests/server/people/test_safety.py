"""Bans, blocks, reports and one-time words in the database, on both kinds of it."""

import asyncio

import pytest

from ludoteka.core import BadInput
from ludoteka.server.errors import Forbidden, Taken, Unauthorized, Unknown
from ludoteka.server.people.bans import FOR_GOOD, Networks, parse_network
from ludoteka.server.people.hosting import By, Hosting
from ludoteka.server.people.last_networks import Whereabouts
from ludoteka.server.people.persons import Person, change_person, lock_hosts
from ludoteka.server.people.reports import list_reports, new_report
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading, writing
from tests.server.house import Clock
from tests.server.people.matches import account
from tests.server.people.test_leaving import everything
from tests.server.refusing import counting

pytestmark = pytest.mark.anyio

HOUR = 3_600_000


@pytest.fixture
def host(people: People) -> Hosting:
    return Hosting(people, By("", "console: tests"))


async def test_a_word_holds_once_and_for_some_hours(
    people: People, host: Hosting, clock: Clock
) -> None:
    nora, word = await host.add_account("Nora", "a new neighbour", 24)
    with pytest.raises(Unauthorized):
        await people.log_in("Nora", "correct horse")
    clock.pass_seconds(24 * 3600)
    with pytest.raises(Unauthorized):
        await people.use_reset(word, "correct horse")
    late = await host.reset_password(nora, "too late", 24)
    newest = await host.reset_password(nora, "lost", 24)
    with pytest.raises(Unauthorized):
        await people.use_reset(late, "correct horse")
    assert (await people.use_reset(newest, "correct horse")).id == nora.id
    with pytest.raises(Unauthorized):
        await people.use_reset(newest, "battery staple")
    assert (await people.log_in("Nora", "correct horse")).id == nora.id
    assert newest not in await everything(people), "kept as a hash"
    with pytest.raises(Taken):
        await host.add_account("nora", "again", 24)


async def test_a_new_password_by_a_word_ends_the_pause_after_wrong_ones(
    people: People, host: Hosting
) -> None:
    alice = await people.get(await account(people, "Alice"))
    for _ in range(7):
        with pytest.raises(Exception, match=r"wrong-password|log-in-blocked"):
            await people.log_in("Alice", "wrong wrong")
    word = await host.reset_password(alice, "forgotten", 1)
    await people.use_reset(word, "battery staple")
    assert (await people.log_in("Alice", "battery staple")).id == alice.id


async def test_what_a_guest_wanted_of_others_stays_after_logging_in(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    guest, other = await people.guest("en"), await people.guest("en")
    await people.set_block(guest.id, bob, "mute")
    await people.set_block(alice, bob, "block")
    await people.set_block(other.id, guest.id, "block")
    await people.set_block(guest.id, alice, "block")
    await people.take_over(await people.get(alice), guest.id)
    assert [(each.person, each.kind) for each in await people.blocks_of(alice)] == [(bob, "mute")]
    assert await people.blockers_of(alice) == {other.id}
    assert await people.blockers_of(guest.id) == set()


async def test_who_leaves_takes_reports_blocks_and_bans_along(
    people: People, host: Hosting
) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    await people.set_block(alice, bob, "block")
    await people.set_block(bob, alice, "block")
    told = {"reason": "spam", "words": "Bob never stops"}
    await people.report(new_report(alice, bob, at=1, **told))  # type: ignore[arg-type]
    await host.ban(await people.get(alice), FOR_GOOD, "her secret reason")
    await host.rename(await people.get(alice), "Alicia", "a test")
    await people.delete(alice)
    left = await everything(people)
    for trace in ("Alice", "Alicia", "Bob never stops"):
        assert trace not in left
    assert await people.blocks_of(bob) == []
    async with reading(people.database) as connection:
        (line,) = await list_reports(connection, is_open=True)
    assert (line.person_name, line.reporter_name) == ("Bob", "deleted player")


async def test_ended_bans_and_old_reports_are_forgotten(
    people: People, host: Hosting, clock: Clock
) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    await host.ban(await people.get(bob), clock() + HOUR, "spoiling")
    report = await people.report(new_report(alice, bob, at=1, reason="spam", words="so much"))
    await host.close_report(report.id, "banned for an hour")
    clock.pass_seconds(179 * 86_400)
    await people.forget_old(180)
    left = await everything(people)
    assert "so much" in left
    clock.pass_seconds(2 * 86_400)
    await people.forget_old(180)
    left = await everything(people)
    assert "so much" not in left
    assert await people.ban_of(await people.get(bob)) is None


# -- Bans of programs and of their owners ----------------------------------------------


async def owner_and_program(people: People) -> tuple[Person, Person]:
    owner = await people.get(await account(people, "Alice"))
    return owner, await people.create_bot(owner.id, "Alice's Bull")


async def is_banned(people: People, person: Person) -> bool:
    return await people.ban_of(await people.get(person.id)) is not None


async def test_the_end_of_a_programs_ban_leaves_that_of_its_owner(
    people: People, host: Hosting
) -> None:
    owner, program = await owner_and_program(people)
    await host.ban(owner, FOR_GOOD, "cheating")
    await host.ban(program, people.clock() + HOUR, "too fast")
    assert "cheating" in str(await people.ban_of(await people.get(program.id)))
    await host.unban(program, "a mistake")
    assert await is_banned(people, program), "it is still its owner's"
    with pytest.raises(Unknown) as refused:
        await host.unban(program, "once more")
    assert refused.value.code == "banned-with-owner"
    assert await is_banned(people, owner), "who unbans a program does not mean its owner"
    await host.unban(owner, "a mistake")
    assert not await is_banned(people, program)
    with pytest.raises(Unknown, match="not-banned"):
        await host.unban(program, "once more")


async def test_the_end_of_an_owners_ban_leaves_that_of_a_program(
    people: People, host: Hosting, clock: Clock
) -> None:
    owner, program = await owner_and_program(people)
    await host.ban(program, FOR_GOOD, "too fast")
    await host.ban(owner, clock() + HOUR, "cheating")
    clock.pass_seconds(2 * 3600)
    assert not await is_banned(people, owner)
    assert await is_banned(people, program), "the shorter ban had overwritten the longer"
    await host.unban(owner, "over anyway")
    assert await is_banned(people, program)


# -- Keys in other hands ---------------------------------------------------------------


async def test_who_becomes_a_host_has_no_key_in_anothers_hands(
    people: People, host: Hosting
) -> None:
    alice = await people.get(await account(people, "Alice"))
    word = await host.reset_password(alice, "forgotten", 1)
    made = {"label": "from a host", "scopes": frozenset(["account"]), "expires": None}
    _, theirs = await host.make_token(alice, "for her script", **made)  # type: ignore[arg-type]
    _, own = await people.add_token(alice.id, label="her own", scopes=["read"])
    await host.set_host(alice, "a friend", is_host=True)
    assert await people.by_token(theirs) is None
    assert await people.by_token(own) is not None
    with pytest.raises(Unauthorized, match="wrong-reset"):
        await people.use_reset(word, "battery staple")


async def test_the_only_host_does_not_leave(people: People, host: Hosting) -> None:
    alice, bob = [await people.get(await account(people, name)) for name in ("Alice", "Bob")]
    await host.set_host(alice, "first", is_host=True)
    with pytest.raises(Forbidden, match="last-host"):
        await people.leave(await people.get(alice.id))
    await host.set_host(bob, "second", is_host=True)
    await people.leave(await people.get(alice.id))
    assert (await people.get(alice.id)).is_gone
    with pytest.raises(Forbidden, match="last-host"):
        await people.leave(await people.get(bob.id))


async def test_few_are_blocked_by_one_person(people: People) -> None:
    people.most_blocks = 2
    alice = await account(people, "Alice")
    others = [(await people.guest("en")).id for _ in range(3)]
    for other in others[:2]:
        await people.set_block(alice, other, "block")
    with counting("blocks"), pytest.raises(BadInput) as refused:
        await people.set_block(alice, others[2], "block")
    assert refused.value.code == "too-many-blocks"
    await people.set_block(alice, others[0], "mute")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8::7", "2001:db8::7/128"),
    ],
)
def test_networks_are_kept_in_one_form(text: str, kept: str) -> None:
    assert parse_network(text) == kept


@pytest.mark.parametrize("text", ["0.0.0.0/0", "::/0", "hall", "10.0.0.0/7", ""])
def test_what_is_no_network_or_half_the_world_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        parse_network(text)


def test_networks_of_another_version_or_unknown_are_not_covered() -> None:
    networks = Networks()
    assert networks.find("203.0.113.7", 0) is None
    assert networks.find(None, 0) is None


def test_of_whereabouts_only_the_latest_are_known() -> None:
    known = Whereabouts(most=2)
    for person in ("ann", "ben", "ann", "cleo"):
        known.note(person, "192.0.2.1")
    assert [known.find(person) for person in ("ann", "ben", "cleo")] == [
        "192.0.2.1", None, "192.0.2.1",
    ]  # fmt: skip


async def test_two_hosts_do_not_remove_each_other_at_once(people: People, host: Hosting) -> None:
    pair = [await people.get(await account(people, name)) for name in ("Alice", "Bob")]
    for person in pair:
        await host.set_host(person, "tests", is_host=True)
    alice, bob = pair
    async with writing(people.database) as connection:
        assert await lock_hosts(connection) == {alice.id, bob.id}
        await change_person(connection, bob.id, is_host=False)
        by_bob = Hosting(people, By(bob.id, bob.name)).set_host(alice, "late", is_host=False)
        meanwhile = asyncio.create_task(by_bob)
        await asyncio.wait({meanwhile}, timeout=0.5)
        assert not meanwhile.done(), "it waits for what is under way"
    with pytest.raises(Forbidden, match="hosts-only"):
        await meanwhile
    assert (await people.get(alice.id)).is_host

"""Guests, accounts, and how one becomes the other."""

import pytest
from sqlalchemy import select, update

from ludoteka.core import BadInput
from ludoteka.server.errors import Forbidden, Taken, Unauthorized, Unknown
from ludoteka.server.people.guest_names import Words
from ludoteka.server.people.service import People
from ludoteka.server.people.sessions import DAY
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage.schema import persons
from tests.server.house import Clock

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"


async def account(people: People, name: str = "Alice") -> str:
    guest = await people.guest("en")
    return (await people.register(guest.id, name, PASSWORD)).id


async def stored(people: People, person: str) -> dict[str, object]:
    async with reading(people.database) as connection:
        query = select(persons).where(persons.c.id == person)
        return dict((await connection.execute(query)).mappings().one())


async def test_a_guest_has_a_friendly_name_and_can_be_found(people: People) -> None:
    guest = await people.guest("uk")
    assert guest.kind == "guest"
    assert guest.language == "uk"
    assert " " in guest.name
    assert await people.get(guest.id) == guest


async def test_no_two_guests_have_the_same_name(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = {"en": Words(("Brave",), ("Otter",))}
    monkeypatch.setattr("ludoteka.server.people.guest_names.words", lambda: few)
    names = [(await people.guest("en")).name for _ in range(8)]
    assert names[0] == "Brave Otter"
    assert len(set(names)) == 8


async def test_a_stranger_is_unknown(people: People) -> None:
    assert await people.find("nobody") is None
    with pytest.raises(Unknown):
        await people.get("nobody")


async def test_name_spoofing_beside_a_taken_name_is_refused(people: People) -> None:
    await account(people, "Cop")
    guest = await people.guest("ru")
    for name in ("Cop", "cop", "Сор", "C-o-p"):  # the third is Cyrillic
        with pytest.raises(Taken, match="name-taken"):
            await people.rename(guest.id, name)
    assert (await people.get(guest.id)).name == guest.name


async def test_one_may_write_the_own_name_differently(people: People) -> None:
    guest = await people.guest("en")
    await people.rename(guest.id, "alice")
    assert (await people.rename(guest.id, "Alice")).name == "Alice"


async def test_html_in_a_name_is_refused(people: People) -> None:
    guest = await people.guest("en")
    with pytest.raises(BadInput, match="name-character"):
        await people.rename(guest.id, "<b>Al</b>")


async def test_the_account_keeps_the_id_of_the_guest(people: People) -> None:
    guest = await people.guest("en")
    registered = await people.register(guest.id, "Alice", PASSWORD)
    assert (registered.id, registered.kind, registered.name) == (guest.id, "account", "Alice")


async def test_session_fixation_fails_because_registering_ends_older_sessions(
    people: People,
) -> None:
    guest = await people.guest("en")
    assert (await people.register(guest.id, "Alice", PASSWORD)).epoch == guest.epoch + 1


async def test_nothing_changes_when_registering_is_refused(people: People) -> None:
    await account(people)
    guest = await people.guest("en")
    with pytest.raises(Taken, match="name-taken"):
        await people.register(guest.id, "Alice", PASSWORD)
    with pytest.raises(BadInput, match="password-common"):
        await people.register(guest.id, "Bob", "password")
    assert await people.get(guest.id) == guest


async def test_an_account_cannot_register_again(people: People) -> None:
    with pytest.raises(Taken, match="already-registered"):
        await people.register(await account(people), "Bob", PASSWORD)


async def test_a_closed_house_makes_no_accounts(people: People) -> None:
    people.registration_open = False
    guest = await people.guest("en")
    with pytest.raises(Forbidden, match="registration-closed"):
        await people.register(guest.id, "Alice", PASSWORD)


async def test_the_password_is_kept_as_a_hash_only(people: People) -> None:
    row = await stored(people, await account(people))
    assert str(row["password"]).startswith("$argon2id$")
    assert PASSWORD not in str(row)


async def test_the_right_password_logs_in_whatever_the_case_of_the_name(people: People) -> None:
    alice = await account(people)
    assert (await people.log_in("ALICE", PASSWORD)).id == alice


async def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(people: People) -> None:
    await account(people)
    refusals = []
    for name, password in (("Alice", "wrong horse"), ("Nobody Here", PASSWORD)):
        with pytest.raises(Unauthorized) as refused:
            await people.log_in(name, password)
        refusals.append((refused.value.code, refused.value.arguments))
    assert refusals[0] == refusals[1]


async def test_a_guest_has_no_password_to_guess(people: People) -> None:
    guest = await people.guest("en")
    with pytest.raises(Unauthorized):
        await people.log_in(guest.name, "nobody has this password")


async def test_logging_out_everywhere_ends_all_sessions(people: People) -> None:
    alice = await account(people)
    before = await people.get(alice)
    assert (await people.log_out_everywhere(alice)).epoch == before.epoch + 1


async def test_a_new_password_needs_the_old_one_and_ends_all_sessions(people: People) -> None:
    alice = await account(people)
    before = await people.get(alice)
    with pytest.raises(Unauthorized):
        await people.change_password(alice, "wrong horse", "battery staple")
    with pytest.raises(BadInput, match="password-length"):
        await people.change_password(alice, PASSWORD, "short")
    after = await people.change_password(alice, PASSWORD, "battery staple")
    assert after.epoch == before.epoch + 1
    with pytest.raises(Unauthorized):
        await people.log_in("Alice", PASSWORD)
    assert (await people.log_in("Alice", "battery staple")).id == alice


async def test_an_old_hash_is_renewed_at_the_next_log_in(people: People) -> None:
    alice = await account(people)
    old = "$argon2id$v=19$m=16,t=1,p=1$"
    hashed = str((await stored(people, alice))["password"])
    assert not hashed.startswith(old)
    from argon2 import PasswordHasher

    weaker = PasswordHasher(1, 16, 1).hash(PASSWORD)
    async with writing(people.database) as connection:
        await connection.execute(update(persons).values(password=weaker))
    await people.log_in("Alice", PASSWORD)
    assert "m=8,t=1" in str((await stored(people, alice))["password"])


async def test_being_seen_is_noted_once_a_day(people: People, clock: Clock) -> None:
    guest = await people.guest("en")
    clock.pass_seconds(3600)
    await people.seen(guest)
    assert (await people.get(guest.id)).seen == guest.seen
    clock.pass_seconds(DAY / 1000)
    await people.seen(guest)
    assert (await people.get(guest.id)).seen == clock()


async def test_people_are_muted_for_a_time(people: People, clock: Clock) -> None:
    guest = await people.guest("en")
    await people.mute(guest.id, clock() + 5000)
    assert (await people.get(guest.id)).muted_until == clock() + 5000


async def test_people_choose_one_of_our_languages(people: People) -> None:
    guest = await people.guest("en")
    assert (await people.speak(guest.id, "ru")).language == "ru"
    with pytest.raises(BadInput, match="unknown-language"):
        await people.speak(guest.id, "tlh")


async def test_the_key_of_sessions_survives_a_restart(people: People, clock: Clock) -> None:
    from ludoteka.server.config import Settings

    again = await People.open(people.database, Settings(), clock=clock)
    value = people.sessions.issue("ann", 0, clock(), "s")
    assert again.sessions.read(value, clock()) is not None
    other = await People.open(people.database, Settings(secret="s" * 32), clock=clock)
    assert other.sessions.read(value, clock()) is None
    again.close()
    other.close()

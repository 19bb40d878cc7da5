"""Passwords."""

import asyncio

import pytest
from argon2 import PasswordHasher

from ludoteka.core import BadInput
from ludoteka.server.errors import Busy
from ludoteka.server.people.passwords import Passwords, check_password, common_passwords
from tests.server.refusing import counting


def cheap(**settings: int) -> Passwords:
    return Passwords(hasher=PasswordHasher(1, 8, 1), **settings)


@pytest.mark.parametrize("password", ["7letter", "", "x" * 129])
def test_passwords_have_a_length(password: str) -> None:
    with pytest.raises(BadInput, match="password-length") as refused:
        check_password(password, "Alice")
    assert not password or password not in str(refused.value)


@pytest.mark.parametrize("password", ["password", "PassWord", "12345678", "aaaaaaaa", "пароль123"])
def test_common_passwords_are_refused(password: str) -> None:
    with pytest.raises(BadInput, match="password-common"):
        check_password(password, "Alice")


def test_the_list_of_common_passwords_is_about_a_hundred_that_would_pass_otherwise() -> None:
    assert len(common_passwords()) >= 100
    assert all(8 <= len(password) <= 128 for password in common_passwords())
    assert all(password == password.casefold() for password in common_passwords())


def test_the_name_is_no_password() -> None:
    with pytest.raises(BadInput, match="password-is-name"):
        check_password("aleksandra", "Aleksandra")
    check_password("correct horse", "Aleksandra")


async def _verify(hashed: str | None, password: str) -> bool:
    return await cheap().verify(hashed, password)


def test_only_the_right_password_is_right() -> None:
    hashed = asyncio.run(cheap().hash("correct horse"))
    assert hashed.startswith("$argon2id$")
    assert asyncio.run(_verify(hashed, "correct horse"))
    assert not asyncio.run(_verify(hashed, "correct house"))
    assert not asyncio.run(_verify("broken", "correct horse"))


def test_user_enumeration_by_time_fails_because_an_unknown_name_also_hashes() -> None:
    class Counting(PasswordHasher):
        verified = 0

        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override] # noqa: A002
            self.verified += 1
            return bool(super().verify(hash, password))

    hasher = Counting(1, 8, 1)
    passwords = Passwords(hasher=hasher)
    assert not asyncio.run(passwords.verify(None, "nobody has this password"))
    assert hasher.verified == 1


def test_a_full_queue_refuses_at_once() -> None:
    async def scenario() -> list[object]:
        passwords = Passwords(workers=1, queue=2, hasher=PasswordHasher(2, 1024, 1))
        return await asyncio.gather(
            *(passwords.hash("x") for _ in range(6)), return_exceptions=True
        )

    with counting("password-queue", times=3):
        outcomes = asyncio.run(scenario())
    assert sum(isinstance(outcome, Busy) for outcome in outcomes) == 3
    assert sum(isinstance(outcome, str) for outcome in outcomes) == 3


def test_hashes_of_weaker_times_are_renewed() -> None:
    weak = asyncio.run(cheap().hash("correct horse"))
    assert Passwords().is_outdated(weak)
    assert not cheap().is_outdated(weak)

"""What people make the server call: public servers only, and nothing is told about others."""

import asyncio
import socket

import httpcore
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from ludoteka.core import BadInput
from ludoteka.server.config import PUSH_HOSTS
from ludoteka.server.errors import Forbidden
from ludoteka.server.notices.encrypting import MOST, decode, encode, encrypt
from ludoteka.server.notices.outbound import (
    GuardedBackend,
    Outbound,
    Refused,
    check_url,
    is_public,
)
from ludoteka.server.notices.vapid import Vapid, new_key
from tests.server.house import Clock
from tests.server.notices.receivers import Browser, HttpReceiver, Mailbox, check_vapid
from tests.server.notices.world import World, open_world

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "url",
    [
        "http://bridge.example.org/",
        "ftp://bridge.example.org/",
        "file:///etc/passwd",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://user:password@bridge.example.org/",
        "https://bridge.example.org:8080/",
        "https://bridge.example.org:99999/",
        "https://bridge.example.org/ x",
        "https://bridge.example.org/\r\nhost: other",
        "https://мост.example.org/",
        "https:///path",
        "https://bridge.example.org/" + "x" * 1000,
    ],
)
def test_only_https_names_on_the_usual_port_are_called(url: str) -> None:
    with pytest.raises(Refused):
        check_url(url)
    check_url("https://bridge.example.org/hook?room=1")


def test_pushes_go_to_push_services_only() -> None:
    check_url("https://fcm.googleapis.com/fcm/send/abc", PUSH_HOSTS)
    check_url("https://updates.push.services.mozilla.com/wpush/v2/abc", PUSH_HOSTS)
    for url in (
        "https://example.org/",
        "https://fcm.googleapis.com.example.org/",
        "https://evil-push.apple.com.example/",
        "https://notify.windows.com.evil.example/",
    ):
        with pytest.raises(Refused):
            check_url(url, PUSH_HOSTS)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "255.255.255.255", "224.0.0.1", "192.0.2.1", "::1", "::", "fe80::1%eth0",
        "fc00::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "2002:7f00:1::",
        "ff02::1", "2001:db8::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)
    assert is_public("93.184.216.34")
    assert is_public("2606:4700:4700::1111")


async def test_a_name_of_this_machine_is_not_called(receiver: HttpReceiver) -> None:
    """Whatever the name was when it was given: it is looked up when it is called."""
    port = int(receiver.url.rpartition(":")[2])
    with pytest.raises(Refused):
        await GuardedBackend(private=False).connect_tcp("localhost", port)
    stream = await GuardedBackend(private=True).connect_tcp("localhost", port)
    await stream.aclose()


async def test_one_private_address_among_public_ones_is_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def mixed(*_: object, **__: object) -> list[object]:
        kind = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
        return [(*kind, ("93.184.216.34", 443)), (*kind, ("127.0.0.1", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", mixed, raising=False)
    with pytest.raises(Refused):
        await GuardedBackend(private=False).connect_tcp("rebinding.example.org", 443)
    with pytest.raises(Refused):
        await GuardedBackend(private=False).connect_unix_socket("/run/docker.sock")


async def test_a_post_to_this_machine_is_refused_before_anything_is_sent(
    receiver: HttpReceiver,
) -> None:
    outbound = Outbound()
    with pytest.raises(Refused):
        await outbound.post(receiver.url, b"", {})
    with pytest.raises(Refused):
        await outbound.post("https://localhost/", b"", {})
    await outbound.close()
    assert len(receiver) == 0
    assert issubclass(httpcore.ConnectError, httpcore.NetworkError)


async def test_subscriptions_and_webhooks_are_checked_when_they_are_given(
    world: World, clock: Clock, mail: tuple[str, Mailbox]
) -> None:
    database = world.people.database
    async with open_world(database, clock, mail, outbound_private=False) as strict:
        ann, guest = await strict.account("Ann"), await strict.people.guest("en")
        browser = Browser()
        with pytest.raises(BadInput, match="bad-subscription"):
            await strict.notices.subscribe(
                ann.id, "https://example.org/", browser.p256dh, browser.auth
            )
        with pytest.raises(BadInput, match="bad-subscription"):
            await strict.notices.subscribe(
                ann.id, "https://fcm.googleapis.com/x", "AAAA", browser.auth
            )
        with pytest.raises(BadInput, match="bad-webhook"):
            await strict.notices.set_webhook(ann, "http://127.0.0.1/")
        with pytest.raises(Forbidden, match="notices-need-account"):
            await strict.notices.set_webhook(guest, "https://bridge.example.org/")
        await strict.notices.set_webhook(ann, "https://bridge.example.org/")
        endpoint = "https://fcm.googleapis.com/x"
        await strict.notices.subscribe(guest.id, endpoint, browser.p256dh, browser.auth)
        await strict.notices.subscribe(ann.id, endpoint, browser.p256dh, browser.auth)
        assert (await strict.notices.ways(guest.id)).browsers == [], "a browser is one person's"


def test_what_is_encrypted_is_read_by_the_browser_alone() -> None:
    browser, other = Browser(), Browser()
    sealed = encrypt(b'{"title": "x"}', browser.p256dh, browser.auth)
    assert browser.read(sealed) == {"title": "x"}
    with pytest.raises(InvalidTag):
        other.read(sealed)
    with pytest.raises(ValueError, match="at most"):
        encrypt(b"x" * (MOST + 1), browser.p256dh, browser.auth)
    assert len(encrypt(b"x" * MOST, browser.p256dh, browser.auth)) == 4096


def test_the_example_of_the_rfc() -> None:
    """RFC 8291, appendix A."""
    number = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own=ec.derive_private_key(number, ec.SECP256R1()),
        salt=decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
        "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
        "WGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_knows_who_sends() -> None:
    vapid = Vapid(new_key(), "mailto:host@example.org")
    header = vapid.authorization("https://push.example.org/abc?x=1", 1_800_000_000_000)
    claims = check_vapid(header, vapid.public_key)
    assert claims == {
        "aud": "https://push.example.org",
        "exp": 1_800_000_000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }


async def test_the_key_is_made_once_for_all_nodes(
    world: World, clock: Clock, mail: tuple[str, Mailbox]
) -> None:
    async with open_world(world.people.database, clock, mail) as other:
        assert world.notices.vapid is not None
        assert other.notices.vapid is not None
        assert world.notices.vapid.public_key == other.notices.vapid.public_key

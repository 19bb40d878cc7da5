"""The address of who asks, behind proxies of every kind."""

from typing import Any

import pytest

from ludoteka.server.addresses import Proxies, neighbourhood
from tests.server.web.conftest import MakeClient

PROXY = "10.0.0.1"
Lines = list[tuple[str, str]]


def asked(peer: str, lines: Lines, scheme: str = "http") -> Any:
    headers = [(name.encode(), value.encode()) for name, value in lines]
    return {"type": "http", "scheme": scheme, "client": (peer, 4711), "headers": headers}


def behind(*values: str) -> Lines:
    return [("x-forwarded-for", value) for value in values]


@pytest.mark.parametrize(
    ("values", "found"),
    [
        (["192.0.2.1"], "192.0.2.1"),
        (["203.0.113.9, 192.0.2.1"], "192.0.2.1"),
        (["203.0.113.9", "192.0.2.1"], "192.0.2.1"),
        (["203.0.113.9, 203.0.113.8", "192.0.2.1, 10.0.0.2"], "192.0.2.1"),
        (["192.0.2.1:4711"], "192.0.2.1"),
        (["2001:db8::1"], "2001:db8::1"),
        (["[2001:db8::1]:4711"], "2001:db8::1"),
        (["[2001:db8::1]"], "2001:db8::1"),
        (["fe80::1%eth0"], "fe80::1"),
        (["::ffff:192.0.2.1"], "192.0.2.1"),
        (["192.0.2.1, ::ffff:10.0.0.2"], "192.0.2.1"),
        (["192.0.2.1, unknown"], PROXY),
        (["<script>"], PROXY),
        ([""], PROXY),
        ([], PROXY),
    ],
)
def test_every_form_of_x_forwarded_for_names_who_asks(values: list[str], found: str) -> None:
    proxies = Proxies(["10.0.0.0/8"])
    assert proxies.client(asked(PROXY, behind(*values))) == found


def test_a_stranger_names_only_themselves() -> None:
    proxies = Proxies(["10.0.0.0/8"])
    assert proxies.client(asked("192.0.2.7", behind("203.0.113.9"))) == "192.0.2.7"


def test_of_several_protocols_the_last_is_the_proxy_s() -> None:
    proxies = Proxies(["10.0.0.0/8"])
    lines = [("x-forwarded-proto", "https"), ("x-forwarded-proto", "http")]
    assert proxies.scheme(asked(PROXY, lines)) == "http"
    assert proxies.scheme(asked(PROXY, list(reversed(lines)))) == "https"
    assert proxies.scheme(asked("192.0.2.7", lines[:1])) == "http"


@pytest.mark.parametrize(
    ("values", "found"),
    [
        (["for=192.0.2.1;proto=https"], "192.0.2.1"),
        (["for=203.0.113.9", 'by=10.0.0.1;For="[2001:db8::1]:80"; proto=https'], "2001:db8::1"),
        (['for="203.0.113.9, for=192.0.2.1;proto=https'], "192.0.2.1"),
        (["for=203.0.113.9, for=_hidden;proto=https"], PROXY),
    ],
)
def test_forwarded_is_read_where_the_proxies_write_it(values: list[str], found: str) -> None:
    proxies = Proxies(["10.0.0.0/8"], "forwarded")
    lines = [("forwarded", value) for value in values]
    assert proxies.client(asked(PROXY, [*behind("203.0.113.7"), *lines])) == found
    assert proxies.scheme(asked(PROXY, lines)) == "https"


def test_forwarded_by_a_stranger_is_not_read_beside_x_forwarded_for() -> None:
    lines = [*behind("192.0.2.1"), ("forwarded", "for=203.0.113.9")]
    assert Proxies([PROXY]).client(asked(PROXY, lines)) == "192.0.2.1"


def test_a_household_is_one_neighbour() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff") == "2001:db8::/64"
    assert neighbourhood("2001:db8:0:1::1") == "2001:db8:0:1::/64"
    assert neighbourhood("::ffff:192.0.2.1") == "192.0.2.1"


@pytest.mark.anyio
async def test_a_second_header_line_does_not_hide_the_first(make_client: MakeClient) -> None:
    client = make_client(limit_guests="2/600", trusted_proxies=["127.0.0.1"])

    async def come(number: int) -> int:
        client.cookies.clear()
        lines = [*behind(f"203.0.113.{number}", "192.0.2.1"), ("origin", "http://cards.test")]
        return (await client.post("/api/echo", json={"number": 1}, headers=lines)).status_code

    assert [await come(number) for number in range(4)] == [201, 201, 429, 429]

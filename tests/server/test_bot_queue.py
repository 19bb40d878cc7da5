"""Whose bot thinks next."""

from ludoteka.server.play.bot_queue import LEAST_SHARE, Claim, FairQueue

MASTER = 0.9


def people(*persons: str, seconds: float = MASTER) -> Claim:
    return Claim(persons, is_awaited=True, seconds=seconds)


def bots_only(host: str) -> Claim:
    return Claim((host,), is_awaited=False, seconds=MASTER)


def order(queue: FairQueue[str]) -> list[str]:
    served = []
    while (found := queue.pop()) is not None:
        served.append(found[0].item)
    return served


def test_persons_take_turns_however_much_one_of_them_wants() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(200):
        queue.push(people("mallory"), f"mallory {n}")
    queue.push(people("ann"), "ann 0")
    queue.push(people("ann"), "ann 1")
    queue.push(people("ben"), "ben 0")
    served = order(queue)
    assert served[:6] == ["mallory 0", "ann 0", "ben 0", "mallory 1", "ann 1", "mallory 2"]
    assert len(served) == 203


def test_who_comes_while_a_flood_is_served_is_next_but_one_at_the_latest() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(200):
        queue.push(people("mallory"), f"mallory {n}")
    for _ in range(50):
        queue.pop()
    queue.push(people("ann"), "ann")
    assert "ann" in order(queue)[:2]


def test_tables_of_bots_only_come_last() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push(bots_only("ann"), "a show")
    queue.push(people("ben"), "ben's match")
    queue.push(people("ann"), "ann's match")
    assert order(queue) == ["ben's match", "ann's match", "a show"]


def test_hosts_of_bots_take_turns_too() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(20):
        queue.push(bots_only("mallory"), f"mallory {n}")
    queue.push(bots_only("ann"), "ann")
    assert order(queue)[1] == "ann"


def test_a_shared_table_is_not_punished_for_what_one_of_its_people_does_elsewhere() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(20):
        queue.push(people("mallory"), f"mallory {n}")
    queue.push(people("ann", "mallory"), "together")
    assert order(queue)[1] == "together"


def test_long_thoughts_cost_more_turns_than_short_ones() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(4):
        queue.push(people("ann", seconds=0.75), f"master {n}")
    for n in range(4):
        queue.push(people("ben", seconds=0.25), f"expert {n}")
    assert order(queue)[:5] == ["master 0", "expert 0", "expert 1", "expert 2", "master 1"]


def test_what_nobody_needs_any_more_is_left_out() -> None:
    queue: FairQueue[str] = FairQueue()
    gone = queue.push(people("ann"), "taken back")
    queue.push(people("ann"), "the next")
    queue.discard(gone)
    queue.discard(gone)
    assert len(queue) == 1
    assert order(queue) == ["the next"]
    assert len(queue) == 0


def shares(queue: FairQueue[str]) -> dict[str, float]:
    found = {}
    while (next_one := queue.pop()) is not None:
        found[next_one[0].item] = next_one[1]
    return found


def test_alone_with_a_table_full_of_masters_nobody_hurries() -> None:
    queue: FairQueue[str] = FairQueue(2, patience=5)
    for n in range(9):
        queue.push(people("ann"), f"{n}")
    assert set(shares(queue).values()) == {1.0}


def test_budgets_shrink_when_many_people_wait_and_never_to_nothing() -> None:
    for persons, share in ((5, 1.0), (20, 5 / 9), (1000, LEAST_SHARE)):
        queue: FairQueue[str] = FairQueue(2, patience=5)
        for n in range(persons):
            queue.push(people(f"person {n}"), f"{n}")
        assert shares(queue)["0"] == share


def test_who_floods_shrinks_their_own_budgets_and_no_others() -> None:
    queue: FairQueue[str] = FairQueue(2, patience=5)
    for n in range(200):
        queue.push(people("mallory"), f"mallory {n}")
        queue.push(bots_only("mallory"), f"show {n}")
    queue.push(people("ann"), "ann")
    found = shares(queue)
    assert found["mallory 0"] == found["show 0"] == LEAST_SHARE
    assert found["ann"] == 1.0


def test_the_queue_does_not_remember_everybody_who_ever_came() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push(people("patient"), "last")
    for n in range(10_000):
        queue.push(people(f"person {n}", seconds=1e-9), "")
        queue.pop()
    assert len(queue._awaited._had) < 3000

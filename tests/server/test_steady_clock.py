"""The clock of the server, while someone sets that of the system."""

import itertools

from ludoteka.server.clock import SETTLING, SteadyClock, now_ms

HOUR = 3_600_000


class Machine:
    """Its clock can be set; real time passes all the same."""

    def __init__(self) -> None:
        self.system = 1_800_000_000_000
        self.real = 5_000

    def pass_ms(self, passed: int) -> None:
        self.system += passed
        self.real += passed

    def steady(self) -> SteadyClock:
        return SteadyClock(lambda: self.system, lambda: self.real)


def test_usually_it_shows_what_the_system_shows() -> None:
    machine = Machine()
    clock = machine.steady()
    for passed in (1, 3, 10, 1_000, HOUR):
        machine.pass_ms(passed)
        assert clock() == machine.system


def test_set_forward_by_an_hour_it_takes_no_time_at_once_and_follows_by_and_by() -> None:
    machine = Machine()
    clock = machine.steady()
    machine.pass_ms(SETTLING)
    before = clock()
    machine.system += HOUR
    machine.pass_ms(1_000)
    assert clock() - before == 1_100
    for _ in range(10 * 60):
        machine.pass_ms(60_000)
        clock()
    assert clock() == machine.system
    assert clock.jumped == 0


def test_a_machine_that_learns_the_time_soon_after_the_start_is_followed_at_once() -> None:
    """It has no clock of its own, and began where it had stopped."""
    machine = Machine()
    clock = machine.steady()
    machine.pass_ms(90_000)
    machine.system += 5 * HOUR
    machine.pass_ms(20)
    assert clock() == machine.system
    assert clock.jumped == 5 * HOUR
    machine.system -= HOUR
    machine.pass_ms(1_000)
    assert clock() == machine.system + HOUR - 100, "never back"


def test_set_back_by_an_hour_it_goes_on_a_little_slower() -> None:
    machine = Machine()
    clock = machine.steady()
    machine.system -= HOUR
    times = []
    for _ in range(12 * 60 * 60):
        machine.pass_ms(1_000)
        times.append(clock())
    passed = {after - before for before, after in itertools.pairwise(times)}
    assert min(passed) >= 900
    assert times[-1] == machine.system


def test_however_often_it_is_read_it_follows() -> None:
    machine = Machine()
    clock = machine.steady()
    machine.system += 1_000
    for _ in range(12_000):
        machine.pass_ms(1)
        clock()
    assert abs(clock() - machine.system) <= 1


def test_the_server_s_own_goes_forward() -> None:
    times = [now_ms() for _ in range(1_000)]
    assert times == sorted(times)

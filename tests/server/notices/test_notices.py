"""Who is not at the table is told what is asked of them: once, in time, and only while it holds."""

import json

import pytest

from ludoteka.server import protocol
from ludoteka.server.errors import Enough
from ludoteka.server.ids import new_id
from ludoteka.server.notices.targets import MOST_BROWSERS
from ludoteka.server.people.hosting import By, Hosting
from ludoteka.server.people.persons import Person
from ludoteka.server.storage import Database
from ludoteka.server.tables.entries import StoodIn
from ludoteka.server.tables.proposals import Proposal
from tests.server.house import Clock
from tests.server.notices.receivers import (
    HttpReceiver,
    check_signature,
    check_vapid,
    text_of,
)
from tests.server.notices.world import World, actor, open_world
from tests.server.refusing import counting

pytestmark = pytest.mark.anyio


async def two(world: World) -> tuple[Person, Person]:
    return await world.account("Ann"), await world.account("Ben")


async def test_a_push_says_that_it_is_your_turn(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    browser = await world.with_push(ann, receiver)
    live = await world.match(ann, ben, title="Friday")
    await world.postman.round()
    assert len(receiver) == 0, "whoever is on the way to the table is not told"
    await world.later(seconds=61)
    (got,) = receiver.got
    message = browser.read(got.body)
    assert message["title"] == "6 nimmt!: your turn"
    assert message["body"] == "“Friday”, with Ben. 23 hours left."
    assert message["url"] == f"/t/{live.table.id}"
    assert world.notices.vapid is not None
    claims = check_vapid(got.headers["authorization"], world.notices.vapid.public_key)
    assert claims["aud"] == receiver.url
    assert claims["sub"] == "https://cards.test"
    assert 0 < claims["exp"] - world.clock() // 1000 <= 24 * 3600
    assert got.headers["content-encoding"] == "aes128gcm"
    assert 0 < int(got.headers["ttl"]) <= 24 * 3600
    await world.later(hours=1)
    assert len(receiver) == 1, "once"


async def test_who_moves_in_time_is_not_told(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    live = await world.match(ann, ben)
    await world.postman.round()
    await world.move(live, ann)
    await world.later(hours=23)
    assert len(receiver) == 0
    assert {state for _, state in await world.states()} == {"dropped"}


async def test_a_new_question_is_told_again(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    live = await world.match(ann, ben)
    await world.later(seconds=61)
    await world.play_on(live, ann, ben)
    await world.later(seconds=61)
    assert len(receiver) == 2


async def test_what_others_do_meanwhile_is_no_new_question(
    world: World, receiver: HttpReceiver
) -> None:
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    live = await world.match(ann, ben)
    await world.later(seconds=61)
    await world.move(live, ben)
    say = protocol.Say(id=new_id(), text="your turn!")
    await world.room.do(live, actor(ben), say)
    await world.later(seconds=61)
    assert len(receiver) == 1


async def test_who_thinks_long_is_reminded_once(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    browser = await world.with_push(ann, receiver)
    await world.match(ann, ben)
    await world.later(seconds=61)
    await world.later(hours=17)
    assert len(receiver) == 1
    await world.later(hours=1)
    assert browser.read(receiver.got[-1].body)["title"] == "6 nimmt!: 5 hours left"
    await world.later(hours=2)
    assert len(receiver) == 2


async def test_without_a_clock_nobody_is_reminded(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    browser = await world.with_push(ann, receiver)
    await world.match(ann, ben, each=None)
    await world.later(seconds=61)
    assert browser.read(receiver.got[0].body)["body"] == "With Ben."
    await world.later(hours=1000)
    assert len(receiver) == 1


async def test_who_looks_at_the_table_is_not_told(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    live = await world.match(ann, ben)
    ear = await world.room.listen(live, actor(ann))
    await world.later(seconds=61)
    assert len(receiver) == 0
    await live.leave(ear.listener)


async def test_who_has_the_page_in_the_background_is_told(
    world: World, receiver: HttpReceiver
) -> None:
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    live = await world.match(ann, ben)
    ear = await world.room.listen(live, actor(ann))
    ear.listener.is_visible = False
    await world.later(seconds=61)
    assert len(receiver) == 1
    await live.leave(ear.listener)


async def test_on_another_node_one_looks_as_well(
    world: World, database: Database, clock: Clock, receiver: HttpReceiver
) -> None:
    """No node knows the visitors of the others; each spares its own."""
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    live = await world.match(ann, ben)
    await world.postman.round()
    async with open_world(database, clock, ("smtp://127.0.0.1:1", world.box)) as other:
        there = await other.room.hub.table(live.table.id)
        ear = await other.room.listen(there, actor(ann))
        clock.pass_seconds(55)
        await other.postman.round()
        clock.pass_seconds(10)
        await world.postman.round()
        assert len(receiver) == 0
        await there.leave(ear.listener)


async def test_a_bot_that_takes_over_is_told_unless_one_asked_for_it(
    world: World, receiver: HttpReceiver
) -> None:
    ann, ben = await two(world)
    browsers = [await world.with_push(each, receiver) for each in (ann, ben)]
    live = await world.match(ann, ben)
    await world.postman.round()
    async with live.lock:
        await live.commit(Proposal(StoodIn(seat=0, why="expired")))
    await world.room.do(live, actor(ben), protocol.Resign(id=new_id(), seat=1))
    await world.postman.round()
    (got,) = receiver.got
    message = browsers[0].read(got.body)
    assert message["title"] == "6 nimmt!: a bot is playing for you"
    assert message["body"] == "With Ben. You can take over again at any time."


async def test_the_end_is_told_to_everybody(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    browsers = {each.name: await world.with_push(each, receiver) for each in (ann, ben)}
    live = await world.match(ann, ben)
    await world.postman.round()
    while live.table.status == "live":
        mover = (ann, ben)[live.table.to_act[0]]
        await world.move(live, mover)
    await world.postman.round()
    told = {got.path.split("/")[1]: got.body for got in receiver.got}
    assert {name: browsers[name].read(body)["title"] for name, body in told.items()} == {
        "Ann": "6 nimmt!: the match is over",
        "Ben": "6 nimmt!: the match is over",
    }


async def test_a_bridge_gets_signed_posts(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    hook = await world.notices.set_webhook(ann, f"{receiver.url}/hook")
    live = await world.match(ann, ben)
    await world.later(seconds=61)
    (got,) = receiver.got
    check_signature(got, hook.key)
    with pytest.raises(AssertionError):
        check_signature(got, "another key")
    body = json.loads(got.body)
    assert body["kind"] == "turn"
    assert body["url"] == f"https://cards.test/t/{live.table.id}"
    assert body["text"] == "With Ben. 23 hours left."
    assert body["deadline"] > world.clock()


async def test_a_mail_tells_in_the_readers_language(world: World) -> None:
    ann, ben = await world.account("Ann", "uk"), await world.account("Ben")
    address = await world.with_mail(ann)
    live = await world.match(ann, ben)
    await world.later(seconds=61)
    (mail,) = world.box.mails
    assert mail["To"] == address
    assert mail["Subject"] == "6 бере!: ваш хід"
    assert f"https://cards.test/t/{live.table.id}" in text_of(mail)
    page = mail.get_body(("html",))
    assert page is not None
    assert "Відкрити стіл" in page.get_content()
    assert mail["Auto-Submitted"] == "auto-generated"


async def test_names_and_titles_are_text_in_mails(world: World) -> None:
    ann, ben = await two(world)
    await world.with_mail(ann)
    await world.match(ann, ben, title="<b>&'\"")
    await world.later(seconds=61)
    page = world.box.mails[0].get_body(("html",))
    assert page is not None
    assert "<b>" not in page.get_content()
    assert "&lt;b&gt;&amp;" in page.get_content()


async def test_a_live_clock_sends_no_mail(world: World, receiver: HttpReceiver) -> None:
    """It would come when everything is over."""
    ann, ben = await two(world)
    await world.with_mail(ann)
    await world.with_push(ann, receiver)
    live = await world.room.open(
        actor(ann), game="six-nimmt", seats=2, clock={"kind": "live", "base": 7200}
    )
    await world.room.do(live, actor(ben), protocol.Sit(id=new_id(), seat=1))
    for seat, person in enumerate((ann, ben)):
        ready = protocol.Ready(id=new_id(), seat=seat, ready=True)
        await world.room.do(live, actor(person), ready)
    if live.table.status == "open":
        await world.room.do(live, actor(ann), protocol.Start(id=new_id()))
    await world.later(seconds=120)
    assert len(receiver) == 1
    assert world.box.mails == []


async def test_an_invitation_is_told_once_and_not_when_the_match_has_begun(
    world: World, receiver: HttpReceiver
) -> None:
    ann, ben = await two(world)
    browser = await world.with_push(ben, receiver)
    live = await world.room.open(actor(ann), game="bang", seats=4)
    for _ in range(2):
        await world.notices.invite(ben.id, live.table.id, "bang", "Ann")
    await world.postman.round()
    (got,) = receiver.got
    assert browser.read(got.body)["title"] == "Ann invites you to BANG!"
    begun = await world.match(ann, ben)
    await world.notices.invite(ben.id, begun.table.id, "six-nimmt", "Ann")
    await world.postman.round()
    assert len(receiver) == 1


async def test_what_was_over_before_anybody_could_be_reached_is_not_told(
    world: World, receiver: HttpReceiver
) -> None:
    ann, ben = await two(world)
    live = await world.match(ann, ben)
    await world.room.hub.table(live.table.id)
    close = protocol.Resign(id=new_id(), seat=0)
    await world.room.do(live, actor(ann), close)
    await world.with_push(ann, receiver)
    await world.later(hours=1)
    assert [kind for kind, _ in await world.states()] == []


async def test_a_gone_browser_is_forgotten(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    receiver.status = 410
    await world.match(ann, ben)
    await world.later(seconds=61)
    assert (await world.notices.ways(ann.id)).browsers == []
    await world.later(hours=23)
    assert len(receiver) == 1


async def test_a_service_that_is_away_is_tried_again_and_then_given_up(
    world: World, receiver: HttpReceiver
) -> None:
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    receiver.status = 503
    await world.match(ann, ben, each=None)
    await world.later(seconds=61)
    for _ in range(8):
        await world.later(hours=3)
    assert len(receiver) == 5
    assert await world.states() == [("turn", "failed")]


async def test_a_redirect_is_not_followed(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    receiver.status = 302
    await world.match(ann, ben, each=None)
    await world.later(seconds=61)
    assert await world.states() == [("turn", "failed")]


async def test_an_address_that_mail_servers_refuse_gets_no_more(world: World) -> None:
    ann, ben = await two(world)
    address = await world.with_mail(ann)
    world.box.refused[address] = "550 no such user"
    await world.match(ann, ben, each=None)
    await world.later(seconds=61)
    found = (await world.notices.ways(ann.id)).address
    assert found is not None
    assert not found.wanted


async def test_the_banned_are_told_nothing(world: World, receiver: HttpReceiver) -> None:
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    await world.match(ann, ben, each=None)
    await world.postman.round()
    hosting = Hosting(world.people, By("", "console"))
    await hosting.ban(await world.people.get(ann.id), world.clock() + 10**9, "spoils games")
    await world.later(hours=1)
    assert len(receiver) == 0
    assert await world.states() == [("turn", "dropped")]


async def test_who_leaves_takes_notices_and_addresses_along(
    world: World, receiver: HttpReceiver
) -> None:
    ann, ben = await two(world)
    await world.with_push(ann, receiver)
    await world.with_mail(ann)
    await world.notices.set_webhook(ann, f"{receiver.url}/hook")
    await world.wish(ann, mode="now", zone="Europe/Kyiv")
    await world.match(ann, ben)
    await world.postman.round()
    export = await world.people.export(ann.id)
    assert [line["address"] for line in export.addresses] == ["ann@example.org"]
    assert len(export.browsers) == len(export.webhooks) == len(export.wishes) == 1
    assert {line["kind"] for line in export.notices} == {"turn", "reminder"}
    await world.people.delete(ann.id)
    await world.later(hours=1)
    assert len(receiver) == 0
    assert world.box.mails == []
    assert await world.states() == []
    ways = await world.notices.ways(ann.id)
    assert (ways.browsers, ways.address, ways.webhook) == ([], None, None)


async def test_a_guest_who_logs_in_keeps_the_pushes_of_the_browser(
    world: World, receiver: HttpReceiver
) -> None:
    guest, ann = await world.people.guest("en"), await world.account("Ann")
    await world.with_push(guest, receiver)
    await world.people.take_over(ann, guest.id)
    assert len((await world.notices.ways(ann.id)).browsers) == 1
    assert (await world.notices.ways(guest.id)).browsers == []


async def test_a_person_is_notified_in_so_many_browsers(
    world: World, receiver: HttpReceiver
) -> None:
    ann = await world.account("Ann")
    for _ in range(MOST_BROWSERS):
        await world.with_push(ann, receiver)
    with counting("browsers"), pytest.raises(Enough, match="too-many-browsers"):
        await world.with_push(ann, receiver)

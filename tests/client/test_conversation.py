"""A conversation that survives its connections."""

import msgspec
import pytest

from ludoteka.client import Refusal
from ludoteka.client.conversation import Conversation, Gap, NotLetIn
from ludoteka.client.losses import Losses
from ludoteka.server.protocol import Done, Happened, Message, Refused, Say, TurnedAway, Update


def frame(message: Message) -> bytes:
    return msgspec.json.encode(message)


def update(seq: int) -> bytes:
    return frame(Update(seq=seq, happened=Happened(kind="said", at=0)))


@pytest.fixture
def conversation() -> Conversation:
    return Conversation("abcdefghijkl")


@pytest.fixture
def hello(conversation: Conversation) -> Say:
    command = Say(id="1", text="hello")
    conversation.ask(command)
    return command


def test_a_command_is_given_again_on_every_connection_until_it_is_answered(
    conversation: Conversation, hello: Say
) -> None:
    assert [msgspec.json.decode(each, type=Say) for each in conversation.unanswered()] == [hello]
    assert len(conversation.unanswered()) == 1
    conversation.hear(frame(Done("1", 7)), now=0)
    assert conversation.unanswered() == []
    assert conversation.take_answer("1") == Done("1", 7)


def test_a_second_answer_to_the_same_command_is_nobodys(
    conversation: Conversation, hello: Say
) -> None:
    conversation.hear(frame(Done("1", 7)), now=0)
    conversation.take_answer("1")
    conversation.hear(frame(Done("1", 7)), now=0)
    assert not conversation.is_answered("1")


@pytest.mark.parametrize("command", ["1", None])
def test_a_busy_server_is_asked_again_after_the_time_that_it_names(
    conversation: Conversation, hello: Say, command: str | None
) -> None:
    conversation.hear(frame(Refused(id=command, code="busy", sentence="", retry_after=2)), now=10)
    assert not conversation.is_answered("1")
    assert conversation.pause(11) == 1
    assert conversation.due(11) == []
    assert len(conversation.due(12)) == 1
    assert conversation.due(12) == []


def test_a_refusal_is_an_answer(conversation: Conversation, hello: Say) -> None:
    conversation.hear(frame(Refused(id="1", code="muted", sentence="no")), now=0)
    assert conversation.is_answered("1")
    assert isinstance(conversation.take_answer("1"), Refused)


def test_a_command_that_was_given_up_is_not_given_again(
    conversation: Conversation, hello: Say
) -> None:
    assert conversation.take_answer("1") is None
    assert conversation.unanswered() == []


def test_entries_follow_one_another(conversation: Conversation) -> None:
    assert conversation.hear(update(0), now=0) is not None
    assert conversation.hear(update(1), now=0) is not None
    assert conversation.hear(update(1), now=0) is None
    with pytest.raises(Gap):
        conversation.hear(update(3), now=0)
    assert conversation.path == "/ws/tables/abcdefghijkl?since=1"


# -- Not let in ------------------------------------------------------------------------


def turned_away(code: str, retry_after: float | None) -> NotLetIn:
    told = TurnedAway(code=code, sentence="Not now.", retry_after=retry_after)
    with pytest.raises(NotLetIn) as heard:
        Conversation("table").hear(frame(told), now=0)
    return heard.value


def test_a_server_without_its_database_is_waited_for_however_often_it_says_so() -> None:
    losses = Losses()
    for _ in range(100):
        assert losses.check(turned_away("storage-down", 2)) == 2


def test_who_may_not_come_in_at_all_is_told_at_once() -> None:
    with pytest.raises(Refusal) as refused:
        Losses().check(turned_away("no-such-table", None))
    assert (refused.value.code, refused.value.sentence) == ("no-such-table", "Not now.")

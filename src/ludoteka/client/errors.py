"""The errors of the clients: refusals of the server, and lost connections."""

import msgspec

from ludoteka.core.errors import Argument, BadInput, LudotekaError
from ludoteka.server.protocol import Done, Refused


class Refusal(LudotekaError):
    """The server refused, and says why: `code` for programs, the sentence for people."""

    def __init__(
        self,
        code: str,
        sentence: str,
        *,
        status: int | None = None,
        rule: str | None = None,
        retry_after: float | None = None,
        details: dict[str, Argument] | None = None,
    ) -> None:
        super().__init__(code, **(details or {}))
        self.sentence = sentence
        self.status = status
        """Of the HTTP answer; None over a socket."""
        self.rule = rule
        """The clause that refuses a move."""
        self.retry_after = retry_after
        """Seconds after which it may do."""

    def __str__(self) -> str:
        clause = f" [{self.rule}]" if self.rule else ""
        return f"{self.sentence} ({self.code}){clause}"


class UnfairDeal(LudotekaError):
    """Before a deal the server did not keep its word: nothing of ours was revealed to it."""


class _Problem(msgspec.Struct):
    code: str
    sentence: str
    arguments: dict[str, Argument] = {}
    rule: str | None = None
    retry_after: float | None = None


def refusal_of_answer(status: int, content: bytes) -> Refusal:
    """From the body of an HTTP answer; a proxy's page has none of ours."""
    try:
        problem = msgspec.json.decode(content, type=_Problem)
    except msgspec.DecodeError:
        return Refusal("http", f"the server answered with status {status}", status=status)
    return Refusal(
        problem.code,
        problem.sentence,
        status=status,
        rule=problem.rule,
        retry_after=problem.retry_after,
        details=problem.arguments,
    )


def done_or_raise(answer: Done | Refused | None, url: str) -> Done:
    if isinstance(answer, Refused):
        code, sentence, rule = answer.code, answer.sentence, answer.rule
        raise Refusal(code, sentence, rule=rule, retry_after=answer.retry_after)
    if answer is None:
        raise BadInput("no-answer", url=url)
    return answer

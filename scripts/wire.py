"""Writes the types of the web client, web/src/lib/wire.ts: `python -m scripts.wire`."""

from pathlib import Path
from typing import Final, get_args

from ludoteka.core.events import Event
from ludoteka.core.game import Phrase
from ludoteka.core.views import View
from ludoteka.games.bang.events import Suspended
from ludoteka.games.bang.pending import PendingStep
from ludoteka.review import Judged, Review
from ludoteka.review.sitting import Part
from ludoteka.server import protocol
from ludoteka.server.admin import TableEntry
from ludoteka.server.bot_failures import FailureLine
from ludoteka.server.people.actions import Action
from ludoteka.server.people.blocks import Block
from ludoteka.server.people.challenges import Challenge
from ludoteka.server.people.contacts import Circle, Relation
from ludoteka.server.people.persons import Person
from ludoteka.server.people.profile import Profile
from ludoteka.server.people.reports import ReportPage
from ludoteka.server.play.lobby import TablePage
from ludoteka.server.play.opening import TableRequest
from ludoteka.server.play.quick import QuickRequest, QuickState
from ludoteka.server.play.trying import Question
from ludoteka.server.tables.clocks import ClockRule
from ludoteka.server.tables.replays import Explained, Moment
from ludoteka.server.web import hosting_shapes, notification_shapes, shapes
from ludoteka.server.web.challenges import ChallengeRequest
from ludoteka.server.web.contacts import Seen, Shown
from ludoteka.server.web.games import Offer
from ludoteka.server.web.records import Upload, Uploaded
from ludoteka.server.web.replay_jobs import History, Replay, Verdict
from ludoteka.server.web.reports import Reported
from ludoteka.server.web.reviews import AnotherMove, OwnReview, ReviewInfo
from ludoteka.server.web.tables import Opened
from scripts.typescript import RawFields, generate

FILE: Final = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"

ANSWERS: Final = (
    Offer, Opened, TablePage, protocol.LinePage,
    Uploaded, Replay, History, Verdict, ReviewInfo, Judged, OwnReview, Question,
    shapes.Known, shapes.Me, shapes.NewToken, Profile, Person, Block, Reported,
    Challenge, Circle, Relation, Shown, QuickState,
    hosting_shapes.ServerLoad, hosting_shapes.PersonInfo, hosting_shapes.BanInfo,
    hosting_shapes.NewAccount, TableEntry, FailureLine, ReportPage, Action,
    notification_shapes.Notifications, notification_shapes.NewWebhook,
)  # fmt: skip

REQUESTS: Final = (
    TableRequest, Upload, AnotherMove, QuickRequest, ChallengeRequest, Seen,
    shapes.Credentials, shapes.Changes, shapes.NewPassword, shapes.Leaving, shapes.TokenRequest,
    shapes.BotRequest, shapes.ResetRequest, shapes.BlockRequest, shapes.ReportRequest,
    hosting_shapes.Because, hosting_shapes.MuteRequest, hosting_shapes.BanRequest,
    hosting_shapes.NetworkBanRequest, hosting_shapes.RenameRequest,
    hosting_shapes.Confirmation, hosting_shapes.AccountRequest, hosting_shapes.HostTokenRequest,
    notification_shapes.BrowserRequest, notification_shapes.AddressRequest,
    notification_shapes.WebhookRequest, notification_shapes.LinkRequest,
    notification_shapes.EnterRequest,
    *get_args(protocol.TableCommand),
)  # fmt: skip

UNIONS: Final = {
    "ClockRule": get_args(ClockRule),
    "TableCommand": get_args(protocol.TableCommand),
    "Message": get_args(protocol.Message),
}

RAWS: Final[RawFields] = {
    (protocol.Welcome, "sights"): tuple[protocol.Sight, ...],
    (protocol.Update, "sights"): tuple[protocol.Sight, ...],
    (protocol.Sight, "events"): tuple[protocol.Told, ...],
    (protocol.Sight, "view"): View,
    (Replay, "printed"): object,
    (Verdict, "printed"): object,
    (Verdict, "events"): tuple[Event, ...],
    (Moment, "events"): tuple[protocol.Told, ...],
    (Moment, "view"): View,
    (Explained, "said"): tuple[Phrase, ...],
    (Judged, "reasons"): tuple[Phrase, ...],
    (ReviewInfo, "review"): Review | None,
    (ReviewInfo, "parts"): tuple[Part, ...],
    (Question, "printed"): object,
    (Question, "sight"): protocol.Sight,
    # tuples only in earlier logs
    (Suspended, "steps"): tuple[PendingStep, ...],
}


def wire() -> str:
    return generate(ANSWERS, UNIONS, RAWS, REQUESTS)


def main() -> None:
    FILE.write_text(wire(), "utf-8")
    print(FILE.name)


if __name__ == "__main__":
    main()

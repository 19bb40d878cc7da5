"""Mails with links: to confirm an address, and to log in without a password."""

from ludoteka.server.notices.mailing import Letter, Mailer
from ludoteka.server.notices.wording import Line
from ludoteka.texts import Texts


def confirmation(mailer: Mailer, to: str, name: str, word: str, language: str) -> Letter:
    """Also read by people who did not ask for it: that the address was typed by a stranger."""
    texts = Texts(language)
    title = texts.get("mail-confirm", host=mailer.host)
    return Letter(
        to=to,
        subject=title,
        language=language,
        lines=(
            Line(
                title=title,
                text=texts.get("mail-confirm-text", name=name, host=mailer.host),
                path=f"/mail/confirm#{word}",
            ),
        ),
        button=texts.get("mail-confirm-do"),
        footer=texts.get("mail-not-you"),
    )


def entering(mailer: Mailer, to: str, name: str, word: str, minutes: int, language: str) -> Letter:
    texts = Texts(language)
    title = texts.get("mail-enter", host=mailer.host)
    return Letter(
        to=to,
        subject=title,
        language=language,
        lines=(
            Line(
                title=title,
                text=texts.get("mail-enter-text", name=name, minutes=minutes),
                path=f"/enter#{word}",
            ),
        ),
        button=texts.get("mail-enter-do"),
        footer=texts.get("mail-not-you"),
    )

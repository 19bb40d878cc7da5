"""Texts in three languages: Fluent messages, and how games phrase their events."""

from ludoteka.texts.messages import LANGUAGES, Texts, best_language
from ludoteka.texts.phrases import (
    decision_phrase,
    error_phrase,
    event_phrase,
    hint_phrase,
    move_phrase,
    question_phrase,
    refusal_phrase,
    result_phrase,
)
from ludoteka.texts.speaker import Speaker, render

__all__ = [
    "LANGUAGES",
    "Speaker",
    "Texts",
    "best_language",
    "decision_phrase",
    "error_phrase",
    "event_phrase",
    "hint_phrase",
    "move_phrase",
    "question_phrase",
    "refusal_phrase",
    "render",
    "result_phrase",
]

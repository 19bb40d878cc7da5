"""The player's guide says the same in the product and in the docs, in three languages."""

import re
from pathlib import Path

import pytest

from ludoteka.texts import LANGUAGES
from scripts.guide_pages import keys, page, path

ROOT = Path(__file__).parents[2]
LISTED = (ROOT / "web" / "src" / "lib" / "guide.ts").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_in_the_docs_is_the_guide_of_the_page(language: str) -> None:
    assert path(language).read_text("utf-8") == page(language)


def test_the_page_shows_every_section_in_the_order_of_the_docs() -> None:
    title, lead, *sections = keys()
    assert (title, lead) == ("web-guide", "web-guide-lead")
    sections.remove("web-guide-faq")
    assert re.findall(r"'(web-guide-[a-z0-9-]+)'", LISTED) == sections


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_buttons_as_the_page_does(language: str) -> None:
    folder = ROOT / "src" / "ludoteka" / "locales" / language
    said = "\n".join(file.read_text("utf-8") for file in folder.glob("*.ftl"))
    buttons = re.findall(r"[«“]([^»”]{3,})[»”]", page(language))
    assert len(buttons) >= 8
    for button in buttons:
        assert re.search(rf"^[a-z-]+ = {re.escape(button)}$", said, re.MULTILINE), button

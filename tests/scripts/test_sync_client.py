"""The client without asyncio says word by word what the one in asyncio says."""

from pathlib import Path

import pytest

from scripts.sync_client import FILES, without_asyncio, written


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_client_without_asyncio_is_up_to_date(file: Path) -> None:
    assert file.read_text("utf-8") == written(FILES[file]), "run: python -m scripts.sync_client"


def test_words_in_texts_stay_as_they_are() -> None:
    source = 'async def news():\n    """Who can await."""\n    return await self.aread("async")\n'
    assert without_asyncio(source) == (
        'def news():\n    """Who can await."""\n    return self.read("async")\n'
    )

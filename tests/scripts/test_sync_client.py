"""The client without asyncio says word by word what the one in asyncio says."""

from scripts.sync_client import FILE, sync_client, without_asyncio


def test_the_client_without_asyncio_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == sync_client(), "run: python -m scripts.sync_client"


def test_words_in_texts_stay_as_they_are() -> None:
    source = 'async def news():\n    """Who can await."""\n    return await self.aread("async")\n'
    assert without_asyncio(source) == (
        'def news():\n    """Who can await."""\n    return self.read("async")\n'
    )

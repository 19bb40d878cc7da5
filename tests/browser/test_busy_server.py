"""A table whose bots have too much to think about says so."""

import pytest
from playwright.sync_api import Page, expect

OPEN = """async (request) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  await fetch('/api/guests', { ...init, body: '{}' });
  const answer = await fetch('/api/tables', { ...init, body: JSON.stringify(request) });
  return (await answer.json()).path;
}"""
MASTERS = {"game": "six-nimmt", "seats": 10, "bots": ["master"] * 9, "start": True}


@pytest.mark.slow
def test_the_page_says_quietly_that_bots_think_shorter(page: Page) -> None:
    """Nine masters and one worker for them: their whole budgets would take eight seconds."""
    page.goto("/")
    page.goto(page.evaluate(OPEN, MASTERS))
    told = page.get_by_role("status").filter(has_text="Server busy: bots think less")
    expect(told).to_be_visible()

"""Settings for notifications on one's own page."""

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.waiting import until
from tests.server.notices.receivers import Browser

ENDPOINT = "https://fcm.googleapis.com/fcm/send/test"


def push_service(context: BrowserContext) -> None:
    """Chromium here has no push service: this one gives a subscription, and notes who asked."""
    keys = Browser()
    context.add_init_script(
        f"""
        window.asked = 0;
        const ask = Notification.requestPermission.bind(Notification);
        Notification.requestPermission = () => {{ window.asked += 1; return ask(); }};
        let own = null;
        const made = {{
          endpoint: '{ENDPOINT}',
          toJSON: () => ({{ endpoint: '{ENDPOINT}',
                            keys: {{ p256dh: '{keys.p256dh}', auth: '{keys.auth}' }} }}),
          unsubscribe: async () => {{ own = null; return true; }},
        }};
        PushManager.prototype.subscribe = async () => (own = made);
        PushManager.prototype.getSubscription = async () => own;
        """
    )


def own_page(page: Page) -> None:
    page.goto("/me")
    page.request.post("/api/guests", data={}, headers={"origin": page.url.removesuffix("/me")})
    page.reload()
    expect(page.get_by_role("region", name="Notifications")).to_be_visible()


def test_a_browser_is_asked_on_a_click_and_its_subscription_kept(new_context: NewContext) -> None:
    context = new_context(service_workers="allow", permissions=["notifications"])
    push_service(context)
    page = context.new_page()
    own_page(page)
    page.get_by_role("button", name="Notify me in this browser").wait_for()
    assert page.evaluate("window.asked") == 0
    page.get_by_role("button", name="Notify me in this browser").click()
    expect(page.get_by_text("Notifications come to this browser.")).to_be_visible()
    assert page.evaluate("window.asked") == 1
    shown = page.request.get("/api/me/notifications").json()
    assert [browser["endpoint"] for browser in shown["browsers"]] == [ENDPOINT]
    page.get_by_role("button", name="Stop in this browser").click()
    page.get_by_role("button", name="Notify me in this browser").wait_for()
    assert page.request.get("/api/me/notifications").json()["browsers"] == []


def test_wishes_are_kept(new_context: NewContext) -> None:
    page = new_context(timezone_id="Europe/Berlin").new_page()
    own_page(page)
    page.get_by_role("button", name="Once a day").click()
    expect(page.get_by_role("button", name="Once a day")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Send nothing at night").check()
    page.get_by_label("From").fill("23:15")
    page.get_by_label("From").blur()
    expect(page.get_by_text("Time zone: Europe/Berlin")).to_be_visible()
    page.get_by_text("For single games").click()
    page.get_by_role("combobox", name="BANG!").select_option("Never")
    until(
        page,
        "fetch('/api/me/notifications').then((a) => a.json())"
        ".then(({ wishes }) => wishes.games.bang === 'off' && wishes.quiet.start === 1395)",
    )
    page.reload()
    expect(page.get_by_role("button", name="Once a day")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("From")).to_have_value("23:15")


def test_without_mail_a_lost_password_is_said_to_be_lost(new_context: NewContext) -> None:
    page = new_context().new_page()
    own_page(page)
    page.get_by_role("button", name="Log in", exact=True).first.click()
    expect(page.get_by_text("This server sends no mail")).to_be_visible()


def test_a_used_link_says_so(new_context: NewContext) -> None:
    page = new_context().new_page()
    for path, button in (("/enter#wrong", "Log in"), ("/mail/confirm#wrong", "Confirm")):
        page.goto(path)
        page.get_by_role("main").get_by_role("button", name=button).click()
        expect(page.get_by_role("alert").filter(has_text="This link has been used")).to_be_visible()
        assert "wrong" not in page.url, "the word does not stay in the history"

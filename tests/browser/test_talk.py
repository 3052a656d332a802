"""The list of messages: it only appends, however long it is; it follows the answer as long as the reader does."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from tests.browser.acts import (
    add,
    answers,
    ask,
    asked,
    box,
    broken_rules,
    button,
    conversation,
    conversations,
    eventually,
    is_idle,
    start,
    status,
)
from tests.browser.launching import PHONE
from tests.fakes import FORMULAS
from tests.ui.serving import Served

MESSAGES = 200
GOAL_S, FACTOR = (
    0.5,
    3,
)  # of work in the page's thread, for an answer or to open a conversation; what a busy machine may take of it
ANSWER = (
    "A paragraph with **bold**, `code`, a [link](https://a.b/c) and words enough for some lines. " * 4
    + "\n\n- one\n- two\n\n```python\ndef f(x):\n    return x * 2\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
)
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
# Without Playwright's search by role, which looks at all of the page, in the page's thread.
ANSWERED = """count => document.querySelectorAll('#talk .bot .message').length === count
    && document.querySelector('#status .facts') && document.querySelector('#send').offsetParent !== null"""
WATCHED = """() => {
    window.touched = 0;
    const watch = new MutationObserver(changes => (window.touched += changes.length));
    for (const turn of document.querySelectorAll('#talk .turn'))
        watch.observe(turn, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
# Whether the list of messages has stood still for a moment: turning the wheel moves it over several frames.
RESTS = """async () => {
    const place = document.getElementById("talk").scrollTop;
    await new Promise((resolve) => setTimeout(resolve, 150));
    return document.getElementById("talk").scrollTop === place;
}"""
GAP = """() => {
    const { scrollHeight, scrollTop, clientHeight } = document.getElementById('talk');
    return scrollHeight - scrollTop - clientHeight;
}"""


class Work:
    """How long the page's thread has worked, in seconds of its own, and what the page holds."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _metrics(self) -> dict[str, float]:
        return {one["name"]: one["value"] for one in self._session.send("Performance.getMetrics")["metrics"]}

    def seconds(self) -> float:
        found = self._metrics()
        return sum(found[name] for name in WORK)

    def nodes(self) -> float:
        self._session.send("HeapProfiler.enable")
        self._session.send("HeapProfiler.collectGarbage")
        return self._metrics()["Nodes"]


def test_a_long_conversation_is_opened_and_goes_on_at_once(page: Page) -> None:
    texts = [ANSWER if place % 2 else f"Question {place}" for place in range(MESSAGES)]
    add(page, conversation("long", "Long", *texts), conversation("short", "Short", "hi", "ho"))
    conversations(page).filter(has_text="Short").click()
    expect(answers(page)).to_have_count(1)
    work = Work(page)
    before = work.seconds()
    conversations(page).filter(has_text="Long").click()
    page.wait_for_function("count => document.querySelectorAll('#talk .turn').length === count", arg=MESSAGES)
    page.wait_for_function(f"() => ({GAP})() < 2")  # it is read from its end
    assert work.seconds() - before < FACTOR * GOAL_S
    box(page).fill("A short question")
    page.evaluate(WATCHED)
    before = work.seconds()
    box(page).press("Enter")
    page.wait_for_function(ANSWERED, arg=MESSAGES // 2 + 1)
    assert work.seconds() - before < FACTOR * GOAL_S
    assert page.evaluate("window.touched") == 0  # nothing of a message that was there has been changed
    expect(asked(page).last).to_have_text("A short question")

    # What the page holds grows by the answers and nothing else.
    nodes, rounds = work.nodes(), 6
    for count in range(rounds):
        box(page).fill("Again")
        box(page).press("Enter")
        page.wait_for_function(ANSWERED, arg=MESSAGES // 2 + 2 + count)
    of_one = page.evaluate("""() => [...document.querySelectorAll('#talk .turn')].slice(-2)
        .reduce((all, turn) => all + document.createNodeIterator(turn).root.querySelectorAll('*').length * 2 + 10, 0)""")
    assert work.nodes() - nodes < 2 * rounds * of_one


def test_who_scrolls_up_stays_there_and_comes_back_by_a_button(page: Page) -> None:
    page.set_viewport_size({"width": 900, "height": 520})
    for number in range(4):
        ask(page, f"!code {number}")
    start(page, "!endless")
    expect(answers(page)).to_have_count(5)
    page.wait_for_function(f"() => ({GAP})() < 2")
    page.locator("#talk").hover()
    page.mouse.wheel(0, -400)
    expect(button(page, "Jump to the newest")).to_be_visible()
    eventually(page, RESTS)
    place = page.evaluate("document.getElementById('talk').scrollTop")
    length = len(answers(page).last.inner_text())
    grown = "before => [...document.querySelectorAll('[data-testid=bot]')].pop().innerText.length > before + 40"
    page.wait_for_function(grown, arg=length)
    assert abs(page.evaluate("document.getElementById('talk').scrollTop") - place) < 2
    button(page, "Jump to the newest").click()
    page.wait_for_function(f"() => ({GAP})() < 2")
    expect(button(page, "Jump to the newest")).to_be_hidden()
    # The event of a scroll of the page's own undoes no turn of the wheel.
    page.evaluate(
        "for (const event of [new WheelEvent('wheel', {deltaY: -400}), new Event('scroll')])"
        " document.getElementById('talk').dispatchEvent(event)"
    )
    expect(button(page, "Jump to the newest")).to_be_visible()
    page.keyboard.press("Escape")
    expect(status(page)).to_contain_text("Stopped")


def test_what_markdown_has(page: Page, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = "\n".join(f"    line {number}" for number in range(60))
    table = "| a | " + "x" * 60 + " |\n|---|---|\n| Incomprehensibilities | Incomprehensibilities |"
    lists = "- [x] done\n- [ ] to do\n\n1. first\n2. second"
    end = "[x](javascript:alert(1)) <b>\n\n\\[a\n- b = c\\]"
    text = f"# Title\n\n{lists}\n\n{table}\n\n```python\n{code}\n```\n\n\u05e9\u05dc\u05d5\u05dd and more\n\n{end}"
    page.set_viewport_size(PHONE)
    ask(page, text)
    message = asked(page).last
    expect(message.locator(".task .box.done")).to_have_count(1)
    expect(message.locator(".task .box")).to_have_count(2)
    expect(message.locator("ol > li")).to_have_text(["first", "second"])
    wide = message.locator(".table")
    assert wide.evaluate("element => element.scrollWidth > element.clientWidth + 50")  # it scrolls
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    expect(message.locator("p[dir=auto]").filter(has_text="\u05e9\u05dc\u05d5\u05dd")).to_have_css("direction", "rtl")
    expect(message.locator("a")).to_have_count(0)
    expect(message.locator(".math.display .katex")).to_have_count(1)
    block = message.locator(".code")
    expect(block).to_have_attribute("data-language", "python")
    assert block.locator("code").inner_text() == code + "\n"
    folded = block.locator("pre").evaluate("element => element.clientHeight")
    block.get_by_role("button", name="Show all 60 lines").click()
    assert block.locator("pre").evaluate("element => element.clientHeight") > 2 * folded
    block.get_by_role("button", name="Copy code").click()
    eventually(page, "async wanted => await navigator.clipboard.readText() === wanted", code + "\n")
    assert broken_rules(page) == []


def test_editing_takes_the_width_and_is_left_or_sent_by_keys(page: Page, served: Served) -> None:
    ask(page, "Short")
    before = len(served.manager.requests)
    button(page, "Edit").click(force=True)
    field = page.locator("#talk textarea")
    expect(field).to_be_focused()
    width, of_all = (
        page.locator(one).evaluate("element => element.clientWidth") for one in ("#talk textarea", "#talk-list")
    )
    assert width > 0.9 * of_all
    height = field.evaluate("element => element.clientHeight")
    field.fill("\n".join("abcdefgh"))
    assert field.evaluate("element => element.clientHeight") > height + 40
    field.press("Escape")
    expect(field).to_have_count(0)
    expect(button(page, "Edit")).to_be_focused()
    expect(asked(page)).to_have_text("Short")
    page.keyboard.press("Enter")
    page.locator("#talk textarea").fill("Otherwise")
    page.locator("#talk textarea").press("Control+Enter")
    expect(asked(page)).to_have_text("Otherwise")
    is_idle(page)
    assert len(served.manager.requests) == before + 1


def test_little_is_fetched_and_nothing_from_elsewhere(context: BrowserContext, served: Served) -> None:
    """A text may have been made to tell another server what was said, in the address of a picture."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    urls: list[str] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.on("request", lambda request: urls.append(request.url))
    page.goto(served.url)
    expect(box(page)).to_be_enabled()
    page.wait_for_load_state("networkidle")
    assert sum(sizes) < 1_200_000
    assert not any("katex" in url or "highlight" in url for url in urls)
    ask(page, "![a cat](https://example.org/cat.png?said=everything)")
    expect(page.locator('#talk a[href^="https://example.org/"]')).to_have_text(["a cat", "a cat"])
    assert page.locator("#talk img").count() == 0
    expect(ask(page, "!formulas").locator(".katex")).to_have_count(4)
    assert all(url.startswith((served.url, "data:", "blob:")) for url in urls)
    ask(page, "And?")
    assert (served.manager.requests[-1].messages or [])[3]["content"] == FORMULAS

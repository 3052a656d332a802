"""What a person does on the chat page, and where they look."""

from __future__ import annotations

import time
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

PATIENCE_S = 60.0


def box(page: Page) -> Locator:
    """The message box, whatever the chosen model makes its label."""
    return page.locator("#message textarea")


def status(page: Page) -> Locator:
    return page.locator("#status")


def numbers(page: Page) -> Locator:
    """The statistics of the model's messages."""
    return page.locator("#talk .stats")


def answers(page: Page) -> Locator:
    """The model's messages."""
    return page.get_by_test_id("bot")


def asked(page: Page) -> Locator:
    """The person's messages."""
    return page.get_by_test_id("user")


def conversations(page: Page) -> Locator:
    """The entries of the list of conversations."""
    return page.locator("#conversations .title")


def more(page: Page, title: str, act: str) -> None:
    """Choose from the menu of a conversation in the list."""
    row = page.locator("#conversations .row").filter(has_text=title)
    row.hover()
    row.get_by_role("button", name=f"More about {title}").click()
    page.get_by_role("menuitem", name=act, exact=True).click()


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def choose(page: Page, field: str, option: str) -> None:
    page.get_by_role("combobox", name=field, exact=True).click()
    page.get_by_role("option", name=option, exact=True).click()


def new_chat(page: Page) -> None:
    button(page, "New chat").click()
    expect(asked(page)).to_have_count(0)


def edit(page: Page, text: str, place: int = 0) -> None:
    """Submit this in the place of a person's message."""
    button(page, "Edit").nth(place).click(force=True)
    page.locator("#talk textarea").fill(text)
    button(page, "Submit").click()


def conversation(identity: str, title: str, *texts: str, updated: float = 1e9) -> dict[str, Any]:
    """A saved conversation, as the browser has it: a question, an answer, and so on."""
    turns = [
        {"id": f"{identity}-{at}", "role": "assistant" if at % 2 else "user", "content": text, "parent": at - 1}
        for at, text in enumerate(texts)
    ]
    known = {"id": identity, "title": title, "updated": int(updated), "model": "", "system": f"systemword{identity}"}
    return {**known, "turns": turns, "leaf": len(turns) - 1}


def add(page: Page, *records: dict[str, Any]) -> None:
    """Put conversations into the browser."""
    page.evaluate("(records) => window.hfjax.chats.add(records)", records)


FRAMES = """async () => {
    for (let frames = 0; frames < 4; frames++) await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}"""


def unfold(page: Page, name: str) -> None:
    """Open a folded panel, and wait as long as nobody types yet: Gradio sets its fields once more some frames after they came."""
    button(page, name).click()
    page.evaluate(FRAMES)


def open_tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()
    page.evaluate(FRAMES)


def eventually(page: Page, script: str, arg: object = None) -> None:
    """Wait until what an asynchronous function of the page returns is true, which ``wait_for_function`` does not look at."""
    end = time.monotonic() + PATIENCE_S
    while not page.evaluate(script, arg):
        assert time.monotonic() < end, "it never came to be true"
        page.wait_for_timeout(50)


def is_idle(page: Page) -> None:
    """Nothing runs: the page offers to send."""
    expect(button(page, "Send")).to_be_visible()


def start(page: Page, text: str) -> None:
    """Send a message, and do not wait."""
    box(page).fill(text)
    box(page).press("Enter")


def ask(page: Page, text: str) -> Locator:
    """Send a message and wait until it is answered; returns the answer."""
    before = answers(page).count()
    start(page, text)
    expect(answers(page)).to_have_count(before + 1)
    expect(status(page).locator(".facts")).to_be_visible()
    is_idle(page)
    return answers(page).nth(before)


LISTEN = """() => {
    const voice = document.getElementById("announcer");
    window.said = [];
    new MutationObserver(() => window.said.push(voice.innerText))
        .observe(voice, {childList: true, characterData: true, subtree: true});
}"""


def listen(page: Page) -> Locator:
    """The voice of a screen reader; ``window.said`` has what it says from now on."""
    page.evaluate(LISTEN)
    return page.locator("#announcer")


def broken_rules(page: Page) -> list[tuple[str, str, list[Any]]]:
    """What axe-core finds: the rules that are broken, what they say, and where. What fades in has to be there: half seen it has
    too little contrast."""
    page.wait_for_function(
        "document.getAnimations().every(({playState, effect}) => "
        "playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"
    )
    violations = Axe().run(page).response["violations"]
    return [(rule["id"], rule["help"], [node["html"][:160] for node in rule["nodes"]]) for rule in violations]

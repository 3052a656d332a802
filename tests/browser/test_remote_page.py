"""The page in front of a remote server: its answers stream, Stop reaches it, Check asks for it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.api.serving import LONG, Serving, make_models
from tests.browser.acts import answers, ask, button, is_idle, start, status
from tests.ports import free_port
from tests.remote.scripted import Call, ScriptedServer

pytestmark = pytest.mark.release


def script(call: Call, stopped: threading.Event) -> None:
    """Answers; or begins to, and goes on for ever once the test has stopped it."""
    asked = call.body["messages"][-1]["content"]
    call.start()
    if asked == "talk":
        call.say("Once")
        stopped.wait(LONG)
        call.until_closed()
    call.say("Paris", " **is**", " it.")
    call.end()


@pytest.fixture(scope="module")
def stopped() -> threading.Event:
    return threading.Event()


@pytest.fixture(scope="module")
def remote(stopped: threading.Event) -> Iterator[ScriptedServer]:
    with ScriptedServer(lambda call: script(call, stopped)) as server:
        yield server


@pytest.fixture(scope="module")
def served(remote: ScriptedServer, tmp_path_factory: pytest.TempPathFactory, shared_cache: Path) -> Iterator[Serving]:
    models = make_models(tmp_path_factory.mktemp("models"))
    both = f"crowd={remote.url} gone=http://127.0.0.1:{free_port()}/v1"
    with Serving(models, shared_cache, remote=both, default_model="crowd") as server:
        yield server


def test_its_answers_stream_and_stop_reaches_it(page: Page, remote: ScriptedServer, stopped: threading.Event) -> None:
    expect(page.locator("#model-line")).to_contain_text(f"remote: {remote.where}")
    answer = ask(page, "What is the capital of France?")
    expect(answer).to_contain_text("Paris is it.")
    assert remote.ended.acquire(timeout=LONG)
    start(page, "talk")
    expect(answers(page)).to_have_count(2)
    button(page, "Stop").click()
    is_idle(page)
    expect(status(page)).to_contain_text("Stopped")
    expect(page.locator("#continue")).to_be_hidden()  # such a server goes on with no answer
    stopped.set()
    assert remote.ended.acquire(timeout=LONG), "the server was left talking"


def test_the_models_tab_says_whether_it_is_there(open_page: Callable[..., Page]) -> None:
    page = open_page("?tab=models")
    table = page.locator("#models-table")
    for name, state in (("crowd", "Reachable"), ("gone", "Failed")):
        table.locator("button.model-name", has_text=name).click()
        panel = table.locator("tr.panel:visible")
        expect(panel.get_by_label("Precision")).to_be_hidden()
        for other in ("Load", "Unload", "Cancel"):
            expect(panel.get_by_role("button", name=f"{other}: {name}")).to_have_count(0)
        panel.get_by_role("button", name=f"Check: {name}").click()
        line = table.locator("tr.line", has=page.locator("button.model-name", has_text=name))
        expect(line.locator("td.state")).to_contain_text(state)
    expect(page.locator("#models-table tr.panel:visible .message")).to_contain_text(
        "cannot be reached (connection refused"
    )
    expect(page.locator("#models-status")).to_contain_text("gone did not respond")

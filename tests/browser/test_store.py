"""The browser alone has the conversations: what the server is sent, addresses, several tabs, files of other programs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Request, Route, expect

from tests.browser.acts import (
    FRAMES,
    add,
    answers,
    ask,
    asked,
    box,
    button,
    conversation,
    conversations,
    eventually,
    is_idle,
    more,
    new_chat,
    open_tab,
    start,
    status,
    unfold,
)
from tests.ui.serving import Served

DAY = 86400


def test_the_server_hears_of_no_other_conversation(page: Page) -> None:
    bodies: list[bytes] = []

    def note(request: Request) -> None:
        bodies.append(request.url.encode() + b"\n" + (request.post_data_buffer or b""))

    names = [chr(ord("a") + number) * 9 for number in range(10)]
    others = [conversation(f"kept{name}", f"titleword{name}", f"askword{name}", f"saidword{name}") for name in names]
    add(page, *others)
    page.on("request", note)
    expect(conversations(page)).to_have_count(10)
    ask(page, "openword one")
    button(page, "Retry").click()
    expect(page.locator(".alternatives")).to_be_visible()
    is_idle(page)
    conversations(page).filter(has_text=f"titleword{names[3]}").click()  # to read it
    expect(answers(page)).to_have_text([f"saidword{names[3]}"])
    page.go_back()
    expect(asked(page)).to_have_text(["openword one"])
    page.get_by_role("searchbox", name="Search the conversations").fill(f"saidword{names[4]}")
    expect(page.locator("#found button")).to_have_count(1)
    page.get_by_role("searchbox", name="Search the conversations").fill("")
    more(page, f"titleword{names[5]}", "Pin")
    with page.expect_download():
        button(page, "Export all").click()
    more(page, f"titleword{names[6]}", "Delete")
    page.locator("#undo-line").get_by_role("button", name="Undo").click()
    expect(conversations(page)).to_have_count(11)
    page.reload()
    ask(page, "openword two")
    open_tab(page, "Models")
    page.get_by_role("tab", name="Chat").click()
    start(page, "!fail")
    expect(box(page)).to_have_value("!fail")
    sent = b"\n".join(bodies)
    assert b"openword two" in sent, "the conversation that is answered is sent"
    assert re.findall(rb"(?:title|ask|said|system)word\w+|kept[a-j]{9}", sent) == []


def test_every_conversation_and_tab_has_an_address(page: Page, open_page: Callable[..., Page]) -> None:
    ask(page, "First")
    first = page.url
    assert re.search(r"#/chat/[0-9a-f]{32}$", first)
    new_chat(page)
    ask(page, "Second")
    second = page.url
    open_tab(page, "Models")
    expect(page).to_have_url(re.compile("#/models$"))
    page.go_back()
    expect(asked(page)).to_have_text(["Second"])
    assert page.url == second
    page.go_back()
    expect(asked(page)).to_have_text(["First"])
    page.go_forward()
    expect(asked(page)).to_have_text(["Second"])
    page.go_forward()
    expect(page.locator("#models")).to_be_visible()
    page.reload()
    expect(page.locator("#models-table tr.line").first).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    expect(page).not_to_have_url(re.compile("models"))
    bookmark = open_page(first[first.index("#") :])
    expect(asked(bookmark)).to_have_text(["First"])
    bookmark.goto(f"{first.split('#')[0]}#/chat/nobody")
    expect(bookmark.locator("#undo-line")).to_contain_text("not in this browser")
    expect(bookmark).to_have_url(first.split("#")[0])


def test_one_conversation_in_two_tabs_loses_no_turn(page: Page, open_page: Callable[..., Page], served: Served) -> None:
    ask(page, "Question")
    other = open_page(page.url[page.url.index("#") :])
    expect(asked(other)).to_have_text(["Question"])
    start(other, "!think")
    served.manager.turns.release(1)
    expect(asked(page)).to_have_text(["Question", "!think"])  # what is asked there is seen here
    button(page, "Undo").click()  # and taken back here, while it is answered there
    expect(asked(page)).to_have_text(["Question"])
    ask(page, "Meanwhile")
    served.manager.turns.release(3)
    is_idle(other)
    for tab in (page, other):
        tab.reload()
        expect(box(tab)).to_be_enabled()
        turns = tab.evaluate("() => window.hfjax.chats.get(window.hfjax.chats.current()).then(({turns}) => turns)")
        said = [turn["content"] for turn in turns]
        assert {"Question", "!think", "Meanwhile"} <= set(said) and len(said) == 6, said


def test_two_hundred_conversations_and_more(page: Page) -> None:
    now = page.evaluate("new Date().setHours(12, 0, 0, 0) / 1000")
    times = [now, now - DAY, now - 3 * DAY, *(now - 60 * DAY - number for number in range(207))]
    many = [conversation(f"c{number}", f"Number {number}", "a", "b", updated=time) for number, time in enumerate(times)]
    add(page, *many)
    expect(conversations(page)).to_have_count(210)
    expect(page.locator("#conversations h2")).to_have_text(
        ["Today", "Yesterday", "Previous 7 days", re.compile(r"^\w+ \d{4}$")]
    )
    expect(button(page, "Export all")).to_be_in_viewport()
    ask(page, "One more")
    page.reload()
    expect(conversations(page)).to_have_count(211)
    conversations(page).last.scroll_into_view_if_needed()
    conversations(page).last.press("F2")
    page.get_by_label("New title").fill("The last")
    page.keyboard.press("Enter")
    expect(conversations(page).last).to_have_text("The last")


def test_conversations_of_other_programs_and_an_archive(page: Page, tmp_path: Path) -> None:
    def node(parent: str | None, role: str, text: str, **more: Any) -> dict[str, Any]:
        content = {"content_type": "text", "parts": [text]}
        return {"parent": parent, "message": {"author": {"role": role}, "content": content, "metadata": more}}

    mapping = {
        "root": {"parent": None, "message": None},
        "system": node("root", "system", "", is_visually_hidden_from_conversation=True),
        "q": node("system", "user", "Where to?"),
        "a1": node("q", "assistant", "Lisbon", model_slug="gpt"),
        "a2": node("q", "assistant", "Porto", model_slug="gpt"),
    }
    chatgpt = [{"title": "Of ChatGPT", "update_time": 1.7e9, "mapping": mapping, "current_node": "a1"}]
    thought = '<details type="reasoning" done="true">\n<summary>Thought</summary>\n&gt; 1 &lt; 2\n</details>\nTwo.'
    messages = {
        "1": {"id": "1", "parentId": None, "role": "user", "content": "How many?"},
        "2": {"id": "2", "parentId": "1", "role": "assistant", "content": thought, "model": "m"},
    }
    chat = {"models": ["m"], "history": {"messages": messages, "currentId": "2"}}
    open_webui = [{"id": "w", "title": "Of Open WebUI", "updated_at": 1.6e9, "chat": chat}]
    llama_cpp = {
        "conv": {"id": "l", "name": "Of llama.cpp", "lastModified": 1.5e12, "currNode": 3},
        "messages": [
            {"id": 1, "type": "root", "role": "system", "content": "", "parent": -1},
            {"id": 2, "type": "text", "role": "user", "content": "Hello", "parent": 1},
            {"id": 3, "type": "text", "role": "assistant", "content": "Hi <b>", "parent": 2},
        ],
    }
    files = []
    for name, value in (("chatgpt", chatgpt), ("open-webui", open_webui), ("llama", llama_cpp)):
        files.append(tmp_path / f"{name}.json")
        files[-1].write_text(json.dumps(value), encoding="utf-8")
    page.locator("#import-file").set_input_files(files)
    titles = ["Of ChatGPT", "Of Open WebUI", "Of llama.cpp"]
    expect(conversations(page)).to_have_text(titles)
    expect(page.locator("#undo-line")).to_contain_text("3 conversations are imported")
    with page.expect_download() as archive:
        button(page, "Export all").click()
    archive.value.save_as(tmp_path / "all.json")
    more(page, titles[0], "Select")
    button(page, "All").click()
    page.locator("#picked-delete").click()
    expect(conversations(page)).to_have_count(0)
    page.locator("#import-file").set_input_files(tmp_path / "all.json")
    expect(conversations(page)).to_have_text(titles)
    conversations(page).nth(0).click()
    expect(answers(page)).to_have_text(["Lisbon"])
    button(page, "Next answer").click()
    expect(answers(page)).to_have_text(["Porto"])
    conversations(page).nth(1).click()
    expect(answers(page)).to_have_text(["Two."])
    expect(page.locator(".thoughts-text")).to_have_text("1 < 2")
    conversations(page).nth(2).click()
    expect(answers(page)).to_have_text(["Hi <b>"])


def test_what_an_earlier_version_kept_is_carried_over_if_it_can_be_read(page: Page) -> None:
    keep = "(kept) => localStorage.setItem('hfjax_demo.conversations', kept)"
    page.evaluate(keep, "{broken")
    page.reload()
    ask(page, "Still here")
    expect(conversations(page)).to_have_text(["Still here"])
    preset = {"name": "Poet", "system": "Rhyme.", "sampling": {"temperature": 1.3}}
    old = {
        "version": 2,
        "current": "b",
        "conversations": [
            {**conversation("a", "With branches", "one", "two"), "updated": 20},
            {"id": "b", "title": "Straight", "messages": [{"role": "user", "content": "hello"}], "updated": 10},
        ],
        "presets": [preset],
    }
    page.evaluate(keep, json.dumps(old))
    address = page.url.split("#")[0]
    page.goto("about:blank")
    page.goto(address)
    expect(conversations(page)).to_have_text(["Still here", "With branches", "Straight"])
    expect(asked(page)).to_have_text(["hello"])
    assert page.evaluate("localStorage.getItem('hfjax_demo.conversations')") is None
    unfold(page, "Settings ▼")
    page.get_by_role("combobox", name="Preset").click()
    expect(page.get_by_role("option", name="Poet")).to_be_visible()


# Holds the store, as another tab does that writes, until `window.letGo` is true.
HOLD_THE_STORE = """() => new Promise((held) => {
    const opening = indexedDB.open("hfjax_demo.chats");
    opening.onsuccess = () => {
        const transaction = opening.result.transaction(["heads", "bodies"], "readwrite");
        const again = () => {
            held();
            if (!window.letGo) transaction.objectStore("heads").get("").onsuccess = again;
        };
        again();
    };
})"""


def test_a_reload_before_the_browser_has_written_loses_no_answer(page: Page, open_page: Callable[..., Page]) -> None:
    ask(page, "First")
    eventually(page, "window.hfjax.chats.get(window.hfjax.chats.current()).then((record) => record.turns.length === 2)")
    other = open_page()
    other.evaluate(HOLD_THE_STORE)
    second = ask(page, "Second")
    text = second.inner_text()

    page.reload(wait_until="commit")
    other.evaluate("window.letGo = true")

    expect(answers(page)).to_have_count(2)
    assert answers(page).nth(1).inner_text() == text
    page.reload()
    expect(answers(page)).to_have_count(2)


CURRENT = "window.hfjax.chats.current()"
STORED = "(id) => window.hfjax.chats.get(id)"


def test_another_conversation_opened_before_the_servers_first_word_shows_and_loses_no_answer(page: Page) -> None:
    held: list[Route] = []
    add(page, conversation("other", "Other", "one", "two"))
    page.route(re.compile("/queue/join"), lambda route: held.append(route))
    for number in range(2):  # a new conversation, and one that is stored
        identity = page.evaluate(CURRENT)
        start(page, f"!endless {number}")
        while not held:
            page.wait_for_timeout(20)
        conversations(page).filter(has_text="Other").click()
        expect(asked(page)).to_have_text(["one"])
        held.pop().continue_()
        expect(status(page)).to_have_text("Answering")
        page.evaluate(FRAMES)
        for messages, texts in ((asked(page), ["one"]), (answers(page), ["two"])):
            assert messages.all_inner_texts() == texts
        button(page, "Stop").click()
        is_idle(page)
        kept = "([id, turns]) => window.hfjax.chats.get(id).then((there) => there && there.turns.length === turns)"
        eventually(page, kept, [identity, 2 * number + 2])
        expect(answers(page)).to_have_text(["two"])
        assert page.evaluate(CURRENT) == "other"
        other = page.evaluate(STORED, "other")
        assert len(other["turns"]) == 2 and "coming" not in other
        conversations(page).filter(has_text="!endless 0").click()
        expect(asked(page)).to_have_text([f"!endless {each}" for each in range(number + 1)])
        expect(answers(page)).to_have_count(number + 1)
        expect(answers(page).last).to_contain_text("1 2 3")


def test_a_broken_record_takes_the_place_of_none(page: Page) -> None:
    """Such as the page of an earlier version makes of what this server sends: turns without parents, and no leaf."""
    ask(page, "Question")
    identity = page.evaluate(CURRENT)
    turns = "(id) => window.hfjax.chats.get(id).then(({turns}) => turns)"
    eventually(page, f"(id) => ({turns})(id).then((turns) => turns.length === 2)", identity)
    stored = page.evaluate(turns, identity)
    unsaved = {"id": identity, "turns": [{"id": "x", "role": "user", "content": "Lost"}]}
    page.evaluate("(left) => window.hfjax.session.set('hfjax_demo.chats.unsaved', left)", unsaved)
    page.reload()
    expect(asked(page)).to_have_text(["Question"])
    expect(answers(page)).to_have_count(1)
    add(page, {"id": identity, "title": "Broken", "turns": [None]})
    expect(conversations(page)).to_have_text(["Question"])
    assert page.evaluate(turns, identity) == stored

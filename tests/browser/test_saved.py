"""Saved conversations: over reloads and server restarts; new, switch, rename, delete, what is not sent yet."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.acts import (
    answers,
    ask,
    asked,
    box,
    button,
    choose,
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

WORDS = {"name": "words.txt", "mimeType": "text/plain", "buffer": b"one two"}
CHIPS = "#attached-list .file-chip:not(.coming)"


def test_a_server_restart_loses_nothing(page: Page, served: Served) -> None:
    answer = ask(page, "First").inner_text()
    new_chat(page)
    ask(page, "Second")
    served.restart()
    ask(page, "Third")  # the page stayed open
    conversations(page).filter(has_text="First").click()
    expect(asked(page)).to_have_text(["First"])
    expect(conversations(page)).to_have_text(["Second", "First"])
    served.restart()
    page.reload()
    expect(answers(page)).to_have_text(answer)
    ask(page, "After the restart")
    sent = [turn["content"] for turn in served.manager.requests[-1].messages or []]
    assert sent == ["First", answer, "After the restart"]


def test_a_message_that_found_no_server_is_in_the_box_when_the_server_is_back(page: Page, served: Served) -> None:
    served.close()
    start(page, "Is anybody there?")
    expect(page.get_by_text("Connection to the server was lost")).to_be_visible()
    box(page).fill("Is anybody there? I go on writing")
    with page.expect_navigation():
        served.restart()
    expect(box(page)).to_have_value("Is anybody there? I go on writing")
    answer = ask(page, "Is anybody there?")
    expect(answer).to_contain_text("Is anybody there?")


KEPT = "() => window.hfjax.chats.get(window.hfjax.chats.current()).then((kept) => kept && kept.coming)"


def test_an_answer_cut_off_by_a_reload_is_kept_as_far_as_it_came_and_goes_on(page: Page, served: Served) -> None:
    start(page, "!endless")
    expect(answers(page)).to_contain_text("1 2 3")
    eventually(page, KEPT)
    page.reload()
    expect(asked(page)).to_have_text(["!endless"])
    expect(answers(page)).to_contain_text("1 2 3")
    is_idle(page)
    button(page, "Continue").click()
    expect(button(page, "Stop")).to_be_visible()
    begun = served.manager.requests[-1].begun
    assert isinstance(begun, str) and begun.startswith("1 2 3")
    button(page, "Stop").click()
    is_idle(page)
    page.reload()
    expect(answers(page)).to_have_count(1)
    expect(page.locator(".alternatives")).to_have_count(0)


def test_what_is_not_sent_yet_outlives_a_reload(page: Page) -> None:
    open_tab(page, "Images")
    prompt = page.locator("#image-prompt textarea")
    prompt.fill("A red")
    page.get_by_role("tab", name="Chat").click()
    expect(page).not_to_have_url(re.compile("images"))
    box(page).fill("Half a sentence")
    page.locator("#attach-file").set_input_files(WORDS)  # type: ignore[arg-type]
    expect(page.locator(CHIPS)).to_have_count(1)
    for _ in range(2):
        page.reload()
        expect(box(page)).to_have_value("Half a sentence")
        expect(page.locator(CHIPS).locator("b")).to_have_text(["words.txt"])
        expect(box(page)).to_be_focused()
    open_tab(page, "Images")
    expect(prompt).to_have_value("A red")
    page.get_by_role("tab", name="Chat").click()
    ask(page, "The whole sentence")
    page.reload()
    expect(answers(page)).to_have_count(1)
    expect(box(page)).to_be_focused()
    expect(box(page)).to_have_value("")
    expect(page.locator(CHIPS)).to_have_count(0)


TYPED_AT_ONCE = """new MutationObserver(() => {
    const field = document.querySelector("#image-prompt textarea:enabled");
    if (!field || window.typed) return;
    window.typed = true;
    setTimeout(() => {
        field.value = "typed at once";
        field.dispatchEvent(new Event("input", {bubbles: true}));
    });
}).observe(document, {childList: true, subtree: true, attributes: true})"""


def test_what_is_typed_as_the_page_opens_stays(open_page: Callable[..., Page], context: BrowserContext) -> None:
    context.add_init_script(TYPED_AT_ONCE)
    for _ in range(6):
        page = open_page("?tab=images")
        expect(page.locator("#image-prompt-line")).to_contain_text("5 of 77 tokens")
        expect(page.locator("#image-prompt textarea")).to_have_value("typed at once")
        page.close()  # each holds one of the six connections that a browser has to a server


def test_the_chat_is_as_it_was_when_the_page_was_opened_on_another_tab(
    page: Page, open_page: Callable[..., Page]
) -> None:
    ask(page, "First")
    box(page).fill("Half a sentence")
    page.locator("#attach-file").set_input_files(WORDS)  # type: ignore[arg-type]
    expect(page.locator(CHIPS)).to_have_count(1)
    open_tab(page, "Images")
    expect(page.locator("#image-prompt textarea")).to_be_visible()
    page.reload()
    expect(page.locator("#image-prompt textarea")).to_be_visible()
    other = open_page()  # another tab of this browser, which goes on before this one shows its chat
    new_chat(other)
    ask(other, "Second")
    page.reload()
    expect(page.locator("#image-prompt textarea")).to_be_visible()
    ask(other, "Third")
    page.get_by_role("tab", name="Chat").click()
    expect(conversations(page)).to_have_count(2)
    expect(box(page)).to_have_value("Half a sentence")
    expect(page.locator(CHIPS).locator("b")).to_have_text(["words.txt"])
    other.reload()
    expect(asked(other)).to_have_text(["Second", "Third"])
    ask(page, "A whole one")
    expect(asked(page).last).to_contain_text("A whole one")
    expect(conversations(page)).to_have_count(2)


def test_switching_away_stops_the_answer_keeps_what_came_and_what_is_sent_then_goes_there(
    page: Page, served: Served
) -> None:
    ask(page, "First")
    new_chat(page)
    start(page, "!endless")
    expect(answers(page)).to_have_count(1)
    stream = served.manager.streams[-1]
    conversations(page).filter(has_text="First").click()
    expect(asked(page)).to_have_text(["First"])
    assert stream.finished.wait(30)
    is_idle(page)
    expect(answers(page)).to_contain_text("to: First")
    ask(page, "Again")
    conversations(page).filter(has_text="!endless").click()
    expect(asked(page)).to_have_text(["!endless"])
    expect(answers(page)).to_contain_text("1 2 3")
    start(page, "!endless more")
    expect(answers(page)).to_have_count(2)
    button(page, "New chat").click()  # which waits for the answer to stop
    start(page, "After")
    expect(asked(page)).to_have_text(["After"])
    expect(answers(page)).to_have_count(1)
    expect(conversations(page)).to_have_text(["After", "!endless", "First"])
    assert [turn["content"] for turn in served.manager.requests[-1].messages or []] == ["After"]


def test_conversations_are_renamed_pinned_deleted_and_brought_back(page: Page) -> None:
    title = "<b>Cats</b> & dogs"
    start(page, "!endless")
    expect(answers(page)).to_have_count(1)
    more(page, "!endless", "Rename")
    field = page.get_by_label("New title")
    expect(field).to_be_focused()
    field.fill(title)
    field.press("Enter")
    expect(field).to_be_hidden()
    button(page, "Stop").click()
    is_idle(page)
    expect(conversations(page)).to_have_text([title])  # the end of its answer has not undone it
    page.reload()
    expect(conversations(page)).to_have_text([title])
    new_chat(page)
    ask(page, "Second")
    more(page, "Second", "Delete")
    expect(conversations(page)).to_have_text([title])
    expect(asked(page)).to_have_count(0)
    button(page, "Undo").click()
    expect(conversations(page)).to_have_text(["Second", title])
    expect(asked(page)).to_have_text(["Second"])
    more(page, title, "Pin")
    expect(page.locator("#conversations h2")).to_have_text(["Pinned", "Today"])
    page.reload()
    expect(conversations(page)).to_have_text([title, "Second"])
    more(page, title, "Select")
    button(page, "All").click()
    expect(page.locator("#picked-count")).to_have_text("2 selected")
    page.locator("#picked-delete").click()
    expect(conversations(page)).to_have_count(0)
    page.reload()
    expect(box(page)).to_be_enabled()
    expect(conversations(page)).to_have_count(0)


def test_a_conversation_brings_its_model_and_settings(page: Page) -> None:
    unfold(page, "Settings ▼")
    system = page.get_by_role("textbox", name="System prompt")
    temperature = page.get_by_role("spinbutton", name="Temperature")
    most = page.get_by_role("spinbutton", name="Max new tokens")
    model = page.get_by_role("combobox", name="Model")
    usual = temperature.input_value()
    system.fill("Be brief.")
    most.fill("1500")
    most.press("Tab")
    ask(page, "First")
    new_chat(page)
    expect(system).to_have_value("")
    expect(most).not_to_have_value("1500")
    most.fill("1400")
    most.press("Tab")
    choose(page, "Model", "SmolLM2 360M Instruct")
    expect(page.locator("#model-line")).to_contain_text("362 M")
    expect(most).to_have_value("1400")  # what a person has set stays with another model
    ask(page, "Second")
    temperature.fill("0.3")
    temperature.press("Tab")
    for title, name, values in (
        ("First", "SmolLM2 135M Instruct", ("Be brief.", "1500", usual)),
        ("Second", "SmolLM2 360M Instruct", ("", "1400", "0.3")),
    ):
        conversations(page).filter(has_text=title).click()
        expect(model).to_have_value(name)
        for field, value in zip((system, most, temperature), values, strict=True):
            expect(field).to_have_value(value)


def test_a_browser_that_has_no_room_says_so_and_still_chats(page: Page) -> None:
    page.evaluate(
        "() => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
    )
    ask(page, "Not kept")
    expect(page.locator("#kept-line")).to_contain_text("storage is full")
    expect(status(page)).to_contain_text("Finished")
    expect(box(page)).to_have_value("")
    new_chat(page)
    conversations(page).filter(has_text="Not kept").click()  # it is there as long as the page is
    expect(asked(page)).to_have_text(["Not kept"])
    with page.expect_download() as kept:
        button(page, "Export all").click()
    assert "Not kept" in Path(kept.value.path()).read_text(encoding="utf-8")

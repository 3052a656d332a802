"""Conversations found by their words, files imported, presets, and keys."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import (
    add,
    answers,
    ask,
    asked,
    box,
    broken_rules,
    button,
    choose,
    conversation,
    conversations,
    edit,
    is_idle,
    more,
    new_chat,
    status,
    unfold,
)
from tests.ui.serving import Served

pytestmark = pytest.mark.release


def test_a_conversation_is_found_by_its_words(page: Page) -> None:
    ask(page, "About cats and dogs")
    new_chat(page)
    ask(page, "About birds")
    box(page).press("Escape")  # out of the message box
    page.keyboard.press("/")
    search = page.get_by_role("searchbox", name="Search the conversations")
    expect(search).to_be_focused()
    search.fill("DOGS answer")
    hits = page.locator("#found button")
    expect(hits).to_have_count(1)
    expect(hits.locator("mark")).to_have_text(["dogs", "Answer", "dogs"])
    expect(page.locator("#found-count")).to_have_text("1 conversation")
    assert broken_rules(page) == []
    search.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(asked(page)).to_have_text(["About cats and dogs"])
    page.wait_for_function("() => CSS.highlights.get('found').size > 0")
    page.keyboard.press("Escape")
    expect(search).to_have_value("")
    expect(conversations(page)).to_have_count(2)
    search.fill('"cats dogs"')  # a phrase
    expect(page.locator("#found-count")).to_have_text("No conversations")
    texts = ["the needle in the hay" if place == 7 else "hay " * 80 for place in range(60)]
    add(page, conversation("long", "Long", *texts))
    search.fill('"needle in the"')
    expect(hits.locator("mark")).to_have_text(["needle in the"])
    hits.click()
    expect(answers(page).nth(3)).to_be_in_viewport()  # where it is said
    expect(answers(page).last).not_to_be_in_viewport()


def test_what_was_exported_is_imported(page: Page, tmp_path: Path) -> None:
    first = ask(page, "!code").text_content() or ""
    edit(page, "Question")
    expect(answers(page)).not_to_have_text(first)
    is_idle(page)
    with page.expect_download() as record:
        more(page, "!code", "Export JSON")
    record.value.save_as(tmp_path / "a.json")
    saved = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert [message["role"] for message in saved["messages"]] == ["user", "assistant"]
    more(page, "!code", "Delete")
    expect(conversations(page)).to_have_count(0)
    page.locator("#import-file").set_input_files(tmp_path / "a.json")
    expect(conversations(page)).to_have_text(["!code"])
    button(page, "Previous wording").click()
    expect(answers(page)).to_have_text(first)
    with page.expect_download() as markdown:
        more(page, "!code", "Export Markdown")
    assert markdown.value.suggested_filename == "code.md"
    assert "    if text:\n        return" in Path(markdown.value.path()).read_text(encoding="utf-8")
    (tmp_path / "b.json").write_text("# No JSON", encoding="utf-8")
    page.locator("#import-file").set_input_files(tmp_path / "b.json")
    expect(page.locator("#undo-line")).to_contain_text("Not read: b.json. This isn't a JSON file")
    expect(conversations(page)).to_have_count(1)


def test_presets(page: Page, served: Served) -> None:
    unfold(page, "Settings ▼")
    temperature = page.get_by_role("spinbutton", name="Temperature")
    system = page.get_by_role("textbox", name="System prompt")
    choose(page, "Preset", "Programmer")
    expect(system).to_have_value(re.compile("experienced programmer"))
    expect(temperature).to_have_value("0.2")
    system.fill("Rhyme.")
    temperature.fill("1.3")
    temperature.press("Tab")
    page.get_by_role("textbox", name="Save as preset").fill("Poet")
    button(page, "Save").click()
    expect(status(page)).to_contain_text("Saved as “Poet”")
    page.reload()
    expect(box(page)).to_be_enabled()
    unfold(page, "Settings ▼")
    choose(page, "Preset", "Poet")
    expect(system).to_have_value("Rhyme.")
    expect(temperature).to_have_value("1.3")
    preset = page.get_by_role("combobox", name="Preset")
    system.fill("Rhyme twice.")
    system.press("Tab")
    expect(preset).to_have_value("")  # its values are others now
    choose(page, "Preset", "Poet")
    ask(page, "Question")
    request = served.manager.requests[-1]
    assert (request.messages or [])[0] == {"role": "system", "content": "Rhyme."}
    assert request.sampling.temperature == 1.3
    button(page, "Delete preset").click()
    expect(status(page)).to_contain_text("“Poet” is deleted")
    page.get_by_role("combobox", name="Preset").click()
    expect(page.get_by_role("option", name="Programmer")).to_be_visible()
    expect(page.get_by_role("option", name="Poet")).to_have_count(0)


# A key before the dialog that was closed has lost the focus.
AT_ONCE = """() => {
    document.querySelector("#shortcuts").close();
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "?", bubbles: true}));
}"""


def test_keys(page: Page, served: Served) -> None:
    first = ask(page, "Question").inner_text()
    box(page).press_sequentially("n?r/")
    expect(box(page)).to_have_value("n?r/")  # they are letters in a field
    box(page).fill("")
    box(page).press("Escape")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Shortcuts")
    expect(dialog).to_be_visible()
    assert broken_rules(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.keyboard.press("?")
    expect(dialog).to_be_visible()
    page.evaluate(AT_ONCE)
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(answers(page)).not_to_have_text(first)
    is_idle(page)
    page.keyboard.press("e")
    expect(page.locator("#talk textarea")).to_be_focused()
    page.locator("#talk textarea").press("Escape")
    expect(asked(page)).to_have_text("Question")
    button(page, "Shortcuts").click()
    page.get_by_role("checkbox", name="Shortcuts work").uncheck()
    button(page, "Close").click()
    page.keyboard.press("n")
    expect(asked(page)).to_have_count(1)

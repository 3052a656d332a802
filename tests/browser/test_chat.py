"""Talking: streaming, Stop, what waits, errors, models, settings."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, Request, expect

from hfjax_demo.settings import Settings
from tests.browser.acts import (
    answers,
    ask,
    asked,
    box,
    broken_rules,
    button,
    choose,
    is_idle,
    numbers,
    start,
    status,
    unfold,
)
from tests.fakes import last_text
from tests.ui.serving import Served

GROWS = "before => document.querySelector('[data-testid=bot]').innerText.length > before"


def grows(page: Page) -> None:
    """The answer goes on."""
    expect(answers(page).first).to_be_visible()
    page.wait_for_function(GROWS, arg=len(answers(page).last.inner_text()))


def is_report(request: Request) -> bool:
    return "component_server" in request.url and '"seen"' in (request.post_data or "")


def reported(request: Request) -> int:
    """The number of the update that the page says it has displayed."""
    response = request.response()
    assert response is not None and response.ok
    return int(request.post_data_json["data"].split(" ")[1])


def test_an_answer_streams_and_stop_stops_the_computation(page: Page, served: Served) -> None:
    with page.expect_request(is_report) as first:
        start(page, "!endless")
    with page.expect_request(lambda request: is_report(request) and request != first.value) as second:
        grows(page)
    grows(page)
    assert 0 < reported(first.value) < reported(second.value)
    expect(status(page)).to_have_text("Answering")
    stream = served.manager.streams[-1]
    button(page, "Stop").click()
    expect(status(page)).to_have_text(re.compile(r"Stopped \d+ of 2048 tokens"))
    is_idle(page)
    assert stream.finished.wait(30)
    expect(numbers(page).locator("p")).to_be_hidden()
    numbers(page).click()
    for words in ("35 tok/s", "182 ms to first token", "prefill 412 tok/s", "8 tokens from cache", "seed 4242"):
        expect(numbers(page)).to_contain_text(words)
    model = served.settings.default_model
    steps, text = served.manager.status(model).decode_steps, answers(page).last.inner_text()
    ask(page, "Something short")  # the page goes on, and nothing else has been computed meanwhile
    assert served.manager.status(model).decode_steps - steps == served.manager.streams[-1].produced
    assert answers(page).first.inner_text() == text
    page.reload()
    expect(page.locator("#talk .who")).to_have_text(["SmolLM2 135M Instruct"] * 2)
    expect(numbers(page).last.locator("summary")).to_contain_text("35 tok/s")
    numbers(page).last.locator("summary").click()
    expect(numbers(page).last.locator("p")).to_contain_text("seed 4242")
    assert broken_rules(page) == []


def test_stages_are_told_and_stop_before_the_first_token_gives_the_message_back(page: Page, served: Served) -> None:
    start(page, "!stages")
    for words in (
        "Fetching the model 43 %",
        "Loading the model",
        "Compiling",
        "1 ahead of you",
        "Reading the prompt: 64 of 256 tokens 25 %",
    ):
        expect(status(page)).to_contain_text(words)
        served.manager.turns.release()
    expect(page.locator("#announcer")).to_contain_text("Reading the prompt")
    button(page, "Stop").click()
    expect(status(page)).to_contain_text("Stopped")
    is_idle(page)
    assert served.manager.streams[-1].finished.wait(30)
    expect(asked(page)).to_have_count(0)
    expect(box(page)).to_have_value("!stages")


def test_what_is_sent_while_an_answer_comes_waits_and_is_sent_then(page: Page, served: Served) -> None:
    waiting, before = page.locator("#queued li"), len(served.manager.requests)
    start(page, "!think")
    expect(button(page, "Stop")).to_be_visible()
    for text in ("next question", "another", "not this one"):
        start(page, text)
    expect(waiting).to_have_count(3)
    expect(box(page)).to_have_value("")
    box(page).fill("a draft")
    page.get_by_role("button", name="Take back: not this one").click()
    expect(waiting).to_have_count(2)
    expect(box(page)).to_have_value("a draft\n\nnot this one")
    assert len(served.manager.requests) == before + 1
    served.manager.turns.release(3)
    expect(asked(page)).to_have_text(["!think", "next question", "another"])
    expect(answers(page)).to_have_count(3)
    is_idle(page)
    expect(waiting).to_have_count(0)
    sent = [last_text(request) for request in served.manager.requests[before:]]
    assert sent == ["!think", "next question", "another"]
    expect(box(page)).to_have_value("a draft\n\nnot this one")

    start(page, "!endless")
    expect(answers(page)).to_have_count(4)
    before = len(served.manager.requests)
    start(page, "after stop")
    expect(waiting).to_have_count(1)
    button(page, "Stop").click()
    is_idle(page)
    expect(box(page)).to_have_value("after stop")  # it goes back
    expect(waiting).to_have_count(0)
    assert len(served.manager.requests) == before


def test_messages_are_sent_as_they_were_typed_and_the_conversation_with_them(page: Page, served: Served) -> None:
    before = len(served.manager.requests)
    events: list[Request] = []

    def settles(request: Request) -> bool:  # the second event, which the page sends when the first has been answered
        events.extend([request] if "/queue/join" in request.url or "/run/" in request.url else [])
        return len(events) == 2

    with page.expect_request(settles):
        start(page, "   ")  # nothing to send
    expect(asked(page)).to_have_count(0)
    box(page).fill("")
    box(page).press_sequentially("one")
    box(page).press("Shift+Enter")
    box(page).press_sequentially("  two")
    button(page, "Send").click()
    expect(answers(page)).to_have_count(1)
    expect(box(page)).to_be_focused()  # Send made way for Stop; the keyboard is not lost with it
    is_idle(page)
    first = page.evaluate("() => window.hfjax.onPage().turns[1].content")
    ask(page, "Second")
    assert [request.messages for request in served.manager.requests[before:]] == [
        [{"role": "user", "content": "one\n  two"}],
        [
            {"role": "user", "content": "one\n  two"},
            {"role": "assistant", "content": first},
            {"role": "user", "content": "Second"},
        ],
    ]


def test_an_example_is_asked_and_undo_gives_messages_back(page: Page, served: Served) -> None:
    box(page).fill("a draft")
    page.get_by_role("button", name="ginger cat").click()
    expect(answers(page)).to_have_count(1)
    is_idle(page)
    first = last_text(served.manager.requests[-1])
    assert first == "Suggest three names for a ginger cat."
    expect(box(page)).to_have_value("a draft")
    ask(page, "Second")
    button(page, "Undo").click()
    expect(answers(page)).to_have_count(1)
    expect(asked(page)).to_have_text([first])
    expect(box(page)).to_have_value("Second")
    button(page, "Undo that").click()  # which can be undone
    expect(asked(page)).to_have_text([first, "Second"])
    expect(box(page)).to_have_value("")
    expect(page.locator("#undone")).to_be_hidden()
    for left in ([first], []):
        button(page, "Undo").click()
        expect(asked(page)).to_have_text(left)
        box(page).fill("a draft")
    button(page, "Undo that").click()  # of the first message, too, with which the conversation went
    expect(asked(page)).to_have_text([first])
    expect(box(page)).to_have_value("a draft")


def test_an_error_is_told_and_nothing_is_lost(page: Page, served: Served) -> None:
    first = ask(page, "Before").inner_text()
    for text, sentence in (
        ("!fail now", "The engine broke on purpose"),
        ("two words " * 100_001, "the limit is 1,000,000"),
    ):
        start(page, text)
        expect(status(page)).to_contain_text(sentence)
        is_idle(page)
        expect(box(page)).to_have_value(text)
        expect(asked(page)).to_have_text(["Before"])
        expect(page.locator("#announcer")).to_contain_text(sentence)
    served.manager.fail_next = True
    button(page, "Retry").click()
    expect(status(page)).to_contain_text("The engine broke on purpose")
    is_idle(page)
    expect(answers(page)).to_have_text(first)
    start(page, "!break")
    expect(status(page)).to_contain_text("Interrupted.")
    is_idle(page)
    expect(answers(page).last).to_have_text("This much and")
    start(page, "!later")
    expect(status(page)).to_contain_text("Compiling")
    box(page).fill("typed meanwhile")
    served.manager.go_on.set()
    expect(status(page)).to_contain_text("The engine broke on purpose")
    is_idle(page)
    expect(box(page)).to_have_value("typed meanwhile")
    expect(asked(page).last).to_have_text("!later")


def test_a_base_model_continues_text_with_its_recommended_values(page: Page, served: Served) -> None:
    unfold(page, "Settings ▼")
    expect(page.get_by_role("spinbutton", name="Temperature")).to_have_value("0.2")
    choose(page, "Model", "Gemma 3 270M")
    expect(page.get_by_role("spinbutton", name="Temperature")).to_have_value("1")
    expect(page.get_by_role("spinbutton", name="Top-k")).to_have_value("64")
    expect(page.locator("#model-line")).to_contain_text("base model: continues text")
    expect(page.get_by_role("textbox", name="Text to continue", exact=True)).to_be_visible()
    ask(page, "Once upon a time")
    request = served.manager.requests[-1]
    assert (request.model, request.prompt, request.messages) == ("gemma-3-270m", "Once upon a time", None)
    assert (request.sampling.temperature, request.sampling.top_k) == (1.0, 64)


def test_a_custom_model_that_turns_out_to_be_a_base_model(context: BrowserContext) -> None:
    with Served(Settings(allow_custom_models=True)) as custom:
        page = context.new_page()
        page.goto(custom.url)
        expect(box(page)).to_be_enabled()
        field = page.get_by_role("combobox", name="Model")
        field.fill("owner/some-base")
        field.press("Enter")
        expect(page.locator("#talk-empty .placeholder")).to_contain_text("owner/some-base")
        ask(page, "Once upon a time")
        assert [request.prompt for request in custom.manager.requests] == [None, "Once upon a time"]
        expect(page.locator("#model-line")).to_contain_text("base model: continues text")


def test_settings_reach_the_engine_and_reset(page: Page, served: Served) -> None:
    unfold(page, "Settings ▼")
    temperature = page.get_by_role("spinbutton", name="Temperature")
    page.get_by_role("textbox", name="System prompt").fill("Be brief.")
    expect(temperature).to_have_value("0.2")  # it is there, with what it begins with
    for name, value in (("Temperature", "1.5"), ("Top-k", "12")):
        field = page.get_by_role("spinbutton", name=name)
        field.fill(value)
        field.press("Tab")
        expect(field).to_have_value(value)
    page.get_by_role("textbox", name="Stop strings").fill("END\n\\nUser:")
    page.get_by_role("checkbox", name="Random seed").uncheck()
    seed = page.get_by_role("spinbutton", name="Seed", exact=True)
    expect(seed).to_be_enabled()
    seed.fill("77")
    seed.press("Tab")
    ask(page, "Question")
    request = served.manager.requests[-1]
    assert (request.messages or [])[0] == {"role": "system", "content": "Be brief."}
    sampling = request.sampling
    assert (sampling.temperature, sampling.top_k, sampling.seed) == (1.5, 12, 77)
    assert sampling.stop == ("END", "\nUser:")
    expect(numbers(page)).to_contain_text("seed 77")
    button(page, "Reset to the model's recommended values").click()
    expect(temperature).to_have_value("0.2")
    expect(page.get_by_role("checkbox", name="Random seed")).to_be_checked()

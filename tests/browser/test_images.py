"""Drawing: preview, Stop, seeds, settings, the PNG and its parameters, bad input."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.acts import box, button, choose, open_tab
from tests.browser.image_acts import (
    begin,
    download,
    draw,
    facts,
    fix_seed,
    is_idle,
    number,
    picture,
    previews,
    prompt,
    status,
    thumbs,
)
from tests.fake_pictures import parameters_of
from tests.ui.serving import Served

MODEL, LARGE = "emoji-diffusion", "Stable Diffusion XL Base 1.0"
WATCH_STAGE = """() => {
  window.seen = [];
  const stage = document.getElementById('stage-view');
  new MutationObserver(() => {
    const image = stage.querySelector('img');
    const what = !image ? 'nothing' : image.classList.contains('preview') ? 'preview' : 'picture';
    if (window.seen.at(-1) !== what) window.seen.push(what);
  }).observe(stage, {childList: true, subtree: true});
}"""


def test_a_preview_comes_before_the_picture(images: Page, served: Served) -> None:
    images.evaluate(WATCH_STAGE)
    served.manager.go_on.clear()
    try:
        begin(images, "!wait red apple")
        expect(previews(images)).to_have_attribute("alt", "Preview: !wait red apple")
        expect(status(images)).to_contain_text("Decoding the image")
    finally:
        served.manager.go_on.set()
    expect(picture(images)).to_be_visible()
    is_idle(images)
    assert images.evaluate("window.seen") == ["preview", "picture"]
    for words in ("Finished", "2.2 s", "9.1 steps/s", "128 \u00d7 128 px, shown enlarged", "seed 4242"):
        expect(status(images)).to_contain_text(words)
    expect(picture(images)).to_have_attribute("alt", "!wait red apple")
    assert picture(images).evaluate("image => getComputedStyle(image).imageRendering") == "pixelated"
    bounds = picture(images).bounding_box()
    assert bounds is not None and bounds["width"] == bounds["height"] == 512  # a whole number of times 128


def test_stop_ends_the_computation_between_two_steps_and_the_chat_goes_on_beside(images: Page, served: Served) -> None:
    begin(images, "!endless")
    expect(status(images)).to_contain_text("steps/s")
    expect(status(images)).to_contain_text("left")
    stream = served.manager.streams[-1]
    images.get_by_role("tab", name="Chat").click()
    box(images).fill("Hello")
    box(images).press("Enter")
    expect(images.locator("#status")).to_contain_text("Finished")
    assert not stream.cancelled.is_set()
    open_tab(images, "Images")
    prompt(images).press("Escape")
    expect(status(images)).to_contain_text("Stopped")
    is_idle(images)
    assert stream.finished.wait(30)
    expect(picture(images)).to_have_count(0)
    expect(thumbs(images)).to_have_count(0)
    steps = served.manager.status(MODEL).decode_steps
    draw(images, "Something else")  # the page goes on, and nothing else has been computed meanwhile
    assert served.manager.status(MODEL).decode_steps - steps == served.manager.streams[-1].produced


def test_the_download_carries_everything_that_was_asked(images: Page, tmp_path: Path) -> None:
    draw(images, "red apple")
    scheduler = images.get_by_role("combobox", name="Scheduler")
    expect(scheduler).to_have_value("DDIM")
    scheduler.click()  # it offers what the loaded model can use
    expect(images.get_by_role("option")).to_contain_text(["Default (DDIM)", "DPM++ 2M", "Euler", "DDIM"])
    images.get_by_role("option", name="Euler").click()
    fix_seed(images, 7)
    images.get_by_role("textbox", name="Negative prompt").fill("blur")
    number(images, "Width").fill("48")
    number(images, "Steps").fill("9")
    number(images, "Guidance").fill("2.5")
    draw(images, "Grüße, <b>apple</b>")
    expect(images.locator("#stage-details .prompt")).to_have_text("Grüße, <b>apple</b>")
    name, data, saved = download(images, tmp_path)
    assert name == "grüße-b-apple-b-7.png"
    assert data.startswith(b"\x89PNG") and saved.size == (48, 128)
    found = parameters_of(saved)
    assert (found.prompt, found.negative_prompt, found.model) == ("Grüße, <b>apple</b>", "blur", MODEL)
    assert (found.width, found.height, found.steps, found.guidance_scale) == (48, 128, 9, 2.5)
    assert (found.seed, found.scheduler) == (7, "euler")


def test_several_pictures_at_once_and_a_random_seed_that_is_used_again(images: Page) -> None:
    seed = images.locator("#image-seed input")
    button(images, "Reuse last").click()
    expect(seed).to_be_disabled()  # there is no last one yet
    images.locator("#image-count label").nth(3).click()
    begin(images, "!endless")
    expect(previews(images)).to_have_count(4)
    button(images, "Stop").click()
    is_idle(images)
    begin(images, "ghost")
    expect(thumbs(images)).to_have_count(4)
    expect(status(images)).to_contain_text("seeds 4242 to 4245")
    is_idle(images)
    button(images, "Reuse last").click()
    expect(seed).to_have_value("4242")
    expect(seed).to_be_enabled()
    expect(images.get_by_role("checkbox", name="Random")).not_to_be_checked()
    images.locator("#stage-view button").nth(2).click()
    expect(picture(images)).to_have_count(1)
    expect(facts(images)).to_contain_text("Seed4244")


def test_sizes_have_presets_and_are_rounded_with_a_word(images: Page, served: Served) -> None:
    width, height, line = number(images, "Width"), number(images, "Height"), images.locator("#size-rounded")
    expect(width).to_have_value("128")  # the model's own
    button(images, "Portrait").click()
    expect(height).to_have_value("192")
    button(images, "Swap width and height").click()
    expect(width).to_have_value("192")
    expect(height).to_have_value("128")
    width.fill("100")
    width.press("Tab")
    expect(width).to_have_value("104")
    expect(line).to_have_text("Width rounded from 100 to 104, the nearest multiple of 8.")
    button(images, "Model size").click()
    expect(line).to_be_empty()
    width.fill("100")
    height.fill("3")
    height.press("Enter")
    expect(height).to_have_value("8")
    draw(images, "red apple")
    settings = served.manager.image_requests[-1].settings
    assert (settings.width, settings.height) == (104, 8)


def test_a_grid_of_settings_is_one_picture(images: Page, served: Served, tmp_path: Path) -> None:
    before = len(served.manager.image_requests)
    images.locator("#image-grid > button").click()
    choose(images, "Columns", "Steps")
    images.get_by_role("textbox", name="Column values").fill("2, 3")
    draw(images, "red apple")
    assert [request.settings.steps for request in served.manager.image_requests[before:]] == [2, 3]
    expect(facts(images)).to_contain_text("steps 2, 3")
    name, _, whole = download(images, tmp_path)
    assert name.startswith("red-apple-") and name.endswith("-grid.png") and whole.width > whole.height
    expect(images.get_by_role("button", name="Upscale")).to_have_count(0)


def test_a_model_brings_its_own_settings_examples_and_styles(images: Page) -> None:
    number(images, "Steps").fill("3")
    number(images, "Guidance").fill("9")
    button(images, "Reset to recommended").click()
    expect(number(images, "Steps")).to_have_value("4")
    expect(number(images, "Guidance")).to_have_value("1")
    choose(images, "Model", LARGE)
    expect(number(images, "Width")).to_have_value("1024")
    expect(number(images, "Steps")).to_have_value("30")
    expect(images.locator("#image-model-line")).to_contain_text("loads with the first image")
    expect(images.locator("#stage-view")).to_contain_text("lighthouse")  # example prompts of another kind
    prompt(images).fill("a fox")
    choose(images, "Style", "Oil painting")
    expect(prompt(images)).to_have_value("oil painting of a fox, thick brush strokes, on canvas")
    expect(images.get_by_role("textbox", name="Negative prompt")).to_have_value("photograph")
    expect(images.get_by_role("combobox", name="Style")).to_have_value("Add a style")


def test_the_prompt_is_counted_and_what_will_not_be_read_is_named(images: Page) -> None:
    line = images.locator("#image-prompt-line")
    button(images, "a slice of pizza").click()  # an example
    expect(prompt(images)).to_have_value("a slice of pizza")
    expect(prompt(images)).to_be_focused()
    expect(line).to_have_text("6 of 77 tokens")
    prompt(images).fill("word " * 75 + "these words")
    expect(line).to_contain_text("79 of 77 tokens")
    expect(line).to_contain_text("“these words” will be cut off")
    prompt(images).fill("x" * 100_000)
    expect(line).to_have_text("100,000 characters; the limit is 10,000.")
    draw(images, "!cut")
    expect(status(images)).to_contain_text("“the end of it” at the end of the prompt was cut off")
    expect(status(images)).to_contain_text("no <b>blur</b>")


def test_bad_input_is_answered_by_a_sentence(images: Page) -> None:
    for text, field, value, sentence in (
        ("   ", "", "", "The prompt is empty"),
        ("cat", "Width", "-16", "width is -16; choose at least 8 pixels"),
        ("!fail", "", "", "The engine broke on purpose"),
        ("!break", "", "", "The engine broke in the middle"),
    ):
        if field:
            number(images, field).fill(value)
        prompt(images).fill(text)
        button(images, "Generate").click()
        expect(status(images)).to_contain_text("Not generated.")
        expect(status(images)).to_contain_text(sentence)
        is_idle(images)
        expect(images.locator("#announcer")).to_contain_text(sentence)
        expect(prompt(images)).to_have_value(text)
        expect(picture(images)).to_have_count(0)
        expect(previews(images)).to_have_count(0)
        if field:
            button(images, "Model size").click()
            expect(number(images, field)).to_have_value("128")
    draw(images, "!flagged")  # the page goes on
    expect(images.locator("#stage-details")).to_contain_text("safety checker")

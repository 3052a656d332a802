"""The image tab's handlers, given what only a stranger would send."""

from __future__ import annotations

import base64
import dataclasses
import io
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gradio as gr
import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from hfjax_demo.image.pipeline_tasks import ImageTask
from hfjax_demo.settings import Settings
from hfjax_demo.ui.images import ImageTab
from hfjax_demo.ui.pictures import encode_png_url
from hfjax_demo.ui.requests import IMAGE_SETTINGS_ORDER, form_image_settings
from tests import fake_pictures
from tests.fake_pictures import OWN_GUIDANCE, OWN_STEPS, info
from tests.fakes import FakeManager
from tests.ui.test_image_requests import FORM

ODD: list[Any] = [None, "", 0, -1.5, True, float("nan"), [], ["a"], {}, {"path": "/etc/passwd"}, "x" * 50_000, 10**400]


REQUEST: Any = SimpleNamespace(session_hash="somebody")
PICTURE = encode_png_url(Image.new("RGB", (8, 8), "red"))


SETTINGS: dict[str, Any] = FORM | {
    "height": 64,
    "steps": 2,
    "scheduler": "",
    "random_seed": True,
    "variation": 0,
    "step_caching": 0,
    "count": 3,
}
GRID = ["steps", "2, 3", "prompt", "cat, dog"]


def drawing(
    prompt: str,
    *grid: str,
    model: str = "emoji-diffusion",
    control: Any = None,
    init: Any = None,
    references: Any = None,
    **changes: float,
) -> list[Any]:
    """What a browser sends of the form."""
    settings = SETTINGS | changes
    pictures = [init, None, control, references]
    return [model, prompt, "", *pictures, *(grid or [""] * 4), *(settings[name] for name in IMAGE_SETTINGS_ORDER)]


def made(manager: FakeManager) -> ImageTab:
    with gr.Blocks() as demo, gr.Tabs() as tabs, gr.Tab("Images"):
        return ImageTab(demo, tabs, manager, manager.settings)


@pytest.fixture
def manager() -> FakeManager:
    return FakeManager()


@pytest.fixture
def tab(manager: FakeManager) -> ImageTab:
    return made(manager)


@pytest.fixture(scope="module")
def same_tab() -> ImageTab:
    return made(FakeManager())


def drawn(tab: ImageTab, *form: Any) -> list[dict[Any, Any]]:
    """All updates of the page."""
    return list(tab.generate(REQUEST, *form))


def text_of(tab: ImageTab, updates: dict[Any, Any]) -> str:
    return str(updates.get(tab.parts.status, "")) + str(updates.get(tab.parts.model_line, ""))


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: str(odd)[:20])
def test_odd_values_are_answered_by_a_sentence(same_tab: ImageTab, odd: Any) -> None:
    form = drawing("cat")
    for place in range(len(form)):
        values = [*form[:place], odd, *form[place + 1 :]]
        line = text_of(same_tab, drawn(same_tab, *values)[-1])
        assert "Finished" in line or "Not generated." in line, (place, line)


def file_with_settings() -> str:
    """A PNG of another program, as a data URL."""
    file, settings = io.BytesIO(), PngInfo()
    settings.add_text("parameters", "a cat\nSteps: 3, Seed: 4, Size: 64x64, Model: sd")
    Image.new("RGB", (64, 64)).save(file, "PNG", pnginfo=settings)
    return "data:image/png;base64," + base64.b64encode(file.getvalue()).decode()


def test_a_dropped_file_is_shown_with_the_settings_that_it_carries(tab: ImageTab) -> None:
    parts = tab.parts
    shown = tab.take_init({"data": file_with_settings(), "show": "one"})
    assert shown[parts.init] is None, "what was there stays"
    value = shown[parts.stage]
    assert (value["kind"], value["name"], value["prompt"]) == ("given", "one", "a cat")
    assert dict(value["facts"]) == {"Size": "64 \u00d7 64 px, shown enlarged", "Steps": "3", "Seed": "4"}
    assert "Not used: Model sd." in value["note"]
    plain = tab.take_init({"data": PICTURE, "show": "two"})
    assert plain[parts.init] == PICTURE and parts.stage not in plain, "it carries none"
    assert tab.take_init({"data": file_with_settings()})[parts.init], "where it was given to start from"


def test_sizes_are_rounded_and_it_is_said(tab: ImageTab, manager: FakeManager) -> None:
    width = tab.parts.settings["width"]
    first, *_, last = drawn(tab, *drawing("cat", width=100))
    assert first[width] == 104 and manager.image_requests[-1].settings.width == 104
    assert "Width rounded from 100 to 104, the nearest multiple of 8." in text_of(tab, last)


def test_what_a_model_cannot_do_is_not_offered(tab: ImageTab, manager: FakeManager) -> None:
    parts, found = tab.parts, manager.status("emoji-diffusion")
    for tasks, starts, inpaints, redraws in (
        (["text-to-image"], False, False, False),
        (["text-to-image", "image-to-image"], True, False, True),
        (["inpainting"], True, True, False),
    ):
        known = dataclasses.replace(info(found.spec), tasks=frozenset(map(ImageTask, tasks)), multiple=16)
        told = tab.form._about(dataclasses.replace(found, image=known))
        assert told[parts.init_panel]["visible"] is starts
        assert told[parts.abilities] == {
            "multiple": 16,
            "largest": 1024,
            "inpaints": inpaints,
            "redraws": redraws,
            "edits": False,
            "pictures": 1,
            "guided": False,
        }
        assert ("needs an image" in told[parts.model_line]) == ("text-to-image" not in tasks)
    assert parts.style.visible is False, "it knows no words of styles"


def test_the_form_that_a_browser_has_kept_is_filled_in_again(tab: ImageTab) -> None:
    parts = tab.parts
    kept = {**SETTINGS, "model": "emoji-diffusion", "negative": "dogs", "steps": 90, "scheduler": "euler", "width": 96}
    kept |= {"columns": "steps", "of_columns": "2, 3", "rows": "", "of_rows": ""}
    filled = tab.form.open_address({"kept": kept}, "emoji-diffusion")
    assert filled[parts.settings["width"]]["value"] == 96 and filled[parts.settings["scheduler"]]["value"] == "euler"
    assert (filled[parts.settings["steps"]]["value"], filled[parts.settings["steps"]]["maximum"]) == (90, 90)
    assert filled[parts.negative] == "dogs" and filled[parts.grid_panel]["open"] is True
    linked = tab.form.open_address({"kept": kept, "prompt": "cat"}, "emoji-diffusion")
    assert linked[parts.settings["steps"]]["value"] == 4, "a link wins"
    assert filled[parts.model]["value"] == "emoji-diffusion"
    gone = tab.form.open_address({"kept": {**kept, "model": "smollm2-135m-instruct"}}, "emoji-diffusion")
    assert "value" not in gone[parts.model] and parts.negative not in gone and parts.stage not in gone
    for opened in (filled, gone):
        assert tab.form._tabs not in opened, "what is kept opens no tab"


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: str(odd)[:20])
@pytest.mark.parametrize("name", ["model", "negative", "columns", "of_rows", *IMAGE_SETTINGS_ORDER])
def test_odd_values_of_a_kept_form_are_left_out(same_tab: ImageTab, name: str, odd: Any) -> None:
    kept = {**SETTINGS, "model": "emoji-diffusion", "negative": "dogs", name: odd}
    filled = same_tab.form.open_address({"kept": kept}, "emoji-diffusion")
    if name != "model":
        values = {each: filled[same_tab.parts.settings[each]]["value"] for each in IMAGE_SETTINGS_ORDER}
        form_image_settings(values, Settings())


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: str(odd)[:20])
@pytest.mark.parametrize("name", ["prompt", "model", "width", "scheduler", "seed", "strength", "tab"])
def test_odd_links_are_answered_by_a_sentence_or_not_at_all(same_tab: ImageTab, name: str, odd: Any) -> None:
    updates = same_tab.form.open_address({"prompt": "cat", name: odd}, "emoji-diffusion")
    assert updates
    if same_tab.parts.prompt in updates:
        assert isinstance(updates[same_tab.parts.prompt], str)


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ({"steps": "many"}, "This link can't be used"),
        ({"model": "owner/unknown"}, "The model owner/unknown isn't available on this server"),
        ({"scheduler": "magic"}, "can't use the scheduler magic"),
        ({"model": "emoji-diffusion", "strength": "0.5"}, "used with a starting image"),
    ],
)
def test_a_link_that_cannot_be_followed_says_why(same_tab: ImageTab, link: dict[str, str], sentence: str) -> None:
    updates = same_tab.form.open_address({"prompt": "cat", **link}, "emoji-diffusion")
    assert sentence in text_of(same_tab, updates).replace("&#39;", "'").replace("&#x27;", "'")


def test_what_is_not_known_yet_is_left_to_the_model_and_shown_afterwards() -> None:
    manager = FakeManager(Settings(allow_custom_models=True))
    tab = made(manager)
    steps, guidance = tab.parts.settings["steps"], tab.parts.settings["guidance_scale"]
    shown = tab.form.choose_model("owner/unknown", "", "")
    usual = (shown[steps]["value"], shown[guidance]["value"])

    def draw(steps: float, guidance: float) -> dict[Any, Any]:
        return drawn(tab, *drawing("cat", model="owner/unknown", steps=steps, guidance_scale=guidance))[-1]

    last = draw(*usual)
    asked = manager.image_requests[-1].settings
    assert (asked.steps, asked.guidance_scale) == (None, None)
    assert (last[steps]["value"], last[guidance]["value"]) == (OWN_STEPS, OWN_GUIDANCE)

    last = draw(9, 2.0)
    asked = manager.image_requests[-1].settings
    assert (asked.steps, asked.guidance_scale) == (9, 2) and steps not in last


def test_a_control_picture_is_asked_for_by_models_that_follow_one(tmp_path: Path) -> None:
    file = tmp_path / "models.toml"
    file.write_text(
        '[[model]]\nname = "edges"\nkind = "image"\nrepo = "a/b"\n[[model.adapters]]\nrepo = "a/edges"\ncontrol = true',
        encoding="utf-8",
    )
    manager = FakeManager(Settings(catalog_file=file))
    tab = made(manager)
    parts = tab.parts
    assert parts.control_panel.visible is False
    assert tab.form.choose_model("edges", "", "")[parts.control_panel]["visible"] is True
    assert tab.form.choose_model("emoji-diffusion", "", "")[parts.control_panel]["visible"] is False
    kept = tab.take_control({"data": PICTURE})[parts.control]
    for model, sizes in (("edges", (8, 8)), ("emoji-diffusion", None)):
        drawn(tab, *drawing("cat", model=model, control=kept))
        image = manager.image_requests[-1].control_image
        assert (image.size if image else None) == sizes, "another model's is left out"


def test_an_edit_by_instruction_takes_further_pictures_and_the_shape_of_the_first(
    tab: ImageTab, manager: FakeManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = fake_pictures.info

    def edits(spec: Any) -> Any:
        return dataclasses.replace(usual(spec), edits=True, most_pictures=3, image_guidance_scale=1.5)

    drawn(tab, *drawing("cat", init=PICTURE, references=[PICTURE]))
    assert manager.image_requests[-1].reference_images == (), "this model takes one picture"
    monkeypatch.setattr(fake_pictures, "info", edits)
    form = tab.form.choose_model("emoji-diffusion", "", "")
    assert form[tab.parts.init_panel]["label"] == "Edit an image"
    assert form[tab.parts.abilities].items() >= {"edits": True, "pictures": 3, "guided": True}.items()
    added = tab.take_reference({"data": PICTURE})[tab.parts.references]
    own = fake_pictures.info(manager.catalog.find("emoji-diffusion")).width

    drawn(tab, *drawing("make it red", init=PICTURE, references=[added], width=own, height=own))

    asked = manager.image_requests[-1]
    assert [image.size for image in asked.reference_images] == [(8, 8)]
    assert (asked.settings.width, asked.settings.height) == (None, None), "the model's size follows the picture's shape"
    said = drawn(tab, *drawing("cat", init=PICTURE, references=[PICTURE] * 20))[-1]
    assert "At most 9 reference images" in text_of(tab, said)
    said = drawn(tab, *drawing("cat", init=PICTURE, references={"data": PICTURE}))[-1]
    assert "still being read" in text_of(tab, said)


def test_a_grid_is_one_picture_of_many_with_the_same_seed(tab: ImageTab, manager: FakeManager) -> None:
    *begun, last = drawn(tab, *drawing("a cat", *GRID))
    asked = [(request.settings.steps, request.prompt) for request in manager.image_requests]
    assert asked == [(2, "a cat"), (3, "a cat"), (2, "a dog"), (3, "a dog")]
    assert len({request.settings.seed for request in manager.image_requests}) == 1
    (whole,) = last[tab.parts.stage]["pictures"]
    assert whole["grid"] == "steps 2, 3 by prompt cat, dog" and whole["facts"][0] == ["Grid", whole["grid"]]
    assert whole["width"] > 2 * 64 and whole["name"].endswith("-grid.png")
    assert "4 images" in text_of(tab, last) and "Image 4 of 4." in "".join(text_of(tab, each) for each in begun)


def test_a_grid_of_variations_goes_one_way(tab: ImageTab, manager: FakeManager) -> None:
    drawn(tab, *drawing("a cat", "variation", "0, 0.1, 0.2", "", ""))
    settings = [request.settings for request in manager.image_requests]
    assert [each.variation for each in settings] == [0, 0.1, 0.2]
    assert len({(each.seed, each.variation_seed) for each in settings}) == 1


def test_what_there_is_of_a_stopped_grid_is_kept(tab: ImageTab) -> None:
    updates = tab.generate(REQUEST, *drawing("cat", "prompt", "cat, !endless", "", ""))
    for each in updates:
        if "Image 2 of 2." in text_of(tab, each):
            tab.stop(REQUEST)
        last = each
    assert last[tab.parts.stage]["kind"] == "done" and "1 of 2 images" in text_of(tab, last)


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (["colour", "red", "", ""], "can't vary in a grid"),
        (["steps", " , ", "", ""], "with commas"),
        (["steps", "many", "", ""], "steps is"),
        (["steps", "2", "steps", "3"], "both vary steps"),
        (["prompt", "dog, cat", "", ""], "does not contain"),
        (["strength", "0.5", "", ""], "requires an initial image"),
        (["seed", ",".join(map(str, range(26))), "", ""], "26 images; the limit is 25"),
        (["seed", "x" * 201, "", ""], "at most 200 characters"),
    ],
)
def test_a_grid_that_cannot_be_is_refused_with_a_sentence(same_tab: ImageTab, grid: list[str], sentence: str) -> None:
    (updates,) = drawn(same_tab, *drawing("a cat", *grid))
    assert sentence in text_of(same_tab, updates).replace("&#39;", "'")


def test_one_picture_a_session_at_a_time(tab: ImageTab, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(gr, "Info", told.append)
    rest: list[Any] = ["emoji-diffusion", "", "", "", 0, 0]
    form = drawing("!endless")
    first = tab.generate(REQUEST, *form)
    begun = next(first)
    (refused,) = tab.generate(REQUEST, *form)
    assert told and refused == {tab.parts.run.run_id: None}
    assert tab.parts.run.begin not in tab.settle(REQUEST, begun[tab.parts.run.run_id], *rest)  # it still runs
    tab.stop(REQUEST)
    *_, last = first
    assert "Stopped" in text_of(tab, last)
    assert tab.parts.run.begin in tab.settle(REQUEST, last[tab.parts.run.run_id], *rest)

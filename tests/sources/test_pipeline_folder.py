"""Image models in local folders, real tiny ones among them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from diffusers import DiffusionPipeline

from hfjax_demo import sources
from hfjax_demo.catalog import BUNDLED, FolderSource, ModelKind, ModelSpec
from hfjax_demo.errors import InvalidModelFolder

from ..catalogue import BUILT_IN
from ..fake_hub import PIPELINE_FILES
from . import tiny_pipeline
from .fetching import assert_one_sentence

SIZE = sum(len(content) for content in PIPELINE_FILES.values())
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


def edit_index(folder: Path, **changes: Any) -> None:
    path = folder / "model_index.json"
    content = {**json.loads(path.read_text()), **changes}
    path.write_text(json.dumps({name: value for name, value in content.items() if value is not None}))


def forget_a_part(folder: Path) -> None:
    (folder / "text_encoder" / "model.fp16-00002-of-00002.safetensors").unlink()


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
        (forget_a_part, "lacks some of the weight files of 'text_encoder'"),
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


def test_settings_in_the_index_are_no_components(folder: Path, tmp_path: Path) -> None:
    edit_index(folder, force_zeros_for_empty_prompt=True, sizes=[64, 128], nothing=[], safety_checker=[None, None])
    assert sources.is_present(BUILT_IN.find(str(folder)), tmp_path)


def test_each_kind_of_folder_is_told_from_the_other(folder: Path, tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.mkdir()
    (text / "config.json").write_text('{"model_type": "llama"}')
    assert BUILT_IN.find(str(text), ModelKind.IMAGE).kind is ModelKind.TEXT, "a folder says itself what it is"

    as_text = replace(BUILT_IN.find("gpt2"), source=FolderSource(folder))
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


def test_the_bundled_model_is_a_whole_pipeline(tmp_path: Path) -> None:
    spec = BUILT_IN.find("emoji-diffusion")
    assert sources.fetch(spec, tmp_path) == BUNDLED / "emoji-diffusion"
    assert sources.size_on_disk(spec, tmp_path) > 1_000_000
    assert sources.pipeline_variant(BUNDLED / "emoji-diffusion") in (None, "fp16")
    missing = replace(spec, source=FolderSource(BUNDLED / "nothing"))
    assert "nothing is part of this program" in fault_of(missing, tmp_path)


def test_the_plain_weights_are_read_where_they_are_whole(folder: Path) -> None:
    assert sources.pipeline_variant(folder) == "fp16"
    for name in ("safety_checker/model", "text_encoder/model", "unet/diffusion_pytorch_model"):
        (folder / f"{name}.safetensors").touch()
    assert sources.pipeline_variant(folder) is None
    assert sources.pipeline_variant(folder / "unet") is None


def test_what_diffusers_saves_is_whole_and_loads(tmp_path: Path) -> None:
    """In one file and in parts, in either variant: the names this program looks for are the library's own."""
    pipeline = tiny_pipeline.make(tmp_path / "vocabulary")
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
            edit_index(
                folder, feature_extractor=["transformers", "CLIPFeatureExtractor"]
            )  # as Stable Diffusion 1 has it
        assert sources.fetch(BUILT_IN.find(str(folder)), tmp_path) == folder
        loaded = DiffusionPipeline.from_pretrained(folder, variant=sources.pipeline_variant(folder))
        assert loaded.safety_checker is not None and loaded.feature_extractor is not None
        assert all(torch.equal(value, expected[name]) for name, value in loaded.unet.state_dict().items())


def test_half_a_variant_is_a_fault_even_beside_plain_weights(folder: Path, tmp_path: Path) -> None:
    # diffusers reads the variant in every network that has a file of it, so half of it is worse than none.
    (folder / "text_encoder" / "model.safetensors").touch()
    forget_a_part(folder)
    assert sources.pipeline_variant(folder) == "fp16"
    assert "lacks some of the weight files of 'text_encoder'" in fault_of(BUILT_IN.find(str(folder)), tmp_path)

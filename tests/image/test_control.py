"""A ControlNet that the catalogue adds to a pipeline: pictures follow a control picture as plain diffusers' do."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

import diffusers
import pytest
import torch
from safetensors.torch import load_file, save_file

from hfjax_demo.errors import InvalidModelFolder, InvalidRequest, UnsupportedModel
from hfjax_demo.image.adapters import add_adapters
from hfjax_demo.sources import FetchedAdapter
from tests import tiny_pipelines
from tests.picture_parity import LARGEST_DIFFERENCE, Both, apart, drawn, request

from .conftest import Families

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

CONTROL = drawn(64).convert("L").point(lambda value: 255 if value > 127 else 0).convert("RGB")
PIPELINES = {"stable-diffusion": "StableDiffusionControlNetPipeline", "sdxl": "StableDiffusionXLControlNetPipeline"}


@dataclass(frozen=True)
class Pair:
    """A pipeline with the ControlNet of a folder, here and in plain diffusers."""

    both: Both
    net: Path


@pytest.fixture(scope="module", params=list(PIPELINES))
def pair(request: pytest.FixtureRequest, families: Families) -> Pair:
    folder = families.folder(request.param)
    plain = tiny_pipelines.plain(folder)
    torch.manual_seed(1)
    net = diffusers.ControlNetModel.from_unet(plain.unet)
    tiny_pipelines.spread(net)
    place = folder.parent / f"{request.param}-net"
    net.save_pretrained(place)
    whole = diffusers.AutoPipelineForText2Image.from_pipe(plain, controlnet=net.eval())
    both = Both(tiny_pipelines.load(folder, adapters=[adapter(place)]), whole)
    assert type(whole).__name__ == PIPELINES[request.param] == both.engine.architecture
    return Pair(both, place)


def adapter(folder: Path) -> FetchedAdapter:
    return FetchedAdapter(folder / "diffusion_pytorch_model.safetensors", control=True)


def test_pictures_follow_the_control_picture_as_far_as_is_asked_with_one_program(pair: Pair) -> None:
    engine = pair.both.engine
    assert engine.info.control and engine.info.control_strength == 1
    whole = pair.both.equal(request(control_image=CONTROL))
    made, compiled = engine.decode_steps, engine._pipeline.compiler.seconds
    half = pair.both.equal(request(control_image=CONTROL, control_strength=0.5))
    assert apart(whole, half) > LARGEST_DIFFERENCE and engine.decode_steps > made
    assert engine._pipeline.compiler.seconds == compiled


def test_pictures_begun_from_another_one(pair: Pair) -> None:
    asked = request(control_image=CONTROL, init_image=drawn(64), strength=0.7)
    pair.both.equal(asked, controlnet_conditioning_scale=1.0)


def test_a_control_picture_is_required_or_refused(pair: Pair, families: Families) -> None:
    with pytest.raises(InvalidRequest, match="requires a control image"):
        pair.both.ours(request())
    with pytest.raises(InvalidRequest, match="does not support control images"):
        families["pixart"].ours(request(control_image=CONTROL))


def test_what_is_no_control_net_is_refused_with_a_sentence(pair: Pair, families: Families, tmp_path: Path) -> None:
    folder = families.folder("pixart")
    (tmp_path / "config.json").write_text("[", encoding="utf-8")
    for adapters, error, words in (
        ([adapter(pair.net)], UnsupportedModel, "does not support ControlNets with a PixArt"),
        ([adapter(pair.net)] * 2, UnsupportedModel, "2 ControlNets"),
        ([adapter(folder / "vae")], UnsupportedModel, "is a AutoencoderKL"),
        ([adapter(tmp_path)], InvalidModelFolder, "can't be read"),
    ):
        with pytest.raises(error, match=words):
            tiny_pipelines.load(folder, adapters=adapters)


def test_a_control_net_whose_file_is_not_all_of_it_is_refused(pair: Pair, tmp_path: Path) -> None:
    """diffusers would draw what is missing at random, and leave out what it has no place for."""
    net = shutil.copytree(pair.net, tmp_path / "net")
    weights = load_file(pair.net / "diffusion_pytorch_model.safetensors")
    for spoiled in (dict(list(weights.items())[1:]), weights | {"extra.weight": torch.ones(2)}):
        save_file(spoiled, net / "diffusion_pytorch_model.safetensors", metadata={"format": "pt"})
        with pytest.raises(InvalidModelFolder, match="cannot be added"):
            add_adapters(pair.both.plain, [adapter(net)], "tiny")
    config = json.loads((net / "config.json").read_text())
    (net / "config.json").write_text(json.dumps(config | {"quantization_config": {"quant_method": "torchao"}}))
    with pytest.raises(UnsupportedModel, match="quantized with torchao"):
        add_adapters(pair.both.plain, [adapter(net)], "tiny")

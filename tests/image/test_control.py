"""A ControlNet that the catalogue adds to a pipeline: pictures follow a control picture as plain diffusers' do."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import diffusers
import pytest
import torch
from safetensors.torch import load_file, save_file

from hfjax_demo.errors import InvalidModelFolder, InvalidRequest, UnsupportedModel
from hfjax_demo.image.adapters import add_adapters
from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.image.pipeline_loading import ImageTask
from hfjax_demo.sources import FetchedAdapter
from tests import tiny_pipelines
from tests.picture_parity import LARGEST_DIFFERENCE, NEGATIVE, PROMPT, STEPS, apart, drawn, make, request, stack

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

CONTROL = drawn(64).convert("L").point(lambda value: 255 if value > 127 else 0).convert("RGB")
PIPELINES = {"stable-diffusion": "StableDiffusionControlNetPipeline", "sdxl": "StableDiffusionXLControlNetPipeline"}


@dataclass(frozen=True)
class Pair:
    """The same pipeline with a ControlNet here and in plain diffusers."""

    engine: ImageEngine
    plain: Any
    net: Path


@pytest.fixture(scope="module", params=list(PIPELINES))
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Pair:
    folder: Path = tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("control") / "tiny", request.param)
    plain = tiny_pipelines.plain(folder)
    torch.manual_seed(1)
    net = diffusers.ControlNetModel.from_unet(plain.unet)
    tiny_pipelines._spread(net)
    place = folder.parent / "net"
    net.save_pretrained(place)
    engine = tiny_pipelines.load(folder, adapters=[adapter(place)])
    whole = diffusers.AutoPipelineForText2Image.from_pipe(plain, controlnet=net.eval())
    whole.set_progress_bar_config(disable=True)
    assert type(whole).__name__ == PIPELINES[request.param] == engine.architecture
    return Pair(engine, whole, place)


def adapter(folder: Path) -> FetchedAdapter:
    return FetchedAdapter(folder / "diffusion_pytorch_model.safetensors", control=True)


def theirs(pipe: Any, **arguments: Any) -> Any:
    given = {
        "width": 64,
        "height": 64,
        "num_inference_steps": STEPS,
        "guidance_scale": 5.0,
        "negative_prompt": NEGATIVE,
    }
    return stack(pipe(PROMPT, **given | arguments, generator=[torch.Generator().manual_seed(0)]).images)


def test_pictures_follow_the_control_picture_as_far_as_is_asked(pair: Pair) -> None:
    assert pair.engine.info.control and pair.engine.info.control_strength == 1
    whole = make(pair.engine, request(control_image=CONTROL))
    assert apart(whole, theirs(pair.plain, image=CONTROL)) <= LARGEST_DIFFERENCE
    made = pair.engine.decode_steps
    half = make(pair.engine, request(control_image=CONTROL, control_strength=0.5))
    assert apart(half, theirs(pair.plain, image=CONTROL, controlnet_conditioning_scale=0.5)) <= LARGEST_DIFFERENCE
    assert apart(whole, half) > LARGEST_DIFFERENCE and pair.engine.decode_steps > made


def test_a_strength_needs_no_program_of_its_own(pair: Pair) -> None:
    make(pair.engine, request(control_image=CONTROL, control_strength=0.9))
    before = pair.engine._pipeline.compiler.seconds
    make(pair.engine, request(control_image=CONTROL, control_strength=0.3))
    assert pair.engine._pipeline.compiler.seconds == before


def test_pictures_begun_from_another_one(pair: Pair) -> None:
    assert ImageTask.IMAGE_TO_IMAGE in pair.engine.info.tasks
    begun = drawn(64)
    ours = make(pair.engine, request(control_image=CONTROL, init_image=begun, strength=0.7))
    pipe = diffusers.AutoPipelineForImage2Image.from_pipe(pair.plain)
    pipe.set_progress_bar_config(disable=True)
    expected = theirs(pipe, image=begun, control_image=CONTROL, strength=0.7, controlnet_conditioning_scale=1.0)
    assert apart(ours, expected) <= LARGEST_DIFFERENCE


def test_without_a_control_picture_it_says_so(pair: Pair) -> None:
    with pytest.raises(InvalidRequest, match="requires a control image"):
        make(pair.engine, request())


def test_what_is_no_control_net_is_refused_with_a_sentence(pair: Pair, tmp_path: Path) -> None:
    folder = tiny_pipelines.make_pipeline(tmp_path / "tiny", "pixart")
    with pytest.raises(UnsupportedModel, match="does not support ControlNets with a PixArt"):
        tiny_pipelines.load(folder, adapters=[adapter(pair.net)])
    with pytest.raises(UnsupportedModel, match="2 ControlNets"):
        tiny_pipelines.load(folder, adapters=[adapter(pair.net)] * 2)
    part = folder / "vae"
    with pytest.raises(UnsupportedModel, match="is a AutoencoderKL"):
        tiny_pipelines.load(folder, adapters=[adapter(part)])
    (tmp_path / "config.json").write_text("[", encoding="utf-8")
    with pytest.raises(InvalidModelFolder, match="can't be read"):
        tiny_pipelines.load(folder, adapters=[adapter(tmp_path)])
    engine = tiny_pipelines.load(folder)
    with pytest.raises(InvalidRequest, match="does not support control images"):
        make(engine, request(control_image=CONTROL))


def test_a_control_net_whose_file_is_not_all_of_it_is_refused(pair: Pair, tmp_path: Path) -> None:
    """diffusers would draw what is missing at random, and leave out what it has no place for."""
    net = shutil.copytree(pair.net, tmp_path / "net")
    weights = load_file(pair.net / "diffusion_pytorch_model.safetensors")
    for spoiled in (dict(list(weights.items())[1:]), weights | {"extra.weight": torch.ones(2)}):
        save_file(spoiled, net / "diffusion_pytorch_model.safetensors", metadata={"format": "pt"})
        with pytest.raises(InvalidModelFolder, match="cannot be added"):
            add_adapters(pair.plain, [adapter(net)], "tiny")
    config = json.loads((net / "config.json").read_text())
    (net / "config.json").write_text(json.dumps(config | {"quantization_config": {"quant_method": "torchao"}}))
    with pytest.raises(UnsupportedModel, match="quantized with torchao"):
        add_adapters(pair.plain, [adapter(net)], "tiny")

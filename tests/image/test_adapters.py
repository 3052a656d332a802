"""LoRAs, new words and ControlNets: the pictures are those of plain diffusers, or the adapter is refused."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import diffusers
import pytest
import torch
from peft import LoraConfig
from peft.utils import get_peft_model_state_dict
from safetensors.torch import load_file, save_file

from hfjax_demo.errors import HfjaxError, InvalidModelFolder, InvalidRequest, UnsupportedModel
from hfjax_demo.image import weighting
from hfjax_demo.image.adapters import add_adapters
from hfjax_demo.sources import FetchedAdapter
from tests import tiny_pipelines
from tests.picture_parity import LARGEST_DIFFERENCE, Both, apart, drawn, request
from tests.sources.fetching import assert_one_sentence

from .conftest import Families

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

LAYERS = ["to_q", "to_k", "to_v", "to_out.0"]


def make_lora(pipeline: Path, file: Path, part: str = "unet", seed: int = 0, **more: list[str]) -> FetchedAdapter:
    """A random LoRA of a pipeline's denoiser, and of the parts in ``more``, as diffusers saves it."""
    pipe = tiny_pipelines.plain(pipeline)
    torch.manual_seed(seed)
    layers: dict[str, Any] = {}
    for each, targets in ({part: LAYERS} | more).items():
        module = getattr(pipe, each)
        module.add_adapter(LoraConfig(r=4, lora_alpha=4, target_modules=targets))
        with torch.no_grad():
            for name, weight in module.named_parameters():
                if "lora_" in name:
                    weight.normal_(std=0.3)
        layers[f"{each}_lora_layers"] = get_peft_model_state_dict(module)
    type(pipe).save_lora_weights(str(file.parent), weight_name=file.name, **layers)
    return FetchedAdapter(file)


def both(folder: Path, *adapters: FetchedAdapter) -> Both:
    """The engine, and plain diffusers with the adapters beside the weights instead of in them."""
    plain = tiny_pipelines.plain(folder)
    loras = [each for each in adapters if each.token is None]
    for place, each in enumerate(loras):
        plain.load_lora_weights(str(each.file.parent), weight_name=each.file.name, adapter_name=f"own{place}")
    if loras:
        plain.set_adapters([f"own{place}" for place in range(len(loras))], [each.weight for each in loras])
    for each in adapters:
        if each.token is not None:
            plain.load_textual_inversion(str(each.file), token=each.token)
    return Both(tiny_pipelines.load(folder, adapters=adapters), plain)


def assert_equal_and_changed(pair: Both, untouched: Path, **changes: Any) -> None:
    ours = pair.equal(request(**changes))
    theirs = Both(pair.engine, tiny_pipelines.plain(untouched)).theirs(request(**changes))
    assert apart(ours, theirs) > 20, "it changes nothing"


def test_loras_of_denoiser_and_text_encoder_with_their_weights(folder: Path, tmp_path: Path) -> None:
    first = make_lora(folder, tmp_path / "a.safetensors")
    second = make_lora(folder, tmp_path / "b.safetensors", seed=1, text_encoder=["q_proj", "v_proj"])
    assert_equal_and_changed(both(folder, FetchedAdapter(first.file, 0.7), FetchedAdapter(second.file, -0.4)), folder)


def test_a_lora_of_a_transformer(families: Families, tmp_path: Path) -> None:
    flux = families.folder("flux")
    assert_equal_and_changed(both(flux, make_lora(flux, tmp_path / "a.safetensors", "transformer")), flux)


def test_a_new_word_of_several_vectors(folder: Path, tmp_path: Path) -> None:
    width = tiny_pipelines.plain(folder).text_encoder.config.hidden_size
    torch.manual_seed(0)
    save_file({"emb_params": torch.randn(3, width) * 2}, tmp_path / "ink.safetensors")
    word = FetchedAdapter(tmp_path / "ink.safetensors", token="<ink>")
    pair = both(folder, word, make_lora(folder, tmp_path / "a.safetensors"))

    assert_equal_and_changed(pair, folder, prompt="a red <ink> on blue background")
    weighted = request(prompt="a (red:1.5) <ink> on blue background")
    with torch.no_grad():
        given = weighting.embeddings(pair.plain, weighted.prompt, weighted.negative_prompt)
    pair.equal(weighted, prompt=None, negative_prompt=None, **given)
    words = pair.engine._pipeline.any_pipe.tokenizer
    assert words.convert_tokens_to_ids("<ink>_2") != words.unk_token_id, "three vectors are three tokens"


def test_what_does_not_fit_is_refused(families: Families, folder: Path, tmp_path: Path) -> None:
    flux = families.folder("flux")
    other = make_lora(flux, tmp_path / "flux.safetensors", "transformer")
    (tmp_path / "torn.safetensors").write_bytes(other.file.read_bytes()[:400])
    save_file({"emb_params": torch.randn(2, 7)}, tmp_path / "word.safetensors")
    word = FetchedAdapter(tmp_path / "word.safetensors", token="<x>")
    for pipeline, adapter, error in (
        (folder, other, InvalidModelFolder),
        (folder, FetchedAdapter(tmp_path / "torn.safetensors"), InvalidModelFolder),
        (folder, word, InvalidModelFolder),
        (flux, word, HfjaxError),
        (families.folder("pixart"), other, UnsupportedModel),
    ):
        with pytest.raises(error) as caught:
            tiny_pipelines.load(pipeline, adapters=[adapter])
        assert_one_sentence(caught.value)


# One layer of each pipeline in the formats that people publish. Each is a file of its own, all of which has a place.
PARTS = {
    "stable-diffusion": ("unet", "down_blocks.1.attentions.0.transformer_blocks.0.attn1.to_q"),
    "flux": ("transformer", "transformer_blocks.0.attn.to_q"),
}


def entries_of(name: str, form: str, width: int) -> dict[str, torch.Tensor]:
    part, block = PARTS[name]
    prefix, outputs = f"lora_unet_{block.replace('.', '_')}", width
    if name == "flux":
        prefix, outputs = "lora_unet_double_blocks_0_img_attn_qkv", 3 * width
    down, up = torch.randn(2, width), torch.randn(outputs, 2)
    if form == "diffusers":
        return {f"{part}.{block}.lora_A.weight": down, f"{part}.{block}.lora_B.weight": up[:width].contiguous()}
    if form == "kohya":
        return {
            f"{prefix}.lora_down.weight": down,
            f"{prefix}.lora_up.weight": up,
            f"{prefix}.alpha": torch.tensor(1.0),
        }
    return {
        "double_blocks.0.processor.qkv_lora1.down.weight": down,
        "double_blocks.0.processor.qkv_lora1.up.weight": up,
    }


def added(pipeline: Path, entries: dict[str, torch.Tensor], file: Path) -> Any:
    save_file({name: tensor.clone() for name, tensor in entries.items()}, file)
    return add_adapters(tiny_pipelines.plain(pipeline), [FetchedAdapter(file)], "tiny")


@pytest.mark.parametrize(
    ("name", "form"),
    [("stable-diffusion", "diffusers"), ("stable-diffusion", "kohya"), ("flux", "kohya"), ("flux", "xlabs")],
)
def test_all_of_a_lora_is_added_or_nothing(name: str, form: str, families: Families, tmp_path: Path) -> None:
    """Whatever its format: a layer that is not there, half a layer, an entry that the conversion drops."""
    pipeline, file = families.folder(name), tmp_path / "lora.safetensors"
    part, block = PARTS[name]
    before = getattr(tiny_pipelines.plain(pipeline), part)
    entries = entries_of(name, form, before.get_submodule(block).in_features)
    after = getattr(added(pipeline, entries, file), part).state_dict()
    assert any(not torch.equal(weight, before.state_dict()[key]) for key, weight in after.items())

    first = next(iter(entries))
    elsewhere = {re.sub(r"blocks([._])[01]", r"blocks\g<1>9", key): tensor for key, tensor in entries.items()}
    for spoiled in (
        entries | elsewhere,
        {key: tensor for key, tensor in entries.items() if key != first},
        entries | {f"{first.partition('.lora_')[0]}.dora_scale": torch.ones(4)},
        entries | {"text_encoder_9.layers.0.lora_A.weight": torch.ones(2, 4)},
    ):
        with pytest.raises(InvalidModelFolder, match="cannot be added") as caught:
            added(pipeline, spoiled, file)
        assert_one_sentence(caught.value)


CONTROL = drawn(64).convert("L").point(lambda value: 255 if value > 127 else 0).convert("RGB")
PIPELINES = {"stable-diffusion": "StableDiffusionControlNetPipeline", "sdxl": "StableDiffusionXLControlNetPipeline"}


class Controlled(Both):
    """A pipeline with the ControlNet of a folder, here and in plain diffusers."""

    net: Path


@pytest.fixture(scope="module", params=list(PIPELINES))
def pair(request: pytest.FixtureRequest, families: Families) -> Controlled:
    folder = families.folder(request.param)
    plain = tiny_pipelines.plain(folder)
    torch.manual_seed(1)
    net = diffusers.ControlNetModel.from_unet(plain.unet)
    tiny_pipelines.spread(net)
    place = folder.parent / f"{request.param}-net"
    net.save_pretrained(place)
    whole = diffusers.AutoPipelineForText2Image.from_pipe(plain, controlnet=net.eval())
    pair = Controlled(tiny_pipelines.load(folder, adapters=[adapter(place)]), whole)
    pair.net = place
    assert type(whole).__name__ == PIPELINES[request.param] == pair.engine.architecture
    return pair


def adapter(folder: Path) -> FetchedAdapter:
    return FetchedAdapter(folder / "diffusion_pytorch_model.safetensors", control=True)


def test_pictures_follow_the_control_picture_as_far_as_is_asked_with_one_program(pair: Controlled) -> None:
    engine = pair.engine
    assert engine.info.control and engine.info.control_strength == 1
    whole = pair.equal(request(control_image=CONTROL))
    made, compiled = engine.decode_steps, engine._pipeline.compiler.seconds
    half = pair.equal(request(control_image=CONTROL, control_strength=0.5))
    assert apart(whole, half) > LARGEST_DIFFERENCE and engine.decode_steps > made
    assert engine._pipeline.compiler.seconds == compiled


def test_a_control_picture_beside_another_one_or_where_it_is_required_or_refused(
    pair: Controlled, families: Families
) -> None:
    asked = request(control_image=CONTROL, init_image=drawn(64), strength=0.7)
    pair.equal(asked, controlnet_conditioning_scale=1.0)
    with pytest.raises(InvalidRequest, match="requires a control image"):
        pair.ours(request())
    with pytest.raises(InvalidRequest, match="does not support control images"):
        families["pixart"].ours(request(control_image=CONTROL))


def test_what_is_no_control_net_is_refused_with_a_sentence(
    pair: Controlled, families: Families, tmp_path: Path
) -> None:
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


def test_a_control_net_whose_file_is_not_all_of_it_is_refused(pair: Controlled, tmp_path: Path) -> None:
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

"""LoRAs and new words of picture models: the pictures are those of plain diffusers, or the adapter is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import torch
from peft import LoraConfig
from peft.utils import get_peft_model_state_dict
from safetensors.torch import save_file

from hfjax_demo.errors import HfjaxError, InvalidModelFolder, UnsupportedModel
from hfjax_demo.image import weighting
from hfjax_demo.image.adapters import add_adapters
from hfjax_demo.sources import FetchedAdapter
from tests import tiny_pipelines
from tests.picture_parity import Both, apart, request
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
FITTING = [
    ("stable-diffusion", "diffusers"),
    ("stable-diffusion", "kohya"),
    ("flux", "diffusers"),
    ("flux", "kohya"),
    ("flux", "xlabs"),
]


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


@pytest.mark.parametrize(("name", "form"), FITTING)
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

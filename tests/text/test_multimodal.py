"""A multimodal model chats with its language model alone; a model that lacks weights is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import (
    Florence2Config,
    Gemma3Config,
    Gemma3ForConditionalGeneration,
    LlavaConfig,
    LlavaForConditionalGeneration,
    QianfanOCRConfig,
    QianfanOCRForConditionalGeneration,
)

from hfjax_demo.errors import InvalidModelFolder
from hfjax_demo.text.lazy_weights import run
from hfjax_demo.text.model_reader import read_model

from .. import tiny_models
from ..parity import compare, generate
from ..tiny_models import ARCHITECTURES, COMMON, Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

NEW_TOKENS = 32


TOWER = {"hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 1, "num_attention_heads": 2}


def saved(outer: torch.nn.Module, folder: Path) -> Path:
    outer.save_pretrained(folder)  # type: ignore[operator]
    tiny_models.make_tokenizer(folder)
    return folder


def test_the_language_model_alone_answers_as_the_whole_model_does(tmp_path: Path) -> None:
    """Gemma 3 with a picture encoder, as the 4B, 12B and 27B models are published."""
    config = Gemma3Config(
        text_config=COMMON | ARCHITECTURES["gemma3"].extra,
        vision_config=TOWER | {"image_size": 28, "patch_size": 14},
        mm_tokens_per_image=4,
        tie_word_embeddings=False,
        eos_token_id=tiny_models.EOS,
    )
    torch.manual_seed(4)
    folder = saved(Gemma3ForConditionalGeneration(config), tmp_path)
    engine, reference = tiny_models.load(folder, "gemma3"), Reference(folder)
    assert type(reference.model).__name__ == "Gemma3ForConditionalGeneration"
    assert engine.model.architecture == "Gemma3ForCausalLM"
    language = sum(parameter.numel() for parameter in reference.model.model.language_model.parameters())
    assert engine.model.parameters == language + reference.model.lm_head.weight.numel()

    prompt = prompt_ids(40)  # longer than the sliding window
    answer = generate(engine, prompt, max_new_tokens=NEW_TOKENS)
    compare(engine, reference, prompt, answer.tokens, NEW_TOKENS)


def test_weights_whose_names_only_the_outer_class_knows_are_found(tmp_path: Path) -> None:
    """Qianfan OCR's files have names of their own for everything; Kimi K2.5's and MiniMax M3's are likewise."""
    tower = TOWER | {"image_size": [28, 28], "patch_size": [14, 14]}
    config = QianfanOCRConfig(text_config=COMMON | {"model_type": "qwen3", "head_dim": 12}, vision_config=tower)
    torch.manual_seed(4)
    outer = QianfanOCRForConditionalGeneration(config).eval()
    read = read_model(saved(outer, tmp_path), "qianfan", torch.float32)
    assert type(read.module).__name__ == "Qwen3ForCausalLM"
    ids = torch.tensor([prompt_ids(20)])
    with torch.inference_mode():
        expected = outer(input_ids=ids).logits
    torch.testing.assert_close(run(read.module, read.weights, input_ids=ids).logits, expected)


def test_the_outer_config_says_whether_words_go_in_and_out_by_the_same_table(tmp_path: Path) -> None:
    text = COMMON | {"model_type": "llama", "tie_word_embeddings": False}
    config = LlavaConfig(
        text_config=text, vision_config=TOWER | {"model_type": "clip_vision_model"}, tie_word_embeddings=True
    )
    module = read_model(saved(LlavaForConditionalGeneration(config), tmp_path), "llava", torch.float32).module
    assert module.get_output_embeddings().weight is module.get_input_embeddings().weight


def test_a_model_that_encodes_a_text_before_it_answers_is_refused(tmp_path: Path) -> None:
    Florence2Config().save_pretrained(tmp_path)
    tiny_models.make_tokenizer(tmp_path)
    with pytest.raises(InvalidModelFolder, match="it encodes a text before it answers"):
        read_model(tmp_path, "florence", torch.float32)


def test_weights_that_are_missing_are_not_made_up(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama")
    file = folder / "model.safetensors"
    weights = load_file(file)
    for part in ("q", "k"):
        del weights[f"model.layers.1.self_attn.{part}_proj.weight"]
    save_file(weights, file, {"format": "pt"})
    says = "^my-model lacks 2 of its weights, model.layers.1.self_attn.k_proj.weight among them; download the model again.$"
    with pytest.raises(InvalidModelFolder, match=says):
        tiny_models.load(folder, "my-model")

"""Tiny random encoders in folders of sentence-transformers' format, and their reference embeddings in PyTorch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
import transformers
from safetensors.torch import save_file
from tokenizers.processors import TemplateProcessing
from transformers import AutoConfig, AutoModel, AutoTokenizer, PreTrainedTokenizerFast

from .tiny_models import BOS, EOS, PAD, VOCABULARY, make_tokenizer, randomize

SIZE = 48
POSITIONS = 64
WINDOW = 24  # sliding window of local layers, in tokens; shorter than the texts and probes of the tests

COMMON: dict[str, Any] = {
    "vocab_size": VOCABULARY,
    "hidden_size": SIZE,
    "intermediate_size": 96,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "initializer_range": 0.2,
    "pad_token_id": PAD,
    "bos_token_id": BOS,
    "eos_token_id": EOS,
    "max_position_embeddings": POSITIONS,
}
# The position ids of these models begin after the padding id, which is always 1 in MPNet's code, regardless of the config.
BEHIND_PADDING = {"max_position_embeddings": POSITIONS + PAD + 1}
BEHIND_ONE = {"max_position_embeddings": POSITIONS + 2}
GEMMA = {"head_dim": 16, "num_hidden_layers": 4, "layer_types": ["sliding_attention", "full_attention"] * 2}

ENCODERS: dict[str, tuple[str, dict[str, Any]]] = {
    "bert": ("BertModel", {}),
    "mpnet": ("MPNetModel", BEHIND_ONE),
    "roberta": ("RobertaModel", BEHIND_PADDING),
    "modernbert": (
        "ModernBertModel",
        {"local_attention": WINDOW, "num_hidden_layers": 4, "cls_token_id": BOS, "sep_token_id": EOS},
    ),
    # EmbeddingGemma, and EmbeddingGemma 2
    "gemma3_text": (
        "Gemma3TextModel",
        GEMMA | {"use_bidirectional_attention": True, "sliding_window": WINDOW, "num_key_value_heads": 1},
    ),
    "embedding_gemma2_text": (
        "EmbeddingGemma2TextModel",
        GEMMA
        | {"sliding_window": WINDOW // 2, "num_key_value_heads": 2, "global_head_dim": 32}
        | {"hidden_size_per_layer_input": 8, "embedding_dim": SIZE},
    ),
    "t5": ("T5EncoderModel", {"d_model": SIZE, "d_ff": 96, "d_kv": 12, "num_heads": 4, "num_layers": 2}),
}


def make_encoder(folder: Path, name: str, *, model_class: str | None = None) -> Path:
    own_class, extra = ENCODERS[name]
    cls = getattr(transformers, model_class or own_class)
    torch.manual_seed(0)
    model = cls(cls.config_class(**COMMON | extra))
    randomize(model)
    model.save_pretrained(folder)
    make_tokenizer(folder)
    tokenizer = PreTrainedTokenizerFast.from_pretrained(folder)
    tokenizer.backend_tokenizer.post_processor = TemplateProcessing(
        single="<bos> $A <eos>", special_tokens=[("<bos>", BOS), ("<eos>", EOS)]
    )
    tokenizer.chat_template = None
    tokenizer.save_pretrained(folder)
    (folder / "chat_template.jinja").unlink(missing_ok=True)
    return folder


def describe(folder: Path, *chosen: str, more: tuple[str, ...] = ()) -> None:
    kinds = ["Transformer", "Pooling", *more]
    modules = [
        {"idx": place, "name": str(place), "path": f"{place}_{kind}" if place else "", "type": f"st.models.{kind}"}
        for place, kind in enumerate(kinds)
    ]
    (folder / "modules.json").write_text(json.dumps(modules), encoding="utf-8")
    pooling = {"word_embedding_dimension": SIZE, "pooling_mode_cls_token": False} | {
        f"pooling_mode_{name}": True for name in chosen
    }
    (folder / "1_Pooling").mkdir(exist_ok=True)
    (folder / "1_Pooling" / "config.json").write_text(json.dumps(pooling), encoding="utf-8")


def with_dense(folder: Path, inputs: int, outputs: int, activation: str = "Tanh") -> torch.nn.Linear:
    """Write a random linear layer to ``2_Dense``, and return it."""
    torch.manual_seed(1)
    layer = torch.nn.Linear(inputs, outputs)
    place = folder / "2_Dense"
    place.mkdir()
    kind = "linear" if activation == "Identity" else "activation"
    config = {"in_features": inputs, "out_features": outputs, "bias": True}
    config["activation_function"] = f"torch.nn.modules.{kind}.{activation}"
    (place / "config.json").write_text(json.dumps(config), encoding="utf-8")
    weights = {f"linear.{name}": tensor.detach() for name, tensor in layer.named_parameters()}
    save_file(weights, place / "model.safetensors")
    return layer


class Reference:
    """A folder's model in plain PyTorch: one text at a time, without padding, pooled by the documented formulas in float64."""

    def __init__(self, folder: Path) -> None:
        (architecture,) = AutoConfig.from_pretrained(folder).architectures
        loader = getattr(transformers, architecture) if architecture.endswith("EncoderModel") else AutoModel
        self.model = loader.from_pretrained(folder, dtype=torch.float32).eval()
        self.tokenizer = AutoTokenizer.from_pretrained(folder)

    def ids(self, text: str) -> list[int]:
        return self.tokenizer(text).input_ids

    def states(self, ids: list[int]) -> np.ndarray:
        """Compute the last hidden states, float64 (tokens, size)."""
        with torch.inference_mode():
            return self.model(input_ids=torch.tensor([ids])).last_hidden_state[0].double().numpy()

    def pooled(self, ids: list[int], way: str = "mean_tokens") -> np.ndarray:
        """Compute the pooled states, with one of the kinds of :func:`describe`."""
        states = self.states(ids)
        places = np.arange(1, len(ids) + 1)[:, None]
        ways = {
            "cls_token": states[0],
            "max_tokens": states.max(axis=0),
            "mean_tokens": states.mean(axis=0),
            "mean_sqrt_len_tokens": states.sum(axis=0) / len(ids) ** 0.5,
            "weightedmean_tokens": (states * places).sum(axis=0) / places.sum(),
            "lasttoken": states[-1],
        }
        return ways[way]

    def embedding(self, text: str, way: str = "mean_tokens") -> np.ndarray:
        vector = self.pooled(self.ids(text), way)
        return vector / np.linalg.norm(vector)

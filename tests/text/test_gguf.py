"""Text models that are GGUF files: read as transformers reads them, and answering as PyTorch does."""

from __future__ import annotations

import itertools
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from hfjax_demo.bridge.functional import formats
from hfjax_demo.bridge.weights.layout import format_of_type
from hfjax_demo.errors import InvalidModelFolder, UnsupportedModel
from hfjax_demo.sources.gguf_file import GgufHeader, MappedGguf, read_header
from hfjax_demo.sources.gguf_types import TensorType as Kind
from hfjax_demo.sources.gguf_values import dequantize_blocks
from hfjax_demo.text import lazy_weights
from hfjax_demo.text.gguf_model import read_gguf_config
from hfjax_demo.text.gguf_tokenizer import read_tokenizer, read_vocabulary
from hfjax_demo.text.loading import load_text_model
from hfjax_demo.text.model_reader import read_model, read_torch_model

from .. import gguf_vocabularies, llama_cpp_tokens, tiny_gguf, tiny_models
from ..bridge.random_blocks import GROWN
from ..parity import generate

WIDE = {"hidden_size": 256, "intermediate_size": 512, "tie_word_embeddings": True}  # a row is made of whole blocks
GEMMA = {"tie_word_embeddings": True, "query_pre_attn_scalar": 256}
TOKENS = torch.arange(40, 60)[None]


@pytest.fixture(scope="module")
def of_all_kinds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Llama whose 29 matrices are of all types that transformers reads."""
    kinds = defaultdict[str, Kind](itertools.cycle(tiny_gguf.KINDS_OF_TRANSFORMERS).__next__)
    path = tmp_path_factory.mktemp("gguf") / "tiny.gguf"
    module = tiny_gguf.make_module("llama", num_hidden_layers=4, **WIDE)
    tiny_gguf.write(path, module, "llama", kinds.__getitem__, random=True)
    assert set(kinds.values()) == set(tiny_gguf.KINDS_OF_TRANSFORMERS)
    return path


def test_the_weights_are_those_of_transformers_bit_for_bit(of_all_kinds: Path) -> None:
    wanted = tiny_models.Reference(of_all_kinds).model.state_dict()
    read = read_model(of_all_kinds, "tiny", torch.float32)
    assert {name for name, _ in read.module.named_parameters(remove_duplicate=False)} == set(wanted)
    for name, weight in wanted.items():
        assert torch.equal(read.weights.part(name, (slice(None),)), weight), name
        rows = torch.tensor([1, 0, 3])
        assert torch.equal(read.weights.part(name, (rows,)), weight[rows]), name
        if weight.ndim == 2:
            assert torch.equal(read.weights.part(name, (slice(2, 9), slice(1, 40))), weight[2:9, 1:40]), name
    assert torch.equal(
        read_torch_model(of_all_kinds, "tiny")[1].state_dict()["lm_head.weight"], wanted["lm_head.weight"]
    )


@pytest.mark.parametrize("kind", tiny_gguf.KINDS, ids=lambda kind: kind.name)
def test_a_matrix_is_kept_with_the_numbers_of_gguf(kind: Kind, tmp_path: Path) -> None:
    """Whatever format it is kept in: what it stands for is what gguf's own dequantisation gives."""
    module = tiny_gguf.make_module("qwen2", num_hidden_layers=1, **WIDE)
    path = tiny_gguf.write(tmp_path / "tiny.gguf", module, "qwen2", lambda name: kind, random=True)
    params, model = load_text_model(path, "tiny", "float32", lambda *_: None)
    header = read_header(path, "tiny")
    entry = header.tensors["blk.0.ffn_up.weight"]
    with MappedGguf(path, header).read(entry) as rows:
        wanted = dequantize_blocks(rows, entry.kind).reshape(entry.shape)
    with torch.no_grad():
        kept = model.call._weight(params, "model.layers.0.mlp.up_proj.weight")
    np.testing.assert_array_equal(np.asarray(kept.jax()), wanted)
    found = formats(params, model.call)
    assert sum(found.values()) == model.parameters
    floats = {"F16": "float16", "BF16": "bfloat16", "F32": "float32"}
    assert set(found) == {"float32", format_of_type(kind.name) or floats[kind.name]}


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_file_of_few_bits_gives_the_tokens_of_pytorch(first: int, tmp_path: Path) -> None:
    """Each matrix has a type of its own, and PyTorch their dequantized values."""
    kinds = defaultdict[str, Kind](itertools.cycle(list(GROWN)[first:]).__next__)
    module = tiny_gguf.make_module("qwen2", **WIDE | {"tie_word_embeddings": False})
    path = tiny_gguf.write(tmp_path / "tiny.gguf", module, "qwen2", kinds.__getitem__, random=True)
    engine = tiny_models.load(path)
    _, reference = read_torch_model(path, "tiny")
    prompt = tiny_models.prompt_ids(20, seed=first, vocabulary=tiny_gguf.BOS)
    wanted, _ = tiny_models.greedy_answer(reference, prompt, 12)
    assert generate(engine, prompt, max_new_tokens=12).tokens == wanted and len(set(wanted)) > 3


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize("kind", [Kind.Q4_K, Kind.MXFP4, Kind.BF16], ids=lambda kind: kind.name)
def test_experts_stay_as_they_are_in_the_file_and_give_the_tokens_of_pytorch(kind: Kind, tmp_path: Path) -> None:
    """In a prompt with many rows for each expert, and in steps with one or none."""
    changes = WIDE | {"intermediate_size": 256, "tie_word_embeddings": False}
    module = tiny_gguf.make_module("qwen3moe", **changes)
    kinds = lambda name: kind if "_exps" in name else Kind.BF16  # noqa: E731
    path = tiny_gguf.write(tmp_path / "tiny.gguf", module, "qwen3moe", kinds, random=True)
    _, reference = read_torch_model(path, "tiny")
    engine = tiny_models.load(path)
    call = engine.model.call
    stacks = {key: spec for key, spec in call.stored_weights.items() if len(spec.shape) == 3}
    assert len(stacks) == 4 and {spec.shape for spec in stacks.values()} == {(4, 512, 256), (4, 256, 256)}
    assert set(formats(engine.programs.params, call)) == {
        "float32",
        "bfloat16",
        format_of_type(kind.name) or "bfloat16",
    }
    for key in stacks:
        with torch.no_grad():
            kept = call._weight(engine.programs.params, key)
        np.testing.assert_array_equal(np.asarray(kept.jax()), reference.get_parameter(key).numpy())
    prompt = tiny_models.prompt_ids(90, seed=1, vocabulary=tiny_gguf.BOS)
    wanted, _ = tiny_models.greedy_answer(reference, prompt, 12)
    assert generate(engine, prompt, max_new_tokens=12).tokens == wanted and len(set(wanted)) > 3


def test_a_model_in_several_files_is_that_of_one(tmp_path: Path) -> None:
    module = tiny_gguf.make_module("llama")
    whole = tiny_gguf.write(tmp_path / "whole.gguf", module, "llama")
    first = tiny_gguf.write(tmp_path / "tiny.gguf", module, "llama", tensors_in_a_file=8)
    assert first.name == "tiny-00001-of-00003.gguf"
    parts = [read_header(path, "tiny") for path in (first, whole)]
    assert {tensor.part for tensor in parts[0].tensors.values()} == {0, 1, 2}
    read = [read_model(path, "tiny", torch.float32) for path in (first, whole)]
    for name, _ in read[1].module.named_parameters():
        assert torch.equal(*(each.weights.part(name, (slice(None),)) for each in read)), name
    assert read[0].tokenizer("a  1").input_ids == read[1].tokenizer("a  1").input_ids
    (tmp_path / "tiny-00003-of-00003.gguf").write_bytes((tmp_path / "tiny-00002-of-00003.gguf").read_bytes())
    with pytest.raises(InvalidModelFolder, match="3 files of Tiny do not belong together"):
        read_model(first, "Tiny", torch.float32)


# By llama.cpp's names, with what a file of that architecture needs: matrices and vectors of every sort of converter.
@pytest.mark.parametrize(
    ("architecture", "changes"),
    [
        ("llama", {}),
        ("qwen2", {}),
        ("qwen3", {}),
        ("gemma2", GEMMA),
        ("gemma3", GEMMA | {"num_hidden_layers": 6, "layer_types": None}),
        ("phi3", {"sliding_window": None}),
        ("gpt2", {}),
    ],
)
def test_architectures_are_read_as_they_were_made(architecture: str, changes: dict[str, Any], tmp_path: Path) -> None:
    module = tiny_gguf.make_module(architecture, **changes)
    path = tiny_gguf.write(tmp_path / "tiny.gguf", module, architecture)
    read = read_model(path, "tiny", torch.float32)
    assert type(read.module) is type(module)
    if architecture in ("llama", "qwen2", "gemma3"):
        ours = read_gguf_config(read_header(path, "tiny"), "tiny").to_dict()
        theirs = tiny_models.Reference(path).model.config.to_dict()
        for key in ("_name_or_path", "_model_name_or_path", "quantization_config", "dtype"):
            ours.pop(key, None), theirs.pop(key, None)
        assert ours == theirs
    for name, weight in module.named_parameters():
        torch.testing.assert_close(read.weights.part(name, (slice(None),)), weight.detach(), rtol=0, atol=2e-7)
    assert all(tensor.is_meta for tensor in read.module.parameters())
    output = lazy_weights.run(read.module, read.weights, input_ids=TOKENS, use_cache=False)
    with torch.inference_mode():
        wanted = module(input_ids=TOKENS, use_cache=False)
    torch.testing.assert_close(output.logits, wanted.logits, rtol=1e-4, atol=1e-4)


def test_frequencies_are_divided_by_the_factors_of_the_file(tmp_path: Path) -> None:
    """Llama 3 has them in a tensor, and transformers leaves it out."""
    module = tiny_gguf.make_module("llama")
    factors = np.linspace(1, 8, module.config.head_dim // 2, dtype=np.float32)
    written: Any = {"metadata": lambda writer: writer.add_tensor("rope_freqs.weight", factors)}
    path = tiny_gguf.write(tmp_path / "tiny.gguf", module, "llama", **written)
    read = read_model(path, "tiny", torch.float32)
    wanted = module.model.rotary_emb.inv_freq / torch.from_numpy(factors)
    torch.testing.assert_close(read.module.model.rotary_emb.inv_freq, wanted)


def test_what_transformers_cannot_read_right_is_refused(tmp_path: Path) -> None:
    bias = "blk.0.attn_q.bias", np.zeros(48, np.float32)
    cases: Any = (
        ("yarn", "llama", {"metadata": lambda writer: writer.add_string("llama.rope.scaling.type", "yarn")}),
        (bias[0], "llama", {"metadata": lambda writer: writer.add_tensor(*bias)}),
        ("lacks 1", "llama", {"without": ("blk.1.ffn_down.weight",)}),
        ("'olmo2'", "olmo2", {}),
    )
    for says, name, changes in cases:
        path = tiny_gguf.write(tmp_path / "tiny.gguf", tiny_gguf.make_module(name), name, **changes)
        with pytest.raises(InvalidModelFolder if "without" in changes else UnsupportedModel, match=says) as caught:
            read_model(path, "Tiny", torch.float32)
        assert "\n" not in str(caught.value) and str(caught.value).endswith(".")


def test_the_tokenizer_is_the_files_with_its_ends_and_template(of_all_kinds: Path) -> None:
    header = read_header(of_all_kinds, "tiny")
    tokenizer = read_tokenizer(header, "tiny")
    assert tokenizer.tokenize("a  1") == ["a", "ĠĠ", "1"], "SmolLM splits digits off before anything else"
    assert tokenizer.chat_template == tiny_gguf.TEMPLATE
    assert read_vocabulary(header).ends == (tiny_gguf.EOS, tiny_gguf.END)
    text = "héllo wörld 12"
    assert tokenizer.decode(tokenizer(text).input_ids) == text
    assert tokenizer("a<|im_end|>").input_ids[-1] == tiny_gguf.END


RECORDED = json.loads(Path(__file__).with_name("llama_cpp_vocabularies.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def own_answers() -> dict[str, Any]:
    texts = llama_cpp_tokens.texts(llama_cpp_tokens.CUT)
    return gguf_vocabularies.answers(
        llama_cpp_tokens.this_program(), llama_cpp_tokens.PIECES, texts, llama_cpp_tokens.BY_BYTES
    )


@pytest.mark.parametrize("what", ["names", "tokens", "ends"])
def test_vocabularies_are_read_as_llama_cpp_reads_them(what: str, own_answers: dict[str, Any]) -> None:
    """Under each name of a pre-tokenizer, with tokens of each type, whatever the file leaves out."""
    for label, wanted in RECORDED[what].items():
        assert own_answers[what][label] == wanted, label
    assert own_answers[what].keys() == RECORDED[what].keys()


def test_a_tokenizer_that_is_not_known_is_refused_by_name() -> None:
    vocabulary = gguf_vocabularies.by_pairs()
    for key, name in (("pre", "whitespace"), ("model", "rwkv")):
        with pytest.raises(UnsupportedModel, match=repr(name)):
            read_tokenizer(GgufHeader({**vocabulary, f"tokenizer.ggml.{key}": name}, {}), "Tiny")


DAMAGED: Any = {
    "tokens": (["a", "a"], [1, 2]),
    "token_type": ([1], 3),
    "merges": (["a"], [""], [5]),
    "bos_token_id": ("a",),
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in DAMAGED.items() for value in values])
def test_a_vocabulary_that_contradicts_itself_is_damaged(key: str, value: Any) -> None:
    header = GgufHeader({**gguf_vocabularies.by_pairs(pre="gpt-2"), f"tokenizer.ggml.{key}": value}, {})
    with pytest.raises(InvalidModelFolder, match="inconsistent tokenizer"):
        read_tokenizer(header, "Tiny")

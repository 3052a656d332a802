"""The tokenizer of a GGUF file: transformers makes it of the metadata, and what it gets wrong is set right here.

The rules are llama.cpp's (``src/llama-vocab.cpp``), by which such files are made and tried.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tokenizers import pre_tokenizers
from transformers import PreTrainedTokenizerBase, PreTrainedTokenizerFast
from transformers.integrations.gguf.gguf_tokenizer_mapping import GGUF_TOKENIZER_MAPPING, convert_gguf_tokenizer

from ..errors import UnsupportedModel
from ..sources.gguf_file import GgufHeader

CONTROL = 3  # a token's type: it stands for no text

# Tokens that end a turn or a text in the chat formats that there are. A file names one of them as its end token, and a model that
# was trained to chat may also end with another.
_ENDS = frozenset(
    {
        "<|im_end|>", "<|endoftext|>", "<|eot_id|>", "<|eom_id|>", "<|end_of_text|>", "<end_of_turn>", "<|end|>",
        "<EOT>", "<\uff5cend\u2581of\u2581sentence\uff5c>",
    }
)  # fmt: skip

_SPECIAL = {"bos_token": "bos", "eos_token": "eos", "unk_token": "unknown", "pad_token": "padding"}


def read_tokenizer(header: GgufHeader, title: str) -> PreTrainedTokenizerBase:
    """The tokenizer that a file's metadata describe, with its chat template.

    Raises:
        UnsupportedModel: transformers cannot make one of it.
    """
    metadata = header.metadata
    given, settings = (
        {name: metadata[f"tokenizer.{key}"] for key, name in names.items() if f"tokenizer.{key}" in metadata}
        for names in (GGUF_TOKENIZER_MAPPING["tokenizer"], GGUF_TOKENIZER_MAPPING["tokenizer_config"])
    )
    try:
        backend, _ = convert_gguf_tokenizer(header.architecture, given)
        if given["tokenizer_type"] == "llama":  # such a vocabulary has a first token unless the file says otherwise
            settings.setdefault("add_bos_token", True)
        for name, kind in _SPECIAL.items():
            token = metadata.get(f"tokenizer.ggml.{kind}_token_id")
            settings[name] = None if token is None else given["tokens"][token]
    except Exception as error:  # of a dozen kinds, and none of them a fault of whoever asks
        raise UnsupportedModel(
            f"{title} has a tokenizer that transformers cannot make of a GGUF file ({metadata.get('tokenizer.ggml.model')!r}); "
            "choose the model's safetensors or another model."
        ) from error
    _correct(backend, given)
    return PreTrainedTokenizerFast(tokenizer_object=backend, clean_up_tokenization_spaces=False, **settings)


def _correct(backend: Any, given: Mapping[str, Any]) -> None:
    """What transformers leaves out."""
    if given.get("pre_tokenizer_type") == "smollm":
        # Every digit is split off before anything else, which changes how runs of spaces before a number are cut.
        backend.pre_tokenizer = pre_tokenizers.Sequence(
            [
                pre_tokenizers.Digits(individual_digits=True),
                pre_tokenizers.ByteLevel(add_prefix_space=False, trim_offsets=True, use_regex=True),
            ]
        )


def stop_tokens(header: GgufHeader) -> tuple[int, ...]:
    """The tokens that end an answer: those that the file names, and those that a chat ends with."""
    metadata = header.metadata
    named = [metadata.get(f"tokenizer.ggml.{kind}_token_id") for kind in ("eos", "eot", "eom")]
    tokens, types = metadata.get("tokenizer.ggml.tokens", ()), metadata.get("tokenizer.ggml.token_type", ())
    chatting = [
        index
        for index, (token, kind) in enumerate(zip(tokens, types, strict=False))
        if kind == CONTROL and token in _ENDS
    ]
    return tuple(dict.fromkeys(int(token) for token in (*named, *chatting) if token is not None))

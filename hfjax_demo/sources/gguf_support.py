"""What of a GGUF file this program can use, judged by its header alone: a file that fails here is not downloaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..errors import InvalidModelFolder, UnsupportedModel
from .architectures import is_known_in_gguf
from .gguf_file import HEADER_ERRORS, GgufHeader, parse_header
from .gguf_pretokenizers import PRETOKENIZERS, PreTokenizer

FIRST_BYTES = 1 << 20
"""Bytes of a file that are fetched first: the header of most files without their vocabulary."""

MAX_HEADER_BYTES = 128 << 20

# The purposes of files that are not models (``general.type``).
_PURPOSES = {
    "adapter": "is a LoRA adapter, not a model (it can be added to one in a GGUF file)",
    "mmproj": "is the image encoder of a model, not the model itself",
    "vocab": "is a vocabulary without weights",
    "imatrix": "has statistics for quantizing a model, not a model",
}


def require_supported(header: GgufHeader, title: str) -> None:
    """Raise :class:`UnsupportedModel` if a file's header shows that it cannot be used."""
    purpose = str(header.metadata.get("general.type", "model"))
    if purpose in _PURPOSES or header.architecture == "clip":
        what = _PURPOSES.get(purpose, _PURPOSES["mmproj"])
        raise UnsupportedModel(f"{title} {what}; choose a GGUF file of a text model.")
    if not is_known_in_gguf(header.architecture):
        raise UnsupportedModel(
            f"{title} is a GGUF file of the architecture {header.architecture[:40]!r}, which transformers cannot read from such "
            "files; use the model's safetensors, or another model."
        )
    select_pretokenizer(header.metadata, title)


def fetch_header(read: Callable[[int, int], bytes], size: int, name: str, title: str) -> GgufHeader:
    """Return the header of a file on a server, of which only the first bytes are fetched, as many as it takes.

    Args:
        read: returns a range of the file's bytes, given its begin and end.
        size: of the whole file, in bytes.
        name: of the file, for messages.

    Raises:
        UnsupportedModel: the file is of a version, or has tensors, that are not supported.
        InvalidModelFolder: the file is damaged.
    """
    data = b""
    while True:
        end = min(size, max(FIRST_BYTES, 4 * len(data)))
        data += read(len(data), end)
        try:
            return parse_header(data, name, title)
        except HEADER_ERRORS as error:
            if end == size or end >= MAX_HEADER_BYTES or len(data) < end:
                raise InvalidModelFolder(
                    f"{title} is damaged on its server ({name} has a truncated header); choose another file."
                ) from error


def select_pretokenizer(metadata: Mapping[str, Any], title: str) -> PreTokenizer | None:
    """Return the form of a byte pair tokenizer; None for a sentencepiece tokenizer, which merges by scores.

    Raises:
        UnsupportedModel: a tokenizer, or a pre-tokenizer, that is not supported.
    """
    model = metadata.get("tokenizer.ggml.model")
    if model == "llama":
        return None
    if model not in ("gpt2", "gemma4"):
        raise UnsupportedModel(
            f"{title} has a {model!r} tokenizer, which is not supported for GGUF files; use the model's safetensors, or "
            "another model."
        )
    name = "gemma4" if model == "gemma4" else metadata.get("tokenizer.ggml.pre") or "default"
    if not isinstance(name, str) or name not in PRETOKENIZERS:
        raise UnsupportedModel(
            f"{title} has the unknown pre-tokenizer {name!r}, so its tokens would be wrong; use the model's "
            "safetensors, or another model."
        )
    return PRETOKENIZERS[name]

"""Fetches the headers alone of weight files on the Hugging Face hub, by requests of ranges of their bytes."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import huggingface_hub
from huggingface_hub.utils import build_hf_headers, hf_raise_for_status  # type: ignore[attr-defined]

from ..catalog import HubSource
from ..errors import InvalidModelFolder, UnsupportedModel
from .gguf_support import fetch_header, require_supported
from .safetensors_file import Headers, parse_tensors

TIMEOUT_SECONDS = 10.0
PARTIAL_CONTENT = 206
FIRST_HEADER_BYTES = 1 << 16
MAX_FILES, MAX_HEADER_BYTES = 1000, 1 << 24  # several times those of the largest models


def read_range(source: HubSource, commit: str | None, name: str, begin: int, end: int) -> bytes:
    """Return a range of the bytes of a file of a repository, or less where the file ends. The hub is asked for no more."""
    url = huggingface_hub.hf_hub_url(source.repo_id, name, revision=commit)
    headers = {**build_hf_headers(), "Range": f"bytes={begin}-{end - 1}"}
    session = huggingface_hub.get_session()
    with session.stream("GET", url, headers=headers, timeout=TIMEOUT_SECONDS, follow_redirects=True) as response:
        if response.is_error:
            response.read()
        hf_raise_for_status(response)
        at, data = begin if response.status_code == PARTIAL_CONTENT else 0, bytearray()
        for block in response.iter_bytes():
            data += block
            if at + len(data) >= end:  # a server without ranges would send the whole file
                break
    return bytes(data[begin - at : end - at])


def read_gguf_headers(source: HubSource, commit: str | None, sizes: Mapping[str, int], title: str) -> int:
    """Fetch the headers alone of a model's GGUF files, ``sizes`` by name, the first one first; return the number of weights.

    Raises:
        UnsupportedModel: the model cannot be used.
    """
    weights = 0
    try:
        for number, (name, size) in enumerate(sizes.items()):
            header = fetch_header(functools.partial(read_range, source, commit, name), size, name, title)
            weights += sum(tensor.elements for tensor in header.tensors.values())
            if number == 0:  # the others have tensors alone
                require_supported(header, title)
    except InvalidModelFolder as error:
        raise UnsupportedModel(str(error)) from None
    return weights


def read_safetensors_headers(source: HubSource, commit: str | None, sizes: Mapping[str, int], title: str) -> Headers:
    """Fetch the headers alone of a model's safetensors files, ``sizes`` by name; return type and shape of every tensor.

    Raises:
        InvalidModelFolder: one is damaged, or they are too many or too large.
    """
    if len(sizes) > MAX_FILES:
        raise InvalidModelFolder(f"{title} has more than {MAX_FILES} files of weights; choose another model.")

    def tensors(name: str) -> list[tuple[str, str, tuple[int, ...]]]:
        fetch = functools.partial(read_range, source, commit, name)
        first = fetch(0, min(FIRST_HEADER_BYTES, sizes[name]))  # in most files the whole header

        def read(begin: int, end: int) -> bytes:
            return first[begin:end] if end <= len(first) else fetch(begin, end)

        return parse_tensors(read, sizes[name], name, title, MAX_HEADER_BYTES)

    with ThreadPoolExecutor(4) as pool:
        return {key: (kind, shape) for found in pool.map(tensors, sizes) for key, kind, shape in found}

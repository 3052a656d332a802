"""The configuration files of a model, which are fetched without its weights."""

from __future__ import annotations

from pathlib import Path

import huggingface_hub

from hfjax_demo import sources
from hfjax_demo.catalog import FolderSource, HubSource, ModelKind, ModelSpec
from hfjax_demo.sources.common import Progress
from hfjax_demo.sources.hub import CONFIG, convert_hub_errors
from hfjax_demo.sources.hub_headers import TIMEOUT_SECONDS
from hfjax_demo.sources.pipeline import INDEX


def fetch_configurations(spec: ModelSpec, cache_dir: Path, on_progress: Progress) -> Path:
    """Return a folder with the configuration files of ``spec``, with or without its weights; or its GGUF file.

    Raises:
        HfjaxError: as :func:`hfjax_demo.sources.fetch`.
    """
    source = spec.source
    if isinstance(source, FolderSource) and any((source.path / name).is_file() for name in (CONFIG, INDEX)):
        return source.path
    there = sources.local_path(spec, cache_dir)
    if there is None and isinstance(source, HubSource) and source.quantization is None:
        on_progress(f"Fetching the configuration of {spec.title}", None)
        pipelines = [INDEX, "*/*.json", "*/*.txt", "*/*.model"]  # with their tokenizers
        wanted = pipelines if spec.kind is ModelKind.IMAGE else [CONFIG]
        with convert_hub_errors(spec.title, source):
            folder = huggingface_hub.snapshot_download(
                source.repo_id,
                revision=source.revision,
                allow_patterns=wanted,
                ignore_patterns=["*.index.json", "*.index.*.json"],  # of weights
                etag_timeout=TIMEOUT_SECONDS,
            )
        there = Path(folder) if (Path(folder) / wanted[0]).is_file() else None
    return there or sources.fetch(spec, cache_dir, on_progress)

"""Fetch the adapters of a model: safetensors files with their configuration, or LoRAs in GGUF files for models in such files; a
repository or folder may hold several."""

from __future__ import annotations

import functools
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from ..catalog import Adapter, FileSource, HubSource, ModelKind, ModelSpec
from ..errors import InvalidModelFolder, UnsupportedModel
from .common import Progress, hold_fetch_lock, ignore_progress, one_line
from .gguf_file import SUFFIX

ADAPTER_CONFIG_NAME = "adapter_config.json"
# The file names that peft and diffusers use.
CONTROLNET_CONFIG_NAME = "config.json"
CONTROLNET_WEIGHT_NAMES = ("diffusion_pytorch_model.safetensors", "diffusion_pytorch_model.fp16.safetensors")
LORA_WEIGHT_NAMES = {ModelKind.TEXT: "adapter_model.safetensors", ModelKind.IMAGE: "pytorch_lora_weights.safetensors"}


@dataclass(frozen=True, slots=True)
class FetchedAdapter:
    """A local adapter. ``file`` is a safetensors file, a text adapter's and a ControlNet's next to its configuration; or a GGUF
    file."""

    file: Path
    weight: float = 1.0
    token: str | None = None
    control: bool = False

    @property
    def usage_key(self) -> str:
        """A string that distinguishes two uses of the same file."""
        return f"{self.weight!r} {self.token or ''}{' control' if self.control else ''}"


def fetch_adapters(
    spec: ModelSpec, cache_dir: Path, on_progress: Progress = ignore_progress
) -> tuple[FetchedAdapter, ...]:
    """Return the adapters of a model in order; download them first if they are missing. For errors, see :func:`fetch`."""
    return tuple(
        FetchedAdapter(_file(spec, adapter, cache_dir, on_progress), adapter.weight, adapter.token, adapter.control)
        for adapter in spec.adapters
    )


def has_all_adapters(spec: ModelSpec) -> bool:
    """Return whether :func:`fetch_adapters` would need no network access."""
    from_hub = [(each, each.source) for each in spec.adapters if isinstance(each.source, HubSource)]
    if not from_hub:
        return True
    from . import hub

    try:
        return all(
            hub.cached_folder_with(source, functools.partial(_choose_files, spec.kind, each)) is not None
            for each, source in from_hub
        )
    except UnsupportedModel:
        return False


def _file(spec: ModelSpec, adapter: Adapter, cache_dir: Path, on_progress: Progress) -> Path:
    source, choose = adapter.source, functools.partial(_choose_files, spec.kind, adapter)
    if isinstance(source, HubSource):
        from . import hub

        folder = hub.cached_folder_with(source, choose)
        if folder is None:
            title = f"{source.repo_id} for {spec.title}"
            with hold_fetch_lock(spec.title, cache_dir, on_progress):
                folder, _ = hub.Download(title, source, lambda names, _: choose(names)).run(on_progress)
        return folder / choose([item.name for item in folder.iterdir()])[0]
    if isinstance(source, FileSource):
        kind = SUFFIX if spec.kind is ModelKind.TEXT else ".safetensors"
        if source.path.suffix != kind or not source.path.is_file():
            raise InvalidModelFolder(
                f"{spec.title} requires the {kind[1:]} file {source.path}, which does not exist; check the path."
            )
        return source.path
    try:
        return source.path / choose([item.name for item in source.path.iterdir() if item.is_file()])[0]
    except OSError:
        raise InvalidModelFolder(
            f"{spec.title} requires the folder {source.path}, which does not exist; check the path."
        ) from None
    except UnsupportedModel as error:
        raise InvalidModelFolder(str(error)) from None


def _choose_files(kind: ModelKind, adapter: Adapter, names: Collection[str]) -> list[str]:
    """Choose the weight file, and the configuration if there is one, from the files at the root of a repository or folder."""
    where = adapter.source.repo_id if isinstance(adapter.source, HubSource) else adapter.source.path
    if kind is ModelKind.TEXT and ADAPTER_CONFIG_NAME not in names:
        ggufs = sorted(name for name in names if name.endswith(SUFFIX) and "/" not in name)
        if (adapter.file in ggufs) if adapter.file else len(ggufs) == 1:
            return [adapter.file or ggufs[0]]
    files = sorted(name for name in names if name.endswith(".safetensors") and "/" not in name)
    usual = LORA_WEIGHT_NAMES[kind]
    if adapter.control:
        usual = next((name for name in CONTROLNET_WEIGHT_NAMES if name in files), CONTROLNET_WEIGHT_NAMES[0])
    wanted = adapter.file or (usual if usual in files else files[0] if len(files) == 1 else None)
    if wanted not in files:
        problem = (
            f"has no {wanted}" if wanted else "has several safetensors files" if files else "has no safetensors file"
        )
        advice = f"name one by 'weights', of {one_line(', '.join(files), 600)}" if files else "give another one"
        raise UnsupportedModel(f"{where} {problem}; {advice}.")
    if kind is ModelKind.TEXT and (wanted != usual or ADAPTER_CONFIG_NAME not in names):
        raise UnsupportedModel(
            f"{where} is not an adapter for a text model, which has {ADAPTER_CONFIG_NAME} and {usual}."
        )
    if adapter.control:
        if wanted not in CONTROLNET_WEIGHT_NAMES or CONTROLNET_CONFIG_NAME not in names:
            raise UnsupportedModel(
                f"{where} is not a ControlNet, which has {CONTROLNET_CONFIG_NAME} and {CONTROLNET_WEIGHT_NAMES[0]}."
            )
        return [wanted, CONTROLNET_CONFIG_NAME]
    return [wanted, ADAPTER_CONFIG_NAME] if ADAPTER_CONFIG_NAME in names else [wanted]

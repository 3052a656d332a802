"""The content of the Models tab as plain JSON, without markup, which ``models.js`` inserts into the document as text and charts.
Pure functions of the manager's records. Numbers are formatted here."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from typing import Any

from ..bridge.platforms import Platform, current_platform
from ..bridge.weights.layout import FORMATS
from ..bridge.weights.precision import is_dtype_useful
from ..catalog import (
    Adapter,
    FileSource,
    FolderSource,
    HubSource,
    ModelKind,
    ModelSpec,
    PackageSource,
    RemoteSource,
)
from ..catalog.fitting import describe_machines, machines_for
from ..events import ModelState
from ..runtime.status import Compilation, DeviceStatus, MemorySample, ModelStatus, Speed
from ..settings import DTYPES, TEXT_ONLY_DTYPES
from ..sources import SearchResult
from . import status
from .status import size

MAX_CHART_SAMPLES = 240  # of the memory chart, which is hardly wider in pixels; a page requests them every second
MAX_SPEED_BARS = 24  # bars that can still be distinguished on a phone
MAX_LISTED_COMPILATIONS = 30

OTHER_MEMORY_BYTES = 600_000_000  # bytes for libraries, compiled programs and a conversation
MEMORY_MARGIN = 1.5
READING_SPEED = 5.0  # tokens per second

_USE_LABELS = {ModelKind.TEXT: "Chat with this", ModelKind.IMAGE: "Draw with this"}
_SPEED_UNITS = {ModelKind.TEXT: "tokens/s", ModelKind.IMAGE: "steps/s"}  # kinds of models whose speed is measured
_PLATFORMS = {"cpu": "CPU", "gpu": "GPU", "tpu": "TPU"}

# Bits per weight by weight format, without the scales of groups.
_ROWS_AND_FLOATS = {"int8_rows": 8, "float8_rows": 8, "bfloat16": 16, "float16": 16, "float32": 32}
_BITS_PER_WEIGHT = {name: form.bits for name, form in FORMATS.items()} | _ROWS_AND_FLOATS

# In the rows for visitors, who may not use them.
_WITHOUT_BUTTONS: dict[str, Any] = {"actions": [], "precisions": [], "activations": None}


def snapshot(
    models: Sequence[ModelStatus],
    device: DeviceStatus,
    compilations: Sequence[Compilation],
    speeds: Sequence[Speed],
    now: float,
    *,
    owner: bool = True,
    added: Collection[str] = (),
) -> dict[str, Any]:
    """Return the content of the tab at ``now``, in seconds since the epoch, for the owner of the page or for a visitor."""
    titles = {found.spec.name: found.spec.title for found in models}
    return {
        "now": now,
        "owner": owner,
        "models": [
            row(found, device.budget_bytes, added=found.spec.name in added) | ({} if owner else _WITHOUT_BUTTONS)
            for found in models
        ],
        "device": memory(device, models),
        "next": recommend_larger_model(models, device, speeds),
        "compilations": [
            {
                "program": _capitalize(made.program),
                "model": titles.get(made.model, made.model),
                "seconds": status.seconds(made.seconds),
                "stored": made.stored,
                "at": made.at,
            }
            for made in compilations[:MAX_LISTED_COMPILATIONS]
        ],
        "speeds": {kind.value: _speed_bars(speeds, kind, titles) for kind in _SPEED_UNITS},
    }


def row(found: ModelStatus, budget_bytes: int, *, added: bool = False) -> dict[str, Any]:
    """Return a model's row in the table and its expanded details. ``added``: whether it can be removed from the list."""
    spec, least = found.spec, found.estimated_bytes if found.min_estimated_bytes is None else found.min_estimated_bytes
    parameters = found.parameters or spec.parameters
    return {
        "name": spec.name,
        "title": spec.title,
        "kind": spec.kind.value,
        "task": status.TASKS[spec.kind],
        "remote": spec.source.where if isinstance(spec.source, RemoteSource) else "",
        "architecture": found.architecture or "",
        "family": "" if spec.family == "unknown" else spec.family,
        "parameters": status.count(parameters) if parameters else "",
        "disk": size(found.disk_bytes) if found.disk_bytes else "",
        "download": size(spec.download_bytes) if spec.download_bytes and not found.disk_bytes else "",
        "memory": size(found.memory_bytes) if found.memory_bytes is not None else "",
        "estimate": _estimate(found),
        "too_large": found.memory_bytes is None and least is not None and least > budget_bytes,
        "dtype": found.dtype,
        "precisions": [] if spec.is_remote else precisions(spec.kind),
        "context": _context(found),
        "activations": _activations(found),
        "gated": spec.gated,
        "summary": spec.summary,
        "facts": _facts(found),
        "fraction": found.fraction if found.state in status.TRANSITIONAL_STATES else None,
        "use": _USE_LABELS.get(spec.kind, ""),
        **(state := _state(found)),
        "actions": state["actions"] + _removal_actions(found, added=added),
    }


def _context(found: ModelStatus) -> int | str | None:
    """Return the context length, as loaded or of the next load, for its field; "" if it is chosen automatically, None if there is
    none."""
    if found.spec.is_remote or found.spec.kind is not ModelKind.TEXT:
        return None
    return found.context_length if found.memory_bytes is not None else found.next_context_length or ""


def _activations(found: ModelStatus) -> str | None:
    """Return what activations are rounded to, as loaded or by the next load, for its field; None if that cannot be chosen."""
    if found.spec.is_remote or found.spec.kind is not ModelKind.TEXT or current_platform() is not Platform.CPU:
        return None
    return found.activations or "exact"


def _removal_actions(found: ModelStatus, *, added: bool) -> list[str]:
    if found.state is ModelState.READY or found.state in status.TRANSITIONAL_STATES or found.spec.is_remote:
        return []
    deletes = found.disk_bytes > 0 and isinstance(found.spec.source, HubSource | PackageSource)
    return [*(["delete"] if deletes else []), *(["forget"] if added else [])]


def search_hit(found: SearchResult) -> dict[str, Any]:
    told = [f"{found.downloads:,} downloads"]
    if found.parameters:
        told.insert(0, f"{status.count(found.parameters)} parameters")
    if found.gated:
        told.append("gated")
    return {"where": found.repo_id, "facts": " · ".join(told)}


def _estimate(found: ModelStatus) -> str:
    """Return the estimated memory of a model that is not loaded, per device if it is distributed; "" if unknown."""
    if found.memory_bytes is not None or found.estimated_bytes is None:
        return ""
    if found.devices > 1 and found.device_bytes is not None:
        return f"≈ {size(found.device_bytes)} on each of {found.devices} devices"
    return f"≈ {size(found.estimated_bytes)}"


def precisions(kind: ModelKind) -> list[str]:
    if kind is ModelKind.EMBEDDING:
        return []  # always float32
    ours = [dtype for dtype in DTYPES if kind is ModelKind.TEXT or dtype not in TEXT_ONLY_DTYPES]
    return [dtype for dtype in ours if dtype != "auto" and is_dtype_useful(dtype)]


def _state(found: ModelStatus) -> dict[str, Any]:
    """Return the model's state: ``tone`` selects the colour, ``state`` is a word or two, ``message`` a sentence that explains it,
    and ``actions`` are the buttons."""
    remote, busy, message = found.spec.is_remote, found.active_requests, _capitalize(found.message)
    waiting = f"{busy} waiting" if busy and found.state is not ModelState.CANCELLING else ""
    unloaded = ("absent", "Not checked yet" if remote else "Not loaded", "check" if remote else "load", message)
    match found.state:
        case ModelState.READY:
            doing = "Drawing" if found.spec.kind is ModelKind.IMAGE else "Answering"
            words = f"{doing} {busy}" if busy > 1 else doing if busy else "Reachable" if remote else "Ready"
            idle = f"Idle for {found.idle_s / 60:.0f} min" if found.idle_s and found.idle_s >= 60 else ""
            notes = [] if remote else [message, idle]
            return _state_fields("busy" if busy else "ready", words, "check" if remote else "unload", *notes)
        case ModelState.FAILED:
            return _state_fields("failed", "Failed", unloaded[2], message)
        case ModelState.EVICTED if not remote:
            return _state_fields("absent", "Unloaded", "load", message)
        case ModelState.CONNECTING if remote:
            return _state_fields("moving", "Connecting", None, message, waiting)
        case ModelState.UNLOADING:
            return _state_fields("moving", "Unloading", None, message, waiting)
        case _ if found.state in status.TRANSITIONAL_STATES and not remote:
            return _state_fields("moving", found.state.value.capitalize(), "cancel", message, waiting)
    return _state_fields(*unloaded)


def _state_fields(tone: str, state: str, action: str | None, *messages: str) -> dict[str, Any]:
    message = " · ".join(part for part in messages if part)
    return {"tone": tone, "state": state, "message": message, "actions": [action] if action else []}


def _facts(found: ModelStatus) -> list[tuple[str, str]]:
    """Return facts for a model's details, beyond the columns of the table. The architecture is shown where a narrow table omits
    its column. The style sheet refers to facts by their headings."""
    spec, image = found.spec, found.image
    family = "" if spec.family == "unknown" else spec.family
    context = ""
    if found.context_length:
        context = f"{found.context_length:,} tokens" + _context_limit(found)
    embeds = "embeddings, through the API at /v1/embeddings; it can't chat"
    accept = "Accept the licence on Hugging Face, then set HF_TOKEN on the server."
    slow = "slow: its cache is not supported, so every token recomputes the whole conversation"
    facts = (
        ("Name", spec.name),
        ("Architecture", "remote" if spec.is_remote else found.architecture or family),
        ("Makes", embeds if spec.kind is ModelKind.EMBEDDING else ""),
        ("From", _source(spec)),
        ("With", ", ".join(_adapter(each) for each in spec.adapters)),
        ("Licence", spec.license or ""),
        ("Gated", accept if spec.gated else ""),
        ("Context", context),
        ("Speed", slow if found.recomputes else ""),
        ("Weights", _weight_bits(found) if found.formats else ""),
        ("KV cache", f"{_bits_text(found.cache_dtype)} (rounded)" if found.cache_dtype is not None else ""),
        ("Activations", f"rounded to {found.activations}" if found.activations is not None else ""),
        ("Fits", f"{machine}, in bfloat16 (estimated)" if (machine := describe_machines(machines_for(spec))) else ""),
        ("Picture", f"{image.width} \u00d7 {image.height} pixels" if image is not None else ""),
    )
    return [(heading, told) for heading, told in facts if told]


def _context_limit(found: ModelStatus) -> str:
    """Return what limits the context of a loaded model, to follow the number; "" if it is as chosen."""
    length, made_for, chosen = found.context_length or 0, found.max_context, found.next_context_length
    if chosen == length:
        return ""
    if made_for == length:
        return ", the most it was trained for" + (f" ({chosen:,} chosen)" if chosen else "")
    if chosen is None and made_for is not None and made_for > length:
        return f", as many as memory holds (it was trained for {made_for:,})"
    return ""


def _weight_bits(found: ModelStatus) -> str:
    """Return the bits per weight as text. If float32 is stored losslessly in fewer than 32 bits, the text says so."""
    bits: dict[str, int] = {}
    for name, count in found.formats.items():
        bits[_bits_text(name)] = bits.get(_bits_text(name), 0) + count
    shares = sorted(((count / sum(bits.values()), name) for name, count in bits.items()), reverse=True)
    told = ", ".join(f"{name} ({share:.0%})" if share < 0.995 else name for share, name in shares if share >= 0.005)
    fewer = found.dtype == "float32" and set(found.formats) != {"float32"}
    return f"stored in {told}" + (", exactly as in the checkpoint" if fewer else "")


def _bits_text(name: str) -> str:
    return f"{_BITS_PER_WEIGHT[name]} bits" if name in _BITS_PER_WEIGHT else name


def _source(spec: ModelSpec) -> str:
    if isinstance(spec.source, HubSource):
        tag = spec.source.quantization
        return f"huggingface.co/{spec.source.repo_id}" + (f" ({tag})" if tag else "")
    if isinstance(spec.source, RemoteSource):
        return f"remote server {spec.source.where}"
    if isinstance(spec.source, FileSource):
        return "a file on this server"
    return "a folder on this server" if isinstance(spec.source, FolderSource) else "the Python package index"


def _adapter(adapter: Adapter) -> str:
    """Return an adapter's name without its folder, because visitors read it too, or its repository on the hub."""
    source = adapter.source
    name = source.repo_id if isinstance(source, HubSource) else source.path.stem
    if adapter.token:
        return name + f", token {adapter.token}"
    weight = "" if adapter.weight == 1 else f" \N{MULTIPLICATION SIGN} {adapter.weight:g}"
    return name + (", a ControlNet" if adapter.control else "") + weight


def memory(device: DeviceStatus, models: Sequence[ModelStatus]) -> dict[str, Any]:
    """Return the device with its current and recent memory usage: numbers of bytes for the chart, and formatted texts."""
    here = [found for found in models if not found.spec.is_remote]
    ready = sum(found.state is ModelState.READY for found in here)
    platform = _PLATFORMS.get(device.platform, device.platform)
    samples = thin_samples(device.history, MAX_CHART_SAMPLES)
    return {
        "label": platform if device.label.lower() == device.platform else f"{device.label} ({platform})",
        "loaded": f"{ready} of {len(here)} loaded",
        "total": device.total_bytes,
        "budget": device.budget_bytes,
        "used": device.used_bytes,
        "models": device.models_bytes,
        "texts": {
            "used": size(device.used_bytes),
            "total": size(device.total_bytes),
            "budget": size(device.budget_bytes),
            "models": size(device.models_bytes),
            "others": size(max(device.used_bytes - device.models_bytes, 0)),
            "parts": _other_parts(device),
        },
        "history": [[round(sample.at, 1), sample.used_bytes, sample.models_bytes] for sample in samples],
    }


def _other_parts(device: DeviceStatus) -> str:
    """Return what uses memory besides weights and conversations; empty if that is unknown."""
    parts = {"programs": device.programs_bytes, "libraries": device.libraries_bytes}
    return ", ".join(f"{name} {size(count)}" for name, count in parts.items() if count)


def thin_samples(history: Sequence[MemorySample], most: int) -> list[MemorySample]:
    """Reduce the samples to at most ``most`` by keeping the highest of each group of neighbours, so that no peak is lost."""
    if len(history) <= most:
        return list(history)
    edges = [len(history) * place // most for place in range(most + 1)]
    return [max(history[start:end], key=lambda sample: sample.used_bytes) for start, end in itertools.pairwise(edges)]


def _speed_bars(speeds: Sequence[Speed], kind: ModelKind, titles: dict[str, str]) -> dict[str, Any]:
    bars = [
        {
            "model": titles.get(speed.model, speed.model),
            "value": speed.per_second,
            "text": rate(speed.per_second),
            "at": speed.at,
        }
        for speed in speeds
        if speed.kind is kind
    ]
    return {"unit": _SPEED_UNITS[kind], "bars": bars[-MAX_SPEED_BARS:]}


def rate(per_second: float) -> str:
    return f"{per_second:.0f}" if per_second >= 100 else f"{per_second:.1f}" if per_second >= 1 else f"{per_second:.2f}"


def _capitalize(text: str) -> str:
    return text[:1].upper() + text[1:]


def recommend_larger_model(models: Sequence[ModelStatus], device: DeviceStatus, speeds: Sequence[Speed]) -> str:
    """Return a sentence that recommends a larger model which this machine has enough memory and speed for, or "".

    The rule uses only what is known without loading a model. A model fits if 1.5 times the bytes of its weights and 600 MB for
    everything else are available. It is fast enough if it would still generate five tokens per second, about the speed of
    reading, assuming that the time per token of the model that answered last is proportional to the bytes of its weights
    (a mixture of experts would be faster). Only chat models that need no account, and whose size of weights is known exactly, are
    recommended.
    """
    told = {found.spec.name: found for found in models}
    latest = [speed for speed in speeds if speed.kind is ModelKind.TEXT and speed.model in told]
    loaded = [found.spec for found in models if found.state is ModelState.READY and weights_bytes(found.spec)]
    if not latest or not loaded or latest[-1].model not in {spec.name for spec in loaded}:
        return ""
    known = weights_bytes(told[latest[-1].model].spec)
    speed = latest[-1].per_second * known
    available = min(device.budget_bytes, device.total_bytes - max(device.used_bytes - device.models_bytes, 0))
    largest = max(weights_bytes(spec) for spec in loaded)
    fitting = [
        found.spec
        for found in models
        if (size := weights_bytes(found.spec)) > largest
        and found.spec.chat
        and (size + OTHER_MEMORY_BYTES) * MEMORY_MARGIN <= available
        and speed / weights_bytes(found.spec) >= READING_SPEED
    ]
    if not fitting:
        return ""
    best = max(fitting, key=weights_bytes)
    rate = speed / weights_bytes(best)
    return f"This machine can run {best.title}, which gives better answers, at about {rate:.0f} tokens a second."


def weights_bytes(spec: ModelSpec) -> int:
    """Return the bytes of a model's weights; 0 if not known exactly, or if the model needs an account."""
    if isinstance(spec.source, PackageSource):
        return spec.source.gguf_bytes
    is_file = isinstance(spec.source, HubSource) and spec.source.quantization is not None and not spec.gated
    return (spec.download_bytes or 0) if is_file else 0

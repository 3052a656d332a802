"""Everything that the Models tab shows, as plain JSON, which ``models.js`` puts into the document.

Pure functions of the manager's records. Numbers become words here, so that the script only writes texts and draws lines. There
is no markup in the JSON; the script inserts every text as text.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from typing import Any

from ..bridge.weights.layout import FORMATS
from ..bridge.weights.precision import of_use
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
from ..events import ModelState
from ..runtime.status import Compilation, DeviceStatus, MemorySample, ModelStatus, Speed
from ..settings import DTYPES, TEXT_ONLY_DTYPES
from ..sources import Hit
from . import status
from . import words_models as words

MOST_SAMPLES = 240  # of the memory chart, which is hardly wider in pixels; a page asks for them every second
MOST_SPEEDS = 24  # bars that still can be told apart on a phone
MOST_COMPILATIONS = 30

EVERYTHING_ELSE = 600_000_000  # libraries, compiled programs, a conversation
TO_SPARE = 1.5
READING_SPEED = 5.0  # tokens a second

size = status.size

_PLATFORMS = {"cpu": "CPU", "gpu": "GPU", "tpu": "TPU"}

# How many bits a number has, the scales of its group left out, by the format of weights.
_ROWS_AND_FLOATS = {"int8_rows": 8, "float8_rows": 8, "bfloat16": 16, "float16": 16, "float32": 32}
_BITS = {name: form.bits for name, form in FORMATS.items()} | _ROWS_AND_FLOATS

_WITHOUT_BUTTONS: dict[str, Any] = {"actions": [], "precisions": []}  # of a row, for whoever may not press them


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
    """Everything the tab shows at this moment (``now``, in seconds since the epoch), to the page's owner or to a visitor."""
    titles = {found.spec.name: found.spec.title for found in models}
    return {
        "now": now,
        "owner": owner,
        "models": [
            row(found, device.budget_bytes, added=found.spec.name in added) | ({} if owner else _WITHOUT_BUTTONS)
            for found in models
        ],
        "device": memory(device, models),
        "next": next_model(models, device, speeds),
        "compilations": [
            {
                "program": _sentence(made.program),
                "model": titles.get(made.model, made.model),
                "seconds": status.seconds(made.seconds),
                "stored": made.stored,
                "at": made.at,
            }
            for made in compilations[:MOST_COMPILATIONS]
        ],
        "speeds": {kind.value: _speeds(speeds, kind, titles) for kind in words.UNITS},
    }


def row(found: ModelStatus, budget_bytes: int, *, added: bool = False) -> dict[str, Any]:
    """One model's line in the table, and what stands below it when a person opens it. ``added``: it can be taken off the list."""
    spec, least = found.spec, found.estimated_bytes if found.least_bytes is None else found.least_bytes
    parameters = found.parameters or spec.parameters
    return {
        "name": spec.name,
        "title": spec.title,
        "kind": spec.kind.value,
        "task": words.TASKS[spec.kind],
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
        "gated": spec.gated,
        "summary": spec.summary,
        "facts": _facts(found),
        "fraction": found.fraction if found.state in status.MOVING else None,
        "use": words.USE.get(spec.kind, ""),
        **(state := _state(found)),
        "actions": state["actions"] + _going(found, added=added),
    }


def _context(found: ModelStatus) -> int | None:
    """The context length that a text model has, or that loading it would give it; None where it cannot be chosen."""
    if found.spec.is_remote or found.spec.kind is not ModelKind.TEXT:
        return None
    return found.context_length if found.memory_bytes is not None else found.context_to_load


def _going(found: ModelStatus, *, added: bool) -> list[str]:
    """The buttons that delete a model's files or take it off the list, while it is not in memory."""
    if found.state is ModelState.READY or found.state in status.MOVING or found.spec.is_remote:
        return []
    deletes = found.disk_bytes > 0 and isinstance(found.spec.source, HubSource | PackageSource)
    return [*(["delete"] if deletes else []), *(["forget"] if added else [])]


def hit(found: Hit) -> dict[str, Any]:
    """One repository that a search has found."""
    told = [words.DOWNLOADS.format(count=found.downloads)]
    if found.parameters:
        told.insert(0, words.PARAMETERS.format(count=status.count(found.parameters)))
    if found.gated:
        told.append(words.GATED)
    return {"where": found.repo_id, "facts": " · ".join(told)}


def _estimate(found: ModelStatus) -> str:
    """The memory that a model would take, while it is not loaded; on each device, where several share it."""
    if found.memory_bytes is not None or found.estimated_bytes is None:
        return ""
    if found.devices > 1 and found.device_bytes is not None:
        return words.ESTIMATE_ON_EACH.format(size=size(found.device_bytes), devices=found.devices)
    return words.ESTIMATE.format(size=size(found.estimated_bytes))


def precisions(kind: ModelKind) -> list[str]:
    """What a model of this kind can be loaded in."""
    if kind is ModelKind.EMBEDDING:
        return []  # float32 is what there is
    ours = [dtype for dtype in DTYPES if kind is ModelKind.TEXT or dtype not in TEXT_ONLY_DTYPES]
    return [dtype for dtype in ours if dtype != "auto" and of_use(dtype)]


def _state(found: ModelStatus) -> dict[str, Any]:
    """The model's state: ``tone`` chooses the colour, ``state`` is a word or two, ``message`` a sentence that explains it, and
    ``actions`` are the buttons."""
    if found.spec.is_remote:
        return _remote_state(found)
    message, busy = _sentence(found.message), found.active_requests
    waiting = _waiting(busy) if found.state is not ModelState.CANCELLING else ""
    match found.state:
        case ModelState.READY:
            doing = words.DRAWING if found.spec.kind is ModelKind.IMAGE else words.ANSWERING
            idle = words.IDLE.format(minutes=found.idle_s / 60) if found.idle_s and found.idle_s >= 60 else ""
            return _standing("busy" if busy else "ready", _at_work(doing, words.READY, busy), "unload", message, idle)
        case ModelState.EVICTED:
            return _standing("absent", words.UNLOADED, "load", message)
        case ModelState.FAILED:
            return _standing("failed", words.FAILED, "load", message)
    if found.state in status.MOVING:
        return _standing("moving", words.MOVING[found.state], "cancel", message, waiting)
    return _standing("absent", words.NOT_LOADED, "load", message)


def _waiting(requests: int) -> str:
    return words.WAITING.format(requests=requests) if requests else ""


def _remote_state(found: ModelStatus) -> dict[str, Any]:
    """As :func:`_state`, for a model that another server computes: it cannot be loaded, but the server can be checked."""
    message, busy = _sentence(found.message), found.active_requests
    match found.state:
        case ModelState.CONNECTING:
            return _standing("moving", words.CONNECTING, None, message, _waiting(busy))
        case ModelState.READY:
            return _standing("busy" if busy else "ready", _at_work(words.ANSWERING, words.REACHABLE, busy), "check")
        case ModelState.FAILED:
            return _standing("failed", words.FAILED, "check", message)
    return _standing("absent", words.NOT_CHECKED, "check", message)


def _standing(tone: str, state: str, action: str | None, *messages: str) -> dict[str, Any]:
    message = " · ".join(part for part in messages if part)
    return {"tone": tone, "state": state, "message": message, "actions": [action] if action else []}


def _at_work(doing: str, at_rest: str, busy: int) -> str:
    return f"{doing} {busy}" if busy > 1 else doing if busy else at_rest


def _facts(found: ModelStatus) -> list[tuple[str, str]]:
    """What there is to know beside the table's columns. The table leaves the first ones out where it is narrow."""
    spec = found.spec
    facts = [(words.NAME, spec.name)]
    if spec.is_remote:
        facts.append((words.ARCHITECTURE, words.REMOTE_ARCHITECTURE))
    elif found.architecture or spec.family != "unknown":
        facts.append((words.ARCHITECTURE, found.architecture or spec.family))
    if spec.kind is ModelKind.EMBEDDING:
        facts.append((words.MAKES, words.EMBEDDINGS))
    facts.append((words.FROM, _source(spec)))
    if spec.adapters:
        facts.append((words.WITH, ", ".join(_adapter(each) for each in spec.adapters)))
    if spec.license:
        facts.append((words.LICENCE, spec.license))
    if spec.gated:
        facts.append((words.GATED_FACT, words.ACCEPT))
    if found.context_length:
        cut = found.context_length == found.max_context and found.context_to_load > found.context_length
        told = words.TOKENS.format(length=found.context_length)
        told += words.MOST_TRAINED.format(chosen=found.context_to_load) if cut else ""
        facts.append((words.CONTEXT, told))
    if found.recomputes:
        facts.append((words.SPEED, words.RECOMPUTES))
    if found.formats:
        facts.append((words.WEIGHTS, _kept(found)))
    if found.cache_dtype is not None:
        facts.append((words.CACHE, words.ROUNDED.format(bits=_bits(found.cache_dtype))))
    if found.image is not None:
        facts.append((words.PICTURE, words.PIXELS.format(width=found.image.width, height=found.image.height)))
    return facts


def _kept(found: ModelStatus) -> str:
    """In how many bits the weights are kept. Where float32 needs fewer than 32, it adds that no number was rounded."""
    bits: dict[str, int] = {}
    for name, count in found.formats.items():
        bits[_bits(name)] = bits.get(_bits(name), 0) + count
    shares = sorted(((count / sum(bits.values()), name) for name, count in bits.items()), reverse=True)
    told = ", ".join(f"{name} ({share:.0%})" if share < 0.995 else name for share, name in shares if share >= 0.005)
    fewer = found.dtype == "float32" and set(found.formats) != {"float32"}
    return words.STORED.format(told=told) + (words.EXACTLY if fewer else "")


def _bits(name: str) -> str:
    """How many bits a number has in a format, or its name."""
    return words.BITS.format(count=_BITS[name]) if name in _BITS else name


def _source(spec: ModelSpec) -> str:
    if isinstance(spec.source, HubSource):
        tag = spec.source.quantization
        return f"huggingface.co/{spec.source.repo_id}" + (f" ({tag})" if tag else "")
    if isinstance(spec.source, RemoteSource):
        return words.REMOTE_SERVER.format(where=spec.source.where)
    if isinstance(spec.source, FileSource):
        return words.OWN_FILE
    return words.OWN_FOLDER if isinstance(spec.source, FolderSource) else words.PACKAGE


def _adapter(adapter: Adapter) -> str:
    """A name without its place, for visitors read it too; of the hub, where it is."""
    source = adapter.source
    name = source.repo_id if isinstance(source, HubSource) else source.path.stem
    if adapter.token:
        return name + words.TOKEN.format(token=adapter.token)
    weight = "" if adapter.weight == 1 else f" \N{MULTIPLICATION SIGN} {adapter.weight:g}"
    return name + (words.CONTROLNET if adapter.control else "") + weight


def memory(device: DeviceStatus, models: Sequence[ModelStatus]) -> dict[str, Any]:
    """The device, its memory now and lately. Numbers are bytes, for the chart; texts are for people."""
    here = [found for found in models if not found.spec.is_remote]
    ready = sum(found.state is ModelState.READY for found in here)
    platform = _PLATFORMS.get(device.platform, device.platform)
    samples = thinned(device.history, MOST_SAMPLES)
    return {
        "label": platform if device.label.lower() == device.platform else f"{device.label} ({platform})",
        "loaded": words.LOADED_OF.format(ready=ready, of=len(here)),
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
        },
        "history": [[round(sample.at, 1), sample.used_bytes, sample.models_bytes] for sample in samples],
    }


def thinned(history: Sequence[MemorySample], most: int) -> list[MemorySample]:
    """At most ``most`` samples: the highest of each of as many groups of neighbours, so that no peak is lost."""
    if len(history) <= most:
        return list(history)
    edges = [len(history) * place // most for place in range(most + 1)]
    return [max(history[start:end], key=lambda sample: sample.used_bytes) for start, end in itertools.pairwise(edges)]


def _speeds(speeds: Sequence[Speed], kind: ModelKind, titles: dict[str, str]) -> dict[str, Any]:
    chosen = [speed for speed in speeds if speed.kind is kind][-MOST_SPEEDS:]
    return {
        "unit": words.UNITS[kind],
        "bars": [
            {
                "model": titles.get(speed.model, speed.model),
                "value": speed.per_second,
                "text": rate(speed.per_second),
                "at": speed.at,
            }
            for speed in chosen
        ],
    }


def rate(per_second: float) -> str:
    """A speed as text for people, without its unit."""
    return f"{per_second:.0f}" if per_second >= 100 else f"{per_second:.1f}" if per_second >= 1 else f"{per_second:.2f}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def next_model(models: Sequence[ModelStatus], device: DeviceStatus, speeds: Sequence[Speed]) -> str:
    """A sentence that recommends a larger model than what is loaded, that this machine has the memory and the speed for; or "".

    A plain rule, by what is known without loading anything. A model fits if the bytes of its weights and 600 MB for everything
    else, and half as much again to spare, are available. It is quick enough if, reading so many bytes more for a token than the
    model that answered last, it would still give five tokens a second, which is about as fast as people read. Only chat models
    that need no account, and whose weights are known exactly, are recommended.
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
        and (size + EVERYTHING_ELSE) * TO_SPARE <= available
        and speed / size >= READING_SPEED
    ]
    if not fitting:
        return ""
    best = max(fitting, key=weights_bytes)
    return words.NEXT_MODEL.format(title=best.title, per_second=speed / weights_bytes(best))


def weights_bytes(spec: ModelSpec) -> int:
    """What a token's computation reads of a model's weights; 0 where nobody knows exactly."""
    return spec.source.gguf_bytes if isinstance(spec.source, PackageSource) else 0

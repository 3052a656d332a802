"""Every default of the program, once. :class:`Settings` is read from ``HFJAX_*`` variables and overridden by flags."""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

import platformdirs

from .errors import InvalidRequest, InvalidSetting

ENVIRONMENT_PREFIX = "HFJAX_"

MAX_SEED = 2**32 - 1
MAX_LOGPROBS = 20  # likeliest tokens told beside each token of an answer, as many as OpenAI's API has

DTYPES = ("auto", "float32", "bfloat16", "float16", "int8")
TEXT_ONLY_DTYPES = ("int8",)  # of those, what models that make pictures do not come in

LOG_FORMATS = ("text", "json", "none")


@dataclass(frozen=True, slots=True)
class SamplingSettings:
    """How the next token is drawn. Off values: ``top_k=0``, ``top_p=1``, ``min_p=0``, ``repetition_penalty=1``.

    ``temperature=0`` is greedy decoding. ``seed=None`` draws a fresh seed, which the statistics report; 0 is a seed.

    Raises:
        InvalidRequest: a value outside its range.
    """

    max_new_tokens: int = 512
    temperature: float = 0.7
    top_k: int = 0
    top_p: float = 0.95
    min_p: float = 0.0
    repetition_penalty: float = 1.0
    seed: int | None = None
    stop: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        def require(ok: bool, message: str) -> None:
            if not ok:
                raise InvalidRequest(message)

        require(self.max_new_tokens >= 1, f"max_new_tokens is {self.max_new_tokens}; ask for at least 1.")
        require(0 <= self.temperature <= 10, f"temperature is {self.temperature}; choose 0 (greedy) to 10.")
        require(self.top_k >= 0, f"top_k is {self.top_k}; choose 0 (off) or a positive number.")
        require(0 < self.top_p <= 1, f"top_p is {self.top_p}; choose a number above 0 and at most 1 (off).")
        require(0 <= self.min_p <= 1, f"min_p is {self.min_p}; choose a number from 0 (off) to 1.")
        require(
            0.1 <= self.repetition_penalty <= 10,
            f"repetition_penalty is {self.repetition_penalty}; choose 0.1 to 10, where 1 is off.",
        )
        require(
            self.seed is None or 0 <= self.seed <= MAX_SEED,
            f"seed is {self.seed}; choose a whole number from 0 to {MAX_SEED}.",
        )
        require(len(self.stop) <= 16, f"{len(self.stop)} stop strings were given; 16 are the most.")
        require(
            all(0 < len(text) <= 256 for text in self.stop), "A stop string must have between 1 and 256 characters."
        )


MAX_IMAGE_STEPS = 200
MAX_IMAGE_COUNT = 4
SCHEDULER_NAMES = (
    "dpm++-2m",
    "dpm++-2m-karras",
    "dpm++-2s",
    "unipc",
    "euler",
    "euler-ancestral",
    "heun",
    "dpm2",
    "dpm2-ancestral",
    "deis",
    "lms",
    "ddim",
    "ddpm",
    "pndm",
    "lcm",
    "flow-euler",
)
"""What a picture's scheduler may be called; :mod:`hfjax_demo.image.schedulers` says what each name stands for."""

MAX_IMAGE_SIZE_HERE = 2048  # pixels; for whoever runs the program on a machine of their own


@dataclass(frozen=True, slots=True)
class ImageSettings:
    """How a picture is made. Lengths are in pixels.

    ``width`` and ``height`` None are the model's own size, ``scheduler`` None is the checkpoint's own, else a name of
    :data:`hfjax_demo.image.schedulers.SCHEDULERS`. ``guidance_scale`` at 1 or below is no guidance. ``seed`` None draws
    a fresh one, which the pictures' parameters report; 0 is a seed. Picture ``n`` of ``count`` (0 is the first) is made
    from seed ``seed + n``. ``strength`` matters for image-to-image alone: 1 leaves nothing of the given picture.

    Raises:
        InvalidRequest: a value outside its range.
    """

    width: int | None = None
    height: int | None = None
    steps: int = 25
    guidance_scale: float = 7.5
    scheduler: str | None = None
    seed: int | None = None
    count: int = 1
    strength: float = 0.6

    def __post_init__(self) -> None:
        def require(ok: bool, message: str) -> None:
            if not ok:
                raise InvalidRequest(message)

        for name in ("width", "height"):
            value = getattr(self, name)
            if value is not None:
                require(value >= 8, f"{name} is {value}; choose at least 8 pixels.")
                lower, upper = value // 8 * 8, value // 8 * 8 + 8
                require(value % 8 == 0, f"{name} is {value}, no multiple of 8; choose {lower} or {upper}.")
        require(1 <= self.steps <= MAX_IMAGE_STEPS, f"steps is {self.steps}; choose 1 to {MAX_IMAGE_STEPS}.")
        require(
            0 <= self.guidance_scale <= 50,  # which NaN is not
            f"guidance_scale is {self.guidance_scale}; choose 0 to 50, where 1 or below is no guidance.",
        )
        require(1 <= self.count <= MAX_IMAGE_COUNT, f"count is {self.count}; choose 1 to {MAX_IMAGE_COUNT} pictures.")
        require(
            self.seed is None or 0 <= self.seed <= MAX_SEED + 1 - self.count,
            f"seed is {self.seed}; choose a whole number from 0 to {MAX_SEED + 1 - self.count}.",
        )
        require(0 < self.strength <= 1, f"strength is {self.strength}; choose a number above 0 and at most 1.")


@dataclass(frozen=True, slots=True)
class ImageParameters:
    """Everything that makes one picture again, each value as it was used.

    ``scheduler`` is None for a checkpoint's own scheduler where this program has no name for it. ``strength`` is None
    unless the picture was made from another one, which is not part of its parameters.
    """

    model: str
    prompt: str
    negative_prompt: str
    width: int
    height: int
    steps: int
    guidance_scale: float
    scheduler: str | None
    seed: int
    strength: float | None = None


# Where a Space, or whatever else runs Gradio apps, says it in a variable of its own; HFJAX_PORT wins.
_FALLBACKS: Mapping[str, str] = MappingProxyType({"port": "GRADIO_SERVER_PORT"})


def default_cache_dir(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder for fetched models and compiled programs: with those of the hub, or by the platform's own convention.

    That is ``hfjax_demo`` in ``HF_HOME``, where that is set to a folder that can be written (a Space's mounted storage,
    say), so that one variable moves everything; else in the user's cache folder.
    """
    hub = environ.get("HF_HOME", "").strip()
    if hub:
        folder = Path(os.path.expanduser(hub))
        nearest = next(parent for parent in (folder, *folder.absolute().parents) if os.path.exists(parent))
        if os.path.isdir(nearest) and os.access(nearest, os.W_OK | os.X_OK):
            return folder / "hfjax_demo"
    return Path(platformdirs.user_cache_dir("hfjax_demo", appauthor=False))


AUTO_MEMORY_SHARE = 0.8  # of the device's memory; the rest is for the libraries, for compiling and for everybody else

MEMORY_UNITS: Mapping[str, int] = MappingProxyType(
    {
        "b": 1,
        "kb": 10**3,
        "mb": 10**6,
        "gb": 10**9,
        "tb": 10**12,
        "kib": 2**10,
        "mib": 2**20,
        "gib": 2**30,
        "tib": 2**40,
    }
)


def memory_budget_bytes(text: str, total_bytes: int) -> int:
    """What ``Settings.memory_budget`` means on a device with so much memory: "auto", "75%", "6GB", "512 MiB".

    Raises:
        InvalidSetting: nothing of the kind, or nothing at all.
    """
    written = text.strip().lower()
    if written == "auto":
        return int(AUTO_MEMORY_SHARE * total_bytes)
    found = re.fullmatch(r"(\d+(?:\.\d*)?|\.\d+)\s*(%|[kmgt]?i?b)", written, re.ASCII)
    amount = float(found[1]) if found is not None else 0.0
    unit = found[2] if found is not None else ""
    if amount <= 0 or (unit == "%" and amount > 100) or (unit != "%" and unit not in MEMORY_UNITS):
        raise InvalidSetting(f"memory_budget is {text!r}; give auto, a share such as 75%, or an amount such as 6GB.")
    return int(amount / 100 * total_bytes) if unit == "%" else int(amount * MEMORY_UNITS[unit])


def mesh_shape(text: str | None) -> tuple[int, int]:
    """What ``Settings.mesh`` means: rows of devices that share the conversations, and devices a row that share the model.

    Raises:
        InvalidSetting: it means nothing of the kind.
    """
    if text is None:
        return 1, 1
    found = re.fullmatch(r"([1-9]\d{0,4})x([1-9]\d{0,4})", text.strip().lower(), re.ASCII)
    if found is None:
        raise InvalidSetting(f"mesh is {text!r}; give two numbers, rows of devices x devices in a row, such as 1x4.")
    return int(found[1]), int(found[2])


@dataclass(frozen=True, slots=True)
class Settings:
    """What a process runs with. Lengths are in tokens.

    Raises:
        InvalidSetting: a value outside its range.
    """

    cache_dir: Path = field(default_factory=default_cache_dir)
    default_model: str = "smollm2-135m-instruct"
    host: str | None = None  # None: Gradio's own choice, which honours GRADIO_SERVER_NAME (a Space sets it)
    port: int = 7860
    dtype: str = "auto"  # auto: float32 on a CPU, bfloat16 on a GPU or TPU; int8 are the weights of text models
    slots: int = 8  # conversations that decode together at most; each takes memory when it is first needed
    context_length: int = 2048  # per slot, prompt and answer together
    mesh: str | None = None  # devices to use, such as 1x4, see mesh_shape; None: one
    initial_positions: int = 1024  # tokens the cache has room for at first; doubled when a request needs more
    prefill_chunks: tuple[int, ...] = (16, 64, 256)  # the lengths a prompt is padded to, each compiled once
    decode_block: int = 8  # decode steps in one call of the compiled program
    max_queue: int = 32  # requests waiting for a slot before new ones are turned away
    max_loaded_models: int = 8  # however much memory there is
    memory_budget: str = "auto"  # for all loaded models together: "6GB", "75%"; auto: AUTO_MEMORY_SHARE of the device's
    idle_minutes: float = 30.0  # a model that nobody has asked for so long is unloaded; 0: never
    max_image_size: int = 1024  # pixels; the longer side of a picture
    compile_ahead: bool = True  # use idle moments to compile what the next request may need
    allow_custom_models: bool = False  # hub ids and folders typed into the page
    model_roots: tuple[Path, ...] = (Path("."),)  # where folders typed into the page must lie
    catalog_file: Path | None = None  # a TOML file with models of one's own, see catalog/user_file.py
    remote: str = ""  # servers that answer in this one's place: name=URL, several of them; see catalog/remotes.py
    remote_key: str | None = field(default=None, repr=False)  # what those want to know; None: nothing
    remote_streams: int = 64  # answers that one of them is asked for at a time
    remote_timeout: float = 120.0  # seconds that one of them may be silent for while it answers
    api_key: str | None = field(default=None, repr=False)  # what programs at /v1 must know; None: nothing
    mcp: bool = False  # the page's endpoints as tools of a Model Context Protocol server
    log_format: str = "text"  # of the line that each request leaves: one of LOG_FORMATS
    shutdown_seconds: float = 30.0  # that running answers get to finish in once the process is told to stop

    def __post_init__(self) -> None:
        def require(ok: bool, message: str) -> None:
            if not ok:
                raise InvalidSetting(message)

        require(self.dtype in DTYPES, f"dtype is {self.dtype!r}; choose one of {', '.join(DTYPES)}.")
        require(0 < self.port < 65536, f"port is {self.port}; choose 1 to 65535.")
        mesh_shape(self.mesh)  # raises
        require(1 <= self.slots <= 64, f"slots is {self.slots}; choose 1 to 64.")
        require(self.decode_block >= 1, f"decode_block is {self.decode_block}; choose at least 1.")
        require(self.max_queue >= 1, f"max_queue is {self.max_queue}; choose at least 1.")
        require(self.max_loaded_models >= 1, f"max_loaded_models is {self.max_loaded_models}; choose at least 1.")
        require(1 <= self.remote_streams <= 1000, f"remote_streams is {self.remote_streams}; choose 1 to 1000.")
        require(
            1 <= self.remote_timeout <= 3600,
            f"remote_timeout is {self.remote_timeout}; choose 1 to 3600 seconds.",
        )
        require(
            0 <= self.idle_minutes < float("inf"),
            f"idle_minutes is {self.idle_minutes}; choose a number of minutes, or 0 to keep models loaded.",
        )
        require(
            self.log_format in LOG_FORMATS,
            f"log_format is {self.log_format!r}; choose one of {', '.join(LOG_FORMATS)}.",
        )
        require(
            0 <= self.shutdown_seconds < float("inf"),
            f"shutdown_seconds is {self.shutdown_seconds}; choose a number of seconds, or 0 to cancel at once.",
        )
        require(
            self.api_key is None or (self.api_key.isascii() and self.api_key.isprintable() and " " not in self.api_key),
            "api_key holds a character that no header can carry; choose letters, digits and signs of ASCII, no spaces.",
        )
        memory_budget_bytes(self.memory_budget, 10**9)  # raises
        require(self.initial_positions >= 16, f"initial_positions is {self.initial_positions}; choose at least 16.")
        require(self.max_image_size >= 64, f"max_image_size is {self.max_image_size}; choose at least 64 pixels.")
        chunks = self.prefill_chunks
        require(
            bool(chunks) and chunks[0] >= 2 and list(chunks) == sorted(set(chunks)),
            f"prefill_chunks is {chunks}; give rising lengths of 2 or more, such as 16,64,256.",
        )
        require(
            self.context_length >= chunks[0],
            f"context_length is {self.context_length}; it must hold the shortest prefill chunk, {chunks[0]}.",
        )

    @classmethod
    def from_environment(cls, environ: Mapping[str, str], **overrides: Any) -> Self:
        """Settings from ``HFJAX_<FIELD>`` variables; ``overrides`` that are not None win over them.

        The port may come from Gradio's own ``GRADIO_SERVER_PORT``, and the cache folder follows ``HF_HOME``.

        Raises:
            InvalidSetting: a variable that cannot be read as its field's type, or out of range.
        """
        values: dict[str, Any] = {}
        for item in dataclasses.fields(cls):
            if overrides.get(item.name) is not None:
                values[item.name] = overrides[item.name]
                continue
            variable = ENVIRONMENT_PREFIX + item.name.upper()
            text = environ.get(variable, "").strip()
            if not text and item.name in _FALLBACKS:
                variable = _FALLBACKS[item.name]
                text = environ.get(variable, "").strip()
            if text:
                try:
                    values[item.name] = _PARSERS[str(item.type)](text)
                except (ValueError, RuntimeError):  # the latter: ~somebody who has no home here
                    raise InvalidSetting(
                        f"{variable} is {text!r}, which is not {_KINDS[str(item.type)]}; correct it or leave it unset."
                    ) from None
            elif item.name == "cache_dir":
                values[item.name] = default_cache_dir(environ)
        return cls(**values)


def _parse_bool(text: str) -> bool:
    lowered = text.lower()
    if lowered in ("1", "true", "yes", "on"):
        return True
    if lowered in ("0", "false", "no", "off"):
        return False
    raise ValueError(text)


# Field annotations are strings here (postponed evaluation), which makes them the natural key.
_PARSERS: Mapping[str, Any] = {
    "Path": lambda text: Path(text).expanduser(),
    "Path | None": lambda text: Path(text).expanduser(),
    "tuple[Path, ...]": lambda text: tuple(Path(part).expanduser() for part in text.split(os.pathsep) if part),
    "str": str,
    "str | None": str,
    "int": int,
    "float": float,
    "bool": _parse_bool,
    "tuple[int, ...]": lambda text: tuple(int(part) for part in text.split(",")),
}
_KINDS: Mapping[str, str] = {
    "Path": "a folder",
    "Path | None": "a file",
    "tuple[Path, ...]": "a list of folders",
    "str": "a text",
    "str | None": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "tuple[int, ...]": "a list of whole numbers such as 16,64,256",
}

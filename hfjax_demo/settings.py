"""All settings of the program and their defaults. :class:`Settings` is read from ``HFJAX_*`` variables, which command line
options override. ``docs/settings.md`` is generated from it by ``python -m hfjax_demo settings --markdown``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple, Self

from pydantic import AfterValidator, BeforeValidator, Field, ModelWrapValidatorHandler, ValidationInfo, model_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from .environment import VARIABLE_PREFIX, EnvironmentVariables, default_cache_dir, space_defaults
from .errors import InvalidSetting
from .validation import Advice, OneOf, WholeNumber, convert_validation_error

DTYPES = ("auto", "float32", "bfloat16", "float16", "int8", "float8")
TEXT_ONLY_DTYPES = ("int8", "float8")  # not supported by image and embedding models

CACHE_DTYPES = ("auto", "bfloat16", "int8")

LOG_FORMATS = ("text", "json", "none")

MAX_COMMAND_LINE_IMAGE_SIZE = 2048  # pixels; for users of the command line, who run the program on their own machine

MAX_REMOTE_REQUESTS = 64  # concurrent requests to a remote server

AUTO_MEMORY_SHARE = 0.8  # of the device's memory; the rest is for libraries, compilation and other processes

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


def parse_memory_budget(text: str, total_bytes: int) -> int:
    """Return the bytes of ``Settings.memory_budget`` ("auto", "75%", "6GB", "512 MiB") on a device with ``total_bytes``.

    Raises:
        InvalidSetting: ``text`` has none of these forms, or is 0 or more than 100%.
    """
    written = text.strip().lower()
    if written == "auto":
        return int(AUTO_MEMORY_SHARE * total_bytes)
    found = re.fullmatch(r"(\d+(?:\.\d*)?|\.\d+)\s*(%|[kmgt]?i?b)", written, re.ASCII)
    amount = float(found[1]) if found is not None else 0.0
    unit = found[2] if found is not None else ""
    if amount <= 0 or (unit == "%" and amount > 100) or (unit != "%" and unit not in MEMORY_UNITS):
        raise InvalidSetting(
            f"memory_budget is {text!r}; use auto, a share such as 75%, or an amount such as 6GB.",
            field="memory_budget",
        )
    return int(amount / 100 * total_bytes) if unit == "%" else int(amount * MEMORY_UNITS[unit])


def parse_mesh_shape(text: str | None) -> tuple[int, int]:
    """Return the shape (data, model) of the device mesh in ``Settings.mesh``, such as "2x4"; None is 1x1.

    The first number is that of the replicas of the model, among which the conversations are distributed. The second is the number
    of tensor parallel devices of each replica.

    Raises:
        InvalidSetting: ``text`` does not have this form.
    """
    if text is None:
        return 1, 1
    found = re.fullmatch(r"([1-9]\d{0,4})x([1-9]\d{0,4})", text.strip().lower(), re.ASCII)
    if found is None:
        raise InvalidSetting(f"mesh is {text!r}; use two numbers, data x model, such as 1x4.", field="mesh")
    return int(found[1]), int(found[2])


def parse_offload_layers(text: str) -> int | None:
    """Return the number of layers in ``Settings.offload``; None for "auto".

    Raises:
        ValueError: ``text`` is neither.
    """
    plain = text.strip().lower()
    if plain == "auto":
        return None
    if not re.fullmatch(r"\d{1,4}", plain, re.ASCII):
        raise ValueError(text)
    return int(plain)


def parse_image_size(text: str) -> tuple[int, int]:
    """Return the width and height, in pixels, of one of ``Settings.image_sizes``, such as "768x512".

    Raises:
        ValueError: ``text`` does not have this form, or the numbers are not multiples of 8.
    """
    found = re.fullmatch(r"([1-9]\d{0,4})x([1-9]\d{0,4})", text.strip().lower(), re.ASCII)
    if found is None or int(found[1]) % 8 or int(found[2]) % 8:
        raise ValueError(text)
    return int(found[1]), int(found[2])


# -- types of fields, which accept values or the texts of variables -----------------------------------------------


def _split_at(separator: str) -> BeforeValidator:
    return BeforeValidator(
        lambda value: tuple(part for part in value.split(separator) if part) if isinstance(value, str) else value
    )


def _expand_home(path: Path) -> Path:
    try:
        return path.expanduser()
    except RuntimeError:  # ~USER of an unknown user
        raise ValueError(str(path)) from None


def _check_increasing(chunks: tuple[int, ...]) -> tuple[int, ...]:
    if not chunks or chunks[0] < 2 or list(chunks) != sorted(set(chunks)):
        raise ValueError(str(chunks))
    return chunks


def _check_mesh(text: str | None) -> str | None:
    parse_mesh_shape(text)
    return text


def _check_image_sizes(texts: tuple[str, ...]) -> tuple[str, ...]:
    for text in texts:
        parse_image_size(text)
    return texts


def _check_offload(text: str) -> str:
    parse_offload_layers(text)
    return text


def _check_memory_budget(text: str) -> str:
    parse_memory_budget(text, 10**9)
    return text


def _check_header_value(key: str | None, info: ValidationInfo) -> str | None:
    """Check that a key is valid in an HTTP header. The error message does not contain the key."""
    if key is not None and not (key.isascii() and key.isprintable() and " " not in key):
        raise InvalidSetting(
            f"{info.field_name} contains a character that is not allowed in a header; use printable ASCII without spaces.",
            field=info.field_name,
        )
    return key


def _check_host_name(name: str) -> str:
    plain = name.strip().lower()
    if plain != "*" and not re.fullmatch(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?", plain):
        raise ValueError(name)
    return plain


_Folder = Annotated[Path, AfterValidator(_expand_home), Advice("use a folder path")]
_File = Annotated[Path, AfterValidator(_expand_home), Advice("use a file path")]
_Folders = Annotated[
    tuple[Annotated[Path, AfterValidator(_expand_home)], ...],
    _split_at(os.pathsep),
    Advice(f"use folders, separated by {os.pathsep!r}"),
]
_Chunks = Annotated[
    tuple[int, ...],
    AfterValidator(_check_increasing),
    _split_at(","),
    Advice("use increasing lengths of 2 or more, such as 16,64,256"),
]
_Names = Annotated[
    tuple[Annotated[str, AfterValidator(_check_host_name)], ...],
    _split_at(","),
    Advice("use host names such as demo.example.org, without a port, separated by commas"),
]
_OneOrMore = Annotated[WholeNumber, Field(ge=1), Advice("choose at least 1")]
_YesNo = Annotated[bool, Advice("choose true or false")]
_Most = Annotated[WholeNumber, Field(ge=0)]


class VisitorLimits(NamedTuple):
    """Limits for one visitor; 0 is no limit. A request for ``n`` answers or images counts as ``n``.

    Attributes:
        running: concurrent answers of each model.
        waiting: additional answers in the queues of all models.
        pictures: images being generated or waiting.
        loads: concurrent loads started by this visitor.
    """

    running: int = 0
    waiting: int = 0
    pictures: int = 0
    loads: int = 0


# Sufficient for a household with one address, or for a program that requests 16 answers at once; a client that requests three
# times as many leaves most places to others.
PUBLIC_LIMITS = VisitorLimits(running=4, waiting=12, pictures=8, loads=2)

VISITOR_DOWNLOAD_BYTES = 500_000_000
"""Size of the largest model, except the default model, that a visitor of a public page may cause to be downloaded."""


class Settings(BaseSettings):
    """The settings of a process. Lengths are in tokens. The constructor uses its arguments and the defaults only;
    :meth:`from_environment` reads the variables. Fields with ``exclude`` have no variable: they are for tests and measurements.

    Raises:
        InvalidSetting: a value is out of range, or a name is unknown.
    """

    model_config = SettingsConfigDict(
        env_prefix=VARIABLE_PREFIX, frozen=True, extra="forbid", allow_inf_nan=False, validate_default=False
    )

    cache_dir: _Folder = Field(
        default_factory=default_cache_dir,
        description="folder for downloaded models and compiled programs; default: `hfjax_demo` in `HF_HOME`, else in the "
        "user's cache folder",
    )
    default_model: str = Field(default="smollm2-135m-instruct", description="default model of the page")
    host: str = Field(
        default="127.0.0.1",
        description="address to listen on, `0.0.0.0` for all interfaces; also set by `GRADIO_SERVER_NAME`",
    )
    port: Annotated[WholeNumber, Field(gt=0, lt=65536), Advice("choose 1 to 65535")] = Field(
        default=7860, description="port to listen on; also set by `GRADIO_SERVER_PORT`"
    )
    hosts: _Names = Field(
        default=(),
        description="allowed host names, separated by commas, in addition to loopback names, IP addresses, `HFJAX_HOST` "
        "and a Space's own; `*` allows any",
    )
    trusted_proxies: Annotated[WholeNumber, Field(ge=0, le=10), Advice("choose 0 to 10")] = Field(
        default=0,
        description="number of trusted reverse proxies, whose `X-Forwarded-For` and `X-Forwarded-Host` are used; 1 on a Space",
    )
    dtype: Annotated[str, OneOf(DTYPES)] = Field(
        default="auto",
        description="precision of the weights: `auto` is float32 on a CPU and bfloat16 on a GPU or TPU; `bfloat16`, "
        "`float16`, `int8` and, on a TPU or an H100, `float8` (text models) round checkpoints with more bits, "
        "see [performance](performance.md)",
    )
    cache_dtype: Annotated[str, OneOf(CACHE_DTYPES)] = Field(
        default="auto",
        description="precision of the KV cache of text models: `auto` is the precision of the computation, so that nothing "
        "is rounded; `bfloat16` and, on a CPU, `int8` round, see "
        "[performance](performance.md#kv-cache-precision)",
    )
    offload: Annotated[str, AfterValidator(_check_offload), Advice("choose auto or a number of layers, 0 for none")] = (
        Field(
            default="auto",
            description="number of last layers of a text model that are offloaded to host memory on a GPU or TPU; `auto` "
            "offloads as few as needed for a GPU's memory budget; see "
            "[scaling](scaling.md#a-model-larger-than-the-gpus-memory)",
        )
    )
    slots: Annotated[WholeNumber, Field(ge=1, le=64), Advice("choose 1 to 64")] = Field(
        default=8,
        description="maximum number of conversations decoded in one batch; memory is taken when first needed",
    )
    context_length: Annotated[WholeNumber, Advice("give a number of tokens")] = Field(
        default=2048, description="context length in tokens, prompt and answer together"
    )
    mesh: Annotated[str | None, AfterValidator(_check_mesh)] = Field(
        default=None,
        description="device mesh, data x model, such as `1x4`: conversations are split over the first, each model over the "
        "second; default: one device",
    )
    prefill_chunks: _Chunks = Field(
        default=(16, 64, 256), description="lengths that prompts are padded to, each compiled once"
    )
    # Decode steps in a block: fewer if they are slow, up to 8 times as many on a GPU or TPU.
    decode_block: _OneOrMore = Field(default=8, exclude=True)
    max_queue: _OneOrMore = Field(
        default=32, description="maximum number of waiting requests; further ones are rejected"
    )
    max_loaded_models: _OneOrMore = Field(default=8, description="maximum number of loaded models")
    memory_budget: Annotated[str, AfterValidator(_check_memory_budget)] = Field(
        default="auto",
        description=f"memory budget for all loaded models, such as `6GB` or `75%`; `auto` is {AUTO_MEMORY_SHARE:.0%} of the "
        "device's",
    )
    idle_minutes: Annotated[float, Field(ge=0), Advice("choose a number of minutes, or 0 to keep models loaded")] = (
        Field(default=30.0, description="minutes after which an idle model is unloaded; 0: never")
    )
    max_image_size: Annotated[WholeNumber, Field(ge=64), Advice("choose at least 64 pixels")] = Field(
        default=1024, description="maximum width and height of an image in pixels"
    )
    image_sizes: Annotated[
        tuple[str, ...],
        AfterValidator(_check_image_sizes),
        _split_at(","),
        Advice("use widths and heights in multiples of 8, such as 512x512,768x512"),
    ] = Field(
        default=(),
        description="image sizes allowed in addition to each model's default, portrait and landscape sizes, such as "
        "`512x512,768x512`; default: none on a public page, any size elsewhere",
    )
    preload: _YesNo = Field(
        default=True,
        description="load the default model when the server starts, and a selected one when somebody begins to write to it, if "
        "it has been downloaded and fits without unloading another; false: a model is loaded by its first message",
    )
    compile_ahead: _YesNo = Field(default=True, description="compile programs for the next request while idle")
    allow_custom_models: _YesNo = Field(
        default=False,
        description="allow Hugging Face IDs and local folders as models; on a public page for the owner only",
    )
    model_roots: _Folders = Field(
        default=(Path("."),),
        description=f"folders from which models may be loaded, separated by `{os.pathsep}`",
    )
    catalog_file: _File | None = Field(
        default=None, description="TOML file with additional models; see [models](models.md)"
    )
    remote: str = Field(
        default="",
        description="remote OpenAI-compatible servers: `name=http://host:8000/v1`, with `#MODEL` appended if the server "
        "has several models; separated by commas",
    )
    remote_key: str | None = Field(
        default=None, repr=False, description="API keys of remote servers: one key for all, or `name=key` for each"
    )
    remote_timeout: Annotated[float, Field(ge=1, le=3600), Advice("choose 1 to 3600 seconds")] = Field(
        default=120.0, description="seconds without data after which a remote request fails"
    )
    visitor_limits: Annotated[
        tuple[_Most, _Most, _Most, _Most] | None,
        _split_at(","),
        Advice("use four numbers, such as 4,12,8,2; 0: no limit"),
    ] = Field(
        default=None,
        description="limits per visitor, that is, per address: concurrent answers of a model, waiting requests, requested "
        "images, models loading; 0: no limit; default: `4,12,8,2` on a public page, none elsewhere",
    )
    api_key: Annotated[str | None, AfterValidator(_check_header_value)] = Field(
        default=None,
        repr=False,
        description="key required by the API, and as a password by the page; default: none",
    )
    public: _YesNo = Field(
        default=False,
        description="public mode: only the owner can manage models and run the lab; default on a Space",
    )
    owner_key: Annotated[str | None, AfterValidator(_check_header_value)] = Field(
        default=None,
        repr=False,
        description="key for the owner to sign in to a public page; without it nobody can sign in, see [security](security.md)",
    )
    visitor_downloads: _YesNo = Field(
        default=True,
        description="on a public page, let visitors download models of the catalogue of at most "
        f"{VISITOR_DOWNLOAD_BYTES // 10**6} MB; false: only the default model",
    )
    metrics: _YesNo = Field(default=True, description="serve `/metrics`")
    mcp: _YesNo = Field(default=False, description="serve the page's endpoints as MCP tools; requires `gradio[mcp]`")
    tool_servers: str = Field(
        default="",
        description="MCP servers whose tools models may call on the chat page: `name=http://host:8000/mcp`, or "
        "`name=COMMAND` to start one; separated by semicolons",
    )
    visitor_tools: _YesNo = Field(default=False, description="let visitors of a public page use these tools")
    log_format: Annotated[str, OneOf(LOG_FORMATS)] = Field(
        default="text", description="format of the request log on stderr: `text`, `json` or `none`"
    )
    shutdown_seconds: Annotated[float, Field(ge=0), Advice("choose a number of seconds, or 0 to cancel at once")] = (
        Field(default=30.0, description="seconds for running requests to finish after SIGTERM")
    )

    @model_validator(mode="wrap")
    @classmethod
    def _refuse(cls, values: Any, make: ModelWrapValidatorHandler[Self]) -> Self:
        return convert_validation_error(
            values, make, refusal=InvalidSetting, known=tuple(cls.model_fields), noun="setting"
        )

    @model_validator(mode="after")
    def _holds_a_chunk(self) -> Self:
        shortest = self.prefill_chunks[0]
        if self.context_length < shortest:
            raise InvalidSetting(
                f"context_length is {self.context_length}; it must be at least the shortest prefill chunk, {shortest}.",
                field="context_length",
            )
        return self

    @classmethod
    def settings_customise_sources(
        cls, settings_cls: type[BaseSettings], init_settings: PydanticBaseSettingsSource, *_: Any, **__: Any
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Make pydantic read only the constructor's arguments, not environment variables or files."""
        return (init_settings,)

    @classmethod
    def from_environment(cls, environ: Mapping[str, str], **overrides: Any) -> Self:
        """Create settings from ``HFJAX_<FIELD>`` variables, and from ``overrides`` that are not None, which have priority.

        Gradio's variables for host and port are used as well, the default cache folder depends on ``HF_HOME``, and some defaults
        differ if ``SPACE_ID`` is set.

        Raises:
            InvalidSetting: a variable is invalid for its field's type, or out of range; the message names it.
        """
        given = {name: value for name, value in overrides.items() if value is not None}
        variables = EnvironmentVariables(cls, environ)
        read = {name: text for name, text in variables().items() if name not in given}
        try:
            return cls(**{"cache_dir": default_cache_dir(environ), **space_defaults(environ), **read, **given})
        except InvalidSetting as error:
            if error.field not in read:
                raise
            raise InvalidSetting(f"{variables.source_variable(error.field)}: {error}", field=error.field) from None

    def changed(self, **changes: Any) -> Self:
        """Return a validated copy with these changes."""
        return type(self)(**{**dict(self), **changes})


def effective_visitor_limits(settings: Settings) -> VisitorLimits:
    """Return the limits per visitor of these settings."""
    if settings.visitor_limits is not None:
        return VisitorLimits(*settings.visitor_limits)
    return PUBLIC_LIMITS if settings.public else VisitorLimits()

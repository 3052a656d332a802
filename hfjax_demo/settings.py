"""All settings of the program and their defaults. :class:`Settings` is read from ``HFJAX_*`` variables, which command line
options override. ``docs/settings.md`` is generated from it by ``python -m hfjax_demo settings --markdown``.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ByteSize,
    ConfigDict,
    Field,
    ModelWrapValidatorHandler,
    TypeAdapter,
    ValidationInfo,
    model_validator,
)
from pydantic.fields import FieldInfo

from .environment import default_cache_dir, read_variable, space_defaults
from .errors import InvalidSetting
from .validation import Advice, OneOf, WholeNumber, convert_validation_error

DTYPES = ("auto", "float32", "bfloat16", "float16", "int8", "float8")
ACTIVATIONS = ("exact", "int16", "int8")
TEXT_ONLY_DTYPES = ("int8", "float8")  # not supported by image and embedding models

MAX_COMMAND_LINE_IMAGE_SIZE = 2048  # pixels; for users of the command line, who run the program on their own machine

MAX_REMOTE_REQUESTS = 64  # concurrent requests to a remote server

AUTO_MEMORY_SHARE = 0.8  # of the device's memory; the rest is for libraries, compilation and other processes

BASE_CONTEXT = 2048
"""Tokens of a conversation whose memory is reserved when its model is loaded. Also the automatic context length where the model
names none, or where a pass takes memory that grows with the square of the length."""

_BYTES = TypeAdapter(ByteSize)


def parse_memory_budget(text: str, total_bytes: int) -> int:
    """Return the bytes of ``Settings.memory_budget`` ("auto", "75%", "6GB", "512 MiB") on a device with ``total_bytes``.

    Raises:
        InvalidSetting: ``text`` has none of these forms, or is 0 or more than 100%.
    """
    written = text.strip().lower()
    if written == "auto":
        return int(AUTO_MEMORY_SHARE * total_bytes)
    with contextlib.suppress(ValueError):
        if written.endswith("%") and 0 < (percent := float(written[:-1])) <= 100:
            return int(percent / 100 * total_bytes)
        if written.endswith("b") and (amount := _BYTES.validate_python(written)) > 0:
            return int(amount)
    raise InvalidSetting(
        f"memory_budget is {text!r}; use auto, a share such as 75%, or an amount such as 6GB.", field="memory_budget"
    )


def parse_prefix_cache(text: str) -> int:
    """Return the bytes of ``Settings.prefix_cache`` ("off", "2GB"); 0 for "off".

    Raises:
        ValueError: ``text`` is neither.
    """
    written = text.strip().lower()
    return 0 if written in ("off", "0") else int(_BYTES.validate_python(written))


def _parse_pair(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([1-9]\d{0,4})x([1-9]\d{0,4})", text.strip().lower(), re.ASCII)
    if found is None:
        raise ValueError(text)
    return int(found[1]), int(found[2])


def parse_mesh_shape(text: str | None) -> tuple[int, int]:
    """Return the shape (data, model) of the device mesh in ``Settings.mesh``, such as "2x4"; None is 1x1.

    The first number is that of the replicas of the model, among which the conversations are distributed. The second is the number
    of tensor parallel devices of each replica.

    Raises:
        InvalidSetting: ``text`` does not have this form.
    """
    try:
        return (1, 1) if text is None else _parse_pair(text)
    except ValueError:
        raise InvalidSetting(f"mesh is {text!r}; use two numbers, data x model, such as 1x4.", field="mesh") from None


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
    width, height = _parse_pair(text)
    if width % 8 or height % 8:
        raise ValueError(text)
    return width, height


# -- types of fields, which accept values or the texts of variables -----------------------------------------------


def _split_at(separator: str) -> BeforeValidator:
    return BeforeValidator(
        lambda value: tuple(part for part in value.split(separator) if part) if isinstance(value, str) else value
    )


def _parsed_by(parse: Callable[[str], object]) -> AfterValidator:
    """Return a validator that keeps a text if ``parse`` raises no ValueError for it."""

    def check(text: str) -> str:
        parse(text)
        return text

    return AfterValidator(check)


def _expand_home(path: Path) -> Path:
    try:
        return path.expanduser()
    except RuntimeError:  # ~USER of an unknown user
        raise ValueError(str(path)) from None


def _check_header_value(key: str, info: ValidationInfo) -> str:
    """Check that a key is valid in an HTTP header. The error message does not contain the key."""
    if not (key.isascii() and key.isprintable() and " " not in key):
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


_Path = Annotated[Path, AfterValidator(_expand_home)]
_Key = Annotated[str, AfterValidator(_check_header_value)] | None
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


class EngineShapes(NamedTuple):
    """The sizes of a text engine's programs, which only tests and measurements change.

    Attributes:
        prefill_chunks: lengths in tokens that prompts are padded to, increasing; each is compiled once.
        decode_block: decode steps in a block: fewer if they are slow, up to 8 times as many on a GPU or TPU.
        verified: tokens of a pass that verifies drafts of a single answer; 0: none are drafted.
    """

    prefill_chunks: tuple[int, ...] = (16, 64, 256)
    decode_block: int = 8
    verified: int = 8


class Settings(BaseModel):
    """The settings of a process. Lengths are in tokens. The constructor uses its arguments and the defaults only;
    :meth:`from_environment` reads the variables. ``engine_shapes`` has no variable. The text after a field describes it in
    ``docs/settings.md``.

    Raises:
        InvalidSetting: a value is out of range, or a name is unknown.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    cache_dir: Annotated[_Path, Advice("use a folder path")] = Field(default_factory=default_cache_dir)
    """folder for downloaded models and compiled programs; default: `hfjax_demo` in `HF_HOME`, else in the user's cache folder"""
    default_model: str = "smollm2-135m-instruct"
    """default model of the page"""
    host: str = "127.0.0.1"
    """address to listen on, `0.0.0.0` for all interfaces; also set by `GRADIO_SERVER_NAME`"""
    port: Annotated[WholeNumber, Field(gt=0, lt=65536), Advice("choose 1 to 65535")] = 7860
    """port to listen on; also set by `GRADIO_SERVER_PORT`"""
    hosts: Annotated[
        tuple[Annotated[str, AfterValidator(_check_host_name)], ...],
        _split_at(","),
        Advice("use host names such as demo.example.org, without a port, separated by commas"),
    ] = ()
    """allowed host names, separated by commas, in addition to loopback names, IP addresses, `HFJAX_HOST` and a Space's own; `*`
    allows any"""
    trusted_proxies: Annotated[WholeNumber, Field(ge=0, le=10), Advice("choose 0 to 10")] = 0
    """number of trusted reverse proxies, whose `X-Forwarded-For` and `X-Forwarded-Host` are used; 1 on a Space"""
    dtype: Annotated[str, OneOf(DTYPES)] = "auto"
    """precision of the weights: `auto` is float32 on a CPU and bfloat16 on a GPU or TPU; `bfloat16`, `float16`, `int8` and, on a
    TPU or an H100, `float8` (text models) round checkpoints with more bits, see [performance](performance.md)"""
    cache_dtype: Annotated[str, OneOf(("auto", "bfloat16", "int8"))] = "auto"
    """precision of the KV cache of text models: `auto` is the precision of the computation, so that nothing is rounded;
    `bfloat16` and, on a CPU, `int8` round, see [performance](performance.md#kv-cache-precision)"""
    activations: Annotated[str, OneOf(ACTIVATIONS)] = "exact"
    """what text models on a CPU round activations to before they multiply them by quantized weights: `exact` rounds nothing;
    `int16` and `int8` are faster and round, see [performance](performance.md#rounded-activations)"""
    prefix_cache: Annotated[str, _parsed_by(parse_prefix_cache), Advice("choose off or an amount such as 2GB")] = "off"
    """limit of the files in which text models keep what conversations have in the KV cache, for the time after a restart, such as
    `2GB`; they contain what people write, so not on a public page; see [performance](performance.md#prefixes-on-disk)"""
    offload: Annotated[
        str, _parsed_by(parse_offload_layers), Advice("choose auto or a number of layers, 0 for none")
    ] = "auto"
    """number of last layers of a text model that are offloaded to host memory on a GPU or TPU; `auto` offloads as few as needed
    for a GPU's memory budget; see [scaling](scaling.md#a-model-larger-than-the-gpus-memory)"""
    slots: Annotated[WholeNumber, Field(ge=1, le=64), Advice("choose 1 to 64")] = 8
    """maximum number of conversations decoded in one batch; memory is taken when first needed"""
    context_length: Annotated[
        Literal["auto"] | Annotated[WholeNumber, Field(ge=8)],
        Advice("choose auto or a number of tokens, at least 8"),
    ] = "auto"
    """most tokens of a conversation, prompt and answer together; `auto`: as many as the model was made for and the memory budget
    holds; see [models](models.md#context-length)"""
    mesh: Annotated[str, _parsed_by(parse_mesh_shape)] | None = None
    """device mesh, data x model, such as `1x4`: conversations are split over the first, each model over the second; default: one
    device"""
    engine_shapes: EngineShapes = Field(default=EngineShapes(), exclude=True)
    overflow: Annotated[Literal["leave_out", "sum_up"], Advice("choose leave_out or sum_up")] = "leave_out"
    """what becomes of the oldest turns of a conversation that is too long for the context, if nobody chooses: `leave_out`, or
    `sum_up`: the model writes a summary; see [conversations](conversations.md#when-a-conversation-is-too-long)"""
    max_queue: _OneOrMore = 32
    """maximum number of waiting requests; further ones are rejected"""
    max_loaded_models: _OneOrMore = 8
    """maximum number of loaded models"""
    memory_budget: Annotated[str, _parsed_by(lambda text: parse_memory_budget(text, 10**9))] = "auto"
    """memory budget for the models, on a CPU for all of the program, such as `6GB` or `75%`; `auto` is 80% of the device's"""
    idle_minutes: Annotated[float, Field(ge=0), Advice("choose a number of minutes, or 0 to keep models loaded")] = 30.0
    """minutes after which an idle model is unloaded; 0: never"""
    max_image_size: Annotated[WholeNumber, Field(ge=64), Advice("choose at least 64 pixels")] = 1024
    """maximum width and height of an image in pixels"""
    image_sizes: Annotated[
        tuple[Annotated[str, _parsed_by(parse_image_size)], ...],
        _split_at(","),
        Advice("use widths and heights in multiples of 8, such as 512x512,768x512"),
    ] = ()
    """image sizes allowed in addition to each model's default, portrait and landscape sizes, such as `512x512,768x512`; default:
    none on a public page, any size elsewhere"""
    preload: _YesNo = True
    """load the default model when the server starts, and a selected one when somebody begins to write to it, if it has been
    downloaded and fits without unloading another; false: a model is loaded by its first message"""
    compile_ahead: _YesNo = True
    """compile programs for the next request while idle"""
    allow_custom_models: _YesNo = False
    """allow Hugging Face IDs and local folders as models; on a public page for the owner only"""
    model_roots: Annotated[
        tuple[_Path, ...], _split_at(os.pathsep), Advice(f"use folders, separated by {os.pathsep!r}")
    ] = Field(default=(Path("."),), description=f"folders from which models may be loaded, separated by `{os.pathsep}`")
    catalog_file: Annotated[_Path, Advice("use a file path")] | None = None
    """TOML file with additional models; see [models](models.md)"""
    remote: str = ""
    """remote OpenAI-compatible servers: `name=http://host:8000/v1`, with `#MODEL` appended if the server has several models;
    separated by commas"""
    remote_key: str | None = Field(default=None, repr=False)
    """API keys of remote servers: one key for all, or `name=key` for each"""
    visitor_limits: Annotated[
        tuple[_Most, _Most, _Most, _Most] | None,
        _split_at(","),
        Advice("use four numbers, such as 4,12,8,2; 0: no limit"),
    ] = None
    """limits per visitor, that is, per address: concurrent answers of a model, waiting requests, requested images, models
    loading; 0: no limit; default: `4,12,8,2` on a public page, none elsewhere"""
    api_key: _Key = Field(default=None, repr=False)
    """key required by the API, and as a password by the page; default: none"""
    public: _YesNo = False
    """public mode: only the owner can manage models and run the lab; default on a Space"""
    owner_key: _Key = Field(default=None, repr=False)
    """key for the owner to sign in to a public page; without it nobody can sign in, see [security](security.md)"""
    visitor_downloads: _YesNo = True
    """on a public page, let visitors download models of the catalogue of at most 500 MB; false: only the default model"""
    mcp: _YesNo = False
    """serve the page's endpoints as MCP tools; requires `gradio[mcp]`"""
    tool_servers: str = ""
    """MCP servers whose tools models may call on the chat page: `name=http://host:8000/mcp`, or `name=COMMAND` to start one;
    separated by semicolons"""
    visitor_tools: _YesNo = False
    """let visitors of a public page use these tools"""
    log_format: Annotated[str, OneOf(("text", "json", "none"))] = "text"
    """format of the request log on stderr: `text`, `json` or `none`"""
    shutdown_seconds: Annotated[float, Field(ge=0), Advice("choose a number of seconds, or 0 to cancel at once")] = 30.0
    """seconds for running requests to finish after SIGTERM"""

    @model_validator(mode="wrap")
    @classmethod
    def _refuse(cls, values: Any, make: ModelWrapValidatorHandler[Self]) -> Self:
        return convert_validation_error(
            values, make, refusal=InvalidSetting, known=tuple(cls.model_fields), noun="setting"
        )

    @model_validator(mode="after")
    def _check_privacy(self) -> Self:
        if self.public and parse_prefix_cache(self.prefix_cache):
            raise InvalidSetting(
                "prefix_cache would write what visitors of a public page say to disk; use off.", field="prefix_cache"
            )
        return self

    @classmethod
    def variable_fields(cls) -> dict[str, FieldInfo]:
        """Return the fields that have a variable, by name."""
        return {name: field for name, field in cls.model_fields.items() if not field.exclude}

    @classmethod
    def from_environment(cls, environ: Mapping[str, str], **overrides: Any) -> Self:
        """Create settings from ``HFJAX_<FIELD>`` variables, and from ``overrides`` that are not None, which have priority.

        Gradio's variables for host and port are used as well, the default cache folder depends on ``HF_HOME``, and some defaults
        differ if ``SPACE_ID`` is set.

        Raises:
            InvalidSetting: a variable is invalid for its field's type, or out of range; the message names it.
        """
        given = {name: value for name, value in overrides.items() if value is not None}
        names = cls.variable_fields().keys() - given.keys()
        read = {name: found for name in names if (found := read_variable(name, environ)) is not None}
        texts = {name: text for name, (_, text) in read.items()}
        try:
            return cls(**{"cache_dir": default_cache_dir(environ), **space_defaults(environ), **texts, **given})
        except InvalidSetting as error:
            if error.field not in read:
                raise
            raise InvalidSetting(f"{read[error.field][0]}: {error}", field=error.field) from None

    @property
    def max_context(self) -> int | None:
        """The most tokens of any model's context; None: ``context_length`` is "auto"."""
        return None if self.context_length == "auto" else self.context_length

    def context_for(self, made_for: int | None) -> int:
        """Return the context length of a model, if its memory does not limit it.

        Args:
            made_for: tokens that the model was made for; None: unknown.
        """
        limit = made_for or BASE_CONTEXT if self.max_context is None else self.max_context
        return min(limit, made_for or limit)

    def changed(self, **changes: Any) -> Self:
        """Return a validated copy with these changes."""
        return type(self)(**{**dict(self), **changes})


def effective_visitor_limits(settings: Settings) -> VisitorLimits:
    """Return the limits per visitor of these settings."""
    if settings.visitor_limits is not None:
        return VisitorLimits(*settings.visitor_limits)
    return PUBLIC_LIMITS if settings.public else VisitorLimits()

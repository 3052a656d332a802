"""The catalogue file, in which people list models of their own: TOML with one ``[[model]]`` table for each model.

    [[model]]
    name = "my-llama"                       # lower case; what commands and the page call it
    repo = "owner/name"                     # a repository of the hub ("owner/name:Q4_K_M" for one of its GGUF files);
                                            # or: folder = "models/my-llama"; or: file = "models/my-llama.gguf"; or:
                                            # remote = "http://host:8000/v1", an OpenAI-compatible server
    remote_model = "owner/Name"             # with remote: what the server calls it; needed if it has several
    revision = "main"                       # with repo: a branch, tag or commit
    kind = "text"                           # "text" or "image"; a folder says itself what it is
    title = "My Llama"
    summary = "A sentence for whoever chooses."
    family = "llama3"
    license = "apache-2.0"
    gated = false                           # the hub wants its terms accepted
    chat = true                             # text: it was trained to follow a conversation
    parameters = 1_235_814_400              # for the memory it is expected to take
    download_bytes = 2_471_628_800
    sampling = { temperature = 0.6, top_p = 0.9 }                       # text: fields of SamplingSettings
    image_settings = { width = 512, height = 512, steps = 25 }          # image: fields of ImageSettings

        [[model.adapters]]                  # added to its weights when it is loaded, one after another: a LoRA
        repo = "owner/lora"                 # with revision; or: folder = "loras/ink"; or, image: file = "loras/ink.safetensors"
        weights = "ink.safetensors"         # with repo or folder: which one, if there are several
        weight = 0.8                        # what multiplies it; 1 unless told
        token = "<ink>"                     # image: it is no LoRA but a new word (textual inversion), which prompts may use
        control = true                      # image: it is no LoRA but a ControlNet, as diffusers saves it

    [[style]]                               # of pictures; it replaces the built-in one of its name
    name = "Woodcut"
    prompt = "woodcut of {prompt}, black and white"     # {prompt}: where one's own words stand
    negative_prompt = "photograph"

``name`` and one of ``repo``, ``folder``, ``file`` and ``remote`` are needed, the others are not. A text model's adapters are as
peft saves them, and are added to safetensors only. A path is relative to the
catalogue file. A remote server's key does not belong in the file, which others may read, but in ``HFJAX_REMOTE_KEY`` (see
:mod:`.remotes`). An entry with the name of a built-in model replaces it; the others follow the built-in ones, in the order
of the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, Field, ValidationInfo
from pydantic.dataclasses import dataclass

from ..errors import InvalidRequest, InvalidSetting
from ..requests import RecommendedImage, RecommendedSampling
from ..validation import STRICT, Advice, Checked, shown
from .image_models import IMAGE_MODELS
from .lookup import Catalog, hub_source, kind_of_folder
from .records import Adapter, FileSource, FolderSource, HubSource, ModelKind, ModelSpec, RemoteSource
from .remotes import NAME, checked_address
from .styles import STYLES, Style
from .text_models import TEXT_MODELS

MAX_FILE_BYTES = 1_000_000
MAX_ADAPTERS = 16
MAX_STYLES, MAX_STYLE_CHARACTERS = 200, 1_000


def read_catalog(file: Path | None) -> Catalog:
    """The built-in models and, where a file is given, its models; the module's docstring lists the keys.

    Raises:
        InvalidSetting: the file cannot be read or holds something else; the sentence names file, entry and key.
    """
    built_in = TEXT_MODELS + IMAGE_MODELS
    if file is None:
        return Catalog(built_in)
    content = _read(file)
    unknown = sorted(set(content) - {"model", "style"})
    if unknown:
        raise InvalidSetting(
            f"{file}: {unknown[0]!r} is not a known key of a catalogue file; begin every model with [[model]], every style with "
            "[[style]]."
        )
    tables = _tables(file, content, "model")
    own: dict[str, ModelSpec] = {}
    for number, table in enumerate(tables, 1):
        spec = _spec(file, number, table)
        if spec.name in own:
            raise InvalidSetting(f"{file}: two models are named {spec.name!r}; names must be unique.")
        own[spec.name] = spec
    styles = {style.name: style for style in STYLES}
    for number, table in enumerate(_tables(file, content, "style"), 1):
        try:
            style = _Style(**table)
        except InvalidRequest as error:
            raise InvalidSetting(f"{file}, style {number}: {error}", field=error.field) from error
        styles[style.name] = Style(style.name, style.prompt, style.negative_prompt)
    if len(styles) > MAX_STYLES:
        raise InvalidSetting(
            f"{file}: with the built-in ones there are {len(styles)} styles; the limit is {MAX_STYLES}."
        )
    return Catalog((*[own.pop(spec.name, spec) for spec in built_in], *own.values()), tuple(styles.values()))


def _tables(file: Path, content: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    tables = content.get(key, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise InvalidSetting(f"{file}: {key!r} is no list of tables; begin every {key} with [[{key}]].")
    return tables


def _read(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as stream:
            data = stream.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or error
        raise InvalidSetting(f"The catalogue file {file} can't be read ({reason}).") from error
    if len(data) > MAX_FILE_BYTES:
        raise InvalidSetting(f"The catalogue file {file} is larger than 1 MB.")
    try:
        return tomllib.loads(data.decode("utf-8"))
    except ValueError as error:  # TOMLDecodeError and UnicodeDecodeError are both
        reason = " ".join(str(error).split())
        raise InvalidSetting(f"The catalogue file {file} is not valid TOML ({reason}).") from error


def _spec(file: Path, number: int, table: Mapping[str, Any]) -> ModelSpec:
    """The model of one ``[[model]]`` table; an error says which table of which file it is about."""
    try:
        return _Entry(**table).spec(file)
    except InvalidRequest as error:
        name = table.get("name")
        called = f" ({name[:100]})" if isinstance(name, str) and NAME.fullmatch(name) else ""
        raise InvalidSetting(f"{file}, model {number}{called}: {error}", field=error.field) from error


def _one_line(text: str) -> str:
    if not text.strip() or "\n" in text:
        raise ValueError(text)
    return text


def _named(text: str) -> str:
    if not NAME.fullmatch(text):
        raise _refused(
            "name",
            f"is {shown(text)}; use at most 100 lower-case letters, digits, dots, hyphens and underscores, and begin with a "
            "letter or digit",
        )
    return text


def _settings(values: dict[str, Any], info: ValidationInfo) -> Mapping[str, Any]:
    """Checks the table ``sampling`` or ``image_settings``; returns the values that it gives, without defaults."""
    record: Callable[..., object] = RecommendedSampling if info.field_name == "sampling" else RecommendedImage
    try:
        made = record(**values)
    except InvalidRequest as error:
        raise InvalidRequest(f"in {info.field_name}, {error}", field=f"{info.field_name}.{error.field}") from error
    return MappingProxyType({name: getattr(made, name) for name in values})


def _adapters(tables: list[dict[str, Any]]) -> tuple[_Adapter, ...]:
    made = []
    for number, table in enumerate(tables, 1):
        try:
            made.append(_Adapter(**table))
        except InvalidRequest as error:
            raise InvalidRequest(f"in adapter {number}, {error}", field=f"adapters.{error.field}") from error
    return tuple(made)


_Line = Annotated[str, AfterValidator(_one_line), Advice("use a string of one line")]
_Count = Annotated[int, Field(gt=0), Advice("give a whole number above 0")]
_Flag = Annotated[bool, Advice("give true or false")]
_Table = Annotated[dict[str, Any], Advice("give a table such as { steps = 20 }")]
_Settings = Annotated[_Table, AfterValidator(_settings)]
_Adapters = Annotated[
    list[dict[str, Any]],
    Field(max_length=MAX_ADAPTERS),
    Advice(f"give at most {MAX_ADAPTERS} tables, each begun with [[model.adapters]]"),
    AfterValidator(_adapters),
]


@dataclass(frozen=True, slots=True, config=STRICT)
class _Adapter(Checked):
    """One ``[[model.adapters]]`` table."""

    noun: ClassVar[str] = "key of an adapter"

    repo: _Line | None = None
    revision: _Line | None = None
    folder: _Line | None = None
    file: _Line | None = None
    weights: Annotated[str | None, Field(pattern=r"^[^/\\]+\.safetensors$"), Advice("name a safetensors file")] = None
    weight: Annotated[float, Field(ge=-10, le=10), Advice("choose -10 to 10")] = 1.0
    token: Annotated[str | None, Field(pattern=r"^\S{1,100}$"), Advice("choose a word without spaces")] = None
    control: _Flag = False

    def adapter(self, catalogue: Path, kind: ModelKind) -> Adapter:
        """The adapter of a model of this kind; a path is relative to ``catalogue``."""
        if sum(place is not None for place in (self.repo, self.folder, self.file)) != 1:
            raise InvalidRequest("set one of repo (on the hub), folder or file.")
        for name, given in (("file", self.file), ("token", self.token), ("control", self.control or None)):
            if kind is ModelKind.TEXT and given is not None:
                raise _refused(name, "is for image models only; remove it")
        if self.control:
            for name, is_given in (
                ("file", self.file is not None),
                ("token", self.token is not None),
                ("weight", self.weight != 1.0),
            ):
                if is_given:
                    raise _refused(name, "is not supported for a ControlNet; remove it")
        source: HubSource | FolderSource | FileSource
        if self.repo is not None:
            hub = hub_source(self.repo, self.revision)
            if hub is None or hub.quantization is not None:
                raise _refused("repo", f"is {shown(self.repo)}; give a hub id such as 'owner/name'")
            source = hub
        elif self.folder is not None:
            source = FolderSource(_path(catalogue, "folder", self.folder))
        else:
            assert self.file is not None
            source = FileSource(_path(catalogue, "file", self.file))
        return Adapter(source, self.weights, self.weight, self.token, self.control)


@dataclass(frozen=True, slots=True, config=STRICT)
class _Style(Checked):
    """One ``[[style]]`` table."""

    noun: ClassVar[str] = "key of a style"

    name: Annotated[_Line, Field(max_length=60), Advice("give at most 60 characters on one line")]
    prompt: Annotated[
        _Line,
        Field(max_length=MAX_STYLE_CHARACTERS, pattern=r"\{prompt\}"),
        Advice("give one line with {prompt} in it"),
    ]
    negative_prompt: Annotated[str, Field(max_length=MAX_STYLE_CHARACTERS), Advice("give one line")] = ""


@dataclass(frozen=True, slots=True, config=STRICT)
class _Entry(Checked):
    """One ``[[model]]`` table."""

    noun: ClassVar[str] = "key of a model"

    name: Annotated[_Line, AfterValidator(_named)]
    repo: _Line | None = None
    folder: _Line | None = None
    file: _Line | None = None
    remote: _Line | None = None
    remote_model: _Line | None = None
    revision: _Line | None = None
    kind: Annotated[Literal["text", "image", "embedding"] | None, Advice("choose 'text', 'image' or 'embedding'")] = (
        None
    )
    title: _Line | None = None
    summary: _Line | None = None
    family: _Line | None = None
    license: _Line | None = None
    gated: _Flag = False
    chat: _Flag | None = None
    parameters: _Count | None = None
    download_bytes: _Count | None = None
    sampling: _Settings | None = None
    image_settings: _Settings | None = None
    adapters: _Adapters | None = None

    def spec(self, file: Path) -> ModelSpec:
        """The model; a folder's path is relative to ``file``."""
        source, kind = self._source_and_kind(file)
        for name in _NOT_FOR[kind]:
            if getattr(self, name) is not None:
                raise _refused(name, f"is not supported for a model of kind '{kind.value}'; remove it")
        if self.adapters and (
            isinstance(source, FileSource | RemoteSource) or (isinstance(source, HubSource) and source.quantization)
        ):
            raise _refused(
                "adapters", "require safetensors, so they can't be used with GGUF files or servers; remove them"
            )
        title = self.title or self.name
        return ModelSpec(
            name=self.name,
            title=title,
            kind=kind,
            family=self.family or ("remote" if isinstance(source, RemoteSource) else "unknown"),
            source=source,
            summary=self.summary or f"{title}, from {file.name}.",
            parameters=self.parameters,
            download_bytes=self.download_bytes,
            license=self.license,
            gated=self.gated,
            chat=self.chat,
            sampling=self.sampling or {},
            image_settings=self.image_settings or {},
            adapters=tuple(each.adapter(file, kind) for each in self.adapters or ()),  # type: ignore[attr-defined]
        )

    def _source_and_kind(self, file: Path) -> tuple[HubSource | FolderSource | FileSource | RemoteSource, ModelKind]:
        if sum(place is not None for place in (self.repo, self.folder, self.file, self.remote)) != 1:
            raise InvalidRequest("set one of repo (on the hub), folder, file (GGUF) or remote (a server).")
        if self.revision is not None and self.repo is None:
            what = "server" if self.remote is not None else "file" if self.file is not None else "folder"
            raise _refused("revision", f"is not supported for a {what}; remove it")
        if self.remote is not None:
            return self._remote(self.remote), ModelKind.TEXT
        if self.remote_model is not None:
            raise _refused("remote_model", "requires remote; remove it")
        if self.repo is not None:
            source = hub_source(self.repo, self.revision)
            if source is None:
                raise _refused("repo", f"is {shown(self.repo)}; give a hub id such as 'owner/name'")
            return source, self._text_alone("repo") if source.quantization else ModelKind(self.kind or ModelKind.TEXT)
        if self.file is not None:
            return FileSource(_path(file, "file", self.file)), self._text_alone("file")
        assert self.folder is not None
        path = _path(file, "folder", self.folder)
        # A folder that is not there yet is no mistake of the file; whoever asks for the model is told.
        return FolderSource(path), ModelKind(self.kind) if self.kind else kind_of_folder(path) or ModelKind.TEXT

    def _text_alone(self, place: str) -> ModelKind:
        if self.kind not in (None, ModelKind.TEXT):
            raise InvalidRequest(f"with {place}, a GGUF file is a text model; remove kind.", field="kind")
        return ModelKind.TEXT

    def _remote(self, address: str) -> RemoteSource:
        if self.kind not in (None, ModelKind.TEXT):
            raise InvalidRequest("only text is supported; remove kind.", field="kind")
        try:
            return RemoteSource(checked_address(address), self.remote_model)
        except ValueError as error:
            raise InvalidRequest(f"with remote, {error}.", field="remote") from None


# Keys of an entry that say nothing of a model of that kind.
_NOT_FOR = {
    ModelKind.TEXT: ("image_settings",),
    ModelKind.IMAGE: ("sampling", "chat"),
    ModelKind.EMBEDDING: ("sampling", "chat", "image_settings", "adapters"),
}


def _path(catalogue: Path, key: str, given: str) -> Path:
    try:
        return (catalogue.parent / Path(given).expanduser()).resolve()
    except (OSError, ValueError, RuntimeError) as error:  # a null character, a loop of links, no home
        raise _refused(key, f"is {shown(given)}, which is not a valid path ({error})") from error


def _refused(key: str, problem: str) -> InvalidRequest:
    return InvalidRequest(f"{key} {problem}.", field=key)

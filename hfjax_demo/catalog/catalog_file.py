"""Read catalogue files: TOML with ``[[model]]`` and ``[[style]]`` tables, whose keys docs/models.md explains.

``models.toml`` in this folder has the built-in models. Only that file may set ``sees``, ``thinks`` and ``calls_tools`` of a text
model, and a source on the Python package index (``[model.package]``, the fields of :class:`~.records.PackageSource`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, Field, TypeAdapter, ValidationInfo
from pydantic.dataclasses import dataclass

from ..errors import InvalidField, InvalidRequest, InvalidSetting
from ..image_requests import RecommendedImage
from ..requests import RecommendedSampling
from ..validation import STRICT, Advice, ValidatedRecord, advice_error, shortened_repr
from .lookup import Catalog, detect_folder_kind, parse_hub_source
from .records import (
    Adapter,
    FileSource,
    FolderSource,
    HubSource,
    ModelKind,
    ModelSpec,
    PackageSource,
    RemoteSource,
    Source,
    Style,
)
from .remote_settings import MODEL_NAME_PATTERN, parse_server_address

BUILT_IN_FILE = Path(__file__).parent / "models.toml"
MAX_FILE_BYTES = 1_000_000
MAX_ADAPTERS = 16
MAX_STYLES = 200


def read_catalog(file: Path | None) -> Catalog:
    """Return the built-in models and styles, and those of ``file``, if given.

    Raises:
        InvalidSetting: the file cannot be read or is invalid; the message names file, entry and key.
    """
    models, styles = _read(BUILT_IN_FILE, _BuiltInModelTable)
    if file is not None:
        own_models, own_styles = _read(file, _ModelTable)
        models, styles = models | own_models, styles | own_styles  # a replaced entry keeps its position
    if len(styles) > MAX_STYLES:
        raise InvalidSetting(
            f"{file}: with the built-in ones there are {len(styles)} styles; the limit is {MAX_STYLES}."
        )
    return Catalog(tuple(models.values()), tuple(styles.values()))


def _read(file: Path, entry: type[_ModelTable]) -> tuple[dict[str, ModelSpec], dict[str, Style]]:
    """Return the models and the styles of a file, by name."""
    content = _load_toml(file)
    unknown = sorted(set(content) - {"model", "style"})
    if unknown:
        raise InvalidSetting(
            f"{file}: {unknown[0]!r} is not a known key of a catalogue file; begin every model with [[model]], every style with "
            "[[style]]."
        )
    models: dict[str, ModelSpec] = {}
    for number, table in enumerate(_tables(file, content, "model"), 1):
        name = table.get("name")
        called = f" ({name[:100]})" if isinstance(name, str) and MODEL_NAME_PATTERN.fullmatch(name) else ""
        with _locate_errors(f"{file}, model {number}{called}: ", InvalidSetting):
            spec = entry(**table).spec(file)
        if spec.name in models:
            raise InvalidSetting(f"{file}: two models are named {spec.name!r}; names must be unique.")
        models[spec.name] = spec
    styles: dict[str, Style] = {}
    for number, table in enumerate(_tables(file, content, "style"), 1):
        with _locate_errors(f"{file}, style {number}: ", InvalidSetting):
            style = Style(**table)
        styles[style.name] = style
    return models, styles


@contextmanager
def _locate_errors(place: str, kind: type[InvalidField] = InvalidRequest, field: str = "") -> Iterator[None]:
    """Prepend ``place`` to the message of an :class:`InvalidRequest`, and ``field`` to its field."""
    try:
        yield
    except InvalidRequest as error:
        raise kind(f"{place}{error}", field=error.field and field + error.field) from error


def _tables(file: Path, content: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    tables = content.get(key, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise InvalidSetting(f"{file}: {key!r} is no list of tables; begin every {key} with [[{key}]].")
    return tables


def _load_toml(file: Path) -> dict[str, Any]:
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
    except ValueError as error:  # the base class of TOMLDecodeError and UnicodeDecodeError
        reason = " ".join(str(error).split())
        raise InvalidSetting(f"The catalogue file {file} is not valid TOML ({reason}).") from error


def _check_model_name(text: str) -> str:
    if not MODEL_NAME_PATTERN.fullmatch(text):
        raise advice_error(
            "use at most 100 lower-case letters, digits, dots, hyphens and underscores, and begin with a letter or digit"
        )
    return text


def _check_settings(values: dict[str, Any], info: ValidationInfo) -> Mapping[str, Any]:
    """Check the table ``sampling`` or ``image_settings``; return its values without defaults."""
    record: Callable[..., object] = RecommendedSampling if info.field_name == "sampling" else RecommendedImage
    with _locate_errors(f"in {info.field_name}, ", field=f"{info.field_name}."):
        made = record(**values)
    return MappingProxyType({name: getattr(made, name) for name in values})


def _adapters(tables: list[dict[str, Any]]) -> tuple[_Adapter, ...]:
    made = []
    for number, table in enumerate(tables, 1):
        with _locate_errors(f"in adapter {number}, ", field="adapters."):
            made.append(_Adapter(**table))
    return tuple(made)


_Line = Annotated[str, Field(pattern=r"^[^\n]*\S[^\n]*$"), Advice("use a string of one line")]
_Count = Annotated[int, Field(gt=0), Advice("give a whole number above 0")]
_Flag = Annotated[bool, Advice("give true or false")]
_Table = Annotated[dict[str, Any], Advice("give a table such as { steps = 20 }")]
_Settings = Annotated[_Table, AfterValidator(_check_settings)]
_Adapters = Annotated[
    list[dict[str, Any]],
    Field(max_length=MAX_ADAPTERS),
    Advice(f"give at most {MAX_ADAPTERS} tables, each begun with [[model.adapters]]"),
    AfterValidator(_adapters),
]


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class _SourceKeys(ValidatedRecord):
    """The keys that locate files, common to models and adapters."""

    repo: _Line | None = None
    revision: _Line | None = None
    folder: _Line | None = None
    file: _Line | None = None

    def files(self, catalogue: Path, tags: bool) -> HubSource | FolderSource | FileSource:
        """Return the source; paths are relative to ``catalogue``. ``tags``: whether ``repo`` may have the tag of a GGUF file."""
        if self.repo is not None:
            source = parse_hub_source(self.repo, self.revision)
            if source is None or (source.quantization and not tags):
                raise _invalid_key("repo", f"is {shortened_repr(self.repo)}; give a hub id such as 'owner/name'")
            return source
        if self.folder is not None:
            return FolderSource(_path(catalogue, "folder", self.folder))
        assert self.file is not None
        return FileSource(_path(catalogue, "file", self.file))


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class _Adapter(_SourceKeys):
    """One ``[[model.adapters]]`` table."""

    noun: ClassVar[str] = "key of an adapter"

    weights: Annotated[
        str | None, Field(pattern=r"^[^/\\]+\.(safetensors|gguf)$"), Advice("name a safetensors or GGUF file")
    ] = None
    weight: Annotated[float, Field(ge=-10, le=10), Advice("choose -10 to 10")] = 1.0
    token: Annotated[str | None, Field(pattern=r"^\S{1,100}$"), Advice("choose a word without spaces")] = None
    control: _Flag = False

    def adapter(self, catalogue: Path, kind: ModelKind) -> Adapter:
        """Return the adapter of a model of this kind; a path is relative to ``catalogue``."""
        if sum(place is not None for place in (self.repo, self.folder, self.file)) != 1:
            raise InvalidRequest("set one of repo (on the hub), folder or file.")
        given = [name for name in ("file", "token") if getattr(self, name) is not None]
        if kind is ModelKind.TEXT and self.file is not None and self.file.lower().endswith(".gguf"):
            given.remove("file")
        if kind is ModelKind.TEXT and (given or self.control):
            raise _invalid_key((*given, "control")[0], "is for image models only; remove it")
        if self.control and (given or self.weight != 1.0):
            raise _invalid_key((*given, "weight")[0], "is not supported for a ControlNet; remove it")
        return Adapter(self.files(catalogue, tags=False), self.weights, self.weight, self.token, self.control)


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class _ModelTable(_SourceKeys):
    """One ``[[model]]`` table."""

    noun: ClassVar[str] = "key of a model"

    name: Annotated[_Line, AfterValidator(_check_model_name)]
    remote: _Line | None = None
    remote_model: _Line | None = None
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

    def spec(self, catalogue: Path) -> ModelSpec:
        """Return the model; a path is relative to ``catalogue``."""
        source = self.source(catalogue)
        kind = self._kind(source)
        for name in _UNSUPPORTED_KEYS[kind]:
            if getattr(self, name) is not None:
                raise _invalid_key(name, f"is not supported for a model of kind '{kind.value}'; remove it")
        if self.adapters and isinstance(source, RemoteSource):
            raise _invalid_key(
                "adapters", "require a model's own files, so they can't be used with servers; remove them"
            )
        title = self.title or self.name
        return ModelSpec(
            name=self.name,
            title=title,
            kind=kind,
            family=self.family or ("remote" if isinstance(source, RemoteSource) else "unknown"),
            source=source,
            summary=self.summary or f"{title}, from {catalogue.name}.",
            parameters=self.parameters,
            download_bytes=self.download_bytes,
            license=self.license,
            gated=self.gated,
            chat=self.chat,
            sampling=self.sampling or {},
            image_settings=self.image_settings or {},
            adapters=tuple(each.adapter(catalogue, kind) for each in self.adapters or ()),  # type: ignore[attr-defined]
        )

    def source(self, catalogue: Path) -> Source:
        """Return the source of the model."""
        if sum(place is not None for place in (self.repo, self.folder, self.file, self.remote)) != 1:
            raise InvalidRequest("set one of repo (on the hub), folder, file (GGUF) or remote (a server).")
        if self.revision is not None and self.repo is None:
            what = "server" if self.remote is not None else "file" if self.file is not None else "folder"
            raise _invalid_key("revision", f"is not supported for a {what}; remove it")
        if self.remote is not None:
            if self.kind not in (None, ModelKind.TEXT):
                raise InvalidRequest("only text is supported; remove kind.", field="kind")
            try:
                return RemoteSource(parse_server_address(self.remote), self.remote_model)
            except ValueError as error:
                raise InvalidRequest(f"with remote, {error}.", field="remote") from None
        if self.remote_model is not None:
            raise _invalid_key("remote_model", "requires remote; remove it")
        return self.files(catalogue, tags=True)

    def _kind(self, source: Source) -> ModelKind:
        if _is_gguf(source) and self.kind not in (None, ModelKind.TEXT):
            place = "repo" if self.file is None else "file"
            raise InvalidRequest(f"with {place}, a GGUF file is a text model; remove kind.", field="kind")
        if isinstance(source, FolderSource) and self.kind is None:
            # A missing folder is not an error of the catalogue file; it is reported when the model is requested.
            return detect_folder_kind(source.path) or ModelKind.TEXT
        return ModelKind(self.kind or ModelKind.TEXT)


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class _BuiltInModelTable(_ModelTable):
    """A ``[[model]]`` table of the built-in file."""

    package: dict[str, Any] | None = None
    sees: bool = False
    thinks: bool = False
    calls_tools: bool = False

    def source(self, catalogue: Path) -> Source:
        return _PACKAGE.validate_python(self.package) if self.package else _ModelTable.source(self, catalogue)

    def spec(self, catalogue: Path) -> ModelSpec:
        spec = _ModelTable.spec(self, catalogue)
        if isinstance(spec.source, PackageSource):
            spec = replace(spec, download_bytes=sum(wheel.size for wheel in spec.source.wheels))
        if spec.kind is ModelKind.TEXT:
            spec = replace(spec, sees=self.sees, thinks=self.thinks, calls_tools=self.calls_tools)
        return spec


_PACKAGE = TypeAdapter(PackageSource)

# Keys that do not apply to a model of that kind.
_UNSUPPORTED_KEYS = {
    ModelKind.TEXT: ("image_settings",),
    ModelKind.IMAGE: ("sampling", "chat"),
    ModelKind.EMBEDDING: ("sampling", "chat", "image_settings", "adapters"),
}


def _is_gguf(source: Source) -> bool:
    return isinstance(source, FileSource) or (isinstance(source, HubSource) and source.quantization is not None)


def _path(catalogue: Path, key: str, given: str) -> Path:
    try:
        return (catalogue.parent / Path(given).expanduser()).resolve()
    except (OSError, ValueError, RuntimeError) as error:  # a null character, a loop of links, no home folder
        raise _invalid_key(key, f"is {shortened_repr(given)}, which is not a valid path ({error})") from error


def _invalid_key(key: str, problem: str) -> InvalidRequest:
    return InvalidRequest(f"{key} {problem}.", field=key)

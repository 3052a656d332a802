"""A person's own models: a TOML file with one ``[[model]]`` table an entry, read over the built-in catalogue.

    [[model]]
    name = "my-llama"                       # lower case; what commands and the page call it
    repo = "owner/name"                     # a repository of the hub; or: folder = "models/my-llama"; or:
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

``name`` and one of ``repo``, ``folder`` and ``remote`` are needed, the others are not. A folder's path is relative to the
file. A remote server's key is in ``HFJAX_REMOTE_KEY`` (see :mod:`.remotes`), since a file is read by many. An entry
with a built-in model's name takes its place; the others follow the built-in ones, in the order of the file.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ..errors import InvalidRequest, InvalidSetting
from ..settings import SCHEDULER_NAMES, ImageSettings, SamplingSettings
from .image_models import IMAGE_MODELS
from .lookup import Catalog, is_hub_id, kind_of_folder
from .records import FolderSource, HubSource, ModelKind, ModelSpec, RemoteSource
from .remotes import NAME, checked_address
from .text_models import TEXT_MODELS

MAX_FILE_BYTES = 1_000_000
_INT, _NUMBER, _TEXT = "a whole number", "a number", "a text"
# What a value of these tables has to be; which values are in range, the settings' own classes say.
_SAMPLING: Mapping[str, str] = {
    "max_new_tokens": _INT,
    "temperature": _NUMBER,
    "top_k": _INT,
    "top_p": _NUMBER,
    "min_p": _NUMBER,
    "repetition_penalty": _NUMBER,
}
_IMAGE_SETTINGS: Mapping[str, str] = {
    "width": _INT,
    "height": _INT,
    "steps": _INT,
    "guidance_scale": _NUMBER,
    "scheduler": _TEXT,
    "strength": _NUMBER,
}
_KEYS = (
    "name",
    "repo",
    "folder",
    "remote",
    "remote_model",
    "revision",
    "kind",
    "title",
    "summary",
    "family",
    "license",
    "gated",
    "chat",
    "parameters",
    "download_bytes",
    "sampling",
    "image_settings",
)


def read_catalog(file: Path | None) -> Catalog:
    """The built-in models and, where a file is given, its models; see the module's description for its keys.

    Raises:
        InvalidSetting: the file cannot be read or holds something else; the sentence names file, entry and key.
    """
    built_in = TEXT_MODELS + IMAGE_MODELS
    if file is None:
        return Catalog(built_in)
    content = _read(file)
    unknown = sorted(set(content) - {"model"})
    if unknown:
        raise InvalidSetting(f"{file}: {unknown[0]!r} is no key of a catalogue file; begin every model with [[model]].")
    tables = content.get("model", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise InvalidSetting(f"{file}: 'model' is no list of tables; begin every model with [[model]].")

    own: dict[str, ModelSpec] = {}
    for number, table in enumerate(tables, 1):
        spec = _Entry(file, number, table).spec()
        if spec.name in own:
            raise InvalidSetting(f"{file}: two models are called {spec.name!r}; give one of them another name.")
        own[spec.name] = spec
    return Catalog((*[own.pop(spec.name, spec) for spec in built_in], *own.values()))


def _read(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as stream:
            data = stream.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or error
        raise InvalidSetting(f"The catalogue file {file} cannot be read ({reason}); name a TOML file.") from error
    if len(data) > MAX_FILE_BYTES:
        raise InvalidSetting(f"The catalogue file {file} has more than a megabyte; name a TOML file of models.")
    try:
        return tomllib.loads(data.decode("utf-8"))
    except ValueError as error:  # TOMLDecodeError and UnicodeDecodeError are both
        reason = " ".join(str(error).split())
        raise InvalidSetting(f"The catalogue file {file} is not TOML ({reason}); correct it there.") from error


@dataclass(frozen=True, slots=True)
class _Entry:
    """One ``[[model]]`` table, and where it stands, for the sentences that refuse it."""

    file: Path
    number: int
    table: Mapping[str, Any]

    def spec(self) -> ModelSpec:
        for key in self.table:
            if key not in _KEYS:
                raise self.refused(f"there is no key {key!r}{_similar(key, _KEYS)}")
        name = self.text("name")
        if name is None:
            raise self.refused("the key 'name' is missing; give the model a name such as 'my-model'")
        if not NAME.fullmatch(name):
            raise self.refused(
                f"name is {name[:110]!r}; use at most 100 lower-case letters, digits, dots, hyphens and underscores, and "
                "begin with a letter or digit"
            )
        source, kind = self.source_and_kind()
        wrong = "image_settings" if kind is ModelKind.TEXT else "sampling"
        for key in (wrong, *(["chat"] if kind is ModelKind.IMAGE else [])):
            if key in self.table:
                raise self.refused(f"{key} is not for a model of kind '{kind.value}'; leave it out")
        title = self.text("title") or name
        return ModelSpec(
            name=name,
            title=title,
            kind=kind,
            family=self.text("family") or ("remote" if isinstance(source, RemoteSource) else "unknown"),
            source=source,
            summary=self.text("summary") or f"{title}, from {self.file.name}.",
            parameters=self.count("parameters"),
            download_bytes=self.count("download_bytes"),
            license=self.text("license"),
            gated=self.flag("gated") or False,
            chat=self.flag("chat"),
            sampling=self.settings("sampling", _SAMPLING, SamplingSettings),
            image_settings=self.settings("image_settings", _IMAGE_SETTINGS, ImageSettings),
        )

    def source_and_kind(self) -> tuple[HubSource | FolderSource | RemoteSource, ModelKind]:
        repo, folder, remote, revision, said = map(self.text, ("repo", "folder", "remote", "revision", "kind"))
        if sum(place is not None for place in (repo, folder, remote)) != 1:
            raise self.refused(
                "give either 'repo', a repository of the hub, or 'folder', a local one, or 'remote', a server"
            )
        kinds = [kind.value for kind in ModelKind]
        if said is not None and said not in kinds:
            raise self.refused(f"kind is {said!r}; choose 'text' or 'image'")
        if remote is not None:
            return self.remote(remote, said, revision), ModelKind.TEXT
        if "remote_model" in self.table:
            raise self.refused("remote_model is for a server, with 'remote'; leave it out")
        if repo is not None:
            if not is_hub_id(repo):
                raise self.refused(f"repo is {repo[:110]!r}; give a hub id such as 'owner/name'")
            return HubSource(repo, revision), ModelKind(said or ModelKind.TEXT)
        assert folder is not None
        if revision is not None:
            raise self.refused("revision is not for a folder; leave it out")
        try:
            path = (self.file.parent / Path(folder).expanduser()).resolve()
        except (OSError, ValueError, RuntimeError) as error:  # a null character, a loop of links, no home
            raise self.refused(f"folder is {folder[:110]!r}, which is no path ({error}); correct it") from error
        # A folder that is not there yet is no mistake of the file; whoever asks for the model is told.
        return FolderSource(path), ModelKind(said) if said else kind_of_folder(path) or ModelKind.TEXT

    def remote(self, address: str, kind: str | None, revision: str | None) -> RemoteSource:
        if kind not in (None, ModelKind.TEXT):
            raise self.refused("a remote server is asked for text alone; leave kind out")
        if revision is not None:
            raise self.refused("revision is not for a server; leave it out")
        try:
            return RemoteSource(checked_address(address), self.text("remote_model"))
        except ValueError as error:
            raise self.refused(f"with remote, {error}") from None

    def settings(self, key: str, kinds: Mapping[str, str], settings: Callable[..., object]) -> Mapping[str, Any]:
        """A table of settings, checked by the class that they are for."""
        values = self.table.get(key, {})
        if not isinstance(values, dict):
            raise self.refused(f"{key} is {values!r}; give a table such as {key} = {{ {next(iter(kinds))} = … }}")
        for name, value in values.items():
            if name not in kinds:
                raise self.refused(f"there is no key {name!r} in {key}{_similar(name, tuple(kinds))}")
            if not _is(value, kinds[name]):
                raise self.refused(f"{key}.{name} is {_brief(value)}; give {kinds[name]}")
        scheduler = values.get("scheduler")
        if scheduler is not None and scheduler not in SCHEDULER_NAMES:
            raise self.refused(f"{key}.scheduler is {_brief(scheduler)}; choose among {', '.join(SCHEDULER_NAMES)}")
        try:
            settings(**values)
        except InvalidRequest as error:
            raise self.refused(f"in {key}, {str(error).rstrip('.')}") from error
        return MappingProxyType(dict(values))

    def text(self, key: str) -> str | None:
        value = self.table.get(key)
        if value is not None and not (_is(value, _TEXT) and value.strip() and "\n" not in value):
            raise self.refused(f"{key} is {_brief(value)}; give a text of one line in quotation marks")
        return value

    def count(self, key: str) -> int | None:
        value = self.table.get(key)
        if value is not None and not (_is(value, _INT) and value > 0):
            raise self.refused(f"{key} is {_brief(value)}; give a whole number above 0")
        return value

    def flag(self, key: str) -> bool | None:
        value = self.table.get(key)
        if value is not None and not isinstance(value, bool):
            raise self.refused(f"{key} is {_brief(value)}; give true or false")
        return value

    def refused(self, problem: str) -> InvalidSetting:
        name = self.table.get("name")
        called = f" ({name[:100]})" if isinstance(name, str) and NAME.fullmatch(name) else ""
        end = "" if problem.endswith("?") else "."
        return InvalidSetting(f"{self.file}, model {self.number}{called}: {problem}{end}")


def _is(value: object, kind: str) -> bool:
    if isinstance(value, bool):
        return False  # which Python takes for a number
    if kind == _NUMBER:
        return isinstance(value, int | float)
    return isinstance(value, int if kind == _INT else str)


def _brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 100 else text[:99] + "…"


def _similar(key: str, known: tuple[str, ...]) -> str:
    close = difflib.get_close_matches(key, known, 1)
    return f"; did you mean {close[0]!r}?" if close else f"; choose among {', '.join(known)}"

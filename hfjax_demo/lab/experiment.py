"""Definition of an experiment, for the page and the command line. Does not import JAX or PyTorch."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, TypeAdapter, ValidationError

from ..catalog import Catalog, ModelKind, ModelSpec
from ..errors import InvalidRequest
from ..text_fields import TypedText
from ..validation import STRICT, Advice, OneOf, WholeNumber, advice_error, describe_validation_error
from .events import Measurement


class OptionKind(StrEnum):
    """How an option is entered."""

    WHOLE_NUMBER = "whole number"
    TEXT = "text"
    LINES = "lines"  # one entry per line
    CHOICE = "choice"
    YES_NO = "yes or no"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of an experiment. ``most`` bounds a number, or the number of lines."""

    name: str
    label: str
    kind: OptionKind
    default: Any
    least: int = 0
    most: int = 1_000_000
    choices: tuple[str, ...] = ()

    def check(self, value: Any, *, strict: bool = True) -> Any:
        """Return the value if it is valid; unless ``strict``, convert a string to the option's type first.

        Raises:
            InvalidRequest: it is invalid; the message says which values are valid.
        """
        try:
            return TypeAdapter(self._type(strict), config=STRICT).validate_python(value, strict=strict)
        except ValidationError as error:
            fault = describe_validation_error(error, name=self.label)
        raise InvalidRequest(fault.sentence, field=self.name)

    def _type(self, strict: bool) -> Any:
        match self.kind:
            case OptionKind.WHOLE_NUMBER:
                bounds = Field(ge=self.least, le=self.most)
                number = WholeNumber if strict else Annotated[WholeNumber, BeforeValidator(_text_to_float)]
                return Annotated[number, bounds, Advice(f"choose a whole number from {self.least} to {self.most}")]
            case OptionKind.YES_NO:
                return Annotated[bool, Advice("choose yes or no")]
            case OptionKind.CHOICE:
                return Annotated[str, OneOf(self.choices)]
            case OptionKind.TEXT:
                return TypedText
            case OptionKind.LINES:
                return Annotated[TypedText, AfterValidator(self._check_line_count)]

    def _check_line_count(self, text: str) -> str:
        least = max(1, self.least)
        if not least <= sum(bool(line.strip()) for line in text.splitlines()) <= self.most:
            raise advice_error(f"give {least} to {self.most} lines, one per line")
        return text


def _text_to_float(value: object) -> object:
    """Return the number in a text, such as 10.0 for "1e1"; any other value unchanged."""
    try:
        return float(value) if isinstance(value, str) else value
    except ValueError:
        return value


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table: the key in :attr:`.events.Measurement.values`, its heading, and the format of its numbers."""

    key: str
    heading: str
    form: str = "{}"  # for str.format with one value


def used_columns(columns: Sequence[Column], rows: Sequence[Measurement]) -> list[Column]:
    """Return the columns that have a value in a row."""
    return [column for column in columns if any(row.values.get(column.key) is not None for row in rows)]


@dataclass(frozen=True, slots=True)
class LabModel:
    """The model that an experiment runs on: a local folder."""

    name: str
    title: str
    kind: ModelKind
    folder: Path


@dataclass(frozen=True, slots=True)
class SourceCode:
    """Source code of a function or class, and its file, such as ``hfjax_demo/lab/decoding.py``."""

    name: str
    file: str
    source: str


@dataclass(frozen=True, slots=True)
class Experiment:
    """One experiment.

    Attributes:
        name: its name on the command line.
        title: its name on the page.
        summary: its description, in a sentence or two.
        kinds: the kinds of models that it runs on; empty if it needs no model.
        function: "hfjax_demo.lab.module:function", a generator of events that takes a :class:`LabModel` (or None) and
            the options; imported only in the child process.
        shown: names of functions and classes whose code is shown next to the results: of the experiment's module, or
            ``module.name`` for another module of its package.
        columns: columns of its table.
        chart: the key of the column that is drawn as bars; None: no chart.
        options: its options.
        environment: environment variables of the child process, added to those of the parent.
        cost: takes the model's number of parameters (0 without a model); returns an estimate of the seconds on a machine with two
            cores and of the bytes of memory. It is shown to the user, and compared with the server's memory limit.
        page: its page in ``docs/``.
    """

    name: str
    title: str
    summary: str
    kinds: frozenset[ModelKind]
    function: str
    shown: tuple[str, ...]
    columns: tuple[Column, ...]
    cost: Callable[[int], tuple[float, int]]
    page: str
    chart: str | None = None
    options: tuple[Option, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict)

    def models_in(self, catalog: Catalog) -> tuple[ModelSpec, ...]:
        """Return the catalogue entries that it can run on; models on remote servers are left out."""
        return tuple(spec for spec in catalog.entries() if spec.kind in self.kinds and not spec.is_remote)

    def default_model(self, catalog: Catalog, preferred: str) -> ModelSpec | None:
        """Return the catalogue entry called ``preferred`` if it can run on that, else the first that it can run on, if any."""
        specs = self.models_in(catalog)
        return next((spec for spec in specs if spec.name == preferred), specs[0] if specs else None)

    def check(self, given: Mapping[str, Any], *, strict: bool = True) -> dict[str, Any]:
        """Return the value of every option: the given one, or the default. Strings are converted unless ``strict``.

        Raises:
            InvalidRequest: a value is invalid, or an option is unknown.
        """
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                choices = f"choose among {', '.join(known)}" if known else "it has none"
                raise InvalidRequest(f"{self.title} has no option {name[:40]!r}; {choices}.", field=name)
        return {name: option.check(given.get(name, option.default), strict=strict) for name, option in known.items()}

    def sources(self) -> tuple[SourceCode, ...]:
        """Return the code of :attr:`shown`. It is read from files, because importing the modules would import JAX."""
        own = self.function.partition(":")[0]
        read = cache(_Definitions)
        found = []
        for shown in self.shown:
            neighbour, _, name = shown.rpartition(".")
            module = f"{own.rpartition('.')[0]}.{neighbour}" if neighbour else own
            found.append(SourceCode(name, module.replace(".", "/") + ".py", read(module).source(name)))
        return tuple(found)


class _Definitions:
    """The functions and classes of a module, as they are written."""

    def __init__(self, module: str) -> None:
        spec = importlib.util.find_spec(module)  # imports the parent packages, which are empty
        assert spec is not None and spec.origin is not None
        text = Path(spec.origin).read_text(encoding="utf-8")
        self._lines = text.splitlines()
        body = ast.parse(text).body
        self._nodes = {node.name: node for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)}

    def source(self, name: str) -> str:
        """Return the source code of a function or class, with its decorators."""
        node = self._nodes[name]
        first = min(part.lineno for part in (node, *node.decorator_list))
        return "\n".join(self._lines[first - 1 : node.end_lineno])

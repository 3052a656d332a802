"""What the texts for people say of this repository is there: links, headings, commands and their options, and between backticks,
or in the drawing of docs/architecture.md, files, folders (with a slash) and what a file defines (``file.py:Name``)."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from benchmarks.__main__ import commands as benchmarks
from hfjax_demo.catalog import read_catalog
from hfjax_demo.cli import load_commands

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "training" / "README.md"])
MADE = set((ROOT / ".gitignore").read_text(encoding="utf-8").splitlines())  # by tools, so not always there
SUFFIXES = "py|md|toml|css|js|html|yml|yaml|cfg|ini"
PATH = re.compile(rf"(?:[\w.-]+/)*[\w.-]+\.(?:{SUFFIXES})(?::\w+)?|(?:[\w.-]+/)+")


def prose(page: str) -> str:
    return re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)


def headings(page: str) -> set[str]:
    """As GitHub makes them: small letters, no punctuation, ``-`` for a space."""
    lines = re.findall(r"^#+ (.+)$", prose(page), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).strip().replace(" ", "-") for line in lines}


def names_in(page: str) -> list[str]:
    return [code for code in re.findall(r"`([^`\n]+)`", prose(page)) if PATH.fullmatch(code)]


def found(name: str, page: Path) -> Path | None:
    return next((base / name for base in (ROOT, ROOT / "hfjax_demo", page.parent) if (base / name).exists()), None)


def complaint(name: str, page: Path) -> str | None:
    """What is wrong with a file's name, or a name in it; None where it is there."""
    file, _, definition = name.partition(":")
    if file in MADE:
        return None
    if (path := found(file, page)) is None:
        return f"{file} is not there"
    return f"{file} does not define {definition}" if definition and definition not in defined_in(path) else None


def defined_in(path: Path) -> Iterator[str]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                yield name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, heading = target.partition("#")
        path = (page.parent / file).resolve() if file else page
        assert path.exists(), f"{page.name} links to {target}, which is not there"
        assert path.is_relative_to(ROOT), f"{page.name} links to {target}, outside the repository"
        if heading:
            assert heading in headings(path.read_text(encoding="utf-8")), f"{page.name}: no heading {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_and_names_are_there(page: Path) -> None:
    wrong = [complaint(name, page) for name in names_in(page.read_text(encoding="utf-8"))]
    assert [text for text in wrong if text] == []


def test_the_drawing_of_the_architecture_is_true() -> None:
    page = ROOT / "docs" / "architecture.md"
    drawings = re.findall(r"^```text$(.*?)^```$", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    names = PATH.findall("\n".join(drawings))
    packages = {path.name + "/" for path in (ROOT / "hfjax_demo").iterdir() if (path / "__init__.py").exists()}
    assert packages <= set(names), "a package is missing in the drawing"
    for name in names:
        # A file within a package stands below the package's name.
        assert found(name, page) or any(found(f"{package}{name}", page) for package in packages), f"{name} is not there"


def test_what_is_not_there_is_seen(tmp_path: Path) -> None:
    assert complaint("settings.py:Settings", tmp_path / "page.md") is None
    assert complaint("settings.py:Settinks", tmp_path / "page.md") == "settings.py does not define Settinks"
    assert complaint("runtime/nowhere.py", tmp_path / "page.md") == "runtime/nowhere.py is not there"
    assert names_in("see `ui/` and `a.b()`, `x.toml`\n```python\n`no.py`\n```\n`/v1/models`") == ["ui/", "x.toml"]
    assert headings("# A b: c!\n```sh\n# no heading\n```\n## D") == {"a-b-c", "d"}


def command_lines(page: str) -> Iterator[tuple[str, str]]:
    """What the page says to type of this program, in blocks and in the text: the program's name, and the rest of the line without
    comments and redirections."""
    typed = re.findall(r"^```(?:sh|console)$(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    lines = [*"\n".join(typed).splitlines(), *re.findall(r"`([^`\n]+)`", prose(page))]
    for line in lines:
        said = re.match(r"\s*(?:\$ )?(?:python -m )?(hfjax[_-]demo|benchmarks) ([^#>|]*)", line)
        if said:
            yield said[1].replace("-", "_"), said[2].strip()


def unknown_in(line: str, program: str = "hfjax_demo") -> str | None:
    """What of a command line the program does not know: a command or an option. None if it knows everything."""
    command: Any = get_command(benchmarks if program == "benchmarks" else load_commands())
    for word in shlex.split(line):
        if word.startswith("-"):
            options = {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
            if word.partition("=")[0] not in options | {"--help"}:
                return word
        elif hasattr(command, "commands"):
            if word not in command.commands and word.islower():  # NAME stands for any
                return word
            command = command.commands.get(word, command)
    return None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_exist(page: Path) -> None:
    lines = list(command_lines(page.read_text(encoding="utf-8")))
    assert [(line, word) for program, line in lines if (word := unknown_in(line, program))] == []


def test_an_unknown_command_is_seen() -> None:
    page = "a `hfjax-demo models`, `benchmarks text`\n```sh\npython -m hfjax_demo lab  # all\n```\n"
    assert list(command_lines(page)) == [("hfjax_demo", "lab"), ("hfjax_demo", "models"), ("benchmarks", "text")]
    assert unknown_in("models --json") is None
    assert unknown_in("modles --json") == "modles"
    assert unknown_in("generate MODEL --propmt x") == "--propmt"
    assert unknown_in("text MODEL --only hfjax", "benchmarks") is None and unknown_in("text MODEL") == "text"


def test_the_examples_of_a_catalogue_file_are_read(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "models.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```toml$(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    file = tmp_path / "models.toml"
    file.write_text("".join(examples), encoding="utf-8")
    names = ["my-llama", "my-pictures", "minilm", "crowd", "sdxl-ink", "my-tuned-llama", "polite-gguf", "sd-edges"]
    assert [spec.name for spec in read_catalog(file).models][-8:] == names

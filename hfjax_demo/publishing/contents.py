"""The files of a Space: the program, how it starts, what it needs, and the Space's configuration. Nothing else of the repository.

They come from the folder that the package lies in, if that is the repository, and otherwise from what an installation knows of
itself.
"""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from .. import __version__
from ..catalog import is_hub_id
from ..errors import SpaceRefused

DISTRIBUTION = "hfjax-demo"
PACKAGE = "hfjax_demo"  # the folder in the Space

# Where both see it, pip prefers the build for CPUs, without 2 GB of libraries that this program does not use.
TORCH_FOR_CPUS = "https://download.pytorch.org/whl/cpu"

APP = '''"""The entry of the Hugging Face Space, and of ``python app.py`` anywhere: the command ``serve``, with its options."""

import sys

from hfjax_demo.cli import main

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
'''

ABOUT = """
# {title}

Chat with text models and make pictures in the browser: unmodified PyTorch models of `transformers` and `diffusers`, run by JAX.

These are the files of hfjax_demo {version} that a Space needs. `python -m hfjax_demo space` has put them here and will put newer
ones here; what you change in them is lost then. The settings are variables and secrets of the Space:
`python -m hfjax_demo settings` lists them.
"""


@dataclass(frozen=True, slots=True)
class Hardware:
    """What a Space runs on.

    Attributes:
        name: the hub's.
        extra: what JAX needs there, ``cuda12``; None on a CPU.
    """

    name: str
    extra: str | None

    @classmethod
    def named(cls, name: str) -> Hardware:
        """The hardware of this name.

        Raises:
            SpaceRefused: there is none, or JAX cannot use it.
        """
        from huggingface_hub import SpaceHardware

        names = [str(hardware.value) for hardware in SpaceHardware if not hardware.value.startswith("zero-")]
        if name.startswith("zero-"):
            raise SpaceRefused("ZeroGPU supports only PyTorch; choose other hardware, such as cpu-basic or l4x1.")
        if name not in names:
            raise SpaceRefused(f"Unknown hardware {name!r}; choose one of {', '.join(names)}.")
        return cls(name, None if name.startswith("cpu-") else "cuda12")


def check_name(repo_id: str) -> None:
    """
    Raises:
        SpaceRefused: no name that a Space can have.
    """
    if not is_hub_id(repo_id):
        raise SpaceRefused(f"{repo_id!r} is not a Space name; use OWNER/NAME.")


def contents(hardware: Hardware | None = None) -> dict[str, Path | bytes]:
    """The files by their names in the Space, each a file here or its content.

    Raises:
        SpaceRefused: this program's own files are not where they should be.
    """
    package = Path(__file__).resolve().parent.parent
    source = _Repository(package.parent) if _is_repository(package.parent) else _Installation()
    files: dict[str, Path | bytes] = {
        "README.md": readme(source.readme(), hardware).encode(),
        "app.py": APP.encode(),
        "requirements.txt": requirements(source.requirements(), hardware).encode(),
    }
    if (notice := source.license()) is not None:
        files["LICENSE"] = notice.encode()
    for path in sorted(_files_of(package)):
        files[f"{PACKAGE}/{path.relative_to(package).as_posix()}"] = path
    return files


def size_of(content: Path | bytes) -> int:
    """In bytes."""
    return len(content) if isinstance(content, bytes) else content.stat().st_size


def readme(text: str, hardware: Hardware | None) -> str:
    """The Space's README: the header of this program's own, which is the Space's configuration, and what the Space is.

    Raises:
        SpaceRefused: ``text`` has no such header.
    """
    found = re.match(r"---\n(.*?\n)---\n", text, re.DOTALL)
    if found is None:
        raise SpaceRefused(f"{_BROKEN}: its README has no header.")
    header = found[1]
    if hardware is not None:
        header = re.sub(r"^suggested_hardware: .*$", f"suggested_hardware: {hardware.name}", header, flags=re.MULTILINE)
    title = re.search(r"^title: (.+)$", header, re.MULTILINE)
    about = ABOUT.format(title=title[1] if title else DISTRIBUTION, version=__version__)
    return f"---\n{header}---\n{about}"


def requirements(lines: list[str], hardware: Hardware | None) -> str:
    """The Space's requirements.txt, for its hardware."""
    wanted = [f"--extra-index-url {TORCH_FOR_CPUS}", *lines]
    if hardware is not None and hardware.extra is not None:
        wanted += [line.replace("jax==", f"jax[{hardware.extra}]==") for line in lines if line.startswith("jax==")]
    return "".join(f"{line}\n" for line in wanted)


_BROKEN = "This installation of hfjax_demo is incomplete; reinstall it, or run this command in the repository"


def _is_repository(folder: Path) -> bool:
    return all((folder / name).is_file() for name in ("README.md", "app.py", "pyproject.toml", "requirements.txt"))


def _files_of(package: Path) -> Iterator[Path]:
    for path in package.rglob("*"):
        inner = path.relative_to(package)
        hidden = any(part.startswith(".") or part == "__pycache__" for part in inner.parts)
        if path.is_file() and not hidden and path.suffix not in (".pyc", ".pyo") and not path.name.endswith("~"):
            yield path


class _Repository:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def readme(self) -> str:
        return (self._folder / "README.md").read_text(encoding="utf-8")

    def requirements(self) -> list[str]:
        lines = (self._folder / "requirements.txt").read_text(encoding="utf-8").splitlines()
        return [wanted for line in lines if (wanted := line.partition("#")[0].strip())]

    def license(self) -> str | None:
        path = self._folder / "LICENSE"
        return path.read_text(encoding="utf-8") if path.is_file() else None


class _Installation:
    """What pip has noted of this program: its README and what it requires are part of that."""

    def __init__(self) -> None:
        try:
            self._distribution = importlib.metadata.distribution(DISTRIBUTION)
        except importlib.metadata.PackageNotFoundError:
            raise SpaceRefused(f"{_BROKEN}.") from None

    def readme(self) -> str:
        noted: Mapping[str, object] = self._distribution.metadata.json
        return str(noted.get("description", ""))

    def requirements(self) -> list[str]:
        return [line for line in self._distribution.requires or () if "extra ==" not in line]

    def license(self) -> str | None:
        return self._distribution.read_text("licenses/LICENSE")

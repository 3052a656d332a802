"""Regression tests for refactorings: tokens, images, complete API responses, outcomes of browser tests, and speed.

    python -m tests.gold record [PART ...] [--to FOLDER]       before the refactoring
    python -m tests.gold compare [PART ...] [--with FOLDER]    at every commit; exit status 1 if anything differs
    python -m tests.gold compare speed --old CHECKOUT          old and new alternately; 2 if nothing could be measured

The files are valid for one machine: another processor, number of cores or library version changes the rounding, which may change
tokens. A comparison reports such a change.

Each part runs in child processes, with the fast compilation of the tests. ``--only`` selects entries by a prefix of their names.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from hfjax_demo.children import Child, ChildError

from ..compiling import FLAGS
from . import api, page, pictures, speed, text
from .comparing import differences

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".cache" / "gold"
CHILD = {"HF_HUB_OFFLINE": "1", "OMP_WAIT_POLICY": "passive", "HFJAX_PRELOAD": "false", "XLA_FLAGS": FLAGS}
PACKAGES = ("torch", "torchax", "jax", "transformers", "diffusers", "llvmlite")
FAILED = "failed"  # the value of an entry, or a key in it
SHOWN = 3  # differences printed per entry


@dataclass(frozen=True)
class Part:
    """A part of the comparison; ``entries`` yields names with their results in a child process, for ``at_once`` names."""

    names: Callable[[], list[str]]
    entries: Callable[..., Iterator[tuple[str, Any]]]
    at_once: int = 1000


PARTS = {
    "text": Part(text.names, text.entries, 12),
    "pictures": Part(pictures.names, pictures.entries, 8),
    "api": Part(api.names, api.entries),
    "page": Part(page.names, page.entries),
}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.gold", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("act", choices=("record", "compare"))
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all of them unless told")
    parser.add_argument("--to", "--with", dest="folder", type=Path, default=FOLDER, help="where the files are")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="how names begin; may be repeated")
    parser.add_argument("--diffusers", type=Path, metavar="CHECKOUT", help="for the pictures of its test suite, too")
    parser.add_argument("--old", type=Path, metavar="CHECKOUT", help="the one that speed is compared with")
    parser.add_argument("--rounds", type=int, default=5, help="of speed's measures")
    options = parser.parse_args(arguments)
    parts = dict(PARTS)
    if options.diffusers is not None:
        entries = partial(pictures.entries, checkout=options.diffusers.resolve())
        parts["pictures"] = Part(lambda: [*pictures.names(), *pictures.names_of_suite()], entries, 1)
    if unknown := set(options.parts) - {*parts, "speed"}:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    if "speed" in options.parts and (options.act == "record" or options.old is None):
        parser.error("speed is not recorded: compare speed --old CHECKOUT measures both in turn")
    chosen = [name for name in parts if name in options.parts] if options.parts else list(parts)
    act = record if options.act == "record" else compare
    statuses = [act(name, parts[name], options.folder, tuple(options.only)) for name in chosen]
    if options.old is not None and (not options.parts or "speed" in options.parts):
        statuses.append(speed.compare(options.old.resolve(), ROOT, options.rounds, options.only))
    return max(statuses, default=0)


def record(name: str, part: Part, folder: Path, only: tuple[str, ...]) -> int:
    """Write a part's file; with ``only``, update only those entries."""
    file, began = folder / f"{name}.json", time.monotonic()
    kept = json.loads(file.read_text(encoding="utf-8"))["entries"] if only and file.exists() else {}
    found = computed(name, part, only)
    folder.mkdir(parents=True, exist_ok=True)
    # JSON with one line per entry.
    lines = [f"{json.dumps(entry)}: {json.dumps(value)}" for entry, value in (kept | found).items()]
    text = f'{{"machine": {json.dumps(machine())},\n"entries": {{\n' + ",\n".join(lines) + "\n}}\n"
    file.write_text(text, encoding="utf-8")
    failed = [entry for entry, value in found.items() if value == FAILED or FAILED in value]
    for entry in failed:
        print(f"{name}: {entry} has failed; mend it, and record it again with --only")
    print(f"{name}: {len(found)} recorded in {time.monotonic() - began:.0f} s", flush=True)
    return int(bool(failed))


def compare(name: str, part: Part, folder: Path, only: tuple[str, ...]) -> int:
    """Recompute a part, and print the differences."""
    file = folder / f"{name}.json"
    if not file.exists():
        print(f"{name}: nothing is recorded in {folder}; record it with the code that is to be compared with")
        return 1
    kept, began = json.loads(file.read_text(encoding="utf-8")), time.monotonic()
    old = {entry: value for entry, value in kept["entries"].items() if chosen_by(only, entry)}
    found = json.loads(json.dumps(computed(name, part, only)))
    apart = differences(old, found)
    if kept["machine"] != machine():
        print(f"{name}: recorded with {kept['machine']}, which is not {machine()}: numbers may round otherwise")
    for entry, said in apart.items():
        more = [f"and {len(said) - SHOWN} more"] if len(said) > SHOWN else []
        print(*(f"{name}: {entry}: {each}" for each in [*said[:SHOWN], *more]), sep="\n")
    took = f"in {time.monotonic() - began:.0f} s"
    print(f"{name}: {len({*old, *found})} compared {took}, {len(apart)} different", flush=True)
    return int(bool(apart))


def computed(title: str, part: Part, only: tuple[str, ...]) -> dict[str, Any]:
    """Compute a part's entries with the present code. An entry whose process dies is recorded as failed."""
    of_file = {each.partition("::")[0] for each in only}  # one browser test file yields an entry per test
    waiting = [name for name in part.names() if chosen_by(only, name) or name in of_file]
    cache = Path(os.environ.get("HFJAX_TEST_CACHE", ROOT / ".cache" / "tests"))
    found: dict[str, Any] = {}
    while waiting:
        batch, waiting = waiting[: part.at_once], waiting[part.at_once :]
        with Child(f"gold {title}", CHILD, said) as child:
            try:
                for name, entry in child.stream(part.entries, batch, cache):
                    found[name] = entry
                    said(f"{title}: {name}")
            except ChildError as error:
                broken, *left = [name for name in batch if name not in found] or [title]
                found[broken] = {FAILED: str(error)}
                waiting = [*left, *waiting]
    return {name: entry for name, entry in found.items() if chosen_by(only, name)}


def said(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def chosen_by(only: tuple[str, ...], name: str) -> bool:
    return not only or name.startswith(only)


def machine() -> dict[str, Any]:
    """Return the properties of the machine and the library versions on which results depend."""
    lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines() if Path("/proc/cpuinfo").exists() else []
    processor = next(
        (line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.processor()
    )
    return {
        "processor": processor,
        "cores": os.cpu_count(),
        **{name: importlib.metadata.version(name) for name in PACKAGES},
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

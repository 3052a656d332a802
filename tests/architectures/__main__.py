"""Every decoder-only architecture of transformers, tiny and random, through the real engine, beside PyTorch's ``generate``.

python -m tests.architectures [TYPE ...] [--jobs N] [--write docs/architectures.md]

Each type runs in a child process, its programs compiled quickly; one that is wrong so is judged again as people have it.
The exit status is 1 if an answer was wrong or a process crashed.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import os
import sys
import threading
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from hfjax_demo.children import Child, ChildError

from ..compiling import FLAGS
from .comparing import Outcome, Verdict, quiet_verdict_of
from .table import page, text_table
from .types import TYPES, VARIANTS

CALLS = 12  # of one child: what libraries keep for good adds up
CHILD = {"HF_HUB_OFFLINE": "1", "OMP_WAIT_POLICY": "passive"}
PATIENCE_S = 900.0


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.architectures", description=__doc__.splitlines()[0])
    parser.add_argument("types", nargs="*", metavar="TYPE", help="as config.json calls it; all of them unless told")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--write", type=Path, metavar="FILE", help="where to write the page")
    options = parser.parse_args(arguments)
    unknown = set(options.types) - {*TYPES, *VARIANTS}
    if unknown:
        parser.error(f"no such type: {', '.join(sorted(unknown))}")
    verdicts = sweep(options.types or sorted([*TYPES, *VARIANTS]), options.jobs)
    print(text_table(verdicts), flush=True)
    if options.write is not None:
        options.write.write_text(page(verdicts), encoding="utf-8")
    found = Counter(verdict.outcome for verdict in verdicts)
    return int(bool(found[Outcome.WRONG] or found[Outcome.CRASHED]))


def sweep(types: Sequence[str], jobs: int) -> list[Verdict]:
    groups = [types[first : first + CALLS] for first in range(0, len(types), CALLS)]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return [verdict for verdicts in pool.map(judge, groups) for verdict in verdicts]


def judge(types: Sequence[str]) -> list[Verdict]:
    """The verdicts of a few types, in one child process, and another one after each crash."""
    verdicts: list[Verdict] = []
    while len(verdicts) < len(types):
        with Child("architectures", {**CHILD, "XLA_FLAGS": FLAGS}) as child:
            for name in types[len(verdicts) :]:
                verdict = ask(child, name)
                if verdict.outcome is Outcome.WRONG:
                    with Child("architectures", {**CHILD, "XLA_FLAGS": ""}) as another:
                        verdict = ask(another, name)
                verdicts.append(verdict)
                print(f"{name}: {verdict.outcome} {verdict.reason}", file=sys.stderr, flush=True)
                if verdict.outcome is Outcome.CRASHED:
                    break
    return verdicts


def ask(child: Child, name: str) -> Verdict:
    """One type's verdict; a child that takes too long is ended."""
    deadline = threading.Timer(PATIENCE_S, child.kill)
    deadline.start()
    try:
        return child.call(quiet_verdict_of, name)
    except ChildError as error:
        return Verdict(name, Outcome.CRASHED, str(error))
    finally:
        deadline.cancel()


if __name__ == "__main__":
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    sys.exit(main(sys.argv[1:]))

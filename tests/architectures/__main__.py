"""Every decoder-only architecture of transformers, tiny and random, through the real engine, beside PyTorch's ``generate``.

python -m tests.architectures [TYPE ...] [--jobs N] [--write docs/architectures.md]

Each type runs in a child process, so that what crashes there ends nothing else. Programs are compiled quickly there; a type that
they are wrong with is judged by what it does as people have it, within the same bounds. The exit status is 1 if an answer was
wrong or a process crashed; a type that is refused is none of both.
"""

from __future__ import annotations

import argparse
import os
import queue
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
    """Compare what is asked for, print it, and say how it went."""
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
    """The verdict of each type, in their order."""
    waiting: queue.SimpleQueue[str] = queue.SimpleQueue()
    for name in types:
        waiting.put(name)
    verdicts: dict[str, Verdict] = {}
    workers = [threading.Thread(target=work, args=(waiting, verdicts)) for _ in range(jobs)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return [verdicts[name] for name in types]


def work(waiting: queue.SimpleQueue[str], verdicts: dict[str, Verdict]) -> None:
    """Take types until none is left, in one child process after another."""
    while True:
        with Child("architectures", {**CHILD, "XLA_FLAGS": FLAGS}) as child:
            for _ in range(CALLS):
                try:
                    name = waiting.get_nowait()
                except queue.Empty:
                    return
                verdict = ask(child, name)
                if verdict.outcome is Outcome.WRONG:
                    verdict = as_for_people(name)
                verdicts[name] = verdict
                print(f"{name}: {verdict.outcome} {verdict.reason}", file=sys.stderr, flush=True)
                if verdict.outcome is Outcome.CRASHED:
                    break


def as_for_people(name: str) -> Verdict:
    """The verdict of a type whose programs are compiled as people's are. Those that are compiled quickly round otherwise."""
    with Child("architectures", {**CHILD, "XLA_FLAGS": ""}) as child:
        return ask(child, name)


def ask(child: Child, name: str) -> Verdict:
    """One type's verdict; a child that takes too long is ended."""
    deadline = threading.Timer(PATIENCE_S, child.kill)
    deadline.start()
    try:
        verdict: Verdict = child.call(quiet_verdict_of, name)
    except ChildError as error:
        return Verdict(name, Outcome.CRASHED, error.reason)
    finally:
        deadline.cancel()
    return verdict


if __name__ == "__main__":
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    sys.exit(main(sys.argv[1:]))

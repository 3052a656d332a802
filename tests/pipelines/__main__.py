"""Picture pipelines of diffusers, tiny and random, through the real engine, beside plain diffusers.

python -m tests.pipelines --diffusers CHECKOUT [FILE ...] [--jobs N] [--write docs/pipelines.md]

Each runs in a process of its own. The exit status is 1 if a picture was different or a process crashed.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import importlib.metadata
import sys
import threading
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from hfjax_demo.children import Child, ChildError

from .comparing import GUIDANCE, SIDE, STEPS, Outcome, Verdict, verdict_of
from .suite import FILES

PATIENCE_S = 900.0
HEAD = """# Pipelines

The image pipelines of diffusers {diffusers}, each built from the tiny random components of diffusers' own test suite and compared
with plain diffusers. **{counts}.**

- **equal**: Two images with different prompts and seeds (at most {side} px and {steps} steps, guidance {guidance:g}) differ
  from those of plain diffusers by at most 2 of 255 in any channel of any pixel, in float32 on a CPU. The last column has the
  largest difference. The input is text where the pipeline supports that, otherwise an image.
- **refused**: The pipeline is not loaded. The last column has the error message.
- **different** or **crashed**: A bug.
- **not made**: The components need the hub, or plain diffusers can't generate with them.

Versions: {versions}.
`python -m tests.pipelines --diffusers CHECKOUT --write docs/pipelines.md` writes this page; CHECKOUT is a checkout of diffusers'
repository at this version. [picture-parity.md](picture-parity.md) compares some families in more ways.

| pipeline | result | tasks | largest difference, or reason |
|---|---|---|---|
"""


def main(arguments: Sequence[str]) -> int:
    """Compare what is asked for, print it, and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m tests.pipelines", description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", metavar="FILE", help="of the suite, as in FILES; all of them unless told")
    parser.add_argument("--diffusers", type=Path, required=True, metavar="CHECKOUT")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--write", type=Path, metavar="FILE", help="where to write the page")
    options = parser.parse_args(arguments)

    def ask(file: str) -> Verdict:
        with Child("pipelines", {"HF_HUB_OFFLINE": "1", "OMP_WAIT_POLICY": "passive"}) as child:
            deadline = threading.Timer(PATIENCE_S, child.kill)
            deadline.start()
            try:
                verdict: Verdict = child.call(verdict_of, options.diffusers, file)
            except ChildError as error:
                verdict = Verdict(file, Outcome.CRASHED, str(error))
            finally:
                deadline.cancel()
        print(f"{file}: {verdict.name} {verdict.outcome} {verdict.reason}", file=sys.stderr, flush=True)
        return verdict

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        verdicts = list(pool.map(ask, options.files or FILES))
    print(counts(verdicts), flush=True)
    if options.write is not None:
        options.write.write_text(page(verdicts), encoding="utf-8")
    return int(any(verdict.outcome in (Outcome.DIFFERENT, Outcome.CRASHED) for verdict in verdicts))


def counts(verdicts: Sequence[Verdict]) -> str:
    """How many came to what."""
    found = Counter(verdict.outcome for verdict in verdicts)
    return f"{len(verdicts)}: " + ", ".join(f"{found[outcome]} {outcome}" for outcome in Outcome)


def page(verdicts: Sequence[Verdict]) -> str:
    """docs/pipelines.md."""
    packages = ("torch", "torchax", "jax", "diffusers", "transformers")
    versions = {name: importlib.metadata.version(name) for name in packages}
    sizes = {"side": SIDE, "steps": STEPS, "guidance": GUIDANCE, "diffusers": versions["diffusers"]}
    named = ", ".join(f"{name} {version}" for name, version in versions.items())
    head = HEAD.format(counts=counts(verdicts), versions=named, **sizes)
    rows = [f"| {v.name} | {v.outcome} | {', '.join(v.tasks)} | {reason(v.reason)} |" for v in verdicts]
    return head + "\n".join(rows) + "\n"


def reason(sentence: str) -> str:
    """What the page says of a refusal: it goes without saying there that another model has to be chosen."""
    return (
        sentence.replace("; choose another model.", "").replace("tiny is a", "it is a").replace("|", "\\|").rstrip(".")
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

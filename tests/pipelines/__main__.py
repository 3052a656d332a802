"""Picture pipelines of diffusers, tiny and random, through the real engine, beside plain diffusers.

python -m tests.pipelines --diffusers CHECKOUT [FILE ...] [--jobs N] [--write docs/pipelines.md]
python -m tests.pipelines --diffusers CHECKOUT --catalogue [NAME ...]   # the catalogue's models, with their own settings

Each runs in a process of its own. The exit status is 1 if a picture was different or a process crashed.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import importlib.metadata
import sys
import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hfjax_demo.catalog.fitting import describe_machines, machines_for
from hfjax_demo.children import Child, ChildError
from hfjax_demo.sources.common import format_bytes

from ..catalogue import BUILT_IN
from .comparing import GUIDANCE, SIDE, STEPS, Outcome, Verdict, verdict_of
from .suite import CATALOGUE, FILES

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
    parser.add_argument("--catalogue", action="store_true", help="the models of the catalogue, with their settings")
    options = parser.parse_args(arguments)

    def ask(file: str, settings: Mapping[str, Any] | None = None) -> Verdict:
        with Child("pipelines", {"HF_HUB_OFFLINE": "1", "OMP_WAIT_POLICY": "passive"}) as child:
            deadline = threading.Timer(PATIENCE_S, child.kill)
            deadline.start()
            try:
                verdict: Verdict = child.call(verdict_of, options.diffusers, file, settings)
            except ChildError as error:
                verdict = Verdict(file, Outcome.CRASHED, str(error))
            finally:
                deadline.cancel()
        print(f"{file}: {verdict.name} {verdict.outcome} {verdict.reason}", file=sys.stderr, flush=True)
        return verdict

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        if options.catalogue:
            names = options.files or tuple(CATALOGUE)
            settings = [dict(BUILT_IN.find(name).image_settings) for name in names]
            verdicts = list(pool.map(ask, map(CATALOGUE.__getitem__, names), settings))
            print(*map(row, names, verdicts), sep="\n")
            return int(any(verdict.outcome is not Outcome.EQUAL for verdict in verdicts))
        verdicts = list(pool.map(ask, options.files or FILES))
    print(counts(verdicts), flush=True)
    if options.write is not None:
        options.write.write_text(page(verdicts), encoding="utf-8")
    return int(any(verdict.outcome in (Outcome.DIFFERENT, Outcome.CRASHED) for verdict in verdicts))


def row(name: str, verdict: Verdict) -> str:
    """A line of the table of image models in docs/models.md."""
    spec = BUILT_IN.find(name)
    settings = spec.image_settings
    scheduler = settings.get("scheduler", "its own")
    facts = [f"`{name}`", verdict.name, settings["steps"], f"{settings['guidance_scale']:g}", scheduler]
    facts += [settings["width"], spec.license, format_bytes(spec.download_bytes or 0)]
    facts += [describe_machines(machines_for(spec)), verdict.reason]
    return f"| {' | '.join(map(str, facts))} |"


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

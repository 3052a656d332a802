"""The process an experiment runs in: ``python -m hfjax_demo.lab.child`` reads what to run from standard input.

Standard output carries the events and nothing else: whatever libraries print goes to standard error.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from ..catalog import ModelKind
from .events import to_json
from .experiment import LabModel

# Behind the server's own threads: an experiment may be slower, a chat may not. Measured on two cores, beside the tensor-parallel
# experiment, which keeps both busy: the gaps between a chat's blocks of tokens were 0.20 s in the middle and 0.28 s at most, and
# 0.16 s and 0.25 s without it. Linux's idle class made them a tenth shorter still, but left an experiment a fifth of a core
# beside four chats, and next to nothing beside other programs.
NICENESS = 10


def main() -> int:
    """Run one experiment; the exit status is 0 when it came to its end."""
    with contextlib.suppress(AttributeError, OSError):  # a platform without priorities
        os.nice(NICENESS)
    request: dict[str, Any] = json.loads(sys.stdin.buffer.readline())
    _end_with_parent()
    module, _, function = request["function"].partition(":")
    given = request["model"]
    model = (
        None
        if given is None
        else LabModel(given["name"], given["title"], ModelKind(given["kind"]), Path(given["folder"]))
    )
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as events:
        os.dup2(2, 1)
        try:
            run = getattr(importlib.import_module(module), function)
            for event in run(model, request["options"]):
                events.write(to_json(event) + "\n")
                events.flush()
        except BrokenPipeError:
            return 1  # nobody listens any more
        except Exception as error:
            words = " ".join(str(error).split())
            print(f"{type(error).__name__}: {words}" if words else type(error).__name__, file=sys.stderr)
            return 1
    return 0


def _end_with_parent() -> None:
    def wait() -> None:
        # os.read rather than sys.stdin: a thread that holds sys.stdin's lock would abort the interpreter's exit.
        with contextlib.suppress(OSError):
            while os.read(0, 1024):
                pass
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


if __name__ == "__main__":
    # Not sys.exit: libraries' threads would be waited for.
    status = main()
    sys.stderr.flush()
    os._exit(status)

"""Runs the list where there is an accelerator, and says so in one sentence where there is none."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import pytest

from hfjax_demo.environment import choose_platform

from . import VARIABLE


def main(arguments: Sequence[str]) -> int:
    """The exit status; ``arguments`` are pytest's."""
    choose_platform(os.environ)
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # PyTorch wants memory of the same device
    import jax  # after what it reads was set

    platform = jax.default_backend()
    if platform == "cpu" and os.environ.get(VARIABLE) != "cpu":
        print("There is no accelerator here: JAX finds nothing but a CPU, and nothing was tested.", file=sys.stderr)
        return 1
    os.environ[VARIABLE] = platform
    return int(pytest.main(["tests/accelerator", *arguments]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""``python -m benchmarks``."""

from __future__ import annotations

from collections.abc import Sequence

from hfjax_demo import cli

from . import compile_command  # noqa: F401  registers its command
from .commands import commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a benchmark; returns the exit status. ``arguments``: those of the process if None."""
    return cli.main(arguments, commands)


if __name__ == "__main__":
    raise SystemExit(main())

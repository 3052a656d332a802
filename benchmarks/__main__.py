"""``python -m benchmarks``."""

from __future__ import annotations

from collections.abc import Sequence

from hfjax_demo import cli

# Each of these modules registers its command.
from . import chat, compaction, compile, image, products, quality, scaling, serve, start, text  # noqa: F401
from .commands import commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a benchmark; return the exit status. ``arguments``: default: those of the process."""
    return cli.main(arguments, commands)


if __name__ == "__main__":
    raise SystemExit(main())

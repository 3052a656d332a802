"""What only a machine with a GPU or a TPU can tell: ``make test-accelerator``, or ``python -m tests.accelerator``.

Tokens beside PyTorch's, memory, speed beside PyTorch, and the figures of ``benchmarks compile`` beside measured ones.
Nothing here fails because something was slow; what was measured stands in a table at the end and in a JSON line, for
docs/performance.md. An ordinary run of the tests does not collect this folder.

:data:`VARIABLE` set to ``cpu`` runs the list on a CPU, where its figures mean nothing: so it is tested itself. The model is
SmolLM2 of the package index, or the one that :data:`MODEL_VARIABLE` names: a folder, or whatever the catalogue knows.
"""

from __future__ import annotations

import os

VARIABLE = "HFJAX_TEST_ACCELERATOR"
MODEL_VARIABLE = "HFJAX_TEST_ACCELERATOR_MODEL"


def asked() -> bool:
    """Whether this process runs the list."""
    return bool(os.environ.get(VARIABLE))

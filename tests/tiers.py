"""The tiers of tests, by what a test uses. ``make check`` runs the quick tests only, ``make test`` also the slow ones without the
marker ``release``, and ``make test-release`` the others.

A test is slow if it uses the fixture ``engines`` (it loads a model and compiles its programs), ``processes`` (it starts processes
of this program), ``pages`` (it serves the page by HTTP) or ``browser``, itself or by another fixture, or a real model. A quick
test cannot start a Python process, create an engine or serve the page: see :func:`only_quick_things`.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

MARKERS = {
    "engines": pytest.mark.engine,
    "processes": pytest.mark.process,
    "pages": pytest.mark.page,
    "browser": pytest.mark.browser,
}
SAMPLED = "tests/bridge/"
EVERY = 3
"""The folder has many similar cases, which compile hundreds of small programs: of each file ``make test`` runs the first case and
every third after it."""
WHOLE = "tests/bridge/test_program"
"""How the files of that folder begin whose cases are all different."""

CREATED = (
    ("hfjax_demo.text.engine", "TextEngine", "loads a model", "engines"),
    ("hfjax_demo.text.encoder.engine", "EncoderEngine", "loads a model", "engines"),
    ("hfjax_demo.image.engine", "ImageEngine", "loads a model", "engines"),
    ("tests.ui.serving", "Served", "serves the page", "pages"),
    ("tests.hostile.ground", "Ground", "serves the page", "pages"),
)
"""Module, class, what its creation means, and the fixture of the tests that may create it."""
SLOW = frozenset({"browser", "real_model", "process", "engine", "page"})


def mark(item: pytest.Function, seen: Counter[str]) -> None:
    """Add the markers that follow from a test's fixtures and its place.

    ``seen``: number of earlier tests of the run by file; is updated.
    """
    for fixture, marker in MARKERS.items():
        if fixture in item.fixturenames:
            item.add_marker(marker)
    file = item.nodeid.partition("::")[0]
    if item.get_closest_marker("real_model") or (
        file.startswith(SAMPLED) and not file.startswith(WHOLE) and seen[file] % EVERY
    ):
        item.add_marker(pytest.mark.release)
    seen[file] += 1


def is_slow(item: pytest.Item) -> bool:
    """Return whether a test has any mark of :data:`SLOW`."""
    return not SLOW.isdisjoint(mark.name for mark in item.iter_markers())


@contextmanager
def only_quick_things() -> Iterator[None]:
    """Make the start of a Python process and the creation of what :data:`CREATED` lists an error in this ``with`` block."""

    def refused(what: str, fixture: str) -> Any:
        raise AssertionError(
            f'This test {what}, so `make check` should not wait for it: @pytest.mark.usefixtures("{fixture}").'
        )

    def start(process: subprocess.Popen[Any], args: Any, *others: Any, **options: Any) -> None:
        if isinstance(args, (list, tuple)) and sys.executable in args:
            refused("starts a Python process", "processes")
        popen(process, args, *others, **options)

    popen = subprocess.Popen.__init__
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(subprocess.Popen, "__init__", start)
        for module, name, what, fixture in CREATED:
            if module in sys.modules:  # otherwise no import of the test file creates one
                patch.setattr(
                    f"{module}.{name}.__init__", lambda *_, what=what, fixture=fixture, **__: refused(what, fixture)
                )
        yield

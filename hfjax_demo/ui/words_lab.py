"""The Lab tab's words. What an experiment says of itself is in ``hfjax_demo/lab``; what the page's scripts show stands at the top
of ``lab.js``, and the rest in ``templates/lab.html`` and ``templates/lab_results.html``."""

from __future__ import annotations

from collections.abc import Iterable

# While it runs, and afterwards
STARTING, STOPPED = "Starting", "Stopped."
WAITING = "Waiting for other experiments"
MEASURED = "Measured"

# Messages
BUSY = "An experiment is already running. Wait for it or press Stop."
OWNERS_RUN = "Only the owner of this page can run experiments"
NO_MODEL = "Choose a model from the list."


def ahead(count: int) -> str:
    """How many experiments come first."""
    return f"{count} ahead of you"


def finished(duration: str) -> str:
    """What it took."""
    return f"Finished in {duration}."


def passed(count: int) -> str:
    """All checks of the results."""
    return f"{count} {'check' if count == 1 else 'checks'} passed."


def failed(count: int, of: int) -> str:
    """Some checks of the results."""
    return f"{count} of {of} checks failed."


def unknown_experiment(name: object, known: Iterable[str]) -> str:
    """There is no such experiment."""
    return f"Unknown experiment {str(name)[:40]!r}. Choose one of {', '.join(known)}."

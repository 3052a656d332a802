"""Texts of the Lab tab. The experiments' own texts are in ``hfjax_demo/lab``, those of the page's scripts at the top of
``lab.js``, and the rest in ``templates/lab.html`` and ``templates/lab_results.html``."""

from __future__ import annotations

# During and after a run
STARTING, STOPPED = "Starting", "Stopped."
WAITING, AHEAD = "Waiting for other experiments", "{count} ahead of you"
FINISHED, FAILED = "Finished in {duration}.", "{count} of {of} checks failed."
PASSED_ONE, PASSED = "1 check passed.", "{count} checks passed."
MEASURED = "Measured"

# Error messages
BUSY = "An experiment is already running. Wait for it or press Stop."
OWNER_ONLY = "Only the owner of this page can run experiments"
NO_MODEL = "Choose a model from the list."

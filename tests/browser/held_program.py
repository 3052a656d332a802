"""``app.py`` in whose engines long answers and pictures stand still once they have begun, as long as a file is there:
``python -m tests.browser.held_program FILE``. See :mod:`tests.holding`."""

from __future__ import annotations

import sys
from pathlib import Path

from hfjax_demo.cli import main
from tests.holding import hold_answers, hold_pictures

if __name__ == "__main__":
    held = Path(sys.argv[1]).exists
    hold_answers(setattr, held)
    hold_pictures(setattr, held)
    sys.exit(main(["serve"]))

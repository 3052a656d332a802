"""Which browser, and how it is started, for the tests and for the README's pictures."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import ViewportSize

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


def find_chromium() -> str | None:
    """The path in ``CHROMIUM``, or of an installed Chromium or Chrome; None without one.

    First Chromium's headless shell: the whole browser also runs the page of its own toolbar, which nobody sees, on as much
    processor time as half of a test's.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return os.environ.get("CHROMIUM") or next((path for name in names if (path := shutil.which(name))), None)

"""The program as deployed: a copy of the repository's files, its requirements, and a page served by a separate process."""

from __future__ import annotations

import contextlib
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import pytest

REPOSITORY = Path(__file__).parent.parent
PATIENCE_S = 600  # generous, because the machine may be busy


def files_of_the_repository() -> list[str]:
    """Return the files of a git push, relative to the repository. Skip the test outside a git repository."""
    git = shutil.which("git")
    listed = git and subprocess.run(
        [git, "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=REPOSITORY,
        capture_output=True,
        check=False,
    )
    if not listed or listed.returncode != 0:
        pytest.skip("this is no git repository, so nobody knows what a push would carry")
    names = filter(None, listed.stdout.decode().split("\0"))
    return [name for name in names if (REPOSITORY / name).is_file()]  # deleted files are listed until the commit


def copy_of_the_repository(target: Path) -> None:
    for name in files_of_the_repository():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(REPOSITORY / name, target / name)
    for path in (target, *target.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)


def required() -> Iterator[str]:
    for line in (REPOSITORY / "requirements.txt").read_text(encoding="utf-8").splitlines():
        if wanted := line.partition("#")[0].strip():
            yield wanted


@dataclass(frozen=True)
class Page:
    """A page served by a separate process, which writes to ``log``."""

    url: str
    log: Path
    process: subprocess.Popen[bytes]

    def printed(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")


@contextlib.contextmanager
def served(
    command: Sequence[str | Path], *, port: int, folder: Path, environ: Mapping[str, str], log: Path
) -> Iterator[Page]:
    """Run a command in the folder until the ``with`` block ends. It must serve a page on this port of 127.0.0.1."""
    with log.open("wb") as output:
        printing: dict[str, Any] = {"stdout": output, "stderr": subprocess.STDOUT, "start_new_session": True}
        process = subprocess.Popen(list(command), cwd=folder, env=dict(environ), **printing)
    page = Page(f"http://127.0.0.1:{port}", log, process)
    try:
        _wait_for(page)
        yield page
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(60)
        except subprocess.TimeoutExpired:
            process.kill()


def _wait_for(page: Page) -> None:
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        assert page.process.poll() is None, page.printed()
        try:
            if httpx2.get(page.url, timeout=PATIENCE_S).status_code == 200:
                return
        except httpx2.TransportError:
            time.sleep(0.2)
    pytest.fail(f"no page came: {page.printed()}")

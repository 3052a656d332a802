"""Check who may write to the cache folder. Its contents are executed, so write access means running code as this process."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from ..errors import InvalidSetting


def make_private(folder: Path, *, holds_folders: bool = False) -> None:
    """Create the folder with access for this user only if it is missing; an ``OSError`` is ignored.

    Args:
        holds_folders: whether the executed files are in subfolders, which are checked separately. The folder may then be writable
            by all users, as ``/tmp`` is, if its sticky bit prevents users from renaming files of others.

    Raises:
        InvalidSetting: the folder exists and another user could write files to it: it is writable by all users, or it belongs to
            a user other than this one or root. Its group is trusted, because on many systems each user has a private group.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.stat()
    except OSError:  # nothing can be stored there; JAX reports it
        return
    if not (_is_world_writable(found) or _has_foreign_owner(found)):
        return
    # Some mounted file systems have no owners or modes: a new private folder there has the same ones as all others.
    new = _made_there(folder)
    kept_apart = holds_folders and found.st_mode & stat.S_ISVTX
    if _is_world_writable(found) and not kept_apart and (new is None or not _is_world_writable(new)):
        raise InvalidSetting(
            f"{folder} is writable by all users, and its contents are executed; run chmod o-w on it, or set HFJAX_CACHE_DIR "
            "to another folder.",
            field="cache_dir",
        )
    if _has_foreign_owner(found) and (new is None or new.st_uid != found.st_uid):
        raise InvalidSetting(
            f"{folder} belongs to another user (uid {found.st_uid}), and its contents are executed; set HFJAX_CACHE_DIR to "
            "a folder of your own.",
            field="cache_dir",
        )


def _is_world_writable(found: os.stat_result) -> bool:
    return bool(found.st_mode & stat.S_IWOTH)


def _has_foreign_owner(found: os.stat_result) -> bool:
    return found.st_uid not in (0, os.geteuid())


def _made_there(folder: Path) -> os.stat_result | None:
    """Return the status of a private folder created for a test in ``folder``; None if it cannot be created."""
    try:
        with tempfile.TemporaryDirectory(dir=folder, prefix=".private") as made:
            return os.stat(made)
    except OSError:
        return None

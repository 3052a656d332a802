"""Whose the cache folder is. What lies in it is run: whoever can write to it can run code as this process."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from ..errors import InvalidSetting


def make_private(folder: Path, *, holds_folders: bool = False) -> None:
    """Make the folder, for this user alone, if it is not there; nothing happens where none can be made.

    Args:
        holds_folders: what is run lies in folders of this one, which are looked at themselves. Everybody may then make files in
            it, as in ``/tmp``, if its mode (the sticky bit) keeps them from renaming those of others.

    Raises:
        InvalidSetting: it is there, and somebody else could plant files in it: every user may write to it, or it belongs to
            another user than this one or root. A group is trusted, for on many systems each user has one alone.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.stat()
    except OSError:  # nothing can be kept there, and JAX will say so
        return
    if os.name != "posix" or not (_is_open(found) or _is_strange(found)):
        return
    # Some mounted folders know no owners or modes: whatever is made there, for one user alone, looks like all the rest.
    new = _made_there(folder)
    kept_apart = holds_folders and found.st_mode & stat.S_ISVTX
    if _is_open(found) and not kept_apart and (new is None or not _is_open(new)):
        raise InvalidSetting(
            f"{folder} is writable by all users, and its contents are executed; run chmod o-w on it, or set HFJAX_CACHE_DIR "
            "to another folder.",
            field="cache_dir",
        )
    if _is_strange(found) and (new is None or new.st_uid != found.st_uid):
        raise InvalidSetting(
            f"{folder} belongs to another user (uid {found.st_uid}), and its contents are executed; set HFJAX_CACHE_DIR to "
            "a folder of your own.",
            field="cache_dir",
        )


def _is_open(found: os.stat_result) -> bool:
    return bool(found.st_mode & stat.S_IWOTH)


def _is_strange(found: os.stat_result) -> bool:
    return found.st_uid not in (0, os.geteuid())


def _made_there(folder: Path) -> os.stat_result | None:
    """What a folder looks like that this process makes inside another, for itself alone; None where it cannot."""
    try:
        made = tempfile.mkdtemp(dir=folder, prefix=".private")
        try:
            return os.stat(made)
        finally:
            os.rmdir(made)
    except OSError:
        return None

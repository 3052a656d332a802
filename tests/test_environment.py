"""The platform that JAX is told to take where accelerators' compilers are installed and no accelerator is."""

from __future__ import annotations

import importlib.metadata
import importlib.util
from pathlib import Path
from types import SimpleNamespace

import pytest

from hfjax_demo.environment import choose_platform


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Packages and plug-ins that are there, as far as anybody can see."""
    there = {"libtpu"}
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: SimpleNamespace() if name in there else None)
    monkeypatch.setattr(
        importlib.metadata,
        "entry_points",
        lambda group: [SimpleNamespace(name=name) for name in there if name.startswith("xla_")],
    )
    return there


def settled(root: Path, **environ: str) -> dict[str, str]:
    choose_platform(environ, root)
    return environ


def test_a_compiler_alone_leaves_jax_on_the_cpu(installed: set[str], tmp_path: Path) -> None:
    assert settled(tmp_path) == {"JAX_PLATFORMS": "cpu"}
    installed |= {"jax_cuda12_plugin", "xla_cuda12"}
    assert settled(tmp_path) == {"JAX_PLATFORMS": "cpu"}


def test_nothing_is_settled_where_somebody_has_chosen_or_nothing_is_known(installed: set[str], tmp_path: Path) -> None:
    assert settled(tmp_path, JAX_PLATFORMS="tpu,cpu") == {"JAX_PLATFORMS": "tpu,cpu"}
    installed.add("xla_other")
    assert settled(tmp_path) == {}
    installed.clear()
    assert settled(tmp_path) == {}


def test_a_device_is_left_to_jax(installed: set[str], tmp_path: Path) -> None:
    for device in ("dev/nvidia0", "dev/nvidiactl", "dev/dxg", "dev/kfd", "dev/accel0", "dev/vfio/0"):
        root = tmp_path / device.replace("/", "-")
        (root / device).parent.mkdir(parents=True)
        (root / device).touch()
        assert settled(root) == {}, device


def test_a_tpu_on_the_bus_is_left_to_jax_and_a_network_card_is_none(installed: set[str], tmp_path: Path) -> None:
    slot = tmp_path / "sys/bus/pci/devices/0000:00:04.0"
    slot.mkdir(parents=True)
    (slot / "vendor").write_text("0x1ae0\n")
    for number, found in (("0x0063", {}), ("0x0042", {"JAX_PLATFORMS": "cpu"})):
        (slot / "device").write_text(number + "\n")
        assert settled(tmp_path) == found

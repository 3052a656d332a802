"""Environment variables of settings, and those of other programs that this one uses."""

from __future__ import annotations

import contextlib
import difflib
import importlib.metadata
import importlib.util
import os
import sys
from collections.abc import Collection, Mapping, MutableMapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import platformdirs

VARIABLE_PREFIX = "HFJAX_"
_TEST_PREFIXES = ("HFJAX_TEST_", "HFJAX_CI_", "HFJAX_MACHINE_")  # of variables that the tests read

# Gradio's variables, set on a Space for example; this program's variables have priority.
_FALLBACKS: Mapping[str, str] = MappingProxyType({"host": "GRADIO_SERVER_NAME", "port": "GRADIO_SERVER_PORT"})

PLATFORM_VARIABLE = "JAX_PLATFORMS"  # read by JAX

# Packages with which JAX compiles for an accelerator, the names of JAX's plug-ins among them, and signs of an accelerator:
# device files of NVIDIA (also in WSL), AMD and TPUs, and the PCI vendor of TPUs, except Google's network adapter.
_COMPILERS = ("libtpu", "jax_cuda12_plugin", "jax_cuda13_plugin")
_KNOWN_PLUGINS = frozenset(("xla_cuda12", "xla_cuda13"))
_DEVICES = ("dev/nvidia[0-9]*", "dev/nvidiactl", "dev/dxg", "dev/kfd", "dev/accel*", "dev/vfio/*")
_GOOGLE, _GOOGLES_NETWORK = "0x1ae0", "0x0042"

SPACE_VARIABLE = "SPACE_ID"  # set on a Hugging Face Space


def variable_name(field_name: str) -> str:
    """Return the environment variable of a field."""
    return VARIABLE_PREFIX + field_name.upper()


def variable_text(value: Any) -> str:
    """Return a field's value in the format of its environment variable; None is an empty string."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return (os.pathsep if value and isinstance(value[0], Path) else ",").join(map(str, value))
    return repr(value).removesuffix(".0") if isinstance(value, float) else str(value)


def default_cache_dir(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for downloaded models and compiled programs.

    It is ``hfjax_demo`` in ``HF_HOME``, if that variable is set to a writable folder (such as a Space's mounted storage), so that
    one variable moves all caches. Otherwise it is in the user's cache folder of the platform.
    """
    hub = environ.get("HF_HOME", "").strip()
    if hub:
        folder = Path(os.path.expanduser(hub))
        nearest = next(parent for parent in (folder, *folder.absolute().parents) if os.path.exists(parent))
        if os.path.isdir(nearest) and os.access(nearest, os.W_OK | os.X_OK):
            return folder / "hfjax_demo"
    return Path(platformdirs.user_cache_dir("hfjax_demo", appauthor=False))


def choose_platform(environ: MutableMapping[str, str], root: Path = Path("/")) -> None:
    """Make JAX use the CPU if plug-ins for accelerators are installed, for compilation only, on a machine without one.

    JAX initializes every installed plug-in, and one without its device takes time and prints long warnings. Must be called before
    JAX is imported. Has no effect if ``JAX_PLATFORMS`` is set, or an unknown plug-in is installed.

    Args:
        root: root of the file system in which devices are searched.
    """
    if environ.get(PLATFORM_VARIABLE, "").strip() or sys.platform != "linux":
        return
    found = {name for name in _COMPILERS if importlib.util.find_spec(name) is not None}
    if not found or _has_accelerator(root):
        return
    # Reads what every installed package declares.
    if not {entry.name for entry in importlib.metadata.entry_points(group="jax_plugins")} - _KNOWN_PLUGINS:
        environ[PLATFORM_VARIABLE] = "cpu"


def _has_accelerator(root: Path) -> bool:
    if any(next(root.glob(pattern), None) is not None for pattern in _DEVICES):
        return True
    for vendor in root.glob("sys/bus/pci/devices/*/vendor"):
        device = vendor.with_name("device")
        with contextlib.suppress(OSError):
            if vendor.read_text().strip() == _GOOGLE and device.read_text().strip() != _GOOGLES_NETWORK:
                return True
    return False


def space_defaults(environ: Mapping[str, str]) -> dict[str, Any]:
    """Return the defaults that differ on a Hugging Face Space, which is public, and whose proxy reports the visitor's address."""
    return {"public": True, "trusted_proxies": 1} if environ.get(SPACE_VARIABLE, "").strip() else {}


def read_variable(field_name: str, environ: Mapping[str, str]) -> tuple[str, str] | None:
    """Return the variable that is set for a field, and its text; None if none is. Empty variables are ignored."""
    own = variable_name(field_name)
    for name in (own, _FALLBACKS.get(field_name, own)):
        if text := environ.get(name, "").strip():
            return name, text
    return None


def describe_unknown_variables(known: Collection[str], environ: Mapping[str, str]) -> list[str]:
    """Return a sentence for each variable with this program's prefix that is not that of one of the ``known`` fields."""
    sentences = []
    for variable in sorted(environ):
        name = variable.removeprefix(VARIABLE_PREFIX).lower()
        if variable.startswith(VARIABLE_PREFIX) and name not in known and not variable.startswith(_TEST_PREFIXES):
            close = difflib.get_close_matches(name, known, 1)
            advice = f"did you mean {variable_name(close[0])}?" if close else "the command settings lists all of them."
            sentences.append(f"{variable} is not a setting and is ignored; {advice}")
    return sentences

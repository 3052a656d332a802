"""Environment variables: which one holds a setting, how a value is written there, and what others mean for this program."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import platformdirs
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource

PREFIX = "HFJAX_"

# Where a Space, or whatever else runs Gradio apps, says it in a variable of its own; this program's variable wins.
_FALLBACKS: Mapping[str, str] = MappingProxyType({"host": "GRADIO_SERVER_NAME", "port": "GRADIO_SERVER_PORT"})

SPACE_VARIABLE = "SPACE_ID"  # a Space, which anybody may visit, has it set


def variable_of(field_name: str) -> str:
    """The environment variable that a field is read from."""
    return PREFIX + field_name.upper()


def variable_text(value: Any) -> str:
    """A field's value written as its environment variable would have it; None is written as an empty string."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return (os.pathsep if value and isinstance(value[0], Path) else ",").join(map(str, value))
    return repr(value).removesuffix(".0") if isinstance(value, float) else str(value)


def default_cache_dir(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder for fetched models and compiled programs.

    It is ``hfjax_demo`` inside ``HF_HOME``, if that variable names a folder that can be written to (a Space's mounted storage,
    say), so that one variable moves everything. Otherwise it is the platform's usual cache folder of the user.
    """
    hub = environ.get("HF_HOME", "").strip()
    if hub:
        folder = Path(os.path.expanduser(hub))
        nearest = next(parent for parent in (folder, *folder.absolute().parents) if os.path.exists(parent))
        if os.path.isdir(nearest) and os.access(nearest, os.W_OK | os.X_OK):
            return folder / "hfjax_demo"
    return Path(platformdirs.user_cache_dir("hfjax_demo", appauthor=False))


def on_a_space(environ: Mapping[str, str]) -> dict[str, Any]:
    """The defaults that are others on a Hugging Face Space: anybody may visit it, and its proxy tells the visitor's address."""
    return {"public": True, "trusted_proxies": 1} if environ.get(SPACE_VARIABLE, "").strip() else {}


class Variables(PydanticBaseSettingsSource):
    """``HFJAX_<FIELD>`` in ``environ``, and the fallbacks of some fields. An empty variable is as good as none."""

    def __init__(self, settings: type[BaseSettings], environ: Mapping[str, str]) -> None:
        super().__init__(settings)
        self._environ = environ

    def holding(self, field_name: str) -> str:
        """The variable that a field is read from."""
        own = variable_of(field_name)
        names = (own, _FALLBACKS.get(field_name, own))
        return next((name for name in names if self._environ.get(name, "").strip()), own)

    def get_field_value(self, field: FieldInfo, field_name: str) -> tuple[str | None, str, bool]:
        """The text of a field, None where there is none."""
        return self._environ.get(self.holding(field_name), "").strip() or None, field_name, False

    def __call__(self) -> dict[str, str]:
        fields = self.settings_cls.model_fields
        found = {name: self.get_field_value(field, name)[0] for name, field in fields.items()}
        return {name: text for name, text in found.items() if text is not None}

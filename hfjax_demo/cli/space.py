"""``space``: this program as a Space on the Hugging Face hub."""

from __future__ import annotations

import getpass
import os
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from ..environment import variable_of
from ..errors import SpaceRefused
from ..settings import Settings
from ..terminal import StatusLine, table
from .common import app

PUBLIC = {"HFJAX_PUBLIC": "true"}
OWNER_KEY = "HFJAX_OWNER_KEY"
LARGE_BYTES = 1_000_000  # a file that the summary names


@app.command()
def space(
    name: Annotated[str, typer.Argument(help="Space as OWNER/NAME.")],
    hardware: Annotated[
        str | None, typer.Option(help="Hardware, such as cpu-basic or l4x1; default: unchanged.")
    ] = None,
    private: Annotated[bool, typer.Option("--private", help="Make the Space private.")] = False,
    variable: Annotated[
        list[str] | None, typer.Option(help="Variable of the Space, such as HFJAX_SLOTS=4; may be repeated.")
    ] = None,
    secret: Annotated[
        list[str] | None,
        typer.Option(help="Name of a secret to set, from the environment or a prompt; may be repeated."),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would be uploaded, and exit.")] = False,
) -> None:
    """Put this program on the Hugging Face hub as a Space, or bring that Space up to date."""
    from ..publishing.contents import Hardware, check_name, contents

    check_name(name)
    chosen = _variables(variable or ())
    on = None if hardware is None else Hardware.named(hardware)
    files = contents(on)
    if dry_run:
        print(_all(files))
        _tell(name, files, {**PUBLIC, **chosen}, hardware)
        return
    from huggingface_hub import HfApi, get_token

    from ..publishing import space as hub

    api = HfApi(token=get_token())
    found = hub.find(api, name)
    _tell(name, files, {**PUBLIC, **chosen}, hardware)
    if found is not None:
        gone = found.gone(files)
        _say(f"The Space exists and will be updated{f'; {len(gone)} files go' if gone else ''}.")
    _ask(f"Upload to {name}?", yes, needed=True)
    asked = list(secret or ())
    if OWNER_KEY not in asked and (found is None or OWNER_KEY not in found.secrets):
        asked.append(OWNER_KEY)
    values = {key: value for key in dict.fromkeys(asked) if (value := _secret(key, yes)) is not None}
    plan = hub.Plan(name, files, PUBLIC, chosen, values, on, private)
    with StatusLine(sys.stderr) as status:
        info = hub.publish(api, plan, found, status.note)
    if values.get(OWNER_KEY) not in (None, os.environ.get(OWNER_KEY)):
        _say(f"Owner key for signing in on the page (not shown again):\n{values[OWNER_KEY]}")
    _say("The hub is building the Space, which takes a few minutes." + (f" The page: {info.host}" if info.host else ""))
    print(f"{api.endpoint}/spaces/{name}")


def _tell(name: str, files: Mapping[str, Path | bytes], variables: Mapping[str, str], hardware: str | None) -> None:
    from ..publishing.contents import size_of

    sizes = {file: size_of(content) for file, content in files.items()}
    large = [f"{file} ({size / 1e6:.1f} MB)" for file, size in sizes.items() if size > LARGE_BYTES]
    _say(f"To the Space {name}: {len(files)} files, {sum(sizes.values()) / 1e6:.1f} MB, of which {', '.join(large)}.")
    _say(f"Variables: {', '.join(f'{key}={value}' for key, value in variables.items())}.")
    if hardware is not None:
        paid = "" if hardware == "cpu-basic" else "(billed by the hub)"
        _say(f"Hardware: {hardware}{paid}.")


def _all(files: Mapping[str, Path | bytes]) -> str:
    from ..publishing.contents import size_of

    return table(["bytes", "file"], [[str(size_of(content)), file] for file, content in files.items()])


def _variables(given: list[str] | tuple[()]) -> dict[str, str]:
    """
    Raises:
        SpaceRefused: no setting of that name, or one that is a secret.
        InvalidSetting: a value that the setting cannot have.
    """
    settings = {variable_of(name): field for name, field in Settings.model_fields.items()}
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name not in settings:
            raise SpaceRefused(
                f"--variable {text!r} is not a setting; use a name listed by the command settings, such as HFJAX_SLOTS=4."
            )
        if not settings[name].repr:
            raise SpaceRefused(f"{name} is a secret, and variables of a Space are public; use --secret {name}.")
        found[name] = value
    Settings.from_environment(found)
    return found


def _secret(name: str, yes: bool) -> str | None:
    """What a secret is to be; None where the person does not want it set. An owner's key is made up."""
    from huggingface_hub import get_token

    value = os.environ.get(name) or (get_token() if name == "HF_TOKEN" else None)
    made = value is None and name == OWNER_KEY
    what = "randomly generated" if made else "from this environment" if value else "entered next"
    if not _ask(f"Set the secret {name}, {what}?", yes):
        return None
    if made:
        return secrets.token_urlsafe(24)
    if value is None:
        if not sys.stdin.isatty():
            raise SpaceRefused(f"The secret {name} has no value; set the environment variable {name}.")
        value = getpass.getpass(f"{name}: ")
    return value


def _ask(question: str, yes: bool, *, needed: bool = False) -> bool:
    if yes:
        return True
    if not sys.stdin.isatty():
        raise SpaceRefused(f"{question} No terminal for confirmation; use --yes.")
    return typer.confirm(question, default=True, abort=needed, err=True)


def _say(text: str) -> None:
    print(text, file=sys.stderr)

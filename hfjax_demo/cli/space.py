"""``space``: deploys this program as a Hugging Face Space, or updates the Space. Requires a checkout of the repository."""

from __future__ import annotations

import contextlib
import getpass
import os
import re
import secrets
import sys
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Annotated, Any

import typer
from typer import Argument, Option

from .. import __version__
from ..catalog import is_hub_id
from ..environment import variable_name
from ..errors import HfjaxError, HubUnavailable, SpaceRefused
from ..settings import Settings
from ..sources.common import one_line
from ..terminal import table
from .common import app

REPOSITORY = Path(__file__).parents[2]
PACKAGE = "hfjax_demo"
IDENTIFYING_FILE = f"{PACKAGE}/__init__.py"  # identifies a Space of this program
NEW_SPACE_FILES = {".gitattributes", "README.md"}  # the files of a Space that was just created on the hub's website
EXCLUDED_PATTERNS = ("*/__pycache__/*", "*.py[co]", "*~", "*/.*")
LARGE_BYTES = 1_000_000  # larger files are named in the summary

PUBLIC = {"HFJAX_PUBLIC": "true"}
OWNER_KEY = "HFJAX_OWNER_KEY"

# With this index pip finds both builds, and prefers the one for CPUs, which lacks 2 GB of CUDA libraries.
CPU_TORCH_INDEX = "https://download.pytorch.org/whl/cpu"

NO_TOKEN = (
    "Not signed in to the hub: run `hf auth login`, or set HF_TOKEN to a token with write access "
    "(https://huggingface.co/settings/tokens)."
)
ABOUT = f"""
Chat with text models and make pictures in the browser: unmodified PyTorch models of `transformers` and `diffusers`, run by JAX.

These are the files of hfjax_demo {__version__} that a Space needs. `python -m hfjax_demo space` uploads them and overwrites
changes.
The settings are variables and secrets of the Space: `python -m hfjax_demo settings` lists them.
"""


@app.command()
def space(
    name: Annotated[str, Argument(help="Space as OWNER/NAME.")],
    hardware: Annotated[str | None, Option(help="Hardware, such as cpu-basic or l4x1; default: unchanged.")] = None,
    private: Annotated[bool, Option("--private", help="Make the Space private.")] = False,
    variable: Annotated[
        list[str] | None, Option(help="Variable of the Space, such as HFJAX_SLOTS=4; may be repeated.")
    ] = None,
    secret: Annotated[
        list[str] | None, Option(help="Name of a secret to set, from the environment or a prompt; may be repeated.")
    ] = None,
    yes: Annotated[bool, Option("--yes", "-y", help="Do not ask for confirmation.")] = False,
    dry_run: Annotated[bool, Option("--dry-run", help="Show what would be uploaded, and exit.")] = False,
) -> None:
    """Deploy this program as a Hugging Face Space, or update the Space."""
    from huggingface_hub import HfApi, get_token

    if not is_hub_id(name):
        raise SpaceRefused(f"{name!r} is not a Space name; use OWNER/NAME.")
    chosen = _variables(variable or ())
    files = space_files(hardware)
    sizes = {file: len(content) for file, content in files.items()}
    large = [f"{file} ({size / 1e6:.1f} MB)" for file, size in sizes.items() if size > LARGE_BYTES]
    if dry_run:
        print(table(["bytes", "file"], [[str(size), file] for file, size in sizes.items()]))
    summary = [
        f"To the Space {name}: {len(files)} files, {sum(sizes.values()) / 1e6:.1f} MB, of which {', '.join(large)}.",
        f"Variables: {', '.join(f'{key}={value}' for key, value in {**PUBLIC, **chosen}.items())}.",
    ]
    if hardware is not None:
        summary.append(f"Hardware: {hardware}{'' if hardware == 'cpu-basic' else ' (billed by the hub)'}.")
    if dry_run:
        _print_lines(*summary)
        return
    api = HfApi(token=get_token())
    with _converting_errors(name):
        there = _files_of(api, name)
        kept_secrets = api.get_space_secrets(name) if there is not None else {}
    gone = sorted(file for file in there or () if file.startswith(f"{PACKAGE}/") and file not in files)
    if there is not None:
        summary.append(f"The Space exists and will be updated{f'; {len(gone)} files go' if gone else ''}.")
    _print_lines(*summary)
    _ask(f"Upload to {name}?", yes, needed=True)
    asked = list(secret or ()) + ([] if OWNER_KEY in kept_secrets else [OWNER_KEY])
    values = {key: value for key in dict.fromkeys(asked) if (value := _secret(key, yes)) is not None}
    with _converting_errors(name):
        _print_lines(f"Creating {name}" if there is None else f"Updating the settings of {name}")
        _configure(api, name, there is None, hardware, private, chosen, values)
        _print_lines(f"Uploading {len(files)} files")
        page = _upload(api, name, files, gone)
    if values.get(OWNER_KEY) not in (None, os.environ.get(OWNER_KEY)):
        _print_lines(f"Owner key for signing in on the page (not shown again):\n{values[OWNER_KEY]}")
    _print_lines("The hub is building the Space, which takes a few minutes." + (f" The page: {page}" if page else ""))
    print(f"{api.endpoint}/spaces/{name}")


def _configure(
    api: Any,
    name: str,
    new: bool,
    hardware: str | None,
    private: bool,
    variables: Mapping[str, str],
    secret_values: Mapping[str, str],
) -> None:
    """Create the Space if it is ``new``; set its hardware, variables and secrets."""
    if new:
        api.create_repo(name, repo_type="space", space_sdk="gradio", private=private or None, space_hardware=hardware)
    else:
        if private:
            api.update_repo_settings(name, private=True, repo_type="space")
        if hardware is not None:
            api.request_space_hardware(name, hardware)
    own = api.get_space_variables(name)  # the owner's changes are kept unless overridden
    for key, value in {**{key: value for key, value in PUBLIC.items() if key not in own}, **variables}.items():
        api.add_space_variable(name, key, value)
    for key, value in secret_values.items():
        api.add_space_secret(name, key, value)


def _upload(api: Any, name: str, files: Mapping[str, bytes], gone: Sequence[str]) -> str | None:
    """Upload ``files`` and delete those that are ``gone``; return the page's address.

    One commit, unlike upload_folder: the hub builds after each commit, and half a program would not start. Large and binary files
    are uploaded to the hub's large file storage; a plain push of them would be rejected.
    """
    from huggingface_hub import CommitOperationAdd, CommitOperationDelete

    adding = [CommitOperationAdd(file, content) for file, content in files.items()]
    deleting = [CommitOperationDelete(file) for file in gone]
    message = f"hfjax_demo {__version__}"
    api.create_commit(name, [*adding, *deleting], commit_message=message, repo_type="space")
    host: str | None = api.space_info(name).host
    return host


def space_files(hardware: str | None = None) -> dict[str, bytes]:
    """Return the files of a Space by name, each as its bytes: the program, its entry point, its requirements, and a README whose
    header is the Space's configuration.

    Raises:
        SpaceRefused: this is not a checkout of the repository, or the hardware does not exist.
    """
    from huggingface_hub import SpaceHardware

    if not (REPOSITORY / "requirements.txt").is_file():
        raise SpaceRefused("Only a checkout of the repository has the files of a Space; run this command in one.")
    names = [str(known.value) for known in SpaceHardware if not known.value.startswith("zero-")]
    if (hardware or "").startswith("zero-"):
        raise SpaceRefused("ZeroGPU supports only PyTorch; choose other hardware, such as cpu-basic or l4x1.")
    if hardware is not None and hardware not in names:
        raise SpaceRefused(f"Unknown hardware {hardware!r}; choose one of {', '.join(names)}.")
    header = (REPOSITORY / "README.md").read_text(encoding="utf-8").split("---\n")[1]
    text = (REPOSITORY / "requirements.txt").read_text(encoding="utf-8")
    lines = [line for text_line in text.splitlines() if (line := text_line.partition("#")[0].strip())]
    wanted = [f"--extra-index-url {CPU_TORCH_INDEX}", *lines]
    if hardware is not None:
        header = re.sub(r"^suggested_hardware: .*$", f"suggested_hardware: {hardware}", header, flags=re.MULTILINE)
        if not hardware.startswith("cpu-"):
            wanted += [line.replace("jax==", "jax[cuda12]==") for line in lines if line.startswith("jax==")]
    package = (path.relative_to(REPOSITORY).as_posix() for path in (REPOSITORY / PACKAGE).rglob("*") if path.is_file())
    return {
        "README.md": f"---\n{header}---\n{ABOUT}".encode(),
        "app.py": (REPOSITORY / "app.py").read_bytes(),
        "requirements.txt": "".join(f"{line}\n" for line in wanted).encode(),
        "LICENSE": (REPOSITORY / "LICENSE").read_bytes(),
        **{
            file: (REPOSITORY / file).read_bytes()
            for file in sorted(package)
            if not any(fnmatch(file, left) for left in EXCLUDED_PATTERNS)
        },
    }


def _files_of(api: Any, name: str) -> set[str] | None:
    """Return the names of the Space's files; None if the Space does not exist.

    Raises:
        SpaceRefused: the user is not signed in, or the Space contains another program.
    """
    from huggingface_hub.errors import RepositoryNotFoundError

    if api.token is None:
        raise SpaceRefused(NO_TOKEN)
    try:
        found = {sibling.rfilename for sibling in api.space_info(name).siblings or ()}
    except RepositoryNotFoundError as error:
        if error.response.status_code == 401:  # the hub also returns this for an invalid token
            api.whoami()
        return None
    if IDENTIFYING_FILE not in found and found - NEW_SPACE_FILES:
        raise SpaceRefused(f"{name} already exists and is another program; choose another name.")
    return found


@contextlib.contextmanager
def _converting_errors(name: str) -> Iterator[None]:
    """Context manager: convert exceptions of the hub's client to this program's errors, which say what to do.

    Raises:
        SpaceRefused: the hub refused the request.
        HubUnavailable: the hub cannot be reached, or failed.
    """
    import httpx2
    from huggingface_hub.errors import HfHubHTTPError, OfflineModeIsEnabled

    try:
        yield
    except HfHubHTTPError as error:
        raise _refused(name, error.response.status_code, one_line(error.server_message or "", 300)) from error
    except (httpx2.TransportError, OfflineModeIsEnabled) as error:
        raise HubUnavailable(
            "The hub can't be reached; check the network, and that HF_HUB_OFFLINE is not set."
        ) from error
    except (ValueError, RuntimeError, OSError) as error:  # an unexpected response, or an incomplete upload
        raise HubUnavailable(f"The upload to {name} failed ({one_line(error, 300)}); run the command again.") from error


def _refused(name: str, status: int, said: str) -> HfjaxError:
    told = f" ({said})" if said else ""
    if status >= 500:
        return HubUnavailable(f"The hub returned status {status}{told}; try again later.")
    messages = {
        401: f"The hub rejected your token{told}. {NO_TOKEN}",
        402: f"The hub requires payment{told}; choose other hardware, or check your billing settings.",
        403: f"Your token has no write access to {name.partition('/')[0]}'s Spaces{told}; choose another owner or token.",
    }
    return SpaceRefused(messages.get(status, f"The hub rejected {name} with status {status}{told}."))


def _variables(given: Sequence[str]) -> dict[str, str]:
    """Return the variables and values of ``NAME=VALUE`` arguments.

    Raises:
        SpaceRefused: a name is not a setting, or is a secret.
        InvalidSetting: a value is invalid.
    """
    settings = {variable_name(name): field for name, field in Settings.variable_fields().items()}
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
    """Return the value of a secret; None if the user declines to set it. A missing owner's key is generated."""
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


def _print_lines(*lines: str) -> None:
    print(*lines, sep="\n", file=sys.stderr)

"""Makes a Space on the hub, or brings one up to date.

``huggingface_hub`` stores each file as the hub wants it: large ones and those that are no text go to its storage for such (Xet or
LFS), for a plain push with one of them is refused.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import httpx2
from huggingface_hub import CommitOperationAdd, CommitOperationDelete, HfApi, SpaceInfo
from huggingface_hub.errors import HfHubHTTPError, OfflineModeIsEnabled, RepositoryNotFoundError

from .. import __version__
from ..errors import HubUnavailable, SpaceRefused
from .contents import PACKAGE, Hardware

TYPE = "space"
# A file of this program by which a Space is known to be one.
MARK = f"{PACKAGE}/__init__.py"
# What a Space holds that somebody has just made on the hub's page.
FRESH = frozenset({".gitattributes", "README.md"})

NO_TOKEN = (
    "Not signed in to the hub: run `hf auth login`, or set HF_TOKEN to a token with write access "
    "(https://huggingface.co/settings/tokens)."
)


@dataclass(frozen=True)
class Plan:
    """What a Space is to be.

    Attributes:
        files: by their names there, see :func:`.contents.contents`.
        variables: set where the Space has none of that name: what its owner has changed stays.
        chosen: variables that are set in any case.
        secrets: likewise, and never shown.
        hardware: None leaves it as it is.
        private: True makes it so; False leaves it as it is.
    """

    repo_id: str
    files: Mapping[str, Path | bytes]
    variables: Mapping[str, str] = field(default_factory=dict)
    chosen: Mapping[str, str] = field(default_factory=dict)
    secrets: Mapping[str, str] = field(default_factory=dict, repr=False)
    hardware: Hardware | None = None
    private: bool = False


@dataclass(frozen=True)
class Found:
    """A Space that is there already, with the names of its files, variables and secrets."""

    files: frozenset[str]
    variables: frozenset[str]
    secrets: frozenset[str]

    def gone(self, files: Mapping[str, object]) -> list[str]:
        """The program's files that it has no more. Whatever else its owner keeps there stays."""
        return sorted(name for name in self.files if name.startswith(f"{PACKAGE}/") and name not in files)


def find(api: HfApi, repo_id: str) -> Found | None:
    """The Space of that name; None where there is none yet.

    Raises:
        SpaceRefused: nobody is logged in, the hub does not show it to this person, or it is something else.
        HubUnavailable: the hub cannot be reached.
    """
    if api.token is None:
        raise SpaceRefused(NO_TOKEN)
    with _explained(repo_id):
        try:
            info = api.space_info(repo_id)
        except RepositoryNotFoundError as error:
            if error.response.status_code == 401:  # the hub says so too where a token is not valid
                api.whoami()
            return None
        files = frozenset(sibling.rfilename for sibling in info.siblings or ())
        if MARK not in files and files - FRESH:
            raise SpaceRefused(f"{repo_id} already exists and is another program; choose another name.")
        return Found(files, frozenset(api.get_space_variables(repo_id)), frozenset(api.get_space_secrets(repo_id)))


def publish(api: HfApi, plan: Plan, found: Found | None, on_stage: Callable[[str], None]) -> SpaceInfo:
    """Make the Space, or bring it up to date if it was ``found``; says what it is doing, each time before.

    Raises:
        SpaceRefused: the hub refuses it, with its reason.
        HubUnavailable: the hub cannot be reached.
    """
    with _explained(plan.repo_id):
        if found is None:
            _create(api, plan, on_stage)
        else:
            _change(api, plan, found, on_stage)
        on_stage(f"Uploading {len(plan.files)} files")
        api.create_commit(
            plan.repo_id,
            [
                *(CommitOperationAdd(name, _given(content)) for name, content in plan.files.items()),
                *(CommitOperationDelete(name) for name in (found.gone(plan.files) if found else ())),
            ],
            commit_message=f"hfjax_demo {__version__}",
            repo_type=TYPE,
        )
        return api.space_info(plan.repo_id)


def _create(api: HfApi, plan: Plan, on_stage: Callable[[str], None]) -> None:
    on_stage(f"Creating {plan.repo_id}")
    api.create_repo(
        plan.repo_id,
        repo_type=TYPE,
        space_sdk="gradio",
        private=plan.private or None,
        space_hardware=plan.hardware.name if plan.hardware else None,  # type: ignore[arg-type]  # the name will do
        space_variables=_pairs({**plan.variables, **plan.chosen}),
        space_secrets=_pairs(plan.secrets),
    )


def _change(api: HfApi, plan: Plan, found: Found, on_stage: Callable[[str], None]) -> None:
    on_stage(f"Updating the settings of {plan.repo_id}")
    missing = {name: value for name, value in plan.variables.items() if name not in found.variables}
    for name, value in {**missing, **plan.chosen}.items():
        api.add_space_variable(plan.repo_id, name, value)
    for name, value in plan.secrets.items():
        api.add_space_secret(plan.repo_id, name, value)
    if plan.private:
        api.update_repo_settings(plan.repo_id, private=True, repo_type=TYPE)
    if plan.hardware is not None:
        api.request_space_hardware(plan.repo_id, plan.hardware.name)  # type: ignore[arg-type]


def _pairs(values: Mapping[str, str]) -> list[dict[str, str]] | None:
    return [{"key": name, "value": value} for name, value in values.items()] or None


def _given(content: Path | bytes) -> str | bytes:
    return content if isinstance(content, bytes) else str(content)


@contextlib.contextmanager
def _explained(repo_id: str) -> Iterator[None]:
    """What the hub's client raises becomes this program's errors, each with what to do."""
    try:
        yield
    except HfHubHTTPError as error:
        raise _meaning(error, repo_id) from error
    except (httpx2.TransportError, OfflineModeIsEnabled) as error:
        raise HubUnavailable(
            "The hub can't be reached; check the network, and that HF_HUB_OFFLINE is not set."
        ) from error
    except (
        ValueError,
        RuntimeError,
        OSError,
    ) as error:  # what it makes of answers that it does not expect, and of half uploads
        raise HubUnavailable(f"The upload to {repo_id} failed ({_one_line(error)}); run the command again.") from error


def _meaning(error: HfHubHTTPError, repo_id: str) -> SpaceRefused | HubUnavailable:
    status = error.response.status_code
    reason = _one_line(error.server_message or "")
    told = f" ({reason})" if reason else ""
    owner = repo_id.partition("/")[0]
    match status:
        case 401:
            return SpaceRefused(f"The hub rejected your token{told}. {NO_TOKEN}")
        case 402:
            return SpaceRefused(
                f"The hub requires payment{told}; choose other hardware, or check your billing settings."
            )
        case 403:
            return SpaceRefused(
                f"Your token has no write access to {owner}'s Spaces{told}; choose another owner or token."
            )
        case _ if status < 500:
            return SpaceRefused(f"The hub rejected {repo_id} with status {status}{told}.")
        case _:
            return HubUnavailable(f"The hub returned status {status}{told}; try again later.")


def _one_line(text: object) -> str:
    return " ".join(str(text).split())[:300].rstrip(".")

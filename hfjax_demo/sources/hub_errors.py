"""Convert errors of the Hugging Face hub client to errors of this program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
from huggingface_hub import constants
from huggingface_hub.errors import (
    GatedRepoError,
    HfHubHTTPError,
    LocalEntryNotFoundError,
    OfflineModeIsEnabled,
    RepositoryNotFoundError,
    RevisionNotFoundError,
)

from ..catalog import HubSource
from ..errors import FetchFailed, GatedModel, HfjaxError, HubUnavailable, ModelNotFound
from .common import disk_full_error, is_disk_full, one_line


@contextmanager
def convert_hub_errors(title: str, source: HubSource, needed: int | None = None) -> Iterator[None]:
    """Convert errors of the hub client in this ``with`` block to errors of this program; unexpected errors pass unchanged.

    Args:
        title: the name of the model or adapter, for messages.
        source: its repository.
        needed: bytes that were to be written; None if unknown.

    Raises:
        HfjaxError: as :func:`hfjax_demo.sources.fetch`.
    """
    try:
        yield
    except (OSError, httpx2.TransportError) as error:  # most errors of the client are subclasses of OSError
        raise _convert_error(error, title, source, needed) from error


def _convert_error(error: Exception, title: str, source: HubSource, needed: int | None) -> HfjaxError:
    repo_id = source.repo_id
    if isinstance(error, GatedRepoError):
        return GatedModel(
            f"{repo_id} is gated: accept the licence at {constants.ENDPOINT}/{repo_id}, then set HF_TOKEN to a token of "
            "the same account."
        )
    if isinstance(error, RepositoryNotFoundError):
        return ModelNotFound(
            f"The hub shows no model {repo_id!r}: check the spelling, or set HF_TOKEN if it is private or gated."
        )
    if isinstance(error, RevisionNotFoundError):
        return ModelNotFound(f"{repo_id} has no revision {source.revision!r}; choose a branch, tag or commit it has.")
    if isinstance(error, HfHubHTTPError):
        status = error.response.status_code
        if status in (401, 403):
            return GatedModel(
                f"Access to {repo_id} was denied (status {status}); set HF_TOKEN to a valid token with read access."
            )
        return HubUnavailable(
            f"The hub returned status {status} for {repo_id}; try again later, or use a local folder."
        )
    if isinstance(error, LocalEntryNotFoundError | OfflineModeIsEnabled | httpx2.TransportError):
        offline = "HF_HUB_OFFLINE is set; unset it"
        why = offline if constants.is_offline_mode() else "the hub can't be reached; check the network"
        return HubUnavailable(f"{repo_id} is not in the cache, and {why}, or use a local folder.")
    if is_disk_full(error):
        return disk_full_error(title, Path(constants.HF_HUB_CACHE), needed)
    reason = getattr(error, "strerror", None) or error
    return FetchFailed(f"{repo_id} was not downloaded completely ({one_line(reason)}); try again.")

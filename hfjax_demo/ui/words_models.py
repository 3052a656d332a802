"""The Models tab's words, and what is said of a model in the lists of other tabs.

What the page's scripts show stands at the top of each script and in ``templates/models.html``, the line about a chosen model in
:mod:`.status`."""

from __future__ import annotations

from collections.abc import Iterable

from ..catalog import ModelKind
from ..events import ModelState

# The table
ALL_TASKS = "All"
TASKS = {ModelKind.TEXT: "Text", ModelKind.IMAGE: "Image", ModelKind.EMBEDDING: "Embeddings"}
USE = {ModelKind.TEXT: "Chat with this", ModelKind.IMAGE: "Draw with this"}
UNITS = {ModelKind.TEXT: "tokens/s", ModelKind.IMAGE: "steps/s"}  # of those whose speed is told
GATED = "gated"

# States
MOVING = {
    ModelState.FETCHING: "Fetching",
    ModelState.LOADING: "Loading",
    ModelState.COMPILING: "Compiling",
    ModelState.CANCELLING: "Cancelling",  # until the step that is going on has ended
}
READY, UNLOADED, FAILED, NOT_LOADED = "Ready", "Unloaded", "Failed", "Not loaded"
CONNECTING, REACHABLE, NOT_CHECKED = "Connecting", "Reachable", "Not checked yet"
ANSWERING, DRAWING = "Answering", "Drawing"

# Headings of facts, by which the style sheet knows them, too; and some of the facts
NAME, FROM, WITH, LICENCE, CONTEXT, PICTURE = "Name", "From", "With", "Licence", "Context", "Picture"
ARCHITECTURE, REMOTE_ARCHITECTURE = "Architecture", "remote"
MAKES, EMBEDDINGS = "Makes", "embeddings, through the API at /v1/embeddings; it can't chat"
GATED_FACT, ACCEPT = "Gated", "Accept the licence on Hugging Face, then set HF_TOKEN on the server."
SPEED, RECOMPUTES = "Speed", "slow: its cache is not supported, so every token recomputes the whole conversation"
WEIGHTS, CACHE = "Weights", "KV cache"
OWN_FILE, OWN_FOLDER, PACKAGE = "a file on this server", "a folder on this server", "the Python package index"

# In a list to choose from
REMOTE, LOADED, HERE = "another server's", "loaded", "here"
TO_FETCH, BY_OWNER = "to be fetched", "by the page's owner"

# Messages
OWNERS_LOAD = "Only the owner of this page can load and unload models"
OWNERS_ADD = "Only the owner of this page can add models"
OWNERS_SEARCH = "Only the owner of this page can search the hub"
NO_CONTEXT = "The context length must be a number of tokens."
NOT_REMOTE = "Only models of remote servers can be checked."
NO_KIND = "The page sent no kind of model; reload it."


def parameters(count: str) -> str:
    """How many a model has."""
    return f"{count} parameters"


def downloads(count: int) -> str:
    """How often a repository was fetched."""
    return f"{count:,} downloads"


def estimate(size: str) -> str:
    """The memory that a model would take."""
    return f"≈ {size}"


def estimate_on_each(size: str, devices: int) -> str:
    """The memory that a model would take of each device."""
    return f"≈ {size} on each of {devices} devices"


def waiting(requests: int) -> str:
    """How many requests wait for a model."""
    return f"{requests} waiting"


def idle(minutes: float) -> str:
    """For how long nobody has asked a model anything."""
    return f"Idle for {minutes:.0f} min"


def loaded(ready: int, of: int) -> str:
    """How many models are in memory."""
    return f"{ready} of {of} loaded"


def context(length: int, chosen: int | None) -> str:
    """A model's context length, in tokens; with the one that was ``chosen`` where that is more than it was trained for."""
    return f"{length:,} tokens" + (f", the most it was trained for ({chosen:,} chosen)" if chosen else "")


def pixels(width: int, height: int) -> str:
    """A size of images."""
    return f"{width} \u00d7 {height} pixels"


def bits(count: int) -> str:
    """Of a number."""
    return f"{count} bits"


def rounded(bits: str) -> str:
    """How keys and values are kept in fewer bits than they are computed in."""
    return f"{bits} (rounded)"


def stored(told: str, *, exactly: bool) -> str:
    """How weights are kept."""
    return f"stored in {told}{', exactly as in the checkpoint' if exactly else ''}"


def remote_server(where: str) -> str:
    """Where a model comes from."""
    return f"remote server {where}"


def adapter(name: str, token: str | None, *, control: bool) -> str:
    """What stands with a model: the word that calls for it, or that it is a ControlNet."""
    return name + (f", token {token}" if token else ", a ControlNet" if control else "")


def to_fetch(size: str) -> str:
    """Of a model that is not here."""
    return f"{size} to fetch"


def too_large(size: str) -> str:
    """Of a model that does not fit the memory."""
    return f"too large: takes {size} of memory"


def fetch_first(title: str, button: str) -> str:
    """A model is fetched only once somebody has said so."""
    return f"{title} is not on this machine; press “{button}” beside its name first."


def next_model(title: str, per_second: float) -> str:
    """Which one to try next."""
    return f"This machine can run {title}, which gives better answers, at about {per_second:.0f} tokens a second."


def deleted(title: str, size: str) -> str:
    """Delete was pressed."""
    return f"The files of {title} are deleted, which frees {size}."


def off_the_list(title: str) -> str:
    """A model was taken off the list."""
    return f"{title} is off the list."


def computed_elsewhere(title: str) -> str:
    """A remote server's model was to be loaded."""
    return f"{title} runs on a remote server and can't be loaded here."


def awaited(title: str, requests: int) -> str:
    """A load that requests wait for is not cancelled."""
    many = requests > 1
    return (
        f"{requests} {'requests are' if many else 'request is'} waiting for {title}. "
        f"Stop {'them' if many else 'it'} before you cancel loading."
    )


def unknown_action(action: object, known: Iterable[str]) -> str:
    """No button says that."""
    return f"Unknown action {action!r:.40}. Choose one of {', '.join(known)}."


def unknown_precision(title: str, dtype: object, known: Iterable[str]) -> str:
    """The model cannot be loaded in that."""
    return f"{title} has no precision {dtype!r:.40}. Choose one of {', '.join(known)}."


def unknown_model(name: object) -> str:
    """The table has no such model."""
    return f"This server has no model {repr(name)[:80]}. Choose one from the table."

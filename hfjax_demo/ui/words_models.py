"""The Models tab's words, and what is said of a model in the lists of other tabs.

What the page's scripts show stands at the top of each script and in ``templates/models.html``, the line about a chosen model in
:mod:`.status`."""

from __future__ import annotations

from ..catalog import ModelKind
from ..events import ModelState

# The table
ALL_TASKS = "All"
TASKS = {ModelKind.TEXT: "Text", ModelKind.IMAGE: "Image", ModelKind.EMBEDDING: "Embeddings"}
USE = {ModelKind.TEXT: "Chat with this", ModelKind.IMAGE: "Draw with this"}
UNITS = {ModelKind.TEXT: "tokens/s", ModelKind.IMAGE: "steps/s"}  # of those whose speed is told
GATED = "gated"
PARAMETERS, DOWNLOADS = "{count} parameters", "{count:,} downloads"
ESTIMATE, ESTIMATE_ON_EACH = "≈ {size}", "≈ {size} on each of {devices} devices"
LOADED_OF = "{ready} of {of} loaded"

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
WAITING, IDLE = "{requests} waiting", "Idle for {minutes:.0f} min"

# Headings of facts, by which the style sheet knows them, too; and some of the facts
NAME, FROM, WITH, LICENCE, CONTEXT, PICTURE = "Name", "From", "With", "Licence", "Context", "Picture"
ARCHITECTURE, REMOTE_ARCHITECTURE = "Architecture", "remote"
MAKES, EMBEDDINGS = "Makes", "embeddings, through the API at /v1/embeddings; it can't chat"
GATED_FACT, ACCEPT = "Gated", "Accept the licence on Hugging Face, then set HF_TOKEN on the server."
SPEED, RECOMPUTES = "Speed", "slow: its cache is not supported, so every token recomputes the whole conversation"
WEIGHTS, CACHE = "Weights", "KV cache"
TOKENS, MOST_TRAINED = "{length:,} tokens", ", the most it was trained for ({chosen:,} chosen)"
PIXELS, BITS, ROUNDED = "{width} \u00d7 {height} pixels", "{count} bits", "{bits} (rounded)"
STORED, EXACTLY = "stored in {told}", ", exactly as in the checkpoint"
TOKEN, CONTROLNET = ", token {token}", ", a ControlNet"
OWN_FILE, OWN_FOLDER, PACKAGE = "a file on this server", "a folder on this server", "the Python package index"
REMOTE_SERVER = "remote server {where}"

# In a list to choose from
REMOTE, LOADED, HERE = "another server's", "loaded", "here"
TO_FETCH, SIZE_TO_FETCH, BY_OWNER = "to be fetched", "{size} to fetch", "by the page's owner"
TOO_LARGE = "too large: takes {size} of memory"

# Messages
OWNERS_LOAD = "Only the owner of this page can load and unload models"
OWNERS_ADD = "Only the owner of this page can add models"
OWNERS_SEARCH = "Only the owner of this page can search the hub"
NO_CONTEXT = "The context length must be a number of tokens."
NOT_REMOTE = "Only models of remote servers can be checked."
NO_KIND = "The page sent no kind of model; reload it."
FETCH_FIRST = "{title} is not on this machine; press “{button}” beside its name first."
NEXT_MODEL = "This machine can run {title}, which gives better answers, at about {per_second:.0f} tokens a second."
DELETED = "The files of {title} are deleted, which frees {size}."
OFF_THE_LIST = "{title} is off the list."
COMPUTED_ELSEWHERE = "{title} runs on a remote server and can't be loaded here."
UNKNOWN_ACTION = "Unknown action {action!r:.40}. Choose one of {known}."
UNKNOWN_PRECISION = "{title} has no precision {dtype!r:.40}. Choose one of {known}."
UNKNOWN_MODEL = "This server has no model {name!r:.80}. Choose one from the table."
AWAITED_BY_ONE = "1 request is waiting for {title}. Stop it before you cancel loading."
AWAITED = "{requests} requests are waiting for {title}. Stop them before you cancel loading."

"""The chat tab's words: labels, hints and messages, also of what is attached to a message and of the view into an answer.

What the page's scripts show stands at the top of each script and in ``templates/``, the lines about what goes on in
:mod:`.status`, and what a model is told in the place of a tool's result in :mod:`.tool_calls`."""

from __future__ import annotations

# The conversation
CHAT_EXAMPLES = (
    "Explain why the sky is blue, in two sentences.",
    "Write a Python function that reverses a string.",
    "Suggest three names for a ginger cat.",
    "What should I see in Lisbon in one day?",
)
BASE_EXAMPLES = (
    "Once upon a time, in a village by the sea,",
    "The three most important ideas in physics are",
    "Dear neighbour,",
    "def fibonacci(n):",
)
MODEL, OTHER_MODEL, ASK_OTHER = "Model", "Another model", "Ask this model"
MESSAGE, MESSAGE_HINT = "Message", "Write a message"
BEGINNING, BEGINNING_HINT = "Text to continue", "Start a text for the model to continue"
SEND, STOP, GO_ON = "Send", "Stop", "Continue"
ALLOW, REFUSE = "Run", "Refuse"

# Settings
SETTINGS = "Settings"
SYSTEM, SYSTEM_INFO = "System prompt", "Instructions for the whole conversation."
TOOLS, TOOLS_INFO = "Tools", "Tool servers for this chat. You confirm each call."
DEFAULT, ON, OFF = "Default", "On", "Off"
THINKING, THINKING_INFO = "Thinking", "Think before answering"
EFFORT, EFFORT_INFO = "Effort", "Reasoning effort"
THINKING_TOKENS, THINKING_TOKENS_INFO = "Max thinking tokens", "0 turns thinking off"
TEMPERATURE, TEMPERATURE_INFO = "Temperature", "0 always picks the most likely token"
TOP_P, TOP_P_INFO = "Top-p", "1 is off"
TOP_K, TOP_K_INFO = "Top-k", "0 is off"
MIN_P, MIN_P_INFO = "Min-p", "0 is off"
PENALTY, PENALTY_INFO = "Repetition penalty", "1 is off"
LENGTH = "Max new tokens"
RANDOM_SEED, RANDOM_SEED_INFO = "Random seed", "A new seed for every answer"
SEED = "Seed"
STOP_STRINGS, STOP_STRINGS_INFO = "Stop strings", r"One a line; \n stands for a line break"
RESET = "Reset to the model's recommended values"

# Presets
PRESET, SAVE_AS, SAVE, DELETE_PRESET = "Preset", "Save as preset", "Save", "Delete preset"
MODEL_DEFAULT, EXACT, INVENTIVE = "Model default", "Exact", "Inventive"
BRIEF, BRIEF_SYSTEM = "Brief", "Answer in one short paragraph, without a preamble."
PROGRAMMER = "Programmer"
PROGRAMMER_SYSTEM = "You are an experienced programmer. Answer with code, and say in a sentence what it does."

# Messages
OPENING = "The page is still loading. Try again in a moment."
BUSY = "An answer is in progress. Wait for it or press Stop."
READING = "A file is still being read. Send the message again in a moment."
OTHER_CHOSEN = "Another model is chosen."
EMPTY = "The message is empty."
BASE_SEES_NOTHING = "Base models can't read images. Remove them, or choose another model."
CANNOT_GO_ON = "This model can't continue this answer. Regenerate it instead."
ENDED_EARLY = "The answer ended unexpectedly. Send the message again."

# How full the context is
TOO_LONG = "This message exceeds the context length. Shorten it, or remove files."
OLDEST_OMITTED = "The oldest messages will be omitted."

# The view into an answer
ANALYZING = "Another answer is being analyzed. Wait for it, or go back first."
NO_ANSWER = "This answer is no longer available. Reload the page."
INTERRUPTED = "The analysis was interrupted. Try again."
THOUGHTS_GONE = "The thinking before this answer is not shown, because its tokens are no longer available."


def length_info(context_length: int) -> str:
    """What stands below the answer's greatest length, for a model of this context length."""
    return f"Maximum length of the answer; 0 uses what is left of {context_length:,} tokens"


def used(tokens: int, context: int, *, pictures: bool) -> str:
    """How much of the context is used; ``pictures``: there are some, too."""
    return f"{tokens:,} of {context:,} tokens{', images not counted' if pictures else ''}"


def remaining(tokens: int) -> str:
    """That an answer may be shorter than was asked for."""
    return f"{tokens:,} tokens remain for the answer."


def first_tokens(shown: int, more: int) -> str:
    """That the view into an answer leaves out its end."""
    return f"Showing the first {shown:,} tokens ({more:,} more)."


def begins_too_late(most: int) -> str:
    """A token so far behind cannot be replaced."""
    return f"An answer can start with at most {most:,} tokens. Choose an earlier one."


# Pictures and files beside a message; ``name`` is a file's


def sees_nothing(name: str) -> str:
    """The model is shown no pictures."""
    return f"This model can't read images. Choose one that can, then attach {name} again."


def most_pictures(most: int) -> str:
    """There is no room for one more picture."""
    return f"The limit is {most} images per conversation. Start a new chat."


def too_many_pictures(count: int, most: int) -> str:
    """The conversation has more pictures than a model is shown."""
    return f"This conversation has {count} pictures; the limit is {most}. Start a new chat."


def most_files(most: int) -> str:
    """There is no room for one more file."""
    return f"The limit is {most} files per conversation. Start a new chat."


def files_too_long(total: int, most: int, name: str) -> str:
    """The files of a conversation have too many characters together."""
    return (
        f"The files of this conversation have {total:,} characters; the limit is {most:,}. "
        f"Remove {name}, or start a new chat."
    )


def file_too_long(name: str, characters: int, most: int, *, at_least: bool = False) -> str:
    """One file alone has too many; ``at_least``: nobody has counted further."""
    said = f"more than {characters:,}" if at_least else f"{characters:,}"
    return f"{name} has {said} characters; the limit for all files is {most:,}. Attach a part of it."


def too_many_pages(name: str, pages: int, most: int) -> str:
    """Of a PDF."""
    return f"{name} has {pages:,} pages; the limit is {most}. Attach a part of it."


def too_large(name: str, size: float, most: int) -> str:
    """A file's bytes are too many."""
    return f"{name} has {size / 1e6:.0f} MB; {most / 1e6:.0f} MB is the limit."


def too_large_together(name: str, most: int) -> str:
    """The bytes of files that were given at once are too many."""
    return f"These files have more than {most / 1e6:.0f} MB together; attach {name} separately."


def not_read(name: str) -> str:
    """It did not come whole."""
    return f"{name} could not be read. Attach it again."


def nothing_in(name: str) -> str:
    """A file without a character."""
    return f"{name} is empty."


def not_supported(name: str) -> str:
    """It is none of the files whose text can be taken."""
    return f"{name} is not supported. Attach UTF-8 text, a PDF, a Word document (.docx), or a PNG, JPEG or WebP image."


def another_document(name: str) -> str:
    """One document is read at a time."""
    return f"Another document is being read. Attach {name} again in a moment."


def damaged(name: str, seconds: float, size: float) -> str:
    """It could not be read within so many seconds and bytes of memory."""
    return (
        f"{name} can't be read: it is damaged, or exceeds {seconds:.0f} seconds or {size / 1e9:.0f} GB. "
        "Attach its text instead."
    )


def no_text(name: str) -> str:
    """A document of pictures."""
    return f"{name} contains no text. If its pages are scanned, attach images instead."


def locked(name: str) -> str:
    """It opens with a password."""
    return f"{name} is password-protected."

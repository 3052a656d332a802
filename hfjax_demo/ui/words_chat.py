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
LENGTH_INFO = "Maximum length of the answer; 0 uses what is left of {context_length:,} tokens"
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
REMAINING = "{tokens:,} tokens remain for the answer."
USED, UNCOUNTED = "{tokens:,} of {context:,} tokens", ", images not counted"

# The view into an answer
ANALYZING = "Another answer is being analyzed. Wait for it, or go back first."
NO_ANSWER = "This answer is no longer available. Reload the page."
INTERRUPTED = "The analysis was interrupted. Try again."
THOUGHTS_GONE = "The thinking before this answer is not shown, because its tokens are no longer available."
FIRST_TOKENS = "Showing the first {shown:,} tokens ({more:,} more)."
BEGINS_TOO_LATE = "An answer can start with at most {most:,} tokens. Choose an earlier one."

# Pictures and files beside a message; {name} is a file's
SEES_NOTHING = "This model can't read images. Choose one that can, then attach {name} again."
MOST_PICTURES = "The limit is {most} images per conversation. Start a new chat."
TOO_MANY_PICTURES = "This conversation has {count} pictures; the limit is {most}. Start a new chat."
MOST_FILES = "The limit is {most} files per conversation. Start a new chat."
FILES_TOO_LONG = (
    "The files of this conversation have {total:,} characters; the limit is {most:,}. "
    "Remove {name}, or start a new chat."
)
FILE_TOO_LONG = "{name} has {characters} characters; the limit for all files is {most:,}. Attach a part of it."
TOO_MANY_PAGES = "{name} has {pages:,} pages; the limit is {most}. Attach a part of it."
TOO_LARGE = "{name} has {megabytes:.0f} MB; {most:.0f} MB is the limit."
TOO_LARGE_TOGETHER = "These files have more than {most:.0f} MB together; attach {name} separately."
NOT_READ = "{name} could not be read. Attach it again."
NOTHING_IN = "{name} is empty."
NOT_SUPPORTED = (
    "{name} is not supported. Attach UTF-8 text, a PDF, a Word document (.docx), or a PNG, JPEG or WebP image."
)
ANOTHER_DOCUMENT = "Another document is being read. Attach {name} again in a moment."
DAMAGED = "{name} can't be read: it is damaged, or exceeds {seconds:.0f} seconds or {gigabytes:.0f} GB. Attach its text instead."
NO_TEXT = "{name} contains no text. If its pages are scanned, attach images instead."
LOCKED = "{name} is password-protected."

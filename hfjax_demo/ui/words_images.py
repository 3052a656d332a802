"""The image tab's words: labels, hints and messages. What the page's scripts show stands at the top of each script and in
``templates/images.html``, and the lines about what goes on in :mod:`.status`."""

from __future__ import annotations

# The form
MODEL = "Model"
PROMPT, PROMPT_HINT = "Prompt", "Describe the image"
NEGATIVE, NEGATIVE_HINT = "Negative prompt", "What to leave out"
STYLE, ADD_STYLE = "Style", "Add a style"
GENERATE, STOP = "Generate", "Stop"
WIDTH, HEIGHT, SWAP = "Width", "Height", "Swap width and height"
SHAPES = (("own", "Model size"), ("portrait", "Portrait"), ("landscape", "Landscape"))
STEPS = "Steps"
GUIDANCE, GUIDANCE_INFO = "Guidance", "How closely to follow the prompt; 1 is off"
SCHEDULER, OWN_SCHEDULER = "Scheduler", "Default"
SEED, RANDOM, REUSE = "Seed", "Random", "Reuse last"
VARIATIONS = "Seed variation"
VARIATION, VARIATION_INFO = "Variation", "How far to move from the seed's own image; 0 is off"
VARIATION_SEED, VARIATION_SEED_INFO = "Variation seed", "-1 picks a new one each time"
COUNT = "Images"
CONTROL = "Control image"
CONTROL_STRENGTH, CONTROL_STRENGTH_INFO = "Control strength", "How closely to follow the control image"
INIT = "Start from an image"
STRENGTH, STRENGTH_INFO = "Strength", "How much to change; 1 ignores the original"
GRID = "Settings grid"
COLUMNS, ROWS, UNCHANGED = ("Columns", "Column values"), ("Rows", "Row values"), "None"
VALUES_HINT = "10, 20, 30"
RESET = "Reset to recommended"

# Messages
BUSY = "An image is being generated. Wait until it is finished, or press Stop."
READING = "The image you added is still being read. Press Generate again in a moment."
NO_PROMPT_YET = "Enter a prompt first. A style adds its words to it."
PNG_LOADED = "Settings loaded from the PNG."
PNG_SHOWN = "These settings are stored in the file. The form has not changed."
GALLERY_LOADED = "Settings loaded."
LINK_LOADED = "Settings loaded from the link. Press Generate."
NEEDS_IMAGE = "This model needs an image to start from."
ENDED_EARLY = "Image generation ended unexpectedly. Try again."

# An image's settings
SIZE, CONTROL_FACT, GRID_FACT = "Size", "Control", "Grid"


def size_fact(width: int, height: int, *, enlarged: bool = False) -> str:
    """A size in pixels, and whether the page shows it enlarged."""
    return f"{width} \u00d7 {height} px{', shown enlarged' if enlarged else ''}"


def strength_fact(strength: float) -> str:
    """Of an image that was started from another."""
    return f"{strength:g}, from another image"


def control_fact(strength: float) -> str:
    """Of an image that follows a control image."""
    return f"{strength:g}, from a control image"


def variation_fact(variation: float, seed: int) -> str:
    """Of a variation of a seed."""
    return f"{variation:g} toward seed {seed}"


def unusable_link(why: str) -> str:
    """A link whose values cannot be used; ``why`` is a sentence."""
    return f"This link can't be used. {why}"


def rounded(name: str, asked: float, now: int, multiple: int) -> str:
    """That a side was rounded. ``image_form.js`` says the same when somebody leaves the field."""
    return f"{name} rounded from {asked:g} to {now}, the nearest multiple of {multiple}."


def not_used(values: list[str]) -> str:
    """What another program has said of an image and means nothing here."""
    return f"Not used: {'; '.join(values)}."


def more(count: int) -> str:
    """How many other values there are."""
    return f"{count} more"


def without_model(name: str) -> str:
    """The settings are another model's."""
    return f"The model {name} isn't available on this server, so the result will differ."


def without_scheduler(name: str) -> str:
    """The settings name a scheduler that the model cannot use."""
    return f"This model can't use the scheduler {name}; its default is selected instead."


def add_again(what: str) -> str:
    """The settings were used with an image, which they do not hold."""
    return f"These settings were used with {what}, which is not part of them. Add it again."


INIT_IMAGE, CONTROL_IMAGE = "a starting image", "a control image"

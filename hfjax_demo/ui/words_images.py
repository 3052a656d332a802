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
OF_GRID = "Image {number} of {of}."
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
SIZE_FACT, ENLARGED = "{width} \u00d7 {height} px", ", shown enlarged"
STRENGTH_FACT = "{strength:g}, from another image"
FOLLOWED_FACT = "{strength:g}, from a control image"
VARIATION_FACT = "{variation:g} toward seed {seed}"

# When settings are put into the form
UNUSABLE_LINK = "This link can't be used. {why}"
ROUNDED = "{name} rounded from {asked:g} to {now}, the nearest multiple of {multiple}."  # as image_form.js says it
NOT_USED, MORE = "Not used: {values}.", "{count} more"  # of what another program has said of an image
WITHOUT_MODEL = "The model {name} isn't available on this server, so the result will differ."
WITHOUT_SCHEDULER = "This model can't use the scheduler {name}; its default is selected instead."
ADD_AGAIN = "These settings were used with {what}, which is not part of them. Add it again."
INIT_IMAGE, CONTROL_IMAGE = "a starting image", "a control image"

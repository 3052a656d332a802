"""Words for a picture, drawn at random: what the text encoder learns to read.

One caption names a subject, mostly inside a template, sometimes with keywords, a word dropped or the words shuffled; a
background or object colour that is not the picture's own is always named. :func:`held_out` sets whole captions aside by
their text alone, and :func:`held_out_pair` pairs of subject and colour, so that evaluation asks for what no training step saw.
"""

from __future__ import annotations

import itertools
import random as random_module
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from .rendering import COLOURS, HUES
from .sources import Subject
from .workspace import stable_fraction

# {n} is the name. "a" becomes "an" where the next word asks for it.
TEMPLATES = (
    "{n}", "{n}", "{n}", "a {n}", "a {n}", "the {n}", "{n} emoji", "a {n} emoji", "an emoji of a {n}", "an emoji of {n}",
    "a picture of a {n}", "a drawing of a {n}", "a {n} icon", "an icon of a {n}", "one {n}", "a small {n}", "a cute {n}",
    "a simple {n}", "{n} symbol", "a nice picture of a {n}", "please draw a {n}", "draw a {n}", "show me a {n}",
)  # fmt: skip

KEYWORD_TEMPLATES = (
    "{n}, {k}", "{n}, {k}", "{n} {k}", "{k} {n}", "{k}, {n}", "a {n}, {k}", "a {n} with {k}", "{n}, {k}, {k2}",
    "{n} {k} {k2}", "{k}, {n}, {k2}", "an emoji of a {n}, {k}", "a {n} ({k})",
)  # fmt: skip

BACKGROUND_TEMPLATES = (
    "{c} on a {b} background", "{c} on a {b} background", "{c} with a {b} background", "{c}, {b} background",
    "{c} on {b}", "{c} in front of a {b} background", "{b} background, {c}",
)  # fmt: skip

EMPTY_SHARE = 0.1
HELD_OUT_CAPTIONS = 0.1
HELD_OUT_PAIRS = 0.15


@dataclass(frozen=True)
class Look:
    """How a picture departs from its own look: another colour behind it, or another colour of its own."""

    background: str = "white"
    colour: str | None = None

    def __post_init__(self) -> None:
        if self.background not in COLOURS or (self.colour is not None and self.colour not in HUES):
            raise ValueError(f"no such colours: {self}")


PLAIN = Look()


def caption(
    random: random_module.Random, subject: Subject, look: Look = PLAIN, empty_share: float = EMPTY_SHARE
) -> str:
    """A caption for training: never one of :func:`held_out`, empty in ``empty_share`` of all draws."""
    if random.random() < empty_share:
        return ""
    for _ in range(20):
        text = wording(random, subject, look)
        if not held_out(text):
            return text
    return primary_name(subject, look)


def wording(random: random_module.Random, subject: Subject, look: Look = PLAIN) -> str:
    """A caption that names the subject and what is unusual about its look; it may be one that is held out."""
    name = _draw_name(random, subject, look)
    words = name.split()
    if len(words) > 2 and random.random() < 0.15:
        words.pop(random.randrange(len(words)))
    if len(words) > 1 and random.random() < 0.08:
        random.shuffle(words)
    name = " ".join(words)
    if look.colour is not None:
        # The colour stands directly before the name, as in "a blue apple", and is never among what is dropped or moved.
        name = f"{look.colour} {name}"
    if subject.keywords and random.random() < 0.35:
        template = random.choice(KEYWORD_TEMPLATES)
        text = template.format(n=name, k=_draw_keyword(random, subject, look), k2=_draw_keyword(random, subject, look))
    else:
        text = random.choice(TEMPLATES).format(n=name)
    if look.background != "white":
        text = random.choice(BACKGROUND_TEMPLATES).format(c=text, b=look.background)
    elif random.random() < 0.06:
        text = random.choice(BACKGROUND_TEMPLATES).format(c=text, b="white")
    return fix_articles(text)


def primary_name(subject: Subject, look: Look = PLAIN) -> str:
    """The plainest exact wording: the first name, with the look's colours."""
    names = colourless_names(subject) if look.colour else subject.names
    text = f"{look.colour} {names[0]}" if look.colour else names[0]
    return text if look.background == "white" else f"{text} on a {look.background} background"


def colourless_names(subject: Subject) -> tuple[str, ...]:
    """The names without a colour in them: those that stay true when the picture is recoloured."""
    return tuple(name for name in subject.names if not COLOURS.keys() & set(name.split()))


def held_out(text: str) -> bool:
    """Whether a caption is kept from training. Bare names of one or two words never are: they must be learnt."""
    return len(text.split()) > 2 and stable_fraction(f"caption:{text}") < HELD_OUT_CAPTIONS


def held_out_pair(subject: Subject, look: Look) -> bool:
    """Whether this subject is never shown with this background or colour in training."""
    return stable_fraction(f"pair:{subject.code}:{look.background}:{look.colour}") < HELD_OUT_PAIRS


def unambiguous_names(subjects: Sequence[Subject]) -> dict[str, tuple[str, ...]]:
    """For each subject's code its names that no other subject has, so that a caption with one has one right answer."""
    owners = Counter(name for subject in subjects for name in subject.names)
    return {subject.code: tuple(name for name in subject.names if owners[name] == 1) for subject in subjects}


def fix_articles(text: str) -> str:
    """Write "an" before a vowel and "a" elsewhere."""
    words = text.split(" ")
    for i, (word, following) in enumerate(itertools.pairwise(words)):
        if word in ("a", "an"):
            words[i] = "an" if following[:1] in tuple("aeio") else "a"
    return " ".join(words)


def _draw_name(random: random_module.Random, subject: Subject, look: Look) -> str:
    names = colourless_names(subject) if look.colour else subject.names
    # The first names are what people type; half of all draws take one of the first two.
    return random.choice(names[:2]) if random.random() < 0.5 else random.choice(names)


def _draw_keyword(random: random_module.Random, subject: Subject, look: Look) -> str:
    """A keyword; when the look names a colour, one without colours, so that no two colours contradict each other."""
    plain = look == PLAIN
    keywords = [word for word in subject.keywords if plain or not COLOURS.keys() & set(word.split())]
    return random.choice(keywords) if keywords else "emoji"

"""Read the settings that other programs embed in their image files, as far as this program supports them.

Supported: the paragraph of stable-diffusion-webui, Forge, SD.Next and stable-diffusion.cpp; the JSON of SwarmUI, Fooocus,
InvokeAI, NovelAI, Draw Things, DiffusionBee and Stability Matrix; ComfyUI's graphs; InvokeAI's command line; Easy Diffusion.
All input is untrusted: each text is parsed in a single pass, and texts above a size limit are ignored.
"""

from __future__ import annotations

import html
import json
import re
import struct
from collections.abc import Iterator, Mapping
from typing import Any

from PIL import Image

from .comfyui_graphs import read_graph, read_workflow

MAX_CHARACTERS = 1_000_000  # of a text that is parsed; ComfyUI's graphs are long
_DEEPEST = 4  # levels of nested objects that are searched for settings
_MOST_UNKNOWN = 60  # fields of a JSON object that are named although nothing here uses them; the rest is counted
_TEXT_START = 100  # characters of such a field

# Other programs' names for the parameters, in lower case without spaces, hyphens and underscores.
_THEIR_NAMES = {
    "prompt": ("prompt", "positiveprompt", "positive", "c"),
    "negative_prompt": ("negativeprompt", "negative", "uc"),
    "steps": ("steps", "numinferencesteps", "inferencesteps", "numsteps"),
    "guidance_scale": ("cfgscale", "guidancescale", "cfg", "scale", "guidance"),
    "seed": ("seed", "noiseseed"),
    "width": ("width", "imgwidth", "imagewidth"),
    "height": ("height", "imgheight", "imageheight"),
    "size": ("size", "resolution"),
    "variation_seed": ("variationseed",),
    "variation": ("variationseedstrength",),
    # Reported as left out:
    "sampler": ("sampler", "samplername"),
    "scheduler": ("scheduler",),
    "model": ("model", "basemodel"),
}
_NAMES = {theirs: own for own, names in _THEIR_NAMES.items() for theirs in names}
_NESTED_KEYS = ("suiimageparams", "image", "comment", "metadata", "parameters", "params", "meta", "generationdata")

# Values of a field that say that something is not used.
_UNSET: tuple[object, ...] = (None, "", False, [], {})

_SETTINGS = re.compile(r"Steps: ?\d+ *(?:,|$)")
_KEY = re.compile(r"[A-Za-z][\w ./-]{0,40}: ")
_NUMBER = re.compile(r"\d+")
_NEGATIVE = "Negative prompt:"
_DREAM = {"-s": "steps", "-S": "seed", "-W": "width", "-H": "height", "-C": "guidance_scale", "-A": "sampler"}

_EXIF, _USER_COMMENT = 0x8769, 0x9286
_SETTINGS_TEXTS = (
    "parameters",
    "invokeai_metadata",
    "sd-metadata",
    "parameters-json",
    "Comment",
    "UserComment",
    "comment",
)
_XMP = ("XML:com.adobe.xmp", "xmp")


def extract_settings(image: Image.Image) -> dict[str, Any]:
    """Return the settings in an opened image: supported ones by the names of :class:`.image_requests.ImageParameters`, the
    others by their original names. {} if there is no prompt.
    """
    for values in _candidates(image):
        prompt = values.get("prompt")
        if isinstance(prompt, str) and prompt.strip() and not _is_json(prompt):
            return {name: value for name, value in values.items() if value not in (None, "")}
    return {}


def _candidates(image: Image.Image) -> Iterator[dict[str, Any]]:
    texts = {name: text for name, text in _texts(image).items() if len(text) <= MAX_CHARACTERS}
    for name in _SETTINGS_TEXTS:
        if name in texts:
            values = parse_settings(texts[name])
            if "omment" not in name or "steps" in values:  # a comment may also be written by a person
                yield values
    if "Dream" in texts:
        yield _parse_command_line(texts["Dream"])
    for name, read in (("prompt", read_graph), ("workflow", read_workflow)):
        graph = _object(texts.get(name, ""))
        if graph is not None:
            yield read(graph)
    yield _parse_object({name: text for name, text in texts.items() if not _is_json(text)}, names_unknown=False)
    for name in _XMP:
        if name in texts:
            yield _parse_xmp(texts[name])


def parse_settings(text: str) -> dict[str, Any]:
    """Return the settings in a text that is either JSON or a paragraph."""
    return _parse_object(_object(text) or {}) if _is_json(text) else _parse_paragraph(text)


# -- locating the texts -------------------------------------------------------------------------------------------


def _texts(image: Image.Image) -> dict[str, str]:
    chunks: Mapping[Any, Any] = getattr(image, "text", None) or image.info
    texts = {name: str(text) for name, text in chunks.items() if isinstance(name, str) and isinstance(text, str)}
    for name in ("comment", "xmp"):
        if isinstance(data := image.info.get(name), bytes):
            texts[name] = data.decode("utf-8", "replace")
    exif = Image.Exif()
    try:
        exif.load(image.info["exif"])
        comment = exif.get_ifd(_EXIF).get(_USER_COMMENT)
        tags = [text for text in exif.values() if isinstance(text, str)]
    except (OSError, SyntaxError, ValueError, KeyError, TypeError, struct.error):  # Pillow's errors for damaged data
        return texts
    if isinstance(comment, bytes):
        texts["UserComment"] = _comment(comment)
    elif isinstance(comment, str):
        texts["UserComment"] = comment
    for tag in tags:  # ComfyUI's format in WebP files
        name, colon, rest = tag.partition(":")
        if colon and name.lower() in ("prompt", "workflow"):
            texts.setdefault(name.lower(), rest)
    return texts


def _comment(data: bytes) -> str:
    """Decode EXIF's UserComment; its first eight bytes name the encoding."""
    head, body = data[:8], data[8:]
    if head.rstrip(b"\0 ") == b"UNICODE":
        big = body[0::2].count(0) >= body[1::2].count(0)  # the byte order is not stated
        return body.decode("utf-16-be" if big else "utf-16-le", "replace").strip("\0")
    if head.rstrip(b"\0 ") in (b"ASCII", b"JIS", b""):
        data = body
    return data.decode("utf-8", "replace").strip("\0")


# -- JSON ---------------------------------------------------------------------------------------------------------


def _is_json(text: str) -> bool:
    """Return whether a text looks like a JSON object or a list of them, which is never a prompt. ``{red|blue}`` can be one."""
    start = text[:200].split(maxsplit=1)[0][:2] if text[:200].strip() else ""
    if start == "{" or start == "[":
        start += "".join(text[:200].split())[1:2]
    return start in ('{"', "{}", "[{", '["', "[]", "{'")


def _object(text: str) -> dict[str, Any] | None:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):  # RecursionError for very deep nesting
        return None
    return found if isinstance(found, dict) else None


def _parse_object(values: Mapping[str, Any], depth: int = 0, *, names_unknown: bool = True) -> dict[str, Any]:
    """Return the settings in a JSON object and the objects nested in it. With ``names_unknown``, its other fields that are set
    are returned, too, by their own names."""
    unknown: dict[str, Any] = {}
    found: dict[str, Any] = {}
    within: list[Mapping[str, Any]] = []
    for key, value in values.items():
        name = key.replace(" ", "").replace("_", "").replace("-", "").lower()
        if name in _NESTED_KEYS and depth < _DEEPEST:
            inner = _object(value) if isinstance(value, str) and _is_json(value) else value
            if isinstance(inner, dict):
                within.append(inner)
                continue
        if isinstance(value, list) and name == "prompt":  # InvokeAI's older form
            value = ", ".join(
                part["prompt"] for part in value if isinstance(part, dict) and isinstance(part.get("prompt"), str)
            )
        if name in _NAMES and isinstance(value, str | int | float) and not isinstance(value, bool):
            found.setdefault(_NAMES[name], value)
        elif names_unknown and value not in _UNSET:
            unknown[key if key not in _NAMES.values() else f"{key}:"] = value
    for inner in within:
        if not isinstance(found.get("prompt"), str):
            found = {**_parse_object(inner, depth + 1, names_unknown=names_unknown), **found}
    return {**_brief(unknown), **_with_size(found)}


def _brief(unknown: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that are not used, cut to what a message can say."""
    said = {key[:_TEXT_START]: _start(value) for key, value in list(unknown.items())[:_MOST_UNKNOWN]}
    return said | ({"further fields": len(unknown) - _MOST_UNKNOWN} if len(unknown) > _MOST_UNKNOWN else {})


def _start(value: object) -> object:
    if isinstance(value, list) and all(isinstance(item, str | int | float) for item in value[:_TEXT_START]):
        return ", ".join(str(item)[:_TEXT_START] for item in value[:_TEXT_START])[:_TEXT_START]
    if isinstance(value, list | dict):
        return f"({len(value)} entries)"
    return value[:_TEXT_START] if isinstance(value, str) else value


def _with_size(values: dict[str, Any]) -> dict[str, Any]:
    """Replace a size such as "512x768" or "(512, 768)" by width and height."""
    size = values.pop("size", None)
    if isinstance(size, str) and not values.keys() & {"width", "height"}:
        sides = _NUMBER.findall(size[:40])
        if len(sides) != 2:
            return values | {"size": size}
        values |= {"width": sides[0], "height": sides[1]}
    return values


def _parse_xmp(text: str) -> dict[str, Any]:
    """Return the settings in XMP data: Draw Things writes JSON into a comment there."""
    at = text.find("UserComment")
    start = text.find("{", at)
    end = text.find("</", start)
    return _parse_object(_object(html.unescape(text[start:end]).strip()) or {}) if at >= 0 <= start < end else {}


# -- plain text ---------------------------------------------------------------------------------------------------


def _parse_paragraph(text: str) -> dict[str, Any]:
    """Parse the prompt, the negative prompt after its label, and a line of settings; ignore what some programs append to it."""
    lines = text.replace("\r\n", "\n").strip().split("\n")
    facts: dict[str, str] = {}
    for place in range(len(lines) - 1, -1, -1):
        line = lines[place].strip()
        if _SETTINGS.match(line) or ("Steps: " in line and len(_facts(line).keys() & {"Steps", "Seed", "Size"}) == 3):
            found = _facts(line)
            if len(found) > 1 or place == len(lines) - 1 or _KEY.match(lines[place + 1]):
                facts, lines = found, lines[:place]
                break
    negative = next((place for place, line in enumerate(lines) if line.startswith(_NEGATIVE)), len(lines))
    values: dict[str, Any] = {"prompt": "\n".join(lines[:negative])}
    if negative < len(lines):
        values["negative_prompt"] = "\n".join(
            [lines[negative].removeprefix(_NEGATIVE).removeprefix(" "), *lines[negative + 1 :]]
        )
    known = {"Steps": "steps", "CFG scale": "guidance_scale", "Seed": "seed", "Size": "size"}
    if "Distilled CFG Scale" in facts and facts.get("CFG scale") in (
        "1",
        "1.0",
        None,
    ):  # Forge: guidance that Flux itself reads
        facts["CFG scale"] = facts.pop("Distilled CFG Scale")
    known |= {"Variation seed": "variation_seed", "Variation seed strength": "variation"}
    for name, value in facts.items():
        values.setdefault(known.get(name, name), value)
    return _with_size(values)


def _facts(line: str) -> dict[str, str]:
    """Parse ``name: value, name: "value, with commas"``; the first value of a name is kept."""
    facts: dict[str, str] = {}
    at, colon = 0, -1
    while at < len(line):
        if colon < at:  # otherwise the last one found is still ahead
            colon = line.find(":", at)
            if colon < 0:
                break
        comma = line.find(",", at, colon)
        if comma >= 0:
            at = comma + 1  # this part has no name
            continue
        start = colon + 1
        while line[start : start + 1] == " ":
            start += 1
        end = start
        if line[start : start + 1] == '"':
            end += 1
            while end < len(line) and line[end] != '"':
                end += 2 if line[end] == "\\" else 1
        comma = line.find(",", end)
        comma = len(line) if comma < 0 else comma
        facts.setdefault(line[at:colon].strip(), line[start:comma].strip())
        at = comma + 1
    return facts


def _parse_command_line(text: str) -> dict[str, Any]:
    """Parse InvokeAI's first format: ``"a prompt" -s 50 -S 42 -W512``."""
    end = text.rfind('" -')
    prompt, options = (text[:end], text[end + 1 :]) if end > 0 else (text, "")
    values: dict[str, Any] = {"prompt": prompt.strip().strip('"')}
    words = options.split()
    for place, word in enumerate(words):
        if word[:2] in _DREAM:
            values[_DREAM[word[:2]]] = word[2:] or "".join(words[place + 1 : place + 2])
    return values

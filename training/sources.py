"""The packages that the pictures and words come from, and what each picture shows.

Three npm packages, pinned and checked by SHA-512: ``emoji-datasource-google`` (names and categories), ``emojilib`` (keywords)
and ``@iconify-json/noto`` (Google's Noto emoji as vectors). :func:`read_sources` joins them into one :class:`Subject` a
picture; flags and skin-tone variants are left out.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import subprocess
import tarfile
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from .workspace import write_atomically

PUBLIC_REGISTRY = "https://registry.npmjs.org/"


@dataclass(frozen=True)
class Package:
    """One npm package: its name, exact version, and the SHA-512 of its tarball as the registry states it (base64)."""

    name: str
    version: str
    sha512: str

    @property
    def filename(self) -> str:
        return f"{self.name.rpartition('/')[2]}-{self.version}.tgz"

    def url(self, registry: str) -> str:
        return f"{registry.rstrip('/')}/{self.name}/-/{self.filename}"


NAMES = Package(
    "emoji-datasource-google",
    "16.0.0",
    "ZRexfzs7MVoLnmzZmNsO4TKhnAJp5D++Vm6PpUpH/jEQQlemp3l88CjZ+DoZ2faM9R4QxZkOPJCoT8DlPhfQ3A==",
)
KEYWORDS = Package(
    "emojilib",
    "4.0.3",
    "KbWiYre9aRSaPbHrHZIz9zmoM+21LAsK1VFJtnTh1VCtWE/rNMDviGhQTmselFl95dhqtGlY22iH0leG5BuW0g==",
)
VECTORS = Package(
    "@iconify-json/noto",
    "1.2.9",
    "DQiuXENbun41ch+XPSV55H9FaWKpHTyz46YIKtSaKYD4fIDDzL1tR6H4np/T38jfrTAeI3rcKF0mqHYeZVAuaw==",
)
PACKAGES = (NAMES, KEYWORDS, VECTORS)

SKIPPED_CATEGORIES = frozenset({"Flags", "Component"})

# Which picture an everyday word means. Many pictures carry the keyword "tree"; without this table the bare word would
# teach the model a blend of all of them. A word listed here is taken away from every other picture.
EVERYDAY: Mapping[str, str] = {
    "dog": "1f436", "cat": "1f431", "dog face": "1f436", "cat face": "1f431", "sun": "2600", "tree": "1f333", "fish": "1f41f",
    "house": "1f3e0", "car": "1f697", "red car": "1f697", "apple": "1f34e", "red apple": "1f34e", "rocket": "1f680",
    "pizza": "1f355", "ghost": "1f47b", "blue heart": "1f499", "heart": "2764", "red heart": "2764", "star": "2b50",
    "moon": "1f319", "flower": "1f33c", "rose": "1f339", "bird": "1f426", "horse": "1f434", "cow": "1f42e", "pig": "1f437",
    "mouse": "1f42d", "rabbit": "1f430", "bear": "1f43b", "fox": "1f98a", "lion": "1f981", "tiger": "1f42f", "frog": "1f438",
    "monkey": "1f435", "panda": "1f43c", "penguin": "1f427", "elephant": "1f418", "snake": "1f40d", "turtle": "1f422",
    "whale": "1f433", "dolphin": "1f42c", "shark": "1f988", "octopus": "1f419", "butterfly": "1f98b", "bee": "1f41d",
    "snail": "1f40c", "spider": "1f577", "dragon": "1f432", "unicorn": "1f984", "chicken": "1f414", "duck": "1f986",
    "owl": "1f989", "banana": "1f34c", "orange": "1f34a", "lemon": "1f34b", "grapes": "1f347", "strawberry": "1f353",
    "cherries": "1f352", "watermelon": "1f349", "pear": "1f350", "peach": "1f351", "tomato": "1f345", "carrot": "1f955",
    "bread": "1f35e", "cheese": "1f9c0", "egg": "1f95a", "hamburger": "1f354", "burger": "1f354", "cake": "1f370",
    "birthday cake": "1f382", "cookie": "1f36a", "donut": "1f369", "ice cream": "1f368", "coffee": "2615", "tea": "1f375",
    "beer": "1f37a", "wine": "1f377", "bus": "1f68c", "train": "1f686", "truck": "1f69a", "bicycle": "1f6b2", "bike": "1f6b2",
    "ship": "1f6a2", "boat": "26f5", "sailboat": "26f5", "airplane": "2708", "plane": "2708", "helicopter": "1f681",
    "castle": "1f3f0", "mountain": "26f0", "volcano": "1f30b", "rainbow": "1f308", "cloud": "2601", "snowman": "26c4",
    "fire": "1f525", "water drop": "1f4a7", "umbrella": "2602", "cactus": "1f335", "mushroom": "1f344", "leaf": "1f343",
    "robot": "1f916", "alien": "1f47d", "skull": "1f480", "clown": "1f921", "pumpkin": "1f383", "gift": "1f381",
    "balloon": "1f388", "ball": "26bd", "football": "26bd", "basketball": "1f3c0", "guitar": "1f3b8", "piano": "1f3b9",
    "trumpet": "1f3ba", "drum": "1f941", "camera": "1f4f7", "phone": "1f4f1", "computer": "1f4bb", "television": "1f4fa",
    "clock": "1f551", "key": "1f511", "lock": "1f512", "book": "1f4d6", "pencil": "270f", "scissors": "2702", "hammer": "1f528",
    "light bulb": "1f4a1", "crown": "1f451", "hat": "1f3a9", "shoe": "1f45e", "shirt": "1f455", "dress": "1f457",
    "glasses": "1f453", "eye": "1f441", "hand": "270b", "thumbs up": "1f44d", "trophy": "1f3c6", "diamond": "1f48e",
    "bell": "1f514", "money": "1f4b0", "bomb": "1f4a3", "globe": "1f30d", "smile": "1f604", "smiley": "1f603",
}  # fmt: skip


@dataclass(frozen=True)
class Subject:
    """What one picture shows. All words are lower case, letters, digits and single blanks.

    ``names`` say which picture it is, the plainest first; ``keywords`` only hint at it and are shared with other pictures.
    """

    code: str
    names: tuple[str, ...]
    keywords: tuple[str, ...]
    category: str

    @property
    def everyday(self) -> bool:
        """Whether an everyday word means this picture."""
        return self.code in _EVERYDAY_CODES


_EVERYDAY_CODES = frozenset(EVERYDAY.values())


def download_all(folder: Path) -> dict[Package, Path]:
    """The tarballs of all packages in ``folder``, downloaded unless they are there already.

    Raises:
        ValueError: a file that is not the one this module was written against.
    """
    registry = npm_registry()
    return {package: download(package, folder, registry) for package in PACKAGES}


def download(package: Package, folder: Path, registry: str = PUBLIC_REGISTRY) -> Path:
    """One package's tarball, checked on every call. Raises ValueError when its SHA-512 differs."""
    path = folder / package.filename
    if not path.exists():
        url = package.url(registry)
        print(f"downloading {url}", flush=True)

        def fetch(temporary: Path) -> None:
            with urllib.request.urlopen(url, timeout=120) as response, temporary.open("wb") as file:
                shutil.copyfileobj(response, file)

        write_atomically(path, fetch)
    found = base64.b64encode(hashlib.sha512(path.read_bytes()).digest()).decode()
    if found != package.sha512:
        raise ValueError(f"{path} has SHA-512 {found}, expected {package.sha512}; delete it and try again")
    return path


def npm_registry() -> str:
    """The registry that npm is set up with on this machine, the public one where npm is not installed."""
    npm = shutil.which("npm")
    if npm is None:
        return PUBLIC_REGISTRY
    answer = subprocess.run([npm, "config", "get", "registry"], capture_output=True, text=True, check=False)
    address = answer.stdout.strip()
    return address if address.startswith("http") else PUBLIC_REGISTRY


def read_sources(tarballs: Mapping[Package, Path]) -> tuple[list[Subject], list[str]]:
    """All subjects in the order of the Unicode charts, and the SVG body of each (on a 128 x 128 canvas)."""
    emoji: list[dict[str, Any]] = _json_member(tarballs[NAMES], "package/emoji.json")
    keywords: dict[str, list[str]] = _json_member(tarballs[KEYWORDS], "package/dist/emoji-en-US.json")
    icons: dict[str, Any] = _json_member(tarballs[VECTORS], "package/icons.json")
    icon_names: dict[str, str] = _json_member(tarballs[VECTORS], "package/chars.json")
    subjects, bodies = [], []
    for entry in sorted(emoji, key=lambda entry: entry["sort_order"]):
        if not entry["has_img_google"] or entry["category"] in SKIPPED_CATEGORIES:
            continue
        code = "-".join(part for part in entry["unified"].lower().split("-") if part != "fe0f")
        icon = icon_names.get(code) or icon_names.get(entry["unified"].lower())
        if icon is None:
            continue
        character = "".join(chr(int(part, 16)) for part in entry["unified"].split("-"))
        words = keywords.get(character) or keywords.get(character.replace("\ufe0f", "")) or []
        subjects.append(make_subject(code, entry["name"], entry["short_names"], words, entry["category"]))
        bodies.append(_icon_body(icons, icon))
    return subjects, bodies


def make_subject(
    code: str, name: str | None, short_names: Sequence[str], words: Sequence[str], category: str
) -> Subject:
    """One subject from the raw fields: cleaned, without repetitions, everyday words in their place.

    ``words[0]`` is emojilib's own name of the picture, the rest are its keywords.
    """
    everyday = [word for word, owner in EVERYDAY.items() if owner == code]
    raw_names = [*everyday, *(words[:1]), *short_names, name or ""]
    names = [clean for clean in map(clean_words, raw_names) if len(clean) > 1 and EVERYDAY.get(clean, code) == code]
    names = list(dict.fromkeys(names)) or [clean_words(name or short_names[0])]
    keywords = [clean for clean in map(clean_words, words[1:]) if len(clean) > 1 and clean not in names]
    return Subject(code, tuple(names), tuple(dict.fromkeys(keywords)), category)


def clean_words(text: str) -> str:
    """Lower case; everything but letters and digits becomes one blank; a number at the end of a word goes ("dog2")."""
    words = re.sub(r"[^a-z0-9]+", " ", text.lower()).split()
    return " ".join(re.sub(r"(?<=[a-z]{2})\d+$", "", word) for word in words)


def save_subjects(path: Path, subjects: Sequence[Subject]) -> None:
    lines = ",\n".join(json.dumps(asdict(subject)) for subject in subjects)
    write_atomically(path, lambda temporary: temporary.write_text(f"[\n{lines}\n]\n"))


def load_subjects(path: Path) -> list[Subject]:
    return [
        Subject(entry["code"], tuple(entry["names"]), tuple(entry["keywords"]), entry["category"])
        for entry in json.loads(path.read_text())
    ]


def _icon_body(icons: dict[str, Any], name: str) -> str:
    alias = icons.get("aliases", {}).get(name)
    body: str = icons["icons"][alias["parent"] if alias else name]["body"]
    return body


def _json_member(tarball: Path, member: str) -> Any:
    with tarfile.open(tarball) as archive:
        file = archive.extractfile(member)
        if file is None:
            raise ValueError(f"{tarball} has no {member}")
        return json.load(file)

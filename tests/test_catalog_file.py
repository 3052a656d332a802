"""A user's TOML file adds models to the catalogue; whatever is wrong in it is said with file, entry and key."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from hfjax_demo.catalog import Adapter, FileSource, FolderSource, HubSource, ModelKind, read_catalog
from hfjax_demo.errors import InvalidSetting, ModelNotFound

from .catalogue import BUILT_IN

TWO_MODELS = """
[[model]]
name = "my-llama"
repo = "owner/My-Llama"
revision = "v2"
title = "My Llama"
summary = "A Llama of mine."
family = "llama3"
license = "apache-2.0"
gated = true
chat = true
parameters = 1_000
download_bytes = 2_000
sampling = { temperature = 0, top_p = 0.9 }

[[model]]
name = "my_pictures.2"
kind = "image"
folder = "models/pictures"

[model.image_settings]
width = 64
steps = 4
guidance_scale = 1
scheduler = "euler"

[[model.adapters]]
repo = "owner/ink"
weights = "v2.safetensors"
weight = 0.8

[[model.adapters]]
file = "words/ink.safetensors"
token = "<ink>"

[[model.adapters]]
repo = "owner/edges"
control = true
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "models.toml"
    file.write_text(text, encoding="utf-8")
    return file


def entry(**changes: str) -> str:
    """One model's table; values are TOML, an empty one leaves the key out."""
    values = {"name": '"mine"', "repo": '"owner/mine"'} | changes
    return "[[model]]\n" + "\n".join(f"{key} = {value}" for key, value in values.items() if value)


EDGES = 'repo = "owner/edges"\ncontrol = true\n'


def adapter(text: str, **changes: str) -> str:
    """A picture model's table with an adapter."""
    return entry(**{"kind": '"image"'} | changes) + "\n[[model.adapters]]\n" + text


def test_models_of_a_file_follow_the_built_in_ones(tmp_path: Path) -> None:
    found = read_catalog(written(tmp_path, TWO_MODELS))
    assert found.models[: len(BUILT_IN.models)] == BUILT_IN.models
    text, image = found.models[len(BUILT_IN.models) :]
    assert (text.name, text.title, text.summary) == ("my-llama", "My Llama", "A Llama of mine.")
    assert (text.kind, text.source) == (ModelKind.TEXT, HubSource("owner/My-Llama", "v2"))
    assert (text.family, text.license, text.gated, text.chat) == ("llama3", "apache-2.0", True, True)
    assert (text.parameters, text.download_bytes) == (1000, 2000)
    assert dict(text.sampling) == {"temperature": 0, "top_p": 0.9}
    assert found.find("owner/my-llama") is text and found.find(" My-Llama ") is text

    assert (image.kind, image.source) == (ModelKind.IMAGE, FolderSource((tmp_path / "models" / "pictures").resolve()))
    assert (image.title, image.family, image.parameters) == ("my_pictures.2", "unknown", None)
    assert dict(image.image_settings) == {"width": 64, "steps": 4, "guidance_scale": 1, "scheduler": "euler"}
    assert image.adapters == (
        Adapter(HubSource("owner/ink"), "v2.safetensors", 0.8),
        Adapter(FileSource((tmp_path / "words" / "ink.safetensors").resolve()), token="<ink>"),
        Adapter(HubSource("owner/edges"), control=True),
    )
    assert image in found.entries(ModelKind.IMAGE) and image not in found.entries(ModelKind.TEXT)
    with pytest.raises(ModelNotFound, match="Did you mean my-llama"):
        found.find("my-lama")


def test_a_folder_says_itself_what_it_is(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "model_index.json").touch()
    file = written(tmp_path, entry(repo="", folder='"pictures"'))
    assert read_catalog(file).find("mine").kind is ModelKind.IMAGE
    file = written(tmp_path, entry(repo="", folder=f'"{tmp_path}/gone"'))
    assert read_catalog(file).find("mine").source == FolderSource((tmp_path / "gone").resolve())


def test_an_entry_may_take_a_built_in_models_place_and_a_name_wins_over_anothers_hub_id(tmp_path: Path) -> None:
    found = read_catalog(written(tmp_path, entry(name='"qwen3-0.6b"', repo='"owner/better-qwen"')))
    assert [spec.name for spec in found.models] == [spec.name for spec in BUILT_IN.models]
    assert found.find("qwen3-0.6b").source == HubSource("owner/better-qwen")
    both = entry(name='"cool"', sampling="{ temperature = 0 }") + "\n" + entry(name='"hot"')
    found = read_catalog(written(tmp_path, both))
    assert found.find("hot").name == "hot" and found.find("owner/mine").name == "cool"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[model]", "is not valid TOML"),
        ("\xff", "is not valid TOML"),
        ("models = 1", "'models' is not a known key of a catalogue file"),
        ("model = 1", "'model' is no list of tables; begin every model with [[model]]"),
        (entry(name=""), "model 1: name is missing"),
        (entry(name='"My Model"'), "name is 'My Model'; use at most 100 lower-case letters"),
        (entry(name='"' + "x" * 101 + '"'), "use at most 100"),
        (entry(repo=""), "model 1 (mine): set one of repo"),
        (entry(folder='"x"'), "set one of repo"),
        (entry(repo='"mine"'), "repo is 'mine'; give a hub id such as 'owner/name'"),
        (entry(repo="", folder='"a\\u0000b"'), "which is not a valid path"),
        (entry(repo="", folder='"x"', revision='"main"'), "revision is not supported for a folder"),
        (entry(kind='"video"'), "kind is 'video'; choose 'text', 'image' or 'embedding'"),
        (entry(licence='"mit"'), "'licence' is not a known key of a model; did you mean 'license'?"),
        (entry(title='"""two\nlines"""'), "title is 'two\\nlines'; use a string of one line"),
        (entry(parameters="-1"), "parameters is -1; give a whole number above 0"),
        (entry(sampling="5"), "sampling is 5; give a table"),
        (entry(sampling="{ temprature = 1 }"), "in sampling, 'temprature' is not a known sampling setting; did you"),
        (entry(sampling="{ temperature = -1 }"), "in sampling, temperature is -1; choose 0 (greedy) to 10"),
        (entry(image_settings="{ steps = 1 }"), "image_settings is not supported for a model of kind 'text'"),
        (entry(kind='"image"', sampling="{ top_k = 1 }"), "sampling is not supported for a model of kind 'image'"),
        (entry(kind='"image"', image_settings="{ width = 100 }"), "in image_settings, width is 100; choose 96 or 104"),
        (adapter(""), "set one of repo (on the hub), folder"),
        (adapter('repo = "a/b:Q4_K_M"'), "give a hub id such as 'owner/name'"),
        (adapter('repo = "a/b"\nweight = "much"'), "in adapter 1, weight is 'much'; choose -10 to 10"),
        (adapter('repo = "a/b"\nweights = "../up.safetensors"'), "name a safetensors or GGUF file"),
        (adapter('repo = "a/b"\ntoken = "two words"'), "choose a word without spaces"),
        (adapter('file = "x.safetensors"', kind='"text"'), "file is for image models only"),
        (adapter('repo = "a/b"\n' + '[[model.adapters]]\nrepo = "a/b"\n' * 16), "give at most 16 tables"),
        (adapter(EDGES + "weight = 0.5"), "weight is not supported for a ControlNet"),
        (adapter(EDGES, kind='"text"'), "control is for image models only"),
        (entry() + "\n" + entry(kind='"image"'), "two models are named 'mine'; names must be unique"),
        (entry() + "\n" + entry(name='"other"', repo="1"), "model 2 (other): repo is 1"),
    ],
)
def test_what_is_wrong_is_one_sentence_with_file_entry_and_key(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "models.toml"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(InvalidSetting, match=re.escape(sentence)) as caught:
        read_catalog(file)
    message = str(caught.value)
    assert str(file) in message
    assert "\n" not in message and message[-1] in ".?" and message[-2] not in ".?" and len(message) < 600


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for file in (tmp_path / "gone.toml", tmp_path, Path("a\0b")):
        with pytest.raises(InvalidSetting, match=r"can't be read"):
            read_catalog(file)
    huge = tmp_path / "huge.toml"
    os.truncate(os.open(huge, os.O_CREAT | os.O_RDWR), 3_000_000)
    with pytest.raises(InvalidSetting, match="larger than 1 MB"):
        read_catalog(huge)
    assert read_catalog(written(tmp_path, "# nothing yet\n")) == BUILT_IN


def test_styles_join_the_built_in_ones_and_replace_those_of_their_names(tmp_path: Path) -> None:
    text = """
[[style]]
name = "Woodcut"
prompt = "woodcut of {prompt}"

[[style]]
name = "Pencil"
prompt = "{prompt}, in pencil"
negative_prompt = "ink"
"""
    styles = {style.name: style for style in read_catalog(written(tmp_path, text)).styles}
    assert set(styles) == {style.name for style in BUILT_IN.styles} | {"Woodcut"}
    assert styles["Woodcut"].applied(" a cat ", "dogs") == ("woodcut of a cat", "dogs")
    assert styles["Pencil"].applied("a cat", "dogs") == ("a cat, in pencil", "dogs, ink")
    assert styles["Pencil"].applied("a cat", "ink") == ("a cat, in pencil", "ink")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[[style]]\nname = "a"\nprompt = "no place"', "with {prompt} in it"),
        ('[[style]]\nname = "a"\nprompt = "{prompt}"\ncolour = "red"', "colour"),
        ('style = "a"', "[[style]]"),
        ("\n".join(f'[[style]]\nname = "{n}"\nprompt = "{{prompt}}"' for n in range(200)), "the limit is 200"),
    ],
)
def test_a_style_that_is_none_is_told_by_its_number_and_key(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(InvalidSetting, match=re.escape(sentence)):
        read_catalog(written(tmp_path, text))

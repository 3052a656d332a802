"""The Dockerfile, read as Docker reads it: there is none here to build it. The release workflow does, and starts the image."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
from pathlib import Path

import yaml

from hfjax_demo.environment import variable_name
from hfjax_demo.settings import Settings

from .deployed import REPOSITORY, files_of_the_repository

DOCKERFILE = (REPOSITORY / "Dockerfile").read_text(encoding="utf-8")


def read(name: str) -> str:
    return (REPOSITORY / name).read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    """Each instruction with what follows it, continued lines joined, without comments."""
    lines = "\n".join(line for line in DOCKERFILE.splitlines() if not line.lstrip().startswith("#"))
    joined = re.sub(r"\\\n\s*", " ", lines)
    return [
        (word, rest.strip()) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line.strip())
    ]


def of(word: str) -> list[str]:
    return [rest for name, rest in instructions() if name == word]


def environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for rest in of("ENV") for pair in shlex.split(rest))


def test_what_is_copied_is_all_that_the_program_needs_and_little_else_is_sent() -> None:
    copied = {source for rest in of("COPY") for source in shlex.split(rest)[:-1]}
    assert copied == {"requirements.txt", "LICENSE", "app.py", "hfjax_demo"}
    assert json.loads(of("CMD")[0]) == ["python", "app.py"]
    rules = [line for line in read(".dockerignore").splitlines() if line and line[0] != "#"]
    assert rules[0] == "*" and {rule[1:] for rule in rules if rule.startswith("!")} == copied
    hidden = [rule.removeprefix("**/") for rule in rules if rule.startswith("**/")]
    for name in files_of_the_repository():
        if name.startswith("hfjax_demo/"):
            assert not any(fnmatch.fnmatch(part, rule) for part in Path(name).parts for rule in hidden), name


def test_its_python_is_one_that_every_change_is_tested_on_and_torch_is_the_small_one() -> None:
    assert instructions()[0][0] == "FROM"
    found = re.fullmatch(r"python:(\d+\.\d+)-slim-bookworm", of("FROM")[0])
    matrix = yaml.safe_load(read(".github/workflows/test.yml"))["jobs"]["test"]["strategy"]["matrix"]
    assert found is not None and found[1] in matrix["python"]
    (index,) = of("ARG")
    assert index.startswith("PIP_EXTRA_INDEX_URL=https://") and index in read("docs/installing.md")
    words = [word for word, rest in instructions() if word == "ARG" or "pip install" in rest]
    assert words == ["ARG", "RUN"], "it has to be known before anything is installed"


def test_it_runs_as_a_user_without_rights_whose_cache_is_a_volume() -> None:
    names = [word for word, _ in instructions()]
    assert of("USER") == ["1000"] and "useradd --uid 1000" in DOCKERFILE, "by number, as orchestrators want to know it"
    assert not {"RUN", "COPY"} & set(names[names.index("USER") :]), "what is installed is not its own"
    assert of("VOLUME") == [environment()["HF_HOME"]]


def test_the_port_the_host_and_the_health_check_agree() -> None:
    ours = {name: value for name, value in environment().items() if name.startswith("HFJAX_")}
    assert ours.keys() <= {variable_name(name) for name in Settings.model_fields}
    settings = Settings.from_environment(ours)
    assert of("EXPOSE") == [str(settings.port)] and settings.host == "0.0.0.0"
    program = json.loads(of("HEALTHCHECK")[0].partition(" CMD ")[2])
    assert program[:2] == ["python", "-c"] and "/health'" in program[2] and "HFJAX_PORT" in program[2]
    compile(program[2], "the health check", "exec")


def test_the_page_on_hosting_and_the_workflow_say_what_the_file_says() -> None:
    commands = re.findall(r"^#?\s*(docker (?:run|build) .*)$", DOCKERFILE, re.MULTILINE)
    assert commands and all(command in read("docs/hosting.md") for command in commands)
    steps = yaml.safe_load(read(".github/workflows/release.yml"))["jobs"]["image"]["steps"]
    script = "\n".join(step.get("run", "") for step in steps)
    promises = ("docker build -t hfjax-demo .", "--read-only --tmpfs /tmp", "-v hfjax-demo:/data", "/health", "id -u")
    assert [promised for promised in promises if promised not in script] == []

"""The Dockerfile, read as Docker reads it: there is none here to build it. The release workflow does, and starts the image."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
from pathlib import Path

import pytest
import yaml

from hfjax_demo.environment import variable_name
from hfjax_demo.settings import Settings

from .deployed import REPOSITORY, files_of_the_repository

DOCKERFILE = (REPOSITORY / "Dockerfile").read_text(encoding="utf-8")
HOSTING = (REPOSITORY / "docs" / "hosting.md").read_text(encoding="utf-8")
WORKFLOW = REPOSITORY / ".github" / "workflows" / "release.yml"


def instructions() -> list[tuple[str, str]]:
    """Each instruction with what follows it, continued lines joined, without comments."""
    lines = "\n".join(line for line in DOCKERFILE.splitlines() if not line.lstrip().startswith("#"))
    joined = re.sub(r"\\\n\s*", " ", lines)
    return [
        (word, rest.strip()) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line.strip())
    ]


def of(word: str) -> list[str]:
    return [rest for name, rest in instructions() if name == word]


def copied() -> list[str]:
    return [source for rest in of("COPY") for source in shlex.split(rest)[:-1]]


def environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for rest in of("ENV") for pair in shlex.split(rest))


def test_the_instructions_are_dockers() -> None:
    known = {"FROM", "ARG", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}
    assert {word for word, _ in instructions()} <= known
    assert instructions()[0][0] == "FROM"


def test_what_is_copied_is_there_and_is_all_that_the_program_needs() -> None:
    for name in copied():
        assert (REPOSITORY / name).exists(), name
    assert set(copied()) == {"requirements.txt", "LICENSE", "app.py", "hfjax_demo"}


def test_what_is_copied_is_not_ignored_and_little_else_is_sent() -> None:
    rules = [line for line in (REPOSITORY / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]
    assert rules[0] == "*" and {rule[1:] for rule in rules if rule.startswith("!")} == set(copied())
    hidden = [rule.removeprefix("**/") for rule in rules if rule.startswith("**/")]
    for name in files_of_the_repository():
        if name.startswith("hfjax_demo/"):
            assert not any(fnmatch.fnmatch(part, rule) for part in Path(name).parts for rule in hidden), name


def test_its_python_is_one_that_the_program_runs_on() -> None:
    (base,) = of("FROM")
    found = re.fullmatch(r"python:(\d+)\.(\d+)-slim-bookworm", base)
    assert found is not None
    needed = re.search(r'requires-python = ">=(\d+)\.(\d+)"', (REPOSITORY / "pyproject.toml").read_text("utf-8"))
    assert needed is not None and tuple(map(int, found.groups())) >= tuple(map(int, needed.groups()))
    workflow = yaml.safe_load((REPOSITORY / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    tested = workflow["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert ".".join(found.groups()) in tested, "one that every change is tested on"


def test_torch_is_the_small_one() -> None:
    (index,) = of("ARG")
    installing = (REPOSITORY / "docs" / "installing.md").read_text("utf-8")
    assert index.startswith("PIP_EXTRA_INDEX_URL=https://") and index in installing
    words = [word for word, rest in instructions() if word == "ARG" or "pip install" in rest]
    assert words == ["ARG", "RUN"], "it has to be known before anything is installed"


def test_it_runs_as_a_user_without_rights_whose_cache_is_a_volume() -> None:
    names = [word for word, _ in instructions()]
    assert of("USER") == ["1000"] and "useradd --uid 1000" in DOCKERFILE, "by number, as orchestrators want to know it"
    assert not {"RUN", "COPY"} & set(names[names.index("USER") :]), "what is installed is not its own"
    assert of("VOLUME") == [environment()["HF_HOME"]]
    assert Settings.from_environment({"HF_HOME": "/"}).cache_dir.name == "hfjax_demo"


def test_the_port_the_host_and_the_health_check_agree() -> None:
    known = {variable_name(name) for name in Settings.model_fields}
    ours = {name: value for name, value in environment().items() if name.startswith("HFJAX_")}
    assert ours.keys() <= known
    settings = Settings.from_environment(ours)
    assert of("EXPOSE") == [str(settings.port)] and settings.host == "0.0.0.0"
    (check,) = of("HEALTHCHECK")
    program = json.loads(check.partition(" CMD ")[2])
    assert program[:2] == ["python", "-c"] and "/health'" in program[2] and "HFJAX_PORT" in program[2]
    compile(program[2], "the health check", "exec")


def test_the_command_is_the_documented_one() -> None:
    (command,) = of("CMD")
    assert json.loads(command) == ["python", "app.py"] and "app.py" in copied()


@pytest.mark.parametrize("command", re.findall(r"^#?\s*(docker (?:run|build) .*)$", DOCKERFILE, re.MULTILINE))
def test_the_page_on_hosting_says_what_the_file_says(command: str) -> None:
    assert command in HOSTING


def test_the_workflow_builds_and_starts_it_with_all_that_is_promised() -> None:
    jobs = yaml.safe_load(WORKFLOW.read_text("utf-8"))["jobs"]
    script = "\n".join(step.get("run", "") for step in jobs["image"]["steps"])
    for promised in (
        "docker build -t hfjax-demo .",
        "--read-only --tmpfs /tmp",
        "-v hfjax-demo:/data",
        "/health",
        "id -u",
    ):
        assert promised in script

"""Defaults, environment variables and flags, and what is said about values that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest

from hfjax_demo.cli import main
from hfjax_demo.cli import settings as command
from hfjax_demo.environment import variable_name, variable_text
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.settings import Settings, parse_memory_budget


def test_flags_win_over_variables_and_variables_over_defaults(tmp_path: Path) -> None:
    environ = {"HFJAX_PORT": "8000", "HFJAX_SLOTS": "2", "HFJAX_CACHE_DIR": str(tmp_path)}
    environ["HFJAX_IMAGE_SIZES"] = "512x512,768x512"
    settings = Settings.from_environment(environ, port=9000, slots=None)
    assert (settings.port, settings.slots, settings.cache_dir) == (9000, 2, tmp_path)
    assert settings.image_sizes == ("512x512", "768x512")
    assert settings.context_length == Settings().context_length
    for text in ("1", "Yes", "off", ""):
        made = Settings.from_environment({"HFJAX_ALLOW_CUSTOM_MODELS": text})
        assert made.allow_custom_models is (text in ("1", "Yes"))


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("HFJAX_PORT", "many", "HFJAX_PORT: port is 'many'; choose 1 to 65535"),
        ("HFJAX_SLOTS", "0", "choose 1 to 64"),
        ("HFJAX_DTYPE", "int4", "choose one of auto, float32"),
        ("HFJAX_ALLOW_CUSTOM_MODELS", "perhaps", "choose true or false"),
        ("HFJAX_CONTEXT_LENGTH", "3", "choose auto or a number of tokens, at least 8"),
        ("HFJAX_IMAGE_SIZES", "512x500", "use widths and heights in multiples of 8"),
        ("HFJAX_MESH", "4", "use two numbers, data x model"),
        ("HFJAX_OFFLOAD", "some", "choose auto or a number of layers"),
        ("HFJAX_MAX_IMAGE_SIZE", "63", "max_image_size is '63'; choose at least 64"),
        ("HFJAX_IDLE_MINUTES", "-1", "or 0 to keep models loaded"),
        ("HFJAX_IDLE_MINUTES", "nan", "or 0 to keep models loaded"),
        ("HFJAX_LOG_FORMAT", "xml", "choose one of text, json, none"),
        ("HFJAX_SHUTDOWN_SECONDS", "inf", "or 0 to cancel at once"),
        ("HFJAX_API_KEY", "two words", "not allowed in a header"),
        ("HFJAX_API_KEY", "schlüssel", "not allowed in a header"),
        *(
            ("HFJAX_MEMORY_BUDGET", text, "an amount such as 6GB")
            for text in ("plenty", "101%", "0GB", "6", "nan%", "6 plenty b")
        ),
    ],
)
def test_a_bad_variable_is_named_with_what_to_do(name: str, value: str, says: str) -> None:
    with pytest.raises(InvalidSetting) as caught:
        Settings.from_environment({name: value})
    assert says in str(caught.value) and str(caught.value).startswith(name)
    assert "\n" not in str(caught.value)
    assert caught.value.field == name.removeprefix("HFJAX_").lower()


@pytest.mark.parametrize(
    ("chosen", "made_for", "context"),
    [("auto", 32768, 32768), ("auto", None, 2048), ("4096", 32768, 4096), ("4096", 1024, 1024), ("4096", None, 4096)],
)
def test_the_context_is_the_models_own_and_a_number_limits_it(chosen: str, made_for: int | None, context: int) -> None:
    settings = Settings.from_environment({"HFJAX_CONTEXT_LENGTH": chosen})
    assert settings.context_for(made_for) == context
    assert settings.max_context == (None if chosen == "auto" else 4096)


def test_memory_budgets() -> None:
    budgets = {"auto": 12_800_000_000, "75%": 12_000_000_000, "1.5 gb": 1_500_000_000, "512 MiB": 512 * 2**20}
    assert {text: parse_memory_budget(text, 16_000_000_000) for text in budgets} == budgets


def test_settings_are_changed_by_making_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HFJAX_SLOTS", "3")  # which only from_environment reads
    first = Settings(dtype="int8")
    assert first.changed(slots=2) == Settings(dtype="int8", slots=2) and first.slots == 8
    for changes, field in (({"slots": 0}, "slots"), ({"slot": 1}, "slot")):
        with pytest.raises(InvalidSetting) as caught:
            first.changed(**changes)
        assert caught.value.field == field


def test_what_a_variable_is_written_as_is_read(tmp_path: Path) -> None:
    for changes in ({}, {"image_sizes": ("64x64", "64x96"), "idle_minutes": 0.5, "port": 1, "mesh": "1x2"}):
        settings = Settings(cache_dir=tmp_path, model_roots=(tmp_path, Path("here")), mcp=True, **changes)
        environ = {variable_name(name): variable_text(getattr(settings, name)) for name in Settings.variable_fields()}
        assert Settings.from_environment(environ) == settings
    assert Settings(visitor_limits=(1, 2, 3, 4)) == Settings.from_environment({"HFJAX_VISITOR_LIMITS": "1,2,3,4"})


def test_the_page_about_settings_is_made_of_them() -> None:
    written = (Path(__file__).parents[1] / "docs" / "settings.md").read_text(encoding="utf-8")
    assert written == command.page(), "run: python -m hfjax_demo settings --markdown > docs/settings.md"
    for name, field in Settings.model_fields.items():
        listed = f"| `{variable_name(name)}` |" in written
        assert listed == (name in command.descriptions()) == (not field.exclude), name
        if field.exclude:
            assert Settings.from_environment({variable_name(name): "16"}) == Settings.from_environment({}), name


def test_the_command_tells_what_holds_here_but_no_key_and_what_is_no_setting(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HFJAX_API_KEY", "nobodys-business")
    monkeypatch.setenv("HFJAX_SLOTS", "5")
    for name in ("SLOT", "XYZ", "ENGINE_SHAPES"):
        monkeypatch.setenv(f"HFJAX_{name}", "3")
    assert main(["settings"]) == 0
    out, err = capsys.readouterr()
    lines = {line.split()[0]: line.split() for line in out.splitlines()}
    assert lines["HFJAX_SLOTS"][:3] == ["HFJAX_SLOTS", "--slots", "5"]
    assert lines["HFJAX_API_KEY"][1] == "(set)" and "nobodys-business" not in out
    assert err.splitlines() == [
        "hfjax_demo: HFJAX_ENGINE_SHAPES is not a setting and is ignored; the command settings lists all of them.",
        "hfjax_demo: HFJAX_SLOT is not a setting and is ignored; did you mean HFJAX_SLOTS?",
        "hfjax_demo: HFJAX_XYZ is not a setting and is ignored; the command settings lists all of them.",
    ]

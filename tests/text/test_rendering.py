"""Chat templates that go wrong cost their own request, whatever they raise and however long they would run."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.text import conversation_renderer
from hfjax_demo.text.conversation_renderer import ConversationRenderer

from .chat_templates import tokenizer_of

TURNS: Any = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "hello"}]
SAYS = "{% for m in messages %}{{ m.content }}{% endfor %}"
LOOP = "{% for i in range(99999) %}{% for j in range(99999) %}{% set k = i %}{% endfor %}{% endfor %}"


@pytest.mark.parametrize(
    ("template", "says"),
    [
        ("{{ 1 // 0 }}", "zero"),
        ("{% for i in range(10**9) %}x{% endfor %}", "too big"),
        ("{{ messages[5].content }}", "no element 5"),
        ("{{ messages[0].content + 1 }}", "concatenate"),
        ("{{ raise_exception('Not so.') }}", "Not so."),
        ("{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}", "recursion"),
    ],
)
def test_whatever_it_raises_is_a_refusal(template: str, says: str) -> None:
    with pytest.raises(InvalidRequest, match="chat template rejected this conversation") as caught:
        ConversationRenderer(tokenizer_of(SAYS + template)).text(TURNS)
    assert says in str(caught.value) and len(str(caught.value)) < 500


@pytest.mark.parametrize("template", [LOOP, "{% macro f() %}" + LOOP + "{% endmacro %}{{ f() }}"])
def test_one_that_does_not_end_is_ended(template: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation_renderer, "MAX_RENDER_SECONDS", 0.05)
    before = sys.gettrace()
    with pytest.raises(conversation_renderer.TemplateLimitExceeded, match="takes too long"):
        ConversationRenderer(tokenizer_of(SAYS + template)).text(TURNS)
    assert sys.gettrace() is before


def test_one_that_writes_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation_renderer, "MAX_RENDERED_CHARACTERS", 20)
    assert ConversationRenderer(tokenizer_of(SAYS)).text(TURNS) == "Be brief.hello"
    with pytest.raises(conversation_renderer.TemplateLimitExceeded, match="output is too long"):
        ConversationRenderer(tokenizer_of(SAYS + SAYS)).text(TURNS)

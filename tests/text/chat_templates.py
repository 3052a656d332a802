# ruff: noqa: E501, RUF001
"""Short chat templates of the kinds that there are, written for these tests: what each writes around thoughts and calls is what
the models of that kind do."""

from __future__ import annotations

from tokenizers import Tokenizer, models
from transformers import PreTrainedTokenizerFast

_CALLS = """{%- for call in m.tool_calls or [] %}{{ '\n<tool_call>\n{"name": "' + call.function.name + '", "arguments": ' + \
(call.function.arguments | tojson) + '}\n</tool_call>' }}{%- endfor %}"""

# As Qwen 3's: thoughts of the last turn alone are written, and enable_thinking switches them off.
QWEN3 = (
    """{%- if tools %}{{ '<|im_start|>system\n# Tools' }}{%- for tool in tools %}{{ '\n' }}{{ tool | tojson }}{%- endfor %}\
{{ '<|im_end|>\n' }}{%- endif %}{%- set ns = namespace(last=-1) %}{%- for m in messages %}{%- if m.role == 'user' %}\
{%- set ns.last = loop.index0 %}{%- endif %}{%- endfor %}{%- for m in messages %}{%- if m.role == 'assistant' %}\
{{ '<|im_start|>assistant\n' }}{%- if loop.index0 > ns.last and (loop.last or m.reasoning_content) %}\
{{ '<think>\n' + (m.reasoning_content or '') + '\n</think>\n\n' }}{%- endif %}{{ m.content }}"""
    + _CALLS
    + """{{ '<|im_end|>\n' }}{%- elif m.role == 'tool' %}{{ '<|im_start|>user\n<tool_response>\n' + m.content + \
'\n</tool_response><|im_end|>\n' }}{%- else %}{{ '<|im_start|>' + m.role + '\n' + m.content + '<|im_end|>\n' }}{%- endif %}\
{%- endfor %}{%- if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{%- if enable_thinking is defined and not \
enable_thinking %}{{ '<think>\n\n</think>\n\n' }}{%- endif %}{%- endif %}"""
)

# As Qwen 3 Coder's: parameters between marks.
QWEN3_CODER = QWEN3.replace(
    _CALLS,
    """{%- for call in m.tool_calls or [] %}{{ '\n<tool_call>\n<function=' + call.function.name + '>\n' }}\
{%- for key, value in call.function.arguments | items %}{{ '<parameter=' + key + '>\n' + (value | string) + '\n</parameter>\n' }}\
{%- endfor %}{{ '</function>\n</tool_call>' }}{%- endfor %}""",
)

# As Qwen 3.5's large ones: the same calls, and thoughts that the template begins or, where they are off, ends.
_THINKING = (
    """{%- if enable_thinking is defined and not enable_thinking %}{{ '<think>\n\n</think>\n\n' }}{%- endif %}"""
)
QWEN35 = QWEN3_CODER.replace(_THINKING, _THINKING.replace("{%- endif %}", "{%- else %}{{ '<think>\n' }}{%- endif %}"))

# As its small ones: thoughts have to be asked for.
QWEN35_SMALL = QWEN3_CODER.replace(
    _THINKING,
    """{%- if enable_thinking is defined and enable_thinking %}{{ '<think>\n' }}{%- else %}{{ '<think>\n\n</think>\n\n' }}{%- endif %}""",
)

# As MiniCPM5's: functions and parameters are named by attributes of their marks.
MINICPM5 = """{%- if tools %}{{ '<|im_start|>system\n<tools>' + (tools | tojson) + '</tools><|im_end|>\n' }}{%- endif %}\
{%- for m in messages %}{%- if m.role == 'tool' %}{{ '<|im_start|>user\n<tool_response>\n' + m.content + \
'\n</tool_response><|im_end|>\n' }}{%- else %}{{ '<|im_start|>' + m.role + '\n' }}{%- if m.reasoning_content and loop.last %}\
{{ '<think>\n' + m.reasoning_content + '\n</think>\n\n' }}{%- endif %}{{ m.content }}{%- for call in m.tool_calls or [] %}\
{{ '<function name="' + call.function.name + '">' }}{%- for key, value in call.function.arguments | items %}\
{{ '<param name="' + key + '">' + (value | string) + '</param>' }}{%- endfor %}{{ '</function>' }}{%- endfor %}\
{{ '<|im_end|>\n' }}{%- endif %}{%- endfor %}{%- if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}\
{%- if enable_thinking is defined and enable_thinking %}{{ '<think>\n' }}{%- else %}{{ '<think>\n\n</think>\n\n' }}{%- endif %}\
{%- endif %}"""

# As DeepSeek R1's distilled ones: the template begins the thoughts, and takes those of earlier turns out.
DEEPSEEK_R1 = """{% for m in messages %}{% if m.role == 'user' %}{{ '<｜User｜>' + m.content }}{% elif m.role == 'assistant' %}\
{% set content = m.content %}{% if '</think>' in content %}{% set content = content.split('</think>')[-1] %}{% endif %}\
{{ '<｜Assistant｜>' + content + '<｜end▁of▁sentence｜>' }}{% else %}{{ m.content }}{% endif %}{% endfor %}\
{% if add_generation_prompt %}{{ '<｜Assistant｜><think>\n' }}{% endif %}"""

# As DeepSeek V3.1's, with the calls of V3: no thoughts unless asked for; arguments are given as text.
DEEPSEEK = """{% if not thinking is defined %}{% set thinking = false %}{% endif %}{% if tools %}{{ tools | tojson }}{% endif %}\
{% for m in messages %}{% if m.role == 'user' %}{{ '<｜User｜>' + m.content }}{% elif m.role == 'assistant' %}\
{{ '<｜Assistant｜></think>' + m.content }}{% if m.tool_calls %}{{ '<｜tool▁calls▁begin｜>' }}{% for call in m.tool_calls %}\
{{ '<｜tool▁call▁begin｜>function<｜tool▁sep｜>' + call.function.name + '\n```json\n' + call.function.arguments + \
'\n```<｜tool▁call▁end｜>' }}{% endfor %}{{ '<｜tool▁calls▁end｜>' }}{% endif %}{{ '<｜end▁of▁sentence｜>' }}{% endif %}{% endfor %}\
{% if add_generation_prompt %}{{ '<｜Assistant｜>' + ('<think>' if thinking else '</think>') }}{% endif %}"""

# As gpt-oss's: every part of an answer has a channel.
HARMONY = """{{ '<|start|>system<|message|>Reasoning: ' + (reasoning_effort or 'medium') + '<|end|>' }}{% for tool in tools or [] %}\
{{ '<|start|>developer<|message|>' + tool.function.name + '<|end|>' }}{% endfor %}{% for m in messages %}\
{% if m.role == 'assistant' %}{% if m.thinking and (loop.last or m.tool_calls) %}\
{{ '<|start|>assistant<|channel|>analysis<|message|>' + m.thinking + '<|end|>' }}{% endif %}{% if m.tool_calls %}\
{% set call = m.tool_calls[0].function %}{{ '<|start|>assistant to=functions.' + call.name + \
'<|channel|>commentary json<|message|>' + (call.arguments | tojson) + '<|call|>' }}{% else %}\
{{ '<|start|>assistant<|channel|>final<|message|>' + m.content + '<|end|>' }}{% endif %}{% else %}\
{{ '<|start|>' + m.role + '<|message|>' + m.content + '<|end|>' }}{% endif %}{% endfor %}\
{% if add_generation_prompt %}{{ '<|start|>assistant' }}{% endif %}"""

# As Llama 3.1's: a call is a bare JSON object, and there may be one.
LLAMA3 = """{{ '<|begin_of_text|>' }}{% for tool in tools or [] %}{{ tool | tojson }}{% endfor %}{% for m in messages %}\
{{ '<|start_header_id|>' + m.role + '<|end_header_id|>\n\n' }}{% if m.tool_calls %}{% if m.tool_calls | length != 1 %}\
{{ raise_exception('This model only supports single tool-calls at once!') }}{% endif %}{% set call = m.tool_calls[0].function %}\
{{ '{"name": "' + call.name + '", "parameters": ' + (call.arguments | tojson) + '}' }}{% else %}{{ m.content }}{% endif %}\
{{ '<|eot_id|>' }}{% endfor %}{% if add_generation_prompt %}{{ '<|start_header_id|>assistant<|end_header_id|>\n\n' }}{% endif %}"""

# As Mistral's: a list of calls, whose ids have nine letters.
MISTRAL = """{{ '<s>' }}{% for m in messages %}{% if m.role == 'user' %}{% if tools %}{{ '[AVAILABLE_TOOLS] ' + (tools | tojson) + \
'[/AVAILABLE_TOOLS]' }}{% endif %}{{ '[INST] ' + m.content + '[/INST]' }}{% elif m.tool_calls %}{{ '[TOOL_CALLS] [' }}\
{% for call in m.tool_calls %}{% if call.id | length != 9 %}{{ raise_exception('Tool call IDs should have nine letters!') }}\
{% endif %}{{ '{"name": "' + call.function.name + '", "arguments": ' + (call.function.arguments | tojson) + ', "id": "' + \
call.id + '"}' }}{% if not loop.last %}, {% endif %}{% endfor %}{{ ']</s>' }}{% elif m.role == 'assistant' %}\
{{ ' ' + m.content + '</s>' }}{% endif %}{% endfor %}"""

# As Ministral 3's: the name and the arguments of a call have marks of their own.
MINISTRAL3 = """{{ '<s>' }}{% if tools %}{{ '[AVAILABLE_TOOLS]' + (tools | tojson) + '[/AVAILABLE_TOOLS]' }}{% endif %}\
{% for m in messages %}{% if m.role == 'user' %}{{ '[INST]' + m.content + '[/INST]' }}{% elif m.role == 'assistant' %}\
{{ m.content }}{% for call in m.tool_calls or [] %}{{ '[TOOL_CALLS]' + call.function.name + '[ARGS]' + \
(call.function.arguments | tojson) }}{% endfor %}{{ '</s>' }}{% elif m.role == 'tool' %}{{ '[TOOL_RESULTS]' + m.content + \
'[/TOOL_RESULTS]' }}{% endif %}{% endfor %}"""

# As Magistral's: thoughts are parts of a content that this program does not send; the marks stand in the template.
MAGISTRAL = """{{ '<s>' }}{% for m in messages %}{% if m.role == 'user' %}{{ '[INST]' + m.content + '[/INST]' }}\
{% elif m.content is string %}{{ m.content + '</s>' }}{% else %}{% for part in m.content %}{% if part.type == 'thinking' %}\
{{ '[THINK]' + part.thinking + '[/THINK]' }}{% else %}{{ part.text }}{% endif %}{% endfor %}{{ '</s>' }}{% endif %}{% endfor %}"""

# As GLM 4.5's.
GLM = """{{ '[gMASK]<sop>' }}{% if tools %}{{ '<|system|>\n' + (tools | tojson) }}{% endif %}{% for m in messages %}\
{% if m.role == 'assistant' %}{{ '<|assistant|>' }}{% if m.reasoning_content and loop.last %}\
{{ '\n<think>' + m.reasoning_content + '</think>' }}{% else %}{{ '\n<think></think>' }}{% endif %}{% if m.content %}\
{{ '\n' + m.content }}{% endif %}{% for call in m.tool_calls or [] %}{{ '\n<tool_call>' + call.function.name + '\n' }}\
{% for key, value in call.function.arguments | items %}{{ '<arg_key>' + key + '</arg_key>\n<arg_value>' + value + \
'</arg_value>\n' }}{% endfor %}{{ '</tool_call>' }}{% endfor %}{% else %}{{ '<|' + m.role + '|>\n' + m.content }}{% endif %}\
{% endfor %}{% if add_generation_prompt %}{{ '<|assistant|>' }}{% if enable_thinking is defined and not enable_thinking %}\
{{ '\n<think></think>' }}{% endif %}{% endif %}"""

# As Gemma 4's: arguments in a dialect of JSON, thoughts when asked for.
GEMMA4 = """{{ '<bos>' }}{% for tool in tools or [] %}{{ '<|tool>declaration:' + tool.function.name + '<tool|>' }}{% endfor %}\
{% for m in messages %}{% if m.role == 'assistant' %}{{ '<|turn>model\n' }}{% if m.reasoning and loop.last %}\
{{ '<|channel>thought\n' + m.reasoning + '<channel|>' }}{% endif %}{{ m.content }}{% for call in m.tool_calls or [] %}\
{{ '<|tool_call>call:' + call.function.name + '{' }}{% for key, value in call.function.arguments | items %}\
{{ key + ':<|"|>' + value + '<|"|>' }}{% if not loop.last %},{% endif %}{% endfor %}{{ '}<tool_call|>' }}{% endfor %}\
{{ '<turn|>\n' }}{% else %}{{ '<|turn>' + m.role + '\n' + ('<|think|>' if enable_thinking else '') + m.content + '<turn|>\n' }}\
{% endif %}{% endfor %}{% if add_generation_prompt %}{{ '<|turn>model\n' }}{% endif %}"""

# As LFM2.5's: a list of calls in Python's syntax between marks.
LFM2 = """{{ '<|startoftext|>' }}{% if tools %}{{ '<|im_start|>system\n' + (tools | tojson) + '<|im_end|>\n' }}{% endif %}\
{% for m in messages %}{{ '<|im_start|>' + m.role + '\n' }}{% if m.tool_calls %}{{ '<|tool_call_start|>[' }}\
{% for call in m.tool_calls %}{{ call.function.name + '(' }}{% for key, value in call.function.arguments | items %}\
{{ key + '=' + (value | tojson) }}{% if not loop.last %}, {% endif %}{% endfor %}{{ ')' }}{% if not loop.last %}, {% endif %}\
{% endfor %}{{ ']<|tool_call_end|>' }}{% endif %}{{ m.content + '<|im_end|>\n' }}{% endfor %}\
{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"""

# As Olmo 3's: the same with a line for each call.
OLMO3 = """{% if tools %}{{ '<|im_start|>system\n<functions>' + (tools | tojson) + '</functions><|im_end|>\n' }}{% endif %}\
{% for m in messages %}{{ '<|im_start|>' + m.role + '\n' + m.content }}{% if m.tool_calls %}{{ '<function_calls>\n' }}\
{% for call in m.tool_calls %}{{ call.function.name + '(' }}{% for key, value in call.function.arguments | items %}\
{{ key + '=' + (value | tojson) }}{% if not loop.last %}, {% endif %}{% endfor %}{{ ')\n' }}{% endfor %}\
{{ '</function_calls>' }}{% endif %}{{ '<|im_end|>\n' }}{% endfor %}\
{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"""

# Of those, the templates that can write calls.
CALLING = (
    "QWEN3",
    "QWEN3_CODER",
    "QWEN35",
    "QWEN35_SMALL",
    "MINICPM5",
    "DEEPSEEK",
    "HARMONY",
    "LLAMA3",
    "MISTRAL",
    "MINISTRAL3",
    "GLM",
    "GEMMA4",
    "LFM2",
    "OLMO3",
)

# What templates may do with what transformers gives them, and what they may not.
ODD = {
    "a tag": "{% set x = 1 %}{% generation %}{% set x = 2 %}{{ x }}{% endgeneration %}{{ x }}",
    "a tag in a loop": "{% for m in messages %}{% generation %}{% break %}{% endgeneration %}{% endfor %}",
    "loops": "{% for m in messages %}{% if loop.index > 1 %}{% break %}{% endif %}{% continue %}{% endfor %}b",
    "blocks": "a\n  {% if true %}\n  b\n  {% endif %}\n  c\n",
    "json": "{{ tools | tojson }}{{ {'b': '<é>', 'a': 1} | tojson(sort_keys=True, indent=2, separators=(',', ':')) }}",
    "json of nothing": "{{ nothing | tojson }}",
    "json in ASCII": "{{ messages | tojson(ensure_ascii=true) }}",
    "time": "{{ strftime_now('%Y %d %B') }}{{ strftime_now(format='%y') }}",
    "refusal": "{{ raise_exception('Not <so>.') }}",
    "special tokens": "{{ bos_token }}|{{ eos_token }}|{{ pad_token }}|{{ unk_token is defined }}|{{ documents is none }}",
    "dictionaries": "{% set d = dict(a=1) %}{{ d }}{{ dict([('b', 2)]) }}{{ dict.fromkeys(['k']) }}",
    "an attribute of dict": "{{ dict.mro() }}",
    "names": "{% set ns = namespace(a=1, self=3) %}{% set ns.b = ns.a + 1 %}{{ ns.b }}{{ ns }}",
    "an underscore": "{% set ns = namespace(_a=1) %}",
    "an underscore later": "{% set ns = namespace() %}{% set ns.__class__ = 1 %}",
    "no such name": "{% set ns = namespace() %}{{ ns.missing.more }}",
    "a change": "{{ messages.append(1) }}",
    "what is unsafe": "{{ ''.__class__.__mro__ }}{{ messages.__init__.__globals__ }}",
    "thoughts": "{% for m in messages %}{{ m.reasoning_content }}{{ m.thinking }}{{ m.keys() | list }}{% endfor %}",
    "everything": "{{ messages }}{{ tools }}{{ add_generation_prompt }}{{ depth }}",
    "a syntax error": "{% for %}",
    "an unknown tag": "{% trans %}a{% endtrans %}",
    "an unknown filter": "{{ 1 | nothing }}",
    "division": "{{ 1 // 0 }}",
    "an empty text": "",
}


def tokenizer_of(template: str | None) -> PreTrainedTokenizerFast:
    """A tokenizer of hardly any words, with this template."""
    words = models.WordLevel({"a": 0, "<unk>": 1}, unk_token="<unk>")
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=Tokenizer(words))
    tokenizer.chat_template = template
    return tokenizer

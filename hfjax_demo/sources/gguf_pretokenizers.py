"""Pre-tokenizers of GGUF files: how texts are split before byte pairs are merged, by name (``tokenizer.ggml.pre``).

The table follows llama.cpp (``src/llama-vocab.cpp``). Every pattern is searched in time linear in the text's length: patterns of
llama.cpp that would search again from every letter are written differently here.
"""

# ruff: noqa: RUF001  # letters that look like another are the point

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PreTokenizer:
    """The pre-tokenizer of a name.

    Attributes:
        split_patterns: patterns (Oniguruma's), applied one after another; each splits the pieces into matches and the rest.
        joined_pattern: applied before them: each match is joined to the text before it, and a piece ends there; "": none.
        ignores_merges: a piece that is a token becomes that token, regardless of the merges.
        add_bos: texts begin with the BOS token, unless the file specifies otherwise.
        default_bos: token 11 is the BOS token, unless the file specifies one.
        is_byte_level: tokens spell bytes. Otherwise they spell text, with "▁" for a space, and unknown text falls back to bytes.
    """

    split_patterns: tuple[str, ...]
    joined_pattern: str = ""
    ignores_merges: bool = False
    add_bos: bool = False
    default_bos: bool = True
    is_byte_level: bool = True


_ENDINGS = r"(?:'[sS]|'[tT]|'[rR][eE]|'[vV][eE]|'[mM]|'[lL][lL]|'[dD])"  # English contractions
_BEFORE = r"[^\r\n\p{L}\p{N}]?"  # a character that is joined to the word after it
_BLANKS = r"\s*[\r\n]+|\s+(?!\S)|\s+"
_UPPER, _LOWER = r"[\p{L}&&[^a-z]]", r"[\p{L}&&[^A-Z]]"
_EAST_ASIAN = "[一-龥぀-ゟ゠-ヿ]+"
_HAN = r"\u4E00-\u9FFF\u3400-\u4DBF\uF900-\uFAFF\x{20000}-\x{2A6DF}\x{2A700}-\x{2EBEF}\x{2F800}-\x{2FA1F}"
# Letters that have an uppercase and a lowercase form.
_CASED = (
    "A-Za-z"
    r"\x{B5}\x{C0}-\x{D6}\x{D8}-\x{F6}\x{F8}-\x{1BA}\x{1BC}-\x{1BF}\x{1C4}-\x{293}\x{295}-\x{2AF}\x{370}-\x{373}"
    r"\x{376}\x{377}\x{37B}-\x{37D}\x{37F}\x{386}\x{388}-\x{38A}\x{38C}\x{38E}-\x{3A1}\x{3A3}-\x{3F5}\x{3F7}-\x{481}"
    r"\x{48A}-\x{52F}\x{531}-\x{556}\x{10A0}-\x{10C5}\x{13A0}-\x{13F5}\x{13F8}-\x{13FD}\x{1C90}-\x{1CBA}"
    r"\x{1CBD}-\x{1CBF}\x{1D00}-\x{1D2B}\x{1D6B}-\x{1D77}\x{1D79}-\x{1D9A}\x{1E00}-\x{1F15}\x{1F18}-\x{1F1D}"
    r"\x{1F20}-\x{1F45}\x{1F48}-\x{1F4D}\x{1F50}-\x{1F57}\x{1F59}\x{1F5B}\x{1F5D}\x{1F5F}-\x{1F7D}\x{1F80}-\x{1FB4}"
    r"\x{1FB6}-\x{1FBC}\x{1FBE}\x{1FC2}-\x{1FC4}\x{1FC6}-\x{1FCC}\x{1FD0}-\x{1FD3}\x{1FD6}-\x{1FDB}\x{1FE0}-\x{1FEC}"
    r"\x{1FF2}-\x{1FF4}\x{1FF6}-\x{1FFC}\x{2102}\x{2107}\x{210A}-\x{2113}\x{2115}\x{2119}-\x{211D}\x{2124}\x{2126}"
    r"\x{2128}\x{212A}-\x{212D}\x{212F}-\x{2134}\x{2139}\x{213C}-\x{213F}\x{2145}-\x{2149}\x{214E}\x{2183}\x{2184}"
    r"\x{2C00}-\x{2C7B}\x{2C7E}-\x{2CE4}\x{2CEB}-\x{2CEE}\x{2CF2}\x{2CF3}\x{A640}-\x{A66D}\x{A680}-\x{A69B}"
    r"\x{A722}-\x{A76F}\x{A771}-\x{A787}\x{A78B}-\x{A78E}\x{AB70}-\x{ABBF}\x{FB00}-\x{FB06}\x{FB13}-\x{FB17}"
    r"\x{FF21}-\x{FF3A}\x{FF41}-\x{FF5A}\x{10400}-\x{1044F}\x{104B0}-\x{104D3}\x{104D8}-\x{104FB}\x{10C80}-\x{10CB2}"
    r"\x{10CC0}-\x{10CF2}\x{118A0}-\x{118DF}\x{1E900}-\x{1E943}"
)


def _words(letters: str, numbers: str, marks: str = r" ?[^\s\p{L}\p{N}]+[\r\n]*", blanks: str = _BLANKS) -> str:
    """Return the alternation, in this order, of a word, a number, punctuation, and whitespace."""
    return f"{letters}|{numbers}|{marks}|{blanks}"


def _cased_words(ending: str) -> str:
    """Return a pattern of a word, split where an uppercase ASCII letter follows a lowercase one."""
    return f"{_BEFORE}{_UPPER}*{_LOWER}+{ending}|{_BEFORE}{_UPPER}+{_LOWER}*{ending}"


_GPT2 = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)"
_LETTERS = rf"{_ENDINGS}|{_BEFORE}\p{{L}}+"
_LLAMA3 = _words(_LETTERS, r"\p{N}{1,3}")
_QWEN2 = _words(_LETTERS, r"\p{N}")
_GPT4O = _words(_cased_words(f"{_ENDINGS}?"), r"\p{N}{1,3}", r" ?[^\s\p{L}\p{N}]+[\r\n/]*")
# A punctuation mark is joined to the ASCII word after it.
_MARKED_WORDS = r"""[!"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+"""
_MARKED = _MARKED_WORDS + r"| ?[\p{P}\p{S}]+[\r\n]*|" + _BLANKS
_WITH_MARKS = rf"{_BEFORE}[\p{{L}}\p{{M}}]+{_ENDINGS}?"
# After a run of digits whose first group, of up to three, is joined to the text before it: the other groups.
_THREES = (r"(?<=\p{N})(?:\p{N}{3})+\z", r"\G\p{N}{3}")
_NOT_BETWEEN = r" ?[^(\s|.,!?…。，、।۔،)]+"
_MARKED_LINES = _MARKED_WORDS + r"| ?[\p{P}\p{S}]+|[\r\n]|\s+(?!\S)|\s+"
_LINES = r"[^\n]+|\n+"
_COUNTED = "|".join(rf"\s{{{count}}}(?!\S)" for count in (512, 256, 128, 64, 32, 16, 8, 4, "1,2"))
_JAIS_BLANKS = rf"\s*[\r\n]+|{_COUNTED}|\s"

_PRETOKENIZERS = {  # by their names, separated by spaces
    "default": PreTokenizer((r"[\p{P}\$\+<=>\^~\|]+", _GPT2, r"\p{N}+", "[0-9][0-9][0-9]")),
    "llama3 llama-v3 llama-bpe falcon3 falcon-h1 pixtral midm-2.0 lfm2 jina-v5-nano": PreTokenizer(
        (_LLAMA3,), ignores_merges=True, add_bos=True
    ),
    "dbrx smaug-bpe": PreTokenizer((_LLAMA3,)),
    "chatglm-bpe": PreTokenizer((_LLAMA3,), default_bos=False),
    "glm4 glm5": PreTokenizer((_LLAMA3,), ignores_merges=True, default_bos=False),
    "minicpm5": PreTokenizer((r"\p{N}{1,3}", _words(_LETTERS, r"\p{N}+")), ignores_merges=True),
    "jais-2": PreTokenizer((_words(_LETTERS, r"\p{N}{1,3}", blanks=_JAIS_BLANKS),)),
    "deepseek-llm": PreTokenizer(
        (
            r"[\r\n]",
            rf"\s?[{_CASED}]+",
            r"\s?[!-/:-~！-／：-～‘-‟、。]+",
            r"(?<!\s)\s+\z",
            r"[一-龥ࠀ-一가-퟿&&\S]+",
            r"\p{N}+",
        )
    ),
    "deepseek-coder": PreTokenizer((r"[\r\n]", r"\s?\p{L}+", r"\s?\p{P}+", r"[一-龥ࠀ-一가-퟿&&\S]+", r"\p{N}")),
    "deepseek-v3 hunyuan-dense joyai-llm hy_v4": PreTokenizer((r"\p{N}{1,3}", _EAST_ASIAN, _MARKED)),
    "youtu": PreTokenizer(
        (
            f"[가-힣ㄱ-ㆎ]+|[！…“”‘’—：；，、-〿︰-﹏]+|[ㄅ-ㄯ]+|{_EAST_ASIAN}",
            _words(_WITH_MARKS, r"\p{N}", r" ?[^\s\p{L}\p{N}]+[\r\n/]*"),
        ),
        ignores_merges=True,
    ),
    "falcon": PreTokenizer((r"[\p{P}\$\+<=>\^~\|`]+", _GPT2, "[0-9][0-9][0-9]")),
    "starcoder refact command-r smollm codeshell exaone minerva-7b mellum2": PreTokenizer((r"\p{N}", _GPT2)),
    "gpt-2 phi-2 mpt olmo jais trillion granite-docling exaone4 gigachat a.x-4.0 mellum": PreTokenizer((_GPT2,)),
    "jina-es jina-de jina-v2-es jina-v2-de jina-v1-en jina-v2-code roberta-bpe modern-bert": PreTokenizer((_GPT2,)),
    "qwen2 deepseek-r1-qwen kormo f2llmv2 megrez stablelm2 hunyuan solar-open grok-2": PreTokenizer((_QWEN2,)),
    "qwen35": PreTokenizer(
        (_words(rf"{_ENDINGS}|{_BEFORE}[\p{{L}}\p{{M}}]+", r"\p{N}", r" ?[^\s\p{L}\p{M}\p{N}]+[\r\n]*"),)
    ),
    "poro-chat bloom gpt3-finnish": PreTokenizer((_NOT_BETWEEN,)),
    "viking": PreTokenizer((_NOT_BETWEEN, r"\p{N}")),
    "tekken": PreTokenizer(
        (_words(_cased_words(""), r"\p{N}", r" ?[^\s\p{L}\p{N}]+[\r\n/]*"),), ignores_merges=True, add_bos=True
    ),
    "gpt-4o llama4 kanana2 minimax-m2 talkie": PreTokenizer((_GPT4O,)),
    "tiny_aya cohere2moe": PreTokenizer(
        (*_THREES, _words(_WITH_MARKS, r"\p{N}{1,3}", r" ?[^\s\p{L}\p{N}]+[\r\n/]*")),
        joined_pattern=r"\p{N}+",
    ),
    "afmoe": PreTokenizer(
        (
            *_THREES,
            "[一-鿿㐀-䶿豈-\ufaff぀-ゟ゠-ヿ･-ﾟ⼀-\u2fdfเ-\u0e7f\u0e80-\u0effក-\u17ffက-႟ꩠ-ꩿꧠ-\ua9ff가-\ud7afᄀ-ᇿ]+",
            _MARKED,
        ),
        joined_pattern=r"\p{N}+",
    ),
    "laguna": PreTokenizer((_LINES, _QWEN2)),
    "ufakzeka": PreTokenizer((_words(rf"{_BEFORE}\p{{L}}+", r"\p{N}"),)),
    "spark2_5": PreTokenizer((r"\p{N}{1,3}", _EAST_ASIAN, _MARKED_LINES, r"\p{N}")),
    "chameleon": PreTokenizer(
        ("<sentinel:[0-9]+>", "IMGIMG[A-I]{1,4}Z", r"[\t\n]|    |  ", r"\p{N}", r"[\p{P}!-/:-@\[-`{-~]", _GPT2),
        add_bos=True,
    ),
    "superbpe": PreTokenizer((r"\p{N}+", "(?:[0-9]{3})+(?![0-9])", "[0-9]{3}")),
    "bailingmoe bailingmoe2 llada-moe": PreTokenizer((_words(_LETTERS, r"\p{N}", blanks=r"\s*[\r\n]|\s+(?!\S)|\s+"),)),
    "seed-coder": PreTokenizer((_words(_LETTERS, r"\p{N}", r" ?[^\s\p{L}\p{N}\r\n]+"),)),
    "exaone-moe": PreTokenizer(
        (
            _words(
                rf"{_ENDINGS}|{_BEFORE}(?:\p{{L}}\p{{M}}*(?: \p{{L}}\p{{M}}*)*)+",
                r"\p{N}",
                r" ?[^\s\p{L}\p{N}]+[\r\n/]?",
                r"\s*[\r\n]|\s+(?!\S)|\s+",
            ),
        )
    ),
    "kimi-k2": PreTokenizer((_words(rf"[{_HAN}]+|{_BEFORE}[\p{{L}}&&[^{_HAN}]]+{_ENDINGS}?", r"\p{N}{1,3}"),)),
    "gemma4": PreTokenizer((_LINES,), ignores_merges=True, add_bos=True, default_bos=False, is_byte_level=False),
    "sarvam-moe": PreTokenizer((_LINES,), is_byte_level=False),
}

PRETOKENIZERS: Mapping[str, PreTokenizer] = {
    name: form for names, form in _PRETOKENIZERS.items() for name in names.split()
}
"""Forms by name: all of llama.cpp's but those of embedding models ("whitespace", "granite-embed-multi-…")."""

"""Tiny pipelines as diffusers' own test suite makes them, written as folders.

The suite takes some parts from the hub. Tiny ones of the same classes stand in for them here, so that nothing is fetched.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
import unittest
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import torch
import transformers
from transformers import AutoConfig, AutoProcessor, AutoTokenizer, PreTrainedTokenizerBase, PreTrainedTokenizerFast

from hfjax_demo.sources.processor_loading import accept_missing_components

from .. import tiny_pipelines
from ..tiny_vision import QWEN_PIXELS, QWEN_TOKENS

ALIAS = "diffusers_suite"  # its own name is "tests", as ours is
TEMPLATE = (
    "{% for m in messages %}{% if m.content is string %}{{ m.content }}{% else %}{% for p in m.content %}{{ p.text }}"
    "{% endfor %}{% endif %} {% endfor %}"
)
VOCABULARY = 320
SMALL: dict[str, Any] = {
    "vocab_size": VOCABULARY,
    "hidden_size": 16,
    "intermediate_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
}
DEEP = 32  # layers of text encoders of which a pipeline takes a late one by number
LONGEST_CLIP = 77

# By file: a family of pipelines, and the forms of it that begin from a picture.
_FILES = """
aura_flow/pipeline_aura_flow bria/pipeline_bria bria_fibo/pipeline_bria_fibo chroma/pipeline_chroma
chroma/pipeline_chroma_img2img cogview3/cogview3plus cogview4/cogview4 controlnet/controlnet controlnet/controlnet_sdxl
controlnet_flux/controlnet_flux controlnet_sd3/controlnet_sd3 dreamlite/pipeline_dreamlite
dreamlite/pipeline_dreamlite_mobile flux/pipeline_flux flux/pipeline_flux_control flux/pipeline_flux_fill
flux/pipeline_flux_img2img flux/pipeline_flux_inpaint flux/pipeline_flux_kontext flux2/pipeline_flux2
flux2/pipeline_flux2_klein flux2/pipeline_flux2_klein_inpaint flux2/pipeline_flux2_klein_kv glm_image/glm_image
hidream_image/pipeline_hidream hunyuan_image_21/hunyuanimage hunyuandit/hunyuan_dit joyimage/joyimage_edit
kandinsky/kandinsky_combined kandinsky2_2/kandinsky_combined kandinsky3/kandinsky3 kandinsky3/kandinsky3_img2img
kandinsky5/kandinsky5_i2i kandinsky5/kandinsky5_t2i kolors/kolors krea2/krea2
latent_consistency_models/latent_consistency_models latent_consistency_models/latent_consistency_models_img2img
lumina/lumina_nextdit lumina2/pipeline_lumina2 nucleusmoe_image/nucleusmoe_image omnigen/pipeline_omnigen
ovis_image/ovis_image pag/pag_pixart_sigma pag/pag_sana pag/pag_sd pag/pag_sd3 pag/pag_sdxl pixart_alpha/pixart
pixart_sigma/pixart prx/pipeline_prx qwenimage/qwenimage qwenimage/qwenimage_edit qwenimage/qwenimage_img2img
qwenimage/qwenimage_inpaint sana/sana sana/sana_sprint stable_cascade/stable_cascade_combined
stable_diffusion/stable_diffusion stable_diffusion/stable_diffusion_img2img stable_diffusion/stable_diffusion_inpaint
stable_diffusion/stable_diffusion_instruction_pix2pix stable_diffusion_3/pipeline_stable_diffusion_3
stable_diffusion_3/pipeline_stable_diffusion_3_img2img stable_diffusion_3/pipeline_stable_diffusion_3_inpaint
stable_diffusion_xl/stable_diffusion_xl stable_diffusion_xl/stable_diffusion_xl_img2img
stable_diffusion_xl/stable_diffusion_xl_inpaint stable_diffusion_xl/stable_diffusion_xl_instruction_pix2pix
stable_unclip/stable_unclip z_image/z_image z_image/z_image_img2img
z_image/z_image_inpaint
"""
FILES = tuple(_FILES.split())

# The files of the catalogue's models that are fetched, by their names.
CATALOGUE = {
    "stable-diffusion-1.5": "stable_diffusion/stable_diffusion",
    "sd-turbo": "stable_diffusion/stable_diffusion",
    "sdxl": "stable_diffusion_xl/stable_diffusion_xl",
    "sdxl-turbo": "stable_diffusion_xl/stable_diffusion_xl",
    "sdxl-lightning": "stable_diffusion_xl/stable_diffusion_xl",
    "sana-sprint-1.6b": "sana/sana_sprint",
    "flux.2-klein-4b": "flux2/pipeline_flux2_klein",
    "z-image-turbo": "z_image/z_image",
    "sd-3.5-medium": "stable_diffusion_3/pipeline_stable_diffusion_3",
    "sd-3.5-large-turbo": "stable_diffusion_3/pipeline_stable_diffusion_3",
    "krea-2-turbo": "krea2/krea2",
    "qwen-image-lightning": "qwenimage/qwenimage",
    "qwen-image-edit-lightning": "qwenimage/qwenimage_edit",
}


class NotMade(Exception):
    """The suite wants something that nothing stands in for here."""


def make_folder(checkout: Path, file: str, folder: Path) -> str:
    """Write the tiny pipeline of one of :data:`FILES`; returns its class's name.

    Args:
        checkout: a copy of diffusers' repository, of the version that is installed.

    Raises:
        NotMade: it cannot be made here; says why.
    """
    module = _module(checkout, file)
    with _stand_ins(folder.parent / "words"):
        try:
            test = _test_of(module)
            torch.manual_seed(0)
            pipe = test.pipeline_class(**test.get_dummy_components())
        except NotMade:
            raise
        except Exception as error:
            raise NotMade(f"{type(error).__name__}: {error}") from error
    _fit_words(pipe)
    for part in pipe.components.values():
        if isinstance(part, torch.nn.Module):
            part.eval()
            tiny_pipelines.spread(part)
    try:
        pipe.save_pretrained(folder)
    except Exception as error:
        raise NotMade(f"diffusers cannot save it: {type(error).__name__}: {error}") from error
    return type(pipe).__name__


def _fit_words(pipe: Any) -> None:
    """An encoder may have fewer words than the tokenizer that stands in, and other numbers for those that mean pictures."""
    for number in ("", "_2", "_3"):
        encoder, words = getattr(pipe, f"text_encoder{number}", None), getattr(pipe, f"tokenizer{number}", None)
        if isinstance(encoder, transformers.PreTrainedModel) and words is not None:
            try:
                embedding = encoder.get_input_embeddings()
            except NotImplementedError:  # Kandinsky's
                continue
            if isinstance(embedding, torch.nn.Embedding) and embedding.num_embeddings < len(words):
                encoder.resize_token_embeddings(len(words))
    words, encoder = getattr(getattr(pipe, "processor", None), "tokenizer", None), getattr(pipe, "text_encoder", None)
    for name, word in QWEN_TOKENS.items() if words is not None and encoder is not None else ():
        setting = name.replace("_bos", "_start").replace("_eos", "_end") + "_id"
        if hasattr(encoder.config, setting) and hasattr(words, name):
            setattr(encoder.config, setting, words.convert_tokens_to_ids(word))


def take_early_layers(pipeline_class: type) -> None:
    """A pipeline may take layers of its text encoder by number: those of a tiny one."""
    call = inspect.unwrap(pipeline_class.__call__)
    defaults = [each for each in inspect.signature(call).parameters.values() if each.default is not each.empty]
    if any(each.name == "text_encoder_out_layers" for each in defaults):
        call.__defaults__ = tuple((1,) if each.name == "text_encoder_out_layers" else each.default for each in defaults)


def _module(checkout: Path, file: str) -> Any:
    if ALIAS not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            ALIAS, checkout / "tests" / "__init__.py", submodule_search_locations=[str(checkout / "tests")]
        )
        assert spec is not None and spec.loader is not None
        package = importlib.util.module_from_spec(spec)
        sys.modules[ALIAS] = package
        spec.loader.exec_module(package)
        common = importlib.import_module(f"{ALIAS}.pipelines.test_pipelines_common")
        sys.modules["tests.pipelines.test_pipelines_common"] = common  # as some files call it
    family, name = file.split("/")
    try:
        module = importlib.import_module(f"{ALIAS}.pipelines.{family}.test_{name}")
    except (Exception, pytest.skip.Exception) as error:
        raise NotMade(f"the suite's file cannot be imported: {error}") from error
    for config in ("Qwen3Config", "MistralConfig", "Mistral3Config"):
        if family == "flux2" and hasattr(module, config):
            setattr(module, config, _deep(getattr(module, config)))
    return module


def _deep(config: Callable[..., Any]) -> Callable[..., Any]:
    def made(**values: Any) -> Any:
        if "text_config" in values:
            values["text_config"] = values["text_config"] | {"num_hidden_layers": DEEP}
        elif "num_hidden_layers" in values:
            values["num_hidden_layers"] = DEEP
        return config(**values)

    return made


def _test_of(module: Any) -> Any:
    """Newer files split what makes the parts from what tests them."""
    found = [
        cls
        for cls in vars(module).values()
        if inspect.isclass(cls) and cls.__module__ == module.__name__ and hasattr(cls, "get_dummy_components")
    ]
    if not found:
        raise NotMade("the suite makes no tiny one")
    ready = [cls for cls in found if hasattr(cls, "pipeline_class")]
    cls = ready[0] if ready else found[0]
    return cls("setUp") if issubclass(cls, unittest.TestCase) and hasattr(cls, "setUp") else cls()


def _saved(cls: Any) -> Any:
    """A class of processors without films that can be saved nevertheless."""

    class Saved(cls):  # type: ignore[misc]
        def save_pretrained(self, folder: Path, **options: Any) -> None:
            self.tokenizer.save_pretrained(folder)
            self.image_processor.save_pretrained(folder)

    Saved.__name__, Saved.__module__ = cls.__name__, "transformers"
    return Saved


@contextmanager
def _stand_ins(words: Path) -> Iterator[None]:
    """Within it, what the hub has is made here, tiny."""
    count = iter(range(1000))

    def local(name: object) -> bool:
        return Path(str(name)).is_dir()

    def tokenizer(cls: Any, name: str, *args: Any, **options: Any) -> Any:
        if local(name):
            return from_folder(cls, name, *args, **options)
        folder = words / str(next(count))
        if "CLIP" in cls.__name__:
            made: Any = tiny_pipelines.clip_tokenizer(folder)
            made.model_max_length = LONGEST_CLIP
            return made
        made = tiny_pipelines.text_tokenizer(folder)
        made.chat_template = TEMPLATE
        made.model_max_length = options.get("model_max_length", 512)
        return made

    def automatic(cls: Any, name: str, *args: Any, **options: Any) -> Any:
        if local(name):
            return auto_tokenizer(cls, name, *args, **options)
        return tokenizer(PreTrainedTokenizerFast, name)

    def processor(cls: Any, name: str, *args: Any, **options: Any) -> Any:
        return auto_processor(cls, name, *args, **options) if local(name) else tokenizer(PreTrainedTokenizerFast, name)

    def both(cls: Any, name: str, *args: Any, **options: Any) -> Any:
        if local(name):
            return from_processor(cls, name, *args, **options)
        if "Qwen" not in cls.__name__:
            raise NotMade(f"nothing stands in for {name}, a {cls.__name__}")
        made = tokenizer(PreTrainedTokenizerFast, name)
        made.add_special_tokens({"additional_special_tokens": list(QWEN_TOKENS.values())})
        for token, word in QWEN_TOKENS.items():
            setattr(made, token, word)
        pictures = transformers.Qwen2VLImageProcessorPil(patch_size=14, merge_size=2, size=QWEN_PIXELS)
        return _saved(accept_missing_components(cls))(image_processor=pictures, tokenizer=made, chat_template=TEMPLATE)

    def t5() -> Any:
        return transformers.T5Config(vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4)

    def config(cls: Any, name: str, *args: Any, **options: Any) -> Any:
        if not local(name) and "t5" in str(name):
            return t5()
        return auto_config(cls, name, *args, **options)

    def model(cls: Any, name: str, *args: Any, **options: Any) -> Any:
        if local(name):
            return from_pretrained(cls, name, *args, **options)
        if "T5" in cls.__name__:
            return cls(cls.config_class(**t5().to_dict()))
        if "Llama" in cls.__name__:
            return cls(transformers.LlamaConfig(**SMALL))
        if "Bert" in cls.__name__:
            return cls(transformers.BertConfig(**SMALL | {"hidden_size": 32}))
        raise NotMade(f"nothing stands in for {name}, a {cls.__name__}")

    from_folder = PreTrainedTokenizerBase.from_pretrained.__func__  # type: ignore[attr-defined]
    auto_tokenizer, auto_processor = AutoTokenizer.from_pretrained.__func__, AutoProcessor.from_pretrained.__func__
    from_processor = transformers.ProcessorMixin.from_pretrained.__func__  # type: ignore[attr-defined]
    auto_config = AutoConfig.from_pretrained.__func__
    from_pretrained = transformers.PreTrainedModel.from_pretrained.__func__  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        for owner, function in (
            (PreTrainedTokenizerBase, tokenizer),
            (AutoTokenizer, automatic),
            (AutoProcessor, processor),
            (transformers.ProcessorMixin, both),
            (AutoConfig, config),
            (transformers.PreTrainedModel, model),
        ):
            patch.setattr(owner, "from_pretrained", classmethod(function))
        yield

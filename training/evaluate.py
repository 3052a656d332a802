"""``python -m training.evaluate``: what the trained model can do, as a table, and a grid of 64 prompts.

Measures (a) captions in wordings that no training step saw, (b) pairs of subject and colour that no training step saw, (c) the
autoencoder alone, (d) how much seeds matter, (e) prompts far from the data. The UNet is the distilled one (4 steps, no
guidance), or with ``--teacher``, and as long as nothing is distilled, the one before (20 steps, guidance 2).
Writes ``results.json``, ``results.md``, ``grid.png`` and ``beside.png`` (what is drawn, below the originals) to the workspace's
folder ``evaluation`` or ``evaluation/teacher``.
"""

from __future__ import annotations

import json
import random as random_module
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from diffusers import StableDiffusionPipeline
from PIL import Image
from torch import Tensor

from .autoencoder import load_autoencoder, psnr
from .captions import PLAIN, Look, fix_articles, held_out, held_out_pair, primary_name, unambiguous_names, wording
from .diffusion import use_plain_attention
from .drawing import picture_grid
from .latents import LatentSet, decode, dress, encode, possible_colours
from .loop import load_averaged
from .models import DISTILLED, GUIDED, Sampling, Sizes, make_sampler, make_unet
from .pipeline import draw, make_pipeline
from .rendering import BACKGROUNDS, background_of, object_hue, on_background
from .sources import Subject, load_subjects
from .tokenizer import load_tokenizer
from .words import load_text_encoder
from .workspace import Workspace, command_line, mixed_precision, prepare, write_atomically

GRID_PROMPTS = (
    "a red apple", "a cat face", "a rocket", "a blue heart", "a pizza", "the sun", "a dog", "a fish",
    "a tree", "a car", "a ghost", "a house", "a flower", "a banana", "a hamburger", "a birthday cake",
    "a strawberry", "a watermelon", "a carrot", "an ice cream", "a cup of coffee", "a penguin", "a frog", "a fox",
    "a whale", "an octopus", "a butterfly", "a bee", "an owl", "a unicorn", "a panda", "a lion",
    "a bus", "a bicycle", "an airplane", "a sailboat", "a castle", "a volcano", "a rainbow", "a snowman",
    "a guitar", "a soccer ball", "a trophy", "a crown", "a light bulb", "a key", "a gift", "a bomb",
    "a skull", "a robot", "an alien", "a clown face", "a grinning face", "a crying face", "thumbs up", "a red rose",
    "a rocket on a blue background", "a cat on a green background", "a pizza on a black background",
    "a purple apple", "a green car", "a pink elephant", "a ghost on an orange background", "a blue house",
)  # fmt: skip

FAR_PROMPTS = (
    "the meaning of life", "qwertz uiop", "a photograph of my grandmother in Paris, 1923, bokeh", "SELECT * FROM users;",
    "ein roter Apfel", "🚀", "",
    "a dog riding a bicycle under a rainbow while the moon watches and a robot sings a song about tea",
)  # fmt: skip


# Pictures that are shown beside their originals; a multiple of the eight in a row.
BESIDE = 24


@dataclass(frozen=True)
class Question:
    """A prompt, and the subject and look that a right answer shows."""

    prompt: str
    subject: int
    look: Look = PLAIN


class Model:
    """The trained pipeline with the data that its pictures are compared with."""

    def __init__(self, workspace: Workspace, device: torch.device, sampling: Sampling) -> None:
        self.sampling = sampling
        self.subjects = load_subjects(workspace.subjects)
        self.pictures: np.ndarray = np.load(workspace.pictures, mmap_mode="r")
        self.latents = LatentSet.load(workspace.latents)
        self.pipeline, self.training = trained_pipeline(workspace, device, sampling)
        self._banks: dict[Look, tuple[Tensor, Tensor]] = {}

    def draw(self, prompts: Sequence[str], seeds: Sequence[int] | None = None) -> np.ndarray:
        """One RGB picture a prompt, ``uint8 [n, h, w, 3]``, from the seeds 0, 1, … or those given."""
        return draw(self.pipeline, prompts, range(len(prompts)) if seeds is None else seeds, self.sampling)

    def bank(self, look: Look) -> tuple[Tensor, Tensor]:
        """Latents ``[n, d]`` of training pictures in one look, and the subject of each.

        For the plain look these are all placements that were trained with; for others each subject that can have the look,
        in its place.
        """
        if look not in self._banks:
            if look == PLAIN:
                rows = torch.tensor([i for i, other in enumerate(self.latents.looks) if other == PLAIN])
                self._banks[look] = self.latents.latents[rows].float().flatten(1), self.latents.subject[rows]
            else:
                self._banks[look] = self._encode_bank(look)
        return self._banks[look]

    def nearest(self, pictures: np.ndarray, look: Look, count: int) -> list[list[int]]:
        """For each RGB picture the ``count`` different subjects whose pictures lie nearest in the latents, nearest first."""
        bank, owners = self.bank(look)
        found = []
        for latent in encode(self.pipeline.vae, pictures).flatten(1):
            order = (bank - latent).square().sum(dim=1).argsort()
            found.append(list(dict.fromkeys(owners[order[: 20 * count]].tolist()))[:count])
        return found

    def _encode_bank(self, look: Look) -> tuple[Tensor, Tensor]:
        owners = [
            i
            for i, subject in enumerate(self.subjects)
            if look.colour is None or look in possible_colours(subject, self.pictures[i, 0])
        ]
        rows = {int(self.latents.subject[i]): i for i, other in enumerate(self.latents.looks) if other == look}
        trained = [i for i in owners if i in rows]
        parts = [self.latents.latents[[rows[i] for i in trained]].float()]
        unseen = [i for i in owners if i not in rows]
        with mixed_precision(self.pipeline.vae.device):
            for j in range(0, len(unseen), 32):
                pictures = np.stack([dress(self.pictures[i, 0], look) for i in unseen[j : j + 32]])
                parts.append(encode(self.pipeline.vae, pictures))
        return torch.cat(parts).flatten(1), torch.tensor([*trained, *unseen])


def sampling_of(workspace: Workspace) -> Sampling:
    """How the workspace's last UNet draws: the distilled one, or before there is one the one that is trained on pictures."""
    return DISTILLED if (workspace.distilled / "checkpoint.pt").exists() else GUIDED


def evaluation_folder(workspace: Workspace, sampling: Sampling) -> Path:
    """Where the results of the UNet that is exported are, or those of the one that taught it."""
    folder = workspace.evaluation if sampling == sampling_of(workspace) else workspace.evaluation / "teacher"
    folder.mkdir(exist_ok=True)
    return folder


def trained_pipeline(
    workspace: Workspace, device: torch.device, sampling: Sampling
) -> tuple[StableDiffusionPipeline, dict[str, Any]]:
    """The pipeline with the averaged weights of all stages, and how long its UNet was trained (step, seconds, curve)."""
    sizes, tokenizer = Sizes(), load_tokenizer(workspace.tokenizer)
    unet = make_unet(sizes)
    text_encoder = load_text_encoder(workspace, tokenizer, sizes)
    training = load_averaged({"unet": unet}, workspace.distilled if sampling == DISTILLED else workspace.diffusion)
    autoencoder = load_autoencoder(workspace, device)
    if device.type == "cpu":
        use_plain_attention(unet)
        text_encoder.set_attn_implementation("eager")
    pipeline = make_pipeline(
        autoencoder, unet.to(device).eval(), text_encoder.to(device).eval(), tokenizer, make_sampler(sampling)
    )
    return pipeline, training


def unseen_wordings(subjects: Sequence[Subject], count: int, seed: int = 1) -> list[Question]:
    """Captions that training rejected, of different subjects, each with a whole name that only its subject has."""
    random = random_module.Random(seed)
    names = unambiguous_names(subjects)
    order = [i for i, subject in enumerate(subjects) if names[subject.code]]
    random.shuffle(order)
    questions: list[Question] = []
    for i in order[:count]:
        question = _draw_until(
            lambda i=i: wording(random, subjects[i]),
            lambda text, i=i: held_out(text) and any(_contains(text, name) for name in names[subjects[i].code]),
        )
        if question is not None:
            questions.append(Question(question, i))
    return questions


def unseen_pairs(subjects: Sequence[Subject], pictures: np.ndarray, count: int, seed: int = 2) -> list[Question]:
    """Held-out pairs, half of them backgrounds and half colours of the subject itself."""
    random = random_module.Random(seed)
    names = unambiguous_names(subjects)
    order = [i for i, subject in enumerate(subjects) if names[subject.code]]
    random.shuffle(order)
    backgrounds: list[Question] = []
    colours: list[Question] = []
    for i in order:
        subject = subjects[i]
        if len(backgrounds) < count // 2:
            looks = [Look(background=name) for name in BACKGROUNDS]
            chosen = backgrounds
        elif len(colours) < count - count // 2:
            looks = possible_colours(subject, pictures[i, 0])
            chosen = colours
        else:
            break
        looks = [look for look in looks if held_out_pair(subject, look)]
        if looks:
            look = random.choice(looks)
            chosen.append(Question(fix_articles(f"a {primary_name(subject, look)}"), i, look))
    return backgrounds + colours


def measure_naming(model: Model, questions: Sequence[Question]) -> dict[str, float]:
    """(a) The share whose nearest training picture, and one of whose five nearest subjects, is the named one."""
    drawn = model.draw([question.prompt for question in questions])
    found = model.nearest(drawn, PLAIN, 5)
    return {
        "count": len(questions),
        "top1": _share([near[0] == question.subject for near, question in zip(found, questions, strict=True)]),
        "top5": _share([question.subject in near for near, question in zip(found, questions, strict=True)]),
    }


def measure_pairs(model: Model, questions: Sequence[Question]) -> dict[str, float]:
    """(b) The share with the right subject (nearest among all subjects in that look), the right colour, and both."""
    drawn = model.draw([question.prompt for question in questions])
    subject_right, colour_right = [], []
    for picture, question in zip(drawn, questions, strict=True):
        ((nearest,),) = model.nearest(picture[None], question.look, 1)
        subject_right.append(nearest == question.subject)
        if question.look.colour:
            colour_right.append(object_hue(picture) == question.look.colour)
        else:
            colour_right.append(background_of(picture) == question.look.background)
    backgrounds = [not question.look.colour for question in questions]
    both = [a and b for a, b in zip(subject_right, colour_right, strict=True)]
    return {
        "count": len(questions),
        "subject": _share(subject_right),
        "colour": _share(colour_right),
        "both": _share(both),
        "both_background": _share([value for value, wanted in zip(both, backgrounds, strict=True) if wanted]),
        "both_own_colour": _share([value for value, wanted in zip(both, backgrounds, strict=True) if not wanted]),
    }


def measure_autoencoder(model: Model, count: int = 200) -> float:
    """(c) Mean PSNR in dB of pictures on white, evenly spread over the set."""
    values = []
    for i in np.linspace(0, len(model.pictures) - 1, count).astype(int):
        picture = on_background(model.pictures[i, 0])
        decoded = decode(model.pipeline.vae, encode(model.pipeline.vae, picture[None]))
        values.append(psnr(decoded, torch.from_numpy(picture).permute(2, 0, 1)[None].float() / 127.5 - 1))
    return float(np.mean(values))


def measure_seeds(model: Model, prompts: Sequence[str], seeds: int = 4) -> dict[str, float]:
    """(d) Root mean square pixel difference (of 255) between seeds of one prompt, and between prompts for comparison."""
    repeated = [prompt for prompt in prompts for _ in range(seeds)]
    drawn = model.draw(repeated, list(range(100, 100 + seeds)) * len(prompts)).astype(np.float32)
    grouped = drawn.reshape(len(prompts), seeds, -1)
    same = [_rms(group[i], group[j]) for group in grouped for i in range(seeds) for j in range(i)]
    other = [_rms(grouped[i, 0], grouped[j, 0]) for i in range(len(prompts)) for j in range(i)]
    return {"between_seeds": float(np.mean(same)), "between_prompts": float(np.mean(other))}


def measure_far_prompts(model: Model) -> dict[str, float]:
    """(e) Draw what the data has no picture for; the spread of the pixels (of 255) says that something is there."""
    drawn = model.draw(FAR_PROMPTS)
    if not np.isfinite(drawn.astype(np.float32)).all():
        raise ValueError("a far prompt gave pixels that are no numbers")
    return {"count": len(FAR_PROMPTS), "least_spread": float(min(picture.std() for picture in drawn))}


def draw_beside_originals(model: Model, questions: Sequence[Question], columns: int = 8) -> Image.Image:
    """A grid in pairs of rows: the original pictures of the questions' subjects, and below each what is drawn for its prompt."""
    drawn = model.draw([question.prompt for question in questions])
    pictures: list[np.ndarray] = []
    labels: list[str] = []
    for i in range(0, len(questions), columns):
        row = questions[i : i + columns]
        pictures += [dress(model.pictures[question.subject, 0], question.look) for question in row]
        pictures += list(drawn[i : i + columns])
        labels += ["original"] * len(row) + [question.prompt for question in row]
    return picture_grid(np.stack(pictures), columns, labels)


def table(*results: dict[str, Any]) -> str:
    """The results of one UNet or several as a Markdown table with a column of each."""
    a, b, e = (results[0][name]["count"] for name in ("wordings", "pairs", "far"))
    rows = [
        (f"(a) {a} unseen wordings: nearest training picture is the named one", "wordings", "top1", "{:.0%}", "0.06 %"),
        ("(a) one of the five nearest is", "wordings", "top5", "{:.0%}", "0.3 %"),
        (f"(b) {b} unseen pairs: subject and colour both right", "pairs", "both", "{:.0%}", "below 0.01 %"),
        ("(b) of these, background pairs", "pairs", "both_background", "{:.0%}", ""),
        ("(b) of these, pairs with the subject's own colour", "pairs", "both_own_colour", "{:.0%}", ""),
        ("(b) subject right", "pairs", "subject", "{:.0%}", "0.06 %"),
        ("(b) colour right", "pairs", "colour", "{:.0%}", "9-14 %"),
        ("(d) difference between seeds of one prompt", "seeds", "between_seeds", "{:.0f} of 255", "root mean square"),
        ("(d) difference between prompts", "seeds", "between_prompts", "{:.0f} of 255", "for comparison"),
        (f"(e) {e} prompts far from the data: least spread of pixels", "far", "least_spread", "{:.0f} of 255", ""),
    ]
    names = [f"{each['sampling']['steps']} steps, guidance {each['sampling']['guidance']:g}" for each in results]
    lines = [("measure", *names, "chance or meaning"), ("---",) * (len(results) + 2)]
    for measure, group, name, form, meaning in rows:
        lines.append((measure, *(form.format(each[group][name]) for each in results), meaning))
    lines.append(("(c) autoencoder PSNR", *(f"{each['psnr']:.1f} dB" for each in results), ""))
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def evaluate(
    workspace: Workspace, device: torch.device, sampling: Sampling, wordings: int, pairs: int
) -> dict[str, Any]:
    """Measure everything and write the four files."""
    model = Model(workspace, device, sampling)
    folder = evaluation_folder(workspace, sampling)
    picture_grid(model.draw(GRID_PROMPTS), 8, GRID_PROMPTS).save(folder / "grid.png")
    draw_beside_originals(model, unseen_wordings(model.subjects, BESIDE)).save(folder / "beside.png")
    print(f"grid of {len(GRID_PROMPTS)} prompts drawn", flush=True)
    results: dict[str, Any] = {
        "steps": model.training["step"],
        "minutes": model.training["seconds"] / 60,
        "sampling": {"steps": sampling.steps, "guidance": sampling.guidance},
        "psnr": measure_autoencoder(model),
        "wordings": measure_naming(model, unseen_wordings(model.subjects, wordings)),
    }
    print(json.dumps(results), flush=True)
    results["pairs"] = measure_pairs(model, unseen_pairs(model.subjects, model.pictures, pairs))
    results["seeds"] = measure_seeds(model, GRID_PROMPTS[:12])
    results["far"] = measure_far_prompts(model)
    write_atomically(folder / "results.json", lambda path: path.write_text(json.dumps(results, indent=2) + "\n"))
    write_atomically(folder / "results.md", lambda path: path.write_text(table(results)))
    return results


def main() -> None:
    parser = command_line(__doc__ or "")
    parser.add_argument("--wordings", type=int, default=300, help="captions in (a)")
    parser.add_argument("--pairs", type=int, default=60, help="pairs in (b)")
    parser.add_argument("--teacher", action="store_true", help="the UNet that the distilled one learnt from")
    arguments = parser.parse_args()
    workspace, device = prepare(arguments)
    sampling = GUIDED if arguments.teacher else sampling_of(workspace)
    print(table(evaluate(workspace, device, sampling, arguments.wordings, arguments.pairs)))


def _draw_until(draw_one: Callable[[], str], accepted: Callable[[str], bool], tries: int = 400) -> str | None:
    return next((text for text in (draw_one() for _ in range(tries)) if accepted(text)), None)


def _contains(text: str, name: str) -> bool:
    """Whether the words of ``name`` stand in ``text``, together and in order."""
    cleaned = " ".join(text.replace(",", " ").replace("(", " ").replace(")", " ").split())
    return f" {name} " in f" {cleaned} "


def _share(values: Sequence[bool]) -> float:
    return sum(values) / len(values) if values else 0.0


def _rms(one: np.ndarray, other: np.ndarray) -> float:
    return float(np.sqrt(np.mean((one - other) ** 2)))


if __name__ == "__main__":
    main()

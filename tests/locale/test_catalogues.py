"""The catalogues: four languages that say the same things, and every text that is asked for."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from diceminer import locale
from diceminer.rules.positions import FAULTS, PAD_FAULTS
from diceminer.rules.refusals import REASONS

SOURCE = Path(locale.__file__).parents[1]
CATALOGUES = Path(locale.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
OTHERS = [lang for lang in locale.LANGUAGES if lang != "en"]
FILES = sorted(file.name for file in (CATALOGUES / "en").glob("*.ftl"))

# Ids that are built from a prefix and a name of the program, as the locale's docstring says.
# Those of the server's log have a test of their own beside it.
FAMILIES = ("kind-", "phase-", "hero-", "rank-", "part-", "variant-", "bot-", "log-")

# The settled words of the four published editions. They are offered to every screen.
SETTLED = {
    "kind-tunnel": ["tunnel", "tunnel", "tunnel", "túnel"],
    "kind-hazard": ["hazard", "pericolo", "danger", "peligro"],
    "kind-tool": ["tool", "strumento", "outil", "herramienta"],
    "kind-treasure": ["treasure", "tesoro", "trésor", "tesoro"],
    "kind-magic": ["magic", "magico", "magie", "magia"],
    "phase-excavation": ["Excavation", "Scavo", "Les fouilles", "Excavación"],
    "phase-magic": ["Magic", "Magica", "Magique", "Magia"],
    "phase-scoring": ["Scoring", "Conteggio", "Décompte", "Puntuación"],
    "phase-replenish": ["Replenish", "Rifornimento", "Remplissage", "Recuperación"],
    "trove": ["trove", "bottino", "collection", "botín"],
    "cheers": ["Cheers!", "Alla salute!", "Santé !", "¡Salud!"],
    "spend": ["spend", "spendere", "utiliser", "gastar"],
    "cache": ["cache", "congelare", "cacher", "mantener"],
    "top": ["top", "in alto", "sommet", "cima"],
    "side": ["side", "lato", "côté", "falda"],
}
SETTLED_FACES = {
    "HC1": ["1 cave-in", "1 crollo", "1 effondrement", "1 desprendimiento"],
    "HD1": ["1 dragon", "1 drago", "1 dragon", "1 dragón"],
    "XP": ["1 pickaxe", "1 piccone", "1 pioche", "1 pico"],
    "XS": ["1 shield", "1 scudo", "1 bouclier", "1 escudo"],
    "XC": ["1 chest", "1 forziere", "1 coffre", "1 cofre"],
}


# Whatever is called with the id of a text and its arguments.
SPEAKERS = {
    "t",
    "Refusal",
    "IllegalAction",
    "RulesError",
    "RollsError",
    "RecordError",
    "PositionError",
    "FactsError",
    "BotError",
    "ArenaError",
    "ServerRefusal",
}


class Arguments(Visitor):
    """Collects the names of a text's arguments and of the texts it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


@cache
def resource(lang: str, file: str) -> ftl.Resource:
    text = (CATALOGUES / lang / file).read_text(encoding="utf-8")
    return FluentParser().parse(text)


@cache
def messages(lang: str, file: str) -> dict[str, ftl.Message]:
    body = resource(lang, file).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@cache
def all_ids() -> set[str]:
    return {id for file in FILES for id in messages("en", file)}


def arguments(message: ftl.Message) -> set[str]:
    visitor = Arguments()
    visitor.visit(message)
    return visitor.names


def needed(id: str) -> set[str]:
    """The arguments of an English text and of all it refers to."""
    every = {id: message for file in FILES for id, message in messages("en", file).items()}
    visitor = Arguments()
    visitor.visit(every[id])
    return visitor.names.union(*(needed(other) for other in visitor.references))


@cache
def used_in_the_page() -> tuple[frozenset[str], frozenset[str]]:
    """The same for the page: ids in quotes, and the beginnings of those put together."""
    files = [file for end in ("ts", "svelte") for file in PAGE.rglob(f"*.{end}")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    whole = re.findall(r"['\"`]([a-z0-9]+(?:-[a-z0-9]+)+)['\"`]", code)
    begun = re.findall(r"`([a-z0-9]+-[a-z0-9-]*-)\$\{", code)
    return frozenset(whole), frozenset(begun)


@cache
def used() -> tuple[frozenset[str], frozenset[str]]:
    """All texts in the program's code, and the beginnings of those that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                first = node.values[0]
                # At least two words: one alone would cover a whole file of texts.
                if isinstance(first, ast.Constant) and str(first.value).count("-") > 1:
                    begun.add(str(first.value))
    return frozenset(whole), frozenset(begun)


def asked() -> list[tuple[str, str, set[str] | None]]:
    """Where code asks for a text by its whole id: file and line, id, and the arguments' names.

    None for the names where a call passes on arguments that can't be seen there.
    """
    found: list[tuple[str, str, set[str] | None]] = []
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            id = node.args[0]
            if name not in SPEAKERS or not isinstance(id, ast.Constant):
                continue
            names = {keyword.arg for keyword in node.keywords}
            seen = None if None in names else {name for name in names if name}
            found.append((f"{file.name}:{node.lineno}", str(id.value), seen))
    return found


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_a_catalogue_parses_without_junk_and_no_id_is_given_twice(lang: str) -> None:
    seen: list[str] = []
    for file in sorted((CATALOGUES / lang).glob("*.ftl")):
        for entry in resource(lang, file.name).body:
            assert not isinstance(entry, ftl.Junk), (file, entry.content)
            if isinstance(entry, ftl.Message | ftl.Term):
                seen.append(entry.id.name)
    assert len(seen) == len(set(seen)), [id for id in set(seen) if seen.count(id) > 1]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_files_with_the_same_ids_in_the_same_order(lang: str) -> None:
    assert sorted(file.name for file in (CATALOGUES / lang).glob("*.ftl")) == FILES
    for file in FILES:
        assert list(messages(lang, file)) == list(messages("en", file)), file


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_uses_the_same_arguments(lang: str, file: str) -> None:
    english = {id: arguments(message) for id, message in messages("en", file).items()}
    assert {id: arguments(message) for id, message in messages(lang, file).items()} == english


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_no_text_is_empty_and_every_reference_leads_somewhere(lang: str) -> None:
    for file in FILES:
        for id, message in messages(lang, file).items():
            assert message.value is not None, id
            assert message.value.elements, id
            visitor = Arguments()
            visitor.visit(message)
            assert visitor.references <= all_ids(), id


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_text_can_be_said_with_numbers_and_with_words(lang: str) -> None:
    t = locale.texts(lang)
    for file in FILES:
        for id in messages(lang, file):
            for value in (0, 1, 2, 21, "word"):
                said = t(id, **dict.fromkeys(needed(id), value))
                assert said.strip() == said, id
                assert said, id
                assert "{" not in said, id
                assert "\u2068" not in said, id


def test_a_line_read_without_fluent_says_what_fluent_says() -> None:
    for lang in locale.LANGUAGES:
        t = locale.texts(lang)
        for file in FILES:
            for id, message in messages(lang, file).items():
                assert message.value is not None
                elements = message.value.elements
                if len(elements) == 1 and isinstance(elements[0], ftl.TextElement):
                    assert t(id) == elements[0].value, id


@pytest.mark.parametrize("id", SETTLED)
def test_the_settled_words_are_kept(id: str) -> None:
    assert [locale.texts(lang)(id) for lang in locale.LANGUAGES] == SETTLED[id]


@pytest.mark.parametrize("token", SETTLED_FACES)
def test_the_settled_words_of_faces_are_kept(token: str) -> None:
    said = [locale.face(locale.texts(lang), token) for lang in locale.LANGUAGES]
    assert said == SETTLED_FACES[token]


def names_of_the_program() -> list[str]:
    facts: dict[str, Any] = tomllib.loads((SOURCE / "data" / "heroes.toml").read_text("utf-8"))
    dice: dict[str, Any] = tomllib.loads((SOURCE / "data" / "dice.toml").read_text("utf-8"))
    phases = "heroes excavation magic scoring replenish cache solo over".split()
    ranks = "disaster brave-start improving average excellent masterful".split()
    settings = "heroes deal-heroes reroll-hazards beer-takes extra-tunnel-dice magic".split()
    choices = "heroes-base heroes-backer heroes-all beer-takes-up-to-two beer-takes-two".split()
    return [
        *(f"kind-{die['kind']}" for die in dice["die"]),
        *(f"hero-{hero['id']}" for hero in facts["hero"]),
        *(f"phase-{phase}" for phase in phases),
        *(f"rank-{rank}" for rank in ranks),
        *(f"part-{part}" for part in "tunnels treasure hazards total".split()),
        *(f"variant-{setting}" for setting in settings),
        *(f"variant-{setting}-about" for setting in settings),
        *(f"variant-{choice}" for choice in choices),
        *(f"bot-{bot}" for bot in "random greedy novice apprentice journeyman master".split()),
    ]


def test_every_name_of_the_program_has_its_words_and_no_word_is_left_over() -> None:
    words = [*messages("en", "game.ftl"), *messages("en", "variants.ftl")]
    families = {id for id in words if id.startswith(FAMILIES)}
    assert set(names_of_the_program()) == families


def of_the_rules() -> set[str]:
    """The texts for numbers that the rules return."""
    reasons = {f"error-{reason}" for reason in REASONS}
    faults = {f"error-position-{fault}" for fault in FAULTS if fault not in ("", "round")}
    return reasons | faults | {f"pad-{fault}" for fault in PAD_FAULTS if fault}


def test_what_the_rules_tell_by_a_number_has_its_words() -> None:
    assert of_the_rules() <= all_ids()
    for reason, names in REASONS.items():
        # Who asked knows the action and the phase.
        if reason != "action-time":
            assert needed(f"error-{reason}") == set(names), reason


def test_every_text_the_code_asks_for_exists() -> None:
    known = all_ids()
    assert not [(where, id) for where, id, _ in asked() if id not in known]
    # A refusal's id may also wait in a table or a variable; it looks like nothing else.
    whole, _ = used()
    ids = re.compile(r"(error|event|cli|term|picture)(-[a-z0-9]+)+")
    assert not {text for text in whole if ids.fullmatch(text) and text not in known}
    whole, begun = used_in_the_page()
    assert not {text for text in whole if text.startswith("web-") and text not in known}
    assert all(any(id.startswith(start) for id in known) for start in begun if "web-" in start)


def test_a_text_gets_all_of_its_arguments() -> None:
    assert not [
        (where, id, needed(id) - names)
        for where, id, names in asked()
        if names is not None and not needed(id) <= names
    ]


def test_every_text_is_asked_for() -> None:
    whole, begun = (code | page for code, page in zip(used(), used_in_the_page(), strict=True))
    referred: set[str] = set()
    for file in FILES:
        for message in messages("en", file).values():
            visitor = Arguments()
            visitor.visit(message)
            referred |= visitor.references
    unused = {
        id
        for id in all_ids() - whole - referred - set(SETTLED) - of_the_rules()
        if not id.startswith((*FAMILIES, *begun))
    }
    assert not unused

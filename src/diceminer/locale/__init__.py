"""Every word a person reads, in four languages, from Fluent files that the web page shares.

>>> from diceminer import locale
>>> t = locale.texts("it")
>>> t("phase-excavation"), t("points", n=1), locale.face(t, "HD4")
('Scavo', '1 punto', '4 draghi')

Each language has a folder with the same ``*.ftl`` files, one a room of the program, and the rules
of the game in ``rules.md``. An id starts with its file's prefix (``error-``, ``event-``, ``cli-``,
``term-``, ``picture-``, ``arena-``, ``balance-``, ``server-``, ``log-``, ``web-``); the shared
words of the game (game.ftl) have none or that of their family: ``kind-``, ``face-``, ``phase-``,
``hero-``, ``rank-``, ``part-``, ``variant-``, ``bot-``.
"""

from __future__ import annotations

import os
import re
from functools import cache, cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

    from diceminer.documents import Event

__all__ = [
    "LANGUAGES",
    "Texts",
    "bot",
    "decimal",
    "default",
    "event",
    "face",
    "hero",
    "percent",
    "player",
    "rules",
    "section",
    "texts",
    "whole",
]

LANGUAGES = ("en", "it", "fr", "es")

_LONGEST_NAME = 40


def default() -> str:
    """The system's language, or English if there are no texts in it.

    As everywhere on POSIX, the first of LC_ALL, LC_MESSAGES and LANG that is set decides.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            lang = re.split(r"[^a-z]", value.lower(), maxsplit=1)[0]
            return lang if lang in LANGUAGES else "en"
    return "en"


@cache
def texts(lang: str) -> Texts:
    """The texts of a language; the same object every time.

    >>> texts("en")("cheers")
    'Cheers!'
    """
    _check(lang)
    return Texts(lang)


class Texts:
    """The texts of one language: call it with an id and the text's arguments.

    An unknown id is a KeyError, a missing argument a TypeError: a hole in a sentence is a mistake
    of ours that must not reach a reader.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._sources = {
            id: source
            for file in _folder(lang).iterdir()
            if file.name.endswith(".ftl")
            for id, source in _entries(file.read_text(encoding="utf-8"))
        }

    def __call__(self, id: str, /, **arguments: str | float) -> str:
        source = self._sources.get(id)
        if source is None:
            raise KeyError(f"there is no text {id!r} in the language {self.lang!r}")
        # One line without a placeable is its own value: `--help` need not wait for Fluent.
        if "{" not in source and "\n" not in source:
            return source.partition("=")[2].strip()
        return self._format(id, arguments)

    def __contains__(self, id: object) -> bool:
        return id in self._sources

    def __repr__(self) -> str:
        return f"diceminer.locale.texts({self.lang!r})"

    def listed(self, items: Iterable[str]) -> str:
        """Items joined as the language does.

        >>> texts("fr").listed(["a", "b", "c"])
        'a, b et c'
        """
        from babel.lists import format_list

        return format_list(list(items), locale=self.lang)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Here, not above: importing Fluent costs 0.1 s.
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)

    def _format(self, id: str, arguments: dict[str, str | float]) -> str:
        if not self._bundle.has_message(id):
            self._parse(id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f"the text {id!r} is empty in the language {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise TypeError(f"text {id!r} in the language {self.lang!r}: {errors[0]}")
        return str(text)

    def _parse(self, id: str) -> None:
        # Parsing costs 0.3 ms a text, so only what is asked for is parsed, with what it refers to.
        from fluent.runtime import FluentResource

        waiting = [id]
        seen: set[str] = set()
        while waiting:
            source = self._sources.get(waiting.pop(), "")
            if source not in seen:
                seen.add(source)
                self._bundle.add_resource(FluentResource(source + "\n"))
                waiting += _REFERENCE.findall(source)


_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def _entries(source: str) -> Iterable[tuple[str, str]]:
    # In Fluent only an entry can start with a word in the first column.
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], _COMMENT.sub("", source[start.start() : end]).rstrip()


def _folder(lang: str) -> Traversable:
    from importlib.resources import files

    return files(__name__) / lang


def _check(lang: str) -> None:
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")


_FACE = re.compile(r"([TGMHX])B|(T|G|M|HC|HD)(\d)|(XP|XS|XC)(\d?)")
_KINDS = {"T": "tunnel", "G": "treasure", "M": "magic", "H": "hazard", "X": "tool"}
_SYMBOLS = {
    "T": "face-tunnel",
    "G": "face-gems",
    "M": "face-magic",
    "HC": "face-cave-in",
    "HD": "face-dragon",
    "XP": "face-pickaxe",
    "XS": "face-shield",
    "XC": "face-chest",
}


def face(t: Texts, token: str) -> str:
    """The readable name of a face token.

    >>> t = texts("en")
    >>> [face(t, token) for token in ("T3", "G2", "XS", "XC2", "HB")]
    ['tunnel 3', '2 gems', '1 shield', '2 chests', 'Beer (hazard)']
    """
    return _face(t.lang, token)


@cache
def _face(lang: str, token: str) -> str:
    t = texts(lang)
    parts = _FACE.fullmatch(token)
    if parts is None:
        raise ValueError(f"{token!r} is no face token")
    beer, symbol, n, tool, tools = parts.groups()
    if beer:
        return t("face-beer", kind=t(f"kind-{_KINDS[beer]}"))
    return t(_SYMBOLS[symbol or tool], n=int(n or tools or 1))


def hero(t: Texts, id: str) -> str:
    """A hero's name: the data file's where it gives one, else the catalogue's, else the id.

    >>> t = texts("fr")
    >>> hero(t, "dragon-slayer"), hero(t, "stone-singer")
    ('Tueuse de dragons', 'Stone Singer')
    """
    from diceminer.facts import FACTS

    for known in FACTS.heroes:
        if known.id == id and known.name:
            return known.name
    name = f"hero-{id}"
    return t(name) if name in t else id.replace("-", " ").title()


def bot(t: Texts, name: str) -> str:
    """A bot's name; one of a user's own keeps the name it has.

    >>> t = texts("es")
    >>> bot(t, "master"), bot(t, "master@500"), bot(t, "mine.py:Mine")
    ('Maestro', 'Maestro @500', 'mine.py:Mine')
    """
    level, at, limit = name.partition("@")
    id = f"bot-{level}"
    return f"{t(id)} {at}{limit}".strip() if id in t else name


def percent(t: Texts, share: float) -> str:
    """A share as people read it.

    >>> percent(texts("fr"), 0.125)
    '12,5 %'
    """
    return f"{decimal(t, 100 * share)} %"


def decimal(t: Texts, value: float) -> str:
    """A number with one decimal, as the language writes it."""
    return _number(t, value, "#,##0.0")


def whole(t: Texts, value: float) -> str:
    """A number without decimals, as the language writes it."""
    return _number(t, value, "#,##0")


def integer(value: int) -> str:
    """A short whole number, such as points on a score sheet, in every language.

    >>> integer(-3)
    '−3'
    """
    return _with_minus_sign(str(value))


def points(t: Texts, n: int) -> str:
    """A number of points, in words."""
    return _with_minus_sign(t("points", n=n))


def _number(t: Texts, value: float, pattern: str) -> str:
    from babel.numbers import format_decimal

    text = _with_minus_sign(format_decimal(value, pattern, locale=t.lang))
    # A number that is rounded to zero has no sign.
    return text if any(digit in text for digit in "123456789") else text.lstrip("−")


def _with_minus_sign(number: str) -> str:
    return number.replace("-", "−")


def printable(text: str, instead: str = "\ufffd") -> str:
    r"""A text whose characters that can't be printed are replaced.

    >>> printable("Ada\x1b[31m")
    'Ada\ufffd[31m'
    """
    return "".join(letter if letter.isprintable() else instead for letter in text)


# What joins letters and emoji to one: between two of them it is no character to be afraid of. A tag
# stands after a flag, and says of which country.
_JOINERS = "\u200c\u200d"
_JOINED = re.compile(
    rf"(?<=\S)[{_JOINERS}](?=\S)|(?<=[\U0001f3f4\U000e0020-\U000e007f])[\U000e0020-\U000e007f]"
)


def one_line(text: str) -> str:
    r"""A text of any origin as words in one line; joined emoji stay joined.

    >>> one_line("  Ada\n\u202e  Lovelace ")
    'Ada Lovelace'
    >>> len(one_line("\U0001f469\u200d\U0001f680"))
    3
    """
    kept = iter(_JOINED.findall(text))
    apart = (printable(part, " ") for part in _JOINED.split(text))
    joined = "".join(part + next(kept, "") for part in apart)
    return " ".join(joined.split())


def cut(text: str, most: int) -> str:
    r"""As much of a text as fits, without cutting a letter or an emoji of several characters apart.

    >>> cut("Ada Lovelace", 5), len(cut("Ada \U0001f469\u200d\U0001f680", 6))
    ('Ada L', 4)
    """
    end = min(most, len(text))
    while 0 < end < len(text) and _belongs(text, end):
        end -= 1
    return text[:end]


def _belongs(text: str, at: int) -> bool:
    """Whether a character is one with the character before it."""
    import unicodedata

    here, before = text[at], text[at - 1]
    if before == "\u200d" or here in _JOINERS or unicodedata.combining(here):
        return True
    if unicodedata.category(here) in ("Mn", "Me", "Mc") or "\U000e0020" <= here <= "\U000e007f":
        return True
    if "\U0001f3fb" <= here <= "\U0001f3ff":
        # A skin tone.
        return True
    # Two letters of a country are a flag.
    flags = len(text[:at]) - len(text[:at].rstrip(_COUNTRY))
    return here in _COUNTRY and flags % 2 == 1


_COUNTRY = "".join(map(chr, range(0x1F1E6, 0x1F200)))


def player(t: Texts, seat: int, names: Sequence[str] | None = None) -> str:
    """The name of a seat's player, or the seat's number if there is none.

    >>> player(texts("it"), 2, ["Ada", ""]), player(texts("it"), 1, ["Ada", ""])
    ('Giocatore 2', 'Ada')
    """
    # A name is any text: it must neither break a line nor fill the screen.
    name = one_line(names[seat - 1] if names else "")
    if len(name) > _LONGEST_NAME:
        name = cut(name, _LONGEST_NAME - 1) + "…"
    return name or t("player", n=seat)


def event(t: Texts, event: Event, names: Sequence[str] | None = None) -> str:
    """What happened, as one sentence; "" for what needs none.

    >>> event(texts("en"), {"event": "take", "seat": 1, "slot": "e2", "token": "G2"}, ["Ada"])
    'Ada takes 2 gems from e2.'
    """
    from diceminer.locale import _events

    return _events.sentence(t, event, names)


@cache
def rules(lang: str) -> str:
    """The rules of the game, as Markdown.

    ``{dice}`` and ``{heroes}`` mark where the tables of the faces in use belong.
    """
    _check(lang)
    return (_folder(lang) / "rules.md").read_text(encoding="utf-8")


def section(lang: str, number: str) -> str:
    """One section of the rules with its heading: "5" with all of its parts, or "5.3".

    >>> section("en", "5.3").splitlines()[0]
    '### 5.3 Scoring'
    """
    heading = re.compile(rf"^(##|###) {re.escape(number)}\.? ")
    kept: list[str] = []
    level = 0
    for line in rules(lang).splitlines():
        if not level:
            start = heading.match(line)
            level = len(start[1]) if start else 0
        elif re.match(rf"#{{1,{level}}} ", line):
            break
        if level:
            kept.append(line)
    if not kept:
        raise KeyError(f"the rules have no section {number!r}")
    return "\n".join(kept).strip() + "\n"

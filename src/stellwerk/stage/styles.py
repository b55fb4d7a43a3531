"""The little of CSS that a picture has to understand: day or night, and in which letters a text is set."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from stellwerk.stage.letters import Font

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CLASSES = re.compile(r"(?:[a-z]+)?(?:\.[\w-]+)*")
PAGE = Font()
WEIGHTS = {"normal": 400, "bold": 700}

Compound = frozenset[str]  # classes that one element has to have


class Rule(NamedTuple):
    """What holds for elements of these classes within others."""

    path: tuple[Compound, ...]  # the element's own last
    rank: tuple[int, int]  # by number of classes, then by order
    says: dict[str, str]


def blocks(css: str) -> Iterator[tuple[str, str]]:
    """The rules at the top of a style sheet: selector and body. What depends on the screen is left out."""
    css = COMMENT.sub("", css)
    at = 0
    while (opening := css.find("{", at)) >= 0:
        depth, end = 1, opening + 1
        while depth:
            depth += {"{": 1, "}": -1}.get(css[end], 0)
            end += 1
        selector = css[at:opening].strip()
        if not selector.startswith("@"):
            yield selector, css[opening + 1 : end - 1].strip()
        at = end


def one_side(css: str, night: bool) -> str:
    """`light-dark(a, b)` as it is by day or by night."""
    while (at := css.find("light-dark(")) >= 0:
        begin = at + len("light-dark(")
        commas, depth, end = [], 1, begin
        while depth:
            depth += {"(": 1, ")": -1}.get(css[end], 0)
            if css[end] == "," and depth == 1:
                commas.append(end)
            end += 1
        day, dark = css[begin : commas[0]].strip(), css[commas[0] + 1 : end - 1].strip()
        css = css[:at] + (dark if night else day) + css[end:]
    return css


def lettering(css: str) -> list[Rule]:
    """The rules about letters whose selectors are classes within classes."""
    found: list[Rule] = []
    for order, (selector, body) in enumerate(blocks(css)):
        says = dict(part.split(":", 1) for part in body.split(";") if ":" in part)
        says = {name.strip(): value.strip() for name, value in says.items()}
        if not {"font", "font-family", "font-size", "font-weight", "letter-spacing"} & says.keys():
            continue
        for one in selector.split(","):
            words = one.split()
            if words and all(CLASSES.fullmatch(word) for word in words):
                path = tuple(frozenset(word.split(".")[1:]) for word in words)
                if path[-1]:
                    found.append(Rule(path, (sum(map(len, path)), order), says))
    return sorted(found, key=lambda rule: rule.rank)


def fits(rule: Rule, line: tuple[Compound, ...]) -> bool:
    """Whether a rule holds for the last of a line of elements, each within the one before."""
    *outer, own = rule.path
    if not own <= line[-1]:
        return False
    above = iter(line[:-1])
    return all(any(compound <= one for one in above) for compound in outer)


def font_of(rules: list[Rule], line: tuple[Compound, ...], font: Font = PAGE) -> Font:
    """The letters of the last of a line of elements: what is not said of it comes from around it."""
    for n in range(1, len(line) + 1):
        for rule in rules:
            if fits(rule, line[:n]):
                font = said(rule.says, font)
    return font


def said(says: dict[str, str], font: Font) -> Font:
    family = re.match(r'"([^"]+)"', says.get("font-family", ""))
    if family:
        font = font._replace(family=family[1])
    weight = says.get("font-weight", "")
    if weight:
        font = font._replace(weight=WEIGHTS.get(weight) or int(weight))
    size = re.fullmatch(r"([\d.]+)px", says.get("font-size", ""))
    if size:
        font = font._replace(size=float(size[1]))
    spacing = re.fullmatch(r"(-?[\d.]+)(px|em)?", says.get("letter-spacing", ""))
    if spacing:
        font = font._replace(spacing=float(spacing[1]) * (font.size if spacing[2] == "em" else 1))
    return font

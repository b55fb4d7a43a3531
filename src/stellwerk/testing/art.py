"""The drawings of a game: its art.svg and art.css, as far as pieces, floors and figures lean on them."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = {SVG + tag for tag in ("svg", "symbol", "g", "path", "rect", "circle", "ellipse", "text", "use")}
SEAT_CLASS = re.compile(r"seat-\d")  # the house colours its seats


class Template(NamedTuple):
    """What is filled in when a piece is drawn: slots with texts, and slots with symbols."""

    texts: frozenset[str]
    symbols: frozenset[str]


class Art:
    """One game's drawings."""

    def __init__(self, folder: Path) -> None:
        self.root = ElementTree.parse(folder / "scene" / "art.svg").getroot()  # noqa: S314 - the game's own file
        self.styles = (folder / "scene" / "art.css").read_text("utf-8")
        self.ids = {el.attrib["id"] for el in self.root.iter() if "id" in el.attrib}
        self.templates = {
            el.attrib["id"].removeprefix("piece-"): template(el)
            for el in self.root
            if el.attrib.get("id", "").startswith("piece-")
        }

    def classes_used(self) -> set[str]:
        return {name for el in self.root.iter() for name in el.attrib.get("class", "").split()}

    def classes_styled(self) -> set[str]:
        return set(re.findall(r"\.([a-z][\w-]*)", self.styles))


def template(drawing: ElementTree.Element) -> Template:
    def named(attribute: str) -> set[str]:
        return {el.attrib[attribute] for el in drawing.iter() if attribute in el.attrib}

    symbols = named("data-slot-href")
    asked = {re.split("!?=", condition.strip("!"))[0] for condition in named("data-if")}
    return Template(frozenset(named("data-slot") | (asked - symbols)), frozenset(symbols))


@cache
def art_of(folder: Path) -> Art:
    return Art(folder)

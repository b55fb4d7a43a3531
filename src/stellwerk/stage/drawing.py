"""A board with its pieces as SVG, drawn as the browser draws it: the game's templates, their slots filled.

Everything is made as plain elements; nothing here reads a state or knows a rule.
"""

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, parse

from stellwerk.stage.layout import Place, arrange, room
from stellwerk.stage.letters import Font, width
from stellwerk.stage.styles import Compound, font_of, lettering
from stellwerk.stage.wire import Piece, Region, Text, Zone

AMOUNT = re.compile(r"\{([a-z][\w-]*):(-?)(\d+)\}")
CONDITION = re.compile(r"(!?)([^!=]+)(?:(!?)=(.*))?")
MESSAGE = re.compile(r"[a-zA-Z][\w-]*")
REFERENCE = re.compile(r"#([\w-]+)")
NARROWEST = 0.7  # letters are squeezed so far; what is longer is cut
PLAIN = (60.0, 84.0)  # of a piece without a template

Say = Callable[[Text], str]


class Art:
    """The drawings of one game, as they are in its file."""

    def __init__(self, folder: Path) -> None:
        self.root = parse(folder / "art.svg").getroot()  # noqa: S314 - the game's own file
        self.css = (folder / "art.css").read_text("utf-8")
        self.lettering = lettering(self.css)
        for el in self.root.iter():
            el.tag = el.tag.rpartition("}")[2]
        self.fonts: dict[tuple[Compound, ...], Font] = {}  # found once: there are few kinds of texts
        self.ids = {el.attrib["id"]: el for el in self.root.iter() if "id" in el.attrib}

    def font(self, line: tuple[Compound, ...]) -> Font:
        """The letters of a text, by its classes and those of all that it is within."""
        if line not in self.fonts:
            self.fonts[line] = font_of(self.lettering, line)
        return self.fonts[line]

    def used(self, drawn: Element) -> Iterator[Element]:
        """Symbols that a drawing names, and those that they name."""
        wanted = list(references(drawn))
        seen: set[str] = set()
        while wanted:
            name = wanted.pop()
            if name not in seen and name in self.ids:
                seen.add(name)
                yield self.ids[name]
                wanted += references(self.ids[name])


@cache
def art_in(folder: Path) -> Art:
    """Read once: drawings are copied, never changed."""
    return Art(folder)


def references(drawn: Element) -> Iterator[str]:
    for el in drawn.iter():
        for name, value in el.attrib.items():
            if "#" in value and (name == "href" or "url(" in value):
                yield from REFERENCE.findall(value)


class Size(NamedTuple):
    """How large a template is before it is scaled."""

    w: float
    h: float


class Drawing:
    """What is drawn for one viewer, in one language. `fonts` notes in which letters."""

    def __init__(self, art: Art, say: Say) -> None:
        self.art = art
        self.say = say
        self.fonts: set[tuple[str, int]] = set()

    # regions

    def region(self, region: Region, pieces: dict[str, Piece], px: float) -> Element:
        """Floor, zones, pieces and the numbers on stacks. `px`: so many units are a pixel."""
        root = Element("svg", viewBox=f"0 0 {number(region.w)} {number(region.h)}", style=f"--px:{number(px)}")
        layers = {name: SubElement(root, "g", {"class": name}) for name in ("floor", "zones", "pieces", "counts")}
        floor = self.floor(region.look, (0, 0, region.w, region.h), self.say(region.name))
        if floor is not None:
            layers["floor"].append(floor)
        lying: dict[str, list[tuple[str, Piece]]] = {}
        for name, piece in pieces.items():
            lying.setdefault(piece.z, []).append((name, piece))
        for zone in region.zones:
            layers["zones"].append(self.zone(zone, px))
            here = sorted(lying.get(zone.id, []), key=lambda one: one[1].i)
            places = arrange(zone, [piece.i for _, piece in here])
            for (name, piece), place in zip(here, places, strict=True):
                if not place.buried:
                    layers["pieces"].append(self.piece(name, piece, place))
            if zone.layout == "stack" and len(places) > 1:
                layers["counts"].append(counter(len(places), places[-1], px))
                self.fonts.add(("Barlow", 700))
        return root

    def zone(self, zone: Zone, px: float) -> Element:
        name = self.say(zone.name)
        made = Element("g", {"class": "zone", "data-id": zone.id})
        look = self.floor(zone.look, (zone.x, zone.y, zone.w, zone.h), name)
        if look is None:
            look = Element("rect", {"class": "plain-zone", "rx": "8", "x": number(zone.x), "y": number(zone.y)})
            look.attrib |= {"width": number(zone.w), "height": number(zone.h)}
        made.append(look)
        at = room(zone).label
        if at is not None:
            label = SubElement(made, "text", {"class": "zone-label", "x": number(zone.x + 7), "y": number(at)})
            label.text = name
            size = max(13.0, 12 * px)
            self.squeeze(label, Font(weight=600, size=size, spacing=0.02 * size), zone.w - 14)
        return made

    # pieces

    def piece(self, name: str, piece: Piece, place: Place) -> Element:
        w, h = self.size(piece)
        scale = min(place.w / w, place.h / h)
        classes = " ".join(["piece", f"kind-{piece.k}", piece.c]).strip()
        at = f"translate({number(place.x)} {number(place.y)})"
        made = Element("g", {"class": classes, "data-id": name, "transform": at})
        body = SubElement(made, "g", {"class": "body", "transform": f"scale({number(scale)})"})
        art = SubElement(body, "g", {"class": "art", "transform": f"translate({number(-w / 2)} {number(-h / 2)})"})
        template = self.art.ids.get(f"piece-{piece.k}")
        art.append(self.card(piece) if template is None else self.filled(template, piece.slots))
        self.set_texts(made, ())
        SubElement(made, "title").text = self.say(piece.name)
        return made

    def size(self, piece: Piece) -> Size:
        template = self.art.ids.get(f"piece-{piece.k}")
        if template is None:
            return Size(*PLAIN)
        return Size(*(float(template.get(name, 0)) or plain for name, plain in zip(("data-w", "data-h"), PLAIN)))

    def floor(self, look: str, box: tuple[float, float, float, float], name: str) -> Element | None:
        """A floor stretched over a box; None where the art has none of that name."""
        template = self.art.ids.get(look) if look else None
        if template is None and look:
            template = self.art.ids.get(f"look-{look}")
        if template is None:
            return None
        x, y, w, h = box
        across, down = float(template.get("data-w", 0)), float(template.get("data-h", 0))
        scale = f" scale({number(w / across)} {number(h / down)})" if across and down else ""
        made = Element("g", {"class": "look", "transform": f"translate({number(x)} {number(y)}){scale}"})
        made.append(self.filled(template, {"name": name}))
        return made

    def filled(self, template: Element, slots: dict[str, str]) -> Element:
        made = deepcopy(template)
        prune(made, slots)
        for el in made.iter():
            el.attrib.pop("id", None)
            if "data-slot" in el.attrib:
                el[:] = []
                el.text = self.word(slots.get(el.attrib["data-slot"], ""))
            if "data-slot-href" in el.attrib:
                el.set("href", f"#{slots[el.attrib['data-slot-href']].removeprefix('#')}")
        return made

    def word(self, value: str) -> str:
        """A message id is said, a seat named, `{unit:1050}` is an amount in that unit; anything else stays."""
        if "{" in value:
            return AMOUNT.sub(lambda m: ("−" if m[2] else "") + self.say(Text(m[1], {"n": int(m[3])})), value)
        return self.say(Text(value)) if MESSAGE.fullmatch(value) else value

    def card(self, piece: Piece) -> Element:
        made = Element("g", {"class": "plain-card"})
        SubElement(made, "rect", width="60", height="84", rx="6")
        lines = wrapped(self.say(piece.name), 9)[:5]
        for row, line in enumerate(lines):
            y = 45 - (len(lines) - 1) * 6.5 + row * 13
            SubElement(made, "text", x="30", y=number(y)).text = line
        return made

    # letters

    def set_texts(self, el: Element, line: tuple[Compound, ...]) -> None:
        """Note the letters of all texts, and squeeze those that may be no wider than they are told."""
        line = (*line, frozenset(el.get("class", "").split()))
        if el.tag == "text":
            font = self.art.font(line)
            self.fonts.add((font.family, font.weight))
            if "data-fit" in el.attrib:
                self.squeeze(el, font, float(el.attrib["data-fit"]))
        for child in el:
            self.set_texts(child, line)

    def squeeze(self, el: Element, font: Font, most: float) -> None:
        self.fonts.add((font.family, font.weight))
        text = "".join(el.itertext())
        wide = width(text, font)
        if wide <= most:
            return
        keep = int(len(text) * most / wide / NARROWEST)
        if keep < len(text):
            el[:] = []
            el.text = f"{text[: max(1, keep - 1)].rstrip()}…"
        el.attrib |= {"textLength": number(most), "lengthAdjust": "spacingAndGlyphs"}


def prune(el: Element, slots: dict[str, str]) -> None:
    """Take out what depends on a slot that does not hold."""
    for child in list(el):
        missing = "data-slot-href" in child.attrib and not slots.get(child.attrib["data-slot-href"])
        if missing or not holds(child.get("data-if", ""), slots):
            el.remove(child)
        else:
            prune(child, slots)


def holds(condition: str, slots: dict[str, str]) -> bool:
    """`slot`, `!slot`, `slot=value`, `slot!=value`."""
    found = CONDITION.fullmatch(condition)
    if found is None:
        return True
    turned, name, unequal, value = found.groups()
    have = slots.get(name, "")
    right = have != "" if value is None else have == value
    return right != (turned == "!" or unequal == "!")


def counter(count: int, top: Place, px: float) -> Element:
    """The number of pieces in a stack, at its lower right corner."""
    half = 7 + 4 * len(str(count))
    at = f"translate({number(top.x + top.w / 2 - half / 2)} {number(top.y + top.h / 2 - 6)})"
    made = Element("g", {"class": "count", "transform": at})
    plate = SubElement(made, "g", transform=f"scale({number(min(2.0, max(0.8, px)))})")
    SubElement(plate, "rect", x=number(-half), y="-11", width=number(2 * half), height="22", rx="11")
    SubElement(plate, "text", y="5").text = str(count)
    return made


def wrapped(text: str, letters: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + len(word) < letters:
            lines[-1] += f" {word}"
        else:
            lines.append(f"{word[:letters]}…" if len(word) > letters + 1 else word)
    return lines


def number(value: float) -> str:
    """As short as it can be written, exact to a thousandth."""
    return f"{value:.3f}".rstrip("0").rstrip(".")

"""A match as one picture: a whole SVG of what a seat may see, with the client's colours, letters and words.

It is drawn for browsers and notebooks: colours are CSS variables, the fonts come along. Beside the boards it has the
sign, the players' plates and the question, as a spectator's page has them.
"""

import re
from base64 import b64encode
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, tostring

from stellwerk.kernel.match import Match
from stellwerk.stage.drawing import Drawing, art_in, number
from stellwerk.stage.letters import Font, width
from stellwerk.stage.parts import together
from stellwerk.stage.scenes import Shot, closed, stage_of, still
from stellwerk.stage.styles import blocks, one_side
from stellwerk.stage.wire import Figure, Piece, Region, Strip, Text
from stellwerk.words import LANGUAGES, say

WEB = Path(__file__).parent / "web"
EDGE = 12.0  # around everything
GAP = 10.0  # between two things
PAD = 9.0  # between a region's frame and its drawing
SIGN = 52.0
PLATE = 84.0
MOST_PLATES = 4  # in a row
QUESTION = 48.0
NAME = 22.0  # the line above a player's board
HEAD = Font("Barlow Condensed", 700, 18.4)
SMALL = Font("Barlow", 400, 13.1)
BODY = Font("Barlow", 400, 15.2)
STRONG = BODY._replace(weight=600)
HOUSE_RULES = re.compile(
    r":root(?!\[)|\.(scene|emblem|seat-\d|plain-|zone-label|count|badge circle)(?!.*(is-|:|-art|-flight|marks))"
)


def picture(match: Match, seat: int | None = None, language: str = "en", night: bool = False) -> str:
    """The table as a seat sees it; None is a spectator."""
    if language not in LANGUAGES:
        raise ValueError(f"language: {language!r} is none of {', '.join(LANGUAGES)}")
    if seat is not None:
        match.check_player(seat)
    shot = still(match.game, match.state, seat, match.version)
    return Page(match, closed(shot) if match.closed else shot, language, night).drawn()


class Page:
    """One picture while it is being made, from its top to its end."""

    def __init__(self, match: Match, shot: Shot, language: str, night: bool) -> None:
        self.game = match.game
        self.shot = shot
        self.language = language
        self.night = night
        self.board = stage_of(match.game).board(match.table(shot.seat))
        self.drawing = Drawing(art_in(match.game.folder / "scene"), self.say)
        self.units = max(region.w for region in self.board.wide)
        self.inside = self.units + 2 * PAD
        self.y = EDGE
        self.root = Element("g", {"class": "scene"})

    def say(self, text: Text) -> str:
        """In the viewer's language; a message of its own name may be a seat's."""
        seat = re.fullmatch(r"seat-(\d+)", text.m)
        if seat:
            return self.house("ui-seat", n=int(seat[1]) + 1)
        return say(self.game.folder, self.language, text.m, text.a)

    def house(self, key: str, **params: object) -> str:
        return say(WEB, self.language, key, params)

    def drawn(self) -> str:
        self.sign()
        self.plates()
        self.question()
        pieces = {**self.board.printed, **together(self.shot.picture.parts)}
        for region in self.board.wide:
            self.region(region, pieces)
        wide, high = self.inside + 2 * EDGE, self.y + EDGE - GAP
        box = {"viewBox": f"0 0 {number(wide)} {number(high)}", "width": number(wide), "height": number(high)}
        named = {"xmlns": "http://www.w3.org/2000/svg", "data-game": self.game.id, "lang": self.language, "role": "img"}
        svg = Element("svg", {**named, **box})
        SubElement(svg, "title").text = f"{self.say(Text('game-title'))}: {self.prompt()}"
        style = SubElement(svg, "style")
        SubElement(svg, "defs").extend(sorted(self.drawing.art.used(self.root), key=lambda el: el.attrib["id"]))
        SubElement(svg, "rect", {"class": "paper", "width": "100%", "height": "100%"})
        svg.append(self.root)
        style.text = f"{styles(self.game.folder, self.night)}\n{fonts(frozenset(self.drawing.fonts))}"
        return tostring(svg, "unicode")

    def text(self, into: Element, name: str, at: tuple[float, float], words: str, font: Font, most: float) -> float:
        """Writes, and says how far it reaches."""
        el = SubElement(into, "text", {"class": name, "x": number(at[0]), "y": number(at[1])})
        el.text = words
        self.drawing.squeeze(el, font, most)
        return at[0] + min(width(words, font), most)

    # above the boards

    def sign(self) -> None:
        """The game's clock: its title, where it stands, what is going on."""
        group = self.box("sign", EDGE, self.inside, SIGN)
        SubElement(group, "rect", {"class": "sign-line", **rect(EDGE + 3, self.y + 3, self.inside - 6, SIGN - 6, 9)})
        end, middle = EDGE + self.inside - 20, self.y + SIGN / 2
        title = HEAD._replace(weight=600, size=16.8)
        x = self.text(group, "sign-game", (EDGE + 20, middle + 6), self.say(Text("game-title")), title, 320) + 18
        sizes = (HEAD._replace(size=20), HEAD._replace(size=24, spacing=0.48), HEAD._replace(weight=500, size=20))
        for n, line in enumerate(self.shot.picture.sign):
            words, font = self.say(line), sizes[min(n, 2)]
            if n == 0:
                plate = rect(x, middle - 15, width(words, font) + 26, 30, 5)
                SubElement(group, "rect", {"class": "sign-plate", **plate})
                x += 13
            elif n > 1:
                x = self.text(group, "sign-more", (x, middle + 7), "·", font, 20) + 10
            if x < end - 40:
                x = self.text(group, f"sign-{min(n, 2)}", (x, middle + 7), words, font, end - x) + (
                    31 if n == 0 else 18
                )
        self.y += SIGN + GAP

    def plates(self) -> None:
        """The players at a glance."""
        strips = self.shot.picture.strips
        rows = -(-len(strips) // MOST_PLATES)
        each = -(-len(strips) // max(1, rows))
        wide = min(416.0, (self.inside - (each - 1) * 8) / max(1, each))
        for n, strip in enumerate(strips):
            if n and n % each == 0:
                self.y += PLATE + 8
            self.plate(strip, EDGE + n % each * (wide + 8), wide)
        self.y += PLATE + GAP if strips else 0

    def plate(self, strip: Strip, x: float, wide: float) -> None:
        seat = f"seat-{strip.seat}" if strip.name is None else "rival"
        group = self.box(f"strip {strip.state} {seat}", x, wide, PLATE, 8)
        SubElement(group, "path", {"class": "seat-edge", "d": left_edge(x, self.y, PLATE)})
        end = x + wide - 11
        state = "" if self.shot.over else self.house(f"ui-state-{strip.state}")
        free = end - width(state, SMALL) - 16
        if state and strip.state == "asked":
            bold = SMALL._replace(weight=600)
            free = end - width(state, bold) - 22
            SubElement(group, "rect", {"class": "asked-plate", **rect(free + 8, self.y + 9, end - free - 8, 19, 4)})
            self.text(group, "asked-word", (free + 15, self.y + 23), state, bold, wide)
        elif state:
            self.text(group, "soft small", (free + 16, self.y + 23), state, SMALL, wide)
        left = x + 14
        if strip.name is None:
            emblem(group, strip.seat, left, self.y + 7)
            left += 33
        name = self.say(strip.name or Text(f"seat-{strip.seat}"))
        self.text(group, "strip-name", (left, self.y + 25), name, HEAD, free - left)
        at = x + 14
        for figure in strip.figures:
            at = self.figure(group, figure, at, self.y + 50, end)
        notes = " · ".join(self.say(note) for note in strip.notes)
        self.text(group, "soft note", (x + 14, self.y + 73), notes, SMALL._replace(size=13.6), end - x - 14)

    def figure(self, group: Element, figure: Figure, x: float, y: float, end: float) -> float:
        """One number with its symbol, or with its name; and where the next one begins."""
        words = "?"
        if figure.value is not None:
            words = self.amount(figure.value, figure.unit)
        name = "" if figure.icon else self.say(figure.name)
        wide = (22 if figure.icon else width(name, SMALL) + 5) + width(words, STRONG)
        if x + wide > end:
            return x
        item = SubElement(group, "g")
        SubElement(item, "title").text = f"{self.say(figure.name)} {words}"
        if figure.icon:
            size = {"width": "17.5", "height": "17.5", "viewBox": "0 0 24 24"}
            icon = SubElement(item, "svg", {"class": "figure-icon", "x": number(x), "y": number(y - 14), **size})
            SubElement(icon, "use", {"href": f"#{figure.icon}", "width": "24", "height": "24"})
            x += 22
        else:
            x = self.text(item, "soft small", (x, y), name, SMALL, end - x) + 5
        return self.text(item, "figure-value", (x, y), words, STRONG, end - x) + 14

    def amount(self, value: int, unit: str) -> str:
        said = self.say(Text(unit, {"n": abs(value)})) if unit else f"{abs(value):,}"
        if not unit and self.language == "de":
            said = said.replace(",", ".")
        return f"−{said}" if value < 0 else said

    def prompt(self) -> str:
        words = self.say(self.shot.prompt)
        return words[:1].upper() + words[1:]

    def question(self) -> None:
        group = self.box("question", EDGE, self.inside, QUESTION, 8)
        SubElement(group, "path", {"class": "question-edge", "d": left_edge(EDGE, self.y, QUESTION)})
        font = HEAD._replace(weight=600, size=20, spacing=0.2)
        self.text(group, "prompt", (EDGE + 18, self.y + QUESTION / 2 + 7), self.prompt(), font, self.inside - 36)
        self.y += QUESTION + GAP

    # boards

    def region(self, region: Region, pieces: dict[str, Piece]) -> None:
        scale = self.units / region.w
        head = NAME if region.role == "seat" else 0.0
        high = region.h * scale + head + 2 * PAD
        attributes = {"class": f"region role-{region.role}", "data-region": region.id, "data-seat": str(region.seat)}
        section = SubElement(self.root, "g", attributes)
        SubElement(section, "rect", {"class": "frame", **rect(EDGE, self.y, self.inside, high, 12)})
        if head:
            SubElement(section, "path", {"class": "seat-edge", "d": left_edge(EDGE, self.y, high)})
            name = HEAD._replace(weight=600, size=16.8)
            at = (EDGE + PAD + 3, self.y + PAD + 13)
            self.text(section, "region-name", at, self.say(region.name), name, self.inside / 2)
        drawn = self.drawing.region(region, pieces, region.w / self.units)
        drawn.attrib |= {"x": number(EDGE + PAD), "y": number(self.y + PAD + head)}
        drawn.attrib |= {"width": number(self.units), "height": number(region.h * scale), "overflow": "visible"}
        section.append(drawn)
        self.y += high + GAP

    def box(self, name: str, x: float, wide: float, high: float, round_: float = 12) -> Element:
        group = SubElement(self.root, "g", {"class": name})
        SubElement(group, "rect", {"class": "card", **rect(x, self.y, wide, high, round_)})
        return group


def rect(x: float, y: float, w: float, h: float, r: float) -> dict[str, str]:
    return {"x": number(x), "y": number(y), "width": number(w), "height": number(h), "rx": number(r)}


def left_edge(x: float, y: float, high: float) -> str:
    """The broad left edge of a card."""
    return f"M{number(x + 6)} {number(y)}h-1a5 8 0 0 0-5 8v{number(high - 16)}a5 8 0 0 0 5 8h1z"


def emblem(group: Element, seat: int, x: float, y: float) -> None:
    """The signal of a seat: shape first, colour second."""
    plate, mark = shapes()[seat % len(shapes())]
    size = {"x": number(x), "y": number(y), "width": "25.8", "height": "25.8", "viewBox": "0 0 24 24"}
    made = SubElement(group, "svg", {"class": f"emblem seat-{seat}", **size})
    SubElement(made, "path", {"class": "plate", "d": plate})
    SubElement(made, "path", {"class": "mark", "d": mark})


@cache
def shapes() -> list[tuple[str, str]]:
    """The client's, so that they are drawn in one place."""
    return re.findall(r'plate: "([^"]+)", mark: "([^"]+)"', (WEB / "scene" / "shapes.js").read_text("utf-8"))


@cache
def styles(game: Path, night: bool) -> str:
    """The client's colours and its rules for pieces and zones, the game's, and those of a picture alone."""
    house = [*blocks((WEB / "theme.css").read_text("utf-8")), *blocks((WEB / "scene" / "scene.css").read_text("utf-8"))]
    kept = [f"{selector} {{ {body} }}" for selector, body in house if HOUSE_RULES.match(selector)]
    own = Path(__file__).with_suffix(".css").read_text("utf-8")
    game_rules = [
        f"{selector} {{ {body} }}" for selector, body in blocks((game / "scene" / "art.css").read_text("utf-8"))
    ]
    return one_side("\n".join([*kept, *game_rules, own]), night)


@cache
def fonts(used: frozenset[tuple[str, int]]) -> str:
    """The letters that the picture uses: a picture in a notebook cannot fetch them."""
    faces = []
    for selector, body in blocks(
        (WEB / "vendor" / "fonts" / "fonts.css").read_text("utf-8").replace("@font-face", "face")
    ):
        family, weight = re.search(r'font-family: "([^"]+)"', body), re.search(r"font-weight: (\d+)", body)
        url = re.search(r'url\("([^"]+)"\)', body)
        if not (selector and family and weight and url) or "latin-ext" in url[1]:
            continue
        if (family[1], int(weight[1])) in used:
            data = b64encode((WEB / "vendor" / "fonts" / url[1]).read_bytes()).decode()
            faces.append(f"@font-face {{ {body.replace(url[1], f'data:font/woff2;base64,{data}')} }}")
    return "\n".join(faces)

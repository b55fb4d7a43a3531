"""What belongs to a player: locomotives, industry, purse, engineers, tokens and cards; and what it would bring now."""

from typing import NamedTuple

from stellwerk.games.railroads.model.ids import FACTORIES, LINE_OF_SLOT, LINES, TOKENS
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import Board
from stellwerk.games.railroads.model.table import OwnEngineer, OwnFoundry, OwnIncome, Seat
from stellwerk.games.railroads.model.take_in import lay_on_board
from stellwerk.games.railroads.rules.scoring import round_points
from stellwerk.games.railroads.scene.lines import bare_faces, line_name, line_of, line_pieces, printed_line, specials
from stellwerk.games.railroads.scene.pieces_tiles import (
    end_bonus,
    engineer,
    factory,
    foundry,
    income,
    question_card,
    standing_slots,
)
from stellwerk.games.railroads.scene.symbols import effect_words, guessed, pictures
from stellwerk.kernel.table import BLANK
from stellwerk.stage.parts import Kept, Pieces, together
from stellwerk.stage.wire import Piece, Text


class Laid(NamedTuple):
    """What lies on a player board: lines, tiles and industry."""

    board: Board  # to ask the rules about
    scored: tuple[int, ...]  # what the three lines and industry would bring now
    pieces: Pieces


class Player(NamedTuple):
    """One player as everybody with the same knowledge sees them."""

    laid: Laid
    owned: Pieces
    numbers: tuple[int, ...]  # points, what the round would bring now, workers at hand, coins and coal


def players(k: Parts, seats: tuple[Seat, ...], kept: Kept) -> list[Player]:
    return [kept.part(player, seat, k, one, kept) for seat, one in enumerate(seats)]


def player(seat: int, k: Parts, one: Seat, kept: Kept) -> Player:
    laid = kept.part(lie, seat, k, on_board(one), one.due_fields, kept)
    owned = [
        kept.part(purse_pieces, seat, purse(k, one), one.crew, one.reserve),
        kept.part(people_pieces, seat, k, one.engineers),
        kept.part(token_pieces, seat, k, one.tokens, one.laid),
        kept.part(card_pieces, seat, k, one.cards, one.upgrade, one.bonus),
        kept.part(marker_pieces, seat, k, one.incomes, one.foundries),
    ]
    numbers = (total(one), sum(laid.scored), hands(one), one.coins, one.coal)
    return Player(laid, together(owned), numbers if k.coal else numbers[:-1])


def on_board(one: Seat) -> Seat:
    """Only what lies on the player board, the rest as at the start."""
    return Seat(
        tracks=one.tracks,
        arm=one.arm,
        extensions=one.extensions,
        locos=one.locos,
        factories=one.factories,
        stokers=one.stokers,
        markers=one.markers,
        doublers=one.doublers,
        medal=one.medal,
        upgrade=one.upgrade,
    )


def lie(seat: int, k: Parts, one: Seat, due: tuple[str, ...], kept: Kept) -> Laid:
    b = Board()
    lay_on_board(k, b, one, "")
    scored = tuple(round_points(k, b))
    parts = [line_part(seat, line, k, b, due, kept) for line in range(len(LINES))]
    locos = tuple([(b.loco(slot), b.stokers >> slot & 1) for slot in range(4)])
    parts += [
        kept.part(loco_pieces, seat, locos, tuple(b.reach)),
        kept.part(industry_pieces, seat, k, tuple(b.markers), tuple(b.gaps), b.stokers >> 4),
        sum_pieces(seat, k, scored),
    ]
    return Laid(b, scored, together(parts))


def line_part(seat: int, line: int, k: Parts, b: Board, due: tuple[str, ...], kept: Kept) -> Pieces:
    shown = line_of(k, b, line, due)
    special = kept.part(specials, k, line, shown.arm, shown.extensions)
    return kept.part(line_pieces, seat, line, k, shown, special, kept.part(bare_faces, k, line))


def printed_player(seat: int, k: Parts) -> Pieces:
    """Fields of lines and of industry."""
    out: Pieces = {}
    for line in range(len(LINES)):
        out |= printed_line(seat, line, k)
    for at in range(k.industry_end + 1):
        out[f"industry:{seat}:{at}"] = industry_field(seat, k, at, {})
    return out


def total(one: Seat) -> int:
    """Points so far."""
    p = one.points
    lines = p.main_line + p.second_line + p.third_line
    return lines + p.industry + p.effects + p.passing + p.end_bonus + p.majority


def hands(one: Seat) -> int:
    """Workers at hand: own, turquoise and black."""
    return one.workers + one.helpers + bool(one.black_home)


# --- locomotives and industry --------------------------------------------------------------


def loco_pieces(seat: int, locos: tuple[tuple[int, int], ...], reach: tuple[int, ...]) -> Pieces:
    out: Pieces = {}
    for slot, (number, stoked) in enumerate(locos):
        if not number:
            continue
        slots = {"number": str(number), "emblem": f"sym-seat-{seat}"}
        if stoked:
            slots["stoker"] = "yes"
        text = Text("piece-loco", {"number": number, "reach": reach[LINE_OF_SLOT[slot]]})
        out[f"loco:{seat}:{slot + 1}"] = Piece(
            z=f"slot-{slot + 1}-{seat}", i=0, k="loco", name=text, slots=slots, c=f"seat-{seat}"
        )
    return out


def industry_pieces(seat: int, k: Parts, markers: tuple[int, ...], gaps: tuple[int, ...], stoked: int) -> Pieces:
    """Markers, factories, and the fields that look different from what is printed."""
    out: Pieces = {}
    best = max(markers)
    for at in range(k.industry_end + 1):
        gap = k.gap_on[at]
        more = {"done": "yes"} if k.industry_question[at] and best >= at else {}
        if gap >= 0 and gaps[gap]:
            more["built"] = "yes"
            name = FACTORIES[gaps[gap] - 1]
            out[f"factory:{seat}:{gap + 1}"] = factory(k, name, f"gaps-{seat}", at, bool(stoked >> gap & 1))
        if more:
            out[f"industry:{seat}:{at}"] = industry_field(seat, k, at, more)
    for i, at in enumerate(markers):
        text = Text("piece-marker", {"marker": i + 1, "at": at, "n": k.industry_points[at]})
        slots = {f"m{i + 1}": "yes", "number": str(i + 1)}
        out[f"marker:{seat}:{i + 1}"] = Piece(
            z=f"marker-{i + 1}-{seat}", i=at, k="marker", name=text, slots=slots, c=f"seat-{seat}"
        )
    return out


def industry_field(seat: int, k: Parts, at: int, more: dict[str, str]) -> Piece:
    gap = k.gap_on[at]
    slots = {"n": str(at), **more}
    notes: list[Text] = []
    if gap >= 0:
        slots["gap"] = str(gap + 1)
    elif at:
        slots["worth"] = str(k.industry_points[at])
    if k.industry_question[at]:
        slots["sym"] = "sym-question"
        notes.append(Text("note-industry-question"))
    if gap >= 0:
        notes.append(Text("note-gap", {"gap": gap + 1}))
    text = Text("piece-industry", {"at": at, "n": k.industry_points[at]})
    return Piece(z=f"fields-industry-{seat}", i=at, k="industry", name=text, slots=slots, notes=notes)


def sum_pieces(seat: int, k: Parts, found: tuple[int, ...]) -> Pieces:
    """What every line and industry would bring now."""
    out: Pieces = {}
    for i, name in enumerate([*LINES, "industry"]):
        title = line_name(k, i) if i < len(LINES) else "source-industry"
        short = f"short-{title}" if i < len(LINES) else title
        text = Text("piece-sum", {"line": title, "n": found[i]})
        out[f"sum:{seat}:{name}"] = Piece(
            z=f"sum-{name}-{seat}", i=0, k="sum", name=text, slots={"figure": str(found[i]), "line": short}
        )
    return out


# --- what belongs to a player ------------------------------------------------------------------


def purse(k: Parts, one: Seat) -> tuple[tuple[str, str, int], ...]:
    entries = [("workers", "sym-worker", one.workers), ("coins", "sym-coin", one.coins)]
    if k.coal:
        entries.append(("coal", "sym-coal", one.coal))
    if one.helpers:
        entries.append(("helpers", "sym-helper", one.helpers))
    if one.black:
        entries.append(("black", "sym-black-worker", int(bool(one.black_home))))
    return tuple(entries)


def purse_pieces(seat: int, entries: tuple[tuple[str, str, int], ...], crew: int, reserve: int) -> Pieces:
    out: Pieces = {}
    for i, (name, picture, count) in enumerate(entries):
        text = Text(f"piece-purse-{name}", {"count": count})
        slots = {"icon": picture, "figure": str(count)}
        notes = [Text("note-crew", {"crew": crew, "reserve": reserve})] if name == "workers" else []
        look = f"seat-{seat}" + ("" if count else " rr-empty")
        out[f"purse:{seat}:{name}"] = Piece(
            z=f"purse-{seat}", i=i, k="chip", name=text, slots=slots, c=look, notes=notes
        )
    return out


def people_pieces(seat: int, k: Parts, engineers: tuple[OwnEngineer, ...]) -> Pieces:
    out: Pieces = {}
    for i, entry in enumerate(engineers):
        piece = engineer(k, entry.engineer, f"engineers-{seat}", i)
        slots = piece.slots
        look = f"rr-own seat-{seat}"
        notes = piece.notes
        if entry.stand is not None:
            slots = slots | standing_slots(entry.stand)
            look = f"rr-taken seat-{seat}"
        elif entry.rest:
            look += " rr-spent"
            notes = [*notes, Text("engineer-new")]
        out[f"engineer:{entry.engineer}"] = Piece(
            z=piece.z, i=i, k="engineer", name=piece.name, slots=slots, c=look, notes=notes
        )
    return out


def token_pieces(seat: int, k: Parts, tokens: tuple[str, ...], laid: tuple[str, ...]) -> Pieces:
    """? tokens, used ones too."""
    out: Pieces = {}
    for i, name in enumerate(sorted([*tokens, *laid], key=TOKENS.index)):
        given = k.token_gives[TOKENS.index(name)]
        notes = [Text("note-gives", {"effects": effect_words(given)}), *guessed(k, name)]
        slots, look = pictures(given), ""
        if name in laid:
            notes.append(Text("note-laid"))
            slots, look = {**slots, "done": "yes"}, "rr-spent"
        out[f"token:{seat}:{name}"] = Piece(
            z=f"tokens-{seat}", i=i, k="token", name=Text(f"token-{name}"), slots=slots, c=look, notes=notes
        )
    return out


def card_pieces(seat: int, k: Parts, cards: tuple[str, ...], upgrade: str, bonus: tuple[str, ...]) -> Pieces:
    """? cards, the upgrade marker, and end bonus cards, which only their owner knows."""
    out: Pieces = {}
    for i, name in enumerate(cards):
        out[f"card:{name}"] = question_card(k, name, f"cards-{seat}", i)
    if upgrade != "none":
        slots = {"s1": "sym-upgrade", "many": "1", "caption": f"caption-upgrade-{upgrade}"}
        out[f"upgrade:{seat}"] = Piece(
            z=f"cards-{seat}", i=len(cards), k="card", name=Text(f"upgrade-{upgrade}"), slots=slots
        )
    for i, name in enumerate(bonus):
        if name == BLANK:
            out[f"bonus:{seat}:{i}"] = Piece(z=f"bonus-{seat}", i=i, k="bonus-back", name=Text("back-bonus"))
        else:
            out[f"bonus:{name}"] = end_bonus(name, f"bonus-{seat}", i)
    return out


def marker_pieces(seat: int, k: Parts, incomes: tuple[OwnIncome, ...], foundries: tuple[OwnFoundry, ...]) -> Pieces:
    """Income markers and foundries; used ones lie face down."""
    out: Pieces = {}
    for i, owned in enumerate(incomes):
        look = "rr-spent" if owned.used else ""
        out[f"income:{seat}:{i}"] = income(k, owned.income, f"incomes-{seat}", i, look)
    for i, entry in enumerate(foundries):
        look = "rr-spent" if entry.fired else ""
        out[f"foundry:{entry.foundry}"] = foundry(k, entry.foundry, f"furnaces-{seat}", i, look)
    return out

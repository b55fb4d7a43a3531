"""What the open question is about: effects that wait, tiles to choose from, ways to pay, who comes when, and Emil."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import UnsetType

from stellwerk.games.railroads.model.ids import (
    ARMS,
    COLOURS,
    E0,
    E1,
    EMIL_CARDS,
    EXTENSIONS,
    KINDS,
    LEAVABLE,
    MAIN,
    QUEUED,
    START_BONUSES,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import Board
from stellwerk.games.railroads.model.table import SEATS, Emil, Hand, Seat, Table
from stellwerk.games.railroads.rules.tracks import area_reached
from stellwerk.games.railroads.scene.pieces_players import Player
from stellwerk.games.railroads.scene.pieces_tiles import (
    end_bonus,
    extension,
    factory,
    income,
    option,
    question_card,
)
from stellwerk.games.railroads.scene.symbols import effect_words, paid, pictures, symbol
from stellwerk.games.railroads.scene.usable import Beside, asked_seat, passing_points, payments, step_name
from stellwerk.kernel.state import NONE
from stellwerk.stage.parts import Kept, Pieces
from stellwerk.stage.wire import Piece, Text

ONE_BY_ONE: Final = 6  # workers and coins that find room side by side
HAND: Final = (("workers", "sym-worker"), ("helpers", "sym-helper"), ("coins", "sym-coin"))


def question_pieces(
    table: Table, k: Parts, players: list[Player], usable: frozenset[int], around: Beside, kept: Kept
) -> list[Pieces]:
    me = table.seat
    choice = choice_pieces(table, k, players, kept)
    out = choice
    if table.must or table.may:
        out = [*choice, kept.part(pending_pieces, table.must, table.may)]
    if me is not None:
        own = table.seats[me]
        if not any(choice) and table.phase != "over":
            out.append(kept.part(hand_pieces, me, own.workers, own.helpers, own.coins, bool(own.black_home)))
        if me == asked_seat(table) and step_name(table) == "Turn":
            out.append(payment_pieces(me, k, own, tuple(table.spaces), usable, around))
    if isinstance(table.emil, UnsetType):
        now = "" if table.phase == "over" else table.turn
        last = table.round == table.rounds
        out.append(kept.part(order_pieces, k, table.order, table.passed, now, last, table.pass_cards))
    else:
        out.append(kept.part(emil_pieces, k, table.emil))
    return out


# --- what is open now ------------------------------------------------------------------


def pending_pieces(must: dict[str, int], may: dict[str, int]) -> Pieces:
    """Effects that wait: those that must be done, then those that may be left."""
    out: Pieces = {}
    for how, counts in (("must", must), ("may", may)):
        for kind in KINDS[:QUEUED]:
            n = counts.get(kind, 0)
            if n and f"pending:{kind}" not in out:
                both = n + (may.get(kind, 0) if how == "must" else 0)
                out[f"pending:{kind}"] = pending(kind, both, how, len(out))
    return out


def pending(kind: str, n: int, how: str, i: int) -> Piece:
    """A ticket that says what it is, how often, and whether it may be left."""
    said = "last" if kind in KINDS[LEAVABLE:] else how
    slots = {"s1": symbol(kind), "figure": f"{n}×", "what": f"ticket-{kind}", "how": f"ticket-{said}"}
    name = Text(f"gives-{kind}", {"n": n})
    look = f"rr-{how}"
    return Piece(z="pending", i=i, k="pending", name=name, slots=slots, c=look, notes=[Text(f"note-{said}")])


def choice_pieces(table: Table, k: Parts, players: list[Player], kept: Kept) -> list[Pieces]:
    """Tiles and cards to choose from: they come onto the table only for that."""
    step = step_name(table)
    turn = SEATS.index(table.turn)
    out: list[Pieces] = []
    if table.hand is not None:
        out.append(kept.part(loco_in_hand, table.hand))
    if table.building is not None:
        out.append(kept.part(factory_in_hand, k, table.building))
    if step == "ChooseStart":
        out.append(kept.part(start_cards, k, table.start_left))
    if "card" in table.may:
        out.append(kept.part(cards_left, k, table.cards_left))
    if "income" in table.may:
        out.append(kept.part(incomes_left, k, table.income_left))
    if step == "ChooseArm":
        out.append(kept.part(arms, k))
    elif step == "LayExtension":
        out.append(kept.part(extensions_left, k, players[turn].laid.board, table.extensions_left))
    elif step == "KeepUpgrade":
        out.append(upgrades())
    elif step == "ChooseEndBonus" and turn == table.seat:
        out.append(kept.part(end_bonuses, table.seats[turn].looks[-1]))
    return out


def loco_in_hand(held: Hand) -> Pieces:
    number = int(held.loco.removesuffix("x")) + held.stoker
    slots = {"number": str(number)}
    if held.stoker:
        slots["stoker"] = "yes"
    name = Text("piece-hand", {"number": number})
    return {"hand:loco": Piece(z="choice", i=0, k="loco", name=name, slots=slots, c="rr-hand")}


def factory_in_hand(k: Parts, name: str) -> Pieces:
    return {"hand:factory": factory(k, name, "choice", 0)}


def start_cards(k: Parts, left: tuple[str, ...]) -> Pieces:
    out: Pieces = {}
    for i, name in enumerate(left):
        given = k.start_gives[START_BONUSES.index(name)]
        out[f"start:{name}"] = option("choice", i, Text(f"start-{name}"), pictures(given), "caption-start")
    return out


def cards_left(k: Parts, left: tuple[str, ...]) -> Pieces:
    return {f"card:{name}": question_card(k, name, "choice", i) for i, name in enumerate(left)}


def incomes_left(k: Parts, left: dict[str, int]) -> Pieces:
    out: Pieces = {}
    for i, (name, count) in enumerate(left.items()):
        piece = income(k, name, "choice", i)
        slots = {**piece.slots, "count": f"×{count}"}
        out[f"income-left:{name}"] = Piece(z="choice", i=i, k="income", name=piece.name, slots=slots)
    return out


def arms(k: Parts) -> Pieces:
    out: Pieces = {}
    for i, name in enumerate(ARMS[1:]):
        slots = {"s1": "sym-switch", "many": "1", "caption": f"arm-{name}"}
        out[f"arm:{name}"] = option("choice", i, arm_text(k, name), slots)
    return out


def arm_text(k: Parts, name: str) -> Text:
    """Where an arm ends and what its fields give."""
    arm = ARMS.index(name)
    effects = [words for field in k.arm_todo[arm] for words in effect_words(k.field_gives[field])]
    colour = f"colour-{COLOURS[k.colours[arm][MAIN] - 1]}"
    return Text("act-arm", {"arm": f"arm-{name}", "fields": k.fields[arm][MAIN], "colour": colour, "effects": effects})


def extensions_left(k: Parts, b: Board, left: tuple[str, ...]) -> Pieces:
    """Those that fit the area which black has reached."""
    area = area_reached(k, b)
    if area == NONE:
        return {}
    fitting = [name for name in left if k.extension_size[EXTENSIONS.index(name)] == k.area_size[area]]
    return {f"extension:{name}": extension(k, name, area, i) for i, name in enumerate(fitting)}


@cache
def upgrades() -> Pieces:
    out: Pieces = {}
    for i, name in enumerate(("base", "german")):
        slots = {"s1": "sym-upgrade", "many": "1", "caption": f"caption-upgrade-{name}"}
        out[f"upgrade:{name}"] = option("choice", i, Text(f"upgrade-{name}"), slots)
    return out


def end_bonuses(cards: tuple[str, ...]) -> Pieces:
    return {f"bonus:{name}": end_bonus(name, "choice", i) for i, name in enumerate(cards)}


# --- paying ------------------------------------------------------------------------------


def payment_pieces(
    seat: int, k: Parts, own: Seat, taken: tuple[str, ...], usable: frozenset[int], around: Beside
) -> Pieces:
    """Where a place can be paid in several ways, they lie ready to choose from."""
    out: Pieces = {}
    for i, pay in enumerate(payments(seat, k, own, taken, usable, around)):
        slots = {f"p{n + 1}": picture for n, picture in enumerate(paid(pay, 0))}
        slots["many"] = str(len(pay))
        look = f"seat-{seat}"
        out[f"pay:{pay}"] = Piece(z="payments", i=i, k="pay", name=Text(f"payment-{pay}"), slots=slots, c=look)
    return out


def hand_pieces(seat: int, workers: int, helpers: int, coins: int, black: bool) -> Pieces:
    """The own workers and coins while nothing lies there to choose from: one by one, and many of a kind as a number."""
    out: Pieces = {}
    counts = (workers, helpers, coins, int(black))
    for (kind, picture), count in zip((*HAND, ("black", "sym-black-worker")), counts):
        name = Text(f"piece-purse-{kind}", {"count": count})
        slots = {"icon": picture}
        if sum(counts) > ONE_BY_ONE and count > 1:
            slots["count"] = f"×{count}"
        for _ in range(1 if "count" in slots else count):
            i = len(out)
            out[f"mine:{kind}:{i}"] = Piece(z="hand", i=i, k="figure", name=name, slots=slots, c=f"seat-{seat}")
    return out


# --- who comes when ----------------------------------------------------------------------


def order_pieces(
    k: Parts, order: tuple[str, ...], passed: tuple[str, ...], now: str, last: bool, pass_cards: tuple[int, ...]
) -> Pieces:
    """By place: who has passed, or what passing brings; `now` is the player whose turn it is."""
    out: Pieces = {}
    for i, name in enumerate(order):
        points = passing_points(k, i, last, pass_cards[SEATS.index(name)])
        seat = f"seat-{SEATS.index(name)}"
        slots = {"place": f"{i + 1}.", "emblem": f"sym-{seat}", "name": seat}
        look = [seat]
        if name in passed:
            slots["state"] = "caption-passed"
            look.append("rr-passed")
        else:
            slots["points"] = f"+{points}"
        if name == now:
            look.append("rr-turnnow")
        text = Text("piece-order", {"seat": seat, "place": i + 1, "n": points})
        out[f"order:{SEATS.index(name)}"] = Piece(z="order", i=i, k="order", name=text, slots=slots, c=" ".join(look))
    return out


# --- Emil ----------------------------------------------------------------------------------


def emil_pieces(k: Parts, emil: Emil) -> Pieces:
    """His last card, what he can still do in this round, and when he gets stronger."""
    out = {"emil:card": emil_card(k, emil.discard)}
    state = "caption-passed" if emil.passed else "caption-emil-workers"
    tally(out, "workers", 1, "sym-worker", emil.workers, state, "rr-spent" if emil.passed else "")
    tally(out, "cards", 2, "sym-deck", len(emil.cards), "caption-emil-cards")
    names = [f"engineer-{name}" for name in emil.engineers]
    notes = [Text("note-emil-engineers", {"engineers": names})] if names else []
    tally(out, "engineers", 3, "sym-engineer", len(names), "caption-emil-engineers", notes=notes)
    if emil.waiting:
        at = k.emil_thresholds[2 - emil.waiting]
        name = Text("piece-emil-waiting", {"points": at})
        slots = {"icon": "sym-worker", "figure": "+1", "caption": f"{{caption-at-points:{at}}}"}
        out["emil:waiting"] = Piece(z="emil", i=4, k="tally", name=name, slots=slots, c="rr-emil rr-later")
    return out


def tally(
    out: Pieces, name: str, i: int, icon: str, count: int, caption: str, look: str = "", notes: Sequence[Text] = ()
) -> None:
    slots = {"icon": icon, "figure": str(count), "caption": caption}
    text = Text(f"piece-emil-{name}", {"count": count})
    out[f"emil:{name}"] = Piece(
        z="emil", i=i, k="tally", name=text, slots=slots, c=f"rr-emil {look}".strip(), notes=list(notes)
    )


def emil_card(k: Parts, discard: tuple[str, ...]) -> Piece:
    """The card he turned up last, as a picture of its space."""
    if not discard:
        return Piece(
            z="emil", i=0, k="tally", name=Text("emil"), slots={"icon": "sym-emil", "caption": "emil"}, c="rr-emil"
        )
    card = discard[-1]
    place = k.emil_space[EMIL_CARDS.index(card)]
    slots = {"s1": "sym-engineer", "many": "1"} if place in (E0, E1) else pictures(k.gives[place])
    name = Text("piece-emil-card", {"card": f"emil-{card}"})
    return Piece(z="emil", i=0, k="option", name=name, slots={**slots, "caption": "emil"}, c="rr-emil rr-emilcard")

"""What a card is good for where it lies now: for whoever asks, or for its owner."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from stellwerk.games.glueck_auf.model.card_names import NUMBER
from stellwerk.games.glueck_auf.model.components import CREST, DOCK_CRESTS, WAGON_CRESTS, WAGON_FITS
from stellwerk.games.glueck_auf.model.ids import CRESTS, HELPERS, OBJECTIVE, WAGON
from stellwerk.games.glueck_auf.model.table import LoadedWagon, Seat, Table
from stellwerk.games.glueck_auf.rules.scoring import DeliveredCounts
from stellwerk.games.glueck_auf.scene.faces import Faces, kind_name, size_of
from stellwerk.games.glueck_auf.scene.pieces import lorries_on, own_sums, who_pays
from stellwerk.games.glueck_auf.scene.points import is_counted, what_scores
from stellwerk.kernel.table import BLANK, SEAT_NAMES
from stellwerk.stage.wire import Card, Piece, Text

Said = list[Text]

OWNED: Final = re.compile(r"-(\d)(?:-(\d))?$")  # a zone in front of a seat, perhaps at one of its docks
INNOVATION_RULES: Final = {
    "I-LOR": "GA-8.6",
    "I-WAG": "GA-8.7",
    "I-ENG": "GA-8.8",
    "I-ORD": "GA-8.9",
    "I-SHA": "GA-8.10",
    "I-MIN": "GA-8.11",
    "I-DEL": "GA-8.12",
}
OBJECTIVE_RULES: Final = {
    "SHIFT": "GA-12.1",
    "GOALS": "GA-12.2",
    "ENG": "GA-12.3",
    "SHA": "GA-12.4",
    "ORD": "GA-12.5",
    "5L": "GA-12.6",
}


class Lying(NamedTuple):
    """A card where it lies."""

    table: Table
    faces: Faces
    kind: str
    zone: str  # without seat and dock
    seat: int | None  # whose it is, or who asks
    dock: int
    i: int

    @property
    def board(self) -> Seat | None:
        return None if self.seat is None else self.table.seats[self.seat]

    @property
    def taken(self) -> bool:
        """Whether it is somebody's already."""
        return not self.zone.startswith("stack-") and self.zone != "tray"


def about_card(table: Table, faces: Faces, name: str, piece: Piece) -> Card:
    kind = kind_name(name)
    owner = OWNED.search(piece.z)
    seat, dock = (int(owner[1]), int(owner[2] or 0)) if owner else (table.seat, 0)
    lying = Lying(table, faces, kind, piece.z[: owner.start()] if owner else piece.z, seat, dock, piece.i)
    deck = faces.faces[kind].deck
    notes = faces.faces[kind].notes
    tell, rule = TELLS[deck]
    now = [] if lying.taken or not piece.z.startswith("stack-") else price_now(table, faces, piece.z[len("stack-") :])
    said = [note for note in notes if note.m != "note-guess"]
    guessed = [note for note in notes if note.m == "note-guess"]
    return Card(piece.name, said + more(deck, kind), now + tell(lying) + guessed, rule or own_rule(deck, kind))


def more(deck: str, kind: str) -> Said:
    """What holds for the whole deck and is not printed on the card."""
    if deck == "innovation" and kind not in HELPERS:
        return [Text("explain-innovation")]
    return [Text("explain-order")] if deck == "order" else []


def own_rule(deck: str, kind: str) -> str:
    if deck == "objective":
        return OBJECTIVE_RULES[kind.split("-")[1]]
    return INNOVATION_RULES.get(kind, "GA-8.1")


def kind_in(cards: tuple[str, ...]) -> str | None:
    """The first card of a stack or row, if it is seen."""
    return kind_name(cards[0]) if cards and cards[0] != BLANK else None


def price_now(table: Table, faces: Faces, zone: str) -> Said:
    """What a zone takes now, and whether the asker's cards make it."""
    need = table.zones[zone] + 1
    payer = who_pays(table)
    if payer is None:
        return [Text("explain-price", {"n": need, "can": "unknown"})]
    payable = own_sums(payer.workers, payer.innovations, faces.rulings.combined) >> need & 1
    return [Text("explain-price", {"n": need, "can": "yes" if payable else "no"})]


# --- by deck ------------------------------------------------------------------------


def lorry(lying: Lying) -> Said:
    """Its place in the row, and where a wagon stands empty for it."""
    board = lying.board
    if board is None or lying.zone.startswith("crew"):
        return []
    if lying.zone == "train":
        return [train(board, lying.dock)]
    if lying.zone == "delivered":
        return []
    out = [Text("explain-in-row", {"n": len(board.row) - lying.i})] if lying.zone == "row" else []
    docks = [str(n) for n in range(1, len(board.docks) + 1) if empty_wagon(board, n, lying.kind)]
    return [*out, Text("explain-wagon-waits", {"docks": docks}) if docks else Text("explain-no-wagon")]


def empty_wagon(board: Seat, number: int, lorry: str) -> bool:
    """Whether a wagon in a dock could take a lorry card."""
    crest = CREST[NUMBER[lorry]]
    if not DOCK_CRESTS[number - 1] >> crest & 1:
        return False
    empty = [kind_name(wagon) for wagon in board.docks[number - 1].wagons if not isinstance(wagon, LoadedWagon)]
    return any(WAGON_CRESTS[NUMBER[wagon] - WAGON] >> crest & 1 for wagon in empty)


def train(board: Seat, number: int) -> Text:
    dock = board.docks[number - 1]
    return Text("explain-dock-now", {"wagons": len(dock.wagons), "lorries": lorries_on(dock)})


def wagon(lying: Lying) -> Said:
    """The docks it may stand in, or what it takes where it stands."""
    number = NUMBER[lying.kind] - WAGON
    if lying.dock:
        crests = WAGON_CRESTS[number] & DOCK_CRESTS[lying.dock - 1]
        names = [f"crest-{name}" for i, name in enumerate(CRESTS) if crests >> i & 1]
        return [Text("explain-wagon-takes", {"crests": names})]
    docks = [str(n) for n, fits in enumerate(WAGON_FITS[number], 1) if fits]
    return [] if lying.taken else [Text("explain-wagon-docks", {"docks": docks})]


def engine(lying: Lying) -> Said:
    board = lying.board
    if board is None or lying.zone == "delivered":
        return []
    if lying.dock:
        return [train(board, lying.dock), *twins(lying, board)]
    free = [str(n) for n, dock in enumerate(board.docks, 1) if dock.engine is None]
    return [
        Text("explain-engine-docks", {"docks": free}) if free else Text("explain-engine-full"),
        *twins(lying, board),
    ]


def twins(lying: Lying, board: Seat) -> Said:
    """Docks with the same model: their trains may leave together."""
    same = [
        str(n)
        for n, dock in enumerate(board.docks, 1)
        if dock.engine is not None and kind_name(dock.engine) == lying.kind and n != lying.dock
    ]
    return [Text("explain-engine-twins", {"docks": same})] if same else []


def order(lying: Lying) -> Said:
    """The trains that could leave with it, and the shares that would go with it."""
    board = lying.board
    if board is None:
        return []
    place = lying.kind.split("-")[1]
    shares = [share for share in board.shares if kind_name(share) == f"S-{place}"]
    out: Said = [Text("explain-order-shares", {"n": len(shares)})] if shares else []
    if lying.zone == "delivered":
        return out
    lorries = [lorries_on(dock) if dock.engine is not None else 0 for dock in board.docks]
    docks = [str(n) for n, loaded in enumerate(lorries, 1) if loaded >= size_of(lying.kind)]
    if docks:
        return [Text("explain-order-ready", {"docks": docks}), *out]
    return [Text("explain-order-lacks", {"most": max(lorries, default=0)}), *out]


def share(lying: Lying) -> Said:
    """How many of its destination count already."""
    board = lying.board
    if board is None or lying.seat is None or not is_counted(lying.table, lying.seat, lying.faces.rulings):
        return []
    place = lying.kind.split("-")[1]
    held = len([one for one in board.shares if kind_name(one) == lying.kind])
    done = len([one for one in board.delivered if one.startswith(f"O-{place}-")])
    return [Text("explain-share-now", {"shares": held, "orders": done, "counted": min(held, done)})]


def innovation(lying: Lying) -> Said:
    """Worker innovations that were placed leave the game after the shift."""
    if lying.zone.startswith("crew-"):
        return [Text("explain-helper-placed")]
    return []


def objective(lying: Lying) -> Said:
    """What it is worth now to its owner, or would be to the asker."""
    board, seat = lying.board, lying.seat
    if board is None or seat is None or not is_counted(lying.table, seat, lying.faces.rulings):
        return []
    counts = DeliveredCounts(what_scores(board), lying.faces.vp, lying.table.tokens.count(SEAT_NAMES[seat]))
    held = len(board.objectives) + (not lying.taken)
    vp = counts.objective(NUMBER[lying.kind] - OBJECTIVE, held)
    return [Text("explain-worth" if lying.taken else "explain-would-be-worth", {"vp": vp})]


TELLS: Final[dict[str, tuple[Callable[[Lying], Said], str]]] = {
    "lorry": (lorry, "GA-5.4"),
    "wagon": (wagon, "GA-4.3"),
    "engine": (engine, "GA-6.3"),
    "order": (order, "GA-6.2"),
    "share": (share, "GA-11.5"),
    "innovation": (innovation, ""),
    "objective": (objective, ""),
}

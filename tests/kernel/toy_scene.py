"""The table of the toy game, from what a viewer sees only."""

from stellwerk.kernel.table import BLANK
from stellwerk.stage.parts import Kept, Pieces
from stellwerk.stage.wire import Board, Figure, Offer, Picture, Piece, Range, Region, Strip, Text, Zone
from tests.kernel.toy import SEATS
from tests.kernel.toy_table import Seat, Table


def board(table: Table) -> Board:
    return Board(game="toy", wide=regions(table, 400), narrow=regions(table, 360))


def regions(table: Table, width: float) -> list[Region]:
    zones = [Zone(id=name, x=10, y=10, w=60, h=84, name=Text(f"zone-{name}")) for name in ("deck", "lot")]
    out = [Region(id="stage", role="stage", w=width, h=200, name=Text("zone-stage"), zones=zones)]
    for seat in range(table.players):
        own = "own" if seat == table.seat else "seat"
        names = [f"hand-{seat}", f"tokens-{seat}", f"wagon-{seat}-1", f"wagon-{seat}-2"]
        places = [Zone(id=z, x=0, y=90.0 * i, w=200, h=84, name=Text("zone-of-seat")) for i, z in enumerate(names)]
        title = Text("zone-seat", {"seat": f"seat-{seat}"})
        out.append(Region(id=f"seat-{seat}", role=own, w=width, h=400, name=title, zones=places, seat=seat))  # type: ignore[arg-type]
    return out


def piece(zone: str, i: int, card: str) -> Piece:
    return Piece(z=zone, i=i, k="card", name=Text("toy-card", {"card": card}))


def picture(table: Table, kept: Kept) -> Picture:
    step = table.steps[-1].step if table.steps else "Over"
    parts = [kept.part(middle, table.lot, len(table.deck))]
    parts += [kept.part(player, seat, one) for seat, one in enumerate(table.seats)]
    return Picture(
        parts=parts,
        sign=[Text("toy-round", {"n": table.round})],
        prompt=Text(f"prompt-{step.lower()}"),
        strips=[kept.part(strip, seat, one) for seat, one in enumerate(table.seats)],
        rule="TOY-1",
    )


def middle(lot: str | None, deck: int) -> Pieces:
    pieces = {} if lot is None else {lot: piece("lot", 0, lot)}
    pieces["deck-top"] = Piece(z="deck", i=0, k="back", name=Text("toy-deck", {"n": deck}))
    return pieces


def player(seat: int, one: Seat) -> Pieces:
    pieces: Pieces = {}
    for n, wagon in enumerate(one.wagons, 1):
        pieces |= {card: piece(f"wagon-{seat}-{n}", i, card) for i, card in enumerate(wagon)}
    pieces |= {token: piece(f"tokens-{seat}", i, token) for i, token in enumerate(one.shown)}
    pieces |= {card: piece(f"hand-{seat}", i, card) for i, card in enumerate(one.hand) if card != BLANK}
    if one.token is not None and one.token != BLANK:
        pieces[one.token] = piece(f"tokens-{seat}", 9, one.token)
    return pieces


def strip(seat: int, one: Seat) -> Strip:
    return Strip(seat=seat, figures=[Figure(name=Text("source-money"), value=one.money, unit="toy-coins")])


def offers(table: Table, kept: Kept) -> list[Offer]:
    seat = table.seat
    if seat is None or not table.steps:
        return []
    step = table.steps[-1].step
    own = table.seats[seat]
    out: list[Offer] = []
    if step == "Bids":
        coins = Range(low=0, high=own.money, step=1, start=0, unit="toy-coins")
        out.append(Offer(move="bid {n}", text=Text("act-bid"), on=("lot",), number=coins, main=True))
    if step == "Tie":
        for name in SEATS[: table.players]:
            out.append(Offer(move=f"name {name}", text=Text("act-name", {"seat": name})))
    if step == "Load" and table.lot is not None:
        for n in (1, 2):
            out.append(Offer(move=f"load {n}", text=Text("act-load", {"n": n}), on=(table.lot, f"wagon-{seat}-{n}")))
    if step == "After":
        out += [Offer(move="draw", text=Text("act-draw"), on=("deck-top",)), Offer(move="end", text=Text("act-end"))]
    if step == "Grab":
        out.append(Offer(move="grab", text=Text("act-grab")))
    if own.token is not None:
        text = Text("act-show", {"token": own.token})
        out.append(Offer(move=f"show {own.token}", text=text, on=(own.token,), group="act-group-tokens"))
    return out

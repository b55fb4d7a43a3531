"""The table of the toy game, from a view only."""

from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Board, Figure, Offer, Picture, Piece, Range, Region, Strip, Text, Zone
from tests.kernel.toy import SEATS


def board(view: Json) -> Board:
    return Board(game="toy", wide=regions(view, 400), narrow=regions(view, 360))


def regions(view: Json, width: float) -> list[Region]:
    zones = [Zone(id=name, x=10, y=10, w=60, h=84, name=Text(f"zone-{name}")) for name in ("deck", "lot")]
    out = [Region(id="stage", role="stage", w=width, h=200, name=Text("zone-stage"), zones=zones)]
    for seat in range(view["players"]):
        own = "own" if seat == view["seat"] else "seat"
        names = [f"hand-{seat}", f"tokens-{seat}", f"wagon-{seat}-1", f"wagon-{seat}-2"]
        places = [Zone(id=z, x=0, y=90.0 * i, w=200, h=84, name=Text("zone-of-seat")) for i, z in enumerate(names)]
        title = Text("zone-seat", {"seat": f"seat-{seat}"})
        out.append(Region(id=f"seat-{seat}", role=own, w=width, h=400, name=title, zones=places, seat=seat))  # type: ignore[arg-type]
    return out


def piece(zone: str, i: int, card: str) -> Piece:
    return Piece(z=zone, i=i, k="card", name=Text("toy-card", {"card": card}))


def picture(view: Json) -> Picture:
    pieces: dict[str, Piece] = {}
    if view["lot"]:
        pieces[view["lot"]] = piece("lot", 0, view["lot"])
    pieces["deck-top"] = Piece(z="deck", i=0, k="back", name=Text("toy-deck", {"n": view["deck"]}))
    for seat, one in enumerate(view["seats"]):
        for n, wagon in enumerate(one["wagons"], 1):
            pieces |= {card: piece(f"wagon-{seat}-{n}", i, card) for i, card in enumerate(wagon)}
        pieces |= {token: piece(f"tokens-{seat}", i, token) for i, token in enumerate(one["shown"])}
        if isinstance(one["hand"], list):
            pieces |= {card: piece(f"hand-{seat}", i, card) for i, card in enumerate(one["hand"])}
        if isinstance(one["token"], str):
            pieces[one["token"]] = piece(f"tokens-{seat}", 9, one["token"])
    step = view["steps"][-1]["step"] if view["steps"] else "Over"
    money = [Figure(name=Text("source-money"), value=one["money"], unit="toy-coins") for one in view["seats"]]
    return Picture(
        pieces=pieces,
        sign=[Text("toy-round", {"n": view["round"]})],
        prompt=Text(f"prompt-{step.lower()}"),
        strips=[Strip(seat=seat, figures=[figure]) for seat, figure in enumerate(money)],
        rule="TOY-1",
    )


def offers(view: Json) -> list[Offer]:
    seat = view["seat"]
    if seat is None or not view["steps"]:
        return []
    step = view["steps"][-1]
    own = view["seats"][seat]
    out: list[Offer] = []
    if step["step"] == "Bids":
        coins = Range(low=0, high=own["money"], step=1, start=0, unit="toy-coins")
        out.append(Offer(move="bid {n}", text=Text("act-bid"), on=("lot",), number=coins, main=True))
    if step["step"] == "Tie":
        for name in SEATS[: view["players"]]:
            out.append(Offer(move=f"name {name}", text=Text("act-name", {"seat": name})))
    if step["step"] == "Load":
        for n in (1, 2):
            out.append(Offer(move=f"load {n}", text=Text("act-load", {"n": n}), on=(view["lot"], f"wagon-{seat}-{n}")))
    if step["step"] == "After":
        out += [Offer(move="draw", text=Text("act-draw"), on=("deck-top",)), Offer(move="end", text=Text("act-end"))]
    if step["step"] == "Grab":
        out.append(Offer(move="grab", text=Text("act-grab")))
    if own["token"]:
        token = own["token"]
        text = Text("act-show", {"token": token})
        out.append(Offer(move=f"show {token}", text=text, on=(token,), group="act-group-tokens"))
    return out

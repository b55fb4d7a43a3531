"""What one seat may know, and a whole state dealt at random that looks like it."""

from typing import Final

from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.model.ids import EMIL_CARDS, END_BONUSES, FOUNDRIES
from stellwerk.games.railroads.model.position import named, names, own_secrets, public
from stellwerk.games.railroads.model.reading import read_position
from stellwerk.games.railroads.model.state import OVER, RailState
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Json
from stellwerk.kernel.rng import Rng

# what a view adds to a position, and a position does not hold
ADDED: Final = ("game", "seat", "waiting")


def view(s: RailState, seat: int | None) -> Json:
    """The open table; of the secrets only the own ones, of the others' their number."""
    out = public(s)
    out["game"] = "railroads"
    out["seat"] = seat
    out["waiting"] = list(rules.waiting(s))
    out["pile"] = len(s.pile)
    out["removed"] = len(s.removed)
    out["foundry_stack"] = len(s.foundry_stack)
    out["foundries_down"] = len(s.foundries_down)
    for i, b in enumerate(s.boards):
        own = out["seats"][i]
        own["bonus_count"] = len(b.bonus)
        own["bonus"] = names(b.bonus, END_BONUSES) if i == seat or s.phase == OVER else None
        own["looks"] = own_secrets(b)["looks"] if i == seat else None
    if s.parts.solo:
        out["emil"]["cards"] = len(s.emil_cards)
    return out


def resample(view: Json, rng: Rng) -> RailState:
    position: Json = {key: value for key, value in view.items() if key not in ADDED}
    position["seats"] = [dict(seat) for seat in view["seats"]]
    deal_end_bonuses(view, position, rng)
    seen = [*view["foundries_open"], *view["foundries_closed"]]
    seen += [entry["foundry"] for seat in view["seats"] for entry in seat["foundries"]]
    unseen = shuffled([name for name in FOUNDRIES if name not in seen], rng)
    position["foundry_stack"] = unseen[: view["foundry_stack"]]
    position["foundries_down"] = unseen[view["foundry_stack"] :][: view["foundries_down"]]
    if "emil" in view:
        k = parts_for(view["players"], view["options"])
        hidden = [EMIL_CARDS[card] for card in k.emil_in if EMIL_CARDS[card] not in view["emil"]["discard"]]
        position["emil"] = {**view["emil"], "cards": shuffled(hidden, rng)}
    position["rng"] = {"key": rng.key.hex(), "count": rng.count}
    return read_position(named(position))


def shuffled(cards: list[str], rng: Rng) -> list[str]:
    order = list(range(len(cards)))
    rng.shuffle(order)
    return [cards[i] for i in order]


def deal_end_bonuses(view: Json, position: Json, rng: Rng) -> None:
    """Windows of time between two looks of the viewer: what others took in one of them came from its cards."""
    k = parts_for(view["players"], view["options"])
    everything = [END_BONUSES[card] for card in k.bonus_in]
    seat = view["seat"]
    looks: list[list[str]] = [] if seat is None else view["seats"][seat]["looks"]
    mine: list[str] = [] if seat is None else view["seats"][seat]["bonus"]
    windows: list[list[str]] = []
    before = everything
    for i, look in enumerate(looks):
        windows.append([card for card in before if card not in look and card not in mine[i : i + 1]])
        before = look
    windows.append(before)
    shown = [card for other in view["seats"] for card in other["bonus"] or []]
    windows = [shuffled([card for card in window if card not in shown], rng) for window in windows]
    hands: list[list[str]] = [list(other["bonus"] or []) for other in view["seats"]]
    now = 0
    for taker in view["taken"]:
        if taker == seat:
            now += 1 if looks else 0
        elif view["seats"][taker]["bonus"] is None:
            hands[taker].append(windows[min(now, len(windows) - 1)].pop())
    removed = windows[0][: view["removed"]]
    position["removed"] = removed
    position["pile"] = shuffled([card for card in windows[-1] if card not in removed], rng)
    for i, other in enumerate(position["seats"]):
        del other["bonus_count"]
        other["bonus"] = hands[i]

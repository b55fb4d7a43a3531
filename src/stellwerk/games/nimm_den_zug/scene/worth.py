"""What a card or a goal tile would mean to whoever asks about it: prices, gains, how much is still missing."""

from msgspec.structs import replace

from stellwerk.games.nimm_den_zug.model.ids import (
    CARDS,
    FASTEST,
    FIRST,
    FULFILLED_TWO,
    LAST,
    LOCOS,
    SLOWEST,
    TOOK_SPECIAL,
)
from stellwerk.games.nimm_den_zug.model.table import Seat, Train
from stellwerk.games.nimm_den_zug.rules.goals import have
from stellwerk.games.nimm_den_zug.rules.wagons import kind_refusal
from stellwerk.games.nimm_den_zug.scene.seen import Box, Seen, alone, earned
from stellwerk.stage.wire import Text

Said = list[Text]


def train_now(seen: Seen, seat: int, train: int) -> Text:
    """How long a train is, and what it would pay now."""
    trains = seen.table.seats[seat].trains
    money = earned(trains, seen.box)[train]
    return Text("explain-train-now", {"train": train + 1, "wagons": len(trains[train].wagons), "money": money})


# --- locomotives ---------------------------------------------------------------


def about_loco(seen: Seen, name: str, zone: str) -> Said:
    """Its price while it can be bought, its profit once it pulls a train."""
    table, c = seen.table, seen.box.c
    place, *numbers = zone.split("-")
    if place == "loco" and name not in table.seats[int(numbers[0])].kept:
        return [train_now(seen, int(numbers[0]), int(numbers[1]) - 1)]
    power = c.power[LOCOS.index(name)]
    if table.method == "draft":
        return [Text("explain-loco-draft", {"power": power, "multiplier": c.multiplier[LOCOS.index(name)]})]
    if place == "choice":
        bid = table.bids[seen.me] if table.bids and seen.me is not None else None
        if bid is not None:
            return [Text("explain-loco-price", {"price": power + bid})]
        return [Text("explain-loco-choice", {"power": power})]
    return [Text("explain-loco-least", {"power": power})]


# --- wagons and special cards ----------------------------------------------------


def about_wagon(seen: Seen, name: str, zone: str) -> Said:
    """What it would earn behind each of the asker's locomotives, or what its train earns."""
    place, *numbers = zone.split("-")
    if place in ("wagons", "plus"):
        return [train_now(seen, int(numbers[0]), int(numbers[1]) - 1)]
    if place != "display" or seen.me is None or name in ("SP-600", "SP-LONG", "SP-BIN"):
        return []
    gains = [
        Text("explain-gain", {"train": train + 1, "money": gain})
        for train in range(len(seen.own.trains))
        if (gain := gain_of(seen.own.trains, train, name, seen.box)) is not None
    ]
    return gains or [Text("explain-no-train-for-it")]


def gain_of(trains: tuple[Train, ...], train: int, card: str, box: Box) -> int | None:
    """By how much the profit would grow if the card joined a train now; None where it may not."""
    s = alone(trains, box)
    one = trains[train]
    if card == "SP-PLUS":
        if one.substitute:
            return None
        longer = replace(one, plus=True)
    else:
        if card == "SP-DBL" and not one.wagons:
            return None
        if card != "SP-DBL" and kind_refusal(s, s.players[0], CARDS.index(card), train) is not None:
            return None
        longer = replace(one, wagons=(*one.wagons, card))
    after = (*trains[:train], longer, *trains[train + 1 :])
    return sum(earned(after, box)) - sum(earned(trains, box))


# --- goal tiles -------------------------------------------------------------------


def goal_count(seen: Seen, seat: int, goal: int) -> tuple[int, int]:
    """How much of what a goal wants a player has, and how much it wants."""
    table, one = seen.table, seen.table.seats[seat]
    want = seen.box.c.goal_want[goal]
    if goal == FULFILLED_TWO:
        return len(one.used), want
    if goal == TOOK_SPECIAL:
        return int(one.took), want
    if goal in (FIRST, LAST):
        return int(one.tile == (1 if goal == FIRST else table.players)), want
    if goal in (FASTEST, SLOWEST):
        return int(is_extreme(table.seats, seat, goal == FASTEST, seen.box)), want
    return have(alone(one.trains, seen.box), 0, goal), want


def is_extreme(seats: tuple[Seat, ...], seat: int, fastest: bool, box: Box) -> bool:
    """Whether a player has the fastest, or the slowest, of all locomotives that lie face up."""
    speeds = [[box.c.speed[LOCOS.index(loco)] for loco in face_up(one.trains)] for one in seats]
    every = [speed for one in speeds for speed in one]
    return bool(every) and (max(every) if fastest else min(every)) in speeds[seat]


def face_up(trains: tuple[Train, ...]) -> list[str]:
    return [train.loco for train in trains if train.loco is not None and not train.substitute]

"""How strong bots are: Bradley-Terry ratings on the Elo scale, with the advantage of each seat taken out.

A game of several players counts as all its pairs: whoever has the better place has beaten the other, and those who are
level have half a win each. Games of one deal belong together, so the error bars come from drawing deals anew.
"""

import math
from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from stellwerk.lab.rows import Folder
from stellwerk.lab.trouble import Trouble

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

ELO = 400 / math.log(10)  # points for one unit of the logistic scale
RESAMPLES = 500
CHANCE = 0.05
FARTHEST = 4000.0  # points; a bound beyond says nothing
OPEN = [
    "open: nobody has taken anything from the stronger side. Its rating rests on a weak prior (one drawn game more for",
    "every two who met); what can be said is the bound, beyond which these results had a chance of less than 5 %.",
]
COLUMNS = ["game", "rules", "options", "players", "bots", "seed", "places", "start"]


class Pairs(msgspec.Struct, frozen=True):
    """All pairs of all games, as columns. Positions count from whoever is first, apart for each number of players."""

    bots: list[str]
    positions: list[tuple[int, int]]  # players, position
    one: Numbers  # bots, by number
    other: Numbers
    one_at: Numbers  # positions, by number
    other_at: Numbers
    won: Floats  # by `one`: 1, ½ or 0
    deal: Numbers
    deals: int
    games: list[int]  # by bot


class Rating(msgspec.Struct, frozen=True):
    """One bot. A bound that is None is open: nothing that was played limits the rating on that side."""

    bot: str
    elo: float
    low: float | None
    high: float | None
    score: float  # share of its pairs with other bots that it won
    games: int


class Seat(msgspec.Struct, frozen=True):
    """What a position in the order of play is worth, against the mean of all."""

    players: int
    position: int  # 0 is first
    elo: float
    low: float
    high: float


class Ratings(msgspec.Struct, frozen=True):
    anchor: str
    deals: int
    pairs: int
    ratings: list[Rating]  # the strongest first
    seats: list[Seat]


class NoRatings(Trouble):
    """Games of which no ratings can be made."""


def pairs_of(folders: Iterable[Folder]) -> Pairs:
    """The pairs of all games in these folders."""
    games = [game for folder in folders for game in folder.table(COLUMNS).to_pylist()]
    kinds = {(game["game"], game["rules"], game["options"]) for game in games}
    if len(kinds) > 1:
        raise NoRatings("lab-several-games")
    bots = sorted({name for game in games for name in game["bots"]})
    positions = sorted({(game["players"], seat) for game in games for seat in range(game["players"])})
    bot_number = {name: n for n, name in enumerate(bots)}
    position_number = {where: n for n, where in enumerate(positions)}
    deal_number: dict[tuple[int, int], int] = {}
    played = dict.fromkeys(bots, 0)
    lines = []
    for game in games:
        players, places = game["players"], game["places"]
        deal = deal_number.setdefault((players, game["seed"]), len(deal_number))
        at = [position_number[players, (seat - (game["start"] or 0)) % players] for seat in range(players)]
        who = [bot_number[name] for name in game["bots"]]
        for name in set(game["bots"]):
            played[name] += 1
        for a in range(players):
            for b in range(a + 1, players):
                won = 1.0 if places[a] < places[b] else 0.0 if places[a] > places[b] else 0.5
                lines.append((who[a], who[b], at[a], at[b], won, deal))
    if not any(line[0] != line[1] for line in lines):
        raise NoRatings("lab-nobody-met")
    columns = np.array(lines, float).T
    one, other, one_at, other_at, deal_of = (columns[n].astype(np.int64) for n in (0, 1, 2, 3, 5))
    counts = list(played.values())
    return Pairs(bots, positions, one, other, one_at, other_at, columns[4], deal_of, len(deal_number), counts)


class Model:
    """The likelihood of pairs: equal ones are counted together, so that fitting again and again is quick."""

    def __init__(self, pairs: Pairs) -> None:
        self.pairs = pairs
        self.n = len(pairs.bots)
        keys = np.stack([pairs.one, pairs.other, pairs.one_at, pairs.other_at], axis=1)
        self.cells, self.cell_of = np.unique(keys, axis=0, return_inverse=True)
        self.cell_of = self.cell_of.reshape(-1)
        met = sorted({(min(a, b), max(a, b)) for a, b in self.cells[:, :2].tolist() if a != b})
        size = self.n + len(pairs.positions)
        design = np.zeros((len(self.cells) + len(met), size))
        for row, (one, other, one_at, other_at) in enumerate(self.cells):
            design[row, one] += 1
            design[row, other] -= 1
            design[row, self.n + one_at] += 1
            design[row, self.n + other_at] -= 1
        for row, (one, other) in enumerate(met, len(self.cells)):
            design[row, [one, other]] = 1, -1
        self.design = design
        self.met = len(met)

    def counted(self, weight: Floats, prior: float = 1.0) -> tuple[Floats, Floats]:
        """Wins and games of every cell, each pair with its weight; the prior: drawn games of all who met."""
        cells = len(self.cells)
        wins = np.bincount(self.cell_of, weight * self.pairs.won, cells)
        games = np.bincount(self.cell_of, weight, cells)
        drawn = np.full(self.met, prior)
        return np.concatenate([wins, drawn / 2]), np.concatenate([games, drawn])

    def fit(self, wins: Floats, games: Floats, begin: Floats | None = None, held: Floats | None = None) -> Floats:
        """The most likely strengths, by Newton's method. `held` are directions in which they may not move."""
        x = np.zeros(self.design.shape[1]) if begin is None else begin.copy()
        basis = np.eye(len(x)) if held is None else free_of(held)
        design = self.design @ basis
        for _ in range(100):
            chance = 1 / (1 + np.exp(-np.clip(self.design @ x, -500, 500)))
            slope = design.T @ (wins - games * chance)
            curve = (design.T * (games * chance * (1 - chance))) @ design + 1e-9 * np.eye(design.shape[1])
            step = basis @ np.linalg.solve(curve, slope)
            x += step * min(1.0, 2.0 / max(1e-12, float(np.abs(step).max())))
            if np.abs(step).max() < 1e-9:
                break
        return x

    def log_likelihood(self, x: Floats, wins: Floats, games: Floats) -> float:
        at = self.design @ x
        return float(np.sum(wins * -np.logaddexp(0, -at) + (games - wins) * -np.logaddexp(0, at)))

    def split(self, x: Floats, anchor: int) -> tuple[Floats, Floats]:
        """Points of the bots above the anchor, and of the positions against the mean of their number of players."""
        bots = (x[: self.n] - x[anchor]) * ELO
        seats = x[self.n :] * ELO
        players = np.array([count for count, _ in self.pairs.positions])
        for count in set(players.tolist()):
            seats[players == count] -= seats[players == count].mean()
        return bots, seats


def free_of(held: Floats) -> Floats:
    """A basis of everything that is at right angles to these directions."""
    _, _, rows = np.linalg.svd(held.reshape(-1, held.shape[-1]), full_matrices=True)
    return np.asarray(rows[held.reshape(-1, held.shape[-1]).shape[0] :].T, dtype=np.float64)


def rate(folders: Sequence[Folder], anchor: str | None = None, resamples: int = RESAMPLES) -> Ratings:
    """Ratings of all bots in these folders, with error bars of 95 %."""
    return rated(pairs_of(folders), anchor, resamples)


def rated(pairs: Pairs, anchor: str | None = None, resamples: int = RESAMPLES) -> Ratings:
    name = anchor or ("random" if "random" in pairs.bots else pairs.bots[0])
    if name not in pairs.bots:
        raise NoRatings("lab-no-anchor", anchor=name, bots=", ".join(pairs.bots))
    fixed = pairs.bots.index(name)
    model = Model(pairs)
    best = model.fit(*model.counted(np.ones(len(pairs.won))))
    elo, seats = model.split(best, fixed)
    drawn_bots, drawn_seats = drawn_anew(model, best, fixed, resamples)
    low, high = np.quantile(drawn_bots, [CHANCE / 2, 1 - CHANCE / 2], axis=0)
    seat_low, seat_high = np.quantile(drawn_seats, [CHANCE / 2, 1 - CHANCE / 2], axis=0)
    reach = beaten(pairs)
    listed = []
    for bot, who in enumerate(pairs.bots):
        above, below = bool(reach[fixed, bot]), bool(reach[bot, fixed])
        bounds = (
            (float(low[bot]), float(high[bot])) if above and below else open_bounds(model, bot, fixed, above, below)
        )
        listed.append(Rating(who, float(elo[bot]), *bounds, score_of(pairs, bot), pairs.games[bot]))
    listed.sort(key=lambda rating: -rating.elo)
    told = [
        Seat(*where, float(seats[n]), float(seat_low[n]), float(seat_high[n]))
        for n, where in enumerate(pairs.positions)
    ]
    return Ratings(name, pairs.deals, len(pairs.won), listed, told)


def drawn_anew(model: Model, best: Floats, anchor: int, resamples: int) -> tuple[Floats, Floats]:
    """The same fit to deals drawn with replacement, again and again."""
    pairs = model.pairs
    dice = np.random.default_rng(0)
    bots, seats = [], []
    for _ in range(resamples):
        times = np.bincount(dice.integers(0, pairs.deals, pairs.deals), minlength=pairs.deals).astype(float)
        found = model.fit(*model.counted(times[pairs.deal]), begin=best)
        bot, seat = model.split(found, anchor)
        bots.append(bot)
        seats.append(seat)
    return np.array(bots), np.array(seats)


def beaten(pairs: Pairs) -> npt.NDArray[np.bool_]:
    """Who has taken at least half a point from whom, directly or through others."""
    reach = np.eye(len(pairs.bots), dtype=bool)
    reach[pairs.one[pairs.won > 0], pairs.other[pairs.won > 0]] = True
    reach[pairs.other[pairs.won < 1], pairs.one[pairs.won < 1]] = True
    for k in range(len(pairs.bots)):
        reach |= np.outer(reach[:, k], reach[k])
    return reach


def open_bounds(model: Model, bot: int, anchor: int, above: bool, below: bool) -> tuple[float | None, float | None]:
    """Where one has never taken anything from the other, only one side is bounded: beyond that point, what was seen
    would have had a chance of less than 5 %. For this each pair of bots counts once per deal, not once per game.
    """
    if not above and not below:
        return None, None
    pairs = model.pairs
    low, high = np.minimum(pairs.one, pairs.other), np.maximum(pairs.one, pairs.other)
    _, meeting, times = np.unique(np.stack([low, high, pairs.deal]), axis=1, return_inverse=True, return_counts=True)
    wins, games = model.counted(1 / times[meeting.reshape(-1)], prior=1e-6)
    direction = np.zeros(model.design.shape[1])
    direction[[bot, anchor]] = 1, -1
    sign = 1.0 if below else -1.0  # `below`: the bot has taken something from the anchor, never the other way round

    def likelihood(points: float) -> float:
        begin = direction * sign * points / ELO / 2
        return model.log_likelihood(model.fit(wins, games, begin, direction), wins, games)

    wanted = likelihood(FARTHEST) + math.log(CHANCE)
    least, most = -FARTHEST, FARTHEST
    for _ in range(40):
        middle = (least + most) / 2
        least, most = (middle, most) if likelihood(middle) < wanted else (least, middle)
    bound = sign * most
    return (bound, None) if below else (None, bound)


def score_of(pairs: Pairs, bot: int) -> float:
    """The share of its pairs with other bots that a bot has won."""
    met = pairs.one != pairs.other
    first, second = met & (pairs.one == bot), met & (pairs.other == bot)
    played = int(first.sum() + second.sum())
    return float((pairs.won[first].sum() + (1 - pairs.won[second]).sum()) / played) if played else 0.5


def lines(found: Ratings) -> list[str]:
    """A table for people."""
    wide = max(8, *(len(one.bot) for one in found.ratings))
    out = [f"{'bot':{wide}} {'Elo':>7} {'95 % from':>10} {'to':>7} {'score':>7} {'games':>7}"]
    for one in found.ratings:
        bounds = ("anchor", "") if one.bot == found.anchor else (bound(one.low), bound(one.high))
        out.append(f"{one.bot:{wide}} {one.elo:7.0f} {bounds[0]:>10} {bounds[1]:>7} {one.score:7.1%} {one.games:7}")
    if any(None in (one.low, one.high) for one in found.ratings):
        out += OPEN
    for players in sorted({seat.players for seat in found.seats}):
        seats = [seat for seat in found.seats if seat.players == players]
        told = ", ".join(f"{signed(seat.elo)} ({signed(seat.low)} to {signed(seat.high)})" for seat in seats)
        out.append(f"order of play, {players} players, first to last: {told}")
    out.append(f"{found.deals} deals, {found.pairs} pairs; error bars by drawing the deals anew")
    return out


def signed(value: float) -> str:
    return f"{round(value):+}"


def bound(value: float | None) -> str:
    return "open" if value is None else f"{value:.0f}"

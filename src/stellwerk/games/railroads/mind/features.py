"""A position as numbers: what a board scores now, what it is built for, and what it has at hand."""

from typing import Final

from stellwerk.games.railroads.mind.worth import industry_value, line_value, pending_value
from stellwerk.games.railroads.model.ids import BLACK, BROWN, GRAY, NATURAL, WHITE
from stellwerk.games.railroads.model.state import EMPTY, MOVING, RailState
from stellwerk.games.railroads.rules.scoring import bonus_points, industry_points, line_points, majority

FEATURES: Final = [
    "time", "points", "main line", "second line", "third line", "industry", "end bonus", "majority",
    "lines in sight", "industry in sight", "scored again", "pending", "black", "gray", "brown", "natural", "white",
    "locomotives", "factories", "workers at hand", "crew", "coins", "coal", "engineers", "tokens", "doublers",
    "points of the others", "on turn", "acted", "passed", "place in the order", "colours", "main reach",
    "second reach", "third reach", "main black", "medal", "upgrade", "incomes", "foundries", "black worker",
    "industry marker", "keys", "choosing bonus", "moving workers", "best of the others",
]  # fmt: skip


def features(s: RailState, seat: int) -> list[float]:
    k = s.parts
    b = s.boards[seat]
    left = k.rounds - s.round + 1  # scorings still to come
    over = not s.stack
    lines = [0.0, 0.0, 0.0, 0.0]  # what would be scored now, then industry
    sight = industry = 0.0
    if not over:
        lines = [float(line_points(k, b, line)) for line in range(3)]
        lines.append(float(industry_points(k, b)))
        sight = line_value(k, b, 0, left) + line_value(k, b, 1, left) + line_value(k, b, 2, left)
        industry = industry_value(k, b, left)
    bonus = 0
    for card in b.bonus:
        bonus += bonus_points(k, b, card)
    rivals = best = 0
    for other in range(s.seats):
        if other != seat:
            rivals += s.boards[other].points
            best = max(best, s.boards[other].points)
    out = [time(s), float(b.points)]
    out += lines
    out.append(0.0 if over else float(bonus))
    out.append(0.0 if over else float(majority(s, False, seat)))
    out.append(sight)
    out.append(industry)
    out.append((lines[0] + lines[1] + lines[2] + lines[3]) * (left - 1))
    out.append(pending_value(s, b, left) if s.turn == seat and not over else 0.0)
    for colour in (BLACK, GRAY, BROWN, NATURAL, WHITE):
        out.append(float(b.tracks[colour] + b.tracks[5 + colour] + b.tracks[10 + colour]))
    out.append(float(b.reach[0] + b.reach[1] + b.reach[2]))
    out.append(float(5 - b.gaps.count(EMPTY)))
    out.append(float(b.hands()))
    out.append(float(b.crew))
    out.append(float(b.coins))
    out.append(float(b.coal))
    out.append(float(len(b.engineers)))
    out.append(float(b.tokens.bit_count()))
    out.append(float(b.doublers))
    out.append(rivals / (s.seats - 1) if s.seats > 1 else 0.0)
    mine = s.turn == seat
    out.append(1.0 if mine else 0.0)
    out.append(1.0 if mine and s.acted else 0.0)
    out.append(float(s.passed >> seat & 1))
    out.append(float(s.order.index(seat)) if seat in s.order else 0.0)
    out.append(float(b.colours))
    out.append(float(b.reach[0]))
    out.append(float(b.reach[1]))
    out.append(float(b.reach[2]))
    out.append(float(b.tracks[BLACK]))
    out.append(1.0 if b.medal else 0.0)
    out.append(float(b.upgrade))
    out.append(float(len(b.incomes)))
    out.append(float(len(b.foundries)))
    out.append(1.0 if b.black else 0.0)
    out.append(float(max(b.markers)))
    out.append(float(b.keys))
    out.append(float(s.picks) if mine else 0.0)
    out.append(1.0 if s.phase == MOVING else 0.0)
    out.append(float(best))
    return out


def time(s: RailState) -> float:
    """Rounds, and of the running one by the workers that are not at hand any more."""
    if not s.stack:
        return 1.0
    home = crew = 0
    for b in s.boards:
        home += b.workers
        crew += b.crew
    return (s.round - min(1.0, home / max(1, crew))) / s.parts.rounds

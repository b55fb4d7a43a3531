"""CPU seconds of other processes, as Linux counts them; and how the slowest of many times are told."""

import math
import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")


def stat(process: int) -> list[str]:
    """The fields of a process after its name; none once it is gone."""
    try:
        return (PROC / str(process) / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def own(process: int) -> float:
    """Of all its threads."""
    fields = stat(process)
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def children(process: int) -> float:
    """Of all processes below it that still run, and of those that it has seen end."""
    below = {int(place.name): stat(int(place.name)) for place in PROC.iterdir() if place.name.isdigit()}
    family, found = {process}, {process}
    while found:
        found = {one for one, fields in below.items() if fields and int(fields[1]) in found} - family
        family |= found
    fields = below.get(process, [])
    ended = (int(fields[13]) + int(fields[14])) / TICKS if fields else 0.0
    return ended + sum(own(one) for one in family if one != process)


def quantile(times: list[float], part: float) -> float:
    return sorted(times)[max(0, math.ceil(len(times) * part) - 1)]

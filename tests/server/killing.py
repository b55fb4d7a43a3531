"""Kill a server while people and bots play, again and again, and see what the store has afterwards."""

import random
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import stellwerk
from tests.server.serving import Server
from tests.server.witnesses import Found, Plan, Witness, compare, is_whole, lanterns_known, plans, retold, rows

PATIENCE_S = 60.0
PATIENT = 0.2  # so often everybody goes on before the next kill
NEW_TABLE = 0.5  # so often somebody whose line was cut begins anew: there bots move at once


Tell = Callable[[str], object]


def quiet(_: str) -> None:
    """For tests."""


class Tally(NamedTuple):
    kills: int
    tables: int
    acknowledged: int  # moves somebody was told of
    acknowledged_at: list[int]  # of these, those confirmed to whoever sent them, by process
    written: int  # moves in the store
    lost: int
    altered: int
    doubled: int
    broken: int  # tables that cannot be replayed
    stuck: list[str]  # tables that did not go on within a minute
    wrong: list[str]  # what was refused though it was offered
    failed: list[str]  # answers that blame the server


def kill_again_and_again(store: str, kills: int, seed: int = 1, processes: int = 1, tell: Tell = quiet) -> Tally:
    """Play on a fresh store under kills at random moments: of the one process, or of one of several."""
    games = stellwerk.games()
    with lanterns_known():
        return kill(store, games, kills, seed, processes, tell)


def kill(store: str, games: Sequence[str], kills: int, seed: int, processes: int, tell: Tell) -> Tally:
    dice = random.Random(seed)
    servers = [Server(store, log_level="error", shortest_limit_s=1) for _ in range(processes)]
    witnesses = [Witness(lambda: servers, wanted, seed * 100 + n) for n, wanted in enumerate(by_kind(games))]
    found, stuck = Found(), set[str]()
    try:
        for server in servers:
            server.start()
        for witness in witnesses:
            if not any(plan.limit for plan in witness.plans):  # those who are left go on by themselves
                witness.again = NEW_TABLE
            witness.start()
        for n in range(1, kills + 1):
            stuck |= wait_for_play(witnesses, dice, dice.random() < PATIENT)
            victim = dice.choice(servers)
            victim.kill()
            for witness in witnesses:
                found = found.plus(look_at(store, witness, [witness.table] if witness.table else []))
            victim.start()
            heard = sum(sum(witness.heard.values()) for witness in witnesses)
            tell(f"{n} kills, {heard} moves acknowledged, {found}, stuck {sorted(stuck)}")
        stuck |= wait_for_play(witnesses, dice, patient=True)
        end(witnesses)
        for witness in witnesses:
            found = found.plus(look_at(store, witness, [*witness.opened]))
            running = [table for table in witness.opened if table not in witness.over]
            stuck |= {witness.stands(table) for table in running if not witness.goes_on(table, PATIENCE_S)}
            found = found.plus(Found(altered=sum(retold(witness, table) for table in witness.opened)))
    finally:
        end(witnesses)
        for server in servers:
            server.stop()
    return Tally(
        kills,
        sum(len(witness.opened) for witness in witnesses),
        sum(sum(witness.heard.values()) for witness in witnesses),
        [sum(witness.made_at.get(server.port, 0) for witness in witnesses) for server in servers],
        int(rows(store, "select count(*) from game_line where v>0")[0][0]),
        *found,
        sorted(stuck),
        [one for witness in witnesses for _, one in witness.wrong],
        [one for witness in witnesses for one in witness.failed],
    )


def by_kind(games: Sequence[str]) -> list[list[Plan]]:
    """One witness for tables at one screen, one for those with bots, for secrets and clocks, for time limits."""
    every = plans(games)
    timed = [plan for plan in every if plan.limit is not None]
    usual = [plan for plan in every if plan.limit is None and plan.game != "lanterns"]
    secret = [plan for plan in every if plan.game == "lanterns"]
    screens = [plan for plan in usual if not plan.by_line]
    among_bots = [plan for plan in usual if plan.by_line]
    return [screens, among_bots, secret[:1], secret[1:], timed]


def wait_for_play(witnesses: list[Witness], dice: random.Random, patient: bool) -> set[str]:
    """Into the middle of play, now and then right at the start. A patient one waits for all; who did not go on."""
    before = [witness.steps for witness in witnesses]
    enough = len(witnesses) if patient else dice.choice([0, 1, 1, 1, 2])
    until = time.monotonic() + PATIENCE_S
    while True:
        going = [witness.steps > step for witness, step in zip(witnesses, before)]
        if sum(going) >= enough or time.monotonic() > until:
            break
        time.sleep(0.002)
    time.sleep(dice.uniform(0, 0.8))
    late = [witness for witness, goes in zip(witnesses, going) if not goes] if patient else []
    return {witness.stands(witness.table) for witness in late}


def look_at(store: str, witness: Witness, tables: Sequence[str]) -> Found:
    half = sum(not is_whole(store, table) for table in tables)
    return compare(store, witness, tables).plus(Found(half=half))


def end(witnesses: list[Witness]) -> None:
    for witness in witnesses:
        witness.ending.set()
    for witness in witnesses:
        if witness.ident is not None:
            witness.join(60)

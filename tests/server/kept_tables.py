"""Databases that earlier versions have left (tests/kept), laid out for a server of today on either engine."""

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import httpx

import stellwerk
from stellwerk.server.engines import LITE, POSTGRES, steps
from stellwerk.server.store import MIGRATIONS
from tests.server.serving import Browser, Server

KEPT = Path(__file__).parents[1] / "kept"


class Kept(NamedTuple):
    """One set: the tables of a game under one version of its rules, and what that version knew about them."""

    folder: Path
    about: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.about['game']}-{self.about['rules']}"

    def running(self) -> bool:
        return bool(stellwerk.game(self.about["game"]).version == self.about["rules"])

    def host(self, server: Server) -> Browser:
        return self.browser(server, "host")

    def browser(self, server: Server, who: str) -> Browser:
        made = Browser(server)
        made.http.cookies = httpx.Cookies({"stellwerk": self.about[who]})
        return made


def all_kept() -> list[Kept]:
    files = sorted(KEPT.glob("*/rules-*/about.json"))
    return [Kept(path.parent, json.loads(path.read_text("utf-8"))) for path in files]


def in_sqlite(kept: Kept, folder: Path) -> str:
    path = folder / f"{kept.name}.sqlite3"
    shutil.copyfile(kept.folder / "tables.sqlite", path)
    return f"sqlite:///{path}"


def in_postgres(kept: Kept, address: str) -> str:
    """The same rows in a fresh database of PostgreSQL, under the schema of the time."""
    import psycopg

    name = f"kept_{kept.name.replace('-', '_')}"
    with psycopg.connect(address, autocommit=True) as raw:
        raw.execute(f"drop database if exists {name}")
        raw.execute(f"create database {name}")
    address = address.rsplit("/", 1)[0] + f"/{name}"
    lite = sqlite3.connect(kept.folder / "tables.sqlite")
    done = {row[0] for row in lite.execute("select name from schema_step")}
    known = {name for name, _ in steps(MIGRATIONS, set(), LITE)}
    with psycopg.connect(address) as raw:
        raw.execute("create table schema_step(name text primary key)")
        for _, statements in list(steps(MIGRATIONS, known - done, POSTGRES)):
            for statement in statements:
                raw.execute(statement)
        for table in ordered_tables(lite):
            rows = lite.execute(f"select * from {table}").fetchall()
            raw.execute(f"delete from {table}")  # what the migrations put there for a database without tables
            for row in rows:
                marks = ",".join(["%s"] * len(row))
                raw.execute(f"insert into {table} values({marks})", row)
    lite.close()
    return address


def ordered_tables(lite: sqlite3.Connection) -> list[str]:
    """In the order in which they were made: what is referred to comes first."""
    return [str(row[0]) for row in lite.execute("select name from sqlite_master where type='table' order by rowid")]

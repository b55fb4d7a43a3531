"""What a notice says, in the language of whoever reads it. It tells what anybody sees who looks on, and no more."""

from collections.abc import Callable
from typing import Any

import stellwerk
from stellwerk.server.hooks import Message
from stellwerk.server.mailing import Letter
from stellwerk.server.notice_rows import Place, WayRow, batch
from stellwerk.server.problems import HERE
from stellwerk.server.seats import hashed
from stellwerk.words import SEAT
from stellwerk.words import say as say_words

MOST_TABLES = 8  # in one message
LINKS = ".:/@"  # a name with one of them could be taken for an address


def speaking(language: str) -> Callable[..., str]:
    def say(key: str, **params: Any) -> str:
        return say_words(HERE, language, key, params)

    return say


def title_of(game: str, language: str) -> str:
    return say_words(stellwerk.game(game).folder, language, "game-title", {}) if game in stellwerk.games() else game


def harmless(seat: int, name: str, language: str) -> str:
    """A name that nobody can click on. Players choose their names, and these stand in somebody else's mail."""
    return name if name and not any(one in name for one in LINKS) else f"{SEAT[language]} {seat + 1}"


def message(way: WayRow, places: list[Place], house: str) -> Message:
    say = speaking(way.language)
    told = [about(one, way.language, house) for one in places]
    shown = told[:MOST_TABLES]
    lines = [f"{one['title']}: {one['text']}\n{one['link']}" for one in shown]
    if len(told) > len(shown):
        lines.append(say("notice-more", n=len(told) - len(shown)))
    link = told[0]["link"] if len(told) == 1 else f"{house}/"
    return Message(batch(way, places), heading(places, way.language), "\n\n".join(lines), link, shown)


def heading(places: list[Place], language: str) -> str:
    say = speaking(language)
    tables = {one.table for one in places}
    kinds = {one.kind for one in places}
    if len(tables) == 1:
        return say(f"notice-{places[0].kind}-at", game=title_of(places[0].game, language))
    return say("notice-turns" if kinds == {"turn"} else "notice-tables", n=len(tables))


def about(one: Place, language: str, house: str) -> dict[str, Any]:
    say = speaking(language)
    others = [harmless(*other, language) for other in one.others]
    told = [say(f"notice-{one.kind}")]
    if one.last is not None and one.kind == "turn":
        told.append(say("notice-last") + f" {harmless(*one.last, language)}.")
    title = title_of(one.game, language)
    return {
        "table": one.table,
        "game": one.game,
        "kind": one.kind,
        "title": f"{title} ({', '.join(others)})" if others else title,
        "text": " ".join(told),
        "link": f"{house}/t/{one.table}",
    }


def letter(way: WayRow, places: list[Place], house: str) -> Letter:
    say, found = speaking(way.language), message(way, places, house)
    foot = [say("notice-links"), say("notice-stop") + f"\n{house}/notices#stop={way.stop}"]
    body = "\n\n".join([f"{found.title}", found.text, "-- \n" + "\n\n".join(foot)])
    stop = f"{house}/api/notices/stop/{way.stop}"
    return Letter(way.target, f"Stellwerk: {found.title}", body + "\n", found.id, stop)


def confirmation(address: str, token: str, language: str, house: str, hours: int) -> Letter:
    say = speaking(language)
    parts = [
        say("notice-confirm") + f"\n{house}/",
        say("notice-confirm-by", hours=hours) + f"\n{house}/notices#confirm={token}",
        say("notice-confirm-not"),
    ]
    return Letter(address, f"Stellwerk: {say('notice-confirm-subject')}", "\n\n".join(parts) + "\n", hashed(token)[:32])


def trial(language: str, house: str, key: str) -> Message:
    """The first message by a new hook."""
    say = speaking(language)
    return Message(hashed(key)[:32], "Stellwerk", f"{say('notice-trial')}\n{house}/", f"{house}/", [])

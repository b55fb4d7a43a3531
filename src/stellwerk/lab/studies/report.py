"""A study as a page: the sections in their order, under a head that says what was played and how to play it again."""

import stellwerk
from stellwerk.kernel.game import checked_options
from stellwerk.lab.rows import Row
from stellwerk.lab.studies.games import Games, games_of
from stellwerk.lab.studies.length import length
from stellwerk.lab.studies.openings import openings, start
from stellwerk.lab.studies.page import Head, page
from stellwerk.lab.studies.plan import Wish
from stellwerk.lab.studies.rulings import rulings
from stellwerk.lab.studies.seats import bots, seats
from stellwerk.lab.studies.sources import sources
from stellwerk.lab.studies.speaking import Speaker
from stellwerk.lab.studies.spread import spread


def report(wish: Wish, rows: list[Row], language: str) -> str:
    """The same rows give the same page, to the byte."""
    game = stellwerk.game(wish.game)
    games = games_of(wish, rows)
    totals = [total for row in games.rows for total in row.totals]
    speak = Speaker(game, language, checked_options(game, wish.options), sum(totals) / len(totals))
    found = [
        seats(games, speak),
        bots(games, speak),
        start(games, speak),
        openings(games, speak),
        sources(games, speak),
        spread(games, speak),
        length(games, speak),
        rulings(games, speak),
    ]
    return page(head(games, speak), [section for section in found if section is not None], speak)


def head(games: Games, speak: Speaker) -> Head:
    wish = games.wish
    players = speak("players", n=wish.players)
    played = speak.number(len(games.rows))
    varied = sum(len(rows) for rows in games.varied.values())
    facts = [
        (speak("fact-game"), speak.title()),
        (speak("fact-players"), str(wish.players)),
        (speak("fact-bots"), ", ".join(dict.fromkeys(wish.bots))),
        (speak("fact-games"), played),
        *([(speak("fact-varied"), speak.number(varied))] if varied else []),
        (speak("fact-rules"), str(games.rows[0].rules)),
        (speak("fact-seeds"), speak.span(str(wish.seed), str(wish.seed + wish.deals - 1))),
        *((speak.option(option), speak.choice(option, choice)) for option, choice in sorted(wish.options.items())),
    ]
    lead = speak("lead", games=played, players=players, bots=speak.listing(list(dict.fromkeys(wish.bots))))
    return Head(speak("title", game=speak.title()), lead, facts, command(wish, speak.language))


def command(wish: Wish, language: str) -> str:
    """What makes this report again."""
    words = ["stellwerk lab study", wish.game, f"--players {wish.players}", f"--games {wish.deals}"]
    words += [f"--bot {','.join(wish.bots)}", f"--seed {wish.seed}"]
    words += [f"--vary {wish.varied}"] if wish.varied else []
    words += [f"--option {option}={choice}" for option, choice in sorted(wish.options.items())]
    words += [f"--language {language}"] if language != "en" else []
    return " ".join(words)

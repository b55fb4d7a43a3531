"""How much the first seat is worth."""

from stellwerk.lab.studies.figures import lead, mean, share, won
from stellwerk.lab.studies.games import Games
from stellwerk.lab.studies.page import Notes, Part, Plot, Section, Table, amount_cell, share_cell
from stellwerk.lab.studies.plots import Bar, intervals
from stellwerk.lab.studies.speaking import Speaker


def seats(games: Games, speak: Speaker) -> Section:
    players = games.wish.players
    title = speak("seats-title" if games.ordered else "seats-title-alike")
    if players == 1:
        return Section("seats", title, [Notes([speak("seats-alone")])])
    turns = [[(row, order[n]) for row, order in zip(games.rows, games.orders)] for n in range(players)]
    wins = [share([won(row, seat) for row, seat in turn]) for turn in turns]
    totals = [mean([row.totals[seat] for row, seat in turn]) for turn in turns]
    leads = [mean([lead(row, seat) for row, seat in turn]) for turn in turns]
    names = [place_name(games, speak, n) for n in range(players)]
    even = 1 / players
    middle = mean([total for row in games.rows for total in row.totals]).value
    strong = [one.low > even or one.high < even for one in wins]
    bars = [Bar(name, one, speak.share(one), clear) for name, one, clear in zip(names, wins, strong)]
    points = [
        Bar(name, one, speak.points(one.value, speak.digits(middle)), ahead.clear)
        for name, one, ahead in zip(names, totals, leads)
    ]
    worth = leads[0]
    said = speak(
        "seats-worth" if worth.clear else "seats-worth-nothing",
        first=names[0],
        points=speak.points(worth.value, sign=True),
        low=speak.number(worth.low, speak.digits(worth.value), True),
        high=speak.number(worth.high, speak.digits(worth.value), True),
        wins=speak.percent(wins[0].value),
        even=speak.percent(even),
    )
    shown: list[Part] = [
        Notes([said]),
        Plot(intervals(bars, speak.percent, speak("seats-wins-alt"), even, speak("even-share")), speak("seats-wins")),
        Plot(
            intervals(points, speak.number, speak("seats-points-alt"), middle, speak("all-seats")),
            speak("seats-points"),
        ),
        Table(
            title,
            [speak("seat"), speak("wins"), speak("mean-total"), speak("mean-lead")],
            [
                [name, share_cell(speak, win), amount_cell(speak, total), amount_cell(speak, ahead, sign=True)]
                for name, win, total, ahead in zip(names, wins, totals, leads)
            ],
        ),
    ]
    return Section("seats", title, shown)


def place_name(games: Games, speak: Speaker, n: int) -> str:
    return speak("nth-in-turn" if games.ordered else "nth-seat", n=n + 1)


def bots(games: Games, speak: Speaker) -> Section | None:
    """Who plays better, where different bots play the same deals in every seat."""
    names = sorted(set(games.wish.bots))
    if len(names) < 2:
        return None
    seats_of = {
        name: [(row, n) for row in games.rows for n, who in enumerate(row.bots) if who == name] for name in names
    }
    wins = {name: share([won(row, seat) for row, seat in some]) for name, some in seats_of.items()}
    totals = {name: mean([row.totals[seat] for row, seat in some]) for name, some in seats_of.items()}
    even = 1 / games.wish.players
    bars = [Bar(name, one, speak.share(one), not one.low <= even <= one.high) for name, one in wins.items()]
    best = max(names, key=lambda name: wins[name].value)
    title = speak("bots-title")
    plot = intervals(bars, speak.percent, speak("bots-alt"), even, speak("even-share"))
    table = Table(
        title,
        [speak("bot"), speak("seats-played"), speak("wins"), speak("mean-total")],
        [
            [name, speak.number(wins[name].n), share_cell(speak, wins[name]), amount_cell(speak, totals[name])]
            for name in names
        ],
    )
    said = speak("bots-best", best=best, wins=speak.percent(wins[best].value), even=speak.percent(even))
    return Section("bots", title, [Plot(plot, said), table])

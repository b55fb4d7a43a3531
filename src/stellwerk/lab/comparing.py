"""Two bots against each other, deal by deal, until the test has seen enough."""

from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing

from stellwerk.lab.rows import Folder, Row
from stellwerk.lab.runner import Bar, players, rows_from
from stellwerk.lab.sequential import Compared, Comparison, score_of_deal
from stellwerk.lab.tournaments import Setting, deals, round_robin


class Duel:
    """Whether B is better than A. Deals are taken in their order, whoever plays faster: the end is always the same."""

    def __init__(self, setting: Setting, a: str, b: str, test: Comparison) -> None:
        self.setting = setting
        self.a = a
        self.b = b
        self.test = test
        self.line_ups = round_robin([a, b], setting.players)
        self.games_each = len(self.line_ups) * setting.players
        self.arrived: dict[int, list[Row]] = defaultdict(list)  # by deal, until all of its games are there

    def take(self, rows: Iterable[Row]) -> bool:
        """Games that have come in; whether the test is decided."""
        for row in rows:
            self.arrived[row.number // self.games_each].append(row)
        while self.test.verdict == "open" and len(self.arrived[len(self.test.scores)]) == self.games_each:
            games = self.arrived.pop(len(self.test.scores))
            self.test.add(score_of_deal([(game.bots, game.places) for game in games], self.a, self.b))
        return self.test.verdict != "open"

    def run(self, folder: Folder, most: int, cluster: str | None, workers: int | None, progress: bool) -> Compared:
        """Play until the test is decided, or so many games are played. Games in the folder need not be played again."""
        there = folder.numbers()
        plays = [play for play in deals(self.setting, self.line_ups, self.most_deals(most)) if play.number not in there]
        if not (there and self.take(folder.rows())) and plays:
            with (
                players(cluster, workers) as client,
                Bar(len(plays), progress) as bar,
                closing(rows_from(client, plays, folder)) as coming,
            ):
                for rows in coming:
                    bar.advance(len(rows))
                    if self.take(rows):
                        break
        return self.compared()

    def most_deals(self, most: int) -> int:
        return max(1, most // self.games_each)

    def compared(self) -> Compared:
        test = self.test
        seen = len(test.scores)
        return Compared(test.verdict, test.elo, seen, seen * self.games_each, test.estimate(), *test.bounds())

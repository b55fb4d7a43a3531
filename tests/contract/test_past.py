"""Contract: what is kept of a game shows nobody more, later, than they saw at the time."""

from stellwerk.kernel.match import Match, digest
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import Ear, Event
from stellwerk.kernel.table import eyes_of
from stellwerk.server.keeping import Keeper, Written, position_of
from stellwerk.server.packing import book_of
from stellwerk.server.past import standing_line, state_at, told_by
from stellwerk.server.rows import KeptRow, LineRow, Nearest
from stellwerk.server.show import Told, lines, moment
from stellwerk.stage.scenes import still, whole
from stellwerk.testing.tables import Table, every_table, next_move, plain, sized

EVERY = sized(31, 1)


class Kept:
    """A random game with everything that its lines keep, and what each seat saw."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.keeper = Keeper(book_of(table.game), [])
        self.match = table.match("past")
        _, first = self.keeper.begin(self.match)
        self.kept: list[KeptRow] = [first]
        opening = self.keeper.first_line(self.match)
        self.lines: list[LineRow] = [] if opening is None else [opening]
        self.heard = [Told(0, event) for event in self.match.opening]
        self.digests = {0: self.match.digest}
        self.scenes: dict[tuple[int, int | None], bytes] = {}

    def play(self) -> None:
        dice = self.table.dice("past")
        while self.match.waiting:
            before, trial = self.match, self.match.clone()
            trial.ear = ear = Ear(keep_frames=True)
            seat, move = next_move(self.game, trial.state, dice)
            moves = trial.together(seat) if dice.below(12) == 0 else 0
            if trial.undo_cost(seat, moves) != "no":
                trial.undo(seat, [other for other in range(self.table.players) if other != seat], moves=moves)
            else:
                trial.play(seat, self.game.vocabulary.text(move))
            trial.ear = None
            self.add(self.keeper.write(before, trial, ear), trial, ear.events)

    def add(self, written: Written, match: Match, events: list[Event]) -> None:
        self.keeper.stands(written)
        self.lines.append(written.line)
        if written.standing.kept is not None:
            self.kept.append(written.standing.kept)
        self.match = match
        self.heard += [Told(match.version, event) for event in events]
        self.digests[match.version] = match.digest
        if match.version % EVERY == 0:
            for seat in self.table.viewers():
                log = lines(self.heard, seat)
                self.scenes[match.version, seat] = plain(whole(still(self.game, match.state, seat, match.version), log))

    def nearest(self, v: int) -> Nearest:
        last = max((row for row in self.kept if row.v <= v), key=lambda row: row.v)
        chain = [row for row in self.kept if last.root <= row.v <= last.v]
        return Nearest(chain, [line for line in self.lines if last.v < line.v <= v])


@every_table(plain=True)
def test_the_past_is_shown_as_it_was_seen(table: Table) -> None:
    kept = Kept(table)
    kept.play()
    game, book = table.game, kept.keeper.book
    told = told_by(book, kept.lines)
    for v, then in kept.digests.items():
        near = kept.nearest(v)
        assert len(near.lines) < 16
        if v % EVERY:
            continue
        state, found = state_at(game, book, near)
        assert (found, digest(game, state)) == (v, then)
        for seat in table.viewers() if v else []:
            assert plain(moment(game, state, v, seat, told)) == kept.scenes[v, seat]
            other = game.take_in(game.lay_out(state, eyes_of(seat)), seeded(f"{table.name} {v}"))
            shown = [plain(moment(game, world, v, seat, told)) for world in (state, other)]
            assert shown[0] == shown[1], "another world with the same view shows another past"
    assert standing_line(game, kept.lines) == kept.match.line, "undo would look back on other moves after a restart"
    assert position_of(book, kept.nearest(kept.match.version).kept)["options"].keys() == {o.id for o in game.options}

"""Contract: everything that can be done can be done at the table, and everything on it has a place and a name."""

import re

import msgspec

from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Match
from stellwerk.kernel.state import NONE, Ear
from stellwerk.stage import scenes
from stellwerk.stage.parts import Kept, together
from stellwerk.stage.wire import Act, Board, Patch, Scene, with_strips
from stellwerk.testing.ledger import ids_of
from stellwerk.testing.messages import Words, needs
from stellwerk.testing.tables import Table, every_game, every_table, moments, plain, sized
from stellwerk.words import LANGUAGES

EVERY = sized(5, 1)


def amounts(act: Act) -> list[str]:
    """The moves that an act stands for."""
    if act.number is None:
        return [act.move]
    numbers = range(act.number.low, act.number.high + 1, act.number.step)
    return [act.move.replace("{n}", str(n)) for n in numbers]


@every_table
def test_every_move_is_reachable_and_every_grey_one_refused(table: Table) -> None:
    for turn in moments(table, "reach", EVERY):
        match = turn.match
        for seat in range(table.players):
            acts = scenes.acts(match.game, match.state, seat)
            ways = [(text, act.on) for act in acts if act.why is None for text in amounts(act)]
            open_ = {text for text, _ in ways}
            grey = [text for act in acts if act.why is not None for text in amounts(act)]
            legal = match.moves(seat)
            assert len(ways) == len(set(ways)), "one move, twice by the same way"
            assert sorted(open_) == sorted(legal), f"seat {seat} at {match.position()}"
            assert [text for text in grey if match.why_not(seat, text) is None] == []
            for act in acts:
                if act.number is not None:
                    low, high = act.number.low, act.number.high
                    assert low <= act.number.start <= high
                    assert all(low <= mark <= high for mark in act.number.marks)


@every_table
def test_acts_and_pieces_lie_on_the_board(table: Table) -> None:
    kept = Kept()
    boards = {seat: table.game.stage.board(table.match().table(seat)) for seat in table.viewers()}
    for board in boards.values():
        check_board(board)
    for turn in moments(table, "places", EVERY):
        for seat in table.viewers():
            check_places(turn.match, boards[seat], scenes.shot(turn.match, seat, kept))
    for seat in table.viewers():
        check_places(turn.match, boards[seat], scenes.shot(turn.match, seat, kept))


def check_board(board: Board) -> None:
    wide, narrow = zones(board)
    assert set(wide) == set(narrow), "the two layouts have different zones"
    assert len(set(wide)) == len(wide)
    assert len(set(narrow)) == len(narrow)
    players = [{region.id for region in regions if region.seat >= 0} for regions in (board.wide, board.narrow)]
    assert players[0] == players[1], "a stage may be divided on a phone, but everybody has one board"
    for region in [*board.wide, *board.narrow]:
        for zone in region.zones:
            assert 0 <= zone.x <= zone.x + zone.w <= region.w, f"{zone.id} sticks out of {region.id}"
            assert 0 <= zone.y <= zone.y + zone.h <= region.h, f"{zone.id} sticks out of {region.id}"


def check_places(match: Match, board: Board, shot: scenes.Shot) -> None:
    parts = shot.picture.parts
    lying = together(parts)
    assert len(lying) == sum(map(len, parts)), "one piece in two parts"
    pieces = board.printed | lying
    places = set(zones(board)[0])
    for name, piece in pieces.items():
        assert piece.z in places, f"{name} lies in {piece.z}, which is not on the board"
    for act in shot.acts:
        for target in (*act.on, *([act.to] if act.to else [])):
            assert target in places or target in pieces, f"{act.move} is chosen by {target}, which is not there"
    assert not set(pieces) & places, "a piece and a zone have the same name"
    strips = shot.picture.strips
    assert sorted(strip.seat for strip in strips if strip.name is None) == list(range(match.players))
    assert all(strip.seat == NONE for strip in strips if strip.name is not None), "the rules' opponent has no seat"


def zones(board: Board) -> tuple[list[str], list[str]]:
    wide = [zone.id for region in board.wide for zone in region.zones]
    narrow = [zone.id for region in board.narrow for zone in region.zones]
    return wide, narrow


@every_table
def test_every_frame_between_two_moves_can_be_drawn(table: Table) -> None:
    """The server shows the table right after every event, in the middle of a move."""
    boards = {seat: table.game.stage.board(table.match().table(seat)) for seat in table.viewers()}
    places = {seat: set(zones(board)[0]) for seat, board in boards.items()}
    words, kept = Words(table.game.folder), Kept()
    for turn in moments(table, "frames", 2 * EVERY):
        match = turn.match.clone()
        match.ear = ear = Ear(keep_frames=True)
        match.play(turn.seat, table.game.vocabulary.text(turn.move))
        for event, frame in zip(ear.events, ear.frames, strict=True):
            for seat in table.viewers():
                if event.heard_by(seat):
                    picture = scenes.still(table.game, frame, seat, match.version, kept).picture
                    words.picture(picture)
                    assert {piece.z for part in picture.parts for piece in part.values()} <= places[seat]
    assert words.wrong == set()


@every_table
def test_the_board_is_static(table: Table) -> None:
    """It is sent once: no move may change it."""
    boards: dict[int | None, bytes] = {}
    for turn in moments(table, "static", EVERY):
        for seat in table.viewers():
            now = plain(table.game.stage.board(turn.match.table(seat)))
            assert boards.setdefault(seat, now) == now


@every_table
def test_everything_said_at_the_table_exists_in_both_languages(table: Table) -> None:
    words, kept = Words(table.game.folder), Kept()
    rules = {"", *ids_of(table.game.folder)}
    for seat in table.viewers():
        words.everything(table.game.stage.board(table.match().table(seat)))
    ear = Ear()
    for turn in moments(table, "words", EVERY):
        turn.match.ear = ear
        look(turn.match, table, words, kept, rules)
    look(turn.match, table, words, kept, rules)
    for event in turn.match.opening + ear.events:
        words.sentence(f"log-{event.key}", event.params)
    assert words.wrong == set()


def check_second_questions(acts: list[Act], words: Words) -> None:
    """Where one thing is picked after another, the client asks `ask-GROUP`, or `ask-KIND` by what is picked next."""
    for act in acts:
        for target in act.on[1:]:
            kind = re.match("[A-Za-z]+", target)
            keys = [f"ask-{act.group.removeprefix('group-')}", f"ask-{kind[0] if kind else ''}"]
            found = [key for key in keys if key in needs(words.folder, LANGUAGES[0])]
            words.message((found or keys)[-1], {"thing": "x"})


def look(match: Match, table: Table, words: Words, kept: Kept, rules: set[str]) -> None:
    for seat in table.viewers():
        shot = scenes.shot(match, seat, kept)
        words.picture(shot.picture)
        words.everything([shot.prompt, shot.acts])
        check_second_questions(shot.acts, words)
        assert shot.rule in rules


@every_game
def test_title_options_and_rules_are_named_in_both_languages(game: Game) -> None:
    words = Words(game.folder)
    for key in ("game-title", "game-tagline"):
        words.message(key, {})
    for option in game.options:
        words.message(f"option-{option.id}", {})
        words.message(f"option-{option.id}-help", {})
        for choice in option.choices:
            words.message(f"option-{option.id}-{choice}", {})
    assert words.wrong == set()


# --- patches ------------------------------------------------------------------


def applied(old: Scene, patch: Patch) -> Scene:
    """What a client does with a patch."""
    assert patch.base == old.v
    pieces = {name: piece for name, piece in old.pieces.items() if name not in patch.cut} | patch.put
    made = Scene(
        v=patch.v,
        seat=old.seat,
        waiting=old.waiting,
        pieces=pieces,
        acts=old.acts,
        sign=old.sign,
        prompt=old.prompt,
        strips=with_strips(old.strips, patch.strips),
        sheet=old.sheet if isinstance(patch.sheet, msgspec.UnsetType) else patch.sheet,
        tick_ms=patch.tick_ms,
        tick_run=patch.tick_run,
        log=[*old.log, *patch.log],
    )
    for name in ("waiting", "acts", "sign", "prompt", "rule", "over", "undo", "forced", "since"):
        new = getattr(patch, name)
        setattr(made, name, getattr(old, name) if new is None else new)
    return made


@every_table
def test_a_patch_turns_one_scene_into_the_next(table: Table) -> None:
    """Also one made of kept parts: what is drawn anew is the same as what was kept."""
    old: dict[int | None, scenes.Shot] = {}
    kept = Kept()
    for turn in moments(table, "patch", EVERY):
        for seat in table.viewers():
            new = scenes.shot(turn.match, seat, kept)
            assert plain(scenes.whole(new, [])) == plain(scenes.scene(turn.match, seat))
            if seat in old:
                check_patch(old[seat], new)
            old[seat] = new


def check_patch(old: scenes.Shot, new: scenes.Shot) -> None:
    made = applied(scenes.whole(old, []), scenes.patch(old, new, []))
    assert plain(made) == plain(scenes.whole(new, []))
    assert scenes.patch(new, new, []) == Patch(base=new.v, v=new.v, tick_ms=new.tick_ms, tick_run=new.tick_run)

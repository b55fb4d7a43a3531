"""The folder in which games are kept."""

from pathlib import Path

import pytest

from stellwerk.lab.rows import Folder, NoRows, OtherPlan, Row


def row(number: int, **more: object) -> Row:
    kept: dict[str, object] = {
        "number": number,
        "game": "chess",
        "rules": 1,
        "players": 2,
        "options": "{}",
        "bots": ["a", "b"],
        "seed": number,
        "moves": 2,
        "seconds": 0.5,
        "totals": [3, -4],
        "places": [1, 2],
        "start": None,
        "sources": [{"pawns": 3}, {"pawns": 0, "king": -4}],
        "rounds": None,
        "log": ["0 e4", "1 e5"],
    }
    return Row(**{**kept, **more})  # type: ignore[arg-type]


def test_rows_come_back_as_they_were_kept_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "new")
    folder.append([row(5), row(2, start=1, rounds=3)])
    folder.append([row(1)])
    assert list(folder.rows()) == [row(1), row(2, start=1, rounds=3), row(5)]
    assert folder.numbers() == {1, 2, 5}
    assert folder.row(5) == row(5)
    assert folder.table(["moves"]).column_names == ["moves"]


def test_what_was_kept_twice_counts_once(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.append([row(1), row(2)])
    folder.append([row(2), row(3)])
    assert [one.number for one in folder.rows()] == [1, 2, 3]


def test_a_file_that_was_never_finished_is_not_read(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.append([row(1)])
    (tmp_path / ".part-000000002-00000000.parquet").write_bytes(b"PAR1 half of a")
    assert folder.numbers() == {1}


def test_nothing_to_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoRows, match="there are no games here"):
        list(Folder(tmp_path).rows())
    with pytest.raises(NoRows, match="there is no game 7 here"):
        Folder(tmp_path).row(7)


def test_a_folder_goes_on_with_its_plan_and_refuses_another(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.follow({"game": "chess", "deals": 10})
    folder.follow({"game": "chess", "deals": 20})
    folder.follow({"game": "chess", "deals": 15})
    assert folder.plan() == {"game": "chess", "deals": 20}
    with pytest.raises(OtherPlan, match=r'holds another run \(game: "chess" there, "go" here\)'):
        folder.follow({"game": "go", "deals": 20})


def test_games_without_a_plan_are_not_mixed_with_others(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.append([row(1)])
    with pytest.raises(OtherPlan, match="without a plan"):
        folder.follow({"game": "chess"})
    (tmp_path / "plan.json").write_text("{", "utf-8")
    with pytest.raises(OtherPlan, match="cannot be read"):
        folder.follow({"game": "chess"})

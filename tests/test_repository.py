"""What must hold for the repository itself: locks, vendored files, words, and who may name whom."""

from __future__ import annotations

import hashlib
import re
import subprocess
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from hatchling.builders.sdist import SdistBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "stellwerk"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = ("requirements-play.lock", "requirements-lab.lock", "requirements-test.lock")
MARKER = re.compile(r" ; [^:@]+?(?=\s+--hash)")
VENDORED = (PACKAGE / "web" / "vendor", ROOT / "tests" / "vendor")
BINARY = {".woff2", ".png", ".jpg", ".gif", ".webp", ".ico", ".gz", ".zip", ".sqlite"}
MOST_LINES = 700

# Split, so that this file does not name them either.
PACKAGE_HOSTS = ["pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "npmjs" + ".com", "yarnpkg" + ".com"]


def repository_files() -> list[Path]:
    """Everything git tracks or would track."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def own_texts() -> Iterator[tuple[Path, str]]:
    for path in repository_files():
        if path.suffix not in BINARY and not any(path.is_relative_to(folder) for folder in VENDORED):
            yield path.relative_to(ROOT), path.read_text("utf-8")


# --- nothing of the machine it was written on ---------------------------------


def test_no_file_names_a_package_host_or_a_path_of_some_machine() -> None:
    someones = re.compile(r"(?<![\w.~])/(?:home/\w+|Users/\w+|root)/")
    own = str(ROOT) if len(ROOT.parts) > 2 else None
    found = []
    for path, text in own_texts():
        found += [f"{path}: {host}" for host in PACKAGE_HOSTS if host in text]
        found += [f"{path}: {match[0]}" for match in someones.finditer(text)]
        if own and re.search(re.escape(own) + r"(?![\w-])", text):
            found.append(f"{path}: this checkout's own path")
    assert found == []


def test_no_file_records_download_addresses() -> None:
    names = {path.name for path in repository_files()}
    assert names.isdisjoint({"uv.lock", "pylock.toml", "poetry.lock", "Pipfile.lock", "yarn.lock"})
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text("utf-8")


# --- what is handed out -------------------------------------------------------


def test_the_source_package_holds_the_whole_repository() -> None:
    listed = {Path(file.distribution_path) for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert {path.relative_to(ROOT) for path in repository_files()} <= listed
    assert Path(".git") not in listed


def test_the_readme_and_every_licence_travel_with_the_package() -> None:
    told = SdistBuilder(str(ROOT)).metadata.core
    assert told.readme == (ROOT / "README.md").read_text("utf-8")
    licences = [ROOT / "LICENSE", *VENDORED[0].rglob("LICENSE*")]
    assert sorted(told.license_files) == sorted(path.relative_to(ROOT).as_posix() for path in licences)


# --- locks --------------------------------------------------------------------


def locked(name: str) -> dict[str, str]:
    """Requirement name -> the whole entry."""
    text = (ROOT / name).read_text("utf-8").replace("\\\n", " ")
    return {canonicalize_name(line.split("==")[0]): line for line in text.splitlines() if line.strip()}


@pytest.mark.parametrize("name", LOCKS)
def test_locks_hold_names_versions_and_hashes_only(name: str) -> None:
    shape = re.compile(r"[\w.-]+==[\w.]+( ; [^:@]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    assert [entry for entry in locked(name).values() if not shape.fullmatch(entry)] == []


@pytest.mark.parametrize(
    ("name", "extras"), [(LOCKS[0], []), (LOCKS[1], ["lab"]), (LOCKS[2], ["lab", "postgres", "test"])]
)
def test_locks_fit_what_the_project_asks_for(name: str, extras: list[str]) -> None:
    lock = locked(name)
    optional = PROJECT["project"]["optional-dependencies"]
    for text in [*PROJECT["project"]["dependencies"], *(line for extra in extras for line in optional[extra])]:
        wanted = Requirement(text)
        if wanted.name == "stellwerk":
            continue
        entry = lock[canonicalize_name(wanted.name)]
        version = re.split(r"[\s;]", entry.partition("==")[2])[0]
        assert wanted.specifier.contains(version), f"{text} is locked as {version}: make lock"


@pytest.mark.parametrize(("smaller", "larger"), list(pairwise(LOCKS)))
def test_a_larger_lock_holds_what_the_smaller_holds(smaller: str, larger: str) -> None:
    """The same versions and hashes; what one needs on some machines only, the other may need on all."""
    less, more = ({key: MARKER.sub("", entry) for key, entry in locked(name).items()} for name in (smaller, larger))
    assert {name: more.get(name) for name in less} == less


# --- vendored files -----------------------------------------------------------


@pytest.mark.parametrize("folder", VENDORED, ids=["client", "tests"])
def test_vendored_files_are_as_released(folder: Path) -> None:
    lines = (folder / "SHA256SUMS").read_text("utf-8").splitlines()
    sums = {name: digest for digest, name in (line.split("  ") for line in lines)}
    there = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    del there["SHA256SUMS"]
    assert {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in there.items()} == sums


def test_every_vendored_library_has_its_licence() -> None:
    libraries = {
        path.parent for folder in VENDORED for path in folder.rglob("*") if path.suffix in {".js", ".mjs", ".woff2"}
    }
    assert [folder.name for folder in libraries if not (folder / "LICENSE").is_file()] == []


# --- words --------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ftl.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def messages(path: Path) -> dict[str, set[str]]:
    """Message id, or id.attribute -> its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: cannot read {(entry.content or '')[:80]!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            found[entry.id.name] = variables(entry.value) if entry.value else set()
            found |= {f"{entry.id.name}.{part.id.name}": variables(part.value) for part in entry.attributes}
    return found


WORDS = sorted(folder for folder in PACKAGE.rglob("words") if folder.is_dir())


@pytest.mark.parametrize("folder", WORDS, ids=lambda folder: str(folder.relative_to(PACKAGE).parent))
def test_all_languages_say_the_same_things(folder: Path) -> None:
    spoken = {path.stem: messages(path) for path in folder.glob("*.ftl")}
    assert {"de", "en"} <= spoken.keys()
    english = spoken.pop("en")
    for language, said in spoken.items():
        assert sorted(said.keys() ^ english.keys()) == [], f"said in only one of en, {language}"
        assert {key for key in english if said[key] != english[key]} == set(), (
            f"other variables in en than in {language}"
        )


# --- games ------------------------------------------------------------------

GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))


def test_every_game_with_a_scene_is_registered() -> None:
    registered = PROJECT["project"]["entry-points"]["stellwerk.games"]
    shown = [game for game in GAMES if (game / "scene").is_dir()]
    assert registered == {game.name.replace("_", "-"): f"stellwerk.games.{game.name}:game" for game in shown}


# --- sizes --------------------------------------------------------------------


def test_no_python_file_is_too_long_to_read() -> None:
    long = {path: len(text.splitlines()) for path, text in own_texts() if path.suffix == ".py"}
    assert {str(path): lines for path, lines in long.items() if lines > MOST_LINES} == {}

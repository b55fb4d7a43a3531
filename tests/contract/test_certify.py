"""A game in a package of its own, built and installed elsewhere, is certified by its entry point alone."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "tests" / "toy"

pytestmark = pytest.mark.slow


def installed(project: Path, into: Path) -> Path:
    """A folder with the project as a wheel leaves it there: no installer is needed, and nothing from the network."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    (wheel,) = into.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(into / "site")
    return into / "site"


def certify(site: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, outside of the repository."""
    packages = os.pathsep.join([str(site), str(ROOT / "src")])
    environment = {name: value for name, value in os.environ.items() if not name.startswith("STELLWERK_")}
    environment |= {"PYTHONPATH": packages, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # no plugin but ours is needed
    command = [sys.executable, "-m", "stellwerk.cli", "certify", "toy", "-p", "no:cacheprovider", *more]
    return subprocess.run(command, cwd=site.parent, env=environment, capture_output=True, text=True)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the toy's project, to be broken at will."""
    return Path(shutil.copytree(TOY, tmp_path / "toy", ignore=shutil.ignore_patterns("__pycache__")))


def test_a_game_of_another_package_is_certified(project: Path, tmp_path: Path) -> None:
    site = installed(project, tmp_path / "built")
    assert sorted(path.name for path in site.iterdir()) == ["coal_auction", "coal_auction-1.0.dist-info"]
    done = certify(site)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed, 1 skipped" in done.stdout, (
        "its tests are not installed with it: which rules they prove is not known"
    )


def test_a_game_that_leaks_is_refused(project: Path, tmp_path: Path) -> None:
    lay_out = project / "src" / "coal_auction" / "model" / "lay_out.py"
    honest = lay_out.read_text("utf-8")
    broken = honest.replace("over or eyes in (seat, ALL)", "over or eyes in (seat, ALL) or seat == 1")
    assert broken != honest
    lay_out.write_text(broken, "utf-8")
    done = certify(installed(project, tmp_path / "built"), "-k", "blank")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "test_whatever_may_be_blank_is_blank_to_somebody[toy]" in done.stdout


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    done = certify(tmp_path / "site")
    assert done.returncode == 4
    assert "toy" in done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_nobody_needs_pytest_to_play() -> None:
    """It comes with an extra; without it the command says so."""
    program = """
import sys
sys.modules["pytest"] = sys.modules["hypothesis"] = None
import stellwerk, stellwerk.cli, stellwerk.testing, stellwerk.server.app
try:
    stellwerk.cli.main(["certify", "toy"])
except SystemExit as stopped:
    print(stopped)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert "stellwerk[certify]" in done.stdout, done.stderr

"""What all tests share."""

from pathlib import Path

import pytest
from _pytest.tmpdir import tmppath_result_key
from hypothesis import settings

WAIT = {Path(__file__).parent / room for room in ("lab", "server", "web")}  # whose tests wait for other processes
NEVER_AGAIN = {"test_kills.py"}  # one move lost is one too many

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes more than a few seconds")
    config.addinivalue_line("markers", "xdist_group(name): tests that share a worker, and what it has built")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A busy machine may be too slow once: what has waited in vain is tried again, and the report tells so."""
    for item in items:
        if item.path.parent in WAIT and item.path.name not in NEVER_AGAIN:
            item.add_marker(pytest.mark.flaky(retries=2))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A second try reports nothing of its own, and pytest would miss that when it clears the test's folder away."""
    item.stash.setdefault(tmppath_result_key, {})

"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import settings

WAIT = {Path(__file__).parent / room for room in ("lab", "server", "web")}  # whose tests wait for other processes
NEVER_AGAIN = {"test_kills.py"}  # one move lost is one too many

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes more than a few seconds")
    config.addinivalue_line("markers", "xdist_group(name): tests that share a worker, and what it has built")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A busy machine may be too slow once: what has waited in vain is tried a second time, and the report tells so."""
    for item in items:
        if item.path.parent in WAIT and item.path.name not in NEVER_AGAIN:
            item.add_marker(pytest.mark.flaky(retries=1))

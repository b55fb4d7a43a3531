"""What all tests share."""

import os

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a game's ledger that a test proves")
    config.addinivalue_line("markers", "slow: takes more than a few seconds")


@pytest.fixture
def thorough() -> bool:
    """Whether this run may take its time (STELLWERK_THOROUGH=1)."""
    return os.environ.get("STELLWERK_THOROUGH") == "1"

"""Servers and stores for the tests beside this file."""

from collections.abc import Iterator

import pytest

from tests.server.clusters import cluster
from tests.server.serving import Browser, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file."""
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/stellwerk.sqlite3") as started:
        yield started


@pytest.fixture
def browser(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def friend(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on one store, for all tests of a file."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path_factory.mktemp('two')}/store.sqlite3"
    else:
        address = request.getfixturevalue("postgres")
    with Server(address) as first, Server(address) as second:
        yield first, second


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with cluster(tmp_path_factory.mktemp("postgres")) as address:
        yield address

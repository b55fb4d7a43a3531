"""Threads that read a type for the first time, all at once: the process lives on."""

import subprocess
import sys

PROGRAM = """
import sys, threading
import msgspec
from stellwerk.server.known_types import know_types

sys.setswitchinterval(1e-6)
kinds = []
for n in range(60):
    inner = msgspec.defstruct(f"Inner{n}", [(f"f{i}", int, 0) for i in range(20)])
    kinds.append(msgspec.defstruct(f"Outer{n}", [(f"g{i}", inner | None, None) for i in range(20)]))
know_types()
raw = msgspec.json.encode({f"g{i}": {f"f{j}": 1 for j in range(20)} for i in range(20)})
start = threading.Barrier(6)


def read():
    for kind in kinds:
        start.wait()
        msgspec.json.decode(raw, type=kind)


threads = [threading.Thread(target=read) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("alive")
"""


def test_whoever_reads_first_reads_alone() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr

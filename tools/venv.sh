#!/bin/sh
# Make .venv and install one of the locks into it, then this package (editable, so that edits need no reinstall).
#   tools/venv.sh play|lab|test
# Uses uv when it is there, else venv and pip. Needs Python 3.11 or newer, nothing else.
set -eu
cd "$(dirname "$0")/.."
which_lock=$1
lock=requirements-$which_lock.lock
venv=.venv
suitable='import sys; sys.exit(sys.version_info < (3, 11))'
: "${UV_SYSTEM_CERTS:=1}"; export UV_SYSTEM_CERTS
PIP_DISABLE_PIP_VERSION_CHECK=1; export PIP_DISABLE_PIP_VERSION_CHECK
PIP_ROOT_USER_ACTION=ignore; export PIP_ROOT_USER_ACTION

find_python() {
    for python in ${PY:-python3 python3.15 python3.14 python3.13 python3.12 python3.11 python}; do
        if command -v "$python" >/dev/null 2>&1 && "$python" -c "$suitable" >/dev/null 2>&1; then
            echo "$python"
            return
        fi
    done
    found=$(python3 --version 2>/dev/null || echo "no python3 at all")
    echo "Stellwerk needs Python 3.11 or newer; found: $found." >&2
    echo "Install one (Debian, Ubuntu: apt install python3 python3-venv), or install uv, which brings its own." >&2
    exit 1
}

uv=$(command -v uv 2>/dev/null || true)

# A venv that is missing, half made, or whose Python has gone is made anew.
if ! "$venv/bin/python" -c "$suitable" >/dev/null 2>&1; then
    rm -rf "$venv"
    if [ -n "$uv" ]; then
        if [ -n "${PY:-}" ]; then uv venv -q --no-config --python "$PY" "$venv"
        else uv venv -q --no-config --python '>=3.11' "$venv"; fi
    else
        python=$(find_python)
        if ! message=$("$python" -m venv "$venv" 2>&1); then
            rm -rf "$venv"
            version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
            if "$python" -c 'import ensurepip' >/dev/null 2>&1; then
                echo "$message" >&2
            else
                echo "This Python cannot make virtual environments: its ensurepip module is missing." >&2
                echo "Debian, Ubuntu: apt install python$version-venv     (or install uv and try again)" >&2
            fi
            exit 1
        fi
    fi
fi

echo "Installing what Stellwerk needs to $which_lock into $venv (once) ..." >&2
if [ -n "$uv" ]; then
    uv pip install -q --python "$venv/bin/python" --require-hashes -r "$lock"
    uv pip install -q --python "$venv/bin/python" --no-deps --no-build-isolation -e .
else
    "$venv/bin/python" -m pip --version >/dev/null 2>&1 || "$venv/bin/python" -m ensurepip >/dev/null
    "$venv/bin/python" -m pip install -q --require-hashes -r "$lock"
    "$venv/bin/python" -m pip install -q --no-deps --no-build-isolation -e .
fi
touch "$venv/.$which_lock"
# The test lock holds everything the lab lock holds, and that everything the play lock holds.
if [ "$which_lock" = test ]; then touch "$venv/.lab"; fi
if [ "$which_lock" != play ]; then touch "$venv/.play"; fi

#!/bin/sh
# Write the three locks: names, versions and hashes only, never an address. Whatever index this machine is set to use
# stays out: no configuration files, no index variables.
#   tools/lock.sh [--upgrade]      keeps the versions already locked unless told to upgrade
set -eu
cd "$(dirname "$0")/.."
for name in UV_INDEX UV_INDEX_URL UV_DEFAULT_INDEX UV_EXTRA_INDEX_URL UV_FIND_LINKS UV_CONFIG_FILE \
    PIP_INDEX_URL PIP_EXTRA_INDEX_URL PIP_FIND_LINKS; do
    unset "$name"
done
: "${UV_SYSTEM_CERTS:=1}"; export UV_SYSTEM_CERTS

if command -v uv >/dev/null 2>&1; then
    uv=uv
else
    temporary=$(mktemp -d)
    trap 'rm -rf "$temporary"' EXIT
    "${PY:-python3}" -m venv "$temporary"
    "$temporary/bin/python" -m pip install -q --disable-pip-version-check uv
    uv=$temporary/bin/uv
fi

compile() {
    "$uv" pip compile -q --no-config --universal --python-version 3.11 --generate-hashes --no-header --no-annotate "$@"
}

# hatchling builds the package itself: locked too, so that an install asks for nothing that has no hash.
printf 'hatchling\n' | compile "$@" -o requirements-play.lock pyproject.toml - >/dev/null
printf 'hatchling\n' | compile "$@" --extra lab -c requirements-play.lock -o requirements-lab.lock pyproject.toml - >/dev/null
printf 'hatchling\n' | compile "$@" --extra test -c requirements-lab.lock -o requirements-test.lock pyproject.toml - >/dev/null

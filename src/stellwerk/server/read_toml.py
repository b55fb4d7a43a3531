"""TOML to JSON, from stdin to stdout: a program of its own, which is ended when it takes too long."""

import json
import sys
import tomllib

WRONG = 1


def main() -> int:
    try:
        print(json.dumps(tomllib.loads(sys.stdin.buffer.read().decode()), allow_nan=False))
    except (ValueError, TypeError, RecursionError) as error:  # no TOML, or a date, or no number
        print(str(error)[:200])
        return WRONG
    return 0


if __name__ == "__main__":
    sys.exit(main())

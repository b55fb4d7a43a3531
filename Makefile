# Stellwerk. `make play` needs Python 3.11 or newer and nothing else; `make help` lists the rest.
.DEFAULT_GOAL := help
.PHONY: play lab test bench lint compiled interpreted lock types vendor clean help

BIN := .venv/bin
WORKERS ?= 2
ARGS ?=

.venv/.play: requirements-play.lock pyproject.toml
	@sh tools/venv.sh play

.venv/.lab: requirements-lab.lock pyproject.toml
	@sh tools/venv.sh lab

.venv/.test: requirements-test.lock pyproject.toml
	@sh tools/venv.sh test

node_modules/.package-lock.json: package.json package-lock.json
	@command -v npm >/dev/null || { echo "make lint and make vendor need Node and npm (Debian: apt install nodejs npm)"; exit 1; }
	@npm ci --silent --no-audit --no-fund
	@touch $@

play: .venv/.play ## open the table in the browser
	@exec $(BIN)/stellwerk play $(ARGS)

lab: .venv/.lab ## tournaments, ratings and studies: make lab ARGS=--help
	@exec $(BIN)/stellwerk lab $(ARGS)

test: .venv/.test ## run every test; a missing Chromium, PostgreSQL, nginx or compiler is installed or named
	@$(BIN)/python tools/system_packages.py
	@$(BIN)/python tools/compile.py --clean
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup $(ARGS)

lint: .venv/.test node_modules/.package-lock.json ## ruff, mypy --strict, generated types and pages, tsc
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/python tools/gen_types.py --check
	@$(BIN)/python tools/rulings.py --check
	@$(BIN)/python tools/moves.py --check
	@$(BIN)/python -m tools.positions --check
	@node_modules/.bin/tsc

bench: .venv/.test ## measure speed, interpreted and compiled
	@$(BIN)/python tools/compile.py --out build/compiled
	@$(BIN)/python bench/run.py $(ARGS)

compiled: .venv/.test ## compile kernel and games in place with mypyc
	@$(BIN)/python tools/compile.py

interpreted: ## take the compiled files away again
	@find src -name '*.so' -delete -o -name '*.pyd' -delete

lock: ## write the locks anew: make lock ARGS=--upgrade takes the newest versions
	@sh tools/lock.sh $(ARGS)

types: .venv/.test ## write what is generated: the client's types, docs/rulings.md, docs/moves, docs/positions
	@$(BIN)/python tools/gen_types.py
	@$(BIN)/python tools/rulings.py
	@$(BIN)/python tools/moves.py
	@$(BIN)/python -m tools.positions

vendor: .venv/.test node_modules/.package-lock.json ## copy the client's libraries and fonts out of their packages
	@$(BIN)/python tools/vendor.py

clean: interpreted ## remove everything that can be made again
	@rm -rf .venv build dist node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

help:
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

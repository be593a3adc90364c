# `make help` lists what there is. Everything lives in .venv; nothing outside this folder is touched.
.DEFAULT_GOAL := help
.PHONY: help setup play client check check-python check-web test test-web test-compiled soak bench docs texts lock clean
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
BIN := .venv/bin
CODE := src tests tools bench hatch_build.py
HOST ?= 127.0.0.1
PORT ?= 8000
PYTEST ?=
BENCH ?=
LOCK ?=

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 24

setup: .venv/.dev  ## create .venv with everything a developer needs (fast when nothing changed)

play: .venv/.run client  ## open the table in the browser (HOST=0.0.0.0 for the local network)
	@$(BIN)/starboard serve --host $(HOST) --port $(PORT)

# Two stamps: what playing needs, and on top of it what developing needs. Versions and hashes of
# everything stand in requirements/; the project itself is built by what stands there too.
.venv/.run: pyproject.toml requirements/build.txt requirements/run.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@tools/install-locked $(BIN)/python run
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.run requirements/dev.txt
	@tools/install-locked $(BIN)/python dev
	@touch $@

# The browser client, built where the server finds it.
CLIENT := src/starboard/server/client/index.html
WEB := $(shell find web/src web/texts web/public web/tools -type f 2>/dev/null)

client: $(CLIENT)  ## build the browser client

$(CLIENT): web/node_modules/.stamp $(WEB) web/index.html web/vite.config.ts
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

web/node_modules/.stamp: web/package-lock.json
	@cd web && npm ci --loglevel error --no-progress >/dev/null
	@touch $@

check: setup web/node_modules/.stamp check-python check-web  ## formatter, linter, types, import contracts, generated code

check-python:
	@$(BIN)/ruff check --quiet --output-format concise $(CODE)
	@$(BIN)/ruff format --quiet --check $(CODE)
	@$(BIN)/mypy --no-error-summary
	@said=$$($(BIN)/lint-imports 2>&1) || { echo "$$said"; exit 1; }

check-web:
	@$(BIN)/python -m starboard.server.wire.schema build/schema
	@$(BIN)/python -m starboard.server.http.schema build/schema
	@cd web && npm run --silent types -- ../build/schema --check && npm run --silent check

test: setup web/node_modules/.stamp  ## everything that has to hold before a change is shared (PYTEST='-k name' adds arguments)
	@$(MAKE) --jobs 2 --output-sync=target check-python check-web docs client test-web
	@tools/install-postgres
	@tools/install-browser
	@tools/steady -n 2 --ignore tests/browser $(PYTEST)
	@tools/steady -n 2 tests/browser $(PYTEST) || test $$? = 5  # 5: none of them was asked for
	@$(BIN)/python tools/coverage.py

test-web:
	@cd web && npm test --silent

test-compiled: setup  ## the same tests on the compiled package
	@tools/with-compiled pytest -n 2 --ignore tests/browser $(PYTEST)

soak: setup  ## long proofs, resumable: make soak PART=mutants (without PART: lists the parts)
	@$(BIN)/python -m tools.soak $(PART)

bench: setup  ## our speed beside Catanatron's, in one interleaved run
	@bench/run $(BENCH)

docs: setup  ## the documentation as pages, in build/site
	@$(BIN)/mkdocs build --quiet --strict --site-dir build/site

texts: setup  ## every message with sample arguments, German beside English
	@$(BIN)/python -m starboard.text

lock: setup  ## make requirements/ anew from pyproject.toml (LOCK=--upgrade: with the newest versions)
	@tools/lock $(LOCK)

clean:  ## remove everything that was built, the environments too
	@rm -rf web/node_modules src/starboard/server/client .venv .venv-bench .venv-compiled build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

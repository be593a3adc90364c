# `make help` lists what there is. Everything lives in .venv; nothing outside this folder is touched.
.DEFAULT_GOAL := help
.PHONY: help setup play check test test-compiled soak bench docs texts clean
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
BIN := .venv/bin
PIP := -m pip install --quiet --disable-pip-version-check
CODE := src tests tools bench hatch_build.py
PYTEST ?=
BENCH ?=

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 24

setup: .venv/.dev  ## create .venv with everything a developer needs (fast when nothing changed)

play: .venv/.run  ## play a game of Flagship here in the terminal
	@$(BIN)/starboard play flagship

# Two stamps: what playing needs, and on top of it what developing needs.
.venv/.run: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python $(PIP) --editable ".[server]"
	@touch $@

.venv/.dev: .venv/.run
	@$(BIN)/python $(PIP) --upgrade "pip>=25.1"  # the first that knows dependency groups
	@$(BIN)/python $(PIP) --editable ".[server,fast]" --group dev
	@touch $@

check: setup  ## formatter, linter, types, import contracts, generated code
	@$(BIN)/ruff check --quiet --output-format concise $(CODE)
	@$(BIN)/ruff format --quiet --check $(CODE)
	@$(BIN)/mypy --no-error-summary
	@said=$$($(BIN)/lint-imports 2>&1) || { echo "$$said"; exit 1; }
	@$(BIN)/python tools/records.py --check

test: check docs  ## everything that has to hold before a change is shared (PYTEST='-k name' adds arguments)
	@$(BIN)/pytest -n 2 $(PYTEST)
	@$(BIN)/python tools/coverage.py

test-compiled: setup  ## the same tests on the compiled package
	@tools/with-compiled pytest -n 2 $(PYTEST)

soak: setup  ## long proofs, resumable: make soak PART=mutants (without PART: lists the parts)
	@$(BIN)/python -m tools.soak $(PART)

bench: setup  ## our speed beside Catanatron's, in one interleaved run
	@bench/run $(BENCH)

docs: setup  ## the documentation as pages, in build/site
	@$(BIN)/mkdocs build --quiet --strict --site-dir build/site

texts: setup  ## every message with sample arguments, German beside English
	@$(BIN)/python -m starboard.text

clean:  ## remove everything that was built, the environments too
	@rm -rf .venv .venv-bench .venv-compiled build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

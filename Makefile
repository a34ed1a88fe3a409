# Everything a player or a developer does here, from a bare Python and make.
# `make help` lists it. Nothing is taken from an activated environment.

# The newest Python the pinned packages have builds for. A name on the PATH may be a
# shim without a Python behind it, so each one is run, not only looked for.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3.14 python3 python; do \
	"$$p" -c 'import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' \
	>/dev/null 2>&1 && { echo "$$p"; break; }; done)

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
CODE := $(wildcard src tests benchmarks hatch_build.py web/scripts web/fixtures web/e2e)
ARGS ?=
# Processes for the tests: two cores are busy, and one test in three waits for a process or a clock.
JOBS ?= 3

# The page is built by the machine's own Node, from 20 on; where there is none, by PyPI's.
OWN_NODE := $(shell node -e 'process.exit(+(parseInt(process.versions.node) < 20))' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes)
WITH_NODE := $(if $(OWN_NODE),,PATH="$(CURDIR)/$(BIN):$$PATH")
NPM := $(WITH_NODE) npm --prefix web
PAGE := src/diceminer/server/page/index.html
SITE := site/index.html
PAGE_SOURCES := $(shell find web/src web/public web/licenses -type f 2>/dev/null) \
	web/index.html $(addprefix web/scripts/,markdown.ts messages.ts notices.ts offline.ts site.ts) \
	web/svelte.config.js web/tsconfig.json web/vite.config.ts \
	$(wildcard src/diceminer/locale/*/*.ftl src/diceminer/locale/*/rules.md)
PACKAGES := web/node_modules/.package-lock.json
# Node trusts only its own list of authorities; the machine may know more.
export NODE_EXTRA_CA_CERTS ?= $(wildcard /etc/ssl/certs/ca-certificates.crt)

# A limit for every install. macOS has no `timeout`; there pip's own limits apply.
LIMIT := $(if $(shell command -v timeout),timeout 1200)
INSTALL = $(LIMIT) $(1)/bin/python -m pip install --quiet --disable-pip-version-check --retries 5 --timeout 60
PIP_INSTALL = $(call INSTALL,$(VENV))

unexport PYTHONPATH PYTHONHOME PYTHONSTARTUP PYTHONDONTWRITEBYTECODE PYTHONOPTIMIZE VIRTUAL_ENV
unexport MYPYPATH NODE_OPTIONS NUMBA_DISABLE_JIT NUMBA_BOUNDSCHECK
unexport UV_INDEX UV_INDEX_URL UV_DEFAULT_INDEX UV_EXTRA_INDEX_URL UV_FIND_LINKS
export PIP_USER := 0
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

# A clone that was moved: the installed command still names the old place.
$(shell [ ! -e $(VENV)/.play ] || [ "$$(cat $(VENV)/.play)" = "$(CURDIR)" ] || rm -f $(VENV)/.play)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal test test-all pytest bench lint types format lock clean
.PHONY: always page site package wire kernel test-web test-browser test-firefox screenshots

help: ## list what make can do here
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.dev ## make the environment for development (.venv)

play: $(VENV)/.play $(PAGE) ## play in the browser; ARGS="--port 8000" passes options on
	@$(BIN)/diceminer serve --open $(ARGS)

terminal: $(VENV)/.play ## play in the terminal; ARGS="--lang it" passes options on
	@$(BIN)/diceminer play $(ARGS)

test: lint types test-web pytest test-browser ## lint, types and all tests but the long slices

test-all: SLICE :=
test-all: $(VENV)/.ray $(VENV)/.linker test test-firefox ## the same with the long slices, games on a Ray of two workers, kernels built again, Firefox

bench: $(VENV)/.play $(PAGE) .venv-bench/.bench ## measure speed beside peers; ARGS passes options on
	@PYTHONPATH=src .venv-bench/bin/python -m benchmarks --python $(PY) $(ARGS)

lint: $(VENV)/.dev $(PACKAGES) ## ruff, ESLint, Prettier: rules and format; import-linter: the order of the rooms
	@echo "ruff"
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@echo "import-linter"
	@$(BIN)/lint-imports
	@echo "eslint, prettier"
	@$(NPM) run --silent lint

types: $(VENV)/.dev ## mypy --strict and pyright
	@echo "mypy --strict $(CODE)"
	@$(PY) -m mypy --strict $(CODE)
	@echo "pyright $(CODE)"
	@$(PY) -m pyright $(CODE)

# A language, facts or a database of the developer's own must not decide whether tests pass.
SLICE := -m "not slow"
pytest: $(VENV)/.dev $(VENV)/.postgres $(PAGE) ## the tests alone; ARGS="-k magic" passes options on
	@$(PY) -c "from diceminer.kernel import warm_up; warm_up('games', 'search')"
	@env -u DICEMINER_DATA -u DICEMINER_DATABASE -u LANGUAGE LC_ALL=C.UTF-8 $(PY) -m pytest -n $(JOBS) $(SLICE) $(ARGS)

# The page. It is built where the server looks for it; its types and drawings come from here.

page: $(PAGE) ## build the page that the server shows

$(PAGE): $(PACKAGES) $(PAGE_SOURCES)
	@echo "Building the page"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Only its links' previews need to know where the site will be.
URL ?=
site: $(SITE) ## build the page for any static host, into site; URL=https://… is where it will be
	@echo "The folder site is the whole game. Copy its files to a static host, into any folder of it."
	@echo "To look at it here: $(PYTHON) -m http.server --directory site 8000"

$(SITE): $(PACKAGES) $(PAGE_SOURCES) $(if $(URL),always)
	@echo "Building the static site"
	@SITE_URL="$(URL)" $(NPM) run --silent build -- --mode site --logLevel warn
	@touch $@

$(VENV)/.node: requirements/node.txt | $(PY)
	@$(if $(OWN_NODE),echo "Using Node $$(node --version)",echo "Installing Node (pinned in requirements/node.txt)"; $(PIP_INSTALL) --require-hashes -r requirements/node.txt)
	@touch $@

$(PACKAGES): web/package-lock.json $(VENV)/.node
	@echo "Installing what the page is built with (pinned in web/package-lock.json)"
	@$(LIMIT) $(NPM) ci --silent
	@touch $@

wire: $(VENV)/.play $(PACKAGES) ## generate the page's types, drawings and recorded games
	@$(PY) -m diceminer.server.schema | $(WITH_NODE) node web/scripts/types.mjs
	@$(PY) web/scripts/art.py
	@$(PY) web/fixtures/record.py
	@$(PY) web/fixtures/engine.py

# The built file is kept in the project, so that nobody else needs its linker.
kernel: $(VENV)/.linker ## build the kernel that the page plays with
	@$(PY) web/scripts/kernel.py

$(VENV)/.linker: requirements/kernel.txt $(VENV)/.dev
	@command -v wasm-ld >/dev/null || { \
		echo "Installing a linker (pinned in requirements/kernel.txt)"; \
		$(PIP_INSTALL) --require-hashes -r requirements/kernel.txt; }
	@touch $@

test-web: $(PACKAGES) $(VENV)/.play ## the page's types, logic, and whether it is current
	@$(PY) -m diceminer.server.schema | $(WITH_NODE) node web/scripts/types.mjs --check
	@$(PY) web/scripts/art.py --check
	@$(PY) web/scripts/kernel.py --check
	@$(PY) web/fixtures/record.py --check
	@$(PY) web/fixtures/engine.py --check
	@$(NPM) run --silent check
	@$(NPM) run --silent test

# All screens in all languages and widths take long.
BROWSER := game page numbers dice scene access offline site local layouts lessons end tables prompts
test-all: BROWSER := --exclude e2e/firefox.test.ts
test-browser: $(PAGE) $(VENV)/.play ## whole games in Chromium; CHROMIUM names another one
	@CHROMIUM="$${CHROMIUM:-$$(tools/find-browser)}" $(NPM) run --silent e2e -- $(BROWSER)

test-firefox: $(PAGE) $(VENV)/.play ## games without a server in Firefox; FIREFOX names another one
	@firefox="$${FIREFOX:-$$(tools/find-browser firefox)}" && FIREFOX="$$firefox" $(NPM) run --silent e2e -- firefox

screenshots: $(PAGE) $(VENV)/.play ## pictures of every screen to web/shots
	@CHROMIUM="$${CHROMIUM:-$$(tools/find-browser)}" $(NPM) run --silent screenshots

# Without isolation, the pinned build tools are used instead of the newest. The wheel is built from
# the sdist, which shows that nothing is missing in it.
package: $(PAGE) .venv-package/.ready ## build sdist and wheel, with the page, into dist
	@rm -f dist/diceminer-*
	@.venv-package/bin/python -m build --no-isolation --outdir dist
	@.venv-package/bin/python -m twine check --strict dist/diceminer-*
	@du -h dist/diceminer-*

format: $(VENV)/.dev $(PACKAGES) ## format the code with ruff, ESLint and Prettier
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .
	@$(NPM) run --silent format

clean: ## remove environments, caches and builds
	rm -rf web/node_modules web/shots src/diceminer/server/page site
	rm -rf .venv .venv-bench .venv-lock .venv-package build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Environments. One folder, in two layers that share their pins: what playing needs and what
# development adds.

define make_venv
	@test -n "$(PYTHON)" || { \
		echo "No usable Python found: this needs Python 3.11 to 3.14 with its venv module."; \
		echo "Debian and Ubuntu: apt install python3-venv. Or name one: make PYTHON=/path/to/python3"; \
		exit 1; }
	@echo "Making $(1) with $$($(PYTHON) --version) ($(PYTHON))"
	@$(1)/bin/python -c pass 2>/dev/null || rm -rf $(1)
	@$(PYTHON) -m venv $(1) || { \
		echo "$(PYTHON) could not make an environment. Debian and Ubuntu: apt install python3-venv"; \
		rm -rf $(1); exit 1; }
endef

$(PY):
	$(call make_venv,$(VENV))

$(VENV)/.play: requirements/play.txt pyproject.toml | $(PY)
	@echo "Installing what the game needs (pinned in requirements/play.txt)"
	@$(PIP_INSTALL) --require-hashes -r requirements/play.txt
	@$(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@echo "$(CURDIR)" > $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.play
	@echo "Installing the tools of development (pinned in requirements/dev.txt)"
	@$(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

# The tests start a PostgreSQL of their own. PyPI has one for some machines; where it hasn't, the
# words say what to install.
$(VENV)/.postgres: requirements/postgres.txt $(VENV)/.dev
	@$(PY) -m tests.server.postgres || { \
		echo "Installing one for the tests (pinned in requirements/postgres.txt)"; \
		$(PIP_INSTALL) --require-hashes -r requirements/postgres.txt; \
		$(PY) -m tests.server.postgres; }
	@touch $@

# Ray is large, and only one long test needs it.
$(VENV)/.ray: requirements/ray.txt $(VENV)/.dev
	@echo "Installing Ray for its test (pinned in requirements/ray.txt)"
	@$(PIP_INSTALL) --require-hashes -r requirements/ray.txt
	@touch $@

.venv-package/.ready: requirements/package.txt
	$(call make_venv,.venv-package)
	@echo "Installing the tools of packaging (pinned in requirements/package.txt)"
	@$(call INSTALL,.venv-package) --require-hashes -r requirements/package.txt
	@touch $@

# The peer has an environment of its own: it brings SciPy, which Numba imports where it finds it.
.venv-bench/.bench: requirements/bench.txt
	$(call make_venv,.venv-bench)
	@echo "Installing the benchmark's peer (pinned in requirements/bench.txt)"
	@$(call INSTALL,.venv-bench) --require-hashes -r requirements/bench.txt
	@touch $@

# Pins. They hold for every platform and Python from 3.11 on, carry the hashes of all
# files of a release, and say nothing of where packages come from.

COMPILE = .venv-lock/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 \
	--fork-strategy fewest --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make lock" $(ARGS)

lock: ## pin the requirements again; ARGS=--upgrade for the newest
	$(call make_venv,.venv-lock)
	@$(call INSTALL,.venv-lock) --require-hashes -r requirements/lock.txt
	$(COMPILE) requirements/lock.in -o requirements/lock.txt
	$(COMPILE) pyproject.toml requirements/build.in --extra server --extra terminal -o requirements/play.txt
	$(COMPILE) pyproject.toml requirements/build.in --extra dev -c requirements/play.txt -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) requirements/kernel.in -o requirements/kernel.txt
	$(COMPILE) requirements/postgres.in -c requirements/dev.txt -o requirements/postgres.txt
	$(COMPILE) requirements/package.in -c requirements/play.txt -o requirements/package.txt
	$(COMPILE) pyproject.toml --extra ray -c requirements/dev.txt -o requirements/ray.txt
	@! grep -nE '://|--(extra-)?index|--find-links|file:|^ *# via.* /' requirements/*.txt

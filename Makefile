# make run     a fresh machine: environment, dependencies, the default model, the page on http://127.0.0.1:7860
# make check   a fresh machine: environment, dependencies, style, types and the quick tests: what to run while working
# make test    all of that, and the slow tests that are not marked "release": what a change has to pass
# make test-release         every other slow test: what a release has to pass, besides
# make test-architectures   every architecture of transformers, tiny, beside PyTorch: likewise
# make test-accelerator   on a machine with a GPU or a TPU: tokens, memory and speed there
# make audit   whether advisories are known about what requirements.txt brings, where the package index can say
# make format  puts the code into shape; make clean removes what the others made
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 7860
# Python compiles a module when it is first imported and keeps the result, unless it is told not to.
# Most of the 26,000 that are installed are never imported.
unexport PYTHONDONTWRITEBYTECODE
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile

# How many processes run tests side by side. Each takes a core, and some gigabytes while it has models.
JOBS ?= 2
# Tests that need no browser, no downloaded model, no second process, no served page and no compiled model: see tests/tiers.py.
QUICK := not browser and not real_model and not process and not engine and not page

.PHONY: run check quick test test-release test-architectures test-accelerator audit lint format clean

run: $(VENV)/.runtime
	$(BIN)/python -m hfjax_demo fetch "$${HFJAX_DEFAULT_MODEL:-smollm2-135m-instruct}"
	HFJAX_PORT=$(PORT) $(BIN)/python app.py

# mypy takes one core for a minute on a new machine, and a second later on: the tests run beside it.
check: $(VENV)/.development
	$(MAKE) -j 2 lint quick

quick: $(VENV)/.development
	$(BIN)/python -m pytest -n $(JOBS) -m "$(QUICK) and not release"

test: lint
	$(BIN)/python -m pytest -n $(JOBS) -m "not release"

test-release: $(VENV)/.development
	$(BIN)/python -m pytest -n $(JOBS) -m release

test-architectures: $(VENV)/.development
	$(BIN)/python -m tests.architectures --jobs $(JOBS)

test-accelerator: $(VENV)/.development
	$(BIN)/python -m tests.accelerator

audit: $(VENV)/.development
	$(BIN)/python -m tests.audit

lint: $(VENV)/.development
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.development
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache build dist *.egg-info

# A stamp is written only when its step succeeded, so an interrupted one is done again.
$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; name it with make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: requirements.txt | $(BIN)/python
	$(INSTALL) -r requirements.txt
	touch $@

$(VENV)/.development: requirements-dev.txt requirements.txt | $(BIN)/python
	$(INSTALL) -r requirements-dev.txt
	touch $@ $(VENV)/.runtime

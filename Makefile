# Everything that a person does with this checkout. `make play` and `make test` need nothing but
# Swift, git, make and pkg-config: what else is missing is installed by the package manager.

SWIFT ?= swift
CONFIG ?= Configs/tour.yaml
SECONDS ?= 60
RELEASE := -c release --static-swift-stdlib
SOURCES := Package.swift Sources Tests

.PHONY: play build test fuzz bench format lint libyaml clean

play: build ## play a config: make play CONFIG=path
	@exec .build/release/carousel-play -- "$(CONFIG)"

build: libyaml ## build the program for release
	$(SWIFT) build $(RELEASE) --product carousel-play

test: libyaml ## run all tests
	$(SWIFT) test

fuzz: libyaml ## try made-up inputs: make fuzz SECONDS=300
	.ci/fuzz $(SECONDS)

bench: libyaml ## print how fast things are
	$(SWIFT) build $(RELEASE)
	@.build/release/carousel-bench

format: ## format the sources in place
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

lint: ## check the format
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

libyaml:
	@pkg-config --exists yaml-0.1 || .ci/install-libyaml

clean: ## remove what was built
	$(SWIFT) package clean

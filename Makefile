# Everything that a person does with this checkout. `make play` and `make test` need nothing but
# Swift, git, make and pkg-config: what else is missing is installed by the package manager.

SWIFT ?= swift
CONFIG ?= Configs/tour.yaml
SECONDS ?= 60
# Where `make install` puts things; a package is made with DESTDIR.
PREFIX ?= /usr/local
DESTDIR ?=
CONFIGURATION ?= release
# A program of its own, without libraries of Swift; while developing that would only take time.
FLAGS := -c $(CONFIGURATION) $(if $(filter release,$(CONFIGURATION)),--static-swift-stdlib)
PROGRAM := .build/$(CONFIGURATION)/carousel-play
SOURCES := Package.swift Sources Tests

.PHONY: play build install uninstall test fuzz bench format lint libyaml clean

play: build ## play a config: make play CONFIG=path
	@exec $(PROGRAM) -- "$(CONFIG)"

build: libyaml ## build the program for release
	$(SWIFT) build $(FLAGS) --product carousel-play

# What the program prints for other programs, and where they look for it.
SHARED := \
	man:man/man1/carousel-play.1 \
	completions\ bash:bash-completion/completions/carousel-play \
	completions\ zsh:zsh/site-functions/_carousel-play \
	completions\ fish:fish/vendor_completions.d/carousel-play.fish \
	schema:carousel-kit/carousel.schema.json

install: build ## install program, manual, completions and schema: make install PREFIX=/usr/local
	install -D -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/carousel-play"
	@for part in $(SHARED); do \
	  file="$(DESTDIR)$(PREFIX)/share/$${part#*:}"; \
	  mkdir -p "$${file%/*}" && $(PROGRAM) $${part%%:*} >"$$file" && chmod 644 "$$file" || exit 1; \
	  echo "$$file"; \
	done

uninstall: ## remove what was installed
	rm -f "$(DESTDIR)$(PREFIX)/bin/carousel-play"
	@for part in $(SHARED); do \
	  file="$(DESTDIR)$(PREFIX)/share/$${part#*:}"; rm -f "$$file"; echo "$$file"; \
	done
	@rmdir "$(DESTDIR)$(PREFIX)/share/carousel-kit" 2>/dev/null || true

test: libyaml ## run all tests
	$(SWIFT) test

fuzz: libyaml ## try made-up inputs: make fuzz SECONDS=300
	.ci/fuzz $(SECONDS)

bench: libyaml ## print how fast things are
	$(SWIFT) build $(FLAGS)
	@.build/$(CONFIGURATION)/carousel-bench

format: ## format the sources in place
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

lint: ## check the format
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

libyaml:
	@pkg-config --exists yaml-0.1 || .ci/install-libyaml

clean: ## remove what was built
	$(SWIFT) package clean

# The tasks of this checkout. `make play` and `make test` need only Swift, git, make and pkg-config:
# libyaml, if missing, is installed by the package manager.

SWIFT ?= swift
CONFIG ?= Configs/tour.yaml
SECONDS ?= 60
# The instant of `make pictures`.
AT ?= 1s
# The prefix of `make install`; DESTDIR is for packaging.
PREFIX ?= /usr/local
DESTDIR ?=
CONFIGURATION ?= release
# The release binary links the Swift runtime statically; in development that would only take time.
FLAGS := -c $(CONFIGURATION) $(if $(filter release,$(CONFIGURATION)),--static-swift-stdlib)
PROGRAM := .build/$(CONFIGURATION)/carousel-play
SOURCES := Package.swift Sources Tests

.PHONY: play build pictures install uninstall test fuzz bench format lint libyaml clean

play: build ## play a config: make play CONFIG=path
	@exec $(PROGRAM) -- "$(CONFIG)"

build: libyaml ## build the program for release
	$(SWIFT) build $(FLAGS) --product carousel-play

# Unifont has the letters; without it, `render` says what to install.
pictures: build ## draw each config as pictures in the folder Pictures, in three sizes and depths
	@mkdir -p Pictures
	@for config in Configs/*.yaml Configs/*.md; do \
	  for size in 80x24 100x30 240x70; do \
	    for colors in truecolor 256 16; do \
	      name="$${config##*/}"; file="Pictures/$${name%.*}-$$size-$$colors.png"; \
	      $(PROGRAM) render "$$config" --at $(AT) --size $$size --colors $$colors -o "$$file" \
	        || exit 1; \
	    done; \
	  done; \
	done
	@du -sh Pictures

# Generated files, and where other programs look for them.
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

uninstall: ## remove the installed files
	rm -f "$(DESTDIR)$(PREFIX)/bin/carousel-play"
	@for part in $(SHARED); do \
	  file="$(DESTDIR)$(PREFIX)/share/$${part#*:}"; rm -f "$$file"; echo "$$file"; \
	done
	@rmdir "$(DESTDIR)$(PREFIX)/share/carousel-kit" 2>/dev/null || true

test: libyaml ## run all tests
	$(SWIFT) test

fuzz: libyaml ## run the fuzzers: make fuzz SECONDS=300
	.ci/fuzz $(SECONDS)

bench: libyaml ## run the benchmarks
	$(SWIFT) build $(FLAGS)
	@.build/$(CONFIGURATION)/carousel-bench

format: ## format the sources in place
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

lint: ## check the formatting
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

libyaml:
	@pkg-config --exists yaml-0.1 || .ci/install-libyaml

clean: ## remove build products
	$(SWIFT) package clean

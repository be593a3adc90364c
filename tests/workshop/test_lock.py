"""What is installed is pinned: every package by version and hash, and by its name alone."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution
from itertools import product
from typing import Any, NamedTuple, cast

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.workshop.documents import ROOT

SETS = ("build", "run", "fast", "dev")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}(?= |$)")
INSTALLS = re.compile(r"\b(?:pip|npm) (?:-\S+ )*(?:install|ci|i)\b.*")
PINNED = re.compile(r"--require-hashes|--no-deps|npm ci")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}


class Pin(NamedTuple):
    """An entry of a lock: one version of a package, where it is wanted, and its files."""

    requirement: Requirement
    hashes: list[str]

    @property
    def name(self) -> str:
        return canonicalize_name(self.requirement.name)

    @property
    def version(self) -> str:
        (only,) = self.requirement.specifier
        return only.version if only.operator == "==" else ""


def pins(text: str) -> list[Pin]:
    """The entries of a lock; anything else in it is an error."""
    lines = [line for line in text.splitlines() if line.strip() and line.strip()[0] != "#"]
    entries = [entry.split() for entry in "\n".join(lines).replace("\\\n", " ").splitlines()]
    return [
        Pin(
            Requirement(" ".join(word for word in words if not word.startswith("--hash"))),
            [word for word in words if HASH.fullmatch(word)],
        )
        for words in entries
    ]


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")


def asked(name: str) -> list[str]:
    """What a set has to hold by pyproject.toml."""
    told: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras, groups = told["project"]["optional-dependencies"], told["dependency-groups"]
    build = [*told["build-system"]["requires"], *groups["build"]]
    run = [*told["project"]["dependencies"], *extras["server"]]
    fast = [*run, *extras["fast"]]
    dev = [*fast, *build, *[each for each in groups["dev"] if isinstance(each, str)]]
    return {"build": build, "run": run, "fast": fast, "dev": dev}[name]


def machines() -> list[dict[str, str]]:
    """The machines that a lock is for, as markers see them."""
    here = cast("dict[str, str]", default_environment())
    return [
        here
        | {"python_version": python, "python_full_version": f"{python}.0"}
        | {"sys_platform": system, "platform_system": name}
        | {"os_name": "nt" if system == "win32" else "posix"}
        for python, (system, name) in product(PYTHONS, SYSTEMS.items())
    ]


def needs(pin: Pin, extras: Iterable[str]) -> Iterator[tuple[Requirement, str]]:
    """What a package needs in turn, as far as it is installed here, each with the extra for it."""
    try:
        found = distribution(pin.name)
    except PackageNotFoundError:
        return
    if found.version == pin.version:
        for text, extra in product(found.requires or [], ["", *extras]):
            yield Requirement(text), extra


def unmet(wanted: Iterable[str], entries: Iterable[Pin], machine: dict[str, str]) -> list[str]:
    """What a lock lacks on a machine: packages asked for, and those that they need."""

    def applies(requirement: Requirement, extra: str = "") -> bool:
        marker = requirement.marker
        return marker is None or marker.evaluate(machine | {"extra": extra})

    there = {pin.name: pin for pin in entries if applies(pin.requirement)}
    waiting, seen, faults = [Requirement(text) for text in wanted], set[str](), list[str]()
    while waiting:
        need = waiting.pop()
        if str(need) in seen:
            continue
        seen.add(str(need))
        pin = there.get(canonicalize_name(need.name))
        if pin is None or not need.specifier.contains(pin.version, prereleases=True):
            faults.append(str(need))
        else:
            waiting += [each for each, extra in needs(pin, need.extras) if applies(each, extra)]
    return faults


# ---------------------------------------------------------------------- Python


@pytest.mark.parametrize("name", SETS)
def test_the_lock_holds_what_is_asked_for_on_every_machine(name: str) -> None:
    wanted, entries = asked(name), pins(lock(name))
    assert {fault for each in machines() for fault in unmet(wanted, entries, each)} == set()


@pytest.mark.parametrize("name", SETS)
def test_every_package_is_one_version_with_hashes(name: str) -> None:
    assert [pin.name for pin in pins(lock(name)) if not (pin.version and pin.hashes)] == []


@pytest.mark.parametrize("name", SETS)
def test_the_lock_says_nothing_of_where_packages_come_from(name: str) -> None:
    assert "://" not in lock(name)
    assert [line for line in lock(name).splitlines() if line.startswith("-")] == []


def test_no_two_sets_hold_different_versions() -> None:
    everything = {(pin.name, pin.version) for pin in pins(lock("dev"))}
    for name in SETS:
        assert {(pin.name, pin.version) for pin in pins(lock(name))} <= everything


def test_what_a_lock_lacks_is_noticed() -> None:
    (machine, *_) = machines()
    hashed = f"pytest==9.0 \\\n    --hash=sha256:{'0' * 64}\n    # via nobody\n"
    entries = pins(f"{hashed}rich==1.0 ; sys_platform == 'win32'\n")
    assert [(pin.name, pin.version, len(pin.hashes)) for pin in entries] == [
        ("pytest", "9.0", 1),
        ("rich", "1.0", 0),
    ]
    assert unmet(["pytest>=8.3"], entries, machine) == []
    assert unmet(["pytest>=9.1"], entries, machine) == ["pytest>=9.1"]
    assert unmet(["rich"], entries, machine) == ["rich"]


def test_what_a_locked_package_needs_in_turn_is_noticed() -> None:
    (machine, *_) = machines()
    entries = pins(lock("run"))
    without = [pin for pin in entries if pin.name not in {"h11", "psycopg-binary"}]
    faults = unmet(["uvicorn", "psycopg[binary]"], without, machine)
    assert sorted(Requirement(fault).name for fault in faults) == ["h11", "psycopg-binary"]


# --------------------------------------------------------------------- browser


def npm_lock() -> dict[str, dict[str, Any]]:
    """Every place in `node_modules`, with what lies there; the client itself is at ``."""
    text = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    return cast("dict[str, dict[str, Any]]", json.loads(text)["packages"])


def above(place: str) -> Iterator[str]:
    """Where a package looks for others: below itself, then below those that hold it."""
    while place:
        yield f"{place}/"
        place = place.rpartition("/node_modules/")[0]
    yield ""


def unresolved(packages: dict[str, dict[str, Any]]) -> list[str]:
    """What packages ask for and the lock has not, for this machine or another."""
    kinds = ("dependencies", "devDependencies", "optionalDependencies")
    return [
        name
        for place, told in packages.items()
        for name in {name for kind in kinds for name in told.get(kind, {})}
        if not any(f"{folder}node_modules/{name}" in packages for folder in above(place))
    ]


def test_every_package_of_the_client_has_a_hash_and_no_address() -> None:
    packages = {place: told for place, told in npm_lock().items() if place}
    assert [place for place, told in packages.items() if "integrity" not in told] == []
    assert [place for place, told in packages.items() if "resolved" in told] == []


def test_the_lock_of_the_client_fits_what_is_asked_for_on_every_machine() -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert npm_lock()[""]["devDependencies"] == asked["devDependencies"]
    assert unresolved(npm_lock()) == []


# ---------------------------------------------------------------- nothing else


def test_nothing_is_installed_past_the_lock() -> None:
    places = [ROOT / "Makefile", ROOT / "compose.yaml", *(ROOT / "tools").glob("*")]
    texts = [each.read_text("utf-8") for each in places if each.is_file()]
    lines = [found[0] for text in texts for found in INSTALLS.finditer(text)]
    assert len(lines) >= 3
    assert [line for line in lines if not PINNED.search(line)] == []

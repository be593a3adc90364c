"""Only files whose hash stands in the lock are installed, and only what the lock names."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from tests.workshop.documents import ROOT

BACKEND = """
import zipfile

def build_wheel(folder, settings=None, metadata=None):
    name, info = "source-1.0-py3-none-any.whl", "source-1.0.dist-info"
    with zipfile.ZipFile(f"{folder}/{name}", "w") as wheel:
        wheel.writestr("source.py", "built_by = VERSION")
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: source\\nVersion: 1.0\\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\n")
        wheel.writestr(f"{info}/RECORD", "")
    return name
"""
"""What builds a package that comes as source; the package says by which version."""

NEEDS_TOOL = '[build-system]\nrequires = ["tool"]\nbuild-backend = "tool"\n'


def entry(file: Path) -> str:
    """The line of a lock for a file as it is now."""
    name, version, *_ = file.name.removesuffix(".tar.gz").split("-")
    return f"{name}=={version} --hash=sha256:{sha256(file.read_bytes()).hexdigest()}\n"


class Shelf:
    """A folder with packages in place of a registry, and a place to install them to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock("build", entry(self.put("tool", BACKEND.replace("VERSION", "1"))))

    def put(self, name: str, text: str = "", needs: str = "", version: str = "1.0") -> Path:
        """Put a package there: one module, perhaps with a need of its own."""
        about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        about += f"Requires-Dist: {needs}\n" if needs else ""
        info = f"{name}-{version}.dist-info"
        file = self.folder / f"{name}-{version}-py3-none-any.whl"
        with zipfile.ZipFile(file, "w") as wheel:
            wheel.writestr(f"{name}.py", text)
            wheel.writestr(f"{info}/METADATA", about)
            wheel.writestr(
                f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
            )
            wheel.writestr(f"{info}/RECORD", "")
        return file

    def put_source(self) -> Path:
        """Put a package there that has to be built."""
        settings = self.folder / "pyproject.toml"
        settings.write_text(NEEDS_TOOL, "utf-8")
        file = self.folder / "source-1.0.tar.gz"
        with tarfile.open(file, "w:gz") as packed:
            packed.add(settings, "source-1.0/pyproject.toml")
        return file

    def lock(self, name: str, text: str) -> None:
        self.folder.joinpath("requirements").mkdir(exist_ok=True)
        self.folder.joinpath("requirements", f"{name}.txt").write_text(text, "utf-8")

    def install(self) -> subprocess.CompletedProcess[str]:
        """Install the set `run`, without any registry."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
        here = {
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.folder),
            "PIP_TARGET": str(self.folder / "installed"),
            "PYTHONPATH": str(self.folder / "installed"),
        }
        return subprocess.run(
            [ROOT / "tools" / "install-locked", sys.executable, "run"],
            cwd=self.folder,
            env={**clean, **here},
            capture_output=True,
            text=True,
            check=False,
        )

    def installed(self) -> set[str]:
        return {file.stem for file in self.folder.joinpath("installed").glob("*.py")}


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_what_the_lock_names_is_installed_with_what_builds(shelf: Shelf) -> None:
    shelf.lock("run", entry(shelf.put("game")))
    ran = shelf.install()
    assert ran.returncode == 0, ran.stderr
    assert shelf.installed() == {"tool", "game"}


def test_a_file_that_was_changed_is_refused(shelf: Shelf) -> None:
    shelf.lock("run", entry(shelf.put("game")))
    shelf.put("game", "print('not what was locked')\n")
    ran = shelf.install()
    assert ran.returncode != 0
    assert "DO NOT MATCH THE HASHES" in ran.stderr
    assert shelf.installed() == {"tool"}


def test_what_the_lock_does_not_name_is_refused(shelf: Shelf) -> None:
    shelf.put("stranger")
    shelf.lock("run", entry(shelf.put("game", needs="stranger")))
    ran = shelf.install()
    assert ran.returncode != 0
    assert "stranger" in ran.stderr
    assert shelf.installed() == {"tool"}


def test_a_version_without_a_hash_is_refused(shelf: Shelf) -> None:
    shelf.put("game")
    shelf.lock("run", "game==1.0\n")
    assert shelf.install().returncode != 0
    assert shelf.installed() == {"tool"}


def test_what_comes_as_source_is_built_by_what_is_locked_not_by_the_newest(shelf: Shelf) -> None:
    shelf.put("tool", BACKEND.replace("VERSION", "2"), version="2.0")
    shelf.lock("run", entry(shelf.put_source()))
    ran = shelf.install()
    assert ran.returncode == 0, ran.stderr
    assert shelf.folder.joinpath("installed", "source.py").read_text() == "built_by = 1"

"""Builds the compiled package: with STARBOARD_COMPILE=1 a wheel holds mypyc's extension modules.

Which modules are compiled is said in pyproject.toml under `[tool.hatch…hooks.custom]`: `compile`
are patterns below `src`, `interpreted` are patterns of what stays Python all the same. So does
every module that declares structs (by a base of its own, too) or draws: compiled classes have no
annotations to read.

What is compiled is a copy of the sources in which the methods of records are written out.
"""

from __future__ import annotations

import ast
import importlib
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD_NEEDS = [
    "mypy>=1.15",
    "setuptools>=65",
    "msgspec",
    "pyyaml",
    "types-PyYAML",
    "mypy-extensions",
    "fluent.runtime",
    "rich",
]

LIBRARIES = ("msgspec", "yaml", "rich", "fluent")


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]  # a wheel, whatever its config
    """Compiles kernel and games into the wheel where that is asked for."""

    def dependencies(self) -> list[str]:
        """What the build needs in its own environment."""
        return BUILD_NEEDS if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and make the wheel one for this platform."""
        if not wanted() or version == "editable":
            return
        source = Path(self.root, "src")
        sys.path.insert(0, str(source))
        modules = chosen(source, self.config["compile"], self.config["interpreted"])
        target = Path(self.root, "build", "compiled")
        shutil.rmtree(target, ignore_errors=True)
        written = target / "written"
        write_records(Path(self.root), written)
        compile_modules(written, modules, target)
        for library in sorted(target.joinpath("lib").rglob("*.so")):
            place = library.relative_to(target / "lib").as_posix()
            build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    return os.environ.get("STARBOARD_COMPILE") == "1"


def chosen(source: Path, patterns: list[str], interpreted: list[str]) -> list[str]:
    """The modules to compile, as paths from the root of the project."""
    found = {path.relative_to(source) for pattern in patterns for path in source.glob(pattern)}
    wanted = [place for place in sorted(found) if not any(map(place.match, interpreted))]
    return [f"src/{place.as_posix()}" for place in wanted if not stays_python(source, place)]


def stays_python(source: Path, place: Path) -> bool:
    """Whether a module stands on a library that needs ordinary classes, or declares structs."""
    text = (source / place).read_text(encoding="utf-8")
    lines = [f"\n{word} {name}" for word in ("import", "from") for name in LIBRARIES]
    return any(line in text for line in lines) or ("class " in text and has_structs(place))


def has_structs(place: Path) -> bool:
    """Whether a module declares structs, by whatever name their base is known there."""
    import msgspec

    module = importlib.import_module(module_name(place))
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return any(
        issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__ for kind in kinds
    )


def module_name(place: Path) -> str:
    """The module at a path below `src`."""
    return ".".join(place.with_suffix("").parts).removesuffix(".__init__")


def write_records(root: Path, written: Path) -> None:
    """Copy the sources and write the methods of records into their classes."""
    written.mkdir(parents=True)
    shutil.copy(root / "pyproject.toml", written)
    shutil.copytree(root / "src", written / "src", ignore=shutil.ignore_patterns("client", "*.pyc"))
    for folder in ("kernel", "cards", "games", "bots"):
        for path in sorted((written / "src" / "starboard" / folder).rglob("*.py")):
            if "class " in path.read_text(encoding="utf-8"):
                write_methods(path, written / "src")


def write_methods(path: Path, source: Path) -> None:
    """Write out what Python makes at run time; the marker that explains it to mypy goes."""
    text = path.read_text(encoding="utf-8").replace("@dataclass_transform()\n", "")
    module = importlib.import_module(module_name(path.relative_to(source)))
    lines = text.split("\n")
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef):
            lines[node.end_lineno : node.end_lineno] = methods(getattr(module, node.name))
    path.write_text("\n".join(lines), encoding="utf-8")


def methods(kind: type) -> list[str]:
    """The lines to be added to a class; none where it is no record or has no fields."""
    from starboard.kernel.record import Fields, Record
    from starboard.kernel.written import WRITTEN, clone_text, init_text, own_types

    if not issubclass(kind, Fields) or not kind.field_names:
        return []
    texts = [f"field_types = {own_types(kind)}"]
    init = vars(kind).get("__init__")
    if init is not None and init.__code__.co_filename == WRITTEN:
        texts.append(init_text(kind))
    if issubclass(kind, Record) and not vars(kind).keys() & {"clone", "base_fields"}:
        texts.append(clone_text(kind))  # a base with an `__init__` of its own is never copied
    return ["", *[f"    {line}" for text in texts for line in text.split("\n")]]


def compile_modules(root: Path, modules: list[str], target: Path) -> None:
    """One compilation unit for all modules, so that calls between them are native."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    before = os.getcwd()
    os.chdir(root)  # mypy reads its settings, and module names follow from paths
    try:
        extensions = mypycify(
            ["--follow-imports=silent", *modules],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(target / "c"),
            group_name="starboard",
        )
        build = Distribution({"name": "starboard", "ext_modules": extensions}).get_command_obj(
            "build_ext"
        )
        build.build_lib = str(target / "lib")  # type: ignore[attr-defined]
        build.build_temp = str(target / "temp")  # type: ignore[attr-defined]
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(before)

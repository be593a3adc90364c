"""Write field tables, `__init__` and `clone` into record classes, from their annotations.

A written `__init__` is what makes records fast under mypyc, and a written `clone` is the fastest
copy there is.
Compiled classes have no annotations, so the codec reads the tables. A class asks for it with two
comment lines; what stands between them is ours:

    # records: written by tools/records.py
    # records: end

`python tools/records.py` rewrites, `python tools/records.py --check` says what is stale.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BEGIN = "    # records: written by tools/records.py"
END = "    # records: end"
PLAIN = {"int", "str", "bool", "float", "None", "bytes"}


@dataclass
class Field:
    name: str
    annotation: ast.expr
    default: ast.expr | None

    @property
    def type(self) -> str:
        return ast.unparse(self.annotation)

    @property
    def factory(self) -> str | None:
        """The type made by `field(default_factory=…)`, if it has one."""
        call = self.default
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "field":
            for keyword in call.keywords:
                if keyword.arg == "default_factory":
                    return ast.unparse(keyword.value)
        return None


@dataclass
class Class:
    name: str
    bases: list[str]
    fields: list[Field]
    file: Path
    begin: int = 0
    end: int = 0
    own_clone: bool = False
    lines: list[str] = field(default_factory=list)


def sources() -> list[Path]:
    found = [*ROOT.glob("src/starboard/**/*.py"), *ROOT.glob("tests/**/*.py")]
    return sorted(path for path in found if BEGIN.strip() in path.read_text())


def read_class(node: ast.ClassDef, path: Path, lines: list[str]) -> Class:
    fields = [
        Field(item.target.id, item.annotation, item.value)
        for item in node.body
        if isinstance(item, ast.AnnAssign)
        and isinstance(item.target, ast.Name)
        and "ClassVar" not in ast.unparse(item.annotation)
    ]
    bases = [ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases]
    found = Class(node.name, bases, fields, path)
    for number in range(node.lineno - 1, node.end_lineno or node.lineno):
        if lines[number] == BEGIN:
            found.begin = number
    if found.begin:
        found.end = lines.index(END, found.begin)
        found.own_clone = any(
            isinstance(item, ast.FunctionDef)
            and item.name == "clone"
            and not found.begin < item.lineno <= found.end
            for item in node.body
        )
    return found


def read_all() -> dict[str, list[Class]]:
    classes: dict[str, list[Class]] = {}
    for path in [*ROOT.glob("src/starboard/**/*.py"), *ROOT.glob("tests/**/*.py")]:
        text = path.read_text()
        if "class " not in text:
            continue
        lines = text.split("\n")
        # A marker may be the last thing in a class body, where the parser does not see it.
        tree = ast.parse(text.replace(END, "    ..."))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, []).append(read_class(node, path, lines))
    return classes


def module_of(path: Path) -> str:
    """The dotted name of a module: `starboard.kernel.hidden`."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removeprefix("src.")


@cache
def imports_of(path: Path) -> dict[str, str]:
    """The names a file imports, with the modules they come from."""
    tree = ast.parse(path.read_text().replace(END, "    ..."))
    return {
        alias.asname or alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


class Writer:
    def __init__(self, classes: dict[str, list[Class]]) -> None:
        self.classes = classes

    def nearest(self, name: str, path: Path) -> Class | None:
        """The class of that name: in the same file, imported there, in its folder, or any."""
        found = self.classes.get(name, [])
        module = imports_of(path).get(name, "?")
        near = sorted(
            found,
            key=lambda c: (
                c.file != path,
                not f"{module_of(c.file)}.".startswith(f"{module}."),
                c.file.parent != path.parent,
            ),
        )
        return near[0] if near else None

    def is_a(self, name: str, ancestor: str, path: Path) -> bool:
        if name == ancestor:
            return True
        cls = self.nearest(name, path)
        return cls is not None and any(
            base != name and self.is_a(base, ancestor, cls.file) for base in cls.bases
        )

    def is_state(self, cls: Class) -> bool:
        return any(base == "State" or base.endswith("State") for base in cls.bases)

    def copied(self, annotation: ast.expr, value: str, path: Path) -> str:
        """The expression that copies a value of this type."""
        if isinstance(annotation, ast.BinOp):
            inner = [part for part in (annotation.left, annotation.right) if not is_none(part)]
            copies = [self.copied(part, value, path) for part in inner]
            if all(copy == value for copy in copies):
                return value
            return f"None if {value} is None else {copies[0]}"
        if isinstance(annotation, ast.Subscript):
            return self.copied_container(annotation, value, path)
        name = ast.unparse(annotation).split(".")[-1].strip("\"'")
        if name not in PLAIN and (self.is_a(name, "Record", path) or name == "Entry"):
            return f"{value}.clone()"
        return value

    def copied_container(self, annotation: ast.Subscript, value: str, path: Path) -> str:
        kind = ast.unparse(annotation.value)
        if kind == "list":
            item = self.copied(annotation.slice, "item", path)
            return f"{value}.copy()" if item == "item" else f"[{item} for item in {value}]"
        if kind == "dict":
            assert isinstance(annotation.slice, ast.Tuple)
            item = self.copied(annotation.slice.elts[1], "item", path)
            if item == "item":
                return f"{value}.copy()"
            return f"{{key: {item} for key, item in {value}.items()}}"
        if kind == "set":
            return f"{value}.copy()"
        return value

    def write(self, cls: Class) -> list[str]:
        state = self.is_state(cls)
        names = tuple(item.name for item in cls.fields)
        types = tuple(item.type for item in cls.fields)
        out = [f"__match_args__ = {names}", f"field_types = {types}", ""]
        out += self.write_init(cls, state)
        if (state or self.is_a(cls.name, "Record", cls.file)) and not cls.own_clone:
            out += ["", *self.write_clone(cls, state)]
        return [f"    {line}" if line else "" for line in out]

    def write_init(self, cls: Class, state: bool) -> list[str]:
        params = ["self"] + (["seats: int", "rules: int"] if state else [])
        body = ["    super().__init__(seats, rules)"] if state else []
        for item in cls.fields:
            if item.factory:
                params.append(f"{item.name}: {item.type} | None = None")
                body.append(
                    f"    self.{item.name} = {item.factory}() if {item.name} is None"
                    f" else {item.name}"
                )
                continue
            default = f" = {ast.unparse(item.default)}" if item.default else ""
            params.append(f"{item.name}: {item.type}{default}")
            body.append(f"    self.{item.name} = {item.name}")
        return [f"def __init__({', '.join(params)}) -> None:", *(body or ["    pass"])]

    def write_clone(self, cls: Class, state: bool) -> list[str]:
        args = [self.copied(item.annotation, f"self.{item.name}", cls.file) for item in cls.fields]
        if not state:
            return [f"def clone(self) -> {cls.name}:", f"    return {cls.name}({', '.join(args)})"]
        args = ["self.seats", "self.rules", *args]
        return [
            f"def clone(self) -> {cls.name}:",
            f"    copy = {cls.name}({', '.join(args)})",
            "    self.copy_base(copy)",
            "    return copy",
        ]


def is_none(annotation: ast.expr) -> bool:
    return isinstance(annotation, ast.Constant) and annotation.value is None


def rewritten(path: Path, writer: Writer) -> str:
    text = path.read_text()
    lines = text.split("\n")
    marked = [
        cls for same in writer.classes.values() for cls in same if cls.file == path and cls.begin
    ]
    for cls in sorted(marked, key=lambda c: -c.begin):
        lines[cls.begin + 1 : cls.end] = [*writer.write(cls), ""]
    return formatted("\n".join(lines), path)


def formatted(text: str, path: Path) -> str:
    ruff = Path(sys.executable).parent / "ruff"
    done = subprocess.run(
        [str(ruff), "format", "--stdin-filename", str(path), "-"],
        input=text, capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    return done.stdout


def main() -> int:
    check = "--check" in sys.argv[1:]
    named = [Path(arg).resolve() for arg in sys.argv[1:] if not arg.startswith("--")]
    writer = Writer(read_all())
    stale = []
    for path in named or sources():
        text = rewritten(path, writer)
        if text != path.read_text():
            stale.append(path.relative_to(ROOT))
            if not check:
                path.write_text(text)
    for path in stale:
        print(f"{path}: {'stale, run python tools/records.py' if check else 'rewritten'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())

"""Small changes to rules: each mutant is one edit beside a cited clause."""

from __future__ import annotations

import ast
import hashlib
import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from starboard.errors import BadInput

CITED = re.compile(
    r"(?P<area>[A-Z]+-[A-Z0-9]+)-(?P<first>\d{2,3})"
    r"(?:\s?(?:…|\.\.\.?|–)\s?(?:(?P=area)-)?(?P<last>\d{2,3}))?"
    r"(?P<more>(?:,\s\d{2,3}(?:\s?…\s?\d{2,3})?\b)*)"
)
FURTHER = re.compile(r"(?P<first>\d{2,3})(?:\s?…\s?(?P<last>\d{2,3}))?")
INVERTED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OFF_BY_ONE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
NOT_RULES = (ast.Assert, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Pass)
THINKERS = ("bot", "board.py", "tools.py")  # they cite rules because they think about them
TWINS = ("fast",)  # a second resolver: the tests compare it with the first one as a whole


class Mutant(msgspec.Struct, frozen=True):
    """One change to one file: where, what it was, what it becomes, and the clauses beside it."""

    file: str
    line: int
    start: int
    end: int
    was: str
    now: str
    clauses: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {_one_line(self.was)}  ->  {_one_line(self.now)}"

    @property
    def key(self) -> str:
        """What tells this mutant from every other one."""
        told = f"{self.file}\0{self.start}\0{self.end}\0{self.now}\0{','.join(self.clauses)}"
        return hashlib.sha256(told.encode()).hexdigest()[:24]

    def apply(self, source: bytes) -> bytes:
        """The file with this change."""
        return source[: self.start] + self.now.encode() + source[self.end :]


def mutants_of(package: Path, game: str, known: Mapping[str, object]) -> Iterator[Mutant]:
    """Every mutant of a game's rules, file by file; citing an unknown clause is an error."""
    folder = package / "games" / game
    for path in sorted(folder.rglob("*.py")):
        if any(part in THINKERS + TWINS for part in path.relative_to(folder).parts):
            continue
        file = path.relative_to(package).as_posix()
        yield from Finder(file, path.read_bytes(), known).mutants()


def cited(text: str) -> tuple[str, ...]:
    """The clause ids in a text; `FS-DICE-02…04` names three, and so does `FS-DICE-02, 05, 07`."""
    found = []
    for match in CITED.finditer(text):
        for part in (match, *FURTHER.finditer(match["more"])):
            digits = len(part["first"])
            first, last = int(part["first"]), int(part["last"] or part["first"])
            found += [f"{match['area']}-{number:0{digits}}" for number in range(first, last + 1)]
    return tuple(dict.fromkeys(found))


class Finder:
    """Walks one module and makes the mutants of the lines that belong to a cited clause."""

    def __init__(self, file: str, source: bytes, known: Mapping[str, object]) -> None:
        self.file = file
        self.source = source
        self.known = known
        self.areas = {id.partition("-")[0] for id in known}
        lines = source.splitlines(keepends=True)
        self.offsets = [0]
        for line in lines:
            self.offsets.append(self.offsets[-1] + len(line))
        self.final: set[ast.stmt] = set()
        self.comments = self._comments()

    def mutants(self) -> Iterator[Mutant]:
        """All mutants of the module, in order of appearance, none twice."""
        seen = set()
        for mutant in self._block(ast.parse(self.source).body, ()):
            if mutant.key not in seen:
                seen.add(mutant.key)
                yield mutant

    def _block(self, body: list[ast.stmt], ids: tuple[str, ...]) -> Iterator[Mutant]:
        for statement in body:
            if not isinstance(statement, NOT_RULES):
                yield from self._statement(statement, ids)

    def _statement(self, node: ast.stmt, ids: tuple[str, ...]) -> Iterator[Mutant]:
        header = range(_header_start(node), _header_end(node) + 1)
        beside = tuple(id for line in header for id in self.comments.get(line, ()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from self._definition(node, beside, ids)
            return
        ids = tuple(dict.fromkeys((*beside, *ids)))
        if ids:
            named = tuple(dict.fromkeys((*beside, *self._named(node), *ids)))
            if _can_be_dropped(node) and not self._ends_anyway(node):
                yield self._edit(node, "pass", named)
            yield from self._negations(node, named)
            for part in _expressions(node):
                yield from self._expression(part, named)
        for block in _blocks(node):
            yield from self._block(block, ids)

    def _named(self, node: ast.stmt) -> Iterator[str]:
        """The clauses that code itself names, in a refusal or an event; a guard stands for its."""
        parts: list[ast.AST] = list(_expressions(node))
        if isinstance(node, ast.If) and len(node.body) == 1 and not any(_blocks(node.body[0])):
            parts.append(node.body[0])
        for part in parts:
            for inner in ast.walk(part):
                if isinstance(inner, ast.Constant) and inner.value in self.known:
                    yield str(inner.value)

    def _definition(
        self,
        node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef,
        beside: tuple[str, ...],
        ids: tuple[str, ...],
    ) -> Iterator[Mutant]:
        """The clauses of the innermost definition that cites any hold for all of its body."""
        if node.name.startswith("__"):
            return
        docstring = ast.get_docstring(node) or ""
        own = self._checked(cited(docstring), node.lineno)
        inner = tuple(dict.fromkeys((*own, *beside))) or ids
        body = [part for part in node.body if not _is_constant(part)]
        if isinstance(node, ast.ClassDef):  # fields and constants say what there is, not how
            body = [part for part in body if not isinstance(part, ast.AnnAssign)]
        self.final.update(body[-1:])
        yield from self._block(body, inner)

    def _expression(self, node: ast.AST, ids: tuple[str, ...]) -> Iterator[Mutant]:
        if isinstance(node, ast.JoinedStr | ast.pattern):
            return  # words, or places that 3.11 does not know exactly
        if isinstance(node, ast.keyword) and node.arg == "strict":
            return  # what zip asserts
        yield from self._changes(node, ids)
        exact = _exact_numbers(node)
        for child in ast.iter_child_nodes(node):
            if child not in exact:
                yield from self._expression(child, ids)
        yield from self._negations(node, ids)

    def _negations(self, node: ast.AST, ids: tuple[str, ...]) -> Iterator[Mutant]:
        """Conditions turned round, where no comparison or `not` in them does the same."""
        for test in _conditions(node):
            if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
                yield self._edit(test, f"not ({ast.unparse(test)})", ids)

    def _ends_anyway(self, node: ast.stmt) -> bool:
        return isinstance(node, ast.Return) and node in self.final

    def _changes(self, node: ast.AST, ids: tuple[str, ...]) -> Iterator[Mutant]:
        match node:
            case ast.Compare(ops=[op]):
                for table in (INVERTED, OFF_BY_ONE):
                    if type(op) in table:
                        other = ast.Compare(node.left, [table[type(op)]()], node.comparators)
                        yield self._edit(node, ast.unparse(other), ids)
            case ast.BoolOp(op=op, values=values):
                swapped = ast.Or() if isinstance(op, ast.And) else ast.And()
                yield self._edit(node, f"({ast.unparse(ast.BoolOp(swapped, values))})", ids)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield self._edit(node, f"({ast.unparse(operand)})", ids)
            case ast.Constant(value=bool() as truth):
                yield self._edit(node, str(not truth), ids)
            case ast.Constant(value=int() as number):
                yield self._edit(node, str(number + 1), ids)

    def _edit(self, node: ast.expr | ast.stmt, now: str, ids: tuple[str, ...]) -> Mutant:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.offsets[node.lineno - 1] + node.col_offset
        end = self.offsets[node.end_lineno - 1] + node.end_col_offset
        was = self.source[start:end].decode()
        return Mutant(self.file, node.lineno, start, end, was, now, ids)

    def _checked(self, ids: tuple[str, ...], line: int) -> tuple[str, ...]:
        """Only ids with a prefix of this game are citations, and those must exist."""
        mine = tuple(id for id in ids if id.partition("-")[0] in self.areas)
        for id in mine:
            if id not in self.known:
                raise BadInput(f"{self.file}:{line}", "cites-no-clause", id=id)
        return mine

    def _comments(self) -> dict[int, tuple[str, ...]]:
        """Lines with the clauses cited there; a comment on a line of its own speaks of the next."""
        found: dict[int, tuple[str, ...]] = {}
        waiting: tuple[str, ...] = ()
        blank = {tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
        code_line = 0
        for token in tokenize.tokenize(io.BytesIO(self.source).readline):
            line = token.start[0]
            if token.type == tokenize.COMMENT:
                ids = self._checked(cited(token.string), line)
                if code_line == line:
                    found[line] = (*found.get(line, ()), *ids)
                else:
                    waiting += ids
            elif token.type not in blank:
                if waiting:
                    found[line] = (*found.get(line, ()), *waiting)
                    waiting = ()
                code_line = token.end[0]
        return found


def _header_start(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min(node.lineno, *(decorator.lineno for decorator in decorators), node.lineno)


def _header_end(node: ast.stmt) -> int:
    """The last line of a statement before its block begins."""
    blocks = [part.lineno for block in _blocks(node) for part in block]
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        blocks = [node.body[0].lineno]
    end = node.end_lineno or node.lineno
    return max(node.lineno, min(blocks) - 1) if blocks else end


def _blocks(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        yield from [block] if (block := getattr(node, name, None)) else []
    for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
        yield part.body


def _expressions(node: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement itself, without those of its blocks and its annotations."""
    for name, value in ast.iter_fields(node):
        if name == "annotation":
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.expr):
                yield part
            elif isinstance(part, ast.withitem):
                yield part.context_expr
            elif isinstance(part, ast.match_case) and part.guard:
                yield part.guard


def _conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            return [test]
        case ast.comprehension(ifs=ifs):
            return ifs
    return []


def _exact_numbers(node: ast.AST) -> set[ast.AST]:
    """Numbers compared by size: changing the comparison already moves that limit by one."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OFF_BY_ONE:
        sides = (node.left, *node.comparators)
        return {side for side in sides if isinstance(side, ast.Constant)}
    return set()


def _can_be_dropped(node: ast.stmt) -> bool:
    match node:
        case ast.AugAssign() | ast.Delete() | ast.Raise() | ast.Return():
            return True
        case ast.Continue() | ast.Break():
            return True
        case ast.Expr():
            return not _is_constant(node)
        case ast.Assign(targets=targets):  # without a local name its readers only crash
            return all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
    return False


def _is_constant(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 70 else line[:69] + "…"

"""Sources compiled to bytecode, by the Python that will run them: a program for :class:`.plain.PlainPython`.

Docstrings are left out, and where in its line an instruction stands (``no_debug_ranges``, in ``plain.mjs``): together
that is half of the bytes. Assertions and annotations stay. ``sources.zip`` in the shared folder becomes
``bytecode.zip``, whose names have a ``c`` behind them.
"""

import ast
import importlib.util
import marshal
import zipfile
from pathlib import Path

#: Python's mark of its bytecode; then "never compare with the source", and no date or hash of it.
HEAD = importlib.util.MAGIC_NUMBER + b"\1\0\0\0" + bytes(8)


def without_docstrings(tree: ast.Module) -> ast.Module:
    """Return the tree of a module without docstrings."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.Module(body=[ast.Expr(value=ast.Constant(value=str())) as first, *rest])
                | ast.ClassDef(body=[ast.Expr(value=ast.Constant(value=str())) as first, *rest])
                | ast.FunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as first, *rest])
                | ast.AsyncFunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as first, *rest])
            ):
                node.body = rest or [ast.copy_location(ast.Pass(), first)]
    return tree


def compiled(name: str, source: bytes) -> bytes:
    """Return the contents of a file of bytecode. ``name``: the file's in tracebacks."""
    code = compile(without_docstrings(ast.parse(source, name)), name, "exec", dont_inherit=True, optimize=0)
    return HEAD + marshal.dumps(code)


def compile_all(folder: Path) -> str:
    """Compile the archive in a folder. Return how many files it has."""
    with zipfile.ZipFile(folder / "sources.zip") as sources, zipfile.ZipFile(folder / "bytecode.zip", "w") as into:
        for name in sources.namelist():
            into.writestr(f"{name}c", compiled(f"/{name}", sources.read(name)))
        return str(len(sources.namelist()))

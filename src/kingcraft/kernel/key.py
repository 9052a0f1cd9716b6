"""The key of a compiled kernel: a hash of all that the kernel can reach.

That is its own code and, by name, the functions, constants and tables of its module and of theirs. Docstrings and
comments do not change a key. :func:`kernel_key`, for the cache, hashes bytecode: nothing is read from disk, and
annotations, line numbers and unreachable code do not change it either. :func:`source_key`, for kernels that are carried
to another Python, hashes the source text.
"""

import enum
import functools
import hashlib
import inspect
import io
import sys
import textwrap
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Final

_PLAIN: Final = (type(None), bool, int, float, complex, str, bytes)
#: Modules whose functions are only named: their version is part of the key.
_LIBRARIES: Final = sys.stdlib_module_names | {"numba", "llvmlite", "numpy"}
#: Whether a code object has a docstring, from Python 3.14; until 3.13 a function's first constant is kept for it.
_HAS_DOCSTRING: Final = 0x4000000


def kernel_key(functions: "tuple[object, ...]", *, versions: str) -> str:
    """Return a key of 16 hex digits for kernels compiled from ``functions`` by a compiler of these ``versions``.

    Raises TypeError if they can reach a value that the key cannot describe.
    """
    return _hashed(versions, (_described(function) for function in _reached(functions)))


def source_key(functions: "tuple[object, ...]") -> str:
    """Return a key of 16 hex digits for kernels compiled from the source text of ``functions``.

    It does not depend on the order of ``functions``. Raises TypeError as :func:`kernel_key` does, OSError if a source
    is not there.
    """
    return _hashed("source", sorted(_described(function, by_source=True) for function in _reached(functions)))


def _hashed(first: str, texts: Iterable[str]) -> str:
    digest = hashlib.sha256(first.encode())
    for text in texts:
        digest.update(text.encode() + b"\0")
    return digest.hexdigest()[:16]


def _reached(functions: "tuple[object, ...]") -> Iterator[FunctionType]:
    """Yield the functions, and all that they can call, once each."""
    todo: list[FunctionType] = []
    _describe(functions, todo)
    done = set[FunctionType]()
    while todo:
        function = todo.pop()
        if function not in done:
            done.add(function)
            yield function
            todo += _look(function)[1]


def _described(function: FunctionType, *, by_source: bool = False) -> str:
    """Return one function's code with the values that it can read."""
    code, _, values = _look(function)
    return "\n".join((_name(function), _tokens(inspect.getsource(function)) if by_source else code, *values))


def _tokens(text: str) -> str:
    """Return a source text without comments, docstrings and empty lines, each token behind a space."""
    found, begins = list[str](), True
    for token in tokenize.generate_tokens(io.StringIO(textwrap.dedent(text)).readline):
        if token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT):
            found.append(tokenize.tok_name[token.type])
            begins = True
        elif token.type not in (tokenize.COMMENT, tokenize.NL) and not (begins and token.type == tokenize.STRING):
            found.append(token.string)
            begins = False
    return " ".join(found)


@functools.cache
def _look(function: FunctionType) -> tuple[str, tuple[FunctionType, ...], tuple[str, ...]]:
    """Return one function's code, the functions that it can call, and the values that it can read."""
    reached: list[FunctionType] = []
    names = set[str]()
    code = _describe_code(function.__code__, names, reached)
    parts = list[str]()
    parts += [_describe(value, reached) for value in (function.__defaults__, function.__kwdefaults__)]
    parts += [_describe(cell.cell_contents, reached) for cell in function.__closure__ or ()]
    for name in sorted(names & function.__globals__.keys()):
        value = function.__globals__[name]
        parts.append(f"{name}={_describe(value, reached)}")
        if isinstance(value, ModuleType) and _is_followed(value.__name__):
            members = sorted(names & vars(value).keys())
            parts += [f"{name}.{member}={_describe(vars(value)[member], reached)}" for member in members]
    return code, tuple(reached), tuple(parts)


def _describe_code(code: CodeType, names: set[str], reached: list[FunctionType]) -> str:
    names.update(code.co_names)
    constants = (None, *code.co_consts[1:]) if _has_docstring(code) else code.co_consts
    inner = [
        _describe_code(each, names, reached) if isinstance(each, CodeType) else _describe(each, reached)
        for each in constants
    ]
    layout = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags & ~_HAS_DOCSTRING)
    variables = (code.co_varnames, code.co_cellvars, code.co_freevars)
    return f"{layout} {code.co_code.hex()} {code.co_exceptiontable.hex()} {code.co_names} {variables} {inner}"


def _describe(value: object, reached: list[FunctionType]) -> str:
    if isinstance(getattr(value, "plain", None), FunctionType):  # a kernel
        return _describe(vars(value)["plain"], reached)
    match value:
        case FunctionType():
            if _is_followed(value.__module__):
                reached.append(value)
            return _name(value)
        case enum.Enum():
            return f"{_name(type(value))}.{value.name}={_describe(value.value, reached)}"
        case _ if type(value) in _PLAIN:
            return f"{type(value).__name__} {value!r}"
        case tuple() | list():
            return f"{_name(type(value))}[{','.join(_describe(each, reached) for each in value)}]"
        case set() | frozenset():
            return f"{_name(type(value))}{sorted(_describe(each, reached) for each in value)}"
        case Mapping():
            pairs = (f"{_describe(key, reached)}:{_describe(each, reached)}" for key, each in value.items())
            return f"{_name(type(value))}{{{','.join(pairs)}}}"
        case ModuleType():
            return value.__name__
        case type():
            return _describe_class(value, reached)
        case BuiltinFunctionType():
            return _name(value)
    if hasattr(value, "tobytes") and hasattr(value, "dtype"):  # an array or a number of NumPy
        return f"{value.dtype} {getattr(value, 'shape', ())} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if not _is_followed(type(value).__module__) and isinstance(name := getattr(value, "__name__", None), str):
        return f"{_name(type(value))} {name}"
    raise _indescribable(value)


def _describe_class(kind: type, reached: list[FunctionType]) -> str:
    if issubclass(kind, tuple) and hasattr(kind, "_field_defaults"):
        return f"{_name(kind)}{vars(kind)['_fields']}{_describe(vars(kind)['_field_defaults'], reached)}"
    if issubclass(kind, enum.Enum):
        return f"{_name(kind)}{[_describe(member, reached) for member in kind]}"
    if not _is_followed(kind.__module__):
        return _name(kind)
    raise _indescribable(kind)


def _indescribable(value: object) -> TypeError:
    return TypeError(f"a kernel reaches {value!r}: the key of the cache cannot describe a value of {type(value)}")


def _name(named: "type | FunctionType | BuiltinFunctionType") -> str:
    return f"{named.__module__}.{named.__qualname__}"


def _is_followed(module: str) -> bool:
    return module.partition(".")[0] not in _LIBRARIES


def _has_docstring(code: CodeType) -> bool:
    if sys.version_info >= (3, 14):
        return bool(code.co_flags & _HAS_DOCSTRING)
    return not code.co_name.startswith("<") and bool(code.co_consts) and isinstance(code.co_consts[0], str)

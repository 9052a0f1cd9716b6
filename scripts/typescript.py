"""Generate ``web/src/base/messages.ts`` from the Structs on the wire: the browser's types are never written by hand.

``python scripts/typescript.py`` writes the file; ``python scripts/typescript.py --check`` exits 1 if it differs.
"""

import importlib
import inspect
import pkgutil
import re
import sys
import textwrap
import typing
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
)

import kingcraft.room.wire
import kingcraft.service
from kingcraft.room.wire.client_messages import ClientMessage
from kingcraft.room.wire.field_docs import field_docs
from kingcraft.room.wire.server_messages import ServerMessage

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "base" / "messages.ts"

#: Packages whose modules hold messages, and what such a module is called.
SOURCES: Final = ((kingcraft.room.wire, r"\w+"), (kingcraft.service, r"\w+_messages"))
#: The fields that hold the key of a text, by their message. On the wire they are strings; the page knows all keys.
TEXT_KEYS: Final = {"Problem": "key", "RefusedAction": "key", "Failure": "key", "Sentence": "id"}
#: The same for fields that may be empty.
TEXT_KEYS_OR_EMPTY: Final = {"LessonView": "say", "LessonAnswer": "say"}
#: What one end may send: all messages of this class.
UNIONS: Final = {"FromClient": ClientMessage, "FromServer": ServerMessage}
#: The comment of a set of words, which begins with ``#:``, and its name.
_WORDS: Final = re.compile(r"((?:^#:.*\n)*)^(\w+) = Literal\[", re.MULTILINE)


def modules() -> Iterator[ModuleType]:
    """Every module that holds messages."""
    for package, pattern in SOURCES:
        for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            if re.fullmatch(pattern, found.name.rpartition(".")[2]):
                yield importlib.import_module(found.name)


def messages(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The Structs that a module defines, without those that are only the base of others."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield from [] if value.__subclasses__() else [value]


class Writer:
    """Collects types in the order in which they are needed."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._done: set[str] = set()
        #: The name, the comment and the module of every closed set of words, by its words.
        self._words: dict[frozenset[object], tuple[str, str, ModuleType]] = {}

    def learn_words(self, module: ModuleType) -> None:
        """Take in the closed sets of words that a module names."""
        comments = {name: comment for comment, name in _WORDS.findall(inspect.getsource(module))}
        for name, words in vars(module).items():
            if typing.get_origin(words) is typing.Literal and (name in comments or not self._knows(words)):
                text = " ".join(comments.get(name, "").replace("#:", "").split())
                self._words[frozenset(typing.get_args(words))] = name, text, module

    def _knows(self, words: object) -> bool:
        return frozenset(typing.get_args(words)) in self._words

    def struct(self, described: StructType) -> str:
        """The name of a struct's interface, which is written before anything that uses it."""
        name = described.cls.__name__
        if name not in self._done:
            self._done.add(name)
            sent = described.forbid_unknown_fields
            lines = [f"  {described.tag_field}: {described.tag!r};".replace("'", '"')] if described.tag_field else []
            docs = field_docs(described.cls)
            lines += [
                self._field(name, field, _comment(docs.get(field.encode_name, ""), "  "), sent=sent)
                for field in described.fields
            ]
            comment = _comment(inspect.cleandoc(described.cls.__doc__ or ""))
            self.parts.append(f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n")
        return name

    def _field(self, message: str, field: Field, comment: str, *, sent: bool) -> str:
        # What the browser sends may leave defaults out; what the server sends is always whole.
        optional = "?" if sent and not field.required else ""
        if TEXT_KEYS.get(message) == field.encode_name:
            kind = "TextKey"
        elif TEXT_KEYS_OR_EMPTY.get(message) == field.encode_name:
            kind = 'TextKey | ""'
        else:
            kind = self.type(field.type)
        return f"{comment}  {field.encode_name}{optional}: {kind};"

    def type(self, described: Type) -> str:
        """A type as TypeScript. Raises TypeError for one that messages do not use yet."""
        match described:
            case Metadata():
                return self.type(described.type)
            case StructType():
                return self.struct(described)
            case BoolType():
                return "boolean"
            case IntType() | FloatType():
                return "number"
            case StrType():
                return "string"
            case NoneType():
                return "null"
            case AnyType():
                return "unknown"
            case LiteralType():
                return self.literal(described.values)
            case ListType() | VarTupleType():
                item = self.type(described.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case TupleType():
                return "[" + ", ".join(self.type(item) for item in described.item_types) + "]"
            case DictType():
                return f"Record<{self.type(described.key_type)}, {self.type(described.value_type)}>"
            case UnionType():
                texts = dict.fromkeys(self.type(item) for item in described.types)
                return " | ".join(sorted(texts, key="null".__eq__))
            case _:
                raise TypeError(f"no TypeScript for {described!r}")

    def literal(self, values: tuple[object, ...]) -> str:
        """The name of a closed set of words, or the words themselves where it has none."""
        if frozenset(values) not in self._words:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
        name, comment, module = self._words[frozenset(values)]
        if name not in self._done:
            self._done.add(name)
            words = typing.get_args(getattr(module, name))
            listed = next((key for key, value in vars(module).items() if value == words and key.isupper()), "")
            if listed:
                lines = "".join(f'  "{word}",\n' for word in words)
                self.parts.append(f"{_comment(comment)}export const {listed} = [\n{lines}] as const;\n")
                self.parts.append(f"export type {name} = (typeof {listed})[number];\n")
            else:
                union = " | ".join(f'"{word}"' if isinstance(word, str) else str(word) for word in words)
                if len(union) > 100:
                    union = "\n  | " + union.replace(" | ", "\n  | ")
                self.parts.append(f"{_comment(comment)}export type {name} = {union};\n".replace("= \n", "=\n"))
        return name


def _comment(text: str, indent: str = "") -> str:
    lines = [
        part
        for line in text.replace("``", "`").splitlines()
        for part in (textwrap.wrap(line, 115 - len(indent)) or [""])
    ]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def generate() -> str:
    """The whole text of ``messages.ts``."""
    writer, found = Writer(), list(modules())
    for module in found:
        writer.learn_words(module)
    for module in found:
        for message in messages(module):
            described = msgspec.inspect.type_info(message)
            assert isinstance(described, StructType)
            writer.struct(described)
    for name, base in UNIONS.items():
        writer.parts.append(f"export type {name} = {' | '.join(each.__name__ for each in base.__subclasses__())};\n")
    head = "// Generated by scripts/typescript.py from the messages of room/wire and service. Do not edit.\n"
    head += 'import type { TextKey } from "./textKey";\n\n'
    return head + "\n".join(writer.parts)


def main(arguments: list[str]) -> int:
    """Write the file, or with ``--check`` only compare it. Returns the exit status."""
    text = generate()
    if "--check" in arguments:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            print(f"{TARGET} is not up to date: run python scripts/typescript.py", file=sys.stderr)
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

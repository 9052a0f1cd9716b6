"""Generate ``web/src/messages.ts`` from the Structs on the wire: the browser's types are never written by hand.

``python scripts/typescript.py`` writes the file; ``python scripts/typescript.py --check`` exits 1 if it differs.
"""

import inspect
import sys
from pathlib import Path
from typing import Any

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
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
)

from kingcraft.room.wire import (
    client_messages,
    http_messages,
    phrases,
    rule_messages,
)
from kingcraft.room.wire import (
    server_messages as messages,
)
from kingcraft.server import hint_messages, replay_messages, review_messages

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "messages.ts"

#: What the file starts from: everything these hold is written too, each after what it needs.
ROOTS: tuple[Any, ...] = (
    client_messages.Hello,
    client_messages.Act,
    client_messages.Undo,
    client_messages.Claim,
    client_messages.Vote,
    client_messages.Next,
    client_messages.Say,
    client_messages.Ping,
    client_messages.AskHint,
    messages.Update,
    messages.RefusedAction,
    messages.Said,
    messages.Failure,
    messages.Pong,
    hint_messages.HintAnswer,
    http_messages.NewRoom,
    http_messages.NewPractice,
    http_messages.Seated,
    http_messages.JoinRoom,
    http_messages.RoomSummary,
    http_messages.Problem,
    review_messages.ReviewState,
    replay_messages.ReplayMatch,
    replay_messages.ReplayDeal,
    rule_messages.GameView,
    rule_messages.WishedRules,
    rule_messages.RulesView,
)

UNIONS = {"FromClient": client_messages.FromClient, "FromServer": messages.FromServer | hint_messages.HintAnswer}


class Writer:
    """Collects interfaces in the order in which they are needed."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._done: set[type] = set()

    def struct(self, described: StructType) -> str:
        """The name of a struct's interface, which is written before anything that uses it."""
        if described.cls not in self._done:
            self._done.add(described.cls)
            sent = described.forbid_unknown_fields
            lines = [f"  {described.tag_field}: {described.tag!r};".replace("'", '"')] if described.tag_field else []
            lines += [self._field(field, sent=sent) for field in described.fields]
            name = described.cls.__name__
            self.parts.append(f"{_comment(described.cls)}export interface {name} {{\n" + "\n".join(lines) + "\n}\n")
        return described.cls.__name__

    def _field(self, field: Field, *, sent: bool) -> str:
        # What the browser sends may leave defaults out; what the server sends is always whole.
        optional = "?" if sent and not field.required else ""
        return f"  {field.encode_name}{optional}: {self.type(field.type)};"

    def type(self, described: Type) -> str:
        """A type as TypeScript. Raises TypeError for one that messages do not use yet."""
        match described:
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
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in described.values)
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


def _comment(cls: type) -> str:
    text = inspect.cleandoc(cls.__doc__ or "").splitlines()
    if len(text) == 1:
        return f"/** {text[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in text) + " */\n"


def generate() -> str:
    """The whole text of ``messages.ts``."""
    writer = Writer()
    for root in ROOTS:
        described = msgspec.inspect.type_info(root)
        assert isinstance(described, StructType)
        writer.struct(described)
    for name, union in UNIONS.items():
        described = msgspec.inspect.type_info(union)
        writer.parts.append(f"export type {name} = {writer.type(described)};\n")
    codes = "".join(f'  "{code}",\n' for code in messages.ERRORS)
    writer.parts.append(
        f"/** What can be wrong apart from the rules. */\nexport const ERRORS = [\n{codes}] as const;\n\n"
        "export type ErrorCode = (typeof ERRORS)[number];\n"
    )
    said = "".join(f'  "{phrase}",\n' for phrase in phrases.PHRASES)
    writer.parts.append(
        "/** What can be said at a table, in the order in which it is offered. */\n"
        f"export const PHRASES = [\n{said}] as const;\n\n"
        "export type Phrase = (typeof PHRASES)[number];\n"
    )
    head = "// Generated by scripts/typescript.py from the messages of room/wire and server. Do not edit.\n\n"
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

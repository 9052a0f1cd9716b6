"""``kingcraft rules``: the rules of a rule set, as text for people."""

import argparse
from urllib.parse import urlencode

from .answer import Commands, language_argument, print_lines, refused
from .language import lang


def add_commands(commands: Commands) -> None:
    """Add the command to the parser."""
    rules = commands.add_parser("rules", parents=[language_argument()], help="the rules of a preset, told for people")
    rules.add_argument(
        "rules", metavar="PRESET", nargs="?", help="a preset, or 'pagat?target=50'; without it: what presets there are"
    )
    rules.add_argument(
        "--option", metavar="NAME=VALUE", action="append", type=_pair, default=[], help="change an option of the preset"
    )
    rules.add_argument("--html", action="store_true", help="a document for a browser or a printer")
    rules.set_defaults(command=_rules)


def _pair(text: str) -> tuple[str, str]:
    name, given, value = text.partition("=")
    if not name or not given:
        raise argparse.ArgumentTypeError("must be NAME=VALUE")
    return name, value


def _rules(options: argparse.Namespace) -> int:
    from ..extras import require
    from ..games.reasons import Refused
    from ..games.rule_text import parse_rule_text
    from ..guide.html import document
    from ..guide.page import rule_page
    from ..guide.plain import plain, plain_list
    from ..i18n import language

    require("A rule page", "text")
    known = language(lang())
    if options.rules is None:
        return print_lines([plain_list(known)])
    text = options.rules
    if options.option:
        text += ("&" if "?" in text else "?") + urlencode(options.option)
    try:
        page = rule_page(parse_rule_text(text))
    except Refused as refusal:
        return refused(refusal)
    return print_lines([document(known, page).rstrip("\n") if options.html else plain(known, page)])

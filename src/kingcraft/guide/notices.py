"""The documents beside the rule pages: the list of all rules, and what is shown where there is no rule page."""

from html import escape

from ..games.options import Option, options_of
from ..games.reasons import Refused
from ..games.registry import games
from ..games.rule_text import game_of_preset
from ..i18n import text
from .html import framed, page_address, presets
from .wording import option_label, preset_name

_PLACE = "rules.options."


def list_document(lang: str, style: str) -> str:
    """Return the page of all games with their presets."""
    heading = escape(text(lang, "rules-list-title"))
    lead = f'<p class="rules-about">{escape(text(lang, "rules-list-lead"))}</p>'
    return framed(lang, heading, f"<h1>{heading}</h1>{lead}{_games(lang)}", "", style)


def missing_document(lang: str, style: str) -> str:
    """Return the page that says that there are no such rules, and lists those that exist."""
    heading = escape(text(lang, "rules-missing-title"))
    lead = f'<p class="rules-about">{escape(text(lang, "rules-missing-text"))}</p>'
    return framed(lang, heading, f"<h1>{heading}</h1>{lead}{_games(lang)}", "", style)


def refused_document(lang: str, preset: str, refusal: Refused, style: str) -> str:
    """Return the page that says why options cannot be played. It does not repeat what was given."""
    heading = escape(text(lang, "rules-refused-title"))
    why = escape(_why(lang, game_of_preset(preset), refusal))
    back = escape(text(lang, "rules-refused-back", name=preset_name(lang, preset)))
    link = f'<div class="rules-play"><a href="{escape(page_address(lang, preset))}">{back}</a></div>'
    return framed(lang, heading, f'<h1>{heading}</h1><p class="rules-about">{why}</p>{link}', preset, style)


def _games(lang: str) -> str:
    return "".join(
        f'<section class="rules-list"><h2>{escape(text(lang, f"game-{game.name}"))}</h2>'
        f"<p>{escape(text(lang, f'about-{game.name}'))}</p>{presets(lang, game.presets)}</section>"
        for game in games().values()
    )


def _why(lang: str, game: str, refusal: Refused) -> str:
    if refusal.contradiction is not None:
        return refusal.contradiction.text(lang)
    if not refusal.place.startswith(_PLACE):
        return text(lang, "rules-refused-long")
    name = refusal.place.removeprefix(_PLACE)
    option = options_of(type(games()[game].defaults())).get(name)
    if option is None:
        return text(lang, "rules-refused-unknown")
    return text(lang, "rules-refused-option", option=option_label(lang, game, name), why=_fitting(lang, option))


def _fitting(lang: str, option: Option) -> str:
    key, choices = f"rules-refused-{option.kind}", ", ".join(map(str, option.choices))
    match option.kind:
        case "number":  # numbers as texts: an address has no thousands separators
            return text(lang, key, low=str(option.low), high=str(option.high))
        case "choice" | "names":
            return text(lang, key, choices=choices)
        case "points":
            return text(lang, key, example=f"{option.choices[0]}:{option.high}", high=str(option.high))
    return text(lang, key)

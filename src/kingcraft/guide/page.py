"""A rule page in no language yet: the rules of a rule set, section by section.

Each game chooses the sentences by the values of the options (:mod:`.game_guide`); a sentence is a whole message, so
that languages may differ. What another page of the game does not say is marked: a preset is compared with its game's
default one, house rules with the preset from which they start. Changes without effect make no house rules.
"""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ..games.options import RuleSet
from ..games.registry import games, preset
from .game_guide import GUIDES
from .sections import Diagram, Item, Row, Section, Sentence, Table

#: What may be marked.
Part: TypeAlias = Sentence | Row | Diagram


@dataclass(frozen=True, slots=True)
class Page:
    """A rule page."""

    rules: RuleSet[object]
    #: The rules that these are compared with; None for a game's default preset.
    parent: RuleSet[object] | None
    sections: tuple[Section, ...]
    #: The options that differ from the parent and have an effect, each with the first marked part about it.
    changed: Mapping[str, Part]
    #: The parts that the parent's page does not have.
    marked: frozenset[Part]

    @property
    def house(self) -> bool:
        """Whether these are house rules: a preset with changes that matter."""
        return self.parent is not None and self.parent.preset == self.rules.preset


def rule_page(rules: RuleSet[object], parent: RuleSet[object] | None = None) -> Page:
    """Return the rule page of a rule set, compared with ``parent`` or, if none is given, as the module says."""
    sections = _sections(rules)
    if parent is not None:
        return _compared(rules, sections, parent)
    page = _compared(rules, sections, preset(rules.game, rules.preset))
    if page.changed:
        return page
    default = preset(rules.game, games()[rules.game].default_preset)
    if default.preset == rules.preset:
        return Page(rules, None, sections, {}, frozenset())
    return _compared(rules, sections, default)


def _compared(rules: RuleSet[object], sections: tuple[Section, ...], parent: RuleSet[object]) -> Page:
    known = {_content(part) for part in _parts(_sections(parent))}
    marked = [part for part in _parts(sections) if _content(part) not in known]
    first: dict[str, Part] = {}
    for part in marked:
        for name in part.options:
            first.setdefault(name, part)
    idle = games()[rules.game].idle(rules.options)
    # An option that no part mentions has no effect: points of a contract that is not played, for example.
    changed = {name: first[name] for name in rules.differences(parent) if name in first and name not in idle}
    return Page(rules, parent, sections, changed, frozenset(marked))


def _sections(rules: RuleSet[object]) -> tuple[Section, ...]:
    return GUIDES[rules.game].sections(rules.options)


def _parts(sections: tuple[Section, ...]) -> Iterator[Part]:
    for section in sections:
        for item in section.items:
            yield from _parts_of(item)


def _content(part: Part) -> Hashable:
    return (part.name, part.cells) if isinstance(part, Row) else part.phrase


def _parts_of(item: Item) -> Iterator[Part]:
    if isinstance(item, Table):
        yield from item.rows
    else:
        yield item

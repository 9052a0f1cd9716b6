"""``kingcraft rules``: the rules of a preset, of house rules, and the list of all presets."""

import pytest

from kingcraft.cli import main
from kingcraft.games.registry import games
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.guide.html import document
from kingcraft.guide.page import rule_page
from kingcraft.guide.plain import plain, plain_list


def _said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_the_rules_of_a_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert _said(capsys, "portugal") == plain("en", rule_page(parse_rule_text("portugal"))) + "\n"
    assert _said(capsys, "king", "--lang", "de_AT.UTF-8") == plain("de", rule_page(parse_rule_text("king"))) + "\n"


def test_options_are_given_in_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = plain("en", rule_page(parse_rule_text("pagat?draw_when=start&target=50"))) + "\n"
    assert _said(capsys, "pagat?target=50&draw_when=start") == wanted
    assert _said(capsys, "pagat", "--option", "target=50", "--option", "draw_when=start") == wanted
    assert _said(capsys, "pagat?target=50", "--option", "draw_when=start") == wanted


def test_the_rules_can_be_printed_as_html(capsys: pytest.CaptureFixture[str]) -> None:
    assert _said(capsys, "king", "--html", "--lang", "sv") == document("sv", rule_page(parse_rule_text("king")))


def test_without_a_preset_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    out = _said(capsys)
    assert out == plain_list("en") + "\n"
    assert [name for game in games().values() for name in game.presets if f"\n{name} " not in out] == []


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["whist"], "rules.preset: bad-format: "),
        (["swedisch"], "rules.preset: bad-format: "),
        (["king", "--option", "target=5"], "rules.options.target: bad-format: "),
        (["pagat?target=0"], "rules.options.target: bad-format: "),
        (["pagat", "--option", "target=x"], "rules.options.target: bad-format: "),
        (["pagat?target=5", "--option", "target=6"], "rules.options.target: bad-format: "),
        (["pagat", "--option", "a&b=1"], "rules.options.a&b: bad-format: "),
        (["king?men=", "--lang", "de"], "rules.options.men: bad-format: "),
    ],
)
def test_rules_that_cannot_be(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *arguments]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(line)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "detail"),
    [
        (["swedisch"], "(there is no preset 'swedisch'; did you mean 'swedish'? known: pagat, "),
        (["rifki"], "(there is no preset 'rifki'; did you mean 'turkey'? known: pagat, "),
        (["Kings Corners"], "(there is no preset 'Kings Corners'; did you mean 'pagat'? known: pagat, "),
        (["Kungen i hörnet"], "(there is no preset 'Kungen i hörnet'; did you mean 'swedish'? known: pagat, "),
        (["whist"], "(there is no preset 'whist'; known: pagat, "),
        (["pagat?tarjet=50"], "(there is no option 'tarjet' in this game; did you mean 'target'?)"),
        (["king", "--option", "zzz=5"], "(there is no option 'zzz' in this game)"),
        (["pagat?draw_when=stat"], "(draw_when must be one of end, start; did you mean 'start'?)"),
        (["pagat?draw_when=" + "start" * 20], "(draw_when must be one of end, start)"),
        (["king?contracts=no-trick"], "; did you mean 'no-tricks'?)"),
        (["king?values=no-trick:5"], "; did you mean 'no-tricks'?)"),
    ],
)
def test_a_misspelt_name_gets_the_nearest_one(
    arguments: list[str], detail: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *arguments]) == 1
    assert detail in capsys.readouterr().err


def test_an_option_is_a_name_and_a_value(capsys: pytest.CaptureFixture[str]) -> None:
    for nonsense in ("target", "=5"):
        with pytest.raises(SystemExit) as end:
            main(["rules", "pagat", "--option", nonsense])
        assert end.value.code == 2
        assert "NAME=VALUE" in capsys.readouterr().err

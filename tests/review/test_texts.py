"""Every sentence of a review in every language; every text is used."""

import re
from pathlib import Path

import pytest

import kingcraft
from kingcraft.bots.gap import Gap
from kingcraft.bots.king.calling.advice import Advice, GameWorth, PriceWorth
from kingcraft.cli.review_words import sentence_words, tokens_words
from kingcraft.games.king.actions import WORDS
from kingcraft.guide.kings_corner.show import place_letters
from kingcraft.guide.telling import telling
from kingcraft.i18n import languages, sources
from kingcraft.review.eye import Eye, Option
from kingcraft.review.king.advice import with_sentences
from kingcraft.review.king.hint import naming_sentence
from kingcraft.review.kings_corner.hint import turn_sentence
from kingcraft.review.sentence import SIGNED, Sentence, hint_sentence, only_sentence, sentences_of
from kingcraft.review.standings import ended, luck_of

PACKAGE = Path(kingcraft.__file__).parent
SIZES = ("fine", "inaccuracy", "mistake", "blunder")
FATES = ("lucky", "unlucky")


def _eye(best: str, played: str, loss: float, chances: tuple[float, float] | tuple[None, None] = (None, None)) -> Eye:
    better, worse = Option(best.split(), -38.2, 2.0, chances[0]), Option(played.split(), -60.9, 3.0, chances[1])
    return Eye(better, worse, loss, 3.2, 100, 83)


CARD = _eye("KD", "QS", 22.7)
CALL = _eye("plus:S", "counter:+6", 1.2)
TURN = _eye("7C>N N>E end", "end", 13.0, (0.61, 0.48))
#: Under rules for which no chance to win the match is known.
LEAD = _eye("7C>N N>E end", "end", 22.7)


def _said() -> list[Sentence]:
    advice = Advice(
        games=(GameWorth("plus:NT", 180.4, 25.0, 7.2), GameWorth("minus", -3.0, 0.2, 4.0)),
        prices=(PriceWorth("+5", 9, 3, 9.1, 3.0), PriceWorth("-1", 1, 1, -1.0, 0.1), PriceWorth("+8", 0, 9, 2.0, 9.0)),
        otherwise=0.0,
        otherwise_error=1.0,
        worlds=256,
    )
    found = with_sentences(advice)
    assert [price.pays for price in found.prices] == ["yes", "no", "open"]
    said = [game.sentence for game in found.games] + [price.sentence for price in found.prices]
    for phase, eye in (("play", CARD), ("bid", CALL), ("turn", TURN), ("turn", LEAD)):
        said += sentences_of(phase, "blunder", "lucky", eye, eye, hard=False)
        said += sentences_of(phase, "fine", "unlucky", eye, eye, hard=False)
        said += sentences_of(phase, "fine", "unlucky", eye, eye, hard=True)
        said += sentences_of(phase, "fine", "", eye, None, hard=False)
        said += [hint_sentence(phase, eye.best, 100, 83), only_sentence(eye.best)]
    said += [turn_sentence(eye.best, forced=forced) for eye in (TURN, LEAD) for forced in (False, True)]
    said.append(turn_sentence(Option(["end"], -3.0, 0.5, 0.2), forced=True))
    said += sentences_of("play", "fine", "", _eye("KD", "KD", 0), CARD, hard=False)
    said += [ended(rank, distance, 1) for rank, distance in ((1, 40), (1, 0), (2, 60), (3, 70), (4, 200), (5, 9))]
    said += [luck_of(unit, 25.0, luck) for unit in ("points", "percent") for luck in (-180.0, 0.0, 180.0)]
    for phase in ("choose", "declare"):
        for gap in (Gap(12.3, 2.0), Gap(1.0, 0.0), Gap(2.0, 2.0)):
            said.append(naming_sentence(phase, CALL.best, "plus:NT", gap))
    return said


def game_of(sentence: Sentence) -> str:
    return "kings-corner" if any(">" in str(value) for value in sentence.arguments.values()) else "king"


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_is_whole_in_every_language(lang: str) -> None:
    words = telling(lang, ["Ana", "Bo", "Cy", "Dee"])
    for sentence in _said():
        line = sentence_words(words, game_of(sentence), sentence)
        assert not set(line) & set("{}$\n"), line
        for name, value in sentence.arguments.items():
            if name in SIGNED:
                assert words.number(int(value), plus=True) in line
            elif isinstance(value, int) and value > 1 and name != "rank":  # which may be an ordinal
                assert str(value) in line, (name, line)


def test_a_card_is_told_by_its_numbers() -> None:
    words = telling("en", ["Ana", "Bo", "Cy", "Dee"])
    (sentence,) = sentences_of("play", "blunder", "", CARD, None, hard=False)
    assert sentence_words(words, "king", sentence) == (
        "Better: K♦. Points to expect: −38, with Q♠ −61. "
        "In 83 of 100 deals of the unseen cards it does at least as well."
    )
    (sentence,) = sentences_of("bid", "inaccuracy", "", CALL, None, hard=False)
    assert sentence_words(words, "king", sentence) == (
        "Better: Plus with spades as trump. That is worth 1 point more than asking for +6, give or take 3."
    )


def test_a_turn_is_told_by_the_chance_to_win_the_match_and_by_points() -> None:
    words = telling("en", ["Ana", "Bo"])
    (sentence,) = sentences_of("turn", "mistake", "", TURN, None, hard=False)
    assert sentence_words(words, "kings-corner", sentence) == (
        "Better: 7♣ → N, pile N → E. Chance to win the match: 61%, as played 48%; "
        "points against the others: −38, as played −61."
    )
    (sentence,) = sentences_of("turn", "mistake", "", LEAD, None, hard=False)
    assert sentence_words(words, "kings-corner", sentence) == (
        "Better: 7♣ → N, pile N → E. Points against the others: −38, as played −61."
    )
    # Rounded on their own, 60.6 and 48.4 percent are 13 apart.
    eye = _eye("7C>N end", "end", 12.2, (0.606, 0.484))
    (sentence,) = sentences_of("turn", "mistake", "", eye, None, hard=False)
    assert (sentence.arguments["chance"], sentence.arguments["odds"]) == (61, 49)


def test_the_two_numbers_of_a_card_are_as_far_apart_as_its_loss() -> None:
    """Rounded on their own, 247.9 and 219.4 are 29 apart; of two whole numbers the higher, as browsers round."""
    for loss, instead in ((28.4, 220), (28.5, 219), (27.5, 220)):
        eye = Eye(Option(["4C"], 247.9, 1.0, None), Option(["KH"], 219.4, 1.0, None), loss, 1.0, 112, 109)
        (sentence,) = sentences_of("play", "blunder", "", eye, None, hard=False)
        assert (sentence.arguments["expected"], sentence.arguments["instead"]) == (248, instead)


def test_what_is_certain_has_no_error() -> None:
    words = telling("en", ["Ana", "Bo", "Cy", "Dee"])
    sure = hint_sentence("play", Option(["KD"], -20.0, 0.0, None), 400, 400)
    assert sentence_words(words, "king", sure) == (
        "K♦: points to expect −20. In 400 of 400 deals of the unseen cards nothing is better."
    )
    unsure = hint_sentence("play", Option(["KD"], -20.0, 0.01, None), 400, 400)
    assert "points to expect −20, give or take 1." in sentence_words(words, "king", unsure)


def test_a_scarce_choice_is_measured_against_the_next_best() -> None:
    """Not by its points: what a contract alone brings is another number, and the advisor says it."""
    words = telling("en", ["Ana", "Bo", "Cy", "Dee"])
    best = Option(["choose:no-tricks"], -72.0, 3.0, None)
    ahead = sentence_words(words, "king", naming_sentence("choose", best, "plus:S", Gap(9.4, 2.1)))
    assert ahead.startswith("No tricks: for the whole match 9 points better than Plus with spades as trump, give or")
    assert "72" not in ahead
    close = sentence_words(words, "king", naming_sentence("choose", best, "plus:S", Gap(2.0, 2.1)))
    assert close.startswith("No tricks; for the whole match Plus with spades as trump is about as good.")


@pytest.mark.parametrize("lang", languages())
def test_every_call_is_said_in_words(lang: str) -> None:
    words = telling(lang, ["Ana", "Bo", "Cy", "Dee"])
    said = [tokens_words(words, "king", [token]) for token in WORDS]
    assert len(set(said)) == len(WORDS)
    assert not [line for line in said if set(line) & set("{}$\n“”„")]


WHY: dict[str, str | int] = {
    "card": "QH",
    "other": "9S",
    "played": "KD",
    "suit": "S",
    "trump": "H",
    "against": "NT",
    "seat": 2,
    "place": "W",
    "count": 3,
    "loss": 12,
    "tricks": 5,
    "length": 4,
    "points": 103,
    "expected": 144,
    "instead": -38,
}


@pytest.mark.parametrize("lang", languages())
def test_every_reason_is_whole_in_every_language(lang: str) -> None:
    words = telling(lang, ["Ana", "Bo", "Cy", "Dee"])
    shown = {"card": words.card("QH"), "other": words.card("9S"), "played": words.card("KD"), "seat": "Cy"}
    shown |= {"place": place_letters(lang)["W"], "count": "3", "loss": "12", "tricks": "5"}
    shown |= {"length": "4", "points": "103", "expected": words.number(144, plus=True)}
    shown |= {"instead": words.number(-38, plus=True)}
    for key, body in re.findall(r"^(why-[a-z-]+) *=((?:.*)(?:\n(?:[ }].*)?)*)", sources(lang)["why.ftl"], re.MULTILINE):
        names = set(re.findall(r"\$(\w+)", body))
        game = "kings-corner" if "place" in names else "king"
        line = sentence_words(words, game, Sentence(key, {name: WHY[name] for name in names}))
        assert not set(line) & set("{}$\n"), line
        assert [shown[name] for name in names & set(shown) if shown[name] not in line] == [], line
        assert len(line) <= 110, line


def test_every_text_is_used_and_no_other() -> None:
    files = [
        *(PACKAGE / "cli").glob("review*.py"),
        *(PACKAGE / "cli" / "words").glob("*.py"),
        *(PACKAGE / "review").rglob("*.py"),
    ]
    python = "\n".join(path.read_text("utf-8") for path in files)
    used = set(re.findall(r'"(review-[a-z-]+[a-z])"', python))
    used |= {f"review-size-{size}" for size in SIZES} | {f"review-fate-{fate}" for fate in FATES}
    used |= {f"review-{what}-{unit}" for what in ("note", "course") for unit in ("points", "percent")}
    used |= {"review-course-lead"} | {f"review-{what}-points" for what in ("turn", "unlucky-turn")}
    used |= {f"review-chances-{how}" for how in ("measured", "scaled", "points")}
    used |= {f"review-say-{word}" for word in WORDS if word.isalpha() and word != "minus"}
    used |= {f"review-hint-{kind}-{how}" for kind in ("choose", "name") for how in ("ahead", "close")}
    used |= {f"review-price-{pays}" for pays in ("yes", "no", "open")}
    assert used == set(re.findall(r"^(review-[a-z-]+) *=", sources("en")["review.ftl"], re.MULTILINE))
    reasons = "\n".join(path.read_text("utf-8") for path in (PACKAGE / "review").rglob("*.py"))
    assert set(re.findall(r'"(why-[a-z-]+)"', reasons)) == set(
        re.findall(r"^(why-[a-z-]+) *=", sources("en")["why.ftl"], re.MULTILINE)
    )

"""The list of lessons that the page has (``scripts/lesson_list.py``)."""

from scripts import lesson_list


def test_the_list_of_the_page_is_up_to_date() -> None:
    assert lesson_list.TARGET.read_text("utf-8") == lesson_list.generate(), "run python scripts/generate.py"

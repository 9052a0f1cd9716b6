"""Text in columns: cells as terminals count them, names that are cut, tables, lines that break."""

import pytest

from kingcraft.guide.columns import cut, printable, table, width, wrapped


def test_cells_are_counted_as_terminals_do() -> None:
    assert [width(word) for word in ("", "Ana", "王", "é", "e\u0301", "♣", "−", "🂡", "👩")] == [
        0,
        3,
        2,
        1,
        1,
        1,
        1,
        1,
        2,
    ]


@pytest.mark.parametrize("name", ["王" * 20, "e\u0301" * 20, "a" * 13, "a" + "\u0301" * 500, "王a" * 9])
def test_a_cut_name_fits_and_says_so(name: str) -> None:
    short = cut(name, 12)
    assert width(short) <= 12
    assert len(short) <= 40
    assert short.endswith("…")
    assert cut("a" * 12, 12) == "a" * 12


def test_tables_leave_out_empty_columns_and_break_no_piece() -> None:
    assert table([["a", "", "1"], ["bb", "", "10"]], numbers=(2,)) == ["a    1", "bb  10"]
    assert wrapped(["aa bb", "cc", "dd"], 6, "> ", "  ") == ["> aa bb", "  cc", "  dd"]
    assert wrapped([], 6) == [""]
    assert printable("x" * 50, 10) == "xxxxxxx..."

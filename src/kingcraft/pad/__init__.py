"""The score pad: matches with real cards, written down as counts (``docs/rules/sheets.md``)."""

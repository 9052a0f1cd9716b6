"""Kings Corner: two to six players build down on eight piles (``docs/rules/kings-corner.md``)."""

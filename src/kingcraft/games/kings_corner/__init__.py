"""Kings Corner: two to six players build down on eight piles (``kings-corner.md``)."""

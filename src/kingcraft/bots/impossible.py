"""The error for what no play can lead to."""


class Impossible(ValueError):
    """An observation or a position that contradicts itself or the rules; says what is wrong with it."""

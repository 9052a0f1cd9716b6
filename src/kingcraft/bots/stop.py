"""The flag that ends a search from another thread."""

from array import array


class Stop:
    """A flag that any thread sets once; a search reads it often."""

    __slots__ = ("flag",)

    def __init__(self) -> None:
        self.flag = array("q", [0])

    def set(self) -> None:
        """Ask the search to end."""
        self.flag[0] = 1

    def __bool__(self) -> bool:
        return self.flag[0] != 0

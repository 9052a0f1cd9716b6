"""A wide and a narrow typeface that every machine has: screens are measured in both, not in the system's own."""

import base64
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page

PACKAGES: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "@fontsource"


class Face(NamedTuple):
    """A typeface of a package in ``web/package-lock.json``, regular and bold."""

    #: The name of the package.
    package: str
    #: Its files are split by these; together they have every letter of the page's languages.
    scripts: tuple[str, ...]

    @property
    def families(self) -> str:
        """The value of a ``font-family``: one family a file."""
        return ", ".join(f'"{self.package} {script}"' for script in self.scripts)


#: About a sixth wider than Roboto or Segoe UI; the system's own typeface on many a Linux.
WIDE: Final = Face("dejavu-sans", ("latin",))
#: About a quarter narrower than Roboto or Segoe UI, and narrower than Roboto Condensed.
NARROW: Final = Face("pt-sans-narrow", ("latin", "latin-ext"))

FACES: Final = (WIDE, NARROW)

#: The face that the page wears, as ``--ui`` of the root (``web/src/app/app.css``); empty for the system's.
WORN: Final = "() => document.documentElement.style.getPropertyValue('--ui')"

#: Made from bytes: the page's policy lets it fetch no typeface.
_ADD: Final = """fonts => Promise.all(fonts.map(async ([family, weight, text]) => {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    document.fonts.add(await new FontFace(family, bytes, { weight }).load());
}))"""

#: The page notices the width of its letters in the first frame, lays itself out again in the second, and is drawn.
_WEAR: Final = """async face => {
    const frame = () => new Promise(requestAnimationFrame);
    document.documentElement.style.setProperty('--ui', face);
    for (let drawn = 0; drawn < 3; drawn++) await frame();
}"""


@functools.cache
def _fonts() -> list[tuple[str, str, str]]:
    """Family, weight and bytes (base64) of every file."""
    return [
        (
            f"{face.package} {script}",
            weight,
            base64.b64encode(
                (PACKAGES / face.package / "files" / f"{face.package}-{script}-{weight}-normal.woff2").read_bytes()
            ).decode(),
        )
        for face in FACES
        for script in face.scripts
        for weight in ("400", "700")
    ]


def wear(page: Page, face: Face) -> None:
    """Let the page show all its text in ``face``, until another is set or the page is loaded again."""
    worn = page.evaluate(WORN)
    if worn == face.families:
        return
    if not worn:
        page.evaluate(_ADD, _fonts())
    page.evaluate(_WEAR, face.families)


def each_face(page: Page) -> Iterator[Face]:
    """Show the page in one face after the other, its present face first: so it changes once, not twice."""
    worn = page.evaluate(WORN)
    for face in sorted(FACES, key=lambda face: face.families != worn):
        wear(page, face)
        yield face

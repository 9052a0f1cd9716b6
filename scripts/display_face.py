"""The page's display face, ``web/src/display``: subsets of DM Serif Display and, for Cyrillic, of Playfair Display.

``python -m scripts.display_face``; run it again when a language brings letters that the faces do not have yet (the test
``web/tests/display.test.ts`` says which). The faces come from packages in ``web/package-lock.json``; fontTools, which
takes them apart, is not a package of this project: install ``fonttools[woff]`` beside it.
"""

import importlib
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGES: Final = ROOT / "web" / "node_modules" / "@fontsource"
FACES: Final = ROOT / "web" / "src" / "display"

#: Letters of English, German, Swedish, French, Spanish, Portuguese and Italian, and the signs of titles.
LATIN: Final = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \xa0!&'(),-./:;?"
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒàáâãäåæçèéêëìíîïñòóôõöøùúûüœıß¡¿«»·×–—‘’‚“”„…"
)
#: Romanian and Turkish, also as they are written on older machines.
EXTENDED: Final = "ĂăȘșȚțŞşŢţĞğİ"
#: Letters alone: a face that had signs too would be fetched for them in every language.
CYRILLIC: Final = "".join(map(chr, range(0x410, 0x450))) + "ЁёІіЇїЄєҐґЎў"

#: The file to write, the package's file, and the characters.
SUBSETS: Final = (
    ("latin", "dm-serif-display/files/dm-serif-display-latin-400-normal.woff2", LATIN),
    ("latin-ext", "dm-serif-display/files/dm-serif-display-latin-ext-400-normal.woff2", EXTENDED),
    ("cyrillic", "playfair-display/files/playfair-display-cyrillic-700-normal.woff2", CYRILLIC),
)


def subset(source: Path, target: Path, characters: str) -> int:
    """Write the part of a face that draws ``characters``. Returns its size in bytes."""
    tools: Any = importlib.import_module("fontTools.subset")
    options: Any = tools.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = ["kern"]
    options.name_IDs = [0, 14]  # whose it is, where its licence is; a part may not have the name of the whole
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "STAT", "gasp", "GDEF", "GSUB"]
    font = tools.load_font(source, options)
    taker = tools.Subsetter(options)
    taker.populate(text=characters)
    taker.subset(font)
    tools.save_font(font, target, options)
    return target.stat().st_size


def unicode_range(characters: str) -> str:
    """Return the characters as CSS writes them."""
    codes = sorted({ord(character) for character in characters})
    starts = [codes[0], *(after for before, after in pairwise(codes) if after != before + 1)]
    ends = [*(before for before, after in pairwise(codes) if after != before + 1), codes[-1]]
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in zip(starts, ends, strict=True))


#: Faces that a machine has, fitted to the width and height of ours: nothing shifts when ours comes, or never does.
#: ``size-adjust`` is the quotient of the average widths of titles; Gelasio and Tinos have the metrics of the first two.
FITTED: Final = """
@font-face {
  font-family: "Display Georgia";
  src: local("Georgia"), local("Gelasio");
  size-adjust: 99.5%;
  ascent-override: 104.1%;
  descent-override: 33.7%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Display Times";
  src: local("Times New Roman"), local("Liberation Serif"), local("Tinos");
  size-adjust: 108.2%;
  ascent-override: 95.7%;
  descent-override: 31%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Display DejaVu";
  src: local("DejaVu Serif");
  size-adjust: 85.9%;
  ascent-override: 120.7%;
  descent-override: 39%;
  line-gap-override: 0%;
}
:root {
  --display: Display, "Display Georgia", "Display Times", "Display DejaVu", serif;
}
"""


def main() -> None:
    FACES.mkdir(exist_ok=True)
    css = ["/* Written by scripts/display_face.py. */\n"]
    for name, source, characters in SUBSETS:
        size = subset(PACKAGES / source, FACES / f"{name}.woff2", characters)
        print(f"{name}: {size} bytes")
        css.append(
            f'@font-face {{\n  font-family: Display;\n  src: url("./{name}.woff2") format("woff2");\n'
            f"  font-display: swap;\n"
            f"  unicode-range: {unicode_range(characters)};\n}}\n"
        )
    (FACES / "display.css").write_text("".join(css) + FITTED.lstrip("\n"), "utf-8")


if __name__ == "__main__":
    main()

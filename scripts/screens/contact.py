"""Contact sheets: all pictures of one size and language on few large ones, to be looked at together."""

from collections import defaultdict
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

#: The width of a sheet, and about how high one may be, pixels.
WIDTH: Final = 2000
HIGH: Final = 1900
#: How wide a picture is drawn on a sheet, by its width; and how high at most: the rest of a long page is left out.
DRAWN: Final = {
    320: 326,
    360: 326,
    390: 326,
    640: 493,
    768: 393,
    844: 493,
    1024: 493,
    1280: 660,
    1440: 660,
    1920: 993,
    2560: 993,
}
TALLEST: Final = 900
#: What lies around a picture: its margins, its name.
AROUND: Final = (6, 26)


def contact_sheets(browser: Browser, folder: Path) -> list[Path]:
    """Write the sheets of all pictures in ``folder`` into ``folder/sheets``. Returns their files."""
    groups: dict[tuple[str, str, str], list[Path]] = defaultdict(list)
    for picture in sorted(folder.glob("*--*.png")):
        _, size, language, look = picture.stem.split("--")
        groups[size, language, look].append(picture)
    (folder / "sheets").mkdir(exist_ok=True)
    for old in (folder / "sheets").glob("*.png"):
        old.unlink()
    made = []
    page = browser.new_page(viewport={"width": WIDTH, "height": 100})
    for (size, language, look), pictures in groups.items():
        width, height = (int(part) for part in size.partition("-")[0].split("x"))
        drawn = DRAWN[width]
        row = WIDTH // (drawn + AROUND[0])
        each = row * max(1, HIGH // (round(drawn * height / width) + AROUND[1]))
        for number in range(0, len(pictures), each):
            sheet = folder / "sheets" / f"{size}-{language}-{look}-{number // each + 1}.png"
            (folder / "sheet.html").write_text(html(pictures[number : number + each], drawn), "utf-8")
            page.goto((folder / "sheet.html").as_uri())
            page.screenshot(path=sheet, full_page=True)
            made.append(sheet)
    (folder / "sheet.html").unlink(missing_ok=True)
    page.close()
    return made


def html(pictures: list[Path], drawn: int) -> str:
    """A page of pictures with their names."""
    names = [escape(picture.name) for picture in pictures]
    figures = "".join(
        f'<figure><img src="{name}"><figcaption>{name.split("--")[0]}</figcaption></figure>' for name in names
    )
    style = (
        "body { margin: 0; background: #777; display: flex; flex-wrap: wrap; align-items: start }"
        "figure { margin: 3px } figcaption { font: 13px sans-serif }"
        f"img {{ display: block; width: {drawn}px; max-height: {TALLEST}px; object-fit: cover; object-position: top }}"
    )
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>{figures}"

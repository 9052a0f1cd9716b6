"""The contrast of what is written with what is painted behind it: by the pixels, so that gradients and layers count."""

import base64
from typing import Final

from tests.e2e.axe import STILL, WEAR
from tools.driver.guest import Tab

#: Every cloth, and high contrast: where a finger plays, and where a mouse does, so that each is seen once at least.
LOOKS: Final = {True: ("green", "linen", "contrast"), False: ("midnight", "burgundy", "linen")}

#: Every text in sight: its words, its colour, how large it is, and points on its lines.
_TEXTS: Final = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.data.trim(), parent = node.parentElement;
        if (!words || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (parent.closest("script, style, noscript, :disabled, [aria-disabled=true], option, .hidden, .spoken"))
            continue;
        const style = getComputedStyle(parent);
        let opacity = 1, clip = [0, 0, innerWidth, innerHeight];
        for (let one = parent; one; one = one.parentElement) {
            const { opacity: own, overflowY } = getComputedStyle(one), box = one.getBoundingClientRect();
            opacity *= Number(own);
            if (overflowY === "visible") continue;
            const [left, top, right, bottom] = clip;
            clip = [Math.max(left, box.left), Math.max(top, box.top)];
            clip.push(Math.min(right, box.right), Math.min(bottom, box.bottom));
        }
        range.selectNodeContents(node);
        const points = [];
        for (const box of range.getClientRects()) {
            if (box.width < 2 || box.height < 2) continue;
            for (const across of [0.02, 0.25, 0.5, 0.75, 0.98]) for (const down of [0.3, 0.5, 0.7]) {
                const x = box.left + box.width * across, y = box.top + box.height * down;
                if (x < clip[0] || y < clip[1] || x >= clip[2] || y >= clip[3]) continue;
                const top = document.elementFromPoint(x, y);
                if (top && (top.contains(parent) || parent.contains(top))) points.push([x, y]);
            }
        }
        const colour = parent instanceof SVGElement ? style.fill : style.color;
        const size = parseFloat(style.fontSize), at = `${parent.localName}.${parent.getAttribute("class") ?? ""}`;
        if (points.length) found.push({ words: words.slice(0, 40), colour, opacity, size, points, at });
    }
    return found;
}"""

#: Everything as it is, without its texts.
_WORDLESS: Final = """*, *::before, *::after, *::placeholder {
    color: transparent !important; -webkit-text-fill-color: transparent !important;
    text-shadow: none !important; caret-color: transparent !important;
    text-decoration-color: transparent !important; transition: none !important;
}
svg text { fill: transparent !important; }"""

#: The page's policy allows no style of a test's own but one that a script has made.
_HIDE: Final = """async (style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

#: The texts that are weaker than 4.5 to 1 or, from 24 px, 3 to 1. Colours are read by painting them.
_WEAK: Final = """async ([texts, picture]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const scale = image.width / innerWidth;
    const dot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const read = (colour) => {
        dot.clearRect(0, 0, 1, 1);
        dot.fillStyle = colour;
        dot.fillRect(0, 0, 1, 1);
        return [...dot.getImageData(0, 0, 1, 1).data];
    };
    const linear = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
    const weak = [];
    for (const { words, colour, opacity, size, points, at } of texts) {
        const ink = read(colour);
        const part = (ink[3] / 255) * opacity;
        let worst = 21, ground;
        for (const [x, y] of points) {
            const row = Math.min(image.height - 1, Math.floor(y * scale));
            const from = 4 * (row * image.width + Math.min(image.width - 1, Math.floor(x * scale)));
            const below = [...data.slice(from, from + 3)];
            const seen = below.map((value, i) => ink[i] * part + value * (1 - part));
            const [low, high] = [light(seen), light(below)].sort((a, b) => a - b);
            const ratio = (high + 0.05) / (low + 0.05);
            if (ratio < worst) [worst, ground] = [ratio, below];
        }
        if (worst < (size >= 24 ? 3 : 4.5))
            weak.push(`${worst.toFixed(2)} "${words}" (${at}, ${size} px, ${colour} on ${ground})`);
    }
    return weak;
}"""


def weak_texts(tab: Tab) -> list[str]:
    """Every text in sight that is too weak, as the page is now."""
    tab.page.evaluate(STILL)
    texts = tab.page.evaluate(_TEXTS)
    assert texts, "nothing is written here"
    tab.page.evaluate(_HIDE, _WORDLESS)
    picture = tab.page.screenshot()
    tab.page.evaluate("document.adoptedStyleSheets = []")
    found: list[str] = tab.page.evaluate(_WEAK, [texts, base64.b64encode(picture).decode()])
    return found


def check_contrast(tab: Tab, screen: str, *, touch: bool) -> None:
    """Every text in sight can be read, in three looks."""
    found: list[str] = []
    looks = LOOKS[touch]
    worn = tab.page.evaluate(WEAR, looks[0])
    for look in looks:
        tab.page.evaluate(WEAR, look)
        found += [f"{look}: {fault}" for fault in weak_texts(tab)]
    tab.page.evaluate(WEAR, worn)
    assert not found, "\n".join([screen, *found])

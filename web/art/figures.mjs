// The twenty-four figures of people: animals in court dress, in the line and the colours of the courts. Our own drawing,
// CC0-1.0. A head that is symmetrical is written once: half() repeats it mirrored. `npm run art` writes src/people/figures.svg:
// all figures in one file, each a view of it by its name, because a table needs few and the page where one chooses needs all.
import { optimize } from "svgo";

const LINE = "#16294a";
const WHITE = "#fffdf7";
const GOLD = "#dfa93e";
const RED = "#b8322a";
const BLUE = "#2a4a7c";
const DARK = "#23283a";
const SAND = "#ecd2a0";
const PINK = "#e3a596";
const ORANGE = "#d9782f";

/** The side of a figure, and from one figure to the next in the file: what stands out of a figure is not seen beside it. */
const SIDE = 96;
const STEP = 128;

const filled = (fill, more) => `fill="${fill}"${more ? ` ${more}` : ""}`;
const path = (d, fill, more) => `<path d="${d}" ${filled(fill, more)}/>`;
const circle = (x, y, r, fill, more) => `<circle cx="${x}" cy="${y}" r="${r}" ${filled(fill, more)}/>`;
const oval = (x, y, rx, ry, fill, more) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${filled(fill, more)}/>`;
const BARE = 'stroke="none"';
const line = (d, colour = LINE, width = 2) => path(d, "none", `stroke="${colour}" stroke-width="${width}"`);

let halves = 0;
function half(drawing) {
  const id = `h${(halves += 1)}`;
  return `<g id="${id}">${drawing}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${SIDE} 0)"/>`;
}

const point = (r, angle, cx, cy) => `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;

/** Quills: a star of `count` points between two radii. */
function spikes(count, inner, outer, cx, cy, from = 0, to = 360) {
  const angle = (part) => ((from + ((to - from) * part) / count) * Math.PI) / 180;
  const points = Array.from(
    { length: count },
    (_, i) => `${point(inner, angle(i), cx, cy)}L${point(outer, angle(i + 0.5), cx, cy)}`,
  );
  return `M${[...points, point(inner, angle(count), cx, cy)].join("L")}Z`;
}

/** A mane or wool: a circle of `count` round tufts. */
function tufts(count, r, cx, cy, from = 0, to = 360) {
  const each = ((to - from) / count) * (Math.PI / 180);
  const round = (r * Math.sin(each / 2) * 1.12).toFixed(1);
  const points = Array.from({ length: count + 1 }, (_, i) => point(r, (from * Math.PI) / 180 + each * i, cx, cy));
  return `M${points.join(`A${round} ${round} 0 0 1 `)}Z`;
}

// Court dress: a ruff, a coat with a bow tie, a robe.
function ruff(cloth = BLUE, trim = RED) {
  const collar =
    path("M19 82c0-9 12-13 29-13s29 4 29 13c0 8-12 11-29 11s-29-3-29-11Z", WHITE) +
    half(line("M47 81 43 92M38 80l-8 11M31 78l-10 7", LINE, 1.7));
  return path("M4 104C5 86 22 77 48 77s43 9 44 27Z", cloth) + path("M40 84h16l-4 20h-8Z", trim) + collar;
}
function coat(cloth = RED, lapel = DARK, tie = GOLD) {
  const bow = half(path("M48 84c-4-3-9-5-12-4v10c4 1 8-1 12-4Z", tie)) + circle(48, 85, 3, tie);
  return (
    path("M4 104C5 86 22 76 48 76s43 10 44 28Z", cloth) +
    path("M36 76h24l-8 28h-8Z", WHITE) +
    half(path("M37 75 26 79l-3 25h19l3-8Z", lapel)) +
    bow
  );
}
function robe(cloth = BLUE, band = GOLD, under = RED) {
  const seams = half(line("M24.5 80.5 40 103", LINE, 1.7));
  return (
    path("M4 104C5 86 22 75 48 75s43 11 44 29Z", cloth) +
    path("M27 77 48 104 69 77l8 4-16 26H35L19 81Z", band) +
    path("M36 75 48 92 60 75Z", under) +
    seams
  );
}

const eye = (x, y, r = 3.3) => circle(x, y, r, DARK, BARE) + circle(x - 1, y - 1.1, r * 0.34, WHITE, BARE);
const eyes = (x, y, r) => eye(x, y, r) + eye(SIDE - x, y, r);

const FIGURES = {
  fox: [
    robe(BLUE, GOLD, RED),
    half(path("M27 44 19 7 46 26Z", ORANGE) + path("M27 34 24 17 38 27Z", DARK, BARE)),
    path(
      "M48 21C34 21 22 30 16 46c-2 7 6 9 10 12C33 63 39 78 48 79c9-1 15-16 22-21 4-3 12-5 10-12C74 30 62 21 48 21Z",
      ORANGE,
    ),
    half(path("M16.5 46c-2 7 6 9 10 12 7 5 13 20 21.5 21V67c-7-1-7-12-14-17-5-3.5-12-4-17.5-4Z", WHITE, BARE)),
    line("M48 21C34 21 22 30 16 46c-2 7 6 9 10 12C33 63 39 78 48 79c9-1 15-16 22-21 4-3 12-5 10-12C74 30 62 21 48 21Z"),
    eyes(37, 46, 3.6),
    oval(48, 72, 5.4, 4.2, DARK, BARE),
  ],
  owl: [
    robe(RED, GOLD, WHITE),
    path(
      "M48 17c-8 0-13 3-18 1C25 16 20 12 17 6c-2 12-4 24-4 38 0 22 15 36 35 36s35-14 35-36c0-14-2-26-4-38-3 6-8 10-13 12-5 2-10-1-18-1Z",
      "#8a5a34",
    ),
    half(
      circle(33, 46, 16.5, SAND) +
        circle(34, 46, 10, GOLD) +
        circle(34.5, 46, 5.4, DARK, BARE) +
        circle(32.5, 43.8, 1.8, WHITE, BARE),
    ),
    half(path("M17 7c4 14 18 20 31 27 0-8-4-14-9-16-8 1-16-2-22-11Z", "#5b3a26")),
    path("M48 47l6.5 8L48 68l-6.5-13Z", ORANGE),
  ],
  bear: [
    coat(BLUE, "#1c3258", RED),
    half(circle(24, 25, 12, "#7a4d2c") + circle(24.5, 26, 6, SAND, BARE)),
    oval(48, 48, 33, 30, "#7a4d2c"),
    oval(48, 61, 17, 14, SAND),
    path("M40 53.5h16q2.5 5-8 10-10.5-5-8-10Z", DARK, BARE),
    half(line("M48 62v5.5c-2 4-7 4-9 1")),
    eyes(34.5, 43, 3.7),
  ],
  hare: [
    ruff(RED, GOLD),
    half(
      path("M40 36C30 29 24 15 29 6c8.5 0 17 12 17.5 27Z", "#c9b08c") +
        path("M40 31c-5-5-8.5-13-8-19 4.5 3 9 10 9.7 18Z", PINK, BARE),
    ),
    path("M48 28c-15 0-24 11-24 25 0 15 11 25 24 25s24-10 24-25C72 39 63 28 48 28Z", "#c9b08c"),
    half(oval(40, 66, 10, 8, WHITE)),
    path("M44.5 70h7v8h-7Z", WHITE),
    path("M43 57h10l-5 6Z", RED, BARE),
    eyes(35.5, 49, 4),
  ],
  cat: [
    coat(RED, "#7d1f1a", GOLD),
    half(path("M24 44 18 9 45 25Z", "#2c3040") + path("M26 32 23.5 19 36 27Z", PINK, BARE)),
    path("M48 22C30 22 17 34 17 51c0 16 14 26 31 26s31-10 31-26C79 34 66 22 48 22Z", "#2c3040"),
    half(path("M27 48c4-8 13-8 18 1-6 6-13 6-18-1Z", GOLD) + oval(36.5, 48, 2.4, 5, DARK, BARE)),
    path("M43 60h10l-5 5Z", PINK, BARE),
    half(line("M48 65c0 5-6 6-9 3", WHITE, 1.8) + line("M33 62 10 58M33 66 11 70", WHITE, 1.5)),
  ],
  raven: [
    coat(BLUE, "#1c3258", RED),
    path("M24 84C17 60 19 27 45 21c15-3 25 5 27 15L67 58c-2 8-4 15-3 24-12 6-28 7-40 2Z", "#2c3040"),
    path("M24 84c-2-6-3-12-3.5-18l8 8 5-8 8 9 7-9 7 8 9-8c-1 6-1 10-.5 16-12 6-28 7-40 2Z", "#3d4a6b"),
    path("M71 34c10 2 18 7 23 14-9 6-20 6-28 3Z", "#8088a0"),
    line("M68 44c9 2 16 3 24 4"),
    circle(57, 39, 6.8, GOLD),
    circle(58, 39, 3.2, DARK, BARE),
    circle(56.9, 37.8, 1.2, WHITE, BARE),
    line("M33 33c4-4 8-6 13-6", "#7f9bd0", 2.4),
  ],
  badger: [
    robe(RED, WHITE, BLUE),
    half(circle(23, 29, 9, WHITE) + circle(23.5, 29.5, 4.5, DARK, BARE)),
    path("M48 18c-15 0-27 9-30 24-2 13 10 22 18 29 4 4 8 8 12 8s8-4 12-8c8-7 20-16 18-29-3-15-15-24-30-24Z", WHITE),
    half(
      path("M41 18.5C29 22 23 34 25 49c1.5 8 8 15 14 21 0-17 3-36 4.5-51.5Z", DARK, BARE) +
        circle(34, 47, 3.6, DARK, `stroke="${WHITE}" stroke-width="1.7"`),
    ),
    oval(48, 73, 6.4, 5, DARK, BARE),
    line("M48 18c-15 0-27 9-30 24-2 13 10 22 18 29 4 4 8 8 12 8s8-4 12-8c8-7 20-16 18-29-3-15-15-24-30-24Z"),
  ],
  stag: [
    robe(BLUE, WHITE, RED),
    half(
      line("M41 30C33 22 27 16 25 3M32 19C25 19 18 16 14 9M27.5 12C27 8 29 4 32 2", LINE, 8.5) +
        line("M41 30C33 22 27 16 25 3M32 19C25 19 18 16 14 9M27.5 12C27 8 29 4 32 2", SAND, 4.6) +
        path("M33 38C23 31 13 33 8 37c6 9 16 11 26 8Z", "#a0683a") +
        oval(21, 38.5, 7, 2.6, PINK, BARE),
    ),
    path("M48 25c-11 0-18 6-18 17 0 12 6 21 9 31 2 7 16 7 18 0 3-10 9-19 9-31 0-11-7-17-18-17Z", "#a0683a"),
    path("M38 69c1-9 19-9 20 0 1 11-21 11-20 0Z", SAND),
    path("M41.5 65h13q0 6-6.5 7.5Q41.5 71 41.5 65Z", DARK, BARE),
    eyes(37, 48, 3.5),
  ],
  wolf: [
    coat("#3d4657", "#262c3a", RED),
    half(path("M26 42 21 6 46 25Z", "#6f7885") + path("M27 32 25 18 37 27Z", DARK, BARE)),
    path(
      "M48 21c-13 0-22 7-26 18L10 54l10 1-3 9 11 1c6 8 12 14 20 14s14-6 20-14l11-1-3-9 10-1-12-15c-4-11-13-18-26-18Z",
      "#98a0aa",
    ),
    half(
      path("M21 55l-3 9 10 1c6 8 12 14 20 14V62c-6-2-8-11-14-11-5 0-9 2-13 4Z", WHITE, BARE) +
        path("M48 21.5c-7 0-13 2.5-17 7l11 9 6 12Z", "#6f7885", BARE),
    ),
    half(path("M29 45c4-4 9-3 13 3-5 2-10 2-13-3Z", GOLD) + circle(37, 45.8, 2, DARK, BARE)),
    oval(48, 69, 6, 4.6, DARK, BARE),
    line(
      "M48 21c-13 0-22 7-26 18L10 54l10 1-3 9 11 1c6 8 12 14 20 14s14-6 20-14l11-1-3-9 10-1-12-15c-4-11-13-18-26-18Z",
    ),
  ],
  lion: [
    ruff(BLUE, GOLD),
    path(tufts(13, 36, 48, 44), "#a5541f"),
    half(circle(29, 25, 8, "#e3b25c") + circle(29.5, 26, 3.8, "#a5541f", BARE)),
    path("M48 20c-14 0-23 10-23 24 0 10 4 16 8 22 4 7 9 11 15 11s11-4 15-11c4-6 8-12 8-22 0-14-9-24-23-24Z", "#e3b25c"),
    half(oval(41, 64, 9.5, 8, WHITE)),
    oval(48, 72.5, 5, 4, WHITE),
    path("M40.5 51h15l-5 9.5h-5Z", RED),
    half(path("M30 45c3.5-5 9-4.5 12 1-5 3-9 2.5-12-1Z", WHITE) + circle(36.5, 45, 2.5, DARK, BARE)),
  ],
  frog: [
    robe(RED, GOLD, WHITE),
    half(circle(27, 31, 14, "#6f9a4a")),
    path("M48 34c-19 0-38 8-38 23 0 14 17 22 38 22s38-8 38-22C86 42 67 34 48 34Z", "#6f9a4a"),
    half(
      path("M27 17.5a13 13 0 0 1 12.5 17L17 39.5A13.5 13.5 0 0 1 27 17.5Z", "#6f9a4a", BARE) +
        circle(27.5, 30, 9.2, GOLD) +
        oval(27.5, 30, 5.6, 3.4, DARK, BARE),
    ),
    path("M13.5 63c9 7 21 10 34.5 10s25.5-3 34.5-10C79 73 65 78 48 78s-31-5-34.5-15Z", "#dbe3ad", BARE),
    line("M14 60.5c9 7 21 10 34 10s25-3 34-10", LINE, 2.4),
    half(circle(44, 50, 1.5, LINE, BARE)),
    line("M10 57c0 14 17 22 38 22s38-8 38-22", LINE, 2),
  ],
  hedgehog: [
    coat(RED, "#7d1f1a", WHITE),
    path(spikes(19, 43, 33, 48, 49, 150, 390), "#5b3a26"),
    path(spikes(13, 33, 26, 48, 50, 165, 375), "#8d6844", BARE),
    path("M48 36l-6-3-3 5-7 0-1 7c-3 4-5 8-5 13 0 12 9 18 22 21 13-3 22-9 22-21 0-5-2-9-5-13l-1-7-7 0-3-5Z", SAND),
    half(oval(34, 64, 5, 3.2, PINK, BARE)),
    eyes(38.5, 54, 3.5),
    oval(48, 68, 5.4, 4.6, DARK, BARE),
    half(line("M48 72c-1 3-5 4-7 2", LINE, 1.8)),
  ],
  mouse: [
    ruff(BLUE, RED),
    half(circle(24, 29, 16.5, "#9a9fa8") + circle(24.5, 30, 10.5, PINK)),
    path("M48 26c-13 0-21 10-21 24 0 13 10 27 21 28 11-1 21-15 21-28 0-14-8-24-21-24Z", "#b9bdc4"),
    half(line("M40 67 22 64M40 70l-16 5", LINE, 1.4)),
    eyes(38.5, 51, 4),
    circle(48, 73, 4.8, RED, BARE),
    circle(46.6, 71.5, 1.3, WHITE, BARE),
  ],
  ram: [
    robe(BLUE, GOLD, RED),
    half(
      line("M40 28C24 17 8 27 9 44c1 13 12 20 21 15 8-4 6-15-1-15-4 0-5.5 3-4.5 6", LINE, 13) +
        line("M40 28C24 17 8 27 9 44c1 13 12 20 21 15 8-4 6-15-1-15-4 0-5.5 3-4.5 6", SAND, 8.6) +
        line("M27 20.5l3 6M16 26l5 5M8.5 37l6 2M9.5 49.5l5-2.5M18 58.5l2-4.5", "#a5834a", 1.8),
    ),
    path("M48 28c-11 0-16 8-16 19 0 10 5 19 8 26 3 6 13 6 16 0 3-7 8-16 8-26 0-11-5-19-16-19Z", "#efe4cb"),
    path(tufts(7, 15, 48, 29, 160, 380), WHITE),
    path("M43 66.5h10l-5 6Z", DARK, BARE),
    line("M48 72v3.5", LINE, 1.8),
    eyes(40, 50, 3.2),
  ],
  pig: [
    coat("#3f5f45", "#26402c", GOLD),
    half(path("M31 34C20 31 14 20 18 12c10 1 18 8 22 16Z", "#d98f80")),
    oval(48, 49, 32, 29, "#eab5a4"),
    oval(48, 60, 15.5, 11.5, "#d98f80"),
    half(oval(42.5, 60, 2.7, 4, "#5a2a26", BARE)),
    eyes(33.5, 45, 3.4),
    line("M40 74.5q8 4 16 0", LINE, 2),
  ],
  swan: [
    robe(BLUE, GOLD, RED),
    line("M38 104C22 82 66 70 60 42 58 32 50 27 42 31", LINE, 23),
    line("M38 104C22 82 66 70 60 42 58 32 50 27 42 31", WHITE, 18.6),
    oval(42, 34, 14.5, 12.5, WHITE, BARE),
    line("M53 25c-8-5-20-3-24 5-2 5-1 11 2 14 5 4 14 3 19 1", LINE, 2.2),
    path("M29 30 6 42c6 6 17 7 26 3Z", ORANGE),
    path("M33 24c-4 2-6 8-4 14l3 7c4-3 5-8 4-12Z", DARK, BARE),
    circle(43, 32, 3.3, DARK, BARE),
    circle(42.2, 31, 1.1, WHITE, BARE),
  ],
  rooster: [
    robe(RED, WHITE, BLUE),
    path("M34 26C26 16 32 7 40 13 39 2 52 1 53 11c5-8 14-4 12 4 7-2 10 7 3 13Z", RED),
    path("M14 106C16 84 23 64 27 44c3-14 12-21 23-21 13 0 21 8 21 20 0 9-3 16-2 25 1 14 5 24 9 38Z", "#f3e6c8"),
    path("M14 106c2-16 5-28 9-41l7 9 6-10 8 11 7-10 7 9 10-10c0 15 5 28 10 42Z", ORANGE),
    line("M30 86l-3 14M42 88v14M54 88l2 14M65 84l5 14", "#8f4a16", 1.8),
    path("M70 35 90 45 69 52Z", GOLD),
    line("M70 44l17 .5", LINE, 1.6),
    oval(58, 42, 11, 10, RED),
    circle(60, 40, 4.4, WHITE),
    circle(61, 40, 2.3, DARK, BARE),
    path("M64 52c7 2 8 15 3 20-7-1-9-11-7-18Z", RED),
  ],
  horse: [
    robe(RED, GOLD, WHITE),
    half(path("M34 26 31 4 47 20Z", "#7a4326") + path("M32 22C20 30 17 54 21 78c6-2 11-9 13-17Z", DARK)),
    path("M48 15c-12 0-18 8-18 20 0 12 3 20 5 31 1 9 5 13 13 13s12-4 13-13c2-11 5-19 5-31 0-12-6-20-18-20Z", "#8a4d2b"),
    path("M48 22c-6 0-7 8-6 21l2.5 18h7L54 43c1-13 0-21-6-21Z", WHITE, BARE),
    path("M35 64c2-8 24-8 26 0 1 11-4 16-13 16s-14-5-13-16Z", "#5b3a26"),
    half(oval(41.5, 71, 2.4, 3.2, DARK, BARE)),
    path("M50 6c-12 3-12 16-5 27 1-8 9-13 8-25Z", DARK),
    eyes(36.5, 42, 3.5),
  ],
  tiger: [
    coat(BLUE, "#1c3258", GOLD),
    half(circle(25, 26, 11, ORANGE) + circle(25.5, 27, 5.5, WHITE, BARE)),
    oval(48, 48, 34, 30, "#e08a34"),
    half(
      path("M14.5 54c3 15 17 23.5 33.5 23.5V58c-8-2-14 4-21 3-5-.5-9-3-12.5-7Z", WHITE, BARE) +
        path("M48 19v14l-6-3 1-11ZM32 23l9 12-13-8ZM15 41l15 5-16 3ZM15.5 57l14-1-11 8ZM25 71l9-6-3 9Z", DARK, BARE),
    ),
    line("M14 48a34 30 0 0 1 68 0 34 30 0 0 1-68 0Z"),
    half(path("M29 46c4-6 11-5 14 1-5 4-11 3.5-14-1Z", GOLD) + circle(37, 46, 2.7, DARK, BARE)),
    path("M40.5 56h15l-7.5 7.5Z", RED),
    half(line("M48 63c0 6-7 7-10 3.5")),
  ],
  panda: [
    ruff("#3f5f45", RED),
    half(circle(23, 24, 12, DARK)),
    oval(48, 47, 34, 30, WHITE),
    half(
      `<ellipse cx="33" cy="49" rx="8.6" ry="11.4" transform="rotate(28 33 49)" fill="${DARK}" stroke="none"/>` +
        circle(35, 47, 3.6, WHITE, BARE) +
        circle(35.5, 47, 2.1, DARK, BARE),
    ),
    oval(48, 59, 6, 4.4, DARK, BARE),
    half(line("M48 63v2.5c-2 4-6 4-8.5 1.5")),
  ],
  elephant: [
    robe(RED, GOLD, BLUE),
    half(
      path("M36 26C16 12 0 26 3 46c2 17 18 24 31 16Z", "#8f98a5") +
        path("M33 32C20 23 9 31 10 45c1 11 11 15 21 11Z", PINK, BARE),
    ),
    path("M48 19c-14 0-21 10-21 24 0 13 6 19 10 27h22c4-8 10-14 10-27 0-14-7-24-21-24Z", "#a7afba"),
    half(path("M37 65c-6 4-9 11-6 18 7-1 11-6 12-14Z", WHITE)),
    path("M39 52c1 14 1 24-2 34-1 8 12 10 16 2 4-9 5-22 4-36Z", "#a7afba"),
    line("M41 67h14M40 75h14", LINE, 1.6),
    line("M41 52.3h14", "#a7afba", 3.4),
    eyes(37, 45, 3.4),
  ],
  walrus: [
    coat(RED, "#7d1f1a", DARK),
    path("M48 19c-17 0-27 13-29 31-2 19 9 29 29 29s31-10 29-29c-2-18-12-31-29-31Z", "#8c6a58"),
    half(
      path("M41 66 38 88c5 1 8.5-2 8.5-7V68Z", WHITE) +
        oval(37.5, 61, 14, 11.5, "#d3b39a") +
        circle(30, 60, 1.3, LINE, BARE) +
        circle(35, 64, 1.3, LINE, BARE) +
        circle(36, 57.5, 1.3, LINE, BARE),
    ),
    oval(48, 53, 6.4, 4.6, DARK, BARE),
    eyes(36, 41, 3.4),
    circle(60, 41, 9.2, WHITE, `fill-opacity=".25" stroke="${GOLD}" stroke-width="2.4"`),
    line("M69 44c4 10 5 18 3 27", GOLD, 1.6),
    eye(60, 41, 3.4),
  ],
  penguin: [
    path("M48 12C27 12 16 28 16 52c0 18-3 34-6 52h76c-3-18-6-34-6-52 0-24-11-40-32-40Z", "#2c3040"),
    half(path("M48 34c-6-12-23-8-23 12 0 18 5 30 23 36Z", WHITE, BARE)),
    path("M30 104c0-14 6-24 18-24s18 10 18 24Z", WHITE),
    path("M37 53c5-5 17-5 22 0-3 7-7 10-11 11-4-1-8-4-11-11Z", GOLD),
    line("M38 54.5c6 2.5 14 2.5 20 0", LINE, 1.6),
    eyes(36.5, 45, 3.6),
    half(path("M48 84c-5-4-10-6-14-5v12c5 1 9-1 14-5Z", RED)),
    circle(48, 85, 3.4, RED),
  ],
  hound: [
    coat("#3f5f45", "#26402c", RED),
    path("M48 18c-15 0-22 10-22 25 0 13 5 20 9 27 3 6 8 9 13 9s10-3 13-9c4-7 9-14 9-27 0-15-7-25-22-25Z", "#f4ead2"),
    half(
      path("M43.5 18.5C33 20 26 29 26 43c0 7 2 12 4 16 9-2 14-9 14.5-18Z", "#8a5a34", BARE) +
        path("M33 24C16 22 6 46 11 70c9 7 20-1 22-16 1-10 0-20 3-26Z", "#5b3a26"),
    ),
    line("M32 25c5-5 10-7 16-7s11 2 16 7"),
    path("M40 57h16q2 5.5-8 9.5-10-4-8-9.5Z", DARK, BARE),
    half(line("M48 66v4c-2 4-7 4-9 1")),
    eyes(37, 45, 3.7),
  ],
};

const SMALL = {
  multipass: true,
  floatPrecision: 1,
  plugins: [{ name: "preset-default", params: { overrides: { convertTransform: false, cleanupIds: false } } }],
};

/** All figures side by side, each a view by its name: "figures.svg#fox". */
export function figures() {
  const drawn = Object.entries(FIGURES).map(([name, parts], i) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join("")}</svg>`;
    const inside = optimize(svg, SMALL).data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
    return `<view id="${name}" viewBox="${i * STEP} 0 ${SIDE} ${SIDE}"/><g transform="translate(${i * STEP})">${inside}</g>`;
  });
  const pen = `stroke="${LINE}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawn.length * STEP} ${SIDE}"><g ${pen}>${drawn.join("")}</g></svg>`;
}

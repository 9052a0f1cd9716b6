// A position as a picture: the same scene as on the screen, written as SVG. Pure: all its data are arguments.
import { suitAt, type SuitSign } from "../card/art";
import { MIDDLE } from "../card/face";
import { BACK, front, inkOf } from "../card/front";
import { indexOf, SUIT_SIGNS, suitOf, type Card } from "../base/cards";
import { bottom, centre, right, type Box, type SeatBox, type Size } from "../layout/geometry";
import type { Scene } from "../layout/scene";

/** The size of the table in a picture, px; the caption is below it. */
export const TABLE: Size = { w: 1040, h: 720 };
const CAPTION = 84;
export const PICTURE: Size = { w: TABLE.w, h: TABLE.h + CAPTION };

/**
 * The content of a pill. `hand`: the sorted cards of a seat whose hand is listed suit by suit; null: it is painted or
 * hidden.
 */
export interface Sitter {
  name: string;
  line: string;
  turn: boolean;
  dealer: boolean;
  hand: readonly Card[] | null;
}

export interface Telling {
  /** The headline of the caption, and the last action. */
  title: string;
  said: string;
  /** The contract and what is left of it (King). */
  banner: { title: string; line: string; trump: string } | null;
  sitters: readonly Sitter[];
  /** Empty places, and the number of cards in the stock (Kings Corner). */
  empty: readonly string[];
  stock: number | null;
  /** The sign of the dealer, and the letters for ace, jack, queen and king. */
  dealer: string;
  letters: string;
  four: boolean;
  /** Whether red suits are outlined only. */
  tint: boolean;
  /** The pictures of courts as SVG, by card; a court without a picture shows a crown. */
  courts: Readonly<Record<Card, string>>;
  /** The card that takes the trick. */
  won: Card | null;
}

/**
 * A picture is used outside the page, without the reader's settings: it has the colours of green cloth (themes.css).
 */
const ON_FELT = {
  two: { S: "#fff", C: "#fff", H: "#ff9d92", D: "#ff9d92" },
  four: { S: "#fff", C: "#74e3b6", H: "#ff9d92", D: "#a3c8ff" },
} as const;
const GOLD = "#f0c257";
const FONT = "system-ui,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif";

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// oxlint-disable-next-line no-control-regex -- the characters that XML does not have
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign).replace(NOT_XML, "");
const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Cut a text to about `width`, px. A letter is taken to be a little more than half as wide as high. */
function cut(text: string, width: number, size: number): string {
  const most = Math.max(1, Math.floor(width / (size * 0.54)));
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
}

function words(text: string, x: number, y: number, size: number, more = ""): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" ${more}>${escaped(text)}</text>`;
}

/** The picture of a court. Its parts get new ids: ids are shared by the whole file. */
function court(card: Card, { courts }: Telling): (w: number, h: number) => string {
  const inside = /<svg[^>]*>(.*)<\/svg>/s
    .exec(courts[card] ?? "")?.[1]
    ?.replace(/(id="|href="#)(\w)"/g, `$1${card}-$2"`);
  return (w, h) =>
    inside ? `<svg width="${w}" height="${h}" viewBox="0 0 1300 2057" preserveAspectRatio="none">${inside}</svg>` : "";
}

function cards(scene: Scene, telling: Telling): string {
  return scene.placed
    .filter(({ spot }) => !spot.faint)
    .toSorted((a, b) => a.spot.z - b.spot.z)
    .map(({ card, spot, zone }) => {
      const width = scene.card.w * spot.scale;
      const face = scene.upright && zone.startsWith("pile:") ? "pile" : width < MIDDLE ? "big" : "mid";
      const drawn = card
        ? front(card, face, telling, court(card, telling), telling.won === card ? GOLD : "")
        : '<use href="#back"/>';
      const turn = spot.turn
        ? ` rotate(${round(spot.turn)} ${round(width / 2)} ${round((scene.card.h * spot.scale) / 2)})`
        : "";
      return `<g transform="translate(${round(spot.x)} ${round(spot.y)})${turn} scale(${Math.round((width / 250) * 10_000) / 10_000})">${drawn}</g>`;
    })
    .join("");
}

/** The widest plate with a name, px. */
const WIDEST = 190;

/** The box of a seat's words: beside its portrait or below it. */
function plateOf({ x, y, w, shape, portrait, gap }: SeatBox): Box {
  if (shape === "column") return { x, y: y + portrait * 0.8, w, h: 44 };
  return { x: x + portrait + gap / 2, y: y + (portrait - 44) / 2, w: Math.min(WIDEST, w - portrait - gap / 2), h: 44 };
}

function seatOf(box: SeatBox, { name, line, turn, dealer }: Sitter, sign: string): string {
  const plate = plateOf(box);
  const sitter = cut(name, plate.w - (dealer ? 40 : 16), 15);
  const face = {
    x: box.shape === "column" ? box.x + box.w / 2 : box.x + box.portrait / 2,
    y: box.y + box.portrait / 2,
    r: box.portrait / 2,
  };
  const letter = [...name][0] ?? "";
  return (
    `<rect x="${round(plate.x)}" y="${round(plate.y)}" width="${round(plate.w)}" height="${plate.h}" rx="10" fill="#06160fcc"/>` +
    `<circle cx="${round(face.x)}" cy="${round(face.y)}" r="${round(face.r)}" fill="#5f6570" stroke="${turn ? GOLD : "#f8f1df"}" stroke-width="${turn ? 4 : 2}"/>` +
    words(letter, face.x, face.y + face.r * 0.35, Math.round(face.r), 'text-anchor="middle"') +
    words(sitter, plate.x + 8, plate.y + 18, 15, 'font-weight="650"') +
    words(cut(line, plate.w - 16, 13), plate.x + 8, plate.y + 36, 13, 'fill="#cfe0d6"') +
    (dealer
      ? `<circle cx="${round(right(plate) - 14)}" cy="${round(plate.y + 13)}" r="9" fill="#fff"/>${words(sign, right(plate) - 14, plate.y + 17, 11, 'fill="#10251b" font-weight="800" text-anchor="middle"')}`
      : "")
  );
}

/** A hand, suit by suit, below its seat or, at the top, beside it. */
function diagram(box: SeatBox, hand: readonly Card[], telling: Telling): string {
  const above = box.shape === "row";
  const x = above ? right(box) + 12 : box.x + 10;
  const top = above ? box.y + 8 : bottom(box) + 20;
  const suits = [...new Set(hand.map(suitOf))];
  return suits
    .map((suit, i) => {
      const ranks = hand.filter((card) => suitOf(card) === suit).map((card) => indexOf(card, telling.letters));
      return words(
        `${SUIT_SIGNS[suit]} ${ranks.join(" ")}`,
        x,
        top + i * 18,
        15,
        `fill="${ON_FELT[telling.four ? "four" : "two"][suit]}" font-weight="600"`,
      );
    })
    .join("");
}

function banner(box: Box, { title, line, trump }: NonNullable<Telling["banner"]>, telling: Telling): string {
  const sign = trump
    ? `<rect x="${box.x + 12}" y="${box.y + 11}" width="36" height="36" rx="9" fill="#fffdf7"/>` +
      `<path fill="${inkOf(telling, trump)}" d="${suitAt(trump as SuitSign, box.x + 30, box.y + 29, 26)}"/>`
    : "";
  const x = box.x + (trump ? 58 : 16);
  const width = right(box) - x - 12;
  return (
    `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.w)}" height="58" rx="16" fill="#000000a6"/>${sign}` +
    words(cut(title, width, 17), x, box.y + 25, 17, 'font-weight="700"') +
    words(cut(line, width, 13), x, box.y + 45, 13, 'fill="#cfe0d6"')
  );
}

/** The picture of a scene with a layout for {@link TABLE}. */
export function pictureOf(scene: Scene, telling: Telling): string {
  const outlines = telling.empty
    .map((place) => scene.ends[place])
    .filter((box) => box !== undefined)
    .map(
      (box) =>
        `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.w)}" height="${round(box.h)}" rx="9" fill="none" stroke="#ffffff59" stroke-width="2" stroke-dasharray="7 5"/>`,
    )
    .join("");
  const stock = scene.places.stock;
  const count =
    stock && telling.stock !== null
      ? `<rect x="${round(centre(stock).x - 20)}" y="${round(bottom(stock) + 5)}" width="40" height="22" rx="11" fill="#000c"/>` +
        words(String(telling.stock), centre(stock).x, bottom(stock) + 21, 14, 'font-weight="700" text-anchor="middle"')
      : "";
  const seats = telling.sitters.map((sitter, seat) => {
    const box = scene.seats[seat];
    return box ? seatOf(box, sitter, telling.dealer) + (sitter.hand ? diagram(box, sitter.hand, telling) : "") : "";
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.w} ${PICTURE.h}" width="${PICTURE.w}" height="${PICTURE.h}" font-family="${FONT}" fill="#f4f8f5" role="img">` +
    `<title>${escaped(`${telling.title}. ${telling.said}`)}</title>` +
    `<defs><radialGradient id="felt" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#2a6644"/><stop offset=".54" stop-color="#1a4a33"/><stop offset="1" stop-color="#082318"/></radialGradient><g id="back">${BACK}</g></defs>` +
    `<rect width="100%" height="100%" fill="url(#felt)"/>` +
    (telling.banner ? banner(scene.banner, telling.banner, telling) : "") +
    outlines +
    cards(scene, telling) +
    count +
    seats.join("") +
    `<rect y="${TABLE.h}" width="${PICTURE.w}" height="${CAPTION}" fill="#07241a"/>` +
    words(cut(telling.title, PICTURE.w - 190, 20), 22, TABLE.h + 35, 20, 'font-weight="700"') +
    words(cut(telling.said, PICTURE.w - 44, 17), 22, TABLE.h + 64, 17, 'fill="#cfe0d6"') +
    words("Kingcraft", PICTURE.w - 22, TABLE.h + 35, 17, `fill="${GOLD}" font-weight="700" text-anchor="end"`) +
    "</svg>"
  );
}

// A sheet as a picture to share: the result, and all deals, on green cloth.
import { discColour, letterOf } from "../people/portrait";
import { numberOf, type Opened } from "./opened";
import { dateOf, gameAndRules, pointsText, titleOf } from "./text";

const WIDE = 1080;
const EDGE = 56;
const HEAD = 190;
const PEOPLE = 190;
const ROW = 58;
const LABEL = 300;
const INK = "#f8f1df";
const SOFT = "#cfd6c4";
const GOLD = "#f8d57e";

/** The colour behind a name in the theme of the page: a canvas knows no variables. */
function colour(disc: number): string {
  const name = /var\((--disc-\d)\)/.exec(discColour(disc))?.[1] ?? "--disc-8";
  return getComputedStyle(document.documentElement).getPropertyValue(name) || "#5f6570";
}

/** Draw a sheet. `title`: who won. Null if the browser cannot draw. */
export function pictureOf(sheet: Opened, title: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HEAD + PEOPLE + ROW * sheet.rows.length + EDGE;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  const display = getComputedStyle(document.documentElement).getPropertyValue("--display") || "serif";
  const cloth = pen.createRadialGradient(WIDE / 2, 0, 100, WIDE / 2, canvas.height / 2, canvas.height);
  cloth.addColorStop(0, "#2a6644");
  cloth.addColorStop(1, "#0d3324");
  pen.fillStyle = cloth;
  pen.fillRect(0, 0, WIDE, canvas.height);

  function say(text: string, x: number, y: number, font: string, fill = INK, most = WIDE): void {
    if (!pen) return;
    pen.font = font;
    pen.fillStyle = fill;
    pen.fillText(text, x, y, most);
  }

  pen.textBaseline = "middle";
  say(title, EDGE, 76, `400 62px ${display}`, GOLD, WIDE - 2 * EDGE);
  const about = `${titleOf(sheet)} · ${gameAndRules(sheet)} · ${dateOf(sheet.record)}`;
  say(about, EDGE, 138, "500 30px system-ui, sans-serif", SOFT, WIDE - 2 * EDGE);

  const column = (WIDE - 2 * EDGE - LABEL) / sheet.players.length;
  const middle = (seat: number): number => EDGE + LABEL + column * (seat + 0.5);
  pen.textAlign = "center";
  for (const [seat, { name, disc }] of sheet.players.entries()) {
    const won = sheet.winners.includes(seat);
    pen.beginPath();
    pen.arc(middle(seat), HEAD + 40, 38, 0, 2 * Math.PI);
    pen.fillStyle = colour(disc);
    pen.fill();
    pen.lineWidth = won ? 6 : 3;
    pen.strokeStyle = won ? GOLD : INK;
    pen.stroke();
    say(letterOf(name), middle(seat), HEAD + 42, `400 40px ${display}`);
    say(name, middle(seat), HEAD + 102, "650 28px system-ui, sans-serif", INK, column - 10);
    const total = pointsText(sheet, sheet.totals[seat] ?? 0);
    say(total, middle(seat), HEAD + 146, "750 42px system-ui, sans-serif", won ? GOLD : INK, column - 10);
  }

  const names = sheet.players.map(({ name }) => name);
  for (const [index, row] of sheet.rows.entries()) {
    const y = HEAD + PEOPLE + ROW * (index + 0.5);
    pen.fillStyle = index % 2 ? "#0000001f" : "#0000003b";
    pen.fillRect(EDGE - 20, y - ROW / 2, WIDE - 2 * EDGE + 40, ROW);
    pen.textAlign = "start";
    const label = sheet.words.label(row, names);
    const text = label ? [label.text, label.note].filter(Boolean).join(" · ") : String(numberOf(sheet, index));
    say(text, EDGE, y, "600 28px system-ui, sans-serif", INK, LABEL - 12);
    pen.textAlign = "center";
    const blank = row.void || row.missing || sheet.wrong.has(index);
    for (const seat of names.keys())
      say(
        blank ? "–" : pointsText(sheet, sheet.written[index]?.scores[seat] ?? 0),
        middle(seat),
        y,
        "600 30px system-ui, sans-serif",
      );
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

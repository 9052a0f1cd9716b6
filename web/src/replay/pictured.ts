// The picture of the current position: its content, and how it becomes a file.
import { wonCard } from "../game/observation";
import type { Look } from "../layout/scene";
import { inFour, orderOf, sorted, tinted } from "../game/look.svelte";
import { panelsOf } from "../panels/game";
import { tableOf } from "../table/game";
import { settings } from "../base/settings.svelte";
import { counted, points } from "../table/seat";
import { dealText } from "../words/counted";
import { letters, realName } from "../words/names";
import { tricksOf } from "../words/game";
import { t } from "../words/words.svelte";
import type { Player } from "../board/player.svelte";
import { PICTURE, pictureOf, TABLE, type Sitter, type Telling } from "./picture";

/** Pixels of the PNG for each pixel of the picture. */
const SHARP = 2;

/**
 * Return a function that draws the position on the screen as SVG, with the last action as its caption; it is called
 * again when the pictures of the courts are loaded. It returns an empty text if nothing is shown.
 */
export function drawn(player: Player, said: string): (courts: Telling["courts"]) => string {
  const view = player.shot?.view;
  const table = view?.table;
  const frame = player.frame;
  if (!view || !table || !frame) return () => "";
  const { seat, open } = player.eyes;
  const tricks = tricksOf(view);
  const notes = panelsOf(view).picture?.(view, table) ?? { banner: null, empty: [], stock: null };
  const look: Look = {
    selected: null,
    pending: null,
    sort: orderOf(view.game),
    counterClockwise: !view.rules.clockwise,
    text: 1,
    size: 1,
    handed: settings.handed,
  };
  const laid = tableOf(view).layout(table, TABLE, seat, look);
  const told = (other: number): boolean => open && other !== seat;
  const scene = {
    ...laid,
    placed: laid.placed.filter(
      ({ zone }) => !zone.startsWith("taken:") && !(zone.startsWith("hand:") && told(Number(zone.slice(5)))),
    ),
  };
  const sitters = view.seats.map((_, other): Sitter => ({
    name: realName(view, other),
    line: `${counted(view, other)} · ${points(view, other)}`,
    turn: view.phase === "deal" && table.toAct === other,
    dealer: view.dealer === other,
    hand: told(other) ? sorted(view.game, frame.hands[other] ?? [], "suit") : null,
  }));
  const telling: Omit<Telling, "courts"> = {
    title: `${t(`game-${view.game}`)} · ${dealText(view)}`,
    said,
    ...notes,
    sitters,
    dealer: t("dealer-letter"),
    letters: letters(),
    four: inFour(view.game),
    tint: tinted(),
    won: tricks && wonCard(tricks),
  };
  return (courts) => pictureOf(scene, { ...telling, courts });
}

/** An SVG as a data URL for an image; the policy of the page allows no other kind. */
export const dataUrl = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** An SVG as a PNG of twice the size. Rejects if the browser cannot draw it. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image(PICTURE.w * SHARP, PICTURE.h * SHARP);
  image.src = dataUrl(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE.w * SHARP;
  canvas.height = PICTURE.h * SHARP;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

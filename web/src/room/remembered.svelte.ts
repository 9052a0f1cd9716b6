// Stores what is seen at a table, and shows it again if the page is opened while the server cannot be reached.
import { untrack } from "svelte";
import type { Update } from "../base/messages";
import type { Session } from "../session/session.svelte";
import { keptSeat } from "../base/seats";
import { keepSeen, lastSeen } from "../offline/seen";

/** Milliseconds after a change of the table until it is stored: not while cards move. */
const REST = 1000;
/** Milliseconds to wait for the server before the stored table is shown. */
const PATIENCE = 2500;

/**
 * Store what `session` shows, and give it what was stored. Call it inside an effect and return its result there: then
 * storing ends with the effect.
 */
export function remember(session: Session): () => void {
  let newest: Update | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(): void {
    clearTimeout(timer);
    if (newest) keepSeen(newest);
    newest = null;
  }

  function recall(): void {
    const seat = keptSeat(session.room);
    const seen = seat && seat.secret === session.secret ? lastSeen(session.room, seat.seat) : null;
    if (seen && !session.view) session.playback.showStored(seen.update, seen.at);
  }

  $effect(() => {
    const update = session.playback.shot?.update;
    if (!update || update.view.you === null || session.playback.recalled !== null) return;
    newest = update;
    clearTimeout(timer);
    timer = setTimeout(keep, REST);
  });
  $effect(() => {
    if (session.link === "lost") untrack(recall);
  });

  const patience = setTimeout(recall, navigator.onLine ? PATIENCE : 0);
  const hidden = (): void => void (document.hidden && keep());
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    clearTimeout(patience);
    keep();
    removeEventListener("pagehide", keep);
    document.removeEventListener("visibilitychange", hidden);
  };
}

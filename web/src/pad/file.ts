// Sheets as files that leave this browser. What comes in: meeting.ts.
import { saveBlob } from "../base/files";
import type { Opened } from "./opened";

/** The beginning of the name of a file, without what systems do not allow in it. */
export function fileName({ start, record }: Opened, ending: string): string {
  const title = (record.title || start.players.join("-")).replace(/[^\p{L}\p{N} -]/gu, "").trim();
  return `${title || "kingcraft"}.${ending}`;
}

/** The document of a sheet (docs/rules/sheets.md), with its sums. */
export function documentOf({ record, written, totals, winners }: Opened): string {
  const scores = written.map((row) => row.scores);
  return JSON.stringify({ format: "kingcraft-sheet/1", events: record.events, scores, totals, winners }, null, 1);
}

/** Give a file away: by the device's own sheet if it takes files, otherwise save it. */
export async function give(name: string, content: Blob): Promise<void> {
  const file = new File([content], name, { type: content.type });
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title: name });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  saveBlob(name, content);
}

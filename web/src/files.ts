// Giving something away: as a file, or as a link.

/** How long a file stays where the browser fetches it, milliseconds: some ask first where to put it. */
const FETCHED = 10_000;

/** Let the browser save a file. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FETCHED);
}

/** Let the browser save a JSON text as a file. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "application/json" }));
}

/** How a link was given away; `by-hand`: refused, cancelled, or a page without https, to which browsers lend no clipboard. */
export type Shared = "shared" | "copied" | "by-hand";

/** Share a link by the device's own sheet, else copy it. */
export async function shareLink(url: string, title: string): Promise<Shared> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ url, title });
      return "shared";
    }
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "by-hand";
  }
}

// Sharing: as a file, or as a link.

/** Milliseconds that a file stays available to the browser: some ask first where to save it. */
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

/** How a link was shared; `by-hand`: refused, cancelled, or no clipboard because the page has no https. */
export type Shared = "shared" | "copied" | "by-hand";

/** Share a link with the device's own sheet, otherwise copy it. */
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

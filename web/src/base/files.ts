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

/** How a link was shared; `by-hand`: the player has to copy it; `cancelled`: they closed the sheet of their device. */
export type Shared = "shared" | "copied" | "by-hand" | "cancelled";

/**
 * Copy a link. Pages without https, as in a home network, have no clipboard: there the browser copies what is selected
 * in `field`, which shows the link.
 */
export async function copyLink(url: string, field?: HTMLInputElement | HTMLTextAreaElement): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    const focused = document.activeElement;
    field?.focus();
    field?.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without https
    if (!field || !document.execCommand("copy")) return "by-hand";
    if (focused instanceof HTMLElement) focused.focus();
    return "copied";
  }
}

/** Share a link with the device's own sheet; where there is none, or it refuses, copy it as {@link copyLink} does. */
export async function shareLink(url: string, title: string, field?: HTMLInputElement): Promise<Shared> {
  if (typeof navigator.share !== "function") return copyLink(url, field);
  try {
    await navigator.share({ url, title });
    return "shared";
  } catch (error) {
    const closed = error instanceof DOMException && error.name === "AbortError";
    return closed ? "cancelled" : copyLink(url, field);
  }
}

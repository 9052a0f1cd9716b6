// The result of a day as a picture, drawn in the page: the same lines as the shared text, on green cloth.

const WIDE = 1080;
const LINE = 92;
const EDGE = 72;

/** Draw lines of text, the first one as the head. Null if the browser cannot draw. */
export function picture(lines: readonly string[]): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = 2 * EDGE + LINE * lines.length;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = "#1d4a35";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = "#c9a24a";
  pen.lineWidth = 4;
  pen.strokeRect(24, 24, WIDE - 48, canvas.height - 48);
  pen.textBaseline = "middle";
  for (const [i, line] of lines.entries()) {
    pen.fillStyle = i ? "#f8f1df" : "#f8d57e";
    pen.font = `${i ? 500 : 700} ${i ? 44 : 48}px system-ui, sans-serif`;
    pen.fillText(line, EDGE, EDGE + LINE * (i + 0.5), WIDE - 2 * EDGE);
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

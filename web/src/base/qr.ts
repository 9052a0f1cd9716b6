// A link as a QR code, drawn as one path. The page draws it itself: a seat's link holds a secret, which no request
// carries. (The terminal's code is drawn by the server, greeting.py.)
import { correction, generate } from "lean-qr/nano";

/** Width of the light border around a code, in modules: the code needs it. */
const BORDER = 4;

export interface Code {
  /** Modules across, border included. */
  readonly size: number;
  /** The dark modules as an SVG path; a module is one unit. */
  readonly path: string;
}

/** Throws if a link does not fit into any code. */
export function qrCode(link: string): Code {
  const code = generate(link, { minCorrectionLevel: correction.M });
  const modules = Array.from({ length: code.size }, (_, at) => at);
  const dark = modules.flatMap((y) =>
    modules.filter((x) => code.get(x, y)).map((x) => `M${x + BORDER} ${y + BORDER}h1v1h-1z`),
  );
  return { size: code.size + 2 * BORDER, path: dark.join("") };
}

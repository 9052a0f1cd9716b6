// What a server offers, on a small scale: for the tests of house rules.
import { vi } from "vitest";
import type { GameView, RulesView, WishedRules } from "../src/base/messages";

const POINTS = { "no-tricks": 20, "no-king": 160 };

export const GAMES: GameView[] = [
  {
    name: "kings-corner",
    minPlayers: 2,
    maxPlayers: 6,
    defaultPreset: "pagat",
    presets: [
      {
        name: "pagat",
        values: {
          hand_size: 7,
          draw_when: "end",
          scoring: "king10",
          target: 25,
          sign: "+",
          deals: 0,
          drawn_king_now: false,
        },
        lengths: [],
      },
      {
        name: "fast",
        values: {
          hand_size: 7,
          draw_when: "start",
          scoring: "king10",
          target: 25,
          sign: "+",
          deals: 0,
          drawn_king_now: false,
        },
        lengths: [],
      },
    ],
    options: [
      { name: "hand_size", kind: "number", choices: [], low: 1, high: 13 },
      { name: "draw_when", kind: "choice", choices: ["end", "start"], low: 0, high: 0 },
      { name: "scoring", kind: "choice", choices: ["king10", "chips"], low: 0, high: 0 },
      { name: "target", kind: "number", choices: [], low: 1, high: 1000 },
      { name: "sign", kind: "choice", choices: ["+", "-"], low: 0, high: 0 },
      { name: "deals", kind: "number", choices: [], low: 0, high: 1000 },
      { name: "drawn_king_now", kind: "flag", choices: [], low: 0, high: 0 },
    ],
    bots: ["beginner", "casual"],
    hints: true,
    reviews: true,
  },
  {
    name: "king",
    minPlayers: 4,
    maxPlayers: 4,
    defaultPreset: "king",
    presets: [
      { name: "king", values: { contracts: ["no-tricks", "no-king"], values: POINTS, men: ["K", "J"] }, lengths: [] },
    ],
    options: [
      { name: "contracts", kind: "names", choices: ["no-tricks", "no-king"], low: 0, high: 0 },
      { name: "values", kind: "points", choices: ["no-tricks", "no-king"], low: 0, high: 1000 },
      { name: "men", kind: "names", choices: ["A", "J", "Q", "K"], low: 0, high: 0 },
    ],
    bots: ["beginner", "casual"],
    hints: true,
    reviews: true,
  },
];

/** A server that is down, until the next `serve`. */
export function unreached(): void {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
}

/** A server that fails at every request, until the next `serve`. */
export function failing(): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })));
}

/** A server that accepts all rules except those that `refuses` names: it answers them with that problem. */
export function serve(
  refuses: (wish: WishedRules) => { key: string; place: string; arguments?: object } | null = () => null,
): { asked: WishedRules[] } {
  const asked: WishedRules[] = [];
  const answer = (body: unknown, status = 200): Promise<Response> =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    if (path === "/api/games") return answer(GAMES);
    const wish = JSON.parse(String(init.body)) as WishedRules;
    asked.push(wish);
    const problem = refuses(wish);
    if (problem) return answer({ code: "bad-format", arguments: {}, ...problem }, 422);
    const [preset = "", query = ""] = wish.text.split("?");
    const read = Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
    );
    const differences = { ...read, ...wish.options };
    const text = Object.keys(differences).length
      ? `${preset}?${new URLSearchParams(Object.entries(differences).map(([name, value]) => [name, String(value)]))}`
      : preset;
    const game = GAMES.find((one) => one.presets.some(({ name }) => name === preset));
    const values = { ...game?.presets.find(({ name }) => name === preset)?.values, ...differences };
    const view: RulesView = {
      game: game?.name ?? "",
      preset,
      text,
      differences,
      values,
      idle: values.deals ? ["target"] : [],
      hash: "0",
    };
    return answer(view);
  });
  return { asked };
}

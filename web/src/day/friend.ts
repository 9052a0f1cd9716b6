// What friends have made of a day, in the last part of a link: it is never sent to a server. The browser keeps it, so
// that the results are side by side once the player has come back from the tables.
import { at } from "../base/site";
import { TASKS, type PlayedDay, type TaskName } from "../base/keptDays";

export interface Friend {
  name: string;
  points: Readonly<Partial<Record<TaskName, number>>>;
}

const LONGEST_NAME = 24;
const KEY = "kingcraft.friends";
/** Of how many days, the newest, and of how many friends a day results are kept. */
const MOST = { days: 60, friends: 8 } as const;

/** By date: the parts of the links that were opened. */
type Kept = Readonly<Record<string, readonly string[]>>;

/** What was kept, if this browser does not store it. */
let unstored: Kept | null = null;

/** The link to a day with this player's results. */
export function challenge(date: string, name: string, played: PlayedDay, origin: string = location.origin): string {
  const points = TASKS.map((task) => played[task]?.points ?? "").join("_");
  return `${origin}${at(`/day/${date}`)}#friend=${points}_${encodeURIComponent(name)}`;
}

/** The friend in such a part; null if there is none, and "damaged" if the link was cut or altered. */
export function friendIn(hash: string): Friend | "damaged" | null {
  const found = /^#friend=(.*)$/.exec(hash)?.[1];
  if (found === undefined) return null;
  const [, ...parts] = /^(-?\d{1,4})?_(-?\d{1,4})?_(-?\d{1,4})?_(.+)$/.exec(found) ?? [];
  const name = parts.length ? plainly(parts.at(-1) ?? "") : "";
  if (!name) return "damaged";
  const points = Object.fromEntries(
    TASKS.flatMap((task, i) => (parts[i] === undefined ? [] : [[task, Number(parts[i])]])),
  );
  return { name: name.slice(0, LONGEST_NAME), points };
}

function plainly(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return "";
  }
}

function kept(): Kept {
  try {
    const found: unknown = unstored ?? JSON.parse(localStorage.getItem(KEY) ?? "null");
    return Object.fromEntries(
      Object.entries(Object(found) as Record<string, unknown>).map(([date, parts]) => [
        date,
        Array.isArray(parts) ? parts.filter((part) => typeof part === "string") : [],
      ]),
    );
  } catch {
    return {};
  }
}

/** Keep the friend in the last part of a link to a day; a friend whose link is opened again replaces themself. */
export function keepFriend(date: string, hash: string): void {
  const friend = friendIn(hash);
  if (!friend || friend === "damaged") return;
  const others = (kept()[date] ?? []).filter((part) => named(part)?.name !== friend.name);
  const all = { ...kept(), [date]: [hash, ...others].slice(0, MOST.friends) };
  const dates = Object.keys(all).toSorted().slice(-MOST.days);
  const stored: Kept = Object.fromEntries(dates.map((one) => [one, all[one] ?? []]));
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
    unstored = null;
  } catch {
    unstored = stored;
  }
}

/** The friends whose results of a day are known, the last one first. */
export const friendsOf = (date: string): Friend[] => (kept()[date] ?? []).flatMap((part) => named(part) ?? []);

/** The friend in a part that was kept. */
function named(part: string): Friend | null {
  const friend = friendIn(part);
  return friend === "damaged" ? null : friend;
}

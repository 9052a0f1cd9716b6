// What a friend has made of a day, in the last part of a link: it is never sent to a server.
import { TASKS, type PlayedDay, type TaskName } from "../base/keptDays";

export interface Friend {
  name: string;
  points: Readonly<Partial<Record<TaskName, number>>>;
}

const LONGEST_NAME = 24;

/** The link to a day with this player's results. */
export function challenge(date: string, name: string, played: PlayedDay, origin: string = location.origin): string {
  const points = TASKS.map((task) => played[task]?.points ?? "").join("_");
  return `${origin}/day/${date}#friend=${points}_${encodeURIComponent(name)}`;
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

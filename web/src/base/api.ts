// The few questions to a home, over HTTP if it is a server; everything at the table uses a connection to the room.
import { saveFile } from "./files";
import { ask } from "./home";
import type {
  CodedRoom,
  Day,
  DayResult,
  DealReviewState,
  DealVerdict,
  GameView,
  JoinRoom,
  Network,
  NewLesson,
  NewPractice,
  NewRoom,
  NewSeat,
  NextMatch,
  PlayedMatch,
  Problem,
  ReplayDeal,
  ReplayMatch,
  ReviewState,
  RoomCode,
  RoomSummary,
  RulesView,
  Seated,
  WishedRules,
} from "./messages";
import type { TextKey } from "./textKey";

/**
 * A refused request: the server's `Problem`, or `offline` if it did not answer. `passing`: the same request may succeed
 * later; it is valid.
 */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly key: TextKey,
    readonly place = "",
    readonly args: Problem["arguments"] = {},
    readonly passing = true,
  ) {
    super(code);
  }
}

/** The answer to a request. Throws a `Refusal`. */
async function asked(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await ask(path, init);
  } catch {
    throw new Refusal("offline", "link-offline");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  // A host of files alone answers instead of the server.
  if (!problem && (response.status === 404 || response.status === 405)) throw new Refusal("offline", "link-offline");
  const passing = response.status >= 500 || response.status === 429;
  throw new Refusal(
    problem?.code ?? "internal",
    problem?.key ?? "error-internal",
    problem?.place,
    problem?.arguments,
    passing,
  );
}

async function answer<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await (await asked(path, init)).json()) as T;
}

function post<T>(path: string, body: object, secret = ""): Promise<T> {
  const headers = { "content-type": "application/json", ...(secret ? { authorization: `Bearer ${secret}` } : {}) };
  return answer(path, { method: "POST", headers, body: JSON.stringify(body) });
}

function bearer(secret: string): RequestInit {
  return secret ? { headers: { authorization: `Bearer ${secret}` } } : {};
}

/** The tasks of a date: "2027-01-31". */
export const dayNamed = (date: string): Promise<Day> => answer(`/days/${date}`);
/** What the task of a day came to in its room. */
export const dayResult = (room: string): Promise<DayResult> => answer(`/rooms/${room}/day`);

/** How other devices reach the server. */
export const network = (): Promise<Network> => answer("/network");
export const games = (): Promise<GameView[]> => answer("/games");
export const askRules = (wish: WishedRules): Promise<RulesView> => post("/rules", wish);
export const newRoom = (room: NewRoom): Promise<Seated> => post("/rooms", room);
/** `secret`: of a seat in the match whose cards are given, if there is one. */
export const newPractice = (practice: NewPractice, secret: string): Promise<Seated> =>
  post("/practice", practice, secret);
export const newLesson = (lesson: NewLesson): Promise<Seated> => post("/lessons", lesson);
export const takeSeat = (room: string, join: JoinRoom): Promise<Seated> => post(`/rooms/${room}/seat`, join);
/** A code that leads to the door of a room; `secret`: of a seat there. */
export const roomCode = (room: string, secret: string): Promise<RoomCode> => post(`/rooms/${room}/code`, {}, secret);
/** The room that a code leads to. */
export const coded = (code: string): Promise<CodedRoom> => answer(`/codes/${code}`);
/** The player's seat in the match after that of `room`; the first player who asks opens it for all, as they wish. */
export const playAgain = (room: string, secret: string, wish: Partial<NextMatch> = {}): Promise<Seated> =>
  post(`/rooms/${room}/again`, wish, secret);
/** Before the first deal, give an empty seat to a bot, or open it to anyone. */
export const giveSeat = (room: string, seat: number, to: NewSeat, secret: string): Promise<RoomSummary> =>
  post(`/rooms/${room}/seats/${seat}`, to, secret);
export const summary = (room: string, secret: string): Promise<RoomSummary> => answer(`/rooms/${room}`, bearer(secret));

/** A match as the player's seat played it. */
export const playedMatch = (room: string, secret: string): Promise<PlayedMatch> =>
  answer(`/rooms/${room}/played`, bearer(secret));
/** The record of a match. */
export const recordOf = (room: string, secret: string): Promise<object> =>
  answer(`/rooms/${room}/record`, bearer(secret));

/** Have a match reviewed; a repeated request starts nothing new. `idle`: only if no other room waits for a review. */
export const askReview = (room: string, idle = false): Promise<ReviewState> =>
  post(`/rooms/${room}/review${idle ? "?idle=true" : ""}`, {});
/** The progress of the review of a match, or the review itself. */
export const lookAtReview = (room: string): Promise<ReviewState> => answer(`/rooms/${room}/review`);
/** Have an ended deal reviewed; `secret`: of a seat, needed during the match; `idle`: as for a match. */
export const askDealReview = (room: string, deal: number, secret: string, idle = false): Promise<DealReviewState> =>
  post(`/rooms/${room}/review/deals/${deal}${idle ? "?idle=true" : ""}`, {}, secret);
/** The progress of the review of a deal, or the review itself; it may arrive while later deals are reviewed. */
export const lookAtDealReview = (room: string, deal: number, secret: string): Promise<DealReviewState> =>
  answer(`/rooms/${room}/review/deals/${deal}`, bearer(secret));
/** The verdict on the calls of the player's seat in a deal that has ended, without delay. */
export const verdictOf = (room: string, deal: number, secret: string): Promise<DealVerdict> =>
  answer(`/rooms/${room}/verdicts/${deal}`, bearer(secret));

/** A request about a replayed match: one of the server's, or a record that is sent with the request. */
function replayed<T>(room: string, secret: string, record: string, path: string): Promise<T> {
  if (room) return answer(`/matches/${room}${path}`, bearer(secret));
  return answer(`/replay${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: record });
}

/** A summary of a replayed match. */
export const replayedMatch = (room: string, secret: string, record: string): Promise<ReplayMatch> =>
  replayed(room, secret, record, "");
/** One of its deals, position by position. */
export const replayedDeal = (room: string, secret: string, record: string, deal: number): Promise<ReplayDeal> =>
  replayed(room, secret, record, `/deals/${deal}`);

/** The rules of a text in plain words: HTML written by the server. */
export const rulePage = async (text: string, language: string): Promise<string> =>
  (await asked(`/rules/page/${language}/${text}`)).text();

/** The same in short: at most 250 words, without headings. */
export const shortRules = async (text: string, language: string): Promise<string> =>
  (await asked(`/rules/short/${language}/${text}`)).text();

/** Save the record of a room as a file. */
export async function downloadRecord(room: string, secret: string): Promise<void> {
  saveFile(`kingcraft-${room}.json`, JSON.stringify(await recordOf(room, secret), null, 1));
}

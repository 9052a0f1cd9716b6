// An open sheet: what it says, and its changes. Every change is stored before it is shown.
import type { Row } from "./counting";
import * as changes from "./changes";
import { entered, type Draft, type Tally } from "./entry";
import { padOf, type GameEntry } from "./game";
import { dealAt, known, nextKey, opened, renewed } from "./opened";
import type { SheetEvent, Start } from "./sheet";
import { store, type KeptDraft, type SheetRecord } from "./store.svelte";

/** Now, with the offset of this place: 2026-11-20T19:02+01:00. */
export function timeHere(now = new Date()): string {
  const offset = -now.getTimezoneOffset();
  const two = (value: number): string => String(Math.floor(Math.abs(value))).padStart(2, "0");
  const here = new Date(now.getTime() + offset * 60_000).toISOString().slice(0, 16);
  return `${here}${offset < 0 ? "-" : "+"}${two(offset / 60)}:${two(offset % 60)}`;
}

export class SheetVisit {
  /** The name of this phone's events. */
  by = "";
  record = $state.raw<SheetRecord | null>(null);
  /** The deal that is being entered. */
  draft = $state.raw<KeptDraft | null>(null);
  status = $state<"loading" | "missing" | "ready">("loading");
  /** What was just done, for a live region. */
  said = $state("");
  /** How deals of the game are entered; null: not loaded yet. */
  how = $state.raw<GameEntry | null>(null);
  readonly sheet = $derived(this.record ? opened(this.record) : null);
  /** What is entered of the next deal already, and shown before it is written: its price, chips paid. */
  readonly ahead = $derived.by((): { settled: Row | null; tally: Tally | null } => {
    const { sheet, how, draft } = this;
    const next = sheet && dealAt(sheet, this.nextKey, "");
    if (!next || !how) return { settled: null, tally: null };
    const state = entered(how.entering, next, draft?.at === this.nextKey ? draft.draft : null);
    return { settled: how.entering.settled?.(next, state) ?? null, tally: how.tally?.(next, state) ?? null };
  });
  readonly undoable = $derived(this.record !== null && changes.lastChange(this.record.events, this.by) !== undefined);
  readonly redoable = $derived(this.record !== null && changes.lastUndo(this.record.events, this.by) !== undefined);
  /** Changes follow each other. */
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly id: string) {}

  /** Read the sheet, and again when another tab changes it or this one is shown again. Returns how to end that. */
  follow(): () => void {
    const again = (): void => void (document.hidden || this.load());
    void this.load();
    document.addEventListener("visibilitychange", again);
    const end = store.listen((id) => void (id === this.id && this.load()));
    return () => {
      document.removeEventListener("visibilitychange", again);
      end();
    };
  }

  /** Read the sheet, also again: another tab may have changed it. */
  async load(): Promise<void> {
    ({ by: this.by } = await store.phone());
    const kept = await store.get("sheets", this.id);
    const [found] = await known(kept ? [kept] : []);
    this.draft ??= (await store.get("drafts", this.id)) ?? null;
    if (found) this.record = found;
    this.status = found ? "ready" : "missing";
    if (this.sheet) this.how ??= (await padOf(this.sheet.start.game).entry()).default;
  }

  private get writer(): changes.Writer {
    return { by: this.by, time: timeHere() };
  }

  /** Store a change of the record, then show it. */
  private change(how: (record: SheetRecord) => Partial<SheetRecord>): Promise<void> {
    this.last = this.last.then(async () => {
      if (!this.record) return;
      this.record = await store.changeSheet(this.record, (now) => renewed(now, how(now)));
    });
    return this.last;
  }

  private changeEvents(how: (events: readonly SheetEvent[], by: changes.Writer) => SheetEvent[]): Promise<void> {
    return this.change(({ events }) => ({ events: how(events, this.writer) }));
  }

  /** Write a row; what was entered of it by half is done with. */
  async write(at: number, row: Row): Promise<void> {
    const first = this.sheet?.rows.length === 0;
    await this.changeEvents((events, by) => changes.put(events, by, at, row));
    if (this.draft?.at === at) this.keepDraft(at, null);
    if (first) void navigator.storage?.persist?.().catch(() => false);
  }

  /** Keep what is entered of a row. */
  keepDraft(at: number, draft: Draft | null): void {
    const kept = draft && { id: this.id, at, draft };
    if (kept) store.putNow(kept);
    else void store.remove("drafts", this.id);
    this.draft = kept;
  }

  /** Keep one more tap of the next deal. */
  tap(one: string): void {
    const taps = this.draft?.at === this.nextKey ? this.draft.draft.taps : [];
    this.keepDraft(this.nextKey, { taps: [...taps, one] });
  }

  drop(at: number): Promise<void> {
    return this.changeEvents((events, by) => changes.drop(events, by, at));
  }

  /** Say what this phone is called; empty: nothing any more. */
  async callPhone(name: string): Promise<void> {
    await store.put("phone", { ...(await store.phone()), name });
    await this.changeEvents((events, by) => changes.signed(events, by, name));
  }

  /** Go on by other rules; all rows are checked by them. `name`: of house rules, or empty. */
  setRules(rules: Start["rules"], name: string): Promise<void> {
    return this.change(({ events, rulesName }) => ({
      events: changes.set(events, this.writer, { rules }),
      rulesName: name || rulesName,
    }));
  }

  /** Take the last change of this phone back. */
  undo(): Promise<void> {
    return this.changeEvents((events, by) => {
      const last = changes.lastChange(events, by.by);
      return last ? changes.takeBack(events, by, last) : [...events];
    });
  }

  redo(): Promise<void> {
    return this.changeEvents((events, by) => {
      const last = changes.lastUndo(events, by.by);
      return last ? changes.takeBack(events, by, last) : [...events];
    });
  }

  /** Another name of the sheet, other looks. */
  rename(what: Pick<Partial<SheetRecord>, "title" | "seats">): Promise<void> {
    return this.change(() => what);
  }

  /** The key of the row that is entered next. */
  get nextKey(): number {
    return this.sheet ? nextKey(this.sheet) : 1;
  }
}

// A session whose server is the test.
import { vi } from "vitest";
import type { FromClient, FromServer, Update } from "../src/base/messages";
import { Session } from "../src/session/session.svelte";
import type { AtTable } from "../src/table/tableLayout.svelte";

/** A WebSocket whose other end is the test. */
export class Socket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 1;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  receive(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get acts(): string[] {
    return this.sent.flatMap((message) => (message.type === "act" ? [message.token] : []));
  }
}

/** Open a session without a page; the first update is what its player sees. */
export function openSession(first: Update): { session: Session; socket: Socket } {
  const opened: Socket[] = [];
  const socketOf = class extends Socket {
    constructor(url: string) {
      super(url);
      opened.push(this);
    }
  };
  vi.stubGlobal("WebSocket", socketOf);
  const session = new Session("r", "s3cret");
  session.open();
  const [socket] = opened;
  if (!socket) throw new Error("The session has opened no socket.");
  socket.receive(first);
  return { session, socket };
}

/** What a table shows of a session: each time the newest view. */
export const tableOfSession = (session: Session): AtTable => ({
  session,
  get view() {
    if (!session.view) throw new Error("The session has no table.");
    return session.view;
  },
});
